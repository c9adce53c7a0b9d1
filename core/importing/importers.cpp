// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/importers.h"

#include "core/base/text.h"
#include "core/importing/import_readers.h"

#include <array>

namespace contraflow {

namespace {

constexpr std::array kImporters{
    Importer{{"csv", "Table (CSV, TSV)",
              "a table with a line that names the columns, separated by commas, tabs, semicolons, bars or "
              "blanks"},
             "tables as CSV or TSV",
             nullptr,
             readDelimited},
    Importer{
        {"osu", "OSU micro-benchmarks",
         "OSU micro-benchmarks 2 to 7 (MPI, NCCL and RCCL, OMB-Py): latency, bandwidth both ways, pairs, collectives, also "
         "non-blocking and persistent, one-sided operations, on accelerators, with or without `-f` and "
         "`-c`; several pairs of hosts in one log"},
        "OSU micro-benchmarks",
        recogniseOsu,
        readOsu},
    Importer{{"imb", "Intel MPI Benchmarks",
              "Intel MPI Benchmarks (MPI-1, EXT, RMA, NBC): all blocks of a log, also of several runs and of "
              "several groups at once (`-multi`)"},
             "Intel MPI Benchmarks",
             recogniseImb,
             readImb},
    Importer{
        {"iperf3", "iperf3",
         "`iperf3 -J` and `--json-stream`: TCP and UDP, `-P`, `-R`, `--bidir`, of a server what arrived at it; the text that client or server print "
         "without `-J`, both ways of a client"},
        "iperf3",
        recogniseIperf3,
        readIperf3},
    Importer{{"netpipe", "NetPIPE", "NetPIPE's `np.out`, also the five columns of versions before 3"},
             "NetPIPE",
             recogniseNetpipe,
             readNetpipe},
    Importer{{"nccl", "NCCL tests", "nccl-tests and rccl-tests (`all_reduce_perf` and its sisters)"},
             "NCCL tests",
             recogniseNccl,
             readNccl},
    Importer{{"perftest", "perftest (ib_write_bw)",
              "perftest: bandwidths and latencies of `ib_write_bw`, `ib_send_lat` and their sisters, "
              "both ways apart with `--report-both`"},
             "perftest",
             recognisePerftest,
             readPerftest},
    Importer{{"sockperf", "sockperf", "sockperf: the summary of a client, latency or throughput"},
             "sockperf",
             recogniseSockperf,
             readSockperf},
    Importer{{"mpigraph", "mpiGraph", "mpiGraph: its squares of bandwidths, sent and received"},
             "mpiGraph",
             recogniseMpiGraph,
             readMpiGraph},
    Importer{{"gpcnet", "GPCNeT",
              "GPCNeT: what `network_test` and `network_load_test` print, alone and under congestion, "
              "with the factors of its impact"},
             "GPCNeT",
             recogniseGpcnet,
             readGpcnet},
    Importer{{"matrix", "Matrix of all pairs",
              "a square of numbers, row = sender, column = receiver, whole or a triangle"},
             "matrices of all pairs",
             recogniseMatrix,
             readMatrix},
    Importer{{"json", "JSON of repeated times", "our own JSON of repeated times (below)"},
             "our own JSON of repeated times",
             recogniseTimesJson,
             readTimesJson},
    Importer{{"contraflow-run", "Result of contraflow-run",
              "what `contraflow-run` measured by a plan of this project"},
             "results of contraflow-run",
             recogniseRunJson,
             readRunJson},
};

} // namespace

std::span<const Importer> importers()
{
    return kImporters;
}

const Importer* findImporter(std::string_view name)
{
    return rowNamed(kImporters, name);
}

} // namespace contraflow
