// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/measuring/stop_rule_json.h"

#include <set>

namespace contraflow {

namespace {

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
    for (const JsonValue& item : patterns) {
        Result<PlannedPattern> pattern = readPattern(item, plan.patterns.size() + 1, plan.nodes.size());
        if (!pattern)
            return pattern.error();
        plan.patterns.push_back(std::move(pattern).value());
    }
    if (plan.patterns.empty())
        return Error{ErrorCode::invalidInput, "the plan has no pattern"};
    return plan;
}

} // namespace contraflow
