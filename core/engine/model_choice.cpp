// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/model_choice.h"

#include "core/base/text.h"
#include "core/project/checks.h"
#include "core/sharing/catalog.h"

#include <vector>

namespace contraflow {

Result<Model> chooseModel(const Project& project, const Scenario& scenario,
                          const std::optional<std::string>& wanted)
{
    const std::string& name = wanted ? *wanted : scenario.model;
    if (name.empty())
        return Error{ErrorCode::invalidInput,
                     "scenario " + inQuotes(scenario.name) + " names no model; name one of the project's"};
    if (const std::string doubled = doubledName(project.models, name, "model"); !doubled.empty())
        return Error{ErrorCode::invalidInput, doubled};
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
        return Error{ErrorCode::notFound,
                     "there is no model " + inQuotes(name) + ", the project has none; add it"};
    return Error{ErrorCode::notFound, "there is no model " + inQuotes(name) + "; " +
                                          (hint.empty() ? "take one of " + joinedWords(known) : hint)};
}

} // namespace contraflow
