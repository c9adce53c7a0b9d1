// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_run.h"

#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::size_t kMaxProblems = 20;
constexpr std::size_t kMaxStuck = 8; ///< processes named in the message of a deadlock

std::string tagText(std::int32_t tag)
{
    return tag == kAny ? "any tag" : "tag " + std::to_string(tag);
}

} // namespace

void ReplayRun::fail(std::uint32_t process, const std::string& reason)
{
    if (m_error)
        return;
    const Event& event = m_processes[process].event;
    m_error = Error{ErrorCode::invalidInput, nameOf(process) + " in " + placeOf(process, event.row) + " (" +
                                                 std::string(infoOf(event.kind).name) + "): " + reason};
    tellFailure(process);
}

void ReplayRun::tellFailure(std::uint32_t process) const
{
    if (m_options.failedAt)
        m_options.failedAt({m_processes[process].application, m_processes[process].event.row});
}

void ReplayRun::refuseRecords(std::uint32_t process, const std::string& what)
{
    fail(process, "from here on there are more " + what + " than the " + groupedCount(m_options.maxRecords) +
                      " that can be listed; list processes or phases, or make the counts of loops smaller");
}

/** "process 3", with its application where there are several. */
std::string ReplayRun::nameOf(std::uint32_t p) const
{
    const Process& process = m_processes[p];
    const std::string name = "process " + std::to_string(process.rank);
    return m_placed.size() > 1 ? name + " of " + inQuotes(m_placed[process.application].name) : name;
}

std::string ReplayRun::placeOf(std::uint32_t process, std::uint32_t row) const
{
    return programOf(m_processes[process]).placeOf(m_processes[process].rank, row);
}

std::string ReplayRun::waitingText(std::uint32_t p) const
{
    const Process& process = m_processes[p];
    const Event& event = process.event;
    const std::uint32_t first = m_applications[process.application].firstProcess;
    const auto peerName = [&](std::int32_t rank) {
        return rank == kAny ? std::string("any process") : nameOf(first + static_cast<std::uint32_t>(rank));
    };
    std::string text =
        nameOf(p) + " in " + placeOf(p, event.row) + " (" + std::string(infoOf(event.kind).name) + ")";
    switch (event.kind) {
    case EventKind::send:
        return text + " waits for " + peerName(event.peer) + " to receive (" + tagText(event.tag) + ")";
    case EventKind::recv:
        return text + " waits for a message of " + peerName(event.peer) + " (" + tagText(event.tag) + ")";
    case EventKind::sendrecv:
        return text + " waits for " + peerName(event.peer) + " to receive or " + peerName(event.source) +
               " to send";
    case EventKind::wait:
    case EventKind::waitall: {
        const std::vector<Requests::About> open = process.requests.awaited();
        if (open.empty())
            return text + " waits";
        const Requests::About& about = open.front();
        const std::string peer =
            about.peer == kAny ? "any process" : nameOf(static_cast<std::uint32_t>(about.peer));
        text += " waits for " + peer + (about.isSend ? " to receive" : " to send") + " what " +
                placeOf(p, about.row) + (about.isSend ? " sends" : " receives");
        return open.size() > 1 ? text + " and " + counted(open.size() - 1, "other request") : text;
    }
    default:
        break;
    }
    const CollectiveRuns& runs = m_groups[m_applications[process.application].firstGroup + event.group];
    const std::vector<std::uint32_t> missing = runs.missing(*runs.group().rankOf(process.rank));
    if (missing.empty())
        return text + " waits for the others of group " + inQuotes(runs.group().name());
    text += " waits for " + nameOf(first + runs.group().member(missing.front()));
    if (missing.size() > 1)
        text += " and " + counted(missing.size() - 1, "other process", "other processes");
    return text + " to come to it";
}

