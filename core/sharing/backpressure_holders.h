// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/backpressure_problem.h"

#include <cstdint>
#include <vector>

namespace contraflow {

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
