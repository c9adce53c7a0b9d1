#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# networks.sh TESTBED [BUILD [RESULTS [FIRST [LAST]]]]: measures random patterns FIRST to LAST (1 to 12) of each of three networks
# that differ in backbone, queues and congestion control, on an emulated cluster (start_cluster.sh says what TESTBED is), and brings the times
# back into one project, RESULTS/networks.yaml. Patterns have no two messages between the same nodes one way, since MPI carries
# these on one connection. What is in RESULTS already is not measured again. Takes ten minutes for 12 patterns of a network.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$top/tests/cluster/start_cluster.sh"
first=${4:-1}
last=${5:-12}

# Name, Mbit/s of the backbone, what setup.sh is told, bytes of socket buffers (0: the system's own), congestion control.
networks="
tight-backbone 100 NOTSQ=1,SW_Q=bfifo:300000,BB_Q=bfifo:500000 131072 cubic
short-queues 250 NOTSQ=2,SW_Q=bfifo:75000,BB_Q=bfifo:200000 0 reno
paced-senders 500 NOTSQ=2,SW_Q=bfifo:1500000,BB_Q=bfifo:4000000 0 bbr
"

python3 "$top/tests/cluster/networks.py" "$contraflow" "$results/unmeasured.yaml" "$networks"
[ -f "$results/networks.yaml" ] || cp "$results/unmeasured.yaml" "$results/networks.yaml"
while read -r name backbone settings sockets congestion; do
    [ -n "$name" ] || continue
    run=$results/$name-$first-$last
    scenarios=()
    for i in $(seq "$first" "$last"); do scenarios+=(--scenario "$name $i"); done
    "$contraflow" plan "$results/unmeasured.yaml" "${scenarios[@]}" --fewest 4 --most 8 -o "$run.json"
    hostsOf "$run.json" >"$run.hosts"
    # shellcheck disable=SC2086 # the settings are words
    env NN=5 BB_MBIT="$backbone" ${settings//,/ } ./setup.sh
    TB_CC=$congestion SOCKBUF=$sockets LIMIT=5400 ./launch.sh "$run.hosts" "$cluster/contraflow-run" "$run.json" \
        -o "$run.measured.json" --resume --wait sleep </dev/null
    "$contraflow" import "$run.measured.json" --into "$results/networks.yaml"
done <<<"$networks"
