// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/engine/prediction.h"

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/** What flows over each channel during one step. */
struct StepFigures
{
    std::vector<double> load;            ///< by channel: bytes per second
    std::vector<std::uint32_t> messages; ///< by channel: how many messages are on it
    std::vector<std::uint32_t> limited;  ///< by channel: how many of them it limits
    std::vector<std::uint32_t> victims;  ///< by channel: how many it limits that do not use it
    bool isMeanOfRun =
        false; ///< the rates of single steps were not kept; this is the mean over the whole run

    [[nodiscard]] double load01(const Network& network, ChannelId channel) const
    {
        const double capacity = network.capacity(channel);
        return load.empty() || !(capacity > 0) ? 0 : load[channel.index()] / capacity;
    }
};

/** Loads that leave less than this share of a channel free count as saturated. */
inline constexpr double kSaturatedFrom = 1 - 1e-6;

/** Sums the rates of one step over the routes. Linear in messages and routes; returns early when asked to
 * stop. */
[[nodiscard]] StepFigures stepFigures(const Prediction& prediction, std::size_t step,
                                      const std::stop_token& stop = {});

/** Whether a message is under way in a step. */
[[nodiscard]] bool isActive(const Prediction& prediction, std::uint32_t message, std::size_t step);

/** Messages that are looked at, with their surroundings in one step. */
struct MessageFocus
{
    enum class Subject
    {
        messages, ///< those that are selected
        node,     ///< those of a node
        link,     ///< those on a link: `withFlow` from its first end to its second, `againstFlow` back
    };
    Subject subject = Subject::messages;
    std::uint32_t index = 0;             ///< of the node or link
    std::vector<std::uint32_t> selected; ///< ascending; none for a link
    std::vector<std::uint32_t> channels; ///< of their routes, ascending
    std::vector<ChannelId>
        waited; ///< in lossless networks: for which they wait, from their NICs to full ones
    std::vector<std::uint32_t> withFlow;    ///< others on these channels, the first kMostSharers
    std::vector<std::uint32_t> againstFlow; ///< others on their reverse channels only
    std::size_t competing = 0;              ///< all of both kinds

    static constexpr std::size_t kMostSharers = 200;
    static constexpr std::size_t kMostSelected =
        64; ///< beyond this many, competing messages say nothing any more
};

[[nodiscard]] MessageFocus messageFocus(const Prediction& prediction, std::size_t step,
                                        std::span<const std::uint32_t> selected,
                                        const std::stop_token& stop = {});

/** The messages on links between the same two things in one step; nothing when none is on them in any step.
 * `there` are their channels one way, with the flow. */
[[nodiscard]] std::optional<MessageFocus> linkFocus(const Prediction& prediction, std::size_t step,
                                                    std::span<const ChannelId> there,
                                                    const std::stop_token& stop = {});

} // namespace contraflow
