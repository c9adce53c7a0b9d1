#!/bin/bash
# SPDX-FileCopyrightText: 2026 The Contraflow developers
# SPDX-License-Identifier: GPL-3.0-or-later
# Writes the project tender-128.yaml to standard output: tender-128.sh [CONTRAFLOW]
# The networks come from 'contraflow generate'; the prices are invented.
set -euo pipefail
contraflow=${1:-contraflow}

# platform NAME PRESET UPLINK NODE_PRICE UPLINK_PRICE: 8 racks of 16 nodes under a core switch
platform()
{
    "$contraflow" generate platform --racks 8 --nodes 128 --preset "$2" --uplink "$3" \
        | sed -n -e '/^models:/q' -e '/^  /p' \
        | sed -e "s/^  - name: cluster$/  - name: $1/" \
              -e "/{name: \"r/s/}$/, price: $4 EUR}/" -e "/{name: uplink/s/}$/, price: $5 EUR}/"
}

# Process x + 8 y + 32 z of a grid of 8 x 4 x 4 exchanges faces of 256 x 256 points with its neighbours: five
# numbers of 8 bytes a point.
halo()
{
    awk 'BEGIN {
        split("1 8 32", stride); split("8 4 4", size)
        for (p = 0; p < 128; ++p) for (d = 1; d <= 3; ++d) {
            at = int(p / stride[d]) % size[d]
            if (at > 0)
                printf "      h%d,p%d,p%d,2.5 MiB,\n", ++n, p, p - stride[d]
            if (at < size[d] - 1)
                printf "      h%d,p%d,p%d,2.5 MiB,\n", ++n, p, p + stride[d]
        }
    }'
}

# The transposition of an FFT over 1024^3 complex numbers on a grid of 8 x 16 processes: each of the 8 groups
# of 16 does an all-to-all.
transposition()
{
    awk 'BEGIN {
        for (group = 0; group < 8; ++group) for (i = 0; i < 16; ++i) for (j = 0; j < 16; ++j)
            if (i != j)
                printf "      t%d,p%d,p%d,8 MiB,\n", ++n, group + 8 * i, group + 8 * j
    }'
}

cat <<END
contraflow: 1
title: Tender for 128 nodes
platforms:
$(platform copper ethernet-25g '94.1484 Gbit/s' 390 2400)
$(platform optical ethernet-25g '376.5936 Gbit/s' 390 11600)
$(platform infiniband infiniband-edr '794.9536 Gbit/s' 980 18400)
workloads:
  - name: all-to-all
    messages: |
      id,source,destination,size,start
$(transposition)
  - name: halo
    messages: |
      id,source,destination,size,start
$(halo)
mappings:
  - {name: in-turn, policy: round-robin-per-processor}
models:
  - {name: tcp, kind: asymmetric, parameters: {}}
  - {name: credits, kind: max-min, parameters: {}}
scenarios:
  - {name: copper-all-to-all, platform: copper, workload: all-to-all, mapping: in-turn, model: tcp}
  - {name: optical-all-to-all, platform: optical, workload: all-to-all, mapping: in-turn, model: tcp}
  - {name: infiniband-all-to-all, platform: infiniband, workload: all-to-all, mapping: in-turn, model: credits}
  - {name: copper-halo, platform: copper, workload: halo, mapping: in-turn, model: tcp}
  - {name: optical-halo, platform: optical, workload: halo, mapping: in-turn, model: tcp}
  - {name: infiniband-halo, platform: infiniband, workload: halo, mapping: in-turn, model: credits}
END
