// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/channel_steps.h"

#include "core/application/server_layout.h"
#include "core/base/sentence.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>
#include <optional>
#include <utility>

namespace contraflow {

namespace {

using Algorithm = CollectiveAlgorithm;

constexpr double kChunk = 512 * 1024;               ///< bytes
constexpr double kMostChunks = 1e6;                 ///< as segments of a program
constexpr std::uint64_t kFewestPartners = 2;        ///< of an exchange in its steady state
constexpr std::uint64_t kExchangeMessages = 24'000; ///< the same: of all groups, where partners are more

std::uint32_t chunksOf(double bytes, double chunk)
{
    return static_cast<std::uint32_t>(std::clamp(std::ceil(bytes / chunk), 1.0, kMostChunks));
}

/** Links between the `count` vertices of a binary tree as NCCL numbers them (ncclGetBtree): 0 is the root. */
struct BinaryTree
{
    std::uint32_t count = 1;

    [[nodiscard]] std::optional<std::uint32_t> parent(std::uint32_t vertex) const
    {
        if (vertex == 0)
            return {};
        const std::uint32_t bit = vertex & (~vertex + 1);
        const std::uint32_t up = (vertex ^ bit) | (bit << 1);
        return up < count ? up : vertex ^ bit;
    }
    template<typename Take>
    void children(std::uint32_t vertex, const Take& take) const
    {
        if (vertex == 0) {
            if (count > 1)
                take(std::bit_ceil(count) >> 1);
            return;
        }
        std::uint32_t half = (vertex & (~vertex + 1)) >> 1;
        if (half == 0)
            return;
        take(vertex - half);
        while (half > 0 && vertex + half >= count)
            half >>= 1;
        if (half > 0)
            take(vertex + half);
    }
};

/** Whether every process has a block of the data. */
bool isOfBlocks(const CollectiveCall& call)
{
    return call.kind == EventKind::allgather || call.kind == EventKind::reduceScatter;
}

/** One call, for the functions of the algorithms. */
class ChannelSteps
{
public:
    ChannelSteps(const CollectiveCall& call, const ServerLayout& layout)
        : m_call(call)
        , m_layout(layout)
        , m_size(call.size)
        , m_isRooted(infoOf(call.kind).hasRoot)
        , m_root(layout.positionOf(m_isRooted ? call.root : 0))
        , m_rings(layout.servers() == 1    ? 1
                  : layout.hasEqualRails() ? std::min(call.channels, layout.rails())
                                           : call.channels)
        , m_perServer(layout.perServer())
    {}

    bool step(std::uint32_t index, CollectiveStep& step)
    {
        m_index = index;
        m_step = &step;
        m_position = m_layout.positionOf(m_call.rank);
        m_server = m_layout.serverAt(m_position);
        m_isSteady = isSteady();
        switch (m_call.algorithm) {
        case Algorithm::doubleBinaryTree:
            return trees();
        case Algorithm::hierarchical:
            return hierarchical();
        case Algorithm::inNetwork:
            return inNetwork();
        case Algorithm::pxn:
            return exchange();
        default:
            return m_isRooted ? chains() : rings();
        }
    }

