// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/io/campaign/campaign_fields.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/project/written_cells.h"

#include <optional>

namespace contraflow {

namespace {

/** "1..10", "10, 20" or "7": runs of three and more as ranges. */
std::vector<std::string> rangeTexts(const std::vector<std::uint64_t>& numbers)
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t end = i + 1;
        while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1)
            ++end;
        if (end - i >= 3) {
            texts.push_back(std::to_string(numbers[i]) + ".." + std::to_string(numbers[end - 1]));
            i = end;
        } else {
            texts.push_back(std::to_string(numbers[i++]));
        }
    }
    return texts;
}

void appendList(std::string& out, const std::vector<std::string>& items,
                void (*append)(std::string& out, std::string_view text, YamlPlace place))
{
    out.push_back('[');
    for (std::size_t i = 0; i < items.size(); ++i) {
        out += i == 0 ? "" : ", ";
        append(out, items[i], YamlPlace::flow);
    }
    out.push_back(']');
}

/** Writes the fields of a row (campaign_fields.h); empty texts and lists are left out. */
class FieldWriter
{
public:
    static constexpr bool kReads = false;

    explicit FieldWriter(std::string& out) : m_out(out), m_map(out) {}
    void end() { m_map.end({}); }

    void operator()(std::string_view key, const std::string& text) { m_map.optionalText(key, text); }
    void operator()(std::string_view key, const std::vector<std::string>& names)
    {
        if (names == std::vector<std::string>{"all"})
            return m_map.text(key, names.front());
        if (names.empty())
            return;
        m_map.begin(key);
        appendList(m_out, names, &appendYamlText);
    }
    void operator()(std::string_view key, const std::vector<std::uint64_t>& numbers, std::uint64_t /*least*/)
    {
        const std::vector<std::string> texts = rangeTexts(numbers);
        if (texts.size() < 2)
            return m_map.optionalValue(key, texts.empty() ? std::string() : texts.front());
        m_map.begin(key);
        appendList(m_out, texts, &appendYamlValue);
    }
    void operator()(std::string_view key, std::uint64_t count)
    {
        m_map.optionalValue(key, std::to_string(count));
    }
    void operator()(std::string_view key, std::uint32_t count)
    {
        m_map.optionalValue(key, std::to_string(count));
    }
    void operator()(std::string_view key, const std::optional<std::uint64_t>& count)
    {
        m_map.optionalValue(key, count ? std::to_string(*count) : std::string());
    }
    void operator()(std::string_view key, double ratio) { m_map.optionalValue(key, numberText(ratio)); }
    void operator()(std::string_view key, const Quantity& value, Dimension /*dimension*/)
    {
        m_map.optionalValue(key, quantityText(value));
    }
    void operator()(std::string_view key, const SizeRange& size)
    {
        const std::string least = quantityText(size.minimum);
        const std::string most = quantityText(size.maximum);
        m_map.optionalValue(key, least == most ? least : least + ".." + most);
    }
    void operator()(std::string_view key, const Topology& topology)
    {
        m_map.text(key, infoOf(topology).name);
    }
    void operator()(std::string_view key, Pattern pattern) { m_map.text(key, infoOf(pattern).name); }
    template<typename Value, typename Names>
    void operator()(std::string_view key, const Value& value, const Names& names)
    {
        m_map.text(key, nameOf(value, names));
    }
    template<typename Value, typename Names>
    void operator()(std::string_view key, const std::optional<Value>& value, const Names& names)
    {
        if (value)
            m_map.text(key, nameOf(*value, names));
    }
    void operator()(std::string_view key, const SharedRows<ParameterRow>& rows)
    {
        if (rows.empty())
            return;
        m_map.begin(key);
        FlowMap parameters(m_out);
        for (const ParameterRow& parameter : rows)
            parameters.optionalValue(parameter.name, parameter.value);
        parameters.end({});
    }

private:
    std::string& m_out;
    FlowMap m_map;
};

template<typename Row>
void writeRows(std::string& out, BlockMap& top, std::string_view key, std::vector<Row> rows)
{
    if (rows.empty())
        return;
    top.beginBelow(key);
    for (Row& row : rows) {
        out += "  - ";
        FieldWriter map(out);
        visitFields(map, row);
        map.end();
        out.push_back('\n');
    }
}

} // namespace

std::string numbersText(const std::vector<std::uint64_t>& numbers)
{
    std::string text;
    for (const std::string& range : rangeTexts(numbers))
        text += (text.empty() ? "" : ", ") + range;
    return text;
}

std::string campaignText(const CampaignPlan& plan)
{
    std::string out;
    BlockMap top(out, 0);
    top.value(kCampaignKey, std::to_string(CampaignPlan::kFormatVersion));
    top.optionalText("title", plan.title);
    writeRows(out, top, "projects", plan.projects);
    writeRows(out, top, "networks", plan.networks);
    writeRows(out, top, "workloads", plan.workloads);
    writeRows(out, top, "models", plan.models);
    top.optionalText("reference", plan.reference);
    writeRows(out, top, "calibrations", plan.calibrations);
    if (!plan.record.empty()) {
        top.begin("record");
        appendList(out, plan.record, &appendYamlText);
        out.push_back('\n');
    }
    return out;
}

} // namespace contraflow
