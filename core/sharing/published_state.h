// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/sharing_model.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <vector>

namespace contraflow {

/** Which lines of Algorithm 1 are run. */
enum class PublishedLines
{
    all,
    fairnessOnly ///< without 11–20
};

/**
 * What Algorithm 1 of zhu-2014 knows of channels and messages: congestion factors, and for each channel the
 * rates given on it, in the order of the turns, with what they add up to. So the load of a channel is known
 * as it was before any turn.
 */
class PublishedState
{
public:
    /** ⟨max(k, k̄), k, k̄⟩; greater comes first, then the smaller message. Near-equal congestion factors are
     * one number, so that the order is transitive. */
    struct Key
    {
        double high = 0;     ///< max(k, k̄)
        double forward = 0;  ///< k
        double backward = 0; ///< k̄, 0 when every reverse set is empty
        std::uint32_t message = 0;

        bool operator==(const Key&) const = default;
        friend bool comesBefore(const Key& a, const Key& b)
        {
            if (a.high != b.high)
                return a.high > b.high;
            if (a.forward != b.forward)
                return a.forward > b.forward;
            return a.backward != b.backward ? a.backward > b.backward : a.message < b.message;
        }
        /** Before all others. */
        static Key top()
        {
            constexpr double kMost = std::numeric_limits<double>::infinity();
            return {kMost, kMost, kMost, 0};
        }
        /** After all others. */
        static Key bottom() { return {0, 0, 0, UINT32_MAX}; }
    };

    /** A rate given on a channel. */
    struct Place
    {
        Key key;               ///< of the turn; here as well as in Message because searches compare it
        std::uint32_t hop = 0; ///< of the message's route, in the flat array of all routes
        double rate = 0;       ///< bytes per second
        double load = 0;       ///< of the channel with it, bytes per second; up to Channel::summed
        double fastest = 0;    ///< the greatest rate until here; the same
    };
    struct Channel
    {
        double capacity = 0;
        std::uint32_t count = 0;   ///< |S[i]|
        std::uint32_t lookers = 0; ///< messages with a rate whose turns looked at it
        double factor = 0;         ///< count / capacity as it stands in m_factors; 0: it does not
        double rankBefore = 0;     ///< before rankFactors() returned it
        double rank = 0; ///< the least of the factors that are near-equal in a row; 0: nothing is sent
        std::vector<Place> places; ///< by turn
        std::size_t summed = 0;    ///< places whose load is up to date
        bool isChanged = false;    ///< it is among m_changed
        Key told = Key::bottom();  ///< who looks at it behind this is among affected() or was
    };
    /** What a turn, or several, of a message had to do with a channel of its route or the reverse of it. */
    enum Look : unsigned char
    {
        kForward = 1,  ///< it looked at what is left of the channel
        kBackward = 2, ///< it looked at whether the reverse channel is saturated
        kEmptied = 4   ///< line 19 emptied the reverse channel's set
    };
    struct Message
    {
        Key first;       ///< of its first turn
        Key last;        ///< of the turn in which it got its rate
        double rate = 0; ///< bytes per second
        std::uint32_t limit = kNoChannel;
        std::uint32_t slowest = kNoChannel; ///< channel of its route
        std::uint32_t offset = 0;           ///< of its route in the flat array
        std::uint32_t returns = 0;          ///< how often line 20 put it back
        bool isActive = false;
        bool isPlaced = false; ///< its rate is in the places of its channels
    };

    PublishedState(const PlacedScenario& scenario, PublishedLines lines);
    /** Takes in the messages that the scenario has got since, none of them active. */
    void grow();

    [[nodiscard]] PublishedLines lines() const { return m_lines; }
    [[nodiscard]] const Channel& channel(ChannelId channel) const { return m_channels[channel.index()]; }
    [[nodiscard]] const Message& message(std::uint32_t message) const { return m_messages[message]; }
    [[nodiscard]] std::span<const ChannelId> route(std::uint32_t message) const
    {
        return m_scenario.routes[message];
    }
    [[nodiscard]] bool hasLooked(const Place& place, unsigned looks) const
    {
        return (m_looks[place.hop] & looks) != 0;
    }
    [[nodiscard]] std::span<const Message> messages() const { return m_messages; }

