// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace contraflow {

/** Which messages the canvas draws as arrows. */
enum class ShownMessages
{
    all,         ///< summed where there are many
    ofSelection, ///< those that are brought forward, with those that share their way
    none,
};

} // namespace contraflow