    [[nodiscard]] bool isSteady() const
    {
        const bool isRing = m_call.algorithm == Algorithm::ring && !m_isRooted;
        return (isRing && m_layout.servers() == 1) ||
               (m_call.algorithm != Algorithm::inNetwork && // one step, whatever there is of it
                messages(false) * m_call.groups > kMostSteppedMessages);
    }
    [[nodiscard]] std::uint64_t messages() const { return messages(isSteady()); }
    [[nodiscard]] std::uint32_t partnersForAll() const
    {
        return partners() + 1 < m_layout.servers() ? partners() : 0;
    }

private:
    /** Of all steps; those of a pipeline or ring may be taken together. */
    [[nodiscard]] std::uint64_t messages(bool areTogether) const
    {
        const std::uint64_t n = m_size;
        const std::uint64_t servers = m_layout.servers();
        switch (m_call.algorithm) {
        case Algorithm::doubleBinaryTree: {
            const std::uint64_t edges = (n - 1) * (m_call.kind == EventKind::allreduce ? 2 : 1);
            return 2 * m_rings * edges * (areTogether ? 1 : treeChunks(partOf(ringBytes(0), 2, 0)));
        }
        case Algorithm::hierarchical:
            return areTogether ? 3 * n : 2 * n * (m_perServer + servers - 2);
        case Algorithm::inNetwork:
            return n * m_perServer;
        case Algorithm::pxn:
            return n * (areTogether ? std::min(m_perServer - 1, 1U) + partners() : m_perServer + servers - 2);
        default:
            if (m_isRooted)
                return m_rings * (n - 1) * (areTogether ? 1 : chainChunks(ringBytes(0)));
            return m_rings * n * (areTogether ? 1 : ringRounds());
        }
    }

    void send(std::uint32_t position, double bytes, std::uint32_t rounds = 1, std::uint32_t fill = 0)
    {
        m_step->sends.push_back({m_layout.rankAt(position), bytes, rounds, fill, m_channel});
    }
    /** Of what is sent from now on. */
    void nameChannel(std::uint32_t ring) { m_channel = m_rings > 1 ? ring + 1 : 0; }
    void receive(std::uint32_t position) { m_step->receives.push_back(m_layout.rankAt(position)); }

    /** Bytes that ring `ring` has of so many: those of all channels that are one with it. */
    [[nodiscard]] double ringPart(double bytes, std::uint32_t ring) const
    {
        double part = 0;
        for (std::uint32_t channel = ring; channel < m_call.channels; channel += m_rings)
            part += partOf(bytes, m_call.channels, channel);
        return part;
    }
    [[nodiscard]] double ringBytes(std::uint32_t ring) const { return ringPart(m_call.bytes, ring); }

    /** The place in ring `ring` of a position, and the other way round. */
    [[nodiscard]] std::uint32_t placeIn(std::uint32_t ring, std::uint32_t position) const
    {
        const std::uint32_t server = m_layout.serverAt(position);
        const std::uint32_t count = m_layout.count(server);
        return m_layout.first(server) + (position + count - m_layout.onRail(server, ring)) % count;
    }
    [[nodiscard]] std::uint32_t positionIn(std::uint32_t ring, std::uint32_t place) const
    {
        const std::uint32_t server = m_layout.serverAt(place);
        const std::uint32_t first = m_layout.first(server);
        return first + (place - first + m_layout.onRail(server, ring) - first) % m_layout.count(server);
    }

    [[nodiscard]] std::uint32_t ringRounds() const
    {
        return (m_size - 1) * (m_call.kind == EventKind::allreduce ? 2 : 1);
    }

    /** What the process at a place of a ring hands on in a round. */
    [[nodiscard]] double ringBlock(std::uint32_t ring, std::uint32_t place, std::uint32_t round) const
    {
        const auto earlier = [&](std::uint32_t by) { return (place + m_size - by % m_size) % m_size; };
        if (m_call.kind == EventKind::allreduce)
            return partOf(ringBytes(ring), m_size,
                          round < m_size - 1 ? earlier(round + 1) : earlier(round - (m_size - 1)));
        if (m_call.sizes.empty())
            return ringBytes(ring);
        const std::uint32_t block = earlier(m_call.kind == EventKind::reduceScatter ? round + 1 : round);
        return ringPart(m_call.sizes[m_layout.rankAt(positionIn(ring, block))], ring);
    }
    [[nodiscard]] double allBlocks(std::uint32_t ring, std::uint32_t place) const
    {
        const std::uint32_t rounds = ringRounds();
        if (m_call.kind != EventKind::allreduce && m_call.sizes.empty())
            return rounds * ringBytes(ring);
        if (m_call.kind == EventKind::allreduce) // every block twice, but for its own and the one after it
            return 2 * ringBytes(ring) - partOf(ringBytes(ring), m_size, place) -
                   partOf(ringBytes(ring), m_size, (place + 1) % m_size);
        double bytes = 0;
        for (std::uint32_t round = 0; round < rounds; ++round)
            bytes += ringBlock(ring, place, round);
        return bytes;
    }

