"""Registration and ``torch.tpu`` over a stand-in for the extension: each test is a process of its own."""

from __future__ import annotations

import sys

import pytest
from package_support import SOURCE, check_on_fake, check_python, run_python


def test_importing_the_package_imports_no_torch():
    check_python("import sys, torch_setu; torch_setu.__version__; assert 'torch' not in sys.modules")


# Autoload


def test_autoload_never_raises_and_warns_with_one_sentence():
    done = check_python(
        """
        import sys, torch, torch_setu
        sys.modules["torch_setu._bridge"] = None  # cannot be imported
        torch_setu._autoload()
        assert not hasattr(torch, "tpu")
        """
    )
    assert done.stderr.count("torch-setu is installed but stays off") == 1
    assert "setu doctor" in done.stderr


def test_autoload_survives_warnings_as_errors():
    done = check_python(
        "import sys, torch, torch_setu; sys.modules['torch_setu._bridge'] = None; torch_setu._autoload()",
        PYTHONWARNINGS="error::RuntimeWarning",
    )
    assert "stays off" in done.stderr


@pytest.mark.parametrize(("cuda", "platform", "loads"), [(False, "", True), (True, "", False), (True, "cpu", True)])
def test_autoload_leaves_other_accelerators_alone(cuda, platform, loads):
    check_python(
        f"""
        import torch, fake_bridge, torch_setu
        from torch_setu import chips, loader
        chips.local = lambda: ()
        loader.other_accelerator = lambda: "cuda" if {cuda} else ""
        fake_bridge.install()
        torch_setu._autoload()
        assert loader.is_loaded() == {loads}
        assert hasattr(torch, "tpu") == {loads}
        assert torch._C._get_privateuse1_backend_name() == ("tpu" if {loads} else "privateuseone")
        """,
        TORCH_TPU_PLATFORM=platform,
    )


def test_a_chip_loads_beside_another_accelerator():
    check_python(
        """
        import torch, torch_setu
        from torch_setu import chips, loader
        chips.local = lambda: (chips.Chip("0", chips.GENERATIONS[3]),)
        loader.other_accelerator = lambda: "cuda"
        assert loader.reason_to_load() == "TPU on the PCI bus"
        """
    )


def test_a_slot_that_is_taken():
    done = check_python(
        """
        import torch, torch_setu
        from torch_setu import errors, loader
        torch.utils.rename_privateuse1_backend("npu")
        try:
            loader.load()
        except errors.LoadError as error:
            assert "'npu'" in str(error) and isinstance(error, ImportError)
        else:
            raise AssertionError
        torch_setu._autoload()  # the other backend is an accelerator: silence
        """
    )
    assert "stays off" not in done.stderr


def test_an_extension_for_another_torch_is_refused_before_it_is_opened():
    check_python(
        """
        import sys, types, torch
        info = types.ModuleType("torch_setu._build_info"); info.TORCH_VERSION = "1.99.0"
        sys.modules[info.__name__] = info
        from torch_setu import errors, loader
        try:
            loader.load()
        except errors.LoadError as error:
            assert "built for torch 1.99.0, and this is torch " + torch.__version__ in str(error)
        else:
            raise AssertionError
        assert "torch_setu._bridge" not in sys.modules
        info.TORCH_VERSION = ".".join(torch.__version__.split(".")[:2]) + ".9+other"
        assert loader.build_mismatch(torch.__version__) == ""
        """
    )


@pytest.mark.parametrize("record", ["torch_tpu/__init__.py,,\n", "torch_tpu-1.0.dist-info/METADATA,,\n"])
def test_another_distribution_of_torch_tpu(tmp_path, record):
    info = tmp_path / "torch_tpu-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: torch-tpu\nVersion: 1.0\n")
    (info / "RECORD").write_text(record)
    conflict = record.startswith("torch_tpu/")
    check_python(
        f"""
        import sys
        sys.path.insert(0, {str(tmp_path)!r})
        from torch_setu import loader
        sentence = loader.package_conflict()
        assert ("pip uninstall torch-tpu" in sentence) == {conflict}, sentence
        """
    )


