// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/results.h"

#include <QStatusBar>
#include <QTimer>

class QLabel;
class QProgressBar;
class QToolButton;

namespace contraflow {

/** "5 messages, 2 steps, makespan 0.4255 s, 0.4 ms": the newest result in one line, or why there is none. */
[[nodiscard]] QString resultSummary(const ScenarioResult& result);

/**
 * The line at the bottom: the result's summary, the progress of a prediction that takes longer than a moment
 * with a way to cancel it, and the number of issues as a button that leads to them.
 */
class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(Results& results, QWidget* parent = nullptr);

    void setIssueCounts(std::size_t errors, std::size_t warnings, std::size_t notes);
    /** Shows what is going on instead of the summary ("Opening table-1.yaml…"); empty: the summary again. */
    void setActivity(const QString& text);
    /** What the selected cells add up to; empty: nothing. */
    void setSelection(const QString& text);
    [[nodiscard]] QString summary() const;

signals:
    void issuesRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void showResult();
    void onStaleChanged(bool isStale);

    Results& m_results;
    QLabel* m_summary = nullptr;
    QLabel* m_selection = nullptr;
    QProgressBar* m_progress = nullptr;
    QToolButton* m_cancel = nullptr;
    QToolButton* m_issues = nullptr;
    QTimer m_progressDelay;
    QString m_activity;
    bool m_wasCancelled = false;
};

} // namespace contraflow