    bool rings()
    {
        const std::uint32_t rounds = ringRounds();
        if (m_index >= (m_isSteady ? std::min(rounds, 1U) : rounds))
            return false;
        for (std::uint32_t ring = 0; ring < m_rings; ++ring) {
            nameChannel(ring);
            const std::uint32_t place = placeIn(ring, m_position);
            receive(positionIn(ring, (place + m_size - 1) % m_size));
            const std::uint32_t next = positionIn(ring, (place + 1) % m_size);
            if (m_isSteady)
                send(next, allBlocks(ring, place), rounds);
            else
                send(next, ringBlock(ring, place, m_index));
        }
        return true;
    }

    [[nodiscard]] std::uint32_t chainChunks(double bytes) const
    {
        return m_call.segments > 1 ? m_call.segments : chunksOf(bytes, kChunk);
    }

    /** bcast from the root along each ring, reduce to it: every round each link of the chain has a chunk. */
    bool chains()
    {
        const std::uint32_t links = m_size - 1;
        bool hasMore = false;
        for (std::uint32_t ring = 0; ring < m_rings && links > 0; ++ring) {
            nameChannel(ring);
            const std::uint32_t start = placeIn(ring, m_root);
            const std::uint32_t away = (placeIn(ring, m_position) + m_size - start) % m_size;
            const auto at = [&](std::uint32_t distance) {
                return positionIn(ring, (start + distance) % m_size);
            };
            const double bytes = ringBytes(ring);
            const bool isDown = m_call.kind == EventKind::bcast;
            const Pipeline pipeline{bytes, chainChunks(bytes), links - 1};
            hasMore |= isRunning(pipeline);
            // Link d joins those d and d + 1 away from the root.
            const auto delay = [&](std::uint32_t link) { return isDown ? link : links - 1 - link; };
            if (away > 0)
                pass(pipeline, delay(away - 1), at(away - 1), !isDown);
            if (away < links)
                pass(pipeline, delay(away), at(away + 1), isDown);
        }
        return hasMore;
    }

    /** Chunks that go over links one after the other. */
    struct Pipeline
    {
        double bytes = 0;
        std::uint32_t chunks = 1;
        std::uint32_t fill = 0; ///< rounds until the last link has its first chunk
    };
    [[nodiscard]] bool isRunning(const Pipeline& pipeline) const
    {
        return m_isSteady ? m_index == 0 : m_index < pipeline.chunks + pipeline.fill;
    }
    /** A link has its chunk of this round, the first one in round `delay`. */
    void pass(const Pipeline& pipeline, std::uint32_t delay, std::uint32_t other, bool isSender)
    {
        const bool isNow = m_isSteady ? m_index == 0 : m_index >= delay && m_index - delay < pipeline.chunks;
        if (isNow && !isSender)
            receive(other);
        else if (isNow && m_isSteady)
            send(other, pipeline.bytes, pipeline.chunks, pipeline.fill);
        else if (isNow)
            send(other, partOf(pipeline.bytes, pipeline.chunks, m_index - delay));
    }

