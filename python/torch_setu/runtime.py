"""The runtime behind the device: what is known before it starts, how it is configured, and what follows its start.

The runtime starts when something first needs the device, often in C++ with no Python in between. The extension then calls
:func:`first_use` (with the GIL held and no lock of its own). Nothing else here starts it except :func:`start`.
"""

from __future__ import annotations

import atexit
import os
import threading
import time
import warnings
from collections.abc import Callable

from torch_setu import _bridge, environment, errors, log, plugins

_lock = threading.RLock()
_arguments: dict[str, object] = {}
_waiting: list[Callable[[], object]] = []
_environment_applied = False
_configured = False
_followed_up = False
_declared: tuple[bool, int] | None = None


def selection() -> plugins.Selection:
    """The plugin that serves, or would serve, the device. Raises what plugins.discover raises."""
    return plugins.discover(
        _arguments.get("plugin"), _arguments.get("platform"), device_count=_arguments.get("device_count")
    )


def known() -> tuple[bool, int]:
    """(is_available, device count) before the start, without starting; never raises.

    The count is at least 1, because the device can be used, or its use fails with a reason, even where it does not count
    as available.
    """
    try:
        chosen = selection()
    except Exception:
        return False, 1
    return chosen.available and not chosen.topology, chosen.device_count


def declare() -> tuple[bool, int]:
    """Tells the extension's hooks what is known before the start, for callers in C++ that must not start the runtime."""
    global _declared
    now = known()
    if now != _declared and not _bridge.is_started():
        if hasattr(_bridge, "declare"):
            _bridge.declare(*now)
        _declared = now
    return now


def choose(plugin: str | None, platform: str | None, device_count: int | None) -> None:
    """Records explicit arguments. Raises ValueError for a bad one and SetuError once the runtime has started."""
    global _configured
    given = {"plugin": plugin, "platform": platform, "device_count": device_count}
    given = {name: value for name, value in given.items() if value is not None}
    if not given:
        return
    if device_count is not None and not 1 <= device_count <= environment.MAX_DEVICE_COUNT:
        raise ValueError(f"device_count must be from 1 to {environment.MAX_DEVICE_COUNT}, not {device_count}.")
    with _lock:
        if _bridge.is_started():
            raise errors.SetuError(
                "the device runtime has already started; choose plugin and platform before its first use."
            )
        plugins.discover(plugin, platform, device_count=device_count)
        _arguments.update(given)
        declare()
        if _configured:  # an earlier start failed
            _configured = False
            configure()


def start() -> None:
    """Starts the runtime unless it runs. Raises SetuError in a process forked after the start."""
    check_fork()
    configure()
    if not _bridge.is_started():
        begin = time.perf_counter()
        _bridge.start()
        log.write("info", f"runtime started in {time.perf_counter() - begin:.2f} s")
    _follow_up()


def first_use() -> None:
    """What the extension calls when the device is first needed: configures and starts. Raises what these raise."""
    start()


def configure() -> None:
    """Tells the extension which plugin to load and how, once, just before the start.

    Raises what plugins.discover raises, EnvironmentVariableError, and NotImplementedError for a topology. Warns when the
    CPU stands in.
    """
    global _configured
    with _lock:
        if _configured or _bridge.is_started():
            return
        chosen = selection()
        if chosen.topology:
            raise errors.not_in_this_version(
                f"compiling for the topology {chosen.topology}", f"set {environment.PLATFORM.name} to a platform"
            )
        apply_environment()
        options = {"cpu_device_count": chosen.device_count} if chosen.platform == "cpu" else {}
        _bridge.configure(
            plugin_path=chosen.path,
            platform=chosen.platform,
            cache_directory=environment.cache_directory(),
            cache_bytes=environment.cache_size(),
            device_count=chosen.device_count,
            integer_options=options,
            mode=_bridge.get_mode(),
            quick_compile=environment.compile_effort() == "quick",
        )
        _configured = True
        log.write("info", f"plugin {chosen.path}, chosen by {chosen.source}")
    if chosen.fallback:
        warnings.warn(errors.CPU_FALLBACK, UserWarning, stacklevel=2)


def _follow_up() -> None:
    """What follows a successful start, once."""
    global _followed_up
    with _lock:
        if _followed_up:
            return
        _followed_up = True
    from torch.optim.optimizer import register_optimizer_step_post_hook, register_optimizer_step_pre_hook

    from torch_setu import backends, late_imports, random

    late_imports.postpone()
    backends.register()
    register_optimizer_step_pre_hook(_end_region)
    register_optimizer_step_post_hook(_end_region)
    random.seed_late_devices()
    while _waiting:
        _waiting.pop(0)()
    problem = _bridge.cache_problem() if hasattr(_bridge, "cache_problem") else None
    if problem:
        warnings.warn(problem, RuntimeWarning, stacklevel=2)


def _end_region(optimizer: object, args: object, kwargs: object) -> None:
    """Ends fused mode's region before and after an optimizer's step, so that every training step is the same two regions.

    The device computes gradients while Python goes through the parameters. Gradients outlive the step either way, so
    that the update gains nothing from being in one program with them.
    """
    if _bridge.get_mode() == "fused":
        for index in range(_bridge.device_count()):
            _bridge.flush(index)


def when_started(call: Callable[[], object]) -> None:
    """Calls ``call`` now if the runtime runs, else right after its start."""
    if _bridge.is_started():
        call()
    else:
        _waiting.append(call)


def apply_environment() -> None:
    """Hands mode and precision from the environment to the extension, once, before code sets either of them.

    Raises EnvironmentVariableError.
    """
    global _environment_applied
    with _lock:
        if _environment_applied:
            return
        mode, precision = environment.eager_mode(), environment.precision()
        environment.log_level()  # raises here rather than after the start
        _environment_applied = True
        _bridge.set_mode(mode)
        if precision is not None:
            _bridge.set_precision(precision)


def is_in_bad_fork() -> bool:
    """Whether this process was forked from one whose runtime had started."""
    return _bridge.in_bad_fork()


def check_fork() -> None:
    """Raises SetuError in a process forked after the start."""
    if _bridge.in_bad_fork():
        raise errors.SetuError(errors.forked())


def install() -> None:
    """Connects this module with the extension; called once, when the device is registered."""
    _bridge.set_lazy_configure(first_use)
    atexit.register(_bridge.shutdown)
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=_after_fork)
    declare()


def _after_fork() -> None:
    global _lock
    _lock = threading.RLock()  # another thread of the parent may have held it
