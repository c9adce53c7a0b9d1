// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/server_builder.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/blank_rows.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** The friend of Network that addServers() is. */
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

    void build()
    {
        for (const ServerRow& row : m_platform.servers) {
            if (!isBlank(row))
                addRow(row);
            ++m_row;
        }
    }

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

    void addRow(const ServerRow& row)
    {
        if (row.name.empty())
            return error("name",
                         sentence("a server has no name; write one, such as s1, or a list such as s[1-4]"));
        const std::string what = sentence("server %1", {inQuotes(row.name)});
        const Result<std::size_t> hosts = countHosts(row.name);
        if (!hosts)
            return error("name", hosts.error().message);
        if (row.gpus.isEmpty())
            return error("gpus", sentence("%1 has no gpus; write how many each has, such as 8", {what}));
        const auto gpus = countOf(row.gpus, "gpus",
                                  phrase("%1 is not a number of GPUs; write a whole number from 1 on"), what);
        const auto nics =
            row.nics.isEmpty()
                ? gpus
                : countOf(row.nics, "nics",
                          phrase("%1 is not a number of NICs; write a whole number from 1 on"), what);
        if (!gpus || !nics)
            return;
        if (*nics > *gpus)
            return error(
                "nics",
                sentence(
                    "%1 has %2 NICs and %3; write at most one NIC a GPU, as fast as those that it stands for "
                    "together",
                    {what, groupedCount(*nics), counted(*gpus, "GPU")}));
        if (*hosts > Network::kMostNodes ||
            *gpus > (Network::kMostNodes - std::min(m_named, Network::kMostNodes)) / *hosts) {
            m_named = Network::kMostNodes;
            return error("gpus", sentence("with the GPUs of %1 there are more than %2 nodes; remove some",
                                          {what, groupedCount(Network::kMostNodes)}));
        }
        m_named += *hosts * *gpus;
        Parts parts{m_row, *gpus, *nics, railsOf(row, what), {}, {}};
        readPci(row, what, parts);
        const auto whose = [&] { return sentence("platform %1: %2", {inQuotes(m_platform.name), what}); };
        if (!row.rails.empty() || row.bandwidth.isRejected() || row.latency.isRejected())
            parts.nic = readFigures({row.bandwidth, row.latency}, whose, m_issues, m_row);
        if (*gpus > 1 || !row.localBandwidth.isEmpty() || row.localLatency.isRejected())
            parts.local =
                readFigures({row.localBandwidth, row.localLatency, "local_bandwidth", "local_latency"}, whose,
                            m_issues, m_row);
        for (const std::string& name : expandHostList(row.name).value())
            if (areFree(name, parts))
                addServer(name, parts);
    }

    void error(const char* column, const std::string& text)
    {
        m_issues.error(m_row, column, sentence("platform %1: %2", {inQuotes(m_platform.name), text}));
    }

    [[nodiscard]] std::optional<std::uint32_t> countOf(const CountCell& cell, const char* key,
                                                       const char* pattern, const std::string& what)
    {
        if (cell.hasValue() && cell.value() > 0)
            return cell.value();
        error(key, what + ": " + rejection(cell, pattern));
        return {};
    }

    /** The switches of a row's rails; none where one is unknown. */
    [[nodiscard]] std::vector<SwitchId> railsOf(const ServerRow& row, const std::string& what)
    {
        std::vector<SwitchId> rails;
        if (row.rails.empty())
            return rails;
        const Result<std::vector<std::string>> names = expandHostList(row.rails);
        if (!names) {
            error("rails", what + ": " + names.error().message);
            return rails;
        }
        for (const std::string& name : *names) {
            const auto rail = m_network.findSwitch(name);
            if (!rail || m_network.networkSwitch(*rail).isInServer) {
                const std::string hint = suggestion(name, namesOf(m_network.fabricSwitches()));
                error("rails", sentence("%1 has a rail at the unknown switch %2; %3",
                                        {what, inQuotes(name),
                                         hint.empty() ? sentence("add the switch to the platform's switches")
                                                      : hint}));
                return {};
            }
            rails.push_back(*rail);
        }
        return rails;
    }

    /** Reads what GPUs share on their way to NICs, if anything. */
    void readPci(const ServerRow& row, const std::string& what, Parts& parts)
    {
        if (row.pciSwitches.isEmpty() && row.pciBandwidth.isEmpty())
            return;
        if (row.pciSwitches.isEmpty())
            return error(
                "pci_switches",
                sentence("%1 has a pci_bandwidth and no pci_switches; write how many share it", {what}));
        const auto switches =
            countOf(row.pciSwitches, "pci_switches",
                    phrase("%1 is not a number of PCI switches; write a whole number from 1 on"), what);
        if (switches && *switches > parts.gpus)
            return error("pci_switches",
                         sentence("%1 has %2 PCI switches and %3; write at most one a GPU",
                                  {what, groupedCount(*switches), counted(parts.gpus, "GPU")}));
        const auto whose = [&] { return sentence("platform %1: %2", {inQuotes(m_platform.name), what}); };
        parts.pci = readFigures({row.pciBandwidth, QuantityCell(), "pci_bandwidth"}, whose, m_issues, m_row);
        if (switches && parts.pci)
            parts.pciSwitches = *switches;
    }

    /** Whether none of a server's names is taken. */
    [[nodiscard]] bool areFree(const std::string& name, const Parts& parts)
    {
        const auto check = [this](const std::string& taken) {
            const bool isNode = m_network.findNode(taken).has_value();
            if (!isNode && !m_network.findSwitch(taken))
                return true;
            error("name",
                  sentence(
                      isNode
                          ? phrase("a part of a server and a node are both called %1; rename one of them")
                          : phrase("a part of a server and a switch are both called %1; rename one of them"),
                      {inQuotes(taken)}));
            return false;
        };
        if (const auto inner = m_network.findSwitch(name);
            inner && m_network.networkSwitch(*inner).isInServer) {
            error("name", sentence("there are two servers %1; rename or remove one", {inQuotes(name)}));
            return false;
        }
        bool isFree = check(name);
        for (std::uint32_t g = 0; isFree && g < parts.gpus; ++g)
            isFree = check(gpuName(name, g));
        for (std::uint32_t k = 0; isFree && parts.hasNicSwitches() && k < parts.nics; ++k)
            isFree = check(nicName(name, k));
        isFree = isFree && (parts.pciSwitches == 0 || check(pciName(name)));
        for (std::uint32_t p = 0; isFree && p < parts.pciSwitches; ++p)
            isFree = check(pciName(name) + std::to_string(p));
        return isFree;
    }

    void addServer(const std::string& name, const Parts& parts)
    {
        const auto index = static_cast<std::uint32_t>(m_network.m_servers.size());
        const bool hasNics = !parts.rails.empty() && parts.nic;
        Network::Server server{name,
                               parts.row,
                               NodeId(m_network.m_nodes.size()),
                               parts.gpus,
                               parts.nics,
                               static_cast<std::uint32_t>(parts.rails.size()),
                               addSwitch(name, parts),
                               {}};
        if (hasNics && parts.hasNicSwitches())
            addNics(server, parts);
        for (std::uint32_t g = 0; g < parts.gpus; ++g) {
            const std::string gpu = gpuName(name, g);
            const Vertex at{true, static_cast<std::uint32_t>(m_network.m_nodes.size())};
            m_network.m_nodeByName.emplace(gpu, at.index);
            Network::Node node{gpu, parts.row, 1, {}, server.inner, index};
            if (parts.local)
                addLink(gpu + " local", at, {false, server.inner.value}, *parts.local);
            if (hasNics) {
                node.nic = addLink(gpu + " NIC", at, {false, nextToGpu(server, parts, g).value}, *parts.nic);
                m_network.m_links[node.nic->index()].isNic = true;
            }
            m_network.m_nodes.push_back(std::move(node));
        }
        m_network.m_servers.push_back(std::move(server));
    }

    /** The switches and links between those of a server's GPUs and its NICs. */
    void addNics(Network::Server& server, const Parts& parts)
    {
        for (std::uint32_t k = 0; k < parts.nics; ++k) {
            const SwitchId nic = addSwitch(nicName(server.name, k), parts);
            if (k == 0)
                server.firstNic = nic;
            addLink(nicName(server.name, k) + " NIC", {false, nic.value},
                    {false, parts.rails[k % parts.rails.size()].value}, {parts.nic->capacity, 0});
        }
        if (parts.pciSwitches > 0)
            addPci(server, parts);
    }

    void addPci(Network::Server& server, const Parts& parts)
    {
        const SwitchId joined = addSwitch(pciName(server.name), parts);
        server.pciSwitches = parts.pciSwitches;
        server.firstPciLink = LinkId(m_network.m_links.size());
        for (std::uint32_t k = 0; k < parts.nics; ++k)
            addLink(nicName(server.name, k) + " PCI", {false, joined.value},
                    {false, server.firstNic->value + k}, {parts.nic->capacity, 0});
        for (std::uint32_t p = 0; p < parts.pciSwitches; ++p) {
            const std::string name = pciName(server.name) + std::to_string(p);
            addLink(name + " PCI", {false, addSwitch(name, parts).value}, {false, joined.value}, *parts.pci);
        }
    }

    /** Where the link of a GPU leads that is to bring it outside. */
    static SwitchId nextToGpu(const Network::Server& server, const Parts& parts, std::uint32_t gpu)
    {
        if (server.pciSwitches > 0) // they are the server's last switches
            return SwitchId(server.inner.value + server.switches() - server.pciSwitches +
                            server.pciSwitchOf(gpu));
        return server.firstNic ? SwitchId(server.firstNic->value + server.nicOf(gpu))
                               : parts.rails[server.railOf(gpu)];
    }

    SwitchId addSwitch(const std::string& name, const Parts& parts)
    {
        const SwitchId id(m_network.m_switches.size());
        m_network.m_switchByName.emplace(name, id.value);
        m_network.m_switches.push_back({name, parts.row, {}, true});
        return id;
    }

    LinkId addLink(std::string name, Vertex from, Vertex to, const Network::LinkFigures& figures)
    {
        const LinkId id(m_network.m_links.size());
        m_network.m_links.push_back(
            {std::move(name), from, to, figures.capacity, figures.latency, false, m_row, true});
        return id;
    }

    Network& m_network;
    const Platform& m_platform;
    CappedIssues& m_issues;
    std::size_t m_named = 0; ///< nodes of the rows so far
    std::uint32_t m_row = 0;
};

void addServers(Network& network, const Platform& platform, CappedIssues& issues, std::size_t nodes)
{
    ServerBuilder(network, platform, issues, nodes).build();
}

} // namespace contraflow
