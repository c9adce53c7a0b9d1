// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/results/candidates.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace contraflow {

/** What stands above the sheet of compared scenarios: what they are held against, and what is not shown. */
class CompareHeader : public QWidget
{
    Q_OBJECT

public:
    explicit CompareHeader(Candidates& candidates, QWidget* parent = nullptr);

signals:
    void reportRequested();

private:
    void showNewest();

    Candidates& m_candidates;
    QComboBox* m_reference = nullptr;
    QLabel* m_notes = nullptr;
};

/** What stands above the sheet of what-ifs: how much faster links get, and the advice. */
class WhatIfHeader : public QWidget
{
    Q_OBJECT

public:
    explicit WhatIfHeader(Candidates& candidates, QWidget* parent = nullptr);

private:
    void showNewest();

    Candidates& m_candidates;
    QComboBox* m_factor = nullptr;
    QLabel* m_advice = nullptr;
};

} // namespace contraflow
