// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <optional>
#include <string_view>

namespace contraflow {

/** A place in the drawing of a platform, in pixels at 100 %; y grows downwards. */
struct Position
{
    double x = 0;
    double y = 0;

    bool operator==(const Position&) const = default;
};

/** The key of switches that says where they are drawn: [x, y] of the bar's upper left corner. */
inline constexpr std::string_view kPositionKey = "position";

/** What a key's value says, or nothing when it is not a list of two finite numbers. */
[[nodiscard]] std::optional<Position> readPosition(const DataNode& value);

/** Where the user put a switch with its nodes; nothing: it is laid out by the program. */
[[nodiscard]] std::optional<Position> positionOf(const SwitchRow& row);

/** Puts a switch somewhere, or back into the hands of the program. */
void setPosition(SwitchRow& row, std::optional<Position> position);

} // namespace contraflow
