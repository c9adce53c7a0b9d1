// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/nccl_report.h"
#include "app/cli/text_table.h"
#include "core/analysis/calibration/calibration_edit.h"
#include "core/analysis/calibration/calibration_text.h"
#include "core/base/text.h"
#include "core/io/project/project_file.h"
#include "core/project/consequences.h"
#include "core/tables/calibration_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>

namespace contraflow::cli {

namespace {

constexpr std::string_view kCalibrateDescription =
    "Fits the parameters of models to the measured times of a project, ranks the models by their errors on "
    "patterns that were left out of the fit, and says what the measurements tell about traffic both ways.\n"
    "\n"
    "A pattern is what was measured together: one workload. All measurements of one platform count (the first "
    "measured one, or --platform), or those named with --measurement. All kinds of models are fitted, or those named with --kind; parameters that are "
    "not fitted come from the project's first model of the kind. The fit minimises Huber's loss of the relative "
    "errors, and leaves out shared queues that explain too little. From six patterns on, two models are told "
    "apart by their differences per pattern (95 %, Student's t); where that cannot, they are too close to call.\n"
    "\n"
    "--hold-out 1/2 learns from half of the patterns, always the same ones, and judges the models by the others, "
    "which have no part in the fit, the ranking and the verdict; --hold-out NAME holds out the patterns of the "
    "measurements of this name, in which * stands for any signs. What is held out is kept with a stored model, so "
    "that 'contraflow errors --unlearnt' leaves aside what a model was learnt from.\n"
    "\n"
    "--write stores the fitted parameters in the project, with their intervals and what they were learnt from: "
    "of the kinds named with --kind, or of the first of the ranking. Predictions beyond that range carry a note "
    "from then on. --write-bandwidths, --write-benchmark and --write-formulas store what is found besides: the "
    "bandwidths of nodes and links with which the first model fits best, the bandwidth and start-up of a "
    "ping-pong or stream for all nodes of the platform (each gets half of the start-up as its latency), and "
    "beta, gamma_o and gamma_i of gige-penalty from fan-outs and K4. A project that has benchmarks only gives "
    "their figures.\n"
    "\n"
    "--nccl learns from times of nccl-tests instead, as 'contraflow nccl' does, which has the formats: the "
    "switch within servers, their NICs and the start-up of a step. --write gives these figures to the servers of "
    "the platform (the first with any, or --platform).\n"
    "\n"
    "Formats:\n"
    "  table  for people\n"
    "  csv    a line for each parameter, with the columns below\n"
    "  json   ranking, verdict, suggested runs and the errors of the first model by message";

constexpr std::string_view kWrite = "--write";
constexpr std::string_view kWriteBandwidths = "--write-bandwidths";
constexpr std::string_view kWriteBenchmark = "--write-benchmark";
constexpr std::string_view kWriteFormulas = "--write-formulas";

bool isWriting(const Arguments& arguments)
{
    return arguments.has(kWrite) || arguments.has(kWriteBandwidths) || arguments.has(kWriteBenchmark) ||
           arguments.has(kWriteFormulas);
}

/** The project under change: each figure is worked out for the project as the ones before left it. */
class Storing
{
public:
    Storing(Project project, const Calibration& calibration)
        : m_project(std::move(project))
        , m_calibration(calibration)
    {}

    /** Of these kinds, or the first of the ranking; with a name, in the model of that name. */
    Result<void> storeModels(const std::vector<std::string>& kinds, const std::string& name)
    {
        if (m_calibration.ranking.empty())
            return refused("--write has no model to store: the project has no measured times of messages");
        for (const RankedModel& model : m_calibration.ranking) {
            const bool isNamed = contains(kinds, model.fit.model.kind);
            const bool isFirst = &model == &m_calibration.ranking.front();
            if (!(kinds.empty() ? isFirst : isNamed))
                continue;
            const Model* named = name.empty() ? nullptr : findByName(m_project.models, name);
            if (named && named->kind != model.fit.model.kind)
                return refused("--name " + name + ": the project's model of that name is " + named->kind +
                               ", and what was fitted is " + model.fit.model.kind + "; give another name");
            RETURN_IF_ERROR(apply(applyCalibration(m_project, m_calibration, model, name)));
        }
        return {};
    }

