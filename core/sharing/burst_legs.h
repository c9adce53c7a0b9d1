// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace contraflow
