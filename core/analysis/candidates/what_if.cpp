// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/what_if.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/engine/model_choice.h"
#include "core/project/left_out.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

using CaseKind = WhatIfCase::Kind;

struct CaseWords
{
    CaseKind kind;
    std::string_view word;
    std::string_view title;
};

constexpr std::array kCases{
    CaseWords{CaseKind::noLatency, "no-latency", phrase("without latency")},
    CaseWords{CaseKind::noContention, "no-contention", phrase("without contention")},
    CaseWords{CaseKind::noContraFlow, "no-contra-flow", phrase("without contra-flow coupling")},
    CaseWords{CaseKind::unlimitedBackbone, "unlimited-backbone",
              phrase("with unlimited links between switches")},
    CaseWords{CaseKind::unlimitedNics, "unlimited-nics", phrase("with unlimited NICs")},
    CaseWords{CaseKind::noCongestionControl, "no-congestion-control", phrase("without congestion control")},
};

/** The model with 0 for these parameters. */
Model withZeros(Model model, const std::vector<std::string_view>& names)
{
    std::vector<ParameterRow> rows;
    for (const ParameterRow& row : model.parameters)
        if (!contains(names, row.name))
            rows.push_back(row);
    for (const std::string_view name : names)
        rows.push_back({std::string(name), "0"});
    model.parameters = SharedRows<ParameterRow>(std::move(rows));
    return model;
}

/** One case: what is run, or why nothing is. */
struct Plan
{
    WhatIfCase result;
    Model model;
};

Plan planCase(const CaseWords& words, const PreparedScenario& scenario)
{
    Plan plan{{words.kind, std::string(words.title), {}, {}}, scenario.model};
    switch (words.kind) {
    case CaseKind::noContention:
        plan.model = plainModel(uncontendedModel().kind);
        plan.result.model = plan.model.kind;
        break;
    case CaseKind::noContraFlow:
        if (Result<Model> model = withoutContraFlow(scenario.model)) {
            plan.model = std::move(model).value();
            plan.result.model = plan.model.kind == scenario.model.kind ? "" : plan.model.kind;
        } else {
            plan.result.notApplied = model.error().message;
        }
        break;
    case CaseKind::unlimitedBackbone:
        if (backboneLinks(*scenario.placed.network).empty())
            plan.result.notApplied = sentence("the platform has no links between switches");
        break;
    case CaseKind::noLatency:
    case CaseKind::unlimitedNics:
    case CaseKind::noCongestionControl: // its model is the project's
        break;
    }
    return plan;
}

/** The case that has a model of the project for it. */
void takeUncontrolled(Plan& plan, const Project& project, const Scenario& scenario)
{
    const Result<Model> model = chooseModel(project, scenario, scenario.uncontrolled);
    const Result<std::unique_ptr<SharingModel>> made = model ? makeModel(*model) : model.error();
    if (!made) {
        plan.result.notApplied = made.error().message;
        return;
    }
    plan.model = *model;
    plan.result.model = model->kind;
}

/** What a case changes of the network. */
PlacedScenario placedFor(CaseKind kind, const PlacedScenario& placed)
{
    switch (kind) {
    case CaseKind::noLatency:
        return withoutLatency(placed);
    case CaseKind::unlimitedBackbone:
        return withUnlimitedLinks(placed, backboneLinks(*placed.network));
    case CaseKind::unlimitedNics:
        return withUnlimitedLinks(placed, nicLinks(*placed.network));
    case CaseKind::noContention:
    case CaseKind::noContraFlow:
    case CaseKind::noCongestionControl:
        break;
    }
    return placed;
}

void take(WhatIfCase& result, const TimeFigures& base, const TimeFigures& figures)
{
    result.makespan = figures.makespan;
    result.mean = figures.mean;
    result.saved = secondsSaved(base.makespan, figures.makespan);
    if (base.makespan > 0)
        result.share = result.saved / base.makespan;
}

} // namespace

std::string_view kindWord(WhatIfCase::Kind kind)
{
    for (const CaseWords& words : kCases)
        if (words.kind == kind)
            return words.word;
    return {};
}

Result<Model> withoutContraFlow(const Model& model)
{
    if (const ModelInfo* info = findModelInfo(model.kind); info && !info->uncoupledKind.empty())
        return plainModel(info->uncoupledKind);
    std::vector<std::string_view> coupling;
    for (const ParameterInfo& parameter : parametersOf(model.kind))
        if (parameter.isCoupling)
            coupling.push_back(parameter.name);
    if (coupling.empty())
        return invalidInput("the model %1 does not couple the two directions of a link",
                            {kindTitle(model.kind)});
    return withZeros(model, coupling);
}

Result<WhatIf> whatIf(const Project& project, const WhatIfRequest& request, const BatchOptions& options)
{
    ASSIGN_OR_RETURN(const PreparedScenario scenario, prepare(project, request.scenario, request.model));
    WhatIf result;
    result.scenario = project.scenarios[request.scenario].name;
    result.model = scenario.model.name;
    result.kind = scenario.model.kind;
    result.issues = scenario.issues;
    result.without = scenario.without;

    std::vector<Plan> plans;
    const Scenario& row = project.scenarios[request.scenario];
    const bool isPaired = !request.model && !row.uncontrolled.empty();
    for (const CaseWords& words : kCases) {
        if (words.kind == CaseKind::noCongestionControl && !isPaired)
            continue;
        plans.push_back(planCase(words, scenario));
    }
    if (isPaired)
        takeUncontrolled(plans.back(), project, row);
    VariationRuns runs(options, request.known);
    runs.expect(1 + plans.size());
    const auto figures = runs.run(1 + plans.size(), [&](std::size_t i, const RunOptions& run) {
        if (i == 0)
            return runs.known().of(scenario, FigureExtent::all, run);
        const Plan& plan = plans[i - 1];
        if (!plan.result.notApplied.empty())
            return Result<TimeFigures>(TimeFigures());
        return runs.known().of(scenario, placedFor(plan.result.kind, scenario.placed), plan.model,
                               FigureExtent::times, run);
    });
    RETURN_IF_ERROR(figures);
    for (std::size_t i = 0; i < figures->size(); ++i) {
        if ((*figures)[i])
            continue;
        const Error& error = (*figures)[i].error();
        // A network that would stop for ever without it has an answer with it all the same.
        if (i == 0 || plans[i - 1].result.kind != CaseKind::noCongestionControl)
            return error.within(sentence("scenario %1", {inQuotes(result.scenario)}));
        plans[i - 1].result.notApplied = error.message;
    }
    result.base = *figures->front();
    addUnmatched(result.without, result.base.traffic.unmatched);
    for (std::size_t i = 0; i < plans.size(); ++i) {
        if (plans[i].result.notApplied.empty())
            take(plans[i].result, result.base, *(*figures)[i + 1]);
        result.cases.push_back(std::move(plans[i].result));
    }
    ASSIGN_OR_RETURN(result.sensitivity, sensitivity(project, scenario, result.base, request.groups, runs));
    result.advice = adviceText(result.sensitivity);
    result.notes = result.sensitivity.notes;
    if (const ModelInfo* info = findModelInfo(result.kind); info && info->seesNodesOnly)
        result.notes.push_back(sentence(
            "the model %1 sees nodes only: links between switches count where they are the slowest of a "
            "route, and their contention does not",
            {kindTitle(result.kind)}));
    return result;
}

} // namespace contraflow
