// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/benchmark.h"

#include "core/base/words.h"

namespace contraflow {

std::optional<BenchmarkKind> benchmarkKind(std::string_view name)
{
    return valueNamed(name, kBenchmarkKinds);
}

std::string_view benchmarkKindName(BenchmarkKind kind)
{
    return nameOf(kind, kBenchmarkKinds);
}

} // namespace contraflow
