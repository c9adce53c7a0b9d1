// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/catalog.h"

#include "core/base/text.h"
#include "core/sharing/hockney.h"
#include "core/sharing/progressive_filling.h"
#include "core/sharing/published.h"

#include <array>
#include <map>

namespace contraflow {

namespace {

constexpr std::array kCatalog{
    ModelInfo{"hockney",
              "No contention (Hockney)",
              "Every message runs as if it were alone, at the speed of the slowest link on its way. The "
              "lower bound that "
              "the other models are held against.",
              "Hockney, Parallel Computing 20, 1994",
              {}},
    ModelInfo{
        "max-min",
        "Max-min fairness",
        "Messages that share a direction of a link share it fairly; traffic in the opposite direction costs "
        "nothing. The textbook model of full-duplex networks, exact for any topology.",
        "Zhu et al. 2014, section 5.1 (fairness property)",
        {}},
    ModelInfo{"asymmetric",
              "Asymmetric (coupled max-min)",
              "When one direction of a link is saturated, the messages against it slow down to the same "
              "rate, because "
              "their acknowledgements wait there. The asymmetric property of TCP over switched Ethernet, "
              "made exact for "
              "any topology. The default for Ethernet clusters until measurements say more.",
              "Zhu et al. 2014, section 5.2, equation (6)",
              {}},
    ModelInfo{"asymmetric-published",
              "Asymmetric, Algorithm 1 as printed",
              "Algorithm 1 of Zhu et al., literally. Its order is fixed at the start of a step, so it is not "
              "always fair "
              "and can give a link more than its capacity; such steps are reported.",
              "Zhu et al. 2014, section 6.1, Algorithm 1",
              {}},
    ModelInfo{
        "fairness-published",
        "Fairness, Algorithm 1 without lines 11–20",
        "The published algorithm without its treatment of traffic in the opposite direction: what the paper "
        "compares its model with.",
        "Zhu et al. 2014, section 7.2",
        {}},
};

std::vector<std::string> parameterNames(const ModelInfo& info)
{
    std::vector<std::string> names;
    for (const ParameterInfo& parameter : info.parameters)
        names.emplace_back(parameter.name);
    return names;
}

Error unknownParameter(const Model& model, const ModelInfo& info, const std::string& name)
{
    const std::vector<std::string> known = parameterNames(info);
    const std::string hint = suggestion(name, known);
    std::string remedy = "remove it";
    if (!hint.empty())
        remedy = hint;
    else if (!known.empty())
        remedy = "it takes " + joinedWords(known);
    return {ErrorCode::invalidInput, "model " + quoted(model.name) + ": " + std::string(info.kind) +
                                         " has no parameter " + quoted(name) + "; " + remedy};
}

Error unknownKind(const Model& model)
{
    const std::vector<std::string> kinds = modelKinds();
    const std::string hint = suggestion(model.kind, kinds);
    return {ErrorCode::invalidInput,
            "model " + quoted(model.name) + ": " +
                (model.kind.empty() ? std::string("its kind is missing")
                                    : "there is no kind of model " + quoted(model.kind)) +
                "; " + (hint.empty() ? "take one of " + joinedWords(kinds) : hint)};
}

} // namespace

std::span<const ModelInfo> modelCatalog()
{
    return kCatalog;
}

const ModelInfo* findModelInfo(std::string_view kind)
{
    for (const ModelInfo& info : kCatalog)
        if (info.kind == kind)
            return &info;
    return nullptr;
}

std::vector<std::string> modelKinds()
{
    std::vector<std::string> kinds;
    for (const ModelInfo& info : kCatalog)
        kinds.emplace_back(info.kind);
    return kinds;
}

Result<std::unique_ptr<SharingModel>> makeModel(const Model& model)
{
    const ModelInfo* info = findModelInfo(model.kind);
    if (!info)
        return unknownKind(model);
    for (const ParameterRow& row : model.parameters)
        return unknownParameter(model, *info, row.name);
    std::unique_ptr<SharingModel> made;
    if (model.kind == "hockney")
        made = std::make_unique<HockneyModel>();
    else if (model.kind == "max-min")
        made = std::make_unique<ProgressiveFilling>(ProgressiveFilling::maxMin());
    else if (model.kind == "asymmetric")
        made = std::make_unique<ProgressiveFilling>(ProgressiveFilling::asymmetric());
    else if (model.kind == "asymmetric-published")
        made = std::make_unique<PublishedModel>(PublishedModel::Lines::all);
    else
        made = std::make_unique<PublishedModel>(PublishedModel::Lines::fairnessOnly);
    return made;
}

IssueList validateModels(const Project& project)
{
    IssueList issues;
    std::size_t index = 0;
    for (const Model& model : project.models) {
        const ModelInfo* info = findModelInfo(model.kind);
        if (!info)
            issues.push_back({Severity::error,
                              unknownKind(model).message,
                              {TableRef{TableKind::models, 0}, index, "kind", 0}});
        std::size_t row = 0;
        if (info)
            for (const ParameterRow& parameter : model.parameters)
                issues.push_back({Severity::error,
                                  unknownParameter(model, *info, parameter.name).message,
                                  {TableRef{TableKind::modelParameters, index}, row++, "name", 0}});
        ++index;
    }
    return issues;
}

} // namespace contraflow
