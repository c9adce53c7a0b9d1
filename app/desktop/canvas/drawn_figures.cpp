// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/drawn_figures.h"

#include "core/io/preset_file.h"
#include "core/project/preset.h"

namespace contraflow {
namespace {

/** A value that can be copied; a formula belongs to its row and is not. */
QuantityCell valueOf(const QuantityCell& cell)
{
    return cell.hasValue() ? QuantityCell(cell.value()) : QuantityCell();
}

template<typename Row>
const Row* lastOf(const SharedRows<Row>& rows)
{
    return rows.empty() ? nullptr : &rows[rows.size() - 1];
}

/** Copies the figures of a row that has a speed. */
template<typename Row>
bool copyFigures(Row& row, const Row* like)
{
    if (!like || !like->bandwidth.hasValue())
        return false;
    row.bandwidth = valueOf(like->bandwidth);
    row.latency = valueOf(like->latency);
    row.price = like->price;
    setPreset(row.extras, presetOf(like->extras));
    return true;
}

template<typename Row>
bool usePreset(Row& row, const Platform& platform, const PresetFigure NetworkPreset::*bandwidth,
               const PresetFigure NetworkPreset::*latency)
{
    const std::string name = presetOf(platform.extras);
    if (name.empty())
        return false;
    const auto preset = findPreset(name);
    if (!preset || !preset->isOfNetworks())
        return false; // a preset of a later version, or one that is not of networks
    row.bandwidth = QuantityCell(((*preset).*bandwidth).value);
    row.latency = QuantityCell(((*preset).*latency).value);
    return true; // the platform notes where figures come from
}

/** The speed alone of the last row of the last platform that has one. */
template<typename Row>
bool useSpeedOfOthers(Row& row, const Project& project, SharedRows<Row> Platform::*rows)
{
    for (std::size_t i = project.platforms.size(); i-- > 0;)
        if (const Row* last = lastOf(project.platforms[i].*rows); last && last->bandwidth.hasValue()) {
            row.bandwidth = valueOf(last->bandwidth);
            return true;
        }
    return false;
}

} // namespace

void setDrawnFigures(NodeRow& row, const Project& project, std::size_t platform)
{
    const Platform& own = project.platforms[platform];
    if (const NodeRow* last = lastOf(own.nodes))
        row.cores = last->cores;
    if (copyFigures(row, lastOf(own.nodes)) ||
        usePreset(row, own, &NetworkPreset::nodeBandwidth, &NetworkPreset::nodeLatency) ||
        useSpeedOfOthers(row, project, &Platform::nodes))
        return;
    row.bandwidth = quantity(Dimension::bandwidth, 1, "Gbit/s");
}

void setDrawnFigures(LinkRow& row, const Project& project, std::size_t platform)
{
    const Platform& own = project.platforms[platform];
    if (copyFigures(row, lastOf(own.links)) ||
        usePreset(row, own, &NetworkPreset::linkBandwidth, &NetworkPreset::linkLatency) ||
        useSpeedOfOthers(row, project, &Platform::links))
        return;
    NodeRow node; // as fast as the nodes that it joins
    setDrawnFigures(node, project, platform);
    row.bandwidth = node.bandwidth;
}

} // namespace contraflow
