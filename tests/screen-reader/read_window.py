#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""read_window.py: what a screen reader finds in the window that shows samples/three-rack-tree.yaml."""
import sys
import time

import pyatspi

MOST_CHILDREN = 300  # of an object: a sheet has a cell for each row and column
NEEDED = {
    "list": ["Topology", "Predicted time per message"],
    "list item": ["Switch core", "Node r1n1", "m1, Predicted, TCP over Ethernet, deep queues (asymmetric), 0.6305 s"],
    "table": ["Messages", "Nodes"],
    "table cell": ["r1n[1-4]", "m17"],
}


def all_below(thing):
    yield thing
    for i in range(min(thing.childCount, MOST_CHILDREN)):
        child = thing.getChildAtIndex(i)
        if child is not None:
            yield from all_below(child)


def missing_from(names):
    return [f"{role}: {name}" for role, wanted in NEEDED.items() for name in wanted if name not in names.get(role, ())]


def main():
    deadline = time.monotonic() + 60
    missing = ["the program"]
    while missing and time.monotonic() < deadline:
        time.sleep(1)  # there is no event for "the first prediction is drawn"
        names = {}
        unnamed = []
        for application in pyatspi.Registry.getDesktop(0):
            for thing in all_below(application):
                names.setdefault(thing.getRoleName(), set()).add(thing.name)
                if thing.getRoleName() in ("push button", "toggle button", "check box") and not thing.name:
                    unnamed.append(thing.parent.name or thing.parent.getRoleName())
        missing = missing_from(names)
    for line in missing:
        print("not found:", line)
    for parent in unnamed:
        print("a button without a name in:", parent)
    if missing or unnamed:
        return 1
    print("found:", ", ".join(f"{len(found)} × {role}" for role, found in sorted(names.items())))
    return 0


sys.exit(main())
