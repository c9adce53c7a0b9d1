// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/project/network.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/** Whether somebody else has nodes where a mapping places processes. */
[[nodiscard]] inline bool hasNodesInUse(const Mapping& mapping)
{
    return !mapping.inUse.empty() || !mapping.inUseShare.isEmpty();
}

/** The nodes that a name in a list of nodes in use stands for: itself, or all GPUs of the server; none where
 * the network has neither. */
[[nodiscard]] std::vector<NodeId> nodesCalled(const Network& network, std::string_view name);

/**
 * By node: whether somebody else has it. Those are the nodes and servers of the mapping's list, and of the
 * others, whole servers and nodes without one, the share that it says, rounded, every choice equally likely;
 * with one seed, a larger share takes those of a smaller one and more. Nodes that the mapping places a
 * process on are not drawn. Names that the network does not have count for nothing, which is a warning.
 * Nothing where the list or the share cannot be read; issues say why.
 */
[[nodiscard]] std::optional<std::vector<bool>> nodesInUse(const Network& network, const Mapping& mapping,
                                                          IssueList& issues, std::size_t mappingIndex = 0);
/** The same of the mapping of a scenario; nothing where nobody else is there. */
[[nodiscard]] std::optional<std::vector<bool>> nodesInUse(const Project& project, std::size_t scenario,
                                                          const Network& network);

/** Which nodes are in use by others, and which are free, in a sentence each; servers are named in place of
 * all their GPUs, and of very many
 * some. */
[[nodiscard]] std::string occupancyText(const Network& network, const std::vector<bool>& isInUse);

} // namespace contraflow
