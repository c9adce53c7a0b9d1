// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace contraflow {

class SheetView;

/** Below a filtered sheet: how many of its rows are shown, and a button that shows all of them again. */
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    explicit FilterBar(SheetView& view, QWidget* parent = nullptr);

private:
    void showCount();

    SheetView& m_view;
    QLabel* m_count = nullptr;
};

} // namespace contraflow
