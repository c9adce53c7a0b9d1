// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/measured_doubts.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/blank_rows.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace contraflow {
namespace {

constexpr std::array<std::string_view, kMeasuredDoubts> kWords{
    "machine not quiet", "not where planned", "drifting", "one of two times", "clocks too far apart"};

/** The times of a measurement about which the same was found. */
struct Found
{
    std::size_t firstRow = 0;
    std::vector<std::string> names;
    double most = 0; ///< of what is said about them
    double least = 0;

    void add(std::size_t row, const std::string& name, double value)
    {
        if (names.empty())
            firstRow = row;
        names.push_back(name);
        most = std::max(most, value);
        least = std::min(least, value);
    }
};

std::string percent(double share)
{
    return roundedText(100 * share, 2) + " %";
}

/** Says of a measurement what was found of some of its times. */
class Verdicts
{
public:
    Verdicts(const Measurement& measurement, std::size_t index) : m_measurement(measurement), m_index(index)
    {
        const VerdictColumns columns(measurement);
        if (columns.empty())
            return;
        std::size_t number = 0;
        for (const TimeRow& row : measurement.times) {
            const std::size_t here = number++;
            if (isBlank(row))
                continue;
            ++m_times;
            const MeasuredDoubts doubts = columns.doubts(row);
            const std::array<double, kMeasuredDoubts> values{
                static_cast<double>(columns.attempts(row)), 0, columns.drift(row).value_or(0),
                columns.highShare(row).value_or(0), columns.clockShare(row).value_or(0)};
            for (std::size_t doubt = 0; doubt < kMeasuredDoubts; ++doubt)
                if (doubts.has(static_cast<MeasuredDoubt>(doubt)))
                    m_found[doubt].add(here, row.message, values[doubt]);
            if (const std::size_t first = columns.warmUp(row); first > 0)
                m_warmedUp.add(here, row.message, static_cast<double>(first));
        }
    }

    [[nodiscard]] IssueList issues() const
    {
        IssueList issues;
        const auto say = [&](Severity severity, const Found& found, const std::string& what) {
            if (!found.names.empty())
                issues.push_back({severity,
                                  sentence("measurement %1: %2", {inQuotes(m_measurement.name), what}),
                                  {TableRef{TableKind::times, m_index}, found.firstRow, "mean", 0}});
        };
        const Found& loud = of(MeasuredDoubt::notQuiet);
        say(Severity::warning, loud,
            sentence(
                "the machine was not quiet while %1 measured: a message alone took another time after it than "
                "before%2; their errors may be its own, measure again when it is quiet",
                {whichOf(loud), loud.most > 1
                                    ? sentence(", in the quietest of %1 attempts", {roundedText(loud.most)})
                                    : std::string()}));
        const Found& elsewhere = of(MeasuredDoubt::misplaced);
        say(Severity::warning, elsewhere,
            sentence(
                "ranks were not where the plan has them while %1 measured, so that the times are those of "
                "other places than the scenario's; correct the mapping, or measure where it says",
                {whichOf(elsewhere)}));
        const Found& drifting = of(MeasuredDoubt::drifting);
        say(Severity::warning, drifting,
            sentence(
                "%1 %2 from the first repetition to the last, by up to %3 of the mean; measure again until it "
                "stays",
                {timesOf(drifting),
                 drifting.least == 0  ? sentence("grew")
                 : drifting.most == 0 ? sentence("fell")
                                      : sentence("grew or fell"),
                 percent(std::max(drifting.most, -drifting.least))}));
        const Found& levels = of(MeasuredDoubt::twoLevels);
        say(Severity::warning, levels,
            levels.names.size() == 1
                ? sentence(
                      "%1 takes one of two times rather than one in between, the longer one in up to %2 of the "
                      "repetitions; no repetition took the mean",
                      {someOf(levels.names), percent(levels.most)})
                : sentence(
                      "%1 take one of two times rather than one in between, the longer one in up to %2 of the "
                      "repetitions; no repetition took the mean",
                      {someOf(levels.names), percent(levels.most)}));
        const Found& clocks = of(MeasuredDoubt::clocks);
        say(Severity::warning, clocks,
            sentence(
                "the clocks of two hosts may have been off from each other by up to %1 of the mean while %2 "
                "measured, which half the 95 % interval does not contain; measure larger messages, or when "
                "less disturbs the ranks",
                {percent(clocks.most), whichOf(clocks)}));
        say(Severity::note, m_warmedUp,
            m_warmedUp.most > 1
                ? sentence(
                      "up to %1 first repetitions of %2 were unlike the rest, and are not in the mean",
                      {groupedCount(static_cast<std::size_t>(m_warmedUp.most)), someOf(m_warmedUp.names)})
                : sentence("up to 1 first repetition of %1 was unlike the rest, and is not in the mean",
                           {someOf(m_warmedUp.names)}));
        return issues;
    }

private:
    [[nodiscard]] const Found& of(MeasuredDoubt doubt) const
    {
        return m_found[static_cast<std::size_t>(doubt)];
    }

