// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/io/measuring/measuring_files.h"
#include "core/project/measured_doubts.h"

#include <algorithm>
#include <map>
#include <type_traits>

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
        {std::string(kDriftColumn), ColumnMeaning::kept, nullptr},
        {std::string(kHighShareColumn), ColumnMeaning::kept, nullptr},
        {std::string(kWarmUpColumn), ColumnMeaning::kept, nullptr},
        {std::string(kWasQuietColumn), ColumnMeaning::kept, nullptr},
        {std::string(kPlacedColumn), ColumnMeaning::kept, nullptr},
        {std::string(kAttemptsColumn), ColumnMeaning::kept, nullptr},
        {std::string(kClockAccuracyColumn), ColumnMeaning::kept, nullptr},
        {"session", ColumnMeaning::kept, nullptr},
    };
    return columns;
}

std::string optionalText(const std::optional<double>& value)
{
    return value ? numberText(*value) : std::string();
}

using Cells = std::vector<std::string>;

/** What the repetitions of a message or figure say, in the order of the columns. */
Cells cellsOf(const RepetitionSummary& times)
{
    return {numberText(times.mean.mean),
            optionalText(times.mean.halfWidth),
            std::to_string(times.mean.count),
            numberText(times.smallest),
            numberText(times.largest),
            std::to_string(times.outliers),
            optionalText(times.drift),
            times.levels ? numberText(times.levels->highShare) : std::string(),
            times.warmUp > 0 ? std::to_string(times.warmUp) : std::string()};
}

/** What is to be known of a pattern or program whenever its times are used: what is as it should be is empty.
 * A message begins by one clock and ends by another; a process's times are of its own clock alone. */
template<typename Repeated>
Cells verdictsOf(const MeasuredRun& run, const Repeated& repeated)
{
    const bool hasTwoClocks = std::is_same_v<Repeated, RepeatedPattern> && repeated.clockAccuracy > 0;
    return {repeated.wasQuiet ? "" : "no", run.sessionOf(repeated).isPlacedAsPlanned ? "" : "no",
            repeated.attempts > 1 ? std::to_string(repeated.attempts) : "",
            hasTwoClocks ? numberText(repeated.clockAccuracy) : "",
            run.earlierSessions.empty() ? "" : run.sessionOf(repeated).started};
}

void addRecord(ImportTable& table, Cells cells, const RepetitionSummary& times, const Cells& verdicts)
{
    for (const Cells& more : {cellsOf(times), verdicts})
        cells.insert(cells.end(), more.begin(), more.end());
    table.records.push_back({table.records.size() + 1, std::move(cells)});
}

/** Whether the time of an event can be held against the model's: a phase takes none, and what is begun by a
 * call that does not wait goes on behind it, so that a model gives the call no time. */
bool isComparable(EventKind kind)
{
    return kind != EventKind::phase && kind != EventKind::isend && kind != EventKind::irecv;
}

/** The time of each process in communication, which is what errors are about (vienne-2008, VI.B); and, apart
 * from it, its other figures and events. */
std::vector<ImportTable> tablesOf(const MeasuredRun& run, const RepeatedProgram& program)
{
    ImportTable sums{.title = program.scenario, .scenario = program.scenario, .columns = columnsOfRuns()};
    ImportTable others = sums;
    others.title = program.scenario + " measured, events";
    const Cells verdicts = verdictsOf(run, program);
    const auto add = [&](ImportTable& table, const std::string& task, const RepetitionSummary& times) {
        addRecord(table, {program.scenario, task, {}, {}, {}, {}}, times, verdicts);
    };
    for (const RepeatedTask& task : program.tasks)
        add(task.task.find('/') == std::string::npos ? sums : others, task.task, task.times);
    for (const RepeatedEvent& event : program.events)
        if (isComparable(event.kind))
            add(others, event.task, event.times);
    std::vector<ImportTable> tables;
    for (ImportTable* table : {&sums, &others})
        if (!table->records.empty()) {
            table->ignoreEmptyColumns();
            tables.push_back(std::move(*table));
        }
    return tables;
}

ImportTable tableOf(const MeasuredRun& run, const RepeatedPattern& pattern)
{
    ImportTable table{.title = pattern.scenario, .scenario = pattern.scenario, .columns = columnsOfRuns()};
    const Cells verdicts = verdictsOf(run, pattern);
    for (const RepeatedMessage& message : pattern.messages)
        addRecord(table,
                  {pattern.scenario, message.id, message.source, message.destination,
                   std::to_string(message.bytes),
                   message.start > 0 ? numberText(message.start) : std::string()},
                  message.times, verdicts);
    table.ignoreEmptyColumns();
    return table;
}

/** The figures of a program that its repetitions are counted by: each total time, and the time in
 * communication where it is a tenth of it. */
