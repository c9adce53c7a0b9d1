// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/two_doubles.h"
#include "core/project/network.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace contraflow {

/**
 * The routes of classes of equal messages in two legs each, the first half and the rest, of which each is
 * kept once however many classes have it. A node has few ways into a network and few lead to it, so that
 * there are far fewer legs than pairs of nodes, and what depends on a leg alone is worked out once for all
 * its classes.
 *
 * Classes are numbered as they are added; finish() gives each a place, in the order of their routes, and it
 * is places that the rest speaks of. Whatever is added up in their order does not depend on that of the
 * input.
 */
class BurstLegs
{
public:
    /** Returns the class's number. Either all classes have shares, one by channel of the route, or none has.
     */
    std::uint32_t add(std::span<const ChannelId> route, std::span<const double> shares);
    /** Gives classes and legs new places; for channels 0 … channels - 1. Of the classes only those that are
     * in, by number, or all where that is not said: arrays without gaps are read faster. */
    void finish(std::size_t channels, std::span<const char> isIn = {});

    static constexpr std::uint32_t kNoPlace = UINT32_MAX; ///< of a class that is left out
    [[nodiscard]] std::size_t classCount() const { return m_classes.size(); }
    [[nodiscard]] std::size_t placeCount() const { return m_numbers.size(); }
    [[nodiscard]] std::size_t legCount() const { return m_onLeg.count(); }
    [[nodiscard]] std::uint32_t placeOf(std::uint32_t number) const { return m_places[number]; }
    [[nodiscard]] std::uint32_t numberOf(std::uint32_t place) const { return m_numbers[place]; }

    /** The legs of a class; the second may be empty. */
    [[nodiscard]] std::uint32_t head(std::uint32_t place) const { return m_heads[place]; }
    [[nodiscard]] std::uint32_t tail(std::uint32_t place) const { return m_tails[place]; }

    /** The places of the classes of which it is the first leg: from one up to another. */
    [[nodiscard]] std::pair<std::uint32_t, std::uint32_t> beginningWith(std::uint32_t leg) const
    {
        return {m_firstPlaces[leg], m_firstPlaces[leg + 1]};
    }

    /** Calls `use(channel, share)` for the channels of a leg. */
    template<typename Use>
    void forEachOnLeg(std::uint32_t leg, Use use) const
    {
        m_onLeg.forEach(leg, use);
    }
    /** The same for those of a class. */
    template<typename Use>
    void forEachChannel(std::uint32_t place, const Use& use) const
    {
        forEachOnLeg(m_heads[place], use);
        forEachOnLeg(m_tails[place], use);
    }
    /** Calls `use(place, share)` for the classes with data in the channel. */
    template<typename Use>
    void forEachClassOn(std::uint32_t channel, Use use) const
    {
        m_classesOn.forEach(channel, use);
    }
    /** Calls `use(leg, share)` for the legs with the channel, ascending. */
    template<typename Use>
    void forEachLegOn(std::uint32_t channel, Use use) const
    {
        m_legsOn.forEach(channel, use);
    }
    [[nodiscard]] std::size_t classCountOn(std::uint32_t channel) const
    {
        return m_classesOn.sizeOf(channel);
    }

private:
    /** Channels, then shares. */
    using Leg = std::pair<std::vector<std::uint32_t>, std::vector<double>>;
    struct LegHash
    {
        std::size_t operator()(const Leg& leg) const;
    };
    struct Class
    {
        const std::uint32_t* head = nullptr; ///< places of legs, in m_known
        const std::uint32_t* tail = nullptr;
    };

    /** Lists of numbers with shares: the channels of each leg, or what is on each channel. */
    struct Lists
    {
        std::vector<std::size_t> starts{0}; ///< by list, and one more
        std::vector<std::uint32_t> numbers;
        std::vector<double> shares; ///< parallel; empty where all are 1

