// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/network.h"
#include "core/project/routing.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

namespace contraflow::test {

/** A platform of SimGrid with one zone of these parts. */
inline std::string platformXml(const std::string& parts, const std::string& routing = "Full")
{
    return "<?xml version='1.0'?>\n<!DOCTYPE platform SYSTEM \"https://simgrid.org/simgrid.dtd\">\n"
           "<platform version=\"4.1\">\n<zone id=\"z\" routing=\"" +
           routing + "\">\n" + parts + "</zone>\n</platform>\n";
}

/** "n[0-1]@c 125 MB/s 50 us" */
inline QString nodes(const Platform& platform)
{
    QStringList texts;
    for (const NodeRow& row : platform.nodes)
        texts +=
            QString::fromStdString(row.name + "@" + row.switchName +
                                   (row.bandwidth.hasValue() ? " " + quantityText(row.bandwidth.value()) +
                                                                   " " + quantityText(row.latency.value())
                                                             : std::string()));
    return texts.join(QStringLiteral("; "));
}

inline QString links(const Platform& platform)
{
    QStringList texts;
    for (const LinkRow& row : platform.links)
        texts += QString::fromStdString(row.name + ": " + row.from + "-" + row.to + " " +
                                        quantityText(row.bandwidth.value()) + " " +
                                        quantityText(row.latency.value()));
    return texts.join(QStringLiteral("; "));
}

inline std::string hostXml(const std::string& names)
{
    std::string text;
    for (const char name : names)
        text += std::string("<host id=\"") + name + "\" speed=\"1f\"/>";
    return text + "\n";
}

inline std::string linkXml(const std::string& name, const std::string& bandwidth, const std::string& latency,
                           const std::string& sharing = "SPLITDUPLEX")
{
    return "<link id=\"" + name + "\" bandwidth=\"" + bandwidth + "\" latency=\"" + latency +
           "\" sharing_policy=\"" + sharing + "\"/>\n";
}

/** A route between two hosts through links whose names have one letter each. */
inline std::string routeXml(const std::string& ends, const std::string& steps,
                            const std::string& more = std::string())
{
    std::string text = std::string("<route src=\"") + ends[0] + "\" dst=\"" + ends[1] + "\"" + more + ">";
    for (const char link : steps)
        text += std::string("<link_ctn id=\"") + link + "\"/>";
    return text + "</route>\n";
}

/** A network that a platform makes, and ways in it. */
struct Ways
{
    explicit Ways(const Platform& platform) : network(Network::build(platform, 0, issues)), router(*network)
    {}

    double latency(const char* from, const char* to)
    {
        std::vector<ChannelId> way;
        if (!router.appendRoute(*network->findNode(from), *network->findNode(to), way))
            qFatal("no way from %s to %s", from, to);
        return network->latency(way);
    }

    double narrowest(const char* from, const char* to)
    {
        std::vector<ChannelId> way;
        router.appendRoute(*network->findNode(from), *network->findNode(to), way);
        double rate = std::numeric_limits<double>::infinity();
        for (const ChannelId channel : way)
            rate = std::min(rate, network->capacity(channel));
        return rate;
    }

    IssueList issues;
    std::shared_ptr<const Network> network;
    Router router;
};

inline bool isNear(double a, double b)
{
    return std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

} // namespace contraflow::test
