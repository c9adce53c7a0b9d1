// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/compared_columns.h"

#include "app/desktop/results/run_items.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/application/application_replay.h"
#include "core/project/measured_times.h"
#include "core/tables/table.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

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
    const QString name = qtText(model.model);
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

} // namespace

std::vector<ResultsColumn> comparedColumns(const ComparisonResult& compared,
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
        const QString name = qtText(model.model);
        const RowTimes seconds = timesOf(model);
        std::string hint = translated(hintOf(rows), name);
        if (!model.failure.isEmpty())
            hint += "\n" + model.failure.toStdString();
        all.add({.key = "time:" + model.model,
                 .title = model.model,
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
                                    name, qtText(own.model))},
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

void addCompared(std::vector<ResultsColumn>& columns, std::vector<ResultsColumn> compared)
{
    const auto time = std::find_if(columns.begin(), columns.end(), [](const ResultsColumn& column) {
        return column.key == "time_s" || column.key == "total_s";
    });
    columns.insert(time == columns.end() ? time : time + 1, std::make_move_iterator(compared.begin()),
                   std::make_move_iterator(compared.end()));
}

} // namespace contraflow
