// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_plan.h"

#include "core/analysis/error_data.h"
#include "core/application/application_replay.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/importing/import_origin.h"
#include "core/importing/importers.h"
#include "core/importing/plan_builder.h"
#include "core/io/project/preset_file.h"
#include "core/io/project/project_file.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"
#include "core/project/checks.h"
#include "core/project/edits.h"
#include "core/project/measured_doubts.h"
#include "core/project/network.h"
#include "core/project/schema.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <map>
#include <set>
#include <unordered_map>
#include <utility>

namespace contraflow {

namespace {

bool hasMessages(const ImportTable& table)
{
    return table.has(ColumnMeaning::message) || table.has(ColumnMeaning::pattern);
}

Result<ImportUse> useOf(const ImportedFile& file, const ImportTarget& target)
{
    if (!target.scenario.empty())
        return ImportUse::measurement;
    if (!target.platform.empty())
        return ImportUse::campaign;
    if (std::ranges::any_of(file.tables, [](const ImportTable& table) { return !table.scenario.empty(); }))
        return ImportUse::scenarios;
    const bool areMessages = std::ranges::any_of(file.tables, hasMessages);
    if (!target.kind && areMessages)
        return invalidInput(
            "the file has times of messages; name the scenario that they belong to, or the platform on which "
            "its patterns were measured");
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
    const auto line =
        std::ranges::find_if(plan.rejected, [](const RejectedLine& rejected) { return !rejected.hasNoData; });
    return line != plan.rejected.end() ? &*line : plan.rejected.empty() ? nullptr : &plan.rejected.front();
}

std::vector<std::string> withoutEmptyEnd(std::vector<std::string> cells)
{
    while (!cells.empty() && cells.back().empty())
        cells.pop_back();
    return cells;
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
    std::ranges::stable_sort(plan.rejected, {}, &RejectedLine::line);
    RETURN_IF_ERROR(built);
    if (plan.rowCount > 0)
        return plan;
    const bool isMeasured = std::ranges::any_of(file.tables, [](const ImportTable& table) {
        return table.has(ColumnMeaning::time) || table.has(ColumnMeaning::bandwidth);
    });
    if (!isMeasured && file.tables.size() == 1 && file.tables.front().matrix)
        return invalidInput(
            "the matrix does not say what its numbers are; say what the column 'value' is and its unit, such "
            "as time in us or ns, or bandwidth in MB/s, or import it as messages where the numbers are what "
            "is sent");
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
    const std::string stem = std::filesystem::path(file).stem().string();
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
            return contains(own, wanted) || contains(further, wanted);
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
        row.extras = withoutEmptyEnd(std::move(used));
    }
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (isUsed[i])
            measurement.extraColumns.push_back(std::move(m_columns[i]));
    measurement.times = SharedRows<TimeRow>(std::move(m_rows));
}

namespace {

/** Figures of processes have no ends, so that no message can be made of them. */
bool isOfProgram(const ImportTable& table)
{
    return !table.has(ColumnMeaning::source);
}

/** Such files have no lines but patterns and programs: says which message or figure it is instead. */
RejectedLine placed(RejectedLine rejected, const ImportTable& table)
{
    const bool isProgram = isOfProgram(table);
    const std::string name = inQuotes(table.scenario);
    std::string where = isProgram ? sentence("program %1", {name}) : sentence("pattern %1", {name});
    const std::optional<std::size_t> id = columnOf(table.columns, ColumnMeaning::message);
    if (rejected.line > 0 && rejected.line <= table.records.size() && id) {
        rejected.text = table.records[rejected.line - 1].cells[*id];
        const std::string measured = inQuotes(rejected.text);
        where = isProgram ? sentence("program %1, figure %2", {name, measured})
                          : sentence("pattern %1, message %2", {name, measured});
    }
    return {0, rejected.text, where + ": " + rejected.reason, rejected.hasNoData};
}

/** Whether a scenario's messages are not those that were measured, by their ids, sizes and times of beginning
 * after the first; nothing is said of programs. */
bool isOtherPattern(const Project& project, const std::string& name, const ImportValues& measured)
{
    const Scenario* scenario = findByName(project.scenarios, name);
    const Workload* workload = scenario ? findByName(project.workloads, scenario->workload) : nullptr;
    if (!workload || runsApplications(*scenario))
        return false;
    std::map<std::string, const ImportRow*> rows;
    for (const ImportRow& row : measured.rows)
        rows.emplace(row.message, &row);
    if (rows.size() != workload->messages.size())
        return true;
    const auto startOf = [](const MessageRow& message) {
        return message.start.hasValue() ? message.start.value().value : 0.0;
    };
    double first = HUGE_VAL;
    for (const MessageRow& message : workload->messages)
        first = std::min(first, startOf(message));
    constexpr double kTick = 1e-9; // seconds: what texts round
    return std::ranges::any_of(workload->messages, [&](const MessageRow& message) {
        const auto row = rows.find(message.id);
        if (row == rows.end())
            return true;
        const double planned = row->second->start ? row->second->start->value : 0;
        const bool isOfSize = !row->second->size || !message.size.hasValue() ||
                              std::abs(row->second->size->value - message.size.value().value) <= 0.5;
        return !isOfSize || std::abs(planned - (startOf(message) - first)) > kTick;
    });
}

} // namespace

Result<void> planScenarios(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target)
{
    ImportPlan& plan = builder.plan();
    const std::string& planned = file.file.projectSha256;
    const bool isChanged = !planned.empty() && planned != sha256Text(projectText(builder.project()));
    if (isChanged)
        plan.notes.push_back(sentence(
            "the project is not as it was when this was planned; times are taken where message, ends and "
            "size are the same"));
    plan.rejected = file.file.rejected; // those of the tables are placed below
    std::size_t taken = 0;
    for (std::size_t i = 0; i < file.values.size(); ++i) {
        const std::string& scenario = file.file.tables[i].scenario;
        const ReadFile one{file.file, {file.values[i]}};
        ImportTarget part = target;
        const bool isThere = findByName(builder.project().scenarios, scenario) != nullptr;
        (isThere ? part.scenario : part.platform) = isThere ? scenario : file.file.platform;
        const std::string& title = file.file.tables[i].title;
        if (part.name.empty())
            part.name = !isThere ? scenario : title == scenario ? scenario + " measured" : title;
        if (!isThere && isOfProgram(file.file.tables[i])) {
            plan.rejected.push_back(
                {0, scenario, sentence("the project has no scenario of this name that runs the program")});
            continue;
        }
        if (!isThere)
            plan.notes.push_back(sentence("the project has no scenario %1; it is made, with its messages",
                                          {inQuotes(scenario)}));
        const std::size_t before = plan.rowCount;
        std::vector<RejectedLine> rejected = std::exchange(plan.rejected, file.values[i].rejected);
        const Result<void> added =
            isThere ? planMeasurement(builder, one, part) : planCampaign(builder, one, part);
        const bool fitsAll = plan.rejected.empty();
        for (const RejectedLine& line : plan.rejected)
            rejected.push_back(placed(line, file.file.tables[i]));
        plan.rejected = std::move(rejected);
        if (!added) {
            plan.rejected.push_back(
                {0, scenario, placed({0, {}, added.error().message}, file.file.tables[i]).reason});
            continue;
        }
        taken += plan.rowCount > before ? 1 : 0;
        if (isChanged && isThere && plan.rowCount > before &&
            (!fitsAll || isOtherPattern(builder.project(), scenario, file.values[i])) &&
            !isOfProgram(file.file.tables[i]))
            plan.notes.push_back(sentence(
                "pattern %1 has other messages than when it was planned; its times were measured among "
                "those of the plan, so that predictions of it are of another pattern: plan it again, or "
                "import into the project as it was",
                {inQuotes(scenario)}));
    }
    plan.edit.label =
        sentenceOf(taken, "Import measured times of 1 scenario", "Import measured times of %1 scenarios");
    return {};
}

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
    if (table.has(ColumnMeaning::source) && table.has(ColumnMeaning::destination)) {
        notes.emplace_back(sentence("a row for each pair is taken as a ping-pong"));
        return BenchmarkKind::pingPong;
    }
    return invalidInput(
        "the file does not say what was measured; name the scenario of its messages, the platform of its "
        "patterns, or the kind of benchmark: %1",
        {joinedWords(wordsIn(kBenchmarkKinds))});
}

