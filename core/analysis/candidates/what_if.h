// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/placed_variation.h"
#include "core/analysis/candidates/sensitivity.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** What a scenario could be spared, and what that would gain. */
struct WhatIfCase
{
    enum class Kind
    {
        noLatency,
        noContention,        ///< every message as if it were alone
        noContraFlow,        ///< the model without its coupling of the two directions
        unlimitedBackbone,   ///< links between switches that hold nobody up
        unlimitedNics,       ///< the same of links of nodes
        noCongestionControl, ///< the scenario's uncontrolled model; only where it names one
    };

    Kind kind = Kind::noLatency;
    std::string title;      ///< "without latency"
    std::string model;      ///< the kind that was run, where it is another one; else empty
    std::string notApplied; ///< why there is no such case; nothing below counts then
    double makespan = 0;    ///< seconds
    double mean = 0;        ///< seconds
    double saved = 0;       ///< seconds of the scenario's makespan; below 0 when it grows, 0 within rounding
    double share = 0;       ///< of the scenario's makespan that goes away, 0 … 1; below 0 when it grows
};

/** "no-latency": the word for files. */
[[nodiscard]] std::string_view kindWord(WhatIfCase::Kind kind);

struct WhatIfRequest
{
    std::size_t scenario = 0;
    std::optional<std::string> model = {}; ///< a name or kind in place of the scenario's own
    SensitivityRequest groups = {};        ///< what is asked of groups of links
    KnownFigures* known = nullptr;         ///< where figures are kept for other parts of a study
};

/** A scenario, its cases, and which links it would pay to make faster. Immutable. */
struct WhatIf
{
    std::string scenario; ///< its name
    std::string model;    ///< name in the project, or the kind asked for
    std::string kind;
    TimeFigures base;
    std::vector<std::string> without; ///< what was left out of all of it, as ScenarioRun::without
    std::vector<WhatIfCase> cases;    ///< in the order of WhatIfCase::Kind
    Sensitivity sensitivity;
    std::string advice; ///< sentences
    std::vector<std::string> notes;
    IssueList issues;
};

/** Computes cases and sensitivity, several runs at a time. The result is the same for any number of threads.
 * Fails where predict() does, and when cancelled. */
[[nodiscard]] Result<WhatIf> whatIf(const Project& project, const WhatIfRequest& request,
                                    const BatchOptions& options = {});

/** The same model without the coupling of both directions of a link, or why there is none. */
[[nodiscard]] Result<Model> withoutContraFlow(const Model& model);

} // namespace contraflow
