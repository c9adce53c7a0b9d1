// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/collective_steps.h"

#include "core/application/channel_steps.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace contraflow {

double partOf(double bytes, std::uint32_t parts, std::uint32_t index)
{
    const double whole = std::floor(bytes / parts);
    return whole + (index < bytes - whole * parts ? 1 : 0);
}

namespace {

using Algorithm = CollectiveAlgorithm;

/** One call, for the functions of the algorithms. */
class Steps
{
public:
    Steps(const CollectiveCall& call, std::uint32_t index, CollectiveStep& step)
        : m_call(call)
        , m_index(index)
        , m_step(step)
        , m_size(call.size)
        , m_rank(call.rank)
        , m_relative((call.rank + call.size - call.root % call.size) % call.size)
    {}

    bool run()
    {
        switch (m_call.kind) {
        case EventKind::barrier:
            return m_call.algorithm == Algorithm::dissemination && dissemination();
        case EventKind::bcast:
            return m_call.algorithm == Algorithm::ring ? ringBcast() : binomialBcast();
        case EventKind::reduce:
            if (m_call.algorithm == Algorithm::ring)
                return ringReduce();
            return m_call.algorithm == Algorithm::linear ? linear() : climb();
        case EventKind::allreduce:
            if (m_call.algorithm == Algorithm::rabenseifner)
                return rabenseifner();
            return m_call.algorithm == Algorithm::ring ? ringAllreduce() : recursiveDoubling();
        case EventKind::reduceScatter:
            if (m_call.algorithm == Algorithm::recursiveHalving)
                return recursiveHalving();
            return m_index < m_size - 1 && passOn(block(earlier(m_index + 1)));
        case EventKind::allgather:
        case EventKind::allgatherv:
            return gatherAll();
        case EventKind::alltoall:
        case EventKind::alltoallv:
            return exchangeAll();
        case EventKind::gather:
        case EventKind::gatherv:
            return m_call.algorithm == Algorithm::linear ? linear() : climb();
        case EventKind::scatter:
        case EventKind::scatterv:
            return m_call.algorithm == Algorithm::linear ? linear() : binomialScatter();
        default:
            return false;
        }
    }

private:
    [[nodiscard]] std::uint32_t later(std::uint32_t by) const { return (m_rank + by) % m_size; }
    [[nodiscard]] std::uint32_t earlier(std::uint32_t by) const
    {
        return (m_rank + m_size - by % m_size) % m_size;
    }
    /** The process with this number counted from the root. */
    [[nodiscard]] std::uint32_t fromRoot(std::uint32_t relative) const
    {
        return (relative + m_call.root) % m_size;
    }
    [[nodiscard]] double block(std::uint32_t index) const
    {
        return m_call.sizes.empty() ? m_call.bytes : m_call.sizes[index];
    }
    /** The power of two that is the lowest bit of the number counted from the root; for the root the least
     * that is not below n. */
    [[nodiscard]] std::uint32_t lowestBit() const
    {
        return m_relative == 0 ? std::bit_ceil(m_size) : m_relative & (~m_relative + 1);
    }

    void send(std::uint32_t to, double bytes)
    {
        if (to != m_rank)
            m_step.sends.push_back({to, bytes});
    }
    void receive(std::uint32_t from)
    {
        if (from != m_rank)
            m_step.receives.push_back(from);
    }
    /** To the next, from the one before. */
    bool passOn(double bytes)
    {
        receive(earlier(1));
        send(later(1), bytes);
        return true;
    }

    bool dissemination()
    {
        if (m_index >= 32 || (std::uint64_t{1} << m_index) >= m_size)
            return false;
        const std::uint32_t distance = 1U << m_index;
        receive(earlier(distance));
        send(later(distance), 0);
        return true;
    }

    /** Step 0 receives, step k sends to the number 2^(k - 1) levels below. */
    bool binomialBcast()
    {
        const std::uint32_t bit = lowestBit();
        if (m_index == 0) {
            if (m_relative > 0)
                receive(fromRoot(m_relative - bit));
            return true;
        }
        const std::uint32_t part = m_index < 32 ? bit >> m_index : 0;
        if (part == 0)
            return false;
        if (m_relative + part < m_size)
            send(fromRoot(m_relative + part), m_call.bytes);
        return true;
    }

