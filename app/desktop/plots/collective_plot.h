// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/collectives.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"

#include <memory>
#include <optional>
#include <vector>

namespace contraflow {

/** What the plot of collectives shows. */
struct CollectivePlotRequest
{
    enum class Kind
    {
        overSize,      ///< time over m at one n, both logarithmic (steffenel-2006, Figures 6, 9, 12)
        overProcesses, ///< time over n at one m (Figures 7, 10, 13)
        fit,           ///< time by the signature over measured time
        residuals,     ///< (signature − measured) / measured over m
        errors,        ///< mean error over the sizes, over n (Figures 8, 11, 14)
    };

    std::shared_ptr<const CollectiveResult> result; ///< not null
    Kind kind = Kind::overSize;
    std::uint32_t processes = 2; ///< n of overSize
    double bytes = 0;            ///< m of overProcesses
};

/** Mean errors above this would hide all others, and are not drawn. */
inline constexpr double kMostDrawnPercent = 100;

/** A point of a curve: what is shown when it is hovered over. */
struct CollectivePoint
{
    AllToAllMethod method = AllToAllMethod::bound;
    AllToAll size;
    double value = 0;     ///< seconds, or percent of the plot of errors
    bool isInside = true; ///< of what a signature was fitted to
};

struct CollectiveCurve
{
    AllToAllMethod method = AllToAllMethod::bound;
    std::vector<CollectivePoint> points;
};

struct CollectivePlotData
{
    CollectivePlotRequest request;
    std::vector<CollectiveCurve> curves;
    std::vector<std::size_t> measured;  ///< those that are drawn, as positions in CollectiveResult::measured
    std::vector<AllToAllMethod> beyond; ///< errors too large to be drawn
};

[[nodiscard]] CollectivePlotData collectivePlot(const CollectivePlotRequest& request);
[[nodiscard]] PlotContent collectiveContent(const CollectivePlotData& data, const Theme& theme);
/** The drawn numbers as text. */
[[nodiscard]] Table collectiveTable(const CollectivePlotData& data);
/** The hover text of an item: a measured time, or a point of a curve. */
[[nodiscard]] QString collectiveItemText(const CollectivePlotData& data, std::uint32_t item);
/** The position in CollectiveResult::measured that an item stands for; nothing for a point of a curve. */
[[nodiscard]] std::optional<std::size_t> measuredOf(const CollectivePlotData& data, std::uint32_t item);

/** A benchmark between two processes over the size of its messages. */
struct PairPlotData
{
    std::shared_ptr<const CollectiveResult> result; ///< not null
    std::size_t pair = 0;                           ///< in `result`; there may be none

    /** Null where there is none. */
    [[nodiscard]] const PairBenchmark* shown() const
    {
        return pair < result->pairs.size() ? &result->pairs[pair] : nullptr;
    }
};

/** Measured points with what the model says and what was fitted to them. Items are points. */
[[nodiscard]] PlotContent pairContent(const PairPlotData& data, const Theme& theme);
[[nodiscard]] Table pairTable(const PairPlotData& data);
[[nodiscard]] QString pairItemText(const PairPlotData& data, std::uint32_t item);

/** Whether a plot has nothing to show without measured times. */
[[nodiscard]] bool needsMeasured(CollectivePlotRequest::Kind kind);
/** Items of curves follow those of the measured times. */
[[nodiscard]] std::uint32_t firstCurveItem(const CollectivePlotData& data);
/** (signature − measured) / measured in percent; there must be a signature. */
[[nodiscard]] double signatureError(const CollectiveResult& result, const AllToAllPoint& point);

/** The numbers of processes and the sizes that can be looked at, ascending: the predicted ones, and numbers
 * beyond. */
[[nodiscard]] std::vector<std::uint32_t> processChoices(const CollectiveResult& result);
[[nodiscard]] std::vector<double> byteChoices(const CollectiveResult& result);

} // namespace contraflow
