// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/comparison.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"
#include "core/application/application_replay.h"
#include "core/project/measured_times.h"
#include "core/sharing/kind_title.h"
#include "core/tables/path_tables.h"
#include "core/tables/table.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

/** What has a row in a sheet that shows compared models. */
enum class ComparedRows
{
    messages,  ///< of a workload
    processes, ///< of a run
    events,    ///< of a run, in the order of its sheet
};

using CellOf = std::function<TableCell(std::size_t row)>;
using EventPlaces = std::shared_ptr<const std::vector<std::uint32_t>>;

std::string translated(std::string_view text, const QString& first, const QString& second = {})
{
    const QString whole = QCoreApplication::translate("ComparedColumns", text.data());
    return (second.isEmpty() ? whole.arg(first) : whole.arg(first, second)).toStdString();
}

/** Where the times of each row of the sheet of events are; null: in the same order. */
EventPlaces placesOfEvents(const ScenarioResult& base)
{
    const RunEvents& events = *base.runEvents;
    auto places = std::make_shared<std::vector<std::uint32_t>>();
    places->reserve(events.all().size());
    bool isSame = true;
    for (const std::uint32_t number : events.all()) {
        const ReplayedEvent& event = base.replay->replay.events[number];
        const std::uint32_t place = events.start(event.process) + event.index;
        isSame = isSame && place == places->size();
        places->push_back(place);
    }
    return isSame ? nullptr : places;
}

/** The table of the result that has such rows; null: none. */
const Table* tableOf(const ScenarioResult& shown, ComparedRows rows)
{
    if (rows == ComparedRows::messages)
        return shown.prediction ? shown.messages.get() : nullptr;
    if (!shown.replay)
        return nullptr;
    return rows == ComparedRows::events ? shown.events.get() : shown.processes.get();
}

std::string_view hintOf(ComparedRows rows)
{
    switch (rows) {
    case ComparedRows::messages:
        return QT_TRANSLATE_NOOP("ComparedColumns", "Predicted time under %1");
    case ComparedRows::processes:
        return QT_TRANSLATE_NOOP("ComparedColumns",
                                 "Time of the process from the start of its application to its end under %1");
    case ComparedRows::events:
        return QT_TRANSLATE_NOOP("ComparedColumns", "Duration of the event under %1");
    }
    return {};
}

/** Seconds of each row under a model, or not a number. */
struct RowTimes
{
    std::shared_ptr<const ModelTimes> times; ///< null: none yet
    EventPlaces places;

    [[nodiscard]] double at(std::size_t row) const
    {
        const std::size_t place = places ? (*places)[row] : row;
        return times && place < times->seconds.size() ? times->seconds[place]
                                                      : std::numeric_limits<double>::quiet_NaN();
    }
};

TableCell percentOf(double percent)
{
    return std::isfinite(percent) ? TableCell(percent) : TableCell();
}

/** Columns with the functions that read their cells. */
struct ColumnsWithCells
{
    std::vector<Table::Column> columns;
    std::vector<CellOf> cells;

    void add(Table::Column column, CellOf cell)
    {
        columns.push_back(std::move(column));
        cells.push_back(std::move(cell));
    }
};

void addErrors(ColumnsWithCells& all, const ComparedModel& model, const RowTimes& seconds,
               const std::shared_ptr<const ScenarioResult>& shown, ComparedRows rows)
{
    const QString name = qtText(nameOfModel(model));
    Table::Column column{.key = "error:" + model.model,
                         .title = translated(QT_TRANSLATE_NOOP("ComparedColumns", "%1, error"), name),
                         .kind = ColumnKind::percent};
    if (rows == ComparedRows::processes && !shown->replay->measured.empty()) {
        column.hint = translated(
            QT_TRANSLATE_NOOP("ComparedColumns",
                              "(Sp − Sm) / Sm: what was measured of the process and the same of the "
                              "run under %1; negative: the prediction is optimistic"),
            name);
        all.add(std::move(column), [measured = model.measured](std::size_t row) {
            return measured && row < measured->processes.size() && measured->processes[row].isMeasured()
                       ? TableCell(measured->processes[row].errorPercent())
                       : TableCell();
        });
    } else if (rows == ComparedRows::messages && !shown->measured.empty()) {
        column.hint = translated(
            QT_TRANSLATE_NOOP("ComparedColumns",
                              "(%1 − measured) / measured; negative: the prediction is optimistic"),
            name);
        all.add(std::move(column), [seconds, shown](std::size_t row) {
            const double measured = shown->measured[row];
            return measured > 0 ? percentOf(relativeErrorPercent(seconds.at(row), measured)) : TableCell();
        });
    }
}

