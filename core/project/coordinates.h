// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/result.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace contraflow {

/** The key of a switch that says where it stands: {name: s1-2, at: [1, 2]}. */
inline constexpr std::string_view kCoordinatesKey = "at";

/** Whole numbers from 0 on: x, y, … in a mesh or torus; group and switch in a dragonfly. */
using Coordinates = std::vector<std::uint32_t>;

/** More dimensions, or larger coordinates, than these are refused. */
inline constexpr std::size_t kMaxDimensions = 8;
inline constexpr std::uint32_t kMaxCoordinate = 1'000'000;

/** The coordinates among a switch's further keys; empty when it has none. Fails when they cannot be read. */
[[nodiscard]] Result<Coordinates> coordinatesOf(const ExtraKeys& extras);

/** Sets the coordinates; an empty list takes them away. */
void setCoordinates(ExtraKeys& extras, const Coordinates& coordinates);

} // namespace contraflow