    bool binomialScatter()
    {
        const std::uint32_t bit = lowestBit();
        if (m_index == 0) {
            if (m_relative > 0)
                receive(fromRoot(m_relative - bit));
            return true;
        }
        const bool isRising = m_call.algorithm == Algorithm::binomialSmallestFirst;
        const std::uint32_t falling = m_index < 32 ? bit >> m_index : 0;
        const std::uint32_t rising = m_index < 32 && 1U << (m_index - 1) < bit ? 1U << (m_index - 1) : 0;
        const std::uint32_t part = isRising ? rising : falling;
        if (part == 0)
            return false;
        const std::uint32_t to = m_relative + part;
        if (to < m_size)
            send(fromRoot(to), std::min(part, m_size - to) * m_call.bytes);
        return true;
    }

    /** Reduce and gather up the binomial tree. */
    bool climb()
    {
        if (m_index >= 32)
            return false;
        const std::uint32_t part = 1U << m_index;
        if (part >= m_size || part > lowestBit())
            return false;
        if (part == lowestBit()) {
            const std::uint32_t blocks =
                m_call.kind == EventKind::gather ? std::min(part, m_size - m_relative) : 1;
            send(fromRoot(m_relative - part), blocks * m_call.bytes);
        } else if (m_relative + part < m_size) {
            receive(fromRoot(m_relative + part));
        }
        return true;
    }

    /** Segment after segment: from the one before, then to the next. */
    bool ringBcast()
    {
        const std::uint32_t segment = m_index / 2;
        if (segment >= m_call.segments)
            return false;
        if (m_index % 2 == 0) {
            if (m_relative > 0)
                receive(earlier(1));
        } else if (m_relative + 1 < m_size) {
            send(later(1), partOf(m_call.bytes, m_call.segments, segment));
        }
        return true;
    }

    /** Segment after segment from the far end of the chain to the root: from the next, to the one before. */
    bool ringReduce()
    {
        const std::uint32_t segment = m_index / 2;
        if (segment >= m_call.segments)
            return false;
        if (m_index % 2 == 0) {
            if (m_relative + 1 < m_size)
                receive(later(1));
        } else if (m_relative > 0) {
            send(earlier(1), partOf(m_call.bytes, m_call.segments, segment));
        }
        return true;
    }

    bool ringAllreduce()
    {
        const std::uint32_t rounds = m_size - 1;
        if (m_index >= 2 * rounds)
            return false;
        const std::uint32_t sent = m_index < rounds ? earlier(m_index + 1) : earlier(m_index - rounds);
        return passOn(partOf(m_call.bytes, m_size, sent));
    }

    bool recursiveDoubling()
    {
        const Folded folded = this->folded();
        if (m_index > folded.levels + 1)
            return false;
        if (m_index == 0 || m_index == folded.levels + 1)
            return fold(folded, m_call.bytes, m_index == 0);
        if (folded.isPaired && !folded.isOdd)
            return true; // the one after it does its part
        const std::uint32_t partner = folded.rankOf(folded.number ^ (1U << (m_index - 1)));
        receive(partner);
        send(partner, m_call.bytes);
        return true;
    }

    /** How recursive algorithms deal with n that is no power of two: of the first 2 (n - p) processes the odd
     * ones take part for two. */
    struct Folded
    {
        std::uint32_t power = 1;  ///< p
        std::uint32_t extra = 0;  ///< n - p
        std::uint32_t levels = 0; ///< log2 p
        bool isPaired = false;
        bool isOdd = false;
        std::uint32_t number = 0; ///< among those that take part

