// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/measuring_files.h"

#include "core/base/text.h"
#include "core/io/measuring/json_fields.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <set>

namespace contraflow {

namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kPlanKey = "contraflow_plan";

OrderedJson patternJson(const PlannedPattern& pattern)
{
    OrderedJson messages = OrderedJson::array();
    for (const PlannedMessage& message : pattern.messages) {
        OrderedJson one = {{"id", message.id},
                           {"source", message.source},
                           {"destination", message.destination},
                           {"bytes", message.bytes}};
        if (message.start > 0)
            one["start_s"] = message.start;
        messages.push_back(std::move(one));
    }
    return {{"scenario", pattern.scenario},
            {"workload", pattern.workload},
            {"predicted_s", pattern.predicted},
            {"messages", std::move(messages)}};
}

/** Takes the list; the sentence of a fault names the pattern and the message. */
Result<std::vector<PlannedMessage>> readMessages(const std::vector<JsonValue>& items, std::size_t ranks,
                                                 const std::string& where)
{
    std::vector<PlannedMessage> messages;
    std::set<std::string> ids;
    for (const JsonValue& item : items) {
        JsonFields fields(item, where + ", message " + std::to_string(messages.size() + 1));
        PlannedMessage message;
        message.id = fields.text("id");
        message.source = fields.count("source", ranks - 1);
        message.destination = fields.count("destination", ranks - 1);
        message.bytes = fields.count("bytes", std::uint64_t{1} << 50);
        message.start = fields.has("start_s") ? fields.number("start_s") : 0;
        if (!ids.insert(message.id).second)
            fields.fault("has the id " + inQuotes(message.id) + " of another message");
        if (fields.error())
            return *fields.error();
        messages.push_back(std::move(message));
    }
    return messages;
}

Result<PlannedPattern> readPattern(const JsonValue& item, std::size_t number, std::size_t ranks)
{
    const std::string where = "pattern " + std::to_string(number);
    JsonFields fields(item, where);
    PlannedPattern pattern;
    pattern.scenario = fields.text("scenario");
    pattern.workload = fields.text("workload");
    pattern.predicted = fields.number("predicted_s");
    const std::vector<JsonValue>& items = fields.list("messages");
    if (items.empty())
        fields.fault("has no message");
    if (fields.error())
        return *fields.error();
    ASSIGN_OR_RETURN(pattern.messages, readMessages(items, ranks, where));
    return pattern;
}

/** Members that differ from those of an empty event. */
OrderedJson eventJson(const PlannedEvent& event)
{
    const PlannedEvent plain;
    OrderedJson one = {{"do", infoOf(event.kind).name}};
    if (event.kind == EventKind::compute)
        one["seconds"] = event.seconds;
    const auto put = [&one](const char* key, const auto& value, const auto& usual) {
        if (value != usual)
            one[key] = value;
    };
    put("peer", event.peer, plain.peer);
    put("source", event.source, plain.source);
    put("tag", event.tag, plain.tag);
    put("requests", event.requests, plain.requests);
    put("bytes", event.bytes, plain.bytes);
    put("room", event.room, plain.room);
    if (!isCollective(event.kind))
        return one;
    one["algorithm"] = algorithmName(event.algorithm);
    put("group", event.group, plain.group);
    put("root", event.root, plain.root);
    put("segments", event.segments, plain.segments);
    put("channels", event.channels, plain.channels);
    put("sizes", event.sizes, plain.sizes);
    return one;
}

OrderedJson applicationJson(const PlannedApplication& application)
{
    OrderedJson processes = OrderedJson::array();
    for (const std::vector<PlannedEvent>& events : application.events) {
        OrderedJson list = OrderedJson::array();
        for (const PlannedEvent& event : events)
            list.push_back(eventJson(event));
        processes.push_back(std::move(list));
    }
    return {{"name", application.name},
            {"start_s", application.start},
            {"ranks", application.ranks},
            {"groups", application.groups},
            {"events", std::move(processes)}};
}

OrderedJson programJson(const PlannedProgram& program)
{
    OrderedJson applications = OrderedJson::array();
    for (const PlannedApplication& application : program.applications)
        applications.push_back(applicationJson(application));
    OrderedJson one = {{"scenario", program.scenario}, {"predicted_s", program.predicted}};
    if (program.reference)
        one["reference"] = {{"source", program.reference->source},
                            {"destination", program.reference->destination},
                            {"bytes", program.reference->bytes}};
    one["applications"] = std::move(applications);
    return one;
}

/** Whole numbers of a list, each at most `most`. */
template<typename Number>
std::vector<Number> readCounts(JsonFields& fields, const char* key, std::uint64_t most)
{
    std::vector<Number> numbers;
    if (!fields.has(key))
        return numbers;
    for (const JsonValue& item : fields.list(key)) {
        const auto number = item.kind == JsonValue::Kind::number ? parseCount(item.text) : std::nullopt;
        if (!number || *number > most) {
            fields.fault("must have whole numbers of at most " + std::to_string(most) + " in \"" +
                         std::string(key) + "\"");
            return {};
        }
        numbers.push_back(static_cast<Number>(*number));
    }
    return numbers;
}

/** Reads the programs of a plan; a rank, process or group that is not there is a fault. */
class ProgramFields
{
public:
    explicit ProgramFields(std::size_t ranks) : m_ranks(ranks) {}

