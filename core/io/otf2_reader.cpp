// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/event_list.h"
#include "core/base/text.h"
#include "core/io/otf2_collectives.h"
#include "core/io/otf2_context.h"
#include "core/io/otf2_definitions.h"
#include "core/io/otf2_events.h"
#include "core/io/trace_formats.h"

#include <otf2/otf2.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace contraflow {

// Archives of OTF2 as Score-P writes them. A call of MPI is a region; the records within it say what it sent,
// received, began and found complete. What lies between two calls is computing. Sizes of collectives are sums
// over their partners: how one is taken apart is said at blockOf().

namespace {

bool hasVaryingSizes(EventKind kind)
{
    return infoOf(kind).hasSizes;
}

/** Reads the events of one process. */
class Otf2Process final : public Otf2EventSink
{
public:
    Otf2Process(Otf2Context& context, std::uint32_t rank, EventList* list)
        : m_context(context)
        , m_list(list)
        , m_rank(rank)
        , m_end(context.definitions.start)
    {}

    /** What the process did, in order; without a list only sizes and tags are noted. */
    Result<void> read(const Otf2Archive& archive)
    {
        if (Result<void> read = readOtf2Events(archive, m_context.definitions, m_rank, *this, m_context.stop);
            !read)
            return read;
        if (m_list)
            finish();
        return {};
    }

    [[nodiscard]] std::uint64_t events() const { return m_count; }
    [[nodiscard]] std::uint64_t flushes() const { return m_flushes; }
    [[nodiscard]] std::uint64_t dropped() const { return m_dropped; }

private:
    static constexpr std::size_t kNoPlace = SIZE_MAX;

    /** An event, with what EventList takes only when it is whole. */
    struct Raw
    {
        Event event;
        std::vector<std::uint32_t> requests;
        std::pair<std::uint32_t, std::uint32_t> sizes; ///< of VaryingSizes
        double sent = 0;                               ///< in all, of MPI_Alltoallv
        bool isComplete = true;                        ///< a receive knows its message only when it is there
    };
    struct Request
    {
        std::uint32_t number = 0;
        std::size_t place = kNoPlace; ///< of a receive, in m_raw
    };

    /** Computing up to here, where no call is under way. */
    void computeUntil(std::uint64_t now)
    {
        if (m_depth == 0 && now > m_end) {
            Raw raw;
            raw.event.kind = EventKind::compute;
            raw.event.seconds =
                static_cast<double>(now - m_end) / static_cast<double>(m_context.definitions.ticksPerSecond);
            push(std::move(raw));
        }
        if (m_depth == 0)
            m_end = now;
    }

    void enter(std::uint32_t region, std::uint64_t now) override
    {
        if (!m_context.definitions.mpiRegions.contains(region))
            return;
        computeUntil(now);
        ++m_depth;
    }

    void leave(std::uint32_t region, std::uint64_t now) override
    {
        if (m_depth == 0 || !m_context.definitions.mpiRegions.contains(region))
            return;
        if (--m_depth > 0)
            return;
        endCall();
        m_end = std::max<std::uint64_t>(m_end, now);
    }

    void push(Raw raw)
    {
        if (!m_list)
            return;
        raw.event.row = static_cast<std::uint32_t>(std::min<std::uint64_t>(record(), UINT32_MAX));
        m_raw.push_back(std::move(raw));
    }

    /** The rank of all processes behind one of a communicator; kAny with a problem. */
    std::int32_t processOf(std::uint32_t rank, std::uint32_t comm)
    {
        const auto found = m_context.definitions.communicators.find(comm);
        if (found == m_context.definitions.communicators.end() || found->second.isBetweenTwo) {
            fail(found == m_context.definitions.communicators.end()
                     ? "it is of a communicator that the archive does not define"
                     : "messages between two groups of processes (an inter-communicator) are not taken");
            return kAny;
        }
        const Otf2Communicator& communicator = found->second;
        if (communicator.isSelf)
            return static_cast<std::int32_t>(m_rank);
        const bool isNamed = communicator.namesAll ? rank < m_context.definitions.processes.size()
                                                   : rank < communicator.members.size();
        if (!isNamed) {
            fail("rank " + std::to_string(rank) + " is not one of the " +
                 std::to_string(communicator.members.size()) + " of its communicator");
            return kAny;
        }
        return static_cast<std::int32_t>(communicator.namesAll ? rank : communicator.members[rank]);
    }

