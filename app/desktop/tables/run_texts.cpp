// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/run_texts.h"

#include "app/desktop/results/path_cost.h"
#include "app/desktop/results/run_items.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/analysis/application/run_analysis.h"
#include "core/application/application_replay.h"
#include "core/application/measured_task.h"
#include "core/base/units.h"
#include "core/tables/table.h"

namespace contraflow {

namespace {

std::string shownSeconds(double seconds)
{
    return displayText(Dimension::duration, seconds);
}

} // namespace

QString runText(const ScenarioResult& result)
{
    return tr("Scenario %1, model %2").arg(qtText(result.replay->scenario), qtText(result.replay->model));
}

QString runProcessText(const ScenarioResult& result, std::uint32_t process)
{
    return rowText(columnsFor(*result.processes, TableView::sheets), process);
}

QString runEventText(const ScenarioResult& result, std::uint32_t event)
{
    const ReplayedEvent& of = result.replay->replay.events[event];
    return rowText(columnsFor(*result.events, TableView::sheets),
                   result.runEvents->start(of.process) + of.index);
}

QString runMessageText(const ScenarioResult& result, std::uint32_t message)
{
    return rowText(columnsFor(*result.messages, TableView::sheets), message);
}

QString runMessageName(const ScenarioResult& result, std::uint32_t message)
{
    const ScenarioReplay& replay = *result.replay;
    const ReplayedMessage& of = replay.replay.messages[message];
    const QString ends = QStringLiteral("%1 → %2").arg(qtText(processName(replay, of.source)),
                                                       qtText(processName(replay, of.destination)));
    return isCollective(of.kind) ? QStringLiteral("%1, %2").arg(ends, qtText(infoOf(of.kind).name)) : ends;
}

QString pathSummary(const Results& results)
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
