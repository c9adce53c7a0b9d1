// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharing_model.h"
#include "core/sharing/term.h"

#include <cstdint>
#include <vector>

namespace contraflow {

/** Which lines of Algorithm 1 are run. */
enum class PublishedLines
{
    all,
    fairnessOnly ///< without 11–20
};

/** How one message came to its rate. */
struct PublishedAccount
{
    std::uint32_t message = UINT32_MAX;
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

/** Algorithm 1 of zhu-2014, section 6.1, from its first line to its last at every event. */
class PublishedSolver : public FullSolver
{
public:
    PublishedSolver(const PlacedScenario& scenario, PublishedLines lines);

    /** Later updates keep account of this message, as long as it is active. */
    void explain(std::uint32_t message) { m_account.message = message; }
    [[nodiscard]] const PublishedAccount& account() const { return m_account; }

protected:
    void solve(std::vector<MessageRate>& rates) override;

private:
    struct Channel
    {
        double capacity = 0;
        std::uint32_t count = 0;    ///< |S[i]|
        std::uint32_t assigned = 0; ///< |E'|: of these, how many have a rate
        double load = 0;            ///< k': those rates' sum, bytes per second
        double fastest = 0;         ///< the greatest of them
        double factor = 0;          ///< count / capacity; near-equal ones are one number
    };

    /** A message's place in the order of line 5: ⟨max(k, k̄), k, k̄⟩, then the position among the active. */
    struct Turn
    {
        double forward = 0;  ///< k
        double backward = 0; ///< k̄, 0 when every reverse set is empty
        std::uint32_t position = 0;

        /** Whether the other message's turn is earlier. */
        bool operator<(const Turn& other) const;
    };

    [[nodiscard]] Channel& at(ChannelId channel) { return m_channels[channel.index()]; }
    void countMessages(const std::vector<MessageRate>& rates);
    [[nodiscard]] Turn turnOf(std::uint32_t message, std::uint32_t position, double below);
    void shareForward(double k, MessageRate& rate);
    [[nodiscard]] bool followBackward(double kReverse, MessageRate& rate);
    void assign(const MessageRate& rate);
    void noteOrder(const Turn& first);
    void noteRate(const Turn& turn, const MessageRate& rate, std::size_t assigned);

    PublishedLines m_lines;
    std::vector<Channel> m_channels;
    std::vector<std::uint32_t> m_used; ///< channels that messages are on
    PublishedAccount m_account;
};

/**
 * Algorithm 1 of zhu-2014, section 6.1, literally. Symbols as in the paper: for a message, S holds the sets
 * of messages on the channels of its own route, S̄ those on the reverse channels; k and k̄ are the greatest
 * congestion factors |set| / capacity over S and S̄, counted once at the start of the step. Messages are taken
 * in descending order of ⟨max(k, k̄), k, k̄⟩, equal ones in input order.
 *
 * Where the printed text leaves room: β_E of line 32 is the slowest channel of the route; after line 19
 * empties a set, k̄ is taken over the sets that are left; line 20 puts the message back only when no β was
 * assigned. `fairness-published` leaves out lines 11–20 (k̄ counts as 0).
 *
 * What the algorithm does not promise is reported as diagnostics: rates that exceed a capacity, and a
 * denominator of line 32 that is not positive (the message then gets capacity / |S| of that channel).
 */
class PublishedModel : public SharingModel, public ExplainsRates
{
public:
    using Lines = PublishedLines;

    explicit PublishedModel(Lines lines) : m_lines(lines) {}
    [[nodiscard]] std::unique_ptr<RateSolver> makeSolver(const PlacedScenario& scenario) const override;
    /** The paper counts messages on channels; what part of a message would count it does not say. */
    [[nodiscard]] bool takesSplitMessages() const override { return false; }
    [[nodiscard]] std::vector<Term> terms(const ActiveSet& active) const override;

private:
    Lines m_lines;
};

} // namespace contraflow
