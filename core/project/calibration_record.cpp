// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/calibration_record.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace contraflow {

namespace {

DataNode pair(std::string first, std::string second)
{
    return DataNode::ofList({DataNode::ofText(std::move(first)), DataNode::ofText(std::move(second))});
}

DataNode namesList(const std::vector<std::string>& names)
{
    return DataNode::ofList(mapped<DataNode>(names, [](const std::string& name) {
        DataNode node = DataNode::ofText(name);
        node.isQuoted = parseNumber(name).has_value();
        return node;
    }));
}

std::string bytesText(double bytes)
{
    return quantityText(inReadableUnit(Dimension::size, bytes));
}

std::optional<std::size_t> countOf(const DataNode* node)
{
    if (!node || node->kind != DataNode::Kind::scalar)
        return std::nullopt;
    const auto count = parseCount(node->scalar);
    return count ? std::optional(static_cast<std::size_t>(*count)) : std::nullopt;
}

std::optional<double> bytesOf(const DataNode& node)
{
    const Result<Quantity> quantity = parseQuantity(Dimension::size, node.scalar);
    return quantity ? std::optional(quantity->value) : std::nullopt;
}

/** No measured model errs by more; a file may say anything. */
bool isPossible(const TimeSpread& spread)
{
    constexpr double kMost = 1e6;
    return spread.low >= 1 / kMost && spread.low <= spread.high && spread.high <= kMost;
}

/** The kind of a model and its parameters, to be told from what they are changed to. */
DataNode parametersOf(const Model& model)
{
    DataNode node;
    node.put("kind", DataNode::ofText(model.kind));
    for (const ParameterRow& parameter : model.parameters)
        node.put(parameter.name, DataNode::ofText(parameter.value));
    return node;
}

/** Whether two maps of parameters say the same, however their numbers are written. */
bool areSame(const DataNode& a, const DataNode& b)
{
    const auto isIn = [](const DataNode& map, const std::string& key, const DataNode& value) {
        const DataNode* other = map.find(key);
        if (!other)
            return false;
        const std::optional<double> number = parseNumber(value.scalar);
        return other->scalar == value.scalar || (number && number == parseNumber(other->scalar));
    };
    if (a.keys.size() != b.keys.size())
        return false;
    for (std::size_t i = 0; i < a.keys.size(); ++i)
        if (!isIn(b, a.keys[i], a.children[i]))
            return false;
    return true;
}

void compareCount(std::vector<std::string>& outside, std::size_t asked, std::size_t learnt,
                  const char* pattern)
{
    if (asked > learnt)
        outside.push_back(sentence(pattern, {groupedCount(asked), groupedCount(learnt)}));
}

} // namespace

void TrafficRange::include(const TrafficRange& other)
{
    if (other.messages == 0)
        return;
    smallest = messages == 0 ? other.smallest : std::min(smallest, other.smallest);
    largest = std::max(largest, other.largest);
    messages = std::max(messages, other.messages);
    outgoing = std::max(outgoing, other.outgoing);
    incoming = std::max(incoming, other.incoming);
    nodes = std::max(nodes, other.nodes);
}

TrafficRange trafficRange(const PlacedScenario& scenario)
{
    TrafficRange range;
    if (!scenario.network)
        return range;
    const std::size_t count = scenario.network->nodes().size();
    std::vector<std::size_t> outgoing(count);
    std::vector<std::size_t> incoming(count);
    range.smallest = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < scenario.messages.size(); ++i) {
        if (scenario.routes[i].empty())
            continue;
        const PlacedMessage& message = scenario.messages[i];
        range.smallest = std::min(range.smallest, message.bytes);
        range.largest = std::max(range.largest, message.bytes);
        ++range.messages;
        range.outgoing = std::max(range.outgoing, ++outgoing[message.source.index()]);
        range.incoming = std::max(range.incoming, ++incoming[message.destination.index()]);
    }
    if (range.messages == 0)
        return {};
    for (std::size_t node = 0; node < count; ++node)
        range.nodes += outgoing[node] + incoming[node] > 0 ? 1 : 0;
    return range;
}

void setCalibration(Model& model, const CalibrationRecord& record)
{
    DataNode node;
    node.put("measurements", namesList(record.measurements));
    node.put("fitted", parametersOf(model));
    DataNode intervals;
    intervals.kind = DataNode::Kind::map;
    for (const CalibratedParameter& parameter : record.parameters)
        intervals.put(parameter.name, pair(parameter.low, parameter.high));
    node.put("intervals", std::move(intervals));
    node.put("sizes", pair(bytesText(record.range.smallest), bytesText(record.range.largest)));
    node.put("messages", DataNode::ofText(std::to_string(record.range.messages)));
    node.put("outgoing", DataNode::ofText(std::to_string(record.range.outgoing)));
    node.put("incoming", DataNode::ofText(std::to_string(record.range.incoming)));
    node.put("nodes", DataNode::ofText(std::to_string(record.range.nodes)));
    node.put("error_pct", DataNode::ofText(numberText(record.errorPercent)));
    if (record.spread)
        node.put("spread", pair(numberText(record.spread->low), numberText(record.spread->high)));
    node.put("left_out_folds", DataNode::ofText(std::to_string(record.leftOutFolds)));
    if (!record.heldOut.empty())
        node.put("held_out", namesList(record.heldOut));
    if (record.heldOutPercent)
        node.put("held_out_error_pct", DataNode::ofText(numberText(*record.heldOutPercent)));
    const auto known = std::ranges::find(model.extras, kCalibrationKey, &ExtraKeys::value_type::first);
    if (known != model.extras.end())
        known->second = std::move(node);
    else
        model.extras.emplace_back(std::string(kCalibrationKey), std::move(node));
}

