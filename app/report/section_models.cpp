// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/sharing/catalog.h"

#include <algorithm>

namespace contraflow::report {

namespace {

/** The models of the shown scenarios, each once. */
std::vector<std::string> usedModels(const ReportData& data)
{
    std::vector<std::string> names;
    for (const Scenario* scenario : data.shown()) {
        const std::string& name = scenario->model;
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    }
    return names;
}

Table parameters(const ModelInfo& info, const Model* model)
{
    Table table("parameters", "Parameters",
                {{"parameter", "Parameter"}, {"value", "Value"}, {"meaning", "Meaning"}});
    for (const ParameterInfo& parameter : info.parameters) {
        std::string value = sentence("%1 (default)", {defaultText(parameter)});
        if (model)
            for (const ParameterRow& row : model->parameters)
                if (row.name == parameter.name)
                    value = row.valueText();
        table.addRow({parameter.name, value, sentence(parameter.description)});
    }
    return table;
}

} // namespace

Section modelsSection(const ReportData& data)
{
    Section section;
    std::vector<std::string_view> described;
    for (const std::string& name : usedModels(data)) {
        const Model* model = findByName(data.project.models, name);
        const ModelInfo* info = findModelInfo(model ? model->kind : name);
        if (!info)
            continue;
        section.blocks.emplace_back(Subheading{modelText(data.project, name)});
        if (std::find(described.begin(), described.end(), info->kind) == described.end()) {
            described.push_back(info->kind);
            section.blocks.emplace_back(Paragraph{sentence(info->description)});
            Facts facts;
            facts.facts.push_back({sentence("Take it for"), sentence(info->use)});
            facts.facts.push_back({sentence("Not for"), sentence(info->avoid)});
            facts.facts.push_back({sentence("Source"), std::string(info->citation)});
            section.blocks.emplace_back(std::move(facts));
        } else {
            section.blocks.emplace_back(Paragraph{sentence("The same kind of model with other parameters.")});
        }
        Table table = parameters(*info, model);
        if (!table.empty())
            section.blocks.emplace_back(
                TableBlock{std::move(table), sentence("Parameters of %1.", {name}), 100, {}});
    }
    return section;
}

} // namespace contraflow::report
