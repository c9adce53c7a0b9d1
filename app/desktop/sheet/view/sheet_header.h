// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QItemSelectionModel>
#include <QPointer>

#include <functional>
#include <optional>

namespace contraflow {

/**
 * The header of columns that highlights what is selected as Qt's does, but looks at the ranges of the
 * selection: Qt asks for every row whether its cell is selected, which takes 0.2 s for a million. Qt's part
 * of the header is therefore given a selection of its own, which stays empty.
 */
class SelectionHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit SelectionHeader(QWidget* parent);

    void setSelectionModel(QItemSelectionModel* selection) override;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader* option, int column) const override;

private:
    QPointer<QItemSelectionModel> m_selection; ///< of the view
};

/** What a column's header shows beside its title. */
struct HeaderMark
{
    std::optional<Qt::SortOrder> sort;
    bool isFiltered = false;

    /** Room that it takes from the title, in pixels. */
    [[nodiscard]] int width() const;
};

/**
 * The header of a sheet: a click selects the column; the arrow at the right of the title, or the right mouse
 * button, opens the column's menu. Sorted and filtered columns are marked.
 */
class SheetHeader : public SelectionHeader
{
    Q_OBJECT

public:
    SheetHeader(std::function<HeaderMark(int column)> markOf, QWidget* parent);

    /** Where a click opens the menu of a column, in the viewport. */
    [[nodiscard]] QRect menuButton(int column) const;
    /** Room that the marks of a column take from its title, in pixels. */
    [[nodiscard]] int widthOfMarks(int column) const { return m_markOf(column).width(); }

signals:
    void menuRequested(int column, const QPoint& globalPosition);

protected:
    void paintSection(QPainter* painter, const QRect& rect, int column) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void setHovered(int column);

    std::function<HeaderMark(int)> m_markOf;
    int m_hovered = -1;
};

} // namespace contraflow
