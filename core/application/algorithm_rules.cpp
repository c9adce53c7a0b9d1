// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/algorithm_rules.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/project/program_keys.h"
#include "core/project/taking.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>
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

using RuleEvent = EventKind;
using RuleNeed = AlgorithmRules::Need;

constexpr std::string_view kBinary = "binary tree";
constexpr std::string_view kSplitBinary = "split binary tree";

/**
 * What Open MPI takes: the fixed decisions of its component "tuned" (coll_tuned_decision_fixed.c of the
 * series 1.3 to 4.0, made from measurements on MX of up to 64 nodes; Pješivac-Grbović et al. 2007). Where it
 * takes an algorithm that the program does not have, the nearest stands in: the one with as many rounds.
 */
constexpr AlgorithmRules::Rule kOpenMpi[] = {
    // Recursive doubling has as many rounds of empty messages, between other pairs.
    {.kind = RuleEvent::barrier,
     .fromProcesses = 3,
     .algorithm = Chosen::dissemination,
     .need = RuleNeed::powerOfTwo,
     .meant = "recursive doubling"},
    {.kind = RuleEvent::barrier, .algorithm = Chosen::dissemination},
    {.kind = RuleEvent::bcast, .belowSize = 2048, .algorithm = Chosen::binomial},
    {.kind = RuleEvent::bcast, .belowSize = 370728, .algorithm = Chosen::binomial, .meant = kSplitBinary},
    {.kind = RuleEvent::bcast,
     .algorithm = Chosen::ring,
     .segment = 128 * kKilo,
     .below = {1.6134e-6, 2.1102}},
    {.kind = RuleEvent::bcast, .belowProcesses = 13, .algorithm = Chosen::binomial, .meant = kSplitBinary},
    {.kind = RuleEvent::bcast,
     .algorithm = Chosen::ring,
     .segment = 64 * kKilo,
     .below = {2.3679e-6, 1.1787}},
    {.kind = RuleEvent::bcast,
     .algorithm = Chosen::ring,
     .segment = 16 * kKilo,
     .below = {3.2118e-6, 8.7936}},
    {.kind = RuleEvent::bcast, .algorithm = Chosen::ring, .segment = 8 * kKilo},
    {.kind = RuleEvent::reduce, .belowSize = 512, .belowProcesses = 8, .algorithm = Chosen::linear},
    {.kind = RuleEvent::reduce, .belowSize = 20480, .belowProcesses = 8, .algorithm = Chosen::binomial},
    {.kind = RuleEvent::reduce, .belowSize = 2048, .algorithm = Chosen::binomial, .meant = kBinary},
    {.kind = RuleEvent::reduce,
     .algorithm = Chosen::binomial,
     .above = {0.6016 / kKilo, 1.3496},
     .meant = kBinary},
    {.kind = RuleEvent::reduce,
     .algorithm = Chosen::ring,
     .segment = kKilo,
     .above = {0.0410 / kKilo, 9.7128}},
    {.kind = RuleEvent::reduce,
     .algorithm = Chosen::binomial,
     .above = {0.0422 / kKilo, 1.1614},
     .meant = kBinary},
    {.kind = RuleEvent::reduce,
     .algorithm = Chosen::ring,
     .segment = 32 * kKilo,
     .above = {0.0033 / kKilo, 1.6761}},
    {.kind = RuleEvent::reduce, .algorithm = Chosen::ring, .segment = 64 * kKilo},
    {.kind = RuleEvent::allreduce, .belowSize = 10000, .algorithm = Chosen::recursiveDoubling},
    {.kind = RuleEvent::allreduce,
     .algorithm = Chosen::ring,
     .below = {1 / (kKilo * kKilo), 0},
     .meant = "ring in segments"},
    {.kind = RuleEvent::allreduce, .algorithm = Chosen::ring},
    {.kind = RuleEvent::reduceScatter, .belowSize = 12 * kKilo + 1, .algorithm = Chosen::recursiveHalving},
    {.kind = RuleEvent::reduceScatter,
     .belowSize = 256 * kKilo + 1,
     .algorithm = Chosen::recursiveHalving,
     .need = RuleNeed::powerOfTwo},
    {.kind = RuleEvent::reduceScatter, .algorithm = Chosen::ring, .below = {0.0012, 8}},
    {.kind = RuleEvent::reduceScatter, .algorithm = Chosen::recursiveHalving},
    // Of two both send at once, whatever it is called.
    {.kind = RuleEvent::allgather, .fromProcesses = 2, .belowProcesses = 3, .algorithm = Chosen::ring},
    {.kind = RuleEvent::allgather,
     .belowSize = 50000,
     .algorithm = Chosen::recursiveDoubling,
     .isOfTotal = true,
     .need = RuleNeed::powerOfTwo},
    {.kind = RuleEvent::allgather, .belowSize = 50000, .algorithm = Chosen::bruck, .isOfTotal = true},
    {.kind = RuleEvent::allgather, .algorithm = Chosen::ring, .need = RuleNeed::odd},
    {.kind = RuleEvent::allgather, .algorithm = Chosen::neighborExchange},
    {.kind = RuleEvent::allgatherv, .fromProcesses = 2, .belowProcesses = 3, .algorithm = Chosen::ring},
    {.kind = RuleEvent::allgatherv, .belowSize = 50000, .algorithm = Chosen::bruck},
    {.kind = RuleEvent::allgatherv, .algorithm = Chosen::ring, .need = RuleNeed::odd},
    {.kind = RuleEvent::allgatherv, .algorithm = Chosen::neighborExchange},
    {.kind = RuleEvent::alltoall, .belowSize = 200, .fromProcesses = 13, .algorithm = Chosen::bruck},
    {.kind = RuleEvent::alltoall, .belowSize = 3000, .fromProcesses = 3, .algorithm = Chosen::basicLinear},
    {.kind = RuleEvent::alltoall, .algorithm = Chosen::shift},
    {.kind = RuleEvent::alltoallv, .algorithm = Chosen::shift},
    {.kind = RuleEvent::gather,
     .fromSize = 6001,
     .algorithm = Chosen::linear,
     .meant = "linear with synchronisation"},
    {.kind = RuleEvent::gather, .fromProcesses = 61, .algorithm = Chosen::binomial},
    {.kind = RuleEvent::gather, .belowSize = 1024, .fromProcesses = 11, .algorithm = Chosen::binomial},
    {.kind = RuleEvent::gather, .algorithm = Chosen::linear},
    {.kind = RuleEvent::scatter, .belowSize = 300, .fromProcesses = 11, .algorithm = Chosen::binomial},
    {.kind = RuleEvent::scatter, .algorithm = Chosen::linear},
    {.kind = RuleEvent::gatherv, .algorithm = Chosen::linear},
    {.kind = RuleEvent::scatterv, .algorithm = Chosen::linear},
};