    Result<PlannedProgram> read(const JsonValue& item, std::size_t number)
    {
        const std::string where = "program " + std::to_string(number);
        JsonFields fields(item, where);
        PlannedProgram program;
        program.scenario = fields.text("scenario");
        program.predicted = fields.number("predicted_s");
        if (fields.has("reference"))
            if (const JsonValue* object = fields.object("reference")) {
                JsonFields members(*object, where + ", reference");
                program.reference = {members.count("source", m_ranks - 1),
                                     members.count("destination", m_ranks - 1),
                                     members.count("bytes", kMostBytes)};
                if (members.error())
                    return *members.error();
            }
        const std::vector<JsonValue>& items = fields.list("applications");
        if (items.empty())
            fields.fault("has no application");
        if (fields.error())
            return *fields.error();
        std::set<std::size_t> taken;
        for (const JsonValue& one : items) {
            ASSIGN_OR_RETURN(PlannedApplication application,
                             readApplication(one, where + ", application " +
                                                      std::to_string(program.applications.size() + 1)));
            for (const std::size_t rank : application.ranks)
                if (!taken.insert(rank).second)
                    return Error{ErrorCode::invalidInput, where + " has two processes on rank " +
                                                              std::to_string(rank) + "; each needs its own"};
            program.applications.push_back(std::move(application));
        }
        return program;
    }

private:
    static constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 50;

    Result<PlannedApplication> readApplication(const JsonValue& item, const std::string& where)
    {
        JsonFields fields(item, where);
        PlannedApplication application;
        application.name = fields.text("name");
        application.start = fields.number("start_s");
        application.ranks = readCounts<std::size_t>(fields, "ranks", m_ranks - 1);
        const std::vector<JsonValue>& groups = fields.list("groups");
        const std::vector<JsonValue>& processes = fields.list("events");
        if (application.ranks.empty() || processes.size() != application.ranks.size())
            fields.fault("must have as many ranks as lists of events, and at least one");
        if (fields.error())
            return *fields.error();
        const std::size_t count = processes.size();
        for (const JsonValue& group : groups) {
            std::vector<std::uint32_t>& members = application.groups.emplace_back();
            for (const JsonValue& member : group.items) {
                const auto number = parseCount(member.text);
                if (!number || *number >= count)
                    return Error{ErrorCode::invalidInput,
                                 where + ": a group has a process that is not there"};
                members.push_back(static_cast<std::uint32_t>(*number));
            }
        }
        for (const JsonValue& list : processes) {
            const std::string place = where + ", process " + std::to_string(application.events.size());
            std::vector<PlannedEvent>& events = application.events.emplace_back();
            for (const JsonValue& one : list.items) {
                ASSIGN_OR_RETURN(PlannedEvent event,
                                 readEvent(one, place + ", event " + std::to_string(events.size() + 1),
                                           application.groups,
                                           static_cast<std::uint32_t>(application.events.size() - 1), count));
                if (++m_events > PlannedProgram::kMostEvents)
                    return Error{ErrorCode::invalidInput, "the plan has more than " +
                                                              groupedCount(PlannedProgram::kMostEvents) +
                                                              " events of programs"};
                events.push_back(std::move(event));
            }
        }
        return application;
    }

    static std::int32_t readPartner(JsonFields& fields, const char* key, std::size_t processes)
    {
        return fields.has(key) ? static_cast<std::int32_t>(fields.count(key, processes - 1)) : kAny;
    }

    static Result<PlannedEvent> readEvent(const JsonValue& item, const std::string& where,
                                          const std::vector<std::vector<std::uint32_t>>& groups,
                                          std::uint32_t process, std::size_t processes)
    {
        JsonFields fields(item, where);
        PlannedEvent event;
        const EventInfo* info = findEvent(fields.text("do"));
        if (fields.error())
            return *fields.error();
        if (!info)
            return Error{ErrorCode::invalidInput,
                         where + ": there is no event " + inQuotes(fields.text("do"))};
        event.kind = info->kind;
        if (event.kind == EventKind::compute)
            event.seconds = fields.number("seconds");
        event.peer = readPartner(fields, "peer", processes);
        event.source = readPartner(fields, "source", processes);
        if (fields.has("tag"))
            event.tag = item.numberAt("tag") == "-1"
                            ? kAny
                            : static_cast<std::int32_t>(fields.count("tag", INT32_MAX));
        event.requests = readCounts<std::uint32_t>(fields, "requests", kNoRequest - 1);
        if (fields.has("bytes"))
            event.bytes = fields.count("bytes", kMostBytes);
        if (fields.has("room"))
            event.room = fields.count("room", kMostBytes);
        const bool sends = event.kind == EventKind::send || event.kind == EventKind::isend ||
                           event.kind == EventKind::sendrecv;
        if (sends && event.peer == kAny)
            fields.fault("sends to nobody");
        if (isCollective(event.kind))
            readCollective(fields, *info, groups, process, event);
        if (fields.error())
            return *fields.error();
        return event;
    }