std::optional<CalibrationRecord> readCalibration(const DataNode& node)
{
    CalibrationRecord record;
    const auto list = [](const DataNode* value, std::size_t size) {
        return value && value->kind == DataNode::Kind::list && (size == 0 || value->children.size() == size);
    };
    const DataNode* names = node.find("measurements");
    const DataNode* sizes = node.find("sizes");
    if (!list(names, 0) || !list(sizes, 2))
        return std::nullopt;
    for (const DataNode& name : names->children)
        record.measurements.push_back(name.scalar);
    if (const DataNode* intervals = node.find("intervals"))
        for (std::size_t i = 0; i < intervals->keys.size(); ++i) {
            if (!list(&intervals->children[i], 2))
                return std::nullopt;
            const std::vector<DataNode>& ends = intervals->children[i].children;
            record.parameters.push_back({intervals->keys[i], ends[0].scalar, ends[1].scalar});
        }
    const auto smallest = bytesOf(sizes->children[0]);
    const auto largest = bytesOf(sizes->children[1]);
    const auto messages = countOf(node.find("messages"));
    const auto outgoing = countOf(node.find("outgoing"));
    const auto incoming = countOf(node.find("incoming"));
    const auto nodes = countOf(node.find("nodes"));
    const auto folds = countOf(node.find("left_out_folds"));
    const DataNode* error = node.find("error_pct");
    const auto percent = error ? parseNumber(error->scalar) : std::nullopt;
    if (!smallest || !largest || !messages || !outgoing || !incoming || !nodes || !percent)
        return std::nullopt;
    record.range = {*smallest, *largest, *messages, *outgoing, *incoming, *nodes};
    record.errorPercent = *percent;
    if (const DataNode* spread = node.find("spread")) {
        const auto low = list(spread, 2) ? parseNumber(spread->children[0].scalar) : std::nullopt;
        const auto high = list(spread, 2) ? parseNumber(spread->children[1].scalar) : std::nullopt;
        if (!low || !high || !isPossible({*low, *high}))
            return std::nullopt;
        record.spread = TimeSpread{*low, *high};
    }
    record.leftOutFolds = folds.value_or(0);
    if (const DataNode* heldOut = node.find("held_out")) {
        if (!list(heldOut, 0))
            return std::nullopt;
        for (const DataNode& name : heldOut->children)
            record.heldOut.push_back(name.scalar);
    }
    if (const DataNode* heldOut = node.find("held_out_error_pct")) {
        record.heldOutPercent = parseNumber(heldOut->scalar);
        if (!record.heldOutPercent)
            return std::nullopt;
    }
    return record;
}

std::optional<CalibrationRecord> calibrationOf(const Model& model)
{
    const DataNode* node = extraOf(model.extras, kCalibrationKey);
    return node ? readCalibration(*node) : std::nullopt;
}

std::optional<CalibrationRecord> validCalibrationOf(const Model& model)
{
    const DataNode* node = extraOf(model.extras, kCalibrationKey);
    const DataNode* fitted = node ? node->find("fitted") : nullptr;
    return fitted && !areSame(*fitted, parametersOf(model)) ? std::nullopt : calibrationOf(model);
}

std::optional<TimeSpread> spreadOf(const CalibrationRecord& record)
{
    if (record.spread)
        return record.spread;
    if (!(record.errorPercent > 0))
        return std::nullopt;
    // The mean size of a normal error is √(2/π) of its standard deviation.
    const double deviation = record.errorPercent / 100 * std::sqrt(std::numbers::pi / 2);
    constexpr double kNormal95 = 1.959963984540054;
    const TimeSpread spread{std::exp(-kNormal95 * deviation), std::exp(kNormal95 * deviation)};
    return isPossible(spread) ? std::optional(spread) : std::nullopt;
}

std::string sizesText(const TrafficRange& range)
{
    const std::string smallest = displayText(Dimension::size, range.smallest);
    return nearlyEqual(range.smallest, range.largest)
               ? smallest
               : sentence("%1 to %2", {smallest, displayText(Dimension::size, range.largest)});
}

std::vector<std::string> outsideRange(const TrafficRange& learnt, const TrafficRange& asked,
                                      TrafficCounts counts)
{
    std::vector<std::string> outside;
    if (asked.messages == 0)
        return outside;
    const auto text = [](double bytes) { return displayText(Dimension::size, bytes); };
    const std::string sizes = sizesText(learnt);
    if (clearlyGreater(learnt.smallest, asked.smallest, 1e-6))
        outside.push_back(sentence("messages of %1 (learnt: %2)", {text(asked.smallest), sizes}));
    if (clearlyGreater(asked.largest, learnt.largest, 1e-6))
        outside.push_back(sentence("messages of %1 (learnt: %2)", {text(asked.largest), sizes}));
    const bool isAtOnce = counts == TrafficCounts::atOnce;
    compareCount(outside, asked.messages, learnt.messages,
                 isAtOnce ? phrase("%1 messages at once (learnt: up to %2)")
                          : phrase("%1 messages (learnt: up to %2)"));
    compareCount(outside, asked.outgoing, learnt.outgoing,
                 isAtOnce ? phrase("%1 messages at once out of one node (learnt: up to %2)")
                          : phrase("%1 messages out of one node (learnt: up to %2)"));
    compareCount(outside, asked.incoming, learnt.incoming,
                 isAtOnce ? phrase("%1 messages at once into one node (learnt: up to %2)")
                          : phrase("%1 messages into one node (learnt: up to %2)"));
    compareCount(outside, asked.nodes, learnt.nodes, phrase("%1 nodes (learnt: up to %2)"));
    return outside;
}

} // namespace contraflow
