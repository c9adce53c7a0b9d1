// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/layout/canvas_scene.h"
#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/style/text.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "core/analysis/limits.h"
#include "core/base/text.h"

#include <QStringList>

namespace contraflow {
namespace {

constexpr std::size_t kMostScanned = 50'000; ///< messages looked through for names while the pointer rests
constexpr int kMostNamed = 4;

QString shown(Dimension dimension, double value)
{
    return shownQuantity(dimension, value);
}

/** "1 node" or "%1 nodes" with the number in place. */
QString counted(std::size_t count, const QString& one, const QString& many)
{
    return count == 1 ? one : many.arg(countText(count));
}

QString percent(double fraction)
{
    return QString::fromStdString(groupedText(100 * fraction, 3)) + QStringLiteral(" %");
}

QString paragraph(const QString& title, const QStringList& lines)
{
    QString text = QStringLiteral("<b>%1</b>").arg(title.toHtmlEscaped());
    for (const QString& line : lines)
        text += QStringLiteral("<br>") + line.toHtmlEscaped();
    return text;
}

QString named(const std::string& name)
{
    return QString::fromStdString(name);
}

/** "e1, e2, e3, e4 and 7 more" of the messages on a channel in the shown step. */
QString messagesOn(const CanvasPicture& picture, ChannelId channel)
{
    const std::size_t count = picture.figures->messages[channel.index()];
    if (count == 0)
        return tr("no message");
    const Prediction& prediction = *picture.prediction();
    QStringList names;
    const std::size_t all = prediction.placed.messages.size();
    for (std::uint32_t i = 0; i < all && all <= kMostScanned && names.size() < kMostNamed; ++i) {
        if (!picture.figures->isMeanOfRun && !isActive(prediction, i, picture.step))
            continue;
        const auto route = prediction.placed.routes[i];
        if (contains(route, channel))
            names << messageName(picture, i);
    }
    if (names.isEmpty())
        return counted(count, tr("1 message"), tr("%1 messages"));
    const QString list = names.join(QStringLiteral(", "));
    const auto more = static_cast<int>(count) - static_cast<int>(names.size());
    return more > 0 ? tr("%1 and %2 more").arg(list, countText(more)) : list;
}

QString channelText(const CanvasPicture& picture, ChannelId channel)
{
    const Network& network = *picture.scene->network;
    const QString ends = tr("%1 → %2").arg(named(network.vertexName(network.tail(channel))),
                                           named(network.vertexName(network.head(channel))));
    if (!picture.prediction() || !picture.figures || picture.figures->load.empty())
        return ends;
    const double load = picture.load01(channel);
    const QString text = tr("%1: %2, %3 of capacity, %4")
                             .arg(ends, shown(Dimension::bandwidth, picture.figures->load[channel.index()]),
                                  percent(load), messagesOn(picture, channel));
    if (!picture.limits(channel))
        return text;
    const QString limits = tr("%1; limits %2")
                               .arg(text, counted(picture.figures->limited[channel.index()], tr("1 message"),
                                                  tr("%1 messages")));
    const std::uint32_t victims =
        picture.figures->victims.empty() ? 0 : picture.figures->victims[channel.index()];
    return victims == 0 ? limits : tr("%1, victims among them: %2").arg(limits, countText(victims));
}

/** One way along a bundle: how much flows, and over the fullest of its links. */
QString bundleWayText(const CanvasPicture& picture, ChannelId channel, const QString& ends)
{
    if (!picture.prediction() || !picture.figures || picture.figures->load.empty())
        return ends;
    const BundleFigures figures = bundleFigures(picture, channel);
    QString text = tr("%1: %2 in all, the fullest link %3")
                       .arg(ends, shown(Dimension::bandwidth, figures.used), percent(figures.worst));
    if (figures.full > 0)
        text = tr("%1; %2 of %3 full").arg(text, countText(figures.full), countText(figures.links));
    return figures.limits ? tr("%1; limits messages").arg(text) : text;
}

/** What a box stands for, or a node. */
QString endText(const CanvasPicture& picture, Vertex end)
{
    const Network& network = *picture.scene->network;
    const auto& folds = picture.scene->layout.foldOfSwitch;
    const std::size_t rack = end.isNode ? picture.scene->layout.rackOfNode[end.index] : end.index;
    if (rack < folds.size() && folds[rack] != UINT32_MAX)
        return picture.scene->titles[folds[rack]];
    return named(network.vertexName(end));
}

QString bundleText(const CanvasPicture& picture, ChannelId channel)
{
    const Network& network = *picture.scene->network;
    const QString from = endText(picture, network.tail(channel));
    const QString to = endText(picture, network.head(channel));
    const BundleFigures figures = bundleFigures(picture, channel);
    return paragraph(tr("%1 – %2: %3 links").arg(from, to, countText(figures.links)),
                     {tr("%1 each way in all").arg(shown(Dimension::bandwidth, figures.capacity)),
                      bundleWayText(picture, channel, tr("%1 → %2").arg(from, to)),
                      bundleWayText(picture, reverse(channel), tr("%1 → %2").arg(to, from))});
}

QString linkText(const CanvasPicture& picture, ChannelId channel)
{
    if (picture.scene->layout.bundleOf(linkOf(channel)))
        return bundleText(picture, channel);
    const Network::Link& link = picture.scene->network->link(linkOf(channel));
    QStringList lines;
    lines << (link.latency > 0 ? tr("%1 each way, latency %2")
                                     .arg(shown(Dimension::bandwidth, link.capacity),
                                          shown(Dimension::duration, link.latency))
                               : tr("%1 each way").arg(shown(Dimension::bandwidth, link.capacity)));
    lines << channelText(picture, channel) << channelText(picture, reverse(channel));
    const QString title = link.name.empty()
                              ? QString::fromStdString(picture.scene->network->channelName(channel))
                              : named(link.name);
    return paragraph(title, lines);
}

QString nodeText(const CanvasPicture& picture, NodeId id)
{
    const Network& network = *picture.scene->network;
    const Network::Node& node = network.node(id);
    QStringList lines;
    QString first = counted(node.cores, tr("1 core"), tr("%1 cores"));
    if (node.attachedTo)
        first = tr("%1, at switch %2").arg(first, named(network.networkSwitch(*node.attachedTo).name));
    lines << first;
    if (picture.isInUse(id))
        lines << tr("in use by others");
    if (node.nic) {
        const ChannelId up(2 * node.nic->index());
        lines << tr("NIC %1 each way").arg(shown(Dimension::bandwidth, network.capacity(up)));
        lines << channelText(picture, up) << channelText(picture, reverse(up));
    }
    return paragraph(named(node.name), lines);
}

QString serverText(const CanvasPicture& picture, const Network::Server& server)
{
    const Network& network = *picture.scene->network;
    QStringList lines{tr("%1, %2").arg(counted(server.gpus, tr("1 GPU"), tr("%1 GPUs")),
                                       counted(server.nics, tr("1 NIC"), tr("%1 NICs")))};
    if (const auto& nic = network.node(server.firstGpu).nic)
        lines << tr("NIC %1 each way").arg(shown(Dimension::bandwidth, network.link(*nic).capacity));
    if (server.pciSwitches > 0)
        lines << tr("%1 of %2")
                     .arg(counted(server.pciSwitches, tr("1 PCI switch"), tr("%1 PCI switches")),
                          shown(Dimension::bandwidth, network.link(server.pciLink(0)).capacity));
    std::size_t inUse = 0;
    for (std::uint32_t gpu = 0; gpu < server.gpus; ++gpu)
        inUse += picture.isInUse(server.gpu(gpu)) ? 1 : 0;
    if (inUse > 0)
        lines << tr("%1 of %2 in use by others").arg(countText(inUse), countText(server.gpus));
    return paragraph(named(server.name), lines);
}

QString switchText(const CanvasPicture& picture, SwitchId id)
{
    const Network& network = *picture.scene->network;
    if (const auto server = network.serverOf(id); server && network.servers()[*server].inner == id)
        return serverText(picture, network.servers()[*server]);
    const RackBox& rack = picture.scene->layout.racks[id.index()];
    std::size_t links = 0;
    for (const Network::Hop& hop : network.hops({false, id.value}))
        links += hop.to.isNode ? 0U : 1U;
    return paragraph(picture.scene->titles[id.index()],
                     {counted(rack.nodes.size(), tr("1 node"), tr("%1 nodes")),
                      counted(links, tr("1 link to another switch"), tr("%1 links to other switches"))});
}

QString messageText(const CanvasPicture& picture, std::uint32_t index)
{
    const Prediction* prediction = picture.prediction();
    if (!prediction)
        return {};
    const PlacedMessage& message = prediction->placed.messages[index];
    const MessageTimes& times = prediction->timeline.messages[index];
    const Network& network = *prediction->placed.network;
    QStringList lines;
    lines << tr("%1 → %2, %3")
                 .arg(named(network.node(message.source).name), named(network.node(message.destination).name),
                      shown(Dimension::size, message.bytes));
    lines << tr("%1, %2 × the time alone")
                 .arg(shown(Dimension::duration, times.time()),
                      QString::fromStdString(groupedText(times.slowdown(), 3)));
    if (isActive(*prediction, index, picture.step) && prediction->timeline.hasAllSegments) {
        const RateSegment now = prediction->timeline.during(index, picture.step);
        const QString rate = tr("%1 in this step").arg(shown(Dimension::bandwidth, now.rate));
        const std::vector<ChannelId> limits = limitsIn(*prediction, index, picture.step);
        lines << (limits.empty() ? rate
                                 : tr("%1, limited by %2")
                                       .arg(rate, QString::fromStdString(channelList(network, limits))));
    }
    const std::uint32_t victimOfChannel = victimOf(*prediction, index, times.bottleneck);
    if (times.bottleneck != kNoChannel)
        lines << (victimOfChannel == kNoChannel
                      ? tr("Limited by %1")
                      : tr("Victim of a full buffer before %1, which it does not use"))
                     .arg(QString::fromStdString(network.channelName(ChannelId(times.bottleneck))));
    return paragraph(messageName(picture, index), lines);
}

QString groupText(const CanvasPicture& picture, const MessageArc& arc)
{
    const Network& network = *picture.scene->network;
    const ArcSet::Grouping grouping = picture.arcs->grouping;
    const auto name = [&](std::uint32_t key) {
        const CanvasScene& scene = *picture.scene;
        if (grouping == ArcSet::Grouping::nodes)
            return named(network.nodes()[key].name);
        if (!scene.layout.racks[key].networkSwitch)
            return tr("nodes without switch");
        if (grouping == ArcSet::Grouping::racks)
            return scene.titles[key];
        std::vector<std::uint32_t> members;
        for (std::uint32_t s = 0; s < network.switches().size(); ++s)
            if (scene.areaOfRack[s] == key)
                members.push_back(s);
        return rangeOfSwitches(network, members, scene.hasNodes);
    };
    return paragraph(
        tr("%1 → %2").arg(name(arc.sourceKey), name(arc.destinationKey)),
        {tr("%1, %2 in all")
             .arg(counted(arc.count, tr("1 message"), tr("%1 messages")), shown(Dimension::size, arc.bytes)),
         tr("Longest %1, largest slowdown %2")
             .arg(shown(Dimension::duration, arc.time),
                  QString::fromStdString(groupedText(arc.slowdown, 3)))});
}

} // namespace

QString itemDescription(const CanvasPicture& picture, CanvasItem item)
{
    switch (item.kind) {
    case CanvasItem::Kind::node:
        return nodeText(picture, NodeId(item.index));
    case CanvasItem::Kind::networkSwitch:
        return switchText(picture, SwitchId(item.index));
    case CanvasItem::Kind::link:
        return linkText(picture, ChannelId(item.index));
    case CanvasItem::Kind::message:
        return messageText(picture, item.index);
    case CanvasItem::Kind::messageGroup:
        return groupText(picture, picture.arcs->arcs[item.index]);
    case CanvasItem::Kind::none:
        break;
    }
    return {};
}

} // namespace contraflow