/** Bytes that a channel of NCCL has at least: 512 threads with 64 each (src/enqueue.cc of 2.19). */
constexpr double kChannelSize = 32 * kKilo;

/**
 * What NCCL takes among GPUs: of an all-reduce the double binary tree up to the size from which its cost
 * model (src/graph/tuning.cc of 2.19, protocol Simple: 3.4 and 14 us a step within and between servers, a
 * tree at 0.92 of the bandwidth) has the ring ahead, for servers of eight GPUs with NICs of 49 GB/s each;
 * in the network where its switches reduce, as allgather and reduce_scatter with a NIC for each GPU (the same
 * file has its CollNet for these with one GPU a NIC alone); otherwise rings, and for an all-to-all messages
 * collected by rail. One channel for each NIC in use, or fewer of kChannelSize. What NCCL does not have is
 * Open MPI's.
 */
constexpr AlgorithmRules::Rule kNccl[] = {
    {.kind = RuleEvent::allreduce, .algorithm = Chosen::inNetwork, .need = RuleNeed::inNetwork},
    {.kind = RuleEvent::allreduce,
     .belowSize = 10.2e9,
     .fromServers = 64,
     .algorithm = Chosen::doubleBinaryTree,
     .channelSize = kChannelSize},
    {.kind = RuleEvent::allreduce,
     .belowSize = 4.8e9,
     .fromServers = 32,
     .algorithm = Chosen::doubleBinaryTree,
     .channelSize = kChannelSize},
    {.kind = RuleEvent::allreduce,
     .belowSize = 2.16e9,
     .fromServers = 16,
     .algorithm = Chosen::doubleBinaryTree,
     .channelSize = kChannelSize},
    {.kind = RuleEvent::allreduce,
     .belowSize = 891e6,
     .fromServers = 8,
     .algorithm = Chosen::doubleBinaryTree,
     .channelSize = kChannelSize},
    {.kind = RuleEvent::allreduce,
     .belowSize = 318e6,
     .fromServers = 4,
     .algorithm = Chosen::doubleBinaryTree,
     .channelSize = kChannelSize},
    {.kind = RuleEvent::allreduce,
     .belowSize = 90e6,
     .fromServers = 2,
     .algorithm = Chosen::doubleBinaryTree,
     .channelSize = kChannelSize},
    {.kind = RuleEvent::allreduce, .algorithm = Chosen::ring, .channelSize = kChannelSize},
    {.kind = RuleEvent::allgather, .algorithm = Chosen::inNetwork, .need = RuleNeed::inNetworkNicEach},
    {.kind = RuleEvent::allgather, .algorithm = Chosen::ring, .channelSize = kChannelSize, .isOfTotal = true},
    {.kind = RuleEvent::reduceScatter, .algorithm = Chosen::inNetwork, .need = RuleNeed::inNetworkNicEach},
    {.kind = RuleEvent::reduceScatter, .algorithm = Chosen::ring, .channelSize = kChannelSize},
    {.kind = RuleEvent::bcast, .algorithm = Chosen::ring, .channelSize = kChannelSize},
    {.kind = RuleEvent::reduce, .algorithm = Chosen::ring, .channelSize = kChannelSize},
    {.kind = RuleEvent::alltoall, .algorithm = Chosen::pxn, .need = RuleNeed::equalServers},
    {.kind = RuleEvent::alltoall, .algorithm = Chosen::basicLinear},
};