    /** "its times were", "e1 was", "3 of its 5 times were (e1, e2 and e3)". */
    [[nodiscard]] std::string whichOf(const Found& found) const
    {
        if (found.names.size() == m_times)
            return m_times == 1 ? sentence("it was")
                                : sentence("its %1 times were", {std::to_string(m_times)});
        return found.names.size() == 1 ? sentence("%1 was", {someOf(found.names)})
                                       : sentence("%1 were", {someOf(found.names)});
    }

    [[nodiscard]] static std::string timesOf(const Found& found)
    {
        return found.names.size() == 1 ? sentence("the time of %1", {someOf(found.names)})
                                       : sentence("the times of %1", {someOf(found.names)});
    }

    const Measurement& m_measurement;
    std::size_t m_index;
    std::size_t m_times = 0;
    std::array<Found, kMeasuredDoubts> m_found;
    Found m_warmedUp;
};

} // namespace

std::vector<std::string> MeasuredDoubts::words() const
{
    std::vector<std::string> words;
    for (std::size_t doubt = 0; doubt < kMeasuredDoubts; ++doubt)
        if (has(static_cast<MeasuredDoubt>(doubt)))
            words.emplace_back(kWords[doubt]);
    return words;
}

VerdictColumns::VerdictColumns(const Measurement& measurement)
{
    const std::array<std::pair<std::string_view, std::size_t VerdictColumns::*>, 7> known{{
        {kWasQuietColumn, &VerdictColumns::m_wasQuiet},
        {kPlacedColumn, &VerdictColumns::m_placed},
        {kAttemptsColumn, &VerdictColumns::m_attempts},
        {kDriftColumn, &VerdictColumns::m_drift},
        {kHighShareColumn, &VerdictColumns::m_highShare},
        {kWarmUpColumn, &VerdictColumns::m_warmUp},
        {kClockAccuracyColumn, &VerdictColumns::m_clocks},
    }};
    for (std::size_t column = 0; column < measurement.extraColumns.size(); ++column)
        for (const auto& [name, place] : known)
            if (measurement.extraColumns[column] == name && this->*place == kNone)
                this->*place = column;
}

bool VerdictColumns::empty() const
{
    const std::array columns{m_wasQuiet, m_placed, m_attempts, m_drift, m_highShare, m_warmUp, m_clocks};
    return std::ranges::all_of(columns, [](std::size_t column) { return column == kNone; });
}

std::string_view VerdictColumns::cell(const TimeRow& row, std::size_t column) const
{
    return column < row.extras.size() ? trimmed(row.extras[column]) : std::string_view();
}

MeasuredDoubts VerdictColumns::doubts(const TimeRow& row) const
{
    constexpr std::string_view kNo = "no";
    MeasuredDoubts doubts;
    if (cell(row, m_wasQuiet) == kNo)
        doubts.add(MeasuredDoubt::notQuiet);
    if (cell(row, m_placed) == kNo)
        doubts.add(MeasuredDoubt::misplaced);
    if (drift(row))
        doubts.add(MeasuredDoubt::drifting);
    if (highShare(row))
        doubts.add(MeasuredDoubt::twoLevels);
    if (clockShare(row))
        doubts.add(MeasuredDoubt::clocks);
    return doubts;
}

std::optional<double> VerdictColumns::drift(const TimeRow& row) const
{
    const std::optional<double> share = parseNumber(cell(row, m_drift));
    return share && std::isfinite(*share) && *share != 0 ? share : std::nullopt;
}

std::optional<double> VerdictColumns::highShare(const TimeRow& row) const
{
    const std::optional<double> share = parseNumber(cell(row, m_highShare));
    return share && *share > 0 && *share < 1 ? share : std::nullopt;
}

std::optional<double> VerdictColumns::clockShare(const TimeRow& row) const
{
    const std::optional<double> accuracy = parseNumber(cell(row, m_clocks));
    if (!accuracy || !std::isfinite(*accuracy) || !row.mean.hasValue() || !(row.mean.value().value > 0))
        return {};
    const double share = *accuracy / row.mean.value().value;
    return share > kClockShare ? std::optional(share) : std::nullopt;
}

std::size_t VerdictColumns::attempts(const TimeRow& row) const
{
    return std::max<std::size_t>(1, parseCount(cell(row, m_attempts)).value_or(1));
}

std::size_t VerdictColumns::warmUp(const TimeRow& row) const
{
    return parseCount(cell(row, m_warmUp)).value_or(0);
}

IssueList verdictsOn(const Project& project, std::size_t measurement)
{
    return Verdicts(project.measurements[measurement], measurement).issues();
}

} // namespace contraflow
