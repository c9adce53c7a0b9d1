// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/importers/plan_builder.h"
#include "core/project/edits.h"
#include "core/project/schema.h"

#include <algorithm>
#include <set>

namespace contraflow {

namespace {

/** Tables that become one benchmark: one test with several numbers of processes. */
struct Group
{
    std::string title;
    BenchmarkKind kind = BenchmarkKind::pingPong;
    std::vector<std::string> keptColumns;
    std::set<std::pair<std::string, std::uint32_t>> runs; ///< tests and processes that it has
    std::vector<const ImportValues*> parts;
};

Result<BenchmarkKind> kindOf(const ImportTable& table, const ImportTarget& target,
                             std::vector<std::string>& notes)
{
    if (target.kind)
        return *target.kind;
    if (table.kind)
        return *table.kind;
    const auto has = [&table](ColumnMeaning meaning) {
        return std::any_of(table.columns.begin(), table.columns.end(),
                           [meaning](const ImportColumn& column) { return column.meaning == meaning; });
    };
    if (has(ColumnMeaning::source) && has(ColumnMeaning::destination)) {
        notes.emplace_back(sentence("a row for each pair is taken as a ping-pong"));
        return BenchmarkKind::pingPong;
    }
    std::vector<std::string> kinds;
    for (const auto& [kind, name] : kBenchmarkKinds)
        kinds.emplace_back(name);
    return Error{
        ErrorCode::invalidInput,
        sentence(
            "the file does not say what was measured; name the scenario of its messages, the platform of "
            "its patterns, or the kind of benchmark: %1",
            {joinedWords(kinds)})};
}

/** Two runs of one test in a file are two benchmarks. */
Group& groupFor(std::vector<Group>& groups, Group wanted)
{
    const std::string title = wanted.title;
    for (int run = 1;; ++run) {
        wanted.title = run == 1 ? title : title + ", run " + std::to_string(run);
        const auto found = std::find_if(groups.begin(), groups.end(), [&wanted](const Group& group) {
            return group.title == wanted.title && group.kind == wanted.kind;
        });
        if (found == groups.end()) {
            groups.push_back(std::move(wanted));
            return groups.back();
        }
        const bool isNewRun = std::none_of(wanted.runs.begin(), wanted.runs.end(),
                                           [&](const auto& r) { return found->runs.contains(r); });
        if (isNewRun && found->keptColumns == wanted.keptColumns) {
            found->runs.insert(wanted.runs.begin(), wanted.runs.end());
            return *found;
        }
    }
}

BenchmarkRow rowOf(const ImportRow& row, const ImportTarget& target)
{
    return {row.test,
            row.processes ? cellOf(row.processes) : cellOf(target.processes),
            cellOf(row.size),
            cellOf(row.time),
            cellOf(row.bandwidth),
            cellOf(row.repetitions),
            cellOf(row.minimum),
            cellOf(row.maximum),
            cellOf(row.ci95),
            row.source,
            row.destination,
            row.kept};
}

/** Says once which tests ran on a number of processes that neither the file nor the caller says. */
void noteMissingProcesses(const ImportedFile& file, const ImportTarget& target,
                          std::vector<std::string>& notes)
{
    std::vector<std::string> tests;
    for (const ImportTable& table : file.tables)
        if (lacksProcesses(table) && !table.records.empty() &&
            std::find(tests.begin(), tests.end(), table.test) == tests.end())
            tests.push_back(table.test);
    if (!tests.empty() && !target.processes)
        notes.push_back(
            sentence("the file does not say how many processes took part in %1; give their number",
                     {joinedWords(tests)}));
}

} // namespace

bool lacksProcesses(const ImportTable& table)
{
    return table.kind && !table.processes &&
           std::none_of(table.columns.begin(), table.columns.end(), [](const ImportColumn& column) {
               return column.meaning == ColumnMeaning::processes;
           });
}

Result<void> planBenchmarks(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target)
{
    ImportPlan& plan = builder.plan();
    std::vector<Group> groups;
    for (std::size_t i = 0; i < file.values.size(); ++i) {
        const ImportTable& table = file.file.tables[i];
        const ImportValues& values = file.values[i];
        if (values.rows.empty())
            continue;
        ASSIGN_OR_RETURN(const BenchmarkKind kind, kindOf(table, target, plan.notes));
        Group group{.title = table.test.empty() ? fileStem(target.provenance.file) : table.title,
                    .kind = kind,
                    .keptColumns = values.keptColumns};
        for (const ImportRow& row : values.rows) {
            group.runs.emplace(row.test, row.processes.value_or(0));
        }
        groupFor(groups, std::move(group)).parts.push_back(&values);
    }
    noteMissingProcesses(file.file, target, plan.notes);
    for (Group& group : groups) {
        std::vector<BenchmarkRow> rows;
        for (const ImportValues* part : group.parts)
            for (const ImportRow& row : part->rows)
                rows.push_back(rowOf(row, target));
        std::string name = group.title;
        if (!target.name.empty())
            name = groups.size() == 1 ? target.name : target.name + " " + group.title;
        Benchmark benchmark{.name = freeName(builder.project(), TableKind::benchmarks, name),
                            .kind = std::string(benchmarkKindName(group.kind)),
                            .extraColumns = furtherColumns(group.keptColumns, fieldKeys<BenchmarkRow>()),
                            .provenance = target.provenance};
        for (BenchmarkRow& row : rows) {
            std::vector<std::string> extras = row.extras.take();
            while (!extras.empty() && extras.back().empty())
                extras.pop_back();
            row.extras = std::move(extras);
        }
        plan.rowCount += rows.size();
        builder.made(sentence("benchmark %1 (%2) with %3", {inQuotes(benchmark.name), benchmark.kind,
                                                            sentenceOf(rows.size(), "1 row", "%1 rows")}));
        benchmark.rows = SharedRows<BenchmarkRow>(std::move(rows));
        builder.append(TableKind::benchmarks, std::move(benchmark));
    }
    plan.edit.label = sentenceOf(groups.size(), "Import a benchmark", "Import %1 benchmarks");
    return {};
}

} // namespace contraflow
