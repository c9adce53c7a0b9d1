// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/candidates.h"
#include "app/desktop/sheet/model/computed_sheet.h"
#include "app/desktop/sheet/model/sheets.h"
#include "app/desktop/style/text.h"

#include <map>

namespace contraflow {

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

} // namespace contraflow
