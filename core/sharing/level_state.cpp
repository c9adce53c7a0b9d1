// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/level_state.h"

#include <new>
#include <sys/mman.h>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kLargePage = 2 * 1024 * 1024;

constexpr std::size_t roundedUp(std::size_t bytes)
{
    return (bytes + kLargePage - 1) / kLargePage * kLargePage;
}

/** Of whole large pages, which begins where one may. */
void* mapPages(std::size_t bytes)
{
    const std::size_t wanted = roundedUp(bytes);
    void* const map =
        ::mmap(nullptr, wanted + kLargePage, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (map == MAP_FAILED)
        throw std::bad_alloc();
    char* const from = static_cast<char*>(map);
    const std::size_t before =
        roundedUp(reinterpret_cast<std::uintptr_t>(from)) - reinterpret_cast<std::uintptr_t>(from);
    char* const pages = from + before;
    if (before > 0)
        (void)::munmap(from, before);
    (void)::munmap(pages + wanted, kLargePage - before);
#ifdef MADV_HUGEPAGE
    (void)::madvise(pages, wanted, MADV_HUGEPAGE); // a wish: where it is not met, pages are small
#endif
    return pages;
}

class LargePages : public std::pmr::memory_resource
{
    static constexpr bool isMapped(std::size_t bytes, std::size_t alignment)
    {
        return bytes >= kLargePage && alignment <= kLargePage;
    }
    void* do_allocate(std::size_t bytes, std::size_t alignment) override
    {
        if (isMapped(bytes, alignment))
            return mapPages(bytes);
        return ::operator new(bytes, std::align_val_t(alignment));
    }
    void do_deallocate(void* memory, std::size_t bytes, std::size_t alignment) override
    {
        if (isMapped(bytes, alignment))
            (void)::munmap(memory, roundedUp(bytes));
        else
            ::operator delete(memory, std::align_val_t(alignment));
    }
    [[nodiscard]] bool do_is_equal(const std::pmr::memory_resource& other) const noexcept override
    {
        return this == &other;
    }
};

} // namespace

std::pmr::memory_resource* largePages()
{
    static LargePages pages;
    return &pages;
}

LevelState::LevelState(const PlacedScenario& scenario, FillingRule rule)
    : m_scenario(scenario)
    , m_rule(rule)
    , m_isSplit(scenario.network->splitsMessages())
    , m_weights(m_isSplit ? scenario.network->channelCount() : 0)
    , m_channels(scenario.network->channelCount(), m_memory.resource())
    , m_levels(scenario.network->channelCount(), kUnsaturated)
    , m_positions(scenario.network->channelCount(), kNone)
    , m_dirty(scenario.network->channelCount())
    , m_fuller(scenario.network->channelCount())
    , m_changedLevels(scenario.network->channelCount())
{
    for (std::uint32_t c = 0; c < m_channels.size(); ++c)
        m_channels[c].capacity = scenario.network->capacity(ChannelId(c));
    grow();
}

void LevelState::grow()
{
    const std::size_t messages = m_scenario.messages.size();
    m_memberSlot.resize(m_scenario.routes.channelTotal(), kNone);
    m_group.resize(messages, kNone);
    m_groupSlot.resize(messages, kNone);
    m_reportedGroup.resize(messages, kNone);
    m_touched.grow(messages);
}

template<typename Use>
void LevelState::forEachTied(std::uint32_t message, Use use) const
{
    for (const ChannelId c : m_scenario.routes[message]) {
        use(c.value);
        if (m_rule.isCoupled)
            use(reverse(c).value);
    }
}

void LevelState::insert(std::uint32_t message)
{
    ++m_activeCount;
    auto hop = static_cast<std::uint32_t>(m_scenario.routes.offset(message));
    for (const ChannelId c : m_scenario.routes[message]) {
        std::pmr::vector<std::uint32_t>& members = m_channels[c.index()].members;
        m_memberSlot[hop] = static_cast<std::uint32_t>(members.size());
        members.push_back(message);
        ++hop;
    }
    m_touched.add(message);
}

void LevelState::remove(std::uint32_t message)
{
    setGroup(message, kNone);
    m_reportedGroup[message] = kNone;
    auto hop = static_cast<std::uint32_t>(m_scenario.routes.offset(message));
    for (const ChannelId c : m_scenario.routes[message]) {
        std::pmr::vector<std::uint32_t>& members = m_channels[c.index()].members;
        const std::uint32_t slot = m_memberSlot[hop];
        const auto last = static_cast<std::uint32_t>(members.size() - 1);
        if (slot != last) {
            const std::uint32_t moved = hopOf(c.value, last);
            members[slot] = members[last];
            m_memberSlot[moved] = slot;
        }
        members.pop_back();
        m_memberSlot[hop++] = kNone;
    }
    --m_activeCount;
}

