// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/results/results.h"
#include "core/analysis/model_comparison.h"
#include "core/application/measured_task.h"

#include <QObject>
#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace contraflow {

/** One model of a comparison. */
struct ComparedModel
{
    std::string model; ///< name in the project, or a kind of the catalogue
    std::string kind;  ///< of the catalogue; empty when there is none
    /** Of the messages, or of the processes of a run; null until they have come, or when there are none. */
    std::shared_ptr<const ModelTimes> times;
    std::shared_ptr<const ModelTimes> events; ///< of a run that lists them; null like `times`
    ModelSummary summary;                     ///< of `times`, against the first model and the measured times
    double communication = 0;                 ///< of a run: as meanCommunication()
    std::shared_ptr<const MeasuredSums> measured; ///< of a run of which something was measured; else null
    QString failure;                              ///< why there are no times

    [[nodiscard]] bool isPending() const { return !times && failure.isEmpty(); }
};

/** Times of one scenario under several models; an immutable value that views show. */
struct ComparisonResult
{
    std::shared_ptr<const ScenarioResult>
        base; ///< whose messages were predicted, or whose run was made; null before the first
    std::vector<ComparedModel> models; ///< the scenario's own first; empty: nothing is compared

    [[nodiscard]] bool isOfRuns() const { return base && base->replay; }

    /** The own model's times that the others are held against; null while there are none. */
    [[nodiscard]] const ModelTimes* reference() const
    {
        return models.empty() ? nullptr : models.front().times.get();
    }
};

/**
 * Predicts the selected scenario with each model that the selection compares, off the GUI thread and one
 * after the other, once the scenario's own result has come. What was compared before stays visible (stale)
 * until then. A quick comparison arrives as a whole; when one takes long, its models arrive one by one.
 */
class Comparison : public QObject
{
    Q_OBJECT

public:
    Comparison(Selection& selection, Results& results);
    ~Comparison() override;

    /** Never null. */
    [[nodiscard]] std::shared_ptr<const ComparisonResult> current() const { return m_current; }
    /** Models are being predicted. */
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /** What current() shows is older than the document or the choice of models. */
    [[nodiscard]] bool isStale() const;
    /** What was compared was let go together with a large run, and is to come again. */
    [[nodiscard]] bool isLetGo() const;
    /** What is being worked out instead of what is shown; empty: nothing. */
    [[nodiscard]] QString pendingText() const;
    /** The user stopped it; resume() goes on. */
    [[nodiscard]] bool isStopped() const { return m_isStopped; }

public slots:
    /** Stops predicting; what has arrived stays. */
    void cancel();
    void resume();

signals:
    void comparisonChanged();
    void stateChanged(); ///< running, stale or stopped changed
    /** Part of all models that are done, and the model at work. */
    void progressChanged(double fraction, const QString& model);

private:
    class Private;

    void restart();
    void runNext();
    void letGo();
    void publish();
    void setRunning(bool isRunning);

    std::unique_ptr<Private> m_private;
    std::shared_ptr<const ComparisonResult> m_current;
    bool m_isRunning = false;
    bool m_isStopped = false;
};

} // namespace contraflow
