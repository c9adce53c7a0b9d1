// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vectors.h"

#include "tests/data_folders.h"
#include "tests/support/builders.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace contraflow::test {

std::vector<Vector> loadVectors(const std::string& prefix, const std::string& folder)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(CONTRAFLOW_TEST_DATA "/" + folder))
        if (entry.path().filename().string().starts_with(prefix))
            paths.push_back(entry.path());
    std::sort(paths.begin(), paths.end());
    std::vector<Vector> vectors;
    for (const auto& path : paths) {
        std::ifstream file(path);
        vectors.push_back({path.stem().string(), nlohmann::json::parse(file)});
    }
    return vectors;
}

Platform treePlatform(const nlohmann::json& platform, const std::string& name)
{
    const double nic = platform["nic_bytes_per_s"].get<double>() * 8e-6;
    const double backbone = platform["backbone_bytes_per_s"].get<double>() * 8e-6;
    Platform tree;
    tree.name = name;
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> rows;
    std::vector<LinkRow> links;
    for (const auto& [rack, names] : platform["racks"].items()) {
        switches.push_back({"tor" + rack, {}});
        for (const auto& host : names)
            rows.push_back(nodes(host.get<std::string>(), "tor" + rack, nic));
    }
    const bool isTwoRacks = platform["backbone"].get<std::string>().starts_with("one full-duplex cable");
    if (isTwoRacks) {
        links.push_back(link("backbone", switches[0].name, switches[1].name, backbone));
    } else {
        for (const SwitchRow& tor : switches)
            links.push_back(link("up-" + tor.name, tor.name, "core", backbone));
        switches.push_back({"core", {}});
    }
    tree.switches = SharedRows<SwitchRow>(std::move(switches));
    if (platform.contains("latency_s")) {
        const nlohmann::json& latency = platform["latency_s"];
        const auto seconds = [&](const char* key) {
            return inBaseUnit(Dimension::duration, latency.contains(key) ? latency[key].get<double>() : 0.0);
        };
        for (NodeRow& row : rows)
            row.latency = seconds("nic");
        for (LinkRow& row : links)
            row.latency = seconds("backbone");
        tree.localLatency = seconds("local");
    }
    if (platform.contains("local_bytes_per_s") && !platform["local_bytes_per_s"].is_null())
        tree.localBandwidth = inBaseUnit(Dimension::bandwidth, platform["local_bytes_per_s"].get<double>());
    tree.nodes = SharedRows<NodeRow>(std::move(rows));
    tree.links = SharedRows<LinkRow>(std::move(links));
    return tree;
}

Project treeProject(const Vector& vector, const std::string& modelKind)
{
    Platform tree = treePlatform(vector.data["platform"], vector.name);
    std::vector<MessageRow> messages;
    for (const auto& m : vector.data["messages"])
        messages.push_back(message(m["id"].get<std::string>(), m["src"].get<std::string>(),
                                   m["dst"].get<std::string>(), m["bytes"].get<double>() / 1e6,
                                   m["start"].get<double>()));
    for (std::size_t i = 0; i < messages.size(); ++i)
        messages[i].size = inBaseUnit(Dimension::size, vector.data["messages"][i]["bytes"].get<double>());
    Project made = project(std::move(tree), std::move(messages), modelKind);
    if (vector.data.contains("parameters")) {
        Model model = made.models[0];
        std::vector<ParameterRow> rowsOfModel;
        for (const auto& [name, value] : vector.data["parameters"].items())
            rowsOfModel.push_back({name, value.dump()});
        model.parameters = SharedRows<ParameterRow>(std::move(rowsOfModel));
        made.models.replace(0, 1, {std::move(model)});
    }
    return made;
}

} // namespace contraflow::test