bool isNeedMet(RuleNeed need, const CollectiveSize& collective)
{
    switch (need) {
    case RuleNeed::nothing:
        return true;
    case RuleNeed::powerOfTwo:
        return std::has_single_bit(collective.processes);
    case RuleNeed::odd:
        return collective.processes % 2 == 1;
    case RuleNeed::equalServers:
        return collective.hasEqualServers;
    case RuleNeed::inNetwork:
        return collective.canReduceInNetwork && collective.hasEqualServers && collective.servers > 1;
    case RuleNeed::inNetworkNicEach:
        return isNeedMet(RuleNeed::inNetwork, collective) &&
               collective.processes <= collective.servers * collective.rails;
    }
    return false;
}

double ruleBytes(const AlgorithmRules::Rule& rule, const CollectiveSize& collective)
{
    if (collective.total > 0 && infoOf(rule.kind).hasSizes)
        return collective.total;
    return rule.isOfTotal ? collective.processes * collective.bytes : collective.bytes;
}

bool ruleFits(const AlgorithmRules::Rule& rule, const CollectiveSize& collective)
{
    const double bytes = ruleBytes(rule, collective);
    const std::uint32_t n = collective.processes;
    return rule.kind == collective.kind && bytes >= rule.fromSize && bytes < rule.belowSize &&
           n >= rule.fromProcesses && n < rule.belowProcesses && collective.servers >= rule.fromServers &&
           collective.servers < rule.belowServers && n > rule.above.at(bytes) && n < rule.below.at(bytes) &&
           isNeedMet(rule.need, collective);
}

AlgorithmChoice ruleChoice(const AlgorithmRules::Rule& rule, const CollectiveSize& collective)
{
    const double bytes = ruleBytes(rule, collective);
    std::uint32_t channels = rule.channels > 0 ? rule.channels : std::max(collective.rails, 1U);
    if (rule.channelSize > 0 && bytes < channels * rule.channelSize)
        channels = std::max(static_cast<std::uint32_t>(bytes / rule.channelSize), 1U);
    return {rule.algorithm, segmentsOf(bytes, rule.segment), rule.meant, channels};
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

Result<AlgorithmRules> AlgorithmRules::read(const DataNode& node)
{
    if (node.kind != DataNode::Kind::list)
        return invalidInput(
            "must be a list of maps such as {collective: allreduce, from_size: 1 MB, algorithm: ring}");
    std::vector<Rule> rules;
    for (const DataNode& entry : node.children) {
        Result<Rule> rule = RuleReader(entry).read();
        if (!rule)
            return invalidInput("entry %1 %2", {std::to_string(rules.size() + 1), rule.error().message});
        rules.push_back(std::move(rule).value());
    }
    return AlgorithmRules(std::move(rules));
}

AlgorithmChoice AlgorithmRules::choose(const CollectiveSize& collective) const
{
    using Rules = std::span<const Rule>;
    for (const Rules rules : {Rules(m_rules), collective.rails > 0 ? Rules(kNccl) : Rules(), Rules(kOpenMpi)})
        for (const Rule& rule : rules)
            if (ruleFits(rule, collective))
                return ruleChoice(rule, collective);
    return {};
}

std::string noteOfOtherRules(const Project& project, const Taking& taking)
{
    const auto rulesOf = [](const Project& of) {
        const DataNode* found = extraOf(of.extras, kAlgorithmsKey);
        return found ? *found : DataNode();
    };
    if (!taking.hasPrograms || rulesOf(project) == rulesOf(taking.other))
        return {};
    return sentence(
        "collectives that name no algorithm follow the rules of this project, and the other one has others; "
        "take over its 'algorithms' for the same times");
}

} // namespace contraflow
