// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/collective_steps.h"
#include "core/application/event_graph.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/io/text/protobuf_fields.h"
#include "core/io/text/sha256.h"
#include "core/io/traces/trace_formats.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <utility>

namespace contraflow {

// Execution traces of MLCommons Chakra (schema/protobuf/et_def.proto), a file for each rank: messages of
// protobuf, each behind its length, of which the first is about the file and each other one is a node of the
// rank's graph. A node begins when those of its data_deps have ended, as Chakra's feeder has it. Collectives
// become their messages.

namespace {

constexpr std::size_t kMostChakraNodes = 5'000'000;
constexpr std::size_t kMostChakraOperations = 20'000'000;
constexpr double kMicrosecond = 1e-6;

double inWholeBytes(std::uint64_t bytes)
{
    return static_cast<double>(bytes);
}

enum class ChakraType : std::uint8_t
{
    memoryLoad = 2,
    memoryStore = 3,
    compute = 4,
    send = 5,
    receive = 6,
    collective = 7,
};

/** Computations of the same take turns: those of the CPU, those of the GPU, memory; what marks where a
 * collective begins and its steps end takes no time, and waits for nobody. */
enum ChakraUnit : std::uint8_t
{
    onCpu,
    onGpu,
    inMemory,
    nowhere,
};

struct ChakraCollective
{
    std::string_view name; ///< in the schema, by number
    EventKind kind = EventKind::barrier;
    CollectiveAlgorithm algorithm = CollectiveAlgorithm::usual; ///< usual: it is not taken
};
constexpr std::array kChakraCollectives{
    ChakraCollective{"ALL_REDUCE", EventKind::allreduce, CollectiveAlgorithm::ring},
    ChakraCollective{"REDUCE", EventKind::reduce, CollectiveAlgorithm::binomial},
    ChakraCollective{"ALL_GATHER", EventKind::allgather, CollectiveAlgorithm::ring},
    ChakraCollective{"GATHER"},
    ChakraCollective{"SCATTER"},
    ChakraCollective{"BROADCAST", EventKind::bcast, CollectiveAlgorithm::binomial},
    ChakraCollective{"ALL_TO_ALL", EventKind::alltoall, CollectiveAlgorithm::basicLinear},
    ChakraCollective{"REDUCE_SCATTER", EventKind::reduceScatter, CollectiveAlgorithm::ring},
    ChakraCollective{"REDUCE_SCATTER_BLOCK", EventKind::reduceScatter, CollectiveAlgorithm::ring},
    ChakraCollective{"BARRIER", EventKind::barrier, CollectiveAlgorithm::dissemination}};

struct ChakraNode
{
    std::uint64_t id = 0;
    std::uint64_t type = 0;
    std::uint64_t micros = 0;
    std::vector<std::uint64_t> waits; ///< for nodes with these ids
    std::uint64_t commType = 0;
    std::uint64_t bytes = 0;
    std::uint64_t operations = 0; ///< flops
    std::int64_t peer = -1;
    std::uint64_t tag = 0;
    std::string group;
    bool isOfCpu = true;

