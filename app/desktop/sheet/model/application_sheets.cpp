// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/row_sheet.h"
#include "app/desktop/style/text.h"
#include "core/application/event.h"
#include "core/io/project/trace_reference.h"
#include "core/project/program_keys.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

constexpr std::string_view kRepeatEvent = "repeat";
constexpr std::string_view kEndEvent = "end";

const Application* applicationAt(const CellPlace& place)
{
    const auto& applications = place.project.applications;
    return place.table.owner < applications.size() ? &applications[place.table.owner] : nullptr;
}

/** The variables of the loops around a row. */
std::vector<std::string> loopsAround(const Application& application, std::size_t row)
{
    constexpr std::size_t kMostLookedAt = 100'000; // rows: names that come late while typing help nobody
    std::vector<std::string> loops;
    if (row > kMostLookedAt)
        return loops;
    for (std::size_t i = 0; i < std::min(row, application.program.size()); ++i) {
        const EventRow& before = application.program[i];
        if (before.event == kRepeatEvent)
            loops.emplace_back(before.label);
        else if (before.event == kEndEvent && !loops.empty())
            loops.pop_back();
    }
    return loops;
}

std::vector<FormulaCompletion> programWords(const CellPlace& place)
{
    const QString rank = QStringLiteral("rank");
    const QString processes = QStringLiteral("processes");
    std::vector<FormulaCompletion> words{{rank, rank, tr("the process, from 0 on")},
                                         {processes, processes, tr("how many there are")}};
    if (const Application* application = applicationAt(place))
        for (const std::string& loop : loopsAround(*application, place.row))
            if (!loop.empty())
                words.push_back({qtText(loop), qtText(loop), tr("of a loop around the row, from 0 on")});
    return words;
}

/** How deep each row stands in loops. */
std::vector<std::uint8_t> loopDepths(const SharedRows<EventRow>& rows)
{
    constexpr std::uint8_t kDeepest = 16; // deeper ones are refused anyway
    std::vector<std::uint8_t> depths;
    depths.reserve(rows.size());
    std::uint8_t depth = 0;
    for (const EventRow& row : rows) {
        if (row.event == kEndEvent && depth > 0)
            --depth;
        depths.push_back(depth);
        if (row.event == kRepeatEvent && depth < kDeepest)
            ++depth;
    }
    return depths;
}

QStringList eventWords(const CellPlace&)
{
    QStringList words{qtText(kRepeatEvent), qtText(kEndEvent)};
    for (const EventInfo& info : eventCatalog())
        words.append(qtText(info.name));
    return words;
}

QStringList groupWords(const CellPlace& place)
{
    QStringList words{QStringLiteral("all")};
    if (const Application* application = applicationAt(place))
        for (const GroupRow& group : application->groups)
            words.append(qtText(group.name));
    return words;
}

QStringList algorithmWords(const CellPlace& place)
{
    QStringList words;
    const Application* application = applicationAt(place);
    if (!application || place.row >= application->program.size())
        return words;
    if (const EventInfo* info = findEvent(application->program[place.row].event))
        for (const std::string& name : algorithmNames(*info))
            words.append(qtText(name));
    return words;
}

QStringList rankWords(const CellPlace&)
{
    return {QStringLiteral("all"), QStringLiteral("even"), QStringLiteral("odd")};
}

/** Columns whose cells are words, not formulas of the process. */
constexpr std::array<std::string_view, 5> kWordColumns{"event", "request", "group", "algorithm", "label"};
/** Columns that are always shown; the others are hidden until a row has something in them. */
constexpr std::array<std::string_view, 7> kCommonColumns{"ranks", "event", "peer", "size",
                                                         "time",  "count", "label"};
constexpr std::array<std::string_view, 3> kNumberColumns{"size", "time", "count"};

template<std::size_t count>
bool isOneOf(const std::array<std::string_view, count>& keys, std::string_view key)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

