// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/alltoall_options.h"
#include "app/cli/answer.h"
#include "app/cli/command.h"
#include "app/cli/loading.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/collective/all_to_all_engine.h"
#include "core/collective/all_to_all_study.h"
#include "core/collective/link_sources.h"
#include "core/collective/signature_fit.h"
#include "core/project/left_out.h"
#include "core/tables/collective_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow::cli {

namespace {

constexpr std::string_view kAlltoallDescription =
    "Predicts how long an all-to-all of n processes takes in which each sends m bytes to every other: by the "
    "lower bound (n-1)(alpha + beta m), by the contention signature of the network (Steffenel 2006), by older "
    "formulas, and in the engine on the platform and with the model of a scenario.\n"
    "\n"
    "A signature makes the bound gamma times as long and adds delta per round for messages of M bytes and "
    "more. It comes from --preset (one of gdx-gigabit-ethernet, icluster2-fast-ethernet, icluster2-myrinet, "
    "or a file), or from measured times with --fit: generalised least squares against the bound, with M "
    "looked for among the measured sizes, on at least four points. Each prediction says whether it is inside "
    "of what was fitted, and whether the network is saturated there.\n"
    "\n"
    "alpha and beta are given, or come from --ping-pong, the preset, a ping-pong benchmark of the project, or "
    "the platform, in this order. Without PROJECT there are only formulas.\n"
    "\n"
    "Methods, as csv and json call them:\n"
    "  lower-bound                  (n-1)(alpha + beta m)\n"
    "  throughput-under-contention  with beta between free and delayed messages\n"
    "  contention-signature         (n-1)((alpha + beta m) gamma + delta from M on)\n"
    "  clement                      (n-1)(alpha + n beta m), a shared medium\n"
    "  labarta                      n(n-1) messages in waves of --buses\n"
    "  logp, loggp, plogp           with --logp and --gaps\n"
    "  engine                       all messages at once\n"
    "  direct-exchange              round after round, each to its end\n"
    "\n"
    "Measured tables have a line of names: n, bytes (or m), time (or time_s, mean_s) and perhaps ci95 (or "
    "ci95_half_s). Numbers are bytes and seconds, or have their unit with them.\n"
    "\n"
    "--bounds shows instead the start-ups and volumes of each process of the scenario's own messages, and the "
    "bounds that follow for any exchange (Claims 1 to 3).\n"
    "\n"
    "Formats:\n"
    "  table  for people: four significant digits\n"
    "  csv    a line for each predicted time; with --bounds, for each process\n"
    "  json   point_to_point, signature, fit, predictions, errors; --bounds: the claims and processes";

/** All that 'alltoall' has to say. */
struct AllToAllReport
{
    std::string scenario; ///< with platform and model; empty: without a project
    std::string platform;
    std::string model;
    AllToAllFigures figures;
    std::string startUpSource; ///< where α comes from
    std::string betaSource;
    std::optional<SignatureFit> fit;
    std::optional<SignaturePreset> preset;
    std::string measuredSource; ///< empty: nothing measured
    std::vector<AllToAllPoint> measured;
    AllToAllStudy study;
};

/** The lower bounds of a scenario's messages. */
struct BoundsReport
{
    std::string scenario;
    Exchange exchange;
    ExchangeBounds bounds;
    std::optional<double> makespan;        ///< predicted by the scenario's model
    std::vector<std::string> without = {}; ///< what was left out of it, as Prediction::without
};

/** Puts a report together step by step; each step needs those before it. */
class ReportMaker
{
public:
    ReportMaker(const Arguments& arguments, AllToAllOptions options)
        : m_arguments(arguments)
        , m_options(std::move(options))
    {}

