// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/comparison_sheet.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/analysis/measured_times.h"
#include "core/tables/table.h"

#include <QCoreApplication>

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace contraflow {

namespace {

/** The columns of the result that stand before those of the models. */
constexpr std::array<std::string_view, 5> kMessageColumns{"message", "source", "destination", "size_bytes",
                                                          "measured_s"};

using CellOf = std::function<TableCell(std::size_t message)>;

std::string translated(const char* text, const QString& first, const QString& second = {})
{
    const QString whole = QCoreApplication::translate("ComparisonSheet", text);
    return (second.isEmpty() ? whole.arg(first) : whole.arg(first, second)).toStdString();
}

/** Seconds of a message, or not a number. */
double secondsAt(const std::shared_ptr<const ModelTimes>& times, std::size_t message)
{
    return times && message < times->seconds.size() ? times->seconds[message]
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

void addModel(ComparedColumns& all, const ComparisonResult& compared, const ComparedModel& model)
{
    const QString name = qtText(model.model);
    const QString own = qtText(compared.models.front().model);
    const bool isOwn = &model == &compared.models.front();
    std::string hint =
        isOwn ? translated(
                    QT_TRANSLATE_NOOP("ComparisonSheet", "Predicted time under %1, the scenario's own model"),
                    name)
              : translated(QT_TRANSLATE_NOOP("ComparisonSheet", "Predicted time under %1"), name);
    if (!model.failure.isEmpty())
        hint += "\n" + model.failure.toStdString();
    all.add({.key = "time:" + model.model,
             .title = model.model,
             .kind = ColumnKind::seconds,
             .hint = std::move(hint)},
            [times = model.times, isPending = model.isPending()](std::size_t m) {
                const double seconds = secondsAt(times, m);
                if (std::isfinite(seconds))
                    return TableCell(seconds);
                return isPending ? TableCell().shownAs("…") : TableCell();
            });
    if (!isOwn)
        all.add({.key = "difference:" + model.model,
                 .title = translated(QT_TRANSLATE_NOOP("ComparisonSheet", "%1, difference"), name),
                 .kind = ColumnKind::percent,
                 .hint = translated(QT_TRANSLATE_NOOP("ComparisonSheet",
                                                      "(%1 − %2) / %2; negative: %1 predicts a shorter time"),
                                    name, own)},
                [times = model.times, base = compared.models.front().times](std::size_t m) {
                    const double reference = secondsAt(base, m);
                    return reference > 0 ? percentOf(differencePercent(secondsAt(times, m), reference))
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
                [times = model.times, base = compared.base](std::size_t m) {
                    const double measured = base->measured[m];
                    return measured > 0 ? percentOf(relativeErrorPercent(secondsAt(times, m), measured))
                                        : TableCell();
                });
}

std::vector<ResultsColumn> comparisonColumns(const ComparisonResult& compared)
{
    if (compared.models.empty() || !compared.base->messages)
        return {};
    const std::shared_ptr<const Table> messages(compared.base, compared.base->messages.get());
    ComparedColumns all;
    for (const std::string_view key : kMessageColumns) {
        const std::size_t column = columnWithKey(*messages, key);
        if (key != "measured_s" || !compared.base->measured.empty())
            all.add(messages->columns()[column],
                    [messages, column](std::size_t m) { return messages->cell(m, column); });
    }
    for (const ComparedModel& model : compared.models)
        addModel(all, compared, model);
    for (Table::Column& column : all.columns)
        column.order = 0;
    const auto table = std::make_shared<Table>("comparison", "Comparison", std::move(all.columns));
    table->setRows(messages->rowCount(), [cells = std::move(all.cells)](std::size_t row, std::size_t column) {
        return cells[column](row);
    });
    return sheetColumns(table);
}

} // namespace

ComparisonSheet::ComparisonSheet(Comparison& comparison) : m_comparison(comparison)
{
    connect(&comparison, &Comparison::comparisonChanged, this, &ComparisonSheet::showNewest);
    connect(&comparison, &Comparison::stateChanged, this, [this] { setStale(m_comparison.isStale()); });
    showNewest();
}

void ComparisonSheet::showNewest()
{
    m_compared = m_comparison.current();
    show(m_compared->base ? m_compared->base : shown(), comparisonColumns(*m_compared));
    setStale(m_comparison.isStale());
}

QString ComparisonSheet::ownerText() const
{
    return m_compared->models.empty() || !shown()->prediction
               ? QString()
               : tr("Scenario %1").arg(qtText(shown()->prediction->scenario));
}

QString ComparisonSheet::emptyText() const
{
    if (!m_compared->models.empty())
        return tr("None of the messages can be sent. The issue list says why.");
    return tr("Choose models above: the times of each message stand here side by side, with the difference "
              "to the scenario's own model, and the plot of times shows them too.");
}

} // namespace contraflow