    /** Vertices of the trees: servers, without that of the root where there is one. */
    [[nodiscard]] std::uint32_t vertices() const { return m_layout.servers() - (m_isRooted ? 1 : 0); }
    [[nodiscard]] std::uint32_t rootServer() const { return m_layout.serverAt(m_root); }
    /** A server as the second tree sees it: turned round, or shifted by one where their number is odd. */
    [[nodiscard]] std::uint32_t vertexOf(std::uint32_t server, std::uint32_t tree) const
    {
        const std::uint32_t count = vertices();
        const std::uint32_t number =
            m_isRooted ? (server + m_layout.servers() - rootServer() - 1) % m_layout.servers() : server;
        if (tree == 0)
            return number;
        return count % 2 == 0 ? count - 1 - number : (number + count - 1) % count;
    }
    [[nodiscard]] std::uint32_t serverOf(std::uint32_t vertex, std::uint32_t tree) const
    {
        const std::uint32_t count = vertices();
        const std::uint32_t number = tree == 0        ? vertex
                                     : count % 2 == 0 ? count - 1 - vertex
                                                      : (vertex + 1) % count;
        return m_isRooted ? (number + rootServer() + 1) % m_layout.servers() : number;
    }

    /** Where a server's chain begins. */
    [[nodiscard]] std::uint32_t entry(std::uint32_t server, std::uint32_t ring) const
    {
        return m_isRooted && server == rootServer() ? m_root : m_layout.onRail(server, ring);
    }
    [[nodiscard]] std::optional<std::uint32_t> above(std::uint32_t position, std::uint32_t ring,
                                                     std::uint32_t tree) const
    {
        const std::uint32_t server = m_layout.serverAt(position);
        const std::uint32_t first = m_layout.first(server);
        const std::uint32_t count = m_layout.count(server);
        if (position != entry(server, ring))
            return first + (position - first + count - 1) % count;
        if (m_isRooted && server == rootServer())
            return {};
        const auto parent = BinaryTree{vertices()}.parent(vertexOf(server, tree));
        if (parent)
            return m_layout.onRail(serverOf(*parent, tree), ring);
        return m_isRooted ? std::optional(m_layout.onRail(rootServer(), ring)) : std::nullopt;
    }
    template<typename Take>
    void below(std::uint32_t ring, std::uint32_t tree, const Take& take) const
    {
        const std::uint32_t first = m_layout.first(m_server);
        const std::uint32_t next = first + (m_position - first + 1) % m_layout.count(m_server);
        if (next != entry(m_server, ring))
            take(next);
        if (m_position != m_layout.onRail(m_server, ring) || vertices() == 0)
            return;
        const auto takeVertex = [&](std::uint32_t vertex) {
            take(m_layout.onRail(serverOf(vertex, tree), ring));
        };
        if (m_isRooted && m_server == rootServer())
            takeVertex(0);
        else
            BinaryTree{vertices()}.children(vertexOf(m_server, tree), takeVertex);
    }

    /** At least as many links as the longest way down a tree has. */
    [[nodiscard]] std::uint32_t treeDepth() const
    {
        std::uint32_t longest = 0;
        for (std::uint32_t server = 0; server < m_layout.servers(); ++server)
            longest = std::max(longest, m_layout.count(server) - 1);
        const std::uint32_t count = vertices();
        const std::uint32_t levels = count == 0 ? 0 : static_cast<std::uint32_t>(std::bit_width(count - 1));
        if (!m_isRooted)
            return levels + longest;
        return m_layout.count(rootServer()) - 1 + (count == 0 ? 0 : 1 + levels + longest);
    }
    [[nodiscard]] std::uint32_t treeChunks(double bytes) const
    {
        if (m_call.segments > 1)
            return m_call.segments;
        const double depth = treeDepth();
        double chunk = kChunk;
        for (const auto& [least, times] : {std::pair{131072.0, 8}, {65536.0, 4}, {32768.0, 1}})
            while (bytes / chunk < depth * times && chunk > least)
                chunk /= 2;
        return chunksOf(bytes, chunk);
    }

