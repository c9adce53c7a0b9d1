#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the project tender-256.yaml to standard output: tender-256.sh [CONTRAFLOW]
# The networks come from 'contraflow generate'; prices, powers and latencies are invented, of a usual size.
set -euo pipefail
contraflow=${1:-contraflow}

# platform NAME PRESET UPLINK NODE_LATENCY UPLINK_LATENCY CARD_PRICE UPLINK_PRICE SWITCH_PRICE CORE_PRICE
#          CARD_WATTS SWITCH_WATTS CORE_WATTS CABLE_PRICE LICENCE_PRICE SUPPORT_PRICE:
# 16 racks of 16 nodes under a core switch; of the nodes only their cards are priced, and draw power
platform()
{
    "$contraflow" generate platform --racks 16 --nodes 256 --preset "$2" --uplink "$3" \
        | sed -n -e '/^models:/q' -e '/^  /p' \
        | awk -v name="$1" -v node="latency: $4, price: $6 EUR, power: ${10} W}" \
              -v link="latency: $5, price: $7 EUR}" \
              -v tor="price: $8 EUR, power: ${11} W}" -v core="price: $9 EUR, power: ${12} W}" \
              -v cable="${13}" -v licence="${14}" -v support="${15}" '
            /^    preset: / {
                print "    items:"
                print "      - {name: cables to nodes, kind: cable, count: =nodes, price: " cable " EUR}"
                print "      - {name: management of switches, kind: licence, count: =switches, price: " licence " EUR, per: year}"
                print "      - {name: support on site, kind: support, price: " support " EUR, per: year}"
                print "    years: =term"
                print "    energy_price: =energy"
                print "    pue: 1.3"
            }
            /^  - name: cluster$/ { print "  - name: " name; next }
            /^    switches: / {
                print "    switches:"
                gsub(/^    switches: \[|\]$/, "")
                count = split($0, names, ", ")
                for (i = 1; i <= count; ++i)
                    print "      - {name: " names[i] ", " (names[i] == "core" ? core : tor)
                next
            }
            /name: "r/ { sub(/latency: .*$/, node) }
            /name: uplink/ { sub(/latency: .*$/, link) }
            { print }'
}

# Process x + 16 y + 64 z of a grid of 16 x 4 x 4 exchanges faces of 192 x 192 points with its neighbours: five
# numbers of 8 bytes a point.
halo()
{
    awk 'BEGIN {
        split("1 16 64", stride); split("16 4 4", size)
        for (p = 0; p < 256; ++p) for (d = 1; d <= 3; ++d) {
            at = int(p / stride[d]) % size[d]
            if (at > 0)
                printf "      h%d,p%d,p%d,1440 KiB,\n", ++n, p, p - stride[d]
            if (at < size[d] - 1)
                printf "      h%d,p%d,p%d,1440 KiB,\n", ++n, p, p + stride[d]
        }
    }'
}

# The transposition of an FFT over 1024^3 complex numbers on a grid of 16 x 16 processes: each of the 16 groups
# of 16, a process of every rack each, does an all-to-all.
transposition()
{
    awk 'BEGIN {
        for (group = 0; group < 16; ++group) for (i = 0; i < 16; ++i) for (j = 0; j < 16; ++j)
            if (i != j)
                printf "      t%d,p%d,p%d,4 MiB,\n", ++n, group + 16 * i, group + 16 * j
    }'
}

cat <<END
contraflow: 1
title: Tender for 256 nodes
parameters: {energy: 0.28 EUR/kWh, hours_of_fft: 1, hours_of_stencils: 3, term: 5}
platforms:
$(platform ethernet-25g ethernet-25g '94.1484 Gbit/s' '6 us' '1 us' 210 1400 7900 31000 \
    11 210 650 28 180 9000)
$(platform roce-100g roce-100g '784.2984 Gbit/s' '1.1 us' '500 ns' 640 6900 16500 52000 \
    17 340 1400 95 260 21000)
$(platform hdr infiniband-hdr '3.179808 Tbit/s' '600 ns' '250 ns' 1150 21500 17800 98000 \
    21 330 2200 160 420 34000)
workloads:
  - name: fft
    weight: =hours_of_fft
    messages: |
      id,source,destination,size,start
$(transposition)
  - name: stencil
    weight: =hours_of_stencils
    messages: |
      id,source,destination,size,start
$(halo)
applications:
  - name: solver
    processes: 256
    weight: 2
    program: |
      ranks,event,peer,size,time,tag,request,count,label
      all,phase,,,,,,,iterations
      all,repeat,,,,,,10,step
      all,compute,,,300 us,,,,
      rank % 16 < 15,irecv,rank + 1,64 KiB,,1,r1,,
      rank % 16 > 0,irecv,rank - 1,64 KiB,,2,r2,,
      rank % 16 > 0,isend,rank - 1,64 KiB,,1,s1,,
      rank % 16 < 15,isend,rank + 1,64 KiB,,2,s2,,
      all,waitall,,,,,,,
      all,allreduce,,8 B,,,,,
      all,end,,,,,,,
mappings:
  - {name: in-turn, policy: round-robin-per-processor}
models:
  - {name: tcp, kind: asymmetric, parameters: {}}
  - {name: lossless, kind: max-min, parameters: {}}
scenarios:
  - {name: ethernet-solver, platform: ethernet-25g, application: solver, mapping: in-turn, model: tcp}
  - {name: roce-solver, platform: roce-100g, application: solver, mapping: in-turn, model: lossless}
  - {name: hdr-solver, platform: hdr, application: solver, mapping: in-turn, model: lossless}
  - {name: ethernet-fft, platform: ethernet-25g, workload: fft, mapping: in-turn, model: tcp}
  - {name: roce-fft, platform: roce-100g, workload: fft, mapping: in-turn, model: lossless}
  - {name: hdr-fft, platform: hdr, workload: fft, mapping: in-turn, model: lossless}
  - {name: ethernet-stencil, platform: ethernet-25g, workload: stencil, mapping: in-turn, model: tcp}
  - {name: roce-stencil, platform: roce-100g, workload: stencil, mapping: in-turn, model: lossless}
  - {name: hdr-stencil, platform: hdr, workload: stencil, mapping: in-turn, model: lossless}
END
