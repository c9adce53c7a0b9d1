// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace contraflow::test {

/** A reference vector: a scenario and, per model, what an independent slow implementation computed. */
struct Vector
{
    std::string name;
    nlohmann::json data;
};

/** All vectors of a folder of tests/data whose file names begin with `prefix`, in order of their names. */
[[nodiscard]] std::vector<Vector> loadVectors(const std::string& prefix,
                                              const std::string& folder = "vectors");

/** The `platform` of a vector: racks and what joins them, with latencies where it has them. */
[[nodiscard]] Platform treePlatform(const nlohmann::json& platform, const std::string& name);

/** The platform and messages of a `tree-*` or `window-*` vector under a model of this kind, with the
 * parameters that stand there. */
[[nodiscard]] Project treeProject(const Vector& vector, const std::string& modelKind);

} // namespace contraflow::test
