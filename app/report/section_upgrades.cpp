// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_words.h"
#include "core/base/text.h"

namespace contraflow::report {

namespace {

constexpr std::size_t kMostGroups = 20;

Table casesTable(const WhatIf& whatIf)
{
    Table table("cases", "Cases",
                {{"case", "If the network were"},
                 {"makespan", "All arrived", ColumnKind::seconds},
                 {"mean", "Mean time", ColumnKind::seconds},
                 {"share", "Share that goes away", ColumnKind::share}});
    table.addRow({"as it is", whatIf.base.makespan, whatIf.base.mean});
    for (const WhatIfCase& spared : whatIf.cases) {
        if (spared.notApplied.empty())
            table.addRow({spared.title, spared.makespan, spared.mean, spared.share});
        else
            table.addNote(spared.title + ": " + spared.notApplied);
    }
    return table;
}

Table upgradesTable(const WhatIf& whatIf)
{
    Table table("upgrades", "Upgrades",
                {{"links", "Links"},
                 {"makespan", "All arrived", ColumnKind::seconds},
                 {"saved", "Saved", ColumnKind::seconds},
                 {"share", "Share saved", ColumnKind::share},
                 {"price", "Price", ColumnKind::price},
                 {"second", "Price of a second", ColumnKind::number}});
    for (const AlikeGroups& alike : alikeGroups(whatIf.sensitivity)) {
        const GroupEffect& effect = whatIf.sensitivity.groups[alike.groups.front()];
        std::vector<TableCell> cells{alike.title, effect.makespan, effect.saved, effect.savedShare};
        cells.push_back(effect.price ? TableCell(priceText(*effect.price)) : TableCell());
        cells.push_back(
            effect.price && effect.pricePerSecond
                ? TableCell(roundedText(*effect.pricePerSecond) + " " + effect.price->currency + "/s")
                : TableCell());
        table.addRow(std::move(cells));
    }
    return table;
}

} // namespace

Section upgradesSection(const ReportData& data)
{
    Section section;
    for (const WhatIf& whatIf : data.whatIfs) {
        section.blocks.emplace_back(Subheading{whatIf.scenario});
        section.blocks.emplace_back(Paragraph{whatIf.advice});
        section.blocks.emplace_back(
            TableBlock{casesTable(whatIf), "What holds up the messages of " + whatIf.scenario + ".", 20, {}});
        section.blocks.emplace_back(TableBlock{upgradesTable(whatIf),
                                               "Links of " + whatIf.scenario + " with " +
                                                   roundedText(whatIf.sensitivity.factor) +
                                                   " times the bandwidth; routes stay as they are.",
                                               kMostGroups, "'contraflow what-if'"});
        for (const std::string& note : whatIf.notes)
            section.blocks.emplace_back(Paragraph{note});
    }
    return section;
}

} // namespace contraflow::report
