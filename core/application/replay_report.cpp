// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_run.h"
#include "core/base/refusal.h"

#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

constexpr std::size_t kMaxProblems = 20;
constexpr std::size_t kMaxStuck = 8; ///< processes named in the message of a deadlock

std::string tagText(std::int32_t tag)
{
    return tag == kAny ? sentence("any tag") : sentence("tag %1", {std::to_string(tag)});
}

} // namespace

void ReplayRun::fail(std::uint32_t process, const std::string& reason)
{
    if (m_error)
        return;
    const Event& event = m_processes[process].event;
    m_error = invalidInput("%1 in %2 (%3): %4",
                           {nameOf(process), placeOf(process, event.row), infoOf(event.kind).name, reason});
    tellFailure(process);
}

void ReplayRun::tellFailure(std::uint32_t process) const
{
    if (m_options.failedAt)
        m_options.failedAt({m_processes[process].application, m_processes[process].event.row});
}

void ReplayRun::refuseRecords(std::uint32_t process, const std::string& what)
{
    fail(process,
         sentence(
             "from here on there are more %1 than the %2 that can be listed; list processes or phases, or "
             "make the counts of loops smaller",
             {what, groupedCount(m_options.maxRecords)}));
}

/** "process 3", with its application where there are several. */
std::string ReplayRun::nameOf(std::uint32_t p) const
{
    const Process& process = m_processes[p];
    const std::string name = sentence("process %1", {std::to_string(process.rank)});
    return m_placed.size() > 1 ? sentence("%1 of %2", {name, inQuotes(m_placed[process.application].name)})
                               : name;
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
        return rank == kAny ? sentence("any process") : nameOf(first + static_cast<std::uint32_t>(rank));
    };
    std::string text = sentence("%1 in %2 (%3)", {nameOf(p), placeOf(p, event.row), infoOf(event.kind).name});
    switch (event.kind) {
    case EventKind::send:
        return sentence("%1 waits for %2 to receive (%3)", {text, peerName(event.peer), tagText(event.tag)});
    case EventKind::recv:
        return sentence("%1 waits for a message of %2 (%3)",
                        {text, peerName(event.peer), tagText(event.tag)});
    case EventKind::sendrecv:
        return sentence("%1 waits for %2 to receive or %3 to send",
                        {text, peerName(event.peer), peerName(event.source)});
    case EventKind::wait:
    case EventKind::waitall: {
        const std::vector<Requests::About> open = process.requests.awaited();
        if (open.empty())
            return sentence("%1 waits", {text});
        const Requests::About& about = open.front();
        const std::string peer =
            about.peer == kAny ? sentence("any process") : nameOf(static_cast<std::uint32_t>(about.peer));
        text = sentence(about.isSend ? phrase("%1 waits for %2 to receive what %3 sends")
                                     : phrase("%1 waits for %2 to send what %3 receives"),
                        {text, peer, placeOf(p, about.row)});
        return open.size() > 1 ? sentence("%1 and %2", {text, counted(open.size() - 1, "other request")})
                               : text;
    }
    default:
        break;
    }
    const CollectiveRuns& runs = m_groups[m_applications[process.application].firstGroup + event.group];
    const std::vector<std::uint32_t> missing = runs.missing(*runs.group().rankOf(process.rank));
    if (missing.empty())
        return sentence("%1 waits for the others of group %2", {text, inQuotes(runs.group().name())});
    return sentence(missing.size() > 1 ? phrase("%1 waits for %2 and %3 to come to it")
                                       : phrase("%1 waits for %2 to come to it"),
                    {text, nameOf(first + runs.group().member(missing.front())),
                     counted(missing.size() - 1, "other process", "other processes")});
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
    text = sentence("from %1 on nothing goes on", {displayText(Dimension::duration, now.seconds())}) + ": ";
    for (std::size_t i = 0; i < texts.size(); ++i)
        text += (i > 0 ? "; " : "") + texts[i];
    if (stuck > kMaxStuck)
        text = sentence("%1; and %2 more processes wait", {text, groupedCount(stuck - kMaxStuck)});
    text =
        sentence(!isInMessage ? phrase("%1; let every process of a group come to each of its collectives")
                 : isInCollective
                     ? phrase("%1; let every process of a group come to each of its collectives, and every "
                              "send meet a receive that can be posted")
                     : phrase("%1; let every send meet a receive that can be posted"),
                 {text});
    reportLeft();
}