    [[nodiscard]] bool is(ChakraType wanted) const { return type == static_cast<std::uint64_t>(wanted); }
};

/** Of an attribute: its name, and its value as a number or a text. */
struct ChakraAttribute
{
    std::string_view name;
    std::int64_t number = 0;
    std::string_view text;
};

ChakraAttribute chakraAttribute(std::string_view message, bool& isBroken)
{
    constexpr std::uint32_t kName = 1;
    constexpr std::uint32_t kText = 29;
    constexpr std::array kZigzag{15U, 17U};
    ChakraAttribute attribute;
    ProtobufFields fields(message);
    for (ProtobufField field; fields.next(field);)
        if (field.number == kName)
            attribute.name = field.bytes;
        else if (field.number == kText)
            attribute.text = field.bytes;
        else if (field.isNumber())
            attribute.number = !contains(kZigzag, field.number)
                                   ? static_cast<std::int64_t>(field.value)
                                   : static_cast<std::int64_t>(field.value >> 1U) ^
                                         -static_cast<std::int64_t>(field.value & 1U);
    isBroken = isBroken || fields.isBroken();
    return attribute;
}

void takeAttribute(const ChakraAttribute& attribute, ChakraNode& node)
{
    const auto number = static_cast<std::uint64_t>(attribute.number);
    if (attribute.name == "comm_type")
        node.commType = number;
    else if (attribute.name == "comm_size")
        node.bytes = number;
    else if (attribute.name == "num_ops")
        node.operations = number;
    else if ((attribute.name == "comm_src" && node.is(ChakraType::receive)) ||
             (attribute.name == "comm_dst" && node.is(ChakraType::send)))
        node.peer = attribute.number;
    else if (attribute.name == "comm_tag")
        node.tag = number;
    else if (attribute.name == "pg_name")
        node.group = attribute.text;
    else if (attribute.name == "is_cpu_op")
        node.isOfCpu = attribute.number != 0;
}

/** Nothing where the message is no node. */
std::optional<ChakraNode> chakraNode(std::string_view message)
{
    enum Field : std::uint32_t
    {
        id = 1,
        type = 3,
        dataDeps = 5,
        duration = 7,
        attribute = 10,
    };
    ChakraNode node;
    std::vector<std::string_view> attributes;
    bool isBroken = false;
    ProtobufFields fields(message);
    for (ProtobufField field; fields.next(field);) {
        if (field.number == id)
            node.id = field.value;
        else if (field.number == type)
            node.type = field.value;
        else if (field.number == duration)
            node.micros = field.value;
        else if (field.number == dataDeps)
            isBroken = !field.appendTo(node.waits) || isBroken;
        else if (field.number == attribute)
            attributes.push_back(field.bytes);
    }
    for (const std::string_view each : attributes)
        takeAttribute(chakraAttribute(each, isBroken), node);
    return fields.isBroken() || isBroken ? std::nullopt : std::optional(std::move(node));
}

class ChakraReader
{
public:
    ChakraReader(std::span<const std::filesystem::path> files, const TraceOptions& options)
        : m_files(files)
        , m_options(options)
        , m_ranks(files.size())
    {}

    Result<ReadTrace> run()
    {
        for (std::size_t rank = 0; rank < m_files.size(); ++rank)
            RETURN_IF_ERROR(readFile(rank));
        RETURN_IF_ERROR(findGroups());
        m_graph = std::make_shared<EventGraph>(static_cast<std::uint32_t>(m_files.size()));
        m_graph->setRowWord("node");
        for (std::uint32_t rank = 0; rank < m_files.size(); ++rank)
            RETURN_IF_ERROR(build(rank).within(m_files[rank].filename().string()));
        m_trace.program = m_graph;
        m_trace.events = m_nodes;
        if (m_collectives > 0)
            m_trace.notes.push_back(sentence(
                "%1 became messages: rings for all-reduce, all-gather and reduce-scatter, everything at "
                "once for all-to-all, trees for broadcast and reduce; the trace does not say which "
                "algorithm ran",
                {sentenceOf(m_collectives, "1 collective call", "%1 collective calls")}));
        if (m_files.size() == 1)
            m_trace.notes.emplace_back(sentence("this is one rank: give the files of all ranks at once"));
        return std::move(m_trace);
    }

private:
    struct Rank
    {
        std::vector<ChakraNode> nodes;
        std::map<std::string, std::vector<std::size_t>> collectives; ///< nodes by group, in their order
    };
    struct Group
    {
        std::vector<std::uint32_t> members;
        std::vector<std::int32_t> tags; ///< by number of the collective
    };

    Error fault(std::size_t rank, const ChakraNode& node, const std::string& text) const
    {
        return nodeFault(node, text).within(m_files[rank].filename().string());
    }

