// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/collective_groups.h"
#include "core/application/replay_path.h"
#include "core/application/replay_state.h"
#include "core/application/transfers.h"

#include <cstdint>
#include <vector>

namespace contraflow {

/** The messages of a run, from when they are posted until they are received, and whom they let go on. */
class ReplayMessages
{
public:
    ReplayMessages(ReplayState& state, ReplayPath& path, CollectiveGroups& groups, const SharingModel& model);

    /** A message as it is to be posted; the processes are those of the run. */
    struct Posting
    {
        Envelope envelope;
        double bytes = 0;
        std::uint32_t request = kNoRequest;
        std::uint32_t rounds = 1; ///< as CollectiveStep::Send
        std::uint32_t fill = 0;
        std::uint32_t channel = 0;
    };
    /** True when it is complete at once. */
    bool postSend(Posting posting, const Instant& now);
    bool postReceive(const PostedReceive& receive, const Instant& now);
    /** `process` has posted what was still missing, or its overhead is over. */
    void start(std::uint32_t message, std::uint32_t process, const Instant& now);
    /** What an activity of a graph waits to receive is there. */
    void receive(const Waiter& waiter);

    /** Lets those go on whose messages have arrived by now. */
    void takeArrived(const Instant& now);
    /** Those of an instant have all begun: works out the rates. */
    void settle(const Instant& now);
    [[nodiscard]] bool hasArrived() const { return m_transfers.hasArrived(); }
    [[nodiscard]] Instant next() const { return m_transfers.next(); }
    [[nodiscard]] bool isAnyFlowing() const { return m_transfers.flowing() > 0; }

    /** Calls `use(message)` for those that were handed over and that nobody took. */
    template<typename Use>
    void forEachUnreceived(Use use) const
    {
        for (const std::uint32_t message : m_matching.unreceived())
            use(m_messages[message]);
    }
    [[nodiscard]] std::vector<PostedReceive> unsent() const { return m_matching.unsent(); }
    /** Adds to the results what is known of all messages together. */
    void finish();

private:
    std::uint32_t newMessage(const Posting& posting);
    void match(RunningMessage& message, const PostedReceive& receive);
    void arrive(const Arrival& arrival, const Instant& now);
    void noteChannel(const Arrival& arrival, double seconds);
    void addToEvent(std::uint32_t record, const RunningMessage& message);
    /** The event that waits for the message, when one does and events are kept. */
    std::uint32_t complete(const Waiter& waiter, bool isReceive, const RunningMessage& message,
                           const Arrival& arrival, const Instant& now);
    /** A message that has arrived and was received is over. */
    void release(std::uint32_t message);
    /** Asks memory for what comes soon behind one of m_arrivals. */
    void fetch(std::size_t at) const;

    ReplayState& m_state;
    ReplayPath& m_path;
    CollectiveGroups& m_groups;
    Transfers m_transfers;
    Matching m_matching;
    Slots<RunningMessage> m_messages;
    std::vector<Arrival> m_arrivals; ///< kept for its memory
};

} // namespace contraflow
