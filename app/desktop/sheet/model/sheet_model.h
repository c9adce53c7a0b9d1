// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/sheet/model/formula_completions.h"
#include "app/desktop/sheet/model/sheet_cells.h"
#include "app/desktop/sheet/model/sheet_change.h"

#include <QAbstractTableModel>
#include <QList>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

// This room: item models of the sheets, without widgets. A SheetModel is the base: cells, headers and what
// may be done with rows. A RowSheet shows rows of the project through its schema and writes by SheetChanges;
// a ComputedSheet shows a Table of what was computed; an OrderedSheet sorts and filters either.
//
//     const std::unique_ptr<SheetModel> nodes = makeTableSheet(TableKind::nodes, sources);

namespace contraflow {

/** A number of rows or columns as Qt counts them. */
[[nodiscard]] inline int toInt(std::size_t value)
{
    return static_cast<int>(value);
}

/** A command of the window that fills an empty sheet. */
struct SheetOffer
{
    QString id; ///< of the command
    QString text;
};

/**
 * A sheet as rows and columns. Editable sheets show one blank row behind the data: writing there makes a row.
 * Display is for reading (few digits), edit is the full text. Whatever changes the project is one Edit given
 * to the document; the rows themselves change only when the document says so.
 */
class SheetModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role
    {
        FullTextRole =
            Qt::UserRole + 1, ///< all digits of the value: clipboard; Qt::EditRole is what was typed
        SortRole,             ///< number or text to order by
        SeverityRole,         ///< int of Severity when the cell has an issue, else invalid
        ReasonRole,           ///< the issues' sentences
        RejectedRole,         ///< bool: the text could not be read
        LeftOutRole,          ///< bool: an error keeps the row's message out of the prediction
        ComputedRole,         ///< bool: cannot be edited
        StaleRole,            ///< bool: older than the project; a newer value is on its route
        ChoicesRole,          ///< QStringList of names that fit the cell, may be empty
        SampleRole,           ///< headers: text as wide as the column's usual content
        EnglishTitleRole,     ///< headers: the title whatever the window's language
        KeyRole,              ///< headers: the column's key in files
        SpareRole,            ///< headers: bool: nothing is in the column yet, and it is seldom needed
        DimensionRole,        ///< headers: int of Dimension where sort values are in its base unit
    };

    [[nodiscard]] virtual bool isEditable() const { return false; }
    /** Rows with data; rowCount() has one more where the blank row is shown. */
    [[nodiscard]] virtual int dataRowCount() const = 0;
    /** Whose table this is: "platform copper"; empty for the project's own lists. */
    [[nodiscard]] virtual QString ownerText() const { return {}; }
    /** The project's table that is shown; nothing when there is none. */
    [[nodiscard]] virtual std::optional<TableRef> table() const { return std::nullopt; }
    /** What to say when there is nothing to show. */
    [[nodiscard]] virtual QString emptyText() const = 0;
    /** A verb for the button that begins to fill the sheet; empty: there is nothing to do here. */
    [[nodiscard]] virtual QString fillText() const { return {}; }
    /** What else fills the sheet while it is empty, the usual one first. */
    [[nodiscard]] virtual QList<SheetOffer> offers() const { return {}; }
    /** Makes the object whose table the sheet will show, when it is missing. */
    virtual bool makeOwner() { return false; }

    /** The selectable thing in a row, and the row of a thing (-1: not in this sheet). */
    [[nodiscard]] virtual std::optional<SelectedItem> itemAt(int row) const;
    [[nodiscard]] virtual int rowOf(const SelectedItem& item) const;
    /** The scenario to show when this row is selected, where it is not the one that is shown. */
    [[nodiscard]] virtual std::optional<std::size_t> scenarioOf(int /*row*/) const { return std::nullopt; }
    /** The table whose selected rows this sheet follows. */
    [[nodiscard]] virtual std::optional<TableRef> selectableTable() const { return table(); }
    /** Column with this key, or -1. */
    [[nodiscard]] virtual int columnOf(const std::string& key) const = 0;

    /** The cells in which two blocks of the sheet's rows differ, as one rectangle counted from the first row;
     * of very many rows those at the beginning. Empty: in none, or they are rows of another sheet. */
    [[nodiscard]] virtual CellRect difference(const RowBlock& /*before*/, const RowBlock& /*after*/) const
    {
        return {};
    }

    /** The data rows as they are now, for workers. Sheets that can be long hand out what they share. */
    [[nodiscard]] virtual std::shared_ptr<const SheetCells> cells() const;

    /** What makes edits of changes of the sheet as it is now. Empty where nothing can be changed. */
    [[nodiscard]] virtual EditMaker editMaker() const { return {}; }
    /** How much work a change is, in cells. */
    [[nodiscard]] virtual std::size_t costOf(const SheetChange& change) const { return sizeOf(change); }
    /** Where edits go; null where nothing can be changed. */
    [[nodiscard]] virtual Document* editedDocument() const { return nullptr; }
    /** Why a text that is being typed could not be read in a cell; empty: it can. */
    [[nodiscard]] virtual QString objectionTo(const QModelIndex& index, const QString& text) const;
    /** What a formula in a cell can be made of; empty: the cell takes none. */
    [[nodiscard]] virtual std::vector<FormulaCompletion> formulaWords(const QModelIndex& index) const;
    /**
     * Makes a change as one undo step, a large one in the background. False when it is refused, which the
     * document reports.
     */
    bool apply(SheetChange change);
    /** The same for what a person does; while a large change is worked out there is no other. */
    bool apply(SheetGesture gesture);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override = 0;
    /** Writes what was typed into a cell. */
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    bool applyLater(const EditMaker& make, SheetGesture gesture);
};

} // namespace contraflow
