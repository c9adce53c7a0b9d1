// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/all_to_all_sheet.h"

#include "app/desktop/style/text.h"
#include "core/tables/table.h"

#include <utility>

namespace contraflow {

AllToAllSheet::AllToAllSheet(Results& results) : m_results(results)
{
    follow(results.collectives());
}

void AllToAllSheet::setSubject(Subject subject)
{
    if (std::exchange(m_subject, subject) != subject)
        showNewest();
}

void AllToAllSheet::showNewest()
{
    const auto newest = m_results.collectives().current();
    if (!newest)
        return;
    const bool showsSizes = m_subject == Subject::sizes;
    const std::shared_ptr<const Table>& table = showsSizes ? newest->sizes : newest->loads;
    showTable(table && !table->empty() ? table : nullptr, [&] {
        m_result = newest;
        m_table.reset();
        m_rowOfMeasured.clear();
        m_measuredOfRow.clear();
        if (!showsSizes || !newest->shownSeries)
            return;
        const std::string& name = newest->series[*newest->shownSeries].benchmark;
        m_table = TableRef{TableKind::benchmarkRows, indexOfName(newest->base->project.benchmarks, name)};
        std::map<std::pair<std::uint32_t, double>, int> rowOfSize;
        for (const AllToAllPrediction& prediction : newest->study.predictions)
            rowOfSize.try_emplace({prediction.size.processes, prediction.size.bytes},
                                  static_cast<int>(rowOfSize.size()));
        for (const AllToAllPoint& point : newest->measured)
            if (const auto row = rowOfSize.find({point.size.processes, point.size.bytes});
                row != rowOfSize.end()) {
                m_rowOfMeasured[point.row] = row->second;
                m_measuredOfRow.try_emplace(row->second, point.row);
            }
    });
}

QString AllToAllSheet::ownerText() const
{
    if (rowCount() == 0)
        return {};
    return m_subject == Subject::processes
               ? tr("scenario %1").arg(qtText(m_result->base->prediction->scenario))
               : tr("%1 sizes").arg(rowCount());
}

QString AllToAllSheet::emptyText() const
{
    if (!m_result)
        return tr("The times of all-to-alls are being worked out.");
    if (m_subject == Subject::processes)
        return tr(
            "What each process of the scenario has to send and receive stands here. The scenario has no "
            "messages that can be predicted yet.");
    if (!m_result->failure.isEmpty())
        return m_result->failure;
    return tr(
        "How long an all-to-all of n processes with messages of m bytes takes stands here, measured and "
        "by every formula. This project has no measured all-to-all: import measurements (OSU, IMB, or a "
        "table of n, m and time), or choose a published signature above.");
}

std::optional<TableRef> AllToAllSheet::selectableTable() const
{
    return m_table;
}

std::optional<SelectedItem> AllToAllSheet::itemAt(int row) const
{
    const auto found = m_measuredOfRow.find(row);
    if (!m_table || found == m_measuredOfRow.end())
        return std::nullopt;
    return SelectedItem{*m_table, found->second, SelectedItem::kWholeRow};
}

int AllToAllSheet::rowOf(const SelectedItem& item) const
{
    if (!m_table || !(item.table == *m_table))
        return -1;
    const auto found = m_rowOfMeasured.find(item.row);
    return found == m_rowOfMeasured.end() ? -1 : found->second;
}

} // namespace contraflow
