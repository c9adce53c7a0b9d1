// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/collective/signature_fit.h"
#include "core/project/benchmark.h"
#include "core/project/project.h"

#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** The position of a project's benchmark of a kind: the named one, or the first. Fails where there is none of
 * this name and kind; nothing where no name is given and there is none of the kind. */
[[nodiscard]] Result<std::optional<std::size_t>> findBenchmark(const Project& project, BenchmarkKind kind,
                                                               const std::optional<std::string>& name);

/** The rows of an all-to-all with processes, size and time; of those only the ones of this test, if one is
 * given. */
[[nodiscard]] std::vector<AllToAllPoint> allToAllPoints(const Benchmark& benchmark,
                                                        const std::optional<std::string>& test);

/** The rows of a ping-pong with size and time. */
[[nodiscard]] std::vector<PingPongPoint> pingPongPoints(const Benchmark& benchmark);

} // namespace contraflow
