// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/collective_steps.h"
#include "core/application/event_list.h"
#include "core/base/refusal.h"
#include "core/base/slots.h"
#include "core/base/text.h"
#include "core/io/traces/otf2_events.h"
#include "core/io/traces/trace_formats.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <otf2/otf2.h>
#include <unordered_map>
#include <vector>

#include <algorithm>
#include <utility>

namespace contraflow {

// Archives of OTF2 as Score-P writes them. A call of MPI is a region; the records within it say what it sent,
// received, began and found complete. What lies between two calls is computing. Sizes of collectives are sums
// over their partners: how one is taken apart is said at blockOf().

namespace {

/** What came of reading the records of a process. */
struct Otf2Outcome
{
    std::uint64_t events = 0;
    std::uint64_t flushes = 0; ///< of the buffer of the tool that measured
    std::uint64_t dropped = 0; ///< receives that were cancelled, or whose message never came
};

/** Blocks go straight from whom they are of to whom they are for. */
bool isDirect(EventKind kind)
{
    return kind == EventKind::gather || kind == EventKind::gatherv || kind == EventKind::scatter ||
           kind == EventKind::scatterv || kind == EventKind::allgather || kind == EventKind::allgatherv;
}

CollectiveStep directStep(const CollectiveCall& call)
{
    const bool isGather = call.kind == EventKind::gather || call.kind == EventKind::gatherv;
    const bool isScatter = call.kind == EventKind::scatter || call.kind == EventKind::scatterv;
    const auto blockOfRank = [&](std::uint32_t rank) {
        return call.sizes.empty() ? call.bytes : call.sizes[rank];
    };
    CollectiveStep step;
    for (std::uint32_t other = 0; other < call.size; ++other) {
        if (other == call.rank)
            continue;
        if (isGather ? call.rank == call.root : !isScatter || other == call.root)
            step.receives.push_back(other);
        if (isScatter ? call.rank == call.root : !isGather || other == call.root)
            step.sends.push_back({other, blockOfRank(isScatter ? other : call.rank)});
    }
    return step;
}

CollectiveAlgorithm algorithmOf(EventKind kind, double bytes)
{
    constexpr double kShort = 65536;
    switch (kind) {
    case EventKind::barrier:
        return CollectiveAlgorithm::dissemination;
    case EventKind::allreduce:
        return bytes < kShort ? CollectiveAlgorithm::recursiveDoubling : CollectiveAlgorithm::rabenseifner;
    case EventKind::reduceScatter:
        return CollectiveAlgorithm::recursiveHalving;
    case EventKind::alltoall:
    case EventKind::alltoallv:
        return CollectiveAlgorithm::basicLinear;
    default:
        return CollectiveAlgorithm::binomial;
    }
}

/** The chain of messages that scans are. */
std::vector<CollectiveStep> roundsOfScan(const CollectiveRecord& record)
{
    std::vector<CollectiveStep> rounds;
    if (record.rank > 0)
        rounds.push_back({{record.rank - 1}, {}});
    if (record.rank + 1 < record.size)
        rounds.push_back({{}, {{record.rank + 1, std::max(record.sent, record.received)}}});
    return rounds;
}

/** A process's part in a collective. */
struct CollectivePart
{
    std::uint32_t reference = 0; ///< of the communicator
    const Otf2Communicator* communicator = nullptr;
    bool isScan = false; ///< of which programs have none
    CollectiveRecord record;
    double sent = 0; ///< in all
};

/**
 * The collectives of a process that do not block, from their beginning, which says only a request, to where
 * they were found complete, which says everything else. They match those of other processes in the order in
 * which they were begun.
 */
class BegunCollectives
{
public:
    /** Its number. */
    std::size_t begin(std::uint64_t request)
    {
        m_open[request] = m_begun.size();
        m_begun.emplace_back();
        return m_begun.size() - 1;
    }

    /** Its number; nothing when it was never begun. Without a part no message belongs to it. */
    std::optional<std::size_t> end(std::uint64_t request, const std::optional<CollectivePart>& part)
    {
        const auto found = m_open.find(request);
        if (found == m_open.end())
            return std::nullopt;
        const std::size_t number = found->second;
        m_begun[number].part = part;
        m_open.erase(found);
        return number;
    }

    /** How many were begun and not found complete. */
    [[nodiscard]] std::size_t open() const { return m_open.size(); }