    std::int32_t tagOf(std::uint32_t tag, std::uint32_t comm)
    {
        m_context.largestTag = std::max(m_context.largestTag, tag);
        if (tag >= INT32_MAX)
            fail("the tag " + std::to_string(tag) + " is out of range");
        return m_context.tagIn(comm, tag);
    }

    void send(const Otf2Message& message, std::uint64_t now) override
    {
        addMessage(EventKind::send, message, now);
    }

    void beginSend(const Otf2Message& message, std::uint64_t request, std::uint64_t now) override
    {
        addMessage(EventKind::isend, message, now);
        begin(request, kNoPlace);
    }

    void receive(const Otf2Message& message, std::uint64_t now) override
    {
        addMessage(EventKind::recv, message, now);
    }

    void flush() override { ++m_flushes; }

    void addMessage(EventKind kind, const Otf2Message& message, std::uint64_t now)
    {
        computeUntil(now);
        Raw raw;
        raw.event.kind = kind;
        raw.event.peer = processOf(message.peer, message.communicator);
        raw.event.tag = tagOf(message.tag, message.communicator);
        raw.event.bytes = static_cast<double>(message.bytes);
        // A call that sends and receives does both at once.
        const bool isSecond = kind == EventKind::recv && m_depth > 0 && m_sentInCall != kNoPlace && m_list &&
                              m_sentInCall + 1 == m_raw.size();
        if (isSecond && m_raw[m_sentInCall].event.tag == raw.event.tag) {
            m_raw[m_sentInCall].event.kind = EventKind::sendrecv;
            m_raw[m_sentInCall].event.source = raw.event.peer;
            return;
        }
        if (isSecond) { // with two tags: the send goes on beside the receive
            m_raw[m_sentInCall].event.kind = EventKind::isend;
            m_raw[m_sentInCall].event.request = newNumber();
            m_waited.push_back(m_raw[m_sentInCall].event.request);
        }
        push(std::move(raw));
        if (kind == EventKind::send && m_depth > 0 && m_list)
            m_sentInCall = m_raw.size() - 1;
    }

    std::uint32_t newNumber()
    {
        if (m_free.empty())
            m_free.push_back(m_numbers++);
        const std::uint32_t number = m_free.back();
        m_free.pop_back();
        return number;
    }

    void begin(std::uint64_t request, std::size_t place)
    {
        if (!m_list || m_raw.empty() || !problem().empty())
            return;
        const std::uint32_t number = newNumber();
        m_raw.back().event.request = number;
        m_open[request] = {number, place};
    }

    void beginReceive(std::uint64_t request, std::uint64_t now) override
    {
        computeUntil(now);
        Raw raw;
        raw.event.kind = EventKind::irecv;
        raw.isComplete = false;
        push(std::move(raw));
        if (m_list)
            begin(request, m_raw.size() - 1);
    }

    /** Who it came from is known at last. */
    void endReceive(const Otf2Message& message, std::uint64_t request, std::uint64_t now) override
    {
        const std::int32_t source = processOf(message.peer, message.communicator);
        const std::int32_t tag = tagOf(message.tag, message.communicator);
        const auto open = m_open.find(request);
        if (m_list && open != m_open.end() && open->second.place != kNoPlace) {
            Raw& raw = m_raw[open->second.place];
            raw.event.peer = source;
            raw.event.tag = tag;
            raw.event.bytes = static_cast<double>(message.bytes);
            raw.isComplete = true;
        }
        complete(request, now);
    }

    void complete(std::uint64_t request, std::uint64_t now) override
    {
        computeUntil(now);
        const auto open = m_open.find(request);
        if (!m_list)
            return;
        if (open == m_open.end())
            return fail("it completes a request that was never begun");
        m_waited.push_back(open->second.number);
        m_open.erase(open);
        if (m_depth == 0)
            endCall();
    }

    void cancel(std::uint64_t request) override
    {
        if (const auto open = m_open.find(request); open != m_open.end()) {
            ++m_dropped;
            m_free.push_back(open->second.number);
            m_open.erase(open);
        }
    }

