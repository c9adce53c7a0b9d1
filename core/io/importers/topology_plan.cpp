// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/topology_plan.h"

#include "core/base/text.h"
#include "core/project/edits.h"
#include "core/project/host_list.h"

#include <utility>

namespace contraflow {

namespace {

bool lacksSpeed(const NodeRow& row)
{
    return row.bandwidth.isEmpty() && !row.switchName.empty();
}

bool lacksSpeed(const LinkRow& row)
{
    return row.bandwidth.isEmpty();
}

/** Rows with what they lack from the preset; says how many took their bandwidth from it. */
template<typename Row>
SharedRows<Row> filledRows(const SharedRows<Row>& rows, const NetworkPreset* preset,
                           PresetFigure NetworkPreset::*bandwidth, PresetFigure NetworkPreset::*latency,
                           std::size_t& count)
{
    std::vector<Row> filled;
    filled.reserve(rows.size());
    for (Row row : rows) {
        if (preset != nullptr && lacksSpeed(row)) {
            row.bandwidth = (preset->*bandwidth).value;
            setPreset(row.extras, preset->name);
            ++count;
        }
        if (row.latency.isEmpty())
            row.latency = preset != nullptr ? (preset->*latency).value : quantity(Dimension::duration, 0, "s");
        filled.push_back(std::move(row));
    }
    return SharedRows<Row>(std::move(filled));
}

std::size_t nodesOf(const Platform& platform)
{
    std::size_t count = 0;
    for (const NodeRow& row : platform.nodes)
        count += countHosts(row.name).value();
    return count;
}

} // namespace

std::size_t rowsWithoutSpeed(const ImportedTopology& topology)
{
    std::size_t count = 0;
    for (const Platform& platform : topology.platforms) {
        for (const NodeRow& row : platform.nodes)
            count += lacksSpeed(row) ? 1 : 0;
        for (const LinkRow& row : platform.links)
            count += lacksSpeed(row) ? 1 : 0;
    }
    return count;
}

Result<TopologyPlan> planTopology(const Project& project, const ImportedTopology& topology,
                                  const TopologyTarget& target)
{
    const NetworkPreset* const preset = target.preset ? &*target.preset : nullptr;
    if (const std::size_t missing = rowsWithoutSpeed(topology); missing > 0 && preset == nullptr)
        return Error{ErrorCode::invalidInput,
                     "the file does not say how fast its network is (" +
                         counted(missing, "row of nodes or links", "rows of nodes and links") +
                         "); choose a network preset" +
                         (target.presetOption.empty() ? "" : " by " + target.presetOption)};
    TopologyPlan plan;
    plan.notes = topology.notes;
    Project changed = project;
    std::size_t filled = 0;
    for (Platform platform : topology.platforms) {
        platform.name =
            freeName(changed, TableKind::platforms, platform.name.empty() ? target.name : platform.name);
        platform.nodes = filledRows(platform.nodes, preset, &NetworkPreset::nodeBandwidth,
                                    &NetworkPreset::nodeLatency, filled);
        platform.links = filledRows(platform.links, preset, &NetworkPreset::linkBandwidth,
                                    &NetworkPreset::linkLatency, filled);
        plan.made.push_back("platform " + inQuotes(platform.name) + ": " +
                            counted(platform.switches.size(), "switch", "switches") + ", " +
                            counted(nodesOf(platform), "node") + ", " +
                            counted(platform.links.size(), "link") + " besides those of the nodes");
        std::vector<Platform> rows;
        rows.push_back(std::move(platform));
        ReplaceRows change{TableRef{TableKind::platforms, 0}, changed.platforms.size(), 0, std::move(rows)};
        (void)applyChange(changed, change);
        plan.edit.changes.emplace_back(std::move(change));
    }
    if (preset == nullptr)
        plan.notes.emplace_back("the file says no latencies: they are 0 s");
    else if (filled > 0)
        plan.notes.push_back("bandwidths and latencies that the file does not say are those of the preset " +
                             inQuotes(preset->name));
    else
        plan.notes.push_back("the file says its bandwidths; of the preset " + inQuotes(preset->name) +
                             " only latencies were taken");
    plan.edit.label = "Import topology";
    return plan;
}

} // namespace contraflow
