#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# million.sh PROGRAM: a million messages, generated and predicted. An all-to-all of 1001 nodes goes through a
# pipe; messages to one receiver, of equal and random sizes and starts, and those of the all-to-all are to need at
# most 400 bytes of memory each, whatever is written.
set -euo pipefail
program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$program" generate all-to-all --racks 13 --nodes 1001 --model hockney -o "$scratch/large.yaml"
"$program" predict - --format csv <"$scratch/large.yaml" >"$scratch/times.csv"
lines=$(wc -l <"$scratch/times.csv")
[ "$lines" -eq 1001001 ] || { echo "expected 1001001 lines, got $lines"; exit 1; }
echo "1001000 messages predicted"

# incast COUNT SIZES STARTS: that many messages of 1000 nodes to one, of sizes and with starts that are "equal" or
# "random".
incast() {
    "$program" generate incast --network star --nodes 1001 --fan 1 |
        awk -v count="$1" -v sizes="$2" -v starts="$3" '/^ +m1,/ {
            srand(1)
            for (i = 0; i < count; ++i)
                printf "      m%d,n%d,n1,%s,%s\n", i + 1, 2 + i % 1000,
                    sizes == "random" ? sprintf("%d B", 1e7 + 9e7 * rand()) : "10 MB",
                    starts == "random" ? sprintf("%.6f s", 100 * rand()) : ""
            next
        } 1'
}
# most_memory PROJECT FORMAT: kB that a prediction had at most.
most_memory() {
    python3 -c 'import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' "$program" predict "$1" --format "$2"
}
# hold_memory CASE SMALL LARGE COUNT: at most 400 bytes for each of so many messages that LARGE has more than SMALL.
hold_memory() {
    for format in csv table json; do
        itself=$(most_memory "$2" "$format")
        each=$((($(most_memory "$3" "$format") - itself) * 1024 / $4))
        echo "$1, $format: $each bytes a message"
        [ "$each" -le 400 ] || { echo "more than 400"; exit 1; }
    done
}
for kind in "equal equal" "random equal" "random random"; do
    read -r sizes starts <<<"$kind"
    incast 1000 "$sizes" "$starts" >"$scratch/small.yaml"
    incast 1000000 "$sizes" "$starts" >"$scratch/million.yaml"
    hold_memory "one receiver, $sizes sizes, $starts starts" "$scratch/small.yaml" "$scratch/million.yaml" 999000
done
"$program" generate all-to-all --racks 13 --nodes 26 -o "$scratch/small.yaml"
"$program" generate all-to-all --racks 13 --nodes 1001 -o "$scratch/million.yaml"
hold_memory "all to all" "$scratch/small.yaml" "$scratch/million.yaml" 1000350
