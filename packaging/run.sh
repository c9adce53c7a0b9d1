#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh [ARGUMENT...]: installs what is missing, builds Contraflow and runs it with these arguments.
# Without arguments it opens the sample project; where there is no display it writes the sample's predicted times instead.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"

sample="$top/samples/two-racks-copper.yaml"
program="$top/build/release/app/contraflow"

# predictSample: the predicted times of the sample as a table and as CSV, in files beside the program.
predictSample()
{
    local folder="$top/build/release/sample"
    mkdir -p "$folder"
    "$program" predict "$sample" --format table -o "$folder/two-racks-copper.txt"
    "$program" predict "$sample" --format csv -o "$folder/two-racks-copper.csv"
    cat "$folder/two-racks-copper.txt"
    say ""
    say "There is no display here, so no window was opened. The predicted times of $sample are in"
    say "  $folder/two-racks-copper.txt (the table above)"
    say "  $folder/two-racks-copper.csv"
    say "Other commands: packaging/run.sh --help"
}

installPackages build run
[ -x "$program" ] || say "Building Contraflow; the first time takes a few minutes."
configureAndBuild release contraflow

if [ $# -gt 0 ]; then
    exec "$program" "$@"
elif [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$sample"
else
    predictSample
fi
