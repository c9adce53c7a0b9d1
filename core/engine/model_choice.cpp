// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/model_choice.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/project/checks.h"
#include "core/sharing/catalog.h"

#include <memory>

namespace contraflow {

Result<Model> chooseModel(const Project& project, const Scenario& scenario,
                          const std::optional<std::string>& wanted)
{
    const std::string& name = wanted ? *wanted : scenario.model;
    if (name.empty())
        return invalidInput("scenario %1 names no model; name one of the project's",
                            {inQuotes(scenario.name)});
    RETURN_IF_ERROR(checkNamedOnce(project.models, name, "model"));
    if (const Model* model = findByName(project.models, name))
        return *model;
    if (wanted && findModelInfo(*wanted)) {
        Model model;
        model.name = *wanted;
        model.kind = *wanted;
        return model;
    }
    std::vector<std::string> known = namesOf(project.models);
    if (wanted)
        for (const std::string& kind : modelKinds())
            known.push_back(kind);
    const std::string hint = suggestion(name, known);
    if (known.empty())
        return notFound("there is no model %1, the project has none; add it", {inQuotes(name)});
    return notFound("there is no model %1; %2",
                    {inQuotes(name), hint.empty() ? sentence("take one of %1", {joinedWords(known)}) : hint});
}

namespace {

/** Why messages have no rates under a model, as its solver says before the first of them is sent; empty where
 * they have, and for models that never refuse any. */
std::string refusalOf(const Project& project, std::size_t scenario, const std::string& name)
{
    const Model* model = findByName(project.models, name);
    const ModelInfo* info = model ? findModelInfo(model->kind) : nullptr;
    if (!info || !info->hasVictims)
        return {};
    const Result<std::unique_ptr<SharingModel>> made = makeModel(*model);
    IssueList ignored; // validate() has them
    const PlacedScenario placed = placeScenario(project, scenario, ignored);
    if (!made || !placed.network || !checkRoutes(*placed.network, **made))
        return {};
    const std::unique_ptr<RateSolver> solver = (*made)->makeSolver(placed);
    RateUpdate update;
    solver->update({}, {}, update);
    return solver->failure();
}

} // namespace

IssueList validateRates(const Project& project)
{
    IssueList issues;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const Scenario& scenario = project.scenarios[i];
        const auto check = [&](const std::string& model, const char* key, Severity severity) {
            if (const std::string refusal = refusalOf(project, i, model); !refusal.empty())
                issues.push_back({severity,
                                  sentence("scenario %1: %2", {inQuotes(scenario.name), refusal}),
                                  {TableRef{TableKind::scenarios, 0}, i, key, 0}});
        };
        if (!scenario.applications.empty())
            continue;
        check(scenario.model, "model", Severity::error);
        check(scenario.uncontrolled, "uncontrolled", Severity::warning);
    }
    return issues;
}

CalibrationCheck checkCalibration(const Project& project, std::size_t scenario, const Model& model,
                                  const TrafficRange& traffic, TrafficCounts counts)
{
    CalibrationCheck check;
    const std::optional<CalibrationRecord> record = validCalibrationOf(model);
    if (!record)
        return check;
    check.spread = spreadOf(*record);
    check.outside = outsideRange(record->range, traffic, counts);
    if (!check.outside.empty())
        check.note = Issue{
            Severity::note,
            sentence(
                "scenario %1 goes beyond what model %2 was calibrated with: %3; measure such messages to be "
                "sure",
                {inQuotes(project.scenarios[scenario].name), inQuotes(model.name),
                 joinedWords(check.outside)}),
            {TableRef{TableKind::scenarios, 0}, scenario, "model", 0}};
    return check;
}

} // namespace contraflow
