// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/comparison.h"

#include <QTimer>
#include <QWidget>

class QStandardItemModel;

namespace contraflow {

class ResultTable;

/** What stands above results while models are compared: progress of a long comparison, and one line per model
 * that sums it up. */
class ComparisonHeader : public QWidget
{
    Q_OBJECT

public:
    explicit ComparisonHeader(LiveValue<ComparisonResult>& comparison, QWidget* parent = nullptr);

    [[nodiscard]] ResultTable& summary() const { return *m_summary; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSummary();
    void showState();

    LiveValue<ComparisonResult>& m_comparison;
    ResultTable* m_summary = nullptr;
    QStandardItemModel* m_lines = nullptr;
    QTimer m_moment; ///< until staleness is worth showing
};

} // namespace contraflow
