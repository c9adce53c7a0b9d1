// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/campaign/campaign_keys.h"
#include "core/io/written_cells.h"
#include "core/project/rule_names.h"

#include <algorithm>

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

class CampaignWriter
{
public:
    explicit CampaignWriter(const CampaignPlan& plan) : m_plan(plan) {}

    std::string text()
    {
        BlockMap top(m_out, 0);
        top.value(kCampaignKey, std::to_string(CampaignPlan::kFormatVersion));
        if (!m_plan.title.empty())
            top.text("title", m_plan.title);
        each(top, "projects", m_plan.projects, [](FlowMap& map, const CampaignProject& row) {
            map.text("name", row.name);
            map.text("file", row.file);
            map.optionalText("sha256", row.sha256);
        });
        each(top, "networks", m_plan.networks,
             [this](FlowMap& map, const CampaignNetwork& row) { write(map, row); });
        each(top, "workloads", m_plan.workloads,
             [this](FlowMap& map, const CampaignWorkload& row) { write(map, row); });
        each(top, "models", m_plan.models,
             [this](FlowMap& map, const ModelInCampaign& row) { write(map, row); });
        if (!m_plan.reference.empty())
            top.text("reference", m_plan.reference);
        each(top, "calibrations", m_plan.calibrations, [this](FlowMap& map, const CampaignCalibration& row) {
            map.text("name", row.name);
            map.text("project", row.project);
            map.optionalText("platform", row.platform);
            if (!row.measurements.empty())
                names(map, "measurements", row.measurements);
            names(map, "kinds", row.kinds);
        });
        if (!m_plan.record.empty()) {
            top.begin("record");
            appendList(m_plan.record, &appendYamlText);
            m_out.push_back('\n');
        }
        return std::move(m_out);
    }

private:
    template<typename Rows, typename Write>
    void each(BlockMap& top, std::string_view key, const Rows& rows, const Write& write)
    {
        if (rows.empty())
            return;
        top.beginBelow(key);
        for (const auto& row : rows) {
            m_out += "  - ";
            FlowMap map(m_out);
            write(map, row);
            map.end({});
            m_out.push_back('\n');
        }
    }

    void appendList(const std::vector<std::string>& items,
                    void (*append)(std::string& out, std::string_view text, YamlPlace place))
    {
        m_out.push_back('[');
        for (std::size_t i = 0; i < items.size(); ++i) {
            m_out += i == 0 ? "" : ", ";
            append(m_out, items[i], YamlPlace::flow);
        }
        m_out.push_back(']');
    }

    void names(FlowMap& map, std::string_view key, const std::vector<std::string>& items)
    {
        map.begin(key);
        appendList(items, &appendYamlText);
    }

    void numbers(FlowMap& map, std::string_view key, const std::vector<std::uint64_t>& items)
    {
        const std::vector<std::string> texts = rangeTexts(items);
        map.begin(key);
        if (texts.size() == 1)
            appendYamlValue(m_out, texts.front(), YamlPlace::flow);
        else
            appendList(texts, &appendYamlValue);
    }

    static void quantity(FlowMap& map, std::string_view key, const Quantity& value)
    {
        map.optionalValue(key, quantityText(value));
    }

    void write(FlowMap& map, const CampaignNetwork& row)
    {
        map.text("name", row.name);
        if (row.recipe) {
            const PlatformRecipe& recipe = *row.recipe;
            Topology topology = recipe.topology;
            const TopologyInfo& info = infoOf(topology);
            map.text("topology", info.name);
            for (const TopologyField& field : info.fields)
                map.optionalValue(keyOf(field), field.count ? std::to_string(*field.count(topology))
                                                            : numberText(*field.ratio(topology)));
            map.optionalValue("cores", std::to_string(recipe.cores));
            quantity(map, "nic", recipe.nicBandwidth);
            quantity(map, "uplink", recipe.uplinkBandwidth);
            quantity(map, "nic_latency", recipe.nicLatency);
            quantity(map, "uplink_latency", recipe.uplinkLatency);
            if (recipe.routing)
                map.text("routing", infoOf(*recipe.routing).name);
        } else {
            map.text("project", row.project);
            map.text("platform", row.platform);
        }
        map.optionalText("price", row.price);
        map.optionalText("replaces", row.replaces);
    }

    void write(FlowMap& map, const CampaignWorkload& row)
    {
        using Kind = CampaignWorkload::Kind;
        map.text("name", row.name);
        if (row.kind == Kind::patterns) {
            writePatterns(map, row);
        } else {
            map.text("project", row.project);
            if (row.kind == Kind::measured) {
                if (row.measurements.empty())
                    map.text("measurements", "all");
                else
                    names(map, "measurements", row.measurements);
                return;
            }
            map.text(row.kind == Kind::workload ? "workload" : "application", row.object);
            map.optionalText("mapping", row.mapping);
            if (row.policy)
                map.text("policy", nameOf(*row.policy, kPolicyNames));
            if (row.policy == MappingPolicy::random)
                numbers(map, "seeds", row.seeds);
        }
        if (!row.networks.empty())
            names(map, "networks", row.networks);
    }

    void writePatterns(FlowMap& map, const CampaignWorkload& row)
    {
        const WorkloadRecipe& recipe = row.patterns.recipe;
        const PatternInfo& info = infoOf(recipe.pattern);
        map.text("pattern", info.name);
        if (!row.patterns.nodes.empty())
            numbers(map, "nodes", row.patterns.nodes);
        if (takes(info, WorkloadField::degree))
            numbers(map, "degree", row.patterns.degrees);
        if (takes(info, WorkloadField::messages))
            map.optionalValue("messages", std::to_string(recipe.messages));
        if (takes(info, WorkloadField::root))
            map.optionalText("root", recipe.root);
        if (takes(info, WorkloadField::fan) && recipe.fan)
            map.optionalValue("fan", std::to_string(*recipe.fan));
        numbers(map, "seeds", row.seeds);
        const std::string least = quantityText(recipe.size.minimum);
        const std::string most = quantityText(recipe.size.maximum);
        map.optionalValue("size", least == most ? least : least + ".." + most);
        if (recipe.startWithin.value > 0)
            quantity(map, "start_within", recipe.startWithin);
        map.text("take", nameOf(row.patterns.take, kNodeChoices));
    }

    void write(FlowMap& map, const ModelInCampaign& row)
    {
        map.text("name", row.model.name);
        if (!row.project.empty()) {
            map.text("project", row.project);
            map.text("model", row.taken);
            return;
        }
        map.text("kind", row.model.kind);
        if (row.model.parameters.empty())
            return;
        map.begin("parameters");
        FlowMap parameters(m_out);
        for (const ParameterRow& parameter : row.model.parameters)
            parameters.optionalValue(parameter.name, parameter.value);
        parameters.end({});
    }

    const CampaignPlan& m_plan;
    std::string m_out;
};

} // namespace

std::string campaignText(const CampaignPlan& plan)
{
    return CampaignWriter(plan).text();
}

} // namespace contraflow
