#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""family_picture.py PROGRAM SAMPLES exponents|lanes: writes to standard output, as SVG, what lies between models.

exponents: the times of the messages `long` and `back` of one-family.yaml over the exponent of the model window, beside
those of max-min and asymmetric. lanes: the times of the halos of lossless-storage.yaml over the lanes that their
messages are spread over, beside those of max-min.
"""
import csv
import dataclasses
import math
import subprocess
import sys

WIDTH, HEIGHT = 900, 420
LEFT, RIGHT, TOP, BOTTOM = 70, 250, 50, 60
BLUE, RED, GREEN = "#0072b2", "#d55e00", "#009e73"


@dataclasses.dataclass
class Picture:
    title: str
    sample: str
    parameter: str
    values: list  # of the parameter, on a logarithmic axis of base 2
    axis: str
    unit: str
    scale: float  # units in a second
    most: int     # units at the upper end
    step: int
    curves: list  # scenario or model, which time of its messages, label, colour, dashes


def mean(times):
    return sum(times) / len(times)


def only(name):
    return lambda messages: messages[name]


def halos(what):
    return lambda messages: what([time for name, time in messages.items() if name.startswith("halo")])


PICTURES = {
    "exponents": Picture(
        "Time of a message over three full links, and of one against them", "one-family.yaml", "a",
        [2 ** (i / 8) for i in range(41)], "exponent", "s", 1, 5, 1,
        [("window, κ = 0", only("long"), "long, κ = 0 (dashed: max-min)", BLUE, ""),
         ("max-min", only("long"), "", BLUE, "6 4"),
         ("window, κ = 1", only("back"), "back, κ = 1 (dashed: asymmetric)", RED, ""),
         ("asymmetric", only("back"), "", RED, "6 4"),
         ("window, κ = 0", only("back"), "back, κ = 0", GREEN, "")]),
    "lanes": Picture(
        "Times of halos beside writes to storage, without congestion control", "lossless-storage.yaml", "q",
        [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64], "lanes that messages are spread over", "ms", 1000, 24, 4,
        [("lanes by hash", halos(max), "the longest (dashed: max-min)", RED, ""),
         ("max-min", halos(max), "", RED, "6 4"),
         ("lanes by hash", halos(mean), "mean (dashed: max-min)", BLUE, ""),
         ("max-min", halos(mean), "", BLUE, "6 4")]),
}


def messages_of(program, samples, picture, value):
    """Seconds by scenario or model, and message: the last says what both models of a scenario give."""
    command = [program, "predict", f"{samples}/{picture.sample}", "--set", f"{picture.parameter}={value!r}",
               "--format", "csv"]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    found = {}
    for row in csv.DictReader(output.splitlines()):
        for key in (row["scenario"], row["model"]):
            found.setdefault(key, {})[row["message"]] = float(row["time_s"])
    return found


def x(picture, value):
    return LEFT + (WIDTH - LEFT - RIGHT) * math.log2(value) / math.log2(picture.values[-1])


def y(picture, units):
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * units / picture.most


def text(at_x, at_y, words, more=""):
    return f'<text x="{at_x:.1f}" y="{at_y:.1f}" {more}>{words}</text>'


def frame(picture):
    yield (f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" font-family="Liberation Sans" '
           'font-size="14"><rect width="100%" height="100%" fill="white"/>')
    yield text(LEFT, 28, picture.title, 'font-weight="bold"')
    for units in range(0, picture.most + 1, picture.step):
        at = y(picture, units)
        yield f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}" stroke="#ddd"/>'
        yield text(LEFT - 10, at + 5, units, 'text-anchor="end"')
    for power in range(int(math.log2(picture.values[-1])) + 1):
        yield text(x(picture, 2 ** power), HEIGHT - BOTTOM + 22, 2 ** power, 'text-anchor="middle"')
    yield text((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 14, picture.axis, 'text-anchor="middle"')
    middle = (TOP + HEIGHT - BOTTOM) / 2
    yield text(22, middle, f"Time ({picture.unit})", f'text-anchor="middle" transform="rotate(-90 22 {middle})"')


def curves(picture, found):
    taken = []
    for name, time, label, colour, dashes in picture.curves:
        heights = [y(picture, picture.scale * time(messages[name])) for messages in found]
        points = " ".join(f"{x(picture, value):.1f},{at:.1f}" for value, at in zip(picture.values, heights))
        yield f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" stroke-dasharray="{dashes}"/>'
        if not label:
            continue
        height = heights[-1] + 5
        while any(abs(height - other) < 18 for other in taken):
            height += 4
        taken.append(height)
        yield text(WIDTH - RIGHT + 12, height, label, f'fill="{colour}"')


def main():
    program, samples, name = sys.argv[1:4]
    picture = PICTURES[name]
    found = [messages_of(program, samples, picture, value) for value in picture.values]
    print("\n".join([*frame(picture), *curves(picture, found)]) + "\n</svg>")


main()
