#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh PROGRAM [TASK...]: what people do most, each task by real mouse and keys in a window of its own: says how many clicks
# and keys it takes, and fails when something else comes out.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"
[ $# -ge 1 ] || fail "usage: tests/tasks/run.sh PROGRAM [preset|paste|calibrate|offers|all-to-all]..."
program=$(realpath "$1")
shift
[ $# -gt 0 ] || set -- preset paste calibrate offers all-to-all
installPackages run tasks
for task in "$@"; do
    dbus-run-session -- "$here/$task.sh" "$program"
done
