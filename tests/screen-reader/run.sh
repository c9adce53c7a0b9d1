#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# run.sh PROGRAM: shows the program on a display of its own and reads the window over AT-SPI, as a screen reader does. Fails when
# the network, a plot or a sheet says nothing, or when a button has no name.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"
[ $# -eq 1 ] || fail "usage: tests/screen-reader/run.sh PROGRAM"
installPackages run screen-reader

home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
export HOME="$home" XDG_CONFIG_HOME="$home" XDG_RUNTIME_DIR="$home" LC_ALL=C.UTF-8
export QT_QPA_PLATFORM=xcb QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
# A display and a session bus that end with the command.
# shellcheck disable=SC2016 # the words are the inner shell's
xvfb-run --auto-servernum --server-args "-screen 0 1440x900x24" dbus-run-session -- bash -c '
    /usr/libexec/at-spi-bus-launcher --launch-immediately &
    "$1" "$2" &
    trap "kill %1 %2 2>/dev/null" EXIT
    /usr/bin/python3 "$3"
' screen-reader "$1" "$top/samples/three-rack-tree.yaml" "$here/read_window.py"
