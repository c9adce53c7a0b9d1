// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "core/sharing/parameters.h"
#include "core/sharing/sharing_model.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What the program knows about a sharing model, for menus, help and messages, and how it is made. */
struct ModelInfo
{
    std::string_view kind;        ///< "max-min": the name in files and on the command line
    std::string_view title;       ///< "Max-min fairness"
    std::string_view description; ///< one paragraph for people
    std::string_view citation;
    std::string_view use;   ///< where it is the one to take
    std::string_view avoid; ///< where it misleads
    std::span<const ParameterInfo> parameters;
    std::unique_ptr<SharingModel> (*make)(const ParameterValues& values) = nullptr;
    bool seesNodesOnly = false; ///< a penalty model, which ignores the links between switches
};

/** All sharing models in the order in which menus show them. */
[[nodiscard]] std::span<const ModelInfo> modelCatalog();

[[nodiscard]] const ModelInfo* findModelInfo(std::string_view kind);

/** The kinds, for messages and completion. */
[[nodiscard]] std::vector<std::string> modelKinds();

/** The model with its parameters, or what is wrong with them (unknown kind or parameter, not a number, out of
 * range). */
[[nodiscard]] Result<std::unique_ptr<SharingModel>> makeModel(const Model& model);

/** Issues of all models of a project: unknown kinds, unknown or unreadable parameters. */
[[nodiscard]] IssueList validateModels(const Project& project);

} // namespace contraflow
