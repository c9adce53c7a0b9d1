// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/engine/prediction_batch.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace contraflow {

inline constexpr std::size_t kUsualDraws = 20;
inline constexpr std::size_t kMostDraws = 10'000;

/** What a makespan is on the cluster that others are on, over draws of who else is there, and on an empty
 * one; times in seconds. Others take nodes; what they send is not in it. */
struct Occupancy
{
    std::optional<Error> failure; ///< why one of the runs has no makespan; nothing below counts then
    double empty = 0;             ///< with nobody else
    std::size_t draws = 0;        ///< 0: a list says who else is there, and nothing is drawn
    double mean = 0;              ///< over the draws
    double low = 0;               ///< 5 % of them are below, interpolated between neighbours
    double high = 0;              ///< 95 % of them are below
};

/**
 * The same for each request; nothing where nobody else is on the cluster, which the scenario's mapping says.
 * The first draw has the seed of the mapping, each next one the next. `draws` is at least 1. Fails only when
 * cancelled; the result is the same for any number of threads.
 */
[[nodiscard]] Result<std::vector<std::optional<Occupancy>>>
occupancies(const Project& project, const std::vector<PredictionRequest>& requests, std::size_t draws,
            const BatchOptions& options = {});

} // namespace contraflow
