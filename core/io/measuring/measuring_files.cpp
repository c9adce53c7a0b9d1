// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/measuring_files.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/text/json_value.h"

#include <algorithm>
#include <limits>
#include <set>

#include <nlohmann/json.hpp>

namespace contraflow {

namespace {

using OrderedJson = nlohmann::ordered_json;

constexpr const char* kPlanKey = "contraflow_plan";
constexpr const char* kRunKey = "contraflow_run";

constexpr std::uint64_t kMostBytes = std::uint64_t{1} << 50;
constexpr std::uint64_t kMostRepetitions = 1'000'000;

// A record names its members once, in describe(), for ReadFields and for WrittenFields alike.

enum class Sign
{
    none, ///< at least 0
    any,
};

/** Takes members out of a JSON object and keeps the first fault. */
class ReadFields
{
public:
    static constexpr bool kReads = true;
    template<typename Record>
    using Of = Record&;

    /** `where` begins the sentences: "pattern 2"; those about items of lists begin with `outer` and the
     * item's own name. */
    ReadFields(const JsonValue& object, std::string where, std::string outer)
        : m_object(object)
        , m_where(std::move(where))
        , m_outer(std::move(outer))
    {
        if (object.kind != JsonValue::Kind::object)
            fault(sentence("is no object"));
    }

    /** Whether a member that may be missing is there. */
    [[nodiscard]] bool wants(std::string_view key, bool /*isWritten*/) const
    {
        const JsonValue* found = m_object.find(key);
        return found && found->kind != JsonValue::Kind::null;
    }

    void value(std::string_view key, std::string& value)
    {
        if (const JsonValue* found = member(key, JsonValue::Kind::string, phrase("a text")))
            value = found->text;
    }
    void value(std::string_view key, bool& value)
    {
        if (const JsonValue* found = member(key, JsonValue::Kind::boolean, phrase("true or false")))
            value = found->text == "true";
    }
    void value(std::string_view key, double& value, Sign sign = Sign::none)
    {
        const JsonValue* found = member(key, JsonValue::Kind::number, phrase("a number"));
        const auto number = found ? parseNumber(found->text) : std::nullopt;
        if (number && (*number >= 0 || sign == Sign::any))
            value = *number;
        else if (found)
            fault(sentence("has %1 as %2, which must be 0 or more", {inQuotes(found->text), inQuotes(key)}));
    }
    template<std::unsigned_integral Count>
    void value(std::string_view key, Count& value, std::uint64_t most = std::numeric_limits<Count>::max())
    {
        if (const JsonValue* found = member(key, JsonValue::Kind::number, phrase("a number")))
            value = countOf(*found, key, most, value);
    }
    /** A process or tag; -1 is any. */
    void value(std::string_view key, std::int32_t& value, std::uint64_t most)
    {
        const JsonValue* found = member(key, JsonValue::Kind::number, phrase("a number"));
        if (found && found->text == "-1")
            value = kAny;
        else if (found)
            value = static_cast<std::int32_t>(countOf(*found, key, most, std::uint64_t{0}));
    }
    void value(std::string_view key, std::vector<std::string>& texts)
    {
        for (const JsonValue& item : itemsOf(key))
            texts.push_back(item.text);
    }
    void value(std::string_view key, std::vector<double>& numbers)
    {
        for (const JsonValue& item : itemsOf(key))
            if (const auto number = parseNumber(item.text))
                numbers.push_back(*number);
            else
                fault(sentence("lacks %1, %2", {inQuotes(key), sentence(phrase("a list of numbers"))}));
    }
    template<std::unsigned_integral Count>
    void value(std::string_view key, std::vector<Count>& counts, std::uint64_t most)
    {
        counts = countsOf<Count>(itemsOf(key), key, most);
    }
    template<std::unsigned_integral Count>
    void value(std::string_view key, std::vector<std::vector<Count>>& lists, std::uint64_t most)
    {
        for (const JsonValue& list : itemsOf(key))
            lists.push_back(countsOf<Count>(list.items, key, most));
    }

