// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/map_reader.h"
#include "core/io/text/yaml_map_writer.h"
#include "core/project/provenance.h"

#include <string>

namespace contraflow {

// `provenance: {file: …, sha256: …}` of an object of the project file.

/** Takes the key from its owner; empty where there is none. */
[[nodiscard]] Provenance readProvenance(MapReader& owner, IssueList& issues);

/** Nothing for an empty one. `Map` is a BlockMap or a FlowMap that writes to `out`. */
template<typename Map>
void writeProvenance(std::string& out, Map& owner, const Provenance& provenance);

} // namespace contraflow
