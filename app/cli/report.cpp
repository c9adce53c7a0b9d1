// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/current_services.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/text/sha256.h"

#include <cstdlib>
#include <ctime>
#include <filesystem>

namespace contraflow::cli {

namespace {

constexpr std::string_view kReportDescription =
    "Writes a report for people who do not have this program: what the networks are, what they do to the "
    "messages, how far the predictions can be trusted, and everything that they were made from. It is one file "
    "that refers to nothing outside of it. No display is needed.\n"
    "\n"
    "The ending of FILE decides the format: .html for a browser, .pdf for print. Title, customer, author, "
    "sections, scenarios, sweeps and anonymity that the project keeps under 'report' are used unless options say "
    "otherwise.\n"
    "\n"
    "Sections that have nothing to say are left out. Section placement searches for better placements of the processes, "
    "which takes some seconds for each of four scenarios, so it is made only when it is named.\n"
    "\n"
    "What only adds to the predictions and their comparison (how firm the answer is, upgrades, sweeps, placement) "
    "is worked out within two minutes; what does not fit is named in the report. --budget gives it more time, or "
    "less.\n"
    "\n"
    "The same project, options and date give the same bytes, unless the time runs out. The date is --date, else that of the environment "
    "variable SOURCE_DATE_EPOCH, else today.";

std::string dateOf(std::time_t time)
{
    std::tm parts{};
    ::gmtime_r(&time, &parts);
    char text[32];
    const std::size_t size = std::strftime(text, sizeof text, "%Y-%m-%d", &parts);
    return {text, size};
}

bool isDate(const std::string& text)
{
    std::tm parts{};
    const char* end = ::strptime(text.c_str(), "%Y-%m-%d", &parts);
    if (end == nullptr || *end != '\0' || text.size() != 10)
        return false;
    // A day that the month does not have becomes one of the next.
    const int day = parts.tm_mday;
    const std::time_t time = ::timegm(&parts);
    return dateOf(time) == text && parts.tm_mday == day;
}

/** --date, SOURCE_DATE_EPOCH or today. */
Result<std::string> reportDate(const Arguments& arguments)
{
    if (const auto given = arguments.value("--date")) {
        if (!isDate(*given))
            return misused("--date " + inQuotes(*given) + " is no day; write it as 2026-11-21");
        return *given;
    }
    if (const char* epoch = std::getenv("SOURCE_DATE_EPOCH"); epoch != nullptr && *epoch != '\0') {
        constexpr unsigned long long kYear10000 = 253402300800;
        const auto seconds = parseCount(epoch);
        if (!seconds || *seconds >= kYear10000)
            return misused("SOURCE_DATE_EPOCH " + inQuotes(epoch) +
                           " is no number of seconds since 1970; correct or unset it");
        return dateOf(static_cast<std::time_t>(*seconds));
    }
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    ::localtime_r(&now, &local);
    char text[32];
    const std::size_t size = std::strftime(text, sizeof text, "%Y-%m-%d", &local);
    return std::string(text, size);
}

Result<ReportFormat> reportFormat(const std::string& file)
{
    const std::string ending = std::filesystem::path(file).extension().string();
    if (ending == ".html" || ending == ".htm")
        return ReportFormat::html;
    if (ending == ".pdf")
        return ReportFormat::pdf;
    return misused("the ending of " + inQuotes(file) +
                   " decides the format, and it is neither .html nor .pdf; name the file so");
}

/** What the project keeps, with what the options say in its place. */
ReportFields reportFields(const Project& project, const Arguments& arguments)
{
    ReportFields fields = reportFieldsOf(project);
    fields.title = arguments.value("--title").value_or(fields.title);
    fields.customer = arguments.value("--customer").value_or(fields.customer);
    fields.author = arguments.value("--author").value_or(fields.author);
    if (arguments.has("--section"))
        fields.sections = arguments.values("--section");
    if (arguments.has("--scenario"))
        fields.scenarios = arguments.values("--scenario");
    if (arguments.has("--sweep"))
        fields.sweeps = arguments.values("--sweep");
    fields.isAnonymous = fields.isAnonymous || arguments.has("--anonymise");
    return fields;
}

/** What does not depend on the project. */
Result<ReportRequest> emptyRequest(const Arguments& arguments)
{
    ReportRequest request;
    ASSIGN_OR_RETURN(request.date, reportDate(arguments));
    ASSIGN_OR_RETURN(request.format, reportFormat(arguments.value("--output").value_or("")));
    request.language = arguments.value("--language").value_or(request.language);
    if (const auto budget = arguments.value("--budget"); budget == "none") {
        request.budget = kNoBudget;
    } else if (budget) {
        const Result<Quantity> seconds = parseQuantity(Dimension::duration, *budget);
        if (!seconds)
            return misused("--budget " + inQuotes(*budget) + ": " + seconds.error().message +
                           "; write it as 120 s, 5 min or none");
        request.budget = seconds->value;
    }
    if (request.format == ReportFormat::pdf && arguments.has("--template"))
        return misused(
            "--template is for HTML, and PDF has a setting of its own; end the name of the file in "
            ".html and print that in a browser, or leave --template out");
    return request;
}

Result<void> fillRequest(ReportRequest& request, const Arguments& arguments, ProjectFile file)
{
    if (const auto pattern = arguments.value("--template")) {
        ASSIGN_OR_RETURN(const std::string text, loadText("template", *pattern, kLargestTemplate));
        request.ownTemplate = ReportTemplate{*pattern, text};
    }
    std::error_code ignored;
    if (std::filesystem::is_regular_file(file.name, ignored)) {
        // What was just read in pieces, once more as a whole.
        ASSIGN_OR_RETURN(const std::string text, loadText("project", file.name, ReadLimits{}.maxBytes));
        request.sha256 = sha256Text(text);
        request.fileName = std::filesystem::path(file.name).filename().string();
    }
    request.fields = reportFields(file.project(), arguments);
    request.issues = allIssues(file.loaded);
    request.project = std::move(file.loaded.project);
    return {};
}

Result<ExitStatus> runReport(const Arguments& arguments)
{
    const ReportWriter write = currentServices().report;
    if (write == nullptr)
        return Error{ErrorCode::environment,
                     "report: this program was built without Qt, which draws the pictures of "
                     "reports; build it with CONTRAFLOW_BUILD_DESKTOP=ON"};
    ASSIGN_OR_RETURN(ReportRequest request, emptyRequest(arguments));
    currentServices().language(request.language);
    ASSIGN_OR_RETURN(const ProjectFile file, loadProjectWithSettings(arguments));
    if (file.project().platforms.empty() && file.project().scenarios.empty())
        return refused(file.name +
                       ": the project has neither a platform nor a scenario to report on; add them");
    RETURN_IF_ERROR(fillRequest(request, arguments, file));
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    IssueReport issues(file);
    ProgressLine progress("Predicting");
    request.progress = progress.callback();
    request.found = [&](const IssueList& found) {
        progress.remove();
        issues.add(found);
    };
    const Result<std::string> report = write(request);
    progress.remove();
    if (!report)
        return report.error().within(file.name);
    output.write(*report);
    return finish(output, issues);
}

std::vector<std::string_view> languageCodes()
{
    return mapped<std::string_view>(kLanguages, &Language::code);
}

} // namespace

Command reportCommand()
{
    OptionSpec output = outputOption();
    output.need = OptionSpec::Need::required;
    return {
        .name = "report",
        .summary = "a report as one HTML or PDF file",
        .synopsis =
            "PROJECT -o FILE.html|.pdf [--title TEXT] [--customer TEXT] [--author TEXT] [--date DAY] [--language CODE] "
            "[--section NAME]... [--scenario NAME]... [--sweep RANGE]... [--anonymise] [--template FILE] [--budget TIME] "
            "[--set NAME=VALUE]...",
        .description = kReportDescription,
        .operands = {"PROJECT", 1, 1},
        .options =
            {
                output,
                {.name = "--title", .value = "TEXT", .help = "instead of the project's title"},
                {.name = "--customer", .value = "TEXT", .help = "for whom the report is"},
                {.name = "--author", .value = "TEXT", .help = "who made it"},
                {.name = "--date", .value = "DAY", .help = "the day on the report, as 2026-11-21"},
                {.name = "--language",
                 .value = "CODE",
                 .help = "the language of the report (en)",
                 .choices = languageCodes()},
                {.name = "--section",
                 .value = "NAME",
                 .help = "only this section, in the order given",
                 .occurrence = OptionSpec::Occurrence::repeated,
                 .choices = {kReportSections.begin(), kReportSections.end()}},
                {.name = "--scenario",
                 .value = "NAME",
                 .help = "only this scenario, in the order given",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--sweep",
                 .value = "RANGE",
                 .help =
                     "in section sweeps: what the scenarios make of these values, as 'contraflow compare' takes "
                     "them (scale=0.01..100/5)",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--anonymise", .help = "neutral names for hosts, switches and files"},
                {.name = "--template", .value = "FILE", .help = "a Mustache template of your own, for HTML"},
                {.name = "--budget",
                 .value = "TIME",
                 .help =
                     "for what only adds to predictions and comparison: 5 min, or none for as long as it takes "
                     "(120 s)"},
                setOption(),
            },
        .run = runReport,
    };
}

} // namespace contraflow::cli
