// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/benchmark.h"

namespace contraflow {

std::optional<BenchmarkKind> benchmarkKind(std::string_view name)
{
    for (const auto& [kind, known] : kBenchmarkKinds)
        if (known == name)
            return kind;
    return std::nullopt;
}

std::string_view benchmarkKindName(BenchmarkKind kind)
{
    for (const auto& [known, name] : kBenchmarkKinds)
        if (known == kind)
            return name;
    return {};
}

} // namespace contraflow