/** Two runs of one test in a file are two benchmarks. */
Group& groupFor(std::vector<Group>& groups, Group wanted)
{
    const std::string title = wanted.title;
    for (int run = 1;; ++run) {
        wanted.title = run == 1 ? title : sentence("%1, run %2", {title, std::to_string(run)});
        const auto found = std::ranges::find_if(groups, [&wanted](const Group& group) {
            return group.title == wanted.title && group.kind == wanted.kind;
        });
        if (found == groups.end()) {
            groups.push_back(std::move(wanted));
            return groups.back();
        }
        const bool isNewRun =
            std::ranges::none_of(wanted.runs, [&](const auto& r) { return found->runs.contains(r); });
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
        if (lacksProcesses(table) && !table.records.empty() && !contains(tests, table.test))
            tests.push_back(table.test);
    if (!tests.empty() && !target.processes)
        notes.push_back(
            sentence("the file does not say how many processes took part in %1; give their number",
                     {joinedWords(tests)}));
}

} // namespace

bool lacksProcesses(const ImportTable& table)
{
    return table.kind && !table.processes && !table.has(ColumnMeaning::processes);
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
        for (BenchmarkRow& row : rows)
            row.extras = withoutEmptyEnd(row.extras.take());
        plan.rowCount += rows.size();
        builder.made(sentence("benchmark %1 (%2) with %3", {inQuotes(benchmark.name), benchmark.kind,
                                                            sentenceOf(rows.size(), "1 row", "%1 rows")}));
        benchmark.rows = SharedRows<BenchmarkRow>(std::move(rows));
        builder.append(TableKind::benchmarks, std::move(benchmark));
    }
    plan.edit.label = sentenceOf(groups.size(), "Import a benchmark", "Import %1 benchmarks");
    return {};
}

