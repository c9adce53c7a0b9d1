// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/calibration_record.h"
#include "core/project/measured_doubts.h"
#include "core/sharing/catalog.h"
#include "core/tables/error_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <set>

namespace contraflow::report {

namespace {

Table errorsOfModels(const std::shared_ptr<const ErrorsResult>& errors)
{
    const Table known =
        withoutEmptyColumns(columnsFor(errorTable(errors, ErrorView::models), TableView::report));
    Table table = known;
    table.setRows(known.rowCount(), [known, errors](std::size_t row, std::size_t column) {
        const TableCell cell = known.cell(row, column);
        return known.columns()[column].key == "model"
                   ? TableCell(modelText(errors->base->project, *cell.text()))
                   : cell;
    });
    return table;
}

/** What was found of the measured times while they were measured, in a sentence each. */
std::vector<std::string> verdictTexts(const ReportData& data)
{
    std::vector<std::string> texts;
    if (data.errors)
        for (const MeasuredPattern& pattern : data.errors->data.patterns)
            for (const Issue& verdict : verdictsOn(data.errors->base->project, pattern.measurement))
                texts.push_back(verdict.text);
    return texts;
}

/** Which measured times deserve doubt, before anything is concluded from their errors. */
void addVerdicts(Section& section, const ReportData& data)
{
    constexpr std::size_t kMost = 12;
    Bullets bullets{verdictTexts(data)};
    if (bullets.items.empty())
        return;
    if (bullets.items.size() > kMost) {
        const std::size_t others = bullets.items.size() - kMost;
        bullets.items.resize(kMost);
        bullets.items.push_back(
            sentence("and %1 more; 'contraflow validate' says them all", {groupedCount(others)}));
    }
    section.blocks.emplace_back(Paragraph{sentence("While these times were measured, this was found:")});
    section.blocks.emplace_back(std::move(bullets));
}

/** Errors on patterns that had no part in the fit: what the predictions are worth elsewhere. */
void addUnlearnt(Section& section, const ReportData& data)
{
    if (data.unlearnt) {
        section.blocks.emplace_back(Paragraph{sentence(
            "%1 had a part in the fit of the models, which are naturally close to them. Without them:",
            {sentenceOf(data.errors->data.messages.size() - data.unlearnt->data.messages.size(),
                        "1 measured time", "%1 measured times")})});
        section.blocks.emplace_back(
            TableBlock{errorsOfModels(data.unlearnt),
                       sentence("Errors of the predictions on what the models were not learnt from."),
                       100,
                       {}});
    } else if (data.isAllLearnt) {
        section.blocks.emplace_back(Notice{
            sentence("Learnt from all of it"),
            sentence(
                "Every measured time had a part in the fit of its model, so these errors do not tell how "
                "good the model is elsewhere. Hold patterns out of the calibration to know that.")});
    }
}

void addErrors(Section& section, const ReportData& data)
{
    if (!data.errors) {
        section.blocks.emplace_back(Paragraph{sentence(
            "None of the shown scenarios was measured, so there is nothing to hold these predictions against.")});
        return;
    }
    const ErrorsResult& errors = *data.errors;
    section.blocks.emplace_back(Paragraph{sentence(
        "An error is (predicted − measured) / measured: below zero where the prediction is too optimistic. %1 "
        "measured in %2.",
        {sentenceOf(errors.data.messages.size(), "1 message was", "%1 messages were"),
         sentenceOf(errors.data.patterns.size(), "1 pattern", "%1 patterns")})});
    section.blocks.emplace_back(
        TableBlock{errorsOfModels(data.errors),
                   data.unlearnt ? sentence("Errors of the predictions on all that was measured.")
                                 : sentence("Errors of the predictions."),
                   100,
                   {}});
    addUnlearnt(section, data);
    addVerdicts(section, data);
    PlotInput input;
    input.errors = data.unlearnt ? data.unlearnt : data.errors;
    addPlot(section, "errors", input,
            data.unlearnt
                ? sentence("How the errors are distributed on what the models were not learnt from.")
                : sentence("How the errors are distributed."));
}

void addCalibrations(Section& section, const ReportData& data)
{
    std::set<std::string> seen;
    Bullets bullets;
    for (const Scenario* scenario : data.shown()) {
        const std::string& name = scenario->model;
        const Model* model = findByName(data.project.models, name);
        const auto record = model ? validCalibrationOf(*model) : std::nullopt;
        if (!record || !seen.insert(name).second)
            continue;
        const std::string error = percentText(record->errorPercent);
        bullets.items.push_back(
            record->leftOutFolds > 0
                ? sentence(
                      "%1 was calibrated with %2; its mean error there is %3 on patterns that were left out "
                      "of the fit.",
                      {modelText(data.project, name), calibratedText(*record), error})
                : sentence("%1 was calibrated with %2; its mean error there is %3.",
                           {modelText(data.project, name), calibratedText(*record), error}));
    }
    if (!bullets.items.empty())
        section.blocks.emplace_back(std::move(bullets));
    for (const ScenarioPhrases& each : beyondCalibration(data))
        section.blocks.emplace_back(
            Notice{sentence("Beyond the calibration: %1", {each.scenario}),
                   sentence("The scenario has %1. The model was not held against measurements there.",
                            {joinedWords(each.phrases)})});
}

void addIssues(Section& section, const ReportData& data)
{
    Table table("issues", "Issues", {{"severity", "Kind"}, {"text", "Issue"}});
    for (const ScenarioEntry* entry : data.entries())
        if (!entry->run())
            table.addRow({sentence("error"),
                          sentence("Scenario %1: %2",
                                   {data.scenario(*entry).name, entry->result->failure.toStdString()})});
    const std::vector<std::string> verdicts = verdictTexts(data); // which stand beside the errors
    for (const Severity severity : {Severity::error, Severity::warning, Severity::note})
        for (const Issue& issue : data.issues)
            if (issue.severity == severity && !contains(verdicts, issue.text))
                table.addRow({sentence(severityText(severity)), issue.text});
    if (table.empty()) {
        section.blocks.emplace_back(Paragraph{sentence("The inputs have no issues.")});
        return;
    }
    section.blocks.emplace_back(TableBlock{std::move(table),
                                           sentence("Issues of the inputs and of the predictions."), 60,
                                           "'contraflow validate'"});
}

/** The models of the shown scenarios, each once. */
std::vector<std::string> usedModels(const ReportData& data)
{
    std::vector<std::string> names;
    for (const Scenario* scenario : data.shown()) {
        const std::string& name = scenario->model;
        if (!contains(names, name))
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

Section validitySection(const ReportData& data)
{
    Section section;
    if (data.shown().empty())
        return section;
    addErrors(section, data);
    addCalibrations(section, data);
    addIssues(section, data);
    return section;
}

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
        if (!contains(described, info->kind)) {
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
