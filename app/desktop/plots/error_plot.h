// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/errors.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/error_histograms.h"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace contraflow {

/** What the plot of errors shows. */
struct ErrorPlotRequest
{
    enum class Kind
    {
        histograms, ///< one per model above one another over common bins (zhu-2014, Figures 6 and 7)
        scatter,    ///< predicted over measured times
    };

    std::shared_ptr<const ErrorsResult> errors; ///< not null
    Kind kind = Kind::histograms;
    ErrorGrouping by = ErrorGrouping::none; ///< of histograms
    std::optional<double> width;            ///< of a bin in percent; nothing: a suggested one
    bool isUnlearnt = false; ///< `errors` has only what models were not learnt from, which is said
};

/** A part of a histogram's bar: the messages of one group in one bin. */
struct HistogramBar
{
    std::size_t panel = 0;
    std::size_t group = 0;
    std::size_t bin = 0;
};

struct ErrorPlotData
{
    ErrorPlotRequest request;
    ErrorHistograms histograms;
    std::vector<HistogramBar> bars; ///< those with messages; their numbers are the items of the plot
    bool isTooFine = false;         ///< the width needs more bins than are drawn
};

[[nodiscard]] ErrorPlotData errorPlot(const ErrorPlotRequest& request);
[[nodiscard]] PlotContent errorContent(const ErrorPlotData& data, const Theme& theme);
/** Bins or points as text. */
[[nodiscard]] Table errorPlotTable(const ErrorPlotData& data);

/** The messages that an item of the plot stands for, by their place in ErrorData::messages. */
[[nodiscard]] std::vector<std::size_t> messagesOf(const ErrorPlotData& data, std::uint32_t item);
/** The items that stand for any of these messages. */
[[nodiscard]] std::set<std::uint32_t> itemsOf(const ErrorPlotData& data,
                                              const std::set<std::size_t>& messages);
/** The hover text of an item. */
[[nodiscard]] QString errorItemText(const ErrorPlotData& data, std::uint32_t item);

} // namespace contraflow
