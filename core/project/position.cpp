// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/position.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace contraflow {
namespace {

constexpr double kFarthest = 1e7; // beyond this, coordinates lose the fractions that drawing needs

std::optional<double> coordinate(const DataNode& node)
{
    if (node.kind != DataNode::Kind::scalar)
        return std::nullopt;
    const auto value = parseNumber(node.scalar);
    if (!value || !std::isfinite(*value) || std::abs(*value) > kFarthest)
        return std::nullopt;
    return value;
}

DataNode number(double value)
{
    DataNode node;
    node.kind = DataNode::Kind::scalar;
    node.scalar = numberText(value);
    return node;
}

} // namespace

std::optional<Position> readPosition(const DataNode& value)
{
    if (value.kind != DataNode::Kind::list || value.children.size() != 2)
        return std::nullopt;
    const auto x = coordinate(value.children[0]);
    const auto y = coordinate(value.children[1]);
    return x && y ? std::optional(Position{*x, *y}) : std::nullopt;
}

std::optional<Position> positionOf(const SwitchRow& row)
{
    for (const auto& [key, value] : row.extras)
        if (key == kPositionKey)
            return readPosition(value);
    return std::nullopt;
}

void setPosition(SwitchRow& row, std::optional<Position> position)
{
    const auto isPosition = [](const auto& extra) { return extra.first == kPositionKey; };
    row.extras.erase(std::remove_if(row.extras.begin(), row.extras.end(), isPosition), row.extras.end());
    if (!position)
        return;
    const auto inside = [](double value) { return std::clamp(value, -kFarthest, kFarthest); };
    DataNode list;
    list.kind = DataNode::Kind::list;
    list.children = {number(inside(position->x)), number(inside(position->y))};
    row.extras.emplace_back(kPositionKey, std::move(list));
}

} // namespace contraflow
