#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh [ARGUMENT...]: installs what is missing, builds Contraflow and runs it with these arguments.
# Without arguments it opens the sample project; where there is no display it writes the sample's report instead.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"

sample="$top/samples/two-racks-copper.yaml"
program="$top/build/release/app/contraflow"

# reportSample: a report of the sample for print and for a browser, in files beside the program.
reportSample()
{
    local folder="$top/build/release/sample"
    mkdir -p "$folder"
    "$program" report "$sample" -o "$folder/two-racks-copper.pdf"
    "$program" report "$sample" -o "$folder/two-racks-copper.html"
    "$program" predict "$sample" --format table
    say ""
    say "There is no display here, so no window was opened. The report of $sample is in"
    say "  $folder/two-racks-copper.pdf"
    say "  $folder/two-racks-copper.html"
    say "Other commands: packaging/run.sh --help"
}

installPackages build run
[ -x "$program" ] || say "Building Contraflow; the first time takes five to ten minutes on two cores."
configureAndBuild release contraflow

if [ $# -gt 0 ]; then
    exec "$program" "$@"
elif [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$sample"
else
    reportSample
fi
