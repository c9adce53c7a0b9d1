// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_list.h"
#include "core/base/refusal.h"
#include "core/base/slots.h"
#include "core/base/text.h"
#include "core/io/traces/ti_actions.h"
#include "core/io/traces/trace_formats.h"
#include "core/io/traces/trace_lines.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace contraflow {

namespace {

/** What has to be known of a trace before it can be read. */
struct TiOutline
{
    std::uint32_t ranks = 0;
    bool hasOldSpelling = false;
    bool hasTags = false;      ///< a send with four numbers, or with a size where only tags allow one
    bool hasPlainSend = false; ///< of two numbers
    bool isDoubtful = false;   ///< a send of three numbers that may mean either
};

/** A number that fills a word. */
template<typename Number>
std::optional<Number> traceNumber(std::string_view word)
{
    Number value{};
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || end != word.data() + word.size())
        return std::nullopt;
    return value;
}

/** Takes the letter off ranks such as p0, as old traces write them: of the process and of its partner. */
void dropRankLetters(std::vector<std::string_view>& words)
{
    for (const std::size_t at : {std::size_t{0}, std::size_t{2}}) {
        if (at >= words.size() || !words[at].starts_with('p'))
            continue;
        const std::string_view number = words[at].substr(1);
        if (traceNumber<std::uint32_t>(number))
            words[at] = number;
    }
}

/** Whether the words of a line are nothing, a comment, or the sign that an editor leaves at an end, which
 * SimGrid skips too. */
[[nodiscard]] inline bool isTiComment(const std::vector<std::string_view>& words)
{
    return words.empty() || words.front().front() == '#' || (words.size() == 1 && words.front() == "~");
}

constexpr std::uint32_t kMostRanks = 1'000'000;

/** The ranks and the dialect, in a first pass over the files. */
class TiScout
{
public:
    Result<TiOutline> run(std::span<const std::filesystem::path> files, const TraceOptions& options)
    {
        std::vector<std::string_view> words;
        for (const std::filesystem::path& file : files) {
            ASSIGN_OR_RETURN(TraceLines lines, TraceLines::open(file, options.stop));
            std::string_view line;
            while (lines.next(line)) {
                splitWords(line, words);
                if (isTiComment(words))
                    continue;
                dropRankLetters(words);
                if (const auto problem = look(words))
                    return lines.error(*problem);
            }
            if (lines.failure())
                return *lines.failure();
        }
        if (m_outline.ranks == 0)
            return invalidInput(
                "%1: there is no action in the trace; give a file in which lines begin with a rank and an "
                "action",
                {files.front().filename().string()});
        if (m_communicator > m_outline.ranks)
            return invalidInput(
                "%1: the trace speaks of %2 processes (comm_size) and has no actions behind rank %3; give "
                "the files of all ranks",
                {files.front().filename().string(), groupedCount(m_communicator),
                 std::to_string(m_outline.ranks - 1)});
        return m_outline;
    }

private:
    std::optional<std::string> look(const std::vector<std::string_view>& words)
    {
        const auto rank = traceNumber<std::uint32_t>(words.front());
        if (!rank)
            return sentence(
                "a line begins with the rank of its process, not with %1; where lines begin with names, as "
                "in action traces of MSG, number the processes from 0",
                {inQuotes(words.front())});
        if (*rank >= kMostRanks)
            return sentence("rank %1 is too large; up to %2 processes are taken",
                            {std::to_string(*rank), groupedCount(kMostRanks)});
        m_outline.ranks = std::max(m_outline.ranks, *rank + 1);
        if (words.size() < 2)
            return sentence("the line has no action");
        const TiWord* word = findTiWord(words[1]);
        if (!word)
            return std::nullopt; // the reader says it
        m_outline.hasOldSpelling =
            m_outline.hasOldSpelling || word->isOld || (word->action == TiAction::wait && words.size() == 2);
        if (word->name == "comm_size" && words.size() > 2)
            m_communicator = std::max(m_communicator, traceNumber<std::uint32_t>(words[2]).value_or(0));
        if (word->action == TiAction::send || word->action == TiAction::isend)
            lookAtSend(words);
        return std::nullopt;
    }