    /** One of the words of a table. */
    template<typename Value, typename Table>
    void word(std::string_view key, Value& value, const Table& table)
    {
        word(
            key, value, [&table](std::string_view name) { return valueNamed(name, table); },
            [](Value) { return std::string_view(); });
    }
    template<typename Value, typename Find, typename NameOf>
    void word(std::string_view key, Value& value, Find find, NameOf /*nameOf*/)
    {
        std::string name;
        this->value(key, name);
        if (const std::optional<Value> found = find(name))
            value = *found;
        else
            fault(sentence("has %1 as %2, which is none of its words", {inQuotes(name), inQuotes(key)}));
    }

    template<typename Record, typename... More>
    void object(std::string_view key, Record& record, More&... more)
    {
        if (const JsonValue* found = member(key, JsonValue::Kind::object, phrase("an object")))
            describePart(*found, m_where + ", " + std::string(key), record, more...);
    }
    /** A record, or a number, that may be missing. */
    template<typename Value, typename... More>
    void optional(std::string_view key, std::optional<Value>& value, More... more)
    {
        if (!wants(key, false))
            return;
        if constexpr (std::is_same_v<Value, double>)
            this->value(key, value.emplace(), more...);
        else
            object(key, value.emplace(), more...);
    }
    /** `name` is what an item is called in sentences: "message %1". */
    template<typename Record, typename... More>
    void list(std::string_view key, std::vector<Record>& records, std::string_view name, More&... more)
    {
        addItems(itemsOf(key), m_outer, records, name, more...);
    }
    /** A list of records for each of so many processes, from 0 on, which have ranks. */
    template<typename Record, typename... More>
    void processes(std::string_view key, std::vector<std::vector<Record>>& lists, std::size_t count,
                   std::string_view name, More&... more)
    {
        const std::vector<JsonValue>& processes = itemsOf(key);
        if (processes.size() != count)
            fault("must have as many ranks as lists of " + std::string(key));
        for (const JsonValue& found : processes) {
            const std::string place = sentence("process %1", {std::to_string(lists.size())});
            addItems(found.items, m_outer + place + ", ", lists.emplace_back(), name, more...);
        }
    }
    void facts(std::string_view key, std::vector<std::pair<std::string, std::string>>& facts)
    {
        if (const JsonValue* found = member(key, JsonValue::Kind::object, phrase("an object")))
            for (std::size_t i = 0; i < found->keys.size(); ++i)
                facts.emplace_back(found->keys[i], found->items[i].text);
    }

    /** Keeps "`where` `what`" unless there is a fault already. */
    void fault(const std::string& what)
    {
        if (!m_error)
            m_error = Error{ErrorCode::invalidInput, m_where + " " + what};
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    const JsonValue* member(std::string_view key, JsonValue::Kind kind, std::string_view what)
    {
        const JsonValue* found = m_object.find(key);
        if (found && found->kind == kind)
            return found;
        fault(sentence("lacks %1, %2", {inQuotes(key), sentence(what)}));
        return nullptr;
    }
    const std::vector<JsonValue>& itemsOf(std::string_view key)
    {
        static const std::vector<JsonValue> none;
        const JsonValue* found = member(key, JsonValue::Kind::array, phrase("a list"));
        return found ? found->items : none;
    }
    template<typename Count>
    Count countOf(const JsonValue& found, std::string_view key, std::uint64_t most, Count otherwise)
    {
        const auto number = parseCount(found.text);
        if (number && *number <= most)
            return static_cast<Count>(*number);
        fault(sentence("has %1 as %2, which must be a whole number up to %3",
                       {inQuotes(found.text), inQuotes(key), std::to_string(most)}));
        return otherwise;
    }
    template<typename Count>
    std::vector<Count> countsOf(const std::vector<JsonValue>& items, std::string_view key, std::uint64_t most)
    {
        return mapped<Count>(items,
                             [&](const JsonValue& item) { return countOf(item, key, most, Count{0}); });
    }
    template<typename Record, typename... More>
    void addItems(const std::vector<JsonValue>& items, const std::string& outer, std::vector<Record>& records,
                  std::string_view name, More&... more)
    {
        for (const JsonValue& item : items) {
            if (m_error)
                return;
            const std::string place = outer + sentence(name, {std::to_string(records.size() + 1)});
            describePart(item, place, records.emplace_back(), more...);
        }
    }
    template<typename Record, typename... More>
    void describePart(const JsonValue& object, const std::string& where, Record& record, More&... more)
    {
        ReadFields part(object, where, where + ", ");
        describe(part, record, more...);
        if (!m_error)
            m_error = part.m_error;
    }

    const JsonValue& m_object;
    std::string m_where;
    std::string m_outer;
    std::optional<Error> m_error;
};

/** Writes what ReadFields reads. */
class WrittenFields
{
public:
    static constexpr bool kReads = false;
    template<typename Record>
    using Of = const Record&;

