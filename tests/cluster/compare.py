#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""compare.py MEASURED.json PROJECT.yaml: times that contraflow-run measured beside those in a project.

Two times agree when they differ by no more than both half-widths and 2 % of the project's. Ends with status 1 when a
pattern does not agree in every message.
"""
import csv
import io
import json
import subprocess
import sys


def seconds(text):
    number, unit = text.split()
    return float(number) * {"s": 1, "ms": 1e-3, "us": 1e-6}[unit]


def project_times(path):
    """Mean and half-width by scenario and message, out of the tables of times in the project's text."""
    times, scenario, rows = {}, None, None
    for line in open(path, encoding="utf-8"):
        if line.startswith("measurements:"):
            rows = []
        if rows is None:
            continue
        if line.startswith("    scenario: "):
            scenario = line.split(": ", 1)[1].strip()
        elif line.startswith("      "):
            rows.append((scenario, line.strip()))
    header = None
    for scenario, row in rows:
        cells = next(csv.reader(io.StringIO(row)))
        if cells[0] == "message":
            header = cells
        elif header and len(cells) == len(header):
            one = dict(zip(header, cells))
            times[scenario, one["message"]] = seconds(one["mean"]), seconds(one["ci95"])
    return times


def main():
    measured, project = sys.argv[1:3]
    known = project_times(project)
    agreeing = 0
    patterns = json.load(open(measured, encoding="utf-8"))["patterns"]
    print("pattern     messages  agree  mean difference  largest")
    for pattern in sorted(patterns, key=lambda one: one["scenario"]):
        differences, agree = [], 0
        for message in pattern["messages"]:
            mean, half_width = known[pattern["scenario"], message["id"]]
            difference = message["mean_s"] - mean
            differences.append(100 * difference / mean)
            agree += abs(difference) <= half_width + message["half_width_s"] + 0.02 * mean
        agreeing += agree == len(differences)
        print("%-10s  %8d  %5d  %+13.2f %%  %5.1f %%" % (
            pattern["scenario"], len(differences), agree, sum(differences) / len(differences),
            max(map(abs, differences))))
    print("%d of %d patterns agree in every message" % (agreeing, len(patterns)))
    return 0 if agreeing == len(patterns) else 1


if __name__ == "__main__":
    sys.exit(main())