/**
 * Columns of the models that the scenario's own is compared with: the time of each, its difference to the own
 * one's, and its error where something was measured. Cells are pending while the comparison is not that of
 * `shown`. Empty while nothing is compared, or when `shown` has no such rows.
 */
std::vector<ComputedColumn> comparedColumns(const ComparisonResult& compared,
                                            const std::shared_ptr<const ScenarioResult>& shown,
                                            ComparedRows rows)
{
    const Table* table = tableOf(*shown, rows);
    if (!table || compared.models.size() < 2)
        return {};
    const bool isNewest = compared.base == shown;
    const EventPlaces places = isNewest && rows == ComparedRows::events ? placesOfEvents(*shown) : nullptr;
    const auto timesOf = [&](const ComparedModel& model) {
        return RowTimes{!isNewest                      ? nullptr
                        : rows == ComparedRows::events ? model.events
                                                       : model.times,
                        places};
    };
    const ComparedModel& own = compared.models.front();
    ColumnsWithCells all;
    for (std::size_t i = 1; i < compared.models.size(); ++i) {
        const ComparedModel& model = compared.models[i];
        const QString name = qtText(nameOfModel(model));
        const RowTimes seconds = timesOf(model);
        std::string hint = translated(hintOf(rows), name);
        if (!model.failure.isEmpty())
            hint += "\n" + model.failure.toStdString();
        all.add({.key = "time:" + model.model,
                 .title = name.toStdString(),
                 .kind = ColumnKind::seconds,
                 .hint = std::move(hint)},
                [seconds, isPending = !isNewest || model.isPending()](std::size_t row) {
                    if (const double time = seconds.at(row); std::isfinite(time))
                        return TableCell(time);
                    return isPending ? TableCell().shownAs("…") : TableCell();
                });
        all.add({.key = "difference:" + model.model,
                 .title = translated(QT_TRANSLATE_NOOP("ComparedColumns", "%1, difference"), name),
                 .kind = ColumnKind::percent,
                 .hint = translated(QT_TRANSLATE_NOOP("ComparedColumns",
                                                      "(%1 − %2) / %2; negative: %1 predicts a shorter time"),
                                    name, qtText(nameOfModel(own)))},
                [seconds, base = timesOf(own)](std::size_t row) {
                    const double reference = base.at(row);
                    return reference > 0 ? percentOf(differencePercent(seconds.at(row), reference))
                                         : TableCell();
                });
        addErrors(all, model, seconds, shown, rows);
    }
    for (Table::Column& column : all.columns)
        column.order = 0;
    const auto models = std::make_shared<Table>("compared", "Compared models", std::move(all.columns));
    models->setRows(table->rowCount(),
                    [cells = std::move(all.cells), shown](std::size_t row, std::size_t column) {
                        return cells[column](row);
                    });
    return sheetColumns(models);
}

/** Puts them behind the time under the scenario's own model. */
void addCompared(std::vector<ComputedColumn>& columns, std::vector<ComputedColumn> compared)
{
    const auto time = std::ranges::find_if(columns, [](const ComputedColumn& column) {
        return column.key == "time_s" || column.key == "total_s";
    });
    columns.insert(time == columns.end() ? time : time + 1, std::make_move_iterator(compared.begin()),
                   std::make_move_iterator(compared.end()));
}

using Shown = std::shared_ptr<const ScenarioResult>;

/** A sheet of what the shown scenario gives, and of what is `besides`. */
template<typename Viewing>
std::unique_ptr<SheetModel> sheetOfResult(const Results& results, const Live& besides, const QString& pending,
                                          Viewing viewing)
{
    return std::make_unique<ComputedSheet>(
        pending, std::vector<const Live*>{&results, &besides},
        [&results, viewing](int subject) -> std::optional<ComputedView> {
            const Shown shown = results.current();
            return shown ? std::optional<ComputedView>(viewing(shown, subject)) : std::nullopt;
        });
}

