// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/event.h"
#include "core/base/result.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/traces/trace_lines.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

class TraceLines;

/** What a call of MPI in a trace says of communicators. A communicator has a number of its own in each
 * process, the word that it is behind; where another one is made, the trace does not say its word. */
struct CommunicatorNote
{
    enum class Kind : std::uint8_t
    {
        use,     ///< a call names it
        dup,     ///< MPI_Comm_dup
        split,   ///< MPI_Comm_split
        prefix,  ///< MPI_Cart_create without reordering: the first processes, of a number that is not said
        unknown, ///< another one is made of members that are not said
        freed,   ///< one is given back; which is not said
    };

    Kind kind = Kind::use;
    std::size_t line = 0;
    std::int64_t word = 0; ///< of the communicator that is used, or that another one is made of
    std::uint32_t rank = 0;
    std::uint32_t size = 0;
    std::int64_t color = 0; ///< below 0: the process is in none
    std::int64_t key = 0;
};

/** From this line on a word of a process means this communicator. */
struct CommunicatorMeaning
{
    std::size_t line = 0;
    std::int64_t word = 0;
    std::uint32_t communicator = 0;
};

/** Notes what the calls of one rank say of communicators, whatever else they are; gives the largest tag that
 * a message has. */
[[nodiscard]] Result<std::int64_t> scanCommunicators(TraceLines& lines, std::uint32_t ranks,
                                                     std::vector<CommunicatorNote>& notes);

/** The communicators of a trace. */
struct Communicators
{
    std::vector<std::vector<std::uint32_t>> members; ///< by communicator, by rank in it; the first: all
    std::vector<std::vector<CommunicatorMeaning>> meanings; ///< by process, in the order of lines
};

/**
 * Finds out who is in the communicators of a trace by the notes of all its processes, in the order of their
 * lines: what is made of a communicator is made by all of its members in the same order, and a word is the
 * communicator made before in which the process has that rank of so many. Fails where two of them would do
 * whose members differ, and where none does; the error names process and line.
 */
[[nodiscard]] Result<Communicators> findCommunicators(const std::vector<std::vector<CommunicatorNote>>& notes,
                                                      const std::vector<std::string>& files);

// Calls of MPI as liballprof writes them for Schedgen: one file per rank, a line
//   MPI_Name:start:arguments…:end
// for each call, in the order of the arguments in C. A datatype is id,size,extent, a communicator
// id,rank,size; times are microseconds since 1970.

/** Where the arguments of a call stand, counted from the first behind the start; kNoArgument: it has none. */
inline constexpr std::size_t kNoArgument = SIZE_MAX;
struct CallShape
{
    std::string_view name;
    EventKind kind = EventKind::compute;
    std::size_t count = kNoArgument;
    std::size_t type = kNoArgument;
    std::size_t peer = kNoArgument;
    std::size_t tag = kNoArgument;
    std::size_t root = kNoArgument;
    std::size_t communicator = kNoArgument;
    std::size_t request = kNoArgument;
    std::size_t source = kNoArgument; ///< and behind it the tag
    std::size_t sizes = kNoArgument;  ///< a list of counts, one for each process
    std::size_t sizesType = kNoArgument;
};

/** The shape of a call by its name without "MPI_"; null: it is not taken as an event. */
[[nodiscard]] const CallShape* findCall(std::string_view name);

/** Calls that make communicators; of each the first argument is the one that they are made of. */
struct MakingShape
{
    std::string_view name;
    CommunicatorNote::Kind kind = CommunicatorNote::Kind::unknown;
};
/** Null: the call makes none. */
[[nodiscard]] const MakingShape* findMaking(std::string_view name);

/** Whether a call sends nothing. */
[[nodiscard]] bool isQuietCall(std::string_view name);

/** A line of a trace: a call with its arguments. */
class MpiCall
{
public:
    /** False, with a problem: the line is none. */
    bool take(std::string_view line)
    {
        m_fields.clear();
        while (true) {
            const std::size_t colon = std::min(line.find(':'), line.size());
            m_fields.push_back(line.substr(0, colon));
            if (colon == line.size())
                break;
            line.remove_prefix(colon + 1);
        }
        if (!m_fields.front().starts_with("MPI_") || m_fields.size() < 3)
            fail(sentence("the line is no call such as MPI_Send:start:…:end; the file seems to be damaged"));
        return m_problem.empty();
    }

    [[nodiscard]] const std::string& problem() const { return m_problem; }
    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    /** Without "MPI_". */
    [[nodiscard]] std::string_view name() const { return m_fields.front().substr(4); }
    [[nodiscard]] std::optional<double> start() { return time(m_fields[1]); }
    [[nodiscard]] std::optional<double> end() { return time(m_fields.back()); }

    [[nodiscard]] std::string_view argument(std::size_t at)
    {
        if (at + 3 < m_fields.size()) // the last one is the end
            return m_fields[at + 2];
        fail(sentence("%1 lacks arguments; the file seems to be damaged", {m_fields.front()}));
        return "0";
    }
    std::int64_t whole(std::string_view text)
    {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size())
            fail(sentence("%1 is no whole number", {inQuotes(text)}));
        return value;
    }
    /** Number `part` of an argument such as id,size,extent. */
    std::int64_t part(std::size_t at, std::size_t part)
    {
        std::string_view text = argument(at);
        for (std::size_t i = 0; i < part; ++i)
            text.remove_prefix(std::min(
                text.find(',') == std::string_view::npos ? text.size() : text.find(',') + 1, text.size()));
        return whole(text.substr(0, text.find(',')));
    }
    /** So many numbers of an argument such as 5,5,7. */
    void list(std::size_t at, std::size_t count, std::vector<double>& numbers)
    {
        numbers.clear();
        std::string_view text = argument(at);
        while (m_problem.empty() && !text.empty()) {
            const std::size_t comma = std::min(text.find(','), text.size());
            numbers.push_back(static_cast<double>(whole(text.substr(0, comma))));
            text.remove_prefix(std::min(comma + 1, text.size()));
        }
        if (numbers.size() != count)
            fail(sentence(
                "%1 lists %2 counts for the %3 processes of its communicator; the file seems to be damaged",
                {m_fields.front(), std::to_string(numbers.size()), std::to_string(count)}));
    }

private:
    std::optional<double> time(std::string_view text)
    {
        if (text == "-")
            return std::nullopt;
        const auto value = parseNumber(text);
        if (!value)
            fail(sentence("%1 is no time in microseconds", {inQuotes(text)}));
        return value;
    }

    std::vector<std::string_view> m_fields;
    std::string m_problem;
};

/** Calls `take(call, line number)` for each call of a file; fails with the problem of a call and its line. */
template<typename Take>
Result<void> forEachCall(TraceLines& lines, Take take)
{
    MpiCall call;
    std::string_view line;
    while (lines.next(line)) {
        line = trimmed(line);
        if (line.empty() || line.front() == '#')
            continue;
        if (call.take(line))
            take(call, lines.number());
        if (!call.problem().empty())
            return lines.error(call.problem());
    }
    if (lines.failure())
        return *lines.failure();
    return {};
}

} // namespace contraflow
