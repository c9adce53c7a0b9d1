#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# slurm.sh [BUILD [RESULTS]]: submits the job that 'contraflow plan --slurm' writes to a Slurm of four nodes on this
# machine, kills it between two of its patterns, submits it again, and imports what it measured: with ranks started by mpirun, and by srun, for
# which Debian's Open MPI needs PMIx. Needs root and Debian's slurmctld, slurmd, slurm-client, slurm-wlm-basic-plugins, munge, openmpi-bin; takes
# two minutes. Daemons, keys and files are the script's own and end with it.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(cd "${1:-$top/build/ci}" && pwd)
results=${2:-$(mktemp -d)}
mkdir -p "$results"
results=$(cd "$results" && pwd)
. "$top/tests/cluster/start_slurm.sh"

"$build/app/contraflow" generate ring --nodes 4 --size '256 kB' -o "$results/ring.yaml"
"$build/app/contraflow" generate all-to-all --nodes 4 --size '64 kB' -o "$results/all.yaml"
for kilobytes in 8 16 32 128 256 512; do
    "$build/app/contraflow" generate all-to-all --nodes 4 --size "$kilobytes kB" -o "$results/one.yaml"
    "$build/app/contraflow" add "$results/all.yaml" --from "$results/one.yaml" --like "all-to-all" "workloads.of-$kilobytes"
    "$build/app/contraflow" add "$results/all.yaml" --like "all-to-all" "scenarios.of-$kilobytes" "workload=of-$kilobytes"
done
export PATH="$build/app/runner:$PATH"
# The hosts of this Slurm are one machine: ranks reach one another by its loopback.
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_btl=self,tcp OMPI_MCA_btl_tcp_if_include=lo
cd "$results"
for project in ring all; do
    "$build/app/contraflow" plan "$project.yaml" --most 60 -o "$project.json" --slurm
    # The hosts of this Slurm are one machine, on which ranks share cores.
    sed -i 's/ --resume / --wait sleep --resume /' "$project.slurm"
done
# How many patterns have been measured; the file is written beside itself and put in its place.
measured()
{
    local count
    count=$(grep -c '"workload"' all.measured.json 2>/dev/null) || true
    echo "${count:-0}"
}
srun --mpi=list
for launcher in mpirun srun; do
    export CONTRAFLOW_LAUNCHER=$launcher
    rm -f ./*.measured.json slurm-*.out
    sbatch --wait ring.slurm || { cat slurm-*.out; exit 1; }
    job=$(sbatch --parsable all.slurm)
    for _ in $(seq 3000); do # on a machine that is busy it takes long
        [ "$(measured)" -lt 2 ] || break
        sleep 0.1
    done
    scancel "$job"
    while [ -n "$(squeue -h -j "$job" 2>/dev/null)" ]; do sleep 0.1; done
    first=$(measured)
    sbatch --wait all.slurm || { cat slurm-*.out; exit 1; }
    echo "$launcher: measured before the job was killed: $first, in the end: $(measured) of 7"
    cat slurm-*.out
    if [ "$first" -lt 2 ] || [ "$first" -ge 7 ] || [ "$(measured)" != 7 ] ||
        ! grep -q '"earlier_sessions"' all.measured.json; then
        echo "$launcher: the job was not killed between two patterns, or did not go on where it was" >&2
        exit 1
    fi
done
for project in ring all; do
    "$build/app/contraflow" import "$project.measured.json" --into "$project.yaml"
    "$build/app/contraflow" errors "$project.yaml" | head -n 12
done