def test_a_module_that_torch_brings_is_replaced():
    check_python(
        """
        import types, torch, fake_bridge
        torch.tpu = types.ModuleType("torch.tpu")
        fake_bridge.install()
        from torch_setu import loader
        loader.load()
        import torch.tpu, torch_setu.device
        assert torch.tpu is torch_setu.device
        """
    )


def test_python_part_is_light():
    done = check_python(
        """
        import time, torch, fake_bridge, torch_setu
        fake_bridge.install()
        import sys
        before = set(sys.modules)
        begin = time.perf_counter()
        torch_setu._autoload()
        took = time.perf_counter() - begin
        assert hasattr(torch, "tpu")
        new = sorted(name for name in set(sys.modules) - before if not name.startswith("torch_setu"))
        print(took, new)
        assert not any(name.startswith(("rich", "typer", "torch._dynamo", "subprocess")) for name in new), new
        """
    )
    assert float(done.stdout.split()[0]) < 0.2  # 30 ms on a quiet machine


# The registered device


def test_names_on_torch():
    check_on_fake(
        """
        import torch.tpu
        assert torch.device("tpu").type == "tpu" and torch.device("tpu:1").index == 1
        assert torch.ones(1).is_tpu is False
        for cls in (torch.Tensor, torch.nn.Module, torch.nn.utils.rnn.PackedSequence, torch.UntypedStorage):
            assert hasattr(cls, "tpu"), cls
        assert torch.get_autocast_dtype("tpu") is torch.bfloat16
        assert torch.tpu.get_amp_supported_dtype()[0] is torch.bfloat16
        assert torch.get_device_module("tpu") is torch.tpu
        assert torch.accelerator.current_accelerator().type == "tpu"
        missing = [name for name in torch.tpu.__all__ if not hasattr(torch.tpu, name)]
        assert not missing, missing
        """
    )


T0_T1 = [
    "is_available",
    "device_count",
    "current_device",
    "set_device",
    "synchronize",
    "is_initialized",
    "_lazy_init",
    "_is_in_bad_fork",
    "manual_seed",
    "manual_seed_all",
    "get_rng_state",
    "set_rng_state",
    "default_generators",
    "get_device_name",
    "get_device_properties",
    "Stream",
    "Event",
    "stream",
    "set_stream",
    "current_stream",
    "default_stream",
    "get_amp_supported_dtype",
    "memory_allocated",
    "max_memory_allocated",
    "memory_reserved",
    "max_memory_reserved",
    "memory_stats",
    "mem_get_info",
    "reset_peak_memory_stats",
    "reset_max_memory_allocated",
    "memory_summary",
    "empty_cache",
    "is_bf16_supported",
    "get_device_capability",
    "get_compute_capability",
    "set_per_process_memory_fraction",
    "ipc_collect",
    "Precision",
    "precision",
    "eager_mode",
    "compile_stats",
    "_is_autocast_enabled",
    "_get_autocast_dtype",
    "_set_autocast_enabled",
    "_set_autocast_dtype",
    "_get_generator",
]


def test_every_required_name_exists():
    check_on_fake(f"assert not [n for n in {T0_T1!r} if not hasattr(torch.tpu, n)]")


def test_without_a_device_torch_behaves_as_without_setu():
    check_on_fake(
        """
        from torch_setu import chips
        assert torch.tpu.is_available() is bool(chips.local())
        if not chips.local():
            assert torch.tpu.device_count() == 0
            assert not torch.accelerator.is_available() and torch.accelerator.device_count() == 0
            assert torch.accelerator.current_accelerator(check_available=True) is None
            assert torch._utils._get_available_device_type() is None
            assert torch._C._get_accelerator().type == "cpu"
            assert bridge.declared == (False, 1)
        assert not hasattr(torch.backends, "tpu")
        torch.manual_seed(0)
        torch.tpu.synchronize(); torch.tpu.empty_cache()
        assert torch.tpu.memory_allocated() == 0 and torch.tpu.memory_stats()["num_ooms"] == 0
        assert not torch.tpu.is_initialized()
        """
    )


