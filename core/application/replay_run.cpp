// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_run.h"

#include "core/application/row_program.h"
#include "core/base/refusal.h"
#include "core/base/text.h"

#include <cmath>
#include <map>
#include <numeric>

namespace contraflow {

namespace {

constexpr std::size_t kFetchedAhead = 4; // of what comes soon

/** Asks for the first lines of an object that is about to be changed. */
template<typename Object>
void fetchLines(const Object& object)
{
    constexpr std::size_t kLine = 64; // bytes
    const auto* const begin = reinterpret_cast<const char*>(&object);
    for (std::size_t at = 0; at < std::min(sizeof(Object), 3 * kLine); at += kLine)
        __builtin_prefetch(begin + at, 1);
}

std::string sizeShown(double bytes)
{
    return displayText(Dimension::size, bytes);
}

std::uint32_t totalProcesses(const std::vector<PlacedApplication>& applications)
{
    return std::accumulate(
        applications.begin(), applications.end(), 0U,
        [](std::uint32_t sum, const PlacedApplication& a) { return sum + a.program->processCount(); });
}

} // namespace

ReplayRun::ReplayRun(const std::shared_ptr<const Network>& network,
                     const std::vector<PlacedApplication>& applications, const SharingModel& model,
                     const ReplayOptions& options)
    : m_network(network)
    , m_placed(applications)
    , m_options(options)
    , m_transfers(network, model, options.keepsEvents || options.keepsMessages, options.stop)
    , m_matching(totalProcesses(applications))
    , m_coreTimes(0)
    , m_hasOverheads(network->sendOverhead() > 0 || network->receiveOverhead() > 0)
{}

void ReplayRun::prepare()
{
    std::vector<std::uint32_t> perNode(m_network->nodes().size(), 0);
    m_replay.start = m_placed.empty() ? 0 : m_placed.front().start;
    for (std::uint32_t a = 0; a < m_placed.size(); ++a) {
        const PlacedApplication& placed = m_placed[a];
        m_replay.start = std::min(m_replay.start, placed.start);
        Application& application = m_applications.emplace_back();
        application.events = placed.program->run();
        application.firstProcess = static_cast<std::uint32_t>(m_processes.size());
        application.processes = placed.program->processCount();
        application.firstGroup = static_cast<std::uint32_t>(m_groups.size());
        application.phases.assign(placed.program->labels().size() + 1, kNone);
        std::map<std::uint32_t, std::uint32_t> ofSize;
        for (const ProcessGroup& group : placed.program->groups())
            ++ofSize[group.size()];
        for (const ProcessGroup& group : placed.program->groups())
            m_groups.emplace_back(group, ofSize[group.size()]);
        for (std::uint32_t rank = 0; rank < application.processes; ++rank) {
            m_timers.add(Instant(placed.start), static_cast<std::uint32_t>(m_processes.size()));
            Process& process = m_processes.emplace_back();
            process.application = a;
            process.rank = rank;
            process.node = placed.nodes[rank];
            if (application.events->isGraph(rank)) {
                process.graph = static_cast<std::uint32_t>(m_graphs.size());
                m_graphs.emplace_back().since = Instant(placed.start);
            }
            ++perNode[process.node.index()];
        }
    }
    m_coresAt.assign(perNode.size(), kNone);
    for (std::uint32_t node = 0; node < perNode.size(); ++node)
        if (perNode[node] > m_network->nodes()[node].cores) {
            m_coresAt[node] = static_cast<std::uint32_t>(m_cores.size());
            m_cores.emplace_back(m_network->nodes()[node].cores);
        }
    m_coreTimes.grow(m_cores.size());
    m_running = static_cast<std::uint32_t>(m_processes.size());
    for (const Process& process : m_processes)
        m_replay.processes.push_back({process.application, process.rank, process.node});
    beginPaths();
    if (m_options.keepsRates) {
        m_replay.rates = RateLog(m_options.maxRecords);
        m_transfers.setLog(&m_replay.rates);
    }
}

Instant ReplayRun::next() const
{
    return std::min(std::min(m_timers.next(), m_coreTimes.nextTime()), m_transfers.next());
}

Result<Replay> ReplayRun::run()
{
    prepare();
    if (m_error)
        return *m_error;
    Instant now(m_replay.start);
    while (m_running > 0 || !m_transfers.next().isNever() || m_transfers.flowing() > 0) {
        if (m_options.stop.stop_requested())
            return Error{ErrorCode::cancelled, sentence("the replay was cancelled")};
        const Instant coming = next();
        if (coming.isNever() && m_transfers.flowing() > 0)
            return invalidInput(
                "the model gives a message no bandwidth, so it never ends; choose another model");
        if (coming.isNever()) {
            reportDeadlock(now);
            break;
        }
        now = coming;
        step(now);
        if (m_error)
            return *m_error;
    }
    finish();
    return std::move(m_replay);
}

void ReplayRun::step(const Instant& now)
{
    wakeComputing(now);
    do {
        m_arrivals.clear();
        m_transfers.collect(now, m_arrivals);
        for (std::size_t i = 0; i < m_arrivals.size(); ++i) {
            fetchArrival(i);
            arrive(m_arrivals[i], now);
        }
        m_going.swap(m_ready);
        m_ready.clear();
        std::ranges::sort(m_going);
        for (std::size_t i = 0; i < m_going.size(); ++i) {
            fetchGoing(i);
            proceed(m_going[i], now);
            if (m_error)
                return;
        }
    } while (!m_ready.empty() || m_transfers.hasArrived());
    m_transfers.settle(now);
    if (const std::string failure = m_transfers.failure(); !failure.empty())
        m_error = Error{ErrorCode::invalidInput, failure};
}

// Processes and messages lie apart in memory, and what is done with one takes less time than to fetch it:
// those that come soon are asked for early.

void ReplayRun::fetchArrival(std::size_t at) const
{
    const auto messageAt = [this](std::size_t i) -> const Message& {
        return m_messages[m_arrivals[std::min(i, m_arrivals.size() - 1)].message];
    };
    fetchLines(messageAt(at + 3 * kFetchedAhead));
    __builtin_prefetch(&m_processes[messageAt(at + 2 * kFetchedAhead).sender.process], 1);
    __builtin_prefetch(&m_processes[messageAt(at + 2 * kFetchedAhead).receiver.process], 1);
    if (!m_keepsPath)
        return;
    const Message& next = messageAt(at + kFetchedAhead);
    m_paths.fetch(next.path);
    m_paths.fetch(m_processes[next.sender.process].path);
    m_paths.fetch(m_processes[next.receiver.process].path);
    const Message& soon = messageAt(at + kFetchedAhead / 2);
    m_paths.fetchBefore(m_processes[soon.sender.process].path);
    m_paths.fetchBefore(m_processes[soon.receiver.process].path);
}

void ReplayRun::fetchGoing(std::size_t at) const
{
    if (at + kFetchedAhead >= m_going.size())
        return;
    const std::uint32_t process = m_going[at + kFetchedAhead];
    m_paths.fetch(m_processes[m_going[at + kFetchedAhead / 2]].path);
    fetchLines(m_processes[process]);
    fetchLines(m_replay.processes[process]);
}

void ReplayRun::wakeComputing(const Instant& now)
{
    for (m_timers.take(now, m_due); !m_due.empty(); m_timers.take(now, m_due))
        for (const std::uint32_t number : m_due)
            wake(number, now);
    std::uint32_t process = 0;
    while (!(now < m_coreTimes.nextTime())) {
        const std::uint32_t node = m_coreTimes.next();
        while (m_cores[node].take(now, process))
            wake(process, now);
        m_coreTimes.set(node, m_cores[node].next());
    }
}

/** Goes on with a process until it waits for something or has come to its end. */
void ReplayRun::proceed(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    if (process.graph != kNone)
        return proceedWithGraph(p, now);
    noteRest(process, now);
    if (process.isInEvent) {
        if (isCollective(process.event.kind) && !goOnWithCollective(p, now))
            return;
        noteComputation(p, now);
        end(p, now);
    } else {
        setPhase(p, 0, now);
        noteBegin(p, now);
    }
    while (takeEvent(p, now)) {
        const bool isOver = begin(p, now);
        if (m_error || !isOver || isBusy(p, now))
            return;
        end(p, now);
    }
}

/** False: it has come to its end. */
bool ReplayRun::takeEvent(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    Application& application = m_applications[process.application];
    if (application.events->next(process.rank, process.event)) {
        if (!countEvent(p))
            return false;
        process.begin = now;
        process.isInEvent = true;
        recordEvent(p, now);
        return !m_error;
    }
    if (!application.events->failure().empty()) {
        m_error = Error{ErrorCode::invalidInput, application.events->failure()};
        return false;
    }
    process.isInEvent = false;
    endProcess(p, now);
    return false;
}

/** False, with an error: there are too many, or the run was cancelled. */
bool ReplayRun::countEvent(std::uint32_t p)
{
    constexpr std::uint64_t kNowAndThen = 4096;
    if (++m_replay.eventCount > m_options.maxEvents) {
        fail(p, sentence("the programs have more than %1 events; make the counts of their loops smaller",
                         {groupedCount(m_options.maxEvents)}));
    } else if (m_replay.eventCount % kNowAndThen == 0) {
        if (m_options.stop.stop_requested())
            m_error = Error{ErrorCode::cancelled, sentence("the replay was cancelled")};
        else if (m_options.progress)
            m_options.progress(m_replay.eventCount);
    }
    return !m_error;
}

/** Adds the event that the process is in to the results, when they are kept. */
void ReplayRun::recordEvent(std::uint32_t p, const Instant& now)
{
    if (!m_options.keepsEvents)
        return;
    if (m_replay.events.size() >= m_options.maxRecords)
        return refuseRecords(p, "events");
    Process& process = m_processes[p];
    process.record = static_cast<std::uint32_t>(m_replay.events.size());
    ReplayedEvent& record = m_replay.events.emplace_back();
    record.process = p;
    record.index = process.index;
    record.row = process.event.row;
    record.label = process.phase == kNone ? 0 : m_replay.phases[process.phase].label;
    record.start = record.end = now.seconds();
    record.kind = process.event.kind;
}

void ReplayRun::endProcess(std::uint32_t p, const Instant& now)
{
    ReplayedProcess& result = m_replay.processes[p];
    result.isDone = true;
    result.finish = now.seconds();
    m_replay.finish = std::max(m_replay.finish, result.finish);
    noteFinish(p, now);
    --m_running;
}

void ReplayRun::end(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    const auto kind = static_cast<std::size_t>(infoOf(process.event.kind).time);
    const double seconds = now - process.begin;
    m_replay.processes[p].times[kind] += seconds;
    ReplayedPhase& phase = m_replay.phases[process.phase];
    phase.times[kind] += seconds;
    phase.end = std::max(phase.end, now.seconds());
    if (process.record != kNone)
        m_replay.events[process.record].end = now.seconds();
    process.isInEvent = false;
    ++process.index;
}

bool ReplayRun::begin(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    process.pending = 0;
    switch (process.event.kind) {
    case EventKind::compute:
        return compute(p, now);
    case EventKind::send:
    case EventKind::recv:
    case EventKind::sendrecv:
        return exchange(p, now);
    case EventKind::isend:
    case EventKind::irecv:
        return beginRequest(p, now);
    case EventKind::wait:
    case EventKind::waitall:
        return wait(p, now);
    case EventKind::phase:
        setPhase(p, process.event.label + 1, now);
        return true;
    default:
        return enterCollective(p, now);
    }
}

bool ReplayRun::compute(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    process.event.seconds /= m_options.speed;
    if (!(process.event.seconds > 0))
        return true;
    const std::uint32_t shared = m_coresAt[process.node.index()];
    if (shared == kNone) {
        m_timers.add(now + process.event.seconds, p);
        return false;
    }
    m_cores[shared].begin(p, process.event.seconds, now);
    m_coreTimes.set(shared, m_cores[shared].next());
    return false;
}

std::optional<std::uint32_t> ReplayRun::partner(std::uint32_t p, std::int32_t rank, const char* column)
{
    const Application& application = m_applications[m_processes[p].application];
    if (rank >= 0 && static_cast<std::uint32_t>(rank) < application.processes)
        return application.firstProcess + static_cast<std::uint32_t>(rank);
    fail(p, sentence("%1 is %2; name one of its processes, 0 to %3",
                     {column, rank == kAny ? sentence("any") : std::to_string(rank),
                      std::to_string(application.processes - 1)}));
    return std::nullopt;
}

bool ReplayRun::exchange(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    const Event& event = process.event;
    if (event.kind != EventKind::send) {
        const std::int32_t rank = event.kind == EventKind::recv ? event.peer : event.source;
        std::int32_t source = kAny;
        if (rank != kAny) {
            const auto from = partner(p, rank, event.kind == EventKind::recv ? "peer" : "source");
            if (!from)
                return false;
            source = static_cast<std::int32_t>(*from);
        }
        const double room = event.kind == EventKind::recv ? event.bytes : 0;
        if (!postReceive({0, source, p, event.tag, {p, kNoRequest}, room, event.row, process.record}, now))
            ++process.pending;
    }
    if (event.kind != EventKind::recv) {
        const auto to = partner(p, event.peer, "peer");
        if (!to)
            return false;
        if (!postSend({{0, p, *to, event.tag}, event.bytes, kNoRequest}, now))
            ++process.pending;
    }
    return process.pending == 0;
}

bool ReplayRun::beginRequest(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    const Event& event = process.event;
    const bool isSend = event.kind == EventKind::isend;
    // Requests without a number have the odd ones: only waitall, after which none is left, asks for them.
    const std::uint32_t number =
        event.request == kNoRequest ? 2 * process.anonymous++ + 1 : 2 * event.request;
    std::int32_t other = kAny;
    if (isSend || event.peer != kAny) {
        const auto found = partner(p, event.peer, "peer");
        if (!found)
            return false;
        other = static_cast<std::int32_t>(*found);
    }
    if (!process.requests.begin(number, {other, event.row, isSend})) {
        fail(
            p,
            sentence(
                "the request is still in use; wait for it before it is used again, or give it another name"));
        return false;
    }
    const bool isComplete =
        isSend
            ? postSend({{0, p, static_cast<std::uint32_t>(other), event.tag}, event.bytes, number}, now)
            : postReceive({0, other, p, event.tag, {p, number}, event.bytes, event.row, process.record}, now);
    if (isComplete)
        (void)process.requests.complete(number);
    return true;
}

bool ReplayRun::wait(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    if (process.event.requests.empty()) {
        process.pending = process.requests.awaitAll();
        process.anonymous = 0;
    }
    for (const std::uint32_t request : process.event.requests) {
        const Requests::Outcome outcome = process.requests.await(2 * request);
        if (outcome == Requests::Outcome::unknown) {
            fail(p, sentence("it waits for a request that nothing was begun under; name that of an isend or "
                             "irecv before it"));
            return false;
        }
        process.pending += outcome == Requests::Outcome::open ? 1 : 0;
    }
    if (const std::uint32_t received = process.requests.takeReceived(); received > 0 && m_hasOverheads)
        occupy(p, received * m_network->receiveOverhead(), now, process.path);
    return process.pending == 0;
}

bool ReplayRun::enterCollective(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    Event& event = process.event;
    CollectiveRuns& runs = groupOf(process);
    const ProcessGroup& group = runs.group();
    const auto rank = group.rankOf(process.rank);
    if (!rank) {
        fail(p, sentence("the process is not in group %1; correct the group or the ranks",
                         {inQuotes(group.name())}));
        return false;
    }
    if (event.root >= group.size() || (!event.sizes.empty() && event.sizes.size() != group.size())) {
        fail(p,
             event.root >= group.size()
                 ? sentence("the root is %1 and must be below %2, the size of group %3",
                            {std::to_string(event.root), groupedCount(group.size()), inQuotes(group.name())})
                 : sentence("there are %1 sizes for the %2 processes of group %3; write one for each",
                            {groupedCount(event.sizes.size()), groupedCount(group.size()),
                             inQuotes(group.name())}));
        return false;
    }
    const bool isFree = event.algorithm == CollectiveAlgorithm::usual;
    AlgorithmChoice choice;
    if (isFree && (choice = runs.choiceOf(*rank)).algorithm == CollectiveAlgorithm::usual)
        choice = chooseAlgorithm(process, group);
    if (isFree)
        takeChoice(event, choice);
    process.call = {event.kind,     event.algorithm, group.size(), *rank,          event.root,
                    event.segments, event.bytes,     event.sizes,  event.channels, runs.alike()};
    const bool isOnRails = runsOnRails(process.call);
    if (isOnRails)
        process.call.layout = &layoutOf(process);
    if (const std::string problem = countProblem(process.call); !problem.empty()) {
        fail(p, problem);
        return false;
    }
    if (event.algorithm == CollectiveAlgorithm::inNetwork && !takeInNetwork(p))
        return false;
    const CollectiveRuns::Entry entry = runs.enter(*rank, event, choice);
    if (!entry.isAgreed) {
        const std::uint32_t other =
            m_applications[process.application].firstProcess + group.member(entry.otherRank);
        fail(p, sentence("it does not agree with %1, whose next collective of group %2 is %3 in %4; all "
                         "must have the same event, algorithm, root, segments and channels in the same order",
                         {nameOf(other), inQuotes(group.name()), infoOf(entry.otherKind).name,
                          programOf(process).placeOf(m_processes[other].rank, entry.otherRow)}));
        return false;
    }
    if (entry.otherBytes != event.bytes && !infoOf(event.kind).hasSizes) {
        const std::uint32_t other =
            m_applications[process.application].firstProcess + group.member(entry.otherRank);
        const std::string text =
            sentence("its %1 are not the %2 of %3 in %4; all must have one size",
                     {sizeShown(event.bytes), sizeShown(entry.otherBytes), nameOf(other),
                      programOf(process).placeOf(m_processes[other].rank, entry.otherRow)});
        // Tools that write traces count in ways of their own.
        if (dynamic_cast<const RowProgram*>(&programOf(process))) {
            fail(p, text);
            return false;
        }
        addProblem(p, event.row, sentence("the sizes of a %1 differ: %2", {infoOf(event.kind).name, text}));
    }
    if (event.algorithm == CollectiveAlgorithm::ideal) {
        if (!entry.isLast) {
            runs.wait(entry.number, p);
            ++process.pending;
            return false;
        }
        letWaitingGo(runs, p, now);
        return true;
    }
    process.sizes.assign(event.sizes.begin(), event.sizes.end());
    process.call.sizes = process.sizes;
    if (isOnRails)
        process.call.bytes = entry.otherBytes; // all have as many chunks
    process.step = 0;
    process.collective = entry.number;
    process.hasLeft = false;
    process.isTogether = meetsAtEnds(process.call);
    if (!process.isTogether)
        return goOnWithCollective(p, now);
    if (!entry.isLast) {
        runs.wait(entry.number, p);
        ++process.pending;
        return false;
    }
    runs.begin(entry.number, now.seconds());
    if (isSteady(process.call)) {
        m_steady += process.call.layout->servers() > 1 ? 1 : 0;
        if (const std::uint32_t partners = partnersForAll(process.call);
            partners > 0 && (m_partners == 0 || partners < m_partners)) {
            m_partners = partners;
            m_partnersOf = process.call.layout->servers() - 1;
        }
        const Application& application = m_applications[process.application];
        if (m_processes[application.firstProcess + group.member(entry.otherRank)].begin < now)
            runs.disturb(entry.number);
    }
    letWaitingGo(runs, p, now);
    return goOnWithCollective(p, now);
}

const ServerLayout& ReplayRun::layoutOf(const Process& process)
{
    const Application& application = m_applications[process.application];
    const std::uint32_t at = application.firstGroup + process.event.group;
    m_layouts.resize(m_groups.size());
    if (!m_layouts[at]) {
        const ProcessGroup& group = m_groups[at].group();
        std::vector<ServerSeat> seats;
        for (std::uint32_t rank = 0; rank < group.size(); ++rank) {
            const NodeId node = m_processes[application.firstProcess + group.member(rank)].node;
            const Network::GpuPlace place = m_network->gpuPlace(node);
            const auto servers = static_cast<std::uint32_t>(m_network->servers().size());
            if (place.isGpu()) {
                const auto server = static_cast<std::uint32_t>(place.server);
                seats.push_back({server, place.gpu, m_network->servers()[server].nicOf(place.gpu)});
            } else {
                seats.push_back({servers + node.value, 0, 0});
            }
        }
        m_layouts[at].emplace(seats);
    }
    return *m_layouts[at];
}

std::vector<std::uint32_t> ReplayRun::reducingSwitches(const Process& process)
{
    const Application& application = m_applications[process.application];
    const ProcessGroup& group = m_groups[application.firstGroup + process.event.group].group();
    const bool isLocal = layoutOf(process).servers() == 1;
    std::vector<std::uint32_t> switches;
    for (std::uint32_t rank = 0; rank < group.size(); ++rank) {
        const NodeId node = m_processes[application.firstProcess + group.member(rank)].node;
        if (isLocal) {
            if (m_network->node(node).attachedTo)
                switches.push_back(m_network->node(node).attachedTo->value);
        } else {
            for (const Network::Hop& hop : m_network->switchHops(Vertex{true, node.value}))
                switches.push_back(hop.to.index);
        }
    }
    sortUnique(switches);
    return switches;
}

bool ReplayRun::admitsInNetwork(const Process& process)
{
    m_inNetwork.resize(m_groups.size());
    m_reducedGroups.resize(m_network->switches().size(), 0);
    std::optional<bool>& known =
        m_inNetwork[m_applications[process.application].firstGroup + process.event.group];
    if (known)
        return *known;
    const std::vector<std::uint32_t> switches = reducingSwitches(process);
    const std::size_t most = m_network->inNetworkGroups(layoutOf(process).servers() == 1);
    if (std::ranges::all_of(switches, [&](std::uint32_t at) { return m_reducedGroups[at] < most; }))
        return true;
    known = false; // switches get no fewer groups
    return false;
}

bool ReplayRun::takeInNetwork(std::uint32_t p)
{
    const Process& process = m_processes[p];
    const bool isLocal = layoutOf(process).servers() == 1;
    if (!admitsInNetwork(process)) {
        fail(p, sentence("a switch reduces for %1 of processes (%2 of the platform), and group %3 "
                         "is one more; take the algorithm ring or double-binary-tree for it",
                         {counted(m_network->inNetworkGroups(isLocal), "group"),
                          isLocal ? "local_in_network_groups" : "in_network_groups",
                          inQuotes(groupOf(process).group().name())}));
        return false;
    }
    const std::uint32_t group = m_applications[process.application].firstGroup + process.event.group;
    if (!m_inNetwork[group])
        for (const std::uint32_t at : reducingSwitches(process))
            ++m_reducedGroups[at];
    m_inNetwork[group] = true;
    return true;
}

/** Those who have waited for this one. */
void ReplayRun::letWaitingGo(CollectiveRuns& runs, std::uint32_t last, const Instant& now)
{
    for (const std::uint32_t other : runs.takeWaiting())
        if (letGo(other, now))
            noteMeeting(other, last);
}

/** The end of a collective that all leave together; false: others have not come to it. */
bool ReplayRun::leaveCollective(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    CollectiveRuns& runs = groupOf(process);
    if (process.call.algorithm == CollectiveAlgorithm::inNetwork) {
        const double rate = m_network->inNetworkBandwidth(process.call.layout->servers() == 1);
        const Instant earliest(runs.beginOf(process.collective) + wholeBytes(process.call) / rate);
        if (now < earliest) {
            m_timers.add(earliest, p);
            return false;
        }
    }
    process.hasLeft = true;
    const bool isDisturbed = runs.isDisturbed(process.collective);
    if (!runs.leave(process.collective, p)) {
        ++process.pending;
        return false;
    }
    m_disturbed += isDisturbed && process.call.layout->servers() == 1 ? 1 : 0;
    letWaitingGo(runs, p, now);
    return true;
}

/** How a collective that names no algorithm runs; asked once for each, when the first process comes to it. */
AlgorithmChoice ReplayRun::chooseAlgorithm(const Process& process, const ProcessGroup& group)
{
    const Event& event = process.event;
    if (!m_options.algorithms)
        return {infoOf(event.kind).algorithms.front(), 1, {}};
    const std::uint32_t first = m_applications[process.application].firstProcess + group.member(0);
    const bool isOnGpus = m_network->gpuPlace(m_processes[first].node).isGpu();
    CollectiveSize size = collectiveSize(event, group.size(), isOnGpus ? &layoutOf(process) : nullptr);
    size.canReduceInNetwork = std::isfinite(m_network->inNetworkBandwidth(false));
    AlgorithmChoice choice = m_options.algorithms->choose(size);
    if (choice.algorithm == CollectiveAlgorithm::inNetwork && !admitsInNetwork(process)) {
        size.canReduceInNetwork = false;
        choice = m_options.algorithms->choose(size);
        choice.meant = algorithmName(CollectiveAlgorithm::inNetwork);
    }
    for (ChosenAlgorithm& known : m_replay.chosen)
        if (known.kind == event.kind && known.algorithm == choice.algorithm && known.meant == choice.meant) {
            ++known.count;
            return choice;
        }
    m_replay.chosen.push_back({event.kind, choice.algorithm, choice.meant, 1});
    return choice;
}

bool ReplayRun::goOnWithCollective(std::uint32_t p, const Instant& now)
{
    Process& process = m_processes[p];
    if (process.event.algorithm == CollectiveAlgorithm::ideal || process.hasLeft)
        return true;
    const Application& application = m_applications[process.application];
    const ProcessGroup& group = groupOf(process).group();
    const std::uint32_t context = application.firstGroup + process.event.group + 1;
    const auto tag = static_cast<std::int32_t>(process.collective & INT32_MAX);
    while (collectiveStep(process.call, process.step++, m_collectiveStep)) {
        for (const std::uint32_t from : m_collectiveStep.receives) {
            const auto source = static_cast<std::int32_t>(application.firstProcess + group.member(from));
            if (!postReceive({context, source, p, tag, {p, kNoRequest}, 0, process.event.row, process.record},
                             now))
                ++process.pending;
        }
        for (const CollectiveStep::Send& send : m_collectiveStep.sends) {
            const std::uint32_t to = application.firstProcess + group.member(send.to);
            if (!postSend(
                    {{context, p, to, tag}, send.bytes, kNoRequest, send.rounds, send.fill, send.channel},
                    now))
                ++process.pending;
        }
        if (process.pending > 0 || isBusy(p, now))
            return false;
    }
    return !process.isTogether || leaveCollective(p, now);
}

/** A process comes to a phase: 0 before its first one, else 1 + the label. */
void ReplayRun::setPhase(std::uint32_t p, std::uint32_t label, const Instant& now)
{
    Process& process = m_processes[p];
    std::uint32_t& phase = m_applications[process.application].phases[label];
    if (phase == kNone) {
        phase = static_cast<std::uint32_t>(m_replay.phases.size());
        m_replay.phases.push_back({process.application, label, now.seconds(), now.seconds(), {}});
    }
    process.phase = phase;
}

Result<Replay> runApplications(const std::shared_ptr<const Network>& network,
                               const std::vector<PlacedApplication>& applications, const SharingModel& model,
                               const ReplayOptions& options)
{
    RETURN_IF_ERROR(checkRoutes(*network, model));
    return ReplayRun(network, applications, model, options).run();
}

} // namespace contraflow