        [[nodiscard]] std::size_t count() const { return starts.size() - 1; }
        [[nodiscard]] std::size_t sizeOf(std::uint32_t list) const { return starts[list + 1] - starts[list]; }
        template<typename Use>
        void forEach(std::uint32_t list, Use use) const
        {
            if (shares.empty())
                for (std::size_t i = starts[list]; i < starts[list + 1]; ++i)
                    use(numbers[i], 1.0);
            else
                for (std::size_t i = starts[list]; i < starts[list + 1]; ++i)
                    use(numbers[i], shares[i]);
        }
    };

    /** The other way round: on each channel those of 0 … count - 1, for which `forEachOf(number, use)` calls
     * `use(channel, share)`. */
    template<typename ForEachOf>
    [[nodiscard]] static Lists byChannel(std::size_t channels, std::size_t count, bool hasShares,
                                         const ForEachOf& forEachOf);

    const std::uint32_t* legOf(std::span<const ChannelId> channels, std::span<const double> shares);

    std::unordered_map<Leg, std::uint32_t, LegHash> m_known; ///< the place of every leg
    Leg m_asked;                                             ///< kept for its memory
    std::vector<Class> m_classes;                            ///< by number
    std::vector<std::uint32_t> m_places;                     ///< by number
    std::vector<std::uint32_t> m_numbers;                    ///< by place
    std::vector<std::uint32_t> m_heads;                      ///< by place
    std::vector<std::uint32_t> m_tails;
    std::vector<std::uint32_t> m_firstPlaces; ///< by leg, and one more
    Lists m_onLeg;                            ///< channels
    Lists m_classesOn;                        ///< by channel
    Lists m_legsOn;                           ///< by channel
};

/** reverse() of a channel by its number, as queues are listed. */
[[nodiscard]] constexpr std::uint32_t against(std::uint32_t channel)
{
    return reverse(ChannelId(channel)).value;
}

/** What makes queues smooth: see WindowModel. */
struct BurstTerms
{
    double epsilon = 0;  ///< ε, bytes of acknowledgements per byte of data
    double burst = 0;    ///< β, a burst as a part of a window; must be positive
    double ackBurst = 0; ///< γ, what waiting of acknowledgements adds to it
    double exponent = 1; ///< a: 1 adds waits up, a large one counts the longest alone
};

/**
 * The equations of messages with equal windows in shared queues: classes of equal messages over the channels
 * of a network, and a price p (queue / window, seconds per byte) per channel that holds data. A class runs at
 *     rate = 1 / (delay + P),   P^a = Σ_{c ∈ route} s_c (p_c^a + (κ p)_{rev c}^a),
 * s being the share of the message that crosses the channel: 1 but where it takes several ways at once.
 * The equation of a queue is x · s = b for its price x in a unit of its own, its slack s = 1 - load / C and
 * b = Σ s rate (β + γ φ) / (C² unit). It is solved as gap = 0 with
 *     2 gap = x + s - √((x - s)² + 4 b),
 * for which Newton's method finds in a few steps which queues are long and which are short (B. Chen and
 * P. T. Harker, SIAM Journal on Matrix Analysis and Applications 14, 1993).
 */
class BurstQueues
{
public:
    struct Queue
    {
        double capacity = 0; ///< bytes per second
        double kappa = 0;    ///< how much of it acknowledgements wait for, 0 … 1
    };
    /** Messages of one route, as they are at present. */
    struct Class
    {
        std::uint32_t place = 0; ///< among the classes, see BurstLegs
        double delay = 0;        ///< T0 / W, seconds per byte
        double weight = 0;       ///< active messages
        double rate = 0;         ///< bytes per second of one message
        double price = 0;        ///< P, seconds per byte
        double sum = 0;          ///< P^a, scaled; 0 where that is no ordinary number
    };

    /** `queues` by channel. */
    BurstQueues(std::vector<Queue> queues, const BurstTerms& terms);

    /** Adds a class; after some, finishClasses() must give them their places. Returns the class's number.
     * Either all classes have shares, one by channel of the route, or none has. */
    std::uint32_t addClass(std::span<const ChannelId> route, double delay,
                           std::span<const double> shares = {});
    void finishClasses() { placeClasses({}); }
    /** Gives places only to classes that have messages now; before one of the others gets any,
     * finishClasses() must place all again. What is said by place holds no longer. */
    void dropEmptyClasses();
    /** The routes, and where the class of a number has its place. */
    [[nodiscard]] const BurstLegs& legs() const { return m_legs; }

