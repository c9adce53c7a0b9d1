// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_list.h"
#include "core/base/refusal.h"
#include "core/base/slots.h"
#include "core/base/text.h"
#include "core/io/traces/mpi_calls.h"
#include "core/io/traces/trace_formats.h"
#include "core/io/traces/trace_lines.h"

#include <algorithm>
#include <map>

namespace contraflow {

namespace {

constexpr double kMicrosecond = 1e-6;

/** The communicators of a trace as the readers of its files need them. */
struct KnownCommunicators
{
    Communicators found;
    std::vector<std::uint32_t> groups; ///< of the program, by communicator
    std::int32_t tagStride = 0;        ///< between the tags of two communicators; 0: they share them
};

/** The file of one rank. */
class MpiTraceFile
{
public:
    MpiTraceFile(TraceLines lines, const KnownCommunicators& communicators, std::uint32_t rank,
                 EventList& list)
        : m_lines(std::move(lines))
        , m_list(list)
        , m_communicators(communicators)
        , m_rank(rank)
    {}

    Result<void> run()
    {
        return forEachCall(m_lines, [this](MpiCall& call, std::size_t /*line*/) {
            m_call = &call;
            take();
        });
    }

    [[nodiscard]] std::uint64_t events() const { return m_events; }
    [[nodiscard]] std::string sha256() { return m_lines.sha256(); }
    [[nodiscard]] std::string name() const { return m_lines.name(); }

private:
    void take()
    {
        const auto& meanings = m_communicators.found.meanings[m_rank];
        for (; m_meant < meanings.size() && meanings[m_meant].line <= m_lines.number(); ++m_meant)
            m_meaning[meanings[m_meant].word] = meanings[m_meant].communicator;
        const std::string_view name = m_call->name();
        const auto start = m_call->start();
        const auto end = m_call->end();
        if (start && m_end && *start > *m_end)
            add({.kind = EventKind::compute, .seconds = (*start - *m_end) * kMicrosecond});
        if (end)
            m_end = end;
        if (const CallShape* shape = findCall(name))
            return takeCall(*shape);
        if (!isQuietCall(name))
            m_call->fail(sentence(
                "MPI_%1 is not taken: the trace does not say what it sends, or to whom; without it the "
                "program would be another one",
                {name}));
    }

    /** A rank of the communicator of the call as one of all. */
    std::int32_t peer(std::size_t at, bool mayBeAny)
    {
        const std::int64_t rank = m_call->whole(m_call->argument(at));
        if (rank == -1 && mayBeAny)
            return kAny;
        const auto& members = m_communicators.found.members[m_communicator];
        if (rank < 0 || rank >= static_cast<std::int64_t>(members.size())) {
            m_call->fail(sentence("rank %1 is not one of the %2",
                                  {std::to_string(rank), groupedCount(members.size())}));
            return 0;
        }
        return static_cast<std::int32_t>(members[static_cast<std::size_t>(rank)]);
    }
    std::int32_t tag(std::size_t at, bool mayBeAny)
    {
        const std::int64_t number = m_call->whole(m_call->argument(at));
        if (number == -1 && mayBeAny)
            return kAny;
        if (number < 0 || number >= INT32_MAX) {
            m_call->fail(sentence("the tag %1 is out of range", {std::to_string(number)}));
            return 0;
        }
        return static_cast<std::int32_t>(number) +
               m_communicators.tagStride * static_cast<std::int32_t>(m_communicator);
    }

    void add(Event event)
    {
        if (!m_call->problem().empty())
            return;
        event.row = static_cast<std::uint32_t>(m_lines.number());
        m_list.add(m_rank, event);
        ++m_events;
    }

    void takeCall(const CallShape& shape)
    {
        if (shape.kind == EventKind::wait || shape.kind == EventKind::waitall)
            return takeWait(shape);
        m_communicator = m_meaning[m_call->part(shape.communicator, 0)];
        Event event{.kind = shape.kind, .group = m_communicators.groups[m_communicator]};
        const bool isReceive = shape.kind == EventKind::recv || shape.kind == EventKind::irecv;
        if (shape.count != kNoArgument)
            event.bytes = amount(shape);
        if (shape.peer != kNoArgument)
            event.peer = peer(shape.peer, isReceive);
        if (shape.tag != kNoArgument)
            event.tag = tag(shape.tag, isReceive);
        if (shape.source != kNoArgument) {
            event.source = peer(shape.source, true);
            if (tag(shape.source + 1, true) != event.tag && m_call->problem().empty())
                return m_call->fail(
                    sentence("the call sends and receives with two different tags, which is not taken"));
        }
        if (shape.root != kNoArgument)
            event.root = root(shape.root);
        if (shape.sizes != kNoArgument)
            takeSizes(shape, event);
        if (shape.request != kNoArgument) {
            event.request = m_requests.take();
            m_open[m_call->whole(m_call->argument(shape.request))].push_back(event.request);
        }
        add(event);
    }

