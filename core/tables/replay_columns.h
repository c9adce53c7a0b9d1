// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/application_replay.h"
#include "core/tables/row_table.h"

#include <cstdint>
#include <string>

namespace contraflow {

[[nodiscard]] inline const std::string& nodeName(const ScenarioReplay& replay, std::uint32_t process)
{
    return replay.network->node(replay.replay.processes[process].node).name;
}

/** Empty before the first phase of an application. */
[[nodiscard]] inline TableCell phaseName(const ScenarioReplay& replay, std::uint32_t application,
                                         std::uint32_t label)
{
    return label == 0 ? TableCell()
                      : TableCell(replay.applications[application].program->labels()[label - 1]);
}

} // namespace contraflow
