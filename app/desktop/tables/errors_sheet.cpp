// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/errors_sheet.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/table_sheet_columns.h"
#include "core/base/text.h"

#include <QStringList>

#include <utility>

namespace contraflow {

namespace {

using Shared = std::shared_ptr<const ErrorsResult>;

} // namespace

ErrorsSheet::ErrorsSheet(Selection& selection, Results& results) : m_selection(selection), m_results(results)
{
    follow(results.errors());
}

void ErrorsSheet::showNewest()
{
    const Shared newest = m_results.errors().current();
    if (!newest)
        return;
    std::vector<ResultsColumn> columns;
    if (!newest->data.messages.empty() && !newest->data.models.empty())
        columns = sheetColumns(
            std::make_shared<const Table>(errorTable(newest, ErrorView::messages, ErrorLayout::sideBySide)));
    showRows(newest->data.messages.size(), std::move(columns), [&] {
        m_errors = newest;
        m_rowOfItem.clear();
        for (std::size_t i = 0; i < newest->data.messages.size(); ++i)
            m_rowOfItem.try_emplace(newest->item(i), static_cast<int>(i));
    });
}

QString ErrorsSheet::summaryText(const Shared& newest)
{
    if (!newest || newest->data.messages.empty())
        return {};
    QStringList models;
    for (std::size_t m = 0; m < newest->data.models.size(); ++m) {
        const ErrorSummary& summary = newest->summaries[m];
        QString text = tr("%1: mean |error| %2")
                           .arg(qtText(newest->data.models[m].model),
                                qtText(groupedNumber(fixedText(summary.absolute.mean, 1))));
        if (summary.absolute.halfWidth)
            text += tr(" ± %1").arg(qtText(groupedNumber(fixedText(*summary.absolute.halfWidth, 1))));
        text += tr(" %, %1 % within ±10 %").arg(qtText(fixedText(100 * summary.within, 0)));
        models.append(text);
    }
    return models.join(QStringLiteral(" · "));
}

QString ErrorsSheet::patternsText(const ErrorsResult& errors)
{
    const std::size_t count = errors.data.patterns.size();
    return count == 1 ? tr("1 measured pattern") : tr("%1 measured patterns").arg(countText(count));
}

QString ErrorsSheet::ownerText() const
{
    return rowCount() == 0 ? QString() : patternsText(*m_errors);
}

QString ErrorsSheet::emptyText() const
{
    if (!m_errors)
        return tr("What was measured is being predicted.");
    if (!m_errors->failure.isEmpty())
        return m_errors->failure;
    return tr("Nothing was measured yet. Import measurements… or type times in the Measured sheet: how far "
              "predictions are from them stands here.");
}

std::optional<TableRef> ErrorsSheet::selectableTable() const
{
    const auto& selected = m_selection.items();
    if (!selected.empty() && selected.begin()->table.kind == TableKind::messages)
        return selected.begin()->table;
    const auto shown = m_results.current();
    if (!shown || !shown->prediction)
        return std::nullopt;
    return TableRef{TableKind::messages, shown->prediction->workload};
}

std::optional<SelectedItem> ErrorsSheet::itemAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    return m_errors->item(static_cast<std::size_t>(row));
}

int ErrorsSheet::rowOf(const SelectedItem& item) const
{
    const auto found = m_rowOfItem.find(item);
    return found == m_rowOfItem.end() ? -1 : found->second;
}

std::optional<std::size_t> ErrorsSheet::scenarioOf(int row) const
{
    if (row < 0 || row >= rowCount())
        return std::nullopt;
    const MeasuredPattern& pattern = m_errors->patternOf(static_cast<std::size_t>(row));
    const auto shown = m_results.current();
    const bool isShown = shown && shown->prediction && shown->prediction->workload == pattern.workload;
    return isShown ? std::nullopt : std::optional(pattern.scenario);
}

ErrorSumsSheet::ErrorSumsSheet(Results& results, ErrorView view) : m_results(results), m_view(view)
{
    follow(results.errors());
}

void ErrorSumsSheet::showNewest()
{
    const auto newest = m_results.errors().current();
    if (!newest)
        return;
    const auto table = std::make_shared<const Table>(errorTable(newest, m_view));
    showTable(table->empty() ? nullptr : table, [&] { m_errors = newest; });
}

QString ErrorSumsSheet::ownerText() const
{
    if (!m_errors || rowCount() == 0)
        return {};
    return ErrorsSheet::patternsText(*m_errors);
}

QString ErrorSumsSheet::emptyText() const
{
    if (!m_errors)
        return tr("What was measured is being predicted.");
    if (!m_errors->failure.isEmpty())
        return m_errors->failure;
    return tr(
        "Nothing was measured yet. Import measurements… of several patterns: the errors of each pattern, "
        "experiment and model stand here, as in Table II of Zhu et al. (2014).");
}

} // namespace contraflow