    Result<void> storeBandwidths()
    {
        bool isAny = false;
        for (const CapacityFit& fit : m_calibration.capacities) {
            if (!fit.hasEffect)
                continue;
            isAny = true;
            RETURN_IF_ERROR(apply(applyCapacity(m_project, m_calibration.data.platform, fit)));
        }
        if (!isAny)
            return refused("--write-bandwidths has none to store: no link holds up a measured message");
        return {};
    }

    Result<void> storeBenchmark(const std::string& name)
    {
        std::vector<std::string> known;
        for (const BenchmarkFit& fit : m_calibration.benchmarks) {
            if (fit.name == name)
                return apply(applyBenchmark(m_project, m_calibration.data.platform, fit));
            known.push_back(fit.name);
        }
        const std::string near = suggestion(name, known);
        return Error{ErrorCode::notFound, "there is no ping-pong or stream " + inQuotes(name) +
                                              " among the benchmarks; " +
                                              (!near.empty()   ? near
                                               : known.empty() ? "import one first"
                                                               : "take one of " + joinedWords(known))};
    }

    Result<void> storeFormulas() { return apply(applyGigeFormulas(m_project, m_calibration.gige)); }

    [[nodiscard]] const Project& project() const { return m_project; }

private:
    Result<void> apply(const Result<Edit>& edit)
    {
        RETURN_IF_ERROR(edit);
        const Result<Edit> applied = changeDocument(m_project, *edit);
        return applied ? Result<void>() : applied.error();
    }