/** The place in the flat route array that a member of a channel stands for: looked for in the member's short
 * route, since to keep it would take as much memory as the members. */
std::uint32_t LevelState::hopOf(std::uint32_t channel, std::uint32_t slot) const
{
    const std::uint32_t message = m_channels[channel].members[slot];
    auto hop = static_cast<std::uint32_t>(m_scenario.routes.offset(message));
    for (const ChannelId c : m_scenario.routes[message]) {
        if (c.value == channel && m_memberSlot[hop] == slot)
            break;
        ++hop;
    }
    return hop;
}

double LevelState::weightOfMembers(std::uint32_t channel) const
{
    const std::size_t count = m_channels[channel].members.size();
    if (!m_isSplit)
        return static_cast<double>(count);
    double weight = 0;
    for (std::uint32_t slot = 0; slot < count; ++slot)
        weight += m_scenario.routes.share(hopOf(channel, slot));
    return weight;
}

void LevelState::join(std::uint32_t message, std::uint32_t group)
{
    const std::uint32_t left = m_group[message];
    const bool isSlower =
        left != kNone && m_levels[left] != kUnsaturated && m_levels[left] >= m_levels[group];
    if (!isSlower)
        forEachTied(message, [this](std::uint32_t c) { m_fuller.add(c); });
    setGroup(message, group);
    m_touched.add(message);
}

/** Puts a message into a group, or into none, and keeps the shares of its channels in step. */
void LevelState::setGroup(std::uint32_t message, std::uint32_t group)
{
    const std::uint32_t left = std::exchange(m_group[message], group);
    if (left != kNone) {
        std::pmr::vector<std::uint32_t>& list = m_channels[left].group;
        const std::uint32_t slot = m_groupSlot[message];
        list[slot] = list.back();
        m_groupSlot[list[slot]] = slot;
        list.pop_back();
    }
    if (group != kNone) {
        std::pmr::vector<std::uint32_t>& list = m_channels[group].group;
        m_groupSlot[message] = static_cast<std::uint32_t>(list.size());
        list.push_back(message);
    }
    if (left == group)
        return;
    m_scenario.routes.forEach(message, [&](ChannelId c, double share) {
        if (left != kNone)
            count(c, left, -1, share);
        if (group != kNone)
            count(c, group, 1, share);
        m_dirty.add(c.value);
        if (m_rule.isCoupled)
            m_dirty.add(reverse(c).value);
    });
}

/** A message with a share of a channel more or less of a group. */
void LevelState::count(ChannelId c, std::uint32_t group, int change, double share)
{
    const auto by = static_cast<float>(change);
    Channel& channel = m_channels[c.index()];
    if (m_isSplit)
        channel.shares.change(group, by, by * share, m_weights[c.index()].shares);
    else
        channel.shares.change(group, by);
    if (isWatched(c.value))
        changeDependent(group, c.value, by, by * share);
    if (isFullOrAgainst(c.value))
        m_channels[group].fullDependents.change(c.value, by);
    if (c.value == group)
        channel.own += static_cast<std::uint32_t>(change);
    else if (reverse(c).value == group)
        channel.ownAgainst += static_cast<std::uint32_t>(change);
}

void LevelState::changeDependent(std::uint32_t group, std::uint32_t lane, float by, double weight)
{
    if (m_isSplit)
        m_channels[group].dependents.change(lane, by, weight, m_weights[group].dependents);
    else
        m_channels[group].dependents.change(lane, by);
}

GroupShares::Sum LevelState::sumOf(std::uint32_t channel, std::uint32_t except) const
{
    const GroupShares& shares = m_channels[channel].shares;
    return m_isSplit ? shares.sum(m_levels, except, m_weights[channel].shares) : shares.sum(m_levels, except);
}

LevelState::Load LevelState::loadOf(std::uint32_t c) const
{
    const GroupShares::Sum with = sumOf(c, c);
    Load load{own(c), with.load, with.highest};
    if (!m_rule.isCoupled)
        return load;
    const std::uint32_t against = reverse(ChannelId(c)).value;
    if (m_rule.reverseWeight == 0) {
        load.highest = std::max(load.highest, m_channels[against].shares.highest(m_levels, c));
        return load;
    }
    const GroupShares::Sum back = sumOf(against, c);
    load.own += m_rule.reverseWeight * ownAgainst(against);
    load.others += m_rule.reverseWeight * back.load;
    load.highest = std::max(load.highest, back.highest);
    return load;
}

