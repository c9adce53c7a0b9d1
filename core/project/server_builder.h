// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/checks.h"
#include "core/project/network.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/**
 * Adds the servers of a platform to a network that has its switches and plain nodes: of server s1 the nodes
 * s1.0, s1.1, … (its GPUs), the switch s1 that joins them, and for each GPU a link that leads to a rail.
 * Where there are fewer NICs than GPUs, neighbouring GPUs share the switch s1.nic0, s1.nic1, …, whose one
 * link is the NIC's: it has the NIC's bandwidth, as each of theirs to it has, and theirs have its latency.
 * Where they share PCI switches, each has its link to one of s1.pci0, s1.pci1, …, which have one each, of the
 * PCI bandwidth, to s1.pci, from where links of the NICs' bandwidth lead to the switches of all NICs.
 * Rows at fault are reported and left out.
 */
class ServerBuilder
{
public:
    /** `nodes` is how many nodes the platform names so far. */
    ServerBuilder(Network& network, const Platform& platform, CappedIssues& issues, std::size_t nodes)
        : m_network(network)
        , m_platform(platform)
        , m_issues(issues)
        , m_named(nodes)
    {}

    void build();

private:
    using Figures = std::optional<Network::LinkFigures>;

    /** What all servers of a row have. */
    struct Parts
    {
        std::uint32_t row = 0;
        std::uint32_t gpus = 0;
        std::uint32_t nics = 0;
        std::vector<SwitchId> rails;
        Figures nic;
        Figures local;
        std::uint32_t pciSwitches = 0;
        Figures pci;

        [[nodiscard]] bool hasNicSwitches() const { return nics < gpus || pciSwitches > 0; }
    };

    void addRow(const ServerRow& row);
    void error(const char* column, const std::string& text);
    [[nodiscard]] std::optional<std::uint32_t> countOf(const CountCell& cell, const char* key,
                                                       const char* pattern, const std::string& what);
    /** The switches of a row's rails; none where one is unknown. */
    [[nodiscard]] std::vector<SwitchId> railsOf(const ServerRow& row, const std::string& what);
    /** Reads what GPUs share on their way to NICs, if anything. */
    void readPci(const ServerRow& row, const std::string& what, Parts& parts);
    /** Whether none of a server's names is taken. */
    [[nodiscard]] bool areFree(const std::string& name, const Parts& parts);
    void addServer(const std::string& name, const Parts& parts);
    /** The switches and links between those of a server's GPUs and its NICs. */
    void addNics(Network::Server& server, const Parts& parts);
    void addPci(Network::Server& server, const Parts& parts);
    /** Where the link of a GPU leads that is to bring it outside. */
    static SwitchId nextToGpu(const Network::Server& server, const Parts& parts, std::uint32_t gpu);
    SwitchId addSwitch(const std::string& name, const Parts& parts);
    LinkId addLink(std::string name, Vertex from, Vertex to, const Network::LinkFigures& figures);

    Network& m_network;
    const Platform& m_platform;
    CappedIssues& m_issues;
    std::size_t m_named = 0; ///< nodes of the rows so far
    std::uint32_t m_row = 0;
};

} // namespace contraflow