    bool trees()
    {
        const std::uint32_t depth = treeDepth();
        const bool isUp = m_call.kind != EventKind::bcast;
        const bool isDown = m_call.kind != EventKind::reduce;
        bool hasMore = false;
        for (std::uint32_t ring = 0; ring < m_rings && depth > 0; ++ring) {
            nameChannel(ring);
            for (std::uint32_t tree = 0; tree < 2; ++tree) {
                std::uint32_t level = 0; // links to the top
                for (auto up = above(m_position, ring, tree); up; up = above(*up, ring, tree))
                    ++level;
                const double bytes = partOf(ringBytes(ring), 2, tree);
                const Pipeline pipeline{bytes, treeChunks(bytes), (isUp && isDown ? 2 : 1) * depth - 1};
                hasMore |= isRunning(pipeline);
                const auto up = above(m_position, ring, tree);
                // Links by the level of their lower ends, from 1 on.
                const auto pass = [&](std::uint32_t link, std::uint32_t other, bool isLower) {
                    if (isUp)
                        this->pass(pipeline, depth - link, other, isLower);
                    if (isDown)
                        this->pass(pipeline, (isUp ? depth : 0) + link - 1, other, !isLower);
                };
                if (up)
                    pass(level, *up, true);
                below(ring, tree, [&](std::uint32_t other) { pass(level + 1, other, false); });
            }
        }
        return hasMore;
    }

    /** A ring of `count`, of which this is number `own`: `round` of its two halves. */
    template<typename PositionOf>
    void turn(double bytes, std::uint32_t count, std::uint32_t own, std::uint32_t round,
              const PositionOf& positionOf)
    {
        receive(positionOf((own + count - 1) % count));
        const std::uint32_t block =
            round < count - 1 ? own + 2 * count - round - 1 : own + 2 * count - 1 - round;
        send(positionOf((own + 1) % count), partOf(bytes, count, block % count));
    }
    /** The rounds of a half, or of both, as one. */
    template<typename PositionOf>
    void turnAll(double bytes, std::uint32_t count, std::uint32_t own, std::uint32_t from,
                 std::uint32_t rounds, const PositionOf& positionOf)
    {
        double sum = 0;
        for (std::uint32_t round = from; round < from + rounds; ++round) {
            const std::uint32_t block =
                round < count - 1 ? own + 2 * count - round - 1 : own + 2 * count - 1 - round;
            sum += partOf(bytes, count, block % count);
        }
        receive(positionOf((own + count - 1) % count));
        send(positionOf((own + 1) % count), sum, rounds);
    }

    bool hierarchical()
    {
        const std::uint32_t count = m_perServer;
        const std::uint32_t servers = m_layout.servers();
        const std::uint32_t first = m_layout.first(m_server);
        const std::uint32_t own = m_position - first;
        const auto inside = [&](std::uint32_t number) { return first + number; };
        const auto across = [&](std::uint32_t server) { return m_layout.first(server) + own; };
        const double part = partOf(m_call.bytes, count, own);
        const std::uint32_t within = count - 1;
        const std::uint32_t between = 2 * (servers - 1);
        if (m_isSteady) {
            if (m_index == 1 && between > 0)
                turnAll(part, servers, m_server, 0, between, across);
            else if (m_index != 1 && m_index < 3 && within > 0)
                turnAll(m_call.bytes, count, own, m_index == 0 ? 0 : within, within, inside);
            return m_index < 3;
        }
        if (m_index < within)
            turn(m_call.bytes, count, own, m_index, inside);
        else if (m_index < within + between)
            turn(part, servers, m_server, m_index - within, across);
        else if (m_index < 2 * within + between)
            turn(m_call.bytes, count, own, m_index - between, inside);
        else
            return false;
        return true;
    }

    /** One message over each link that the tree of switches uses: to the next one of those that have the same
     * part, which bcast does not close to a circle, and reduce turns round. */
    void passOn(double bytes, std::uint32_t count, std::uint32_t own, std::uint32_t root,
                const auto& positionOf)
    {
        const std::uint32_t away = (own + count - root) % count;
        const std::uint32_t before = (own + count - 1) % count;
        const std::uint32_t after = (own + 1) % count;
        const bool isUp = m_call.kind == EventKind::reduce;
        if (!m_isRooted || away > 0)
            isUp ? send(positionOf(before), bytes) : receive(positionOf(before));
        if (!m_isRooted || away + 1 < count)
            isUp ? receive(positionOf(after)) : send(positionOf(after), bytes);
    }