    [[nodiscard]] bool wants(std::string_view /*key*/, bool isWritten) const { return isWritten; }

    template<typename Value, typename... Limits>
    void value(const char* key, const Value& value, Limits... /*limits*/)
    {
        m_object[key] = value;
    }
    template<typename Value, typename Table>
    void word(const char* key, Value value, const Table& table)
    {
        m_object[key] = contraflow::nameOf(value, table);
    }
    template<typename Value, typename Find, typename NameOf>
    void word(const char* key, Value value, Find /*find*/, NameOf nameOf)
    {
        m_object[key] = nameOf(value);
    }
    template<typename Record, typename... More>
    void object(const char* key, const Record& record, More&... more)
    {
        m_object[key] = written(record, more...);
    }
    template<typename Value, typename... More>
    void optional(const char* key, const std::optional<Value>& value, More... more)
    {
        if constexpr (std::is_same_v<Value, double>) {
            if (value)
                m_object[key] = *value;
        } else if (value) {
            object(key, *value, more...);
        }
    }
    template<typename Record, typename... More>
    void list(const char* key, const std::vector<Record>& records, std::string_view /*name*/, More&... more)
    {
        m_object[key] = items(records, more...);
    }
    template<typename Record, typename... More>
    void processes(const char* key, const std::vector<std::vector<Record>>& lists, std::size_t /*count*/,
                   std::string_view /*name*/, More&... more)
    {
        OrderedJson& all = m_object[key] = OrderedJson::array();
        for (const std::vector<Record>& records : lists)
            all.push_back(items(records, more...));
    }
    void facts(const char* key, const std::vector<std::pair<std::string, std::string>>& facts)
    {
        OrderedJson& all = m_object[key] = OrderedJson::object();
        for (const auto& [name, text] : facts)
            all[name] = text;
    }

    /** What is written is right. */
    void fault(const std::string& /*what*/) {}

    [[nodiscard]] std::string text() const
    {
        return m_object.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
    }

private:
    template<typename Record, typename... More>
    static OrderedJson written(const Record& record, More&... more)
    {
        WrittenFields part;
        describe(part, record, more...);
        return std::move(part.m_object);
    }
    template<typename Record, typename... More>
    static OrderedJson items(const std::vector<Record>& records, More&... more)
    {
        OrderedJson all = OrderedJson::array();
        for (const Record& record : records)
            all.push_back(written(record, more...));
        return all;
    }

