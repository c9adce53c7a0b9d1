#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""window.py place ROLE NAME [COLUMN]: waits until the window shows such a thing, enabled, where it stays, and prints its middle: "x y". Of a
cell of a sheet with COLUMN: the place in its row below that title.
window.py says TEXT: waits until something in the window says it.

What is shown is read over AT-SPI. Ends with status 1 after 30 seconds."""
import sys
import time

import pyatspi

PATIENCE = 30  # seconds
PAUSE = 0.1


def shown_below(thing):
    """What can be seen; a sheet gives the cells that it shows."""
    for child in thing:
        if child is not None and child.getState().contains(pyatspi.STATE_SHOWING):
            yield child
            yield from shown_below(child)


def everything():
    for application in pyatspi.Registry.getDesktop(0):
        application.clearCache()  # what was asked before may have changed
        for window in application:
            yield window
            yield from shown_below(window)


def is_wanted(thing, role, name):
    if thing.getRoleName() != role or thing.name != name or not thing.getState().contains(pyatspi.STATE_ENABLED):
        return False
    return role != "table cell" or thing.parent.getRoleName() == "table"  # a tree has cells too


def middle(role, name):
    for thing in everything():
        if is_wanted(thing, role, name):
            box = thing.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
            if box.width > 0 and box.height > 0:
                return box.x + box.width // 2, box.y + box.height // 2
    return None


def place(role, name, column=None):
    at = middle(role, name)
    title = middle("table column header", column) if column and at else at
    return (title[0], at[1]) if at and title else None


def text_of(thing):
    try:
        return thing.queryText().getText(0, -1)
    except NotImplementedError:
        return ""


def says(text):
    return any(text in thing.name or text in text_of(thing) for thing in everything()) or None


def until_it_stays(look, *what):
    deadline = time.monotonic() + PATIENCE
    before = None
    while time.monotonic() < deadline:
        try:
            found = look(*what)
        except (LookupError, RuntimeError):  # it went while it was looked at
            found = None
        except Exception as error:  # GLib.Error, which pyatspi hands on as it comes
            if type(error).__name__ != "Error":
                raise
            found = None
        if found is not None and found == before:
            return found
        before = found
        time.sleep(PAUSE)
    return None


def main():
    look = {"place": place, "says": says}[sys.argv[1]]
    found = until_it_stays(look, *sys.argv[2:])
    if found is None:
        print("the window does not show:", *sys.argv[2:], file=sys.stderr)
        return 1
    if look is place:
        print(*found)
    return 0


sys.exit(main())
