// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/common_options.h"
#include "app/cli/current_services.h"
#include "app/cli/export_plot.h"
#include "app/cli/inputs.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"
#include "core/io/exporters/network_writer.h"
#include "core/io/exporters/program_steps.h"
#include "core/io/exporters/project_export.h"
#include "core/io/exporters/table_writer.h"
#include "core/io/traces/trace_formats.h"

#include <filesystem>
#include <memory>

namespace contraflow::cli {

namespace {

/** The position of an object of a project; the error names the file and the objects there are. */
template<typename Row>
Result<std::size_t> exportedObject(const ProjectFile& file, const SharedRows<Row>& rows,
                                   const std::string& word, const std::string& name)
{
    const std::size_t found = indexOfName(rows, name);
    if (found < rows.size())
        return found;
    const std::vector<std::string> known = namesOf(rows);
    return unknownName(word, name, known, "the project has " + (known.empty() ? "none" : joinedWords(known)))
        .within(file.name);
}

Result<std::size_t> chosenApplication(const ProjectFile& file, const Arguments& arguments)
{
    const Project& project = file.project();
    if (const auto name = arguments.value("--application"))
        return exportedObject(file, project.applications, "application", *name);
    const std::vector<std::string> scenarios = arguments.values("--scenario");
    if (scenarios.size() == 1) {
        ASSIGN_OR_RETURN(const std::size_t scenario, findScenario(file, scenarios.front()));
        const auto& applications = project.scenarios[scenario].applications;
        if (applications.size() == 1)
            return exportedObject(file, project.applications, "application", applications.front().name);
        return refused(file.name + ": scenario " + inQuotes(scenarios.front()) + " runs " +
                       counted(applications.size(), "application") + "; name one by --application");
    }
    if (project.applications.size() == 1)
        return std::size_t{0};
    return refused(file.name +
                   (project.applications.empty()
                        ? std::string(": the project has no application to be written")
                        : ": the project has " + counted(project.applications.size(), "application") +
                              "; name one by --application"));
}

/** Whether 'contraflow export' is to write an application. */
bool isTraceExport(const Arguments& arguments)
{
    const auto format = arguments.value("--as");
    return format && (*format == "ti" || *format == "goal");
}

/** 'contraflow export --as ti|goal': an application as a trace. */
Result<ExitStatus> exportTrace(const Arguments& arguments)
{
    RETURN_IF_ERROR(
        arguments.checkUnused({"--table", "--column"}, "is about tables; --as ti and --as goal take none"));
    TraceWriting writing;
    if (const auto speed = arguments.value("--speed")) {
        const auto flops = parseSpeed(*speed);
        if (!flops)
            return misused("--speed takes flops in a second such as 10 Gflop/s, not " + inQuotes(*speed));
        writing.flopsPerSecond = *flops;
    }
    ASSIGN_OR_RETURN(const ProjectFile file, loadProjectWithSettings(arguments));
    ASSIGN_OR_RETURN(const std::size_t application, chosenApplication(file, arguments));
    IssueReport issues(file);
    issues.add(file.loaded.issues);
    IssueList found;
    const std::shared_ptr<const Program> program = programOf(file.project(), application, found);
    writing.algorithms = algorithmRulesOf(file.project(), found);
    issues.add(found);
    if (!program)
        return ExitStatus::inputAtFault;
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    const ChunkSink sink = output.sink();
    const bool isGoal = *arguments.value("--as") == "goal";
    ASSIGN_OR_RETURN(const std::vector<std::string> notes,
                     isGoal ? writeGoal(*program, writing, sink)
                            : writeTimeIndependent(*program, writing, sink));
    for (const std::string& note : notes)
        say(file.name + ": note: " + note);
    return finish(output, issues);
}

/** By --platform, by the scenario of --scenario, or the only one. */
Result<std::size_t> exportedPlatform(const ProjectFile& file, const Arguments& arguments)
{
    const Project& project = file.project();
    std::optional<std::string> name = arguments.value("--platform");
    if (const std::vector<std::string> scenarios = arguments.values("--scenario");
        !name && scenarios.size() == 1) {
        ASSIGN_OR_RETURN(const std::size_t scenario, findScenario(file, scenarios.front()));
        name = project.scenarios[scenario].platform;
    }
    if (!name && project.platforms.size() == 1)
        return std::size_t{0};
    if (!name)
        return refused(file.name + (project.platforms.empty()
                                        ? ": the project has no platform"
                                        : ": name the platform by --platform; the project has " +
                                              joinedWords(namesOf(project.platforms))));
    return exportedObject(file, project.platforms, "platform", *name);
}

/** Whether 'contraflow export' is to write a network. */
bool isNetworkExport(const Arguments& arguments)
{
    const auto format = arguments.value("--as");
    return format && findNetworkFormat(*format) != nullptr;
}

/** 'contraflow export --as simgrid|slurm|dot|links': a platform for another program. */
Result<ExitStatus> exportNetwork(const Arguments& arguments)
{
    const std::string format = *arguments.value("--as");
    RETURN_IF_ERROR(
        arguments.checkUnused({"--table", "--column", "--application", "--speed"},
                              "has no meaning with --as " + format + ", which writes a platform"));
    ASSIGN_OR_RETURN(const ProjectFile file, loadProjectWithSettings(arguments));
    ASSIGN_OR_RETURN(const std::size_t platform, exportedPlatform(file, arguments));
    IssueReport issues(file);
    issues.add(file.loaded.issues);
    Output output(arguments.value("--output"));
    if (output.hasFailed())
        return output.finish();
    const ChunkSink sink = output.sink();
    ASSIGN_OR_RETURN(
        const auto notes,
        writeNetwork(file.project(), platform, *findNetworkFormat(format), sink).within(file.name));
    for (const std::string& note : notes)
        say(file.name + ": note: " + note);
    return finish(output, issues);
}

constexpr std::string_view kExportDescription =
    "Writes tables of a project to files: results, errors, platforms, messages and all the others.\n"
    "\n"
    "PROJECT is a project file, or - for standard input. --table names a table; without it all tables that "
    "have a row are written, but for those that --list calls \"by name only\". --list lists the tables. With --scenario tables are about these scenarios, with "
    "what they name and what they are held against. Scenarios are predicted where a table needs it; what "
    "cannot be used is named on standard error, and the exit status is then 1.\n"
    "\n"
    "Formats:\n"
    "  csv       keys as header, numbers in base units that read back to the same double\n"
    "  xlsx      a sheet for each table, numbers in the units of its headings; texts are never formulas\n"
    "  markdown  tables for GitHub, numbers with units\n"
    "  latex     booktabs, and longtable for more than 40 rows; numbers with units\n"
    "Without --as the format is that of the ending of --output: .csv, .xlsx, .md or .tex.\n"
    "\n"
    "A single table goes to standard output or to the file of --output. Several tables as csv or latex go "
    "into a folder, a file each; as xlsx or markdown they are in one file. Equal projects make equal files.\n"
    "\n"
    "--plot makes a picture of the first scenario, or of the one of --scenario, as svg, pdf or png: times of the "
    "messages in table order or the longest first, their distribution, rates, steps, use of the channels, what the processes of an application do "
    "over time, where their time goes, measured sums beside it and who sends to whom, errors against measured times as histograms "
    "or scatter, the network with messages and loads, the scenarios of the same workload side by side, as price "
    "over makespan or over a --sweep, and what latency, contention and links cost. Plots of errors sum up all that was "
    "measured, or what was on the scenarios that are named; with --unlearnt they leave aside what a calibrated model was "
    "learnt from, as 'contraflow errors --unlearnt' does. No display is needed.\n"
    "\n"
    "--as ti writes an application as time-independent actions of SimGrid, --as goal as a GOAL schedule for LogGOPSim; "
    "what the format cannot say is said on standard error.\n"
    "\n"
    "--as simgrid writes the platform of --platform, of --scenario or the only one for SimGrid (XML 4.1), with its routes; "
    "--as slurm as topology.conf, --as dot as a graph for Graphviz, and --as links as CSV of all links, those of the nodes "
    "too.";

/** Where tables go and in which format. */
struct Target
{
    TableFormat format = TableFormat::csv;
    std::optional<std::string> path; ///< nothing: standard output
    bool isFolder = false;
};

/** By --as, or by the ending of the file. */
Result<TableFormat> formatOf(const Arguments& arguments, const std::optional<std::string>& path)
{
    if (const std::optional<std::string> name = arguments.value("--as"))
        return tableFormat(*name) ? Result<TableFormat>(*tableFormat(*name))
                                  : misused(*name + " is a format of pictures; name one with --plot");
    const std::string ending = path ? std::filesystem::path(*path).extension().string() : std::string();
    for (const TableFormatInfo& info : kTableFormats)
        if (info.ending == ending)
            return info.format;
    return misused("the format is not known; give --as csv, xlsx, markdown or latex");
}

Result<Target> targetOf(const Arguments& arguments)
{
    Target target;
    target.path = arguments.value("--output");
    if (target.path == "-")
        target.path.reset();
    ASSIGN_OR_RETURN(const TableFormat format, formatOf(arguments, target.path));
    target.format = format;
    const TableFormatInfo& info = formatInfo(format);
    const std::string name(info.name);
    const bool isOneTable = arguments.values("--table").size() == 1;
    if (!target.path) {
        if (!info.isText)
            return misused(name + " is no text for a terminal; name a file with --output");
        if (info.isOneTable && !isOneTable)
            return misused(name +
                           " has one table in a file; name one with --table, or a folder with --output");
        return target;
    }
    std::error_code ignored;
    const bool isFolder = target.path->ends_with('/') || std::filesystem::is_directory(*target.path, ignored);
    if (isFolder && !info.isOneTable)
        return misused(inQuotes(*target.path) + " is a folder; " + name +
                       " has all tables in one file, so name a file in it");
    target.isFolder = info.isOneTable && (isFolder || !isOneTable);
    if (target.isFolder && !isFolder && std::filesystem::exists(*target.path, ignored))
        return misused(inQuotes(*target.path) + " is a file; " + name +
                       " has one table in a file, so name a folder, or one table with --table");
    return target;
}

/** The files that may be written: of a folder one for each table. */
std::vector<std::filesystem::path> filesOf(const Target& target, const std::vector<std::string>& tables)
{
    if (!target.path)
        return {};
    if (!target.isFolder)
        return {*target.path};
    std::vector<std::filesystem::path> files;
    for (const ExportableTable& table : exportableTables())
        if (tables.empty() || contains(tables, table.name))
            files.push_back(tableFile(target.format, *target.path, table.name));
    return files;
}

Result<void> checkTables(const Arguments& arguments)
{
    const std::vector<std::string> known = namesOf(exportableTables());
    for (const std::string& name : arguments.values("--table"))
        if (!findExportableTable(name))
            return misused(
                unknownName("table", name, known, "'contraflow export --list' lists those there are")
                    .message);
    if (arguments.has("--column") && arguments.values("--table").size() != 1)
        return misused("--column chooses columns of one table; name it with --table");
    return {};
}

ExitStatus list()
{
    TextTable table;
    table.addColumn("table");
    table.addColumn("holds");
    for (const ExportableTable& info : exportableTables())
        table.addRow({std::string(info.name), std::string(info.content)});
    Output output;
    output.write(table.text(0));
    return output.finish();
}

Result<std::unique_ptr<TableWriter>> makeWriter(const Target& target, TableHeadings headings, Output& output)
{
    if (!target.path)
        return makeTextTables(target.format, sinkOf(output), headings);
    return target.isFolder ? makeTableFolder(target.format, *target.path)
                           : makeTableFile(target.format, *target.path, headings);
}

Result<ExportRequest> requestOf(const ProjectFile& file, const Arguments& arguments)
{
    ExportRequest request;
    request.projectName = file.name;
    request.tables = arguments.values("--table");
    request.columns = arguments.values("--column");
    for (const std::string& name : arguments.values("--scenario")) {
        ASSIGN_OR_RETURN(const std::size_t scenario, findScenario(file, name));
        if (!contains(request.scenarios, scenario))
            request.scenarios.push_back(scenario);
    }
    return request;
}

/** Says what is wrong with the project and its predictions. */
ExitStatus reportIssues(const ProjectFile& file, const ExportOutcome& outcome)
{
    IssueReport issues(file);
    issues.add(outcome.issues);
    for (const FailedScenario& failure : outcome.failures)
        issues.add({cannotRun(file.project(), failure.scenario, failure.error)});
    return issues.hasErrors() ? ExitStatus::inputAtFault : ExitStatus::success;
}

Result<ExitStatus> runExport(const Arguments& arguments)
{
    if (arguments.has("--plot"))
        return exportPlot(arguments);
    if (arguments.has("--list"))
        return list();
    if (arguments.operands().empty())
        return misused("PROJECT is missing");
    if (isTraceExport(arguments))
        return exportTrace(arguments);
    if (isNetworkExport(arguments))
        return exportNetwork(arguments);
    if (arguments.has("--platform"))
        return misused("--platform goes with --as simgrid, slurm, dot or links");
    RETURN_IF_ERROR(arguments.checkUnused({"--application", "--speed"}, "goes with --as ti or --as goal"));
    if (arguments.has("--unlearnt"))
        return misused("--unlearnt goes with --plot errors and --plot scatter");
    RETURN_IF_ERROR(checkTables(arguments));
    ASSIGN_OR_RETURN(const Target target, targetOf(arguments));
    ASSIGN_OR_RETURN(const ProjectFile file, loadProjectWithSettings(arguments));
    for (const std::filesystem::path& path : filesOf(target, arguments.values("--table")))
        if (const std::optional<std::string> why = whyNotWritten(path)) {
            say("contraflow: " + *why);
            return ExitStatus::wrongUsage;
        }
    ASSIGN_OR_RETURN(ExportRequest request, requestOf(file, arguments));
    ProgressLine progress("Exporting " + file.name + ":");
    request.run.progress = progress.callback();

    Output output;
    const TableHeadings headings = request.tables.size() == 1 ? TableHeadings::leftOut : TableHeadings::shown;
    ASSIGN_OR_RETURN(const auto writer, makeWriter(target, headings, output));
    const Result<ExportOutcome> outcome = exportTables(file.project(), request, *writer);
    progress.remove();
    if (output.hasFailed())
        return output.finish();
    RETURN_IF_ERROR(outcome);
    const ExitStatus written = output.finish();
    const ExitStatus reported = reportIssues(file, *outcome);
    return written != ExitStatus::success ? written : reported;
}

} // namespace

Command exportCommand()
{
    return {
        .name = "export",
        .summary = "tables of a project as CSV, XLSX, Markdown or LaTeX",
        .synopsis =
            "PROJECT [--as FORMAT] [--table NAME]... [--plot NAME [--sweep RANGE] [--unlearnt]] [--scenario NAME]... [--list] [-o FILE|FOLDER]",
        .description = kExportDescription,
        .operands = {"PROJECT", 0, 1},
        .options =
            {
                {.name = "--as",
                 .value = "FORMAT",
                 .help = "how tables, a picture, an application or a network are written",
                 .choices = {"csv", "xlsx", "markdown", "latex", "svg", "pdf", "png", "ti", "goal", "simgrid",
                             "slurm", "dot", "links"}},
                {.name = "--table",
                 .value = "NAME",
                 .help = "only this table",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--plot",
                 .value = "NAME",
                 .help = "a picture of a scenario instead of tables",
                 .choices = currentServices().plotNames},
                {.name = "--sweep",
                 .value = "RANGE",
                 .help =
                     "of --plot sweep: what changes, as 'contraflow compare' takes it (scale=0.01..100/5)"},
                {.name = "--unlearnt",
                 .help = "of --plot errors and scatter: leave aside what a calibrated model was learnt from"},
                {.name = "--column",
                 .value = "KEY",
                 .help = "only this column of the table; in the order given",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--scenario",
                 .value = "NAME",
                 .help = "only what is about this scenario",
                 .occurrence = OptionSpec::Occurrence::repeated},
                {.name = "--platform",
                 .value = "NAME",
                 .help =
                     "of --as simgrid, slurm, dot and links: the platform (default: that of --scenario, or the only one)"},
                {.name = "--application",
                 .value = "NAME",
                 .help =
                     "of --as ti and --as goal: the application (default: that of --scenario, or the only one)"},
                {.name = "--speed",
                 .value = "FLOPS",
                 .help = "of --as ti: flops of a process in a second (default 1 Gflop/s)"},
                setOption(),
                {.name = "--list", .help = "list the tables"},
                {.name = "--output",
                 .value = "FILE",
                 .help = "write to a file, or several tables to a folder",
                 .shortName = 'o'},
            },
        .run = runExport,
    };
}

} // namespace contraflow::cli
