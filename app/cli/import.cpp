// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/imported.h"
#include "app/cli/inputs.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "app/cli/text_table.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/importing/busy_nodes.h"
#include "core/importing/importers.h"
#include "core/importing/plan_folder.h"
#include "core/importing/topology_file.h"
#include "core/io/traces/trace_formats.h"

#include <algorithm>
#include <filesystem>
#include <string>

namespace contraflow::cli {

namespace {

const std::initializer_list<std::string_view> kOfOtherImports{
    "--messages", "--program",  "--speed",       "--repeat",    "--preset",  "--rows",    "--senders",
    "--total-of", "--count-of", "--unit",        "--platform",  "--model",   "--kind",    "--processes",
    "--as",       "--column",   "--header-line", "--separator", "--decimal", "--machine", "--mpi"};

/** 'contraflow import OTHER --take-model NAME': a model of another project, with what it was learnt from. */
Result<ExitStatus> importModel(const Arguments& arguments, const ProjectFile& project)
{
    RETURN_IF_ERROR(arguments.checkUnused(
        kOfOtherImports, "does not go with --take-model, which takes --name, --scenario, --note and --date"));
    if (arguments.operands().size() > 1)
        return misused("--take-model takes one project");
    noteInput("project", arguments.operands().front());
    const ImportProposal proposal = proposeImport(importKind(Imported::model), requestOf(arguments, project));
    RETURN_IF_ERROR(proposal.edit);
    if (arguments.has("--dry-run"))
        return showPlan(arguments, proposal.edit->label + (proposal.made.empty() ? "" : ", which is new"),
                        proposal.notes);
    return takeImport(arguments, project, *proposal.edit, whatHappened(arguments, proposal), proposal.made);
}

/** Said about one file. */
std::string entryText(const std::string& folder, const FolderEntry& entry)
{
    const std::string name = (std::filesystem::path(folder) / entry.file).string();
    if (!entry.problem.empty())
        return name + ": not taken: " + entry.problem + "\n";
    std::string text = name + ": " + groupedCount(entry.patterns) +
                       (entry.patterns == 1 ? " measured pattern, " : " measured patterns, ") +
                       counted(entry.rowCount, "measured value") + "\n";
    for (const std::string& note : entry.notes)
        text += name + ": note: " + note + "\n";
    for (const RejectedLine& line : entry.rejected)
        text += rejectedText(name, line) + "\n";
    return text;
}

/** 'contraflow import' of a folder: all measured patterns in it. */
Result<ExitStatus> importFolder(const Arguments& arguments, const ProjectFile& project,
                                const ImportTarget& target)
{
    const std::string& folder = arguments.operands().front();
    const std::initializer_list<std::string_view> others{"--scenario",    "--as",        "--column",
                                                         "--header-line", "--separator", "--decimal",
                                                         "--kind",        "--processes"};
    RETURN_IF_ERROR(arguments.checkUnused(
        others, "is about one file; a folder takes --platform, --model and what is kept with the import"));
    ASSIGN_OR_RETURN(const std::vector<std::filesystem::path> files, folderFiles(folder));
    for (const std::filesystem::path& file : files)
        noteInput("measured file", file);
    ASSIGN_OR_RETURN(const FolderPlan plan, planFolder(project.project(), files, target));
    std::string text;
    for (const FolderEntry& entry : plan.entries)
        text += entryText(folder, entry);
    const std::string sum =
        groupedCount(plan.patterns) + " measured patterns with " + groupedCount(plan.rowCount) + " values";
    if (arguments.has("--dry-run")) {
        Output output(arguments.value("--output"));
        output.write(text + "\n" + plan.edit.label + ": " + sum + "\n");
        return output.finish();
    }
    text.pop_back();
    say(text);
    if (plan.rowCount == 0)
        return refused(folder + ": nothing in the folder was taken; what each file lacks "
                                "stands above");
    return takeImport(arguments, project, plan.edit, {}, {sum});
}

constexpr std::size_t kShownRows = 5;

/** What a column is, for the preview: "mean_s: time in s". */
std::string columnText(const ImportColumn& column)
{
    std::string text = column.name + ": " + std::string(columnMeaningName(column.meaning));
    if (column.unit != nullptr)
        text += " in " + std::string(column.unit->symbol);
    else if (dimensionOf(column.meaning))
        text += ", with the unit in each cell";
    return text;
}

std::string tablePreview(const ImportTable& table)
{
    std::string text = "\n" + table.title;
    if (table.processes)
        text += ", " + groupedCount(*table.processes) + " processes";
    text += ": " + counted(table.records.size(), "row");
    text += table.kind ? " (" + std::string(benchmarkKindName(*table.kind)) + ")\n" : "\n";
    TextTable rows;
    for (const ImportColumn& column : table.columns) {
        text += "  " + columnText(column) + "\n";
        rows.addColumn(column.name);
    }
    for (std::size_t i = 0; i < std::min(table.records.size(), kShownRows); ++i) {
        std::vector<std::string> cells = table.records[i].cells;
        cells.resize(table.columns.size());
        rows.addRow(cells);
    }
    return text + rows.text() +
           (table.records.size() > kShownRows
                ? "  and " + groupedCount(table.records.size() - kShownRows) + " more\n"
                : std::string());
}

std::string_view confidenceText(Confidence confidence)
{
    return nameOf(
        confidence,
        {{Confidence::certain, "certain"}, {Confidence::likely, "likely"}, {Confidence::chosen, "chosen"}});
}

/** What `import --dry-run` says of a file of measured times before anything is planned: what it was taken for
 * and why, its tables with the meaning of each column, and their first rows. */
std::string importPreview(const std::string& name, const ImportedFile& file)
{
    std::string text = name + ": " + std::string(file.importer->name) + " (" +
                       std::string(confidenceText(file.confidence)) + ": " + file.evidence + ")\n";
    for (const ImportTable& table : file.tables)
        text += tablePreview(table);
    return text;
}

/** What would be made of it, where it can be used, with every note and every line that is not taken. */
std::string importPlanText(const std::string& name, const ImportProposal& proposal)
{
    std::string text = "\n";
    if (proposal.edit)
        text += proposal.edit->label + ": " + counted(proposal.rowCount, "measured value") + "\n";
    for (const std::string& line : proposal.made)
        text += "  " + line + "\n";
    for (const std::string& note : proposal.notes)
        text += "note: " + note + "\n";
    for (const RejectedLine& line : proposal.rejected)
        text += rejectedText(name, line) + "\n";
    return text;
}

constexpr std::string_view kImportDescription =
    "Takes measured times out of FILE into a project, which is written in its canonical form. What the file is "
    "is recognised by its content: {files}.\n"
    "\n"
    "Times of messages become\n"
    "  --scenario NAME   a measurement of that scenario, matched by message, or by source and destination\n"
    "  --platform NAME   a workload, a scenario and a measurement for each pattern of the file\n"
    "Everything else, such as a ping-pong over the message size, becomes benchmarks of the project.\n"
    "\n"
    "With --messages FILE says what is sent instead: a square matrix of sizes, row = sender, column = receiver, or a "
    "table with the columns source, destination, size and perhaps start. It becomes a workload and a new scenario on "
    "--platform, or the messages of --scenario. Names are those of nodes; others are processes, which fill the cores.\n"
    "\n"
    "A trace becomes an application: the program of a run, which 'contraflow replay' runs on any platform. Taken are "
    "time-independent traces of SimGrid (one file, one for each rank, or the list that names them), GOAL schedules, Paraver traces, "
    "archives of OTF2 and calls of MPI by liballprof. The trace stays where it is; the project names its files relative to itself, with "
    "their SHA-256. A mapping and a scenario on --platform, or on the only platform, are added. With --program a "
    "matrix or table of what is sent becomes one step of an application.\n"
    "\n"
    "A topology becomes a platform, or one for each network of the file: {topologies}. Speeds that the file does not "
    "say are those of --preset, whose model new scenarios on it get; how many cables join two switches, where it does not "
    "say that, comes from --uplinks or --oversubscription. What has no equal in a platform is named and left out.\n"
    "\n"
    "What sinfo -N, sinfo or squeue of Slurm printed says which nodes are in use: they are marked so in the mapping of "
    "--scenario, whose policy places on the others. Nodes that are down, drained or reserved are in use too.\n"
    "\n"
    "With --take-model NAME FILE is a project: its model of that name is taken with its parameters and with what it was "
    "learnt from and how well it did there, for --scenario where one is named.\n"
    "\n"
    "FILE may be a folder: then every measured pattern in it is taken, those of its project files (.yaml, .yml) "
    "with their platforms and models, those of its tables as on --platform or the project's only platform. "
    "contraflow errors sums them up.\n"
    "\n"
    "--follow looks at the result file of a contraflow-run that still measures: it says each pattern and program as "
    "it comes in, measured and predicted side by side, and imports all when the job is finished, or what there is when "
    "it is told to stop (Ctrl+C). The file may come later, or be copied from elsewhere again and again.\n"
    "\n"
    "--dry-run shows what was recognised, taken and rejected, and writes nothing. What was recognised wrongly "
    "is corrected by --as, --column, --header-line, --separator and --decimal. The file's name, its SHA-256, the "
    "date and the format are kept with what is imported.";

std::string description()
{
    std::string text(kImportDescription);
    constexpr std::string_view files = "{files}";
    text.replace(text.find(files), files.size(), listed(importers(), &Importer::files));
    constexpr std::string_view topologies = "{topologies}";
    return text.replace(text.find(topologies), topologies.size(),
                        listed(topologyFormats(), &TopologyFormat::title));
}

/** 'contraflow import' of what sinfo or squeue printed: nodes are marked as in use in the scenario's mapping.
 */
Result<ExitStatus> importBusyNodes(const Arguments& arguments, const ProjectFile& project)
{
    RETURN_IF_ERROR(
        arguments.checkUnused(kOfOtherImports, "is not about nodes in use, which take --scenario"));
    noteInput("list of nodes", arguments.operands().front());
    return takeProposal(arguments, project,
                        proposeImport(importKind(Imported::busyNodes), requestOf(arguments, project)));
}

/** What a job had measured when it ended. Others may work on the project meanwhile, so that it is loaded
 * again to be changed. */
Result<std::string> followed(const Arguments& arguments, ProjectFile& project)
{
    const std::string& operand = arguments.operands().front();
    ASSIGN_OR_RETURN(std::string text, followFile(operand, project.project()).within(operand));
    noteInput("measured file", operand);
    ASSIGN_OR_RETURN(project, loadProject(*arguments.value("--into"), FileUse::change));
    return text;
}

Result<ExitStatus> runImport(const Arguments& arguments)
{
    const ImportAnswers answers = answersOf(arguments);
    const Result<ImportOptions> options = importOptions(answers);
    const Result<ImportTarget> target = importTarget(answers);
    for (const Error* error : {options ? nullptr : &options.error(), target ? nullptr : &target.error()})
        if (error != nullptr)
            return misused(error->message);
    if (arguments.has("--dry-run") && arguments.value("--output").value_or("-") != "-")
        return misused(
            "--dry-run writes no file, and what it shows goes to standard output; leave --output out");
    const std::string& operand = arguments.operands().front();
    const std::string into = *arguments.value("--into");
    const bool isFollowed = arguments.has("--follow");
    if (isFollowed)
        for (const std::string_view option : {"--messages", "--program", "--take-model", "--scenario",
                                              "--platform", "--as", "--new", "--dry-run"})
            if (arguments.has(option))
                return misused(
                    "--follow takes a result of contraflow-run to the scenarios that its plan came "
                    "from; leave " +
                    std::string(option) + " out");
    const FileUse use = isFollowed ? FileUse::read : useToChange(arguments, into);
    ASSIGN_OR_RETURN(ProjectFile project,
                     isFollowed ? loadProject(into, use) : projectToChange(arguments, into, use));
    if (into == "-" && !arguments.has("--output") && !arguments.has("--dry-run"))
        return refused("a project from standard input cannot be written back; name a file by --output");
    if (arguments.has("--take-model"))
        return importModel(arguments, project);
    if (arguments.values("--scenario").size() > 1)
        return misused(
            "--scenario names several scenarios with --take-model only; import into one after the other");
    if (!isFollowed && isTraceImport(arguments))
        return importTrace(arguments, project);
    if (!isFollowed && isTopologyImport(arguments))
        return importTopology(arguments, project);
    if (arguments.operands().size() > 1)
        return misused("several files are taken when they are those of one trace, one for each rank; "
                       "import others one by one");
    if (arguments.has("--messages") || (!isFollowed && isMessagesImport(arguments)))
        return importMessages(arguments, project);
    if (!isFollowed && !arguments.has("--as") && looksLikeBusyNodes(operand))
        return importBusyNodes(arguments, project);
    constexpr std::pair<std::string_view, std::string_view> kElsewhere[]{
        {"--speed", "traces"},
        {"--preset", "topologies"},
        {"--uplinks", "topologies"},
        {"--oversubscription", "topologies"},
        {"--repeat", "--program"},
        {"--rows", "--messages or --program"},
        {"--senders", "--messages or --program"},
        {"--diagonal", "--messages or --program"},
        {"--count-of", "--messages or --program"},
        {"--total-of", "--messages or --program"},
        {"--unit", "--messages or --program; --column names the unit of measured values"}};
    for (const auto& [option, place] : kElsewhere)
        if (arguments.has(option))
            return misused(std::string(option) + " goes with " + std::string(place));
    std::error_code ignored;
    if (!isFollowed && std::filesystem::is_directory(operand, ignored))
        return importFolder(arguments, project, *target);
    std::optional<std::string> text;
    if (isFollowed) {
        ASSIGN_OR_RETURN(text, followed(arguments, project));
    } else {
        noteInput("measured file", operand);
    }
    ImportRequest request = requestOf(arguments, project);
    request.text = std::move(text);
    const ImportProposal proposal = proposeImport(importKind(Imported::measured), request);
    const auto whyNot = [&proposal] {
        Error error = proposal.edit.error();
        if (proposal.mayBeMessages)
            error.message += "; --messages imports what is sent";
        return error;
    };
    if (!proposal.file)
        return whyNot();
    if (arguments.has("--dry-run")) {
        Output output(arguments.value("--output"));
        output.write(importPreview(operand, *proposal.file));
        output.write(importPlanText(operand, proposal));
        const ExitStatus status = output.finish();
        if (status != ExitStatus::success || proposal.edit)
            return status;
    }
    if (!proposal.edit)
        return whyNot();
    return takeImport(arguments, project, *proposal.edit, whatHappened(arguments, proposal),
                      {counted(proposal.rowCount, "measured value")});
}

/** What --as takes: formats of measured files, of traces and of topologies. */
std::vector<std::string_view> formatNames()
{
    auto names = mapped<std::string_view>(importers(), &Importer::name);
    for (const TraceFormat& format : traceFormats())
        names.push_back(format.name);
    for (const TopologyFormat& format : topologyFormats())
        names.push_back(format.name);
    return names;
}

std::vector<OptionSpec> optionsOfImport()
{
    static const std::string columnHelp =
        "what a column is, by its name or number: " + listed(columnMeanings(), &ColumnMeaningInfo::name);
    std::vector<std::string_view> kinds;
    for (const auto& [kind, name] : kBenchmarkKinds)
        kinds.push_back(name);
    return {
        {.name = "--into",
         .value = "PROJECT",
         .help = "the project that takes the times; - for standard input",
         .need = OptionSpec::Need::required},
        newProjectOption(),
        {.name = "--messages", .help = "the file says what is sent: it becomes a workload"},
        {.name = "--program",
         .help =
             "the file is a trace, or says what is sent: it becomes an application; traces that are recognised "
             "need no --program"},
        {.name = "--speed",
         .value = "FLOPS",
         .help = "how many flops a process of the trace does in a second, such as 10 Gflop/s"},
        {.name = "--preset",
         .value = "NAME",
         .help =
             "of a topology: a network preset, or a preset's file, for the speeds that the file does not say"},
        {.name = "--uplinks",
         .value = "N",
         .help = "of a topology that does not say it: how many cables join two switches (one by default)"},
        {.name = "--oversubscription",
         .value = "RATIO",
         .help = "the same by the oversubscription: as many cables as each switch needs for what comes from "
                 "below, divided by RATIO"},
        {.name = "--repeat",
         .value = "N",
         .help = "of --program: how often what a matrix or table says is sent (default 1)"},
        {.name = "--rows",
         .value = "ORDER",
         .help =
             "of --messages and --program: whether the first row of a matrix is that of the first node (down) "
             "or of the last (up)",
         .choices = {"down", "up"}},
        {.name = "--senders",
         .value = "SIDE",
         .help = "of --messages and --program: whether a row of a matrix holds what its node sends (rows) or "
                 "what it receives (columns)",
         .choices = {"rows", "columns"}},
        {.name = "--diagonal",
         .value = "USE",
         .help = "of --messages and --program: what a node sends to itself, which is no use of the network: "
                 "leave-out (default), or take, as messages within the node",
         .choices = {"leave-out", "take"}},
        {.name = "--count-of",
         .value = "SIZE",
         .help =
             "of --messages and --program: the numbers count messages of SIZE, such as 64 kB; those of a pair "
             "become one message with all their bytes"},
        {.name = "--total-of",
         .value = "N",
         .help =
             "of --messages and --program: the sizes are sums over N repetitions; a message is the part of "
             "one (default 1)"},
        {.name = "--unit",
         .value = "UNIT",
         .help =
             "of the sizes of --messages and --program where the file does not name one, such as B or MB"},
        {.name = "--take-model",
         .value = "NAME",
         .help = "the file is a project: take this model of it, with what it was learnt from"},
        {.name = "--scenario",
         .value = "NAME",
         .help =
             "the scenario whose messages were measured, or that uses the model that is taken; of these there may be several",
         .occurrence = OptionSpec::Occurrence::repeated},
        {.name = "--platform",
         .value = "NAME",
         .help = "the platform on which the file's patterns were measured, or whose nodes lstopo describes"},
        {.name = "--model",
         .value = "NAME",
         .help =
             "of the patterns' scenarios: a model of the project or a kind, which is added (default: that "
             "of the platform's first scenario)"},
        {.name = "--name", .value = "NAME", .help = "of what is made (default: from the file)"},
        {.name = "--as",
         .value = "FORMAT",
         .help = "what the file is, whatever its content says",
         .choices = formatNames()},
        {.name = "--column",
         .value = "NAME=MEANING[:UNIT]",
         .help = columnHelp,
         .occurrence = OptionSpec::Occurrence::repeated},
        {.name = "--header-line", .value = "N", .help = "the line that names the columns"},
        {.name = "--separator", .value = "SIGN", .help = "between columns: , ; | tab or blank"},
        {.name = "--decimal", .value = "MARK", .help = "the decimal mark", .choices = {"point", "comma"}},
        {.name = "--kind",
         .value = "KIND",
         .help = "what was measured, where a table does not say it",
         .choices = std::move(kinds)},
        {.name = "--processes",
         .value = "N",
         .help = "how many processes took part, where the file does not say it (OSU collectives)"},
        {.name = "--machine", .value = "TEXT", .help = "kept with the import: where it was measured"},
        {.name = "--mpi", .value = "TEXT", .help = "kept with the import: the MPI library"},
        {.name = "--note", .value = "TEXT", .help = "kept with the import"},
        {.name = "--date", .value = "DATE", .help = "kept with the import (default: today)"},
        {.name = "--follow",
         .help = "FILE is written by a contraflow-run that still measures: say what comes in beside what is "
                 "predicted, and import it when the job is finished, or at Ctrl+C"},
        {.name = "--dry-run", .help = "show what was recognised and write nothing"},
        {.name = "--output",
         .value = "FILE",
         .help = "write the changed project to this file instead; - for standard output",
         .shortName = 'o'},
    };
}

} // namespace

Command importCommand()
{
    static const std::string text = description();
    return {
        .name = "import",
        .summary = "measured times from CSV, OSU, IMB, iperf3, NetPIPE, traces and topologies into a project",
        .synopsis = "FILE... --into PROJECT [options]",
        .description = text,
        .operands = {"FILE", 1, 1'000'000},
        .options = optionsOfImport(),
        .run = runImport,
    };
}

} // namespace contraflow::cli
