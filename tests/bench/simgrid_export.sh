#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Exports the platform of a project's first scenario for SimGrid, lets SimGrid run the scenario's messages on that
# file, and holds its times against ours under max-min. Prints the largest relative difference of each project.
#
#   tests/bench/simgrid_export.sh PROGRAM PEER PROJECT.yaml...
#
# PEER is build/bench/tests/bench/peer_simgrid. Ways of the projects need equal latencies: SimGrid shares by them.
# Fails when a difference is above 1e-6.
set -eu

program=${1:?"usage: $0 PROGRAM PEER PROJECT.yaml..."}
peer=${2:?"usage: $0 PROGRAM PEER PROJECT.yaml..."}
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

status=0
for project in "$@"; do
    scenario=$("$program" export "$project" --as csv --table scenarios |
        sed -n -e '2{s/^"\(\([^"]\|""\)*\)".*/\1/;t quoted' -e 's/,.*//p;b' -e ':quoted' -e 's/""/"/g;p}')
    if ! "$program" export "$project" --as simgrid --scenario "$scenario" -o "$work/platform.xml" 2> "$work/notes"; then
        echo "$project: not written: $(tail -1 "$work/notes")"
        status=1
        continue
    fi
    if ! "$peer" "$project" --platform "$work/platform.xml" --cfg=network/crosstraffic:0 --cfg=network/optim:Full \
        --log=root.thresh:error > "$work/theirs.csv" 2> "$work/said"; then
        echo "$project: not run by SimGrid: $(head -1 "$work/said")"
        status=1
        continue
    fi
    ours=$(sed -n 's/.*max-min: .* makespan \(.*\) s$/\1/p' "$work/said")
    theirs=$(sed -n 's/^SimGrid: .* makespan \(.*\) s; .*/\1/p' "$work/said")
    "$program" predict "$project" --scenario "$scenario" --model max-min --format csv > "$work/ours.csv" 2> "$work/notes"
    largest=$(awk -F, '
        NR == FNR { if (FNR > 1) theirs[$1] = $2; next }
        FNR == 1 { for (i = 1; i <= NF; ++i) column[$i] = i; next }
        {
            mine = $column["finish_s"]; other = theirs[$column["message"]]
            difference = mine > other ? mine - other : other - mine
            if (mine > 0 && difference / mine > largest) largest = difference / mine
            ++count
        }
        END { printf "%d %.3g", count, largest }' "$work/theirs.csv" "$work/ours.csv")
    echo "$project: makespan here $ours s, in SimGrid $theirs s; messages and largest difference: $largest"
    awk -v difference="${largest#* }" 'BEGIN { exit !(difference <= 1e-6) }' || status=1
done
exit $status
