// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/style/text.h"
#include "app/desktop/tables/name_column.h"
#include "app/desktop/tables/row_sheet.h"
#include "app/desktop/tables/sheets.h"
#include "core/application/event.h"
#include "core/io/trace_reference.h"
#include "core/project/trace_key.h"

#include <algorithm>

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

enum class ProgramCells
{
    words,
    formulas,
};
enum class ProgramUse
{
    common,
    rare, ///< hidden until a row has something in it
};

TableColumn<EventRow> eventColumn(ColumnWords words, std::string EventRow::*field, ProgramCells cells,
                                  ProgramUse use)
{
    TableColumn<EventRow> column = textColumn<EventRow>(std::move(words), field);
    if (cells == ProgramCells::formulas)
        column.formulaNames = programWords;
    if (use == ProgramUse::rare)
        column.isUsed = [field](const EventRow& row) { return !(row.*field).empty(); };
    return column;
}

std::vector<TableColumn<EventRow>> eventColumns(const Project& project, std::optional<std::size_t> owner)
{
    using Cells = ProgramCells;
    using Use = ProgramUse;
    const QString rank = QStringLiteral("rank + 1");
    const QString name = QStringLiteral("name-01");
    std::vector<TableColumn<EventRow>> columns;
    const auto add = [&](ColumnWords words, std::string EventRow::*field, Cells cells, Use use) {
        columns.push_back(eventColumn(std::move(words), field, cells, use));
    };
    add({"ranks", tr("Ranks"),
         tr("Who does it: all, 0, 4-7, even, or a condition such as rank < processes / 2"),
         QStringLiteral("rank < processes")},
        &EventRow::ranks, Cells::formulas, Use::common);
    columns.back().choices = rankWords;
    add({"event", tr("Event"), tr("What they do; repeat … end go round the rows between them"),
         QStringLiteral("  reduce_scatter")},
        &EventRow::event, Cells::words, Use::common);
    columns.back().choices = eventWords;
    add({"peer", tr("Peer"), tr("Whom it sends to or receives from, such as rank + 1; any"), rank},
        &EventRow::peer, Cells::formulas, Use::common);
    add({"source", tr("Source"), tr("Of a sendrecv: whom it receives from"), rank}, &EventRow::source,
        Cells::formulas, Use::rare);
    add({"size", tr("Size"), tr("Of a message, a block or a pair, such as 64 kB or 8 B * n"),
         QStringLiteral("1000.0 MiB")},
        &EventRow::size, Cells::formulas, Use::common);
    columns.back().isNumber = true;
    add({"time", tr("Time"), tr("Of a computation, such as 10 ms"), QStringLiteral("1000.0 ms")},
        &EventRow::time, Cells::formulas, Use::common);
    columns.back().isNumber = true;
    add({"tag", tr("Tag"), tr("Of a message; empty: 0; any"), QStringLiteral("100")}, &EventRow::tag,
        Cells::formulas, Use::rare);
    add({"request", tr("Request"), tr("What a wait waits for, by a name; several are parted by ;"), name},
        &EventRow::request, Cells::words, Use::rare);
    add({"group", tr("Group"), tr("Who runs a collective together; empty: all"), name}, &EventRow::group,
        Cells::words, Use::rare);
    columns.back().choices = groupWords;
    add({"root", tr("Root"), tr("Of a collective, counted within its group; empty: 0"), rank},
        &EventRow::root, Cells::formulas, Use::rare);
    add({"algorithm", tr("Algorithm"), tr("How a collective runs as messages; empty: the usual one"),
         QStringLiteral("recursive-doubling")},
        &EventRow::algorithm, Cells::words, Use::rare);
    columns.back().choices = algorithmWords;
    add({"sizes", tr("Sizes"), tr("One for each process of the group, parted by ;"),
         QStringLiteral("8 B;16 B;8 B")},
        &EventRow::sizes, Cells::formulas, Use::rare);
    add({"segments", tr("Segments"), tr("Into how many parts a ring broadcast cuts its data"),
         QStringLiteral("100")},
        &EventRow::segments, Cells::formulas, Use::rare);
    add({"count", tr("Count"), tr("How often a loop is gone through"), QStringLiteral("10000")},
        &EventRow::count, Cells::formulas, Use::common);
    columns.back().isNumber = true;
    add({"label", tr("Label"), tr("The name of a phase, or of the variable of a loop"), name},
        &EventRow::label, Cells::words, Use::common);
    if (owner)
        appendExtraColumns(columns, project.applications[*owner].extraColumns);
    return columns;
}

