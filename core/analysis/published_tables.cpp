// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/published_tables.h"

#include "core/analysis/published_vienne.h"

#include <array>
#include <string>
#include <vector>

namespace contraflow {

namespace {

using What = PublishedValue::What;

// zhu-2014, Table I and Figure 1: two racks joined by an electrical (copper) backbone, all resources 940
// Mbit/s.
constexpr std::array<std::string_view, 2> kZhuTable1Kinds{"asymmetric-published", "asymmetric"};
constexpr std::array kZhuTable1Values{
    PublishedValue{What::steps, "", 0, "2"},
    PublishedValue{What::stepRate, "e1", 1, "313.3"},
    PublishedValue{What::stepRate, "e2", 1, "626.6"},
    PublishedValue{What::stepRate, "e3", 1, "313.3"},
    PublishedValue{What::stepRate, "e4", 1, "313.3"},
    PublishedValue{What::stepRate, "e5", 1, "626.6"},
    PublishedValue{What::stepRate, "e3", 2, "470.0"},
    PublishedValue{What::stepRate, "e4", 2, "470.0"},
    PublishedValue{What::time, "e1", 0, "0.255"},
    PublishedValue{What::time, "e2", 0, "0.255"},
    PublishedValue{What::time, "e3", 0, "0.425"},
    PublishedValue{What::time, "e4", 0, "0.425"},
    PublishedValue{What::time, "e5", 0, "0.255"},
    PublishedValue{What::error, "e1", 0, "1.2"},
    PublishedValue{What::error, "e2", 0, "4.0"},
    PublishedValue{What::error, "e3", 0, "4.7"},
    PublishedValue{What::error, "e4", 0, "-4.1"},
    PublishedValue{What::error, "e5", 0, "-4.6", "-5.6"}, // 0.255 s against 0.270 s
};

MessageRow message(std::string id, std::string source, std::string destination, double megabytes)
{
    MessageRow row;
    row.id = std::move(id);
    row.source = std::move(source);
    row.destination = std::move(destination);
    row.size = quantity(Dimension::size, megabytes, "MB");
    return row;
}

TimeRow measured(std::string message, double seconds)
{
    TimeRow row;
    row.message = std::move(message);
    row.mean = quantity(Dimension::duration, seconds, "s");
    return row;
}

Project zhuTable1()
{
    const Quantity bandwidth = quantity(Dimension::bandwidth, 940, "Mbit/s");
    Platform platform;
    platform.name = "copper";
    std::vector<NodeRow> nodes;
    for (const char* rack : {"X", "Y"}) {
        const std::string switchName = std::string("tor") + rack;
        platform.switches.append({switchName, {}});
        NodeRow row;
        row.name = std::string(rack) + "[1-3]";
        row.switchName = switchName;
        row.bandwidth = bandwidth;
        nodes.push_back(std::move(row));
    }
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    LinkRow backbone;
    backbone.name = "backbone";
    backbone.from = "torX";
    backbone.to = "torY";
    backbone.bandwidth = bandwidth;
    platform.links.append(std::move(backbone));

    Workload workload;
    workload.name = "table-1";
    workload.messages = {message("e1", "X1", "Y1", 10), message("e2", "X1", "X2", 20),
                         message("e3", "X2", "Y2", 20), message("e4", "X3", "Y3", 20),
                         message("e5", "Y1", "Y2", 20)};

    Project project;
    project.platforms.append(std::move(platform));
    project.workloads.append(std::move(workload));
    project.models.append({"asymmetric", "asymmetric", {}, {}});
    project.scenarios.append({"table-1", "copper", "table-1", "", "asymmetric", {}});
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = "table-1";
    measurement.times = {measured("e1", 0.252), measured("e2", 0.245), measured("e3", 0.406),
                         measured("e4", 0.443), measured("e5", 0.270)};
    project.measurements.append(std::move(measurement));
    return project;
}

constexpr PublishedTable kZhuTable1{
    "Table I of zhu-2014: five messages between two racks over a copper backbone",
    "J. Zhu, A. Lastovetsky, S. Ali, R. Riesen and K. Hasanov, Asymmetric communication models for "
    "resource-constrained hierarchical ethernet networks, 2014",
    &zhuTable1,
    kZhuTable1Kinds,
    kZhuTable1Values,
    3};

} // namespace

std::span<const PublishedTable> publishedTables()
{
    static const std::vector<PublishedTable> tables = [] {
        std::vector<PublishedTable> all{kZhuTable1};
        all.insert(all.end(), vienneTables().begin(), vienneTables().end());
        return all;
    }();
    return tables;
}

} // namespace contraflow
