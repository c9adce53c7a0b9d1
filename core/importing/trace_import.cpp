// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/trace_import.h"

#include "core/application/application_replay.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_origin.h"
#include "core/importing/import_plan.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/trace_reference.h"
#include "core/io/text/text_file.h"
#include "core/project/edits.h"

#include <algorithm>
#include <unordered_map>

namespace contraflow {

namespace {

constexpr std::size_t kMostExchanged = 500'000; ///< messages of one step: two rows each

/** A listed file as the list means it, or beside the caller, as SimGrid reads it. */
std::optional<std::filesystem::path> presentFile(const std::filesystem::path& list,
                                                 const std::filesystem::path& file)
{
    std::error_code ignored;
    if (std::filesystem::is_regular_file(file, ignored))
        return file;
    const std::filesystem::path beside = std::filesystem::proximate(file, list.parent_path(), ignored);
    return std::filesystem::is_regular_file(beside, ignored) ? std::optional(beside) : std::nullopt;
}

Result<TracePlan> planned(const Project& project, Application application, const TraceTarget& target)
{
    TracePlan plan;
    plan.application = freeName(project, TableKind::applications, application.name);
    plan.processes = application.processes.value();
    ApplicationTarget where;
    where.platform = target.platform;
    where.model = modelForPlatform(project, target.platform);
    where.uncontrolled = uncontrolledForPlatform(project, target.platform);
    ASSIGN_OR_RETURN(plan.edit, addApplication(project, std::move(application), where));

    return plan;
}

} // namespace

Result<TraceFiles> findTrace(const std::vector<std::filesystem::path>& given, const TraceFormat* format)
{
    const auto unknown = [&](const std::filesystem::path& file) {
        return invalidInput("%1: it is no trace that is known; say by --as what it is",
                            {file.filename().string()});
    };
    TraceFiles trace{given, format};
    if (!trace.format)
        trace.format = recogniseTrace(given.front());
    if (trace.format)
        return trace;
    const auto listed = given.size() == 1 ? listedTraces(given.front()) : std::nullopt;
    if (!listed)
        return unknown(given.front());
    trace.files.clear();
    for (const std::filesystem::path& file : *listed) {
        const auto present = presentFile(given.front(), file);
        if (!present)
            return notFound(
                trace.files.empty()
                    ? phrase("%1: it lists %2, of which %3 is not there; put it beside the list; where "
                             "these are hosts, the file is no trace")
                    : phrase("%1: it lists %2, of which %3 is not there; put it beside the list"),
                {given.front().filename().string(), sentenceOf(listed->size(), "1 trace", "%1 traces"),
                 inQuotes(file.lexically_relative(given.front().parent_path()).string())});
        trace.files.push_back(*present);
    }
    trace.format = recogniseTrace(trace.files.front());
    if (!trace.format)
        return unknown(trace.files.front());
    return trace;
}

bool looksLikeTrace(const std::filesystem::path& file)
{
    if (recogniseTrace(file) != nullptr)
        return true;
    const auto listed = listedTraces(file);
    if (!listed)
        return false;
    // Numbered files can be nothing else than a list of the ranks' traces, be they there or not.
    const bool numbered =
        listed->size() > 1 && std::ranges::all_of(*listed, [](const std::filesystem::path& trace) {
            return trace.has_extension() &&
                   trace.stem().string().find_first_of("0123456789") != std::string::npos;
        });
    return numbered || std::ranges::any_of(*listed, [&](const std::filesystem::path& trace) {
               return presentFile(file, trace).has_value();
           });
}

Result<ReadTrace> readTrace(const TraceFiles& trace, const TraceTarget& target)
{
    if (target.flopsPerSecond > 0 && !trace.format->countsFlops)
        return invalidInput("a trace of the format %1 says how long it computes and takes no --speed",
                            {trace.format->name});
    return trace.format->read(trace.files, {target.flopsPerSecond, target.stop, target.format != nullptr});
}

Result<TracePlan> planTrace(const Project& project, const TraceFiles& trace, const ReadTrace& read,
                            const TraceTarget& target)
{
    TraceReference reference;
    reference.format = trace.format->name;
    reference.flopsPerSecond = target.flopsPerSecond;
    std::error_code ignored;
    const std::filesystem::path folder =
        std::filesystem::absolute(target.project.empty() ? trace.files.front() : target.project, ignored)
            .parent_path();
    for (std::size_t i = 0; i < trace.files.size(); ++i) {
        const std::string name = nameFrom(folder, std::filesystem::absolute(trace.files[i], ignored));
        if (findInvalidUtf8(name) != std::string::npos)
            return invalidInput(
                "the path %1 has bytes that are not UTF-8, by which a project could not find the trace "
                "again; rename the file or its folder",
                {inQuotes(name)});
        reference.files.push_back({name, read.sha256[i]});
    }
    Application application;
    application.name = target.name.empty() ? fileStem(trace.files.front().filename().string()) : target.name;
    application.processes = CountCell(read.program->processCount());
    DataNode node = traceNode(reference);
    attachTrace(application, node, folder, read.program);
    application.extras.emplace_back(std::string(kTraceKey), std::move(node));
    application.provenance = target.provenance;
    application.provenance.importer = trace.format->name;
    Result<TracePlan> plan = planned(project, std::move(application), target);
    if (!plan)
        return plan;
    plan->format = trace.format;
    plan->events = read.events;
    plan->notes = read.notes;
    return plan;
}

Result<TracePlan> planTrace(const Project& project, const TraceFiles& trace, const TraceTarget& target)
{
    ASSIGN_OR_RETURN(const ReadTrace read, readTrace(trace, target));
    return planTrace(project, trace, read, target);
}

Result<TracePlan> planExchange(const Project& project, const Traffic& traffic, const TraceTarget& target)
{
    if (traffic.messages.size() > kMostExchanged)
        return invalidInput(
            "there are %1 messages, and one step of a program takes up to %2; import them with --messages, "
            "as a workload",
            {groupedCount(traffic.messages.size()), groupedCount(kMostExchanged)});
    std::unordered_map<std::string, std::string> ranks;
    for (const std::string& end : traffic.ends)
        ranks.emplace(end, std::to_string(ranks.size()));
    std::vector<EventRow> rows;
    rows.reserve(2 * traffic.messages.size() + 3);
    if (target.repeat > 1) {
        EventRow& repeat = rows.emplace_back();
        repeat.ranks = "all";
        repeat.event = "repeat";
        repeat.count = std::to_string(target.repeat);
        repeat.label = "step";
    }
    for (const bool isSend : {false, true})
        for (const MessageRow& message : traffic.messages) {
            EventRow& row = rows.emplace_back();
            row.ranks = ranks.at(isSend ? message.source : message.destination);
            row.event = isSend ? "isend" : "irecv";
            row.peer = ranks.at(isSend ? message.destination : message.source);
            row.size = quantityText(message.size.value());
        }
    EventRow& wait = rows.emplace_back();
    wait.ranks = "all";
    wait.event = "waitall";
    if (target.repeat > 1) {
        EventRow& end = rows.emplace_back();
        end.ranks = "all";
        end.event = "end";
    }
    Application application;
    application.name = target.name;
    application.processes = CountCell(static_cast<std::uint32_t>(traffic.ends.size()));
    application.program = SharedRows<EventRow>(std::move(rows));
    application.provenance = traffic.provenance;
    Result<TracePlan> plan = planned(project, std::move(application), target);
    if (!plan)
        return plan;
    plan->events = target.repeat * (2 * traffic.messages.size() + traffic.ends.size());
    plan->notes = traffic.notes;
    const auto late = std::ranges::count_if(traffic.messages, [](const MessageRow& message) {
        return message.start.hasValue() && message.start.value().value > 0;
    });
    if (late > 0)
        plan->notes.push_back(sentence(
            "%1 that start later: in a program all are posted at once; import them as a workload to keep "
            "their times",
            {sentenceOf(static_cast<std::size_t>(late), "1 message", "%1 messages")}));
    noteEarlierImport(project, traffic.provenance, plan->notes);
    return plan;
}

} // namespace contraflow
