// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/strangers.h"

#include "core/base/text.h"
#include "core/io/importers/connection_matrix.h"
#include "core/io/importers/import_readers.h"
#include "core/io/importers/importers.h"
#include "core/io/importers/matrix_order.h"
#include "core/io/importers/topology_readers.h"
#include "core/io/text_beginning.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

/** A kind of file that is none of measured times of messages. */
struct Stranger
{
    std::string_view sign;  ///< a text in it, or the beginning of one of its lines
    std::string_view title; ///< "it looks like …"
    std::string_view remedy;
    bool beginsLine = false;
    std::string_view notWith = {};                 ///< a text that it does not have
    bool mayBeNoise = false;                       ///< it also stands around tables that can be read
    bool (*isIt)(std::string_view text) = nullptr; ///< of what no single text is a sign of
};

bool isNetworkOfSimulator(std::string_view text)
{
    return recogniseNs3(text) || recogniseHtsim(text) || recogniseAstra(text);
}

constexpr std::string_view kNoTimes = "which holds no times of messages";
constexpr std::string_view kNotTaken =
    "which is not taken; write what it measured as a table with the columns from, to, size and time";
constexpr std::string_view kTopology = "which says how a cluster is wired and holds no times";

constexpr std::string_view kGpcnet = "the output of GPCNeT";
constexpr std::string_view kNoTable = "without one of its tables; import the whole output";
constexpr std::string_view kProgram = "which is not taken; write the program by contraflow generate";
constexpr std::string_view kNcclJson = "a result of nccl-tests as JSON";
constexpr std::string_view kNcclText = "which is not taken; import the text that the program prints";

