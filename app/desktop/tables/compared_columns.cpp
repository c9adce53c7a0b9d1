// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/comparison_sheet.h"

#include "app/desktop/results/run_items.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/application/application_replay.h"
#include "core/project/measured_times.h"
#include "core/tables/table.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

namespace contraflow {

namespace {

// The columns of the result that stand before those of the models.
constexpr std::array<std::string_view, 5> kMessageColumns{"message", "source", "destination", "size_bytes",
                                                          "measured_s"};
constexpr std::array<std::string_view, 4> kProcessColumns{"application", "process", "node", "measured_s"};
constexpr std::array<std::string_view, 5> kEventColumns{"application", "process", "event", "event_kind",
                                                        "phase"};

using CellOf = std::function<TableCell(std::size_t message)>;

std::string translated(std::string_view text, const QString& first, const QString& second = {})
{
    const QString whole = QCoreApplication::translate("ComparisonSheet", text.data());
    return (second.isEmpty() ? whole.arg(first) : whole.arg(first, second)).toStdString();
}

/** What is compared, and what its rows are. */
struct ComparedRows
{
    std::shared_ptr<const Table> table; ///< of the result; null: there is nothing to compare
    std::span<const std::string_view> keys;
    /** The times of a model that belong to these rows. */
    std::shared_ptr<const ModelTimes> ComparedModel::*times = &ComparedModel::times;
    std::shared_ptr<const std::vector<std::uint32_t>> places; ///< of a row in them; null: the same
    std::string_view predicted;                               ///< hints about a model's times,
    std::string_view own;                                     ///< and about those of the scenario's own
    bool haveSums = false; ///< they are processes some of which were measured
};

/** Where the times of each row of the sheet of events are. */
std::shared_ptr<const std::vector<std::uint32_t>> placesOfEvents(const ScenarioResult& base)
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

ComparedRows comparedRows(const ComparisonResult& compared, RunRows rows)
{
    if (compared.models.empty())
        return {};
    const std::shared_ptr<const ScenarioResult>& base = compared.base;
    const auto tableOf = [&](const std::shared_ptr<const Table>& table) {
        return table ? std::shared_ptr<const Table>(base, table.get()) : nullptr;
    };
    if (!compared.isOfRuns())
        return {tableOf(base->messages),
                kMessageColumns,
                &ComparedModel::times,
                nullptr,
                QT_TRANSLATE_NOOP("ComparisonSheet", "Predicted time under %1"),
                QT_TRANSLATE_NOOP("ComparisonSheet", "Predicted time under %1, the scenario's own model")};
    if (rows == RunRows::events)
        return {
            tableOf(base->events),
            kEventColumns,
            &ComparedModel::events,
            placesOfEvents(*base),
            QT_TRANSLATE_NOOP("ComparisonSheet", "Duration of the event under %1"),
            QT_TRANSLATE_NOOP("ComparisonSheet", "Duration of the event under %1, the scenario's own model")};
    return {tableOf(base->processes),
            kProcessColumns,
            &ComparedModel::times,
            nullptr,
            QT_TRANSLATE_NOOP("ComparisonSheet",
                              "Time of the process from the start of its application to its end under %1"),
            QT_TRANSLATE_NOOP("ComparisonSheet",
                              "Time of the process from the start of its application to its "
                              "end under %1, the scenario's own model"),
            !base->replay->measured.empty()};
}

/** Seconds of a row, or not a number. */
double secondsAt(const std::shared_ptr<const ModelTimes>& times,
                 const std::shared_ptr<const std::vector<std::uint32_t>>& places, std::size_t row)
{
    const std::size_t at = places ? (*places)[row] : row;
    return times && at < times->seconds.size() ? times->seconds[at]
                                               : std::numeric_limits<double>::quiet_NaN();
}

TableCell percentOf(double percent)
{
    return std::isfinite(percent) ? TableCell(percent) : TableCell();
}

/** Columns with the functions that read their cells. */
struct ComparedColumns
{
    std::vector<Table::Column> columns;
    std::vector<CellOf> cells;