/** Rises from the level at which all share the channel alike: groups that turn out to be slower leave the
 * rest to the others. */
double LevelState::fillLevel(std::uint32_t c) const
{
    const double capacity = m_channels[c].capacity;
    const bool isLoadedBack = m_rule.isCoupled && m_rule.reverseWeight > 0;
    double level = 0;
    while (true) {
        double slower = 0; // bytes per second
        double rising = 0; // weight
        const auto add = [&](std::uint32_t lane, double weight) {
            const std::span<const GroupShares::Share> shares = m_channels[lane].shares.all();
            for (std::size_t i = 0; i < shares.size(); ++i) {
                const std::uint32_t group = shares[i].group;
                const double members = m_isSplit ? m_weights[lane].shares[i] : shares[i].count;
                if (group != c && m_levels[group] <= level)
                    slower += weight * members * m_levels[group];
                else
                    rising += weight * members;
            }
        };
        add(c, 1);
        if (isLoadedBack)
            add(reverse(ChannelId(c)).value, m_rule.reverseWeight);
        const double next = (capacity - slower) / rising;
        if (rising == 0 || next <= level)
            return level;
        level = next;
    }
}

void LevelState::setLevel(std::uint32_t c, double level)
{
    if (m_levels[c] == level)
        return;
    m_levels[c] = level;
    m_sortedUntil = std::min<std::size_t>(m_sortedUntil, m_positions[c]);
    m_changedLevels.add(c);
}

/** Whether the level or load of a channel, or of its reverse channel when that is coupled, is worked out. */
bool LevelState::isWatched(std::uint32_t channel) const
{
    return m_levels[channel] != kUnsaturated ||
           (m_rule.isCoupled && m_levels[reverse(ChannelId(channel)).index()] != kUnsaturated);
}

/** The channel begins (1) or ceases (-1) to be watched, and with it the reverse channel when that is coupled.
 */
void LevelState::changeDependents(std::uint32_t channel, float sign)
{
    forEachLaneOf(channel, [&](std::uint32_t lane) {
        const std::span<const GroupShares::Share> shares = m_channels[lane].shares.all();
        for (std::size_t i = 0; i < shares.size(); ++i)
            changeDependent(shares[i].group, lane, sign * shares[i].count,
                            m_isSplit ? sign * m_weights[lane].shares[i] : 0);
    });
}

/** What the load of a channel is made of. */
template<typename Use>
void LevelState::forEachLaneOf(std::uint32_t channel, Use use) const
{
    use(channel);
    if (m_rule.isCoupled)
        use(reverse(ChannelId(channel)).value);
}

void LevelState::saturate(std::uint32_t channel, double level)
{
    if (!isWatched(channel))
        changeDependents(channel, 1);
    if (m_positions[channel] == kNone) {
        m_positions[channel] = static_cast<std::uint32_t>(m_order.size());
        m_order.push_back(channel);
    }
    setLevel(channel, level);
    setFull(channel, false);
    m_dirty.add(channel);
}

bool LevelState::isFullOrAgainst(std::uint32_t channel) const
{
    return m_channels[channel].isFull ||
           (m_rule.isCoupled && m_channels[reverse(ChannelId(channel)).index()].isFull);
}

void LevelState::setFull(std::uint32_t channel, bool isFull)
{
    if (m_channels[channel].isFull == isFull)
        return;
    m_channels[channel].isFull = false;
    const bool isFullAgainst = isFullOrAgainst(channel);
    m_channels[channel].isFull = isFull;
    if (isFull)
        ++m_fullCount;
    else
        --m_fullCount;
    if (isFullAgainst)
        return;
    const float sign = isFull ? 1 : -1;
    forEachLaneOf(channel, [&](std::uint32_t lane) {
        for (const GroupShares::Share& share : m_channels[lane].shares.all())
            m_channels[share.group].fullDependents.change(lane, sign * share.count);
    });
}

void LevelState::dissolve(std::uint32_t channel)
{
    m_levels[channel] = kUnsaturated;
    m_channels[channel].reported = kUnsaturated;
    m_positions[channel] = kNone;
    m_hasGaps = true;
    if (!isWatched(channel))
        changeDependents(channel, -1);
    m_candidates.assign(m_channels[channel].group.begin(), m_channels[channel].group.end());
    for (const std::uint32_t message : m_candidates)
        place(message, channel);
    m_fuller.add(channel);
}