    OrderedJson m_object = OrderedJson::object();
};

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<StopRule> rule)
{
    fields.value("half_width", rule.halfWidth);
    fields.value("fewest", rule.fewest, kMostRepetitions);
    fields.value("most", rule.most, kMostRepetitions);
}

template<typename Fields>
void describeRule(Fields& fields, typename Fields::template Of<StopRule> rule)
{
    fields.object("rule", rule);
    if (!(rule.halfWidth > 0) || rule.fewest < 2 || rule.most < rule.fewest)
        fields.fault(
            sentence("has a rule that never ends: half_width must be above 0, fewest at least 2 and most at "
                     "least as large"));
}

// Plans

/** What the records of a plan are held against. */
struct PlanLimits
{
    std::size_t ranks = 0;
    std::size_t events = 0;           ///< of programs, read so far
    std::set<std::string> ids = {};   ///< of the messages of a pattern
    std::set<std::size_t> taken = {}; ///< ranks that have a process of the program
};

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<PlannedMessage> message, PlanLimits& limits)
{
    fields.value("id", message.id);
    fields.value("source", message.source, limits.ranks - 1);
    fields.value("destination", message.destination, limits.ranks - 1);
    fields.value("bytes", message.bytes, kMostBytes);
    if (fields.wants("start_s", message.start > 0))
        fields.value("start_s", message.start);
    if (!limits.ids.insert(message.id).second)
        fields.fault("has the id " + inQuotes(message.id) + " of another message");
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<PlannedPattern> pattern, PlanLimits& limits)
{
    limits.ids.clear();
    fields.value("scenario", pattern.scenario);
    fields.value("workload", pattern.workload);
    fields.value("predicted_s", pattern.predicted);
    fields.list("messages", pattern.messages, phrase("message %1"), limits);
    if (pattern.messages.empty())
        fields.fault("has no message");
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<PlannedReference> reference, PlanLimits& limits)
{
    fields.value("source", reference.source, limits.ranks - 1);
    fields.value("destination", reference.destination, limits.ranks - 1);
    fields.value("bytes", reference.bytes, kMostBytes);
}

template<typename Fields>
void describeKind(Fields& fields, typename Fields::template Of<EventKind> kind)
{
    fields.word(
        "do", kind,
        [](std::string_view name) {
            const EventInfo* info = findEvent(name);
            return info ? std::optional(info->kind) : std::nullopt;
        },
        [](EventKind known) { return infoOf(known).name; });
}

template<typename Fields>
void describeCollective(Fields& fields, typename Fields::template Of<PlannedEvent> event)
{
    const EventInfo& info = infoOf(event.kind);
    fields.word(
        "algorithm", event.algorithm,
        [&info](std::string_view name) {
            const CollectiveAlgorithm known = findAlgorithm(info, name);
            return known == CollectiveAlgorithm::usual ? std::nullopt : std::optional(known);
        },
        algorithmName);
    if (fields.wants("group", event.group != 0))
        fields.value("group", event.group);
    if (fields.wants("root", event.root != 0))
        fields.value("root", event.root);
    if (fields.wants("segments", event.segments != 1))
        fields.value("segments", event.segments, 1'000'000);
    if (fields.wants("channels", event.channels != 1))
        fields.value("channels", event.channels, 1024);
    if (fields.wants("sizes", !event.sizes.empty()))
        fields.value("sizes", event.sizes, kMostBytes);
}

/** Holds what was read of a collective against the groups of its program. */
void checkCollective(ReadFields& fields, PlannedEvent& event, const PlannedApplication& application)
{
    event.segments = std::max<std::uint32_t>(1, event.segments);
    event.channels = std::max<std::uint32_t>(1, event.channels);
    if (event.group >= application.groups.size())
        return fields.fault("is of a group that is not there");
    const std::vector<std::uint32_t>& members = application.groups[event.group];
    if (!contains(members, application.events.size() - 1))
        fields.fault("is of a group that its process is not in");
    if (event.root >= std::max<std::size_t>(1, members.size()))
        fields.fault("has a root that its group does not have");
    if (!event.sizes.empty() && event.sizes.size() != members.size())
        fields.fault("must have a size for each process of its group");
}

/** Members that differ from those of an empty event. */
template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<PlannedEvent> event, PlanLimits& limits,
              typename Fields::template Of<PlannedApplication> application)
{
    const std::size_t last = application.ranks.size() - 1;
    describeKind(fields, event.kind);
    if (event.kind == EventKind::compute)
        fields.value("seconds", event.seconds);
    if (fields.wants("peer", event.peer != kAny))
        fields.value("peer", event.peer, last);
    if (fields.wants("source", event.source != kAny))
        fields.value("source", event.source, last);
    if (fields.wants("tag", event.tag != 0))
        fields.value("tag", event.tag, INT32_MAX);
    if (fields.wants("requests", !event.requests.empty()))
        fields.value("requests", event.requests, kNoRequest - 1);
    if (fields.wants("bytes", event.bytes != 0))
        fields.value("bytes", event.bytes, kMostBytes);
    if (fields.wants("room", event.room != 0))
        fields.value("room", event.room, kMostBytes);
    if (isCollective(event.kind))
        describeCollective(fields, event);
    if constexpr (Fields::kReads) {
        if (isCollective(event.kind))
            checkCollective(fields, event, application);
        const bool sends = event.kind == EventKind::send || event.kind == EventKind::isend ||
                           event.kind == EventKind::sendrecv;
        if (sends && event.peer == kAny)
            fields.fault("sends to nobody");
        if (++limits.events > PlannedProgram::kMostEvents)
            fields.fault("is one more than the " + groupedCount(PlannedProgram::kMostEvents) +
                         " events of programs that a plan may have");
    }
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<PlannedApplication> application,
              PlanLimits& limits)
{
    fields.value("name", application.name);
    fields.value("start_s", application.start);
    fields.value("ranks", application.ranks, limits.ranks - 1);
    if (application.ranks.empty())
        fields.fault("has no process");
    for (const std::size_t rank : application.ranks)
        if (!limits.taken.insert(rank).second)
            fields.fault("puts two processes on rank " + std::to_string(rank) + "; each needs its own");
    const std::size_t count = application.ranks.size();
    fields.value("groups", application.groups, UINT32_MAX);
    fields.processes("events", application.events, count, phrase("event %1"), limits, application);
    for (const std::vector<std::uint32_t>& group : application.groups)
        if (std::ranges::any_of(group, [count](std::uint32_t member) { return member >= count; }))
            fields.fault("has a group with a process that is not there");
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<PlannedProgram> program, PlanLimits& limits)
{
    limits.taken.clear();
    fields.value("scenario", program.scenario);
    fields.value("predicted_s", program.predicted);
    if (fields.wants("reference", program.reference.has_value())) {
        if constexpr (Fields::kReads)
            program.reference.emplace();
        fields.object("reference", *program.reference, limits);
    }
    fields.list("applications", program.applications, phrase("application %1"), limits);
    if (program.applications.empty())
        fields.fault("has no application");
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<MeasuringPlan> plan)
{
    fields.value("project", plan.project);
    fields.value("project_sha256", plan.projectSha256);
    fields.value("platform", plan.platform);
    describeRule(fields, plan.rule);
    fields.value("seed", plan.seed);
    fields.value("nodes", plan.nodes);
    if (plan.nodes.empty() || plan.nodes.size() > MeasuringPlan::kMostRanks)
        fields.fault("must have 1 to " + groupedCount(MeasuringPlan::kMostRanks) +
                     " nodes, one for each rank");
    if (fields.wants("nodes_are_hosts", plan.areNodesHosts))
        fields.value("nodes_are_hosts", plan.areNodesHosts);
    PlanLimits limits{.ranks = plan.nodes.size()};
    fields.list("patterns", plan.patterns, phrase("pattern %1"), limits);
    if (fields.wants("programs", !plan.programs.empty()))
        fields.list("programs", plan.programs, phrase("program %1"), limits);
    if (plan.runCount() == 0)
        fields.fault("has no pattern and no program");
    std::set<std::string> scenarios;
    for (std::size_t run = 0; run < plan.runCount(); ++run)
        if (!scenarios.insert(plan.scenarioOf(run)).second)
            fields.fault("has two parts of the scenario " + inQuotes(plan.scenarioOf(run)) +
                         "; rename one of them");
}