constexpr std::array kStrangers{
    Stranger{"version https://git-lfs.", "a pointer of Git LFS", "and the file itself is not there; fetch it",
             true},
    Stranger{"<!DOCTYPE html", "a web page", "and no file of a benchmark; save the file itself", true},
    Stranger{"<html", "a web page", "and no file of a benchmark; save the file itself", true},
    Stranger{"contraflow:", "a project of Contraflow", "which is opened, not imported", true},
    Stranger{"HPLinpack", "the output of HPL (Linpack)", kNoTimes},
    Stranger{"NAS Parallel Benchmarks", "the output of a NAS parallel benchmark", kNoTimes},
    Stranger{"STREAM version", "the output of STREAM, which measures memory",
             "and holds no times of messages"},
    Stranger{"HPCG", "the output of HPCG", kNoTimes, true},
    Stranger{"IOR-", "the output of IOR, which measures files", "and holds no times of messages", true},
    Stranger{" TEST from ", "the output of netperf", kNotTaken},
    Stranger{"[CUDA Bandwidth Test]", "the output of CUDA's bandwidthTest, which measures one machine",
             "and no network"},
    Stranger{"Client connecting to ", "the output of iperf 2", "which is not taken; measure with iperf3 -J",
             true, "iperf3"},
    Stranger{"Server listening on TCP port", "the output of iperf 2",
             "which is not taken; measure with iperf3 -J", true, "iperf3"},
    Stranger{"iperf3: error", "what an iperf3 that failed prints", "without a result; measure again", true},
    Stranger{"@ mpiP", "a profile of mpiP", "whose sums do not say who sent to whom"},
    Stranger{"tcp_bw:", "the output of qperf", kNotTaken, true},
    Stranger{"tcp_lat:", "the output of qperf", kNotTaken, true},
    Stranger{"rc_bw:", "the output of qperf", kNotTaken, true},
    Stranger{"rc_lat:", "the output of qperf", kNotTaken, true},
    Stranger{" times -->", "what NetPIPE prints while it runs",
             "which its file np.out says more exactly; import that"},
    Stranger{"Netgauge v", "the output of Netgauge", kNotTaken},
    Stranger{"lsqu(", "a table of LogGP parameters by Netgauge",
             "which are no times of messages; enter them as a model's parameters"},
    Stranger{"fio-", "the output of fio, which measures files", "and holds no times of messages", true},
    Stranger{"#SBATCH", "the script of a Slurm job", "and no file of a benchmark; import what the job wrote",
             true},
    Stranger{"#PBS", "the script of a PBS job", "and no file of a benchmark; import what the job wrote",
             true},
    Stranger{"ROCm System Management Interface", "the output of rocm-smi",
             "which names links between GPUs and holds no times of messages"},
    Stranger{"RocmBandwidthTest", "the output of rocm-bandwidth-test, which measures one machine",
             "and no network"},
    Stranger{"GPU Bandwidth Latency Test]",
             "the output of CUDA's p2pBandwidthLatencyTest, which measures one machine", "and no network"},
    Stranger{"nvbandwidth Version", "the output of nvbandwidth, which measures one machine", "and no network",
             true},
    Stranger{"usec/xfer", "the output of fi_pingpong",
             "whose column 'time' is that of the whole test; write size and usec/xfer as a table"},
    Stranger{"NetworkLoad Tests v", kGpcnet, kNoTable, true},
    Stranger{"Network Tests v", kGpcnet, kNoTable, true},
    Stranger{"RR = random ring communication pattern", kGpcnet, kNoTable},
    Stranger{"model_parallel_NPU_group", "a workload of SimAI or ASTRA-sim", kProgram},
    Stranger{"\"scheduling-policy\"", "the configuration of a system of ASTRA-sim", kNoTimes},
    Stranger{.sign = {},
             .title = "a connection matrix of htsim",
             .remedy = "which holds no times; import it as messages",
             .isIt = hasConnections},
    Stranger{.sign = {},
             .title = "a network of a simulator (SimAI, ASTRA-sim or htsim)",
             .remedy = kTopology,
             .isIt = isNetworkOfSimulator},
    Stranger{"\"nccl-tests structured output\"", kNcclJson, kNcclText},
    Stranger{"\"out_of_place\"", kNcclJson, kNcclText},
    Stranger{"# begin result \"", "the output of SKaMPI", kNotTaken, true},
    Stranger{"% SUMMARY FILE FOR NODE", "the output of mpptest", kNotTaken, true},
    Stranger{"|       overhead (usec) ", "the output of ucx_perftest", kNotTaken},
    Stranger{"bytes of data.", "the output of ping", kNotTaken, false, "OSU"},
    Stranger{"\"BW_average\"", "a result of perftest as JSON (--out_json)",
             "which is not taken; import the text that the program prints"},
    Stranger{"\"t_typical\"", "a result of perftest as JSON (--out_json)",
             "which is not taken; import the text that the program prints"},
    Stranger{"Usage: mpiexec", "the help of mpiexec", "without any result", true, {}, true},
    Stranger{"NCCL INFO ", "the log of a program that uses NCCL", "without a table that a benchmark wrote",
             false, "algbw", true},
    Stranger{"GPU0\tGPU1\t", "the matrix of nvidia-smi topo -m, which names kinds of links between GPUs",
             "and holds no times"},
    Stranger{"X    = Self", "the matrix of nvidia-smi topo -m, which names kinds of links between GPUs",
             "and holds no times"},
    Stranger{"SwitchName=", "a topology of Slurm (topology.conf)", kTopology, true, "ClusterName="},
    Stranger{"BlockName=", "a topology of Slurm (topology.conf)", kTopology, true, "ClusterName="},
    Stranger{"ClusterName=", "a configuration of Slurm (slurm.conf)", kNoTimes, true},
    Stranger{"PartitionName=", "a configuration of Slurm (slurm.conf)", kNoTimes, true},
    Stranger{"switchguid=", "the output of ibnetdiscover", kTopology},
    Stranger{"CAS latency on a single shared cache line", "the text of core-to-core-latency",
             "which is not taken; run it with --csv"},
    Stranger{"LinkUp)==>", "the output of iblinkinfo",
             "which is not taken; import what ibnetdiscover prints"},
    Stranger{"Ca\t: 0x", "the list of ibhosts or ibnodes",
             "which says no links; import what ibnetdiscover prints", true},
    Stranger{"Switch\t: 0x", "the list of ibswitches or ibnodes",
             "which says no links; import what ibnetdiscover prints", true},
    Stranger{"# GPU\tCPU", "StarPU's list of the cores near each device", kNoTimes, true},
    Stranger{"# Number of CPUs", "StarPU's list of the devices of a machine", kNoTimes},
    Stranger{"CA type: ", "the output of ibstat", "which says no links; import what ibnetdiscover prints",
             true},
    Stranger{"Usage: osu_", "the help of OSU micro-benchmarks", "without any result", true},
    Stranger{"NodeName=", "a list of nodes of Slurm", kNoTimes, true, "ClusterName="},
    Stranger{"Machine (", "the text of lstopo", "which is not taken; import its XML (lstopo --of xml)", true},
    Stranger{"digraph ", "a graph for Graphviz", kTopology, true},
    Stranger{"graph {", "a graph for Graphviz", kTopology, true},
    Stranger{"DTD/simgrid", "a platform of SimGrid", kTopology},
    Stranger{"simgrid.dtd", "a platform of SimGrid", kTopology},
    Stranger{"<topology", "the topology of a node by lstopo (hwloc)", "which holds no times", true},
    Stranger{"<system version=", "the topology of a node by NCCL", "which holds no times", true},
    Stranger{"switches:", "a model of a network for topograph", kTopology, true},
    Stranger{" : 0 0 -> ", "a list of links for SST/macro", kTopology},
    Stranger{"Rep#",
             "a list of single repetitions (Rep#, T1, T2, deltaT) as the latency program of an MPI tutorial "
             "prints it",
             "which does not say how large its messages were; write their mean as a table with size and time",
             true},
    Stranger{"MPI_COMM_WORLD: Barrier", "the output of a test of MPI collectives that prints 'min, max, us'",
             kNotTaken},
    Stranger{"min/max aggregate", "sums over groups of nodes (min/max aggregate)",
             "which do not say who sent to whom"},
    Stranger{"VTune(TM)", "the output of VTune", kNoTimes, false, {}, true},
    Stranger{"exception type=cancel",
             "the log of a job that was cancelled",
             "before its first result",
             false,
             {},
             true},
    Stranger{"I_MPI_HYDRA_",
             "the environment and debug prints of an MPI job",
             "without a table that a benchmark wrote",
             true,
             {},
             true},
    Stranger{"[0] MPI startup()", "the start of an MPI job", "without any result", true, {}, true},
};