    /** Counted within the communicator. */
    std::uint32_t root(std::size_t at)
    {
        const std::int64_t rank = m_call->whole(m_call->argument(at));
        const auto& members = m_communicators.found.members[m_communicator];
        if (rank < 0 || rank >= static_cast<std::int64_t>(members.size()))
            m_call->fail(sentence("the root %1 is not one of the %2",
                                  {std::to_string(rank), groupedCount(members.size())}));
        return static_cast<std::uint32_t>(rank);
    }

    /** One size for each process; of a gather or scatter the root has them, the others their own. */
    void takeSizes(const CallShape& shape, Event& event)
    {
        const auto& members = m_communicators.found.members[m_communicator];
        const bool hasAll =
            shape.root == kNoArgument || (event.root < members.size() && members[event.root] == m_rank);
        if (hasAll) {
            m_call->list(shape.sizes, members.size(), m_sizes);
            const auto bytes = static_cast<double>(m_call->part(shape.sizesType, 1));
            for (double& size : m_sizes) {
                if (size < 0 || bytes < 0)
                    m_call->fail(sentence("the size is negative; the file seems to be damaged"));
                size *= bytes;
            }
        } else {
            m_sizes.assign(members.size(), 0);
            const auto own = std::ranges::find(members, m_rank) - members.begin();
            m_sizes[static_cast<std::size_t>(own)] = event.bytes;
        }
        event.bytes = 0;
        event.sizes = m_sizes;
    }

    double amount(const CallShape& shape)
    {
        const auto count = static_cast<double>(m_call->whole(m_call->argument(shape.count)));
        const auto size = static_cast<double>(m_call->part(shape.type, 1));
        if (count < 0 || size < 0)
            m_call->fail(sentence("the size is negative; the file seems to be damaged"));
        return count * size;
    }

    /** Waits for requests by their addresses; those that are not open are complete, as MPI says. */
    void takeWait(const CallShape& shape)
    {
        const std::int64_t first = m_call->whole(m_call->argument(shape.request));
        const std::int64_t count =
            shape.count == kNoArgument ? 1 : m_call->whole(m_call->argument(shape.count));
        if (!m_call->problem().empty() || count < 0 || count > INT32_MAX)
            return m_call->fail(sentence("the number of requests is out of range"));
        // An array of words of 8 bytes (pointers) or of 4 (numbers): whichever names more that are open.
        std::vector<std::uint32_t> found = openFrom(first, count, 8);
        if (std::vector<std::uint32_t> others = openFrom(first, count, 4); others.size() > found.size())
            found = std::move(others);
        if (found.empty())
            return;
        const bool isOfSome = shape.kind == EventKind::wait && shape.count != kNoArgument;
        if (isOfSome && found.size() > 1)
            return m_call->fail(sentence(
                "MPI_%1 waits for %2 requests, and the trace does not say which of them were complete",
                {shape.name, groupedCount(found.size())}));
        for (const std::uint32_t number : found) {
            m_requests.giveBack(number);
            for (auto at = m_open.begin(); at != m_open.end(); ++at)
                if (std::erase(at->second, number) > 0) {
                    if (at->second.empty())
                        m_open.erase(at);
                    break;
                }
        }
        add({.kind = shape.kind, .requests = found});
    }

    [[nodiscard]] std::vector<std::uint32_t> openFrom(std::int64_t first, std::int64_t count,
                                                      std::int64_t word) const
    {
        std::vector<std::uint32_t> numbers;
        for (auto at = m_open.lower_bound(first); at != m_open.end() && at->first < first + count * word;
             ++at)
            if ((at->first - first) % word == 0)
                numbers.push_back(at->second.back());
        return numbers;
    }

