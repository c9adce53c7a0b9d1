// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/importing/topology_file.h"
#include "core/project/edit.h"
#include "core/project/preset.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** How many cables join two switches, where a file says only that they are joined; one of both, or none. */
struct CableChoice
{
    std::optional<std::uint32_t> uplinks;   ///< cables of each link
    std::optional<double> oversubscription; ///< what comes from below over the links upwards, of each switch

    [[nodiscard]] bool isGiven() const { return uplinks || oversubscription; }
};

/** How a platform's links hold several cables. */
enum class CableRows
{
    parallel, ///< a row for each cable, over which the routing spreads
    bundled,  ///< one row with the bandwidth of all: the routing takes one way for ever
};

/**
 * The platform with as many cables in each link between switches as are chosen; its rows have the bandwidth
 * of one. With an oversubscription each switch gets the cables upwards that what comes from below needs,
 * divided by it. Fails where that cannot be, as no switch stands above another, and where there would be too
 * many.
 */
[[nodiscard]] Result<Platform> withCables(Platform platform, const CableChoice& choice, CableRows rows);

/** What becomes of a topology in a project. */
struct TopologyTarget
{
    std::string name;                    ///< of a platform whose file does not name it
    std::optional<NetworkPreset> preset; ///< for what the file does not say
    CableChoice cables = {};             ///< where the file does not count them
    std::string
        platform; ///< of a file that describes nodes: theirs; empty: the one that has them, or the only one
    Provenance provenance = {}; ///< what is known of the file; the plan adds how it was read
};

struct TopologyPlan
{
    Edit edit;                      ///< one undo step
    std::vector<std::string> made;  ///< a line for each platform, or row of nodes
    std::vector<std::string> notes; ///< those of the file, and what was filled in
};

/** How many rows of the file's platforms have no bandwidth of their own: nodes and links. */
[[nodiscard]] std::size_t rowsWithoutSpeed(const ImportedTopology& topology);

/** A line for each platform of the file, which is called `name` where the file gives it none. */
[[nodiscard]] std::vector<std::string> contentsOf(const ImportedTopology& topology, const std::string& name);

/**
 * The platforms as an edit that adds them under free names. Bandwidths and latencies that the file does not
 * say are the preset's; without one latencies are 0, and a file without bandwidths is refused. The model of a
 * preset comes along. Where the file does not count the cables between switches, a note says what was taken
 * and which oversubscription that makes. Of a file that
 * describes a node the edit sets the cores of the row that has the node, or else of all nodes of the
 * platform.
 */
[[nodiscard]] Result<TopologyPlan> planTopology(const Project& project, const ImportedTopology& topology,
                                                const TopologyTarget& target);

} // namespace contraflow