namespace {

/** The rows of one pattern, in the order of the file. */
struct NamedPattern
{
    std::string name;
    std::vector<const ImportRow*> rows;
};

std::vector<NamedPattern> patternsOf(const ImportValues& values, const std::string& fallback)
{
    std::vector<NamedPattern> patterns;
    std::unordered_map<std::string, std::size_t> known;
    for (const ImportRow& row : values.rows) {
        const std::string& name = row.pattern.empty() ? fallback : row.pattern;
        const auto [found, isNew] = known.emplace(name, patterns.size());
        if (isNew)
            patterns.push_back({name, {}});
        patterns[found->second].rows.push_back(&row);
    }
    return patterns;
}

template<typename Row>
std::string someNames(const SharedRows<Row>& rows)
{
    constexpr std::size_t listed = 10;
    std::vector<std::string> names;
    for (const Row& row : rows)
        if (names.size() < listed)
            names.push_back(row.name);
    return rows.size() > listed ? sentence("%1 and others", {joinedWords(names)}) : joinedWords(names);
}

/** The model when none is named: that of the platform (modelForPlatform). */
Model usualOn(const Project& project, const std::string& platform, std::vector<std::string>& notes)
{
    const SharedRows<Model>& models = project.models;
    Model model = modelForPlatform(project, platform);
    if (models.empty())
        notes.push_back(sentence(
            "the project has no model; the scenarios get %1, and calibrate tells which model fits best",
            {inQuotes(model.name)}));
    else if (models.size() > 1)
        notes.push_back(sentence(
            "the scenarios get the model %1; the project has %2, and name another one if it should be that",
            {inQuotes(model.name), someNames(models)}));
    return model;
}

/** The model of the patterns' scenarios: named, of a kind that is added, or the usual one. */
Result<std::string> modelFor(PlanBuilder& builder, const ImportTarget& target)
{
    const SharedRows<Model>& models = builder.project().models;
    Model usual = target.model.empty() ? usualOn(builder.project(), target.platform, builder.plan().notes)
                                       : plainModel(target.model);
    const Model* const same =
        target.model.empty() ? findSameModel(builder.project(), usual) : findByName(models, usual.name);
    if (!same && target.model.empty())
        usual.name = freeName(builder.project(), TableKind::models, usual.name);
    const std::string wanted = same ? same->name : usual.name;
    RETURN_IF_ERROR(checkNamedOnce(models, wanted, "model"));
    if (same)
        return wanted;
    if (!findModelInfo(usual.kind)) {
        std::vector<std::string> known = modelKinds();
        for (const Model& model : models)
            known.push_back(model.name);
        const std::string near = suggestion(wanted, known);
        return Error{ErrorCode::notFound,
                     sentence("there is no model and no kind of model %1", {inQuotes(wanted)}) +
                         (near.empty() ? std::string() : "; " + near)};
    }
    builder.made(sentence("model %1", {inQuotes(wanted)}));
    builder.append(TableKind::models, std::move(usual));
    return wanted;
}

/** The model without congestion control of the patterns' scenarios, where the platform's have one; it is
 * added where the project lacks it. */
std::string uncontrolledFor(PlanBuilder& builder, const ImportTarget& target)
{
    std::optional<Model> wanted = uncontrolledForPlatform(builder.project(), target.platform);
    if (!target.model.empty() || !wanted)
        return {};
    if (const Model* same = findSameModel(builder.project(), *wanted))
        return same->name;
    wanted->name = freeName(builder.project(), TableKind::models, wanted->name);
    std::string name = wanted->name;
    builder.made(sentence("model %1", {inQuotes(name)}));
    builder.append(TableKind::models, std::move(*wanted));
    return name;
}

/** Why a row cannot be a message of the platform; empty when it can. */
std::string problemOf(const ImportRow& row, const Network& network, const std::string& platform)
{
    if (row.source.empty() || row.destination.empty())
        return sentence("it does not say from which node to which its message went");
    if (!row.size)
        return sentence("it does not say the size of its message");
    for (const std::string* end : {&row.source, &row.destination})
        if (!network.findNode(*end))
            return sentence("platform %1 has no node %2", {inQuotes(platform), inQuotes(*end)});
    return {};
}

/** A name that is free among workloads, scenarios and measurements, so that the three share it. */
std::string commonName(const Project& project, const std::string& wanted)
{
    const auto isTaken = [&project](const std::string& name) {
        return findByName(project.workloads, name) || findByName(project.scenarios, name) ||
               findByName(project.measurements, name);
    };
    std::string name = wanted;
    for (int i = 2; isTaken(name); ++i)
        name = wanted + " " + std::to_string(i);
    return name;
}

} // namespace

