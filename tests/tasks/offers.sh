#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Three offers get prices and a report.
# shellcheck source=tests/tasks/common.sh
. "$(dirname "$0")/common.sh"

start "$top/tests/tasks/offers.yaml"
press alt+3
click "table cell" copper Price
for price in "18000 EUR" "30000 EUR" "90000 EUR"; do
    typed "$price"
    press Return
done
press ctrl+9
click "push button" "Report…"
front Report
click "push button" "Save as PDF…"
openFile "Save" offer.pdf
says "Saved"
[ "$(head -c 5 offer.pdf)" = %PDF- ] || fail "the report is no PDF"
press Escape
leave project.yaml
grep -q '90000 EUR' project.yaml || fail "a price is not in the project"