def test_a_chosen_platform_is_available_without_starting():
    check_on_fake(
        """
        assert torch.tpu.is_available() and torch.tpu.device_count() == 4
        assert torch.accelerator.device_count() == 4
        assert bridge.declared == (True, 4)
        assert not torch.tpu.is_initialized()
        """,
        TORCH_TPU_PLATFORM="cpu",
        TORCH_TPU_DEVICE_COUNT="4",
    )


def test_a_bad_variable_fails_at_first_use_and_not_before():
    check_on_fake(
        """
        assert torch.tpu.is_available() is False and torch.tpu.device_count() == 0
        with expect(ValueError, "TORCH_TPU_PLATFORM='gpu' is not allowed"):
            torch.tpu.init()
        """,
        TORCH_TPU_PLATFORM="gpu",
    )
    check_on_fake(
        """
        with expect(ValueError, "TORCH_TPU_EAGER_MODE='lazy' is not allowed"):
            torch.tpu.init()
        """,
        TORCH_TPU_PLATFORM="cpu",
        TORCH_TPU_EAGER_MODE="lazy",
    )


def test_start_configures_from_the_environment_and_makes_backends():
    check_on_fake(
        """
        torch.tpu.init()
        given = bridge.configured
        assert given.pop("plugin_path").endswith("xla_cpu_pjrt.so")
        assert given == {
            "platform": "cpu",
            "cache_directory": None,
            "cache_bytes": 10 * 2**30,
            "device_count": 2,
            "integer_options": {"cpu_device_count": 2},
            "mode": "fused",
            "quick_compile": False,
        }
        assert bridge.state["precision"] == "high"
        import torch.backends.tpu
        assert torch.backends.tpu.is_available() and torch.backends.tpu.plugin_info()["api_minor"] == 81
        with expect(RuntimeError, "already started"):
            torch.tpu.init(platform="cuda")
        """,
        TORCH_TPU_PLATFORM="cpu",
        TORCH_TPU_DEVICE_COUNT="2",
        TORCH_TPU_EAGER_MODE="fused",
        TORCH_TPU_PRECISION="high",
        TORCH_TPU_CACHE="0",
    )


def test_the_fallback_warns_once():
    check_on_fake(
        """
        from torch_setu import chips
        chips.local = lambda: ()
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            torch.tpu.init(); torch.tpu.init()
        assert len([w for w in seen if "TORCH_TPU_PLATFORM=cpu" in str(w.message)]) == 1
        assert torch.tpu.is_available() is False and torch.tpu.device_count() == 1
        """
    )


def test_a_start_from_c_configures_too():
    check_on_fake(
        """
        bridge.start()  # as an operator would
        assert bridge.configured["platform"] == "cpu" and torch.tpu.is_initialized()
        import torch.backends.tpu
        """,
        TORCH_TPU_PLATFORM="cpu",
    )


def test_a_topology_is_not_available_yet_and_says_so():
    check_on_fake(
        """
        assert not torch.tpu.is_available()
        with expect(NotImplementedError, "topology v5e:2x2"):
            torch.tpu.init()
        """,
        TORCH_TPU_PLATFORM="v5e:2x2",
    )


def test_log():
    code = "torch.tpu.init()"
    assert check_on_fake(code, TORCH_TPU_PLATFORM="cpu").stderr == ""
    assert "setu: plugin" in check_on_fake(code, TORCH_TPU_PLATFORM="cpu", TORCH_TPU_LOG="info").stderr


def test_arguments_of_init():
    check_on_fake(
        """
        with expect(ValueError, "it must be one of"):
            torch.tpu.init(platform="gpu")
        with expect(ValueError, "device_count"):
            torch.tpu.init(device_count=0)
        torch.tpu.init(platform="cpu", device_count=3)
        assert torch.tpu.device_count() == 3 and torch.tpu.is_available()
        """,
        TORCH_TPU_PLATFORM="tpu",
    )


def test_another_choice_after_a_start_that_failed():
    check_on_fake(
        """
        file, start = fake_bridge.__file__, bridge.start
        def fail():
            raise RuntimeError("no chip")
        bridge.start = fail
        with expect(RuntimeError, "no chip"):
            torch.tpu.init(platform="tpu", plugin=file)
        bridge.start = start
        torch.tpu.init(platform="cpu", plugin=file)
        assert bridge.configured["platform"] == "cpu"
        """
    )