    /** What was found complete in a call was waited for. */
    void endCall()
    {
        m_sentInCall = kNoPlace;
        if (m_waited.empty())
            return;
        Raw raw;
        raw.event.kind = m_waited.size() == 1 ? EventKind::wait : EventKind::waitall;
        raw.requests = std::exchange(m_waited, {});
        m_free.insert(m_free.end(), raw.requests.begin(), raw.requests.end());
        push(std::move(raw));
    }

    void collective(const Otf2Collective& end, std::uint64_t now) override
    {
        if (end.operation >= OTF2_COLLECTIVE_OP_CREATE_HANDLE)
            return; // of communicators, files and windows: no message of the program
        computeUntil(now);
        const auto found = m_context.definitions.communicators.find(end.communicator);
        if (found == m_context.definitions.communicators.end())
            return fail("it is of a communicator that the archive does not define");
        const Otf2Communicator& communicator = found->second;
        if (communicator.isSelf)
            return; // with oneself
        if (communicator.isBetweenTwo)
            return fail("collectives between two groups of processes are not taken");
        const auto own = std::find(communicator.members.begin(), communicator.members.end(), m_rank);
        if (own == communicator.members.end())
            return fail("the process is not in the communicator of its collective");
        const auto rank = static_cast<std::uint32_t>(own - communicator.members.begin());
        const std::optional<EventKind> kind = otf2Collective(end.operation);
        if (!kind)
            return addScan(communicator, rank, end);
        Raw raw;
        raw.event.kind = *kind;
        raw.event.group = m_context.groups.at(end.communicator);
        CollectiveRecord record{
            *kind, rank, 0, static_cast<std::uint32_t>(communicator.members.size()), end.sent, end.received};
        if (infoOf(*kind).hasRoot) {
            record.root = end.root;
            if (communicator.namesAll)
                record.root = static_cast<std::uint32_t>(
                    std::find(communicator.members.begin(), communicator.members.end(), end.root) -
                    communicator.members.begin());
            if (record.root >= record.size)
                return fail("the root " + std::to_string(end.root) + " is not one of the " +
                            std::to_string(record.size) + " of its communicator");
            raw.event.root = record.root;
        }
        const double block = blockOf(record);
        if (hasVaryingSizes(*kind)) {
            raw.sizes = {end.communicator, m_varying[end.communicator]++};
            if (!m_list) {
                std::vector<double>& sizes = m_context.sizes[raw.sizes];
                sizes.resize(record.size);
                sizes[rank] = block;
                m_context.estimated += *kind == EventKind::alltoallv ? 1 : 0;
            }
            raw.sent = end.sent;
        } else {
            raw.event.bytes = std::round(block);
        }
        push(std::move(raw));
    }

    /** Programs have no scan: it is the chain of messages that Open MPI makes of it. */
    void addScan(const Otf2Communicator& communicator, std::uint32_t rank, const Otf2Collective& end)
    {
        m_context.scans += m_list ? 0 : 1;
        Raw raw;
        raw.event.bytes = std::max(end.sent, end.received);
        raw.event.tag =
            m_context.tagIn(end.communicator, m_context.largestTag + 1); // no other message has it
        if (rank > 0) {
            raw.event.kind = EventKind::recv;
            raw.event.peer = static_cast<std::int32_t>(communicator.members[rank - 1]);
            push(raw);
        }
        if (rank + 1 < communicator.members.size()) {
            raw.event.kind = EventKind::send;
            raw.event.peer = static_cast<std::int32_t>(communicator.members[rank + 1]);
            push(raw);
        }
    }

    void finish()
    {
        for (Raw& raw : m_raw) {
            if (!raw.isComplete) {
                ++m_dropped; // a receive whose message never came
                continue;
            }
            raw.event.requests = raw.requests;
            std::vector<double> shares; // outlives the event, which looks at it
            if (raw.event.kind == EventKind::alltoallv)
                raw.event.sizes = shares = likeliestShares(raw.sent, m_context.sizes.at(raw.sizes));
            else if (isCollective(raw.event.kind) && hasVaryingSizes(raw.event.kind))
                raw.event.sizes = m_context.sizes.at(raw.sizes);
            m_list->add(m_rank, raw.event);
            ++m_count;
        }
    }