        [[nodiscard]] std::uint32_t rankOf(std::uint32_t other) const
        {
            return other < extra ? 2 * other + 1 : other + extra;
        }
    };
    [[nodiscard]] Folded folded() const
    {
        Folded fold;
        fold.power = std::bit_floor(m_size);
        fold.extra = m_size - fold.power;
        fold.levels = static_cast<std::uint32_t>(std::countr_zero(fold.power));
        fold.isPaired = m_rank < 2 * fold.extra;
        fold.isOdd = m_rank % 2 == 1;
        fold.number = fold.isPaired ? m_rank / 2 : m_rank - fold.extra;
        return fold;
    }
    /** Bytes of a process that takes part and of whom it stands for, of `count` in a row. */
    [[nodiscard]] double blocksOf(const Folded& fold, std::uint32_t first, std::uint32_t count) const
    {
        double bytes = 0;
        for (std::uint32_t i = first; i < first + count; ++i)
            bytes += block(fold.rankOf(i)) + (i < fold.extra ? block(2 * i) : 0);
        return bytes;
    }
    /** The first step of folded processes, and the last: even ones hand over, odd ones hand back. */
    bool fold(const Folded& folded, double bytes, bool isBefore)
    {
        if (folded.isPaired && folded.isOdd == isBefore)
            receive(folded.isOdd ? m_rank - 1 : m_rank + 1);
        else if (folded.isPaired)
            send(folded.isOdd ? m_rank - 1 : m_rank + 1, bytes);
        return true;
    }
    /** Halves what is exchanged from level to level, `level` from 0 on. */
    template<typename BytesOf>
    void halve(const Folded& folded, std::uint32_t level, const BytesOf& bytesOf)
    {
        const std::uint32_t half = folded.power >> (level + 1);
        const std::uint32_t other = folded.number ^ half;
        receive(folded.rankOf(other));
        send(folded.rankOf(other), bytesOf(other & ~(half - 1), half));
    }

    bool recursiveHalving()
    {
        const Folded folded = this->folded();
        if (m_index > folded.levels + 1)
            return false;
        if (m_index == 0)
            return fold(folded, blocksOf(folded, 0, folded.power), true);
        if (m_index == folded.levels + 1)
            return fold(folded, folded.isPaired && folded.isOdd ? block(m_rank - 1) : 0, false);
        if (!folded.isPaired || folded.isOdd)
            halve(folded, m_index - 1,
                  [&](std::uint32_t first, std::uint32_t count) { return blocksOf(folded, first, count); });
        return true;
    }

    /** Recursive halving of the vector, then the way back. */
    bool rabenseifner()
    {
        const Folded folded = this->folded();
        const auto bytesOf = [&](std::uint32_t first, std::uint32_t count) {
            double bytes = 0;
            for (std::uint32_t i = first; i < first + count; ++i)
                bytes += partOf(m_call.bytes, folded.power, i);
            return bytes;
        };
        if (m_index > 2 * folded.levels + 1)
            return false;
        if (m_index == 0 || m_index == 2 * folded.levels + 1)
            return fold(folded, m_call.bytes, m_index == 0);
        if (folded.isPaired && !folded.isOdd)
            return true;
        if (m_index <= folded.levels) {
            halve(folded, m_index - 1, bytesOf);
            return true;
        }
        const std::uint32_t own = 1U << (m_index - folded.levels - 1); // so many parts are whole
        const std::uint32_t other = folded.number ^ own;
        receive(folded.rankOf(other));
        send(folded.rankOf(other), bytesOf(folded.number & ~(own - 1), own));
        return true;
    }

    /** The blocks of so many processes from one on. */
    [[nodiscard]] double blocksFrom(std::uint32_t first, std::uint32_t count) const
    {
        if (m_call.sizes.empty())
            return count * m_call.bytes;
        double bytes = 0;
        for (std::uint32_t i = 0; i < count; ++i)
            bytes += block((first + i) % m_size);
        return bytes;
    }

    /** Blocks double from round to round; with n a power of two between v and v xor 2^k. */
    bool doublingGather(bool isExchange)
    {
        if (m_index >= 32 || (std::uint64_t{1} << m_index) >= m_size)
            return false;
        const std::uint32_t distance = 1U << m_index;
        if (isExchange) {
            const std::uint32_t other = m_rank ^ distance;
            receive(other);
            send(other, blocksFrom(m_rank & ~(distance - 1), distance));
            return true;
        }
        receive(later(distance));
        send(earlier(distance), blocksFrom(m_rank, std::min(distance, m_size - distance)));
        return true;
    }

