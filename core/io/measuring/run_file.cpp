// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/measuring_files.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/measuring/json_fields.h"

#include <nlohmann/json.hpp>

namespace contraflow {

namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr std::string_view kRunKey = "contraflow_run";

template<typename Value>
void putIf(OrderedJson& object, const char* key, const std::optional<Value>& value)
{
    if (value)
        object[key] = *value;
}

/** Appends what repetitions say. */
void putTimes(OrderedJson& one, const RepetitionSummary& times)
{
    one["mean_s"] = times.mean.mean;
    putIf(one, "half_width_s", times.mean.halfWidth);
    one["repetitions"] = times.mean.count;
    one["warm_up"] = times.warmUp;
    one["smallest_s"] = times.smallest;
    one["largest_s"] = times.largest;
    one["outliers"] = times.outliers;
    putIf(one, "drift", times.drift);
    if (times.levels)
        one["levels"] = {{"low_s", times.levels->low},
                         {"high_s", times.levels->high},
                         {"high_share", times.levels->highShare}};
}

OrderedJson messageJson(const RepeatedMessage& message)
{
    OrderedJson one = {{"id", message.id},
                       {"source", message.source},
                       {"destination", message.destination},
                       {"bytes", message.bytes},
                       {"start_s", message.start}};
    putIf(one, "sent_s", message.sent);
    putTimes(one, message.times);
    return one;
}

/** Appends what a pattern and a program have alike. */
template<typename Repeated>
void putRepetitions(OrderedJson& one, const Repeated& repeated)
{
    one["repetitions"] = repeated.repetitions;
    one["late"] = repeated.late;
    one["attempts"] = repeated.attempts;
    one["was_quiet"] = repeated.wasQuiet;
    one["clock_accuracy_s"] = repeated.clockAccuracy;
    one["reference"] = {{"message", repeated.reference.message},
                        {"before_s", repeated.reference.before},
                        {"after_s", repeated.reference.after}};
    one["session"] = repeated.session + 1;
    OrderedJson clocks = OrderedJson::array();
    for (const ClockOffsets& clock : repeated.clocks)
        clocks.push_back({{"at_s", clock.at}, {"offsets_s", clock.ofRanks}});
    if (!clocks.empty())
        one["clocks"] = std::move(clocks);
}

OrderedJson measuredJson(const RepeatedPattern& pattern)
{
    OrderedJson messages = OrderedJson::array();
    for (const RepeatedMessage& message : pattern.messages)
        messages.push_back(messageJson(message));
    OrderedJson one = {{"scenario", pattern.scenario}, {"workload", pattern.workload}};
    putRepetitions(one, pattern);
    one["messages"] = std::move(messages);
    return one;
}

OrderedJson measuredJson(const RepeatedProgram& program)
{
    OrderedJson tasks = OrderedJson::array();
    for (const RepeatedTask& task : program.tasks) {
        tasks.push_back({{"task", task.task}, {"node", task.node}});
        putTimes(tasks.back(), task.times);
    }
    OrderedJson events = OrderedJson::array();
    for (const RepeatedEvent& event : program.events) {
        events.push_back({{"task", event.task}, {"do", infoOf(event.kind).name}, {"start_s", event.start}});
        putTimes(events.back(), event.times);
    }
    OrderedJson one = {{"scenario", program.scenario},
                       {"applications", program.applications},
                       {"collectives", nameOfValue(kCollectiveUses, program.collectives)},
                       {"compute", nameOfValue(kComputeUses, program.compute)}};
    putRepetitions(one, program);
    one["tasks"] = std::move(tasks);
    one["events"] = std::move(events);
    return one;
}

OrderedJson hostJson(const MeasuredHost& host)
{
    OrderedJson facts = OrderedJson::object();
    for (const auto& [key, value] : host.facts)
        facts[key] = value;
    return {{"name", host.name}, {"ranks", host.ranks}, {"facts", std::move(facts)}};
}

/** Appends what a session has. */
void putSession(OrderedJson& one, const MeasuringSession& session)
{
    OrderedJson hosts = OrderedJson::array();
    for (const MeasuredHost& host : session.hosts)
        hosts.push_back(hostJson(host));
    one["program"] = session.program;
    one["mpi"] = session.mpi;
    one["started"] = session.started;
    if (!session.waiting.empty())
        one["wait"] = session.waiting;
    one["placed_as_planned"] = session.isPlacedAsPlanned;
    one["hosts"] = std::move(hosts);
}

/** A number with its sign. */
std::optional<double> readDrift(const JsonValue& item, JsonFields& fields)
{
    if (!fields.has("drift"))
        return {};
    const auto number = parseNumber(item.numberAt("drift"));
    if (!number)
        fields.fault(sentence("has a drift that is no number"));
    return number;
}

std::optional<TwoLevels> readLevels(JsonFields& fields)
{
    if (!fields.has("levels"))
        return {};
    const JsonValue* object = fields.object("levels");
    if (!object)
        return {};
    JsonFields members = fields.part(*object, "levels");
    const TwoLevels levels{members.number("low_s"), members.number("high_s"), members.number("high_share")};
    fields.take(members);
    return levels;
}

RepetitionSummary readTimes(const JsonValue& item, JsonFields& fields)
{
    RepetitionSummary times;
    times.mean.mean = fields.number("mean_s");
    if (fields.has("half_width_s"))
        times.mean.halfWidth = fields.number("half_width_s");
    times.mean.count = fields.count("repetitions");
    times.warmUp = fields.count("warm_up");
    times.smallest = fields.number("smallest_s");
    times.largest = fields.number("largest_s");
    times.outliers = fields.count("outliers");
    times.drift = readDrift(item, fields);
    times.levels = readLevels(fields);
    return times;
}

Result<RepeatedMessage> readRepeatedMessage(const JsonValue& item, const std::string& where)
{
    JsonFields fields(item, where);
    RepeatedMessage message;
    message.id = fields.text("id");
    message.source = fields.text("source");
    message.destination = fields.text("destination");
    message.bytes = fields.count("bytes");
    message.start = fields.number("start_s");
    if (fields.has("sent_s"))
        message.sent = fields.number("sent_s");
    message.times = readTimes(item, fields);
    if (fields.error())
        return *fields.error();
    return message;
}

ReferenceTimes readReference(JsonFields& fields)
{
    const JsonValue* object = fields.object("reference");
    if (!object)
        return {};
    JsonFields members = fields.part(*object, "reference");
    ReferenceTimes reference{members.text("message"), members.number("before_s"), members.number("after_s")};
    fields.take(members);
    return reference;
}

/** The offsets of clocks, which files of older versions lack. */
std::vector<ClockOffsets> readClocks(JsonFields& fields)
{
    std::vector<ClockOffsets> clocks;
    if (!fields.has("clocks"))
        return clocks;
    for (const JsonValue& item : fields.list("clocks")) {
        JsonFields members = fields.part(item, "clocks");
        ClockOffsets clock{members.number("at_s"), {}};
        for (const JsonValue& offset : members.list("offsets_s")) {
            const auto number = parseNumber(offset.text);
            if (!number)
                members.fault(sentence("has an offset that is no number"));
            clock.ofRanks.push_back(number.value_or(0));
        }
        fields.take(members);
        clocks.push_back(std::move(clock));
    }
    return clocks;
}

template<typename Repeated>
void readRepetitions(JsonFields& fields, Repeated& repeated)
{
    repeated.repetitions = fields.count("repetitions");
    repeated.late = fields.count("late");
    repeated.attempts = fields.count("attempts");
    repeated.wasQuiet = fields.flag("was_quiet");
    repeated.clockAccuracy = fields.number("clock_accuracy_s");
    repeated.reference = readReference(fields);
    if (fields.has("session")) {
        const std::uint64_t number = fields.count("session");
        if (number == 0)
            fields.fault(sentence("is of session 0; they are counted from 1"));
        repeated.session = number - 1;
    }
    repeated.clocks = readClocks(fields);
}

/** A choice by its name. */
template<typename Table>
auto readChoice(JsonFields& fields, const char* key, const Table& table)
{
    const std::string name = fields.text(key);
    const auto value = valueOfName(table, name);
    if (!value)
        fields.fault(sentence("has %1 as %2, which is none of its words", {inQuotes(name), inQuotes(key)}));
    return value.value_or(table.front().second);
}

Result<RepeatedProgram> readRepeatedProgram(const JsonValue& item, std::size_t number)
{
    const std::string where = sentence("program %1", {std::to_string(number)});
    JsonFields fields(item, where);
    RepeatedProgram program;
    program.scenario = fields.text("scenario");
    for (const JsonValue& name : fields.list("applications"))
        program.applications.push_back(name.text);
    program.collectives = readChoice(fields, "collectives", kCollectiveUses);
    program.compute = readChoice(fields, "compute", kComputeUses);
    readRepetitions(fields, program);
    const std::vector<JsonValue>& tasks = fields.list("tasks");
    const std::vector<JsonValue>& events = fields.list("events");
    if (fields.error())
        return *fields.error();
    for (const JsonValue& one : tasks) {
        const std::string place =
            where + ", " + sentence("task %1", {std::to_string(program.tasks.size() + 1)});
        JsonFields members(one, place);
        RepeatedTask task{members.text("task"), members.text("node"), readTimes(one, members)};
        if (members.error())
            return *members.error();
        program.tasks.push_back(std::move(task));
    }
    for (const JsonValue& one : events) {
        const std::string place =
            where + ", " + sentence("event %1", {std::to_string(program.events.size() + 1)});
        JsonFields members(one, place);
        RepeatedEvent event{members.text("task"), EventKind::compute, members.number("start_s"),
                            readTimes(one, members)};
        const EventInfo* info = findEvent(members.text("do"));
        if (!info)
            members.fault(sentence("is of a kind that there is not"));
        if (members.error())
            return *members.error();
        event.kind = info->kind;
        program.events.push_back(std::move(event));
    }
    return program;
}

Result<RepeatedPattern> readRepeatedPattern(const JsonValue& item, std::size_t number)
{
    const std::string where = sentence("pattern %1", {std::to_string(number)});
    JsonFields fields(item, where);
    RepeatedPattern pattern;
    pattern.scenario = fields.text("scenario");
    pattern.workload = fields.text("workload");
    readRepetitions(fields, pattern);
    const std::vector<JsonValue>& items = fields.list("messages");
    if (fields.error())
        return *fields.error();
    for (const JsonValue& message : items) {
        ASSIGN_OR_RETURN(
            RepeatedMessage read,
            readRepeatedMessage(message,
                                where + ", " +
                                    sentence("message %1", {std::to_string(pattern.messages.size() + 1)})));
        pattern.messages.push_back(std::move(read));
    }
    return pattern;
}

Result<MeasuredHost> readHost(const JsonValue& item, std::size_t number)
{
    JsonFields fields(item, sentence("host %1", {std::to_string(number)}));
    MeasuredHost host;
    host.name = fields.text("name");
    for (const JsonValue& rank : fields.list("ranks"))
        host.ranks.push_back(parseCount(rank.text).value_or(0));
    if (const JsonValue* facts = fields.object("facts"))
        for (std::size_t i = 0; i < facts->keys.size(); ++i)
            host.facts.emplace_back(facts->keys[i], facts->items[i].text);
    if (fields.error())
        return *fields.error();
    return host;
}

/** What a session has. */
Result<MeasuringSession> readSession(JsonFields& fields)
{
    MeasuringSession session;
    session.program = fields.text("program");
    session.mpi = fields.text("mpi");
    session.started = fields.text("started");
    if (fields.has("wait"))
        session.waiting = fields.text("wait");
    session.isPlacedAsPlanned = fields.flag("placed_as_planned");
    for (const JsonValue& item : fields.list("hosts")) {
        ASSIGN_OR_RETURN(MeasuredHost host, readHost(item, session.hosts.size() + 1));
        session.hosts.push_back(std::move(host));
    }
    if (fields.error())
        return *fields.error();
    return session;
}

Result<std::vector<MeasuringSession>> readEarlierSessions(JsonFields& fields)
{
    std::vector<MeasuringSession> sessions;
    if (!fields.has("earlier_sessions"))
        return sessions;
    for (const JsonValue& item : fields.list("earlier_sessions")) {
        JsonFields members(item, sentence("session %1", {std::to_string(sessions.size() + 1)}));
        ASSIGN_OR_RETURN(MeasuringSession session, readSession(members));
        sessions.push_back(std::move(session));
    }
    return sessions;
}

/** Whether a pattern or program is of a session that the run has not. */
template<typename Repeated>
bool isOfNoSession(const Repeated& repeated, const MeasuredRun& run)
{
    return repeated.session > run.earlierSessions.size();
}

Error ofNoSession(const std::string& what)
{
    return {ErrorCode::invalidInput, sentence("%1 is of a session that the result does not have", {what})};
}

} // namespace

