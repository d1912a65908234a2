#!/usr/bin/env bash
# Runs the tests and ends with a summary: run_tests.sh all | c | python | sanitize.
# PY is the Python that has the package; JOBS, PYTEST_ARGS and SANITIZE are as in the Makefile.
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
case $what in all | python)
  # shellcheck disable=SC2086
  "$PY" -m pytest -n "$JOBS" -q ${PYTEST_ARGS:-}
  note "Python tests" $?
  ;;
esac
case $what in sanitize)
  run_ctest "C tests under ${SANITIZE:=address,undefined}" "build/sanitize-${SANITIZE//,/-}" \
    -DCMAKE_BUILD_TYPE=RelWithDebInfo -DSETU_SANITIZE="$SANITIZE"
  ;;
esac

echo
printf '%s\n' "${results[@]}"
exit $failed