    /** Messages that come, or go with a `change` below 0. A channel that gets its first data gets a price to
     * begin with. */
    void addWeight(std::uint32_t place, double change);
    /** Whether rates and gaps are those of the present prices: so after evaluate(), and still when messages
     * come and go without a queue that gets its first or loses its last. */
    [[nodiscard]] bool isEvaluated() const { return m_isEvaluated; }

    /** Other terms for the same queues: a way towards the terms that are meant. */
    void setTerms(const BurstTerms& terms);
    [[nodiscard]] const BurstTerms& terms() const { return m_terms; }

    /** Channels with data, the places of classes with messages, and legs with messages, all ascending. */
    [[nodiscard]] std::span<const std::uint32_t> used() const { return m_used; }
    [[nodiscard]] std::span<const std::uint32_t> active() const { return m_active; }
    [[nodiscard]] std::span<const std::uint32_t> usedLegs() const { return m_usedLegs; }
    /** Brings them up to date with what addWeight() was told. */
    void list();

    /** Every price about what it would be if its messages met nowhere else. */
    void setGreatestPrices();
    /** No solution has a price beyond it. With n messages the load is n / p at most and their bursts are
     * β + γ at most, so that (1 - ε) C p - n - √(n (β + γ)) cannot be positive. */
    [[nodiscard]] double greatestPrice(std::uint32_t channel) const { return m_greatestPrices[channel]; }

    /** By channel, seconds per byte; positive. To be evaluated anew afterwards. */
    [[nodiscard]] std::span<double> prices()
    {
        m_isEvaluated = false;
        return m_prices;
    }
    [[nodiscard]] std::span<const double> prices() const { return m_prices; }
    /** Rates and gaps at the present prices. */
    void evaluate();
    /** Sets one price so that its own equation is about met while all others stay, with the rates of the
     * messages that it holds up, and brings the gaps of the channels in `touched`, which it fills, up to
     * date. Needs rates of the present prices, and exponent 1; to be evaluated anew afterwards. */
    void relax(std::uint32_t channel, std::vector<std::uint32_t>& touched);
    /** Measures every price in what the fastest of its messages takes for a byte, from now on, and gaps with
     * them. */
    void setUnits();

    [[nodiscard]] std::span<const double> gaps() const { return m_gaps; } ///< by channel; 0 without data
    /** Sizes of the gaps as evaluate(), setUnits() or measure() found them: the greatest, infinite where one
     * is no number, and the root of the sum of their squares. */
    [[nodiscard]] double greatestGap() const { return m_greatestGap; }
    [[nodiscard]] double gapsTogether() const { return m_gapsTogether; }
    void measure();

    [[nodiscard]] std::vector<double> usedPrices() const; ///< by place in used()
    /** The same again; false, with nothing changed, where they are not so many. To be evaluated anew
     * afterwards. */
    [[nodiscard]] bool setUsedPrices(std::span<const double> prices);

    [[nodiscard]] double price(std::uint32_t channel) const { return m_prices[channel]; }
    [[nodiscard]] double power(std::uint32_t channel) const
    {
        return m_terms.exponent == 1 ? m_prices[channel] : m_powers[channel];
    }
    [[nodiscard]] double ackFactor(std::uint32_t channel) const { return m_ackFactors[channel]; }
    [[nodiscard]] double unit(std::uint32_t channel) const { return m_units[channel]; }
    /** Of data and of the acknowledgements of data against it, bytes per second. */
    [[nodiscard]] double load(std::uint32_t channel) const
    {
        return m_data[channel] + m_terms.epsilon * m_data[against(channel)];
    }
    [[nodiscard]] double slack(std::uint32_t channel) const;  ///< 1 - load / C
    [[nodiscard]] double bursts(std::uint32_t channel) const; ///< Σ s rate (β + γ φ), bytes per second
    [[nodiscard]] double data(std::uint32_t channel) const { return m_data[channel]; } ///< Σ s rate
    /** What is taken for the equations when they are made linear. */
    enum class Form
    {
        gap,
        /** x · s = b over x + s, with a slack that stays positive and follows what prices make of it: an
         * interior point method's. It takes the steps that turn short queues into long ones together. */
        product,
    };
    /** Makes the equations linear at the present prices: fullness(), root() and rights() are of this form
     * until the next time. */
    void linearise(Form form);
    /** 1 for a long queue, which its slack rules; 0 for a short one, which its price rules. */
    [[nodiscard]] double fullness(std::uint32_t channel) const { return m_fullness[channel]; }
    /** -1 / ∂ of the form by b. */
    [[nodiscard]] double root(std::uint32_t channel) const { return m_roots[channel]; }
    [[nodiscard]] std::span<const double> rights() const { return m_rights; } ///< by channel; 0 without data