def test_devices():
    check_on_fake(
        """
        for device in ("tpu", "tpu:0", 0, torch.device("tpu"), torch.device("tpu", 0)):
            torch.tpu.set_device(device)
        torch.tpu.set_device("tpu:1")
        assert torch.tpu.current_device() == 1
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            torch.tpu.set_device(7)
        assert "tpu:7 does not exist" in str(seen[0].message) and torch.tpu.current_device() == 1
        with torch.tpu.device(0):
            assert torch.tpu.current_device() == 0
            with torch.tpu.device(None), torch.tpu.device_of(torch.ones(1)):
                assert torch.tpu.current_device() == 0
        assert torch.tpu.current_device() == 1
        with expect(ValueError, "expected a tpu device"):
            torch.tpu.set_device("cpu")
        with expect(TypeError, "not float"):
            torch.tpu.set_device(0.0)
        assert not torch.tpu.is_initialized()
        """,
        TORCH_TPU_PLATFORM="cpu",
        TORCH_TPU_DEVICE_COUNT="2",
    )


@pytest.mark.parametrize(
    ("install", "name"),
    [
        ("'cpu', 'cpu'", "CPU (PJRT cpu plugin)"),
        ("'TPU v5 lite', 'tpu'", "TPU v5e"),
        ("'NVIDIA H100', 'cuda'", "NVIDIA H100 (PJRT cuda plugin)"),
    ],
)
def test_the_name_tells_the_truth(install, name):
    check_on_fake(
        f"""
        assert torch.tpu.get_device_name() == {name!r}
        properties = torch.tpu.get_device_properties("tpu:0")
        assert properties.name == {name!r} and properties.total_memory > 2**20
        assert properties.multi_processor_count == 1 and properties.platform == bridge.platform()
        """,
        install,
        TORCH_TPU_PLATFORM="cpu",
    )


def test_memory():
    check_on_fake(
        """
        MIB = 2**20
        torch.tpu.init()
        tpu = torch.tpu
        assert (tpu.memory_allocated(), tpu.max_memory_allocated("tpu:0")) == (3 * MIB, 5 * MIB)
        assert (tpu.memory_reserved(), tpu.max_memory_reserved(0)) == (4 * MIB, 6 * MIB)
        stats = tpu.memory_stats()
        assert stats["active_bytes.all.peak"] == stats["allocated_bytes.all.peak"] == 5 * MIB
        assert stats["reserved_bytes.all.peak"] == 6 * MIB
        assert stats["num_alloc_retries"] == 0 and stats["num_ooms"] == 1
        assert stats["allocation.all.current"] == 3 and stats["allocated_bytes.all.freed"] == 6 * MIB
        assert tpu.mem_get_info() == (12 * MIB, 16 * MIB)
        assert "16.0 MiB" in tpu.memory_summary() and "tpu:0" in tpu.memory_summary(abbreviated=True)
        tpu.reset_peak_memory_stats(); tpu.reset_max_memory_allocated(); tpu.empty_cache(); tpu.ipc_collect()
        assert [call[0] for call in bridge.calls] == ["reset_peak_memory"] * 2 + ["empty_cache"]
        tpu.set_per_process_memory_fraction(1.0)
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            tpu.set_per_process_memory_fraction(0.5)
        assert "no effect" in str(seen[0].message)
        with expect(ValueError, "0~1"):
            tpu.set_per_process_memory_fraction(1.5)
        with expect(TypeError, "float"):
            tpu.set_per_process_memory_fraction(1)
        """,
        "limit=16 * 2**20",
        TORCH_TPU_PLATFORM="cpu",
    )


