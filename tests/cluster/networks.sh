#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# networks.sh TESTBED [BUILD [RESULTS [FIRST [LAST]]]]: measures random patterns FIRST to LAST (1 to 12) of each of three networks
# that differ in backbone, queues and congestion control, on an emulated cluster (run.sh says what TESTBED is), and brings the times
# back into one project, RESULTS/networks.yaml. Patterns have no two messages between the same nodes one way, since MPI carries
# these on one connection. What is in RESULTS already is not measured again. Takes ten minutes for 12 patterns of a network.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
testbed=$(cd "${1:?name the folder of the emulated cluster}" && pwd)
build=$(cd "${2:-$top/build/ci}" && pwd)
results=${3:-$(mktemp -d)}
mkdir -p "$results"
results=$(cd "$results" && pwd)
first=${4:-1}
last=${5:-12}
contraflow=$build/app/contraflow

# Name, Mbit/s of the backbone, what setup.sh is told, bytes of socket buffers (0: the system's own), congestion control.
networks="
tight-backbone 100 NOTSQ=1,SW_Q=bfifo:300000,BB_Q=bfifo:500000 131072 cubic
short-queues 250 NOTSQ=2,SW_Q=bfifo:75000,BB_Q=bfifo:200000 0 reno
paced-senders 500 NOTSQ=2,SW_Q=bfifo:1500000,BB_Q=bfifo:4000000 0 bbr
"

python3 "$top/tests/cluster/networks.py" "$contraflow" "$results/unmeasured.yaml" "$networks"
cluster=$(mktemp -d)
cp "$testbed"/* "$build/app/runner/contraflow-run" "$cluster/"
cd "$cluster"
gcc -shared -fPIC -O2 polite.c -o libpolite.so -ldl
trap 'cd "$cluster" && ./teardown.sh >/dev/null 2>&1; rm -rf "$cluster"' EXIT
[ -f "$results/networks.yaml" ] || cp "$results/unmeasured.yaml" "$results/networks.yaml"
while read -r name backbone settings sockets congestion; do
    [ -n "$name" ] || continue
    run=$results/$name-$first-$last
    scenarios=()
    for i in $(seq "$first" "$last"); do scenarios+=(--scenario "$name $i"); done
    "$contraflow" plan "$results/unmeasured.yaml" "${scenarios[@]}" --fewest 4 --most 8 -o "$run.json"
    python3 -c 'import json, sys; print("\n".join("cb" + node for node in json.load(open(sys.argv[1]))["nodes"]))' \
        "$run.json" >"$run.hosts"
    # shellcheck disable=SC2086 # the settings are words
    env NN=5 BB_MBIT="$backbone" ${settings//,/ } ./setup.sh
    TB_CC=$congestion SOCKBUF=$sockets LIMIT=5400 ./launch.sh "$run.hosts" "$cluster/contraflow-run" "$run.json" \
        -o "$run.measured.json" --resume --wait sleep </dev/null
    "$contraflow" import "$run.measured.json" --into "$results/networks.yaml"
done <<<"$networks"
