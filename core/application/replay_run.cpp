// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/graph_processes.h"
#include "core/application/replay_report.h"
#include "core/application/row_program.h"
#include "core/base/refusal.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

std::string sizeShown(double bytes)
{
    return displayText(Dimension::size, bytes);
}

/**
 * One run of applications: each process goes through its events until one of them has to wait; what ends then
 * (a computation, a message, somebody else's barrier) lets it go on. At every instant processes go on in the
 * order of their numbers, so that nothing depends on how events of one instant were found.
 */
class ReplayRun
{
public:
    ReplayRun(const std::shared_ptr<const Network>& network,
              const std::vector<PlacedApplication>& applications, const SharingModel& model,
              const ReplayOptions& options)
        : m_state(network, applications, options)
        , m_groups(*network, applications, options.algorithms.get())
        , m_path(m_state)
        , m_messages(m_state, m_path, m_groups, model)
        , m_graphs(m_state, m_path, m_messages)
    {}

    Result<Replay> run();

private:
    void step(const Instant& now);
    /** Asks memory for what comes soon behind one of m_going. */
    void fetch(std::size_t at) const;
    void proceed(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool takeEvent(std::uint32_t process, const Instant& now);
    /** False: the event waits for something. */
    [[nodiscard]] bool begin(std::uint32_t process, const Instant& now);
    void end(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool compute(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool beginRequest(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool exchange(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool wait(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool enterCollective(std::uint32_t process, const Instant& now);
    [[nodiscard]] bool isAgreed(std::uint32_t process, const ProcessGroup& group,
                                const CollectiveRuns::Entry& entry);
    [[nodiscard]] bool meet(std::uint32_t process, CollectiveRuns& runs, const CollectiveRuns::Entry& entry,
                            const Instant& now);
    [[nodiscard]] bool goOnWithCollective(std::uint32_t process, const Instant& now);
    void letWaitingGo(CollectiveRuns& runs, std::uint32_t last, const Instant& now);
    [[nodiscard]] bool leaveCollective(std::uint32_t process, const Instant& now);
    void finish();

    /** The group of the event that a process is in. */
    [[nodiscard]] std::uint32_t groupOf(const RunningProcess& process) const
    {
        return m_groups.numberOf(process.application, process.event);
    }

    ReplayState m_state;
    CollectiveGroups m_groups;
    ReplayPath m_path;
    ReplayMessages m_messages;
    GraphProcesses m_graphs;
    std::vector<std::uint32_t> m_going; ///< kept for its memory, as the next one
    CollectiveStep m_collectiveStep;
};

Result<Replay> ReplayRun::run()
{
    Instant now(m_state.replay.start);
    while (m_state.running > 0 || !m_messages.next().isNever() || m_messages.isAnyFlowing()) {
        if (m_state.options.stop.stop_requested())
            return Error{ErrorCode::cancelled, sentence("the replay was cancelled")};
        const Instant coming = std::min(m_state.clock.next(), m_messages.next());
        if (coming.isNever() && m_messages.isAnyFlowing())
            return invalidInput(
                "the model gives a message no bandwidth, so it never ends; choose another model");
        if (coming.isNever()) {
            reportDeadlock(m_state, m_messages, m_groups, now);
            break;
        }
        now = coming;
        step(now);
        if (m_state.error)
            return *m_state.error;
    }
    finish();
    return std::move(m_state.replay);
}

void ReplayRun::step(const Instant& now)
{
    m_state.clock.takeDue(
        now, [this](std::uint32_t process) { m_state.ready.push_back(process); },
        [this, &now](const ReplayClock::Alarm& alarm) {
            if (alarm.isMessage)
                m_messages.start(alarm.what, alarm.process, now);
            else
                m_graphs.wake(alarm.process, alarm.what, now);
        });
    do {
        m_messages.takeArrived(now);
        m_going.swap(m_state.ready);
        m_state.ready.clear();
        std::ranges::sort(m_going);
        for (std::size_t i = 0; i < m_going.size(); ++i) {
            fetch(i);
            proceed(m_going[i], now);
            if (m_state.error)
                return;
        }
    } while (!m_state.ready.empty() || m_messages.hasArrived());
    m_messages.settle(now);
}

void ReplayRun::fetch(std::size_t at) const
{
    if (at + kFetchedAhead >= m_going.size())
        return;
    const std::uint32_t process = m_going[at + kFetchedAhead];
    m_path.fetch(m_state.processes[m_going[at + kFetchedAhead / 2]].path);
    fetchLines(m_state.processes[process]);
    fetchLines(m_state.replay.processes[process]);
}

/** Goes on with a process until it waits for something or has come to its end. */
void ReplayRun::proceed(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    if (process.isGraph())
        return m_graphs.proceed(p, now);
    m_path.noteRest(process, now);
    if (process.isInEvent) {
        if (isCollective(process.event.kind) && !goOnWithCollective(p, now))
            return;
        m_path.noteComputation(p, now);
        end(p, now);
    } else {
        m_state.setPhase(p, 0, now);
        m_path.noteBegin(p, now);
    }
    while (takeEvent(p, now)) {
        const bool isOver = begin(p, now);
        if (m_state.error || !isOver || m_state.isBusy(p, now))
            return;
        end(p, now);
    }
}

/** False: it has come to its end. */
bool ReplayRun::takeEvent(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    ReplayState::Application& application = m_state.applications[process.application];
    if (application.events->next(process.rank, process.event)) {
        if (!m_state.countEvent(p))
            return false;
        process.begin = now;
        process.isInEvent = true;
        m_state.recordEvent(p, now);
        return !m_state.error;
    }
    if (!application.events->failure().empty()) {
        m_state.error = Error{ErrorCode::invalidInput, application.events->failure()};
        return false;
    }
    process.isInEvent = false;
    m_state.endProcess(p, now);
    m_path.noteFinish(p, now);
    return false;
}

void ReplayRun::end(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    m_state.addTime(p, infoOf(process.event.kind).time, now - process.begin, now);
    if (process.record != kNoRecord)
        m_state.replay.events[process.record].end = now.seconds();
    process.isInEvent = false;
    ++process.index;
}

bool ReplayRun::begin(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
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
        m_state.setPhase(p, process.event.label + 1, now);
        return true;
    default:
        return enterCollective(p, now);
    }
}

bool ReplayRun::compute(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    process.event.seconds /= m_state.options.speed;
    if (!(process.event.seconds > 0))
        return true;
    m_state.clock.compute(p, process.node, process.event.seconds, now);
    return false;
}

bool ReplayRun::exchange(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    const Event& event = process.event;
    if (event.kind != EventKind::send) {
        const std::int32_t rank = event.kind == EventKind::recv ? event.peer : event.source;
        std::int32_t source = kAny;
        if (rank != kAny) {
            const auto from = m_state.partner(p, rank, event.kind == EventKind::recv ? "peer" : "source");
            if (!from)
                return false;
            source = static_cast<std::int32_t>(*from);
        }
        const double room = event.kind == EventKind::recv ? event.bytes : 0;
        if (!m_messages.postReceive(
                {0, source, p, event.tag, {p, kNoRequest}, room, event.row, process.record}, now))
            ++process.pending;
    }
    if (event.kind != EventKind::recv) {
        const auto to = m_state.partner(p, event.peer, "peer");
        if (!to)
            return false;
        if (!m_messages.postSend({{0, p, *to, event.tag}, event.bytes, kNoRequest}, now))
            ++process.pending;
    }
    return process.pending == 0;
}

bool ReplayRun::beginRequest(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    const Event& event = process.event;
    const bool isSend = event.kind == EventKind::isend;
    // Requests without a number have the odd ones: only waitall, after which none is left, asks for them.
    const std::uint32_t number =
        event.request == kNoRequest ? 2 * process.anonymous++ + 1 : 2 * event.request;
    std::int32_t other = kAny;
    if (isSend || event.peer != kAny) {
        const auto found = m_state.partner(p, event.peer, "peer");
        if (!found)
            return false;
        other = static_cast<std::int32_t>(*found);
    }
    if (!process.requests.begin(number, {other, event.row, isSend})) {
        m_state.fail(
            p,
            sentence(
                "the request is still in use; wait for it before it is used again, or give it another name"));
        return false;
    }
    const bool isComplete =
        isSend ? m_messages.postSend(
                     {{0, p, static_cast<std::uint32_t>(other), event.tag}, event.bytes, number}, now)
               : m_messages.postReceive(
                     {0, other, p, event.tag, {p, number}, event.bytes, event.row, process.record}, now);
    if (isComplete)
        (void)process.requests.complete(number);
    return true;
}

bool ReplayRun::wait(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    if (process.event.requests.empty()) {
        process.pending = process.requests.awaitAll();
        process.anonymous = 0;
    }
    for (const std::uint32_t request : process.event.requests) {
        const Requests::Outcome outcome = process.requests.await(2 * request);
        if (outcome == Requests::Outcome::unknown) {
            m_state.fail(
                p, sentence("it waits for a request that nothing was begun under; name that of an isend or "
                            "irecv before it"));
            return false;
        }
        process.pending += outcome == Requests::Outcome::open ? 1 : 0;
    }
    if (const std::uint32_t received = process.requests.takeReceived(); received > 0 && m_state.hasOverheads)
        m_path.occupy(p, received * m_state.network->receiveOverhead(), now);
    return process.pending == 0;
}

bool ReplayRun::enterCollective(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    Event& event = process.event;
    const std::uint32_t number = groupOf(process);
    CollectiveRuns& runs = m_groups.runs(number);
    const ProcessGroup& group = runs.group();
    const auto rank = group.rankOf(process.rank);
    if (!rank) {
        m_state.fail(p, sentence("the process is not in group %1; correct the group or the ranks",
                                 {inQuotes(group.name())}));
        return false;
    }
    if (event.root >= group.size() || (!event.sizes.empty() && event.sizes.size() != group.size())) {
        m_state.fail(
            p,
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
        choice = m_groups.choose(number, event);
    if (isFree)
        takeChoice(event, choice);
    process.call = {event.kind,     event.algorithm, group.size(), *rank,          event.root,
                    event.segments, event.bytes,     event.sizes,  event.channels, runs.alike()};
    const bool isOnRails = runsOnRails(process.call);
    if (isOnRails)
        process.call.layout = &m_groups.layoutOf(number);
    if (const std::string problem = countProblem(process.call); !problem.empty()) {
        m_state.fail(p, problem);
        return false;
    }
    if (event.algorithm == CollectiveAlgorithm::inNetwork && !m_groups.takeInNetwork(number)) {
        const bool isLocal = m_groups.isWithinServer(number);
        m_state.fail(
            p, sentence("a switch reduces for %1 of processes (%2 of the platform), and group %3 "
                        "is one more; take the algorithm ring or double-binary-tree for it",
                        {counted(m_state.network->inNetworkGroups(isLocal), "group"),
                         isLocal ? "local_in_network_groups" : "in_network_groups", inQuotes(group.name())}));
        return false;
    }
    const CollectiveRuns::Entry entry = runs.enter(*rank, event, choice);
    if (!isAgreed(p, group, entry))
        return false;
    if (event.algorithm == CollectiveAlgorithm::ideal)
        return meet(p, runs, entry, now);
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
    if (entry.isLast) {
        runs.begin(entry.number, now.seconds());
        if (isSteady(process.call)) {
            m_groups.countSteady(process.call);
            if (m_state.processes[m_state.applicationOf(p).firstProcess + group.member(entry.otherRank)]
                    .begin < now)
                runs.disturb(entry.number);
        }
    }
    return meet(p, runs, entry, now) && goOnWithCollective(p, now);
}

/** Whether a process has come to the same collective as the first one, which it else says. */
bool ReplayRun::isAgreed(std::uint32_t p, const ProcessGroup& group, const CollectiveRuns::Entry& entry)
{
    const Event& event = m_state.processes[p].event;
    const std::uint32_t other = m_state.applicationOf(p).firstProcess + group.member(entry.otherRank);
    if (!entry.isAgreed) {
        m_state.fail(
            p, sentence("it does not agree with %1, whose next collective of group %2 is %3 in %4; all "
                        "must have the same event, algorithm, root, segments and channels in the same order",
                        {m_state.nameOf(other), inQuotes(group.name()), infoOf(entry.otherKind).name,
                         m_state.placeOf(other, entry.otherRow)}));
        return false;
    }
    if (entry.otherBytes == event.bytes || infoOf(event.kind).hasSizes)
        return true;
    const std::string text = sentence("its %1 are not the %2 of %3 in %4; all must have one size",
                                      {sizeShown(event.bytes), sizeShown(entry.otherBytes),
                                       m_state.nameOf(other), m_state.placeOf(other, entry.otherRow)});
    // Tools that write traces count in ways of their own.
    if (dynamic_cast<const RowProgram*>(&m_state.programOf(p))) {
        m_state.fail(p, text);
        return false;
    }
    m_state.addProblem(p, event.row,
                       sentence("the sizes of a %1 differ: %2", {infoOf(event.kind).name, text}));
    return true;
}

/** A process waits until all have come to a collective, or lets those go on who wait. */
bool ReplayRun::meet(std::uint32_t p, CollectiveRuns& runs, const CollectiveRuns::Entry& entry,
                     const Instant& now)
{
    if (entry.isLast) {
        letWaitingGo(runs, p, now);
        return true;
    }
    runs.wait(entry.number, p);
    ++m_state.processes[p].pending;
    return false;
}

/** Those who have waited for this one. */
void ReplayRun::letWaitingGo(CollectiveRuns& runs, std::uint32_t last, const Instant& now)
{
    for (const std::uint32_t other : runs.takeWaiting())
        if (m_state.letGo(other, now))
            m_path.noteMeeting(other, last);
}

/** The end of a collective that all leave together; false: others have not come to it. */
bool ReplayRun::leaveCollective(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    CollectiveRuns& runs = m_groups.runs(groupOf(process));
    if (process.call.algorithm == CollectiveAlgorithm::inNetwork) {
        const double rate = m_state.network->inNetworkBandwidth(process.call.layout->servers() == 1);
        const Instant earliest(runs.beginOf(process.collective) + wholeBytes(process.call) / rate);
        if (now < earliest) {
            m_state.clock.add(earliest, p);
            return false;
        }
    }
    process.hasLeft = true;
    const bool isDisturbed = runs.isDisturbed(process.collective);
    if (!runs.leave(process.collective, p)) {
        ++process.pending;
        return false;
    }
    if (isDisturbed)
        m_groups.countDisturbed(process.call);
    letWaitingGo(runs, p, now);
    return true;
}

bool ReplayRun::goOnWithCollective(std::uint32_t p, const Instant& now)
{
    RunningProcess& process = m_state.processes[p];
    if (process.event.algorithm == CollectiveAlgorithm::ideal || process.hasLeft)
        return true;
    const ReplayState::Application& application = m_state.applications[process.application];
    const std::uint32_t number = groupOf(process);
    const ProcessGroup& group = m_groups.runs(number).group();
    const std::uint32_t context = number + 1;
    const auto tag = static_cast<std::int32_t>(process.collective & INT32_MAX);
    while (collectiveStep(process.call, process.step++, m_collectiveStep)) {
        for (const std::uint32_t from : m_collectiveStep.receives) {
            const auto source = static_cast<std::int32_t>(application.firstProcess + group.member(from));
            if (!m_messages.postReceive(
                    {context, source, p, tag, {p, kNoRequest}, 0, process.event.row, process.record}, now))
                ++process.pending;
        }
        for (const CollectiveStep::Send& send : m_collectiveStep.sends) {
            const std::uint32_t to = application.firstProcess + group.member(send.to);
            if (!m_messages.postSend(
                    {{context, p, to, tag}, send.bytes, kNoRequest, send.rounds, send.fill, send.channel},
                    now))
                ++process.pending;
        }
        if (process.pending > 0 || m_state.isBusy(p, now))
            return false;
    }
    return !process.isTogether || leaveCollective(p, now);
}

void ReplayRun::finish()
{
    Replay& replay = m_state.replay;
    m_messages.finish();
    if (replay.deadlock.empty())
        reportUnmatched(m_state, m_messages);
    m_state.endProblems();
    // A program whose first event is a phase has nothing before it.
    std::erase_if(replay.phases, [](const ReplayedPhase& phase) {
        return phase.label == 0 && phase.start == phase.end && phase.times == KindTimes{};
    });
    std::ranges::sort(replay.phases, [](const ReplayedPhase& a, const ReplayedPhase& b) {
        return a.application != b.application ? a.application < b.application : a.label < b.label;
    });
    replay.path = m_path.chain();
    replay.chosen = m_groups.chosen();
    std::ranges::move(m_groups.notes(), std::back_inserter(replay.notes));
}

} // namespace

Result<Replay> runApplications(const std::shared_ptr<const Network>& network,
                               const std::vector<PlacedApplication>& applications, const SharingModel& model,
                               const ReplayOptions& options)
{
    RETURN_IF_ERROR(checkRoutes(*network, model));
    return ReplayRun(network, applications, model, options).run();
}

} // namespace contraflow