    TraceLines m_lines;
    EventList& m_list;
    const KnownCommunicators& m_communicators;
    std::uint32_t m_rank;
    MpiCall* m_call = nullptr;                       ///< that is being taken
    std::map<std::int64_t, std::uint32_t> m_meaning; ///< communicators by their words
    std::size_t m_meant = 0;                         ///< of the meanings of the rank: taken over
    std::uint32_t m_communicator = 0;                ///< of the call
    std::vector<double> m_sizes;
    std::map<std::int64_t, std::vector<std::uint32_t>> m_open; ///< by the address of the request
    FreeNumbers m_requests;
    std::optional<double> m_end; ///< of the call before
    std::uint64_t m_events = 0;
};

/** The files of all ranks, in their order, of a trace whose communicators are looked for. */
Result<KnownCommunicators> communicatorsOf(const std::vector<std::filesystem::path>& files,
                                           const TraceOptions& options, EventList& list,
                                           std::vector<std::string>& remarks)
{
    std::vector<std::vector<CommunicatorNote>> notes(files.size());
    std::vector<std::string> names;
    std::int64_t largestTag = 0;
    for (std::size_t rank = 0; rank < files.size(); ++rank) {
        ASSIGN_OR_RETURN(TraceLines lines, TraceLines::open(files[rank], options.stop));
        ASSIGN_OR_RETURN(const std::int64_t tag,
                         scanCommunicators(lines, static_cast<std::uint32_t>(files.size()), notes[rank]));
        largestTag = std::max(largestTag, tag);
        names.push_back(lines.name());
    }
    ASSIGN_OR_RETURN(Communicators found, findCommunicators(notes, names));
    KnownCommunicators known{std::move(found), {0}, 0};
    const std::size_t count = known.found.members.size();
    for (std::size_t i = 1; i < count; ++i)
        known.groups.push_back(list.addGroup("communicator " + std::to_string(i), known.found.members[i]));
    if (count > 1 && (largestTag + 1) * static_cast<std::int64_t>(count) < INT32_MAX)
        known.tagStride = static_cast<std::int32_t>(largestTag + 1);
    if (count > 1)
        remarks.push_back(
            sentenceOf(count - 1, "1 communicator is made on the way",
                       "%1 communicators are made on the way") +
            "; " +
            (known.tagStride > 0
                 ? sentence(
                       "their messages are told apart by their tags, to which a multiple of %1 was added",
                       {std::to_string(known.tagStride)})
                 : sentence(
                       "their messages are told apart by their tags, to which nothing could be added, since "
                       "they are too large already")) +
            "; " + sentence("what receives any tag takes those of other communicators too"));
    return known;
}

/** Rank and number of ranks by the largest communicator that the first calls name. */
Result<std::pair<std::uint32_t, std::uint32_t>> rankOf(const std::filesystem::path& file,
                                                       const TraceOptions& options)
{
    ASSIGN_OR_RETURN(TraceLines lines, TraceLines::open(file, options.stop));
    std::pair<std::uint32_t, std::uint32_t> best{0, 0};
    std::string_view line;
    while (lines.next(line) && best.second == 0) {
        if (!line.starts_with("MPI_Comm_rank:") && !line.starts_with("MPI_Comm_size:") &&
            !line.starts_with("MPI_Barrier:"))
            continue;
        line.remove_prefix(line.find(':') + 1);
        line.remove_prefix(std::min(line.find(':'), line.size() - 1) + 1);
        const std::string text(line.substr(0, line.find(':')));
        const std::size_t one = text.find(',');
        const std::size_t two = one == std::string::npos ? one : text.find(',', one + 1);
        if (two == std::string::npos)
            continue;
        const auto rank = parseCount(text.substr(one + 1, two - one - 1));
        const auto size = parseCount(text.substr(two + 1));
        if (rank && size && *rank < *size && *size <= 1'000'000)
            best = {static_cast<std::uint32_t>(*rank), static_cast<std::uint32_t>(*size)};
    }
    if (lines.failure())
        return *lines.failure();
    if (best.second == 0)
        return invalidInput("%1: no MPI_Comm_rank or MPI_Comm_size says which rank of how many it is",
                            {lines.name()});
    return best;
}

} // namespace

Result<ReadTrace> readMpiTrace(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    std::uint32_t ranks = 0;
    std::vector<std::optional<std::size_t>> fileOf;
    for (std::size_t i = 0; i < files.size(); ++i) {
        ASSIGN_OR_RETURN(const auto found, rankOf(files[i], options));
        if (i > 0 && found.second != ranks)
            return invalidInput(
                "%1: it is of a run with %2 processes, the others of one with %3",
                {files[i].filename().string(), groupedCount(found.second), groupedCount(ranks)});
        ranks = found.second;
        fileOf.resize(ranks);
        if (fileOf[found.first])
            return invalidInput("%1: there are two files of rank %2",
                                {files[i].filename().string(), std::to_string(found.first)});
        fileOf[found.first] = i;
    }
    std::vector<std::string> missing;
    for (std::uint32_t rank = 0; rank < ranks; ++rank)
        if (!fileOf[rank] && missing.size() < 4)
            missing.push_back(std::to_string(rank));
    if (!missing.empty())
        return invalidInput(
            missing.size() > 1
                ? phrase("%1: the trace is of %2 processes, one file each, and %3 given; rank %4 and "
                         "others are "
                         "missing")
                : phrase("%1: the trace is of %2 processes, one file each, and %3 given; rank %4 is missing"),
            {files.front().filename().string(), groupedCount(ranks),
             sentenceOf(files.size(), "1 file was", "%1 files were"), missing.front()});
    auto list = std::make_shared<EventList>(ranks);
    list->setRowWord("line");
    ReadTrace trace;
    std::vector<std::filesystem::path> inOrder;
    for (const std::optional<std::size_t>& file : fileOf)
        inOrder.push_back(files[*file]);
    ASSIGN_OR_RETURN(const KnownCommunicators communicators,
                     communicatorsOf(inOrder, options, *list, trace.notes));
    trace.sha256.resize(files.size());
    std::vector<std::string> names(ranks);
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        ASSIGN_OR_RETURN(TraceLines lines, TraceLines::open(inOrder[rank], options.stop));
        MpiTraceFile file(std::move(lines), communicators, rank, *list);
        RETURN_IF_ERROR(file.run());
        trace.events += file.events();
        trace.sha256[*fileOf[rank]] = file.sha256();
        names[rank] = file.name();
    }
    list->setFiles(std::move(names));
    list->shrink();
    trace.program = list;
    trace.notes.insert(
        trace.notes.begin(),
        sentence("the time between two calls is computing; the duration of calls is left to the replay"));
    return trace;
}

} // namespace contraflow
