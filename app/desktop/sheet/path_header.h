// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace contraflow {

class PathSheet;

/** What stands above the sheet of the critical path: what has a row, and what the path is made of. */
class PathHeader : public QWidget
{
    Q_OBJECT

public:
    PathHeader(Results& results, PathSheet& sheet, QWidget* parent = nullptr);

private:
    void showNewest();

    Results& m_results;
    QComboBox* m_subject = nullptr;
    QLabel* m_summary = nullptr;
};

} // namespace contraflow
