// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/tables/table_parts.h"
#include "core/tables/what_if_table.h"

namespace contraflow::report {

namespace {

constexpr std::size_t kMostGroups = 20;

Table tableOf(const WhatIf& whatIf, const std::vector<WhatIfPart>& parts)
{
    return withoutEmptyColumns(columnsFor(whatIfRows(whatIf, parts), TableView::brief));
}

} // namespace

Section upgradesSection(const ReportData& data)
{
    Section section;
    for (const WhatIf& whatIf : data.whatIfs) {
        section.blocks.emplace_back(Subheading{whatIf.scenario});
        section.blocks.emplace_back(Paragraph{whatIf.advice});
        section.blocks.emplace_back(
            TableBlock{tableOf(whatIf, {WhatIfPart::scenario, WhatIfPart::cases}),
                       sentence("What holds up the messages of %1.", {whatIf.scenario}),
                       20,
                       {}});
        section.blocks.emplace_back(
            TableBlock{tableOf(whatIf, {WhatIfPart::alikeGroups}),
                       sentence("Links of %1 with %2 times the bandwidth; routes stay "
                                "as they are.",
                                {whatIf.scenario, roundedText(whatIf.sensitivity.factor)}),
                       kMostGroups, "'contraflow what-if'"});
        for (const std::string& note : whatIf.notes)
            section.blocks.emplace_back(Paragraph{note});
    }
    if (data.withoutWhatIf > 0)
        section.blocks.emplace_back(Paragraph{sentence(
            "These are %1, %2; of the other %3 'contraflow what-if' says the same, as does a "
            "report of chosen scenarios.",
            {scenariosText(data.whatIfs.size()), tellingOrder(data), groupedCount(data.withoutWhatIf)})});
    return section;
}

} // namespace contraflow::report