// Results

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<TwoLevels> levels)
{
    fields.value("low_s", levels.low);
    fields.value("high_s", levels.high);
    fields.value("high_share", levels.highShare);
}

template<typename Fields>
void describeTimes(Fields& fields, typename Fields::template Of<RepetitionSummary> times)
{
    fields.value("mean_s", times.mean.mean);
    fields.optional("half_width_s", times.mean.halfWidth);
    fields.value("repetitions", times.mean.count);
    fields.value("warm_up", times.warmUp);
    fields.value("smallest_s", times.smallest);
    fields.value("largest_s", times.largest);
    fields.value("outliers", times.outliers);
    fields.optional("drift", times.drift, Sign::any);
    fields.optional("levels", times.levels);
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<RepeatedMessage> message)
{
    fields.value("id", message.id);
    fields.value("source", message.source);
    fields.value("destination", message.destination);
    fields.value("bytes", message.bytes);
    fields.value("start_s", message.start);
    fields.optional("sent_s", message.sent);
    describeTimes(fields, message.times);
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<RepeatedTask> task)
{
    fields.value("task", task.task);
    fields.value("node", task.node);
    describeTimes(fields, task.times);
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<RepeatedEvent> event)
{
    fields.value("task", event.task);
    describeKind(fields, event.kind);
    fields.value("start_s", event.start);
    describeTimes(fields, event.times);
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<ReferenceTimes> reference)
{
    fields.value("message", reference.message);
    // A message that is faster than the clocks agree seems to arrive before it was sent.
    fields.value("before_s", reference.before, Sign::any);
    fields.value("after_s", reference.after, Sign::any);
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<ClockOffsets> clock)
{
    fields.value("at_s", clock.at);
    fields.value("offsets_s", clock.ofRanks);
}

