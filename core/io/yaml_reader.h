// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/io/project_file.h"
#include "core/io/yaml_outline.h"
#include "core/io/yaml_source.h"

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

/** How literal blocks are read; the parser's own way is slow and serves to check the other. */
enum class BlockReading
{
    direct,
    byParser
};

/**
 * Reads one YAML document. Aliases are replaced by what they stand for. Maps may hold a key twice; what that
 * means is for the caller to say. Fails with the line on broken YAML, a second document, keys that are lists
 * or maps, tags of types that a project does not know, and on everything beyond the limits: depth, number of
 * values, aliases that contain themselves or explode.
 */
[[nodiscard]] std::variant<YamlTree, TextFailure> readYaml(const YamlSource& source, const ReadLimits& limits,
                                                           BlockReading blocks = BlockReading::direct);

} // namespace contraflow
