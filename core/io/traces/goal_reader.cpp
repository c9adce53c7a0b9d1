// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_graph.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/traces/trace_formats.h"
#include "core/io/traces/trace_lines.h"

#include <cctype>
#include <charconv>
#include <unordered_map>
#include <utility>

namespace contraflow {

// GOAL (Hoefler, Siebert and Lumsdaine 2009), as LogGOPSim's txt2bin reads it:
//
//   file   = "num_ranks" INT { "rank" INT "{" { line } "}" }
//   line   = [label ":"] op | label ("requires" | "irequires") label
//   op     = "send" INT "b" "to" INT opt | "recv" INT "b" "from" INT opt | "calc" INT ["cpu" INT]
//   opt    = ["tag" INT] ["cpu" INT] ["nic" INT]

namespace {

constexpr std::uint64_t kMostGoalRanks = 1'000'000;
constexpr std::uint64_t kMostCpus = 64;
constexpr double kNanosecond = 1e-9;

class GoalReader
{
public:
    explicit GoalReader(TraceLines lines) : m_lines(std::move(lines)) {}

    Result<ReadTrace> run()
    {
        std::string_view line;
        while (m_problem.empty() && m_lines.next(line)) {
            tokenise(line);
            m_at = 0;
            while (m_problem.empty() && m_at < m_tokens.size())
                takeStatement();
        }
        if (m_lines.failure())
            return *m_lines.failure();
        if (m_problem.empty() && m_isInRank)
            m_problem =
                sentence("the file ends within rank %1; it seems to be cut off", {std::to_string(m_rank)});
        if (m_problem.empty() && !m_graph)
            m_problem = sentence("the file does not begin with num_ranks and their number");
        if (!m_problem.empty())
            return m_lines.error(m_problem);
        if (m_error)
            return *m_error;
        ReadTrace trace;
        for (std::uint32_t rank = 0; rank < m_isRead.size(); ++rank) {
            if (m_isRead[rank])
                continue;
            ++m_missing;
            (void)m_graph->close(rank);
        }
        if (m_missing > 0)
            trace.notes.push_back(
                sentence("%1 of %2 have no block and do nothing",
                         {sentenceOf(m_missing, "1 rank", "%1 ranks"), groupedCount(m_isRead.size())}));
        if (m_hasNics)
            trace.notes.emplace_back(sentence("nic is skipped: every node has one"));
        trace.program = m_graph;
        trace.events = m_events;
        trace.sha256.push_back(m_lines.sha256());
        return trace;
    }

private:
    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    /** Letters of other scripts too, whose bytes are never parted. */
    static bool isOfWord(char c)
    {
        const auto byte = static_cast<unsigned char>(c);
        constexpr unsigned char firstBeyondAscii = 0x80;
        return std::isalnum(byte) != 0 || byte >= firstBeyondAscii || c == '_' || c == '-';
    }

    /** Words, and the signs { } :, without comments. */
    void tokenise(std::string_view line)
    {
        m_tokens.clear();
        for (std::size_t at = 0; at < line.size();) {
            if (m_isInComment) {
                const std::size_t end = line.find("*/", at);
                m_isInComment = end == std::string_view::npos;
                at = m_isInComment ? line.size() : end + 2;
            } else if (line.substr(at, 2) == "/*") {
                m_isInComment = true;
                at += 2;
            } else if (line.substr(at, 2) == "//") {
                return;
            } else if (isOfWord(line[at])) {
                const std::size_t begin = at;
                while (at < line.size() && isOfWord(line[at]))
                    ++at;
                m_tokens.push_back(line.substr(begin, at - begin));
            } else if (line[at] == ' ' || line[at] == '\t') {
                ++at;
            } else {
                m_tokens.push_back(line.substr(at++, 1));
            }
        }
    }

    [[nodiscard]] std::string_view peek() const
    {
        return m_at < m_tokens.size() ? m_tokens[m_at] : std::string_view();
    }
    std::string_view take()
    {
        const std::string_view token = peek();
        m_at += m_at < m_tokens.size() ? 1 : 0;
        return token;
    }
    void expect(std::string_view word)
    {
        const std::string_view found = take();
        if (found != word)
            fail(sentence("here stands %1 in place of %2",
                          {found.empty() ? sentence("nothing") : inQuotes(found), inQuotes(word)}));
    }
    std::int64_t number(std::string_view text, std::int64_t least, std::uint64_t most, const char* what)
    {
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (error != std::errc() || end != text.data() + text.size() || value < least ||
            (value > 0 && static_cast<std::uint64_t>(value) > most)) {
            fail(sentence("%1 is no %2; write a whole number from %3 to %4",
                          {inQuotes(text), sentence(what), std::to_string(least), std::to_string(most)}));
            return 0;
        }
        return value;
    }

    void takeStatement()
    {
        if (m_graph && !m_isInRank && peek() == "rank")
            return beginRank();
        if (std::exchange(m_awaitsBrace, false))
            return expect("{");
        if (m_isInRank && peek() == "}")
            return endRank();
        if (m_isInRank)
            return takeLine();
        if (!m_graph && peek() == "num_ranks") {
            (void)take();
            const auto ranks = number(take(), 1, kMostGoalRanks, phrase("number of ranks"));
            m_graph = std::make_shared<EventGraph>(static_cast<std::uint32_t>(ranks));
            m_isRead.assign(static_cast<std::size_t>(ranks), false);
            return;
        }
        fail(m_graph ? sentence("here stands %1 in place of a rank and its block", {inQuotes(peek())})
                     : sentence("the file does not begin with num_ranks and their number"));
    }