    /** To be called behind the last record: counts them by communicator; in the first pass it tells the
     * context how many there are, and the sizes of those whose blocks differ. */
    void count(Otf2Context& context, bool isFirstPass)
    {
        std::unordered_map<std::uint32_t, std::uint32_t> places;
        for (Begun& begun : m_begun) {
            if (!begun.part)
                continue;
            begun.place = places[begun.part->reference]++;
            if (!isFirstPass)
                continue;
            ++context.begun;
            context.mostBegun = std::max(context.mostBegun, begun.place + 1);
            const CollectiveRecord& record = begun.part->record;
            if (begun.part->isScan || !infoOf(record.kind).hasSizes)
                continue;
            std::vector<double>& sizes = context.sizes[sizesKey(begun)];
            sizes.resize(record.size);
            sizes[record.rank] = blockOf(record);
            context.estimated += record.kind == EventKind::alltoallv ? 1 : 0;
        }
    }

    /** What the process sends and receives, round by round, with ranks of the communicator: a round begins
     * when the one before it has ended. */
    [[nodiscard]] std::vector<CollectiveStep> rounds(std::size_t number, const Otf2Context& context) const
    {
        const Begun& begun = m_begun[number];
        if (!begun.part)
            return {};
        const CollectiveRecord& record = begun.part->record;
        if (begun.part->isScan)
            return roundsOfScan(record);
        CollectiveCall call{record.kind, CollectiveAlgorithm::usual, record.size, record.rank, record.root};
        std::vector<double> sizes;
        if (infoOf(record.kind).hasSizes) {
            sizes = context.sizes.at(sizesKey(begun));
            if (record.kind == EventKind::alltoallv)
                sizes = likeliestShares(begun.part->sent, sizes);
            call.sizes = sizes;
        } else {
            call.bytes = std::round(blockOf(record));
        }
        if (isDirect(record.kind))
            return {directStep(call)};
        call.algorithm = algorithmOf(record.kind, call.bytes);
        std::vector<CollectiveStep> rounds;
        CollectiveStep step;
        for (std::uint32_t index = 0; collectiveStep(call, index, step); ++index)
            if (!step.receives.empty() || !step.sends.empty())
                rounds.push_back(step);
        return rounds;
    }

    /** No other message has it. */
    [[nodiscard]] std::int32_t tag(std::size_t number, const Otf2Context& context) const
    {
        return context.tagIn(m_begun[number].part->reference,
                             context.firstTagOfBegun() + m_begun[number].place);
    }

    /** The process behind a rank of its communicator. */
    [[nodiscard]] std::int32_t process(std::size_t number, std::uint32_t rank) const
    {
        return static_cast<std::int32_t>(m_begun[number].part->communicator->members[rank]);
    }

private:
    struct Begun
    {
        std::optional<CollectivePart> part;
        std::uint32_t place = 0; ///< among those of the communicator
    };

    /** Of VaryingSizes, apart from collectives that block. */
    [[nodiscard]] static std::pair<std::uint32_t, std::uint32_t> sizesKey(const Begun& begun)
    {
        constexpr std::uint32_t kNonBlocking = 0x80000000;
        return {begun.part->reference, kNonBlocking | begun.place};
    }

    std::vector<Begun> m_begun;
    std::unordered_map<std::uint64_t, std::size_t> m_open; ///< by request
};

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

    /** What the process did, in order; without a list only sizes, tags and the number of collectives are
     * noted in the context. */
    Result<Otf2Outcome> read(const Otf2Archive& archive)
    {
        RETURN_IF_ERROR(readOtf2Events(archive, m_context.definitions, m_rank, *this, m_context.stop));
        if (m_begun.open() > 0)
            return invalidInput(
                "process %1 begins %2 and never finds it complete, which alone says what it is; record the "
                "program until its end",
                {std::to_string(m_rank), sentenceOf(m_begun.open(), "1 collective that does not block",
                                                    "%1 collectives that do not block")});
        m_begun.count(m_context, !m_list);
        if (m_list) {
            m_requests.retire(); // they are in use elsewhere among the events
            finish();
        }
        return m_outcome;
    }

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
        std::optional<std::size_t> begun = {};         ///< number of a collective that does not block, and
        bool isEnd = false;                            ///< whether it is found complete here
    };
    /** What is left to do of a collective that does not block. */
    struct Rounds
    {
        std::vector<CollectiveStep> steps;
        std::vector<std::uint32_t> requests; ///< of the first one
    };
    struct Request
    {
        std::uint32_t number = 0;
        std::size_t place = kNoPlace; ///< of a receive, in m_raw
    };

