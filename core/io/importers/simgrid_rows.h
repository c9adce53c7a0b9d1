// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/importers/simgrid_network.h"

#include <unordered_set>

namespace contraflow {

/** Names for nodes, switches and links, each its own. */
class PlainNames
{
public:
    /** The name, without what names cannot have, and a number behind it where it is taken. */
    [[nodiscard]] std::string take(const std::string& wanted);

private:
    std::unordered_set<std::string> m_taken;
};

/**
 * Makes the rows of a platform of a network of SimGrid. Nodes do not forward here, so a host that messages of
 * others pass through gets a switch of its own that all its links together can fill.
 */
class SimgridRows
{
public:
    SimgridRows(const SimgridNetwork& network, std::vector<std::string>& notes);
    [[nodiscard]] Platform make();
    /** By number of the host in the network, when rows are made. */
    [[nodiscard]] const std::vector<std::string>& hostNames() const { return m_hostNames; }
    /** Whether the link of a network became the NIC of a node, which routes do not name. */
    [[nodiscard]] bool isNic(const SimgridNetwork::Joint& joint) const { return m_nics.contains(&joint); }

private:
    using Place = SimgridNetwork::Place;
    using Joint = SimgridNetwork::Joint;

    void findJoints();
    void noteSharing();
    void nameHosts();
    void nameSwitches();
    void addHosts();
    void addHost(Place place);
    void addNode(NodeRow row);
    void closeNodes();
    void addLinks();
    [[nodiscard]] bool hasOwnSwitch(Place place) const;
    /** Of a switch, or of a host that has none of its own. */
    [[nodiscard]] std::string endName(Place place) const;

    const SimgridNetwork& m_network;
    std::vector<std::string>& m_notes;
    std::vector<const Joint*> m_joints;                              ///< that join two places
    std::unordered_map<Place, std::vector<const Joint*>> m_jointsAt; ///< by root
    std::unordered_map<Place, std::string> m_switches;               ///< names by root
    std::vector<std::string> m_hostNames;
    PlainNames m_free;
    std::unordered_set<const Joint*> m_nics; ///< that became rows of nodes
    NodeRow m_row;                           ///< equal nodes are one row
    std::vector<std::string> m_names;        ///< of the nodes of m_row
    std::vector<SwitchRow> m_switchRows;
    std::vector<NodeRow> m_nodeRows;
    std::vector<LinkRow> m_linkRows;
};

} // namespace contraflow
