// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/fill_series.h"
#include "app/desktop/sheet/model/sheet_cells.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace contraflow {

class CellSelection;
class OrderedSheet;
class SheetView;
struct PastePlan;

/** What a sheet does to its selected cells: clipboard, clearing, filling. Each is one undo step. */
class CellCommands
{
    Q_DECLARE_TR_FUNCTIONS(CellCommands)

public:
    /** The view must outlive this. */
    explicit CellCommands(SheetView& view);

    void copy();
    void copyWithHeader();
    void cut();
    /** A table whose header is that of another sheet is left to it (SheetView::belongsElsewhere). */
    void paste();
    void pasteHere();
    void clear();
    void fillDown();
    void fillRight();
    void fillSeriesDown();
    /** The same text into all of them. */
    void fillWith(const QString& text);
    /** Continues the cells of `source` in `target`, which lies next to them; both are selected then. */
    void fill(const CellRect& source, const CellRect& target, FillMode mode);
    /** The last row that a double click on the fill handle of these cells fills down to. */
    [[nodiscard]] int endOfNeighbours(const CellRect& source) const;

    /** Gives up what is being worked out in the background; false: that is nothing. */
    bool stopWork();

private:
    /** Copies the selected cells, below these titles if there are any. */
    void copyArea(QStringList titles);
    struct CopiedCells
    {
        QString text;
        QString html;
        QByteArray typed; ///< formulas as they were typed; empty: nothing else than `text`
    };
    static void putOnClipboard(const CopiedCells& copy);
    void showPasted(const PastePlan& plan);
    void writeSelection(const QString& text, const QString& verb, const QString& activity);

    SheetView& m_view;
    OrderedSheet& m_sheet;
    CellSelection& m_selected;
    LatestJob<Result<CopiedCells>> m_copyJob;
};

} // namespace contraflow
