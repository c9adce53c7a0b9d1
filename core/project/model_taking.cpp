// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/model_taking.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/calibration_record.h"
#include "core/project/edits.h"
#include "core/project/taking.h"

#include <algorithm>

namespace contraflow {

namespace {

Result<Model> modelToTake(const Project& project, const Project& other, const std::string& name)
{
    const auto count = std::count_if(other.models.begin(), other.models.end(),
                                     [&](const Model& m) { return m.name == name; });
    if (count == 0) {
        const std::string near = suggestion(name, namesOf(other.models));
        return Error{
            ErrorCode::notFound,
            sentence("it has no model %1; %2",
                     {inQuotes(name), !near.empty() ? near
                                      : other.models.empty()
                                          ? sentence("it has none at all")
                                          : sentence("it has %1", {joinedWords(namesOf(other.models))})})};
    }
    if (count > 1)
        return Error{ErrorCode::invalidInput, sentence("it has %1 models %2; rename them there",
                                                       {std::to_string(count), inQuotes(name)})};
    // Measurements in its record are the same ones here, or none of this project.
    const std::size_t index = indexOfName(other.models, name);
    Model model = takeAlong(project, other, {{{TableKind::models, 0}, index, name}}).other.models[index];
    model.parameters = other.models[index].parameters; // formulas as they are there
    std::vector<ParameterRow> rows;
    for (const ParameterRow& row : model.parameters) {
        if (!row.problem.empty())
            return Error{ErrorCode::invalidInput,
                         sentence("its parameter %1 has no value: %2; correct it there",
                                  {inQuotes(row.name), row.problem})};
        rows.push_back({row.name, row.valueText()});
    }
    model.parameters = SharedRows<ParameterRow>(std::move(rows));
    return model;
}

const Model* sameModel(const Project& project, const Model& wanted)
{
    const auto same = std::find_if(project.models.begin(), project.models.end(), [&](const Model& model) {
        return model.kind == wanted.kind && model.parameters == wanted.parameters &&
               calibrationOf(model) == calibrationOf(wanted);
    });
    return same == project.models.end() ? nullptr : &*same;
}

} // namespace

Result<TakenModel> takeModel(const Project& project, const Project& other, const ModelTaking& taking)
{
    ASSIGN_OR_RETURN(Model model, modelToTake(project, other, taking.model));
    TakenModel taken;
    if (const Model* known = sameModel(project, model); known && taking.name.empty()) {
        taken.name = known->name;
        taken.notes.push_back(
            sentence("the project has the same model already, %1", {inQuotes(known->name)}));
    } else {
        if (!taking.name.empty() && findByName(project.models, taking.name) != nullptr)
            return Error{ErrorCode::invalidInput,
                         sentence("the project has a model %1 already; give another name, or none",
                                  {inQuotes(taking.name)})};
        taken.isNew = true;
        taken.name = taking.name.empty() ? freeName(project, TableKind::models, model.name) : taking.name;
        if (!model.provenance.isEmpty())
            taken.notes.push_back(sentence("it was taken from %1 before", {inQuotes(model.provenance.file)}));
        model.name = taken.name;
        model.provenance = taking.provenance;
        model.provenance.importer = "project";
        model.provenance.options = "--take-model " + inQuotes(taking.model);
        std::vector<Model> rows{model};
        taken.edit.changes.emplace_back(
            ReplaceRows{TableRef{TableKind::models, 0}, project.models.size(), 0, std::move(rows)});
        const std::string summary = calibrationSummary(model);
        taken.notes.push_back(summary.empty()
                                  ? sentence("it was not calibrated: nothing is known of its errors")
                                  : sentence("it was %1", {summary}));
    }
    for (const std::size_t index : taking.scenarios) {
        Scenario scenario = project.scenarios[index];
        if (scenario.model == taken.name)
            continue;
        scenario.model = taken.name;
        taken.edit.changes.emplace_back(ReplaceRows{TableRef{TableKind::scenarios, 0}, index, 1,
                                                    std::vector<Scenario>{std::move(scenario)}});
    }
    taken.edit.label = sentence("Take model %1", {taken.name});
    return taken;
}

std::string calibrationSummary(const Model& model)
{
    const std::optional<CalibrationRecord> record = calibrationOf(model);
    if (!record)
        return {};
    return sentence(record->heldOutPercent ? phrase("learnt from %1, off by %2 %, by %3 % on %4 held out")
                                           : phrase("learnt from %1, off by %2 %"),
                    {counted(record->measurements.size(), "measurement"),
                     groupedText(record->errorPercent, 2), groupedText(record->heldOutPercent.value_or(0), 2),
                     groupedCount(record->heldOut.size())});
}

} // namespace contraflow
