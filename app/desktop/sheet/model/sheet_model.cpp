// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/sheet_model.h"

#include "app/desktop/document/edit_job.h"

#include <utility>

namespace contraflow {

namespace {

/** Cells that were read one by one: for sheets that are never long. */
class CopiedCells final : public SheetCells
{
public:
    explicit CopiedCells(const SheetModel& sheet)
        : m_rows(static_cast<std::size_t>(sheet.dataRowCount()))
        , m_columns(sheet.columnCount())
    {
        for (int row = 0; row < sheet.dataRowCount(); ++row) {
            for (int column = 0; column < m_columns; ++column) {
                const QModelIndex cell = sheet.index(row, column);
                m_cells.push_back({cell.data(SheetModel::FullTextRole).toString(), cell.data().toString(),
                                   cell.data(SheetModel::SortRole)});
            }
        }
    }
    [[nodiscard]] std::size_t rowCount() const override { return m_rows; }
    [[nodiscard]] int columnCount() const override { return m_columns; }
    [[nodiscard]] QString fullText(std::size_t row, int column) const override
    {
        return at(row, column).full;
    }
    [[nodiscard]] QString shownText(std::size_t row, int column) const override
    {
        return at(row, column).shown;
    }
    [[nodiscard]] QVariant sortValue(std::size_t row, int column) const override
    {
        return at(row, column).sort;
    }

private:
    struct Cell
    {
        QString full;
        QString shown;
        QVariant sort;
    };
    [[nodiscard]] const Cell& at(std::size_t row, int column) const
    {
        return m_cells[row * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(column)];
    }

    std::size_t m_rows;
    int m_columns;
    std::vector<Cell> m_cells;
};

} // namespace

std::optional<SelectedItem> SheetModel::itemAt(int row) const
{
    const std::optional<TableRef> shown = selectableTable();
    if (!shown || row < 0 || row >= dataRowCount())
        return std::nullopt;
    return SelectedItem{*shown, static_cast<std::size_t>(row), SelectedItem::kWholeRow};
}

int SheetModel::rowOf(const SelectedItem& item) const
{
    const bool isHere =
        selectableTable() == item.table && item.row < static_cast<std::size_t>(dataRowCount());
    return isHere ? static_cast<int>(item.row) : -1;
}

std::shared_ptr<const SheetCells> SheetModel::cells() const
{
    return std::make_shared<CopiedCells>(*this);
}

QString SheetModel::objectionTo(const QModelIndex&, const QString&) const
{
    return {};
}

std::vector<FormulaCompletion> SheetModel::formulaWords(const QModelIndex&) const
{
    return {};
}

bool SheetModel::apply(SheetChange change)
{
    const EditMaker make = editMaker();
    if (!make)
        return false;
    const std::size_t cost = costOf(change);
    if (cost <= kMostAtOnce)
        return editedDocument()->submit(make(std::move(change), {}));
    return applyLater(make, gestureOf(std::move(change), cost, tr("Changing the project…")));
}

bool SheetModel::apply(SheetGesture gesture)
{
    const EditMaker make = editMaker();
    if (!make)
        return false;
    if (gesture.size > kMostAtOnce || editedDocument()->editJob().isRunning())
        return applyLater(make, std::move(gesture));
    SheetChange change = gesture.change({});
    if (const std::size_t cost = costOf(change); cost > kMostAtOnce) {
        SheetGesture known = gestureOf(std::move(change), cost, gesture.activity);
        known.then = std::move(gesture.then);
        return applyLater(make, std::move(known));
    }
    const bool isMade = editedDocument()->submit(make(std::move(change), {}));
    if (isMade && gesture.then)
        gesture.then();
    return isMade;
}

bool SheetModel::applyLater(const EditMaker& make, SheetGesture gesture)
{
    constexpr double kFound = 0.3; // finding out what changes is that much of the work
    const auto edit = [make, find = std::move(gesture.change)](const JobContext& context) {
        return make(find(partOf(context, 0, kFound)), partOf(context, kFound, 1));
    };
    return editedDocument()->editJob().start({edit, gesture.activity, std::move(gesture.then)});
}

bool SheetModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    return apply(WriteCells{{{index.row(), index.column(), value.toString()}}, {}});
}

} // namespace contraflow