    [[nodiscard]] const Queue& queue(std::uint32_t channel) const { return m_queues[channel]; }
    [[nodiscard]] double weight(std::uint32_t place) const { return m_weights[place]; }
    [[nodiscard]] double rate(std::uint32_t place) const { return m_rates[place]; }
    [[nodiscard]] double delay(std::uint32_t place) const { return m_delays[place]; }
    [[nodiscard]] Class messageClass(std::uint32_t place) const
    {
        const double sum = sumOf(place);
        const bool isOrdinary = m_terms.exponent == 1 || isOrdinarySum(sum);
        return {place,
                m_delays[place],
                m_weights[place],
                m_rates[place],
                m_terms.exponent == 1 ? sum : m_classPrices[place],
                isOrdinary ? sum : 0};
    }
    /** Messages with data in it. */
    [[nodiscard]] double count(std::uint32_t channel) const { return m_counts[channel]; }

    /** The part of P^a that data make which wait in this queue of the route, if all of the message does. */
    [[nodiscard]] double dataShare(const Class& c, std::uint32_t channel) const
    {
        return c.sum > 0 ? power(channel) / c.sum : slowShare(c, channel);
    }
    /** The part of P^a that acknowledgements make which wait in this queue against the route; the same. */
    [[nodiscard]] double ackShare(const Class& c, std::uint32_t channel) const
    {
        return m_counts[channel] > 0 ? m_ackFactors[channel] * dataShare(c, channel) : 0;
    }
    /** φ: the part of P^a that all queues of acknowledgements make, times P · rate. */
    [[nodiscard]] double waitingTogether(const Class& c) const;

private:
    void placeClasses(std::span<const char> isIn);
    void setPowers();
    void startLegs();
    template<bool hasExponent, bool hasAckBurst>
    void addRates();
    void addPlainRates();
    template<bool hasDelays>
    void addPlainRatesOf(std::uint32_t head);
    void addPlainRatesOneByOne();
    template<bool hasAckBurst>
    void takeLoadsToChannels();
    template<bool hasAckBurst>
    void takeLoadsLegByLeg();
    [[nodiscard]] double sumOf(std::uint32_t place) const
    {
        return m_legSums[m_legs.head(place)] + m_legSums[m_legs.tail(place)];
    }
    /** Sums of powers beyond are worked out with a scale of their own. */
    [[nodiscard]] static bool isOrdinarySum(double sum) { return sum > 1e-280 && sum < 1e280; }
    [[nodiscard]] TwoDoubles gapsOf(std::uint32_t a, std::uint32_t b) const;
    void setGaps();
    void setGap(std::uint32_t channel);
    void setSizes(double greatestSquare, double sumOfSquares);
    [[nodiscard]] double relaxedPrice(std::uint32_t channel) const;
    void slowDown(std::uint32_t channel, double wait, std::vector<std::uint32_t>& touched);
    /** b: its mean length with bursts alone, in its unit. */
    [[nodiscard]] double burstQueue(std::uint32_t channel) const;
    void setUnit(std::uint32_t channel, double unit);
    void setCount(std::uint32_t channel, double count);
    [[nodiscard]] double slowShare(const Class& c, std::uint32_t channel) const;
    [[nodiscard]] double slowPrice(std::uint32_t place) const;