    Result<void> loadNetwork()
    {
        if (m_arguments.operands().empty())
            return {};
        ASSIGN_OR_RETURN(m_file, loadProject(m_arguments.operands().front()));
        m_issues.emplace(*m_file);
        std::size_t scenario = 0;
        if (const auto name = m_arguments.value("--scenario")) {
            ASSIGN_OR_RETURN(scenario, findScenario(*m_file, *name));
        } else if (m_file->project().scenarios.empty()) {
            return noScenario(*m_file);
        }
        const std::optional<std::string> model = m_arguments.value("--model");
        if (model)
            RETURN_IF_ERROR(checkModel(*m_file, *model));
        m_network.emplace(AllToAllNetwork{m_file->project(), scenario, model});
        const Scenario& row = m_file->project().scenarios[scenario];
        m_report.scenario = row.name;
        m_report.platform = row.platform;
        m_report.model = model.value_or(row.model);
        return {};
    }

    Result<void> readMeasured()
    {
        if (const auto path = m_arguments.value("--measured")) {
            ASSIGN_OR_RETURN(const NamedText table, loadTable(*path));
            ASSIGN_OR_RETURN(m_report.measured, parseAllToAllTable(table, m_options.filters));
            m_report.measuredSource = *path;
        } else if (m_file) {
            ASSIGN_OR_RETURN(const auto benchmark, findBenchmark(m_file->project(), BenchmarkKind::allToAll,
                                                                 m_arguments.value("--benchmark"))
                                                       .within(m_file->name));
            if (benchmark)
                RETURN_IF_ERROR(readBenchmark(m_file->project().benchmarks[*benchmark]));
        }
        if (m_report.measured.empty() && m_arguments.has("--fit"))
            return refused(m_file ? m_file->name + ": the project has no all-to-all benchmark to fit a "
                                                   "signature to; give --measured"
                                  : "--fit needs measured times; give --measured");
        return {};
    }

    Result<void> findPreset()
    {
        const auto name = m_arguments.value("--preset");
        if (!name)
            return {};
        ASSIGN_OR_RETURN(m_report.preset, loadSignature(*name));
        m_report.figures.signature = m_report.preset->signature();
        m_report.figures.domain = m_report.preset->domain();
        return {};
    }

    /** α and β from the first source that has them. */
    Result<void> findLink()
    {
        LinkSources sources;
        sources.offer(m_options.startUp, m_options.secondsPerByte, "given");
        if (const auto path = m_arguments.value("--ping-pong"); path && !sources.isComplete()) {
            ASSIGN_OR_RETURN(const NamedText table, loadTable(*path));
            ASSIGN_OR_RETURN(const auto points, parsePingPongTable(table));
            ASSIGN_OR_RETURN(const PointToPointFit fit, fitPointToPoint(points).within(*path));
            sources.offer(fit.link, *path);
        }
        if (m_report.preset)
            sources.offerPreset(*m_report.preset);
        if (m_file)
            if (const Result<void> offered = sources.offerPingPong(m_file->project()); !offered)
                say("contraflow: " + offered.error().within(m_file->name).message);
        if (m_network)
            RETURN_IF_ERROR(sources.offerPlatform(*m_network).within(m_file->name));
        if (!sources.isComplete())
            return refused(std::string("the ") + (sources.hasStartUp() ? "bandwidth of" : "start-up of") +
                           " a message between two processes is not known; give " +
                           (sources.hasStartUp() ? "--beta" : "--alpha") +
                           ", a table with --ping-pong, or a project");
        m_report.startUpSource = sources.startUpSource();
        m_report.betaSource = sources.secondsPerByteSource();
        m_report.figures.link = sources.link();
        return {};
    }

    Result<void> settleSignature()
    {
        if (m_arguments.has("--fit")) {
            std::vector<AllToAllPoint> points;
            const auto& wanted = m_options.fitProcesses;
            for (const AllToAllPoint& point : m_report.measured)
                if (wanted.empty() || contains(wanted, point.size.processes))
                    points.push_back(point);
            ASSIGN_OR_RETURN(
                SignatureFit fit,
                fitSignature(points, m_report.figures.link, m_options.fit).within(m_report.measuredSource));
            m_report.figures.signature = fit.signature;
            m_report.figures.domain = {fit.range, {}};
            m_report.fit = std::move(fit);
        }
        auto& domain = m_report.figures.domain;
        if (m_report.figures.signature && !m_report.measured.empty() && !domain.saturatedFrom)
            domain.saturatedFrom = saturatedFrom(
                errorsByProcesses(m_report.measured, *m_report.figures.signature, m_report.figures.link));
        return {};
    }