    Project m_project;
    const Calibration& m_calibration;
};

std::string parameters(const Calibration& calibration)
{
    const Table fits = fitsTable(calibration);
    std::vector<std::size_t> rows;
    for (std::size_t row = 0; row < fits.rowCount(); ++row)
        if (!fits.cell(row, columnWithKey(fits, "parameter")).isEmpty())
            rows.push_back(row);
    if (rows.empty())
        return {};
    std::string text = "\nFitted parameters\n\n" + briefText(rowsOf(fits, std::move(rows)));
    for (const RankedModel& model : calibration.ranking)
        if (const std::string sentence = intervalSentence(model.fit.method); !sentence.empty())
            return text + "\n  " + sentence + ".\n";
    return text;
}

void writeCalibrationTable(const Project& project, const Calibration& calibration, Output& output)
{
    const TrainingData& data = calibration.data;
    if (!project.title.empty())
        output.write(project.title + "\n");
    if (calibration.ranking.empty()) {
        output.write(rankingSentence(calibration) + "\n");
    } else {
        output.write("Platform " + project.platforms[data.platform].name + ": " +
                     counted(data.patterns.size(), "pattern") + ", " +
                     counted(data.measured.size(), "measured message") +
                     "\n\nRanking by the mean |error|\n\n" + briefText(rankingTable(calibration)) + "\n  " +
                     rankingSentence(calibration) + "\n  " + rangeSentence(calibration) + ".\n");
        if (const std::string heldOut = heldOutSentence(calibration); !heldOut.empty())
            output.write("  " + heldOut + ".\n");
    }
    for (const FailedModel& failed : calibration.failed)
        output.write("  " + failed.kind + " was left out: " + failed.reason + "\n");
    output.write(parameters(calibration));
    if (const Table figures = figuresTable(calibration); !figures.empty())
        output.write("\nBandwidths, start-up times and formulas, with 95 % intervals\n\n" +
                     briefText(figures));
    if (!calibration.verdict.findings.empty())
        output.write("\nTraffic both ways\n\n");
    for (const DuplexFinding& finding : calibration.verdict.findings)
        output.write("  " + finding.sentence + ".\n");
    if (const std::string flow = flowControlSentence(calibration.flowControl); !flow.empty())
        output.write("\nFull buffers\n\n  " + flow + "\n");
    if (!calibration.verdict.runs.empty())
        output.write("\nRuns that would tell more\n\n");
    for (const SuggestedRun& run : calibration.verdict.runs)
        output.write("  " + run.command + "\n    " + run.reason + ".\n");
}

JsonValue learntRange(const TrafficRange& range)
{
    if (range.messages == 0)
        return TableCell();
    return JsonObject{{{"smallest_bytes", range.smallest},
                       {"largest_bytes", range.largest},
                       {"messages", range.messages},
                       {"out_of_a_node", range.outgoing},
                       {"into_a_node", range.incoming},
                       {"nodes", range.nodes}},
                      JsonWriter::Layout::line};
}

/** A value and its 95 % confidence interval. */
JsonValue estimateObject(const Estimate* estimate)
{
    if (!estimate)
        return TableCell();
    return JsonObject{{{"value", estimate->value}, {"low", estimate->low}, {"high", estimate->high}}};
}

JsonValue comparisonObject(const std::optional<PairedComparison>& sharing)
{
    if (!sharing)
        return TableCell();
    const bool hasInterval = sharing->outcome != PairedComparison::Outcome::tooFewPatterns;
    return JsonObject{{{"difference_points", sharing->difference},
                       {"low", hasInterval ? TableCell(sharing->low) : TableCell()},
                       {"high", hasInterval ? TableCell(sharing->high) : TableCell()},
                       {"first", word(sharing->outcome)}},
                      JsonWriter::Layout::line};
}

JsonParts findingParts(const DuplexFinding& finding)
{
    return {{"subject", word(finding.subject)},
            {"support", word(finding.support)},
            {"sentence", finding.sentence},
            {"sharing_against_none", comparisonObject(finding.withSharing)}};
}

JsonParts failureParts(const FailedModel& failed)
{
    return {{"kind", failed.kind}, {"reason", failed.reason}};
}

JsonParts suggestionParts(const SuggestedRun& run)
{
    return {{"recipe", run.pattern}, {"command", run.command}, {"reason", run.reason}};
}

JsonParts capacityParts(const CapacityFit& fit)
{
    return {{"links", fit.links},
            {"present_bytes_per_s", fit.present},
            {"fitted_bytes_per_s", estimateObject(fit.hasEffect ? &fit.fitted : nullptr)}};
}

JsonParts benchmarkParts(const BenchmarkFit& fit)
{
    return {{"benchmark", fit.name},
            {"kind", fit.kind},
            {"mean_abs_error_pct", fit.error},
            {"problem", fit.problem},
            {"alpha_s", estimateObject(fit.startUp ? &*fit.startUp : nullptr)},
            {"bandwidth_bytes_per_s", estimateObject(fit.bandwidth ? &*fit.bandwidth : nullptr)}};
}

JsonValue residualsOf(const Project& project, const Calibration& calibration)
{
    if (calibration.ranking.empty())
        return TableCell();
    return JsonObject{{{"kind", calibration.ranking.front().fit.model.kind},
                       {"points", JsonRows{residualsTable(project, calibration)}}}};
}

/** Null where nothing tells. */
JsonValue flowControlObject(const FlowControlVerdict& verdict)
{
    if (verdict.findings.empty())
        return TableCell();
    const auto parts = [](const FlowControlFinding& finding) -> JsonParts {
        return {{"kind", finding.kind},
                {"mean_abs_error_pct", finding.error},
                {"patterns", finding.patterns},
                {"says_the_same", finding.isSame}};
    };
    return JsonObject{{{"kind", verdict.findings.front().kind},
                       {"sureness", word(verdict.sureness)},
                       {"patterns", verdict.patterns},
                       {"sentence", flowControlSentence(verdict)},
                       {"findings", objectsOf(verdict.findings, parts)}}};
}

JsonParts calibrationParts(const Project& project, const Calibration& calibration)
{
    constexpr auto line = JsonWriter::Layout::line;
    constexpr auto block = JsonWriter::Layout::block;
    const TrainingData& data = calibration.data;
    const bool isOnPlatform = data.platform < project.platforms.size();
    return {
        {"platform", isOnPlatform ? project.platforms[data.platform].name : std::string()},
        {"measurements", listOf(data.measurements, line)},
        {"patterns", data.patterns.size()},
        {"messages", data.measured.size()},
        {"folds", crossValidationFolds(data.patterns.size()).size()},
        {"held_out", listOf(calibration.heldOut.measurements, line)},
        {"summary", rankingSentence(calibration)},
        {"learnt_range", learntRange(calibration.learntRange())},
        {"ranking", JsonRows{rankingTable(calibration), block}},
        {"failed", objectsOf(calibration.failed, failureParts)},
        {"verdict", objectsOf(calibration.verdict.findings, findingParts, block)},
        {"flow_control", flowControlObject(calibration.flowControl)},
        {"suggested_runs", objectsOf(calibration.verdict.runs, suggestionParts)},
        {"capacities", objectsOf(calibration.capacities, capacityParts)},
        {"benchmarks", objectsOf(calibration.benchmarks, benchmarkParts)},
        {"gige_formulas", JsonRows{gigeFormulasTable(calibration)}},
        {"residuals", residualsOf(project, calibration)},
    };
}

/** Stores what was asked for in the project's file. */
Result<void> write(const ProjectFile& file, const Arguments& arguments, const Calibration& calibration)
{
    Storing storing(file.project(), calibration);
    Result<void> done;
    if (arguments.has(kWrite))
        done = storing.storeModels(arguments.values("--kind"), arguments.value("--name").value_or(""));
    if (done && arguments.has(kWriteBandwidths))
        done = storing.storeBandwidths();
    if (const auto name = arguments.value(kWriteBenchmark); done && name)
        done = storing.storeBenchmark(*name);
    if (done && arguments.has(kWriteFormulas))
        done = storing.storeFormulas();
    return done ? writeBack(file, storing.project()) : done;
}

/** The platform whose servers take figures: the named one, or the first with servers. */
Result<std::size_t> platformOfServers(const Project& project, const std::optional<std::string>& name)
{
    std::size_t platform = 0;
    while (platform < project.platforms.size() &&
           (name ? project.platforms[platform].name != *name : project.platforms[platform].servers.empty()))
        ++platform;
    if (platform < project.platforms.size())
        return platform;
    return Error{ErrorCode::notFound, name ? "there is no platform " + inQuotes(*name)
                                           : "no platform has servers; --nccl is about servers of GPUs"};
}

/** Servers of GPUs, from times of nccl-tests. */
Result<ExitStatus> calibrateServers(const Arguments& arguments, const ProjectFile& file)
{
    for (const std::string_view option :
         {std::string_view("--measurement"), std::string_view("--kind"), std::string_view("--hold-out"),
          std::string_view("--name"), kWriteBandwidths, kWriteBenchmark, kWriteFormulas})
        if (arguments.has(option))
            return misused("--nccl has no use for " + std::string(option));
    const Result<double> fromBytes = ncclFromBytes(arguments);
    if (!fromBytes)
        return misused(fromBytes.error().message);
    Project project = file.project();
    ASSIGN_OR_RETURN(const std::size_t platform,
                     platformOfServers(project, arguments.value("--platform")).within(file.name));
    ASSIGN_OR_RETURN(NcclReport report, learnNccl(arguments.values("--nccl"), *fromBytes));
    ASSIGN_OR_RETURN(const Edit edit, applyNccl(project, platform, report.fit).within(file.name));
    Output output;
    ASSIGN_OR_RETURN(const ExitStatus written, writeNccl(report, arguments, output));
    if (written != ExitStatus::success || !arguments.has(kWrite))
        return written;
    RETURN_IF_ERROR(changeDocument(project, edit));
    RETURN_IF_ERROR(writeBack(file, project));
    return ExitStatus::success;
}

Result<ExitStatus> runCalibrate(const Arguments& arguments)
{
    const std::string& operand = arguments.operands().front();
    if (isWriting(arguments) && operand == "-")
        return misused("standard input cannot be written to; give a project file");
    ASSIGN_OR_RETURN(const ProjectFile file,
                     loadProject(operand, isWriting(arguments) ? FileUse::change : FileUse::read));
    IssueReport issues(file);
    if (arguments.has("--nccl"))
        return calibrateServers(arguments, file);
    if (arguments.has("--from-size"))
        return misused("--from-size needs --nccl");
    if (arguments.has("--name") && (!arguments.has(kWrite) || arguments.values("--kind").size() > 1))
        return misused("--name is what one model is called that --write stores; give --write, and at "
                       "most one --kind");
    const Result<HoldOut> holdOut = parseHoldOut(arguments.values("--hold-out"));
    if (!holdOut)
        return misused("--hold-out: " + holdOut.error().message);
    const CalibrationRequest request{arguments.values("--measurement"), arguments.values("--kind"),
                                     arguments.value("--platform").value_or(""), *holdOut};
    ProgressLine progress("Calibrating:");
    CalibrationOptions options;
    options.progress = progress.callback();
    const Result<Calibration> calibration = calibrate(file.project(), request, options);
    progress.remove();
    if (!calibration)
        return calibration.error().within(file.name);
    issues.add(calibration->data.notes);
    Output output;
    writeAnswer({.text = [&](Output& to) { writeCalibrationTable(file.project(), *calibration, to); },
                 .table = [&] { return fitsTable(*calibration); },
                 .json = [&] { return calibrationParts(file.project(), *calibration); }},
                arguments, output);
    if (arguments.value("--format") == kJsonFormat)
        output.write("\n"); // published so
    const ExitStatus written = output.finish();
    if (written != ExitStatus::success)
        return written;
    if (isWriting(arguments))
        RETURN_IF_ERROR(write(file, arguments, *calibration));
    return issues.hasErrors() ? ExitStatus::inputAtFault : ExitStatus::success;
}

} // namespace

Command calibrateCommand()
{
    return {
        .name = "calibrate",
        .summary = "parameters, ranking and verdict from measured times",
        .synopsis =
            "PROJECT [--platform NAME] [--measurement NAME]... [--kind KIND]... [--hold-out PART]... [--write [--name NAME]] "
            "[--write-bandwidths] [--write-benchmark NAME] [--write-formulas] "
            "[--nccl FILE]... [--from-size SIZE] [--format table|csv|json]",
        .description = kCalibrateDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                {.name = "--platform",
                 .value = "NAME",
                 .help = "learn from what was measured on this platform"},
                {.name = "--measurement",
                 .value = "NAME",
                 .help = "learn from this measurement",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--kind",
                 .value = "KIND",
                 .help = "fit this kind of model",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--hold-out",
                 .value = "PART",
                 .help = "judge the models by this part of the patterns, such as 1/2, or by the patterns of "
                         "this measurement, and learn from the others",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--write", .help = "store the fit in the project"},
                {.name = "--name",
                 .value = "NAME",
                 .help = "store it as the model of this name (default: the first of its kind)"},
                {.name = "--write-bandwidths", .help = "store the fitted bandwidths of nodes and links"},
                {.name = "--write-benchmark",
                 .value = "NAME",
                 .help = "give the platform's nodes bandwidth and start-up of this ping-pong or stream"},
                {.name = "--write-formulas",
                 .help = "give gige-penalty the parameters by the published formulas"},
                {.name = "--nccl",
                 .value = "FILE",
                 .help = "learn figures of servers from these times of nccl-tests instead",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--from-size",
                 .value = "SIZE",
                 .help = "of nccl-tests: from times of this size and more, such as 1 GiB (all)"},
                formatOption("how the result is written"),
            },
        .run = runCalibrate,
        .columns = fitsHeading,
    };
}

} // namespace contraflow::cli
