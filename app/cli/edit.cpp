// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"
#include "app/cli/command.h"
#include "app/cli/imported.h"
#include "app/cli/loading.h"
#include "app/cli/output.h"
#include "core/application/algorithm_rules.h"
#include "core/base/result.h"
#include "core/base/text.h"
#include "core/importing/import_origin.h"
#include "core/importing/traffic_file.h"
#include "core/io/project/project_editing.h"
#include "core/io/project/provenance_map.h"
#include "core/io/project/trace_reference.h"
#include "core/io/text/csv.h"
#include "core/project/schema.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace contraflow::cli {

namespace {

// What stands behind the project of 'contraflow add', 'set' and 'remove'.

/** PATH=VALUE of 'set', and of 'add' for named values. A value @FILE is the file's content. */
struct PathValue
{
    ProjectPath path;
    std::string value;
    std::string provenance; ///< of messages from a file, as a map on one line
};

/** A thing to add, with its keys. */
struct Addition
{
    ProjectPath path;
    KeyedValues values;
};

/** A value as given, or what is in the file it names. */
struct Value
{
    std::string text;
    std::string provenance;
};

/** Messages of a file as a project has them: a matrix, or a table with source, destination and size. */
Result<Value> messagesOf(const Arguments& arguments, const std::string& file, const std::string& text)
{
    ASSIGN_OR_RETURN(TrafficOptions options, trafficOptions(answersOf(arguments)));
    nameFile(options.provenance, file, text);
    ASSIGN_OR_RETURN(const Traffic traffic, readTraffic(text, options).within(file));
    Value value;
    appendCsvRecord(value.text, fieldKeys<MessageRow>());
    for (const MessageRow& row : traffic.messages)
        appendCsvRecord(value.text, {row.id,
                                     row.source,
                                     row.destination,
                                     quantityText(row.size.value()),
                                     row.start.hasValue() ? quantityText(row.start.value()) : std::string(),
                                     {},
                                     {}});
    FlowMap map(value.provenance);
    writeProvenance(value.provenance, map, traffic.provenance);
    // "{provenance: {…}": what stands behind the key.
    value.provenance.erase(0, value.provenance.find('{', 1));
    return value;
}

Result<Value> valueOf(const Arguments& arguments, const std::string& key, const std::string& text)
{
    if (!text.starts_with('@') || text.size() == 1)
        return Value{text, {}};
    const std::string file = text.substr(1);
    ASSIGN_OR_RETURN(std::string content, loadText("file of values", file, ImportLimits::kBytes));
    return key == "messages" ? messagesOf(arguments, file, content) : Result<Value>(Value{content, {}});
}

std::span<const std::string> wordsOf(const Arguments& arguments)
{
    return std::span(arguments.operands()).subspan(1);
}

Error unsaid(const std::string& word, const std::string& remedy)
{
    return refused(inQuotes(word) + " says no value; " + remedy);
}

Result<std::vector<PathValue>> pathValues(const Arguments& arguments)
{
    std::vector<PathValue> all;
    for (const std::string& word : wordsOf(arguments)) {
        const std::optional<PlaceValue> parts = splitAssignment(word);
        if (!parts)
            return unsaid(word, "write PLACE=VALUE, such as platforms.NAME.price='18000 EUR'");
        ASSIGN_OR_RETURN(ProjectPath path, parseProjectPath(parts->place));
        ASSIGN_OR_RETURN(Value value, valueOf(arguments, path.steps.back(), parts->value));
        all.push_back({std::move(path), std::move(value.text), std::move(value.provenance)});
    }
    return all;
}

Result<std::vector<Addition>> additions(const Arguments& arguments)
{
    std::vector<Addition> all;
    bool isOpen = false; // whether values of the last one may follow
    for (const std::string& word : wordsOf(arguments)) {
        const std::optional<PlaceValue> parts = splitAssignment(word);
        ASSIGN_OR_RETURN(ProjectPath path, parseProjectPath(parts ? parts->place : word));
        if (!parts) {
            all.push_back({std::move(path), {}});
            isOpen = true;
        } else if (path.steps.size() > 1) {
            all.push_back({std::move(path), {{std::string(), parts->value}}});
            isOpen = false;
        } else if (!isOpen) {
            return refused(inQuotes(word) + " stands behind nothing that has keys; name the thing first, "
                                            "such as platforms.NAME, and its keys behind it");
        } else {
            ASSIGN_OR_RETURN(Value value, valueOf(arguments, parts->place, parts->value));
            all.back().values.push_back({parts->place, std::move(value.text)});
            if (!value.provenance.empty())
                all.back().values.push_back({"provenance", std::move(value.provenance)});
        }
    }
    return all;
}

Result<std::vector<ProjectPath>> paths(const Arguments& arguments)
{
    std::vector<ProjectPath> all;
    for (const std::string& word : wordsOf(arguments)) {
        ASSIGN_OR_RETURN(ProjectPath path, parseProjectPath(word));
        all.push_back(std::move(path));
    }
    return all;
}

constexpr std::string_view kPlaces =
    "A place is named in the words of the project file, keys and names by turns:\n"
    "  title\n"
    "  parameters.N\n"
    "  platforms.copper.price\n"
    "  platforms.copper.nodes.X[1-3].bandwidth    a row by its name, as the file has it\n"
    "  workloads.halo.messages.e1.size\n"
    "  platforms[fat tree 2.0].routing            a name in brackets, where it has a point\n"
    "The singular does too (platform.copper.node…). In names, * stands for any text, so that nodes.*.price are the "
    "prices of all nodes. Rows without a name go by their number.\n"
    "\n";

constexpr std::string_view kWriting =
    "\n"
    "Everything that one call says is written at once, or nothing, back to PROJECT or to -o FILE. What is left to "
    "mend elsewhere in the project is said on standard error.";

using Work = std::function<Result<void>(ProjectEditing&)>;

void sayOpenIssues(const ProjectFile& file, const IssueList& issues)
{
    constexpr std::size_t kShown = 10;
    for (std::size_t i = 0; i < std::min(issues.size(), kShown); ++i)
        say(file.name + ": note: to be mended: " + issues[i].text);
    if (issues.size() > kShown)
        say(file.name + ": note: " + counted(issues.size() - kShown, "more thing") +
            " to be mended; 'contraflow validate' lists all");
}

std::string placeLine(const EditedPlace& place)
{
    return place.place + ": " + (place.before.empty() ? "" : place.before + " -> ") +
           (place.after.empty() ? "removed" : place.after) + "\n";
}

Result<ProjectFile> projectOf(const Arguments& arguments)
{
    const std::string& operand = arguments.operands().front();
    return loadProject(operand, useToChange(arguments, operand));
}

Result<ExitStatus> editProject(const Arguments& arguments, const Result<ProjectFile>& file, const Work& work)
{
    RETURN_IF_ERROR(file);
    const bool isDry = arguments.has("--dry-run");
    const std::string& name = arguments.operands().front();
    const std::optional<std::string> output = arguments.value("--output");
    if (name == "-" && !output && !isDry)
        return refused("a project from standard input cannot be written back; name a file by --output");
    ProjectEditing editing(file->project());
    RETURN_IF_ERROR(work(editing).within(file->name));
    ASSIGN_OR_RETURN(const Project changed, editing.finish(file->name).within(file->name));
    if (isDry) {
        Output out(output);
        for (const EditedPlace& place : editing.places())
            out.write(placeLine(place));
        sayOpenIssues(*file, editing.newIssues());
        return out.finish();
    }
    const ExitStatus status = writeChanged(*file, changed, output);
    if (status != ExitStatus::success)
        return status;
    sayOpenIssues(*file, editing.newIssues());
    say(nameOfChanged(*file, output) + ": " + counted(editing.places().size(), "change") + " written");
    return status;
}

Result<ExitStatus> runSet(const Arguments& arguments)
{
    ASSIGN_OR_RETURN(const std::vector<PathValue> values, pathValues(arguments));
    const Result<ProjectFile> project = projectOf(arguments);
    return editProject(arguments, project, [&](ProjectEditing& editing) -> Result<void> {
        std::vector<PlacedValue> all;
        for (const PathValue& value : values) {
            all.push_back({value.path, value.value});
            if (value.provenance.empty())
                continue;
            all.push_back({value.path, value.provenance});
            all.back().path.steps.back() = "provenance";
        }
        return editing.set(all);
    });
}

/** The path of what addition number `index` begins as a copy of; nothing: it is no copy. --like is for the
 * first. */
std::optional<ProjectPath> originalOf(const Arguments& arguments, const ProjectPath& path, std::size_t index)
{
    const std::optional<std::string> like = arguments.value("--like");
    if ((like ? index > 0 : !arguments.has("--from")) || path.endsInKey())
        return std::nullopt;
    ProjectPath from = path;
    if (like)
        from.steps.back() = *like;
    return from;
}

/** What the things of another project refer to, under the names that it has here. */
Result<Taking> takingOf(const Arguments& arguments, const std::vector<Addition>& things,
                        const Project& project)
{
    const std::string file = *arguments.value("--from");
    ASSIGN_OR_RETURN(const ProjectFile other, loadProject(file));
    ProjectEditing there(other.project());
    std::vector<TakenThing> taken;
    for (std::size_t i = 0; i < things.size(); ++i)
        if (const auto from = originalOf(arguments, things[i].path, i)) {
            ASSIGN_OR_RETURN(TakenThing thing, there.thingAt(*from).within(file));
            if (from->steps.size() == 2)
                thing.name = things[i].path.steps.back();
            taken.push_back(std::move(thing));
        }
    return takeAlong(project, withTracesNamedFrom(other.project(), arguments.operands().front()), taken);
}

Result<ExitStatus> runAdd(const Arguments& arguments)
{
    ASSIGN_OR_RETURN(const std::vector<Addition> things, additions(arguments));
    const std::string& operand = arguments.operands().front();
    const Result<ProjectFile> project = projectToChange(arguments, operand, useToChange(arguments, operand));
    std::optional<Taking> taking;
    if (project && arguments.has("--from")) {
        ASSIGN_OR_RETURN(taking, takingOf(arguments, things, project->project()));
    }
    std::optional<ProjectEditing> other;
    if (taking)
        other.emplace(taking->other);
    const auto edit = [&](ProjectEditing& editing) -> Result<void> {
        if (taking)
            RETURN_IF_ERROR(editing.take(*taking));
        for (std::size_t i = 0; i < things.size(); ++i) {
            const Addition& thing = things[i];
            std::optional<Original> like;
            if (auto from = originalOf(arguments, thing.path, i)) {
                if (other && from->steps.size() == 2)
                    from->steps.back() = thing.path.steps.back(); // the name that it has now
                Result<Original> found = (other ? *other : editing).copyOf(*from);
                if (!found)
                    return other ? found.error().within(*arguments.value("--from")) : found.error();
                like = std::move(*found);
            }
            RETURN_IF_ERROR(editing.add(thing.path, thing.values, like ? &*like : nullptr));
        }
        return {};
    };
    ASSIGN_OR_RETURN(const ExitStatus status, editProject(arguments, project, edit));
    if (status != ExitStatus::success || !taking)
        return status;
    if (const std::string along = taking->text(); !along.empty())
        say(operand + ": note: what they refer to came along: " + along);
    if (const std::string note = noteOfOtherRules(project->project(), *taking); !note.empty())
        say(operand + ": note: " + note);
    return status;
}

Result<ExitStatus> runRemove(const Arguments& arguments)
{
    ASSIGN_OR_RETURN(const std::vector<ProjectPath> places, paths(arguments));
    const Result<ProjectFile> project = projectOf(arguments);
    return editProject(arguments, project,
                       [&](ProjectEditing& editing) -> Result<void> { return editing.remove(places); });
}

std::vector<OptionSpec> writingOptions()
{
    return {{.name = "--dry-run", .help = "show what would change and write nothing"},
            {.name = "--output",
             .value = "FILE",
             .help = "write the changed project to this file instead; - for standard output",
             .shortName = 'o'}};
}

/** For messages that come from a file. */
std::vector<OptionSpec> withMessageOptions(std::vector<OptionSpec> options)
{
    options.insert(
        options.begin(),
        {{.name = "--unit",
          .value = "UNIT",
          .help = "of the sizes of messages=@FILE where the file does not name one, such as B or MB"},
         {.name = "--rows",
          .value = "ORDER",
          .help =
              "of messages=@FILE: whether the first row of a matrix is that of the first node (down) or of "
              "the last (up)",
          .choices = {"down", "up"}},
         {.name = "--senders",
          .value = "SIDE",
          .help = "of messages=@FILE: whether a row of a matrix holds what its node sends (rows) or what it "
                  "receives (columns)",
          .choices = {"rows", "columns"}},
         {.name = "--count-of",
          .value = "SIZE",
          .help =
              "of messages=@FILE: the numbers count messages of SIZE, such as 64 kB; those of a pair become "
              "one message with all their bytes"},
         {.name = "--total-of",
          .value = "N",
          .help = "of messages=@FILE: the sizes are sums over N repetitions; a message is the part of one "
                  "(default 1)"}});
    return options;
}

std::string joined(std::initializer_list<std::string_view> parts)
{
    std::string text;
    for (const std::string_view part : parts)
        text += part;
    return text;
}

} // namespace

