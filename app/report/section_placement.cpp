// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
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
            "Placements of the processes of " + scenario + "; of random ones the medians.", 20,
            "'contraflow place'"});
    }
    if (data.withoutPlacement > 0)
        section.blocks.emplace_back(Paragraph{
            "These are " + counted(data.placements.size(), "scenario", "scenarios") + " with processes, " +
            tellingOrder(data) + "; of the other " + groupedCount(data.withoutPlacement) +
            " 'contraflow place' says the same, as does a report of chosen scenarios."});
    return section;
}

} // namespace contraflow::report
