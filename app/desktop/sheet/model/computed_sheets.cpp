// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/candidates.h"
#include "app/desktop/live/collectives.h"
#include "app/desktop/live/errors.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/sharing/kind_title.h"
#include "core/tables/error_tables.h"
#include "core/tables/table.h"

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

/** Makes the rows of sizes selectable as the measured times that they show. */
void selectMeasured(ComputedView& view, const CollectiveResult& result)
{
    const std::string& name = result.series[*result.shownSeries].benchmark;
    const TableRef table{TableKind::benchmarkRows, indexOfName(result.base->project.benchmarks, name)};
    std::map<std::pair<std::uint32_t, double>, int> rowOfSize;
    for (const AllToAllPrediction& prediction : result.study.predictions)
        rowOfSize.try_emplace({prediction.size.processes, prediction.size.bytes}, toInt(rowOfSize.size()));
    std::map<std::size_t, int> rowOfMeasured;         // by row of the table
    std::map<std::size_t, std::size_t> measuredOfRow; // the first one
    for (const AllToAllPoint& point : result.measured)
        if (const auto row = rowOfSize.find({point.size.processes, point.size.bytes});
            row != rowOfSize.end()) {
            rowOfMeasured[point.row] = row->second;
            measuredOfRow.try_emplace(static_cast<std::size_t>(row->second), point.row);
        }
    view.selectableTable = [table] { return table; };
    view.itemAt = [table, measuredOfRow](std::size_t row) {
        const auto found = measuredOfRow.find(row);
        return found == measuredOfRow.end()
                   ? std::nullopt
                   : std::optional(SelectedItem{table, found->second, SelectedItem::kWholeRow});
    };
    view.rowOf = [table, rowOfMeasured](const SelectedItem& item) {
        const auto found = item.table == table ? rowOfMeasured.find(item.row) : rowOfMeasured.end();
        return found == rowOfMeasured.end() ? -1 : found->second;
    };
}

ComputedView viewOfSizes(const CollectiveResult& result)
{
    ComputedView view;
    view.setTable(result.sizes);
    if (view.rows > 0)
        view.owner = tr("%1 sizes").arg(view.rows);
    view.empty =
        !result.failure.isEmpty()
            ? result.failure
            : tr("How long an all-to-all of n processes with messages of m bytes takes stands here, measured "
                 "and by every formula. This project has no measured all-to-all: import measurements (OSU, "
                 "IMB, or a table of n, m and time), or choose a published signature above.");
    if (result.shownSeries)
        selectMeasured(view, result);
    return view;
}

ComputedView viewOfProcesses(const CollectiveResult& result)
{
    ComputedView view;
    view.setTable(result.loads);
    if (view.rows > 0)
        view.owner = tr("scenario %1").arg(qtText(result.base->prediction->scenario));
    view.empty =
        tr("What each process of the scenario has to send and receive stands here. The scenario has no "
           "messages that can be predicted yet.");
    return view;
}

} // namespace

std::unique_ptr<SheetModel> makeCompareSheet(SheetSources sources)
{
    const LiveValue<CandidatesView>& candidates = sources.results.candidates().comparison();
    const auto viewing = [&candidates](int) -> std::optional<ComputedView> {
        const auto newest = candidates.current();
        if (!newest)
            return std::nullopt;
        ComputedView view;
        view.setTable(newest->table);
        if (view.rows > 0)
            view.owner = tr("%1 scenarios").arg(countText(view.rows));
        view.empty =
            !newest->failure.isEmpty()
                ? newest->failure
                : tr("The scenarios of the project stand here side by side: times, load, price and verdict. Add "
                     "platforms and scenarios in the sheets of that name, or with the project tree.");
        std::vector<std::size_t> scenarios; // by row
        std::map<std::size_t, int> rows;
        for (const CandidateGroup& group : newest->comparison.groups)
            for (const Candidate& candidate : group.candidates) {
                rows.try_emplace(candidate.scenario, toInt(scenarios.size()));
                scenarios.push_back(candidate.scenario);
            }
        constexpr TableRef kList{TableKind::scenarios, 0};
        view.selectableTable = [] { return kList; };
        view.itemAt = [scenarios](std::size_t row) {
            return row < scenarios.size() ? std::optional(SelectedItem{kList, scenarios[row]}) : std::nullopt;
        };
        view.rowOf = [rows](const SelectedItem& item) {
            const auto found = rows.find(item.row);
            return item.table.kind == TableKind::scenarios && found != rows.end() ? found->second : -1;
        };
        return view;
    };
    return std::make_unique<ComputedSheet>(tr("The scenarios are being predicted."),
                                           std::vector<const Live*>{&candidates}, viewing);
}

std::unique_ptr<SheetModel> makeWhatIfSheet(SheetSources sources)
{
    const LiveValue<WhatIfView>& whatIf = sources.results.candidates().whatIf();
    const auto viewing = [&whatIf](int) -> std::optional<ComputedView> {
        const auto newest = whatIf.current();
        if (!newest)
            return std::nullopt;
        ComputedView view;
        view.setTable(newest->table);
        if (view.rows > 0)
            view.owner = tr("scenario %1, model %2")
                             .arg(qtText(newest->whatIf.scenario), qtText(newest->whatIf.model));
        view.empty =
            !newest->failure.isEmpty()
                ? newest->failure
                : tr("What latency, contention and each group of links cost the scenario stands here. "
                     "It has no messages that can be predicted yet.");
        return view;
    };
    return std::make_unique<ComputedSheet>(tr("What the scenario could be spared is being worked out."),
                                           std::vector<const Live*>{&whatIf}, viewing);
}

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
                           .arg(qtText(nameOfModel(newest->data.models[m])),
                                qtText(groupedNumber(fixedText(summary.absolute.mean, 1))));
        if (summary.absolute.halfWidth)
            text += tr(" ± %1").arg(qtText(groupedNumber(fixedText(*summary.absolute.halfWidth, 1))));
        text += tr(" %, %1 % within ±10 %").arg(qtText(fixedText(100 * summary.within, 0)));
        models.append(text);
    }
    return models.join(QStringLiteral(" · "));
}

std::unique_ptr<SheetModel> makeAllToAllSheet(SheetSources sources)
{
    const Collectives& collectives = sources.results.collectives();
    const auto viewing = [&collectives](int subject) -> std::optional<ComputedView> {
        const auto newest = collectives.current();
        if (!newest)
            return std::nullopt;
        return subject == 0 ? viewOfSizes(*newest) : viewOfProcesses(*newest);
    };
    return std::make_unique<ComputedSheet>(tr("The times of all-to-alls are being worked out."),
                                           std::vector<const Live*>{&collectives}, viewing);
}

} // namespace contraflow