/** Messages that were handed over before a deadlock and that nobody took: one of them may be the one meant.
 */
void ReplayRun::reportLeft()
{
    for (const std::uint32_t m : m_matching.unreceived()) {
        const Message& message = m_messages[m];
        if (message.isEager && !message.isOfCollective)
            addProblem(
                message.source, message.row,
                sentence(
                    "until then the message of %1 (%2) that %3 sends to %4 in %5 is not received; compare "
                    "its receiver and tag with what is waited for",
                    {displayText(Dimension::size, message.bytes), tagText(message.tag),
                     nameOf(message.source), nameOf(message.destination),
                     placeOf(message.source, message.row)}));
    }
}

/** Messages that nobody took, and receives that nothing was sent to, of programs that came to their ends. */
void ReplayRun::reportUnmatched()
{
    for (const std::uint32_t m : m_matching.unreceived()) {
        const Message& message = m_messages[m];
        ++m_unmatched;
        addProblem(
            message.source, message.row,
            sentence("the message of %1 (%2) that %3 sends to %4 in %5 is never received; add a receive",
                     {displayText(Dimension::size, message.bytes), tagText(message.tag),
                      nameOf(message.source), nameOf(message.destination),
                      placeOf(message.source, message.row)}));
    }
    for (const PostedReceive& receive : m_matching.unsent()) {
        ++m_unmatched;
        addProblem(
            receive.destination, receive.row,
            sentence(
                "%1 receives from %2 (%3) in %4, and nothing is sent to it; add a send or remove the receive",
                {nameOf(receive.destination),
                 receive.source == kAny ? sentence("any process")
                                        : nameOf(static_cast<std::uint32_t>(receive.source)),
                 tagText(receive.tag), placeOf(receive.destination, receive.row)}));
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
        m_replay.problems.push_back(
            {sentence("%1 more sends and receives do not fit; correct those above first",
                      {groupedCount(m_problems - kMaxProblems)}),
             m_replay.problems.back().place});
    // A program whose first event is a phase has nothing before it.
    std::erase_if(m_replay.phases, [](const ReplayedPhase& phase) {
        return phase.label == 0 && phase.start == phase.end && phase.times == KindTimes{};
    });
    std::ranges::sort(m_replay.phases, [](const ReplayedPhase& a, const ReplayedPhase& b) {
        return a.application != b.application ? a.application < b.application : a.label < b.label;
    });
    m_replay.path = m_paths.chain(m_lastPath);
    m_transfers.addBytes(
        [this](ChannelId channel, double bytes) { m_replay.channels[channel.index()].bytes += bytes; });
    m_replay.traffic = m_transfers.traffic();
    m_replay.traffic.unmatched = m_unmatched;
    m_replay.notes = m_transfers.notes();
    if (m_steady > 0)
        m_replay.notes.push_back(sentence(
            "takes %1 that with all groups of as many processes have more than %2 messages in the steady state: all "
            "steps of a ring or tree together, at the rates that its links have when all are busy, between the last "
            "process that comes and the last link that is done; all that a GPU has for others in an all-to-all as a "
            "few messages that load it as much",
            {counted(m_steady, "collective"), groupedCount(kMostSteppedMessages)}));
    if (m_partners > 0)
        m_replay.notes.push_back(sentence(
            "takes an all-to-all as messages to %1 of %2 other servers, which stand for those to all: where routes are "
            "hashed over several leaves and spines its time may come out several times too long",
            {groupedCount(m_partners), groupedCount(m_partnersOf)}));
    if (m_disturbed > 0)
        m_replay.notes.push_back(sentence(
            "takes %1 within a server in the steady state, all steps together, although processes came to it at "
            "different times or its messages were slower than alone: its time is an approximation",
            {counted(m_disturbed, "ring")}));
    m_replay.worstResidual = m_transfers.worstResidual();
    m_replay.limits = m_transfers.limits();
    m_replay.diagnostics = m_transfers.diagnosticCount();
}

} // namespace contraflow