    std::vector<Queue> m_queues;
    BurstTerms m_terms;
    BurstLegs m_legs;
    std::vector<std::uint32_t> m_active;
    std::vector<std::uint32_t> m_used;
    std::vector<std::uint32_t> m_usedLegs;
    std::vector<std::uint32_t> m_changedClasses; ///< that came or went since they were listed
    std::vector<std::uint32_t> m_changedChannels;
    std::vector<std::uint32_t> m_changedLegs;

    // By place of the class.
    std::vector<double> m_delays;
    std::vector<double> m_weights;
    std::vector<double> m_rates;
    std::vector<double> m_classPrices; ///< not kept for exponent 1
    std::vector<double> m_addedDelays; ///< by number

    // By leg.
    std::vector<double> m_legSums; ///< what it adds to P^a, scaled
    std::vector<double> m_legAcks; ///< the part of it that acknowledgements make; kept where γ > 0
    std::vector<double> m_legLoads;
    std::vector<double> m_legTogether;
    std::vector<std::uint32_t> m_legCounts; ///< classes with messages

    // By channel.
    std::vector<double> m_ackFactors;  ///< κ^a
    std::vector<double> m_waitingAcks; ///< the same; 0 for an empty queue
    std::vector<double> m_counts;
    std::vector<double> m_prices;
    std::vector<double> m_units;   ///< seconds per byte
    std::vector<double> m_powers;  ///< p^a, scaled; not kept for exponent 1
    std::vector<double> m_passing; ///< what it and its reverse add to P^a, scaled
    std::vector<double> m_data;
    std::vector<double> m_together; ///< Σ rate φ
    std::vector<double> m_gaps;
    std::vector<double> m_roots;
    std::vector<double> m_fullness;
    std::vector<double> m_rights;
    std::vector<double> m_rooms; ///< slacks of the product form; 0 before the first
    std::vector<double> m_greatestPrices;
    std::vector<double> m_perCapacity; ///< 1 / capacity
    std::vector<double> m_perUnit;     ///< 1 / unit
    std::vector<double> m_perQueue;    ///< 1 / (capacity² unit)
    double m_greatestGap = 0;
    double m_gapsTogether = 0;
    double m_scale = 1; ///< the price whose power is 1
    bool m_isEvaluated = false;
    bool m_hasDelays = false;
};

inline double BurstQueues::slack(std::uint32_t channel) const
{
    return 1 - load(channel) * m_perCapacity[channel];
}

inline double BurstQueues::bursts(std::uint32_t channel) const
{
    return m_terms.burst * m_data[channel] + m_terms.ackBurst * m_together[channel];
}

inline double BurstQueues::burstQueue(std::uint32_t channel) const
{
    return bursts(channel) * m_perQueue[channel];
}

/** Of two queues, which may be one, at present prices and loads. */
inline TwoDoubles BurstQueues::gapsOf(std::uint32_t a, std::uint32_t b) const
{
    const auto both = [a, b](const std::vector<double>& numbers) {
        return TwoDoubles{numbers[a], numbers[b]};
    };
    const TwoDoubles dataAgainst{m_data[against(a)], m_data[against(b)]};
    const TwoDoubles load = both(m_data) + m_terms.epsilon * dataAgainst;
    TwoDoubles bursts = m_terms.burst * both(m_data);
    if (m_terms.ackBurst > 0)
        bursts += m_terms.ackBurst * both(m_together);
    const TwoDoubles x = both(m_prices) * both(m_perUnit);
    const TwoDoubles s = 1 - load * both(m_perCapacity);
    const TwoDoubles queue = bursts * both(m_perQueue);
    const TwoDoubles sum = x + s;
    const TwoDoubles root = squareRoot((x - s) * (x - s) + 4 * queue);
    // Two forms of one number: neither takes nearly equal ones from each other.
    return (sum < 0 ? sum - root : 2 * (x * s - queue)) / (sum < 0 ? TwoDoubles{2, 2} : sum + root);
}

} // namespace contraflow
