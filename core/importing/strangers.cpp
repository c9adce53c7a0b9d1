// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/strangers.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/connection_matrix.h"
#include "core/importing/import_readers.h"
#include "core/importing/importers.h"
#include "core/importing/matrix_order.h"
#include "core/importing/topology_readers.h"
#include "core/io/text/text_file.h"

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

constexpr std::string_view kNoTimes = phrase("which holds no times of messages");
constexpr std::string_view kNotTaken =
    phrase("which is not taken; write what it measured as a table with the columns from, to, size and time");
constexpr std::string_view kTopology = phrase("which says how a cluster is wired and holds no times");

constexpr std::string_view kGpcnet = phrase("the output of GPCNeT");
constexpr std::string_view kNoTable = phrase("without one of its tables; import the whole output");
constexpr std::string_view kProgram = phrase("which is not taken; write the program by contraflow generate");
constexpr std::string_view kNcclJson = phrase("a result of nccl-tests as JSON");
constexpr std::string_view kNcclText = phrase("which is not taken; import the text that the program prints");

constexpr std::array kStrangers{
    Stranger{"version https://git-lfs.", phrase("a pointer of Git LFS"),
             phrase("and the file itself is not there; fetch it"), true},
    Stranger{"<!DOCTYPE html", phrase("a web page"),
             phrase("and no file of a benchmark; save the file itself"), true},
    Stranger{"<html", phrase("a web page"), phrase("and no file of a benchmark; save the file itself"), true},
    Stranger{"contraflow:", phrase("a project of Contraflow"), phrase("which is opened, not imported"), true},
    Stranger{"HPLinpack", phrase("the output of HPL (Linpack)"), kNoTimes},
    Stranger{"NAS Parallel Benchmarks", phrase("the output of a NAS parallel benchmark"), kNoTimes},
    Stranger{"STREAM version", phrase("the output of STREAM, which measures memory"),
             phrase("and holds no times of messages")},
    Stranger{"HPCG", phrase("the output of HPCG"), kNoTimes, true},
    Stranger{"IOR-", phrase("the output of IOR, which measures files"),
             phrase("and holds no times of messages"), true},
    Stranger{" TEST from ", phrase("the output of netperf"), kNotTaken},
    Stranger{"[CUDA Bandwidth Test]",
             phrase("the output of CUDA's bandwidthTest, which measures one machine"),
             phrase("and no network")},
    Stranger{"Client connecting to ", phrase("the output of iperf 2"),
             phrase("which is not taken; measure with iperf3 -J"), true, "iperf3"},
    Stranger{"Server listening on TCP port", phrase("the output of iperf 2"),
             phrase("which is not taken; measure with iperf3 -J"), true, "iperf3"},
    Stranger{"iperf3: error", phrase("what an iperf3 that failed prints"),
             phrase("without a result; measure again"), true},
    Stranger{"@ mpiP", phrase("a profile of mpiP"), phrase("whose sums do not say who sent to whom")},
    Stranger{"tcp_bw:", phrase("the output of qperf"), kNotTaken, true},
    Stranger{"tcp_lat:", phrase("the output of qperf"), kNotTaken, true},
    Stranger{"rc_bw:", phrase("the output of qperf"), kNotTaken, true},
    Stranger{"rc_lat:", phrase("the output of qperf"), kNotTaken, true},
    Stranger{" times -->", phrase("what NetPIPE prints while it runs"),
             phrase("which its file np.out says more exactly; import that")},
    Stranger{"Netgauge v", phrase("the output of Netgauge"), kNotTaken},
    Stranger{"lsqu(", phrase("a table of LogGP parameters by Netgauge"),
             phrase("which are no times of messages; enter them as a model's parameters")},
    Stranger{"fio-", phrase("the output of fio, which measures files"),
             phrase("and holds no times of messages"), true},
    Stranger{"#SBATCH", phrase("the script of a Slurm job"),
             phrase("and no file of a benchmark; import what the job wrote"), true},
    Stranger{"#PBS", phrase("the script of a PBS job"),
             phrase("and no file of a benchmark; import what the job wrote"), true},
    Stranger{"ROCm System Management Interface", phrase("the output of rocm-smi"),
             phrase("which names links between GPUs and holds no times of messages")},
    Stranger{"RocmBandwidthTest", phrase("the output of rocm-bandwidth-test, which measures one machine"),
             phrase("and no network")},
    Stranger{"GPU Bandwidth Latency Test]",
             phrase("the output of CUDA's p2pBandwidthLatencyTest, which measures one machine"),
             phrase("and no network")},
    Stranger{"nvbandwidth Version", phrase("the output of nvbandwidth, which measures one machine"),
             phrase("and no network"), true},
    Stranger{"usec/xfer", phrase("the output of fi_pingpong"),
             phrase("whose column 'time' is that of the whole test; write size and usec/xfer as a table")},
    Stranger{"NetworkLoad Tests v", kGpcnet, kNoTable, true},
    Stranger{"Network Tests v", kGpcnet, kNoTable, true},
    Stranger{"RR = random ring communication pattern", kGpcnet, kNoTable},
    Stranger{"model_parallel_NPU_group", phrase("a workload of SimAI or ASTRA-sim"), kProgram},
    Stranger{"\"scheduling-policy\"", phrase("the configuration of a system of ASTRA-sim"), kNoTimes},
    Stranger{.sign = {},
             .title = phrase("a connection matrix of htsim"),
             .remedy = phrase("which holds no times; import it as messages"),
             .isIt = hasConnections},
    Stranger{.sign = {},
             .title = phrase("a network of a simulator (SimAI, ASTRA-sim or htsim)"),
             .remedy = kTopology,
             .isIt = isNetworkOfSimulator},
    Stranger{"\"nccl-tests structured output\"", kNcclJson, kNcclText},
    Stranger{"\"out_of_place\"", kNcclJson, kNcclText},
    Stranger{"# begin result \"", phrase("the output of SKaMPI"), kNotTaken, true},
    Stranger{"% SUMMARY FILE FOR NODE", phrase("the output of mpptest"), kNotTaken, true},
    Stranger{"|       overhead (usec) ", phrase("the output of ucx_perftest"), kNotTaken},
    Stranger{"bytes of data.", phrase("the output of ping"), kNotTaken, false, "OSU"},
    Stranger{"\"BW_average\"", phrase("a result of perftest as JSON (--out_json)"),
             phrase("which is not taken; import the text that the program prints")},
    Stranger{"\"t_typical\"", phrase("a result of perftest as JSON (--out_json)"),
             phrase("which is not taken; import the text that the program prints")},
    Stranger{"Usage: mpiexec", phrase("the help of mpiexec"), phrase("without any result"), true, {}, true},
    Stranger{"NCCL INFO ", phrase("the log of a program that uses NCCL"),
             phrase("without a table that a benchmark wrote"), false, "algbw", true},
    Stranger{"GPU0\tGPU1\t",
             phrase("the matrix of nvidia-smi topo -m, which names kinds of links between GPUs"),
             phrase("and holds no times")},
    Stranger{"X    = Self",
             phrase("the matrix of nvidia-smi topo -m, which names kinds of links between GPUs"),
             phrase("and holds no times")},
    Stranger{"SwitchName=", phrase("a topology of Slurm (topology.conf)"), kTopology, true, "ClusterName="},
    Stranger{"BlockName=", phrase("a topology of Slurm (topology.conf)"), kTopology, true, "ClusterName="},
    Stranger{"ClusterName=", phrase("a configuration of Slurm (slurm.conf)"), kNoTimes, true},
    Stranger{"PartitionName=", phrase("a configuration of Slurm (slurm.conf)"), kNoTimes, true},
    Stranger{"switchguid=", phrase("the output of ibnetdiscover"), kTopology},
    Stranger{"CAS latency on a single shared cache line", phrase("the text of core-to-core-latency"),
             phrase("which is not taken; run it with --csv")},
    Stranger{"LinkUp)==>", phrase("the output of iblinkinfo"),
             phrase("which is not taken; import what ibnetdiscover prints")},
    Stranger{"Ca\t: 0x", phrase("the list of ibhosts or ibnodes"),
             phrase("which says no links; import what ibnetdiscover prints"), true},
    Stranger{"Switch\t: 0x", phrase("the list of ibswitches or ibnodes"),
             phrase("which says no links; import what ibnetdiscover prints"), true},
    Stranger{"# GPU\tCPU", phrase("StarPU's list of the cores near each device"), kNoTimes, true},
    Stranger{"# Number of CPUs", phrase("StarPU's list of the devices of a machine"), kNoTimes},
    Stranger{"CA type: ", phrase("the output of ibstat"),
             phrase("which says no links; import what ibnetdiscover prints"), true},
    Stranger{"Usage: osu_", phrase("the help of OSU micro-benchmarks"), phrase("without any result"), true},
    Stranger{"NodeName=", phrase("a list of nodes of Slurm"), kNoTimes, true, "ClusterName="},
    Stranger{"Machine (", phrase("the text of lstopo"),
             phrase("which is not taken; import its XML (lstopo --of xml)"), true},
    Stranger{"digraph ", phrase("a graph for Graphviz"), kTopology, true},
    Stranger{"graph {", phrase("a graph for Graphviz"), kTopology, true},
    Stranger{"DTD/simgrid", phrase("a platform of SimGrid"), kTopology},
    Stranger{"simgrid.dtd", phrase("a platform of SimGrid"), kTopology},
    Stranger{"<topology", phrase("the topology of a node by lstopo (hwloc)"), phrase("which holds no times"),
             true},
    Stranger{"<system version=", phrase("the topology of a node by NCCL"), phrase("which holds no times"),
             true},
    Stranger{"switches:", phrase("a model of a network for topograph"), kTopology, true},
    Stranger{" : 0 0 -> ", phrase("a list of links for SST/macro"), kTopology},
    Stranger{
        "Rep#",
        phrase(
            "a list of single repetitions (Rep#, T1, T2, deltaT) as the latency program of an MPI tutorial "
            "prints it"),
        phrase(
            "which does not say how large its messages were; write their mean as a table with size and time"),
        true},
    Stranger{"MPI_COMM_WORLD: Barrier",
             phrase("the output of a test of MPI collectives that prints 'min, max, us'"), kNotTaken},
    Stranger{"min/max aggregate", phrase("sums over groups of nodes (min/max aggregate)"),
             phrase("which do not say who sent to whom")},
    Stranger{"VTune(TM)", phrase("the output of VTune"), kNoTimes, false, {}, true},
    Stranger{"exception type=cancel",
             phrase("the log of a job that was cancelled"),
             phrase("before its first result"),
             false,
             {},
             true},
    Stranger{"I_MPI_HYDRA_",
             phrase("the environment and debug prints of an MPI job"),
             phrase("without a table that a benchmark wrote"),
             true,
             {},
             true},
    Stranger{
        "[0] MPI startup()", phrase("the start of an MPI job"), phrase("without any result"), true, {}, true},
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
            return sentence("it looks like %1, %2", {sentence(stranger.title), sentence(stranger.remedy)});
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
        return sentence("JSON of a kind that is not known");
    // The first element: "<?xml …?>" and "<!-- … -->" are none.
    for (std::size_t at = text.starts_with("<") ? 0 : std::string_view::npos; at != std::string_view::npos;
         at = text.find('<', at + 1)) {
        constexpr std::string_view letters =
            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_:-.";
        const std::size_t end = std::min(text.find_first_not_of(letters, at + 1), text.size());
        if (end > at + 1)
            return sentence("XML that begins with <%1>", {text.substr(at + 1, end - at - 1)});
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
        return sentence(
            "it looks like a matrix of numbers that makes sense only when its last row is that of the first "
            "node, as ComDetective writes what is sent; import it as messages");
    if (const std::optional<MatrixGrid> grid = bareMatrix(text)) {
        const std::string size = groupedCount(grid->names.size());
        return sentence(
            "it looks like a matrix of %1 by %1 numbers that does not say what they are: import it "
            "as messages where they are what is sent, or name the format matrix and say what its "
            "numbers mean",
            {size});
    }
    if (const std::string markup = markupOf(text); !markup.empty())
        return sentence("it looks like %1, which no format of measured times has", {markup});
    std::size_t rows = 0;
    for (const TextLine& line : textLines(text))
        rows += numbersIn(line.text) > 1 ? 1 : 0;
    return sentence(rows < 2 ? phrase("it looks like plain text, without a table of numbers: %1")
                             : phrase("it looks like a table or log of another program: %1"),
                    {problem});
}

} // namespace contraflow