    void beginRank()
    {
        (void)take();
        m_rank = static_cast<std::uint32_t>(number(take(), 0, m_isRead.size() - 1, phrase("rank")));
        if (!m_problem.empty())
            return;
        if (m_isRead[m_rank])
            return fail(sentence("rank %1 has a block already", {std::to_string(m_rank)}));
        m_isRead[m_rank] = true;
        m_isInRank = true;
        m_awaitsBrace = true; // which may stand on a line of its own
        m_labels.clear();
        m_later.clear();
    }

    void endRank()
    {
        (void)take();
        m_isInRank = false;
        for (const Later& later : m_later) {
            const auto operation = m_labels.find(later.operation);
            const auto other = m_labels.find(later.other);
            if (operation == m_labels.end() || other == m_labels.end())
                return fail(sentence("the block of rank %1 has no label %2, which line %3 speaks of",
                                     {std::to_string(m_rank),
                                      inQuotes(operation == m_labels.end() ? later.operation : later.other),
                                      std::to_string(later.line)}));
            require(operation->second, other->second, later.isBegin);
        }
        if (const Result<void> closed = m_graph->close(m_rank); !closed && !m_error)
            m_error = closed.error().within(m_lines.name());
    }

    void require(std::uint32_t operation, std::uint32_t other, bool isBegin)
    {
        if (isBegin)
            m_graph->requireBegin(m_rank, operation, other);
        else
            m_graph->require(m_rank, operation, other);
    }

    void takeLine()
    {
        const std::string_view first = take();
        if (peek() == ":") {
            (void)take();
            return takeOperation(take(), std::string(first));
        }
        if (peek() == "requires" || peek() == "irequires") {
            const bool isBegin = take() == "irequires";
            const std::string_view other = take();
            const auto known = m_labels.find(std::string(first));
            const auto knownOther = m_labels.find(std::string(other));
            if (known != m_labels.end() && knownOther != m_labels.end())
                return require(known->second, knownOther->second, isBegin);
            m_later.push_back({std::string(first), std::string(other), isBegin, m_lines.number()});
            return;
        }
        takeOperation(first, {});
    }

    void takeOperation(std::string_view word, std::string label)
    {
        Event event;
        event.row = static_cast<std::uint32_t>(m_lines.number());
        const std::uint64_t last = m_isRead.size() - 1;
        if (word == "calc") {
            event.kind = EventKind::compute;
            event.seconds =
                static_cast<double>(number(take(), 0, INT64_MAX, phrase("number of nanoseconds"))) *
                kNanosecond;
        } else if (word == "send" || word == "recv") {
            const bool isSend = word == "send";
            event.kind = isSend ? EventKind::send : EventKind::recv;
            std::string_view size = take();
            if (!size.ends_with('b'))
                return fail(sentence("%1 is no size; write a number of bytes such as 8b", {inQuotes(size)}));
            size.remove_suffix(1);
            event.bytes = static_cast<double>(number(size, 0, INT64_MAX, phrase("size")));
            expect(isSend ? "to" : "from");
            event.peer = static_cast<std::int32_t>(number(take(), isSend ? 0 : -1, last, phrase("rank")));
            if (peek() == "tag") {
                (void)take();
                event.tag =
                    static_cast<std::int32_t>(number(take(), isSend ? 0 : -1, 2'147'483'646, phrase("tag")));
            }
        } else if (word == "append" || word == "put" || word == "tput" || word == "get" || word == "test" ||
                   word == "tappend") {
            return fail(sentence(
                "%1 is an operation of Portals, which only LogGOPSim2 simulates; it cannot be replayed",
                {inQuotes(word)}));
        } else {
            return fail(sentence("here stands %1 in place of send, recv or calc",
                                 {word.empty() ? sentence("nothing") : inQuotes(word)}));
        }
        if (peek() == "cpu") {
            (void)take();
            event.cpu =
                static_cast<std::uint32_t>(number(take(), 0, kMostCpus - 1, phrase("number of a CPU")));
        }
        if (peek() == "nic" && word != "calc") {
            (void)take();
            (void)number(take(), 0, UINT32_MAX, phrase("number of a NIC"));
            m_hasNics = true;
        }
        if (!m_problem.empty())
            return;
        const std::uint32_t operation = m_graph->add(m_rank, event);
        ++m_events;
        if (!label.empty() && !m_labels.emplace(std::move(label), operation).second)
            fail(sentence("another operation of the rank has this label already"));
    }

    struct Later
    {
        std::string operation;
        std::string other;
        bool isBegin = false;
        std::size_t line = 0;
    };

    TraceLines m_lines;
    std::shared_ptr<EventGraph> m_graph;
    std::vector<bool> m_isRead; ///< by rank: its block
    std::vector<std::string_view> m_tokens;
    std::size_t m_at = 0;                                    ///< of m_tokens
    std::unordered_map<std::string, std::uint32_t> m_labels; ///< of the rank
    std::vector<Later> m_later;                              ///< what speaks of labels that come later
    std::string m_problem;
    std::optional<Error> m_error;
    std::uint64_t m_events = 0;
    std::size_t m_missing = 0;
    std::uint32_t m_rank = 0;
    bool m_isInRank = false;
    bool m_awaitsBrace = false;
    bool m_isInComment = false;
    bool m_hasNics = false;
};

} // namespace

Result<ReadTrace> readGoal(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    if (files.size() != 1)
        return invalidInput("a GOAL schedule is one file with all ranks; give one");
    ASSIGN_OR_RETURN(TraceLines lines, TraceLines::open(files.front(), options.stop));
    return GoalReader(std::move(lines)).run();
}

} // namespace contraflow
