// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/network_layout.h"

#include <QString>

#include <string>
#include <vector>

namespace contraflow {

// What things are called that stand for many.

/**
 * "edge1-1…4" for edge1-1, edge1-2, edge1-3 and edge1-4, and several such ranges for names that begin
 * differently: "agg1-1…4, edge1-1…4". Ranges go from the first to the last by natural order, whatever is
 * missing between them.
 */
[[nodiscard]] QString rangeOfNames(std::vector<std::string> names);

/** The same of switches, first those that have nodes. */
[[nodiscard]] QString rangeOfSwitches(const Network& network, const std::vector<std::uint32_t>& switches,
                                      const std::vector<bool>& hasNodes);

/** By switch: what stands in its bar; a collapsed group is named by what is inside. `folds` as of
 * foldsOf(). */
[[nodiscard]] std::vector<QString> switchTitles(const Network& network,
                                                const std::vector<std::uint32_t>& folds,
                                                const std::vector<bool>& hasNodes);

/** By switch: whether nodes are attached to it. */
[[nodiscard]] std::vector<bool> switchesWithNodes(const Network& network);

} // namespace contraflow
