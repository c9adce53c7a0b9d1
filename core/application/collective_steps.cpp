// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/collective_steps.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace contraflow {

namespace {

using Algorithm = CollectiveAlgorithm;

/** Size of part `index` when bytes are cut into so many: the first ones are a byte longer. */
double partOf(double bytes, std::uint32_t parts, std::uint32_t index)
{
    const double whole = std::floor(bytes / parts);
    return whole + (index < bytes - whole * parts ? 1 : 0);
}

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
            return climb();
        case EventKind::allreduce:
            return m_call.algorithm == Algorithm::ring ? ringAllreduce() : recursiveDoubling();
        case EventKind::reduceScatter:
            return m_index < m_size - 1 && passOn(block(earlier(m_index + 1)));
        case EventKind::allgather:
        case EventKind::allgatherv:
            return m_index < m_size - 1 && gatherAll();
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
        const std::uint32_t power = std::bit_floor(m_size);
        const std::uint32_t extra = m_size - power;
        const auto levels = static_cast<std::uint32_t>(std::countr_zero(power));
        const bool isPaired = m_rank < 2 * extra;
        const bool isOdd = m_rank % 2 == 1;
        if (m_index > levels + 1)
            return false;
        if (m_index == 0 || m_index == levels + 1) {
            if (isPaired && isOdd == (m_index == 0))
                receive(isOdd ? m_rank - 1 : m_rank + 1);
            else if (isPaired)
                send(isOdd ? m_rank - 1 : m_rank + 1, m_call.bytes);
            return true;
        }
        if (isPaired && !isOdd)
            return true; // the one after it does its part
        const std::uint32_t number = isPaired ? m_rank / 2 : m_rank - extra;
        const std::uint32_t other = number ^ (1U << (m_index - 1));
        const std::uint32_t partner = other < extra ? 2 * other + 1 : other + extra;
        receive(partner);
        send(partner, m_call.bytes);
        return true;
    }

    bool gatherAll()
    {
        if (m_call.algorithm == Algorithm::ring)
            return passOn(block(earlier(m_index)));
        receive(earlier(m_index + 1));
        send(later(m_index + 1), block(m_rank));
        return true;
    }

    bool exchangeAll()
    {
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
        const bool isGather = m_call.kind == EventKind::gather || m_call.kind == EventKind::gatherv;
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
    return call.size > 0 && Steps(call, index, step).run();
}

} // namespace contraflow
