// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/project/project.h"
#include "core/sharing/parameters.h"
#include "core/sharing/sharing_model.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What a model says about messages against a full link: the statements that measurements are asked about. */
enum class DuplexClaim
{
    none,         ///< nothing of its own
    fairness,     ///< traffic against a full link costs nothing
    asymmetry,    ///< messages against a full link slow down to its messages' rate
    crossTraffic, ///< acknowledgements take a part of the opposite direction
    sharedQueues, ///< acknowledgements wait in the queues of the opposite direction, class by class
};

/** What a model says of full buffers in a lossless network: the statements that measurements are asked about.
 */
enum class FlowControlClaim
{
    none,              ///< nothing of its own
    congestionControl, ///< senders slow down before buffers fill: who does not use a full link is not slowed
    backPressure,      ///< a full buffer stops all that feeds it, whatever it is for
    inputQueues,       ///< besides, an input of a switch has one queue for all outputs
};

/** Colour of a model wherever it is drawn, 0xRRGGBB; that of penalties by default. */
struct ModelColor
{
    std::uint32_t onLight = 0xCC79A7;
    std::uint32_t onDark = onLight;
};

/**
 * What the program knows about a sharing model, and how it is made. Whatever distinguishes one model from
 * others stands here, so that nothing else asks for its name.
 */
struct ModelInfo
{
    std::string_view kind{};        ///< "max-min": the name in files and on the command line
    std::string_view title{};       ///< "Max-min fairness"
    std::string_view description{}; ///< one paragraph for people
    std::string_view citation{};
    std::string_view use{};   ///< where it is the one to take
    std::string_view avoid{}; ///< where it misleads
    std::span<const ParameterInfo> parameters{};
    std::unique_ptr<SharingModel> (*make)(const ParameterValues& values) = nullptr;
    bool seesNodesOnly = false; ///< a penalty model, which ignores the links between switches
    bool seesContention = true; ///< false: every message runs as if it were alone
    bool isAsPrinted = false;   ///< a published algorithm literally, of which an exact form exists
    DuplexClaim claim = DuplexClaim::none;
    FlowControlClaim flowControl = FlowControlClaim::none;
    std::string_view uncoupledKind{}; ///< what it is without coupling the two directions of a link
    /** A link that never stops a rate from growing may become faster without any consequence. */
    bool ignoresSpareBandwidth = false;
    bool keepsCapacities = false; ///< no channel ever carries more than its capacity
    bool hasVictims = false;      ///< a channel that a message does not use may limit it
    unsigned stepCost = 1;        ///< about how many times as long as max-min a step takes, for estimates
    ModelColor color{};
};

/** All sharing models in the order in which menus show them. */
[[nodiscard]] std::span<const ModelInfo> modelCatalog();

[[nodiscard]] const ModelInfo* findModelInfo(std::string_view kind);

/** What new projects begin with: TCP over switched Ethernet until measurements say more. */
[[nodiscard]] const ModelInfo& usualModel();

/** The lower bound of every time, which slowdowns are measured against. */
[[nodiscard]] const ModelInfo& uncontendedModel();

/** The model that makes a claim other than none. */
[[nodiscard]] const ModelInfo& modelClaiming(DuplexClaim claim);

/** What a kind takes; nothing for a kind that is unknown. */
[[nodiscard]] std::span<const ParameterInfo> parametersOf(std::string_view kind);

/** A model of this kind with its defaults, named after the kind. */
[[nodiscard]] Model plainModel(std::string_view kind);

/** The kinds, for messages and completion. */
[[nodiscard]] std::vector<std::string> modelKinds();

/** The model with its parameters, or what is wrong with them (unknown kind or parameter, not a number, out of
 * range). */
[[nodiscard]] Result<std::unique_ptr<SharingModel>> makeModel(const Model& model);

/** Issues of all models of a project: unknown kinds, unknown or unreadable parameters, and models without
 * congestion control that are none. */
[[nodiscard]] IssueList validateModels(const Project& project);

} // namespace contraflow
