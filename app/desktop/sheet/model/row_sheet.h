// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/edit_job.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/sheet/model/computed_column.h"
#include "app/desktop/sheet/model/fill_series.h"
#include "app/desktop/sheet/model/project_sheet.h"
#include "app/desktop/sheet/model/sheet_change.h"
#include "app/desktop/sheet/model/sheet_model.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/sheet/model/table_columns.h"
#include "app/desktop/style/text.h"
#include "core/base/clamped.h"
#include "core/base/ranges.h"
#include "core/formula/formula.h"
#include "core/project/formulas.h"
#include "core/project/many_rows.h"
#include "core/project/row_formulas.h"
#include "core/project/table_walk.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

/** Removes rows with what hangs on them. */
using RemoveRows = std::function<Edit(const Project&, std::size_t owner, const std::vector<RowSpan>& spans)>;

/**
 * The rows of a table with their columns as values, and the edits that people's gestures make of them. Holds
 * no pointer to anything that changes, so it may be used in another thread.
 */
template<typename Row>
class RowEdits
{
public:
    struct Parts
    {
        Project project;
        TableRef table;
        SharedRows<Row> rows;
        std::shared_ptr<const std::vector<TableColumn<Row>>> columns;
        const SheetWords& words;
        RemoveRows remove; ///< empty: the rows alone
    };

    /** The parts must outlive this. */
    RowEdits(const Parts& parts, const JobContext& context) : m(parts), m_context(context) {}

