// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/what_if_table.h"

#include "core/base/text.h"
#include "core/tables/row_table.h"

#include <algorithm>

namespace contraflow {

namespace {

using Kind = ColumnKind;
using Part = WhatIfPart;

/** The scenario as it is, a case, or a group of links. */
struct WhatIfRow
{
    std::shared_ptr<const WhatIf> result;
    const WhatIfCase* asked = nullptr;
    const GroupEffect* upgrade = nullptr;
    std::string title; ///< of the group or groups

    /** A number of whichever it is; nothing for a case that does not apply. */
    [[nodiscard]] TableCell number(double ofScenario, double WhatIfCase::*ofCase,
                                   double GroupEffect::*ofUpgrade) const
    {
        if (upgrade)
            return upgrade->*ofUpgrade;
        if (!asked)
            return ofScenario;
        return asked->notApplied.empty() ? TableCell(asked->*ofCase) : TableCell();
    }
};

using Row = const WhatIfRow&;

/** Which rows have a figure. */
enum class Of
{
    all,
    cases,
    groups
};

struct WhatIfColumn
{
    RowColumn<WhatIfRow> figure;
    Of rows = Of::all; ///< others are empty

    [[nodiscard]] TableCell cell(Row row) const
    {
        const bool hasIt =
            rows == Of::all || (rows == Of::cases && row.asked) || (rows == Of::groups && row.upgrade);
        return hasIt ? figure.cell(row) : TableCell();
    }
};

std::string_view kindOf(Row row)
{
    return row.upgrade ? kindWord(row.upgrade->group.kind)
           : row.asked ? kindWord(row.asked->kind)
                       : std::string_view();
}

TableCell name(Row row)
{
    if (row.upgrade)
        return row.title;
    return row.asked ? TableCell(row.asked->title) : TableCell(row.result->scenario).shownAs("as it is");
}

std::string question(Row row)
{
    if (row.upgrade)
        return row.title + " × " + roundedText(row.result->sensitivity.factor, 3);
    return row.asked ? row.asked->title : "as it is";
}

TableCell percent(Row row)
{
    const TableCell share = row.number(0, &WhatIfCase::share, &GroupEffect::savedShare);
    return share.number() ? TableCell(100 * *share.number()) : TableCell();
}

TableCell savedSecond(Row row)
{
    if (!row.upgrade->pricePerSecond)
        return {};
    const double price = *row.upgrade->pricePerSecond;
    return TableCell(price).shownAs(roundedText(price) + " " + row.upgrade->price->currency + "/s");
}

TableCell note(Row row)
{
    if (row.asked && !row.asked->notApplied.empty())
        return TableCell(row.asked->notApplied).shownAs("not applicable: " + row.asked->notApplied);
    if (row.asked)
        return TableCell(row.asked->model)
            .shownAs(row.asked->model.empty() ? std::string() : "model " + row.asked->model);
    if (!row.upgrade)
        return {};
    const std::string& missing = row.upgrade->priceMissing;
    const bool isWanted = !row.upgrade->price && row.upgrade->saved > 0 && !missing.empty();
    return TableCell(missing).shownAs(isWanted ? "no price: " + missing : std::string());
}

// Published: a column keeps its key, meaning and place in files; new ones come last.
std::vector<WhatIfColumn> whatIfColumns()
{
    return {
        {{{.key = "part", .title = "Part", .hint = "scenario, case or group", .views = TableView::files},
          [](Row r) { return TableCell(r.upgrade ? "group"
                                       : r.asked ? "case"
                                                 : "scenario"); }}},
        {{{.key = "key",
           .title = "Key",
           .hint = "The word for the case or the kind of group",
           .views = TableView::files},
          [](Row r) { return TableCell(kindOf(r)); }}},
        {{{.key = "case", .title = "Case", .views = TableView::json},
          [](Row r) { return TableCell(kindOf(r)); }},
         Of::cases},
        {{{.key = "group", .title = "Group", .views = TableView::json},
          [](Row r) { return TableCell(kindOf(r)); }},
         Of::groups},
        {{{.key = "name", .title = "Name", .views = kForMachines | TableView::brief}, name}},
        {{{.key = "question", .title = "What if", .views = TableView::sheets, .width = 23}, question}},
        {{{.key = "kind",
           .title = "Model",
           .hint = "The kind of model that was run",
           .views = TableView::json},
          [](Row r) { return TableCell(r.asked->model.empty() ? r.result->kind : r.asked->model); }},
         Of::cases},
        {{{.key = "makespan_s",
           .title = "Makespan",
           .kind = Kind::seconds,
           .hint = "When the last message is there"},
          [](Row r) {
              return r.number(r.result->base.makespan, &WhatIfCase::makespan, &GroupEffect::makespan);
          }}},
        {{{.key = "mean_s", .title = "Mean", .kind = Kind::seconds, .hint = "Mean time of the messages"},
          [](Row r) { return r.number(r.result->base.mean, &WhatIfCase::mean, &GroupEffect::mean); }}},
        {{{.key = "saved_s",
           .title = "Saved",
           .kind = Kind::seconds,
           .hint = "What goes away of the makespan; below zero it takes longer"},
          [](Row r) { return r.number(0, &WhatIfCase::saved, &GroupEffect::saved); }}},
        {{{.key = "saved_pct",
           .title = "Share",
           .kind = Kind::percent,
           .hint = "Share of the scenario's makespan that goes away",
           .digits = 3},
          percent}},
        {{{.key = "price",
           .title = "Price",
           .kind = Kind::price,
           .hint = "What the links cost now, taken as the price of the upgrade",
           .views = kForMachines,
           .json = "price.amount"},
          [](Row r) { return r.upgrade->price ? TableCell(r.upgrade->price->amount) : TableCell(); }},
         Of::groups},
        {{{.key = "currency",
           .title = "Currency",
           .hint = "Of the price",
           .views = kForMachines,
           .json = "price.currency"},
          [](Row r) { return r.upgrade->price ? TableCell(r.upgrade->price->currency) : TableCell(); }},
         Of::groups},
        {{{.key = "price_in_currency",
           .title = "Price",
           .kind = Kind::price,
           .hint = "What the links cost now, taken as the price of the upgrade",
           .views = kForPeople},
          [](Row r) { return TableCell(r.upgrade->price); }},
         Of::groups},
        {{{.key = "price_per_s_saved", .title = "A saved second costs", .kind = Kind::number, .width = 19},
          savedSecond},
         Of::groups},
        {{{.key = "links",
           .title = "Links",
           .kind = Kind::count,
           .hint = "Links of the group",
           .views = kForMachines},
          [](Row r) { return TableCell(r.upgrade->group.links.size()); }},
         Of::groups},
        {{{.key = "note",
           .title = "Note",
           .hint =
               "The model that was run in place of the scenario's own, why a case does not apply, or why a group has no price",
           .views = TableView::files | kForPeople,
           .width = 24},
          note}},
        {{{.key = "members", .title = "Members", .views = TableView::json},
          [](Row r) { return TableCell::list(r.upgrade->group.members); }},
         Of::groups},
        {{{.key = "also_named",
           .title = "Also",
           .hint = "Other names of the same links",
           .views = TableView::json | TableView::sheets,
           .width = 24},
          [](Row r) { return TableCell::list(r.upgrade->group.aliases); }},
         Of::groups},
        {{{.key = "not_applied", .title = "Why it does not apply", .views = TableView::json},
          [](Row r) { return TableCell(r.asked->notApplied); }},
         Of::cases},
        {{{.key = "price_missing", .title = "Why there is no price", .views = TableView::json},
          [](Row r) { return TableCell(r.upgrade->priceMissing); }},
         Of::groups},
    };
}

std::vector<WhatIfRow> rowsOf(const std::shared_ptr<const WhatIf>& result, Part part)
{
    std::vector<WhatIfRow> rows;
    const std::vector<GroupEffect>& groups = result->sensitivity.groups;
    switch (part) {
    case Part::scenario:
        rows.push_back({result, nullptr, nullptr, {}});
        break;
    case Part::cases:
        for (const WhatIfCase& asked : result->cases)
            rows.push_back({result, &asked, nullptr, {}});
        break;
    case Part::groups:
        for (const GroupEffect& upgrade : groups)
            rows.push_back({result, nullptr, &upgrade, titleOf(upgrade.group)});
        break;
    case Part::alikeGroups:
        for (const AlikeGroups& alike : alikeGroups(result->sensitivity))
            rows.push_back({result, nullptr, &groups[alike.groups.front()], alike.title});
        break;
    }
    return rows;
}

} // namespace

Table whatIfRows(const WhatIf& result, const std::vector<WhatIfPart>& parts)
{
    const auto has = [&](Part part) { return std::find(parts.begin(), parts.end(), part) != parts.end(); };
    const bool hasGroups = has(Part::groups) || has(Part::alikeGroups);
    const auto shared = std::make_shared<const WhatIf>(result);
    std::vector<WhatIfRow> rows;
    for (const WhatIfPart part : parts)
        for (WhatIfRow& row : rowsOf(shared, part))
            rows.push_back(std::move(row));
    std::vector<RowColumn<WhatIfRow>> columns;
    for (const WhatIfColumn& column : whatIfColumns())
        if (column.rows == Of::all || (column.rows == Of::cases ? has(Part::cases) : hasGroups))
            columns.push_back({column.figure.column, [column](Row row) { return column.cell(row); }});
    return ownedTable({"what-if", "What if", {}}, std::move(columns), std::move(rows));
}

Table whatIfTable(const WhatIf& result)
{
    Table table = whatIfRows(result, {Part::scenario, Part::cases, Part::groups});
    table.addNote(result.advice);
    for (const std::string& note : result.notes)
        table.addNote(note);
    return table;
}

} // namespace contraflow