Command setCommand()
{
    static const std::string text = joined(
        {"Gives values to what a project has.\n\n", kPlaces,
         "Values are written as in the file: quantities with their unit, formulas with = (so PLACE==N*8 B), lists "
         "in brackets. An empty value takes the key away. @FILE is the content of a file; messages=@FILE takes a "
         "table with source, destination and size, or a matrix, as 'contraflow import --messages' does. Giving "
         "another name changes everything that refers to it too.\n",
         kWriting});
    return {
        .name = "set",
        .summary = "gives values to what a project has: prices, weights, parameters, names",
        .synopsis = "PROJECT PLACE=VALUE... [--dry-run] [-o FILE]",
        .description = text,
        .operands = {"PROJECT or PLACE=VALUE", 2, OperandSpec::kUnlimited},
        .options = withMessageOptions(writingOptions()),
        .run = runSet,
    };
}

Command addCommand()
{
    static const std::string text = joined(
        {"Adds platforms, nodes, links, switches, workloads, messages, mappings, models, scenarios, parameters and "
         "whatever else a project file has, each with its keys behind it:\n"
         "  contraflow add tender.yaml platforms.hdr routing=d-mod-k \\\n"
         "      platforms.hdr.switches.tor1 platforms.hdr.nodes.n[1-16] switch=tor1 bandwidth='200 Gbit/s'\n"
         "  contraflow add tender.yaml workloads.halo weight=3 messages=@halo.csv\n"
         "  contraflow add tender.yaml parameters.N=1000\n"
         "\n",
         kPlaces,
         "Values are as for 'contraflow set'. With --like the first new thing begins as a copy of another one of its kind, "
         "with --from as that of another project, such as the output of 'contraflow generate'; keys behind it "
         "then replace those of the copy. A table whose rows have no names takes the place of the table "
         "(applications.solver.program).\n",
         kWriting});
    std::vector<OptionSpec> options = withMessageOptions(writingOptions());
    options.insert(options.begin(),
                   {newProjectOption(),
                    {.name = "--like", .value = "NAME", .help = "begin as a copy of this one"},
                    {.name = "--from", .value = "FILE", .help = "copy from this project"}});
    return {
        .name = "add",
        .summary = "adds platforms, nodes, links, workloads, scenarios and other things to a project",
        .synopsis = "PROJECT PLACE [KEY=VALUE]... [PLACE [KEY=VALUE]...]... [--like NAME] [--from FILE] "
                    "[--dry-run] [-o FILE]",
        .description = text,
        .operands = {"PROJECT or PLACE", 2, OperandSpec::kUnlimited},
        .options = std::move(options),
        .run = runAdd,
    };
}

Command removeCommand()
{
    static const std::string text = joined(
        {"Removes objects, rows, named values, or the value of a key.\n\n", kPlaces,
         "Nodes and switches go with the links, places and messages that name them, as in the window. What "
         "refers to other things stays, and is said.\n",
         kWriting});
    return {
        .name = "remove",
        .summary = "removes things and values from a project",
        .synopsis = "PROJECT PLACE... [--dry-run] [-o FILE]",
        .description = text,
        .operands = {"PROJECT or PLACE", 2, OperandSpec::kUnlimited},
        .options = writingOptions(),
        .run = runRemove,
    };
}

} // namespace contraflow::cli
