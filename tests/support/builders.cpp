// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/builders.h"

namespace contraflow::test {

NodeRow nodes(const std::string& hosts, const std::string& switchName, double mbit)
{
    NodeRow row;
    row.name = hosts;
    row.switchName = switchName;
    row.cores = CountCell(12);
    row.bandwidth = quantity(Dimension::bandwidth, mbit, "Mbit/s");
    row.latency = quantity(Dimension::duration, 0, "s");
    return row;
}

LinkRow link(const std::string& name, const std::string& from, const std::string& to, double mbit)
{
    LinkRow row;
    row.name = name;
    row.from = from;
    row.to = to;
    row.bandwidth = quantity(Dimension::bandwidth, mbit, "Mbit/s");
    row.latency = quantity(Dimension::duration, 0, "s");
    return row;
}

MessageRow message(const std::string& id, const std::string& source, const std::string& destination,
                   double megabytes, double startSeconds)
{
    MessageRow row;
    row.id = id;
    row.source = source;
    row.destination = destination;
    row.size = quantity(Dimension::size, megabytes, "MB");
    row.start = quantity(Dimension::duration, startSeconds, "s");
    return row;
}

Project tableOne(const std::string& modelKind)
{
    Platform copper;
    copper.name = "copper";
    copper.switches = SharedRows<SwitchRow>{SwitchRow{"torX", {}}, SwitchRow{"torY", {}}};
    copper.nodes = SharedRows<NodeRow>{nodes("X[1-3]", "torX"), nodes("Y[1-3]", "torY")};
    copper.links = SharedRows<LinkRow>{link("backbone", "torX", "torY")};
    return project(std::move(copper),
                   {message("e1", "X1", "Y1", 10), message("e2", "X1", "X2", 20),
                    message("e3", "X2", "Y2", 20), message("e4", "X3", "Y3", 20),
                    message("e5", "Y1", "Y2", 20)},
                   modelKind);
}

Project project(Platform platform, std::vector<MessageRow> messages, const std::string& modelKind)
{
    Project result;
    Workload workload;
    workload.name = "messages";
    workload.messages = SharedRows<MessageRow>(std::move(messages));
    Model model;
    model.name = "model";
    model.kind = modelKind;
    Scenario scenario;
    scenario.name = "copper";
    scenario.platform = platform.name;
    scenario.workload = workload.name;
    scenario.model = model.name;
    result.platforms = SharedRows<Platform>{std::move(platform)};
    result.workloads = SharedRows<Workload>{std::move(workload)};
    result.models = SharedRows<Model>{std::move(model)};
    result.scenarios = SharedRows<Scenario>{std::move(scenario)};
    return result;
}

} // namespace contraflow::test
