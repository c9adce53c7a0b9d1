// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/analysis/selfcheck.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QStandardItemModel;

namespace contraflow {

class ResultTable;

/** Recomputes the published tables off the GUI thread and shows each printed number beside the computed one.
 */
class SelfcheckWindow : public QWidget
{
    Q_OBJECT

public:
    explicit SelfcheckWindow(QWidget* parent = nullptr);

    /** Shows the window and computes, unless the numbers are there already. */
    void run();

    [[nodiscard]] QComboBox& tableFilter() const { return *m_table; }
    [[nodiscard]] ResultTable& values() const { return *m_values; }
    [[nodiscard]] QString summary() const;

private:
    struct Checked
    {
        std::vector<CheckedTable> tables;
        QString failure;
    };

    void showNumbers();
    void fillRows();

    QComboBox* m_table = nullptr;
    QCheckBox* m_onlyOdd = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_citation = nullptr;
    QPushButton* m_copy = nullptr;
    ResultTable* m_values = nullptr;
    QStandardItemModel* m_rows = nullptr;
    Checked m_checked;
    LatestJob<Checked> m_job;
};

} // namespace contraflow
