#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# A table with German headers and decimal commas is pasted below the last message.
# shellcheck source=tests/tasks/common.sh
. "$(dirname "$0")/common.sh"

start "$top/samples/two-racks-copper.yaml"
printf 'Von\tNach\tGröße [MB]\nX1\tY1\t1,5\nX2\tY3\t2,5\n' | xclip -selection clipboard
click "table row header" "*" Message
press ctrl+v
says "2.5 MB"
leave project.yaml
"$program" validate project.yaml
grep -q 'X2,Y3,2.5 MB' project.yaml || fail "what was pasted is not in the project"
