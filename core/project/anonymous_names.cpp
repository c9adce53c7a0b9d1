// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/anonymous_names.h"

#include "core/project/host_list.h"
#include "core/project/trace_key.h"

#include <algorithm>
#include <filesystem>

namespace contraflow {

namespace {

bool isWordCharacter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/** Characters that join words to a name. */
bool isJoint(char c)
{
    return c == '-' || c == '.' || c == ':';
}

bool isUsual(std::string_view name)
{
    return !name.empty() && isWordCharacter(name.front()) && isWordCharacter(name.back()) &&
           std::all_of(name.begin(), name.end(), [](char c) { return isWordCharacter(c) || isJoint(c); });
}

/** What was typed into a cell and cannot be read may name anything. */
template<typename Value, typename Rename>
void makeNeutral(Cell<Value>& cell, const Rename& rename)
{
    if (!cell.isRejected())
        return;
    TypedText typed = *cell.typed();
    rename(typed.text);
    rename(typed.problem);
    cell = Cell<Value>::withoutValue(SharedText(std::move(typed)));
}

/** Copies a list row by row, changed by `change`. */
template<typename Row, typename Change>
SharedRows<Row> changed(const SharedRows<Row>& rows, const Change& change)
{
    std::vector<Row> copies;
    copies.reserve(rows.size());
    std::size_t index = 0;
    for (const Row& row : rows) {
        copies.push_back(row);
        change(copies.back(), index++);
    }
    return SharedRows<Row>(std::move(copies));
}

void makeNeutral(Provenance& provenance, const std::string& what, std::size_t index)
{
    if (provenance.isEmpty())
        return;
    const std::size_t dot = provenance.file.rfind('.');
    const std::string ending = dot == std::string::npos ? "" : provenance.file.substr(dot);
    if (!provenance.file.empty())
        provenance.file = what + std::to_string(index + 1) + ending;
    provenance.machine.clear();
    provenance.options.clear(); // columns are named in it
    provenance.extras.clear();
}

/** Traces keep the endings of their files. */
void nameTraces(DataNode& node, const std::string& application, std::size_t& count)
{
    for (std::size_t i = 0; i < node.children.size(); ++i) {
        DataNode& child = node.children[i];
        if (i >= node.keys.size() || node.keys[i] != kTraceFileKey) {
            nameTraces(child, application, count);
            continue;
        }
        const std::size_t name = child.scalar.find_last_of("/\\") + 1; // 0 where there is no folder
        const std::size_t dot = child.scalar.rfind('.');
        child.scalar = application + "-" + std::to_string(++count) +
                       (dot == std::string::npos || dot <= name ? "" : child.scalar.substr(dot));
    }
}

/** Whether a file of the trace, without its ending, or a folder that it is in has this name. */
bool isNamedAfter(const DataNode& trace, const std::string& name)
{
    for (std::size_t i = 0; i < trace.children.size(); ++i) {
        const DataNode& child = trace.children[i];
        if (i >= trace.keys.size() || trace.keys[i] != kTraceFileKey) {
            if (isNamedAfter(child, name))
                return true;
            continue;
        }
        const std::filesystem::path path(child.scalar);
        if (path.stem() == name || std::find(path.begin(), path.end(), name) != path.end())
            return true;
    }
    return false;
}

} // namespace

AnonymousNames::AnonymousNames(const Project& project)
{
    std::size_t nodes = 0;
    std::size_t switches = 0;
    for (const Platform& platform : project.platforms) {
        for (const NodeRow& row : platform.nodes)
            for (const std::string& host : hostsOrText(row.name))
                add(host, "node", nodes);
        for (const SwitchRow& row : platform.switches)
            add(row.name, "switch", switches);
    }
    // Names that the tables refer to without having them are somebody's hosts too.
    for (const Platform& platform : project.platforms) {
        for (const NodeRow& row : platform.nodes)
            add(row.switchName, "switch", switches);
        for (const LinkRow& row : platform.links) {
            add(row.from, "switch", switches);
            add(row.to, "switch", switches);
        }
    }
    for (const Mapping& mapping : project.mappings)
        for (const PlaceRow& row : mapping.places)
            add(row.node, "node", nodes);
    for (const Scenario& scenario : project.scenarios) {
        const Workload* workload = findByName(project.workloads, scenario.workload);
        if (!scenario.mapping.empty() || !workload)
            continue;
        for (const MessageRow& row : workload->messages) {
            add(row.source, "node", nodes);
            add(row.destination, "node", nodes);
        }
    }
    // Links are no hosts, but their names tell where they lead.
    std::size_t links = 0;
    for (const Platform& platform : project.platforms)
        for (const LinkRow& row : platform.links)
            add(row.name, "link", links);
    // An application that is called like the file of its trace would tell the file's name.
    std::size_t applications = 0;
    for (const Application& application : project.applications)
        for (const auto& [key, node] : application.extras)
            if (key == kTraceKey && isNamedAfter(node, application.name))
                add(application.name, "application", applications);
    std::sort(m_unusual.begin(), m_unusual.end(), [](const std::string& a, const std::string& b) {
        return a.size() != b.size() ? a.size() > b.size() : a < b;
    });
}

void AnonymousNames::add(const std::string& name, const char* neutral, std::size_t& count)
{
    if (name.empty() || m_neutral.contains(name))
        return;
    m_neutral.emplace(name, neutral + std::to_string(++count));
    m_longest = std::max(m_longest, name.size());
    if (!isUsual(name))
        m_unusual.push_back(name);
}

std::string AnonymousNames::nodeRowName(const std::string& list) const
{
    std::vector<std::string> names;
    for (const std::string& host : hostsOrText(list)) {
        const auto known = m_neutral.find(host);
        names.push_back(known == m_neutral.end() ? host : known->second);
    }
    return hostListOf(names);
}

std::string AnonymousNames::nameAt(std::string_view text, std::size_t from, std::size_t& end) const
{
    std::size_t stop = from;
    while (stop < text.size() && (isWordCharacter(text[stop]) || isJoint(text[stop])))
        ++stop;
    // A host list goes on behind its brackets: "X[1-3]", "r[1-2]n[1-4]".
    if (stop < text.size() && text[stop] == '[' && stop > from) {
        std::size_t listEnd = stop;
        while (listEnd < text.size() && text[listEnd] == '[') {
            const std::size_t close = text.find(']', listEnd);
            if (close == std::string_view::npos)
                break;
            listEnd = close + 1;
            while (listEnd < text.size() && (isWordCharacter(text[listEnd]) || isJoint(text[listEnd])))
                ++listEnd;
        }
        const std::vector<std::string> hosts = hostsOrText(std::string(text.substr(from, listEnd - from)));
        if (!hosts.empty() && m_neutral.contains(hosts.front())) {
            end = listEnd;
            return nodeRowName(std::string(text.substr(from, listEnd - from)));
        }
    }
    for (std::size_t to = std::min(stop, from + m_longest); to > from; --to) {
        if (to < text.size() && isWordCharacter(text[to]) && isWordCharacter(text[to - 1]))
            continue;
        const auto known = m_neutral.find(std::string(text.substr(from, to - from)));
        if (known != m_neutral.end()) {
            end = to;
            return known->second;
        }
    }
    return {};
}

std::string AnonymousNames::text(std::string_view text) const
{
    std::string out;
    out.reserve(text.size());
    std::size_t at = 0;
    while (at < text.size()) {
        const auto unusual = std::find_if(m_unusual.begin(), m_unusual.end(), [&](const std::string& name) {
            return text.substr(at).starts_with(name);
        });
        if (unusual != m_unusual.end()) {
            out += m_neutral.at(*unusual);
            at += unusual->size();
            continue;
        }
        const bool beginsWord = isWordCharacter(text[at]) && (at == 0 || !isWordCharacter(text[at - 1]));
        std::size_t end = at;
        const std::string neutral = beginsWord ? nameAt(text, at, end) : std::string();
        if (!neutral.empty()) {
            out += neutral;
            at = end;
        } else {
            out += text[at++];
        }
    }
    return out;
}

Project AnonymousNames::project(const Project& project) const
{
    const auto rename = [this](auto& name) { name = text(name); };
    const auto renameAll = [&](std::vector<std::string>& texts) {
        for (std::string& text : texts)
            rename(text);
    };
    const auto renameExtras = [&](ExtraCells& extras) {
        std::vector<std::string> texts = extras.take();
        renameAll(texts);
        extras = std::move(texts);
    };
    // Cells that could not be read show what was typed.
    const auto renameTyped = [&rename](auto&... cells) { (makeNeutral(cells, rename), ...); };
    Project neutral = project;
    rename(neutral.title);
    const auto neutralize = [&](Provenance& provenance, const char* what, std::size_t index) {
        makeNeutral(provenance, what, index);
        rename(provenance.note);
    };
    neutral.platforms = changed(project.platforms, [&](Platform& platform, std::size_t index) {
        rename(platform.name);
        neutralize(platform.provenance, "platform", index);
        renameTyped(platform.localBandwidth, platform.localLatency, platform.eagerThreshold,
                    platform.sendOverhead, platform.receiveOverhead);
        platform.switches =
            changed(platform.switches, [&](SwitchRow& row, std::size_t) { rename(row.name); });
        platform.nodes = changed(platform.nodes, [&](NodeRow& row, std::size_t) {
            row.name = nodeRowName(row.name);
            rename(row.switchName);
            renameTyped(row.cores, row.bandwidth, row.latency);
        });
        platform.links = changed(platform.links, [&](LinkRow& row, std::size_t) {
            rename(row.name);
            rename(row.from);
            rename(row.to);
            renameTyped(row.bandwidth, row.latency);
        });
        platform.routes = changed(platform.routes, [&](RouteRow& row, std::size_t) {
            row.from = nodeRowName(row.from);
            row.to = nodeRowName(row.to);
            renameAll(row.links);
            rename(row.ways);
        });
        // What somebody offers says who it is.
        platform.items = changed(platform.items, [&](PriceItem& row, std::size_t item) {
            row.name = (row.kind.empty() ? "item" : row.kind) + std::to_string(item + 1);
        });
    });
    neutral.workloads = changed(project.workloads, [&](Workload& workload, std::size_t index) {
        rename(workload.name);
        neutralize(workload.provenance, "workload", index);
        renameTyped(workload.weight);
        workload.messages = changed(workload.messages, [&](MessageRow& row, std::size_t) {
            rename(row.id);
            rename(row.source);
            rename(row.destination);
            renameTyped(row.size, row.start);
            renameExtras(row.extras);
        });
    });
    neutral.applications = changed(project.applications, [&](Application& application, std::size_t index) {
        rename(application.name);
        neutralize(application.provenance, "application", index);
        for (auto& [key, node] : application.extras)
            if (std::size_t files = 0; key == kTraceKey)
                nameTraces(node, "trace" + std::to_string(index + 1), files);
        renameTyped(application.processes, application.weight);
        application.groups =
            changed(application.groups, [&](GroupRow& group, std::size_t) { rename(group.name); });
        application.program = changed(application.program, [&](EventRow& row, std::size_t) {
            rename(row.group);
            rename(row.request);
            // The label of a loop is its variable, which formulas name.
            if (row.event != "repeat")
                rename(row.label);
            renameExtras(row.extras);
        });
    });
    neutral.mappings = changed(project.mappings, [&](Mapping& mapping, std::size_t) {
        rename(mapping.name);
        mapping.places = changed(mapping.places, [&](PlaceRow& row, std::size_t) {
            rename(row.process);
            rename(row.node);
        });
    });
    neutral.models = changed(project.models, [&](Model& model, std::size_t index) {
        rename(model.name);
        neutralize(model.provenance, "model", index);
    });
    neutral.scenarios = changed(project.scenarios, [&](Scenario& scenario, std::size_t) {
        for (std::string Scenario::*name : {&Scenario::name, &Scenario::platform, &Scenario::workload,
                                            &Scenario::mapping, &Scenario::model})
            rename(scenario.*name);
        for (ScenarioApplication& application : scenario.applications) {
            rename(application.name);
            renameTyped(application.start);
        }
    });
    neutral.measurements = changed(project.measurements, [&](Measurement& measurement, std::size_t index) {
        rename(measurement.name);
        rename(measurement.scenario);
        neutralize(measurement.provenance, "measurement", index);
        measurement.times = changed(measurement.times, [&](TimeRow& row, std::size_t) {
            rename(row.message);
            renameTyped(row.mean, row.ci95, row.repetitions);
            renameExtras(row.extras);
        });
    });
    neutral.benchmarks = changed(project.benchmarks, [&](Benchmark& benchmark, std::size_t index) {
        rename(benchmark.name);
        neutralize(benchmark.provenance, "benchmark", index);
        benchmark.rows = changed(benchmark.rows, [&](BenchmarkRow& row, std::size_t) {
            rename(row.from);
            rename(row.to);
            renameTyped(row.processes, row.size, row.time, row.bandwidth, row.repetitions, row.minimum,
                        row.maximum, row.ci95);
            renameExtras(row.extras);
        });
    });
    return neutral;
}

} // namespace contraflow