void LevelState::place(std::uint32_t message, std::uint32_t except)
{
    std::uint32_t best = kNone;
    forEachTied(message, [&](std::uint32_t c) {
        if (c != except && m_levels[c] != kUnsaturated &&
            (best == kNone || m_levels[c] < m_levels[best] || (m_levels[c] == m_levels[best] && c < best)))
            best = c;
    });
    if (best == kNone) {
        setGroup(message, kNone);
        double tightest = 0;
        m_scenario.routes.forEach(message, [&](ChannelId c, double share) {
            const Load load = loadOf(c.value);
            const double left = std::max(0.0, m_channels[c.index()].capacity - load.others) / share;
            if (best == kNone || left < tightest || (left == tightest && c.value < best)) {
                best = c.value;
                tightest = left;
            }
        });
        saturate(best, tightest);
    }
    join(message, best);
}

void LevelState::takeFaster(std::uint32_t channel)
{
    takeFasterOn(channel, channel);
    if (m_rule.isCoupled)
        takeFasterOn(reverse(ChannelId(channel)).value, channel);
}

void LevelState::takeFasterOn(std::uint32_t lane, std::uint32_t channel)
{
    const double limit = m_levels[channel] * (1 + kLevelTolerance);
    std::size_t faster = 0;
    std::uint32_t group = kNone;
    for (const GroupShares::Share& share : m_channels[lane].shares.all())
        if (share.group != channel && m_levels[share.group] > limit) {
            ++faster;
            group = share.group;
        }
    if (faster == 0)
        return;
    // The messages are in the lane's list and in their groups': look where there is less to look at.
    if (faster > 1 || m_channels[lane].members.size() <= m_channels[group].group.size()) {
        for (const std::uint32_t message : m_channels[lane].members)
            if (m_group[message] != channel && m_levels[m_group[message]] > limit)
                join(message, channel);
        return;
    }
    m_candidates.assign(m_channels[group].group.begin(), m_channels[group].group.end());
    for (const std::uint32_t message : m_candidates)
        for (const ChannelId c : m_scenario.routes[message])
            if (c.value == lane)
                join(message, channel);
}

void LevelState::clear()
{
    std::ranges::fill(m_levels, kUnsaturated);
    std::ranges::fill(m_positions, kNone);
    for (Weights& weights : m_weights)
        weights = {};
    for (Channel& channel : m_channels) {
        channel.shares.clear();
        channel.own = 0;
        channel.ownAgainst = 0;
        channel.isFull = false;
        channel.group.clear();
        channel.dependents.clear();
        channel.fullDependents.clear();
        for (const std::uint32_t message : channel.members) {
            m_group[message] = kNone;
            m_touched.add(message);
        }
    }
    m_fullCount = 0;
    m_order.clear();
    m_sortedUntil = 0;
    m_hasGaps = false;
}

void LevelState::endFilling()
{
    sortOrder();
    cleanAll();
    for (std::uint32_t c = 0; c < m_channels.size(); ++c)
        if (m_levels[c] == kUnsaturated)
            m_channels[c].reported = kUnsaturated;
}

void LevelState::sortOrder()
{
    if (std::exchange(m_hasGaps, false)) {
        std::uint32_t kept = 0;
        for (std::uint32_t i = 0; i < m_order.size(); ++i)
            if (m_positions[m_order[i]] == i) {
                m_order[kept] = m_order[i];
                m_positions[m_order[kept]] = kept;
                ++kept;
            }
        m_order.resize(kept);
        m_sortedUntil = 0;
    }
    // Insertion sort: levels move little between events.
    for (std::size_t i = std::max<std::size_t>(m_sortedUntil, 1); i < m_order.size(); ++i) {
        const std::uint32_t c = m_order[i];
        const double level = m_levels[c];
        std::size_t j = i;
        for (; j > 0 && m_levels[m_order[j - 1]] > level; --j) {
            m_order[j] = m_order[j - 1];
            m_positions[m_order[j]] = static_cast<std::uint32_t>(j);
        }
        if (j == i)
            continue;
        m_order[j] = c;
        m_positions[c] = static_cast<std::uint32_t>(j);
    }
    m_sortedUntil = m_order.size();
}

void LevelState::report(RateUpdate& update)
{
    update.moves.clear();
    update.rates.clear();
    m_touched.sort();
    for (const std::uint32_t message : m_touched) {
        if (m_group[message] == m_reportedGroup[message])
            continue;
        m_reportedGroup[message] = m_group[message];
        update.moves.push_back({message, m_group[message]});
    }
    m_touched.clear();
    for (const std::uint32_t c : m_changedLevels) {
        Channel& channel = m_channels[c];
        if (m_levels[c] == channel.reported || m_levels[c] == kUnsaturated)
            continue;
        channel.reported = m_levels[c];
        update.rates.push_back({c, c, m_levels[c]});
    }
    m_changedLevels.clear();
}

} // namespace contraflow