std::string runText(const MeasuredRun& run)
{
    OrderedJson patterns = OrderedJson::array();
    for (const RepeatedPattern& pattern : run.patterns)
        patterns.push_back(measuredJson(pattern));
    OrderedJson programs = OrderedJson::array();
    for (const RepeatedProgram& program : run.programs)
        programs.push_back(measuredJson(program));
    OrderedJson root = {{kRunKey, 1},
                        {"plan_sha256", run.planSha256},
                        {"project", run.project},
                        {"project_sha256", run.projectSha256},
                        {"platform", run.platform},
                        {"rule", stopRuleJson<OrderedJson>(run.rule)},
                        {"planned", run.planned},
                        {"finished", run.isFinished}};
    putSession(root, run.session);
    for (const MeasuringSession& session : run.earlierSessions) {
        OrderedJson one = OrderedJson::object();
        putSession(one, session);
        root["earlier_sessions"].push_back(std::move(one));
    }
    root["patterns"] = std::move(patterns);
    if (!programs.empty())
        root["programs"] = std::move(programs);
    return root.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

Result<MeasuredRun> parseRun(std::string_view text)
{
    ASSIGN_OR_RETURN(const JsonValue root, readVersioned(text, kRunKey, phrase("result of contraflow-run")));
    JsonFields fields(root, sentence("the result"));
    MeasuredRun run;
    run.planSha256 = fields.text("plan_sha256");
    run.project = fields.text("project");
    run.projectSha256 = fields.text("project_sha256");
    run.platform = fields.text("platform");
    run.rule = readStopRule(fields);
    if (fields.has("planned"))
        run.planned = fields.count("planned");
    run.isFinished = fields.has("finished") && fields.flag("finished");
    ASSIGN_OR_RETURN(run.session, readSession(fields));
    ASSIGN_OR_RETURN(run.earlierSessions, readEarlierSessions(fields));
    const std::vector<JsonValue>& patterns = fields.list("patterns");
    if (fields.error())
        return *fields.error();
    for (const JsonValue& item : patterns) {
        ASSIGN_OR_RETURN(RepeatedPattern pattern, readRepeatedPattern(item, run.patterns.size() + 1));
        if (isOfNoSession(pattern, run))
            return ofNoSession(sentence("pattern %1", {inQuotes(pattern.scenario)}));
        run.patterns.push_back(std::move(pattern));
    }
    if (!fields.has("programs"))
        return run;
    for (const JsonValue& item : fields.list("programs")) {
        ASSIGN_OR_RETURN(RepeatedProgram program, readRepeatedProgram(item, run.programs.size() + 1));
        if (isOfNoSession(program, run))
            return ofNoSession(sentence("program %1", {inQuotes(program.scenario)}));
        run.programs.push_back(std::move(program));
    }
    return run;
}

} // namespace contraflow
