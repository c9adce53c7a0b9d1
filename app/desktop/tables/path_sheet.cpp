// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/path_sheet.h"

#include "app/desktop/results/path_cost.h"
#include "app/desktop/results/run_items.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/replay_sheet.h"
#include "core/analysis/application/run_summary.h"
#include "core/application/application_replay.h"
#include "core/base/units.h"
#include "core/tables/path_tables.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

Table tableOf(PathSheet::Subject subject, std::shared_ptr<const RunAnalysis> analysis)
{
    switch (subject) {
    case PathSheet::Subject::steps:
        return criticalPathTable(std::move(analysis));
    case PathSheet::Subject::phases:
        return pathPhasesTable(std::move(analysis));
    case PathSheet::Subject::channels:
        break;
    }
    return pathChannelsTable(std::move(analysis));
}

std::string shownSeconds(double seconds)
{
    return displayText(Dimension::duration, seconds);
}

} // namespace

PathSheet::PathSheet(Results& results) : m_results(results), m_shown(std::make_shared<ScenarioResult>())
{
    connect(&m_results.pathCost(), &Live::changed, this, &PathSheet::showNewest);
    follow(results);
}

void PathSheet::setSubject(Subject subject)
{
    if (std::exchange(m_subject, subject) != subject)
        showNewest();
}

void PathSheet::showNewest()
{
    std::shared_ptr<const ScenarioResult> newest = m_results.current();
    if (!newest)
        return;
    std::shared_ptr<const Table> table; // which the columns hold, and with it the result that it is of
    if (newest->analysis)
        table =
            std::make_shared<const Table>(tableOf(m_subject, bestAnalysis(*newest, m_results.pathCost())));
    showTable(table, [&] { m_shown = std::move(newest); });
}

QString PathSheet::ownerText() const
{
    return m_shown->analysis ? runText(*m_shown) : QString();
}

QString PathSheet::emptyText() const
{
    if (m_shown->replay)
        return m_shown->noPath.isEmpty() ? tr("The run takes no time, so nothing made it long.")
                                         : tr("There is no critical path: %1.").arg(m_shown->noPath);
    if (m_shown->isOfApplications)
        return m_shown->failure;
    if (m_shown->prediction)
        return tr("Scenario %1 sends the messages of a workload, which wait for nothing. Critical paths belong to "
                  "scenarios that run an application.")
            .arg(qtText(m_shown->prediction->scenario));
    return m_shown->failure.isEmpty() ? tr("The first run is being made.") : m_shown->failure;
}

std::optional<TableRef> PathSheet::selectableTable() const
{
    if (!m_shown->analysis || m_subject != Subject::steps || m_shown->runEvents->all().empty())
        return std::nullopt;
    return TableRef{TableKind::events, 0};
}

std::optional<SelectedItem> PathSheet::itemAt(int row) const
{
    if (!selectableTable() || row < 0 || row >= rowCount())
        return std::nullopt;
    const PathStep& step = m_shown->replay->replay.path[static_cast<std::size_t>(row)];
    const auto place = step.cause == PathStep::Cause::start
                           ? std::nullopt
                           : m_shown->runEvents->placeOf(step.process, step.index);
    return place ? itemOfEvent(*m_shown, m_shown->runEvents->all()[*place]) : std::nullopt;
}

int PathSheet::rowOf(const SelectedItem& item) const
{
    const auto event = selectableTable() ? eventOf(*m_shown, item) : std::nullopt;
    if (!event)
        return -1;
    // The steps of an event end while it goes on.
    const ReplayedEvent& of = m_shown->replay->replay.events[*event];
    const std::vector<PathStep>& path = m_shown->replay->replay.path;
    const auto first = std::lower_bound(path.begin(), path.end(), of.start,
                                        [](const PathStep& step, double time) { return step.end < time; });
    for (auto step = first; step != path.end() && step->end <= of.end; ++step)
        if (step->process == of.process && step->index == of.index && step->cause != PathStep::Cause::start)
            return toInt(static_cast<std::size_t>(step - path.begin()));
    return -1;
}

QString PathSheet::summaryText(const Results& results)
{
    const auto result = results.current();
    if (!result || !result->analysis)
        return {};
    const auto analysis = bestAnalysis(*result, results.pathCost());
    QStringList lines{qtText(criticalPathSummary(*analysis, shownSeconds))};
    if (const std::string cost = contentionSummary(*analysis, shownSeconds); !cost.empty())
        lines.append(qtText(cost));
    else if (const auto known = results.pathCost().current();
             known && known->base == result && !known->failure.isEmpty())
        lines.append(known->failure);
    return lines.join(QLatin1Char('\n'));
}

} // namespace contraflow
