# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# A person's hands: real mouse and keys, counted, on a display of its own. Sourced by the tasks, which run.sh starts with the
# program; waits look at the window over AT-SPI or at its title.
# shellcheck shell=bash
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
# shellcheck source=packaging/common.sh
. "$top/packaging/common.sh"
program=$1
work=$(mktemp -d)
# shellcheck source=packaging/display.sh
. "$top/packaging/display.sh"
clicks=0
keys=0

# start PROJECT: shows the program, with a copy of the project, which may be written; with none where that is "".
start()
{
    local file=()
    chmod 700 "$work"
    cd "$work"
    export HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/data" XDG_CACHE_HOME="$work/cache" \
        XDG_RUNTIME_DIR="$work" LC_ALL=C.UTF-8 QT_QPA_PLATFORM=xcb QT_SCALE_FACTOR=1 QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
    startDisplay
    /usr/libexec/at-spi-bus-launcher --launch-immediately >/dev/null 2>&1 &
    started+=($!)
    if [ -n "$1" ]; then
        cp "$1" project.yaml
        file=(project.yaml)
    fi
    "$program" "${file[@]}" &
    started+=($!)
    shown=$!
    front Contraflow
    inWindow place "menu item" File >/dev/null # it answers
}

isInFront() { [[ "$(xdotool getactivewindow getwindowname)" == *"$1"* ]]; }

# front TITLE: waits for the window with this in its title to have the keyboard.
front() { waitUntil "no window in front has the title $1" isInFront "$1"; }

inWindow() { /usr/bin/python3 "$here/window.py" "$@" || fail "the task cannot go on"; }

says() { inWindow says "$1"; }

# click ROLE NAME [COLUMN] and clickWith KEY ROLE NAME [COLUMN]: the left button in the middle of what is found so.
click()
{
    local at
    at=$(inWindow place "$@")
    # shellcheck disable=SC2086 # two numbers
    xdotool mousemove $at click 1
    clicks=$((clicks + 1))
}

clickWith()
{
    local key=$1
    shift
    xdotool keydown "$key"
    click "$@"
    xdotool keyup "$key"
}

press() { xdotool key "$@"; keys=$((keys + $#)); }

typed() { xdotool type --delay 5 -- "$1"; keys=$((keys + ${#1})); }

# choose WORDS: by the palette, as whoever does not know the menus does it.
choose()
{
    press ctrl+shift+p
    front "Find a command"
    typed "$1"
    press Return
}

# take WORDS BUTTON: searches the gallery and takes what it finds, as soon as its button can be pressed.
take()
{
    front "New from gallery"
    typed "$1"
    inWindow place "push button" "$2" >/dev/null
    press Return
    front Contraflow
}

# openFile TITLE NAME: answers the question for a file, in the folder of the task.
openFile()
{
    front "$1"
    typed "$2"
    press Return
}

# leave FILE: ends the task. What follows does not count: the project is saved, as this file where it has none, and the program
# ends by itself.
leave()
{
    local task=${0##*/} status=0
    printf '%-14s %2d clicks, %2d keys\n' "${task%.sh}" "$clicks" "$keys"
    front Contraflow
    xdotool key ctrl+s
    if [ ! -e "$1" ]; then
        front "Save project as"
        xdotool type -- "$1"
        xdotool key Return
    fi
    front "$1 — Contraflow" # without the mark of a changed project
    xdotool key ctrl+q
    wait "$shown" || status=$?
    [ "$status" = 0 ] || fail "the program ended with status $status"
}
