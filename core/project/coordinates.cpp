// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/coordinates.h"

#include "core/base/refusal.h"
#include "core/base/text.h"

namespace contraflow {

Result<Coordinates> coordinatesOf(const ExtraKeys& extras)
{
    Coordinates coordinates;
    for (const auto& [key, node] : extras) {
        if (key != kCoordinatesKey)
            continue;
        bool isGood = node.kind == DataNode::Kind::list && !node.children.empty() &&
                      node.children.size() <= kMaxDimensions;
        for (const DataNode& child : node.children) {
            const auto value = child.kind == DataNode::Kind::scalar ? parseCount(child.scalar) : std::nullopt;
            isGood = isGood && value && *value <= kMaxCoordinate;
            if (isGood)
                coordinates.push_back(static_cast<std::uint32_t>(*value));
        }
        if (!isGood)
            return invalidInput(
                "its coordinates must be 1 to %1 whole numbers from 0 to %2, such as at: [0, 2, 1]",
                {groupedCount(kMaxDimensions), std::to_string(kMaxCoordinate)});
    }
    return coordinates;
}

void setCoordinates(ExtraKeys& extras, const Coordinates& coordinates)
{
    setExtra(extras, kCoordinatesKey);
    if (!coordinates.empty())
        setExtra(extras, kCoordinatesKey,
                 DataNode::ofList(mapped<DataNode>(coordinates, [](std::uint32_t coordinate) {
                     return DataNode::ofText(std::to_string(coordinate));
                 })));
}

} // namespace contraflow
