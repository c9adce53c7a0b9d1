// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/importers.h"

#include "core/base/text.h"
#include "core/io/importers/import_readers.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

constexpr std::array kImporters{
    Importer{.name = "csv",
             .title = "Table (CSV, TSV)",
             .files = "tables as CSV or TSV",
             .takes =
                 "a table with a line that names the columns, separated by commas, tabs, semicolons, bars or "
                 "blanks",
             .read = readDelimited},
    Importer{
        .name = "osu",
        .title = "OSU micro-benchmarks",
        .files = "OSU micro-benchmarks",
        .takes =
            "OSU micro-benchmarks 2 to 7 (MPI, NCCL and RCCL, OMB-Py): latency, bandwidth both ways, pairs, collectives, also "
            "non-blocking and persistent, one-sided operations, on accelerators, with or without `-f` and "
            "`-c`; several pairs of hosts in one log",
        .recognise = recogniseOsu,
        .read = readOsu},
    Importer{
        .name = "imb",
        .title = "Intel MPI Benchmarks",
        .files = "Intel MPI Benchmarks",
        .takes =
            "Intel MPI Benchmarks (MPI-1, EXT, RMA, NBC): all blocks of a log, also of several runs and of "
            "several groups at once (`-multi`)",
        .recognise = recogniseImb,
        .read = readImb},
    Importer{
        .name = "iperf3",
        .title = "iperf3",
        .files = "iperf3",
        .takes =
            "`iperf3 -J` and `--json-stream`: TCP and UDP, `-P`, `-R`, `--bidir`, of a server what arrived at it; the text that client or server print "
            "without `-J`, both ways of a client",
        .recognise = recogniseIperf3,
        .read = readIperf3},
    Importer{.name = "netpipe",
             .title = "NetPIPE",
             .files = "NetPIPE",
             .takes = "NetPIPE's `np.out`, also the five columns of versions before 3",
             .recognise = recogniseNetpipe,
             .read = readNetpipe},
    Importer{.name = "nccl",
             .title = "NCCL tests",
             .files = "NCCL tests",
             .takes = "nccl-tests and rccl-tests (`all_reduce_perf` and its sisters)",
             .recognise = recogniseNccl,
             .read = readNccl},
    Importer{.name = "perftest",
             .title = "perftest (ib_write_bw)",
             .files = "perftest",
             .takes = "perftest: bandwidths and latencies of `ib_write_bw`, `ib_send_lat` and their sisters, "
                      "both ways apart with `--report-both`",
             .recognise = recognisePerftest,
             .read = readPerftest},
    Importer{.name = "sockperf",
             .title = "sockperf",
             .files = "sockperf",
             .takes = "sockperf: the summary of a client, latency or throughput",
             .recognise = recogniseSockperf,
             .read = readSockperf},
    Importer{.name = "mpigraph",
             .title = "mpiGraph",
             .files = "mpiGraph",
             .takes = "mpiGraph: its squares of bandwidths, sent and received",
             .recognise = recogniseMpiGraph,
             .read = readMpiGraph},
    Importer{.name = "gpcnet",
             .title = "GPCNeT",
             .files = "GPCNeT",
             .takes =
                 "GPCNeT: what `network_test` and `network_load_test` print, alone and under congestion, "
                 "with the factors of its impact",
             .recognise = recogniseGpcnet,
             .read = readGpcnet},
    Importer{.name = "matrix",
             .title = "Matrix of all pairs",
             .files = "matrices of all pairs",
             .takes = "a square of numbers, row = sender, column = receiver, whole or a triangle",
             .recognise = recogniseMatrix,
             .read = readMatrix},
    Importer{.name = "json",
             .title = "JSON of repeated times",
             .files = "our own JSON of repeated times",
             .takes = "our own JSON of repeated times (below)",
             .recognise = recogniseTimesJson,
             .read = readTimesJson},
    Importer{.name = "contraflow-run",
             .title = "Result of contraflow-run",
             .files = "results of contraflow-run",
             .takes = "what `contraflow-run` measured by a plan of this project",
             .recognise = recogniseRunJson,
             .read = readRunJson},
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