/** What a pattern and a program have alike; files of older versions lack what may be missing. */
template<typename Fields, typename Repeated>
void describeRepetitions(Fields& fields, Repeated& repeated)
{
    fields.value("repetitions", repeated.repetitions);
    fields.value("late", repeated.late);
    fields.value("attempts", repeated.attempts);
    fields.value("was_quiet", repeated.wasQuiet);
    fields.value("clock_accuracy_s", repeated.clockAccuracy);
    fields.object("reference", repeated.reference);
    std::size_t session = repeated.session + 1;
    if (fields.wants("session", true))
        fields.value("session", session);
    if (session == 0)
        fields.fault(sentence("is of session 0; they are counted from 1"));
    if constexpr (Fields::kReads)
        repeated.session = session - 1;
    if (fields.wants("clocks", !repeated.clocks.empty()))
        fields.list("clocks", repeated.clocks, "clocks");
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<RepeatedPattern> pattern)
{
    fields.value("scenario", pattern.scenario);
    fields.value("workload", pattern.workload);
    describeRepetitions(fields, pattern);
    fields.list("messages", pattern.messages, phrase("message %1"));
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<RepeatedProgram> program)
{
    fields.value("scenario", program.scenario);
    fields.value("applications", program.applications);
    fields.word("collectives", program.collectives, kCollectiveUses);
    fields.word("compute", program.compute, kComputeUses);
    describeRepetitions(fields, program);
    fields.list("tasks", program.tasks, phrase("task %1"));
    fields.list("events", program.events, phrase("event %1"));
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<MeasuredHost> host)
{
    fields.value("name", host.name);
    fields.value("ranks", host.ranks, MeasuringPlan::kMostRanks);
    fields.facts("facts", host.facts);
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<MeasuringSession> session)
{
    fields.value("program", session.program);
    fields.value("mpi", session.mpi);
    fields.value("started", session.started);
    if (fields.wants("wait", !session.waiting.empty()))
        fields.value("wait", session.waiting);
    fields.value("placed_as_planned", session.isPlacedAsPlanned);
    fields.list("hosts", session.hosts, phrase("host %1"));
}

