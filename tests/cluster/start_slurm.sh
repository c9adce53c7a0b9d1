#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# To be sourced: a Slurm of four nodes with two processors each on this machine, until the script ends. Needs root and
# Debian's slurmctld, slurmd, slurm-client, munge. Daemons, keys and files are the script's own and end with it.
slurm=$(mktemp -d)
chmod 755 "$slurm"
host=$(hostname -s)

stopDaemons()
{
    scancel --user="$(id -un)" 2>/dev/null || true
    for file in "$slurm"/*.pid; do
        [ ! -f "$file" ] || kill "$(cat "$file")" 2>/dev/null || true
    done
    wait 2>/dev/null || true
    # The daemons have left this shell, which cannot wait for them.
    for _ in $(seq 50); do
        rm -rf "$slurm" 2>/dev/null && return
        sleep 0.1
    done
}
trap stopDaemons EXIT

dd if=/dev/urandom of="$slurm/munge.key" bs=1 count=1024 status=none
chmod 400 "$slurm/munge.key"
munged --force --key-file="$slurm/munge.key" --socket="$slurm/munge.socket" --pid-file="$slurm/munge.pid" \
    --log-file="$slurm/munge.log" --seed-file="$slurm/munge.seed"

cat >"$slurm/slurm.conf" <<CONF
ClusterName=test
SlurmctldHost=$host
AuthType=auth/munge
AuthInfo=socket=$slurm/munge.socket
SlurmUser=root
SlurmctldPort=17820
SlurmctldPidFile=$slurm/slurmctld.pid
SlurmdPidFile=$slurm/slurmd.%n.pid
SlurmctldLogFile=$slurm/slurmctld.log
SlurmdLogFile=$slurm/slurmd.%n.log
StateSaveLocation=$slurm/state
SlurmdSpoolDir=$slurm/spool.%n
TmpFS=$slurm/tmp.%n
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
ReturnToService=2
SelectType=select/cons_tres
NodeName=c[1-4] NodeHostname=$host NodeAddr=127.0.0.1 Port=[17821-17824] CPUs=2 State=UNKNOWN
PartitionName=all Nodes=c[1-4] Default=YES MaxTime=INFINITE State=UP
CONF
export SLURM_CONF=$slurm/slurm.conf
mkdir "$slurm/state"
slurmctld -i
for node in c1 c2 c3 c4; do
    mkdir "$slurm/spool.$node" "$slurm/tmp.$node" # PMIx has a folder of each step in the latter
    slurmd -N "$node"
done
for _ in $(seq 60); do
    [ "$(sinfo -h -t idle -o %D 2>/dev/null)" != 4 ] || break
    sleep 0.5
done
sinfo
