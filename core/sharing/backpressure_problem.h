// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace contraflow {

/**
 * The messages that are sending in a lossless network at one instant, as BackpressureSolver sees them. All
 * messages of one NIC (and lane) leave in equal turns, and so they are one *source*: message m of it runs at
 * its weight times the source's rate. A *turn* is what goes from one channel to the next, which a port of a
 * switch serves as a whole, whatever messages it holds.
 *
 * Channels are numbered from the receivers to the senders: those that a channel sends to have lower numbers.
 * Numbers do not depend on the order of the messages.
 */
class BackpressureProblem
{
public:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    struct Channel
    {
        std::uint32_t id = 0; ///< for those who know it longer than this problem exists
        double capacity = 0;  ///< bytes per second
        std::uint64_t name = 0;
        std::uint32_t source = kNone; ///< that begins here
        std::uint32_t height = 0;     ///< the most channels between it and a receiver
        std::uint32_t firstIn = 0;    ///< of its turns, which are numbered by where they lead
        std::uint32_t firstOut = 0;
        double load = 0;           ///< bytes per second
        double outerLoad = 0;      ///< of that, over turns that no source here uses
        double outerLargest = 0;   ///< the largest share among those
        bool isHeldBeyond = false; ///< holds sources that are not here, and none of these
    };
    struct Turn
    {
        std::uint32_t id = 0;
        std::uint32_t from = 0;
        std::uint32_t to = 0;
        double load = 0;  ///< bytes per second
        double fixed = 0; ///< of that, by sources that are not here
    };
    /** A source loads a turn with `weight` times its rate. */
    struct Use
    {
        std::uint32_t turn = 0;
        double weight = 0;
    };
    struct Source
    {
        std::uint32_t id = 0;
        std::uint32_t channel = 0;
        double weight = 0; ///< of all its messages
        double rate = 0;   ///< bytes per second of a message of weight 1
        std::uint32_t firstUse = 0;
        std::uint32_t firstBeyond = 0; ///< of its uses, the first that is not out of its own channel
    };

    /** One more channel of the network, known by its `id`. */
    struct GivenChannel
    {
        double capacity = 0;
        std::uint64_t name = 0;
    };
    struct GivenTurn
    {
        std::uint32_t from = 0;
        std::uint32_t to = 0;
    };
    /** With turns by id, each once. */
    struct GivenSource
    {
        std::uint32_t id = 0;
        std::uint32_t channel = 0;
        double weight = 0;
        double rate = 0;
        std::span<const Use> uses;
    };

    /** Takes the place of what was there. The turns of the sources must not form a cycle, and none may lead
     * to the channel of a source. Where these sources are a part of all, `fixed` has what the others load the
     * turns into their channels with, in bytes per second. */
    void set(std::span<const GivenChannel> channels, std::span<const GivenTurn> turns,
             std::span<const GivenSource> sources, std::span<const Use> fixed = {});

    [[nodiscard]] std::vector<Channel>& channels() { return m_channels; }
    [[nodiscard]] const std::vector<Channel>& channels() const { return m_channels; }
    [[nodiscard]] std::vector<Turn>& turns() { return m_turns; }
    [[nodiscard]] const std::vector<Turn>& turns() const { return m_turns; }
    [[nodiscard]] std::vector<Source>& sources() { return m_sources; }
    [[nodiscard]] const std::vector<Source>& sources() const { return m_sources; }

    [[nodiscard]] std::uint32_t channelCount() const { return static_cast<std::uint32_t>(m_channels.size()); }
    [[nodiscard]] bool isSource(std::uint32_t channel) const { return m_channels[channel].source != kNone; }
    /** Turns firstIn(channel) … firstIn(channel + 1) - 1 lead to the channel. */
    [[nodiscard]] std::uint32_t firstIn(std::uint32_t channel) const
    {
        return channel < m_channels.size() ? m_channels[channel].firstIn
                                           : static_cast<std::uint32_t>(m_turns.size());
    }
    /** The turns that lead out of a channel. */
    [[nodiscard]] std::span<const std::uint32_t> out(std::uint32_t channel) const
    {
        const std::size_t first = m_channels[channel].firstOut;
        const std::size_t end =
            channel + 1 < m_channels.size() ? m_channels[channel + 1].firstOut : m_out.size();
        return std::span(m_out).subspan(first, end - first);
    }
    [[nodiscard]] std::span<const Use> uses(const Source& source) const
    {
        const std::size_t next = static_cast<std::size_t>(&source - m_sources.data()) + 1;
        const std::size_t end = next < m_sources.size() ? m_sources[next].firstUse : m_uses.size();
        return std::span(m_uses).subspan(source.firstUse, end - source.firstUse);
    }
    /** Those out of the source's own channel. */
    [[nodiscard]] std::span<const Use> firstUses(const Source& source) const
    {
        return std::span(m_uses).subspan(source.firstUse, source.firstBeyond - source.firstUse);
    }
    /** The weight of a source on a turn out of its channel. */
    [[nodiscard]] double weightOn(const Source& source, std::uint32_t turn) const;

