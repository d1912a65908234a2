"""The exceptions of the Python package, and the sentences that more than one place says.

Each message is one sentence on what is wrong and, where there is a remedy, one on what to do.
"""

from __future__ import annotations


class SetuError(RuntimeError):
    """Something in Setu's own installation, configuration or start-up is wrong."""


class EnvironmentVariableError(SetuError, ValueError):
    """An environment variable holds a value that is not allowed."""


class PluginNotFoundError(SetuError):
    """No PJRT plugin exists for the platform that was asked for."""


class LoadError(SetuError, ImportError):
    """Device "tpu" cannot be registered in this process."""


def not_in_this_version(what: str, instead: str) -> NotImplementedError:
    """An error for a name that integrations know and this version does not implement yet."""
    return NotImplementedError(f"{what} is not part of this version of torch-setu; {instead}.")


def built_for_another_torch(built: str, running: str) -> str:
    return (
        f"the extension of torch-setu was built for torch {built}, and this is torch {running}; build torch-setu again with "
        "this torch (pip install --no-build-isolation --force-reinstall --no-deps, on its source)."
    )


def extension_missing(detail: str) -> str:
    return (
        f"the extension torch_setu._bridge cannot be imported ({detail}); install torch-setu again "
        "(pip install --no-build-isolation --force-reinstall --no-deps, on its source)."
    )


def package_conflict(name: str, version: str) -> str:
    return (
        f"the distribution {name} {version} also installs the package torch_tpu and has overwritten, or been overwritten "
        f"by, Setu's; run 'pip uninstall {name}' and reinstall torch-setu, or run 'pip uninstall torch-setu'."
    )


def backend_taken(name: str) -> str:
    return (
        f"another backend already uses PyTorch's only slot for external devices, under the name {name!r}; uninstall it, "
        "or set TORCH_DEVICE_BACKEND_AUTOLOAD=0 and import only the backend that you want."
    )


def forked() -> str:
    return (
        "the device runtime was started before this process was forked and cannot be used in the child; use the 'spawn' "
        "start method (torch.multiprocessing.set_start_method('spawn')), or touch the device only in the children."
    )


NO_CPU_PLUGIN = (
    "no TPU is on this machine's PCI bus and no PJRT plugin for CPU is installed; install one with "
    "'pip install xla-cpu-pjrt', or name a plugin file in TORCH_TPU_PLUGIN."
)

CPU_FALLBACK = (
    "no TPU is on this machine's PCI bus, so device 'tpu' runs on the CPU through a PJRT plugin; set "
    "TORCH_TPU_PLATFORM=cpu to choose that without this warning."
)