    void lookAtSend(const std::vector<std::string_view>& words)
    {
        const std::size_t numbers = words.size() - 2;
        m_outline.hasPlainSend = m_outline.hasPlainSend || numbers == 2;
        if (numbers == 4)
            m_outline.hasTags = true;
        if (numbers != 3)
            return;
        // dst tag size, or dst size datatype
        const auto last = traceNumber<double>(words[4]);
        const auto middle = traceNumber<double>(words[3]);
        if (!last || !middle)
            return;
        if (*last > 57)
            m_outline.hasTags = true;
        else if (*middle > 57)
            m_outline.isDoubtful = true;
    }

    TiOutline m_outline;
    std::uint32_t m_communicator = 0; ///< the largest that is named
};

constexpr double kMostCounted = 1e18;
constexpr std::int32_t kScanTag = 2'000'000'001; ///< of the messages that a scan becomes

/** Reads the actions of all ranks. */
class TiReader
{
public:
    TiReader(const TiOutline& outline, bool isOld, const TraceOptions& options)
        : m_options(options)
        , m_isOld(isOld)
        , m_list(std::make_shared<EventList>(outline.ranks))
        , m_ranks(outline.ranks)
    {
        m_list->setRowWord("line");
    }

    Result<ReadTrace> run(std::span<const std::filesystem::path> files)
    {
        ReadTrace trace;
        for (const std::filesystem::path& file : files) {
            ASSIGN_OR_RETURN(TraceLines lines, TraceLines::open(file, m_options.stop));
            std::string_view line;
            while (lines.next(line)) {
                splitWords(line, m_words);
                if (isTiComment(m_words))
                    continue;
                dropRankLetters(m_words);
                m_row = static_cast<std::uint32_t>(lines.number());
                m_file = &lines.name();
                m_problem.clear();
                take();
                if (!m_problem.empty())
                    return lines.error(m_problem);
            }
            if (lines.failure())
                return *lines.failure();
            trace.sha256.push_back(lines.sha256());
        }
        for (std::uint32_t rank = 0; rank < m_ranks.size(); ++rank)
            if (!m_ranks[rank].isThere)
                return invalidInput(
                    "%1: the trace has no action of rank %2 of %3; give the files of all ranks",
                    {files.front().filename().string(), std::to_string(rank),
                     sentenceOf(m_ranks.size(), "1 rank", "%1 ranks")});
        if (files.size() > 1) {
            std::vector<std::string> names;
            for (Rank& rank : m_ranks)
                names.push_back(std::move(rank.file));
            m_list->setFiles(std::move(names));
        }
        m_list->shrink();
        trace.program = m_list;
        trace.events = m_events;
        addNotes(trace);
        return trace;
    }

private:
    struct OpenRequest
    {
        std::int64_t source = 0;
        std::int64_t destination = 0;
        std::int64_t tag = 0;
        std::uint32_t number = 0;
    };
    struct Rank
    {
        double typeSize = 1;
        std::vector<OpenRequest> open; ///< the oldest first
        FreeNumbers requests;
        std::string file;
        bool isThere = false;
    };

    void fail(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }

