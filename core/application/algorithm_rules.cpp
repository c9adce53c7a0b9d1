// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/algorithm_rules.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/program_keys.h"
#include "core/project/taking.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>
#include <string>

namespace contraflow {

namespace {

using Chosen = CollectiveAlgorithm;

constexpr double kKilo = 1024;
constexpr double kMostSegments = 1e6; ///< as in the column of a program

std::uint32_t segmentsOf(double bytes, double segment)
{
    if (!(segment > 0) || !(bytes > segment))
        return 1;
    return static_cast<std::uint32_t>(std::min(std::ceil(bytes / segment), kMostSegments));
}

AlgorithmChoice choiceOfBarrier(std::uint32_t processes)
{
    // Recursive doubling has as many rounds of empty messages, between other pairs.
    if (processes > 2 && std::has_single_bit(processes))
        return {Chosen::dissemination, 1, "recursive doubling"};
    return {Chosen::dissemination, 1, {}};
}

AlgorithmChoice choiceOfBcast(std::uint32_t processes, double bytes)
{
    constexpr double small = 2048;
    constexpr double intermediate = 370728;
    constexpr std::string_view splitBinary = "split binary tree";
    const double n = processes;
    if (bytes < small)
        return {Chosen::binomial, 1, {}};
    if (bytes < intermediate)
        return {Chosen::binomial, 1, splitBinary};
    if (n < 1.6134e-6 * bytes + 2.1102)
        return {Chosen::ring, segmentsOf(bytes, 128 * kKilo), {}};
    if (n < 13)
        return {Chosen::binomial, 1, splitBinary};
    if (n < 2.3679e-6 * bytes + 1.1787)
        return {Chosen::ring, segmentsOf(bytes, 64 * kKilo), {}};
    if (n < 3.2118e-6 * bytes + 8.7936)
        return {Chosen::ring, segmentsOf(bytes, 16 * kKilo), {}};
    return {Chosen::ring, segmentsOf(bytes, 8 * kKilo), {}};
}

AlgorithmChoice choiceOfReduce(std::uint32_t processes, double bytes)
{
    const double n = processes;
    if (processes < 8 && bytes < 512)
        return {Chosen::linear, 1, {}};
    if (processes < 8 && bytes < 20480)
        return {Chosen::binomial, 1, {}};
    if (bytes < 2048 || n > 0.6016 / kKilo * bytes + 1.3496)
        return {Chosen::binomial, 1, "binary tree"};
    if (n > 0.0410 / kKilo * bytes + 9.7128)
        return {Chosen::ring, segmentsOf(bytes, kKilo), {}};
    if (n > 0.0422 / kKilo * bytes + 1.1614)
        return {Chosen::binomial, 1, "binary tree"};
    return {
        Chosen::ring, segmentsOf(bytes, n > 0.0033 / kKilo * bytes + 1.6761 ? 32 * kKilo : 64 * kKilo), {}};
}

AlgorithmChoice choiceOfAllreduce(std::uint32_t processes, double bytes)
{
    if (bytes < 10000)
        return {Chosen::recursiveDoubling, 1, {}};
    constexpr double segment = 1 << 20;
    return {Chosen::ring, 1, processes * segment >= bytes ? "" : "ring in segments"};
}

AlgorithmChoice choiceOfReduceScatter(std::uint32_t processes, double total)
{
    if (total <= 12 * kKilo || (total <= 256 * kKilo && std::has_single_bit(processes)) ||
        processes >= 0.0012 * total + 8)
        return {Chosen::recursiveHalving, 1, {}};
    return {Chosen::ring, 1, {}};
}

AlgorithmChoice choiceOfAllgather(std::uint32_t processes, double total)
{
    const bool isPower = std::has_single_bit(processes);
    if (processes == 2)
        return {Chosen::ring, 1, {}}; // both send at once, whatever it is called
    if (total < 50000)
        return {isPower ? Chosen::recursiveDoubling : Chosen::bruck, 1, {}};
    return {processes % 2 == 1 ? Chosen::ring : Chosen::neighborExchange, 1, {}};
}

AlgorithmChoice choiceOfAllgatherv(std::uint32_t processes, double total)
{
    if (processes == 2)
        return {Chosen::ring, 1, {}};
    if (total < 50000)
        return {Chosen::bruck, 1, {}};
    return {processes % 2 == 1 ? Chosen::ring : Chosen::neighborExchange, 1, {}};
}

AlgorithmChoice choiceOfAlltoall(std::uint32_t processes, double bytes)
{
    if (processes > 2 && bytes < 200 && processes > 12)
        return {Chosen::bruck, 1, {}};
    if (processes > 2 && bytes < 3000)
        return {Chosen::basicLinear, 1, {}};
    return {Chosen::shift, 1, {}};
}

AlgorithmChoice choiceOfGather(std::uint32_t processes, double bytes)
{
    if (bytes > 6000)
        return {Chosen::linear, 1, "linear with synchronisation"};
    if (processes > 60 || (processes > 10 && bytes < 1024))
        return {Chosen::binomial, 1, {}};
    return {Chosen::linear, 1, {}};
}

AlgorithmChoice choiceOfScatter(std::uint32_t processes, double bytes)
{
    if (processes > 10 && bytes < 300)
        return {Chosen::binomial, 1, {}};
    return {Chosen::linear, 1, {}};
}

/** Reads one entry of the list. */
class RuleReader
{
public:
    explicit RuleReader(const DataNode& node) : m_node(node) {}

