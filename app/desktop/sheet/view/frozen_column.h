// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace contraflow {

class SheetView;

/**
 * The first column of a sheet, which names its rows, standing over the sheet while that is scrolled sideways.
 * It shares the sheet's model and selection; editing happens in the sheet.
 */
class FrozenColumn : public QTableView
{
    Q_OBJECT

public:
    explicit FrozenColumn(SheetView& view);

    /** Takes over the columns of the sheet, which became others or changed their width. */
    void follow();
    /** How much of the sheet's viewport is covered. */
    [[nodiscard]] int coveredWidth() const { return isHidden() ? 0 : width(); }

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void place();
    /** For a view without a model, one that is not in sight, nothing is kept for every row of the sheet. */
    void takeModel();
    /** setModel() makes selections for the table and both headers, and keeps those that it made before. */
    void deleteOldSelections();

    SheetView& m_view;
};

} // namespace contraflow
