#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# campaign.sh [BUILD [RESULTS]]: works a campaign out by an array of jobs under a Slurm of four nodes on this machine, kills
# jobs and workers (scancel, kill -9), submits the array again, and does the same under mpirun. Fails unless every way gives,
# to the byte, what one undisturbed process gives. Needs root and what start_slurm.sh and contraflow-run need.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
build=$(cd "${1:-$top/build/ci}" && pwd)
results=${2:-$(mktemp -d)}
mkdir -p "$results"
results=$(cd "$results" && pwd)
. "$top/tests/cluster/start_slurm.sh"

cd "$results"
rm -f ./*.csv slurm-*.out
export PATH="$build/app:$build/app/runner:$PATH"
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1
cat >campaign.yaml <<'CAMPAIGN'
campaign: 1
networks:
  - {name: racks, topology: racks, racks: 8, nodes: 128}
  - {name: tree, topology: fat-tree, k: 8, uplink: 940 Mbit/s, replaces: racks}
workloads:
  - {name: random, pattern: random, nodes: [32, 64, 128], degree: [4, 8], seeds: 1..20, size: 1 MB}
models: [max-min, asymmetric, window]
reference: window
CAMPAIGN
contraflow campaign campaign.yaml -o alone.csv
contraflow campaign merge campaign.yaml alone.csv -o expected.csv >expected.txt

# Ends when the file has so many lines, or nothing is left to wait for.
awaitLines()
{
    for _ in $(seq 600); do
        [ "$(find . -name "$1" -exec cat {} + | wc -l)" -lt "$2" ] || return 0
        sleep 0.05
    done
}

# Kills one program that was started here and whose command line has these words.
killOne()
{
    for process in $(pgrep --full -- "$1" | tac); do
        if [ "$(readlink "/proc/$process/cwd")" = "$results" ] && [ "$(readlink "/proc/$process/exe")" = "$2" ]; then
            kill -9 "$process" && echo "killed $process" && return 0
        fi
    done
    echo "there was nothing to kill"
}

echo "an array of jobs, of which one is cancelled and one worker is killed"
contraflow campaign campaign.yaml --script slurm --shards 8 --jobs 1
job=$(sbatch --parsable campaign.array.slurm)
awaitLines 'campaign.*-of-8.csv' 60
scancel "${job}_2"
killOne "campaign.yaml --shard" "$(readlink -f "$build/app/contraflow")"
sbatch --wait --dependency=afterany:"$job" campaign.merge.slurm && { echo "merge must fail when tasks are missing"; exit 1; }
cat slurm-*.out | grep missing
echo "submitted again, by the program"
rm -f slurm-*.out
contraflow campaign campaign.yaml --submit slurm --shards 8 --jobs 1
for _ in $(seq 600); do
    [ -n "$(squeue -h)" ] || break
    sleep 0.2
done
cmp campaign.results.csv expected.csv

echo "ranks under mpirun, of which one is killed"
mpirun -np 4 contraflow campaign campaign.yaml --mpi -o ranks.csv &
launcher=$!
awaitLines ranks.csv 100
killOne "--campaign campaign.yaml" "$(readlink -f "$build/app/runner/contraflow-run")"
wait "$launcher" && echo "the ranks were done before one was killed"
wc -l ranks.csv
mpirun -np 4 contraflow campaign campaign.yaml --mpi -o ranks.csv --resume
contraflow campaign merge campaign.yaml ranks.csv -o merged.csv >/dev/null
cmp merged.csv expected.csv
echo "nothing lost, nothing doubled"