    Result<void> readFile(std::size_t rank)
    {
        ASSIGN_OR_RETURN(DelimitedMessages messages, DelimitedMessages::open(m_files[rank], m_options.stop));
        std::string_view message;
        for (std::size_t number = 0; messages.next(message); ++number) {
            if (number == 0)
                continue; // about the file
            std::optional<ChakraNode> node = chakraNode(message);
            if (!node)
                return messages.error(
                    sentence("message %1 is no node of a Chakra trace; fetch the file again",
                             {std::to_string(number)}));
            m_waits += node->waits.size();
            if (++m_nodes > kMostChakraNodes || m_waits > kMostChakraOperations)
                return messages.error(sentence(
                    "there are more than %1 nodes, or %2 dependencies between them; import fewer ranks or "
                    "steps",
                    {groupedCount(kMostChakraNodes), groupedCount(kMostChakraOperations)}));
            if (node->is(ChakraType::collective))
                m_ranks[rank].collectives[node->group].push_back(m_ranks[rank].nodes.size());
            m_ranks[rank].nodes.push_back(std::move(*node));
        }
        if (messages.failure())
            return *messages.failure();
        m_trace.sha256.push_back(messages.sha256());
        return {};
    }

    /** Those who call a group's collectives are its members, and must call the same ones. */
    Result<void> findGroups()
    {
        for (std::uint32_t rank = 0; rank < m_ranks.size(); ++rank)
            for (const auto& [name, calls] : m_ranks[rank].collectives) {
                Group& group = m_groups[name];
                if (group.members.empty())
                    for (std::size_t i = 0; i < calls.size(); ++i)
                        group.tags.push_back(m_nextTag++);
                else
                    RETURN_IF_ERROR(compare(group.members.front(), rank, name));
                group.members.push_back(rank);
            }
        return {};
    }

    [[nodiscard]] Result<void> compare(std::uint32_t first, std::uint32_t rank, const std::string& name) const
    {
        const std::vector<std::size_t>& theirs = m_ranks[first].collectives.at(name);
        const std::vector<std::size_t>& own = m_ranks[rank].collectives.at(name);
        const std::string who =
            sentence("rank %1 in its group %2", {std::to_string(first), inQuotes(validUtf8(name))});
        for (std::size_t i = 0; i < std::max(own.size(), theirs.size()); ++i) {
            const ChakraNode& node = m_ranks[rank].nodes[own[std::min(i, own.size() - 1)]];
            if (i >= own.size() || i >= theirs.size())
                return fault(rank, node,
                             sentence("it calls %1, and %2 calls %3; give the traces of one run",
                                      {sentenceOf(own.size(), "1 collective", "%1 collectives"), who,
                                       groupedCount(theirs.size())}));
            const ChakraNode& other = m_ranks[first].nodes[theirs[i]];
            if (node.commType != other.commType || node.bytes != other.bytes)
                return fault(
                    rank, node,
                    sentence(
                        "the collective is another one, or of another size, than node %1 of %2; give the "
                        "traces of one run",
                        {std::to_string(other.id), who}));
        }
        return {};
    }

    Result<void> build(std::uint32_t rank)
    {
        const std::vector<ChakraNode>& nodes = m_ranks[rank].nodes;
        std::vector<std::pair<std::uint32_t, std::uint32_t>> ends; ///< first and last operation, by node
        std::unordered_map<std::uint64_t, std::size_t> byId;
        std::map<std::string, std::size_t> called;
        for (const ChakraNode& node : nodes) {
            if (!byId.emplace(node.id, ends.size()).second)
                return nodeFault(node, sentence("another node has the same number already"));
            ASSIGN_OR_RETURN(const auto added, add(rank, node, called));
            ends.push_back(added);
        }
        for (std::size_t i = 0; i < nodes.size(); ++i)
            for (const std::uint64_t wait : nodes[i].waits) {
                const auto other = byId.find(wait);
                if (other == byId.end())
                    return nodeFault(
                        nodes[i],
                        sentence("it waits for node %1, which the file does not have; fetch the whole file",
                                 {std::to_string(wait)}));
                m_graph->require(rank, ends[i].first, ends[other->second].second);
            }
        return m_graph->close(rank);
    }

    static Error nodeFault(const ChakraNode& node, const std::string& text)
    {
        return invalidInput("node %1: %2", {std::to_string(node.id), text});
    }

