// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <cstddef>

namespace contraflow {

// What a node or link has that is drawn, before anybody types: like the last one of the platform; the first
// one has the figures of the network preset that was applied to the platform, or else the speed that another
// platform of the project has, or else that of plain Gigabit Ethernet.

/** Gives a node of a platform bandwidth, latency and cores. */
void setDrawnFigures(NodeRow& row, const Project& project, std::size_t platform);
/** Gives a link of a platform bandwidth and latency. */
void setDrawnFigures(LinkRow& row, const Project& project, std::size_t platform);

} // namespace contraflow
