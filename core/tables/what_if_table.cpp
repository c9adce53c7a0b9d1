// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/what_if_table.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/tables/row_table.h"
#include "core/tables/table_parts.h"

#include <algorithm>

namespace contraflow {

namespace {

using Kind = ColumnKind;

/** The scenario as it is, a case, or a group of links. */
struct WhatIfRow
{
    const WhatIf& result;
    const WhatIfCase* asked = nullptr;
    const GroupEffect* upgrade = nullptr;
    std::string title; ///< of the group or groups

    /** A number of whichever it is; nothing for a case that does not apply and a group that was not run. */
    [[nodiscard]] TableCell number(double ofScenario, double WhatIfCase::*ofCase,
                                   double GroupEffect::*ofUpgrade) const
    {
        if (upgrade)
            return upgrade->notRun.empty() ? TableCell(upgrade->*ofUpgrade) : TableCell();
        if (!asked)
            return ofScenario;
        return asked->notApplied.empty() ? TableCell(asked->*ofCase) : TableCell();
    }
};

using AtWhatIf = const WhatIfRow&;

/** Which rows have a figure. */
enum class WhatIfOf
{
    all,
    cases,
    groups
};

struct WhatIfColumn
{
    RowColumn<WhatIfRow> figure;
    WhatIfOf rows = WhatIfOf::all; ///< others are empty

