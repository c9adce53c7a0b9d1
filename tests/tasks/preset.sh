#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# A preset, a pattern on it, and which message is the slowest and why.
# shellcheck source=tests/tasks/common.sh
. "$(dirname "$0")/common.sh"

start ""
click "push button" "New project from preset…"
take "infiniband hdr" "Apply preset"
click "push button" "Messages by pattern…"
take incast "Make messages"
says "finishes last"
says "it shares tor1 → r1n1"
leave made.yaml
