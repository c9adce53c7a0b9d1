// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/nccl_report.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/importing/logs/nccl_tests.h"
#include "core/io/project/project_file.h"
#include "core/tables/collective_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <tuple>

namespace contraflow::cli {

namespace {

constexpr std::string_view kNcclDescription =
    "Learns the figures of a cluster of GPU servers from times of nccl-tests, and predicts every one of these "
    "times with them: the switch within a server, its NICs and how many they are, the start-up of a step between servers, what a NIC "
    "pays out in all-to-alls, and what an all-reduce gets that the switch within reduces.\n"
    "\n"
    "FILE is what nccl-tests printed (all_reduce, all_gather, reduce_scatter, alltoall, sendrecv), or a table "
    "with the columns nodes, gpus_per_node, test, size_bytes and time_us. Figures come from tests of "
    "--from-size and more; the others are predicted all the same.\n"
    "\n"
    "Formats:\n"
    "  table  figures, mean |error| of each test, and the worst predictions\n"
    "  csv    a line for each time, the worst prediction first\n"
    "  json   figures and predictions";

std::string ncclRate(double value)
{
    return fixedText(value / 1e9, 1) + " GB/s"; // as nccl-tests has them
}

std::string ncclFigureLines(const NcclReport& report)
{
    const NcclFit& fit = report.fit;
    std::string text = "Learnt from " + counted(fit.used, "time") + " of " +
                       displayText(Dimension::size, report.fromBytes) + " and more:\n";
    const auto add = [&](std::string_view what, const std::string& value) {
        text += "  " + std::string(what) + std::string(36 - what.size(), ' ') + value + "\n";
    };
    add("a GPU into the switch within", ncclRate(fit.local));
    add("a NIC", ncclRate(fit.nic));
    add("NICs of a server, and channels", fit.nics > 0 ? std::to_string(fit.nics) : "one for each GPU");
    add("a NIC in all-to-alls", ncclRate(fit.exchange));
    add("start-up of a step between servers", displayText(Dimension::duration, fit.startUp));
    if (fit.inNetwork)
        add("all-reduce in the switch within",
            ncclRate(*fit.inNetwork) + ", from " + counted(fit.inNetworkGpus, "GPU") + " on");
    return text;
}

/** Mean |error| of each kind of test and number of servers, of the sizes that figures come from. */
std::string ncclMeanLines(const NcclReport& report)
{
    struct Sum
    {
        double errors = 0;
        std::size_t count = 0;
    };
    std::map<std::pair<std::uint32_t, EventKind>, Sum> sums;
    for (const NcclPrediction& prediction : report.predictions)
        if (prediction.test.bytes >= report.fromBytes) {
            Sum& sum = sums[{prediction.test.servers, prediction.test.kind}];
            sum.errors += std::abs(prediction.error());
            ++sum.count;
        }
    std::string text = "\nMean |error| there:\n";
    for (const auto& [of, sum] : sums)
        text += "  " + counted(of.first, "server") + ", " + std::string(infoOf(of.second).name) + ": " +
                fixedText(100 * sum.errors / static_cast<double>(sum.count), 1) + " % of " +
                counted(sum.count, "time") + "\n";
    return text + "\nThe worst predictions:\n";
}

JsonParts ncclParts(const NcclReport& report)
{
    const NcclFit& fit = report.fit;
    return {{"contraflow", CONTRAFLOW_VERSION},
            {"from_bytes", report.fromBytes},
            {"used", fit.used},
            {"local_bytes_per_s", fit.local},
            {"nic_bytes_per_s", fit.nic},
            {"nics", fit.nics > 0 ? TableCell(fit.nics) : TableCell()},
            {"exchange_bytes_per_s", fit.exchange},
            {"start_up_s", fit.startUp},
            {"in_network_bytes_per_s", fit.inNetwork ? TableCell(*fit.inNetwork) : TableCell()},
            {"predictions", JsonRows{ncclTable(report.predictions)}}};
}

/** The test of the most servers, GPUs and bytes: an all-reduce where there is one. */
NcclTest largestTest(const std::vector<NcclTest>& tests)
{
    return *std::ranges::max_element(tests, [](const NcclTest& a, const NcclTest& b) {
        const auto key = [](const NcclTest& t) {
            return std::tuple(t.servers, t.gpus, t.kind == EventKind::allreduce, t.bytes);
        };
        return key(a) < key(b);
    });
}

Result<ExitStatus> runNccl(const Arguments& arguments)
{
    const Result<double> fromBytes = ncclFromBytes(arguments);
    if (!fromBytes)
        return misused(fromBytes.error().message);
    ASSIGN_OR_RETURN(NcclReport report, learnNccl(arguments.operands(), *fromBytes));
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    if (!arguments.has("--project"))
        return writeNccl(report, arguments, output);
    output.write(projectText(ncclProject(report.fit, largestTest(report.tests))));
    return output.finish();
}

} // namespace

Result<double> ncclFromBytes(const Arguments& arguments)
{
    const auto text = arguments.value("--from-size");
    if (!text)
        return 0.0;
    ASSIGN_OR_RETURN(const Quantity size, parseQuantity(Dimension::size, *text).within("--from-size"));
    return size.value;
}

Result<NcclReport> learnNccl(const std::vector<std::string>& files, double fromBytes)
{
    NcclReport report;
    report.fromBytes = fromBytes;
    for (const std::string& path : files) {
        ASSIGN_OR_RETURN(const NamedText text, loadTable(path));
        ASSIGN_OR_RETURN(const std::vector<NcclTest> read, parseNcclTests(text));
        std::ranges::copy(read, std::back_inserter(report.tests));
    }
    ASSIGN_OR_RETURN(report.fit, fitNccl(report.tests, fromBytes));
    return report;
}

Result<ExitStatus> writeNccl(NcclReport& report, const Arguments& arguments, Output& output)
{
    ASSIGN_OR_RETURN(report.predictions, predictNccl(report.fit, report.tests));
    constexpr std::size_t kWorst = 20;
    writeAnswer({.text =
                     [&](Output& to) {
                         to.write(ncclFigureLines(report) + ncclMeanLines(report));
                         to.write(briefText(firstRows(ncclTable(report.predictions), kWorst)));
                     },
                 .table = [&] { return ncclTable(report.predictions); },
                 .json = [&] { return ncclParts(report); }},
                arguments, output);
    return output.finish();
}

Command ncclCommand()
{
    return {
        .name = "nccl",
        .summary = "learn the figures of GPU servers from times of nccl-tests",
        .synopsis = "FILE... [--from-size SIZE] [--project] [--format table|csv|json] [-o FILE]",
        .description = kNcclDescription,
        .operands = {"FILE", 1, OperandSpec::kUnlimited},
        .options = {{.name = "--from-size",
                     .value = "SIZE",
                     .help = "figures come from tests of this size and more, such as 1 GiB (all)"},
                    {.name = "--project",
                     .value = "",
                     .help = "write a project with these figures and the largest all-reduce instead"},
                    formatOption("how to write the predictions"),
                    outputOption()},
        .run = runNccl,
        .columns = [] { return ncclTable({}); },
    };
}

} // namespace contraflow::cli
