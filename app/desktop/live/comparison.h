// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/live_value.h"
#include "core/analysis/model_comparison.h"
#include "core/application/measured_task.h"

#include <QString>
#include <QStringList>

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
    /** The models before, which were let go together with a large run: they are to come again. */
    std::vector<ComparedModel> letGo;

    [[nodiscard]] bool isOfRuns() const { return base && base->replay; }

    /** The own model's times that the others are held against; null while there are none. */
    [[nodiscard]] const ModelTimes* reference() const
    {
        return models.empty() ? nullptr : models.front().times.get();
    }
    /** The one at work while models are predicted; null: none is. */
    [[nodiscard]] const ComparedModel* pending() const;
    /** Why there are no times of the models that have none. */
    void giveUp(const QString& why);
};

/** As LiveValue<ComparisonResult> makes it: the scenario is predicted with each of the chosen models that
 * there are, one after the other. A quick comparison arrives as a whole; when one takes long, its models
 * arrive one by one. What is known of `before` is not predicted again. */
[[nodiscard]] LiveValue<ComparisonResult>::Plan
comparisonPlan(const std::shared_ptr<const ScenarioResult>& base, const QStringList& chosen,
               const ComparisonResult& before);
[[nodiscard]] LiveValue<ComparisonResult>::Options comparisonOptions();

} // namespace contraflow