    void add(Table::Column column, CellOf cell)
    {
        columns.push_back(std::move(column));
        cells.push_back(std::move(cell));
    }
};

void addModel(ComparedColumns& all, const ComparisonResult& compared, const ComparedModel& model,
              const ComparedRows& rows)
{
    const QString name = qtText(model.model);
    const QString own = qtText(compared.models.front().model);
    const bool isOwn = &model == &compared.models.front();
    std::string hint = translated(isOwn ? rows.own : rows.predicted, name);
    if (!model.failure.isEmpty())
        hint += "\n" + model.failure.toStdString();
    const auto seconds = [times = model.*rows.times, places = rows.places](std::size_t row) {
        return secondsAt(times, places, row);
    };
    all.add({.key = "time:" + model.model,
             .title = model.model,
             .kind = ColumnKind::seconds,
             .hint = std::move(hint)},
            [seconds, isPending = model.isPending()](std::size_t row) {
                if (const double time = seconds(row); std::isfinite(time))
                    return TableCell(time);
                return isPending ? TableCell().shownAs("…") : TableCell();
            });
    if (!isOwn)
        all.add({.key = "difference:" + model.model,
                 .title = translated(QT_TRANSLATE_NOOP("ComparisonSheet", "%1, difference"), name),
                 .kind = ColumnKind::percent,
                 .hint = translated(QT_TRANSLATE_NOOP("ComparisonSheet",
                                                      "(%1 − %2) / %2; negative: %1 predicts a shorter time"),
                                    name, own)},
                [seconds, base = compared.models.front().*rows.times, places = rows.places](std::size_t row) {
                    const double reference = secondsAt(base, places, row);
                    return reference > 0 ? percentOf(differencePercent(seconds(row), reference))
                                         : TableCell();
                });
    if (rows.haveSums)
        all.add({.key = "error:" + model.model,
                 .title = translated(QT_TRANSLATE_NOOP("ComparisonSheet", "%1, error"), name),
                 .kind = ColumnKind::percent,
                 .hint = translated(
                     QT_TRANSLATE_NOOP("ComparisonSheet",
                                       "(Sp − Sm) / Sm: what was measured of the process and the same of the "
                                       "run under %1; negative: the prediction is optimistic"),
                     name)},
                [measured = model.measured](std::size_t row) {
                    return measured && row < measured->processes.size() &&
                                   measured->processes[row].isMeasured()
                               ? TableCell(measured->processes[row].errorPercent())
                               : TableCell();
                });
    if (!compared.base->measured.empty())
        all.add({.key = "error:" + model.model,
                 .title = translated(QT_TRANSLATE_NOOP("ComparisonSheet", "%1, error"), name),
                 .kind = ColumnKind::percent,
                 .hint = translated(
                     QT_TRANSLATE_NOOP("ComparisonSheet",
                                       "(%1 − measured) / measured; negative: the prediction is optimistic"),
                     name)},
                [seconds, base = compared.base](std::size_t row) {
                    const double measured = base->measured[row];
                    return measured > 0 ? percentOf(relativeErrorPercent(seconds(row), measured))
                                        : TableCell();
                });
}

std::vector<ResultsColumn> comparisonColumns(const ComparisonResult& compared, const ComparedRows& rows)
{
    if (!rows.table)
        return {};
    ComparedColumns all;
    for (const std::string_view key : rows.keys) {
        const std::size_t column = columnWithKey(*rows.table, key);
        if (key != "measured_s" || !compared.base->measured.empty() || rows.haveSums)
            all.add(rows.table->columns()[column],
                    [table = rows.table, column](std::size_t row) { return table->cell(row, column); });
    }
    for (const ComparedModel& model : compared.models)
        addModel(all, compared, model, rows);
    for (Table::Column& column : all.columns)
        column.order = 0;
    const auto table = std::make_shared<Table>("comparison", "Comparison", std::move(all.columns));
    table->setRows(
        rows.table->rowCount(),
        [cells = std::move(all.cells)](std::size_t row, std::size_t column) { return cells[column](row); });
    return sheetColumns(table);
}

} // namespace

ComparisonSheet::ComparisonSheet(Results& results) : m_comparison(results.comparison())
{
    follow(m_comparison);
}

void ComparisonSheet::showNewest()
{
    m_compared = m_comparison.current();
    const ComparedRows rows = comparedRows(*m_compared, m_runRows);
    show(m_compared->base ? m_compared->base : std::make_shared<const ScenarioResult>(),
         rows.table ? rows.table->rowCount() : 0, comparisonColumns(*m_compared, rows));
}

void ComparisonSheet::setRunRows(RunRows rows)
{
    if (std::exchange(m_runRows, rows) != rows)
        showNewest();
}

QString ComparisonSheet::ownerText() const
{
    if (m_compared->models.empty())
        return {};
    if (m_compared->isOfRuns())
        return tr("Scenario %1").arg(qtText(m_compared->base->replay->scenario));
    return shown()->prediction ? tr("Scenario %1").arg(qtText(shown()->prediction->scenario)) : QString();
}

QString ComparisonSheet::emptyText() const
{
    if (!m_compared->letGo.empty())
        return tr("The models are compared again once the next run is made.");
    if (m_compared->models.empty())
        return tr(
            "Choose models above: the times of each message, or of each process and event of an "
            "application, stand here side by side, with the difference to the scenario's own model. The plot "
            "of times shows messages under each of them too.");
    if (!m_compared->isOfRuns())
        return tr("None of the messages can be sent. The issue list says why.");
    return m_compared->base->unlisted.isEmpty() ? tr("The run has none.") : m_compared->base->unlisted;
}

std::optional<TableRef> ComparisonSheet::selectableTable() const
{
    return m_compared->isOfRuns() ? contraflow::selectableTable(*m_compared->base, m_runRows)
                                  : MessageSheet::selectableTable();
}

std::optional<SelectedItem> ComparisonSheet::itemAt(int row) const
{
    return m_compared->isOfRuns() ? itemOfRunRow(*m_compared->base, m_runRows, row)
                                  : MessageSheet::itemAt(row);
}

int ComparisonSheet::rowOf(const SelectedItem& item) const
{
    if (!m_compared->isOfRuns())
        return MessageSheet::rowOf(item);
    const int row = runRowOf(*m_compared->base, m_runRows, item);
    return row < rowCount() ? row : -1;
}

} // namespace contraflow