def test_random_state():
    check_on_fake(
        """
        tpu = torch.tpu
        torch.manual_seed(5)
        assert tpu.initial_seed() == 5 and not tpu.is_initialized()
        assert len(tpu.default_generators) == 2 and tpu.default_generators[1].initial_seed() == 5
        state = tpu.get_rng_state("tpu:0")
        draw = lambda: torch.rand(2, generator=tpu.default_generators[0]).tolist()
        first = draw()
        tpu.set_rng_state(state)
        assert draw() == first
        with torch.random.fork_rng(devices=[0], device_type="tpu"):
            inside = draw()
        assert draw() == inside
        states = tpu.get_rng_state_all()
        assert len(states) == 2
        tpu.set_rng_state_all(states)
        assert tpu.seed_all() == tpu.initial_seed() == tpu.default_generators[1].initial_seed()
        """,
        TORCH_TPU_PLATFORM="cpu",
        TORCH_TPU_DEVICE_COUNT="2",
    )


def test_devices_that_the_start_reveals_are_seeded():
    check_on_fake(
        """
        torch.manual_seed(9)
        real_start = bridge.configure
        def configure(**arguments):
            real_start(**arguments)
            bridge.state["count"] = 3
        bridge.configure = configure
        torch.tpu.init()
        assert [g.initial_seed() for g in torch.tpu.default_generators] == [9, 9, 9]
        """,
        TORCH_TPU_PLATFORM="cpu",
    )


def test_modes_and_precision():
    check_on_fake(
        """
        tpu = torch.tpu
        assert tpu.get_eager_mode() == "debug"
        with tpu.eager_mode("fused"):
            assert tpu.get_eager_mode() == "fused"
        assert tpu.get_eager_mode() == "debug"
        tpu.eager_mode("strict")
        tpu.init()
        assert tpu.get_eager_mode() == "strict"  # code wins over the environment
        with expect(ValueError, "debug, strict, fused"):
            tpu.set_eager_mode("lazy")
        assert tpu.get_precision() is tpu.Precision.HIGHEST
        with tpu.precision(tpu.Precision.DEFAULT):
            assert tpu.get_precision() is tpu.Precision.DEFAULT
            with tpu.precision("high"):
                assert tpu.get_precision() is tpu.Precision.HIGH
            assert tpu.get_precision() is tpu.Precision.DEFAULT
        torch.set_float32_matmul_precision("high")  # followed again after the block
        assert tpu.get_precision() is tpu.Precision.HIGH
        with expect(ValueError, "default, high, highest"):
            tpu.set_precision("tf32")
        """,
        TORCH_TPU_PLATFORM="cpu",
        TPU_LAUNCH_BLOCKING="1",
    )


def test_compile_stats():
    check_on_fake(
        """
        stats = torch.tpu.compile_stats()
        assert (stats.compiles, stats.program_disk_hits, stats.executions) == (2, 1, 8)
        assert stats.recompiles[0]["reason"] == "shape"
        assert "add at model.py:3: shape" in str(stats) and "mul: new" in str(stats)
        assert torch.tpu.counters()["program_memory_hits"] == 5
        """
    )


def test_streams_and_events():
    check_on_fake(
        """
        tpu = torch.tpu
        stream = tpu.Stream()
        assert isinstance(stream, torch.Stream) and stream.device.type == "tpu"
        assert tpu.default_stream() == tpu.default_stream("tpu:0") and tpu.default_stream().stream_id == 0
        assert isinstance(tpu.current_stream(), tpu.Stream)
        with tpu.stream(stream) as current:
            assert current is stream
        with tpu.stream(None):
            pass
        event = tpu.Event(enable_timing=True)
        assert isinstance(event, torch.Event) and event.device.type == "tpu"
        """,
        TORCH_TPU_PLATFORM="cpu",
    )


def test_lazy_calls_wait_for_the_start():
    check_on_fake(
        """
        done = []
        torch.tpu._lazy_call(lambda: done.append(1))
        assert not done
        torch.tpu.init()
        torch.tpu._lazy_call(lambda: done.append(2))
        assert done == [1, 2]
        """,
        TORCH_TPU_PLATFORM="cpu",
    )


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="fork")
@pytest.mark.parametrize("start", [True, False])
def test_fork(start):
    check_on_fake(
        f"""
        import os
        if {start}:
            torch.tpu.init()
        pid = os.fork()
        if pid == 0:
            code = 1
            try:
                assert torch.tpu._is_in_bad_fork() == {start}
                torch.manual_seed(1)
                if {start}:
                    with expect(RuntimeError, "'spawn'"):
                        torch.tpu.init()
                    with expect(RuntimeError, "'spawn'"):
                        torch.tpu.synchronize()
                else:
                    torch.tpu.init()
                code = 0
            finally:
                os._exit(code)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
        assert not torch.tpu._is_in_bad_fork()
        """,
        TORCH_TPU_PLATFORM="cpu",
    )


