// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// What contraflow-run found while times were measured stands in columns of their measurement, which imports
// keep and people may fill too. Each names what its cells say; an empty cell says nothing.

inline constexpr std::string_view kWasQuietColumn = "was_quiet";       ///< "no"
inline constexpr std::string_view kPlacedColumn = "placed_as_planned"; ///< "no"
inline constexpr std::string_view kAttemptsColumn = "attempts";        ///< how often it was begun, above 1
inline constexpr std::string_view kDriftColumn = "drift";              ///< share of the mean
inline constexpr std::string_view kHighShareColumn = "high_share";     ///< of the longer of two times
inline constexpr std::string_view kWarmUpColumn = "warm_up";           ///< first repetitions left out
/** Seconds by which the clocks of a message's two ends may be off from each other; of times that begin by one
 * clock and end by another, and empty of others. */
inline constexpr std::string_view kClockAccuracyColumn = "clock_accuracy_s";

/** Why the mean of a measured time deserves doubt. */
enum class MeasuredDoubt : std::uint8_t
{
    notQuiet,  ///< a message alone took another time after it than before
    misplaced, ///< ranks were not where the plan has them
    drifting,  ///< it grew or fell from the first repetition to the last
    twoLevels, ///< it takes one of two times rather than one in between
    clocks,    ///< the two clocks that it was taken by may be off by more than kClockShare of it
};
inline constexpr std::size_t kMeasuredDoubts = 5;

/** What clocks may be off by, as a share of a mean that is still believed: as the half-width that a plan asks
 * for. */
inline constexpr double kClockShare = 0.02;

/** Several of them. */
class MeasuredDoubts
{
public:
    void add(MeasuredDoubt doubt) { m_bits |= bit(doubt); }
    [[nodiscard]] bool has(MeasuredDoubt doubt) const { return (m_bits & bit(doubt)) != 0; }
    [[nodiscard]] bool empty() const { return m_bits == 0; }
    /** A few words for each: "machine not quiet". */
    [[nodiscard]] std::vector<std::string> words() const;

    bool operator==(const MeasuredDoubts&) const = default;

private:
    static constexpr std::uint8_t bit(MeasuredDoubt doubt)
    {
        return static_cast<std::uint8_t>(1U << static_cast<unsigned>(doubt));
    }

    std::uint8_t m_bits = 0;
};

/** Reads those columns of a measurement, which must outlive it. */
class VerdictColumns
{
public:
    explicit VerdictColumns(const Measurement& measurement);

    /** The measurement has none of them. */
    [[nodiscard]] bool empty() const;
    [[nodiscard]] MeasuredDoubts doubts(const TimeRow& row) const;
    /** Change from the first to the last repetition as a share of the mean. */
    [[nodiscard]] std::optional<double> drift(const TimeRow& row) const;
    /** Share of the repetitions that took the longer of two times. */
    [[nodiscard]] std::optional<double> highShare(const TimeRow& row) const;
    /** By how much of its mean the clocks may be off; nothing where that is no more than kClockShare. */
    [[nodiscard]] std::optional<double> clockShare(const TimeRow& row) const;
    [[nodiscard]] std::size_t attempts(const TimeRow& row) const; ///< 1 where nothing is said
    [[nodiscard]] std::size_t warmUp(const TimeRow& row) const;   ///< 0 where nothing is said

private:
    static constexpr std::size_t kNone = static_cast<std::size_t>(-1);

    [[nodiscard]] std::string_view cell(const TimeRow& row, std::size_t column) const;

    std::size_t m_wasQuiet = kNone;
    std::size_t m_placed = kNone;
    std::size_t m_attempts = kNone;
    std::size_t m_drift = kNone;
    std::size_t m_highShare = kNone;
    std::size_t m_warmUp = kNone;
    std::size_t m_clocks = kNone;
};

/** The same in a sentence for each thing that was found, at the first row that it is about: a warning for
 * what makes a mean doubtful, a note for first repetitions that were left out. */
[[nodiscard]] IssueList verdictsOn(const Project& project, std::size_t measurement);

} // namespace contraflow
