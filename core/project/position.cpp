// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/position.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>

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
    const DataNode* value = extraOf(row.extras, kPositionKey);
    return value ? readPosition(*value) : std::nullopt;
}

void setPosition(SwitchRow& row, std::optional<Position> position)
{
    const auto inside = [](double value) {
        return DataNode::ofText(numberText(std::clamp(value, -kFarthest, kFarthest)));
    };
    setExtra(row.extras, kPositionKey,
             position ? std::optional(DataNode::ofList({inside(position->x), inside(position->y)}))
                      : std::nullopt);
}

} // namespace contraflow
