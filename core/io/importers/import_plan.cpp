// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/import_plan.h"

#include "core/analysis/measured_patterns.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/importers.h"
#include "core/io/importers/plan_builder.h"
#include "core/io/text_beginning.h"
#include "core/project/measured_doubts.h"
#include "core/project/schema.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

bool hasColumn(const ImportTable& table, ColumnMeaning meaning)
{
    return std::any_of(table.columns.begin(), table.columns.end(),
                       [meaning](const ImportColumn& column) { return column.meaning == meaning; });
}

bool hasMessages(const ImportTable& table)
{
    return hasColumn(table, ColumnMeaning::message) || hasColumn(table, ColumnMeaning::pattern);
}

Result<ImportUse> useOf(const ImportedFile& file, const ImportTarget& target)
{
    if (!target.scenario.empty())
        return ImportUse::measurement;
    if (!target.platform.empty())
        return ImportUse::campaign;
    if (std::any_of(file.tables.begin(), file.tables.end(),
                    [](const ImportTable& table) { return !table.scenario.empty(); }))
        return ImportUse::scenarios;
    const bool areMessages = std::any_of(file.tables.begin(), file.tables.end(), hasMessages);
    if (!target.kind && areMessages)
        return Error{
            ErrorCode::invalidInput,
            sentence(
                "the file has times of messages; name the scenario that they belong to, or the platform on "
                "which its patterns were measured")};
    return ImportUse::benchmarks;
}

/** The line that tells best why nothing was taken: a row of a table, else one with data; null: there is none.
 */
const RejectedLine* causeOf(const ImportPlan& plan, const ReadFile& read)
{
    if (plan.use == ImportUse::scenarios && !plan.rejected.empty())
        return &plan.rejected.front();
    for (const ImportValues& values : read.values)
        if (!values.rejected.empty())
            return &values.rejected.front();
    const auto line = std::find_if(plan.rejected.begin(), plan.rejected.end(),
                                   [](const RejectedLine& rejected) { return !rejected.hasNoData; });
    return line != plan.rejected.end() ? &*line : plan.rejected.empty() ? nullptr : &plan.rejected.front();
}

/** Says what makes the means doubtful of what is taken, as the project will say it from then on. Of parts of
 * programs it is said where their sums are. */
void noteDoubts(const PlanBuilder& builder, std::vector<std::string>& notes)
{
    for (const std::size_t taken : builder.takenMeasurements()) {
        if (hasOnlyParts(builder.project().measurements[taken]))
            continue;
        for (const Issue& issue : verdictsOn(builder.project(), taken))
            if (issue.severity == Severity::warning)
                notes.push_back(issue.text);
    }
}

} // namespace

Result<ImportPlan> planImport(const Project& project, const ImportedFile& file, const ImportTarget& target)
{
    ASSIGN_OR_RETURN(const ImportUse use, useOf(file, target));
    ImportPlan plan;
    plan.use = use;
    plan.rejected = file.rejected;
    plan.notes = file.notes;
    ReadFile read{file, {}};
    for (const ImportTable& table : file.tables) {
        ImportValues& values = read.values.emplace_back(readImportTable(table));
        plan.rejected.insert(plan.rejected.end(), values.rejected.begin(), values.rejected.end());
        plan.notes.insert(plan.notes.end(), values.notes.begin(), values.notes.end());
    }
    noteEarlierImport(project, target.provenance, plan.notes);
    PlanBuilder builder(project, plan);
    const auto build = use == ImportUse::measurement ? planMeasurement
                       : use == ImportUse::scenarios ? planScenarios
                       : use == ImportUse::campaign  ? planCampaign
                                                     : planBenchmarks;
    const Result<void> built = build(builder, read, target);
    builder.finish();
    noteDoubts(builder, plan.notes);
    std::stable_sort(plan.rejected.begin(), plan.rejected.end(),
                     [](const RejectedLine& a, const RejectedLine& b) { return a.line < b.line; });
    RETURN_IF_ERROR(built);
    if (plan.rowCount > 0)
        return plan;
    const bool isMeasured = std::any_of(file.tables.begin(), file.tables.end(), [](const ImportTable& table) {
        return hasColumn(table, ColumnMeaning::time) || hasColumn(table, ColumnMeaning::bandwidth);
    });
    if (!isMeasured && file.tables.size() == 1 && file.tables.front().matrix)
        return Error{
            ErrorCode::invalidInput,
            sentence(
                "the matrix does not say what its numbers are; say what the column 'value' is and its unit, "
                "such as time in us or ns, or bandwidth in MB/s, or import it as messages where the numbers "
                "are what is sent")};
    std::string reason = sentence("no row can be used");
    if (const RejectedLine* line = causeOf(plan, read))
        reason += "; " + (line->line > 0 ? atLine(line->line, line->reason) : line->reason);
    return Error{ErrorCode::invalidInput, reason};
}