    [[nodiscard]] Result<Edit> operator()(const WriteCells& change) const;
    [[nodiscard]] Result<Edit> operator()(const InsertRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const DeleteRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const DuplicateRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const MoveRows& change) const;
    [[nodiscard]] Result<Edit> operator()(const MoveRowsTo& change) const;
    [[nodiscard]] Result<Edit> operator()(const ReorderRows& change) const;

private:
    [[nodiscard]] static QString tr(const char* text)
    {
        return QCoreApplication::translate("RowEdits", text);
    }
    [[nodiscard]] int rowCount() const { return static_cast<int>(m.rows.size()); }
    [[nodiscard]] const Row& rowAt(int row) const { return m.rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const TableColumn<Row>& columnAt(int column) const
    {
        return (*m.columns)[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] QString textAt(int row, int column) const { return columnAt(column).read(rowAt(row)).full; }
    [[nodiscard]] QString typedAt(int row, int column) const
    {
        return columnAt(column).read(rowAt(row)).typed();
    }
    [[nodiscard]] CellPlace place(int row) const
    {
        return {m.project, m.table, static_cast<std::size_t>(row)};
    }
    /** "e1", or "row 5" where the first column is empty. */
    [[nodiscard]] QString rowName(int row) const
    {
        const QString name = row < rowCount() ? textAt(row, 0) : QString();
        return name.isEmpty() ? tr("row %1").arg(row + 1) : name;
    }
    [[nodiscard]] QString counted(std::size_t count) const
    {
        return count == 1 ? coreText(m.words.one) : tr("%1 %2").arg(count).arg(coreText(m.words.many));
    }
    /** "Delete message e1", "Delete 3 messages"; `what` has a place for the rows. */
    [[nodiscard]] std::string rowsLabel(const QString& what, const std::vector<RowRange>& ranges) const
    {
        std::size_t count = 0;
        for (const RowRange& range : ranges)
            count += static_cast<std::size_t>(range.count);
        return what
            .arg(count == 1 ? tr("%1 %2").arg(coreText(m.words.one), rowName(ranges.front().first))
                            : counted(count))
            .toStdString();
    }
    /** The parts of the ranges that have rows. */
    [[nodiscard]] std::vector<RowRange> present(const std::vector<RowRange>& ranges) const
    {
        std::vector<RowRange> there;
        for (const RowRange& range : ranges)
            if (const int end = std::min(range.first + range.count, rowCount());
                range.first >= 0 && end > range.first)
                there.push_back({range.first, end - range.first});
        return there;
    }
    [[nodiscard]] static std::size_t toSize(int value) { return static_cast<std::size_t>(value); }

    [[nodiscard]] std::vector<CellWrite> effective(const std::vector<CellWrite>& writes) const;
    [[nodiscard]] std::vector<Change> rewrites(const std::vector<CellWrite>& ordered) const;

    /** To be asked for each row or cell. */
    [[nodiscard]] bool isStopped(std::size_t done, std::size_t all) const
    {
        constexpr std::size_t kBetweenLooks = 1024;
        if (done % kBetweenLooks != 0)
            return false;
        tellProgress(m_context, done, all);
        return m_context.stop.stop_requested();
    }
    /** What a stopped job brings back; nobody reads it. */
    [[nodiscard]] static Error stopped() { return {ErrorCode::cancelled, "stopped"}; }

    const Parts& m;
    const JobContext& m_context;
};

/** The writes that change something, by row. */
template<typename Row>
std::vector<CellWrite> RowEdits<Row>::effective(const std::vector<CellWrite>& writes) const
{
    std::vector<CellWrite> ordered;
    const int columns = static_cast<int>(m.columns->size());
    std::size_t done = 0;
    for (const CellWrite& cell : writes) {
        if (isStopped(done++, 2 * writes.size()))
            break;
        if (cell.row < 0 || cell.column < 0 || cell.column >= columns)
            continue;
        // An empty text makes no row.
        if (cell.row < rowCount() ? typedAt(cell.row, cell.column) != cell.text : !cell.text.isEmpty())
            ordered.push_back(cell);
    }
    std::ranges::stable_sort(ordered, {}, &CellWrite::row);
    return ordered;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const WriteCells& change) const
{
    const std::vector<CellWrite> ordered = effective(change.writes);
    if (ordered.empty())
        return Edit{};
    for (const CellWrite& cell : ordered) {
        const TableColumn<Row>& column = columnAt(cell.column);
        if (const QString why = column.refusal ? column.refusal(cell.text.toStdString()) : QString();
            !why.isEmpty())
            return Error{ErrorCode::invalidInput, why.toStdString()};
    }
    const CellWrite& first = ordered.front();
    const TableColumn<Row>& column = columnAt(first.column);
    if (ordered.size() == 1 && column.rename && first.row < rowCount() && !first.text.trimmed().isEmpty() &&
        !textAt(first.row, first.column).isEmpty())
        return column.rename(place(first.row), first.text.trimmed().toStdString());
    QString label = change.label;
    if (label.isEmpty())
        label = first.row >= rowCount() ? tr("Insert %1").arg(counted(1))
                                        : tr("Change %1 of %2").arg(column.title.shown, rowName(first.row));
    return Edit{label.toStdString(), rewrites(ordered)};
}

template<typename Row>
std::vector<Change> RowEdits<Row>::rewrites(const std::vector<CellWrite>& ordered) const
{
    std::vector<Change> changes;
    const std::size_t count = m.rows.size();
    std::vector<Row> added; // behind the last row
    {
        RowRewriting<Row> rewriting(m.table, m.rows, changes);
        for (auto cell = ordered.begin(); cell != ordered.end();) {
            if (const auto done = static_cast<std::size_t>(cell - ordered.begin());
                isStopped(ordered.size() + done, 2 * ordered.size()))
                break;
            const std::size_t row = toSize(cell->row);
            Row changed = row < count ? m.rows[row] : Row();
            for (; cell != ordered.end() && toSize(cell->row) == row; ++cell)
                columnAt(cell->column).write(changed, cell->text.toStdString());
            if (row < count) {
                rewriting.set(row, std::move(changed));
                continue;
            }
            // Rows behind the last may leave a gap; the table has none, so the gap is filled with empty
            // rows.
            added.resize(row - count);
            added.push_back(std::move(changed));
        }
    }
    if (!added.empty())
        changes.push_back(ReplaceRows{m.table, count, 0, std::move(added)});
    return changes;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const InsertRows& change) const
{
    if (change.rows.count <= 0 || change.rows.first < 0 || change.rows.first > rowCount())
        return Edit{};
    const std::size_t count = toSize(change.rows.count);
    return Edit{tr("Insert %1").arg(counted(count)).toStdString(),
                {ReplaceRows{m.table, toSize(change.rows.first), 0, std::vector<Row>(count)}}};
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const DeleteRows& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    if (ranges.empty())
        return Edit{};
    Edit edit{rowsLabel(tr("Delete %1"), ranges), {}};
    std::vector<RowSpan> spans;
    for (const RowRange& range : ranges) {
        const std::size_t first = toSize(range.first);
        if (!spans.empty() && spans.back().first + spans.back().count == first)
            spans.back().count += toSize(range.count);
        else
            spans.push_back({first, toSize(range.count)});
    }
    if (m.remove)
        edit.changes = m.remove(m.project, m.table.owner, spans).changes;
    else
        appendRemovals(edit.changes, m.table, m.rows, spans);
    return edit;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const DuplicateRows& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    if (ranges.empty())
        return Edit{};
    Edit edit{rowsLabel(tr("Duplicate %1"), ranges), {}};
    const TableColumn<Row>& key = m.columns->front();
    FreeNames names;
    if (key.rename)
        for (std::size_t done = 0; const Row& row : m.rows) {
            if (isStopped(done++, 2 * m.rows.size()))
                return stopped();
            names.take(key.read(row).full);
        }
    std::vector<std::vector<Row>> blocks;
    for (const RowRange& range : ranges) {
        blocks.push_back(m.rows.slice(toSize(range.first), toSize(range.count)));
        if (key.rename)
            for (Row& row : blocks.back())
                key.write(row, names.next(key.read(row).full).toStdString());
    }
    std::vector<std::size_t> places;
    for (const RowRange& range : ranges)
        places.push_back(toSize(range.first + range.count));
    appendInsertions(edit.changes, m.table, m.rows, places, std::move(blocks));
    return edit;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const MoveRows& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    if (ranges.empty() ||
        (change.by < 0 ? ranges.front().first == 0 : ranges.back().first + ranges.back().count == rowCount()))
        return Edit{};
    Edit edit{rowsLabel(change.by < 0 ? tr("Move %1 up") : tr("Move %1 down"), ranges), {}};
    {
        RowRewriting<Row> rewriting(m.table, m.rows, edit.changes);
        for (const RowRange& range : ranges) {
            std::size_t row = toSize(change.by < 0 ? range.first - 1 : range.first);
            std::vector<Row> rows = m.rows.slice(row, toSize(range.count) + 1);
            if (change.by < 0)
                std::rotate(rows.begin(), rows.begin() + 1, rows.end());
            else
                std::rotate(rows.begin(), rows.end() - 1, rows.end());
            for (Row& moved : rows)
                rewriting.set(row++, std::move(moved));
        }
    }
    return edit;
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const MoveRowsTo& change) const
{
    const std::vector<RowRange> ranges = present(change.ranges);
    const int before = clamped(change.before, 0, rowCount());
    if (ranges.empty())
        return Edit{};
    const int first = std::min(ranges.front().first, before);
    const int end = std::max(ranges.back().first + ranges.back().count, before);
    std::vector<Row> rows;
    std::vector<Row> behind; // rows that make way downwards
    rows.reserve(toSize(end - first));
    const auto append = [&](std::vector<Row>& to, int from, int until) {
        for (int row = from; row < until; ++row)
            to.push_back(rowAt(row));
    };
    // What stays above the place, then the moved rows, then what stays below it.
    int at = first;
    for (const RowRange& range : ranges) {
        append(rows, at, std::min(range.first, before));
        append(behind, std::max(at, before), range.first);
        at = range.first + range.count;
    }
    append(rows, at, before);
    append(behind, std::max(at, before), end);
    for (const RowRange& range : ranges)
        append(rows, range.first, range.first + range.count);
    std::ranges::move(behind, std::back_inserter(rows));
    if (m.rows.slice(toSize(first), toSize(end - first)) == rows)
        return Edit{};
    return Edit{rowsLabel(tr("Move %1"), ranges),
                {ReplaceRows{m.table, toSize(first), toSize(end - first), std::move(rows)}}};
}

template<typename Row>
Result<Edit> RowEdits<Row>::operator()(const ReorderRows& change) const
{
    const std::vector<int>& order = change.order;
    if (order.size() != m.rows.size())
        return Error{ErrorCode::invalidInput,
                     tr("The rows changed while they were being ordered; order them again.").toStdString()};
    auto rows = mapped<Row>(order, [&](int row) { return rowAt(row); });
    return Edit{tr("Order %1").arg(counted(order.size())).toStdString(),
                {ReplaceRows{m.table, 0, order.size(), std::move(rows)}}};
}

/** What makes a sheet of rows of a type: which table it is and which columns it has. */
template<typename Row>
struct RowSheetSetup
{
    TableKind tableKind;
    std::vector<TableColumn<Row>> (*columns)() = fieldColumns<Row>; ///< without further ones of the file
    RemoveRows remove = {};                                         ///< empty: the rows alone
    /** How far the cells of a column are indented, by row; empty: not at all. */
    std::function<std::vector<std::uint8_t>(const SharedRows<Row>&)> depths = {};
    std::string indentedColumn = {};
    /** Where what would be rows of a table is, when it is not in the project; empty: nowhere else. */
    std::function<QString(const Project&, std::size_t owner)> elsewhere = {};
};

/** Rows of a table and how its columns read them; shares both. */
template<typename Row>
class RowCells final : public SheetCells
{
public:
    using Columns = std::vector<TableColumn<Row>>;

    RowCells(SharedRows<Row> rows, std::shared_ptr<const Columns> columns)
        : m_rows(std::move(rows))
        , m_columns(std::move(columns))
    {}
    [[nodiscard]] std::size_t rowCount() const override { return m_rows.size(); }
    [[nodiscard]] int columnCount() const override { return static_cast<int>(m_columns->size()); }
    [[nodiscard]] QString fullText(std::size_t row, int column) const override
    {
        return at(column).read(m_rows[row]).full;
    }
    [[nodiscard]] QString typedText(std::size_t row, int column) const override
    {
        return at(column).read(m_rows[row]).typed();
    }
    [[nodiscard]] QString shownText(std::size_t row, int column) const override
    {
        return at(column).read(m_rows[row]).shown;
    }
    [[nodiscard]] QVariant sortValue(std::size_t row, int column) const override
    {
        return at(column).sortValue(m_rows[row]);
    }

private:
    [[nodiscard]] const TableColumn<Row>& at(int column) const
    {
        return (*m_columns)[static_cast<std::size_t>(column)];
    }

    SharedRows<Row> m_rows;
    std::shared_ptr<const Columns> m_columns;
};

/** The sheet of a table whose rows are of one type. */
template<typename Row>
class RowSheet final : public ProjectSheet
{
public:
    RowSheet(RowSheetSetup<Row> setup, SheetSources sources)
        : ProjectSheet(setup.tableKind, sources)
        , m_setup(std::move(setup))
        , m_words(sheetWords(m_setup.tableKind))
    {
        findTable();
        // Before any view hears of it.
        this->connect(this, &QAbstractItemModel::rowsInserted, this,
                      [this](const QModelIndex&, int first, int last) { noteChange(first, last); });
        this->connect(this, &QAbstractItemModel::rowsRemoved, this, [this] { m_depths.reset(); });
        this->connect(this, &QAbstractItemModel::dataChanged, this,
                      [this](const QModelIndex& first, const QModelIndex& last, const QList<int>& roles) {
                          if (roles.isEmpty())
                              noteChange(first.row(), last.row());
                      });
    }

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_columns->size());
    }
    [[nodiscard]] QString emptyText() const override
    {
        if (belongsToOthers())
            return coreText(m_words.ofApplications);
        if (const QString elsewhere = placeElsewhere(); !elsewhere.isEmpty())
            return elsewhere;
        return coreText(table() || !m_words.noTable ? m_words.empty : m_words.noTable);
    }
    [[nodiscard]] QString fillText() const override
    {
        if (!placeElsewhere().isEmpty())
            return {};
        return table() ? coreText(m_words.fill) : addOwnerText(*infoOf(m_setup.tableKind).owner);
    }

