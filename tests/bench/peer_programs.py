#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""peer_programs.py halo|lu [REPETITIONS] > PROGRAM.json: the programs of bench_application.cpp, for peer_smpi.py.

halo: 8 x 8 processes on a torus exchange with four neighbours, 1 000 times unless told otherwise (640 000 events).
lu: a wavefront over 16 x 16 processes and 420 planes unless told otherwise, there and back (1 021 440 events).
Computations differ by chance, the same chance each time; not the one of the bench, whose generator is the program's.
"""
import json
import random
import sys

EAGER = 65536


def platform(racks, nodes, nic, uplink):
    names = {f"R{rack}": [f"R{rack}N{node}" for node in range(1, nodes + 1)] for rack in range(1, racks + 1)}
    return {"racks": names, "nic_bytes_per_s": nic, "backbone_bytes_per_s": uplink,
            "backbone": "one full-duplex uplink per rack to one core switch", "local_bytes_per_s": 10e9}


def compute(chance, mean, jitter):
    return {"do": "compute", "seconds": mean * (1 + jitter * (2 * chance.random() - 1))}


def halo(repetitions):
    side = 8
    chance = random.Random(1)
    processes = []
    for rank in range(side * side):
        x, y = rank % side, rank // side
        peers = [y * side + (x - 1) % side, y * side + (x + 1) % side,
                 (y - 1) % side * side + x, (y + 1) % side * side + x]
        sizes = [32768, 32768, 131072, 131072]
        events = []
        for _ in range(repetitions):
            events += [{"do": "irecv", "from": peers[d], "tag": d ^ 1, "request": d} for d in range(4)]
            events += [{"do": "isend", "to": peers[d], "bytes": sizes[d], "tag": d, "request": 4 + d} for d in range(4)]
            events += [{"do": "waitall"}, compute(chance, 2e-3, 0.1)]
        processes.append(events)
    return platform(4, 8, 1.175e9, 2.35e9), 2, processes


def lu(repetitions):
    side = 16
    chance = random.Random(1)
    processes = []
    for rank in range(side * side):
        x, y = rank % side, rank // side

        def neighbours(step):
            near = [(x + step, y), (x, y + step)]
            return [b * side + a for a, b in near if 0 <= a < side and 0 <= b < side]

        events = []
        for sign in (1, -1):
            for _ in range(repetitions):
                events += [{"do": "recv", "from": peer, "tag": 0} for peer in neighbours(-sign)]
                events.append(compute(chance, 4e-5, 0.2))
                events += [{"do": "send", "to": peer, "bytes": 1600, "tag": 0} for peer in neighbours(sign)]
        processes.append(events)
    return platform(16, 16, 117.5e6, 235e6), 1, processes


def main(arguments):
    programs = {"halo": (halo, 1000), "lu": (lu, 420)}
    if not arguments or arguments[0] not in programs or len(arguments) > 2:
        sys.exit(__doc__)
    make, repetitions = programs[arguments[0]]
    machine, per_node, processes = make(int(arguments[1]) if len(arguments) > 1 else repetitions)
    nodes = [node for names in machine["racks"].values() for node in names]
    json.dump({"name": arguments[0], "platform": machine, "eager_threshold_bytes": EAGER,
               "placement": [nodes[rank // per_node] for rank in range(len(processes))], "processes": processes},
              sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