    [[nodiscard]] TableCell cell(AtWhatIf row) const
    {
        const bool hasIt = rows == WhatIfOf::all || (rows == WhatIfOf::cases && row.asked) ||
                           (rows == WhatIfOf::groups && row.upgrade);
        return hasIt ? figure.cell(row) : TableCell();
    }
};

std::string_view whatIfKind(AtWhatIf row)
{
    return row.upgrade ? kindWord(row.upgrade->group.kind)
           : row.asked ? kindWord(row.asked->kind)
                       : std::string_view();
}

TableCell whatIfName(AtWhatIf row)
{
    if (row.upgrade)
        return row.title;
    return row.asked ? TableCell(row.asked->title).shownAs(sentence(row.asked->title))
                     : TableCell(row.result.scenario).shownAs(sentence("as it is"));
}

std::string whatIfQuestion(AtWhatIf row)
{
    if (row.upgrade)
        return row.title + " × " + roundedText(row.result.sensitivity.factor, 3);
    return row.asked ? sentence(row.asked->title) : sentence("as it is");
}

TableCell whatIfPercent(AtWhatIf row)
{
    const TableCell share = row.number(0, &WhatIfCase::share, &GroupEffect::savedShare);
    return share.number() ? TableCell(100 * *share.number()) : TableCell();
}

TableCell timePrice(AtWhatIf row)
{
    const std::optional<double>& price = row.upgrade->pricePerSecond;
    return price ? TableCell(Price{*price, row.upgrade->price->currency}) : TableCell();
}

TableCell whatIfNote(AtWhatIf row)
{
    if (row.asked && !row.asked->notApplied.empty())
        return TableCell(row.asked->notApplied)
            .shownAs(sentence("not applicable: %1", {row.asked->notApplied}));
    if (row.asked)
        return TableCell(row.asked->model)
            .shownAs(row.asked->model.empty() ? std::string() : sentence("model %1", {row.asked->model}));
    if (!row.upgrade)
        return {};
    if (!row.upgrade->notRun.empty())
        return TableCell(row.upgrade->notRun);
    const std::string& missing = row.upgrade->priceMissing;
    const bool isWanted = !row.upgrade->price && row.upgrade->saved > 0 && !missing.empty();
    return TableCell(missing).shownAs(isWanted ? sentence("no price: %1", {missing}) : std::string());
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
std::vector<WhatIfColumn> whatIfColumns()
{
    return {
        {{textColumn("part", "Part", "scenario, case or group").shownIn(TableView::files),
          [](AtWhatIf r) { return r.upgrade ? "group"
                                  : r.asked ? "case"
                                            : "scenario"; }}},
        {{textColumn("key", "Key", "The word for the case or the kind of group").shownIn(TableView::files),
          [](AtWhatIf r) { return whatIfKind(r); }}},
        {{textColumn("case", "Case").shownIn(TableView::json), [](AtWhatIf r) { return whatIfKind(r); }},
         WhatIfOf::cases},
        {{textColumn("group", "Group").shownIn(TableView::json), [](AtWhatIf r) { return whatIfKind(r); }},
         WhatIfOf::groups},
        {{textColumn("name", "Name").shownIn(kForMachines | TableView::brief), whatIfName}},
        {{textColumn("question", "What if").shownIn(TableView::sheets).wide(23), whatIfQuestion}},
        {{textColumn("kind", "Model", "The kind of model that was run").shownIn(TableView::json),
          [](AtWhatIf r) { return r.asked->model.empty() ? r.result.kind : r.asked->model; }},
         WhatIfOf::cases},
        {{secondsColumn("makespan_s", "Makespan", "When the last message is there"),
          [](AtWhatIf r) {
              return r.number(r.result.base.makespan, &WhatIfCase::makespan, &GroupEffect::makespan);
          }}},
        {{secondsColumn("mean_s", "Mean", "Mean time of the messages"),
          [](AtWhatIf r) { return r.number(r.result.base.mean, &WhatIfCase::mean, &GroupEffect::mean); }}},
        {{secondsColumn("saved_s", "Saved", "What goes away of the makespan; below zero it takes longer"),
          [](AtWhatIf r) { return r.number(0, &WhatIfCase::saved, &GroupEffect::saved); }}},
        {{percentColumn("saved_pct", "Share", "Share of the scenario's makespan that goes away")
              .withDigits(3),
          whatIfPercent}},
        {{priceColumn("price", "Price", "What the links cost now, taken as the price of the upgrade")
              .shownIn(kForMachines)
              .inJson("price.amount"),
          [](AtWhatIf r) { return amountCell(r.upgrade->price); }},
         WhatIfOf::groups},
        {{textColumn("currency", "Currency", "Of the price").shownIn(kForMachines).inJson("price.currency"),
          [](AtWhatIf r) { return currencyCell(r.upgrade->price); }},
         WhatIfOf::groups},
        {{priceColumn("price_in_currency", "Price",
                      "What the links cost now, taken as the price of the upgrade")
              .shownIn(kForPeople),
          [](AtWhatIf r) { return r.upgrade->price; }},
         WhatIfOf::groups},
        {{numberColumn("price_per_s_saved", "Saved time costs",
                       "Its price over the seconds that the makespan is shorter with it")
              .shownIn(kForMachines),
          [](AtWhatIf r) { return r.upgrade->pricePerSecond; }},
         WhatIfOf::groups},
        {{timePriceColumn("price_per_time_saved", "Saved time costs",
                          "Its price over the time that the makespan is shorter with it")
              .shownIn(kForPeople)
              .wide(19),
          timePrice},
         WhatIfOf::groups},
        {{countColumn("links", "Links", "Links of the group").shownIn(kForMachines),
          [](AtWhatIf r) { return r.upgrade->group.links.size(); }},
         WhatIfOf::groups},
        {{textColumn(
              "note", "Note",
              "The model that was run in place of the scenario's own, why a case does not apply, why a group was not run, or why it has no price")
              .shownIn(TableView::files | kForPeople)
              .wide(24),
          whatIfNote}},
        {{textColumn("members", "Members").shownIn(TableView::json),
          [](AtWhatIf r) { return TableCell::list(r.upgrade->group.members); }},
         WhatIfOf::groups},
        {{textColumn("also_named", "Also", "Other names of the same links")
              .shownIn(TableView::json | TableView::sheets)
              .wide(24),
          [](AtWhatIf r) { return TableCell::list(r.upgrade->group.aliases); }},
         WhatIfOf::groups},
        {{textColumn("not_applied", "Why it does not apply").shownIn(TableView::json),
          [](AtWhatIf r) { return r.asked->notApplied; }},
         WhatIfOf::cases},
        {{textColumn("price_missing", "Why there is no price").shownIn(TableView::json),
          [](AtWhatIf r) { return r.upgrade->priceMissing; }},
         WhatIfOf::groups},
        {{textColumn("not_run", "Why it was not run").shownIn(TableView::json),
          [](AtWhatIf r) { return r.upgrade->notRun.empty() ? TableCell() : TableCell(r.upgrade->notRun); }},
         WhatIfOf::groups},
        {{withoutColumn(TableView::files | kForPeople),
          [](AtWhatIf r) { // people read it once, at the scenario
              TableCell cell = withoutCell(r.result.without);
              return r.asked || r.upgrade ? std::move(cell).shownAs({}) : cell;
          }}},
    };
}

std::vector<WhatIfRow> rowsOfPart(const WhatIf& result, WhatIfPart part)
{
    std::vector<WhatIfRow> rows;
    const std::vector<GroupEffect>& groups = result.sensitivity.groups;
    switch (part) {
    case WhatIfPart::scenario:
        rows.push_back({result, nullptr, nullptr, {}});
        break;
    case WhatIfPart::cases:
        for (const WhatIfCase& asked : result.cases)
            rows.push_back({result, &asked, nullptr, {}});
        break;
    case WhatIfPart::groups:
        for (const GroupEffect& upgrade : groups)
            rows.push_back({result, nullptr, &upgrade, titleOf(upgrade.group)});
        break;
    case WhatIfPart::alikeGroups:
        for (const AlikeGroups& alike : alikeGroups(result.sensitivity))
            rows.push_back({result, nullptr, &groups[alike.groups.front()], alike.title});
        break;
    }
    return rows;
}

} // namespace

Table whatIfRows(const WhatIf& result, const std::vector<WhatIfPart>& parts)
{
    const auto has = [&](WhatIfPart part) { return contains(parts, part); };
    const bool hasGroups = has(WhatIfPart::groups) || has(WhatIfPart::alikeGroups);
    std::vector<WhatIfRow> rows;
    for (const WhatIfPart part : parts)
        for (const WhatIfRow& row : rowsOfPart(result, part))
            rows.push_back(row);
    RowColumns<WhatIfRow> columns;
    for (const WhatIfColumn& column : whatIfColumns())
        if (column.rows == WhatIfOf::all ||
            (column.rows == WhatIfOf::cases ? has(WhatIfPart::cases) : hasGroups))
            columns.push_back({column.figure.column, [column](AtWhatIf row) { return column.cell(row); }});
    return tableOf("what-if", "What if", columns, rows);
}

Table whatIfTable(const WhatIf& result)
{
    Table table = whatIfRows(result, {WhatIfPart::scenario, WhatIfPart::cases, WhatIfPart::groups});
    table.addNote(result.advice);
    for (const std::string& note : result.notes)
        table.addNote(note);
    return table;
}

} // namespace contraflow
