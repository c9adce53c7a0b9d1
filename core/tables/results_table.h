// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"
#include "core/project/measured_times.h"
#include "core/tables/table.h"

#include <cstddef>
#include <memory>

namespace contraflow {

/**
 * The times of every message of a predicted scenario, with its measured times where it has some. Rows are
 * worked out when they are read; the table holds the prediction. Tables of several predictions of projects
 * have the same columns, so that their rows can be written one after the other. Published: a column keeps its
 * key, meaning and place; new ones come last.
 */
[[nodiscard]] Table resultsTable(const Project& project, std::shared_ptr<const Prediction> prediction,
                                 const MeasuredTimes& measured);

/** Rate changes that a run must keep (RunOptions::maxSegments) for the table's brief view to be whole: there
 * rates are shown of few messages in few steps only. */
inline constexpr std::size_t kMostBriefRecords = 50'000;

/** Of messages of predictions and of runs. */
[[nodiscard]] inline Table::Column victimOfColumn()
{
    return textColumn(
               "victim_of", "Victim of",
               "A full channel to which the message sends nothing, and which held it up for the longest "
               "time all the same; of models of lossless networks")
        .shownIn(kForMachines);
}

/** The columns without a row. */
[[nodiscard]] Table resultsHeading();

} // namespace contraflow
