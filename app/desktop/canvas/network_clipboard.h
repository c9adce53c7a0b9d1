// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_edits.h"
#include "core/base/result.h"

namespace contraflow {

/**
 * Puts the selected switches, nodes and links on the clipboard: as a part of a network for this program, and
 * as rows of the node sheet for others. A switch takes its nodes along, links go along when both their ends
 * do. False when none of these is selected.
 */
bool copyToClipboard(const Project& project, const std::set<SelectedItem>& items);

/**
 * The network on the clipboard under free names, beside what is drawn. Nodes whose switch was not copied go
 * to the switch of that name, if there is one.
 */
[[nodiscard]] Result<DrawnEdit> pasteFromClipboard(const Project& project, std::size_t scenario,
                                                   const DrawnSwitches& drawn);

} // namespace contraflow