def test_what_is_not_there_yet_says_so():
    check_on_fake(
        """
        import torch.distributed as dist
        assert {"tpu_dist", "tpu"} <= set(dist.Backend.backend_list)
        assert dist.Backend.default_device_backend_map["tpu"] == "tpu_dist"
        with expect(NotImplementedError, "tpu_dist"):
            dist.init_process_group("tpu_dist", store=dist.HashStore(), rank=0, world_size=1)
        from torch_setu import dynamo
        with expect(torch._dynamo.exc.BackendCompilerFailed, "not part of this version"):
            torch.compile(lambda x: x + 1, backend=dynamo.tpu)(torch.ones(1))
        """
    )


# The package torch_tpu


def test_torch_tpu_registers_beside_another_accelerator():
    check_python(
        """
        import torch, fake_bridge
        from torch_setu import loader
        loader.other_accelerator = lambda: "cuda"
        fake_bridge.install()
        import torch_tpu
        assert loader.is_loaded() and hasattr(torch, "tpu") and torch_tpu.__version__
        """
    )


def test_torch_tpu_raises_import_error_when_it_cannot_register():
    done = run_python("import sys; sys.modules['torch_setu._bridge'] = None; import torch_tpu")
    assert done.returncode != 0 and "LoadError" in done.stderr and "install torch-setu again" in done.stderr


def test_torch_tpu_names():
    check_on_fake(
        """
        import torch_tpu, torch_tpu.api, torch_tpu._loader
        assert torch_tpu.api.tpu_device() == torch.device("tpu", 0)
        torch_tpu._loader.load(); torch_tpu._loader.load(allow_xla_backend=True)
        assert torch_tpu._loader._LOADED is True
        assert torch_tpu._loader._init_device("tpu") == torch.device("tpu")
        assert not hasattr(torch_tpu._loader, "nothing")
        from torch_tpu._internal import compile, sync
        from torch_tpu._internal.compile._backend import TpuBackend
        from torch_tpu._internal.utils import hardware
        with expect(NotImplementedError, "torch.compile"):
            TpuBackend()(None, [])
        assert hardware.get_tpu_device_count() >= 0 and hardware.detect_tpu_devices().count >= 0
        assert isinstance(hardware.get_tpu_device_name(), str) and hardware.get_hbm_bytes_per_device() >= 0
        torch.tpu.init()
        sync.synchronize(wait=False)
        assert bridge.calls == []
        sync.synchronize(tensors=[torch.ones(1)])
        assert bridge.calls == []
        sync.synchronize(tensors=None, wait=True)
        assert bridge.calls == [("synchronize", 0)]
        """,
        TORCH_TPU_PLATFORM="cpu",
    )


def test_execution_mode_can_be_assigned():
    check_on_fake(
        """
        from torch_tpu._internal import execution_mode
        from torch_tpu._internal.execution_mode import EagerMode, get_eager_mode, set_eager_mode
        assert execution_mode.eager_mode is EagerMode.DEFER_NEVER
        execution_mode.eager_mode = EagerMode.DEFER_AND_FUSE
        assert bridge.state["mode"] == "fused" and execution_mode.eager_mode.name == "DEFER_AND_FUSE"
        with set_eager_mode(EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING):
            assert torch.tpu.get_eager_mode() == "debug"
        assert get_eager_mode() is EagerMode.DEFER_AND_FUSE
        assert execution_mode.enable_cpu_fallback is False
        execution_mode.enable_cpu_fallback = False
        with expect(NotImplementedError, "never runs an operator on the CPU"):
            execution_mode.enable_cpu_fallback = True
        """,
        TORCH_TPU_PLATFORM="cpu",
    )


def test_torch_tpu_holds_no_logic():
    for file in (SOURCE / "torch_tpu").rglob("*.py"):
        text = file.read_text()
        assert "def " not in text and "class " not in text, file
