#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# million.sh PROGRAM: an all-to-all of 1001 nodes, a million messages, generated and predicted through a pipe.
set -euo pipefail
program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
"$program" generate all-to-all --racks 13 --nodes 1001 --model hockney -o "$scratch/large.yaml"
"$program" predict - --format csv <"$scratch/large.yaml" >"$scratch/times.csv"
lines=$(wc -l <"$scratch/times.csv")
[ "$lines" -eq 1001001 ] || { echo "expected 1001001 lines, got $lines"; exit 1; }
echo "1001000 messages predicted"
