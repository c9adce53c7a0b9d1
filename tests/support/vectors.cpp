// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/vectors.h"

#include "tests/data_folders.h"
#include "tests/support/builders.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace contraflow::test {

std::vector<Vector> loadVectors(const std::string& prefix)
{
    std::vector<std::filesystem::path> paths;
    for (const auto& entry : std::filesystem::directory_iterator(CONTRAFLOW_TEST_DATA "/vectors"))
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

Project treeProject(const Vector& vector, const std::string& modelKind)
{
    const nlohmann::json& platform = vector.data["platform"];
    const double nic = platform["nic_bytes_per_s"].get<double>() * 8e-6;
    const double backbone = platform["backbone_bytes_per_s"].get<double>() * 8e-6;
    Platform tree;
    tree.name = vector.name;
    std::vector<SwitchRow> switches;
    std::vector<NodeRow> rows;
    std::vector<LinkRow> links;
    for (const auto& [rack, names] : platform["racks"].items()) {
        switches.push_back({"tor" + rack, {}});
        for (const auto& name : names)
            rows.push_back(nodes(name.get<std::string>(), "tor" + rack, nic));
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
    tree.nodes = SharedRows<NodeRow>(std::move(rows));
    tree.links = SharedRows<LinkRow>(std::move(links));
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
