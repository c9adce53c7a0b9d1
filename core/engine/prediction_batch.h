// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>

namespace contraflow {

/** One of several predictions of a project: the arguments of predict(). */
struct PredictionRequest
{
    std::size_t scenario = 0;
    std::optional<std::string> model; ///< replaces the scenario's own
    const Project* project = nullptr; ///< that the scenario is in, where it is not the one of the batch
};

struct BatchOptions
{
    RunOptions run;          ///< of every prediction; its progress counts all of them
    std::size_t threads = 0; ///< 0: as many as the machine has cores
};

/** Takes the result of request number `request`; false: no more are wanted. */
using PredictionReceiver = std::function<bool(std::size_t request, Result<Prediction> prediction)>;

/**
 * Predicts several scenarios, a core each. Results arrive in the order of the requests, in the calling
 * thread, as does progress; they are those of predict(), to the last bit and whatever the number of threads.
 * At most one prediction more than there are threads is held at a time. When cancelled, those that had not
 * ended arrive as cancelled.
 */
void predictAll(const Project& project, std::span<const PredictionRequest> requests,
                const PredictionReceiver& receive, const BatchOptions& options = {});

} // namespace contraflow
