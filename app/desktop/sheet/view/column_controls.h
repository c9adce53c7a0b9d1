// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/column_filter.h"
#include "app/desktop/sheet/view/sheet_header.h"
#include "core/base/units.h"

#include <QHash>
#include <QJsonObject>
#include <QObject>
#include <QString>

#include <functional>
#include <map>
#include <optional>

class QAction;
class QMenu;

namespace contraflow {

class ColumnLayout;
class OrderedSheet;
class SheetView;

/**
 * What is set per column of a sheet: by what it is sorted, which rows pass and in which unit it is shown.
 * None of it changes the document, but for applyOrder().
 */
class ColumnControls : public QObject
{
    Q_OBJECT

public:
    /** A child of the view. */
    explicit ColumnControls(SheetView& view);

    [[nodiscard]] HeaderMark markOf(int column) const;
    /** The unit that a column is shown in; null: as typed. */
    [[nodiscard]] const Unit* unitOf(int column) const;
    void setUnit(int column, const Unit* unit);
    /** Symbols of the units that columns are shown in, by ColumnLayout::key(). */
    [[nodiscard]] QJsonObject units() const;
    /** Takes them in place of what is set; symbols that are no units are left out. */
    void setUnits(const QJsonObject& symbols);

    /** By what the sheet is sorted and which rows pass, by ColumnLayout::key(); empty: all in their order. */
    [[nodiscard]] QJsonObject order() const;
    /** Takes what order() gave in place of what is set, as far as the sheet has such columns. */
    void setOrder(const QJsonObject& order);

    void sort(int column, Qt::SortOrder order);
    /** Sorts within what the other columns leave equal. */
    void sortWithin(int column, Qt::SortOrder order);
    void clearSort();
    /** Writes the order that is shown to the document, as one undo step. */
    void applyOrder();

    void editFilter(int column);
    void setFilter(const ColumnFilter& filter);
    /** Shows the rows with the same text in the column as the current cell. */
    void filterByCurrentCell();
    void clearFilters();
    void refresh();

    /** The menu of a column; deletes itself when it is closed. */
    [[nodiscard]] QMenu* makeMenu(int column);

private:
    /** Adds what one of the sheet's commands does to a column, with that command's icon and keys. */
    QAction* add(QMenu& menu, const char* id, const QString& text, std::function<void()> run);
    void addSortActions(QMenu& menu, int column);
    void addFilterActions(QMenu& menu, int column);
    void addUnitMenu(QMenu& menu, int column);
    void addColumnActions(QMenu& menu, int column);
    /** Lets the rows pass that pass all filters; says why that cannot be. */
    [[nodiscard]] bool applyFilters();
    [[nodiscard]] std::optional<Dimension> dimensionOf(int column) const;

    SheetView& m_view;
    OrderedSheet& m_sheet;
    ColumnLayout& m_layout;
    std::map<QString, ColumnFilter> m_filters; ///< by column key
    QHash<QString, const Unit*> m_units;       ///< by column key
};

} // namespace contraflow
