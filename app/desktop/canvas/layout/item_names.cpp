// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/item_names.h"

#include "app/desktop/canvas/layout/folded_layout.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"

#include <QStringList>

#include <algorithm>
#include <map>

namespace contraflow {
namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** What stands before the first number of a name. */
std::string beginningOf(const std::string& name)
{
    return name.substr(
        0, static_cast<std::size_t>(std::find_if(name.begin(), name.end(), isDigit) - name.begin()));
}

/** From the first to the last of names that are sorted; what both begin with is said once. */
QString rangeBetween(const std::string& first, const std::string& last)
{
    if (first == last)
        return qtText(first);
    std::size_t same = 0;
    while (same < first.size() && same < last.size() && first[same] == last[same])
        ++same;
    while (same > 0 &&
           (isDigit(first[same - 1]) || (static_cast<unsigned char>(last[same]) & 0xC0U) == 0x80U))
        --same; // numbers and characters stay whole
    return qtText(first) + QChar(0x2026) + qtText(last.substr(same));
}

} // namespace

QString rangeOfNames(std::vector<std::string> names)
{
    std::sort(names.begin(), names.end(),
              [](const std::string& a, const std::string& b) { return naturalOrder(a, b) < 0; });
    std::vector<std::string> order;
    std::map<std::string, std::pair<std::string, std::string>> ends;
    for (const std::string& name : names) {
        const std::string beginning = beginningOf(name);
        const auto [entry, isNew] = ends.try_emplace(beginning, name, name);
        if (isNew)
            order.push_back(beginning);
        entry->second.second = name;
    }
    QStringList ranges;
    for (const std::string& beginning : order)
        ranges << rangeBetween(ends[beginning].first, ends[beginning].second);
    return ranges.join(QStringLiteral(", "));
}

QString rangeOfSwitches(const Network& network, const std::vector<std::uint32_t>& switches,
                        const std::vector<bool>& hasNodes)
{
    std::vector<std::string> racks;
    std::vector<std::string> others;
    for (const std::uint32_t s : switches)
        (hasNodes[s] ? racks : others).push_back(network.switches()[s].name);
    QStringList ranges;
    for (std::vector<std::string>* names : {&racks, &others})
        if (!names->empty())
            ranges << rangeOfNames(std::move(*names));
    return ranges.join(QStringLiteral(", "));
}

std::vector<QString> switchTitles(const Network& network, const std::vector<std::uint32_t>& folds,
                                  const std::vector<bool>& hasNodes)
{
    std::vector<QString> titles;
    for (const Network::Switch& item : network.switches())
        titles.push_back(QString::fromStdString(item.name));
    std::map<std::uint32_t, std::vector<std::uint32_t>> groups;
    for (std::uint32_t s = 0; s < folds.size() && s < network.fabricSwitches().size(); ++s)
        if (folds[s] != kNoFold)
            groups[folds[s]].push_back(s);
    for (const auto& [lead, members] : groups)
        if (members.size() > 1)
            titles[lead] = rangeOfSwitches(network, members, hasNodes);
    return titles;
}

std::vector<bool> switchesWithNodes(const Network& network)
{
    std::vector<bool> hasNodes(network.switches().size(), false);
    for (const Network::Node& node : network.nodes())
        if (node.attachedTo)
            hasNodes[node.attachedTo->index()] = true;
    return hasNodes;
}

} // namespace contraflow