    /** Bytes from one process of the server to another one. Of a bcast the root hands its server what each
     * has to pass on, and its own part; on all servers everybody hands on its part. A reduce is that turned
     * round. Of an allgather everybody hands on what its rail has, and a reduce_scatter is that turned round.
     */
    [[nodiscard]] std::optional<double> withinServer(std::uint32_t from, std::uint32_t to) const
    {
        const auto part = [&](std::uint32_t position) {
            return partOf(m_call.bytes, m_perServer, position - m_layout.first(m_server));
        };
        if (isOfBlocks(m_call))
            return railBlocks(m_call.kind == EventKind::allgather ? from : to);
        if (!m_isRooted)
            return part(from) + part(to);
        if (m_call.kind == EventKind::reduce)
            std::swap(from, to);
        if (to == m_root)
            return {};
        return part(from) + (from == m_root ? part(to) : 0);
    }

    [[nodiscard]] double block(std::uint32_t position) const
    {
        return m_call.sizes.empty() ? m_call.bytes : m_call.sizes[m_layout.rankAt(position)];
    }
    /** The blocks of those that are on the rail of a position. */
    [[nodiscard]] double railBlocks(std::uint32_t position) const
    {
        const std::uint32_t number = position - m_layout.first(m_layout.serverAt(position));
        double bytes = 0;
        for (std::uint32_t server = 0; server < m_layout.servers(); ++server)
            bytes += block(m_layout.first(server) + number);
        return bytes;
    }

    bool inNetwork()
    {
        if (m_index > 0 || m_size < 2)
            return false;
        const std::uint32_t servers = m_layout.servers();
        const double ownBlock = isOfBlocks(m_call) ? block(m_position) : 0; // it does not leave
        if (servers == 1) {
            passOn(wholeBytes(m_call) - ownBlock, m_size, m_position, m_root,
                   [](std::uint32_t at) { return at; });
            return true;
        }
        const std::uint32_t first = m_layout.first(m_server);
        const std::uint32_t own = m_position - first;
        for (std::uint32_t other = first; other < first + m_perServer; ++other)
            if (other != m_position) {
                if (withinServer(other, m_position))
                    receive(other);
                if (const auto bytes = withinServer(m_position, other))
                    send(other, *bytes);
            }
        const double part =
            isOfBlocks(m_call) ? railBlocks(m_position) : partOf(m_call.bytes, m_perServer, own);
        passOn(part - ownBlock, servers, m_server, m_layout.serverAt(m_root),
               [&](std::uint32_t server) { return m_layout.first(server) + own; });
        return true;
    }

    bool exchange()
    {
        if (m_index > 0 || m_size < 2)
            return false;
        const std::uint32_t servers = m_layout.servers();
        const std::uint32_t first = m_layout.first(m_server);
        const std::uint32_t own = m_position - first;
        // Partner number `at` of `count`, of so many others, stands for those up to the next one.
        const auto others = [](std::uint32_t size, std::uint32_t count, const auto& take) {
            for (std::uint32_t at = 0; at < count; ++at) {
                const auto from = static_cast<std::uint32_t>(std::uint64_t{size - 1} * at / count);
                const auto to = static_cast<std::uint32_t>(std::uint64_t{size - 1} * (at + 1) / count);
                take(from + (to - from + 1) / 2, to - from);
            }
        };
        others(m_perServer, m_isSteady ? std::min(m_perServer - 1, 1U) : m_perServer - 1,
               [&](std::uint32_t by, double count) {
                   receive(first + (own + m_perServer - by) % m_perServer);
                   send(first + (own + by) % m_perServer, count * servers * m_call.bytes);
               });
        others(servers, m_isSteady ? partners() : servers - 1, [&](std::uint32_t by, double count) {
            receive(m_layout.first((m_server + servers - by) % servers) + own);
            send(m_layout.first((m_server + by) % servers) + own, count * m_perServer * m_call.bytes);
        });
        return true;
    }
    [[nodiscard]] std::uint32_t partners() const
    {
        const std::uint64_t each = kExchangeMessages / (std::uint64_t{m_size} * m_call.groups);
        const std::uint64_t most = std::max(kFewestPartners, each - std::min<std::uint64_t>(each, 1));
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(m_layout.servers() - 1, most));
    }

