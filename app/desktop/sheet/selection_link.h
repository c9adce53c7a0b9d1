// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/sheet/later.h"

#include <QObject>

#include <set>

namespace contraflow {

class OrderedSheet;
class SheetView;

/** Keeps the rows that are selected in a sheet and what the window shows as selected the same. */
class SelectionLink : public QObject
{
    Q_OBJECT

public:
    /** A child of the view; the selection must outlive it. */
    SelectionLink(SheetView& view, Selection& selection);

    /** Tells the other views what a person selected in the sheet. */
    void push();
    /** Selects in the sheet what is selected elsewhere. */
    void pull();

private:
    void pushNow();
    void pullNow();
    [[nodiscard]] std::set<int> rowsInSheet() const;
    [[nodiscard]] std::set<int> rowsElsewhere() const;
    void selectRows(const std::set<int>& rows);

    SheetView& m_view;
    OrderedSheet& m_sheet;
    Selection& m_selection;
    Later m_pushing;
    Later m_pulling;
    bool m_isPulling = false;
    bool m_isTooLarge = false; ///< what is selected is not told to the other views
};

} // namespace contraflow
