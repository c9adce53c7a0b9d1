#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the project tender-gpu.yaml to standard output: tender-gpu.sh [CONTRAFLOW]
# 64 servers with 8 GPUs each, three offers. The networks come from 'contraflow generate'; prices and powers are
# invented, of a usual size. A GPU reaches 347 GB/s into the switch within, as in the sample nccl-h100.yaml.
set -euo pipefail
contraflow=${1:-contraflow}

# platform NAME PRESET NICS RAILS SPINES RULE SWITCH_PRICE SWITCH_WATTS CARD_PRICE CABLE_PRICE SUPPORT_PRICE [KEY]:
# of the servers their cards alone are priced
platform()
{
    "$contraflow" generate platform --network rail-optimised --servers 64 --gpus 8 --spines "$5" --preset "$2" \
        --gpu-link '347 GB/s' --gpu-link-latency '1 us' \
        | sed -n -e '/^models:/q' -e '/^  /p' \
        | awk -v name="$1" -v nics="$3" -v rails="$4" -v rule="$6" -v switch="price: $7 EUR, power: $8 W}" \
              -v cards="$(($3 * $9))" -v cable="${10}" -v support="${11}" -v key="${12:-}" '
            /^  - name: cluster$/ { print "  - name: " name; next }
            /^    switches: / {
                print "    switches:"
                gsub(/^    switches: \[|\]$/, "")
                count = split($0, names, ", ")
                for (i = 1; i <= count; ++i)
                    if (names[i] !~ /^leaf/ || substr(names[i], 5) <= rails)
                        print "      - {name: " names[i] ", " switch
                next
            }
            /gpus: 8/ {
                sub(/nics: 8/, "nics: " nics)
                sub(/leaf\[1-8\]/, "leaf[1-" rails "]")
                sub(/}$/, ", price: " cards " EUR, power: 180 W}")
            }
            /between:/ {
                match($0, /leaf[0-9]+/)
                if (substr($0, RSTART + 4, RLENGTH - 4) > rails)
                    next
                sub(/}$/, ", price: " cable " EUR}")
            }
            /^    in_network_groups: / { print "    " key }
            /^    preset: / {
                if (rule != "pxn")
                    print "    rails: " rule
                print "    items:"
                print "      - {name: cables to servers, kind: cable, count: " 64 * nics ", price: " cable " EUR}"
                print "      - {name: support on site, kind: support, price: " support " EUR, per: year}"
                print "    years: 4"
                print "    energy_price: 0.28 EUR/kWh"
                print "    pue: 1.25"
            }
            { print }'
}

# 16 servers write a checkpoint to the first one, all from their first GPU, and pass data on to the next server.
checkpoint()
{
    awk 'BEGIN {
        for (i = 2; i <= 17; ++i) {
            printf "      write%d,s%d.0,s1.0,1 GB,\n", i - 1, i
            printf "      pass%d,s%d.0,s%d.0,1 GB,\n", i - 1, i, i + 1
        }
    }'
}

cat <<END
contraflow: 1
title: Tender for 512 GPUs
parameters: {parameters: 13e9, buckets: 4, tokens: 4096, hidden: 5120, top: 2, compute: 180 ms}
platforms:
$(platform roce-400g roce-400g 8 8 8 pxn 38000 1600 1300 210 26000)
$(platform ndr-400g infiniband-ndr 8 8 8 pxn 52000 1700 1750 340 45000 'in_network_bandwidth: 360 GB/s')
$(platform ethernet-800g ethernet-800g 4 4 4 spine 61000 2100 2100 390 24000)
workloads:
  - name: checkpoint
    weight: 1
    messages: |
      id,source,destination,size,start
$(checkpoint)
applications:
  - name: training
    processes: 512
    weight: 3
    program: |
      ranks,event,size,time,count,label
      all,phase,,,,forward and backward
      all,repeat,,,=buckets,bucket
      all,compute,,=compute / buckets,,
      all,allreduce,=2 B * parameters / 8 / buckets,,,
      all,end,,,,
  - name: experts
    processes: 512
    weight: 1
    program: |
      ranks,event,size,time,label
      all,phase,,,dispatch
      all,alltoall,=2 B * tokens * hidden * top / 512,,
      all,phase,,,experts
      all,compute,,5 ms,
      all,phase,,,combine
      all,alltoall,=2 B * tokens * hidden * top / 512,,
mappings:
  - {name: in-order, policy: round-robin-per-processor}
models:
  - {name: controlled, kind: max-min, parameters: {}}
  - {name: uncontrolled, kind: backpressure, parameters: {}}
  - {name: tcp, kind: asymmetric, parameters: {}}
scenarios:
  - {name: roce-training, platform: roce-400g, application: training, mapping: in-order, model: controlled, uncontrolled: uncontrolled}
  - {name: ndr-training, platform: ndr-400g, application: training, mapping: in-order, model: controlled, uncontrolled: uncontrolled}
  - {name: ethernet-training, platform: ethernet-800g, application: training, mapping: in-order, model: tcp}
  - {name: roce-experts, platform: roce-400g, application: experts, mapping: in-order, model: controlled, uncontrolled: uncontrolled}
  - {name: ndr-experts, platform: ndr-400g, application: experts, mapping: in-order, model: controlled, uncontrolled: uncontrolled}
  - {name: ethernet-experts, platform: ethernet-800g, application: experts, mapping: in-order, model: tcp}
  - {name: roce-checkpoint, platform: roce-400g, workload: checkpoint, model: controlled, uncontrolled: uncontrolled}
  - {name: ndr-checkpoint, platform: ndr-400g, workload: checkpoint, model: controlled, uncontrolled: uncontrolled}
  - {name: ethernet-checkpoint, platform: ethernet-800g, workload: checkpoint, model: tcp}
END
