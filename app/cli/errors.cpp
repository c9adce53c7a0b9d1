// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/loading.h"
#include "app/cli/text_table.h"
#include "core/analysis/error_data.h"
#include "core/base/text.h"
#include "core/project/calibration_record.h"
#include "core/project/checks.h"
#include "core/project/left_out.h"
#include "core/tables/error_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <utility>

namespace contraflow::cli {

namespace {

constexpr std::string_view kErrorsDescription =
    "Holds predicted times against the measured ones of the projects: for every message "
    "error = (predicted - measured) / measured * 100, negative where the prediction is optimistic.\n"
    "\n"
    "PROJECT is a project file, a folder of project files (*.yaml, *.yml), or - for standard input; several "
    "are evaluated together. Each measurement is predicted with the models of the scenarios that it belongs to, "
    "or with those of --model. Predictions run on all cores.\n"
    "\n"
    "--show chooses what is written; tables begin with models, messages and bins:\n"
    "  models    mean |error| per model with its 95 % half-width by Student's t, and the worst message\n"
    "  patterns  the same figures per measurement and model\n"
    "  messages  every message with its measured and predicted times; the worst of very many in a table\n"
    "  tasks     what each sender sends, taken together\n"
    "  bins      how many messages have which error, per model, in bins that all models share\n"
    "  campaign  Table II of zhu-2014, per number of nodes |N| and degree d\n"
    "|N| and d come from keys or columns 'N' and 'd' of a measurement or workload; without them they are the "
    "nodes of the platform and the most messages that leave a node.\n"
    "\n"
    "A calibrated model says of some of the measurements that it was learnt from them; --unlearnt shows its "
    "errors on the others only. With it, a kind given to --model stands for the calibrated model of that kind.\n"
    "\n"
    "An outlier lies further from the median than 3.5 times the median distance / 0.6745 (Iglewicz and "
    "Hoaglin). A bin holds its lower end and not its upper one. Without --bins the bins are 1, 2 or 5 % "
    "wide and reach to ±50 %, or ±100 % where more than a tenth of a model's errors lie beyond; the first and "
    "the last then hold what lies further out.\n"
    "\n"
    "csv writes one view (messages, unless --show names another) with those of the columns below that it has, "
    "json all of them.";

std::optional<ErrorGrouping> groupingOf(const std::optional<std::string>& word)
{
    for (const ErrorGrouping by : {ErrorGrouping::none, ErrorGrouping::d, ErrorGrouping::steps,
                                   ErrorGrouping::degree, ErrorGrouping::crossing})
        if (groupingName(by) == word.value_or(""))
            return by;
    return std::nullopt;
}

std::vector<ErrorView> viewsOf(const std::vector<std::string>& words, const std::string& format)
{
    std::vector<ErrorView> views;
    for (const std::string& word : words) {
        const auto at = std::ranges::find(kErrorViews, word) - kErrorViews.begin();
        const auto view = static_cast<ErrorView>(at);
        if (!contains(views, view))
            views.push_back(view);
    }
    if (!views.empty())
        return views;
    if (format == kCsvFormat)
        return {ErrorView::messages};
    return {ErrorView::models, ErrorView::messages, ErrorView::bins};
}

/** Fails at a model or a measurement that no project has. */
Result<void> checkNames(const std::vector<ProjectFile>& files, const ErrorRequest& request)
{
    for (const ProjectFile& file : files)
        for (const std::string& model : request.models)
            RETURN_IF_ERROR(checkModel(file, model));
    std::vector<std::string> known;
    for (const ProjectFile& file : files)
        for (const Measurement& measurement : file.project().measurements)
            known.push_back(measurement.name);
    for (const ProjectFile& file : files)
        for (const std::string& name : request.measurements)
            RETURN_IF_ERROR(
                checkNamedOnce(file.project().measurements, name, "measurement").within(file.name));
    for (const std::string& name : request.measurements)
        if (!contains(known, name))
            return unknownName("measurement", name, known, "'--format json' lists those there are");
    return {};
}

/**
 * In place of a kind, which was learnt from nothing, the calibrated model of that kind that each project has,
 * where it has one and they call it alike; says so. Fails where a kind stands for no or several models.
 */
Result<void> takeCalibratedModels(const std::vector<ProjectFile>& files, std::vector<std::string>& models)
{
    for (std::string& wanted : models) {
        std::vector<std::string> calibrated;
        bool isName = false;
        for (const ProjectFile& file : files)
            for (const Model& model : file.project().models) {
                isName = isName || model.name == wanted;
                if (model.kind == wanted && calibrationOf(model) && !contains(calibrated, model.name))
                    calibrated.push_back(model.name);
            }
        if (isName)
            continue;
        if (calibrated.size() != 1)
            return refused(
                inQuotes(wanted) +
                " is a kind of model, with its default parameters, which was learnt from nothing, so "
                "that --unlearnt has nothing to leave aside; " +
                (calibrated.empty() ? "store a calibrated model by 'contraflow calibrate --write'"
                                    : "name one of the calibrated models " + joinedWords(calibrated)));
        say("--model " + wanted + ": taken as " + inQuotes(calibrated.front()) +
            ", the calibrated model of this kind");
        wanted = calibrated.front();
    }
    return {};
}

/** Predicts and computes what every view needs. */
Result<ErrorReport> makeReport(const std::vector<ProjectFile>& files, const ErrorRequest& request)
{
    std::vector<const Project*> projects;
    std::vector<std::string> names;
    for (const ProjectFile& file : files) {
        projects.push_back(&file.project());
        names.push_back(file.name);
    }
    ProgressLine progress("Predicting the measured patterns:");
    BatchOptions options;
    options.run.progress = progress.callback();
    return makeErrorReport(std::move(projects), std::move(names), request, options);
}

/** Says what is wrong with the projects and their predictions; whether any of it is an error. */
bool reportIssues(const std::vector<ProjectFile>& files, const ErrorData& data)
{
    bool hasErrors = false;
    for (std::size_t i = 0; i < files.size(); ++i) {
        IssueReport issues(files[i]);
        issues.add(data.issues[i]);
        for (const FailedPrediction& failure : data.failures)
            if (const MeasuredPattern& pattern = data.patterns[failure.pattern]; pattern.project == i)
                issues.add({cannotRun(files[i].project(), pattern.scenario, failure.error)});
        hasErrors = hasErrors || issues.hasErrors();
    }
    return hasErrors;
}

constexpr std::size_t kMostMessages = 100; ///< beyond it the worst ones are shown
constexpr std::size_t kWorstMessages = 20;
constexpr std::size_t kMostOrigins = 5;

/** Where the times come from, the first few places of many. */
std::string origins(const ErrorReport& report)
{
    const std::vector<MeasuredOrigin> all = originsOf(report.data, report.projects);
    std::string text;
    std::size_t known = 0;
    for (const MeasuredOrigin& origin : all)
        if (!origin.text.empty() && ++known <= kMostOrigins)
            text += "  " + origin.text +
                    (all.size() > 1 ? ": " + groupedCount(origin.patterns) + " measured\n" : "\n");
    if (known > kMostOrigins)
        text += "  and " + groupedCount(known - kMostOrigins) + " more origins\n";
    return text;
}

/** Which predictions were made without what is at fault, the first few of many. */
std::string withoutLines(const ErrorReport& report)
{
    std::string text;
    std::size_t found = 0;
    for (const MeasuredPattern& pattern : report.data.patterns)
        if (!pattern.without.empty() && ++found <= kMostOrigins)
            text += "  " + report.scenario(pattern) + " was predicted " + withoutText(pattern.without) + "\n";
    if (found > kMostOrigins)
        text += "  and " + groupedCount(found - kMostOrigins) + " more such scenarios\n";
    return text;
}

/** What was measured: messages and, of applications, times of their processes and events. */
struct MeasuredCounts
{
    std::size_t messages = 0;
    std::size_t ofProcesses = 0;
};

MeasuredCounts countsOf(const ErrorReport& report)
{
    MeasuredCounts counts;
    for (const MeasuredPattern& pattern : report.data.patterns)
        (pattern.isApplication ? counts.ofProcesses : counts.messages) += pattern.messageCount;
    return counts;
}

/** "5 messages", "3 times of processes", "5 messages and 3 times of processes". */
std::string countedText(const MeasuredCounts& counts)
{
    std::vector<std::string> words;
    if (counts.messages > 0 || counts.ofProcesses == 0)
        words.push_back(counted(counts.messages, "message"));
    if (counts.ofProcesses > 0)
        words.push_back(counted(counts.ofProcesses, "time of processes", "times of processes"));
    return joinedWords(words);
}

/** What is added up for each task. */
std::string sumsOf(const MeasuredCounts& counts)
{
    if (counts.ofProcesses == 0)
        return "the sums of the messages that each sends";
    return counts.messages == 0
               ? "the sums of what was measured of each process"
               : "the sums of the messages that each sends, or of what was measured of each process";
}

/** The heading of what `countedText` counts. */
std::string headingOf(const MeasuredCounts& counts)
{
    if (counts.ofProcesses == 0)
        return "Messages";
    return counts.messages == 0 ? "Times of processes" : "Messages and times of processes";
}

/** The messages with the worst predictions, these first. */
Table worstOf(Table messages)
{
    std::vector<std::pair<double, std::size_t>> worst;
    const std::size_t error = columnWithKey(messages, "worst_abs_err_pct");
    for (std::size_t row = 0; row < messages.rowCount(); ++row)
        worst.emplace_back(-*messages.cell(row, error).number(), row);
    std::partial_sort(worst.begin(), worst.begin() + kWorstMessages, worst.end());
    std::vector<std::size_t> rows;
    for (std::size_t i = 0; i < kWorstMessages; ++i)
        rows.push_back(worst[i].second);
    return rowsOf(std::move(messages), std::move(rows));
}

std::string messages(const std::shared_ptr<const ErrorReport>& report)
{
    const Table all = errorTable(report, ErrorView::messages, ErrorLayout::sideBySide);
    if (all.rowCount() <= kMostMessages)
        return headingOf(countsOf(*report)) + "\n\n" + briefText(all);
    return "The " + groupedCount(kWorstMessages) + " worst of " + countedText(countsOf(*report)) + "\n\n" +
           briefText(worstOf(all));
}

std::string viewText(const std::shared_ptr<const ErrorReport>& report, ErrorView view)
{
    const auto sideBySide = [&] { return briefText(errorTable(report, view, ErrorLayout::sideBySide)); };
    const auto lineByLine = [&] { return briefText(errorTable(report, view)); };
    switch (view) {
    case ErrorView::models:
        return "Errors of " + countedText(countsOf(*report)) + " in " +
               counted(report->data.patterns.size(), "measurement") + "\n" + origins(*report) +
               withoutLines(*report) + "\n" + lineByLine();
    case ErrorView::patterns:
        return "Measurements\n\n" + lineByLine();
    case ErrorView::messages:
        return messages(report);
    case ErrorView::tasks:
        return "Tasks: " + sumsOf(countsOf(*report)) + "\n\n" + sideBySide();
    case ErrorView::bins:
        return headingOf(countsOf(*report)) + " by error, in bins of " +
               roundedText(report->histograms.bins.width) + " %\n\n" + sideBySide();
    case ErrorView::campaign:
        return "Campaign, as in Table II of zhu-2014: |ε| over the messages, π its 95 % half-width,\n"
               "|ε'| and, of max-min, |ε''| over patterns with traffic both ways on a shared link\n\n" +
               lineByLine();
    }
    return {};
}

std::string errorTables(const std::shared_ptr<const ErrorReport>& report, const std::vector<ErrorView>& views)
{
    std::string text;
    for (const ErrorView view : views)
        text += (text.empty() ? "" : "\n") + viewText(report, view);
    return text;
}

using SharedReport = std::shared_ptr<const ErrorReport>;

/** Each with its messages, and they with what models predict for them. */
JsonObjects patternObjects(const SharedReport& report)
{
    const Table patterns = errorTable(report, ErrorView::patterns, ErrorLayout::sideBySide);
    const Table messages = errorTable(report, ErrorView::messages, ErrorLayout::sideBySide);
    return {
        patterns.rowCount(), [=](std::size_t p) -> JsonParts {
            const MeasuredPattern& pattern = report->data.patterns[p];
            std::vector<std::size_t> rows(pattern.messageCount);
            std::iota(rows.begin(), rows.end(), std::size_t{pattern.firstMessage});
            return {{{}, JsonRow{patterns, p}}, {"messages", JsonRows{rowsOf(messages, std::move(rows))}}};
        }};
}

/** The ends of the bins once, null where one has none, and the bars above them as lists. */
JsonObject binsObject(const SharedReport& report)
{
    constexpr auto line = JsonWriter::Layout::line;
    const ErrorHistograms& histograms = report->histograms;
    const std::size_t count = histograms.bins.count;
    const Table bins = errorTable(report, ErrorView::bins);
    JsonList from{{}, line};
    JsonList to{{}, line};
    for (std::size_t bin = 0; bin < count; ++bin) {
        from.items.push_back(bins.cell(bin, columnWithKey(bins, "from_pct")));
        to.items.push_back(bins.cell(bin, columnWithKey(bins, "to_pct")));
    }
    const auto bar = [=](std::size_t index) -> JsonParts {
        const std::size_t first = index * count;
        const auto cell = [&](std::size_t row, const char* key) {
            return bins.cell(row, columnWithKey(bins, key));
        };
        JsonList messages;
        for (std::size_t bin = 0; bin < count; ++bin)
            messages.items.push_back(cell(first + bin, "messages"));
        return {{"model", cell(first, "model")},
                {"kind", cell(first, "kind")},
                {"group", cell(first, "group")},
                {"messages", std::move(messages)}};
    };
    return {{{"by", groupingName(histograms.by)},
             {"width_pct", histograms.bins.width},
             {"from_pct", std::move(from)},
             {"to_pct", std::move(to)},
             {"counts", JsonObjects{bins.rowCount() / std::max<std::size_t>(1, count), bar, line}}}};
}

JsonParts errorParts(const SharedReport& report)
{
    return {{"contraflow", CONTRAFLOW_VERSION},
            {"models", JsonRows{errorTable(report, ErrorView::models)}},
            {"patterns", patternObjects(report)},
            {"tasks", JsonRows{errorTable(report, ErrorView::tasks)}},
            {"bins", binsObject(report)},
            {"campaign", JsonRows{errorTable(report, ErrorView::campaign)}}};
}

Result<ExitStatus> runErrors(const Arguments& arguments)
{
    const std::string format = arguments.value("--format").value_or(std::string(kTableFormat));
    const std::vector<std::string> shown = arguments.values("--show");
    if (format == kJsonFormat && !shown.empty())
        return misused("json always has everything; leave --show out");
    const std::vector<ErrorView> views = viewsOf(shown, format);
    if (format == kCsvFormat && views.size() > 1)
        return misused("csv has one table; give --show once");
    std::optional<double> width;
    if (const std::optional<std::string> text = arguments.value("--bins")) {
        width = parseNumber(text->ends_with('%') ? text->substr(0, text->size() - 1) : *text);
        if (!width || !(*width > 0))
            return misused("the width of the bins must be a number above 0, such as 5, not " +
                           inQuotes(*text));
    }

    ExitStatus status = ExitStatus::success;
    std::vector<ProjectFile> files = loadProjects(arguments.operands(), status);
    if (files.empty())
        return status;
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    for (ProjectFile& file : files)
        RETURN_IF_ERROR(setParameters(file, arguments.values("--set")));
    ErrorRequest request{arguments.values("--model"),
                         arguments.values("--measurement"),
                         ErrorRequest::Fairness::predict,
                         {},
                         arguments.has("--unlearnt") ? ErrorRequest::Learnt::leaveOut
                                                     : ErrorRequest::Learnt::include};
    RETURN_IF_ERROR(checkNames(files, request));
    if (request.learnt == ErrorRequest::Learnt::leaveOut)
        RETURN_IF_ERROR(takeCalibratedModels(files, request.models));
    ASSIGN_OR_RETURN(ErrorReport report, makeReport(files, request));
    if (reportIssues(files, report.data) && status == ExitStatus::success)
        status = ExitStatus::inputAtFault;
    if (report.data.messages.empty() && request.learnt == ErrorRequest::Learnt::leaveOut)
        return Error{ErrorCode::notFound, std::string(kAllWasLearnt)};
    if (report.data.messages.empty())
        return refused((files.size() == 1 ? files.front().name + ": " : std::string()) +
                       "there are no measured times of a scenario to hold predictions against; add a "
                       "measurement that names the scenario");
    std::optional<ErrorHistograms> histograms =
        errorHistograms(report.data, *groupingOf(arguments.value("--by")), width);
    if (!histograms)
        return refused("the errors need more than " + groupedCount(BinGrid::kMostBins) + " bins of " +
                       numberText(*width) + " %; take wider ones");
    report.histograms = std::move(*histograms);

    const auto shared = std::make_shared<const ErrorReport>(std::move(report));
    writeAnswer({.text = [&](Output& to) { to.write(errorTables(shared, views)); },
                 .table = [&] { return errorTable(shared, views.front()); },
                 .json = [&] { return errorParts(shared); }},
                arguments, output);
    const ExitStatus written = output.finish();
    return written != ExitStatus::success ? written : status;
}

} // namespace

Command errorsCommand()
{
    return {
        .name = "errors",
        .summary = "how far predicted times are from measured ones",
        .synopsis =
            "PROJECT... [--measurement NAME]... [--model KIND]... [--set NAME=VALUE]... [--unlearnt] [--show VIEW]... [--by GROUP] "
            "[--bins WIDTH] [--format table|csv|json] [-o FILE]",
        .description = kErrorsDescription,
        .operands = {"PROJECT", 1, OperandSpec::kUnlimited},
        .options =
            {
                {.name = "--measurement",
                 .value = "NAME",
                 .help = "only this measurement",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--model",
                 .value = "KIND",
                 .help = "with this model instead of the scenarios' own",
                 .occurrence = OptionSpec::Occurrence::repeated},
                setOption("another value for a parameter of the projects"),
                {.name = "--unlearnt", .help = "leave aside what a calibrated model was learnt from"},
                {.name = "--show",
                 .value = "VIEW",
                 .help = "what is written",
                 .occurrence = OptionSpec::Occurrence::repeated,
                 .choices = {kErrorViews.begin(), kErrorViews.end()}},
                {.name = "--by",
                 .value = "GROUP",
                 .help = "count the messages of each bin apart: by the degree d of their pattern, the steps "
                         "in which they are active, the most messages at one of their ends, or whether they "
                         "cross racks",
                 .choices = {"d", "steps", "degree", "crossing"}},
                {.name = "--bins", .value = "WIDTH", .help = "the width of the bins in percent"},
                formatOption("how the errors are written"),
                outputOption(),
            },
        .run = runErrors,
        .columns = errorHeading,
    };
}

} // namespace contraflow::cli
