// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"
#include "app/report/report_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>

namespace contraflow::report {

namespace {

struct Traffic
{
    std::size_t messages = 0;
    double bytes = 0;
    double smallest = std::numeric_limits<double>::infinity();
    double largest = 0;
    double lastStart = 0;
    std::unordered_map<std::string, std::size_t> sent;
    std::unordered_map<std::string, std::size_t> received;
};

Traffic trafficOf(const Workload& workload)
{
    Traffic traffic;
    for (const MessageRow& row : workload.messages) {
        if (!row.size.hasValue())
            continue;
        const double bytes = row.size.value().value;
        ++traffic.messages;
        traffic.bytes += bytes;
        traffic.smallest = std::min(traffic.smallest, bytes);
        traffic.largest = std::max(traffic.largest, bytes);
        if (row.start.hasValue())
            traffic.lastStart = std::max(traffic.lastStart, row.start.value().value);
        ++traffic.sent[row.source];
        ++traffic.received[row.destination];
    }
    return traffic;
}

std::size_t mostOf(const std::unordered_map<std::string, std::size_t>& counts)
{
    std::size_t most = 0;
    for (const auto& [name, count] : counts)
        most = std::max(most, count);
    return most;
}

/** "the next process on the next node; 2 processes by hand" */
std::string howPlacedText(const Mapping& mapping)
{
    const std::string byHand = sentenceOf(mapping.places.size(), "1 process by hand", "%1 processes by hand");
    std::string text;
    switch (mapping.policy) {
    case MappingPolicy::byHand:
        return byHand;
    case MappingPolicy::roundRobinPerNode:
        text = sentence("the next process on the next node");
        break;
    case MappingPolicy::roundRobinPerProcessor:
        text = sentence("the next process on the next core, node after node");
        break;
    case MappingPolicy::random:
        text = sentence("at random, from the seed %1", {std::to_string(mapping.seed)});
        break;
    }
    if (!mapping.places.empty())
        text += "; " + byHand;
    if (!mapping.inUse.empty())
        text += "; " + mapping.inUse + " in use by others";
    if (mapping.inUseShare.hasValue())
        text += "; " + roundedText(100 * mapping.inUseShare.value().value) +
                " % of the other nodes in use, drawn from the seed " + std::to_string(mapping.seed);
    return text;
}

/** What was found out about other placements of what a scenario runs. */
std::string searchText(const ReportData& data, const Scenario& scenario)
{
    std::string text;
    for (const PlacementStudy& study : data.placements)
        if (const Scenario& studied = data.project.scenarios[study.request.scope.scenario];
            workOf(studied) == workOf(scenario) && studied.mapping == scenario.mapping)
            text += " " +
                    sentence("On %1, others were searched for. %2", {studied.platform, placementText(study)});
    return text.empty() ? " " + sentence("No other placement was searched for.") : text;
}

/** How the processes of every workload come to nodes, and whether other ways were looked for. */
void addPlacements(Section& section, const ReportData& data)
{
    std::set<std::pair<std::string, std::string>> said;
    Bullets bullets;
    for (const Scenario* scenario : data.shown()) {
        if (!said.emplace(workOf(*scenario), scenario->mapping).second)
            continue;
        const Mapping* mapping = findByName(data.project.mappings, scenario->mapping);
        if (mapping)
            bullets.items.push_back(
                sentence("%1, mapping %2: %3.", {workOf(*scenario), mapping->name, howPlacedText(*mapping)}) +
                searchText(data, *scenario));
        else if (scenario->mapping.empty())
            bullets.items.push_back(
                sentence("%1: the messages name their nodes, so that there is nothing to place.",
                         {workOf(*scenario)}));
    }
    if (bullets.items.empty())
        return;
    section.blocks.emplace_back(Subheading{sentence("Placement")});
    section.blocks.emplace_back(Paragraph{
        sentence("How processes come to nodes, which can change times as much as the network does.") +
        (data.placements.empty()
             ? " " +
                   sentence("'contraflow place', and a report with the section %1, say what other placements "
                            "give.",
                            {sectionTitle("placement")})
             : "")});
    section.blocks.emplace_back(std::move(bullets));
}

/** What is sent; nothing without messages. */
void addTraffic(Section& section, const ReportData& data)
{
    Table table("workloads", "Workloads",
                {{"workload", "Workload"},
                 {"messages", "Messages", ColumnKind::count},
                 {"bytes", "Bytes in all", ColumnKind::bytes},
                 {"smallest", "Smallest", ColumnKind::bytes},
                 {"largest", "Largest", ColumnKind::bytes},
                 {"senders", "Senders", ColumnKind::count},
                 {"receivers", "Receivers", ColumnKind::count},
                 {"outgoing", "Most out of one", ColumnKind::count},
                 {"incoming", "Most into one", ColumnKind::count}});
    bool startsLater = false;
    for (const Workload& workload : data.project.workloads) {
        if (!data.isNamed(&Scenario::workload, workload.name))
            continue;
        const Traffic traffic = trafficOf(workload);
        if (traffic.messages == 0)
            continue;
        startsLater = startsLater || traffic.lastStart > 0;
        table.addRow({workload.name, traffic.messages, traffic.bytes, traffic.smallest, traffic.largest,
                      traffic.sent.size(), traffic.received.size(), mostOf(traffic.sent),
                      mostOf(traffic.received)});
    }
    if (table.empty())
        return;
    section.blocks.emplace_back(
        Paragraph{startsLater ? sentence("Messages start at the times that the workload gives.")
                              : sentence("All messages of a workload start at the same time.")});
    section.blocks.emplace_back(
        TableBlock{std::move(table), sentence("What is sent."), 60, sentence("the tables of the project")});
}

} // namespace

Section workloadsSection(const ReportData& data)
{
    Section section;
    addTraffic(section, data);
    addPlacements(section, data);
    return section;
}

} // namespace contraflow::report