    static void readCollective(JsonFields& fields, const EventInfo& info,
                               const std::vector<std::vector<std::uint32_t>>& groups, std::uint32_t process,
                               PlannedEvent& event)
    {
        event.algorithm = findAlgorithm(info, fields.text("algorithm"));
        if (event.algorithm == CollectiveAlgorithm::usual)
            fields.fault("names no algorithm that a " + std::string(info.name) + " has");
        if (fields.has("group"))
            event.group = static_cast<std::uint32_t>(fields.count("group", UINT32_MAX));
        if (event.group >= groups.size()) {
            fields.fault("is of a group that is not there");
            return;
        }
        const std::vector<std::uint32_t>& members = groups[event.group];
        if (std::find(members.begin(), members.end(), process) == members.end())
            fields.fault("is of a group that its process is not in");
        if (fields.has("root"))
            event.root =
                static_cast<std::uint32_t>(fields.count("root", members.empty() ? 0 : members.size() - 1));
        constexpr std::uint64_t kMostSegments = 1'000'000;
        constexpr std::uint64_t kMostChannels = 1024;
        if (fields.has("segments"))
            event.segments = std::max<std::uint32_t>(
                1, static_cast<std::uint32_t>(fields.count("segments", kMostSegments)));
        if (fields.has("channels"))
            event.channels = std::max<std::uint32_t>(
                1, static_cast<std::uint32_t>(fields.count("channels", kMostChannels)));
        event.sizes = readCounts<std::uint64_t>(fields, "sizes", kMostBytes);
        if (!event.sizes.empty() && event.sizes.size() != members.size())
            fields.fault("must have a size for each process of its group");
    }

    std::size_t m_ranks;
    std::size_t m_events = 0;
};

} // namespace

std::string planText(const MeasuringPlan& plan)
{
    OrderedJson patterns = OrderedJson::array();
    for (const PlannedPattern& pattern : plan.patterns)
        patterns.push_back(patternJson(pattern));
    OrderedJson programs = OrderedJson::array();
    for (const PlannedProgram& program : plan.programs)
        programs.push_back(programJson(program));
    OrderedJson root = {{kPlanKey, 1},
                        {"project", plan.project},
                        {"project_sha256", plan.projectSha256},
                        {"platform", plan.platform},
                        {"rule", stopRuleJson<OrderedJson>(plan.rule)},
                        {"seed", plan.seed},
                        {"nodes", plan.nodes}};
    if (plan.areNodesHosts)
        root["nodes_are_hosts"] = true;
    root["patterns"] = std::move(patterns);
    if (!programs.empty())
        root["programs"] = std::move(programs);
    return root.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

Result<MeasuringPlan> parsePlan(std::string_view text)
{
    ASSIGN_OR_RETURN(const JsonValue root, readVersioned(text, kPlanKey, "plan of 'contraflow plan'"));
    JsonFields fields(root, "the plan");
    MeasuringPlan plan;
    plan.project = fields.text("project");
    plan.projectSha256 = fields.text("project_sha256");
    plan.platform = fields.text("platform");
    plan.rule = readStopRule(fields);
    plan.seed = fields.count("seed");
    for (const JsonValue& node : fields.list("nodes"))
        plan.nodes.push_back(node.text);
    if (plan.nodes.empty() || plan.nodes.size() > MeasuringPlan::kMostRanks)
        fields.fault("must have 1 to " + groupedCount(MeasuringPlan::kMostRanks) +
                     " nodes, one for each rank");
    plan.areNodesHosts = fields.has("nodes_are_hosts") && fields.flag("nodes_are_hosts");
    const std::vector<JsonValue>& patterns = fields.list("patterns");
    if (fields.error())
        return *fields.error();
    std::set<std::string> scenarios;
    for (const JsonValue& item : patterns) {
        ASSIGN_OR_RETURN(PlannedPattern pattern,
                         readPattern(item, plan.patterns.size() + 1, plan.nodes.size()));
        if (!scenarios.insert(pattern.scenario).second)
            return Error{ErrorCode::invalidInput, "two patterns of the plan are those of scenario " +
                                                      inQuotes(pattern.scenario) + "; rename one of them"};
        plan.patterns.push_back(std::move(pattern));
    }
    if (fields.has("programs")) {
        ProgramFields reader(plan.nodes.size());
        for (const JsonValue& item : fields.list("programs")) {
            ASSIGN_OR_RETURN(PlannedProgram program, reader.read(item, plan.programs.size() + 1));
            if (!scenarios.insert(program.scenario).second)
                return Error{ErrorCode::invalidInput, "two parts of the plan are those of scenario " +
                                                          inQuotes(program.scenario) +
                                                          "; rename one of them"};
            plan.programs.push_back(std::move(program));
        }
    }
    if (fields.error())
        return *fields.error();
    if (plan.runCount() == 0)
        return Error{ErrorCode::invalidInput, "the plan has no pattern and no program"};
    return plan;
}

} // namespace contraflow
