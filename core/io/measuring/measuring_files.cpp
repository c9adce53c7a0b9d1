// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/measuring/measuring_files.h"

#include "core/base/text.h"
#include "core/io/json_fields.h"

#include <nlohmann/json.hpp>

#include <set>

namespace contraflow {

namespace {

using OrderedJson = nlohmann::ordered_json;

OrderedJson stopRuleJson(const StopRule& rule)
{
    return {{"half_width", rule.halfWidth}, {"fewest", rule.fewest}, {"most", rule.most}};
}

StopRule readStopRule(JsonFields& fields)
{
    StopRule rule;
    const JsonValue* object = fields.object("rule");
    if (!object)
        return rule;
    JsonFields members(*object, "rule");
    rule.halfWidth = members.number("half_width");
    rule.fewest = members.count("fewest", 1'000'000);
    rule.most = members.count("most", 1'000'000);
    if (members.error())
        fields.fault("has a rule at fault: " + members.error()->message);
    else if (!(rule.halfWidth > 0) || rule.fewest < 2 || rule.most < rule.fewest)
        fields.fault("has a rule that never ends: half_width must be above 0, fewest at least 2 and most at "
                     "least as large");
    return rule;
}

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
    Result<std::vector<PlannedMessage>> messages = readMessages(items, ranks, where);
    if (!messages)
        return messages.error();
    pattern.messages = std::move(messages).value();
    return pattern;
}

} // namespace

