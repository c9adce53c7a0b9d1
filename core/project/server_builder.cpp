// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/server_builder.h"

#include "core/base/text.h"
#include "core/project/blank_rows.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"

#include <algorithm>

namespace contraflow {

void ServerBuilder::build()
{
    for (const ServerRow& row : m_platform.servers) {
        if (!isBlank(row))
            addRow(row);
        ++m_row;
    }
}

void ServerBuilder::error(const char* column, const std::string& text)
{
    m_issues.error(m_row, column, "platform " + inQuotes(m_platform.name) + ": " + text);
}

std::optional<std::uint32_t> ServerBuilder::countOf(const CountCell& cell, const char* key,
                                                    const char* things, const std::string& what)
{
    if (cell.hasValue() && cell.value() > 0)
        return cell.value();
    const std::string refusal =
        std::string("is not a number of ") + things + "; write a whole number from 1 on";
    error(key, what + ": " + (cell.isRejected() ? rejection(cell, refusal.c_str()) : "'0' " + refusal));
    return {};
}

std::vector<SwitchId> ServerBuilder::railsOf(const ServerRow& row, const std::string& what)
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
            error("rails", what + " has a rail at the unknown switch " + inQuotes(name) + "; " +
                               (hint.empty() ? "add the switch to the platform's switches" : hint));
            return {};
        }
        rails.push_back(*rail);
    }
    return rails;
}

void ServerBuilder::addRow(const ServerRow& row)
{
    if (row.name.empty())
        return error("name", "a server has no name; write one, such as s1, or a list such as s[1-4]");
    const std::string what = "server " + inQuotes(row.name);
    const Result<std::size_t> hosts = countHosts(row.name);
    if (!hosts)
        return error("name", hosts.error().message);
    if (row.gpus.isEmpty())
        return error("gpus", what + " has no gpus; write how many each has, such as 8");
    const auto gpus = countOf(row.gpus, "gpus", "GPUs", what);
    const auto nics = row.nics.isEmpty() ? gpus : countOf(row.nics, "nics", "NICs", what);
    if (!gpus || !nics)
        return;
    if (*nics > *gpus)
        return error("nics",
                     what + " has " + groupedCount(*nics) + " NICs and " + counted(*gpus, "GPU") +
                         "; write at most one NIC a GPU, as fast as those that it stands for together");
    if (*hosts > Network::kMostNodes ||
        *gpus > (Network::kMostNodes - std::min(m_named, Network::kMostNodes)) / *hosts) {
        m_named = Network::kMostNodes;
        return error("gpus", "with the GPUs of " + what + " there are more than " +
                                 groupedCount(Network::kMostNodes) + " nodes; remove some");
    }
    m_named += *hosts * *gpus;
    Parts parts{m_row, *gpus, *nics, railsOf(row, what), {}, {}};
    const std::string whose = "platform " + inQuotes(m_platform.name) + ": " + what;
    if (!row.rails.empty() || row.bandwidth.isRejected() || row.latency.isRejected())
        parts.nic = readFigures({row.bandwidth, row.latency}, whose, m_issues, m_row);
    if (*gpus > 1 || !row.localBandwidth.isEmpty() || row.localLatency.isRejected())
        parts.local = readFigures({row.localBandwidth, row.localLatency, "local_bandwidth", "local_latency"},
                                  whose, m_issues, m_row);
    for (const std::string& name : expandHostList(row.name).value())
        if (areFree(name, parts))
            addServer(name, parts);
}

bool ServerBuilder::areFree(const std::string& name, const Parts& parts)
{
    const auto check = [this](const std::string& taken) {
        const bool isNode = m_network.findNode(taken).has_value();
        if (!isNode && !m_network.findSwitch(taken))
            return true;
        error("name", "a part of a server and a " + std::string(isNode ? "node" : "switch") +
                          " are both called " + inQuotes(taken) + "; rename one of them");
        return false;
    };
    if (const auto inner = m_network.findSwitch(name); inner && m_network.networkSwitch(*inner).isInServer) {
        error("name", "there are two servers " + inQuotes(name) + "; rename or remove one");
        return false;
    }
    bool isFree = check(name);
    for (std::uint32_t g = 0; isFree && g < parts.gpus; ++g)
        isFree = check(gpuName(name, g));
    for (std::uint32_t k = 0; isFree && parts.nics < parts.gpus && k < parts.nics; ++k)
        isFree = check(nicName(name, k));
    return isFree;
}

SwitchId ServerBuilder::addSwitch(const std::string& name, const Parts& parts)
{
    const SwitchId id(m_network.m_switches.size());
    m_network.m_switchByName.emplace(name, id.value);
    m_network.m_switches.push_back({name, parts.row, {}, true});
    return id;
}

LinkId ServerBuilder::addLink(std::string name, Vertex from, Vertex to, const Network::LinkFigures& figures)
{
    const LinkId id(m_network.m_links.size());
    m_network.m_links.push_back(
        {std::move(name), from, to, figures.capacity, figures.latency, false, m_row, true});
    return id;
}

void ServerBuilder::addServer(const std::string& name, const Parts& parts)
{
    const auto index = static_cast<std::uint32_t>(m_network.m_servers.size());
    const bool isShared = parts.nics < parts.gpus && !parts.rails.empty() && parts.nic;
    Network::Server server{name,
                           parts.row,
                           NodeId(m_network.m_nodes.size()),
                           parts.gpus,
                           parts.nics,
                           static_cast<std::uint32_t>(parts.rails.size()),
                           addSwitch(name, parts),
                           {}};
    for (std::uint32_t k = 0; isShared && k < parts.nics; ++k) {
        const SwitchId nic = addSwitch(nicName(name, k), parts);
        if (k == 0)
            server.firstNic = nic;
        addLink(nicName(name, k) + " NIC", {false, nic.value},
                {false, parts.rails[k % parts.rails.size()].value}, {parts.nic->capacity, 0});
    }
    for (std::uint32_t g = 0; g < parts.gpus; ++g) {
        const std::string gpu = gpuName(name, g);
        const Vertex at{true, static_cast<std::uint32_t>(m_network.m_nodes.size())};
        m_network.m_nodeByName.emplace(gpu, at.index);
        Network::Node node{gpu, parts.row, 1, {}, server.inner, index};
        if (parts.local)
            addLink(gpu + " local", at, {false, server.inner.value}, *parts.local);
        if (!parts.rails.empty() && parts.nic) {
            const std::uint32_t to =
                isShared ? server.firstNic->value + server.nicOf(g) : parts.rails[server.railOf(g)].value;
            node.nic = addLink(gpu + " NIC", at, {false, to}, *parts.nic);
            m_network.m_links[node.nic->index()].isNic = true;
        }
        m_network.m_nodes.push_back(std::move(node));
    }
    m_network.m_servers.push_back(std::move(server));
}

} // namespace contraflow