    [[nodiscard]] QList<SheetOffer> offers() const override
    {
        QList<SheetOffer> offers;
        if (!belongsToOthers() && placeElsewhere().isEmpty())
            for (const auto& [id, text] : m_words.offers)
                if (id)
                    offers.append({QString::fromLatin1(id), coreText(text)});
        return offers;
    }

    [[nodiscard]] int columnOf(const std::string& key) const override
    {
        return columnWithKey(*m_columns, key);
    }

    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation == Qt::Vertical)
            return role == Qt::DisplayRole && section == dataRowCount()
                       ? QVariant(QStringLiteral("*"))
                       : ProjectSheet::headerData(section, orientation, role);
        if (section < 0 || section >= columnCount())
            return {};
        if (role == SpareRole)
            return columnAt(section).isUsed && !m_isUsed[static_cast<std::size_t>(section)];
        return headerOf(columnAt(section), role);
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid))
            return {};
        const TableColumn<Row>& column = columnAt(index.column());
        if (role == Qt::TextAlignmentRole)
            return alignmentOf(column);
        if (role == ChoicesRole)
            return column.choices ? QVariant(column.choices(place(index.row()))) : QVariant();
        if (index.row() >= dataRowCount())
            return {};
        const Row& row = rows()[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
            return indentAt(column, index.row()) + column.read(row).shown;
        case Qt::EditRole:
            return column.read(row).typed();
        case FullTextRole:
            return column.read(row).full;
        case SortRole:
            return column.sortValue(row);
        case RejectedRole:
            return !column.read(row).rejection.isEmpty();
        case LeftOutRole:
            return isLeftOut(row, index);
        case ComputedRole:
            return false;
        case SeverityRole:
            return severity(column, row, index);
        case ReasonRole:
            return reasons(column, row, index);
        case Qt::ToolTipRole:
            return tipText(toolTip(column, row, index));
        default:
            return {};
        }
    }

    [[nodiscard]] QString objectionTo(const QModelIndex& index, const QString& text) const override
    {
        const bool isBegun = text == QLatin1String("="); // of a formula there is nothing yet
        if (!checkIndex(index, CheckIndexOption::IndexIsValid) || text.isEmpty() || isBegun)
            return {};
        const TableColumn<Row>& column = columnAt(index.column());
        if (column.refusal)
            return column.refusal(text.toStdString());
        Row row = index.row() < dataRowCount() ? rows()[static_cast<std::size_t>(index.row())] : Row();
        column.write(row, text.toStdString());
        if (table() && text.startsWith(QLatin1Char('=')))
            row = evaluatedRow(project(), *table(), static_cast<std::size_t>(index.row()), std::move(row));
        return column.read(row).rejection;
    }

    [[nodiscard]] std::vector<FormulaCompletion> formulaWords(const QModelIndex& index) const override
    {
        const auto shown = table();
        if (!shown || !checkIndex(index, CheckIndexOption::IndexIsValid) ||
            !(takesFormulas(columnAt(index.column())) || columnAt(index.column()).formulaNames))
            return {};
        std::vector<FormulaCompletion> words;
        if (const auto& names = columnAt(index.column()).formulaNames)
            words = names(place(index.row()));
        const bool isParameter =
            shown->kind == TableKind::parameters || shown->kind == TableKind::modelParameters;
        for (int other = 0; other < columnCount() && !isParameter; ++other) {
            const TableColumn<Row>& column = columnAt(other);
            const QString name = QString::fromStdString(column.key);
            if (other != index.column() && (takesFormulas(column) || column.isExtra) &&
                isFormulaName(column.key))
                words.push_back({name, name, tr("of this row")});
        }
        for (const std::vector<FormulaCompletion>& more :
             {parameterWords(project()), generalFormulaCompletions()})
            words.insert(words.end(), more.begin(), more.end());
        // The number of the row is known in tables whose formulas the core evaluates.
        if (columnAt(index.column()).formulaNames)
            std::erase_if(words,
                          [](const FormulaCompletion& word) { return word.name == QLatin1String("row"); });
        return words;
    }

    [[nodiscard]] CellRect difference(const RowBlock& before, const RowBlock& after) const override
    {
        constexpr std::size_t kMostLookedAt = 5'000;
        const auto* old = std::get_if<Rows>(static_cast<const AnyRows*>(&before));
        const auto* now = std::get_if<Rows>(static_cast<const AnyRows*>(&after));
        CellRect cells{-1, columnCount(), -1, -1};
        if (!old || !now)
            return {};
        const std::size_t count = std::min({old->size(), now->size(), kMostLookedAt});
        for (std::size_t row = 0; row < count; ++row)
            for (int column = 0; column < columnCount(); ++column)
                if (columnAt(column).read((*old)[row]).typed() !=
                    columnAt(column).read((*now)[row]).typed()) {
                    cells.top = cells.top < 0 ? toInt(row) : cells.top;
                    cells.bottom = toInt(row);
                    cells.left = std::min(cells.left, column);
                    cells.right = std::max(cells.right, column);
                }
        return cells.bottom < 0 ? CellRect{} : cells;
    }

    [[nodiscard]] EditMaker editMaker() const override
    {
        if (!table())
            return {};
        return [parts = typename RowEdits<Row>::Parts{project(), *table(), rows(), m_columns, m_words,
                                                      m_setup.remove}](const SheetChange& change,
                                                                       const JobContext& context) {
            return std::visit(RowEdits<Row>(parts, context), change);
        };
    }
    [[nodiscard]] std::size_t costOf(const SheetChange& change) const override
    {
        constexpr std::size_t kLooksPerCell = 8; // rows that are only looked at
        std::size_t looks = 0;
        const auto* write = std::get_if<WriteCells>(&change);
        if (write ? isRename(*write) : std::holds_alternative<DeleteRows>(change) && m_setup.remove)
            looks = rowsThatRefer(project());
        else if (std::holds_alternative<DuplicateRows>(change) && m_columns->front().rename)
            looks = rows().size();
        // Formulas depend on parameters, and on the number of their row.
        const std::size_t formulas = table()->kind == TableKind::parameters ? rowsWithFormulas(project())
                                     : write                                ? 0
                                                                            : rowsWithFormulas(rows());
        return sizeOf(change) + looks / kLooksPerCell + formulas;
    }
    [[nodiscard]] std::shared_ptr<const SheetCells> cells() const override
    {
        return std::make_shared<RowCells<Row>>(table() ? rows() : Rows(), m_columns);
    }

