// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/network_writer.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/text/csv.h"
#include "core/project/written_routes.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <unordered_set>

namespace contraflow {

namespace {

constexpr std::array kNetworkFormats{
    NetworkFormat{"simgrid", "SimGrid platform", ".xml", writeSimgridPlatform},
    NetworkFormat{"slurm", "Slurm topology.conf", ".conf", writeSlurmTopology},
    NetworkFormat{"dot", "Graphviz graph", ".dot", writeDotGraph},
    NetworkFormat{"links", "List of links (CSV)", ".csv", writeLinkList},
};

/** A text as DOT has it in quotes. */
std::string dotText(std::string_view text)
{
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\')
            quoted += '\\';
        quoted += c;
    }
    return quoted + "\"";
}

/** A text that Graphviz shows: there it reads entities as HTML does, and not in names. */
std::string dotLabel(std::string_view text)
{
    std::string label;
    for (const char c : text)
        label += c == '&' ? std::string("&amp;") : std::string(1, c);
    return dotText(label);
}

} // namespace

std::span<const NetworkFormat> networkFormats()
{
    return kNetworkFormats;
}

const NetworkFormat* findNetworkFormat(std::string_view name)
{
    return rowNamed(kNetworkFormats, name);
}

Result<std::vector<std::string>> writeNetwork(const Project& project, std::size_t platform,
                                              const NetworkFormat& format, const ChunkSink& sink,
                                              std::stop_token stop)
{
    const Platform& source = project.platforms[platform];
    IssueList issues;
    const auto network = Network::build(source, platform, issues);
    if (const Issue* issue = firstError(issues))
        return invalidInput("platform %1 cannot be written: %2", {inQuotes(source.name), issue->text});
    return format.write({source, *network, sink, std::move(stop)});
}

std::vector<std::string> distinctNames(const std::vector<WantedName>& names, std::string_view separator)
{
    std::vector<std::string> written(names.size());
    std::unordered_set<std::string> taken;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].name == names[i].wanted && taken.insert(names[i].name).second)
            written[i] = names[i].name;
    std::unordered_map<std::string, std::size_t> numbers; // the last one behind each name
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (!written[i].empty())
            continue;
        const std::string& stem = names[i].wanted;
        std::string name = stem;
        for (std::size_t& number = numbers.try_emplace(stem, 1).first->second; !taken.insert(name).second;)
            name = stem + std::string(separator) + std::to_string(++number);
        written[i] = std::move(name);
    }
    return written;
}

std::optional<std::string> noteOfChangedNames(const std::vector<WantedName>& names,
                                              const std::vector<std::string>& written,
                                              std::string_view pattern)
{
    std::vector<std::string> changes;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i].name != written[i])
            changes.push_back(sentence("%1 as %2", {inQuotes(names[i].name), inQuotes(written[i])}));
    if (changes.empty())
        return std::nullopt;
    return sentence(pattern, {someOf(std::move(changes), 3)});
}

std::vector<std::string> noteOfWrittenRoutes(const Network& network)
{
    if (!network.writtenRoutes())
        return {};
    const std::size_t routes = network.writtenRoutes()->size();
    return {sentenceOf(routes, "1 route that the platform writes out is left out: the format has no routes",
                       "%1 routes that the platform writes out are left out: the format has no routes")};
}

Result<std::vector<std::string>> writeDotGraph(const NetworkWriting& writing)
{
    const Network& network = writing.network;
    const auto line = [&](Vertex vertex, const std::string& look) {
        const std::string& name = network.vertexName(vertex);
        const bool needsLabel = name.find('&') != std::string::npos;
        return "  " + dotText(name) + " [" + look + (needsLabel ? ", label=" + dotLabel(name) : "") + "];\n";
    };
    std::string text =
        "graph " + dotText(writing.platform.name) + " {\n  overlap=false;\n  node [fontsize=10];\n";
    for (std::uint32_t i = 0; i < network.switches().size(); ++i)
        text += line({false, i}, "shape=box, style=filled");
    for (std::uint32_t i = 0; i < network.nodes().size(); ++i)
        text += line({true, i}, "shape=ellipse");
    for (const Network::Link& link : network.links())
        text += "  " + dotText(network.vertexName(link.from)) + " -- " +
                dotText(network.vertexName(link.to)) +
                " [label=" + dotText(displayText(Dimension::bandwidth, link.capacity)) +
                ", tooltip=" + dotLabel(link.name) + "];\n";
    text += "}\n";
    RETURN_IF_ERROR(writing.sink(text));
    std::vector<std::string> notes = noteOfWrittenRoutes(network);
    notes.emplace_back(sentence("a graph has no routes; it shows bandwidths, and no latencies"));
    return notes;
}

Result<std::vector<std::string>> writeLinkList(const NetworkWriting& writing)
{
    const Network& network = writing.network;
    std::string text;
    appendCsvRecord(text, {"name", "from", "to", "bandwidth_bytes_per_s", "latency_s"});
    for (const Network::Link& link : network.links())
        appendCsvRecord(text, {link.name, network.vertexName(link.from), network.vertexName(link.to),
                               numberText(link.capacity), numberText(link.latency)});
    RETURN_IF_ERROR(writing.sink(text));
    return noteOfWrittenRoutes(network);
}

} // namespace contraflow
