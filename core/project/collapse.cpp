// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/collapse.h"

#include "core/project/host_list.h"

#include <charconv>
#include <utility>

namespace contraflow {

namespace {

constexpr std::string_view kNoneOpen = "none";

/** Whether servers are drawn open where their row says nothing. */
bool areServersOpen(const Platform& platform)
{
    std::size_t gpus = 0;
    for (const ServerRow& row : platform.servers)
        if (const Result<std::size_t> hosts = countHosts(row.name); hosts && row.gpus.hasValue())
            gpus += *hosts * row.gpus.value();
    return gpus <= kMostOpenGpus;
}

void addCollapsedServers(CollapsedParts& parts, const ServerRow& row, bool areOpen)
{
    std::optional<std::vector<std::size_t>> expanded;
    if (const DataNode* value = extraOf(row.extras, kExpandedKey))
        expanded = readExpanded(*value);
    const Result<std::vector<std::string>> hosts = expandHostList(row.name);
    if (!hosts || (!expanded && areOpen))
        return;
    std::vector<bool> isOpen(hosts->size());
    for (const std::size_t place : std::move(expanded).value_or(std::vector<std::size_t>()))
        if (place < isOpen.size())
            isOpen[place] = true;
    for (std::size_t i = 0; i < isOpen.size(); ++i)
        if (!isOpen[i])
            parts.emplace((*hosts)[i], Collapsed::rack);
}

} // namespace

std::optional<Collapsed> readCollapsed(const DataNode& value)
{
    if (value.kind != DataNode::Kind::scalar)
        return std::nullopt;
    if (value.scalar == "rack")
        return Collapsed::rack;
    if (value.scalar == "group")
        return Collapsed::group;
    return std::nullopt;
}

Collapsed collapsedOf(const SwitchRow& row)
{
    const DataNode* value = extraOf(row.extras, kCollapsedKey);
    return value ? readCollapsed(*value).value_or(Collapsed::no) : Collapsed::no;
}

void setCollapsed(SwitchRow& row, Collapsed collapsed)
{
    setExtra(row.extras, kCollapsedKey);
    if (collapsed != Collapsed::no)
        setExtra(row.extras, kCollapsedKey,
                 DataNode::ofText(collapsed == Collapsed::rack ? "rack" : "group"));
}

std::optional<std::vector<std::size_t>> readExpanded(const DataNode& value)
{
    std::vector<std::size_t> places;
    if (value.kind == DataNode::Kind::scalar && value.scalar == kNoneOpen)
        return places;
    const auto numbers = expandHostList('[' + value.scalar + ']');
    if (value.kind != DataNode::Kind::scalar || !numbers)
        return std::nullopt;
    for (const std::string& number : *numbers) {
        std::size_t place = 0;
        const char* end = number.data() + number.size();
        if (std::from_chars(number.data(), end, place).ptr != end || place == 0)
            return std::nullopt;
        places.push_back(place - 1);
    }
    return places;
}

void setExpanded(ServerRow& row, const Platform& platform, const std::vector<std::size_t>& open)
{
    setExtra(row.extras, kExpandedKey);
    const Result<std::size_t> all = countHosts(row.name);
    if (!all || open.size() == (areServersOpen(platform) ? *all : 0))
        return;
    const auto numbers =
        mapped<std::string>(open, [](std::size_t place) { return std::to_string(place + 1); });
    DataNode value = DataNode::ofText(numbers.empty() ? std::string(kNoneOpen) : hostListOf(numbers));
    std::erase_if(value.scalar, [](char c) { return c == '[' || c == ']'; });
    value.isQuoted = value.scalar.find(',') != std::string::npos;
    setExtra(row.extras, kExpandedKey, std::move(value));
}

CollapsedParts collapsedParts(const Platform& platform)
{
    CollapsedParts parts;
    for (const SwitchRow& row : platform.switches)
        if (const Collapsed state = collapsedOf(row); state != Collapsed::no)
            parts[row.name] = state;
    const bool areOpen = areServersOpen(platform);
    for (const ServerRow& row : platform.servers)
        addCollapsedServers(parts, row, areOpen);
    return parts;
}

} // namespace contraflow
