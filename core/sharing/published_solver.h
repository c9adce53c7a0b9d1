// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/published_state.h"

#include <queue>
#include <span>
#include <vector>

namespace contraflow {

/** How one message came to its rate. */
struct PublishedAccount
{
    std::uint32_t turn = 0;              ///< assignments until its own, which counts
    std::uint32_t returns = 0;           ///< how often line 20 put it back
    std::uint32_t forward = kNoChannel;  ///< the channel that gives k
    std::uint32_t backward = kNoChannel; ///< the reverse channel that gave k̄ at first
    double forwardCount = 0;             ///< messages on it
    double backwardCount = 0;
    std::uint32_t limit = kNoChannel; ///< of the route, or a reverse one
    bool isBackward = false;          ///< lines 12–17 gave the rate
    bool isEqualShare = false;        ///< line 32 left nothing
    double load = 0;                  ///< of `limit` when the rate was given
    std::uint32_t assigned = 0;       ///< messages on `limit` that had a rate by then
    std::uint32_t count = 0;          ///< messages on `limit`
};

/**
 * Runs Algorithm 1 at every event, and goes through the turns again only of messages whose keys have changed,
 * or that look at a channel on which something before their turn has. What comes out is the same to the last
 * bit as from all turns anew, which is what happens when many messages come or go at once: additions are made
 * in the order of the turns.
 */
class PublishedSolver : public RateSolver
{
public:
    PublishedSolver(const PlacedScenario& scenario, PublishedLines lines);

    void update(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed,
                RateUpdate& update) override;
    void grow() override;
    [[nodiscard]] std::size_t groupCount() const override { return m_known.size(); }
    [[nodiscard]] std::span<const SharingDiagnostic> diagnostics() const override { return m_diagnostics; }

    /** How an active message came to its rate at the last update. */
    [[nodiscard]] PublishedAccount accountOf(std::uint32_t number) const;

private:
    using Key = PublishedState::Key;
    struct Pending
    {
        Key key;
        bool operator<(const Pending& other) const { return comesBefore(other.key, key); }
    };

    void runAll();
    void runChanged(std::span<const std::uint32_t> arrived, std::span<const std::uint32_t> departed);
    void findConcerned(const std::vector<std::uint32_t>& channels);
    void reconsider(const PublishedState::Place& place, std::uint32_t channel, PublishedState::Look look);
    void restart(std::uint32_t message);
    void wait(const Key& key);
    void take(const Key& key);
    void restartAffected();
    void sortAssigned();
    void tell(std::span<const std::uint32_t> arrived, RateUpdate& update);

    PublishedState m_state;
    std::vector<RateChange> m_known; ///< by message: what the engine was told last
    std::vector<char> m_isPending;   ///< by message
    std::priority_queue<Pending> m_pending;
    Key m_front = Key::top();               ///< of the turn that is run: those before it are final
    std::vector<std::uint32_t> m_concerned; ///< messages whose first key, or what decides it, has changed
    std::vector<std::uint32_t> m_assigned;  ///< messages that took a turn at the present update
    std::vector<SharingDiagnostic> m_diagnostics;
    std::size_t m_activeCount = 0;
};

} // namespace contraflow