/** Makes each row selectable as its message of the workload. */
void selectMessages(ComputedView& view, const Shown& shown)
{
    const TableRef table{TableKind::messages, shown->prediction->workload};
    view.selectableTable = [table] { return table; };
    view.itemAt = [shown, table](std::size_t row) {
        return SelectedItem{table, shown->prediction->placed.messages[row].row, SelectedItem::kWholeRow};
    };
    view.rowOf = [shown, table](const SelectedItem& item) {
        if (table != item.table)
            return -1;
        const auto& placed = shown->prediction->placed.messages;
        const auto found = std::ranges::lower_bound(placed, item.row, {}, &PlacedMessage::row);
        return found != placed.end() && found->row == item.row ? static_cast<int>(found - placed.begin())
                                                               : -1;
    };
}

/** Makes each row selectable as its message of the run. */
void selectMessagesOfRun(ComputedView& view, const Shown& shown)
{
    view.selectableTable = [] { return TableRef{TableKind::events, 0}; };
    view.itemAt = [shown](std::size_t row) { return itemOfMessage(*shown, static_cast<std::uint32_t>(row)); };
    view.rowOf = [shown, rows = view.rows](const SelectedItem& item) {
        const std::optional<std::uint32_t> message = messageOf(*shown, item);
        return message && *message < rows ? toInt(*message) : -1;
    };
}

/** What is said without rows. */
QString noMessagesText(const ScenarioResult& shown)
{
    if (shown.replay)
        return shown.unlisted.isEmpty() ? tr("The application sends no message.") : shown.unlisted;
    if (!shown.failure.isEmpty())
        return shown.failure;
    if (!shown.prediction)
        return tr("The first prediction is being made.");
    return shown.project.workloads[shown.prediction->workload].messages.empty()
               ? tr("No times yet. Add messages in the Messages sheet; their times appear here at once.")
               : tr("None of the messages can be sent. The issue list says why.");
}

/** The same in sheets of runs; `ofWorkload`: of a scenario that runs none. */
QString noRunText(const ScenarioResult& shown, const QString& ofWorkload)
{
    if (shown.isOfApplications)
        return shown.failure;
    if (shown.prediction)
        return ofWorkload.arg(qtText(shown.prediction->scenario));
    return shown.failure.isEmpty() ? tr("The first run is being made.") : shown.failure;
}

/** Makes each row selectable as a process, or an event, of the run. */
void selectOfRun(ComputedView& view, const Shown& shown, RunRows rows)
{
    if (!shown->replay || rows == RunRows::phases)
        return;
    const bool isOfEvents = rows == RunRows::events;
    view.selectableTable = [isOfEvents] {
        return TableRef{isOfEvents ? TableKind::events : TableKind::applications, 0};
    };
    view.itemAt = [shown, isOfEvents](std::size_t row) {
        return isOfEvents ? itemOfEvent(*shown, shown->runEvents->all()[row])
                          : itemOfProcess(*shown, static_cast<std::uint32_t>(row));
    };
    view.rowOf = [shown, isOfEvents](const SelectedItem& item) {
        if (!isOfEvents)
            if (const auto process = processOf(*shown, item))
                return toInt(*process);
        const auto event = isOfEvents ? eventOf(*shown, item) : std::nullopt;
        if (!event)
            return -1;
        const ReplayedEvent& of = shown->replay->replay.events[*event];
        const auto place = shown->runEvents->placeOf(of.process, of.index);
        return place ? toInt(*place) : -1;
    };
}

ComputedView viewOfRun(const Shown& shown, const ComparisonResult& compared, RunRows rows)
{
    ComputedView view;
    const auto& table = rows == RunRows::processes ? shown->processes
                        : rows == RunRows::events  ? shown->events
                                                   : shown->phases;
    if (table) {
        view.setTable({shown, table.get()});
        if (rows != RunRows::phases)
            addCompared(view.columns, comparedColumns(compared, shown,
                                                      rows == RunRows::events ? ComparedRows::events
                                                                              : ComparedRows::processes));
        selectOfRun(view, shown, rows);
    }
    if (shown->replay)
        view.owner = runText(*shown);
    view.empty =
        !shown->replay
            ? noRunText(*shown, tr("Scenario %1 sends the messages of a workload: their times are in the "
                                   "sheet Results. What is here belongs to scenarios that run an "
                                   "application."))
        : shown->unlisted.isEmpty() ? tr("The run has none.")
                                    : shown->unlisted;
    return view;
}

