// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/project/project_file.h"
#include "core/io/project/yaml_reader.h"

namespace contraflow {

/**
 * The project in a tree of the current format version. Never fails: what the Project value cannot hold
 * (unknown keys, values of the wrong shape) goes to the extras and is reported. Cells that cannot be read
 * become rejected cells, and names that do not resolve stay as they are; reporting those is left to
 * validate().
 */
[[nodiscard]] LoadedProject readProjectTree(YamlTree tree);

} // namespace contraflow
