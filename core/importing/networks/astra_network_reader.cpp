// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/importing/topology_readers.h"
#include "core/io/project/project_file.h"
#include "core/io/project/yaml_reader.h"
#include "core/io/text/yaml_feed.h"
#include "core/project/coordinates.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <variant>

// Networks of ASTRA-sim's analytical simulator, as its NetworkParser reads them. NPUs are numbered along the
// first dimension first; those that differ in one dimension alone are joined by what the file says of it.

namespace contraflow {

namespace {

constexpr ReadLimits kAstraYaml{.maxBytes = 1'000'000, .maxDepth = 8, .maxValues = 10'000};

enum class AstraBlock : std::uint8_t
{
    ring,
    fullyConnected,
    switched,
};
constexpr std::pair<std::string_view, AstraBlock> kAstraBlocks[]{
    {"Ring", AstraBlock::ring},
    {"FullyConnected", AstraBlock::fullyConnected},
    {"Switch", AstraBlock::switched}};

struct AstraDimension
{
    AstraBlock block = AstraBlock::switched;
    std::uint64_t npus = 0;
    double bandwidth = 0;     ///< GB/s of a link, each way
    double latency = 0;       ///< ns of a link
    std::uint64_t stride = 1; ///< between the numbers of neighbours

    /** Links of one NPU in it. */
    [[nodiscard]] std::uint64_t ports() const
    {
        return block == AstraBlock::switched         ? 1
               : block == AstraBlock::fullyConnected ? npus - 1
                                                     : std::min<std::uint64_t>(2, npus - 1);
    }
    /** Links of all NPUs that differ in it alone. */
    [[nodiscard]] std::uint64_t links() const
    {
        return block == AstraBlock::switched ? npus : npus == 2 ? 1 : npus * ports() / 2;
    }
};

class AstraReader
{
public:
    explicit AstraReader(const DataNode& root) : m_root(root) {}

    Result<ImportedTopology> read()
    {
        if (m_root.kind != DataNode::Kind::map)
            return topologyFault(1,
                                 sentence("it is no map with topology, npus_count, bandwidth and latency"));
        for (const auto step : {&AstraReader::readDimensions, &AstraReader::checkSize})
            RETURN_IF_ERROR((this->*step)());
        makeRows();
        say();
        m_topology.platforms.push_back(
            m_rows.platform(m_isTorus ? RoutingRule::dimensionOrder : RoutingRule::ecmpHash));
        return std::move(m_topology);
    }

private:
    /** The values of a key, of which there is one for each dimension. */
    Result<std::vector<const DataNode*>> valuesOf(const std::string& key) const
    {
        const DataNode* const list = m_root.find(key);
        std::vector<const DataNode*> values;
        if (list != nullptr && list->kind == DataNode::Kind::scalar)
            values.push_back(list);
        else if (list != nullptr)
            for (const DataNode& each : list->children)
                values.push_back(&each);
        if (values.empty() || std::ranges::any_of(values, [](const DataNode* value) {
                return value->kind != DataNode::Kind::scalar;
            }))
            return topologyFault(list == nullptr ? 1 : list->line,
                                 sentence("it needs %1, a list with a value for each dimension", {key}));
        return values;
    }

    static Result<double> numberOf(const DataNode& value, const std::string& key, double least)
    {
        const auto number = parseNumber(value.scalar);
        if (!number || *number < least)
            return topologyFault(value.line,
                                 sentence(least > 0 ? phrase("%1 %2 is no number above 0; correct it")
                                                    : phrase("%1 %2 is no number; correct it"),
                                          {key, inQuotes(value.scalar)}));
        return *number;
    }

    Result<void> readDimensions()
    {
        ASSIGN_OR_RETURN(const auto topologies, valuesOf("topology"));
        m_dimensions.resize(topologies.size());
        for (const char* key : {"npus_count", "bandwidth", "latency"}) {
            ASSIGN_OR_RETURN(const auto values, valuesOf(key));
            if (values.size() != m_dimensions.size())
                return topologyFault(
                    values.front()->line,
                    sentence("%1 has %2, and topology names %3; give a value for each",
                             {key, sentenceOf(values.size(), "1 value", "%1 values"),
                              sentenceOf(m_dimensions.size(), "1 dimension", "%1 dimensions")}));
            for (std::size_t i = 0; i < values.size(); ++i)
                RETURN_IF_ERROR(take(*values[i], key, m_dimensions[i]));
        }
        for (std::size_t i = 0; i < topologies.size(); ++i)
            RETURN_IF_ERROR(takeBlock(*topologies[i], m_dimensions[i]));
        for (std::size_t i = 0; i < m_root.keys.size(); ++i)
            if (const std::string& key = m_root.keys[i];
                key != "topology" && key != "npus_count" && key != "bandwidth" && key != "latency")
                m_topology.skip(m_root.children[i].line, key,
                                sentence("ASTRA-sim's network has no such key"));
        return {};
    }

    static Result<void> take(const DataNode& value, const std::string& key, AstraDimension& dimension)
    {
        constexpr double kLeast = 1e-9; // above 0
        ASSIGN_OR_RETURN(const double number, numberOf(value, key, key == "latency" ? 0 : kLeast));
        if (key == "bandwidth")
            dimension.bandwidth = number;
        else if (key == "latency")
            dimension.latency = number;
        else if (const auto npus = parseCount(value.scalar); npus && *npus > 1 && *npus <= kMostJoinedNodes)
            dimension.npus = *npus;
        else
            return topologyFault(value.line,
                                 sentence("a dimension has from 2 to %1 NPUs, not %2",
                                          {groupedCount(kMostJoinedNodes), inQuotes(value.scalar)}));
        return {};
    }

    static Result<void> takeBlock(const DataNode& value, AstraDimension& dimension)
    {
        for (const auto& [name, block] : kAstraBlocks)
            if (name == value.scalar) {
                dimension.block = block;
                return {};
            }
        return topologyFault(
            value.line, sentence("the topology %1 is not taken; there are Ring, FullyConnected and Switch",
                                 {inQuotes(value.scalar)}));
    }

    Result<void> checkSize()
    {
        std::uint64_t links = 0;
        for (AstraDimension& dimension : m_dimensions) {
            dimension.stride = m_count;
            m_count *= dimension.npus; // both are at most kMostJoinedNodes
            if (m_count > kMostJoinedNodes)
                break;
        }
        for (const AstraDimension& dimension : m_dimensions)
            if (m_count <= kMostJoinedNodes)
                links += m_count / dimension.npus * dimension.links();
        const std::size_t line = m_root.find("npus_count")->line;
        if (m_count > kMostJoinedNodes || links > kMostTopologyParts)
            return topologyFault(
                line, sentence("its dimensions make more than %1 NPUs or %2 links; import a smaller network",
                               {groupedCount(kMostJoinedNodes), groupedCount(kMostTopologyParts)}));
        m_isTorus = std::ranges::all_of(m_dimensions, [](const AstraDimension& dimension) {
            return dimension.block == AstraBlock::ring;
        });
        m_isOneSwitch = m_dimensions.size() == 1 && m_dimensions[0].block == AstraBlock::switched;
        return {};
    }

    static Quantity rateOf(double gigabytes) { return quantity(Dimension::bandwidth, gigabytes, "GB/s"); }
    static Quantity latencyOf(const AstraDimension& dimension)
    {
        constexpr double kNano = 1e-9;
        return simulatedLatency(dimension.latency * kNano);
    }

    /** What links of an NPU end at: its router. */
    static std::string routerOf(std::uint64_t npu) { return "router" + std::to_string(npu); }

    void makeRows()
    {
        if (m_isOneSwitch) {
            m_rows.addSwitch("switch0");
            m_rows.addNode("npu[0-" + std::to_string(m_count - 1) + "]", "switch0",
                           rateOf(m_dimensions[0].bandwidth), latencyOf(m_dimensions[0]));
            return;
        }
        double ports = 0;
        for (const AstraDimension& dimension : m_dimensions)
            ports += dimension.bandwidth * static_cast<double>(dimension.ports());
        for (std::uint64_t npu = 0; npu < m_count; ++npu) {
            SwitchRow& router = m_rows.addSwitch(routerOf(npu));
            if (m_isTorus)
                setCoordinates(router.extras, placeOf(npu));
            m_rows.addNode("npu" + std::to_string(npu), router.name, rateOf(ports), simulatedLatency(0));
        }
        for (std::size_t d = 0; d < m_dimensions.size(); ++d)
            for (std::uint64_t npu = 0; npu < m_count; ++npu)
                if (npu / m_dimensions[d].stride % m_dimensions[d].npus == 0)
                    joinGroup(npu, d);
    }

    [[nodiscard]] Coordinates placeOf(std::uint64_t npu) const
    {
        Coordinates place;
        for (const AstraDimension& dimension : m_dimensions)
            place.push_back(static_cast<std::uint32_t>(npu / dimension.stride % dimension.npus));
        return place;
    }

    /** The NPUs that differ from `first` in this dimension alone. */
    void joinGroup(std::uint64_t first, std::size_t number)
    {
        const AstraDimension& dimension = m_dimensions[number];
        const auto member = [&](std::uint64_t i) { return routerOf(first + i * dimension.stride); };
        if (dimension.block == AstraBlock::switched) {
            const std::string name = "switch" + std::to_string(number) + "." + std::to_string(first);
            m_rows.addSwitch(name);
            for (std::uint64_t i = 0; i < dimension.npus; ++i)
                join(member(i), name, number);
            return;
        }
        for (std::uint64_t i = 0; i < dimension.npus; ++i) {
            if (dimension.block == AstraBlock::fullyConnected)
                for (std::uint64_t k = i + 1; k < dimension.npus; ++k)
                    join(member(i), member(k), number);
            else if (i + 1 < dimension.npus || dimension.npus > 2) // two in a ring are joined once
                join(member(i), member((i + 1) % dimension.npus), number);
        }
    }

    void join(const std::string& from, const std::string& to, std::size_t number)
    {
        const AstraDimension& dimension = m_dimensions[number];
        m_rows.join(from + " - " + to, from, to, rateOf(dimension.bandwidth), latencyOf(dimension));
    }

    void say()
    {
        std::vector<std::string>& notes = m_topology.notes;
        notes.emplace_back(sentence(
            "a GB of the file is taken as 10^9 bytes; ASTRA-sim itself reckons with 2^30, which makes its "
            "rates 7.4 % higher"));
        if (m_isOneSwitch)
            return;
        notes.emplace_back(sentence(
            "each NPU has a router of its own, whose ports are those of the NPU: what passes there costs no "
            "time"));
        if (m_dimensions.size() > 1)
            notes.push_back(
                m_isTorus
                    ? sentence(
                          "ASTRA-sim sends along one dimension at a time; here messages may cross several, "
                          "one "
                          "after the other")
                    : sentence(
                          "ASTRA-sim sends along one dimension at a time; here messages may cross several, "
                          "by "
                          "a shortest way, of equal ones by a hash of the ends"));
    }

    const DataNode& m_root;
    ImportedTopology m_topology;
    std::vector<AstraDimension> m_dimensions;
    std::uint64_t m_count = 1; ///< NPUs
    bool m_isTorus = false;
    bool m_isOneSwitch = false;
    NetworkRows m_rows;
};

} // namespace

std::optional<Recognition> recogniseAstra(std::string_view text)
{
    for (const std::string_view key : {"npus_count:", "\"npus_count\":"})
        if (hasLine(text, key) || (key.starts_with('"') && trimmed(text).starts_with('{') &&
                                   text.find(key) != std::string_view::npos))
            return Recognition{Confidence::certain, sentence("its key npus_count")};
    return std::nullopt;
}

Result<ImportedTopology> readAstra(std::string_view text)
{
    const auto tree = readYaml(sourceOf(text), kAstraYaml);
    if (const auto* failure = std::get_if<TextFailure>(&tree))
        return topologyFault(failure->line, failure->text);
    return AstraReader(std::get<YamlTree>(tree).root).read();
}

} // namespace contraflow
