#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""programs.py FOLDER: one project of the programs in FOLDER/halo.yaml, fft.yaml and hpl.yaml, as 'contraflow generate' made them, each
in three placements on eight nodes with two cores behind the narrow backbone of networks.sh. Parameters get the program's name in
front, since several have the same ones.
"""
import re
import sys

PROGRAMS = ("halo", "fft", "hpl")
PLACEMENTS = (("RRN", "round-robin-per-node"), ("RRP", "round-robin-per-processor"), ("random", "random"))
RATE = 50 * 1448 / 1538  # Mbit/s of payload


def read(folder, name):
    text = open("%s/%s.yaml" % (folder, name), encoding="utf-8").read()
    parameters = re.search(r"^parameters: \{(.*)\}$", text, re.M).group(1).split(", ")
    program = re.search(r"^applications:\n(.*?)^mappings:", text, re.M | re.S).group(1)
    for parameter in (entry.split(":")[0] for entry in parameters):
        program = re.sub(r"\b%s\b" % parameter, name + "_" + parameter, program)
    program = re.sub(r"^  - name: .*$", "  - name: " + name, program, count=1, flags=re.M)
    return [name + "_" + entry for entry in parameters], program.rstrip("\n")


def main():
    folder = sys.argv[1]
    parameters, programs, scenarios = [], [], []
    for name in PROGRAMS:
        own, program = read(folder, name)
        parameters += own
        programs.append(program)
        scenarios += ["  - {name: %s %s, platform: tight-backbone, application: %s, mapping: %s, model: asymmetric}" %
                      (name, placement, name, placement) for placement, _ in PLACEMENTS]
    print("contraflow: 1\ntitle: Programs in three placements, measured\nparameters: {%s}" % ", ".join(parameters))
    print("platforms:\n  - name: tight-backbone\n    switches: [torX, torY]\n    nodes:")
    for rack in "XY":
        print('      - {name: "%s[1-4]", switch: tor%s, cores: 2, bandwidth: %.3f Mbit/s, latency: 0 s}' % (rack, rack, RATE))
    print("    links:\n      - {name: backbone, between: [torX, torY], bandwidth: %.3f Mbit/s, latency: 0 s}" % (2 * RATE))
    print("applications:\n" + "\n".join(programs))
    print("mappings:\n" + "\n".join("  - {name: %s, policy: %s}" % placement if placement[0] != "random" else
                                    "  - {name: %s, policy: %s, seed: 1}" % placement for placement in PLACEMENTS))
    print("models:\n  - {name: asymmetric, kind: asymmetric, parameters: {}}")
    print("scenarios:\n" + "\n".join(scenarios))


if __name__ == "__main__":
    main()
