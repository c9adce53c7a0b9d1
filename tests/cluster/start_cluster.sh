#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# To be sourced with TESTBED [BUILD [RESULTS]]: what measuring on an emulated cluster begins with. TESTBED is a folder with setup.sh,
# teardown.sh, launch.sh and polite.c, which make a cluster of network namespaces; needs root, iproute2, ethtool, gcc and Open MPI.
# The cluster, which setup.sh in $cluster makes, ends with the script.
testbed=$(cd "${1:?name the folder of the emulated cluster}" && pwd)
build=$(cd "${2:-$top/build/ci}" && pwd)
results=${3:-$(mktemp -d)}
mkdir -p "$results"
results=$(cd "$results" && pwd)
contraflow=$build/app/contraflow
[ -x "$contraflow" ] || { echo "$contraflow is not there; build it, or name its folder" >&2; exit 2; }
cluster=$(mktemp -d)
trap 'cd "$cluster" && ./teardown.sh >/dev/null 2>&1; rm -rf "$cluster"' EXIT
cp "$testbed"/* "$build/app/runner/contraflow-run" "$cluster/"
cd "$cluster" || exit
gcc -shared -fPIC -O2 polite.c -o libpolite.so -ldl

# hostsOf PLAN: the hosts of a plan's nodes, one per line.
hostsOf()
{
    python3 -c 'import json, sys; print("\n".join("cb" + node for node in json.load(open(sys.argv[1]))["nodes"]))' "$1"
}
