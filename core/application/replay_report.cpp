// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/replay_report.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

namespace contraflow {

namespace {

constexpr std::size_t kMaxStuck = 8; ///< processes named in the message of a deadlock

std::string tagText(std::int32_t tag)
{
    return tag == kAny ? sentence("any tag") : sentence("tag %1", {std::to_string(tag)});
}

std::string waitingText(const ReplayState& state, const CollectiveGroups& groups, std::uint32_t p)
{
    const RunningProcess& process = state.processes[p];
    const Event& event = process.event;
    const std::uint32_t first = state.applications[process.application].firstProcess;
    const auto peerName = [&](std::int32_t rank) {
        return rank == kAny ? sentence("any process")
                            : state.nameOf(first + static_cast<std::uint32_t>(rank));
    };
    std::string text =
        sentence("%1 in %2 (%3)", {state.nameOf(p), state.placeOf(p, event.row), infoOf(event.kind).name});
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
        const std::string peer = about.peer == kAny ? sentence("any process")
                                                    : state.nameOf(static_cast<std::uint32_t>(about.peer));
        text = sentence(about.isSend ? phrase("%1 waits for %2 to receive what %3 sends")
                                     : phrase("%1 waits for %2 to send what %3 receives"),
                        {text, peer, state.placeOf(p, about.row)});
        return open.size() > 1 ? sentence("%1 and %2", {text, counted(open.size() - 1, "other request")})
                               : text;
    }
    default:
        break;
    }
    const CollectiveRuns& runs = groups.runs(groups.numberOf(process.application, event));
    const std::vector<std::uint32_t> missing = runs.missing(*runs.group().rankOf(process.rank));
    if (missing.empty())
        return sentence("%1 waits for the others of group %2", {text, inQuotes(runs.group().name())});
    return sentence(missing.size() > 1 ? phrase("%1 waits for %2 and %3 to come to it")
                                       : phrase("%1 waits for %2 to come to it"),
                    {text, state.nameOf(first + runs.group().member(missing.front())),
                     counted(missing.size() - 1, "other process", "other processes")});
}

/** Makes an operation that does not end the event of the process. */
void showWaiting(ReplayState& state, std::uint32_t p)
{
    RunningProcess& process = state.processes[p];
    if (const ProcessGraph::Activity* const waiting = state.graphOf(p).activities.first()) {
        process.event = waiting->event;
        process.index = process.event.operation;
    }
}

/** Messages that were handed over before a deadlock and that nobody took: one of them may be the one meant.
 */
void reportLeft(ReplayState& state, const ReplayMessages& messages)
{
    messages.forEachUnreceived([&state](const RunningMessage& message) {
        if (!message.isEager || message.isOfCollective)
            return;
        state.addProblem(
            message.source, message.row,
            sentence(
                "until then the message of %1 (%2) that %3 sends to %4 in %5 is not received; compare its "
                "receiver and tag with what is waited for",
                {displayText(Dimension::size, message.bytes), tagText(message.tag),
                 state.nameOf(message.source), state.nameOf(message.destination),
                 state.placeOf(message.source, message.row)}));
    });
}

} // namespace

void reportDeadlock(ReplayState& state, const ReplayMessages& messages, const CollectiveGroups& groups,
                    const Instant& now)
{
    state.replay.deadlockAt = now.seconds();
    state.replay.stuckAt.assign(state.processes.size(), kNoRecord);
    std::vector<std::string> texts;
    std::size_t stuck = 0;
    bool isInCollective = false;
    bool isInMessage = false;
    for (std::uint32_t p = 0; p < state.processes.size(); ++p) {
        if (state.replay.processes[p].isDone)
            continue;
        if (state.processes[p].isGraph())
            showWaiting(state, p);
        state.replay.stuckAt[p] = state.processes[p].index;
        (isCollective(state.processes[p].event.kind) ? isInCollective : isInMessage) = true;
        if (++stuck == 1)
            state.tellFailure(p);
        if (stuck <= kMaxStuck)
            texts.push_back(waitingText(state, groups, p));
    }
    std::string& text = state.replay.deadlock;
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
    reportLeft(state, messages);
}

void reportUnmatched(ReplayState& state, const ReplayMessages& messages)
{
    messages.forEachUnreceived([&state](const RunningMessage& message) {
        ++state.replay.traffic.unmatched;
        state.addProblem(
            message.source, message.row,
            sentence("the message of %1 (%2) that %3 sends to %4 in %5 is never received; add a receive",
                     {displayText(Dimension::size, message.bytes), tagText(message.tag),
                      state.nameOf(message.source), state.nameOf(message.destination),
                      state.placeOf(message.source, message.row)}));
    });
    for (const PostedReceive& receive : messages.unsent()) {
        ++state.replay.traffic.unmatched;
        state.addProblem(
            receive.destination, receive.row,
            sentence(
                "%1 receives from %2 (%3) in %4, and nothing is sent to it; add a send or remove the receive",
                {state.nameOf(receive.destination),
                 receive.source == kAny ? sentence("any process")
                                        : state.nameOf(static_cast<std::uint32_t>(receive.source)),
                 tagText(receive.tag), state.placeOf(receive.destination, receive.row)}));
    }
}

} // namespace contraflow
