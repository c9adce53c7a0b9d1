// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/timeline.h"

#include "core/base/tolerance.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

namespace {

/** The position of the last record that began in `step` or before; the size of the list when there is none.
 */
template<typename Record>
std::size_t lastUntil(std::span<const Record> records, std::size_t step)
{
    const auto after = std::ranges::upper_bound(records, step, {}, &Record::step);
    return after == records.begin() ? records.size() : static_cast<std::size_t>(after - records.begin()) - 1;
}

/** Sorts records by owner, keeping their order within an owner: starts[i] … starts[i + 1] - 1 are those of
 * owner i. */
template<typename Record, typename Logged>
void sortByOwner(const std::vector<Logged>& log, std::uint32_t Logged::*owner, Record Logged::*record,
                 std::size_t owners, std::vector<std::size_t>& starts, std::vector<Record>& records)
{
    starts.assign(owners + 1, 0);
    for (const Logged& logged : log)
        ++starts[logged.*owner + 1];
    for (std::size_t i = 1; i < starts.size(); ++i)
        starts[i] += starts[i - 1];
    std::vector<std::size_t> next(starts.begin(), starts.end() - 1);
    records.resize(log.size());
    for (const Logged& logged : log)
        records[next[logged.*owner]++] = logged.*record;
}

} // namespace

bool Timeline::idlesBefore(std::size_t step) const
{
    return step > 0 && clearlyGreater(stepStarts[step] - firstStart, stepEnds[step - 1] - firstStart);
}

double Timeline::makespan() const
{
    double last = 0;
    for (const MessageTimes& m : messages)
        last = std::max(last, m.finishAfter(firstStart));
    return last;
}

std::span<const RateSegment> Timeline::historyOf(std::uint32_t group) const
{
    return std::span(m_history).subspan(m_historyStarts[group],
                                        m_historyStarts[group + 1] - m_historyStarts[group]);
}

std::span<const Timeline::Membership> Timeline::membershipsOf(std::size_t message) const
{
    if (m_membershipStarts.empty())
        return {};
    const std::size_t first = m_membershipStarts[message];
    return std::span(m_memberships).subspan(first, m_membershipStarts[message + 1] - first);
}

std::vector<RateSegment> Timeline::segments(std::size_t message) const
{
    std::vector<RateSegment> result;
    const MessageTimes& times = messages[message];
    if (times.steps() == 0) {
        if (times.transfer > 0 && std::isfinite(localRate))
            result.push_back({times.start, localRate, kNoChannel, times.firstStep});
        return result;
    }
    const std::span<const Membership> memberships = membershipsOf(message);
    for (std::size_t i = 0; i < memberships.size(); ++i)
        for (const RateSegment& segment : historyDuring(message, i)) {
            result.push_back(segment);
            result.back().from = std::max(segment.from, memberships[i].from);
            result.back().step = std::max(segment.step, memberships[i].step);
        }
    return result;
}

std::span<const RateSegment> Timeline::historyDuring(std::size_t message, std::size_t membership) const
{
    const std::span<const Membership> memberships = membershipsOf(message);
    const bool isLast = membership + 1 == memberships.size();
    const std::uint32_t endStep = isLast ? messages[message].endStep : memberships[membership + 1].step;
    const std::span<const RateSegment> history = historyOf(memberships[membership].group);
    const std::size_t first = lastUntil(history, memberships[membership].step);
    const auto from = history.begin() + static_cast<std::ptrdiff_t>(first);
    const auto end =
        std::lower_bound(from, history.end(), endStep,
                         [](const RateSegment& segment, std::uint32_t step) { return segment.step < step; });
    return {from, end};
}

std::size_t Timeline::countSegments() const
{
    std::size_t count = 0;
    for (std::size_t message = 0; message < messages.size(); ++message)
        for (std::size_t i = 0; messages[message].steps() > 0 && i < membershipsOf(message).size(); ++i)
            count += historyDuring(message, i).size();
    return count;
}

RateSegment Timeline::during(std::size_t message, std::size_t step) const
{
    if (!messages[message].isActiveIn(step))
        return {};
    const std::span<const Membership> memberships = membershipsOf(message);
    const std::size_t m = lastUntil(memberships, step);
    if (m == memberships.size())
        return {};
    const std::span<const RateSegment> history = historyOf(memberships[m].group);
    const std::size_t h = lastUntil(history, step);
    return h == history.size() ? RateSegment() : history[h];
}

/** For so many more; where there is not, none are kept from then on. */
bool TimelineRecorder::hasRoom(std::size_t records)
{
    if (m_timeline.hasAllSegments && m_rates.size() + m_moves.size() + records > m_maxRecords) {
        m_timeline.hasAllSegments = false;
        m_rates = {};
        m_moves = {};
    }
    return m_timeline.hasAllSegments;
}

void TimelineRecorder::recordRate(std::uint32_t group, const RateSegment& segment)
{
    if (hasRoom(1))
        m_rates.push_back({group, segment});
}

void TimelineRecorder::recordRates(std::span<const RateChange> changes, double time, std::uint32_t step)
{
    if (!hasRoom(changes.size()))
        return;
    for (const RateChange& change : changes)
        m_rates.push_back({change.group, {time, change.rate, change.limitingChannel, step}});
}

void TimelineRecorder::recordMove(std::uint32_t message, std::uint32_t group, double time, std::uint32_t step)
{
    if (hasRoom(1))
        m_moves.push_back({message, {time, step, group}});
}

void TimelineRecorder::finish(std::size_t groups)
{
    if (!m_timeline.hasAllSegments)
        return;
    sortByOwner(m_rates, &Rate::group, &Rate::segment, groups, m_timeline.m_historyStarts,
                m_timeline.m_history);
    m_rates = {};
    sortByOwner(m_moves, &Move::message, &Move::membership, m_timeline.messages.size(),
                m_timeline.m_membershipStarts, m_timeline.m_memberships);
    m_timeline.m_segmentCount = m_timeline.countSegments();
}

} // namespace contraflow