    /** The number at a place behind the action. */
    double value(std::size_t at)
    {
        const auto number = at + 2 < m_words.size() ? traceNumber<double>(m_words[at + 2]) : std::nullopt;
        if (at + 2 >= m_words.size())
            fail(sentence("%1 has %2 behind it and takes at least %3",
                          {m_words[1], sentenceOf(m_words.size() - 2, "1 number", "%1 numbers"),
                           std::to_string(at + 1)}));
        else if (!number || !std::isfinite(*number))
            fail(sentence("%1 is no number", {inQuotes(m_words[at + 2])}));
        return number.value_or(0);
    }
    /** One that counts something: not negative, and not endless. */
    double amount(std::size_t at)
    {
        const double number = value(at);
        if (number < 0 || number > kMostCounted)
            fail(sentence("%1 is no amount; it must lie between 0 and 1e18", {inQuotes(m_words[at + 2])}));
        return number;
    }
    double typeSize(std::size_t at)
    {
        if (at + 2 >= m_words.size())
            return m_ranks[m_rank].typeSize;
        const auto number = traceNumber<std::uint32_t>(m_words[at + 2]);
        const auto size = number ? tiTypeSize(*number) : std::nullopt;
        if (!size)
            fail(sentence("%1 is no number of a datatype, 0 to 40 or 57", {inQuotes(m_words[at + 2])}));
        return size.value_or(1);
    }
    std::int64_t whole(std::size_t at)
    {
        const double number = value(at);
        if (number != std::floor(number) || std::abs(number) > 2e9)
            fail(sentence("%1 is no rank or tag", {inQuotes(m_words[at + 2])}));
        return m_problem.empty() ? static_cast<std::int64_t>(number) : 0;
    }
    std::int32_t partner(std::size_t at, bool mayBeAny)
    {
        const std::int64_t rank = whole(at);
        if (mayBeAny && (rank == kTiAnySource || rank == -1))
            return kAny;
        if (rank < 0 || rank >= static_cast<std::int64_t>(m_ranks.size()))
            fail(sentence(
                m_ranks.size() == 1
                    ? phrase("rank %1 takes part, and the trace has rank 0 only; give the files of all ranks")
                    : phrase("rank %1 takes part, and the trace has ranks 0 to %2; give the files of all "
                             "ranks"),
                {std::to_string(rank), std::to_string(m_ranks.size() - 1)}));
        return static_cast<std::int32_t>(rank);
    }
    std::int32_t tag(std::size_t at, bool mayBeAny)
    {
        const std::int64_t number = whole(at);
        if (mayBeAny && (number == kTiAnyTag || number == -1))
            return kAny;
        if (number < 0 || number >= kScanTag)
            fail(sentence("the tag %1 is out of range", {std::to_string(number)}));
        return static_cast<std::int32_t>(number);
    }
    std::uint32_t root(std::size_t at)
    {
        return at + 2 < m_words.size() ? static_cast<std::uint32_t>(partner(at, false)) : 0;
    }

    void add(Event event)
    {
        if (!m_problem.empty())
            return;
        event.row = m_row;
        m_list->add(m_rank, event);
        ++m_events;
    }

    void addCompute(double flops)
    {
        if (!(flops > 0))
            return;
        if (!(m_options.flopsPerSecond > 0))
            return fail(sentence(
                "the computation takes flops; say by --speed how many a process does in a second, such as "
                "10 Gflop/s"));
        add({.kind = EventKind::compute, .seconds = flops / m_options.flopsPerSecond});
    }

    void addCollective(EventKind kind, double bytes, std::uint32_t root = 0)
    {
        m_hasCollective = true;
        add({.kind = kind, .root = root, .bytes = bytes});
    }

    /** As many counts as there are ranks, from a place on. */
    void addSized(EventKind kind, std::size_t at, double typeSize, std::uint32_t root = 0)
    {
        m_hasCollective = true;
        m_sizes.clear();
        for (std::size_t i = 0; i < m_ranks.size() && m_problem.empty(); ++i)
            m_sizes.push_back(amount(at + i) * typeSize);
        add({.kind = kind, .root = root, .sizes = m_sizes});
    }

    void take()
    {
        m_rank = traceNumber<std::uint32_t>(m_words.front()).value_or(0);
        Rank& rank = m_ranks[m_rank];
        if (!rank.isThere)
            rank.file = *m_file;
        rank.isThere = true;
        const TiWord* word = findTiWord(m_words[1]);
        if (!word)
            return failUnknown();
        switch (word->action) {
        case TiAction::init:
            rank.typeSize = m_words.size() > 2 ? 8 : 1;
            return;
        case TiAction::nothing:
            ++m_skipped[std::string(word->name)];
            return;
        case TiAction::compute:
            return addCompute(amount(0));
        case TiAction::sleep:
            return add({.kind = EventKind::compute, .seconds = amount(0)});
        case TiAction::send:
        case TiAction::isend:
        case TiAction::recv:
        case TiAction::irecv:
            return takeMessage(word->action);
        case TiAction::test:
            ++m_skipped[std::string(word->name)];
            return;
        case TiAction::wait:
            return takeWait();
        case TiAction::waitall:
            for (const OpenRequest& request : rank.open)
                rank.requests.giveBack(request.number);
            rank.open.clear();
            return add({.kind = EventKind::waitall});
        case TiAction::sendrecv: {
            const double bytes = amount(0) * typeSize(4);
            return add({.kind = EventKind::sendrecv,
                        .peer = partner(1, false),
                        .source = partner(3, true),
                        .bytes = bytes});
        }
        default:
            return takeCollective(word->action);
        }
    }

