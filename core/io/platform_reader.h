// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/list_reader.h"

namespace contraflow {

/** The keys of a platform that are known. */
[[nodiscard]] const std::vector<std::string>& platformKeys();

/** Takes a platform out of its map. `issues` is where `lists` reports to. */
void readPlatform(MapReader& map, std::size_t index, ListReader& lists, IssueList& issues,
                  Platform& platform);

} // namespace contraflow