    Result<void> findOtherFigures()
    {
        AllToAllFigures& figures = m_report.figures;
        if (m_report.preset)
            figures.throughput = m_report.preset->throughput(figures.link.secondsPerByte);
        if (m_options.contended)
            figures.throughput = ContendedThroughput{figures.link.secondsPerByte, *m_options.contended};
        if (m_options.share) {
            if (!figures.throughput)
                return refused("--rho needs --beta-contended");
            figures.throughput->share = *m_options.share;
        }
        figures.buses = m_options.buses;
        figures.logP = m_options.logP;
        if (const auto path = m_arguments.value("--gaps")) {
            ASSIGN_OR_RETURN(const NamedText table, loadTable(*path));
            ASSIGN_OR_RETURN(figures.gaps, parseGapTable(table));
        }
        if (m_network && !m_arguments.has("--no-engine"))
            figures.network = &*m_network;
        return {};
    }

    Result<void> study()
    {
        ASSIGN_OR_RETURN(const std::vector<AllToAll> wanted, sizes());
        ProgressLine progress("Predicting all-to-alls:");
        RunOptions options;
        options.progress = progress.callback();
        Result<AllToAllStudy> study = studyAllToAll(m_report.figures, wanted, m_report.measured, options);
        ASSIGN_OR_RETURN(m_report.study, m_file ? std::move(study).within(m_file->name) : std::move(study));
        return {};
    }

    /** The bounds of the scenario's own messages, and its predicted makespan. */
    Result<BoundsReport> bounds()
    {
        ASSIGN_OR_RETURN(
            const Prediction prediction,
            predict(m_file->project(), m_network->scenario, m_network->model).within(m_file->name));
        m_issues->add(prediction.issues);
        if (const auto nothing = nothingPredicted(m_file->project(), m_network->scenario, prediction))
            return refused(m_file->name + ": " + nothing->text);
        const Workload& workload = m_file->project().workloads[prediction.workload];
        BoundsReport report;
        report.scenario = m_report.scenario;
        report.exchange = exchangeOf(prediction.placed, workload, m_options.secondsPerByte);
        report.bounds =
            exchangeBounds(report.exchange, m_options.startUp.value_or(smallestLatency(prediction.placed)));
        report.makespan = prediction.timeline.makespan();
        report.without = prediction.without;
        return report;
    }

    [[nodiscard]] const AllToAllReport& report() const { return m_report; }
    /** Writes what is left of the output, and gives the status that belongs to it and to the project. */
    [[nodiscard]] ExitStatus finish(Output& output) const
    {
        return m_issues ? cli::finish(output, *m_issues) : output.finish();
    }

private:
    Result<void> readBenchmark(const Benchmark& benchmark)
    {
        std::optional<std::string> test;
        for (const RowFilter& filter : m_options.filters) {
            if (filter.column != "test")
                return Error{ErrorCode::notFound, m_file->name +
                                                      ": rows of benchmarks are chosen by test, not by " +
                                                      inQuotes(filter.column)};
            test = filter.text;
        }
        m_report.measured = allToAllPoints(benchmark, test);
        m_report.measuredSource = "benchmark " + benchmark.name;
        if (m_report.measured.empty())
            return Error{ErrorCode::notFound, m_file->name + ": the benchmark " + inQuotes(benchmark.name) +
                                                  " has no rows with processes, size and time" +
                                                  (test ? " of the test " + inQuotes(*test) : "")};
        return {};
    }

