// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace contraflow {

using NameSet = std::unordered_set<std::string>;
using NameMap = std::unordered_map<std::string, std::string>; ///< new names by old ones

/** Whether the name has a new one, which it then is. */
bool rename(std::string& name, const NameMap& renamed);

/** Adds what makes written routes name the nodes by their new names. */
void renameNodesInRoutes(const Project& project, std::size_t platform, const NameMap& renamed,
                         std::vector<Change>& changes);

/** Adds what takes nodes out of written routes, and routes away that have no node left at an end. */
void removeNodesFromRoutes(const Project& project, std::size_t platform, const NameSet& nodes,
                           std::vector<Change>& changes);

/** Renames a link, also in written routes where no other link has its name. */
[[nodiscard]] Edit renameLink(const Project& project, std::size_t platform, std::size_t row,
                              const std::string& name);

} // namespace contraflow
