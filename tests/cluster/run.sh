#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh TESTBED [BUILD [RESULTS]]: measures ten patterns of the sample with deep queues by contraflow-run on an emulated
# cluster and holds them against the times in the sample, which another program measured on the same cluster.
# start_cluster.sh says what TESTBED is and what is needed; it takes about ten minutes on an idle machine with two cores.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$top/tests/cluster/start_cluster.sh"

# Patterns without two messages between the same two nodes, in one direction or both: MPI carries these on one connection, the other program did not.
patterns=(N10d1_02 N10d1_04 N10d1_08 N10d1_10 N10d2_00 N10d2_02 N10d2_04 N10d2_08 N10d3_04 N10d3_08)
project=$top/samples/measured-deep-queues.yaml
scenarios=()
for pattern in "${patterns[@]}"; do scenarios+=(--scenario "$pattern"); done
"$contraflow" plan "$project" "${scenarios[@]}" --fewest 4 --most 8 -o "$results/plan.json"
hostsOf "$results/plan.json" >"$results/hosts"

NN=5 NOTSQ=1 ./setup.sh
rm -f "$results/measured.json"
SOCKBUF=131072 LIMIT=1800 ./launch.sh "$results/hosts" "$cluster/contraflow-run" "$results/plan.json" \
    -o "$results/measured.json" --wait sleep
"$contraflow" import "$results/measured.json" --into "$project" -o "$results/both.yaml"
python3 "$top/tests/cluster/compare.py" "$results/measured.json" "$project"
