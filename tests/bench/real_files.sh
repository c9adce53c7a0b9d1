#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Runs every file below a folder through 'contraflow import --dry-run' and prints a line for each: what it was taken
# as, how many values, how many lines were not taken; or the sentence that refuses it. What the preview of a matrix
# asks is answered by the file's name, as its tools give them: see answers_for.
#
#   tests/bench/real_files.sh FOLDER [PROGRAM]
#
# Fails when the program crashed or hung on a file, or refused one without a sentence.
set -u

folder=${1:?"usage: $0 FOLDER [PROGRAM]"}
folder=${folder%/}
program=${2:-build/release/app/contraflow}
[ -d "$folder" ] || { echo "$0: $folder is no folder" >&2; exit 2; }
command -v "$program" >/dev/null || { echo "$0: there is no program $program; build it, or name it" >&2; exit 2; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The platform has a core for each process of a matrix.
cat > "$work/project.yaml" <<'YAML'
contraflow: 1
title: Real files
platforms:
  - name: cluster
    switches: [s]
    nodes:
      - {name: "node[1-64]", switch: s, cores: 16, bandwidth: 100 Gbit/s, latency: 1 us}
YAML

# What a person says where the content leaves it open.
answers_for() {
    case $1 in
        *message_size*.dat) echo "--messages --unit B" ;;
        *as_matrix*.csv | *as_core_matrix*.csv) echo "--messages --unit B --rows up" ;;
        ti-trace/*) echo "--speed 1Gflop/s" ;;
        *c2c*.csv) echo "--column value=time:ns" ;;
        slurm/* | *topology.conf | *topology.yaml | *ibsim*) echo "--preset infiniband-hdr" ;;
    esac
}

taken=0
refused=0
wrong=0
find "$folder" -type f ! -name INDEX.md | sort > "$work/files"
while IFS= read -r file; do
    name=${file#"$folder"/}
    answers=$(answers_for "$name")
    # shellcheck disable=SC2086 # the answers are words
    timeout 60 "$program" import "$file" --into "$work/project.yaml" --dry-run $answers > "$work/out" 2> "$work/err"
    status=$?
    case $status in
        0)
            taken=$((taken + 1))
            format=$(sed -n '1s/.*: \([a-z0-9-]*\) (.*/\1/p' "$work/out")
            [ -n "$format" ] || format=$(sed -n '1s/.*: \([^:]*\), recognised by .*/\1/p' "$work/out")
            made=$(grep -E '^(Import|Add|Make|platform) ' "$work/out" | head -1)
            lost=$(grep -c ': not taken: ' "$work/out")
            printf 'taken    %-60s %s %s; %s lines not taken %s\n' "$name" "${format:-messages}:" "$made" "$lost" "$answers"
            ;;
        1)
            sentence=$(grep '^contraflow: ' "$work/err" | tail -1)
            refused=$((refused + 1))
            printf 'refused  %-60s %s\n' "$name" "${sentence#contraflow: "$file": }"
            [ -n "$sentence" ] || wrong=$((wrong + 1))
            ;;
        *)
            wrong=$((wrong + 1))
            printf 'FAILED   %-60s exit status %s\n' "$name" "$status"
            ;;
    esac
done < "$work/files"
echo "$taken taken, $refused refused, $wrong without a sentence"
[ "$wrong" -eq 0 ]
