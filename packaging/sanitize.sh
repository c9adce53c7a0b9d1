#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# sanitize.sh [daily|commands|core|window|threads|all]...: builds with sanitizers and runs the tests that belong to them. Nothing of the
# project's own code is suppressed.
#   daily    commands and core, without the six tests that take most of the time: what every change passes
#   commands command line, fuzz replay and model trials under address and undefined-behaviour sanitizers
#   core     the tests of the core under the same
#   window   the tests of the window and the reports under the same
#   threads  all tests under the thread sanitizer; what Qt's own library reads and writes is not looked at where the program draws
#            (window and command line), since how it locks is not seen
# Without words: commands. A whole run takes hours on two cores.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"

# Frames that functions have left are kept apart so long as 64 kB of each size allow, not the usual megabyte, which no cache
# of a processor holds: a third of all time.
export ASAN_OPTIONS=detect_leaks=1:strict_string_checks=1:detect_stack_use_after_return=1:max_uar_stack_size_log=16
export LSAN_OPTIONS=print_suppressions=0:suppressions=$top/packaging/leaks-of-libraries.txt
export UBSAN_OPTIONS=print_stacktrace=1
export TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1:suppressions=$top/packaging/races-of-libraries.txt
# A sanitizer makes everything several times as slow: milliseconds of one function of a test.
export QTEST_FUNCTION_TIMEOUT=1800000

# testsBelow PRESET FOLDER...: the names of the tests defined below these folders of tests/, without those that no sanitizer
# runs: leaks cannot be looked for in a program whose system calls are watched, and a million messages take too long.
testsBelow()
{
    local preset=$1 folder
    shift
    for folder in "$@"; do
        find "$top/build/$preset/tests/$folder" -name CTestTestfile.cmake -exec sed -nE 's/^add_test\(\[=\[([A-Za-z0-9_]+)\]=\].*/\1/p' {} +
    done | grep -vx -e no_sockets -e cli_million | sort -u
}

# runTests PRESET NAME...: builds the programs of these tests and runs them.
runTests()
{
    local preset=$1 pattern targets=() name
    shift
    [ $# -gt 0 ] || fail "no tests were found in build/$preset"
    for name in "$@"; do
        case "$name" in
        tst_*) targets+=("$name") ;;
        fuzz_*) targets+=(fuzz_replay) ;;
        model_trials) targets+=(model_trials) ;;
        esac
    done
    mapfile -t targets < <(printf '%s\n' "${targets[@]}" | sort -u)
    configureAndBuild "$preset" "${targets[@]}"
    pattern=$(printf '%s|' "$@")
    ctest --test-dir "$top/build/$preset" --parallel "$(nproc)" --output-on-failure --no-tests=error \
        -R "^(${pattern%|})\$" </dev/null
}

# configured PRESET: configures its build, so that the tests have names.
configured()
{
    [ -f "$top/build/$1/build.ninja" ] || (cd "$top" && cmake --preset "$1" >/dev/null)
}

installPackages build run runner test
[ $# -gt 0 ] || set -- commands
[ "$*" != all ] || set -- commands core window threads
for part in "$@"; do
    case "$part" in
    daily)
        configured asan-core
        mapfile -t names < <(testsBelow asan-core cli fuzz core | grep -vx -e tst_placement -e tst_placement_quality \
            -e tst_calibration -e tst_measured_queues -e tst_literal_versions -e tst_sample_programs)
        runTests asan-core "${names[@]}"
        ;;
    commands)
        configured asan-core
        mapfile -t names < <(testsBelow asan-core cli fuzz)
        runTests asan-core "${names[@]}"
        ;;
    core)
        configured asan-core
        mapfile -t names < <(testsBelow asan-core core)
        runTests asan-core "${names[@]}"
        ;;
    window)
        configured asan
        mapfile -t names < <({ testsBelow asan app; echo tst_inputs_kept; echo tst_unusable_projects; } | sort -u)
        runTests asan "${names[@]}"
        ;;
    threads)
        configured tsan
        mapfile -t names < <(testsBelow tsan core)
        runTests tsan "${names[@]}"
        mapfile -t names < <(testsBelow tsan cli app)
        TSAN_OPTIONS+=:ignore_noninstrumented_modules=1
        runTests tsan "${names[@]}"
        ;;
    *) fail "there is no part '$part'; take daily, commands, core, window, threads or all" ;;
    esac
done