    /** Computing up to here, where no call is under way. */
    void computeUntil(std::uint64_t now)
    {
        if (m_depth > 0)
            return;
        if (now > m_end)
            push({.event = {.kind = EventKind::compute,
                            .seconds = static_cast<double>(now - m_end) /
                                       static_cast<double>(m_context.definitions.ticksPerSecond)}});
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
                     ? sentence("it is of a communicator that the archive does not define")
                     : sentence(
                           "messages between two groups of processes (an inter-communicator) are not taken"));
            return kAny;
        }
        const Otf2Communicator& communicator = found->second;
        if (communicator.isSelf)
            return static_cast<std::int32_t>(m_rank);
        const bool isNamed = communicator.namesAll ? rank < m_context.definitions.processes.size()
                                                   : rank < communicator.members.size();
        if (!isNamed) {
            fail(sentence("rank %1 is not one of the %2 of its communicator",
                          {std::to_string(rank), groupedCount(communicator.members.size())}));
            return kAny;
        }
        return static_cast<std::int32_t>(communicator.namesAll ? rank : communicator.members[rank]);
    }

    std::int32_t tagOf(std::uint32_t tag, std::uint32_t comm)
    {
        m_context.largestTag = std::max(m_context.largestTag, tag);
        if (tag >= INT32_MAX)
            fail(sentence("the tag %1 is out of range", {std::to_string(tag)}));
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

    void flush() override { ++m_outcome.flushes; }

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
            m_raw[m_sentInCall].event.request = m_requests.take();
            m_waited.push_back(m_raw[m_sentInCall].event.request);
        }
        push(std::move(raw));
        if (kind == EventKind::send && m_depth > 0 && m_list)
            m_sentInCall = m_raw.size() - 1;
    }

    void begin(std::uint64_t request, std::size_t place)
    {
        if (!m_list || m_raw.empty() || !problem().empty())
            return;
        const std::uint32_t number = m_requests.take();
        m_raw.back().event.request = number;
        m_open[request] = {number, place};
    }

    void beginReceive(std::uint64_t request, std::uint64_t now) override
    {
        computeUntil(now);
        push({.event = {.kind = EventKind::irecv}, .isComplete = false});
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
            return fail(sentence("it completes a request that was never begun"));
        m_waited.push_back(open->second.number);
        m_open.erase(open);
        if (m_depth == 0)
            endCall();
    }

    void cancel(std::uint64_t request) override
    {
        if (const auto open = m_open.find(request); open != m_open.end()) {
            ++m_outcome.dropped;
            m_requests.giveBack(open->second.number);
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
        m_requests.giveBack(raw.requests);
        push(std::move(raw));
    }

    void collective(const Otf2Collective& end, std::uint64_t now) override
    {
        computeUntil(now);
        const std::optional<CollectivePart> part = partIn(end);
        if (!part)
            return;
        if (part->isScan)
            return addScan(*part);
        const CollectiveRecord& record = part->record;
        Raw raw{.event = {.kind = record.kind,
                          .group = m_context.groups.at(end.communicator),
                          .root = record.root}};
        const double block = blockOf(record);
        if (infoOf(record.kind).hasSizes) {
            raw.sizes = {end.communicator, m_varying[end.communicator]++};
            if (!m_list) {
                std::vector<double>& sizes = m_context.sizes[raw.sizes];
                sizes.resize(record.size);
                sizes[record.rank] = block;
                m_context.estimated += record.kind == EventKind::alltoallv ? 1 : 0;
            }
            raw.sent = end.sent;
        } else {
            raw.event.bytes = std::round(block);
        }
        push(std::move(raw));
    }

    void beginCollective(std::uint64_t request, std::uint64_t now) override
    {
        computeUntil(now);
        push({.begun = m_begun.begin(request)});
    }

    void endCollective(const Otf2Collective& end, std::uint64_t request, std::uint64_t now) override
    {
        computeUntil(now);
        const std::optional<std::size_t> begun = m_begun.end(request, partIn(end));
        if (!begun)
            return fail(sentence("it completes a collective that was never begun"));
        push({.begun = begun, .isEnd = true});
    }

    /** The process's part in it; nothing when no message of the program belongs to it, or with a problem. */
    std::optional<CollectivePart> partIn(const Otf2Collective& end)
    {
        if (end.operation >= OTF2_COLLECTIVE_OP_CREATE_HANDLE)
            return std::nullopt; // of communicators, files and windows
        const auto refused = [this](std::string problem) {
            fail(std::move(problem));
            return std::nullopt;
        };
        const auto found = m_context.definitions.communicators.find(end.communicator);
        if (found == m_context.definitions.communicators.end())
            return refused(sentence("it is of a communicator that the archive does not define"));
        const Otf2Communicator& communicator = found->second;
        if (communicator.isSelf)
            return std::nullopt; // with oneself
        if (communicator.isBetweenTwo)
            return refused(sentence("collectives between two groups of processes are not taken"));
        const auto own = std::ranges::find(communicator.members, m_rank);
        if (own == communicator.members.end())
            return refused(sentence("the process is not in the communicator of its collective"));
        const std::optional<EventKind> kind = otf2Collective(end.operation);
        CollectiveRecord record{kind.value_or(EventKind::barrier),
                                static_cast<std::uint32_t>(own - communicator.members.begin()),
                                0,
                                static_cast<std::uint32_t>(communicator.members.size()),
                                end.sent,
                                end.received};
        if (kind && infoOf(*kind).hasRoot) {
            record.root = end.root;
            if (communicator.namesAll)
                record.root = static_cast<std::uint32_t>(std::ranges::find(communicator.members, end.root) -
                                                         communicator.members.begin());
            if (record.root >= record.size)
                return refused(sentence("the root %1 is not one of the %2 of its communicator",
                                        {std::to_string(end.root), groupedCount(record.size)}));
        }
        return CollectivePart{end.communicator, &communicator, !kind, record, end.sent};
    }

    /** Programs have no scan: it is the chain of messages that Open MPI makes of it. */
    void addScan(const CollectivePart& part)
    {
        m_context.scans += m_list ? 0 : 1;
        const std::vector<std::uint32_t>& members = part.communicator->members;
        const std::uint32_t rank = part.record.rank;
        const auto add = [&](EventKind kind, std::uint32_t other) {
            push({.event = {.kind = kind,
                            .peer = static_cast<std::int32_t>(members[other]),
                            .tag = m_context.tagIn(part.reference, m_context.tagOfScans()), // its own
                            .bytes = std::max(part.record.sent, part.record.received)}});
        };
        if (rank > 0)
            add(EventKind::recv, rank - 1);
        if (rank + 1 < members.size())
            add(EventKind::send, rank + 1);
    }

    void finish()
    {
        for (Raw& raw : m_raw) {
            if (raw.begun) {
                raw.isEnd ? endBegun(*raw.begun, raw.event.row) : startBegun(*raw.begun, raw.event.row);
                continue;
            }
            if (!raw.isComplete) {
                ++m_outcome.dropped; // a receive whose message never came
                continue;
            }
            raw.event.requests = raw.requests;
            std::vector<double> shares; // outlives the event, which looks at it
            if (raw.event.kind == EventKind::alltoallv)
                raw.event.sizes = shares = likeliestShares(raw.sent, m_context.sizes.at(raw.sizes));
            else if (isCollective(raw.event.kind) && infoOf(raw.event.kind).hasSizes)
                raw.event.sizes = m_context.sizes.at(raw.sizes);
            add(raw.event);
        }
    }

    void add(const Event& event)
    {
        m_list->add(m_rank, event);
        ++m_outcome.events;
    }

    /** The first round of a collective that does not block begins with its call. */
    void startBegun(std::size_t number, std::uint32_t row)
    {
        Rounds& rounds = m_rounds[number];
        rounds.steps = m_begun.rounds(number, m_context);
        if (!rounds.steps.empty())
            rounds.requests = postRound(number, rounds.steps.front(), row);
    }

    /** Its further rounds follow one another where it was found complete. */
    void endBegun(std::size_t number, std::uint32_t row)
    {
        const auto node = m_rounds.extract(number);
        for (std::size_t round = 0; round < node.mapped().steps.size(); ++round) {
            const std::vector<std::uint32_t> requests =
                round == 0 ? node.mapped().requests : postRound(number, node.mapped().steps[round], row);
            add({.kind = EventKind::waitall, .requests = requests, .row = row});
            m_requests.giveBack(requests);
        }
    }

    std::vector<std::uint32_t> postRound(std::size_t number, const CollectiveStep& step, std::uint32_t row)
    {
        std::vector<std::uint32_t> requests;
        const auto post = [&](EventKind kind, std::uint32_t other, double bytes) {
            requests.push_back(m_requests.take());
            add({.kind = kind,
                 .peer = m_begun.process(number, other),
                 .tag = m_begun.tag(number, m_context),
                 .request = requests.back(),
                 .bytes = bytes,
                 .row = row});
        };
        for (const std::uint32_t from : step.receives)
            post(EventKind::irecv, from, 0);
        for (const CollectiveStep::Send& send : step.sends)
            post(EventKind::isend, send.to, send.bytes);
        return requests;
    }

    Otf2Context& m_context;
    EventList* m_list;
    std::uint32_t m_rank;
    std::uint64_t m_end;       ///< of the call before, in ticks
    std::uint32_t m_depth = 0; ///< of calls within calls
    std::vector<Raw> m_raw;
    std::unordered_map<std::uint64_t, Request> m_open;
    std::vector<std::uint32_t> m_waited; ///< in this call
    FreeNumbers m_requests;
    std::size_t m_sentInCall = kNoPlace;
    BegunCollectives m_begun;
    std::map<std::size_t, Rounds> m_rounds;                     ///< by number in m_begun, of those that go on
    std::unordered_map<std::uint32_t, std::uint32_t> m_varying; ///< by communicator: collectives so far
    Otf2Outcome m_outcome;
};

