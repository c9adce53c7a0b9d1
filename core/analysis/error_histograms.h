// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/error_data.h"
#include "core/analysis/error_statistics.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace contraflow {

/** By what the messages of a histogram are told apart. */
enum class ErrorGrouping
{
    none,
    d,        ///< of the pattern (zhu-2014, Figures 6 and 7)
    steps,    ///< in which the message was active under the model
    degree,   ///< MeasuredMessage::degree
    crossing, ///< within a rack, or between racks
};

/** "d", "steps", "degree", "crossing"; empty for none. */
[[nodiscard]] std::string_view groupingName(ErrorGrouping by);

/** The messages whose number lies in lowest … highest; crossing has 0 within a rack and 1 between racks. */
struct ErrorGroup
{
    std::size_t lowest = 0;
    std::size_t highest = 0; ///< kOpenEnd: and all above
    static constexpr std::size_t kOpenEnd = static_cast<std::size_t>(-1);

    bool operator==(const ErrorGroup&) const = default;
};

/** By what a message is told apart under a model. */
[[nodiscard]] std::size_t groupNumber(const ErrorData& data, const ModelErrors& model, std::size_t message,
                                      ErrorGrouping by);

/** The errors of several models over common bins, those of each bin counted group by group. */
struct ErrorHistograms
{
    struct Panel
    {
        std::size_t model = 0;                        ///< in ErrorData::models
        std::vector<std::vector<std::size_t>> counts; ///< by group, then by bin

        [[nodiscard]] std::size_t total(std::size_t bin) const;
    };

    ErrorGrouping by = ErrorGrouping::none;
    BinGrid bins;
    bool isOpenBelow = false;       ///< the first bin holds all that lies below it too
    bool isOpenAbove = false;       ///< the last bin holds all that lies above it too
    std::vector<ErrorGroup> groups; ///< ascending; the same for all models
    std::vector<Panel> panels;      ///< one per model

    /** The least error that a bin holds; nothing: it is open. */
    [[nodiscard]] std::optional<double> from(std::size_t bin) const;
    /** The end of a bin, which it does not hold; nothing: it is open. */
    [[nodiscard]] std::optional<double> to(std::size_t bin) const;
    /** Nothing for an error that is not known. */
    [[nodiscard]] std::optional<std::size_t> binOf(double error) const;
    /** The highest bar of all panels. */
    [[nodiscard]] std::size_t highestTotal() const;
};

/**
 * Counts the errors of each model. `width` is that of a bin in percent. Without one, bins are 1, 2 or 5 wide
 * as suggestedBinWidth() has it, so that the ends of the band of ±10 % are edges, and reach to ±50, or to
 * ±100 where more than a tenth of a model's errors lie beyond ±50; what lies further out goes into open bins.
 * Where messages fall into more than eight groups, the last one takes the rest. Nothing when the width would
 * need more than BinGrid::kMostBins bins.
 */
[[nodiscard]] std::optional<ErrorHistograms> errorHistograms(const ErrorData& data, ErrorGrouping by,
                                                             std::optional<double> width = {});

} // namespace contraflow