std::vector<RepeatedTask> ruledTasks(const RepeatedProgram& program)
{
    std::map<std::string, double> totals;
    for (const RepeatedTask& task : program.tasks)
        if (task.task.ends_with("/total"))
            totals[task.task.substr(0, task.task.find('/'))] = task.times.mean.mean;
    std::vector<RepeatedTask> ruled;
    for (const RepeatedTask& task : program.tasks) {
        const std::size_t slash = task.task.find('/');
        const bool isLarge = slash == std::string::npos && totals.contains(task.task) &&
                             task.times.mean.mean >= 0.1 * totals[task.task];
        if (isLarge || task.task.ends_with("/total"))
            ruled.push_back(task);
    }
    return ruled;
}

/** Says where repetitions ended before the interval was as narrow as the plan wants it. */
template<typename Row>
void noteWideIntervals(const std::string& where, const std::vector<Row>& rows, const StopRule& rule,
                       const std::string& rowsText, std::vector<std::string>& notes)
{
    std::size_t wide = 0;
    double widest = 0;
    for (const Row& row : rows) {
        const double share = row.times.mean.halfWidth.value_or(0) / row.times.mean.mean;
        wide += share > rule.halfWidth ? 1 : 0;
        widest = std::max(widest, share);
    }
    if (wide > 0)
        notes.push_back(sentence(
            "%1: half the 95 % interval of %2 of %3 is wider than the %4 % of the mean that the plan asks "
            "for, up to %5 %",
            {where, std::to_string(wide), rowsText, roundedText(100 * rule.halfWidth, 2),
             roundedText(100 * widest, 2)}));
}

std::string machineOf(const MeasuringSession& session)
{
    if (session.hosts.empty())
        return {};
    const std::string& first = session.hosts.front().name;
    return session.hosts.size() == 1
               ? first
               : counted(session.hosts.size(), "host") + ", " + first + " to " + session.hosts.back().name;
}

/** What sessions say, each text once: "Open MPI 4.1.4; Open MPI 5.0". */
template<typename TextOf>
std::string ofSessions(const MeasuredRun& run, const TextOf& textOf)
{
    std::vector<std::string> texts;
    const auto add = [&](const MeasuringSession& session) {
        const std::string text = textOf(session);
        if (!text.empty() && !contains(texts, text))
            texts.push_back(text);
    };
    for (const MeasuringSession& session : run.earlierSessions)
        add(session);
    add(run.session);
    std::string all;
    for (const std::string& text : texts)
        all += (all.empty() ? "" : "; ") + text;
    return all;
}

/** Says of a pattern or program without times why it has none. */
void noteUnstarted(const std::string& where, std::vector<std::string>& notes)
{
    notes.push_back(sentence(
        "%1 has no times, since it could not be started together on all ranks; contraflow-run --resume "
        "measures it, with --wait sleep where ranks share cores",
        {where}));
}

void addPattern(const MeasuredRun& run, const RepeatedPattern& pattern, ImportedFile& file)
{
    const std::string where = sentence("pattern %1", {inQuotes(pattern.scenario)});
    if (pattern.messages.empty())
        return noteUnstarted(where, file.notes);
    file.tables.push_back(tableOf(run, pattern));
    noteWideIntervals(where, pattern.messages, run.rule,
                      sentenceOf(pattern.messages.size(), "1 message", "%1 messages"), file.notes);
}

void addProgram(const MeasuredRun& run, const RepeatedProgram& program, ImportedFile& file)
{
    const std::string where = sentence("program %1", {inQuotes(program.scenario)});
    if (program.tasks.empty())
        return noteUnstarted(where, file.notes);
    for (ImportTable& table : tablesOf(run, program))
        file.tables.push_back(std::move(table));
    const auto tasks = ruledTasks(program);
    noteWideIntervals(where, tasks, run.rule, sentenceOf(tasks.size(), "1 figure", "%1 figures"), file.notes);
    if (program.events.empty())
        file.notes.push_back(sentence("%1 has too many events for the time of each to be kept", {where}));
}

} // namespace

std::optional<Recognition> recogniseRunJson(std::string_view text)
{
    if (!trimmed(text).starts_with("{") || text.find("\"contraflow_run\"") == std::string_view::npos)
        return std::nullopt;
    return Recognition{Confidence::certain, sentence("the key contraflow_run")};
}

Result<ImportedFile> readRunJson(std::string_view text, const ImportOptions& /*options*/)
{
    ASSIGN_OR_RETURN(const MeasuredRun run, parseRun(text));
    if (run.patterns.empty() && run.programs.empty())
        return invalidInput("nothing was measured before the run ended; start it again with --resume");
    ImportedFile file;
    file.machine = ofSessions(run, machineOf);
    file.mpi = ofSessions(run, [](const MeasuringSession& session) { return session.mpi; });
    // When the run began: by this it is known again when more of it is imported.
    file.measured = run.earlierSessions.empty() ? run.session.started : run.earlierSessions.front().started;
    file.platform = run.platform;
    file.projectSha256 = run.projectSha256;
    for (const RepeatedPattern& pattern : run.patterns)
        addPattern(run, pattern, file);
    for (const RepeatedProgram& program : run.programs)
        addProgram(run, program, file);
    if (file.tables.empty())
        return invalidInput("nothing has times: %1", {joinedWords(file.notes)});
    return file;
}

} // namespace contraflow
