// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/topology_file.h"

#include <cstddef>
#include <string>
#include <vector>

namespace contraflow {

/** What a file of Slurm says of one switch, block or ring. */
struct SlurmGroup
{
    std::size_t line = 0; ///< 1-based
    std::string name;
    std::string nodes;    ///< host list; may be empty
    std::string children; ///< host list of switches; may be empty
};

/** Host lists of a whole file, which together may not be too long. */
class SlurmHosts
{
public:
    using Names = std::vector<std::string>;

    /** Fails, with the line, where the list cannot be read or makes the file's names too many. */
    [[nodiscard]] Result<Names> expand(std::size_t line, const std::string& list);

private:
    std::size_t m_count = 0;
};

/**
 * A tree, or a forest: a switch for each group, links to its children, and its nodes. A node in a second
 * group hangs there too, by a link. Fails where a list cannot be read, is longer than kMostTopologyParts, or
 * a name stands for two things. What is odd but clear goes to the topology's notes.
 */
[[nodiscard]] Result<Platform> slurmTree(const std::vector<SlurmGroup>& groups, ImportedTopology& topology);

/** Rings: nodes pass on what goes round, so each has a switch of its own, joined to those of its neighbours.
 */
[[nodiscard]] Result<Platform> slurmRings(const std::vector<SlurmGroup>& groups);

} // namespace contraflow