    /** What to predict: as asked, else as measured, else all nodes and a range of sizes. */
    [[nodiscard]] Result<std::vector<AllToAll>> sizes() const
    {
        SizeWishes wishes{m_options.processes, m_options.bytes, m_report.measured, {}};
        if (wishes.processes.empty() && wishes.measured.empty()) {
            if (m_network) {
                ASSIGN_OR_RETURN(const std::size_t nodes, nodeCount(*m_network).within(m_file->name));
                wishes.usualProcesses = static_cast<std::uint32_t>(nodes);
            } else if (m_report.figures.domain.fitted) {
                wishes.usualProcesses = m_report.figures.domain.fitted->mostProcesses;
            }
        }
        std::vector<AllToAll> sizes = sizesToPredict(wishes);
        if (sizes.empty())
            return refused("the number of processes is not known; give --n");
        return sizes;
    }

    const Arguments& m_arguments;
    AllToAllOptions m_options;
    std::optional<ProjectFile> m_file;
    std::optional<IssueReport> m_issues; ///< of the project
    std::optional<AllToAllNetwork> m_network;
    AllToAllReport m_report;
};

std::string durationOf(double value)
{
    return displayText(Dimension::duration, value);
}

std::string sizeOf(double bytes)
{
    return displayText(Dimension::size, bytes);
}

std::string withHalfWidth(const std::string& value, const std::string& halfWidth)
{
    return value + " ± " + halfWidth;
}

std::string linkText(const AllToAllReport& report)
{
    const PointToPoint& link = report.figures.link;
    return "Point to point: alpha = " + durationOf(link.startUp) + " (" + report.startUpSource +
           "), beta = " + roundedText(link.secondsPerByte, 5) + " s/byte, " +
           displayText(Dimension::bandwidth, 1 / link.secondsPerByte) + " (" + report.betaSource + ")\n";
}

std::string thresholdText(const SignatureFit& fit)
{
    if (fit.plausibleThresholds.size() < 2)
        return fit.sizeBelowThreshold > 0 ? "; M lies above " + sizeOf(fit.sizeBelowThreshold)
                                          : "; every measured size pays it";
    return "; M could as well be between " + sizeOf(fit.plausibleThresholds.front()) + " and " +
           sizeOf(fit.plausibleThresholds.back());
}

std::string fitText(const SignatureFit& fit)
{
    const bool isRelative = fit.weights == ErrorWeights::relative;
    std::string processes = std::to_string(fit.range.fewestProcesses);
    if (fit.range.mostProcesses != fit.range.fewestProcesses)
        processes += " to " + std::to_string(fit.range.mostProcesses);
    return "  fitted to " + groupedCount(fit.points) + " points, n = " + processes +
           ", m = " + sizeOf(fit.range.leastBytes) + " to " + sizeOf(fit.range.mostBytes) +
           "; ± is 95 % with " + groupedCount(fit.freedom) + " degrees of freedom; errors " +
           (isRelative ? "relative, of " + roundedText(100 * fit.spread, 2) + " %"
                       : roundedText(fit.spread, 2) + " half-widths") +
           "\n";
}

std::string signatureText(const AllToAllReport& report)
{
    const auto& signature = report.figures.signature;
    if (!signature)
        return {};
    const auto& fit = report.fit;
    std::string text = "Contention signature: gamma = ";
    const std::string gamma = roundedText(signature->gamma, 6);
    text +=
        fit ? withHalfWidth(roundedText(signature->gamma, 5), roundedText(fit->gamma.halfWidth, 2)) : gamma;
    if (std::isfinite(signature->threshold)) {
        const std::string delta = durationOf(signature->delta);
        text += ", delta = " +
                (fit && fit->delta
                     ? withHalfWidth(delta, displayText(Dimension::duration, fit->delta->halfWidth, 2))
                     : delta) +
                " per round from M = " + sizeOf(signature->threshold) + " on";
        if (fit)
            text += thresholdText(*fit);
    } else {
        text += fit ? ", no delta that the times can tell from 0" : ", no delta";
    }
    text += "\n";
    if (report.preset)
        text += "  " + report.preset->title + " (" + report.preset->name +
                "): " + report.preset->gamma.source + "\n";
    if (fit)
        text += fitText(*fit);
    const auto& domain = report.figures.domain;
    if (domain.saturatedFrom)
        text += "  saturated from n = " + std::to_string(*domain.saturatedFrom) + " on\n";
    else if (!report.measured.empty())
        text += "  not seen to saturate: mean |error| above 10 % at the largest measured n\n";
    return text;
}

void writeAllToAllTable(const AllToAllReport& report, Output& output)
{
    std::string text;
    if (!report.scenario.empty())
        text += "Scenario " + report.scenario + ": platform " + report.platform + ", model " + report.model +
                "\n";
    text += linkText(report);
    text += signatureText(report);
    if (report.figures.throughput)
        text += "Throughput under contention: beta = " +
                roundedText(report.figures.throughput->secondsPerByte(), 5) + " s/byte\n";
    if (!report.measuredSource.empty())
        text += "Measured: " + report.measuredSource + "\n";
    text += "\n" + briefText(allToAllSizesTable(report.study));
    if (!report.study.errors.empty())
        text += "\nMean |error| over the message sizes\n\n" +
                briefText(pivoted(methodErrorsTable(report.study), {"processes"}, "method", "mean_abs_pct"));
    output.write(text);
}

void writeBoundsTable(const BoundsReport& report, Output& output)
{
    const ExchangeBounds& bounds = report.bounds;
    std::string text = "Scenario " + report.scenario + ": " + groupedCount(report.exchange.messages.size()) +
                       " messages between " + groupedCount(report.exchange.processes.size()) +
                       " processes, alpha = " + durationOf(bounds.startUp) + "\n";
    text += "  Claim 1: at least " + groupedCount(bounds.startUps) + " start-ups one after the other\n";
    text += "  Claim 2: at least " + durationOf(bounds.seconds) + " to send and receive\n";
    text += "  Claim 3: at least " + durationOf(bounds.together) +
            (bounds.isOfOnePort ? " together, the bound of one process\n"
                                : " together, when communication is synchronous: no process has both\n");
    if (!bounds.isOfOnePort)
        text += "  In any case: at least " + durationOf(bounds.busiestPort) + ", for " +
                report.exchange.processes[bounds.busiest] + "\n";
    if (report.makespan)
        text += "  Predicted by the model: " + durationOf(*report.makespan) + commaWithout(report.without) +
                "; messages that run side by side share their start-ups\n";
    output.write(text + "\n" + briefText(boundsTable(report.scenario, report.exchange, bounds)));
}

JsonValue fitObject(const std::optional<SignatureFit>& fit)
{
    if (!fit)
        return TableCell();
    const auto ofDelta = [&fit](double FittedValue::*member) {
        return fit->delta ? TableCell((*fit->delta).*member) : TableCell();
    };
    return JsonObject{{
        {"gamma_ci95", fit->gamma.halfWidth},
        {"gamma_standard_error", fit->gamma.standardError},
        {"delta_ci95_s", ofDelta(&FittedValue::halfWidth)},
        {"delta_standard_error_s", ofDelta(&FittedValue::standardError)},
        {"size_below_threshold_bytes", fit->sizeBelowThreshold},
        {"plausible_thresholds_bytes", listOf(fit->plausibleThresholds, JsonWriter::Layout::line)},
        {"weights", fit->weights == ErrorWeights::relative ? "relative" : "half-widths"},
        {"points", fit->points},
        {"degrees_of_freedom", fit->freedom},
        {"spread", fit->spread},
        {"fewest_processes", fit->range.fewestProcesses},
        {"most_processes", fit->range.mostProcesses},
        {"least_bytes", fit->range.leastBytes},
        {"most_bytes", fit->range.mostBytes},
        {"trials", objectsOf(fit->trials,
                             [](const ThresholdTrial& trial) -> JsonParts {
                                 return {{"threshold_bytes", trial.threshold}, {"deviance", trial.deviance}};
                             })},
    }};
}

/** The threshold of a signature without a start-up is not finite, hence null. */
JsonValue signatureObject(const AllToAllReport& report)
{
    const std::optional<ContentionSignature>& signature = report.figures.signature;
    if (!signature)
        return TableCell();
    return JsonObject{{{"preset", report.preset ? report.preset->name : std::string()},
                       {"gamma", signature->gamma},
                       {"delta_s", signature->delta},
                       {"threshold_bytes", signature->threshold},
                       {"saturated_from_processes", report.figures.domain.saturatedFrom},
                       {"fit", fitObject(report.fit)}}};
}

JsonParts allToAllParts(const AllToAllReport& report)
{
    const auto& throughput = report.figures.throughput;
    return {{"contraflow", CONTRAFLOW_VERSION},
            {"scenario", report.scenario},
            {"platform", report.platform},
            {"model", report.model},
            {"point_to_point", JsonObject{{{"alpha_s", report.figures.link.startUp},
                                           {"alpha_source", report.startUpSource},
                                           {"beta_s_per_byte", report.figures.link.secondsPerByte},
                                           {"beta_source", report.betaSource}}}},
            {"signature", signatureObject(report)},
            {"throughput_s_per_byte", throughput ? TableCell(throughput->secondsPerByte()) : TableCell()},
            {"measured", report.measuredSource},
            {"predictions", JsonRows{allToAllTable(report.scenario, report.study)}},
            {"errors", JsonRows{methodErrorsTable(report.study)}}};
}

JsonParts boundsParts(const BoundsReport& report)
{
    const ExchangeBounds& bounds = report.bounds;
    return {{"contraflow", CONTRAFLOW_VERSION},
            {"scenario", report.scenario},
            {"alpha_s", bounds.startUp},
            {"claim_1_start_ups", bounds.startUps},
            {"claim_2_s", bounds.seconds},
            {"claim_3_s", bounds.together},
            {"claim_3_is_of_one_port", bounds.isOfOnePort},
            {"busiest_port_s", bounds.busiestPort},
            {"makespan_s", report.makespan},
            {"without", listOf(report.without)},
            {"processes", JsonRows{boundsTable(report.scenario, report.exchange, bounds)}}};
}

Result<ExitStatus> runAlltoall(const Arguments& arguments)
{
    Result<AllToAllOptions> options = readAllToAllOptions(arguments);
    if (!options)
        return misused(options.error().message);
    ReportMaker maker(arguments, std::move(*options));
    RETURN_IF_ERROR(maker.loadNetwork());
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    if (arguments.has("--bounds")) {
        ASSIGN_OR_RETURN(const BoundsReport report, maker.bounds());
        writeAnswer({.text = [&](Output& to) { writeBoundsTable(report, to); },
                     .table = [&] { return boundsTable(report.scenario, report.exchange, report.bounds); },
                     .json = [&] { return boundsParts(report); }},
                    arguments, output);
        return maker.finish(output);
    }
    for (const auto step :
         {&ReportMaker::readMeasured, &ReportMaker::findPreset, &ReportMaker::findLink,
          &ReportMaker::settleSignature, &ReportMaker::findOtherFigures, &ReportMaker::study})
        RETURN_IF_ERROR((maker.*step)());
    const AllToAllReport& report = maker.report();
    if (!report.study.engineNote.empty())
        say("contraflow: alltoall: " + report.study.engineNote);
    writeAnswer({.text = [&](Output& to) { writeAllToAllTable(report, to); },
                 .table = [&] { return allToAllTable(report.scenario, report.study); },
                 .json = [&] { return allToAllParts(report); }},
                arguments, output);
    return maker.finish(output);
}

} // namespace

Command alltoallCommand()
{
    return {
        .name = "alltoall",
        .summary = "all-to-alls: lower bounds, contention signatures, times over processes and sizes",
        .synopsis =
            "[PROJECT] [--scenario NAME] [--n LIST] [--m LIST] [--alpha TIME] [--beta B] "
            "[--preset NAME] [--measured FILE] [--fit] [--bounds] [--format table|csv|json] [-o FILE]",
        .description = kAlltoallDescription,
        .operands = {"PROJECT", 0, 1},
        .options = allToAllOptionSpecs(),
        .run = runAlltoall,
        .columns = [] { return allToAllTable({}, {}); },
        .columnsWith = {{"--bounds", boundsHeading}},
    };
}

} // namespace contraflow::cli
