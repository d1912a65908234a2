# The commands of the project. `make test` does everything that continuous integration does; `make` alone builds.
#
#   make TORCH=2.12.0 PYTHON=python3.12     another PyTorch, another Python
#   make test PYTEST_ARGS="-x -k memory"    arguments for pytest

PYTHON ?= python3.11
TORCH ?= 2.13.0
VENV ?= .venv
JOBS ?= $(shell nproc)
PYTEST_ARGS ?=
FUZZ_SECONDS ?= 60
SANITIZE ?= address,undefined

PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
STAMPS := $(VENV)/stamps
TORCH_STAMP := $(STAMPS)/torch-$(TORCH)
SETUP_STAMP := $(STAMPS)/setup-$(TORCH)
BUILD_STAMP := $(STAMPS)/build-$(TORCH)
DEMO_STAMP := $(STAMPS)/demo-$(TORCH)
PYTHON_FILES := $(STAMPS)/python-files

C_SOURCES := $(shell find core include bridge -type f 2>/dev/null)
C_FILES := $(shell find core include tests/c tests/fuzz examples bench -name '*.[ch]' 2>/dev/null) $(wildcard bridge/*.cpp bridge/*.h)

.DEFAULT_GOAL := build
.PHONY: always setup build demo test test-c test-python test-aarch64 sanitize fuzz tpu-compile bench bench-peers format lint docs clean

# A virtual environment with PyTorch and everything that building and testing needs.
setup: $(SETUP_STAMP)

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --quiet --upgrade pip

$(TORCH_STAMP): $(VENV)/bin/python
	$(PIP) install --quiet torch==$(TORCH) numpy
	@mkdir -p $(STAMPS) && rm -f $(STAMPS)/torch-* && touch $@

# lammps-jax-pjrt-cpu is the newer of two CPU plugins that the tests load; its metadata asks for JAX, which nothing needs.
$(SETUP_STAMP): $(TORCH_STAMP) Makefile
	$(PIP) install --quiet "scikit-build-core>=0.11" cmake ninja libtpu ruff clang-format==14.0.6
	$(PIP) install --quiet --no-deps lammps-jax-pjrt-cpu==0.11.2
	@touch $@

# The package, editable: a change of Python takes effect at once, a change of C or a new Python file at the next make.
# PyTorch is named again so that pip does not put another one in the place of that which the bridge was built for.
build: $(BUILD_STAMP)

$(PYTHON_FILES): always | $(TORCH_STAMP)
	@find python -name '*.py' -o -name '*.in' | sort >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else mv $@.new $@; fi

$(BUILD_STAMP): $(SETUP_STAMP) $(PYTHON_FILES) pyproject.toml CMakeLists.txt $(C_SOURCES)
	PATH="$(abspath $(VENV))/bin:$$PATH" $(PIP) install --quiet --no-build-isolation --editable ".[test]" torch==$(TORCH)
	@touch $@

# Trains and runs small models on the device in every mode beside the CPU.
demo: $(DEMO_STAMP)
	$(PY) examples/demo.py

# The package itself is there already, so that pip installs only what the extra adds.
$(DEMO_STAMP): $(BUILD_STAMP)
	$(PIP) install --quiet "torch-setu[demo]"
	@touch $@

test: build
	@PATH="$(abspath $(VENV))/bin:$$PATH" PY="$(PY)" JOBS="$(JOBS)" PYTEST_ARGS='$(PYTEST_ARGS)' bash tools/run_tests.sh all

test-c: build
	@PATH="$(abspath $(VENV))/bin:$$PATH" PY="$(PY)" JOBS="$(JOBS)" bash tools/run_tests.sh c

test-python: build
	@PATH="$(abspath $(VENV))/bin:$$PATH" PY="$(PY)" JOBS="$(JOBS)" PYTEST_ARGS='$(PYTEST_ARGS)' bash tools/run_tests.sh python

# The C tests under sanitizers; SANITIZE=thread for data races.
sanitize: build
	@PATH="$(abspath $(VENV))/bin:$$PATH" PY="$(PY)" JOBS="$(JOBS)" SANITIZE="$(SANITIZE)" bash tools/run_tests.sh sanitize

# The C tests for aarch64, cross-compiled and emulated. Needs gcc-aarch64-linux-gnu, libc6-dev-arm64-cross and qemu-user.
test-aarch64: build
	@PATH="$(abspath $(VENV))/bin:$$PATH" PY="$(PY)" JOBS="$(JOBS)" bash tools/run_tests.sh aarch64

# Every golden program through the TPU compiler, which needs no TPU; the results go to docs/tpu-compile.md.
tpu-compile: build
	$(PY) tools/compile_programs.py --platform tpu --topology v5e:2x2 --report docs/tpu-compile.md

fuzz: build
	$(PY) tests/fuzz/run.py --seconds $(FUZZ_SECONDS)

bench: build
	$(PY) bench/run.py

bench-peers: build
	$(PY) bench/run.py --peers

docs: build
	$(PY) tools/generate_docs.py

format: setup
	$(VENV)/bin/clang-format -i $(C_FILES)
	$(VENV)/bin/ruff format python tests tools bench examples
	$(VENV)/bin/ruff check --fix python tests tools bench examples

lint: setup
	$(VENV)/bin/clang-format --dry-run -Werror $(C_FILES)
	$(VENV)/bin/ruff format --check python tests tools bench examples
	$(VENV)/bin/ruff check python tests tools bench examples
	$(PY) tools/generate_docs.py --check

clean:
	rm -rf build build-* dist .pytest_cache .ruff_cache .hypothesis
	rm -f $(STAMPS)/build-* $(STAMPS)/demo-*
	find python tests tools -name __pycache__ -type d -exec rm -rf {} +