/** The row of the step that an event is selected by: its steps end while it goes on. */
int stepOf(const ScenarioResult& shown, const SelectedItem& item)
{
    const auto event = eventOf(shown, item);
    if (!event)
        return -1;
    const ReplayedEvent& of = shown.replay->replay.events[*event];
    const std::vector<PathStep>& path = shown.replay->replay.path;
    const auto first = std::ranges::lower_bound(path, of.start, {}, &PathStep::end);
    for (auto step = first; step != path.end() && step->end <= of.end; ++step)
        if (step->process == of.process && step->index == of.index && step->cause != PathStep::Cause::start)
            return static_cast<int>(step - path.begin());
    return -1;
}

/** Makes each step selectable as the event that went on at its end. */
void selectSteps(ComputedView& view, const Shown& shown)
{
    if (shown->runEvents->all().empty())
        return;
    view.selectableTable = [] { return TableRef{TableKind::events, 0}; };
    view.itemAt = [shown](std::size_t row) {
        const PathStep& step = shown->replay->replay.path[row];
        const auto place = step.cause == PathStep::Cause::start
                               ? std::nullopt
                               : shown->runEvents->placeOf(step.process, step.index);
        return place ? itemOfEvent(*shown, shown->runEvents->all()[*place]) : std::nullopt;
    };
    view.rowOf = [shown](const SelectedItem& item) { return stepOf(*shown, item); };
}

QString noPathText(const ScenarioResult& shown)
{
    if (!shown.replay)
        return noRunText(shown,
                         tr("Scenario %1 sends the messages of a workload, which wait for nothing. Critical "
                            "paths belong to scenarios that run an application."));
    return shown.noPath.isEmpty() ? tr("The run takes no time, so nothing made it long.")
                                  : tr("There is no critical path: %1.").arg(shown.noPath);
}

} // namespace

std::unique_ptr<SheetModel> makeResultsSheet(SheetSources sources)
{
    const LiveValue<ComparisonResult>& comparison = sources.results.comparison();
    return sheetOfResult(
        sources.results, comparison, tr("The first prediction is being made."),
        [&comparison](const Shown& shown, int) {
            ComputedView view;
            if (shown->messages)
                view.columns = sheetColumns({shown, shown->messages.get()});
            addCompared(view.columns, comparedColumns(*comparison.current(), shown, ComparedRows::messages));
            view.rows = shown->prediction ? shown->prediction->timeline.messages.size()
                        : shown->messages ? shown->messages->rowCount()
                                          : 0;
            view.owner = shown->replay ? runText(*shown) : QString();
            view.empty = noMessagesText(*shown);
            if (shown->replay) {
                selectMessagesOfRun(view, shown);
            } else if (const auto& prediction = shown->prediction) {
                view.owner =
                    tr("Scenario %1, model %2").arg(qtText(prediction->scenario), qtText(prediction->model));
                selectMessages(view, shown);
            }
            return view;
        });
}

std::unique_ptr<SheetModel> makeRunSheet(SheetSources sources, RunRows rows)
{
    const LiveValue<ComparisonResult>& comparison = sources.results.comparison();
    return sheetOfResult(sources.results, comparison, tr("The first run is being made."),
                         [&comparison, rows](const Shown& shown, int) {
                             return viewOfRun(shown, *comparison.current(), rows);
                         });
}

std::unique_ptr<SheetModel> makePathSheet(SheetSources sources)
{
    const LiveValue<PathCost>& cost = sources.results.pathCost();
    return sheetOfResult(
        sources.results, cost, tr("The first run is being made."), [&cost](const Shown& shown, int subject) {
            ComputedView view;
            view.empty = noPathText(*shown);
            if (!shown->analysis)
                return view;
            constexpr std::array tables{criticalPathTable, pathPhasesTable, pathChannelsTable, runJobsTable};
            // The columns hold the table, and with it the result that it is of.
            view.setTable(std::make_shared<const Table>(
                tables.at(static_cast<std::size_t>(subject))(bestAnalysis(*shown, cost))));
            view.owner = runText(*shown);
            if (subject == 0)
                selectSteps(view, shown);
            return view;
        });
}

} // namespace contraflow
