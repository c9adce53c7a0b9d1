// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_supply.h"

#include "app/desktop/plots/plot_selection.h"
#include "app/desktop/results/candidates.h"

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
    for (const PlotNeedInfo& info : plotNeeds()) {
        const auto announce = [this, need = info.need] { emit changed(need); };
        Live& live = info.live(results);
        connect(&live, &Live::changed, this, announce);
        connect(&live, &Live::stateChanged, this, &PlotSupply::stateChanged);
        connect(&live, &Live::progressChanged, this, &PlotSupply::stateChanged);
        if (isOfModels(info.need))
            connect(&results, &Live::changed, this, announce);
    }
}

void PlotSupply::want(PlotNeed wanted)
{
    for (const auto& [need, live, cost] : plotNeeds()) {
        // A sweep goes over what the comparison found.
        const bool isSweptOver = need == PlotNeed::candidates && wanted == PlotNeed::sweep;
        live(m_results).setWanted(this, need == wanted || isSweptOver);
    }
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
    return m_results.isStale() || isAwaited(need) || infoOf(need).live(m_results).isStale();
}

QString PlotSupply::pendingText(PlotNeed need) const
{
    return infoOf(need).live(m_results).pendingText();
}

QString PlotSupply::hint(PlotNeed need) const
{
    if (const QString pending = pendingText(need); !pending.isEmpty())
        return pending;
    if (!isOfResult(need))
        return withProgress(infoOf(need).live(m_results).work(), 0);
    if (m_results.isStale())
        return withProgress(m_results.work(), 0);
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