template<typename Fields>
void describe(Fields& fields, typename Fields::template Of<MeasuredRun> run)
{
    fields.value("plan_sha256", run.planSha256);
    fields.value("project", run.project);
    fields.value("project_sha256", run.projectSha256);
    fields.value("platform", run.platform);
    describeRule(fields, run.rule);
    if (fields.wants("planned", true))
        fields.value("planned", run.planned);
    if (fields.wants("finished", true))
        fields.value("finished", run.isFinished);
    describe(fields, run.session);
    if (fields.wants("earlier_sessions", !run.earlierSessions.empty()))
        fields.list("earlier_sessions", run.earlierSessions, phrase("session %1"));
    fields.list("patterns", run.patterns, phrase("pattern %1"));
    if (fields.wants("programs", !run.programs.empty()))
        fields.list("programs", run.programs, phrase("program %1"));
}

/** The text of a file that has `key`: 1 before its record. */
template<typename Record>
std::string fileText(const char* key, const Record& record)
{
    WrittenFields fields;
    fields.value(key, 1);
    describe(fields, record);
    return fields.text();
}

/** The record of such a file: `what` it is, for the sentence about one that is not ("plan of 'contraflow
 * plan'"), and its name in other sentences. */
template<typename Record>
Result<Record> parseFile(std::string_view text, std::string_view key, std::string_view what,
                         std::string_view name)
{
    const std::vector<JsonDocument> documents = jsonDocuments(text);
    if (documents.size() != 1)
        return invalidInput("it is no %1: a JSON object with \"%2\": 1", {sentence(what), key});
    ASSIGN_OR_RETURN(const JsonValue root, readJson(documents.front()));
    if (const std::string version = root.numberAt(key); version != "1")
        return Error{
            ErrorCode::invalidInput,
            version.empty()
                ? sentence("it is no %1: the key %2 is missing", {sentence(what), key})
                : sentence("%1 is %2, and this program knows version 1; use the program that wrote it",
                           {key, version})};
    ReadFields fields(root, sentence(name), {});
    Record record;
    describe(fields, record);
    if (fields.error())
        return *fields.error();
    return record;
}

template<typename Repeated>
Result<void> checkSessions(const MeasuredRun& run, const std::vector<Repeated>& all, std::string_view name)
{
    for (const Repeated& repeated : all)
        if (repeated.session > run.earlierSessions.size())
            return invalidInput("%1 is of a session that the result does not have",
                                {sentence(name, {inQuotes(repeated.scenario)})});
    return {};
}

} // namespace

std::string planText(const MeasuringPlan& plan)
{
    return fileText(kPlanKey, plan);
}

Result<MeasuringPlan> parsePlan(std::string_view text)
{
    return parseFile<MeasuringPlan>(text, kPlanKey, "plan of 'contraflow plan'", "the plan");
}

std::string runText(const MeasuredRun& run)
{
    return fileText(kRunKey, run);
}

Result<MeasuredRun> parseRun(std::string_view text)
{
    ASSIGN_OR_RETURN(
        MeasuredRun run,
        parseFile<MeasuredRun>(text, kRunKey, phrase("result of contraflow-run"), phrase("the result")));
    RETURN_IF_ERROR(checkSessions(run, run.patterns, phrase("pattern %1")));
    RETURN_IF_ERROR(checkSessions(run, run.programs, phrase("program %1")));
    return run;
}

} // namespace contraflow
