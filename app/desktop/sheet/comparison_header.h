// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/results/comparison.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QStandardItemModel;

namespace contraflow {

class ResultTable;

/** What stands above the sheet of compared models: their choice, what of a run has a row, progress of a long
 * comparison, and one line per model that sums it up. */
class ComparisonHeader : public QWidget
{
    Q_OBJECT

public:
    ComparisonHeader(Document& document, Selection& selection, LiveValue<ComparisonResult>& comparison,
                     QWidget* parent = nullptr);

    [[nodiscard]] ResultTable& summary() const { return *m_summary; }

signals:
    /** What of a run has a row: events, or processes. */
    void runRowsChanged(bool areEvents);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSummary();
    void showState();

    LiveValue<ComparisonResult>& m_comparison;
    QComboBox* m_rows = nullptr;
    ResultTable* m_summary = nullptr;
    QStandardItemModel* m_lines = nullptr;
    QTimer m_moment; ///< until staleness is worth showing
};

} // namespace contraflow
