// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/network_writer.h"

#include "core/base/text.h"
#include "core/io/csv.h"
#include "core/project/written_routes.h"

#include <algorithm>
#include <array>

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

/** A name for each vertex that no other one has: nodes and switches may be called the same. */
std::string dotName(const Network& network, Vertex vertex)
{
    const std::string& name = network.vertexName(vertex);
    return dotText(vertex.isNode && network.findSwitch(name) ? name + " (node)" : name);
}

} // namespace

std::span<const NetworkFormat> networkFormats()
{
    return kNetworkFormats;
}

const NetworkFormat* findNetworkFormat(std::string_view name)
{
    const auto found = std::find_if(kNetworkFormats.begin(), kNetworkFormats.end(),
                                    [name](const NetworkFormat& format) { return format.name == name; });
    return found == kNetworkFormats.end() ? nullptr : &*found;
}

Result<std::vector<std::string>> writeNetwork(const Project& project, std::size_t platform,
                                              const NetworkFormat& format, const ChunkSink& sink,
                                              std::stop_token stop)
{
    const Platform& source = project.platforms[platform];
    IssueList issues;
    const auto network = Network::build(source, platform, issues);
    for (const Issue& issue : issues)
        if (issue.severity == Severity::error)
            return Error{ErrorCode::invalidInput,
                         "platform " + inQuotes(source.name) + " cannot be written: " + issue.text};
    return format.write({source, *network, sink, std::move(stop)});
}

std::vector<std::string> noteOfWrittenRoutes(const Network& network)
{
    if (!network.writtenRoutes())
        return {};
    const std::size_t routes = network.writtenRoutes()->size();
    return {counted(routes, "route") + " that the platform writes out " + (routes == 1 ? "is" : "are") +
            " left out: the format has no routes"};
}

Result<std::vector<std::string>> writeDotGraph(const NetworkWriting& writing)
{
    const Network& network = writing.network;
    std::string text =
        "graph " + dotText(writing.platform.name) + " {\n  overlap=false;\n  node [fontsize=10];\n";
    for (std::uint32_t i = 0; i < network.switches().size(); ++i)
        text += "  " + dotName(network, {false, i}) + " [shape=box, style=filled];\n";
    for (std::uint32_t i = 0; i < network.nodes().size(); ++i)
        text += "  " + dotName(network, {true, i}) + " [shape=ellipse];\n";
    for (const Network::Link& link : network.links())
        text += "  " + dotName(network, link.from) + " -- " + dotName(network, link.to) +
                " [label=" + dotText(displayText(Dimension::bandwidth, link.capacity)) +
                ", tooltip=" + dotText(link.name) + "];\n";
    text += "}\n";
    if (const Result<void> written = writing.sink(text); !written)
        return written.error();
    std::vector<std::string> notes = noteOfWrittenRoutes(network);
    notes.emplace_back("a graph has no routes; it shows bandwidths, and no latencies");
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
    if (const Result<void> written = writing.sink(text); !written)
        return written.error();
    return noteOfWrittenRoutes(network);
}

} // namespace contraflow