    Result<AlgorithmRules::Rule> read()
    {
        if (m_node.kind != DataNode::Kind::map)
            return failure(sentence(
                "is no map; write one such as {collective: allreduce, from_size: 1 MB, algorithm: ring}"));
        for (std::size_t i = 0; i < m_node.keys.size() && m_problem.empty(); ++i)
            take(m_node.keys[i], m_node.children[i]);
        if (m_problem.empty() && !m_info)
            m_problem = sentence("names no collective; write one such as collective: allreduce");
        if (m_problem.empty())
            takeAlgorithm();
        if (!m_problem.empty())
            return failure(m_problem);
        m_rule.kind = m_info->kind;
        return m_rule;
    }

private:
    [[nodiscard]] static Error failure(const std::string& problem)
    {
        return {ErrorCode::invalidInput, problem};
    }

    void take(const std::string& key, const DataNode& value)
    {
        if (value.kind != DataNode::Kind::scalar) {
            m_problem = sentence("has no text behind %1", {inQuotes(key)});
            return;
        }
        if (key == "collective")
            takeCollective(value.scalar);
        else if (key == "algorithm")
            m_algorithm = value.scalar;
        else if (key == "from_size")
            takeSize(key, value.scalar, m_rule.fromSize);
        else if (key == "below_size")
            takeSize(key, value.scalar, m_rule.belowSize);
        else if (key == "segment")
            takeSize(key, value.scalar, m_rule.segment);
        else if (key == "from_processes")
            takeCount(key, value.scalar, m_rule.fromProcesses);
        else if (key == "below_processes")
            takeCount(key, value.scalar, m_rule.belowProcesses);
        else if (key == "from_servers")
            takeCount(key, value.scalar, m_rule.fromServers);
        else if (key == "below_servers")
            takeCount(key, value.scalar, m_rule.belowServers);
        else if (key == "channels")
            takeCount(key, value.scalar, m_rule.channels);
        else
            m_problem = sentence(
                "has the key %1, which nobody knows; take collective, from_size, below_size, "
                "from_processes, below_processes, from_servers, below_servers, algorithm, segment, channels",
                {inQuotes(key)});
    }

    void takeCollective(const std::string& name)
    {
        m_info = findEvent(name);
        if (m_info && isCollective(m_info->kind))
            return;
        m_problem =
            sentence("names %1, which is no collective; write one such as allreduce", {inQuotes(name)});
    }

    void takeSize(const std::string& key, const std::string& text, double& value)
    {
        const Result<Quantity> size = parseQuantity(Dimension::size, text);
        if (size)
            value = size->value;
        else
            m_problem = sentence("has no %1: %2", {key, size.error().message});
    }

    void takeCount(const std::string& key, const std::string& text, std::uint32_t& value)
    {
        const auto count = parseCount(text);
        if (count && *count < UINT32_MAX)
            value = static_cast<std::uint32_t>(*count);
        else
            m_problem = sentence("has %1 as %2; write a whole number", {inQuotes(text), key});
    }

    void takeAlgorithm()
    {
        m_rule.algorithm = findAlgorithm(*m_info, m_algorithm);
        if (m_rule.algorithm == CollectiveAlgorithm::usual)
            m_problem = sentence("gives %1 the algorithm %2; take %3",
                                 {m_info->name, inQuotes(m_algorithm), joinedWords(algorithmNames(*m_info))});
    }