Result<void> planCampaign(PlanBuilder& builder, const ReadFile& file, const ImportTarget& target)
{
    const std::size_t index = indexOfName(builder.project().platforms, target.platform);
    if (index == builder.project().platforms.size())
        return Error{
            ErrorCode::notFound,
            index == 0 ? sentence("the project has no platform %1; add it first", {inQuotes(target.platform)})
                       : sentence("the project has no platform %1; it has %2",
                                  {inQuotes(target.platform), someNames(builder.project().platforms)})};
    RETURN_IF_ERROR(checkNamedOnce(builder.project().platforms, target.platform, "platform"));
    IssueList issues; // they are the project's own and reported where it is validated
    const std::shared_ptr<const Network> network =
        Network::build(builder.project().platforms[index], index, issues);
    ASSIGN_OR_RETURN(const std::string model, modelFor(builder, target));
    const std::string uncontrolled = uncontrolledFor(builder, target);
    ImportPlan& plan = builder.plan();
    const std::string fallback = target.name.empty() ? fileStem(target.provenance.file) : target.name;
    std::size_t patternCount = 0;
    for (const ImportValues& values : file.values) {
        for (const NamedPattern& pattern : patternsOf(values, fallback)) {
            std::vector<MessageRow> messages;
            TimesBuilder times(values.keptColumns);
            for (const ImportRow* row : pattern.rows) {
                std::string problem = problemOf(*row, *network, target.platform);
                const std::string id =
                    row->message.empty() ? "m" + std::to_string(messages.size() + 1) : row->message;
                if (!problem.empty() || !times.add(id, *row, problem)) {
                    plan.rejected.push_back({row->line, id, problem});
                    continue;
                }
                messages.push_back(
                    {id, row->source, row->destination, cellOf(row->size), cellOf(row->start), {}});
            }
            if (messages.empty())
                continue;
            plan.rowCount += messages.size();
            ++patternCount;
            const std::string name = commonName(builder.project(), pattern.name);
            builder.made(sentence("workload, scenario and measurement %1 with %2",
                                  {inQuotes(name), sentenceOf(messages.size(), "1 message", "%1 messages")}));
            builder.append(TableKind::workloads,
                           Workload{name, SharedRows<MessageRow>(std::move(messages)), {}, {}});
            Scenario scenario{name, target.platform, name, {}, model, {}};
            scenario.uncontrolled = uncontrolled;
            builder.append(TableKind::scenarios, std::move(scenario));
            Measurement measurement{.name = name, .scenario = name, .provenance = target.provenance};
            times.fill(measurement);
            builder.append(TableKind::measurements, std::move(measurement));
        }
    }
    plan.edit.label = sentenceOf(patternCount, "Import 1 measured pattern", "Import %1 measured patterns");
    return {};
}

} // namespace contraflow
