// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/link_bundles.h"

#include <algorithm>

namespace contraflow {

std::vector<ChannelId> bundleChannels(const NetworkLayout& layout, ChannelId channel)
{
    const LinkId link = linkOf(channel);
    const std::vector<BundledLink>* bundle = layout.bundleOf(link);
    if (!bundle)
        return {channel};
    const auto self = std::find_if(bundle->begin(), bundle->end(),
                                   [&](const BundledLink& item) { return item.link == link; });
    // The way along the first link of the bundle: 0 from its `from` end.
    const std::uint32_t way = (channel.value & 1U) ^ (self->isReversed ? 1U : 0U);
    std::vector<ChannelId> channels;
    channels.reserve(bundle->size());
    for (const BundledLink& item : *bundle)
        channels.emplace_back(2 * item.link.index() + (way ^ (item.isReversed ? 1U : 0U)));
    return channels;
}

std::size_t bundleSize(const NetworkLayout& layout, LinkId link)
{
    const std::vector<BundledLink>* bundle = layout.bundleOf(link);
    return bundle ? bundle->size() : 1;
}

BundleFigures bundleFigures(const CanvasPicture& picture, ChannelId channel)
{
    BundleFigures figures;
    const auto add = [&](ChannelId one) {
        figures.capacity += picture.scene->network->capacity(one);
        const double load = picture.load01(one);
        figures.worst = std::max(figures.worst, load);
        figures.loaded += load > 0 ? 1 : 0;
        figures.full += load >= kSaturatedFrom ? 1 : 0;
        figures.limits = figures.limits || picture.limits(one);
        figures.hasVictims = figures.hasVictims || hasVictims(picture, one);
        if (picture.figures && !picture.figures->load.empty())
            figures.used += picture.figures->load[one.index()];
    };
    if (!picture.scene->layout.bundleOf(linkOf(channel))) {
        add(channel);
        return figures;
    }
    const std::vector<ChannelId> channels = bundleChannels(picture.scene->layout, channel);
    for (const ChannelId one : channels)
        add(one);
    figures.links = channels.size();
    return figures;
}

} // namespace contraflow
