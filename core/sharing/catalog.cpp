// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/catalog.h"

#include "core/project/blank_rows.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

std::string unknownKind(const Model& model)
{
    const std::vector<std::string> kinds = modelKinds();
    const std::string hint = suggestion(model.kind, kinds);
    const std::string remedy = hint.empty() ? sentence("take one of %1", {joinedWords(kinds)}) : hint;
    return sentence("model %1: %2",
                    {inQuotes(model.name), model.kind.empty() ? sentence("its kind is missing; %1", {remedy})
                                                              : sentence("there is no kind of model %1; %2",
                                                                         {inQuotes(model.kind), remedy})});
}

} // namespace

const ModelInfo* findModelInfo(std::string_view kind)
{
    for (const ModelInfo& info : modelCatalog())
        if (info.kind == kind)
            return &info;
    return nullptr;
}

const ModelInfo& modelClaiming(DuplexClaim claim)
{
    const std::span<const ModelInfo> catalog = modelCatalog();
    return *std::ranges::find(catalog, claim, &ModelInfo::claim);
}

std::span<const ParameterInfo> parametersOf(std::string_view kind)
{
    const ModelInfo* info = findModelInfo(kind);
    return info ? info->parameters : std::span<const ParameterInfo>();
}

Model plainModel(std::string_view kind)
{
    return {std::string(kind), std::string(kind), {}, {}};
}

std::vector<std::string> modelKinds()
{
    return mapped<std::string>(modelCatalog(), &ModelInfo::kind);
}

Result<std::unique_ptr<SharingModel>> makeModel(const Model& model)
{
    const ModelInfo* info = findModelInfo(model.kind);
    if (!info)
        return Error{ErrorCode::invalidInput, unknownKind(model)};
    IssueList issues;
    const ParameterValues values = readParameters(model, info->parameters, 0, issues);
    if (!issues.empty())
        return Error{ErrorCode::invalidInput, issues.front().text};
    return info->make(values);
}

IssueList validateModels(const Project& project)
{
    IssueList issues;
    std::size_t index = 0;
    for (const Model& model : project.models) {
        if (isBlank(model)) {
            ++index;
            continue;
        }
        if (const ModelInfo* info = findModelInfo(model.kind))
            (void)readParameters(model, info->parameters, index, issues);
        else
            issues.push_back(
                {Severity::error, unknownKind(model), {TableRef{TableKind::models, 0}, index, "kind", 0}});
        ++index;
    }
    for (std::size_t i = 0; i < project.scenarios.size(); ++i) {
        const Scenario& scenario = project.scenarios[i];
        const Model* model = findByName(project.models, scenario.uncontrolled);
        const ModelInfo* info = model ? findModelInfo(model->kind) : nullptr;
        if (info && !info->hasVictims)
            issues.push_back(
                {Severity::warning,
                 sentence(
                     "scenario %1: %2, its model without congestion control, is of the kind %3, in which "
                     "full links hold up nobody else; name one of another kind, such as backpressure",
                     {inQuotes(scenario.name), inQuotes(model->name), model->kind}),
                 {TableRef{TableKind::scenarios, 0}, i, "uncontrolled", 0}});
    }
    return issues;
}

} // namespace contraflow
