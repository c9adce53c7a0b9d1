// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/collectives.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QToolButton;

namespace contraflow {

/** What stands above the sheet of all-to-alls: what it shows, and the figures of the signature with the
 * bounds of the scenario's messages. */
class AllToAllHeader : public QWidget
{
    Q_OBJECT

public:
    explicit AllToAllHeader(Collectives& collectives, QWidget* parent = nullptr);

signals:
    void importRequested();
    void subjectChanged(int subject);

private:
    void makeBar();
    void showNewest();
    void showState();

    Collectives& m_collectives;
    QComboBox* m_series = nullptr;
    QComboBox* m_signature = nullptr;
    QComboBox* m_subject = nullptr;
    QCheckBox* m_engine = nullptr;
    QToolButton* m_import = nullptr;
    QLabel* m_figures = nullptr;
};

} // namespace contraflow
