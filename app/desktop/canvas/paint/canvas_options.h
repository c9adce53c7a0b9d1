// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

/** What the colour of a message's arrow says. */
enum class ArrowColour
{
    time,     ///< predicted time from start to finish
    slowdown, ///< predicted time / time alone on the network
    model,    ///< the sharing model that predicted it, in the colour that plots give it
};

/** Which messages the canvas draws as arrows. */
enum class ShownMessages
{
    all,         ///< summed where there are many
    ofSelection, ///< those that are brought forward, with those that share their way
    none,
};

} // namespace contraflow
