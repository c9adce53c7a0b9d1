// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/nodes_in_use.h"

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/checks.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow {

namespace {

/** Finds out which nodes somebody else has. */
class OthersNodes
{
public:
    OthersNodes(const Network& network, const Mapping& mapping, IssueList& issues, std::size_t mappingIndex)
        : m_network(network)
        , m_mapping(mapping)
        , m_issues(issues)
        , m_index(mappingIndex)
        , m_isTaken(network.nodes().size(), false)
    {}

    std::optional<std::vector<bool>> find()
    {
        if (!takeListed() || !takeShare())
            return std::nullopt;
        return std::move(m_isTaken);
    }

private:
    bool report(Severity severity, const char* column, const std::string& text)
    {
        m_issues.push_back({severity,
                            sentence("mapping %1: %2: %3", {inQuotes(m_mapping.name), column, text}),
                            {TableRef{TableKind::mappings, 0}, m_index, column, 0}});
        return severity != Severity::error;
    }

    bool takeListed()
    {
        if (m_mapping.inUse.empty())
            return true;
        const Result<std::vector<std::string>> names = expandHostList(m_mapping.inUse);
        if (!names)
            return report(Severity::error, "in_use", names.error().message);
        std::vector<std::string> unknown;
        for (const std::string& name : *names) {
            const std::vector<NodeId> nodes = nodesCalled(m_network, name);
            for (const NodeId node : nodes)
                m_isTaken[node.index()] = true;
            if (nodes.empty())
                unknown.push_back(inQuotes(name));
        }
        return unknown.empty() ||
               report(Severity::warning, "in_use",
                      sentence("the platform does not have %1, which counts for nothing; correct the list",
                               {someOf(std::move(unknown))}));
    }

    bool takeShare()
    {
        const QuantityCell& cell = m_mapping.inUseShare;
        if (cell.isRejected())
            return report(Severity::error, "in_use_share", rejection(cell, Dimension::number));
        const double share = cell.valueOr(Quantity{0}).value;
        if (share > 1)
            return report(Severity::error, "in_use_share",
                          sentence("it is %1, more than all; write at most 1 or 100 %", {numberText(share)}));
        std::vector<std::string> names = namesOfOthers();
        const auto count = static_cast<std::size_t>(std::llround(share * static_cast<double>(names.size())));
        std::vector<bool> isOurs(m_isTaken.size(), false);
        for (const PlaceRow& place : m_mapping.places)
            if (const auto node = m_network.findNode(place.node))
                isOurs[node->index()] = true;
        std::erase_if(names, [&](const std::string& name) {
            const std::vector<NodeId> nodes = nodesCalled(m_network, name);
            return std::ranges::any_of(nodes, [&](NodeId id) { return isOurs[id.index()]; });
        });
        constexpr std::uint64_t kOthers = 0x494E555345; // places at random are drawn with the same seed
        Random(m_mapping.seed ^ kOthers).shuffle(names);
        names.resize(std::min(names.size(), count));
        for (const std::string& name : names)
            for (const NodeId node : nodesCalled(m_network, name))
                m_isTaken[node.index()] = true;
        return true;
    }

    /** Servers and nodes without one of which nothing is taken, in natural order. */
    [[nodiscard]] std::vector<std::string> namesOfOthers() const
    {
        std::vector<std::string> names;
        for (std::size_t i = 0; i < m_isTaken.size(); ++i)
            if (!m_network.nodes()[i].server && !m_isTaken[i])
                names.push_back(m_network.nodes()[i].name);
        for (const Network::Server& server : m_network.servers()) {
            const auto first = m_isTaken.begin() + server.firstGpu.value;
            if (std::none_of(first, first + server.gpus, [](bool isTaken) { return isTaken; }))
                names.push_back(server.name);
        }
        std::ranges::sort(names, NaturalLess());
        return names;
    }

    const Network& m_network;
    const Mapping& m_mapping;
    IssueList& m_issues;
    std::size_t m_index;
    std::vector<bool> m_isTaken;
};

/** A list of the nodes that are in use, or are not. */
std::string nodesThatAre(const Network& network, const std::vector<bool>& isInUse, bool wanted)
{
    constexpr std::size_t kLongest = 160;
    std::vector<std::string> names;
    for (std::size_t i = 0; i < isInUse.size(); ++i)
        if (!network.nodes()[i].server && isInUse[i] == wanted)
            names.push_back(network.nodes()[i].name);
    for (const Network::Server& server : network.servers()) {
        const auto first = isInUse.begin() + server.firstGpu.value;
        const auto gpus = std::count(first, first + server.gpus, wanted);
        if (gpus == server.gpus)
            names.push_back(server.name);
        for (std::uint32_t gpu = 0; gpus != server.gpus && gpu < server.gpus; ++gpu)
            if (isInUse[server.gpu(gpu).index()] == wanted)
                names.push_back(network.node(server.gpu(gpu)).name);
    }
    std::string list = hostListOf(names);
    return list.size() <= kLongest ? list : someOf(std::move(names));
}

} // namespace

std::vector<NodeId> nodesCalled(const Network& network, std::string_view name)
{
    if (const auto node = network.findNode(name))
        return {*node};
    std::vector<NodeId> gpus;
    const auto inner = network.findSwitch(name);
    const auto server = inner ? network.serverOf(*inner) : std::nullopt;
    if (server && network.servers()[*server].inner == *inner)
        for (std::uint32_t gpu = 0; gpu < network.servers()[*server].gpus; ++gpu)
            gpus.push_back(network.servers()[*server].gpu(gpu));
    return gpus;
}

std::optional<std::vector<bool>> nodesInUse(const Network& network, const Mapping& mapping, IssueList& issues,
                                            std::size_t mappingIndex)
{
    return OthersNodes(network, mapping, issues, mappingIndex).find();
}

std::optional<std::vector<bool>> nodesInUse(const Project& project, std::size_t scenario,
                                            const Network& network)
{
    const Mapping* mapping = scenario < project.scenarios.size()
                                 ? findByName(project.mappings, project.scenarios[scenario].mapping)
                                 : nullptr;
    IssueList issues; // a prediction reports them
    return mapping && hasNodesInUse(*mapping) ? nodesInUse(network, *mapping, issues) : std::nullopt;
}

std::string occupancyText(const Network& network, const std::vector<bool>& isInUse)
{
    const auto inUse = static_cast<std::size_t>(std::ranges::count(isInUse, true));
    std::string text = inUse == 0 ? sentence("No node is in use by others.")
                                  : sentence("%1 of %2 nodes are in use by others: %3.",
                                             {groupedCount(inUse), groupedCount(isInUse.size()),
                                              nodesThatAre(network, isInUse, true)});
    if (inUse == isInUse.size())
        return text + ' ' + sentence("None is free.");
    return text + ' ' +
           sentence("Free are %1: %2.",
                    {groupedCount(isInUse.size() - inUse), nodesThatAre(network, isInUse, false)});
}

} // namespace contraflow
