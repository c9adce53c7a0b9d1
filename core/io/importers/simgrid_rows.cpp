// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/simgrid_rows.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/topology_readers.h"
#include "core/project/host_list.h"

#include <algorithm>

namespace contraflow {

namespace {

/** A short host list of names that may all end alike behind their numbers: "n[0-7].site". */
std::string shortList(const std::vector<std::string>& names)
{
    std::string suffix = names.front();
    for (const std::string& name : names) {
        const auto [own, other] = std::mismatch(suffix.rbegin(), suffix.rend(), name.rbegin(), name.rend());
        suffix.erase(suffix.begin(), own.base());
    }
    // Digits are the numbers' own.
    const std::size_t begin = suffix.find_first_not_of("0123456789");
    suffix.erase(0, std::min(begin, suffix.size()));
    std::vector<std::string> stems;
    for (const std::string& name : names)
        stems.push_back(name.substr(0, name.size() - suffix.size()));
    const bool isAllSuffix =
        std::any_of(stems.begin(), stems.end(), [](const std::string& stem) { return stem.empty(); });
    if (suffix.empty() || isAllSuffix)
        return hostListOf(names);
    std::string list;
    std::size_t depth = 0;
    for (const char c : hostListOf(stems)) {
        depth += c == '[' ? 1 : 0;
        depth -= c == ']' ? 1 : 0;
        if (c == ',' && depth == 0)
            list += suffix;
        list += c;
    }
    return list + suffix;
}

} // namespace

SimgridRows::SimgridRows(const SimgridNetwork& network, std::vector<std::string>& notes)
    : m_network(network)
    , m_notes(notes)
{}

std::string PlainNames::take(const std::string& wanted)
{
    std::string name = plainName(wanted);
    for (std::size_t number = 2; !m_taken.insert(name).second; ++number)
        name = plainName(wanted) + " " + std::to_string(number);
    return name;
}

void SimgridRows::findJoints()
{
    std::size_t unused = 0;
    const auto rootsOf = [this](const Joint& joint) {
        return std::pair(m_network.rootOf(joint.ends[0]), m_network.rootOf(joint.ends[1]));
    };
    std::unordered_map<Place, std::size_t> degree;
    for (const Joint& joint : m_network.m_joints)
        if (joint.isJoined) {
            const auto [from, to] = rootsOf(joint);
            ++degree[from];
            ++degree[to];
        }
    for (const Joint& joint : m_network.m_joints) {
        const auto [from, to] = rootsOf(joint);
        if (!joint.isJoined || from == to) {
            unused += joint.isTaken ? 0 : 1;
            continue;
        }
        if (joint.isOutward && degree[to] == 1 && !m_network.m_places[to].host)
            continue; // nothing lies behind it
        m_joints.push_back(&joint);
        m_jointsAt[from].push_back(&joint);
        m_jointsAt[to].push_back(&joint);
    }
    if (unused > 0)
        m_notes.push_back(
            sentence("%1 on no route that was taken, left out", {sentenceOf(unused, "1 link", "%1 links")}));
}

void SimgridRows::noteSharing()
{
    std::size_t shared = 0;
    std::size_t fat = 0;
    const auto count = [&](const Joint& joint) {
        shared += joint.link.sharing == SimgridSharing::shared ? 1 : 0;
        fat += joint.link.sharing == SimgridSharing::fatPipe ? 1 : 0;
    };
    for (const Joint* joint : m_joints)
        count(*joint);
    for (const Joint& joint : m_network.m_joints)
        if (joint.isHub)
            count(joint);
    if (shared > 0)
        m_notes.push_back(sentenceOf(
            shared,
            "1 link is shared by both directions in SimGrid (SHARED); here each direction has the whole "
            "bandwidth",
            "%1 links are shared by both directions in SimGrid (SHARED); here each direction has the whole "
            "bandwidth"));
    if (fat > 0)
        m_notes.push_back(
            sentenceOf(fat, "1 link without contention in SimGrid (FATPIPE); here messages share it",
                       "%1 links without contention in SimGrid (FATPIPE); here messages share them"));
}

void SimgridRows::nameHosts()
{
    for (const SimgridNetwork::Host& host : m_network.m_hosts)
        m_hostNames.push_back(m_free.take(host.name));
}

bool SimgridRows::hasOwnSwitch(Place place) const
{
    const auto found = m_jointsAt.find(place);
    if (found == m_jointsAt.end())
        return false;
    if (!m_network.m_places[place].name.empty())
        return true;
    return std::any_of(found->second.begin(), found->second.end(), [&](const Joint* joint) {
        const Place first = m_network.rootOf(joint->ends[0]);
        const Place other = first == place ? m_network.rootOf(joint->ends[1]) : first;
        return m_network.m_places[other].host.has_value() || (found->second.size() > 1 && !joint->isSaid);
    });
}

void SimgridRows::nameSwitches()
{
    std::size_t junctions = 0;
    for (Place place = 0; place < m_network.m_places.size(); ++place) {
        const SimgridNetwork::Vertex& vertex = m_network.m_places[place];
        if (vertex.parent != place || !m_jointsAt.contains(place) || (vertex.host && !hasOwnSwitch(place)))
            continue;
        std::string wanted = vertex.name;
        if (wanted.empty())
            wanted = vertex.host ? m_hostNames[*vertex.host] + " router"
                                 : "junction " + std::to_string(++junctions);
        SwitchRow row;
        row.name = m_free.take(wanted);
        setCoordinates(row.extras, vertex.at);
        m_switches.emplace(place, row.name);
        m_switchRows.push_back(std::move(row));
    }
}

std::string SimgridRows::endName(Place place) const
{
    const Place root = m_network.rootOf(place);
    const auto found = m_switches.find(root);
    return found != m_switches.end() ? found->second : m_hostNames[*m_network.m_places[root].host];
}

void SimgridRows::addNode(NodeRow row)
{
    const bool isLikeBefore = !m_names.empty() && row.switchName == m_row.switchName &&
                              row.cores == m_row.cores && row.bandwidth == m_row.bandwidth &&
                              row.latency == m_row.latency;
    if (!isLikeBefore) {
        closeNodes();
        m_row = row;
    }
    m_names.push_back(std::move(row.name));
}

void SimgridRows::closeNodes()
{
    if (m_names.empty())
        return;
    m_row.name = shortList(m_names);
    m_nodeRows.push_back(std::move(m_row));
    m_row = {};
    m_names.clear();
}

void SimgridRows::addHost(Place place)
{
    const std::size_t host = *m_network.m_places[place].host;
    NodeRow row;
    row.name = m_hostNames[host];
    if (const auto cores = m_network.m_hosts[host].cores)
        row.cores = *cores;
    const auto joints = m_jointsAt.find(place);
    if (joints == m_jointsAt.end()) {
        addNode(std::move(row)); // on no switch
        return;
    }
    if (hasOwnSwitch(place)) {
        double together = 0;
        for (const Joint* joint : joints->second)
            together += joint->link.bandwidth.value;
        row.switchName = m_switches.at(place);
        row.bandwidth = inReadableUnit(Dimension::bandwidth, together);
        row.latency = quantity(Dimension::duration, 0, "s");
    } else {
        const Joint& joint = *joints->second.front();
        const bool isFirst = m_network.rootOf(joint.ends[0]) == place;
        row.switchName = endName(joint.ends[isFirst ? 1 : 0]);
        row.bandwidth = joint.link.bandwidth;
        row.latency = joint.link.latency;
        m_nics.insert(&joint);
    }
    addNode(std::move(row));
}

void SimgridRows::addHosts()
{
    std::size_t loose = 0;
    for (Place place = 0; place < m_network.m_places.size(); ++place)
        if (m_network.m_places[place].host && m_network.m_places[place].parent == place) {
            loose += m_jointsAt.contains(place) ? 0 : 1;
            addHost(place);
        }
    closeNodes();
    if (loose > 0)
        m_notes.push_back(sentenceOf(loose,
                                     "1 host that no link joins to anything: it is a node on no switch",
                                     "%1 hosts that no link joins to anything: they are nodes on no switch"));
}

void SimgridRows::addLinks()
{
    for (const Joint* joint : m_joints)
        if (!m_nics.contains(joint)) {
            LinkRow row;
            row.name = plainName(joint->link.name);
            row.from = endName(joint->ends[0]);
            row.to = endName(joint->ends[1]);
            row.bandwidth = joint->link.bandwidth;
            row.latency = joint->link.latency;
            m_linkRows.push_back(std::move(row));
        }
}

Platform SimgridRows::make()
{
    findJoints();
    noteSharing();
    nameHosts();
    nameSwitches();
    addHosts();
    addLinks();
    Platform platform;
    platform.switches = SharedRows<SwitchRow>(std::move(m_switchRows));
    platform.nodes = SharedRows<NodeRow>(std::move(m_nodeRows));
    platform.links = SharedRows<LinkRow>(std::move(m_linkRows));
    return platform;
}

} // namespace contraflow
