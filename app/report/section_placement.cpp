// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/tables/placement_tables.h"
#include "core/tables/table_parts.h"

namespace contraflow::report {

Section placementSection(const ReportData& data)
{
    Section section;
    for (const PlacementStudy& study : data.placements) {
        const std::string& scenario = data.project.scenarios[study.request.scope.scenario].name;
        section.blocks.emplace_back(Subheading{scenario});
        section.blocks.emplace_back(Paragraph{placementText(study)});
        section.blocks.emplace_back(TableBlock{
            withoutEmptyColumns(chosenColumns(placementsTable(study),
                                              {"policy", "makespan_s", "without", "mean_time_s", "gain_pct",
                                               "within_nodes_pct", "between_switches_pct", "problem"})),
            sentence("Placements of the processes of %1; of random ones the medians.", {scenario}), 20,
            "'contraflow place'"});
    }
    if (data.withoutPlacement > 0)
        section.blocks.emplace_back(Paragraph{sentence(
            "These are %1 with processes, %2; of the other %3 'contraflow place' says the same, as does a report "
            "of chosen scenarios.",
            {scenariosText(data.placements.size()), tellingOrder(data),
             groupedCount(data.withoutPlacement)})});
    return section;
}

} // namespace contraflow::report