    void failUnknown()
    {
        if (m_words[1] == "m_usage")
            return fail(sentence(
                "m_usage belongs to a usage trace of Batsim, which has no messages; it cannot be replayed"));
        fail(sentence("the action %1 is not known", {inQuotes(m_words[1])}));
    }

    void takeMessage(TiAction action)
    {
        const bool isSend = action == TiAction::send || action == TiAction::isend;
        const std::size_t sizeAt = m_isOld ? 1 : 2;
        Event event;
        event.peer = partner(0, !isSend);
        event.tag = m_isOld ? 0 : tag(1, !isSend);
        // What is received has the size of what was sent, whether the trace repeats it or not.
        const bool hasSize = isSend || (sizeAt + 2 < m_words.size() && value(sizeAt) != -1);
        if (hasSize)
            event.bytes = amount(sizeAt) * typeSize(sizeAt + 1);
        event.kind = action == TiAction::send    ? EventKind::send
                     : action == TiAction::isend ? EventKind::isend
                     : action == TiAction::recv  ? EventKind::recv
                                                 : EventKind::irecv;
        if (action == TiAction::isend || action == TiAction::irecv) {
            Rank& rank = m_ranks[m_rank];
            event.request = rank.requests.take();
            rank.open.push_back({isSend ? m_rank : std::int64_t{event.peer},
                                 isSend ? std::int64_t{event.peer} : m_rank, event.tag, event.request});
        }
        add(event);
    }

    void takeWait()
    {
        std::vector<OpenRequest>& open = m_ranks[m_rank].open;
        auto found = open.end();
        if (m_isOld) {
            found = open.empty() ? open.end() : open.end() - 1;
        } else {
            const std::int64_t source = whole(0);
            const std::int64_t destination = whole(1);
            const std::int64_t tag = whole(2);
            const auto fits = [](std::int64_t known, std::int64_t asked) {
                return known == kAny || known == asked;
            };
            found = std::ranges::find_if(open, [&](const OpenRequest& request) {
                return fits(request.source, source) && request.destination == destination &&
                       fits(request.tag, tag);
            });
            if (found == open.end()) // of one whose source or tag the trace gives as any
                found = std::ranges::find_if(open, [&](const OpenRequest& request) {
                    return (source < 0 || fits(request.source, source)) &&
                           request.destination == destination && (tag < 0 || fits(request.tag, tag));
                });
        }
        if (found == open.end())
            return fail(
                sentence("it waits for a request that the process has not begun, or has waited for before"));
        const std::uint32_t number = found->number;
        m_ranks[m_rank].requests.giveBack(number);
        open.erase(found);
        add({.kind = EventKind::wait, .requests = {&number, 1}});
    }

    void takeCollective(TiAction action)
    {
        const std::size_t n = m_ranks.size();
        switch (action) {
        case TiAction::barrier:
            return addCollective(EventKind::barrier, 0);
        case TiAction::bcast:
            return addCollective(EventKind::bcast, amount(0) * typeSize(2), root(1));
        case TiAction::reduce:
            addCollective(EventKind::reduce, amount(0) * typeSize(3), root(2));
            return addCompute(amount(1));
        case TiAction::allreduce:
            addCollective(EventKind::allreduce, amount(0) * typeSize(2));
            return addCompute(amount(1));
        case TiAction::alltoall:
            return addCollective(EventKind::alltoall, amount(0) * typeSize(2));
        case TiAction::alltoallv:
            return takeAlltoallv();
        case TiAction::gather:
            return addCollective(EventKind::gather, amount(0) * typeSize(3), root(2));
        case TiAction::scatter:
            return addCollective(EventKind::scatter, amount(0) * typeSize(3), root(2));
        case TiAction::gatherv:
            return addSized(EventKind::gatherv, 1, typeSize(n + 3), root(n + 1));
        case TiAction::scatterv:
            return addSized(EventKind::scatterv, 0, typeSize(n + 2), root(n + 1));
        case TiAction::allgather:
            return addCollective(EventKind::allgather, amount(0) * typeSize(2));
        case TiAction::allgatherv:
            return addSized(EventKind::allgatherv, 1, typeSize(n + 2));
        case TiAction::reduceScatter:
            addSized(EventKind::reduceScatter, 0, typeSize(n + 1));
            return addCompute(amount(n));
        default:
            return addScan();
        }
    }

