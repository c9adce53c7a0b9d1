// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"
#include "core/analysis/error_report.h"

#include <QObject>
#include <QString>

#include <memory>
#include <set>
#include <string>
#include <vector>

namespace contraflow {

/** All measured patterns of a project beside their predictions, without histograms; an immutable value that
 * views show. Its only project is the snapshot. */
struct ErrorsResult : ErrorReport
{
    ErrorsResult() = default;
    ErrorsResult(const ErrorsResult&) = delete; // it points into itself
    ErrorsResult& operator=(const ErrorsResult&) = delete;

    Project project; ///< the snapshot that was predicted
    quint64 revision = 0;
    std::vector<std::string> additional; ///< models besides those of the scenarios
    QString failure;                     ///< why a model or all of it is missing

    /** The row that a message has in the project's tables. */
    [[nodiscard]] SelectedItem item(std::size_t message) const;
};

/** Only what models were not learnt from, as the command `errors --unlearnt` shows it. */
[[nodiscard]] std::shared_ptr<const ErrorsResult> withoutLearnt(const ErrorsResult& errors);

/**
 * Predicts everything that was measured in the project with the models of its scenarios and those that are
 * compared, off the GUI thread and on all cores, while somebody looks at it. What was there before stays
 * visible (stale) until then.
 */
class Errors : public QObject
{
    Q_OBJECT

public:
    Errors(Selection& selection, Results& results);
    ~Errors() override;

    /** Null before the first; without messages when nothing was measured. */
    [[nodiscard]] std::shared_ptr<const ErrorsResult> current() const { return m_current; }
    /** current() is older than the document or the choice of models. */
    [[nodiscard]] bool isStale() const;
    [[nodiscard]] bool isRunning() const;
    /** What is being worked out instead of what is shown; empty: nothing. */
    [[nodiscard]] QString pendingText() const;

    /** Whether a view is looked at; without one nothing is predicted. */
    void setWanted(const QObject* viewer, bool isWanted);

signals:
    void errorsChanged();
    void stateChanged(); ///< running or stale changed

private:
    class Private;
    void update();

    std::unique_ptr<Private> m_private;
    std::shared_ptr<const ErrorsResult> m_current;
};

} // namespace contraflow