    /** Even n: first a block with one neighbour, then in turn with either neighbour the two that came last.
     */
    bool neighborExchange()
    {
        if (m_index >= m_size / 2)
            return false;
        const bool isEven = m_rank % 2 == 0;
        const std::uint32_t partner = isEven == (m_index % 2 == 0) ? later(1) : earlier(1);
        receive(partner);
        if (m_index == 0) {
            send(partner, block(m_rank));
            return true;
        }
        // The pair whose blocks came last: its own at first, then those of pairs further and further away.
        const std::uint32_t pair = m_rank - m_rank % 2;
        const std::uint32_t steps = m_index - 1;
        const std::uint32_t away = 2 * ((steps + 1) / 2);
        const bool isUp = isEven == (steps % 2 == 0);
        const std::uint32_t first = isUp ? (pair + away) % m_size : (pair + m_size - away % m_size) % m_size;
        send(partner, blocksFrom(steps == 0 ? pair : first, 2));
        return true;
    }

    /** In round k everything for processes whose distance has bit k goes 2^k further. */
    bool bruckExchange()
    {
        if (m_index >= 32 || (std::uint64_t{1} << m_index) >= m_size)
            return false;
        const std::uint64_t bit = std::uint64_t{1} << m_index;
        const std::uint64_t whole = m_size / (2 * bit) * bit;
        const std::uint64_t rest = m_size % (2 * bit);
        const std::uint64_t blocks = whole + (rest > bit ? rest - bit : 0);
        receive(earlier(static_cast<std::uint32_t>(bit)));
        send(later(static_cast<std::uint32_t>(bit)), static_cast<double>(blocks) * m_call.bytes);
        return true;
    }

    bool gatherAll()
    {
        if (m_call.algorithm == Algorithm::bruck)
            return doublingGather(false);
        if (m_call.algorithm == Algorithm::recursiveDoubling)
            return doublingGather(std::has_single_bit(m_size));
        if (m_call.algorithm == Algorithm::neighborExchange && m_size % 2 == 0)
            return neighborExchange();
        if (m_index >= m_size - 1)
            return false;
        if (m_call.algorithm == Algorithm::neighborExchange)
            return passOn(block(earlier(m_index)));
        if (m_call.algorithm == Algorithm::ring)
            return passOn(block(earlier(m_index)));
        receive(earlier(m_index + 1));
        send(later(m_index + 1), block(m_rank));
        return true;
    }

    bool exchangeAll()
    {
        if (m_call.algorithm == Algorithm::bruck)
            return bruckExchange();
        if (m_call.algorithm == Algorithm::basicLinear) {
            for (std::uint32_t k = 1; k < m_size && m_index == 0; ++k)
                receive(later(k));
            for (std::uint32_t k = 1; k < m_size && m_index == 0; ++k)
                send(earlier(k), block(earlier(k)));
            return m_index == 0;
        }
        const std::uint32_t round = m_index + 1;
        if (round >= m_size)
            return false;
        const bool isXor = m_call.algorithm == Algorithm::pairwise && std::has_single_bit(m_size);
        receive(isXor ? m_rank ^ round : earlier(round));
        const std::uint32_t to = isXor ? m_rank ^ round : later(round);
        send(to, block(to));
        return true;
    }

    /** The root deals with one process a step, the others with the root. */
    bool linear()
    {
        const bool isGather = m_call.kind != EventKind::scatter && m_call.kind != EventKind::scatterv;
        if (m_relative != 0) {
            if (m_index > 0)
                return false;
            if (isGather)
                send(m_call.root, block(m_rank));
            else
                receive(m_call.root);
            return true;
        }
        if (m_index >= m_size)
            return false;
        if (isGather)
            receive(m_index);
        else
            send(m_index, block(m_index));
        return true;
    }

    const CollectiveCall& m_call;
    std::uint32_t m_index;
    CollectiveStep& m_step;
    std::uint32_t m_size;
    std::uint32_t m_rank;
    std::uint32_t m_relative; ///< the rank counted from the root
};

} // namespace

