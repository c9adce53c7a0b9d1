// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/measured_projects.h"

#include "core/base/random.h"
#include "core/base/text.h"
#include "core/engine/prediction.h"
#include "core/io/project/published_file.h"
#include "tests/data_folders.h"
#include "tests/support/builders.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

namespace contraflow::test {

namespace {

using Record = std::map<std::string, std::string>;

std::vector<Record> records(const std::string& file)
{
    std::ifstream in(std::string(CONTRAFLOW_TEST_DATA) + "/" + file);
    std::vector<std::string> header;
    std::vector<Record> found;
    for (std::string line; std::getline(in, line);) {
        std::istringstream cells(line);
        std::vector<std::string> row;
        for (std::string cell; std::getline(cells, cell, ',');)
            row.push_back(cell);
        if (header.empty()) {
            header = row;
            continue;
        }
        Record& record = found.emplace_back();
        for (std::size_t i = 0; i < std::min(header.size(), row.size()); ++i)
            record[header[i]] = row[i];
    }
    if (found.empty())
        std::abort(); // the data are part of the sources
    return found;
}

double number(const std::string& text)
{
    return parseNumber(text).value_or(0);
}

void addPattern(Project& project, const std::string& name, std::vector<MessageRow> messages,
                std::vector<TimeRow> times)
{
    const auto append = [](auto& rows, auto row) {
        auto all = std::vector(rows.begin(), rows.end());
        all.push_back(std::move(row));
        rows = std::move(all);
    };
    append(project.workloads, Workload{name, std::move(messages), {}, {}});
    append(project.scenarios, Scenario{name, project.platforms[0].name, name, {}, "fair", {}});
    Measurement measurement;
    measurement.name = name;
    measurement.scenario = name;
    measurement.times = std::move(times);
    append(project.measurements, std::move(measurement));
}

} // namespace

Platform twoRacks(const ClusterFigures& figures)
{
    Platform platform;
    platform.name = "cluster";
    platform.switches = std::vector{SwitchRow{"torX", {}}, SwitchRow{"torY", {}}};
    std::vector<NodeRow> rows;
    for (const auto& [name, rack] : {std::pair("X[1-5]", "torX"), std::pair("Y[1-5]", "torY")}) {
        rows.push_back(nodes(name, rack, figures.nodeMbit));
        rows.back().latency = quantity(Dimension::duration, figures.nodeMicroseconds, "us");
    }
    platform.nodes = std::move(rows);
    LinkRow backbone = link("backbone", "torX", "torY", figures.linkMbit);
    backbone.latency = quantity(Dimension::duration, figures.linkMicroseconds, "us");
    platform.links = std::vector{backbone};
    return platform;
}

Project campaign(const std::string& file, const ClusterFigures& figures)
{
    Project project;
    project.title = file;
    project.platforms = std::vector{twoRacks(figures)};
    project.models = std::vector{Model{"fair", "max-min", {}, {}}};
    std::map<std::string, std::pair<std::vector<MessageRow>, std::vector<TimeRow>>> patterns;
    for (Record& record : records(file)) {
        auto& [messages, times] = patterns[record.contains("pattern_id") ? record["pattern_id"] : "all"];
        messages.push_back(
            message(record["link"], record["src"], record["dst"], number(record["bytes"]) / 1e6));
        TimeRow time;
        time.message = record["link"];
        time.mean = quantity(Dimension::duration, number(record["mean_s"]), "s");
        if (record.contains("ci95_half_s"))
            time.ci95 = quantity(Dimension::duration, number(record["ci95_half_s"]), "s");
        times.push_back(time);
    }
    for (auto& [name, rows] : patterns)
        addPattern(project, name, std::move(rows.first), std::move(rows.second));
    return project;
}

const Project& publishedProject(const std::string& scenario)
{
    const Result<std::vector<PublishedTable>>& tables = publishedTables();
    if (!tables)
        std::abort(); // they are part of the program
    for (const PublishedTable& table : *tables)
        if (table.project.scenarios[table.scenario].name == scenario)
            return table.project;
    std::abort();
}

Project withMeasuredTimes(Project project, const Model& model, double noise)
{
    std::vector<Model> models(project.models.begin(), project.models.end());
    models.push_back(model);
    models.back().name = "truth";
    Project predicted = project;
    predicted.models = std::move(models);
    Random random(7);
    std::vector<Measurement> measurements(project.measurements.begin(), project.measurements.end());
    for (std::size_t i = 0; i < measurements.size(); ++i) {
        const Result<Prediction> prediction = predict(predicted, i, "truth");
        if (!prediction)
            std::abort();
        std::vector<TimeRow> rows(measurements[i].times.begin(), measurements[i].times.end());
        for (std::size_t m = 0; m < rows.size(); ++m) {
            double normal = -6; // a sum of twelve even draws
            for (int draw = 0; draw < 12; ++draw)
                normal += random.unit();
            rows[m].mean = quantity(Dimension::duration,
                                    prediction->timeline.messages[m].time() * (1 + noise * normal), "s");
        }
        measurements[i].times = std::move(rows);
    }
    project.measurements = std::move(measurements);
    return project;
}

} // namespace contraflow::test