    void takeAlltoallv()
    {
        const std::size_t n = m_ranks.size();
        const std::size_t numbers = m_words.size() - 2;
        if (numbers != 2 * n + 2 && numbers != 2 * n + 4)
            return fail(sentence(
                "alltoallv has %1 numbers behind it, and %2 or %3 for %4; give the files of all ranks",
                {groupedCount(numbers), std::to_string(2 * n + 2), std::to_string(2 * n + 4),
                 sentenceOf(n, "1 rank", "%1 ranks")}));
        addSized(EventKind::alltoallv, 1, typeSize(2 * n + 2));
    }

    /** From the process before, then to the one behind: Open MPI's only way (coll_base_scan.c). */
    void addScan()
    {
        m_hasScan = true;
        const auto rank = static_cast<std::int32_t>(m_rank);
        const double bytes = amount(0) * typeSize(2);
        if (m_rank > 0)
            add({.kind = EventKind::recv, .peer = rank - 1, .tag = kScanTag, .bytes = bytes});
        if (m_rank + 1 < m_ranks.size())
            add({.kind = EventKind::send, .peer = rank + 1, .tag = kScanTag, .bytes = bytes});
        addCompute(amount(1));
    }

    void addNotes(ReadTrace& trace) const
    {
        std::vector<std::string> skipped;
        for (const auto& [name, count] : m_skipped)
            if (name != "finalize")
                skipped.push_back(name + " (" + std::to_string(count) + ")");
        if (!skipped.empty())
            trace.notes.push_back(
                sentence("skipped, because they send nothing and take no time: %1", {joinedWords(skipped)}));
        if (m_skipped.contains("comm_split") || m_skipped.contains("comm_dup"))
            trace.notes.emplace_back(sentence(
                "the trace does not record communicators: every collective is one of all processes"));
        if (m_hasCollective && m_ranks.size() == 1)
            trace.notes.emplace_back(sentence(
                "collectives of a single rank send nothing; where others take part in them, give the files "
                "of all ranks"));
        if (m_hasScan)
            trace.notes.emplace_back(
                sentence("scan and exscan are taken as messages from each process to the next"));
    }

    const TraceOptions& m_options;
    bool m_isOld;
    std::shared_ptr<EventList> m_list;
    std::vector<Rank> m_ranks;
    std::vector<std::string_view> m_words;
    std::vector<double> m_sizes;
    std::map<std::string, std::uint64_t> m_skipped;
    std::string m_problem;
    std::uint64_t m_events = 0;
    std::uint32_t m_rank = 0;
    std::uint32_t m_row = 0;
    const std::string* m_file = nullptr;
    bool m_hasScan = false;
    bool m_hasCollective = false;
};

} // namespace

Result<ReadTrace> readTimeIndependent(std::span<const std::filesystem::path> files,
                                      const TraceOptions& options)
{
    ASSIGN_OR_RETURN(const TiOutline outline, TiScout().run(files, options));
    const bool isOld = outline.hasOldSpelling || (outline.hasPlainSend && !outline.hasTags);
    if (!isOld && outline.isDoubtful && !outline.hasTags && !options.isFormatNamed)
        return invalidInput(
            "%1: a send such as '0 send 1 1000 0' may have a tag, or be older than tags and name a datatype; "
            "say which by --as ti or --as ti-old",
            {files.front().filename().string()});
    return TiReader(outline, isOld, options).run(files);
}

Result<ReadTrace> readOldTimeIndependent(std::span<const std::filesystem::path> files,
                                         const TraceOptions& options)
{
    ASSIGN_OR_RETURN(const TiOutline outline, TiScout().run(files, options));
    return TiReader(outline, true, options).run(files);
}

} // namespace contraflow
