// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

/**
 * A place in a project in the words of its file: keys and names by turns, such as
 * platforms.copper.nodes.X1.bandwidth, parameters.N or title.
 */
struct ProjectPath
{
    std::vector<std::string> steps; ///< at 0, 2, … a key, at 1, 3, … the name of an object or a row

    [[nodiscard]] bool endsInKey() const { return steps.size() % 2 == 1; }
    /** As it is written: names in brackets where a point or a bracket would be misread. */
    [[nodiscard]] std::string text() const;
};

/**
 * Reads a path. A name stands behind a point or in brackets, which it may contain in pairs, and in quotes
 * where nothing else helps: nodes.X[1-3], nodes[X[1-3]], nodes["a.b"] and nodes[a.b]. The error says where it
 * stops making sense.
 */
[[nodiscard]] Result<ProjectPath> parseProjectPath(std::string_view text);

/** What a word of the form PLACE=VALUE says. */
struct Assignment
{
    std::string place;
    std::string value;
};

/** Splits at the first "=" outside of brackets and quotes; nothing where there is none. */
[[nodiscard]] std::optional<Assignment> splitAssignment(std::string_view word);

} // namespace contraflow