private:
    using Rows = SharedRows<Row>;
    using Columns = std::vector<TableColumn<Row>>;

    void tableReplaced() override
    {
        const std::optional<TableRef> shown = table();
        Columns columns = m_setup.columns();
        if constexpr (requires(Row row) { row.extras.set(0, std::string()); })
            if (shown)
                appendExtraColumns(columns, furtherColumnsOf(project(), *shown));
        m_columns = std::make_shared<const Columns>(std::move(columns));
        m_depths.reset();
        m_isUsed.assign(m_columns->size(), false);
        if (shown)
            (void)findUse(0, rows().size());
    }

    /** There is no table because the scenario runs applications. */
    [[nodiscard]] bool belongsToOthers() const
    {
        return !table() && m_words.ofApplications && isOfApplications(project(), scenario());
    }

    /** As RowSheetSetup::elsewhere. */
    [[nodiscard]] QString placeElsewhere() const
    {
        return table() && m_setup.elsewhere ? m_setup.elsewhere(project(), table()->owner) : QString();
    }

    void noteChange(int first, int last)
    {
        m_depths.reset();
        if (table() && findUse(static_cast<std::size_t>(first), static_cast<std::size_t>(last) + 1))
            emit this->headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    /** Looks for columns that rows have something in; true when one is new. */
    bool findUse(std::size_t first, std::size_t end)
    {
        std::vector<std::size_t> unused;
        for (std::size_t i = 0; i < m_columns->size(); ++i)
            if ((*m_columns)[i].isUsed && !m_isUsed[i])
                unused.push_back(i);
        const std::size_t before = unused.size();
        const auto look = [&](const Row& row) {
            std::erase_if(unused, [&](std::size_t i) { return m_isUsed[i] = (*m_columns)[i].isUsed(row); });
        };
        if (unused.empty())
            return false;
        const Rows& all = rows();
        if (first == 0 && end >= all.size())
            for (const Row& row : all)
                look(row);
        else
            for (std::size_t row = first; row < std::min(end, all.size()); ++row)
                look(all[row]);
        return unused.size() != before;
    }
    [[nodiscard]] QString indentAt(const TableColumn<Row>& column, int row) const
    {
        if (!m_setup.depths || column.key != m_setup.indentedColumn)
            return {};
        if (!m_depths)
            m_depths = m_setup.depths(rows());
        constexpr int kIndent = 3;
        return QString(kIndent * (*m_depths)[static_cast<std::size_t>(row)], QLatin1Char(' '));
    }

    [[nodiscard]] bool isRename(const WriteCells& change) const
    {
        const int column = change.writes.size() == 1 ? change.writes.front().column : -1;
        return column >= 0 && column < columnCount() && columnAt(column).rename &&
               isReferredTo(table()->kind);
    }
    [[nodiscard]] const Rows& rows() const
    {
        const Rows* found = nullptr;
        (void)useTable(project(), *table(), [&found](const auto& list) -> Result<void> {
            if constexpr (std::is_same_v<std::decay_t<decltype(list)>, Rows>)
                found = &list;
            return {};
        });
        return *found;
    }
    [[nodiscard]] const TableColumn<Row>& columnAt(int column) const
    {
        return (*m_columns)[static_cast<std::size_t>(column)];
    }
    [[nodiscard]] bool takesFormulas(const TableColumn<Row>& column) const
    {
        if constexpr (std::is_same_v<Row, ParameterRow>)
            return column.key == "value";
        const auto& columns = formulaColumnsOf<Row>();
        return !column.isExtra &&
               std::ranges::any_of(columns, [&](const auto& known) { return known.key == column.key; });
    }
    [[nodiscard]] CellPlace place(int row) const
    {
        return {project(), table().value_or(TableRef{}), static_cast<std::size_t>(row)};
    }
    [[nodiscard]] std::vector<const Issue*> issuesAt(const TableColumn<Row>& column,
                                                     const QModelIndex& index) const
    {
        return marks().at(static_cast<std::size_t>(index.row()), column.key, index.column() == 0);
    }
    [[nodiscard]] QVariant severity(const TableColumn<Row>& column, const Row& row,
                                    const QModelIndex& index) const
    {
        if (!column.read(row).rejection.isEmpty())
            return static_cast<int>(Severity::error);
        QVariant worst;
        for (const Issue* issue : issuesAt(column, index))
            worst = std::max(worst.isValid() ? worst.toInt() : 0, static_cast<int>(issue->severity));
        return worst;
    }
    [[nodiscard]] bool isLeftOut(const Row& row, const QModelIndex& index) const
    {
        const auto isRejected = [&row](const TableColumn<Row>& column) {
            return !column.read(row).rejection.isEmpty();
        };
        return table()->kind == TableKind::messages &&
               (std::ranges::any_of(*m_columns, isRejected) ||
                marks().hasError(static_cast<std::size_t>(index.row())));
    }
    [[nodiscard]] QString reasons(const TableColumn<Row>& column, const Row& row,
                                  const QModelIndex& index) const
    {
        // A rejected text says why itself, at once; the issue list says the same with more context, later.
        if (const QString rejection = column.read(row).rejection; !rejection.isEmpty())
            return rejection;
        QStringList texts;
        for (const Issue* issue : issuesAt(column, index))
            texts.append(QString::fromStdString(issue->text));
        return texts.join(QLatin1Char('\n'));
    }
    [[nodiscard]] QString toolTip(const TableColumn<Row>& column, const Row& row,
                                  const QModelIndex& index) const
    {
        if (const QString why = reasons(column, row, index); !why.isEmpty())
            return why;
        const CellText text = column.read(row);
        if (!text.formula.isEmpty())
            return tr("%1\nis %2").arg(text.formula, text.full);
        if (text.shown != text.full)
            return text.full;
        return column.cellHint ? column.cellHint(place(index.row())) : QString();
    }

    RowSheetSetup<Row> m_setup;
    const SheetWords& m_words;
    std::shared_ptr<const Columns> m_columns = std::make_shared<const Columns>();
    std::vector<bool> m_isUsed;                                ///< by column
    mutable std::optional<std::vector<std::uint8_t>> m_depths; ///< by row; nothing: to be worked out again
};

template<typename Row>
std::unique_ptr<SheetModel> makeSheet(RowSheetSetup<Row> setup, SheetSources sources)
{
    return std::make_unique<RowSheet<Row>>(std::move(setup), sources);
}

} // namespace contraflow