    Otf2Context& m_context;
    EventList* m_list;
    std::uint32_t m_rank;
    std::uint64_t m_end;       ///< of the call before, in ticks
    std::uint32_t m_depth = 0; ///< of calls within calls
    std::vector<Raw> m_raw;
    std::unordered_map<std::uint64_t, Request> m_open;
    std::vector<std::uint32_t> m_waited; ///< in this call
    std::vector<std::uint32_t> m_free;
    std::uint32_t m_numbers = 0;
    std::size_t m_sentInCall = kNoPlace;
    std::unordered_map<std::uint32_t, std::uint32_t> m_varying; ///< by communicator: collectives so far
    std::uint64_t m_count = 0;
    std::uint64_t m_flushes = 0;
    std::uint64_t m_dropped = 0;
};

Result<ReadTrace> readArchive(const std::filesystem::path& anchor, const TraceOptions& options)
{
    Result<std::unique_ptr<Otf2Archive>> archive = Otf2Archive::open(anchor);
    if (!archive)
        return archive.error();
    const Result<Otf2Definitions> definitions = readOtf2Definitions(**archive);
    if (!definitions)
        return definitions.error();
    const auto processes = static_cast<std::uint32_t>(definitions->processes.size());
    for (const auto& [reference, communicator] : definitions->communicators)
        for (const std::uint32_t member : communicator.members)
            if (member >= processes)
                return Error{ErrorCode::invalidInput,
                             anchor.filename().string() + ": a communicator names process " +
                                 std::to_string(member) + " of " + std::to_string(processes) +
                                 "; the archive is damaged"};
    auto list = std::make_shared<EventList>(processes);
    list->setRowWord("record");
    Otf2Context context{.definitions = *definitions, .stop = options.stop};
    ReadTrace trace;
    std::uint64_t flushes = 0;
    std::uint64_t dropped = 0;
    // Who the blocks of a collective belong to, and which tags there are, is known after a first pass.
    for (EventList* target : {static_cast<EventList*>(nullptr), list.get()}) {
        if (target)
            nameCommunicators(context, *list);
        else
            for (const auto& [reference, communicator] : definitions->communicators)
                context.groups[reference] = 0;
        if (const Result<void> opened = openOtf2Events(**archive, *definitions); !opened)
            return opened.error();
        for (std::uint32_t rank = 0; rank < processes; ++rank) {
            Otf2Process process(context, rank, target);
            if (const Result<void> read = process.read(**archive); !read)
                return read.error();
            trace.events += process.events();
            flushes += process.flushes();
            dropped += process.dropped();
        }
        (void)OTF2_Reader_CloseEvtFiles((*archive)->reader());
        if (!target) { // events are read once
            archive = Result<std::unique_ptr<Otf2Archive>>(std::unique_ptr<Otf2Archive>());
            archive = Otf2Archive::open(anchor);
            if (!archive)
                return archive.error();
            if (const Result<Otf2Definitions> again = readOtf2Definitions(**archive); !again)
                return again.error();
        }
    }
    list->setFiles(std::vector<std::string>(processes, anchor.filename().string()));
    list->shrink();
    trace.program = list;
    trace.notes.emplace_back(
        "the time between two calls of MPI is computing; the duration of calls is left to the replay");
    noteCollectives(context, trace.notes);
    if (definitions->others > 0)
        trace.notes.push_back(counted(definitions->others, "location is", "locations are") +
                              " skipped that are no process of MPI: threads and accelerators");
    if (dropped > 0)
        trace.notes.push_back(counted(dropped, "receive is", "receives are") +
                              " skipped whose message never came, or that were cancelled");
    if (flushes > 0)
        trace.notes.push_back("the measuring system wrote its buffer " + counted(flushes, "time", "times") +
                              " within the trace; that time counts as computing");
    return trace;
}

} // namespace

Result<ReadTrace> readOtf2(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    if (files.size() != 1)
        return Error{ErrorCode::invalidInput, "an archive of OTF2 is named by its .otf2 file alone; " +
                                                  std::to_string(files.size()) + " files were given"};
    Result<ReadTrace> trace = readArchive(files.front(), options);
    if (!trace)
        return trace;
    Result<std::string> sum = otf2Sum(files.front(), options.stop);
    if (!sum)
        return sum.error();
    trace->sha256.push_back(std::move(sum).value());
    return trace;
}

} // namespace contraflow
