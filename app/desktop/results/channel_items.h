// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "core/project/network.h"
#include "core/project/project.h"

#include <cstddef>
#include <optional>
#include <string>

namespace contraflow {

/** Position of the platform of a scenario; nothing when one of them is not in the project any more. */
[[nodiscard]] std::optional<std::size_t> platformOf(const Project& project, const std::string& scenario);

/** The row to select for a channel of a scenario's network: its link, or its node when the link is an
 * adapter. */
[[nodiscard]] std::optional<SelectedItem> itemOfChannel(const Network& network, const Project& project,
                                                        const std::string& scenario, ChannelId channel);

} // namespace contraflow