Result<ReadTrace> readArchive(const std::filesystem::path& anchor, const TraceOptions& options)
{
    ASSIGN_OR_RETURN(std::unique_ptr<Otf2Archive> archive, Otf2Archive::open(anchor));
    ASSIGN_OR_RETURN(const Otf2Definitions definitions, readOtf2Definitions(*archive));
    const auto processes = static_cast<std::uint32_t>(definitions.processes.size());
    for (const auto& [reference, communicator] : definitions.communicators)
        for (const std::uint32_t member : communicator.members)
            if (member >= processes)
                return invalidInput(
                    "%1: a communicator names process %2 of %3; the archive is damaged",
                    {anchor.filename().string(), std::to_string(member), std::to_string(processes)});
    auto list = std::make_shared<EventList>(processes);
    list->setRowWord("record");
    Otf2Context context{.definitions = definitions, .stop = options.stop};
    ReadTrace trace;
    std::uint64_t flushes = 0;
    std::uint64_t dropped = 0;
    // Who the blocks of a collective belong to, and which tags there are, is known after a first pass.
    for (EventList* target : {static_cast<EventList*>(nullptr), list.get()}) {
        if (target)
            nameCommunicators(context, *list);
        else
            for (const auto& [reference, communicator] : definitions.communicators)
                context.groups[reference] = 0;
        RETURN_IF_ERROR(openOtf2Events(*archive, definitions));
        for (std::uint32_t rank = 0; rank < processes; ++rank) {
            ASSIGN_OR_RETURN(const Otf2Outcome read, Otf2Process(context, rank, target).read(*archive));
            trace.events += read.events;
            flushes += read.flushes;
            dropped += read.dropped;
        }
        (void)OTF2_Reader_CloseEvtFiles(archive->reader());
        if (context.tagsOfEach() > INT32_MAX)
            return invalidInput(
                "%1: messages have tags up to %2, which leaves none for those of scans and of collectives "
                "that do not block; use smaller tags",
                {anchor.filename().string(), std::to_string(context.largestTag)});
        if (!target) { // events are read once
            archive.reset();
            ASSIGN_OR_RETURN(archive, Otf2Archive::open(anchor));
            RETURN_IF_ERROR(readOtf2Definitions(*archive));
        }
    }
    list->setFiles(std::vector<std::string>(processes, anchor.filename().string()));
    list->shrink();
    trace.program = list;
    trace.notes.emplace_back(sentence(
        "the time between two calls of MPI is computing; the duration of calls is left to the replay"));
    noteCollectives(context, trace.notes);
    if (definitions.others > 0)
        trace.notes.push_back(sentenceOf(
            definitions.others, "1 location is skipped that are no process of MPI: threads and accelerators",
            "%1 locations are skipped that are no process of MPI: threads and accelerators"));
    if (dropped > 0)
        trace.notes.push_back(
            sentenceOf(dropped, "1 receive is skipped whose message never came, or that were cancelled",
                       "%1 receives are skipped whose message never came, or that were cancelled"));
    if (flushes > 0)
        trace.notes.push_back(sentenceOf(
            flushes,
            "the measuring system wrote its buffer 1 time within the trace; that time counts as computing",
            "the measuring system wrote its buffer %1 times within the trace; that time counts as computing"));
    return trace;
}

} // namespace

Result<ReadTrace> readOtf2(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    if (files.size() != 1)
        return invalidInput("an archive of OTF2 is named by its .otf2 file alone; %1 files were given",
                            {groupedCount(files.size())});
    Result<ReadTrace> trace = readArchive(files.front(), options);
    if (!trace)
        return trace;
    ASSIGN_OR_RETURN(std::string sum, otf2Sum(files.front(), options.stop));
    trace->sha256.push_back(std::move(sum));
    return trace;
}

} // namespace contraflow
