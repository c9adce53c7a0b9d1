// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/row_source.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <limits>

namespace contraflow {

namespace {

constexpr std::uint64_t kMaxIdleRows = 100'000'000; ///< that a process passes without any event
constexpr double kMaxCount = 1e15;                  ///< of a loop
constexpr double kMostLoopedRows = 1e10;            ///< that a process passes within loops
constexpr double kMaxChannels = 1024;
constexpr double kMaxTag = 2147483646;
constexpr std::size_t kMostKnown = 4'000'000; ///< values that are kept

} // namespace

RowSource::RowSource(const RowProgram& program) : m_program(program), m_cursors(program.m_processes)
{
    m_context.processes = program.m_processes;
    const std::size_t values = std::size_t{program.m_slots} * program.m_processes;
    if (values <= kMostKnown)
        m_known.assign(values, std::numeric_limits<double>::quiet_NaN());
}

/** The row that the process comes to next; kNone at the end. */
std::uint32_t RowSource::take(Cursor& cursor, std::uint32_t process) const
{
    const std::vector<std::uint32_t>& common = m_program.m_lists.common();
    const std::vector<std::uint32_t>& own = m_program.m_lists.own(process);
    const std::uint32_t shared = cursor.common < common.size() ? common[cursor.common] : kNone;
    const std::uint32_t mine = cursor.own < own.size() ? own[cursor.own] : kNone;
    if (shared < mine)
        ++cursor.common;
    else if (mine != kNone)
        ++cursor.own;
    return std::min(shared, mine);
}

/** Goes on behind a row. */
void RowSource::jumpBehind(Cursor& cursor, std::uint32_t process, std::uint32_t row) const
{
    const auto behind = [row](const std::vector<std::uint32_t>& rows) {
        return static_cast<std::uint32_t>(std::ranges::upper_bound(rows, row) - rows.begin());
    };
    cursor.common = behind(m_program.m_lists.common());
    cursor.own = behind(m_program.m_lists.own(process));
}

bool RowSource::next(std::uint32_t process, Event& event)
{
    Cursor& cursor = m_cursors[process];
    m_context.rank = process;
    for (std::uint64_t idle = 0; idle < kMaxIdleRows; ++idle) {
        const std::uint32_t at = take(cursor, process);
        if (at == kNone)
            return false;
        const RowProgram::Row& row = m_program.m_rows[at];
        if (row.kind == RowProgram::RowKind::end) {
            endLoop(cursor);
            continue;
        }
        if (row.condition.isSet()) {
            const auto isWanted = number(row, row.condition, "ranks", {0, 1});
            if (!isWanted)
                return false;
            if (*isWanted == 0) {
                if (row.kind == RowProgram::RowKind::repeat)
                    jumpBehind(cursor, process, row.partner);
                continue;
            }
        }
        if (row.kind == RowProgram::RowKind::event)
            return fill(row, event);
        const auto count = number(row, row.amount, "count", {0, kMaxCount});
        if (!count)
            return false;
        if (*count == 0)
            jumpBehind(cursor, process, row.partner);
        else if (!canEnd(cursor, row, row.partner - at, *count))
            return false;
        else
            cursor.loops.push_back({cursor.common, cursor.own, 0, static_cast<std::uint64_t>(*count)});
    }
    m_failure =
        sentence("application %1: process %2 passes %3 rows without an event; make the counts of its loops "
                 "smaller",
                 {inQuotes(m_program.m_name), std::to_string(process), groupedCount(kMaxIdleRows)});
    return false;
}

bool RowSource::canEnd(const Cursor& cursor, const RowProgram::Row& row, std::uint32_t rows, double count)
{
    double passed = count * rows;
    for (const Loop& loop : cursor.loops)
        passed *= static_cast<double>(loop.count);
    if (passed <= kMostLoopedRows)
        return true;
    m_failure =
        sentence("application %1, process %2, row %3: with this loop, of %4 times, it passes about %5 rows, "
                 "and %6 are the most; make the counts of its loops smaller",
                 {inQuotes(m_program.m_name), std::to_string(m_context.rank), std::to_string(row.row + 1),
                  groupedText(count), groupedText(passed), groupedText(kMostLoopedRows)});
    return false;
}

void RowSource::endLoop(Cursor& cursor)
{
    Loop& loop = cursor.loops.back();
    if (++loop.done == loop.count) {
        cursor.loops.pop_back();
        return;
    }
    cursor.common = loop.common;
    cursor.own = loop.own;
}

void RowSource::setLoops(const Cursor& cursor)
{
    m_loops.clear();
    for (const Loop& loop : cursor.loops)
        m_loops.push_back(static_cast<double>(loop.done));
    m_context.loops = m_loops;
}

inline std::optional<double> RowSource::number(const RowProgram::Row& row, const ProgramCell& cell,
                                               const char* column, Range range)
{
    const double known = knownOf(cell);
    return known >= range.least && known <= range.most ? known : workedOut(row, cell, column, range);
}

std::optional<double> RowSource::workedOut(const RowProgram::Row& row, const ProgramCell& cell,
                                           const char* column, Range range)
{
    const Result<double> value = valueOf(cell);
    if (value && *value >= range.least && *value <= range.most)
        return *value;
    const std::string who = sentence(
        "application %1, process %2, row %3: %4",
        {inQuotes(m_program.m_name), std::to_string(m_context.rank), std::to_string(row.row + 1), column});
    if (!value)
        m_failure = who + " " + value.error().message;
    else
        m_failure =
            sentence(*value < range.least ? phrase("%1 comes to %2 and must be at least %3")
                                          : phrase("%1 comes to %2 and must be at most %3"),
                     {who, numberText(*value), numberText(*value < range.least ? range.least : range.most)});
    return std::nullopt;
}

/** Where what a cell comes to is kept: what a process has worked out once within a loop it knows the next
 * time, and what is the same for all processes all of them know. */
double* RowSource::keptOf(const ProgramCell& cell)
{
    if (cell.slot() == ProgramCell::kNoSlot || m_known.empty())
        return nullptr;
    const std::uint32_t rank = cell.usesRank() ? m_context.rank : 0;
    return &m_known[std::size_t{m_program.m_processes} * cell.slot() + rank];
}

/** What a cell comes to where nothing is to be worked out; else no number. */
double RowSource::knownOf(const ProgramCell& cell)
{
    if (!cell.hasFormula())
        return cell.written();
    const double* const kept = keptOf(cell);
    return kept ? *kept : std::numeric_limits<double>::quiet_NaN();
}

Result<double> RowSource::valueOf(const ProgramCell& cell)
{
    setLoops(m_cursors[m_context.rank]);
    Result<double> value = cell.value(m_context);
    if (double* const kept = keptOf(cell); value && kept)
        *kept = *value;
    return value;
}

bool RowSource::fill(const RowProgram::Row& row, Event& event)
{
    event = {};
    event.kind = row.event;
    event.algorithm = row.algorithm;
    event.row = row.row + 1;
    event.group = m_program.groupOf(row, m_context.rank);
    event.label = row.label;
    const double lastRank = m_program.m_processes - 1;
    const auto takeNumber = [&](const ProgramCell& cell, const char* column, Range range, auto& target) {
        if (!cell.isSet())
            return true;
        const auto value = number(row, cell, column, range);
        if (value)
            target = static_cast<std::remove_reference_t<decltype(target)>>(*value);
        return value.has_value();
    };
    const bool isCompute = row.event == EventKind::compute;
    double& amount = isCompute ? event.seconds : event.bytes;
    if (!takeNumber(row.peer, "peer", {0, lastRank}, event.peer) ||
        !takeNumber(row.source, "source", {0, lastRank}, event.source) ||
        !takeNumber(row.tag, "tag", {0, kMaxTag}, event.tag) ||
        !takeNumber(row.amount, isCompute ? "time" : "size", {0, 1e300}, amount) ||
        !takeNumber(row.root, "root", {0, lastRank}, event.root) ||
        !takeNumber(row.segments, "segments", {1, 1e6}, event.segments) ||
        !takeNumber(row.channels, "channels", {1, kMaxChannels}, event.channels))
        return false;
    if (row.isAnyTag)
        event.tag = kAny;
    if (row.event == EventKind::wait || row.event == EventKind::waitall)
        event.requests = row.requests;
    else if (!row.requests.empty())
        event.request = row.requests.front();
    if (row.sizes.empty())
        return true;
    m_sizes.clear();
    for (const ProgramCell& cell : row.sizes) {
        const auto value = number(row, cell, "sizes", {0, 1e300});
        if (!value)
            return false;
        m_sizes.push_back(*value);
    }
    event.sizes = m_sizes;
    return true;
}

} // namespace contraflow