std::string planText(const MeasuringPlan& plan)
{
    OrderedJson patterns = OrderedJson::array();
    for (const PlannedPattern& pattern : plan.patterns)
        patterns.push_back(patternJson(pattern));
    const OrderedJson root = {{kPlanKey, 1},
                              {"project", plan.project},
                              {"project_sha256", plan.projectSha256},
                              {"platform", plan.platform},
                              {"rule", stopRuleJson(plan.rule)},
                              {"seed", plan.seed},
                              {"nodes", plan.nodes},
                              {"patterns", std::move(patterns)}};
    return root.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

Result<MeasuringPlan> parsePlan(std::string_view text)
{
    const Result<JsonValue> root = readVersioned(text, kPlanKey, "plan of 'contraflow plan'");
    if (!root)
        return root.error();
    JsonFields fields(*root, "the plan");
    MeasuringPlan plan;
    plan.project = fields.text("project");
    plan.projectSha256 = fields.text("project_sha256");
    plan.platform = fields.text("platform");
    plan.rule = readStopRule(fields);
    plan.seed = fields.count("seed");
    for (const JsonValue& node : fields.list("nodes"))
        plan.nodes.push_back(node.text);
    if (plan.nodes.empty() || plan.nodes.size() > MeasuringPlan::kMostRanks)
        fields.fault("must have 1 to " + std::to_string(MeasuringPlan::kMostRanks) +
                     " nodes, one for each rank");
    const std::vector<JsonValue>& patterns = fields.list("patterns");
    if (fields.error())
        return *fields.error();
    std::set<std::string> scenarios;
    for (const JsonValue& item : patterns) {
        Result<PlannedPattern> pattern = readPattern(item, plan.patterns.size() + 1, plan.nodes.size());
        if (!pattern)
            return pattern.error();
        if (!scenarios.insert(pattern->scenario).second)
            return Error{ErrorCode::invalidInput, "two patterns of the plan are those of scenario " +
                                                      inQuotes(pattern->scenario) + "; rename one of them"};
        plan.patterns.push_back(std::move(pattern).value());
    }
    if (plan.patterns.empty())
        return Error{ErrorCode::invalidInput, "the plan has no pattern"};
    return plan;
}

namespace {

constexpr std::string_view kRunKey = "contraflow_run";

template<typename Value>
void putIf(OrderedJson& object, const char* key, const std::optional<Value>& value)
{
    if (value)
        object[key] = *value;
}

OrderedJson messageJson(const RepeatedMessage& message)
{
    const RepetitionSummary& times = message.times;
    OrderedJson one = {
        {"id", message.id},       {"source", message.source}, {"destination", message.destination},
        {"bytes", message.bytes}, {"start_s", message.start}, {"mean_s", times.mean.mean}};
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
    return one;
}

OrderedJson measuredJson(const RepeatedPattern& pattern)
{
    OrderedJson messages = OrderedJson::array();
    for (const RepeatedMessage& message : pattern.messages)
        messages.push_back(messageJson(message));
    return {{"scenario", pattern.scenario},
            {"workload", pattern.workload},
            {"repetitions", pattern.repetitions},
            {"late", pattern.late},
            {"attempts", pattern.attempts},
            {"was_quiet", pattern.wasQuiet},
            {"clock_accuracy_s", pattern.clockAccuracy},
            {"reference",
             {{"message", pattern.reference.message},
              {"before_s", pattern.reference.before},
              {"after_s", pattern.reference.after}}},
            {"messages", std::move(messages)}};
}

OrderedJson hostJson(const MeasuredHost& host)
{
    OrderedJson facts = OrderedJson::object();
    for (const auto& [key, value] : host.facts)
        facts[key] = value;
    return {{"name", host.name}, {"ranks", host.ranks}, {"facts", std::move(facts)}};
}

/** A number with its sign. */
std::optional<double> readDrift(const JsonValue& item, JsonFields& fields)
{
    if (!fields.has("drift"))
        return {};
    const auto number = parseNumber(item.numberAt("drift"));
    if (!number)
        fields.fault("has a drift that is no number");
    return number;
}

std::optional<TwoLevels> readLevels(JsonFields& fields, const std::string& where)
{
    if (!fields.has("levels"))
        return {};
    const JsonValue* object = fields.object("levels");
    if (!object)
        return {};
    JsonFields members(*object, where + ", levels");
    const TwoLevels levels{members.number("low_s"), members.number("high_s"), members.number("high_share")};
    if (members.error())
        fields.fault("has levels at fault: " + members.error()->message);
    return levels;
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
    RepetitionSummary& times = message.times;
    times.mean.mean = fields.number("mean_s");
    if (fields.has("half_width_s"))
        times.mean.halfWidth = fields.number("half_width_s");
    times.mean.count = fields.count("repetitions");
    times.warmUp = fields.count("warm_up");
    times.smallest = fields.number("smallest_s");
    times.largest = fields.number("largest_s");
    times.outliers = fields.count("outliers");
    times.drift = readDrift(item, fields);
    times.levels = readLevels(fields, where);
    if (fields.error())
        return *fields.error();
    return message;
}

ReferenceTimes readReference(JsonFields& fields)
{
    const JsonValue* object = fields.object("reference");
    if (!object)
        return {};
    JsonFields members(*object, "reference");
    ReferenceTimes reference{members.text("message"), members.number("before_s"), members.number("after_s")};
    if (members.error())
        fields.fault("has a reference at fault: " + members.error()->message);
    return reference;
}

Result<RepeatedPattern> readRepeatedPattern(const JsonValue& item, std::size_t number)
{
    const std::string where = "pattern " + std::to_string(number);
    JsonFields fields(item, where);
    RepeatedPattern pattern;
    pattern.scenario = fields.text("scenario");
    pattern.workload = fields.text("workload");
    pattern.repetitions = fields.count("repetitions");
    pattern.late = fields.count("late");
    pattern.attempts = fields.count("attempts");
    pattern.wasQuiet = fields.flag("was_quiet");
    pattern.clockAccuracy = fields.number("clock_accuracy_s");
    pattern.reference = readReference(fields);
    const std::vector<JsonValue>& items = fields.list("messages");
    if (fields.error())
        return *fields.error();
    for (const JsonValue& message : items) {
        Result<RepeatedMessage> read =
            readRepeatedMessage(message, where + ", message " + std::to_string(pattern.messages.size() + 1));
        if (!read)
            return read.error();
        pattern.messages.push_back(std::move(read).value());
    }
    return pattern;
}

Result<MeasuredHost> readHost(const JsonValue& item, std::size_t number)
{
    JsonFields fields(item, "host " + std::to_string(number));
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

} // namespace

std::string runText(const MeasuredRun& run)
{
    OrderedJson hosts = OrderedJson::array();
    for (const MeasuredHost& host : run.hosts)
        hosts.push_back(hostJson(host));
    OrderedJson patterns = OrderedJson::array();
    for (const RepeatedPattern& pattern : run.patterns)
        patterns.push_back(measuredJson(pattern));
    const OrderedJson root = {{kRunKey, 1},
                              {"plan_sha256", run.planSha256},
                              {"project", run.project},
                              {"project_sha256", run.projectSha256},
                              {"platform", run.platform},
                              {"rule", stopRuleJson(run.rule)},
                              {"program", run.program},
                              {"mpi", run.mpi},
                              {"started", run.started},
                              {"placed_as_planned", run.isPlacedAsPlanned},
                              {"hosts", std::move(hosts)},
                              {"patterns", std::move(patterns)}};
    return root.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

Result<MeasuredRun> parseRun(std::string_view text)
{
    const Result<JsonValue> root = readVersioned(text, kRunKey, "result of contraflow-run");
    if (!root)
        return root.error();
    JsonFields fields(*root, "the result");
    MeasuredRun run;
    run.planSha256 = fields.text("plan_sha256");
    run.project = fields.text("project");
    run.projectSha256 = fields.text("project_sha256");
    run.platform = fields.text("platform");
    run.rule = readStopRule(fields);
    run.program = fields.text("program");
    run.mpi = fields.text("mpi");
    run.started = fields.text("started");
    run.isPlacedAsPlanned = fields.flag("placed_as_planned");
    const std::vector<JsonValue>& hosts = fields.list("hosts");
    const std::vector<JsonValue>& patterns = fields.list("patterns");
    if (fields.error())
        return *fields.error();
    for (const JsonValue& item : hosts) {
        Result<MeasuredHost> host = readHost(item, run.hosts.size() + 1);
        if (!host)
            return host.error();
        run.hosts.push_back(std::move(host).value());
    }
    for (const JsonValue& item : patterns) {
        Result<RepeatedPattern> pattern = readRepeatedPattern(item, run.patterns.size() + 1);
        if (!pattern)
            return pattern.error();
        run.patterns.push_back(std::move(pattern).value());
    }
    return run;
}

} // namespace contraflow
