// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/issue.h"
#include "core/base/result.h"
#include "core/project/project.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace contraflow {

using AnyRows =
    std::variant<SharedRows<ParameterRow>, SharedRows<Platform>, SharedRows<Workload>, SharedRows<Mapping>,
                 SharedRows<Model>, SharedRows<Scenario>, SharedRows<Measurement>, SharedRows<SwitchRow>,
                 SharedRows<NodeRow>, SharedRows<LinkRow>, SharedRows<MessageRow>, SharedRows<PlaceRow>,
                 SharedRows<TimeRow>, SharedRows<Benchmark>, SharedRows<BenchmarkRow>,
                 SharedRows<Application>, SharedRows<GroupRow>, SharedRows<EventRow>, SharedRows<PriceItem>,
                 SharedRows<RouteRow>, SharedRows<ServerRow>>;

/** Rows of one table, shared; the alternative decides which tables they fit. A vector of rows converts. */
class RowBlock : public AnyRows
{
public:
    RowBlock();
    template<typename Row>
    RowBlock(SharedRows<Row> rows) : AnyRows(std::in_place_type<SharedRows<Row>>, std::move(rows))
    {}
    template<typename Row>
    RowBlock(std::vector<Row> rows) : RowBlock(SharedRows<Row>(std::move(rows)))
    {}
    RowBlock(const RowBlock& other);
    RowBlock(RowBlock&& other) noexcept;
    RowBlock& operator=(const RowBlock& other);
    RowBlock& operator=(RowBlock&& other) noexcept;
    ~RowBlock();
};

[[nodiscard]] std::size_t rowCount(const RowBlock& rows);

/**
 * Replaces `removed` rows of a table from `first` by `rows`: insertion, removal and change in one shape.
 * Facts of an object (a platform's routing, a workload's name) change by replacing the object in its list;
 * its tables are shared, so that costs nothing.
 */
struct ReplaceRows
{
    TableRef table;
    std::size_t first = 0;
    std::size_t removed = 0;
    RowBlock rows;
};

struct SetTitle
{
    std::string title;
};

/** Sets or, without a value, removes one of the project's further keys (Project::extras). */
struct SetExtraKey
{
    std::string key;
    std::optional<DataNode> value;
    std::size_t place =
        SIZE_MAX; ///< of a key that is not there yet, among the others; behind them by default
};

using Change = std::variant<ReplaceRows, SetTitle, SetExtraKey>;

/** One step a user can undo: a readable name and the changes that belong together, in order. */
struct Edit
{
    std::string label;
    std::vector<Change> changes;
};

/** Checks that a change fits the project as it is; the error names the table. */
[[nodiscard]] Result<void> checkChange(const Project& project, const Change& change);

/** Whether a change only exchanges facts of objects, which keep their names, tables and further keys. */
[[nodiscard]] bool keepsTables(const Project& project, const ReplaceRows& change);

/** Applies one change and returns the change that takes it back. */
[[nodiscard]] Result<Change> applyChange(Project& project, const Change& change);

/** Applies all changes or none, and returns the edit that takes them back under the same label. */
[[nodiscard]] Result<Edit> applyEdit(Project& project, const Edit& edit);

/** Number of rows in a table; 0 when its owner does not exist. */
[[nodiscard]] std::size_t rowCount(const Project& project, TableRef table);

} // namespace contraflow
