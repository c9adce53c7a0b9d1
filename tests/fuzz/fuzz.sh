#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# fuzz.sh [--fast] EXECUTIONS [TARGET...]: builds the targets with clang's sanitizers and runs each so many times with libFuzzer,
# from the committed corpora on. What is found is left in build/fuzz/found; the grown corpora are in build/fuzz/corpus. With --fast
# (and build/fuzz-fast) there are no sanitizers, comparisons are not traced, seeds are not weighed by how rare what they reach is,
# which takes libFuzzer most of its time, and files have a kilobyte at most: only the promises are checked, many times as often.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"

preset=fuzz
options=()
longest=4096
if [ "${1-}" = --fast ]; then
    preset=fuzz-fast
    options=(-entropic=0)
    longest=1024
    shift
fi
executions=${1:?fuzz.sh [--fast] EXECUTIONS [TARGET...]}
shift
targets=("$@")
[ ${#targets[@]} -gt 0 ] || targets=(project measurements topology traffic trace formula hosts quantity csv json)

# cmake, headers and libraries; the window is not built.
installPackages build fuzz
configureAndBuild "$preset" fuzz_replay "${targets[@]/#/fuzz_}"

build="$top/build/$preset"
mkdir -p "$build/found"
# Traces are read from files; in memory they cost nothing.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
status=0
for target in "${targets[@]}"; do
    mkdir -p "$build/corpus/$target"
    "$build/tests/fuzz/fuzz_replay" --words "$target" >"$build/$target.dict"
    seeds=("$top/tests/fuzz/corpus/$target")
    # Cells are short, files are not.
    length=$longest
    case "$target" in
    formula | hosts | quantity) length=128 ;;
    csv | json) length=512 ;;
    esac
    case "$target" in
    project) seeds+=("$top/tests/data/broken" "$top/tests/data/unusable" "$top/tests/data/odd") ;;
    measurements | csv) seeds+=("$top/tests/data/import") ;;
    json) seeds+=("$top/tests/data/applications") ;;
    esac
    echo "== $target"
    "$build/tests/fuzz/fuzz_$target" -runs="$executions" -max_len="$length" -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
        "${options[@]}" -dict="$build/$target.dict" -artifact_prefix="$build/found/$target-" "$build/corpus/$target" "${seeds[@]}" \
        2>&1 | grep -vE '^#|REDUCE|NEW_FUNC' || status=1
done
exit "$status"