    /** Works out the loads of all turns and channels from the rates of the sources. */
    void load();

    /** How far the loads are from an equilibrium, whoever found it. */
    struct Certificate
    {
        double overload = 0;    ///< the most that a channel carries beyond its capacity, relative
        std::size_t unheld = 0; ///< sources that nothing holds
        [[nodiscard]] bool passes(double tolerance) const { return overload < tolerance && unheld == 0; }
    };
    [[nodiscard]] Certificate certify(double tolerance) const;

    /** A holder that is not a turn: the channel is full. */
    static constexpr std::uint32_t kFull = UINT32_MAX - 1;
    /** What the loads say holds each channel: a turn out of it that has the largest share of a channel that
     * is held itself, kFull, or kNone. Where both are so, a NIC is full, and of other channels the last one.
     */
    [[nodiscard]] std::vector<std::uint32_t> holdersByLoad(double tolerance) const;

private:
    void findHeights(std::span<const GivenTurn> turns);

    std::vector<Channel> m_channels;
    std::vector<Turn> m_turns;
    std::vector<Source> m_sources;
    std::vector<Use> m_uses;
    std::vector<std::uint32_t> m_out; ///< turns by where they come from

    // While a problem is put together.
    std::vector<std::uint32_t> m_placeOfChannel; ///< by id
    std::vector<std::uint32_t> m_placeOfTurn;    ///< by id
    std::vector<std::uint32_t> m_usedTurns;      ///< ids
    std::vector<std::uint32_t> m_waitingFor;     ///< by channel: turns out of it whose heights are not known
    std::vector<std::uint32_t> m_ready;
};

/** Channels that wait for one another in a cycle under these turns, each for the next; empty when none do. */
[[nodiscard]] std::vector<std::uint32_t> findCycle(std::size_t channels,
                                                   std::span<const BackpressureProblem::GivenTurn> turns);

/**
 * Who holds whom in a BackpressureProblem. A channel is held by its own capacity (it is full), or by a turn
 * out of it that has the largest share of a channel that is held itself: that share is the channel's *level*.
 * From every source a chain of held channels leads to one that is full.
 */
struct BackpressureHolders
{
    static constexpr std::uint32_t kNone = BackpressureProblem::kNone;
    static constexpr std::uint32_t kFull = BackpressureProblem::kFull;
    /** A holder that is a turn. */
    [[nodiscard]] static bool isTurn(std::uint32_t holder) { return holder < kFull; }

    explicit BackpressureHolders(BackpressureProblem& of) : problem(of) {}

    /** For a problem that is new. */
    void reset();
    /** The rates that the levels allow, and the loads that follow. */
    void setRates();
    enum class Ties
    {
        anew,
        keep, ///< a holder stays while none holds more tightly
    };
    /** Names as a channel's holder what limits it at the present levels and loads. */
    void choose(Ties ties);
    /** Finds which channels are reached by the chains of the sources, and which turns they lead along. */
    void reach();
    /** No holder where no chain leads. */
    void forgetUnreached();
    /** Moves every level towards what its channel can give to those that press for more, all others keeping
     * what they have, by the part `damping` of the way (of its logarithm). Returns the greatest relative
     * change of a rate that a whole move would be. */
    double sweep(double damping);

    /** The channel at which the chain of a channel ends: a full one. */
    [[nodiscard]] std::uint32_t endOf(std::uint32_t channel) const;

    BackpressureProblem& problem;
    std::vector<std::uint32_t> holder; ///< by channel: a turn out of it, kFull or kNone
    std::vector<double> level;         ///< by channel: bytes per second
    std::vector<char> isReached;       ///< by channel
    std::vector<char> isPressed;       ///< by turn: it holds the channel that it comes from, on a chain

private:
    [[nodiscard]] double levelFor(std::uint32_t channel);

    std::vector<double> m_others; ///< loads of turns that press for nothing
};

} // namespace contraflow