bool has(std::string_view text, const Stranger& stranger)
{
    if (!stranger.notWith.empty() && text.find(stranger.notWith) != std::string_view::npos)
        return false;
    if (stranger.isIt != nullptr)
        return stranger.isIt(text);
    return stranger.beginsLine ? hasLine(text, stranger.sign)
                               : text.find(stranger.sign) != std::string_view::npos;
}

/** The first one of those that `isAsked` takes; what a file is shows at its beginning. */
template<typename IsAsked>
std::optional<std::string> firstStranger(std::string_view text, IsAsked isAsked)
{
    constexpr std::size_t inspected = 200'000;
    text = text.substr(0, inspected);
    for (const Stranger& stranger : kStrangers)
        if (isAsked(stranger) && has(text, stranger))
            return "it looks like " + std::string(stranger.title) + ", " + std::string(stranger.remedy);
    return std::nullopt;
}

std::size_t numbersIn(std::string_view line)
{
    std::size_t numbers = 0;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(",;|\t "), line.size());
        numbers += parseNumber(line.substr(0, end)) ? 1 : 0;
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return numbers;
}

/** "XML that begins with <topology>"; empty when it is neither XML nor JSON. */
std::string markupOf(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with("{"))
        return "JSON of a kind that is not known";
    // The first element: "<?xml …?>" and "<!-- … -->" are none.
    for (std::size_t at = text.starts_with("<") ? 0 : std::string_view::npos; at != std::string_view::npos;
         at = text.find('<', at + 1)) {
        constexpr std::string_view letters =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_:-.";
        const std::size_t end = std::min(text.find_first_not_of(letters, at + 1), text.size());
        if (end > at + 1)
            return "XML that begins with <" + std::string(text.substr(at + 1, end - at - 1)) + ">";
    }
    return {};
}

/** A bare square of numbers. */
std::optional<MatrixGrid> bareMatrix(std::string_view text)
{
    for (const char separator : {',', '\t', ';', ' '})
        if (Result<MatrixGrid> grid = readMatrixGrid(text, separator); grid && grid->names.size() > 2)
            return std::move(grid).value();
    return std::nullopt;
}

} // namespace

std::optional<std::string> strangerIn(std::string_view text)
{
    if (auto why = whyNoText(text))
        return why;
    return firstStranger(text, [](const Stranger& stranger) { return !stranger.mayBeNoise; });
}

bool mayBeMessages(std::string_view text)
{
    // The log of a benchmark has numbers in rows as well.
    for (const Importer& importer : importers())
        if (importer.recognise)
            if (const auto seen = importer.recognise(text); seen && seen->confidence == Confidence::certain)
                return false;
    return rowOrderOf(text) == MatrixRowOrder::lastNodeFirst || bareMatrix(text).has_value();
}

std::string unknownKindOf(std::string_view text, const std::string& problem)
{
    if (auto noise = firstStranger(text, [](const Stranger& stranger) { return stranger.mayBeNoise; }))
        return *noise;
    if (rowOrderOf(text) == MatrixRowOrder::lastNodeFirst)
        return "it looks like a matrix of numbers that makes sense only when its last row is that of the first node, "
               "as ComDetective writes what is sent; import it as messages";
    if (const std::optional<MatrixGrid> grid = bareMatrix(text)) {
        const std::string size = groupedCount(grid->names.size());
        return "it looks like a matrix of " + size + " by " + size +
               " numbers that does not say what they are: import it as messages where they are what is sent, or "
               "name the format matrix and say what its numbers mean";
    }
    if (const std::string markup = markupOf(text); !markup.empty())
        return "it looks like " + markup + ", which no format of measured times has";
    std::size_t rows = 0;
    for (const TextLine& line : textLines(text))
        rows += numbersIn(line.text) > 1 ? 1 : 0;
    return (rows < 2 ? "it looks like plain text, without a table of numbers: "
                     : "it looks like a table or log of another program: ") +
           problem;
}

} // namespace contraflow