std::vector<TableColumn<GroupRow>> groupColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<GroupRow>> columns;
    columns.push_back(textColumn<GroupRow>(
        {"name", tr("Name"), tr("What collectives call the group"), QStringLiteral("name-of-group")},
        &GroupRow::name));
    columns.back().rename = renameAt;
    columns.push_back(
        textColumn<GroupRow>({"ranks", tr("Ranks"), tr("Who is in it: 0-3, 0;4;8, even, or a condition"),
                              QStringLiteral("0-1000;2000-3000")},
                             &GroupRow::ranks));
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
        return trimmed(text).empty()
                   ? QString()
                   : tr("A trace is not typed: take one by Import the trace of a run in the "
                        "File menu.");
    };
    column.isUsed = [](const Application& row) { return traceIn(row.extras) != row.extras.end(); };
    return column;
}

std::vector<TableColumn<Application>> applicationColumns(const Project&, std::optional<std::size_t>)
{
    std::vector<TableColumn<Application>> columns;
    columns.push_back(nameColumn<Application>(
        tr("Scenarios refer to an application by its name; its events are in the sheet Program")));
    columns.push_back(countColumn<Application>(
        {"processes", tr("Processes"), tr("How many run the program together"), QStringLiteral("1000000")},
        &Application::processes));
    columns.push_back(weightColumn<Application>(
        {"weight", tr("Weight"),
         tr("How much it counts in the overall result of an offer, such as 2; empty: 1"),
         QStringLiteral("1000000")}));
    columns.push_back(traceColumn());
    return columns;
}

} // namespace

std::unique_ptr<SheetModel> makeProgramSheet(SheetSources sources)
{
    const SheetWords words{
        tr("event"),
        tr("events"),
        tr("There is no application yet: a program of processes that compute, send, receive and meet in "
           "collectives."),
        tr("Add an application"),
        tr("No events yet. Type or paste them here: who does it, which event, with whom, how much."),
        tr("Add an event"),
        {{QStringLiteral("project.programByRecipe"), tr("Program by recipe…")}}};
    RowSheetSetup<EventRow> setup{
        TableKind::events, words,
        [](const Project& project, std::size_t owner) -> const SharedRows<EventRow>& {
            return project.applications[owner].program;
        },
        eventColumns};
    setup.depths = loopDepths;
    setup.indentedColumn = "event";
    setup.elsewhere = [](const Project& project, std::size_t owner) {
        const QString trace = traceText(project.applications[owner]);
        return trace.isEmpty()
                   ? QString()
                   : tr("The events of this application are in its trace (%1), which is not changed "
                        "here. For rows in its place, empty the cell Trace in the sheet "
                        "Applications.")
                         .arg(trace);
    };
    return std::make_unique<RowSheet<EventRow>>(std::move(setup), sources);
}

std::unique_ptr<SheetModel> makeGroupsSheet(SheetSources sources)
{
    const SheetWords words{
        tr("group"),
        tr("groups"),
        tr("There is no application yet whose processes could form groups."),
        tr("Add an application"),
        tr("No groups yet; the group all is always there. A group names the processes that run a "
           "collective together."),
        tr("Add a group")};
    return std::make_unique<RowSheet<GroupRow>>(
        RowSheetSetup<GroupRow>{TableKind::groups, words,
                                [](const Project& project, std::size_t owner) -> const SharedRows<GroupRow>& {
                                    return project.applications[owner].groups;
                                },
                                groupColumns},
        sources);
}

std::unique_ptr<SheetModel> makeApplicationsSheet(SheetSources sources)
{
    const SheetWords words{tr("application"),
                           tr("applications"),
                           {},
                           {},
                           tr("No applications yet. An application is a program that so many processes run."),
                           tr("Add an application"),
                           {{QStringLiteral("project.programByRecipe"), tr("Program by recipe…")}}};
    return std::make_unique<RowSheet<Application>>(
        RowSheetSetup<Application>{TableKind::applications, words,
                                   [](const Project& project, std::size_t) -> const SharedRows<Application>& {
                                       return project.applications;
                                   },
                                   applicationColumns},
        sources);
}

} // namespace contraflow