void addFacts(Provenance& provenance, const ImportedFile& file)
{
    provenance.importer = std::string(file.importer->name);
    provenance.measured = file.measured;
    if (provenance.machine.empty())
        provenance.machine = file.machine;
    if (provenance.mpi.empty())
        provenance.mpi = file.mpi;
}

std::string fileStem(const std::string& file)
{
    const std::size_t slash = file.find_last_of('/');
    std::string stem = slash == std::string::npos ? file : file.substr(slash + 1);
    const std::size_t dot = stem.rfind('.');
    if (dot != std::string::npos && dot > 0)
        stem.resize(dot);
    return stem.empty() ? "import" : stem;
}

Quantity projectQuantity(const Quantity& quantity)
{
    if (!quantity.unit)
        return quantity;
    const Dimension dimension = quantity.unit->dimension;
    const std::string text = quantityText(quantity);
    const bool hasExponent = text.find("e-") != std::string::npos || text.find("e+") != std::string::npos;
    if (dimension != Dimension::size && !hasExponent)
        return quantity;
    const Quantity readable = inReadableUnit(dimension, quantity.value);
    return readable.value == quantity.value && quantityText(readable).size() < text.size() ? readable
                                                                                           : quantity;
}

QuantityCell cellOf(const std::optional<Quantity>& value)
{
    return value ? QuantityCell(projectQuantity(*value)) : QuantityCell();
}

CountCell cellOf(const std::optional<std::uint32_t>& value)
{
    return value ? CountCell(*value) : CountCell();
}

std::vector<std::string> furtherColumns(const std::vector<std::string>& names,
                                        const std::vector<std::string>& own)
{
    std::vector<std::string> further;
    for (const std::string& name : names) {
        std::string free = name;
        const auto isTaken = [&](const std::string& wanted) {
            return std::find(own.begin(), own.end(), wanted) != own.end() ||
                   std::find(further.begin(), further.end(), wanted) != further.end();
        };
        for (int i = 2; isTaken(free); ++i)
            free = name + " " + std::to_string(i);
        further.push_back(std::move(free));
    }
    return further;
}

TimesBuilder::TimesBuilder(const std::vector<std::string>& keptColumns) : m_columns(keptColumns)
{
    for (const char* name : {"min", "max", "bandwidth"})
        m_columns.emplace_back(name);
    m_columns = furtherColumns(m_columns, fieldKeys<TimeRow>());
}

bool TimesBuilder::add(const std::string& message, const ImportRow& row, std::string& problem)
{
    if (!row.time) {
        problem = sentence("it has no time");
        return false;
    }
    std::vector<std::string> extras = row.kept;
    for (const std::optional<Quantity>* value : {&row.minimum, &row.maximum, &row.bandwidth})
        extras.push_back(*value ? quantityText(projectQuantity(**value)) : std::string());
    m_rows.push_back(
        {message, cellOf(row.time), cellOf(row.ci95), cellOf(row.repetitions), std::move(extras)});
    return true;
}

void TimesBuilder::fill(Measurement& measurement)
{
    std::vector<bool> isUsed(m_columns.size(), false);
    for (const TimeRow& row : m_rows)
        for (std::size_t i = 0; i < row.extras.size(); ++i)
            isUsed[i] = isUsed[i] || !row.extras[i].empty();
    for (TimeRow& row : m_rows) {
        std::vector<std::string> used;
        std::vector<std::string> all = row.extras.take();
        for (std::size_t i = 0; i < all.size(); ++i)
            if (isUsed[i])
                used.push_back(std::move(all[i]));
        while (!used.empty() && used.back().empty())
            used.pop_back();
        row.extras = std::move(used);
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (isUsed[i])
            measurement.extraColumns.push_back(std::move(m_columns[i]));
    measurement.times = SharedRows<TimeRow>(std::move(m_rows));
}

} // namespace contraflow
