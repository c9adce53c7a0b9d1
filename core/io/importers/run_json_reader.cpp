// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/measuring/measuring_files.h"

#include <algorithm>

namespace contraflow {

namespace {

const std::vector<ImportColumn>& columnsOfRuns()
{
    static const Unit* const bytes = findUnit(Dimension::size, "B");
    static const Unit* const seconds = findUnit(Dimension::duration, "s");
    static const std::vector<ImportColumn> columns{
        {"pattern", ColumnMeaning::pattern, nullptr},
        {"id", ColumnMeaning::message, nullptr},
        {"source", ColumnMeaning::source, nullptr},
        {"destination", ColumnMeaning::destination, nullptr},
        {"bytes", ColumnMeaning::size, bytes},
        {"start_s", ColumnMeaning::start, seconds},
        {"mean_s", ColumnMeaning::time, seconds},
        {"half_width_s", ColumnMeaning::ci95, seconds},
        {"repetitions", ColumnMeaning::repetitions, nullptr},
        {"smallest_s", ColumnMeaning::minimum, seconds},
        {"largest_s", ColumnMeaning::maximum, seconds},
        {"outliers", ColumnMeaning::kept, nullptr},
        {"drift", ColumnMeaning::kept, nullptr},
        {"high_share", ColumnMeaning::kept, nullptr},
    };
    return columns;
}

std::string optionalText(const std::optional<double>& value)
{
    return value ? numberText(*value) : std::string();
}

/** Leaves out columns that no row has. */
void dropEmptyColumns(ImportTable& table)
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const bool isUsed =
            std::any_of(table.records.begin(), table.records.end(),
                        [column](const ImportRecord& record) { return !record.cells[column].empty(); });
        if (!isUsed)
            table.columns[column].meaning = ColumnMeaning::ignored;
    }
}

/** A figure of a process, without what only messages have. */
ImportRecord recordOf(const RepeatedProgram& program, std::size_t line, const std::string& task,
                      const RepetitionSummary& times)
{
    return {line,
            {program.scenario,
             task,
             {},
             {},
             {},
             {},
             numberText(times.mean.mean),
             optionalText(times.mean.halfWidth),
             std::to_string(times.mean.count),
             numberText(times.smallest),
             numberText(times.largest),
             std::to_string(times.outliers),
             optionalText(times.drift),
             times.levels ? numberText(times.levels->highShare) : std::string()}};
}

/** The time of each process in communication, which is what errors are about (vienne-2008, VI.B); and, apart
 * from it, its other figures and events. */
std::vector<ImportTable> tablesOf(const RepeatedProgram& program)
{
    ImportTable sums{.title = program.scenario, .scenario = program.scenario, .columns = columnsOfRuns()};
    ImportTable others = sums;
    others.title = program.scenario + " measured, events";
    for (const RepeatedTask& task : program.tasks) {
        ImportTable& table = task.task.find('/') == std::string::npos ? sums : others;
        table.records.push_back(recordOf(program, table.records.size() + 1, task.task, task.times));
    }
    for (const RepeatedEvent& event : program.events)
        if (event.kind != EventKind::phase)
            others.records.push_back(recordOf(program, others.records.size() + 1, event.task, event.times));
    std::vector<ImportTable> tables;
    for (ImportTable* table : {&sums, &others})
        if (!table->records.empty()) {
            dropEmptyColumns(*table);
            tables.push_back(std::move(*table));
        }
    return tables;
}

ImportTable tableOf(const RepeatedPattern& pattern)
{
    ImportTable table{.title = pattern.scenario, .scenario = pattern.scenario, .columns = columnsOfRuns()};
    for (const RepeatedMessage& message : pattern.messages) {
        const RepetitionSummary& times = message.times;
        table.records.push_back(
            {table.records.size() + 1,
             {pattern.scenario, message.id, message.source, message.destination,
              std::to_string(message.bytes), message.start > 0 ? numberText(message.start) : std::string(),
              numberText(times.mean.mean), optionalText(times.mean.halfWidth),
              std::to_string(times.mean.count), numberText(times.smallest), numberText(times.largest),
              std::to_string(times.outliers), optionalText(times.drift),
              times.levels ? numberText(times.levels->highShare) : std::string()}});
    }
    dropEmptyColumns(table);
    return table;
}

