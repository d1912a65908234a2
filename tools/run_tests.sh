#!/usr/bin/env bash
# Runs the tests and ends with a summary: run_tests.sh all | c | python | sanitize | aarch64.
# `all` fuzzes for a minute too (FUZZ_SECONDS). PY is the Python that has the package; JOBS, PYTEST_ARGS and SANITIZE are
# as in the Makefile.
set -u
cd "$(dirname "$0")/.."
what=${1:-all}
PY=${PY:-python3}
JOBS=${JOBS:-2}
results=()
failed=0

note() { # name, exit code
  if [ "$2" -eq 0 ]; then results+=("$1: passed"); else results+=("$1: FAILED"); failed=1; fi
}

# The plugins that the C tests load, found where pip put them.
eval "$("$PY" tools/plugin_paths.py)"

run_ctest() { # name, build directory, further arguments of cmake
  local name=$1 directory=$2
  shift 2
  cmake -S . -B "$directory" -G Ninja -DSETU_BUILD_TESTS=ON -DSETU_BUILD_BRIDGE=OFF "$@" >/dev/null &&
    cmake --build "$directory" -j "$JOBS" &&
    ctest --test-dir "$directory" -j "$JOBS" --output-on-failure --no-tests=error
  note "$name" $?
}

case $what in all | c) run_ctest "C tests" build/c ;; esac
if [ "$what" = all ]; then
  "$PY" tests/fuzz/run.py --seconds "${FUZZ_SECONDS:-60}"
  note "Fuzzers" $?
fi
case $what in all | python)
  # shellcheck disable=SC2086
  "$PY" -m pytest -n "$JOBS" --dist loadgroup -q ${PYTEST_ARGS:-}
  note "Python tests" $?
  ;;
esac
case $what in sanitize)
  # Plugins are not built with the thread sanitizer, which sees neither their locks nor their order: what it says of them
  # is noise. Their tests are skipped then; the fake plugin, which is built with it, stands for them.
  case ${SANITIZE:-} in *thread*) unset SETU_TEST_CPU_PLUGIN SETU_TEST_CPU_PLUGIN_NEW SETU_TEST_LIBTPU ;; esac
  export LSAN_OPTIONS="suppressions=$PWD/tests/c/lsan.supp:print_suppressions=0" UBSAN_OPTIONS=print_stacktrace=1
  export SETU_TEST_SECONDS=${SETU_TEST_SECONDS:-600}
  run_ctest "C tests under ${SANITIZE:=address,undefined}" "build/sanitize-${SANITIZE//,/-}" \
    -DCMAKE_BUILD_TYPE=RelWithDebInfo -DSETU_SANITIZE="$SANITIZE"
  ;;
esac
case $what in aarch64)
  # The plugins are for the machine itself; the fake one, cross-compiled with the tests, stands for them.
  unset SETU_TEST_CPU_PLUGIN SETU_TEST_CPU_PLUGIN_NEW SETU_TEST_LIBTPU
  export SETU_TEST_SECONDS=${SETU_TEST_SECONDS:-600}
  run_ctest "C tests on aarch64" build/aarch64 -DCMAKE_SYSTEM_NAME=Linux -DCMAKE_SYSTEM_PROCESSOR=aarch64 \
    -DCMAKE_C_COMPILER=aarch64-linux-gnu-gcc "-DCMAKE_CROSSCOMPILING_EMULATOR=qemu-aarch64;-L;/usr/aarch64-linux-gnu"
  ;;
esac

echo
printf '%s\n' "${results[@]}"
exit $failed
