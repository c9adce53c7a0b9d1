# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# A display without a screen, of the size $size, for what drives the real program (pictures.sh, tests/tasks). Sourced after
# common.sh; needs $work, a folder of its own, which goes at the end with all that was started.
# shellcheck shell=bash
: "${work:?display.sh is sourced by a script that sets work}"
started=()

finish()
{
    # Newest first: the program, the window manager, the display.
    for ((i = ${#started[@]} - 1; i >= 0; --i)); do
        kill "${started[i]}" 2>/dev/null || true
        wait "${started[i]}" 2>/dev/null || true
    done
    rm -rf "$work"
}
trap finish EXIT

# waitUntil COMPLAINT COMMAND...: until the command succeeds, at most 30 seconds.
waitUntil()
{
    local complaint=$1 try
    shift
    for ((try = 0; try < 150; ++try)); do
        ! "$@" >/dev/null 2>&1 || return 0
        sleep 0.2
    done
    fail "$complaint"
}

startDisplay()
{
    local number
    exec 3<> <(:)
    Xvfb -displayfd 3 -screen 0 "${size:-1440x900}x24" -nolisten tcp >/dev/null 2>&1 &
    started+=($!)
    read -r -t 20 number <&3 || fail "Xvfb did not start"
    export DISPLAY=":$number"
    # The program's window fills the display; frames of a window manager are not ours to show. Dialogs keep their size.
    cat >"$work/openbox.xml" <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <applications>
    <application class="contraflow" type="normal"><decor>no</decor><maximized>yes</maximized></application>
  </applications>
</openbox_config>
XML
    openbox --config-file "$work/openbox.xml" >/dev/null 2>&1 &
    started+=($!)
    # A window that appears while the window manager is starting may never be shown.
    waitUntil "the window manager did not start" xdotool get_num_desktops
}