    /** Its first and its last operation. */
    Result<std::pair<std::uint32_t, std::uint32_t>> add(std::uint32_t rank, const ChakraNode& node,
                                                        std::map<std::string, std::size_t>& called)
    {
        if (node.is(ChakraType::collective))
            return addCollective(rank, node, called[node.group]++);
        Event event = blank(node);
        if (node.is(ChakraType::send) || node.is(ChakraType::receive)) {
            const bool isSend = node.is(ChakraType::send);
            if (node.peer < 0 || node.peer >= static_cast<std::int64_t>(m_ranks.size()) || node.peer == rank)
                return nodeFault(
                    node,
                    sentence(
                        isSend
                            ? phrase("it sends to rank %1, which is no other one of the %2 whose files were "
                                     "given")
                            : phrase("it receives from rank %1, which is no other one of the %2 whose files "
                                     "were given"),
                        {std::to_string(node.peer), groupedCount(m_ranks.size())}));
            event.kind = isSend ? EventKind::send : EventKind::recv;
            event.peer = static_cast<std::int32_t>(node.peer);
            event.tag = tagOf(node.tag);
            event.bytes = static_cast<double>(node.bytes);
        } else {
            ASSIGN_OR_RETURN(event.seconds, secondsOf(node));
            event.cpu = !node.is(ChakraType::compute) ? inMemory : node.isOfCpu ? onCpu : onGpu;
        }
        const Result<std::uint32_t> operation = addOperation(rank, node, event);
        return operation ? Result<std::pair<std::uint32_t, std::uint32_t>>(std::pair(*operation, *operation))
                         : operation.error();
    }

    [[nodiscard]] Result<double> secondsOf(const ChakraNode& node) const
    {
        if (node.micros > 0 || node.operations == 0 || !node.is(ChakraType::compute))
            return static_cast<double>(node.micros) * kMicrosecond;
        if (!(m_options.flopsPerSecond > 0))
            return nodeFault(
                node,
                sentence("it says how many operations it takes and not how long; say by --speed how many a "
                         "process does in a second, such as 100 Tflop/s"));
        return static_cast<double>(node.operations) / m_options.flopsPerSecond;
    }

    static Event blank(const ChakraNode& node)
    {
        return {.row = static_cast<std::uint32_t>(std::min<std::uint64_t>(node.id, UINT32_MAX)),
                .cpu = nowhere};
    }

    std::int32_t tagOf(std::uint64_t tag)
    {
        const auto [found, isNew] = m_tags.emplace(tag, m_nextTag);
        m_nextTag += isNew ? 1 : 0;
        return found->second;
    }

    Result<std::uint32_t> addOperation(std::uint32_t rank, const ChakraNode& node, const Event& event)
    {
        if (++m_operations > kMostChakraOperations)
            return nodeFault(
                node,
                sentence(
                    "up to here the nodes and the messages of collectives are more than %1; import fewer "
                    "ranks or steps",
                    {groupedCount(kMostChakraOperations)}));
        return m_graph->add(rank, event);
    }

