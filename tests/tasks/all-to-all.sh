#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Every node of two racks sends to every other.
# shellcheck source=tests/tasks/common.sh
. "$(dirname "$0")/common.sh"

start "$top/samples/three-rack-tree.yaml"
press ctrl+1
click "table cell" "r1n[1-4]" Name
clickWith shift "table cell" "r2n[1-4]" Name
choose "messages by pattern"
take all-to-all "Make messages"
leave project.yaml
[ "$("$program" predict project.yaml --format csv | grep -c all-to-all)" = 56 ] || fail "four nodes in each of two racks do not send to each other"
