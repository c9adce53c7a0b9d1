#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# slurm.sh [BUILD [RESULTS]]: submits the job that 'contraflow plan --slurm' writes to a Slurm of four nodes on this
# machine, kills it between two of its patterns, submits it again, and imports what it measured. Needs root and Debian's slurmctld, slurmd,
# slurm-client, munge, openmpi-bin; takes a minute. Daemons, keys and files are the script's own and end with it.
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
# Debian's Open MPI knows no PMI of Slurm's but PMIx, of which Slurm starts one server a machine: mpirun it is.
export PATH="$build/app/runner:$PATH" CONTRAFLOW_LAUNCHER=mpirun
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_btl=self,tcp
cd "$results"
rm -f ./*.measured.json slurm-*.out
for project in ring all; do
    "$build/app/contraflow" plan "$project.yaml" --most 60 -o "$project.json" --slurm
    # The hosts of this Slurm are one machine, on which ranks share cores.
    sed -i 's/ --resume / --wait sleep --resume /' "$project.slurm"
done
sbatch --wait ring.slurm || { cat slurm-*.out; exit 1; }
measured() { grep -c '"workload"' all.measured.json 2>/dev/null || true; }
job=$(sbatch --parsable all.slurm)
for _ in $(seq 600); do
    [ "$(measured)" -lt 2 ] || break
    sleep 0.1
done
scancel "$job"
while [ -n "$(squeue -h -j "$job" 2>/dev/null)" ]; do sleep 0.1; done
first=$(measured)
sbatch --wait all.slurm || { cat slurm-*.out; exit 1; }
echo "measured before the job was killed: $first, in the end: $(measured) of 7"
[ "$first" -ge 2 ] && [ "$first" -lt 7 ] && [ "$(measured)" = 7 ] && grep -q '"earlier_sessions"' all.measured.json
cat slurm-*.out
for project in ring all; do
    "$build/app/contraflow" import "$project.measured.json" --into "$project.yaml"
    "$build/app/contraflow" errors "$project.yaml" | head -n 12
done
