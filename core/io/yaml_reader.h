// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/io/project_file.h"
#include "core/io/yaml_feed.h"
#include "core/io/yaml_problem.h"

#include <cstddef>
#include <variant>
#include <vector>

namespace contraflow {

/** The content of a YAML text. The line of a node in a map is that of its key. */
struct YamlTree
{
    DataNode root; ///< null for an empty text
    std::vector<std::size_t>
        literalLines; ///< lines of literal block scalars, ascending; their text begins one below
};

/**
 * Reads one YAML document in UTF-8, piece by piece, so that what is wrong with the beginning of a huge text
 * is found there. Aliases are replaced by what they stand for. Maps may hold a key twice; what that means is
 * for the caller to say. Fails with the line on broken YAML, a second document, keys that are lists or maps,
 * tags of types that a project does not know, and on everything beyond the limits: depth, number of values,
 * aliases that contain themselves or explode. How long the text may be is for the source to say; when that
 * fails, the failure of the tree says nothing.
 */
[[nodiscard]] std::variant<YamlTree, TextFailure> readYaml(const TextSource& source,
                                                           const ReadLimits& limits);

} // namespace contraflow
