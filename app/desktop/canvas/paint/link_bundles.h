// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"

#include <vector>

namespace contraflow {

// Links between the same two drawn things are drawn as one line, their bundle. A single link is a bundle of
// one.

/** What flows over a bundle one way in the shown step. */
struct BundleFigures
{
    std::size_t links = 1;
    double capacity = 0;     ///< bytes per second, of all links
    double used = 0;         ///< bytes per second, of all links
    double worst = 0;        ///< load of the fullest link, 0 … 1
    std::size_t loaded = 0;  ///< links on which something flows
    std::size_t full = 0;    ///< links that are saturated
    bool limits = false;     ///< one of them limits a message
    bool hasVictims = false; ///< one of them, a message that does not use it
};

/** The channels of a bundle that lead where `channel` leads, itself included; ascending by link. */
[[nodiscard]] std::vector<ChannelId> bundleChannels(const NetworkLayout& layout, ChannelId channel);

/** Links in the bundle of a link. */
[[nodiscard]] std::size_t bundleSize(const NetworkLayout& layout, LinkId link);

[[nodiscard]] BundleFigures bundleFigures(const CanvasPicture& picture, ChannelId channel);

} // namespace contraflow
