// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_plan.h"

namespace contraflow {

/** A file with the values of its tables, parallel to them. */
struct ReadFile
{
    const ImportedFile& file;
    std::vector<ImportValues> values;
};

/** The edit of a plan under construction, and the project as it will be, so that new names stay free. */
class PlanBuilder
{
public:
    PlanBuilder(const Project& project, ImportPlan& plan)
        : m_project(project)
        , m_plan(plan)
        , m_earlierMeasurements(project.measurements.size())
    {}

    template<typename Row>
    void append(TableKind list, Row row)
    {
        put(list, contraflow::rowCount(m_project, TableRef{list, 0}), 0, std::move(row));
    }
    void add(const ReplaceRows& change)
    {
        for (std::size_t row = 0; row < contraflow::rowCount(change.rows); ++row)
            touch(change.table.kind, change.first + row);
        (void)applyChange(m_project, change);
        m_plan.edit.changes.emplace_back(change);
    }
    /** In place of the row of that number. */
    template<typename Row>
    void replace(TableKind list, std::size_t at, Row row)
    {
        put(list, at, 1, std::move(row));
    }
    /** Measurements that are new or replaced, by their positions in project(). */
    [[nodiscard]] const std::vector<std::size_t>& takenMeasurements() const { return m_taken; }
    /** How many measurements the project has had before the plan. */
    [[nodiscard]] std::size_t earlierMeasurements() const { return m_earlierMeasurements; }
    void made(std::string line)
    {
        if (m_plan.made.size() < kNamedObjects)
            m_plan.made.push_back(std::move(line));
        ++m_madeCount;
    }
    /** Says how many objects were not named. */
    void finish()
    {
        if (m_madeCount > m_plan.made.size())
            m_plan.made.push_back(sentence("and %1 more", {groupedCount(m_madeCount - m_plan.made.size())}));
    }
    [[nodiscard]] const Project& project() const { return m_project; }
    [[nodiscard]] ImportPlan& plan() { return m_plan; }

private:
    template<typename Row>
    void put(TableKind list, std::size_t at, std::size_t removed, Row row)
    {
        std::vector<Row> rows;
        rows.push_back(std::move(row));
        add({TableRef{list, 0}, at, removed, std::move(rows)});
    }
    void touch(TableKind list, std::size_t at)
    {
        if (list == TableKind::measurements)
            m_taken.push_back(at);
    }

    Project m_project;
    ImportPlan& m_plan;
    std::vector<std::size_t> m_taken;
    std::size_t m_earlierMeasurements;
    std::size_t m_madeCount = 0;
};

[[nodiscard]] Result<void> planMeasurement(PlanBuilder& builder, const ReadFile& file,
                                           const ImportTarget& target);
/** A measurement of each scenario that a table of the file names. A scenario that is not there is made on the
 * file's platform, as by planCampaign. */
[[nodiscard]] Result<void> planScenarios(PlanBuilder& builder, const ReadFile& file,
                                         const ImportTarget& target);
[[nodiscard]] Result<void> planCampaign(PlanBuilder& builder, const ReadFile& file,
                                        const ImportTarget& target);
[[nodiscard]] Result<void> planBenchmarks(PlanBuilder& builder, const ReadFile& file,
                                          const ImportTarget& target);

/** Rows of measured times: a time each, with what the file says besides kept as text. */
class TimesBuilder
{
public:
    explicit TimesBuilder(const std::vector<std::string>& keptColumns);

    /** False when the row has no time; `problem` says so. */
    [[nodiscard]] bool add(const std::string& message, const ImportRow& row, std::string& problem);
    /** The measurement; columns without a value are left out. */
    void fill(Measurement& measurement);
    [[nodiscard]] std::size_t size() const { return m_rows.size(); }

private:
    std::vector<std::string> m_columns;
    std::vector<TimeRow> m_rows;
};

/** Names of further columns that cannot be mistaken for a table's own. */
[[nodiscard]] std::vector<std::string> furtherColumns(const std::vector<std::string>& names,
                                                      const std::vector<std::string>& own);

[[nodiscard]] QuantityCell cellOf(const std::optional<Quantity>& value);
[[nodiscard]] CountCell cellOf(const std::optional<std::uint32_t>& value);

} // namespace contraflow
