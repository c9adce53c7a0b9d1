// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/migrations.h"

#include "core/base/sentence.h"
#include <algorithm>
#include <string>

namespace contraflow {

std::span<const Migration> migrations()
{
    // Version 1 is the first, so nothing leads to it.
    return {};
}

Result<void> migrate(DataNode& root, int from, int to, std::span<const Migration> steps)
{
    for (int version = from; version < to; ++version) {
        const auto step = std::find_if(steps.begin(), steps.end(), [version](const Migration& migration) {
            return migration.from == version;
        });
        if (step == steps.end())
            return Error{
                ErrorCode::invalidInput,
                sentence(
                    "the project has format version %1, and nothing leads from version %2 to %3; open and "
                    "save it with an older Contraflow",
                    {std::to_string(from), std::to_string(version), std::to_string(version + 1)})};
        if (const Result<void> done = step->apply(root); !done)
            return done.error().within(
                sentence("the project has format version %1, and the step to version %2 failed",
                         {std::to_string(from), std::to_string(version + 1)}));
    }
    return {};
}

} // namespace contraflow