std::vector<TableColumn<EventRow>> eventColumns()
{
    std::vector<TableColumn<EventRow>> columns;
    forEachField<EventRow>([&columns](const auto& field) {
        TableColumn<EventRow>& column = columns.emplace_back(fieldColumn(field));
        column.isNumber = isOneOf(kNumberColumns, field.key);
        if (!isOneOf(kWordColumns, field.key))
            column.formulaNames = programWords;
        if (!isOneOf(kCommonColumns, field.key))
            column.isUsed = [at = field.at](const EventRow& row) { return !(row.*at).empty(); };
    });
    columnWith(columns, "ranks").choices = rankWords;
    columnWith(columns, "event").choices = eventWords;
    columnWith(columns, "group").choices = groupWords;
    columnWith(columns, "algorithm").choices = algorithmWords;
    return columns;
}

/** The key of an application's trace; the end when its program is written in rows. */
template<typename Extras>
auto traceIn(Extras& extras)
{
    return std::find_if(extras.begin(), extras.end(),
                        [](const auto& extra) { return extra.first == kTraceKey; });
}

/** Format and files of a trace, or what is wrong with what names it. */
QString traceText(const Application& application)
{
    const auto trace = traceIn(application.extras);
    if (trace == application.extras.end())
        return {};
    const Result<TraceReference> reference = readTraceReference(trace->second);
    if (!reference)
        return qtText(reference.error().message);
    const QString files =
        qtText(reference->files.front().name) +
        (reference->files.size() > 1 ? QStringLiteral(" … (%1)").arg(reference->files.size()) : QString());
    return QStringLiteral("%1: %2").arg(qtText(reference->format), files);
}

/** The trace that stands in place of rows. It comes from an import, and goes when its cell is emptied. */
TableColumn<Application> traceColumn()
{
    TableColumn<Application> column{
        std::string(kTraceKey), tr("Trace"),
        tr("The files of a trace that is run in place of rows, from the folder of the project on; emptied, the "
           "application has the rows of its program"),
        QStringLiteral("otf2: traces/run-of-today.otf2")};
    column.read = [](const Application& row) {
        const QString text = traceText(row);
        return CellText{text, text, {}};
    };
    column.write = [](Application& row, const std::string& text) {
        if (const auto trace = traceIn(row.extras); trimmed(text).empty() && trace != row.extras.end()) {
            row.extras.erase(trace);
            row.trace = {};
        }
    };
    column.sortValue = [](const Application& row) { return QVariant(traceText(row)); };
    column.refusal = [](const std::string& text) {
        return trimmed(text).empty() ? QString()
                                     : tr("A trace is not typed: take one by Import in the File menu.");
    };
    column.isUsed = [](const Application& row) { return traceIn(row.extras) != row.extras.end(); };
    return column;
}

/** Where the events are, when they are in a trace. */
QString eventsElsewhere(const Project& project, std::size_t owner)
{
    const QString trace = traceText(project.applications[owner]);
    return trace.isEmpty()
               ? QString()
               : tr("The events of this application are in its trace (%1), which is not changed here. For rows in "
                    "its place, empty the cell Trace in the sheet Applications.")
                     .arg(trace);
}

std::vector<TableColumn<Application>> applicationColumns()
{
    std::vector<TableColumn<Application>> columns = fieldColumns<Application>();
    columns.push_back(traceColumn());
    return columns;
}

} // namespace

std::unique_ptr<SheetModel> makeApplicationSheet(TableKind table, SheetSources sources)
{
    switch (table) {
    case TableKind::events:
        return makeSheet<EventRow>({table, eventColumns, {}, loopDepths, "event", eventsElsewhere}, sources);
    case TableKind::groups:
        return makeSheet<GroupRow>({table}, sources);
    case TableKind::applications:
        return makeSheet<Application>({table, applicationColumns}, sources);
    default:
        return nullptr;
    }
}

} // namespace contraflow
