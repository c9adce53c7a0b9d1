// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/errors.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/tables/error_tables.h"

#include <QStringList>

#include <map>

namespace contraflow {

namespace {

/** What both kinds of sheets of errors say; `nothing`: where nothing was measured. */
ComputedView viewOfErrors(const std::shared_ptr<const ErrorsResult>& errors, ErrorView of, ErrorLayout layout,
                          const QString& nothing)
{
    ComputedView view;
    const auto table = std::make_shared<const Table>(errorTable(errors, of, layout));
    const bool isCompared = of != ErrorView::messages || !errors->data.models.empty();
    view.setTable(isCompared && !table->empty() ? table : nullptr);
    const std::size_t count = errors->data.patterns.size();
    if (view.rows > 0)
        view.owner = count == 1 ? tr("1 measured pattern") : tr("%1 measured patterns").arg(countText(count));
    view.empty = errors->failure.isEmpty() ? nothing : errors->failure;
    return view;
}

std::unique_ptr<SheetModel> sheetOfErrors(const LiveValue<ErrorsResult>& errors,
                                          const std::function<ComputedView()>& viewing)
{
    return std::make_unique<ComputedSheet>(
        tr("What was measured is being predicted."), std::vector<const Live*>{&errors},
        [&errors, viewing](int) { return errors.current() ? std::optional(viewing()) : std::nullopt; });
}

/** The messages that are selected, else those of the scenario that is shown. */
std::optional<TableRef> shownMessages(const Selection& selection, const Results& results)
{
    const auto& selected = selection.items();
    if (!selected.empty() && selected.begin()->table.kind == TableKind::messages)
        return selected.begin()->table;
    const auto shown = results.current();
    if (!shown || !shown->prediction)
        return std::nullopt;
    return TableRef{TableKind::messages, shown->prediction->workload};
}

} // namespace

std::unique_ptr<SheetModel> makeErrorsSheet(SheetSources sources)
{
    const Selection& selection = sources.selection;
    const Results& results = sources.results;
    return sheetOfErrors(sources.results.errors(), [&selection, &results,
                                                    &errors = sources.results.errors()] {
        const auto newest = errors.current();
        ComputedView view = viewOfErrors(
            newest, ErrorView::messages, ErrorLayout::sideBySide,
            tr("Nothing was measured yet. Import measurements… or type times in the Measured sheet: how far "
               "predictions are from them stands here."));
        std::map<SelectedItem, int> rows;
        for (std::size_t i = 0; i < newest->data.messages.size(); ++i)
            rows.try_emplace(newest->item(i), toInt(i));
        view.selectableTable = [&selection, &results] { return shownMessages(selection, results); };
        view.itemAt = [newest](std::size_t row) { return newest->item(row); };
        view.rowOf = [rows = std::move(rows)](const SelectedItem& item) {
            const auto found = rows.find(item);
            return found == rows.end() ? -1 : found->second;
        };
        view.scenarioOf = [newest, &results](std::size_t row) {
            const MeasuredPattern& pattern = newest->patternOf(row);
            const auto shown = results.current();
            const bool isShown =
                shown && shown->prediction && shown->prediction->workload == pattern.workload;
            return isShown ? std::nullopt : std::optional(pattern.scenario);
        };
        return view;
    });
}

std::unique_ptr<SheetModel> makeErrorSumsSheet(SheetSources sources, ErrorView of)
{
    return sheetOfErrors(sources.results.errors(), [&errors = sources.results.errors(), of] {
        return viewOfErrors(
            errors.current(), of, ErrorLayout::lineByLine,
            tr("Nothing was measured yet. Import measurements… of several patterns: the errors of each pattern, "
               "experiment and model stand here, as in Table II of Zhu et al. (2014)."));
    });
}

QString errorsSummary(const std::shared_ptr<const ErrorsResult>& newest)
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

} // namespace contraflow
