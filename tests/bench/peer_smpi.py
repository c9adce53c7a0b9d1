#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""peer_smpi.py CONTRAFLOW PROGRAM.json: one program here and in SimGrid's SMPI replay.

PROGRAM.json is a program as in tests/data/applications. Prints the makespan of either and the CPU seconds that
their processes took, reading included. SimGrid (Debian's package simgrid) runs as a plain fluid model: max-min
without factors, cross-traffic and overheads, eager messages set out when they are posted. It adds 16 bytes of
envelope to every message, which are added here too; it shares a channel in proportion to 1/latency of the routes,
so makespans agree only where the routes' latencies are equal. It takes for done what has less than surf/precision
left, for which smpirun sets a nanosecond and this 10^-13 s. And they agree only as long as the program forgets small
differences: a halo exchange whose messages compete and whose computations differ amplifies them, so that
after two hundred rounds a change of all computations by a part in 10^15 moves either makespan by parts in a thousand.

Collectives of all processes run by the same algorithm on both sides, where SimGrid has it and each of its messages
carries one block, so that the envelope can be added (COLLECTIVES). Others are refused, and so are barriers, whose
messages have no size to add to, collectives of groups, for which an action has no communicator, and a second
algorithm of one collective, which SimGrid is told once.
"""
import json
import pathlib
import resource
import subprocess
import sys
import tempfile

ENVELOPE = 16
FLOPS = 1e9
FLAGS = [
    "network/model:CM02", "network/optim:Full", "network/crosstraffic:0", "network/TCP-gamma:0",
    "network/latency-factor:1", "network/bandwidth-factor:1", "network/weight-S:0", "surf/precision:1e-13",
    f"smpi/host-speed:{FLOPS!r}",
]
COLUMNS = ["ranks", "event", "peer", "source", "size", "time", "tag", "request", "root", "algorithm"]
KNOWN = {"compute", "send", "recv", "isend", "irecv", "wait", "waitall", "sendrecv"}
# What SimGrid calls an algorithm of ours; sent by each in blocks of the event's size.
COLLECTIVES = {
    ("bcast", "binomial"): "binomial_tree",
    ("reduce", "binomial"): "binomial",
    ("allreduce", "recursive-doubling"): "rdb",
    ("allgather", "ring"): "NTSLR",
    ("allgather", "shift"): "ring",
    ("alltoall", "pairwise"): "pair",
}


def latency(program, channel):
    return program["platform"].get("latency_s", {}).get(channel, 0)


def refuse(text):
    sys.exit(f"peer_smpi.py: {text}")


def check(program):
    """The algorithms that SimGrid is to take, by collective."""
    everybody = list(range(len(program["processes"])))
    taken = {}
    for events in program["processes"]:
        for event in events:
            kind = event["do"]
            if kind in KNOWN:
                continue
            algorithm = event.get("algorithm")
            if (kind, algorithm) not in COLLECTIVES:
                known = ", ".join(" by ".join(each) for each in COLLECTIVES)
                refuse(f"{kind} by {algorithm} is not comparable; {known} are")
            if event.get("group", everybody) != everybody:
                refuse(f"{kind} of a group is not comparable; take collectives of all processes")
            if algorithm == "recursive-doubling" and len(everybody) & (len(everybody) - 1):
                refuse("recursive doubling is comparable between 2, 4, 8 … processes only")
            if kind == "bcast" and event["bytes"] <= program["eager_threshold_bytes"]:
                refuse("bcast of eager messages is not comparable: they do not set out at the same times")
            if taken.setdefault(kind, algorithm) != algorithm:
                refuse(f"{kind} runs by {taken[kind]} and by {algorithm}, and SimGrid has one for all; take one")
    return [f"smpi/{kind}:{COLLECTIVES[kind, algorithm]}" for kind, algorithm in taken.items()]


class Sizes:
    """What receives that name no size take: the messages of a sender, receiver and tag in their order."""

    def __init__(self, program):
        self.sizes = {}
        for rank, events in enumerate(program["processes"]):
            for event in events:
                if event["do"] in ("send", "isend", "sendrecv"):
                    self.sizes.setdefault((rank, event["to"], event.get("tag", 0)), []).append(event["bytes"])

    def take(self, source, destination, tag):
        sizes = self.sizes.get((source, destination, tag))
        return sizes.pop(0) if sizes else 0


def ti_line(rank, event, requests, sizes):
    kind = event["do"]
    if kind == "compute":
        return f"{rank} compute {event['seconds'] * FLOPS!r}"
    if kind in ("send", "isend"):
        if kind == "isend":
            requests[event["request"]] = (rank, event["to"], event["tag"])
        return f"{rank} {kind} {event['to']} {event['tag']} {event['bytes']}"
    if kind in ("recv", "irecv"):
        if kind == "irecv":
            requests[event["request"]] = (event["from"], rank, event["tag"])
        room = sizes.take(event["from"], rank, event["tag"])
        return f"{rank} {kind} {event['from']} {event['tag']} {event.get('bytes', room)}"
    if kind == "sendrecv":
        # Not sendRecv, whose messages have no tags.
        tag = event.get("tag", 0)
        room = sizes.take(event["from"], rank, tag)
        return (f"{rank} irecv {event['from']} {tag} {room}\n{rank} isend {event['to']} {tag} {event['bytes']}\n"
                f"{rank} wait {rank} {event['to']} {tag}\n{rank} wait {event['from']} {rank} {tag}")
    if kind == "bcast":
        return f"{rank} bcast {event['bytes']} {event['root']}"
    if kind == "reduce":
        return f"{rank} reduce {event['bytes']} 0 {event['root']}"
    if kind == "allreduce":
        return f"{rank} allreduce {event['bytes']} 0"
    if kind in ("allgather", "alltoall"):
        return f"{rank} {kind} {event['bytes']} {event['bytes']}"
    if kind == "wait":
        return f"{rank} wait " + " ".join(str(x) for x in requests[event["request"]])
    return f"{rank} waitall"


def platform_xml(program):
    """Links as the reference has them: a NIC for each node, and an uplink for each rack or one cable."""
    platform = program["platform"]
    racks = platform["racks"]
    is_cable = platform["backbone"].startswith("one full-duplex cable")
    backbone = platform["backbone_bytes_per_s"]
    local = platform.get("local_bytes_per_s") or 1e18
    lines = ['<?xml version="1.0"?>', '<!DOCTYPE platform SYSTEM "https://simgrid.org/simgrid.dtd">',
             '<platform version="4.1"><zone id="all" routing="Full">']
    nodes = [(rack, node) for rack, names in racks.items() for node in names]
    for _, node in nodes:
        lines.append(f'<host id="{node}" speed="{FLOPS!r}f" core="64"/>')
    for _, node in nodes:
        lines.append(f'<link id="nic-{node}" bandwidth="{platform["nic_bytes_per_s"]!r}Bps" '
                     f'latency="{latency(program, "nic")!r}s" sharing_policy="SPLITDUPLEX"/>')
        lines.append(f'<link id="local-{node}" bandwidth="{local!r}Bps" latency="{latency(program, "local")!r}s" '
                     'sharing_policy="FATPIPE"/>')
    for rack in racks:
        lines.append(f'<link id="up-{rack}" bandwidth="{backbone!r}Bps" '
                     f'latency="{latency(program, "backbone")!r}s" sharing_policy="SPLITDUPLEX"/>')
    first = next(iter(racks))
    for rack, source in nodes:
        for other, destination in nodes:
            if source == destination:
                lines.append(f'<route src="{source}" dst="{source}" symmetrical="NO">'
                             f'<link_ctn id="local-{source}"/></route>')
                continue
            way = [("nic-" + source, "UP")]
            if rack != other and is_cable:
                way.append(("up-" + first, "UP" if rack == first else "DOWN"))
            elif rack != other:
                way += [("up-" + rack, "UP"), ("up-" + other, "DOWN")]
            way.append(("nic-" + destination, "DOWN"))
            links = "".join(f'<link_ctn id="{link}" direction="{direction}"/>' for link, direction in way)
            lines.append(f'<route src="{source}" dst="{destination}" symmetrical="NO">{links}</route>')
    return "\n".join(lines + ["</zone></platform>", ""])


def write_simgrid(program, folder):
    sizes = Sizes(program)
    for rank, events in enumerate(program["processes"]):
        requests = {}
        lines = [f"{rank} init"] + [ti_line(rank, event, requests, sizes) for event in events] + [f"{rank} finalize"]
        (folder / f"ti{rank}").write_text("\n".join(lines) + "\n")
    ranks = range(len(program["processes"]))
    (folder / "list").write_text("".join(f"{folder}/ti{rank}\n" for rank in ranks))
    (folder / "hosts").write_text("\n".join(program["placement"]) + "\n")
    (folder / "platform.xml").write_text(platform_xml(program))


def write_project(program, folder):
    platform = program["platform"]
    racks = platform["racks"]
    is_cable = platform["backbone"].startswith("one full-duplex cable")
    text = ["contraflow: 1", "platforms:", "  - name: p"]
    text.append("    switches: [" + ", ".join(list(racks) + ([] if is_cable else ["core"])) + "]")
    text.append("    nodes:")
    for rack, nodes in racks.items():
        text += [f'      - {{name: {node}, switch: {rack}, cores: 64, bandwidth: {platform["nic_bytes_per_s"]!r} B/s, '
                 f'latency: {latency(program, "nic")!r} s}}' for node in nodes]
    text.append("    links:")
    ends = [tuple(racks)] if is_cable else [(rack, "core") for rack in racks]
    text += [f'      - {{name: up-{a}, between: [{a}, {b}], bandwidth: {platform["backbone_bytes_per_s"]!r} B/s, '
             f'latency: {latency(program, "backbone")!r} s}}' for a, b in ends]
    if platform.get("local_bytes_per_s"):
        text.append(f'    local_bandwidth: {platform["local_bytes_per_s"]!r} B/s')
    text.append(f'    local_latency: {latency(program, "local")!r} s')
    text.append(f'    eager_threshold: {program["eager_threshold_bytes"] + ENVELOPE} B')
    text += ["applications:", "  - name: app", f"    processes: {len(program['processes'])}", "    program: |",
             "      " + ",".join(COLUMNS)]
    for rank, events in enumerate(program["processes"]):
        for event in events:
            row = dict(ranks=rank, event=event["do"], peer=event.get("to", event.get("from", "")),
                       tag=event.get("tag", ""), request=event.get("request", ""))
            if event["do"] == "sendrecv":
                row["source"] = event["from"]
            row["root"] = event.get("root", "")
            row["algorithm"] = event.get("algorithm", "")
            if "bytes" in event and event["do"] not in ("recv", "irecv"):
                row["size"] = f"{event['bytes'] + ENVELOPE} B"
            if "seconds" in event:
                row["time"] = f"{event['seconds']!r} s"
            text.append("      " + ",".join(str(row.get(column, "")) for column in COLUMNS))
    places = ", ".join(f'"{rank}": {node}' for rank, node in enumerate(program["placement"]))
    text += ["mappings:", f"  - {{name: m, place: {{{places}}}}}", "models:",
             "  - {name: max-min, kind: max-min, parameters: {}}", "scenarios:",
             "  - {name: s, platform: p, application: app, mapping: m, model: max-min}", ""]
    (folder / "project.yaml").write_text("\n".join(text))


def timed(command):
    """Its output and the user CPU seconds of it and its children."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"peer_smpi.py: {command[0]} failed: {run.stderr[-2000:]}")
    return run.stdout + run.stderr, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before


def simgrid_makespan(output):
    for line in output.splitlines():
        if "Simulation time" in line:
            return float(line.split()[0])
    sys.exit("peer_smpi.py: SimGrid named no simulation time: " + output[-2000:])


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    program = json.loads(pathlib.Path(arguments[1]).read_text())
    algorithms = check(program)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        write_simgrid(program, folder)
        write_project(program, folder)
        threshold = program["eager_threshold_bytes"]
        flags = FLAGS + algorithms + [f"smpi/send-is-detached-thresh:{threshold + 1}",
                                      f"smpi/async-small-thresh:{threshold + 1}"]
        output, seconds = timed(["smpirun", "-np", str(len(program["processes"])), "-replay", f"{folder}/list",
                                 "-platform", f"{folder}/platform.xml", "-hostfile", f"{folder}/hosts"]
                                + [f"--cfg={flag}" for flag in flags] + ["--log=root.fmt:%.12r%e%m%n"])
        theirs = simgrid_makespan(output)
        print(f"SimGrid     {theirs:.9f} s   {seconds:.2f} s of CPU")
        output, seconds = timed([arguments[0], "replay", f"{folder}/project.yaml", "--format", "json"])
        ours = json.loads(output)["scenarios"][0]["makespan_s"]
        print(f"Contraflow  {ours:.9f} s   {seconds:.2f} s of CPU")
        print(f"difference  {abs(ours - theirs) / theirs:.1e}")


if __name__ == "__main__":
    main(sys.argv[1:])
