#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# million.sh PROGRAM: a million messages, generated and predicted. An all-to-all of 1001 nodes goes through a
# pipe; messages to one receiver are to need at most 400 bytes of memory each, whatever is written.
set -euo pipefail
program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$program" generate all-to-all --racks 13 --nodes 1001 --model hockney -o "$scratch/large.yaml"
"$program" predict - --format csv <"$scratch/large.yaml" >"$scratch/times.csv"
lines=$(wc -l <"$scratch/times.csv")
[ "$lines" -eq 1001001 ] || { echo "expected 1001001 lines, got $lines"; exit 1; }
echo "1001000 messages predicted"

# incast COUNT: that many messages of 1000 nodes to one.
incast() {
    "$program" generate incast --network star --nodes 1001 --fan 1 |
        awk -v count="$1" '/^ +m1,/ {
            for (i = 0; i < count; ++i) printf "      m%d,n%d,n1,10 MB,\n", i + 1, 2 + i % 1000
            next
        } 1'
}
# most_memory PROJECT FORMAT: kB that a prediction had at most.
most_memory() {
    python3 -c 'import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' "$program" predict "$1" --format "$2"
}
incast 1000 >"$scratch/small.yaml"
incast 1000000 >"$scratch/million.yaml"
for format in csv table; do
    itself=$(most_memory "$scratch/small.yaml" "$format")
    each=$((($(most_memory "$scratch/million.yaml" "$format") - itself) * 1024 / 999000))
    echo "$format: $each bytes a message"
    [ "$each" -le 400 ] || { echo "more than 400"; exit 1; }
done
