#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# programs.sh TESTBED [BUILD [RESULTS]]: runs three programs, a halo exchange, an FFT and HPL, on 12 and 16 processes of eight nodes of an
# emulated cluster (start_cluster.sh says what TESTBED is), placed round-robin by node, by processor and at random as in vienne-2008 VI.D, and
# brings what each process spent in communication back into RESULTS/programs.yaml. The network is the first of networks.sh. Computing
# sleeps, as the nodes share two cores. Takes ten minutes.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$top/tests/cluster/start_cluster.sh"

# makeProgram RECIPE [OPTION...]: into the file of the part of its name before the dash.
makeProgram()
{
    "$contraflow" generate "$@" -o "$results/${1%%-*}.yaml"
}
makeProgram halo-2d --set columns=4 --set rows=3 --set cells=25000 --set 'cell_time=0.08 ns' --set steps=10
makeProgram fft --set n=128 --set P=4 --set Q=4 --set flops=1e9 --set steps=3
makeProgram hpl --set N=2000 --set nb=100 --set P=4 --set Q=4 --set flops=4e8
python3 "$top/tests/cluster/programs.py" "$results" >"$results/unmeasured.yaml"
"$contraflow" validate "$results/unmeasured.yaml"
"$contraflow" plan "$results/unmeasured.yaml" --fewest 4 --most 8 -o "$results/programs.json"
hostsOf "$results/programs.json" >"$results/hosts"

NN=4 BB_MBIT=100 NOTSQ=1 SW_Q=bfifo:300000 BB_Q=bfifo:500000 ./setup.sh
SOCKBUF=131072 LIMIT=5400 ./launch.sh "$results/hosts" "$cluster/contraflow-run" "$results/programs.json" \
    -o "$results/programs.measured.json" --resume --wait sleep </dev/null
"$contraflow" import "$results/programs.measured.json" --into "$results/unmeasured.yaml" -o "$results/programs.yaml"
"$contraflow" errors "$results/programs.yaml" --show tasks