void ReplayRun::reportDeadlock(const Instant& now)
{
    m_replay.deadlockAt = now.seconds();
    m_replay.stuckAt.assign(m_processes.size(), kNone);
    std::vector<std::string> texts;
    std::size_t stuck = 0;
    bool isInCollective = false;
    bool isInMessage = false;
    for (std::uint32_t p = 0; p < m_processes.size(); ++p) {
        if (m_replay.processes[p].isDone)
            continue;
        if (m_processes[p].graph != kNone)
            showWaiting(p);
        m_replay.stuckAt[p] = m_processes[p].index;
        (isCollective(m_processes[p].event.kind) ? isInCollective : isInMessage) = true;
        if (++stuck == 1)
            tellFailure(p);
        if (stuck <= kMaxStuck)
            texts.push_back(waitingText(p));
    }
    std::string& text = m_replay.deadlock;
    text = "from " + displayText(Dimension::duration, now.seconds()) + " on nothing goes on: ";
    for (std::size_t i = 0; i < texts.size(); ++i)
        text += (i > 0 ? "; " : "") + texts[i];
    if (stuck > kMaxStuck)
        text += "; and " + groupedCount(stuck - kMaxStuck) + " more processes wait";
    text += "; let ";
    if (isInCollective)
        text += "every process of a group come to each of its collectives";
    text += isInCollective && isInMessage ? ", and " : "";
    if (isInMessage)
        text += "every send meet a receive that can be posted";
    reportLeft();
}

/** Messages that were handed over before a deadlock and that nobody took: one of them may be the one meant.
 */
void ReplayRun::reportLeft()
{
    for (const std::uint32_t m : m_matching.unreceived()) {
        const Message& message = m_messages[m];
        if (message.isEager && !message.isOfCollective)
            addProblem(message.source, message.row,
                       "until then the message of " + displayText(Dimension::size, message.bytes) + " (" +
                           tagText(message.tag) + ") that " + nameOf(message.source) + " sends to " +
                           nameOf(message.destination) + " in " + placeOf(message.source, message.row) +
                           " is not received; compare its receiver and tag with what is waited for");
    }
}

/** Messages that nobody took, and receives that nothing was sent to, of programs that came to their ends. */
void ReplayRun::reportUnmatched()
{
    for (const std::uint32_t m : m_matching.unreceived()) {
        const Message& message = m_messages[m];
        ++m_unmatched;
        addProblem(message.source, message.row,
                   "the message of " + displayText(Dimension::size, message.bytes) + " (" +
                       tagText(message.tag) + ") that " + nameOf(message.source) + " sends to " +
                       nameOf(message.destination) + " in " + placeOf(message.source, message.row) +
                       " is never received; add a receive");
    }
    for (const PostedReceive& receive : m_matching.unsent()) {
        ++m_unmatched;
        addProblem(receive.destination, receive.row,
                   nameOf(receive.destination) + " receives from " +
                       (receive.source == kAny ? "any process"
                                               : nameOf(static_cast<std::uint32_t>(receive.source))) +
                       " (" + tagText(receive.tag) + ") in " + placeOf(receive.destination, receive.row) +
                       ", and nothing is sent to it; add a send or remove the receive");
    }
}

void ReplayRun::addProblem(std::uint32_t process, std::uint32_t row, std::string text)
{
    if (++m_problems <= kMaxProblems)
        m_replay.problems.push_back({std::move(text), {m_processes[process].application, row}});
}

void ReplayRun::finish()
{
    if (m_replay.deadlock.empty())
        reportUnmatched();
    if (m_problems > kMaxProblems)
        m_replay.problems.push_back({groupedCount(m_problems - kMaxProblems) +
                                         " more sends and receives do not fit; correct those above first",
                                     m_replay.problems.back().place});
    // A program whose first event is a phase has nothing before it.
    std::erase_if(m_replay.phases, [](const ReplayedPhase& phase) {
        return phase.label == 0 && phase.start == phase.end && phase.times == KindTimes{};
    });
    std::sort(m_replay.phases.begin(), m_replay.phases.end(),
              [](const ReplayedPhase& a, const ReplayedPhase& b) {
                  return a.application != b.application ? a.application < b.application : a.label < b.label;
              });
    m_replay.path = m_paths.chain(m_lastPath);
    m_transfers.addBytes(
        [this](ChannelId channel, double bytes) { m_replay.channels[channel.index()].bytes += bytes; });
    m_replay.traffic = m_transfers.traffic();
    m_replay.traffic.unmatched = m_unmatched;
    m_replay.notes = m_transfers.notes();
    if (m_steady > 0)
        m_replay.notes.push_back(
            "takes " + counted(m_steady, "collective") + " with more than " +
            groupedCount(kMostSteppedMessages) +
            " messages in the steady state: all steps of a ring or tree together, at the rates that its links "
            "have when all are busy, between the last process that comes and the last link that is done");
    m_replay.worstResidual = m_transfers.worstResidual();
    m_replay.limits = m_transfers.limits();
    m_replay.diagnostics = m_transfers.diagnosticCount();
}

} // namespace contraflow