    const CollectiveCall& m_call;
    const ServerLayout& m_layout;
    std::uint32_t m_size;
    bool m_isRooted;
    std::uint32_t m_root; ///< a position
    std::uint32_t m_rings;
    std::uint32_t m_perServer;
    std::uint32_t m_index = 0;
    CollectiveStep* m_step = nullptr;
    std::uint32_t m_position = 0;
    std::uint32_t m_server = 0;
    std::uint32_t m_channel = 0;
    bool m_isSteady = false;
};

template<typename Use>
auto withLayout(const CollectiveCall& call, const Use& use)
{
    if (call.layout)
        return use(ChannelSteps(call, *call.layout));
    const ServerLayout apart = ServerLayout::apart(call.size);
    return use(ChannelSteps(call, apart));
}

bool isOfServers(Algorithm algorithm)
{
    return algorithm == Algorithm::doubleBinaryTree || algorithm == Algorithm::hierarchical ||
           algorithm == Algorithm::inNetwork || algorithm == Algorithm::pxn;
}

} // namespace

bool takesChannels(EventKind kind, CollectiveAlgorithm algorithm)
{
    if (algorithm == Algorithm::doubleBinaryTree)
        return true;
    return algorithm == Algorithm::ring &&
           (kind == EventKind::allreduce || kind == EventKind::allgather ||
            kind == EventKind::reduceScatter || kind == EventKind::bcast || kind == EventKind::reduce);
}

double wholeBytes(const CollectiveCall& call)
{
    if (!isOfBlocks(call))
        return call.bytes;
    return call.sizes.empty() ? call.size * call.bytes
                              : std::accumulate(call.sizes.begin(), call.sizes.end(), 0.0);
}

bool runsOnRails(const CollectiveCall& call)
{
    return call.size > 0 &&
           (isOfServers(call.algorithm) || (call.channels > 1 && takesChannels(call.kind, call.algorithm)));
}

bool channelStep(const CollectiveCall& call, std::uint32_t index, CollectiveStep& step)
{
    return withLayout(call, [&](ChannelSteps steps) { return steps.step(index, step); });
}

std::uint64_t channelMessages(const CollectiveCall& call)
{
    return withLayout(call, [](const ChannelSteps& steps) { return steps.messages(); });
}

bool isSteady(const CollectiveCall& call)
{
    return runsOnRails(call) && withLayout(call, [](const ChannelSteps& steps) { return steps.isSteady(); });
}

std::uint32_t partnersForAll(const CollectiveCall& call)
{
    return call.algorithm == Algorithm::pxn && isSteady(call)
               ? withLayout(call, [](const ChannelSteps& steps) { return steps.partnersForAll(); })
               : 0;
}

bool meetsAtEnds(const CollectiveCall& call)
{
    return call.algorithm == Algorithm::inNetwork || isSteady(call);
}

std::string layoutProblem(const CollectiveCall& call)
{
    const bool needsEqual =
        call.algorithm == Algorithm::hierarchical || call.algorithm == Algorithm::pxn ||
        (call.algorithm == Algorithm::inNetwork && call.layout && call.layout->servers() > 1);
    if (!needsEqual || !call.layout || call.layout->perServer() > 0)
        return {};
    return sentence(
        "%1 as %2 needs as many processes of its group on one server as on another; place them so, or take "
        "another algorithm, such as %3",
        {infoOf(call.kind).name, algorithmName(call.algorithm),
         call.kind == EventKind::alltoall ? "pairwise" : "ring"});
}

} // namespace contraflow
