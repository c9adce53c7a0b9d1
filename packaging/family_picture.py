#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# family_picture.py PROGRAM PROJECT: writes to standard output, as SVG, the times of the messages `long` and `back` of
# samples/one-family.yaml over the exponent of the model window, beside those of max-min and asymmetric.
import csv
import subprocess
import sys

WIDTH, HEIGHT = 900, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 250, 50, 60
EXPONENTS = [2 ** (i / 8) for i in range(41)]
MOST = 5
CURVES = [  # scenario, message, label, colour, dashes
    ("window, κ = 0", "long", "long, κ = 0 (dashed: max-min)", "#0072b2", ""),
    ("max-min", "long", "", "#0072b2", "6 4"),
    ("window, κ = 1", "back", "back, κ = 1 (dashed: asymmetric)", "#d55e00", ""),
    ("asymmetric", "back", "", "#d55e00", "6 4"),
    ("window, κ = 0", "back", "back, κ = 0", "#009e73", ""),
]


def times(program, project, exponent):
    command = [program, "predict", project, "--set", f"a={exponent!r}", "--format", "csv"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return {(row["scenario"], row["message"]): float(row["time_s"]) for row in csv.DictReader(output.splitlines())}


def x(index):
    return LEFT + (WIDTH - LEFT - RIGHT) * index / (len(EXPONENTS) - 1)


def y(seconds):
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * seconds / MOST


def text(at_x, at_y, words, more=""):
    return f'<text x="{at_x:.1f}" y="{at_y:.1f}" {more}>{words}</text>'


def main():
    program, project = sys.argv[1:3]
    found = [times(program, project, exponent) for exponent in EXPONENTS]
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Liberation Sans" '
             'font-size="14"><rect width="100%" height="100%" fill="white"/>',
             text(LEFT, 28, "Time of a message over three full links, and of one against them", 'font-weight="bold"')]
    for seconds in range(int(MOST) + 1):
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(seconds):.1f}" y2="{y(seconds):.1f}" stroke="#ddd"/>')
        parts.append(text(LEFT - 10, y(seconds) + 5, seconds, 'text-anchor="end"'))
    for index in range(0, len(EXPONENTS), 8):
        parts.append(text(x(index), HEIGHT - BOTTOM + 22, round(EXPONENTS[index]), 'text-anchor="middle"'))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(text(middle, HEIGHT - 14, "exponent", 'text-anchor="middle"'))
    parts.append(text(22, (TOP + HEIGHT - BOTTOM) / 2, "Time (s)",
                      f'text-anchor="middle" transform="rotate(-90 22 {(TOP + HEIGHT - BOTTOM) / 2})"'))
    taken = []
    for scenario, message, label, colour, dashes in CURVES:
        points = " ".join(f"{x(i):.1f},{y(values[scenario, message]):.1f}" for i, values in enumerate(found))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"/>')
        if not label:
            continue
        height = y(found[-1][scenario, message]) + 5
        while any(abs(height - other) < 18 for other in taken):
            height += 4
        taken.append(height)
        parts.append(text(WIDTH - RIGHT + 12, height, label, f'fill="{colour}"'))
    print("\n".join(parts) + "\n</svg>")


main()