/** What a reader of the times should know of a pattern or program; `rows` are its messages or tasks, called
 * `word`. */
template<typename Repeated, typename Row, typename Name>
void noteNoise(const Repeated& repeated, const std::vector<Row>& rows, std::string Row::*const name,
               const Name& word, std::vector<std::string>& notes)
{
    const std::string where = std::string(word.first) + " " + inQuotes(repeated.scenario);
    if (!repeated.wasQuiet)
        notes.push_back(where + ": the machine was not quiet: message " +
                        inQuotes(repeated.reference.message) + " alone took " +
                        displayText(Dimension::duration, repeated.reference.before) + " before and " +
                        displayText(Dimension::duration, repeated.reference.after) + " after it");
    std::size_t drifting = 0;
    std::vector<std::string> bimodal;
    for (const Row& row : rows) {
        drifting += row.times.drift ? 1 : 0;
        if (row.times.levels)
            bimodal.push_back(row.*name);
    }
    if (drifting > 0)
        notes.push_back(where + ": the times of " + counted(drifting, word.second) +
                        " grew or fell from the first repetition to the last");
    constexpr std::size_t kNamed = 5;
    if (bimodal.empty())
        return;
    const std::size_t others = bimodal.size() > kNamed ? bimodal.size() - kNamed : 0;
    bimodal.resize(bimodal.size() - others);
    notes.push_back(
        where + ": " + joinedWords(bimodal) + (others > 0 ? " and " + std::to_string(others) + " more" : "") +
        (bimodal.size() == 1 ? " takes" : " take") + " one of two times rather than one in between");
}

std::string machineOf(const MeasuredRun& run)
{
    if (run.hosts.empty())
        return {};
    const std::string& first = run.hosts.front().name;
    return run.hosts.size() == 1
               ? first
               : counted(run.hosts.size(), "host") + ", " + first + " to " + run.hosts.back().name;
}

} // namespace

std::optional<Recognition> recogniseRunJson(std::string_view text)
{
    if (!trimmed(text).starts_with("{") || text.find("\"contraflow_run\"") == std::string_view::npos)
        return std::nullopt;
    return Recognition{Confidence::certain, "the key contraflow_run"};
}

Result<ImportedFile> readRunJson(std::string_view text, const ImportOptions& /*options*/)
{
    const Result<MeasuredRun> run = parseRun(text);
    if (!run)
        return run.error();
    if (run->patterns.empty() && run->programs.empty())
        return Error{ErrorCode::invalidInput,
                     "nothing was measured before the run ended; start it again with "
                     "--resume"};
    ImportedFile file;
    file.machine = machineOf(*run);
    file.mpi = run->mpi;
    file.measured = run->started;
    file.platform = run->platform;
    file.projectSha256 = run->projectSha256;
    if (!run->isPlacedAsPlanned)
        file.notes.push_back("ranks were not where the plan has them: " + counted(run->hosts.size(), "host") +
                             " took part; the times are those of other places than the project's");
    for (const RepeatedPattern& pattern : run->patterns) {
        file.tables.push_back(tableOf(pattern));
        noteNoise(pattern, pattern.messages, &RepeatedMessage::id, std::pair("pattern", "message"),
                  file.notes);
    }
    for (const RepeatedProgram& program : run->programs) {
        for (ImportTable& table : tablesOf(program))
            file.tables.push_back(std::move(table));
        noteNoise(program, program.tasks, &RepeatedTask::task, std::pair("program", "figure"), file.notes);
        if (program.events.empty())
            file.notes.push_back("program " + inQuotes(program.scenario) +
                                 " has too many events for the time of each to be kept");
    }
    return file;
}

} // namespace contraflow