    const DataNode& m_node;
    AlgorithmRules::Rule m_rule;
    const EventInfo* m_info = nullptr;
    std::string m_algorithm;
    std::string m_problem;
};

} // namespace

AlgorithmChoice openMpiChoice(const CollectiveSize& collective)
{
    const std::uint32_t n = collective.processes;
    const double bytes = collective.bytes;
    switch (collective.kind) {
    case EventKind::barrier:
        return choiceOfBarrier(n);
    case EventKind::bcast:
        return choiceOfBcast(n, bytes);
    case EventKind::reduce:
        return choiceOfReduce(n, bytes);
    case EventKind::allreduce:
        return choiceOfAllreduce(n, bytes);
    case EventKind::reduceScatter:
        return choiceOfReduceScatter(n, collective.total);
    case EventKind::allgather:
        return choiceOfAllgather(n, bytes * n);
    case EventKind::allgatherv:
        return choiceOfAllgatherv(n, collective.total);
    case EventKind::alltoall:
        return choiceOfAlltoall(n, bytes);
    case EventKind::alltoallv:
        return {Chosen::shift, 1, {}};
    case EventKind::gather:
        return choiceOfGather(n, bytes);
    case EventKind::scatter:
        return choiceOfScatter(n, bytes);
    case EventKind::gatherv:
    case EventKind::scatterv:
        return {Chosen::linear, 1, {}};
    default:
        return {};
    }
}

AlgorithmChoice ncclChoice(const CollectiveSize& collective)
{
    struct TreeUpTo
    {
        std::uint32_t servers;
        double bytes;
    };
    constexpr std::array kTrees{TreeUpTo{64, 10.2e9}, TreeUpTo{32, 4.8e9}, TreeUpTo{16, 2.16e9},
                                TreeUpTo{8, 891e6},   TreeUpTo{4, 318e6},  TreeUpTo{2, 90e6}};
    const bool isInNetwork =
        collective.canReduceInNetwork && collective.hasEqualServers && collective.servers > 1;
    switch (collective.kind) {
    case EventKind::allreduce:
        if (isInNetwork)
            return {Chosen::inNetwork, 1, {}};
        for (const TreeUpTo& tree : kTrees)
            if (collective.servers >= tree.servers)
                return {collective.bytes < tree.bytes ? Chosen::doubleBinaryTree : Chosen::ring,
                        1,
                        {},
                        collective.rails};
        return {Chosen::ring, 1, {}, collective.rails};
    case EventKind::allgather:
    case EventKind::reduceScatter: // in the network with a NIC for each GPU alone
        if (isInNetwork && collective.processes <= collective.servers * collective.rails)
            return {Chosen::inNetwork, 1, {}};
        return {Chosen::ring, 1, {}, collective.rails};
    case EventKind::bcast:
    case EventKind::reduce:
        return {Chosen::ring, 1, {}, collective.rails};
    case EventKind::alltoall:
        return {collective.hasEqualServers ? Chosen::pxn : Chosen::basicLinear, 1, {}};
    default:
        return openMpiChoice(collective);
    }
}

Result<AlgorithmRules> AlgorithmRules::read(const DataNode& node)
{
    if (node.kind != DataNode::Kind::list)
        return Error{
            ErrorCode::invalidInput,
            sentence(
                "must be a list of maps such as {collective: allreduce, from_size: 1 MB, algorithm: ring}")};
    std::vector<Rule> rules;
    for (const DataNode& entry : node.children) {
        Result<Rule> rule = RuleReader(entry).read();
        if (!rule)
            return Error{ErrorCode::invalidInput,
                         sentence("entry %1 %2", {std::to_string(rules.size() + 1), rule.error().message})};
        rules.push_back(std::move(rule).value());
    }
    return AlgorithmRules(std::move(rules));
}

AlgorithmChoice AlgorithmRules::choose(const CollectiveSize& collective) const
{
    for (const Rule& rule : m_rules) {
        const double bytes =
            collective.total > 0 && infoOf(rule.kind).hasSizes ? collective.total : collective.bytes;
        if (rule.kind == collective.kind && bytes >= rule.fromSize && bytes < rule.belowSize &&
            collective.processes >= rule.fromProcesses && collective.processes < rule.belowProcesses &&
            collective.servers >= rule.fromServers && collective.servers < rule.belowServers)
            return {rule.algorithm,
                    segmentsOf(bytes, rule.segment),
                    {},
                    rule.channels > 0 ? rule.channels : std::max(collective.rails, 1U)};
    }
    return collective.rails > 0 ? ncclChoice(collective) : openMpiChoice(collective);
}

std::string noteOfOtherRules(const Project& project, const Taking& taking)
{
    const auto rulesOf = [](const Project& of) {
        const auto found = std::find_if(of.extras.begin(), of.extras.end(),
                                        [](const auto& extra) { return extra.first == kAlgorithmsKey; });
        return found == of.extras.end() ? DataNode() : found->second;
    };
    if (!taking.hasPrograms || rulesOf(project) == rulesOf(taking.other))
        return {};
    return sentence(
        "collectives that name no algorithm follow the rules of this project, and the other one has others; "
        "take over its 'algorithms' for the same times");
}

} // namespace contraflow
