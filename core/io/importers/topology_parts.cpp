// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/topology_parts.h"

#include "core/base/text.h"
#include "core/project/host_list.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <unordered_map>
#include <vector>

namespace contraflow {

namespace {

/** Switches that links join to one another, and the nodes on them. */
class TopologyParts
{
public:
    explicit TopologyParts(const Platform& platform) : m_platform(platform)
    {
        findParts();
        findFurtherLinks();
        for (const NodeRow& row : platform.nodes)
            if (const auto home = m_switches.find(row.switchName); home != m_switches.end())
                takeNodes(row, m_parts[home->second]);
    }

    [[nodiscard]] std::optional<std::string> note() const
    {
        constexpr std::size_t kMostLooked = 1000;
        std::size_t looked = 0;
        for (auto one = m_nodes.begin(); one != m_nodes.end() && looked < kMostLooked; ++one, ++looked)
            for (auto other = std::next(one); other != m_nodes.end(); ++other)
                if (!shareOne(one->first, other->first))
                    return "no links lead from some nodes to others, such as from " + inQuotes(one->second) +
                           " to " + inQuotes(other->second) + ": add links where there are some";
        return std::nullopt;
    }

private:
    void findParts()
    {
        for (std::size_t i = 0; i < m_platform.switches.size(); ++i)
            m_switches.emplace(m_platform.switches[i].name, i);
        std::vector<std::vector<std::size_t>> neighbours(m_platform.switches.size());
        for (const LinkRow& link : m_platform.links) {
            const auto from = m_switches.find(link.from);
            const auto to = m_switches.find(link.to);
            if (from == m_switches.end() || to == m_switches.end())
                continue;
            neighbours[from->second].push_back(to->second);
            neighbours[to->second].push_back(from->second);
        }
        const std::size_t none = neighbours.size();
        m_parts.assign(none, none);
        for (std::size_t first = 0; first < none; ++first) {
            if (m_parts[first] != none)
                continue;
            m_parts[first] = first;
            std::vector<std::size_t> open{first};
            while (!open.empty()) {
                const std::size_t at = open.back();
                open.pop_back();
                for (const std::size_t next : neighbours[at])
                    if (m_parts[next] == none) {
                        m_parts[next] = first;
                        open.push_back(next);
                    }
            }
        }
    }

    /** A node that hangs on several switches is in the part of each. */
    void findFurtherLinks()
    {
        for (const LinkRow& link : m_platform.links)
            for (const auto& [node, other] : {std::pair(link.from, link.to), std::pair(link.to, link.from)})
                if (const auto place = m_switches.find(other);
                    place != m_switches.end() && !m_switches.contains(node))
                    m_further[node].insert(m_parts[place->second]);
    }

    void takeNodes(const NodeRow& row, std::size_t home)
    {
        const bool isKnown = m_nodes.contains({home});
        if (isKnown && m_further.empty())
            return;
        const auto names = expandHostList(row.name);
        for (const std::string& name : names ? *names : std::vector<std::string>{row.name}) {
            std::set<std::size_t> parts{home};
            if (const auto further = m_further.find(name); further != m_further.end())
                parts.insert(further->second.begin(), further->second.end());
            m_nodes.emplace(std::move(parts), name);
            if (m_further.empty())
                return; // the others are in the same part
        }
    }

    static bool shareOne(const std::set<std::size_t>& one, const std::set<std::size_t>& other)
    {
        return std::any_of(one.begin(), one.end(),
                           [&other](std::size_t part) { return other.contains(part); });
    }

    const Platform& m_platform;
    std::unordered_map<std::string, std::size_t> m_switches;          ///< by name
    std::vector<std::size_t> m_parts;                                 ///< by switch the first one of its part
    std::unordered_map<std::string, std::set<std::size_t>> m_further; ///< parts by node
    std::map<std::set<std::size_t>, std::string> m_nodes; ///< by the parts that they are in, the first one
};

} // namespace

std::optional<std::string> noteOfParts(const Platform& platform)
{
    return TopologyParts(platform).note();
}

} // namespace contraflow