bool collectiveStep(const CollectiveCall& call, std::uint32_t index, CollectiveStep& step)
{
    step.clear();
    if (runsOnRails(call))
        return channelStep(call, index, step);
    return call.size > 0 && Steps(call, index, step).run();
}

std::uint64_t mostMessages(const CollectiveCall& call)
{
    if (runsOnRails(call))
        return channelMessages(call);
    const std::uint64_t n = call.size;
    const auto rounds = static_cast<std::uint64_t>(std::bit_width(n == 0 ? n : n - 1)); // log2 n, upwards
    const auto ofAll = [n](std::uint64_t each) { return n * each; };
    const std::uint64_t others = n == 0 ? 0 : n - 1;
    const bool isDoubling =
        call.algorithm == Algorithm::bruck || call.algorithm == Algorithm::recursiveDoubling ||
        call.algorithm == Algorithm::recursiveHalving || call.algorithm == Algorithm::rabenseifner;
    switch (call.kind) {
    case EventKind::bcast:
    case EventKind::reduce:
        return others * (call.algorithm == Algorithm::ring ? call.segments : 1);
    case EventKind::allreduce:
        // Halving and the way back, and processes that others stand for.
        return ofAll(call.algorithm == Algorithm::ring ? 2 * others : 2 * rounds + 2);
    case EventKind::reduceScatter:
    case EventKind::allgather:
    case EventKind::allgatherv:
    case EventKind::alltoall:
    case EventKind::alltoallv:
        if (call.algorithm == Algorithm::neighborExchange && n % 2 == 0)
            return ofAll(n / 2);
        return ofAll(isDoubling ? rounds + 2 : others);
    case EventKind::barrier:
        return call.algorithm == Algorithm::dissemination ? ofAll(rounds) : 0;
    default:
        return others;
    }
}

namespace {

std::uint64_t mostAllowed(const CollectiveCall& call)
{
    return call.algorithm == Algorithm::basicLinear || call.algorithm == Algorithm::pxn
               ? kMaxMessagesAtOnce
               : kMaxCollectiveMessages;
}

} // namespace

std::string countProblem(const CollectiveCall& call)
{
    if (std::string problem = layoutProblem(call); !problem.empty())
        return problem;
    const std::uint64_t count = mostMessages(call);
    if (count <= mostAllowed(call))
        return {};
    const EventInfo& info = infoOf(call.kind);
    std::vector<std::string> fewer;
    for (const Algorithm algorithm : info.algorithms) {
        CollectiveCall other = call;
        other.algorithm = algorithm;
        const bool isOfServers = algorithm == Algorithm::pxn && call.layout == nullptr;
        if (algorithm != Algorithm::ideal && !isOfServers && layoutProblem(other).empty() &&
            mostMessages(other) <= mostAllowed(other))
            fewer.emplace_back(algorithmName(algorithm));
    }
    const bool hasSegments = call.algorithm == Algorithm::ring &&
                             (call.kind == EventKind::bcast || call.kind == EventKind::reduce);
    const std::string others = fewer.empty() ? std::string()
                               : fewer.size() == 1
                                   ? sentence("the algorithm %1", {fewer.front()})
                                   : sentence("one of the algorithms %1", {joinedWords(fewer)});
    const std::string problem = sentence(
        call.algorithm == Algorithm::basicLinear
            ? phrase("%1 as %2 among %3 processes would have %4 messages, and a collective has at most %5 "
                     "at once")
            : phrase("%1 as %2 among %3 processes would have %4 messages, and a collective has at most %5"),
        {info.name, algorithmName(call.algorithm), groupedCount(call.size), groupedCount(count),
         groupedCount(mostAllowed(call))});
    return sentence(hasSegments ? (fewer.empty() ? phrase("%1; take fewer processes, fewer segments")
                                                 : phrase("%1; take fewer processes, fewer segments, or %2"))
                                : (fewer.empty() ? phrase("%1; take fewer processes")
                                                 : phrase("%1; take fewer processes, or %2")),
                    {problem, others});
}

} // namespace contraflow
