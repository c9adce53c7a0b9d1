// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/results.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"

#include <cstdint>
#include <memory>
#include <stop_token>
#include <vector>

namespace contraflow {

/** Where the time of each process of a run goes. */
struct RunSumsData
{
    static constexpr std::size_t kMaxRows = 4000;

    std::shared_ptr<const ScenarioResult> result;
    std::vector<std::uint32_t> processes; ///< by row: all, or evenly chosen ones
};

[[nodiscard]] RunSumsData runSums(const std::shared_ptr<const ScenarioResult>& result);
/** A stacked bar for each process. Items are processes. */
[[nodiscard]] PlotContent runSumsContent(const RunSumsData& data, const Theme& theme);
/** A line for each process. */
[[nodiscard]] Table runSumsTable(const RunSumsData& data);

/** Who is a row and a column of a communication matrix, and what its cells show. */
enum class MatrixEnds
{
    processes,
    nodes,
};
enum class MatrixFigure
{
    bytes,
    messages,
};

/** What is sent from whom to whom in a run. */
struct RunMatrixData
{
    static constexpr std::size_t kMaxBlocks = 128; ///< rows and columns that are drawn

    std::shared_ptr<const ScenarioResult> result;
    MatrixEnds ends = MatrixEnds::processes;
    MatrixFigure figure = MatrixFigure::bytes;
    std::size_t count = 0;     ///< processes or nodes
    std::size_t blockSize = 1; ///< of these in one row and column
    std::size_t blocks = 0;
    std::vector<double> sums; ///< by source block and destination block, bytes or messages
};

/** Stops early, with part of the sums, when asked to. */
[[nodiscard]] RunMatrixData runMatrix(const std::shared_ptr<const ScenarioResult>& result, MatrixEnds ends,
                                      MatrixFigure figure, const std::stop_token& stop = {});
/** A heat map. Items are source block × blocks + destination block. */
[[nodiscard]] PlotContent runMatrixContent(const RunMatrixData& data, const Theme& theme);
/** A line for each cell that is not empty. */
[[nodiscard]] Table runMatrixTable(const RunMatrixData& data);
/** What a cell stands for. */
[[nodiscard]] QString runMatrixText(const RunMatrixData& data, std::uint32_t item);

} // namespace contraflow