    /** One message more or less is counted on its channels. */
    void add(std::uint32_t message);
    void remove(std::uint32_t message);
    /** After those: ranks the congestion factors. An event changes few of them; the channels where the count
     * or the rank has changed. */
    [[nodiscard]] const std::vector<std::uint32_t>& rankFactors();

    [[nodiscard]] Key firstKey(std::uint32_t message) const;
    void setFirst(const Key& key) { m_messages[key.message].first = key; }
    /** Forgets what its turns looked at. */
    void forgetLooks(std::uint32_t message);
    /** Lines 7–19: the rate and its limit, or that there is none yet and what line 20 puts back. */
    [[nodiscard]] std::optional<RateChange> turn(const Key& key);
    /** The key after line 19 has emptied sets. */
    [[nodiscard]] Key nextKey(std::uint32_t message) const;

    /** Gives a message its rate in this turn, or takes it back; messages that looked at something later than
     * this, and have to look again, are added to affected(), once for each channel of theirs until finish().
     */
    void place(const Key& key, const RateChange& rate);
    void takeOut(std::uint32_t message);
    [[nodiscard]] std::vector<std::uint32_t>& affected() { return m_affected; }
    /** Before a run of all turns: no message has a rate. Rates are then given in the order of the turns. */
    void clearPlaces();
    void append(const Key& key, const RateChange& rate);
    /** After all turns: what is on each channel is known to the last place. Turns themselves, which go from
     * the first place to the last, work it out as far as they look: once for all changes before them. */
    void finish();

    /** What stands on a channel before a turn. */
    struct Before
    {
        std::size_t assigned = 0;
        double load = 0;
        double fastest = 0;
    };
    /** Only after finish(). */
    [[nodiscard]] Before before(ChannelId channel, const Key& key) const;

    /** What the algorithm does not promise, in the order of the turns. */
    [[nodiscard]] bool hasFaults() const { return !m_starved.empty() || !m_overfull.empty(); }
    void listFaults(std::vector<SharingDiagnostic>& faults) const;

private:
    /** How many channels have a congestion factor. */
    struct Factor
    {
        std::uint32_t channels = 0;
        double rank = 0;
    };

    void setFactor(Channel& channel);
    void touch(std::uint32_t channel);
    void changeRank(std::uint32_t channel, double rank);
    [[nodiscard]] bool rankInARow();
    [[nodiscard]] RateChange shareForward(const Key& key);
    [[nodiscard]] std::optional<RateChange> followBackward(const Key& key);
    void look(std::uint32_t hop, unsigned how, ChannelId channel);
    [[nodiscard]] static std::size_t positionOf(const Channel& channel, const Key& key);
    [[nodiscard]] std::size_t ownPosition(const Channel& channel, const Key& key, std::uint32_t hop);
    [[nodiscard]] static Before beforePosition(const Channel& channel, std::size_t position);
    static void addUp(Channel& channel, std::size_t end);
    void markChanged(std::uint32_t channel, std::size_t from);
    void tellLater(ChannelId channel, std::size_t from, const Key& key);
    void tellFrom(const Channel& channel, std::size_t from, const Key& told, Look look);
    void keepRate(const Key& key, const RateChange& rate);
    void changeRate(const Message& message);

    const PlacedScenario& m_scenario;
    PublishedLines m_lines;
    std::vector<Channel> m_channels;
    std::vector<Message> m_messages;
    std::vector<unsigned char> m_looks; ///< by hop in the flat array of all routes
    std::vector<std::uint32_t> m_slots; ///< by hop: where its place was found last, a hint
    std::map<double, Factor> m_factors;
    std::vector<std::uint32_t> m_affected;
    std::vector<std::uint32_t> m_changed; ///< channels whose places have changed since finish()
    std::vector<std::uint32_t> m_touched; ///< channels whose count has changed since rankFactors()
    std::vector<std::uint32_t> m_ranked;  ///< what that returned
    std::vector<char> m_isTouched;
    std::map<std::uint32_t, std::vector<SharingDiagnostic>> m_starved; ///< by message
    std::set<std::uint32_t> m_overfull;                                ///< channels
};

} // namespace contraflow