    /** The call as what it sends and receives, step by step. */
    Result<std::pair<std::uint32_t, std::uint32_t>> addCollective(std::uint32_t rank, const ChakraNode& node,
                                                                  std::size_t number)
    {
        const Group& group = m_groups.at(node.group);
        const ChakraCollective* const known =
            node.commType < kChakraCollectives.size() ? &kChakraCollectives[node.commType] : nullptr;
        if (known == nullptr || known->algorithm == CollectiveAlgorithm::usual)
            return nodeFault(
                node,
                known == nullptr
                    ? sentence(
                          "collective number %1 is not taken: the schema does not say whose bytes its size "
                          "counts",
                          {std::to_string(node.commType)})
                    : sentence("%1 is not taken: the schema does not say whose bytes its size counts",
                               {known->name}));
        const auto size = static_cast<std::uint32_t>(group.members.size());
        const double total = static_cast<double>(node.bytes);
        std::vector<double> blocks;
        if (known->kind == EventKind::reduceScatter)
            for (std::uint32_t i = 0; i < size; ++i)
                blocks.push_back(inWholeBytes(node.bytes / size + (i < node.bytes % size ? 1 : 0)));
        CollectiveCall call{known->kind, known->algorithm, size, 0, 0, 1, total, blocks};
        call.rank =
            static_cast<std::uint32_t>(std::ranges::lower_bound(group.members, rank) - group.members.begin());
        if (known->kind == EventKind::alltoall) // of which it has a part for each, its own among them
            call.bytes = inWholeBytes((node.bytes + size - 1) / size);
        if (const std::string problem = countProblem(call); !problem.empty())
            return nodeFault(node, problem);
        ++m_collectives;
        ASSIGN_OR_RETURN(std::uint32_t last, addOperation(rank, node, blank(node)));
        const std::uint32_t first = last;
        CollectiveStep step;
        for (std::uint32_t index = 0; collectiveStep(call, index, step); ++index) {
            ASSIGN_OR_RETURN(last, addStep(rank, node, step, last, group, group.tags[number]));
        }
        return std::pair(first, last);
    }

    /** What is posted at once behind an operation; the one that ends when all of that has. */
    Result<std::uint32_t> addStep(std::uint32_t rank, const ChakraNode& node, const CollectiveStep& step,
                                  std::uint32_t before, const Group& group, std::int32_t tag)
    {
        std::vector<std::uint32_t> posted;
        const auto post = [&](EventKind kind, std::uint32_t peer, double bytes) -> Result<void> {
            Event event = blank(node);
            event.kind = kind;
            event.peer = static_cast<std::int32_t>(group.members[peer]);
            event.tag = tag;
            event.bytes = bytes;
            ASSIGN_OR_RETURN(const std::uint32_t operation, addOperation(rank, node, event));
            m_graph->require(rank, operation, before);
            posted.push_back(operation);
            return {};
        };
        for (const std::uint32_t from : step.receives)
            RETURN_IF_ERROR(post(EventKind::recv, from, 0));
        for (const CollectiveStep::Send& send : step.sends)
            RETURN_IF_ERROR(post(EventKind::send, send.to, send.bytes));
        if (posted.empty())
            return before;
        Result<std::uint32_t> end = addOperation(rank, node, blank(node));
        if (end)
            for (const std::uint32_t operation : posted)
                m_graph->require(rank, *end, operation);
        return end;
    }

    std::span<const std::filesystem::path> m_files;
    const TraceOptions& m_options;
    std::vector<Rank> m_ranks;
    std::map<std::string, Group> m_groups;
    std::unordered_map<std::uint64_t, std::int32_t> m_tags; ///< those of the trace, by theirs
    std::int32_t m_nextTag = 0;
    std::shared_ptr<EventGraph> m_graph;
    ReadTrace m_trace;
    std::size_t m_nodes = 0;
    std::size_t m_waits = 0;
    std::size_t m_operations = 0;
    std::size_t m_collectives = 0;
};

} // namespace

bool looksLikeChakra(std::string_view head)
{
    std::string_view message;
    if (!takeDelimited(head, message))
        return false;
    ProtobufFields about(message);
    for (ProtobufField field; about.next(field);) // a version and attributes
        if (field.number > 2 || field.isNumber())
            return false;
    if (about.isBroken() || !takeDelimited(head, message))
        return false;
    constexpr std::uint64_t kLastType = 10;
    constexpr std::uint32_t kType = 3;
    constexpr std::uint32_t kLastField = 11;
    bool hasType = false;
    ProtobufFields node(message);
    for (ProtobufField field; node.next(field);) {
        if (field.number > kLastField ||
            (field.number == kType && (!field.isNumber() || field.value > kLastType)))
            return false;
        hasType = hasType || field.number == kType;
    }
    return hasType && !node.isBroken();
}

Result<ReadTrace> readChakra(std::span<const std::filesystem::path> files, const TraceOptions& options)
{
    return ChakraReader(files, options).run();
}

} // namespace contraflow
