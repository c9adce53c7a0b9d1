// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_supply.h"

#include "app/desktop/plots/plot_selection.h"

namespace contraflow {

namespace {

/** Drawn beside the models that are compared. */
bool isOfModels(PlotNeed need)
{
    return need == PlotNeed::modelTimes || need == PlotNeed::runModels;
}

} // namespace

PlotSupply::PlotSupply(Selection& selection, Results& results) : m_selection(selection), m_results(results)
{
    const auto follow = [this](auto& source, auto hasChanged, auto stateHasChanged, PlotNeed need) {
        connect(&source, hasChanged, this, [this, need] { emit changed(need); });
        connect(&source, stateHasChanged, this, &PlotSupply::stateChanged);
    };
    Candidates& candidates = results.candidates();
    follow(results, &Results::resultChanged, &Results::staleChanged, PlotNeed::prediction);
    follow(results, &Results::resultChanged, &Results::staleChanged, PlotNeed::run);
    follow(results, &Results::resultChanged, &Results::staleChanged, PlotNeed::loads);
    follow(results, &Results::resultChanged, &Results::staleChanged, PlotNeed::modelTimes);
    follow(results, &Results::resultChanged, &Results::staleChanged, PlotNeed::runModels);
    follow(results.comparison(), &Comparison::comparisonChanged, &Comparison::stateChanged,
           PlotNeed::modelTimes);
    follow(results.comparison(), &Comparison::comparisonChanged, &Comparison::stateChanged,
           PlotNeed::runModels);
    follow(results.errors(), &Errors::errorsChanged, &Errors::stateChanged, PlotNeed::errors);
    follow(results.collectives(), &Collectives::collectivesChanged, &Collectives::stateChanged,
           PlotNeed::collectives);
    follow(candidates.comparison(), &LiveJob::changed, &LiveJob::stateChanged, PlotNeed::candidates);
    follow(candidates.sweep(), &LiveJob::changed, &LiveJob::stateChanged, PlotNeed::sweep);
    follow(candidates.whatIf(), &LiveJob::changed, &LiveJob::stateChanged, PlotNeed::whatIf);
    connect(&results, &Results::pendingChanged, this, &PlotSupply::stateChanged);
    for (LiveJob* job :
         std::initializer_list<LiveJob*>{&candidates.comparison(), &candidates.sweep(), &candidates.whatIf()})
        connect(job, &LiveJob::progressChanged, this, &PlotSupply::stateChanged);
}

void PlotSupply::want(PlotNeed need)
{
    Candidates& candidates = m_results.candidates();
    m_results.errors().setWanted(this, need == PlotNeed::errors);
    m_results.collectives().setWanted(this, need == PlotNeed::collectives);
    candidates.comparison().setWanted(this, need == PlotNeed::candidates || need == PlotNeed::sweep);
    candidates.sweep().setWanted(this, need == PlotNeed::sweep);
    candidates.whatIf().setWanted(this, need == PlotNeed::whatIf);
}

PlotInput PlotSupply::input() const
{
    Candidates& candidates = m_results.candidates();
    PlotInput input;
    input.result = m_results.current();
    const auto compared = m_results.comparison().current();
    if (compared->base == input.result && !compared->models.empty())
        input.comparison = compared;
    input.errors = m_results.errors().current();
    input.collectives = m_results.collectives().current();
    input.candidates = candidates.comparison().current();
    input.sweep = candidates.sweep().current();
    input.whatIf = candidates.whatIf().current();
    input.scenario = m_selection.scenario();
    PlotSelection selected = plotSelection(m_selection, input.result.get());
    input.items = m_selection.items();
    input.messages = std::move(selected.messages);
    input.channels = std::move(selected.channels);
    return input;
}

bool PlotSupply::isAwaited(PlotNeed need) const
{
    // A plot of one model that is at once one of several would flicker.
    return isOfModels(need) && m_results.comparison().isRunning() &&
           m_results.comparison().current()->base != m_results.current();
}

bool PlotSupply::isStale(PlotNeed need) const
{
    Candidates& candidates = m_results.candidates();
    switch (need) {
    case PlotNeed::prediction:
    case PlotNeed::run:
    case PlotNeed::loads:
        break;
    case PlotNeed::modelTimes:
    case PlotNeed::runModels:
        return m_results.isStale() || isAwaited(need) || m_results.comparison().isStale();
    case PlotNeed::errors:
        return m_results.errors().isStale();
    case PlotNeed::collectives:
        return m_results.collectives().isStale();
    case PlotNeed::candidates:
        return candidates.comparison().isStale();
    case PlotNeed::sweep:
        return candidates.sweep().isStale();
    case PlotNeed::whatIf:
        return candidates.whatIf().isStale();
    }
    return m_results.isStale();
}

QString PlotSupply::pendingText(PlotNeed need) const
{
    Candidates& candidates = m_results.candidates();
    switch (need) {
    case PlotNeed::prediction:
    case PlotNeed::run:
    case PlotNeed::loads:
        break;
    case PlotNeed::modelTimes:
    case PlotNeed::runModels:
        return m_results.comparison().pendingText();
    case PlotNeed::errors:
        return m_results.errors().pendingText();
    case PlotNeed::collectives:
        return m_results.collectives().pendingText();
    case PlotNeed::candidates:
        return candidates.comparison().pendingText();
    case PlotNeed::sweep:
        return candidates.sweep().pendingText();
    case PlotNeed::whatIf:
        return candidates.whatIf().pendingText();
    }
    return m_results.pendingText();
}

QString PlotSupply::hint(PlotNeed need) const
{
    if (const QString pending = pendingText(need); !pending.isEmpty())
        return pending;
    switch (need) {
    case PlotNeed::prediction:
    case PlotNeed::modelTimes:
    case PlotNeed::run:
    case PlotNeed::runModels:
    case PlotNeed::loads:
        break;
    case PlotNeed::errors:
        return tr("Predicting what was measured…");
    case PlotNeed::collectives:
        return tr("Working out all-to-alls…");
    case PlotNeed::candidates:
    case PlotNeed::sweep:
    case PlotNeed::whatIf:
        return tr("Predicting the scenarios…");
    }
    if (m_results.isStale())
        return tr("Predicting…");
    const auto result = m_results.current();
    if (result && isOfRuns(need) && !result->isOfApplications)
        return tr(
            "What the processes of an application do over time appears here for scenarios that run one.");
    if (result && result->replay)
        return result->failure; // says where its run is shown
    if (result && isOfRuns(need) && !result->failure.isEmpty())
        return tr("There is no run to draw.\n%1").arg(result->failure);
    if (result && !result->failure.isEmpty())
        return tr("There is no prediction to draw.\n%1").arg(result->failure);
    return tr("Plots of the predicted times, rates and loads appear here once the project has a scenario: a "
              "platform, a workload and a model.");
}

} // namespace contraflow
