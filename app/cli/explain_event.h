// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/loading.h"

#include <cstdint>
#include <string>

namespace contraflow::cli {

/** An event of a process, which mappings know by this name, by its number from 1 on. */
struct NamedEvent
{
    std::string process;
    std::uint64_t number = 0;
};

/** Explains an event of a scenario that runs applications. */
[[nodiscard]] ExitStatus explainEventOf(const ProjectFile& file, std::size_t scenario,
                                        const NamedEvent& named, const Arguments& arguments,
                                        IssueReport& issues);

} // namespace contraflow::cli
