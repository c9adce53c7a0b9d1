// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_kinds.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/busy_nodes.h"
#include "core/importing/connection_matrix.h"
#include "core/importing/import_origin.h"
#include "core/importing/importers.h"
#include "core/importing/plan_folder.h"
#include "core/importing/strangers.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/io/text/text_file.h"
#include "core/project/edits.h"
#include "core/project/taking.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <numeric>

namespace contraflow {

namespace {

using Options = std::vector<std::string_view>;

Result<std::string> textOf(const ImportRequest& request, std::size_t mostBytes)
{
    return request.text ? *request.text : readTextFile(request.files.front(), mostBytes);
}

/** Begins with what the request calls the file. */
Error ofFile(const ImportRequest& request, const Error& error)
{
    return request.calledAs.empty() ? error : error.within(request.calledAs);
}

/** Asks these, where somebody is asked: what else was answered does not count. */
void ask(const ImportRequest& request, ImportProposal& proposal, Options options)
{
    if (!request.shown)
        return;
    const auto answered = proposal.answers.all();
    for (const auto& [option, texts] : answered)
        if (!contains(options, option))
            proposal.answers.remove(option);
    proposal.asked = std::move(options);
}

std::string stemOf(const ImportRequest& request)
{
    return fileStem(request.files.front().filename().string());
}

/** Takes over how the project's last import of messages from a file of this name was read. */
void recallAnswers(const ImportRequest& request, ImportAnswers& answers)
{
    const std::string file = request.files.front().filename().string();
    const auto& workloads = request.project.workloads;
    for (std::size_t i = workloads.size(); i-- > 0;)
        if (workloads[i].provenance.file == file)
            return answers.propose(answersIn(workloads[i].provenance.options));
}

template<typename Row>
std::vector<ImportChoice> names(const SharedRows<Row>& rows)
{
    return mapped<ImportChoice>(rows, [](const Row& row) { return ImportChoice{row.name, row.name, true}; });
}

std::vector<ImportChoice> platforms(const Project& project)
{
    return names(project.platforms);
}

std::vector<ImportChoice> scenarios(const Project& project)
{
    return names(project.scenarios);
}

/** Those of the project, and kinds, which become new ones. */
std::vector<ImportChoice> models(const Project& project)
{
    std::vector<ImportChoice> choices = names(project.models);
    for (const std::string& kind : modelKinds())
        if (!findByName(project.models, kind))
            choices.push_back({kind, kind, true});
    return choices;
}

template<typename Formats>
std::vector<ImportChoice> titles(const Formats& formats)
{
    std::vector<ImportChoice> choices;
    for (const auto& format : formats)
        choices.push_back({std::string(format.name), std::string(format.title)});
    return choices;
}

// Measured times.

constexpr std::string_view kUse = "use";

std::vector<ImportChoice> measuredUses(const Project&)
{
    return {{"benchmarks", "Benchmarks of the project"},
            {"scenario", "Measured times of a scenario"},
            {"platform", "Patterns measured on a platform"},
            {"scenarios", "Measured times of the scenarios that it names"}};
}

bool hasColumn(const ImportedFile& file, ColumnMeaning meaning)
{
    return std::ranges::any_of(file.tables,
                               [meaning](const ImportTable& table) { return table.has(meaning); });
}

/** What a file of measured times is for, as its tables say it. */
std::string proposedUse(const ImportedFile& file)
{
    if (std::ranges::any_of(file.tables, [](const ImportTable& table) { return !table.scenario.empty(); }))
        return "scenarios";
    return hasColumn(file, ColumnMeaning::pattern)   ? "platform"
           : hasColumn(file, ColumnMeaning::message) ? "scenario"
                                                     : "benchmarks";
}

/** Proposes what the file is for, and asks what that needs. */
void askForUse(const ImportRequest& request, const ImportedFile& file, ImportProposal& proposal)
{
    if (!request.shown)
        return;
    Options options{"--as", "--column", "--name", kUse};
    if (file.importer->name == "csv" || file.importer->name == "matrix")
        options.insert(options.end(), {"--header-line", "--separator", "--decimal"});
    proposal.answers.propose(kUse, proposedUse(file));
    const std::string use = proposal.answers.value(kUse).value_or("");
    if (use == "scenario") {
        options.push_back("--scenario");
        if (*request.shown < request.project.scenarios.size())
            proposal.answers.propose("--scenario", request.project.scenarios[*request.shown].name);
    } else if (use == "platform") {
        options.insert(options.end(), {"--platform", "--model"});
        proposal.answers.propose("--platform", shownPlatform(request.project, *request.shown));
    } else if (use == "benchmarks") {
        options.push_back("--kind");
        if (std::ranges::any_of(file.tables, lacksProcesses))
            options.push_back("--processes");
    }
    ask(request, proposal, std::move(options));
}

Result<Edit> readMeasured(const ImportRequest& request, ImportProposal& proposal)
{
    proposal.asked = {"--as", "--header-line", "--separator", "--decimal"};
    ASSIGN_OR_RETURN(ImportOptions options, importOptions(proposal.answers));
    ASSIGN_OR_RETURN(const std::string text, textOf(request, kMostMeasuringBytes));
    const std::string written = optionsText(options);
    options.fileName = request.files.front().filename().string();
    Result<ImportedFile> parsed = parseMeasurements(text, options);
    const auto refuse = [&](const Error& error) {
        proposal.mayBeMessages = mayBeMessages(text);
        return ofFile(request, error);
    };
    if (!parsed)
        return refuse(parsed.error());
    proposal.file = std::make_shared<const ImportedFile>(std::move(parsed).value());
    const ImportedFile& file = *proposal.file;
    proposal.format = file.importer->title;
    if (file.confidence != Confidence::chosen)
        proposal.evidence = file.evidence;
    proposal.rejected = file.rejected;
    proposal.notes = file.notes;
    askForUse(request, file, proposal);
    ASSIGN_OR_RETURN(ImportTarget target, importTarget(proposal.answers));
    nameFile(target.provenance, request.files.front(), text);
    target.provenance.options = written;
    addFacts(target.provenance, file);
    Result<ImportPlan> plan = planImport(request.project, file, target);
    if (!plan)
        return refuse(plan.error());
    proposal.made = std::move(plan->made);
    proposal.notes = std::move(plan->notes);
    proposal.rejected = std::move(plan->rejected);
    proposal.rowCount = plan->rowCount;
    return std::move(plan->edit);
}

// Messages.

/** Whether a file says what is sent and no times: a bare square of numbers, or a list of messages. */
bool looksLikeMessages(const std::filesystem::path& path)
{
    const Result<std::string> text = readTextFile(path, ImportLimits::kBytes);
    if (!text)
        return false;
    if (hasConnections(*text))
        return true;
    const Result<ImportedFile> file = parseMeasurements(*text);
    if (!file)
        return mayBeMessages(*text) || readTraffic(*text).has_value();
    return !hasColumn(*file, ColumnMeaning::time) && !hasColumn(*file, ColumnMeaning::bandwidth) &&
           (mayBeMessages(*text) ||
            (hasColumn(*file, ColumnMeaning::source) && hasColumn(*file, ColumnMeaning::destination) &&
             hasColumn(*file, ColumnMeaning::size)));
}

/** The processes of a mapping, those of a node together. */
PatternNodes processesOf(const Mapping& mapping)
{
    PatternNodes nodes;
    for (const PlaceRow& place : mapping.places) {
        if (nodes.switches.empty() || nodes.switches.back() != place.node)
            nodes.switches.push_back(place.node);
        nodes.names.push_back(place.process);
        nodes.runs.push_back(static_cast<std::uint32_t>(nodes.switches.size() - 1));
    }
    return nodes;
}

std::string messagesText(const Workload& workload)
{
    double bytes = 0;
    for (const MessageRow& row : workload.messages)
        bytes += row.size.value().value;
    return sentence("%1 with %2 in all", {sentenceOf(workload.messages.size(), "1 message", "%1 messages"),
                                          displayText(Dimension::size, bytes)});
}

/** Why a new workload cannot have the wanted name. */
std::optional<Error> whyNotCalled(const ImportRequest& request, const std::optional<std::string>& name)
{
    if (!request.shown || request.workload->use == WorkloadUse::replace)
        return std::nullopt;
    if (!name)
        return invalidInput("--name: the workload needs a name");
    if (findByName(request.project.workloads, *name))
        return invalidInput("--name: the project has a workload %1 already; choose another name",
                            {inQuotes(*name)});
    return std::nullopt;
}

/** The edit of a file of messages on the platform that the request's target names. */
Result<Edit> messagesEdit(const ImportRequest& request, ImportProposal& proposal)
{
    ASSIGN_OR_RETURN(TrafficOptions options, trafficOptions(proposal.answers));
    ASSIGN_OR_RETURN(const std::string text, textOf(request, ImportLimits::kBytes));
    nameFile(options.provenance, request.files.front(), text);
    Result<Traffic> traffic = readTraffic(text, options);
    if (!traffic)
        return ofFile(request, traffic.error());
    const bool isMatrix = traffic->isMatrix;
    proposal.format = traffic->provenance.importer == "htsim" ? "htsim connection matrix"
                      : isMatrix                              ? "Square matrix"
                                                              : "List of messages";
    if (request.shown && !isMatrix) // which says itself who sends
        std::erase_if(proposal.asked,
                      [](std::string_view option) { return option == "--rows" || option == "--senders"; });
    const Project& project = request.project;
    ASSIGN_OR_RETURN(const std::size_t platform,
                     indexIn(namesOf(project.platforms), phrase("the project has no platform %1"),
                             request.workload->platform));
    const std::optional<std::string> name = proposal.answers.value("--name");
    Result<TrafficPlan> plan = planTraffic(std::move(*traffic), project, project.platforms[platform],
                                           name.value_or(stemOf(request)));
    if (!plan)
        return ofFile(request, plan.error());
    proposal.notes = plan->notes;
    proposal.made.push_back(messagesText(plan->workload));
    proposal.hasMapping = plan->mapping.has_value();
    if (request.shown) {
        const PatternNodes nodes =
            plan->mapping ? processesOf(*plan->mapping) : patternNodes(project.platforms[platform]);
        proposal.outline = outlineMessages(plan->workload.messages, nodes);
        proposal.ends = nodes.names;
    }
    if (std::optional<Error> why = whyNotCalled(request, name))
        return *std::move(why);
    return addTraffic(project, std::move(plan).value(), *request.workload);
}

Result<Edit> readMessages(const ImportRequest& request, ImportProposal& proposal)
{
    if (request.shown) {
        recallAnswers(request, proposal.answers);
        ask(request, proposal,
            {"--platform", "--as", "--unit", "--count-of", "--senders", "--rows", "--diagonal", "--total-of",
             request.workload->use == WorkloadUse::replace ? "--unit" : "--name"});
        proposal.answers.propose("--platform", shownPlatform(request.project, *request.shown));
        proposal.answers.propose("--name", freeName(request.project, TableKind::workloads, stemOf(request)));
    }
    if (request.project.platforms.empty())
        return invalidInput("there is no network to send messages on; draw one, or import one first");
    return messagesEdit(request, proposal);
}

// Nodes in use.

Result<Edit> readBusy(const ImportRequest& request, ImportProposal& proposal)
{
    const Project& project = request.project;
    if (request.shown && *request.shown < project.scenarios.size())
        proposal.answers.propose("--scenario", project.scenarios[*request.shown].name);
    else if (project.scenarios.size() == 1)
        proposal.answers.propose("--scenario", project.scenarios[0].name);
    ask(request, proposal, {"--scenario"});
    ASSIGN_OR_RETURN(const std::string text, textOf(request, ImportLimits::kBytes));
    const Result<BusyNodes> nodes = readBusyNodes(text);
    if (!nodes)
        return ofFile(request, nodes.error());
    proposal.format = nodes->tool;
    proposal.rejected = nodes->rejected;
    const std::optional<std::string> name = proposal.answers.value("--scenario");
    if (!name)
        return invalidInput("the project has %1; say by --scenario whose nodes these are",
                            {sentenceOf(project.scenarios.size(), "1 scenario", "%1 scenarios")});
    ASSIGN_OR_RETURN(const std::size_t scenario,
                     indexIn(namesOf(project.scenarios), phrase("the project has no scenario %1"), *name));
    Result<BusyPlan> plan = planBusyNodes(project, scenario, *nodes);
    if (!plan)
        return ofFile(request, plan.error());
    proposal.made.push_back(std::move(plan->made));
    proposal.notes = std::move(plan->notes);
    return std::move(plan->edit);
}

// Topologies.

std::vector<ImportChoice> presets(const Project&)
{
    const Result<std::vector<NetworkPreset>>& presets = networkPresets();
    std::vector<ImportChoice> choices;
    if (presets)
        for (const NetworkPreset& preset : *presets)
            if (preset.isOfNetworks())
                choices.push_back({preset.name, preset.title, true});
    return choices;
}

Result<Edit> readTopology(const ImportRequest& request, ImportProposal& proposal)
{
    const std::string as = proposal.answers.value("--as").value_or("");
    proposal.asked = {"--as", "--preset", "--name"};
    ASSIGN_OR_RETURN(const std::string text, textOf(request, ImportLimits::kBytes));
    const Result<ImportedTopology> topology = parseTopology(text, findTopologyFormat(as));
    if (!topology)
        return ofFile(request, topology.error());
    proposal.format = topology->format->title;
    proposal.evidence = topology->evidence;
    proposal.rejected = topology->rejected;
    Options options =
        topology->machines.empty() ? Options{"--as", "--preset", "--name"} : Options{"--as", "--platform"};
    if (!topology->machines.empty() && topology->machines.front().server)
        options.emplace_back("--name"); // of a platform, where none has servers
    if (!topology->format->countsCables)
        options.insert(options.end(), {"--uplinks", "--oversubscription"});
    proposal.answers.propose("--name", stemOf(request));
    ask(request, proposal, std::move(options));
    ASSIGN_OR_RETURN(TopologyTarget target, topologyTarget(proposal.answers));
    if (target.name.empty())
        target.name = stemOf(request);
    nameFile(target.provenance, request.files.front(), text);
    Result<TopologyPlan> plan = planTopology(request.project, *topology, target);
    // What was found is seen before all is answered that the file leaves open.
    proposal.made = plan ? std::move(plan->made) : contentsOf(*topology, target.name);
    proposal.notes = plan ? std::move(plan->notes) : std::vector<std::string>(topology->notes);
    return plan ? Result<Edit>(std::move(plan->edit)) : ofFile(request, plan.error());
}

// Traces.

} // namespace

Result<TraceTarget> traceTarget(const ImportRequest& request, const ImportAnswers& answers)
{
    TraceTarget target;
    target.format = findTraceFormat(answers.value("--as").value_or(""));
    target.provenance = givenProvenance(answers);
    target.provenance.file = request.files.front().filename().string();
    target.project = request.projectFile;
    target.name = answers.value("--name").value_or("");
    target.platform = answers.value("--platform").value_or("");
    target.stop = request.stop;
    if (!target.platform.empty())
        RETURN_IF_ERROR(indexIn(namesOf(request.project.platforms), phrase("the project has no platform %1"),
                                target.platform));
    if (const auto speed = answers.value("--speed")) {
        const auto flops = parseSpeed(*speed);
        if (!flops)
            return invalidInput("--speed takes flops in a second such as 10 Gflop/s, not %1",
                                {inQuotes(*speed)});
        target.flopsPerSecond = *flops;
    }
    return target;
}

namespace {

/** What the files of a trace hold, or what was read before where nothing has changed in how they are read. */
Result<std::shared_ptr<const TraceContent>> traceContent(const ImportRequest& request,
                                                         ImportProposal& proposal)
{
    const TraceFormat* const asked = findTraceFormat(proposal.answers.value("--as").value_or(""));
    ASSIGN_OR_RETURN(TraceFiles trace, findTrace(request.files, asked));
    proposal.format = trace.format->title;
    Options options{"--as", "--name", "--platform"};
    if (trace.format->countsFlops)
        options.push_back("--speed");
    ask(request, proposal, std::move(options));
    ASSIGN_OR_RETURN(const TraceTarget target, traceTarget(request, proposal.answers));
    const auto& before = request.traceContent;
    if (before && before->asked == asked && before->flopsPerSecond == target.flopsPerSecond)
        return before;
    ASSIGN_OR_RETURN(ReadTrace read, readTrace(trace, target));
    return std::make_shared<const TraceContent>(
        TraceContent{std::move(trace), asked, target.flopsPerSecond, std::move(read)});
}

Result<Edit> readTraceFiles(const ImportRequest& request, ImportProposal& proposal)
{
    proposal.asked = {"--as", "--name", "--platform"};
    if (request.shown) {
        proposal.answers.propose("--platform", shownPlatform(request.project, *request.shown));
        proposal.answers.propose("--name", stemOf(request));
    }
    ASSIGN_OR_RETURN(const auto content, traceContent(request, proposal));
    proposal.traceContent = content;
    ASSIGN_OR_RETURN(const TraceTarget target, traceTarget(request, proposal.answers));
    const TraceFiles& trace = content->trace;
    ASSIGN_OR_RETURN(TracePlan plan, planTrace(request.project, trace, content->read, target));
    proposal.made.push_back(
        sentence("application %1 of %2 with %3, a trace of the format %4",
                 {inQuotes(plan.application), sentenceOf(plan.processes, "1 process", "%1 processes"),
                  sentenceOf(plan.events, "1 event", "%1 events"), trace.format->name}));
    proposal.notes = std::move(plan.notes);
    return std::move(plan.edit);
}

// A model of another project.

bool looksLikeProject(const std::filesystem::path& path)
{
    const std::string ending = path.extension().string();
    return ending == ".yaml" || ending == ".yml";
}

std::vector<ImportChoice> modelUsers(const Project&)
{
    return {{"none", "No scenario yet"}, {"all", "All scenarios"}, {"scenario", "One scenario"}};
}

/** The models of the other project, and the first that was calibrated or else the first as the answer. */
void offerModels(const Project& other, ImportProposal& proposal)
{
    const Model* proposed = nullptr;
    for (const Model& model : other.models) {
        const std::string learnt = calibrationSummary(model);
        proposal.choices.push_back({model.name,
                                    model.name + ": " + kindTitle(model.kind) + ", " +
                                        (learnt.empty() ? sentence("not calibrated") : learnt),
                                    true});
        if (proposed == nullptr || (calibrationSummary(*proposed).empty() && !learnt.empty()))
            proposed = &model;
    }
    if (proposed != nullptr)
        proposal.answers.propose("--take-model", proposed->name);
}

Result<std::vector<std::size_t>> usersOf(const ImportRequest& request, const ImportAnswers& answers)
{
    std::vector<std::size_t> users;
    if (answers.value(kUse) == "all") {
        users.resize(request.project.scenarios.size());
        std::iota(users.begin(), users.end(), std::size_t{0});
    }
    for (const std::string& name : answers.values("--scenario")) {
        ASSIGN_OR_RETURN(const std::size_t index, indexIn(namesOf(request.project.scenarios),
                                                          phrase("the project has no scenario %1"), name));
        users.push_back(index);
    }
    return users;
}

Result<Edit> modelEdit(const ImportRequest& request, ImportProposal& proposal)
{
    ASSIGN_OR_RETURN(const std::string text, textOf(request, ReadLimits{}.maxBytes));
    const Result<LoadedProject> other = parseProject(text);
    if (!other)
        return ofFile(request, other.error());
    offerModels(other->project, proposal);
    if (proposal.choices.empty() && request.shown)
        return notFound("the project has no models");
    const ImportAnswers& answers = proposal.answers;
    ModelTaking taking;
    taking.model = answers.value("--take-model").value_or("");
    taking.name = answers.value("--name").value_or("");
    taking.provenance = givenProvenance(answers);
    nameFile(taking.provenance, request.files.front(), text);
    ASSIGN_OR_RETURN(taking.scenarios, usersOf(request, answers));
    Result<TakenModel> taken = takeModel(request.project, other->project, taking);
    if (!taken)
        return ofFile(request, taken.error());
    proposal.notes = std::move(taken->notes);
    if (taken->isNew)
        proposal.made.push_back(sentence("model %1", {inQuotes(taken->name)}));
    if (taken->edit.changes.empty() && request.shown)
        return invalidInput("there is nothing to change");
    return std::move(taken->edit);
}

Result<Edit> readModel(const ImportRequest& request, ImportProposal& proposal)
{
    if (request.shown) {
        proposal.answers.propose(kUse, "none");
        Options options{"--take-model", "--name", kUse};
        if (proposal.answers.value(kUse) == "scenario") {
            options.push_back("--scenario");
            if (*request.shown < request.project.scenarios.size())
                proposal.answers.propose("--scenario", request.project.scenarios[*request.shown].name);
        }
        ask(request, proposal, std::move(options));
    }
    return modelEdit(request, proposal);
}

// A folder.

bool isFolder(const std::filesystem::path& path)
{
    std::error_code ignored;
    return std::filesystem::is_directory(path, ignored);
}

Result<Edit> readFolder(const ImportRequest& request, ImportProposal& proposal)
{
    if (request.shown)
        proposal.answers.propose("--platform", shownPlatform(request.project, *request.shown));
    ask(request, proposal, {"--platform", "--model"});
    ASSIGN_OR_RETURN(const ImportTarget target, importTarget(proposal.answers));
    ASSIGN_OR_RETURN(const std::vector<std::filesystem::path> files, folderFiles(request.files.front()));
    ASSIGN_OR_RETURN(FolderPlan plan, planFolder(request.project, files, target, request.stop));
    for (const FolderEntry& entry : plan.entries) {
        if (!entry.problem.empty()) {
            proposal.rejected.push_back({0, entry.file, entry.problem});
            continue;
        }
        proposal.made.push_back(
            sentence("%1: %2 with %3",
                     {entry.file, sentenceOf(entry.patterns, "1 measured pattern", "%1 measured patterns"),
                      sentenceOf(entry.rowCount, "1 value", "%1 values")}));
        for (const std::string& note : entry.notes)
            proposal.notes.push_back(entry.file + ": " + note);
        for (const RejectedLine& line : entry.rejected)
            proposal.rejected.push_back({line.line, entry.file + ": " + line.text, line.reason});
    }
    proposal.rowCount = plan.rowCount;
    if (plan.rowCount == 0)
        return invalidInput("nothing in the folder can be taken");
    return std::move(plan.edit);
}

const ImportField kNameField{"--name", "Name", "From the file", "What is made is called so"};

std::vector<ImportChoice> benchmarkKinds(const Project&)
{
    std::vector<ImportChoice> choices;
    for (const auto& [kind, name] : kBenchmarkKinds)
        choices.push_back({std::string(name), std::string(name), true});
    return choices;
}

std::vector<ImportField> measuredFields()
{
    return {
        {"--as", "Format", "As recognised", "", [](const Project&) { return titles(importers()); }},
        {"--separator", "Separator", "As recognised", "What separates columns",
         [](const Project&) {
             return std::vector<ImportChoice>{
                 {",", "comma"}, {";", "semicolon"}, {"tab", "tab"}, {"|", "bar"}, {"blank", "blanks"}};
         }},
        {"--decimal", "Decimal mark", "As recognised", "",
         [](const Project&) {
             return std::vector<ImportChoice>{{"point", "decimal point"}, {"comma", "decimal comma"}};
         }},
        {"--header-line", "Header line", "As recognised", "The number of the line that names the columns"},
        {kUse, "Becomes", "", "", measuredUses},
        {"--scenario", "Scenario", "", "Whose messages were measured", scenarios},
        {"--platform", "Platform", "", "On which the patterns were measured", platforms},
        {"--model", "Model", "As the platform's scenarios", "Of the scenarios that patterns become", models},
        {"--kind", "Kind", "As the file says", "", benchmarkKinds},
        {"--processes", "Processes", "Not known",
         "How many processes took part, where the file does not say it"},
        kNameField,
    };
}

std::vector<ImportField> messagesFields()
{
    return {
        {"--as", "Format", "As recognised", "",
         [](const Project&) {
             return std::vector<ImportChoice>{{"matrix", "Square matrix"}, {"csv", "List of messages"}};
         }},
        {"--unit", "Unit of sizes", "As the file says", "Of sizes that have none in the file",
         [](const Project&) {
             std::vector<ImportChoice> choices;
             for (const char* unit : {"B", "kB", "MB", "GB", "KiB", "MiB", "GiB"})
                 choices.push_back({unit, unit, true});
             return choices;
         }},
        {"--count-of", "Counts of", "The numbers are sizes",
         "Where the numbers count messages: the size of one, such as 64 kB; those of a pair "
         "become one message with all their bytes"},
        {"--senders", "Senders", "Rows",
         "Whether a row of the matrix holds what its node sends, or what it receives",
         [](const Project&) {
             return std::vector<ImportChoice>{{"columns", "Columns"}};
         }},
        {"--rows", "Rows", "As recognised", "ComDetective writes the row of the last process first",
         [](const Project&) {
             return std::vector<ImportChoice>{{"down", "First node first"}, {"up", "Last node first"}};
         }},
        {"--diagonal", "Diagonal", "Left out",
         "What a node or process sends to itself; it does not use the network",
         [](const Project&) {
             return std::vector<ImportChoice>{{"take", "Sent within the node"}};
         }},
        {"--total-of", "Repetitions", "1",
         "The sizes are sums over so many repetitions; a message is the part of one"},
        kNameField,
        {"--platform", "Between nodes of", "", "", platforms},
    };
}

std::vector<ImportField> topologyFields()
{
    return {
        {"--as", "Format", "As recognised", "", [](const Project&) { return titles(topologyFormats()); }},
        {"--preset", "Network preset", "None", "Gives bandwidths and latencies that the file does not say",
         presets},
        {"--uplinks", "Cables of a link", "Not said: one",
         "How many cables join two switches, which the file does not say"},
        {"--oversubscription", "Oversubscription", "As the cables make it",
         "As many cables as each switch needs for what comes from below, divided by this"},
        {"--platform", "Nodes of platform", "As recognised", "", platforms},
        kNameField,
    };
}

std::vector<ImportField> traceFields()
{
    return {
        {"--as", "Format", "As recognised", "", [](const Project&) { return titles(traceFormats()); }},
        {"--speed", "Speed", "10 Gflop/s",
         "How many flops a process does in a second: the trace says flops, not times"},
        kNameField,
        {"--platform", "New scenario on", "None yet",
         "A new scenario runs the application on the nodes of this platform", platforms},
    };
}

std::vector<ImportField> modelFields()
{
    return {
        {"--take-model", "Model", "", "With what it was learnt from", nullptr, true},
        {kUse, "Used by", "", "", modelUsers},
        {"--scenario", "Scenario", "", "", scenarios},
        {"--name", "Name", "As it is called there", ""},
    };
}

std::vector<ImportField> busyFields()
{
    return {{"--scenario", "Scenario", "", "Whose cluster it is: the nodes are marked in its mapping",
             scenarios}};
}

std::vector<ImportField> folderFields()
{
    return {
        {"--platform", "Platform of tables", "",
         "The platform on which the patterns of tables were measured; project files bring their own",
         platforms},
        {"--model", "Model of tables", "As the platform's scenarios",
         "The model of the scenarios that tables become", models},
    };
}

bool isAny(const std::filesystem::path&)
{
    return true;
}

} // namespace

std::span<const ImportKind> importKinds()
{
    static const std::vector<ImportKind> kinds{
        {"Folder of patterns", "campaign", folderFields(), isFolder, readFolder},
        {"Network", "", topologyFields(), looksLikeTopology, readTopology},
        {"Trace of a run", "processes", traceFields(), looksLikeTrace, readTraceFiles},
        {"Model of another project", "", modelFields(), looksLikeProject, readModel},
        {"Nodes in use", "mappings", busyFields(), looksLikeBusyNodes, readBusy},
        {"Messages", "messages", messagesFields(), looksLikeMessages, readMessages},
        {"Measured times", "", measuredFields(), isAny, readMeasured},
    };
    return kinds;
}

const ImportKind& importKind(Imported what)
{
    return importKinds()[static_cast<std::size_t>(what)];
}

const ImportKind& recogniseKind(std::span<const std::filesystem::path> files)
{
    if (files.size() > 1)
        return importKind(Imported::trace);
    const auto kinds = importKinds();
    return *std::ranges::find_if(kinds,
                                 [&](const ImportKind& kind) { return kind.recognise(files.front()); });
}

ImportProposal proposeImport(const ImportKind& kind, const ImportRequest& request)
{
    ImportProposal proposal;
    proposal.kind = &kind;
    proposal.answers = request.answers;
    proposal.edit = kind.read(request, proposal);
    return proposal;
}

std::string shownPlatform(const Project& project, std::size_t scenario)
{
    if (scenario < project.scenarios.size() &&
        findByName(project.platforms, project.scenarios[scenario].platform))
        return project.scenarios[scenario].platform;
    return project.platforms.empty() ? std::string() : project.platforms[0].name;
}

} // namespace contraflow
