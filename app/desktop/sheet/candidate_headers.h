// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/results/candidates.h"

#include <QStringList>
#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace contraflow {

/** Lines above a table, which has the room: the first is in sight, the others behind a button. */
class HeaderLines
{
public:
    explicit HeaderLines(const char* id);

    [[nodiscard]] QLabel* text() const { return m_text; }
    [[nodiscard]] QToolButton* rest() const { return m_rest; }
    void setLines(const QStringList& lines);

private:
    void show();

    QStringList m_lines;
    QLabel* m_text = nullptr;
    QToolButton* m_rest = nullptr;
};

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
    HeaderLines m_notes;
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
    HeaderLines m_advice;
};

} // namespace contraflow
