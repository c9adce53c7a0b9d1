#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Measured times are imported, a model is calibrated with them and used.
# shellcheck source=tests/tasks/common.sh
. "$(dirname "$0")/common.sh"

start "$top/samples/two-racks-copper.yaml"
cp "$top/tests/data/import/table1-P.csv" .
press ctrl+shift+i
openFile Import table1-P.csv
front "Import table1-P.csv"
click "push button" Import
click "push button" "Calibrate…"
front Calibrate
click "push button" "Apply and use for this scenario"
front Contraflow
leave project.yaml
grep -q calibration project.yaml || fail "no calibrated model is in the project"
