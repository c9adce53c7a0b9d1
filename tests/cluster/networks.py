#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""networks.py CONTRAFLOW PROJECT.yaml NETWORKS: a project with a platform and twelve random patterns for each network.

NETWORKS has a line for each: its name, the Mbit/s of its backbone, and what networks.sh needs besides. Patterns have the degrees
1, 2, 3 in turn; the odd ones have messages of 4 MB, the even ones of 2 to 6 MB. A draw with two messages from one node to
another is left out for the next one. The networks have different patterns.
"""
import re
import subprocess
import sys

PATTERNS = 12
PAYLOAD = 1448 / 1538  # of an Ethernet frame on the wire: its TCP payload


def drawn_messages(contraflow, degree, size, seed):
    text = subprocess.run(
        [contraflow, "generate", "random", "--racks", "2", "--nodes-per-rack", "5", "--degree", str(degree), "--size", size,
         "--seed", str(seed)], check=True, capture_output=True, text=True).stdout
    rows = re.findall(r"^      (m\d+,.*)$", text, re.M)
    return [row.replace("r1n", "X").replace("r2n", "Y") for row in rows]


def has_doubled_pair(rows):
    pairs = [tuple(row.split(",")[1:3]) for row in rows]
    return len(set(pairs)) < len(pairs)


def main():
    contraflow, project, networks = sys.argv[1:4]
    platforms, workloads, scenarios = [], [], []
    seed = 0
    for name, backbone in (line.split()[:2] for line in networks.splitlines() if line.strip()):
        platforms += [
            "  - name: " + name, "    switches: [torX, torY]", "    nodes:",
            '      - {name: "X[1-5]", switch: torX, bandwidth: %.3f Mbit/s, latency: 0 s}' % (50 * PAYLOAD),
            '      - {name: "Y[1-5]", switch: torY, bandwidth: %.3f Mbit/s, latency: 0 s}' % (50 * PAYLOAD), "    links:",
            "      - {name: backbone, between: [torX, torY], bandwidth: %.3f Mbit/s, latency: 0 s}" % (int(backbone) * PAYLOAD)]
        for number in range(1, PATTERNS + 1):
            rows = []
            while not rows or has_doubled_pair(rows):
                seed += 1
                rows = drawn_messages(contraflow, 1 + (number - 1) // 2 % 3, "4 MB" if number % 2 else "2MB..6MB", seed)
            workloads += ["  - name: %s %d" % (name, number), "    messages: |", "      id,source,destination,size,start"]
            workloads += ["      " + row for row in rows]
            scenarios.append("  - {name: %s %d, platform: %s, workload: %s %d, model: asymmetric}" % (name, number, name, name,
                                                                                                    number))
    lines = ["contraflow: 1", "title: Random patterns on three emulated networks", "platforms:"] + platforms
    lines += ["workloads:"] + workloads + ["models:", "  - {name: asymmetric, kind: asymmetric, parameters: {}}", "scenarios:"]
    with open(project, "w", encoding="utf-8") as file:
        file.write("\n".join(lines + scenarios) + "\n")


if __name__ == "__main__":
    main()
