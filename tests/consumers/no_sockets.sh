#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# no_sockets.sh PROGRAM SAMPLES: runs every kind of command with its system calls watched: no socket of a network is opened, and
# nothing is started. Ends with 77, which the suite shows as skipped, where system calls cannot be watched.
set -uo pipefail
program=$(realpath "${1:?no_sockets.sh PROGRAM SAMPLES}")
samples=$(realpath "${2:?no_sockets.sh PROGRAM SAMPLES}")
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
strace -f -e trace=socket -o /dev/null true 2>/dev/null || { echo "system calls cannot be watched here"; exit 77; }
cp "$samples/two-racks-copper.yaml" p.yaml
cp "$here/hostile.yaml" .
failed=0
export QT_QPA_PLATFORM=offscreen HOME="$folder"
watch()
{
    strace -f -qq -e trace=socket,connect,bind,sendto,execve,execveat -o calls "$program" "$@" >/dev/null 2>said
    # The first execve is the program itself.
    if grep -vE 'execve\("'"$program"'"|^[0-9]+ +(\+\+\+|---)|resumed|AF_UNIX' calls | grep -q .; then
        echo "WRONG: contraflow $*:"
        grep -vE 'execve\("'"$program"'"|AF_UNIX' calls | head -n 5
        failed=1
    fi
}
watch predict p.yaml
watch validate hostile.yaml
watch errors p.yaml
watch explain p.yaml --scenario copper-tcp --message e1
watch compare p.yaml
watch what-if p.yaml
watch calibrate p.yaml --kind asymmetric
watch place p.yaml --scenario copper-tcp --per-node 2 --draws 2 --evaluations 5
watch alltoall p.yaml --bounds
watch generate ring --nodes 4
watch presets
watch models
watch export hostile.yaml -o tables.xlsx
watch export hostile.yaml --plot times -o times.svg
watch report hostile.yaml -o report.html
watch report p.yaml -o report.pdf
[ "$failed" = 0 ] && echo "no socket, no other program"
exit "$failed"
