#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh TESTBED [BUILD [RESULTS]]: measures ten patterns of the sample with deep queues by contraflow-run on an emulated
# cluster and holds them against the times in the sample, which another program measured on the same cluster.
# TESTBED is a folder with setup.sh, teardown.sh, launch.sh and polite.c, which make a cluster of network namespaces;
# needs root, iproute2, ethtool, gcc and Open MPI, and takes about ten minutes on an idle machine with two cores.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
testbed=$(cd "${1:?name the folder of the emulated cluster}" && pwd)
build=$(cd "${2:-$top/build/ci}" && pwd)
results=${3:-$(mktemp -d)}
mkdir -p "$results"
results=$(cd "$results" && pwd)

# Patterns without two messages between the same nodes: MPI carries those on one connection, the other program did not.
patterns=(N10d1_00 N10d1_02 N10d1_04 N10d1_06 N10d2_00 N10d2_02 N10d2_04 N10d2_06 N10d3_04 N10d3_08)
project=$top/samples/measured-deep-queues.yaml
scenarios=()
for pattern in "${patterns[@]}"; do scenarios+=(--scenario "$pattern"); done
"$build/app/contraflow" plan "$project" "${scenarios[@]}" --fewest 4 --most 8 -o "$results/plan.json"
python3 - "$results/plan.json" >"$results/hosts" <<'PYTHON'
import json, sys
for node in json.load(open(sys.argv[1]))["nodes"]:
    print("cb" + node)
PYTHON

cluster=$(mktemp -d)
cp "$testbed"/* "$build/app/runner/contraflow-run" "$cluster/"
cd "$cluster"
gcc -shared -fPIC -O2 polite.c -o libpolite.so -ldl
trap 'cd "$cluster" && ./teardown.sh >/dev/null 2>&1; rm -rf "$cluster"' EXIT
NN=5 NOTSQ=1 ./setup.sh
rm -f "$results/measured.json"
SOCKBUF=131072 LIMIT=1800 ./launch.sh "$results/hosts" "$cluster/contraflow-run" "$results/plan.json" \
    -o "$results/measured.json" --wait sleep
"$build/app/contraflow" import "$results/measured.json" --into "$project" -o "$results/both.yaml"
python3 "$top/tests/cluster/compare.py" "$results/measured.json" "$project"
