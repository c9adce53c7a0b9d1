// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/application/application_replay.h"
#include "core/tables/table.h"

#include <memory>
#include <utility>
#include <vector>

namespace contraflow {

/** One figure of one kind of row of something, which is a replay or holds one. */
template<typename Whole, typename Row>
struct WholeColumn
{
    Table::Column column;
    TableCell (*cell)(const Whole& whole, const Row& row);
};
template<typename Whole, typename Row>
using WholeColumns = std::vector<WholeColumn<Whole, Row>>;

/** Without rows: its columns. */
template<typename Whole, typename Row>
Table emptyTable(const char* name, const char* title, const WholeColumns<Whole, Row>& columns)
{
    std::vector<Table::Column> heading;
    for (const WholeColumn<Whole, Row>& column : columns)
        heading.push_back(column.column);
    return {name, title, std::move(heading)};
}

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
