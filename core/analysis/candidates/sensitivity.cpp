// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/sensitivity.h"

#include "core/analysis/candidates/standing.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/project/host_list.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace contraflow {

namespace {

using Kind = LinkGroup::Kind;

class Groups
{
public:
    /** A group of the same links as an earlier one becomes another name of it. */
    void add(LinkGroup group)
    {
        if (group.links.empty())
            return;
        const auto [at, isNew] = m_positions.try_emplace(group.links, m_groups.size());
        if (isNew)
            m_groups.push_back(std::move(group));
        else
            m_groups[at->second].aliases.push_back(titleOf(group));
    }

    [[nodiscard]] std::vector<LinkGroup> take() { return std::move(m_groups); }

private:
    std::vector<LinkGroup> m_groups;
    std::map<LinkSet, std::size_t> m_positions;
};

std::string linkName(const Network& network, LinkId link)
{
    const Network::Link& l = network.link(link);
    const std::string ends = network.vertexName(l.from) + " – " + network.vertexName(l.to);
    return l.name.empty() ? ends : l.name + " (" + ends + ")";
}

} // namespace

std::string shortList(std::vector<std::string> names)
{
    std::ranges::sort(names, NaturalLess());
    std::string list;
    int depth = 0;
    for (const char c : hostListOf(names)) {
        depth += c == '[' ? 1 : c == ']' ? -1 : 0;
        list.push_back(c);
        if (c == ',' && depth == 0)
            list.push_back(' ');
    }
    constexpr std::size_t kReadable = 40;
    if (list.size() <= kReadable)
        return list;
    return sentence("%1 switches (%2 … %3)", {groupedCount(names.size()), names.front(), names.back()});
}

std::string titleOf(Kind kind, const std::vector<std::string>& members)
{
    switch (kind) {
    case Kind::link:
        return sentence("link %1", {members.front()});
    case Kind::rackNics:
    case Kind::someNics:
        return sentence("NICs of %1", {shortList(members)});
    case Kind::nics:
        return sentence("all NICs");
    case Kind::uplinks:
    case Kind::someUplinks:
        return sentence("uplinks of %1", {shortList(members)});
    case Kind::allUplinks:
        return sentence("all uplinks");
    case Kind::backbone:
        return sentence("all links between switches");
    case Kind::allLinks:
        return sentence("all links");
    }
    return {};
}

std::string_view kindWord(Kind kind)
{
    return nameOf(kind, {{Kind::link, "link"},
                         {Kind::rackNics, "rack-nics"},
                         {Kind::nics, "nics"},
                         {Kind::uplinks, "uplinks"},
                         {Kind::allUplinks, "all-uplinks"},
                         {Kind::backbone, "backbone"},
                         {Kind::someNics, "some-nics"},
                         {Kind::someUplinks, "some-uplinks"},
                         {Kind::allLinks, "all-links"}});
}

std::vector<LinkGroup> rackGroups(const Network& network, Kind kind)
{
    std::vector<LinkSet> nics(network.switches().size());
    std::vector<LinkSet> uplinks(network.switches().size());
    for (const LinkId link : nicLinks(network))
        if (const std::optional<SwitchId> rack = rackOf(network, link))
            nics[rack->index()].push_back(link);
    for (const LinkId link : backboneLinks(network))
        for (const Vertex end : {network.link(link).from, network.link(link).to})
            uplinks[end.index].push_back(link);
    std::vector<LinkGroup> groups;
    for (std::size_t i = 0; i < nics.size(); ++i) {
        LinkSet& links = kind == Kind::uplinks ? uplinks[i] : nics[i];
        if (!nics[i].empty() && !links.empty())
            groups.push_back({kind, {network.switches()[i].name}, std::move(links), {}});
    }
    return groups;
}

LinkSet unionOf(const std::vector<LinkGroup>& groups)
{
    LinkSet all;
    for (const LinkGroup& group : groups)
        all.insert(all.end(), group.links.begin(), group.links.end());
    sortUnique(all);
    return all;
}

std::vector<LinkGroup> linkGroups(const Network& network)
{
    Groups groups;
    const LinkSet backbone = backboneLinks(network);
    for (const LinkId link : backbone)
        groups.add({Kind::link, {linkName(network, link)}, {link}, {}});
    groups.add({Kind::nics, {}, nicLinks(network), {}});
    for (LinkGroup& group : rackGroups(network, Kind::rackNics))
        groups.add(std::move(group));
    std::vector<LinkGroup> uplinks = rackGroups(network, Kind::uplinks);
    const LinkSet allUplinks = unionOf(uplinks);
    for (LinkGroup& group : uplinks)
        groups.add(std::move(group));
    groups.add({Kind::allUplinks, {}, allUplinks, {}});
    groups.add({Kind::backbone, {}, backbone, {}});
    return groups.take();
}

namespace {

using Kind = LinkGroup::Kind;

/** Messages in the runs that look for parts of the network to upgrade in a program: some seconds of a core.
 */
constexpr double kMostInParts = 4e6;

/** More switches than this are not left out one after the other, which cannot be done in parallel. */
constexpr std::size_t kMostInTurn = 64;

class Search
{
public:
    Search(const Project& project, const PreparedScenario& scenario, const TimeFigures& base,
           const SensitivityRequest& request, VariationRuns& runs)
        : m_project(project)
        , m_scenario(scenario)
        , m_base(base)
        , m_mostMessages(request.mostMessages)
        , m_runs(runs)
    {
        m_result.factor = request.factor;
        const PlacedScenario& placed = scenario.placed;
        m_isUsed.resize(placed.network->links().size(), false);
        m_bytes.resize(placed.network->channelCount(), 0.0);
        for (std::size_t i = 0; i < placed.messages.size(); ++i)
            placed.routes.forEach(i, [&](ChannelId channel, double share) {
                m_isUsed[linkOf(channel).index()] = true;
                m_bytes[channel.index()] += placed.messages[i].bytes * share;
            });
        // Where the messages of a program go shows only when it runs: any link may matter.
        if (!scenario.applications.empty())
            m_isUsed.assign(m_isUsed.size(), true);
        m_mayMatter = m_isUsed;
        findLimits();
    }

    Result<Sensitivity> run()
    {
        std::vector<GroupEffect> groups;
        for (LinkGroup& group : linkGroups(*m_scenario.placed.network))
            groups.push_back({std::move(group)});
        RETURN_IF_ERROR(leaveOutHopeless(groups));
        std::vector<LinkSet> sets;
        for (const GroupEffect& effect : groups)
            if (effect.notRun.empty())
                sets.push_back(effect.group.links);
        m_runs.expect(sets.size());
        RETURN_IF_ERROR(compute(sets));
        for (GroupEffect& effect : groups)
            add(std::move(effect));
        for (const auto& [single, some] :
             {std::pair(Kind::uplinks, Kind::someUplinks), std::pair(Kind::rackNics, Kind::someNics)})
            RETURN_IF_ERROR(addNeeded(single, some));
        RETURN_IF_ERROR(addTogether());
        sortBySaving();
        return std::move(m_result);
    }

private:
    /** Of those that are as good as the best of them, fewer links come first. */
    void sortBySaving()
    {
        std::vector<GroupEffect>& groups = m_result.groups;
        std::ranges::stable_sort(groups, {}, &GroupEffect::makespan);
        for (auto first = groups.begin(); first != groups.end();) {
            const auto last = std::find_if(first, groups.end(), [first](const GroupEffect& effect) {
                return isSlower(effect.makespan, first->makespan);
            });
            std::stable_sort(first, last, [](const GroupEffect& a, const GroupEffect& b) {
                return a.group.links.size() < b.group.links.size();
            });
            first = last;
        }
    }

    /** Of the same scenario under the same model, which misses the same of both. */
    static bool isSlower(double makespan, double other)
    {
        return standing({makespan}, {other}) == Standing::greater;
    }

    /** The links of a set that carry messages: the others change nothing. */
    [[nodiscard]] LinkSet usedOf(const LinkSet& links) const
    {
        LinkSet used;
        std::ranges::copy_if(links, std::back_inserter(used),
                             [this](LinkId link) { return m_isUsed[link.index()]; });
        return used;
    }

    /**
     * Under progressive filling a link that never stops a message's rate from growing may become faster
     * without any consequence: the filling meets the same limits in the same order. Slower links may become
     * limits.
     */
    void findLimits()
    {
        const ModelInfo* info = findModelInfo(m_scenario.model.kind);
        if (m_result.factor < 1 || !info || !info->ignoresSpareBandwidth)
            return;
        m_mayMatter.assign(m_mayMatter.size(), false);
        for (std::size_t channel = 0; channel < m_base.limits.size(); ++channel)
            if (m_base.limits[channel])
                m_mayMatter[linkOf(ChannelId(channel)).index()] = true;
    }

    /** Whether making these links faster could change anything. */
    [[nodiscard]] bool mayMatter(const LinkSet& links) const
    {
        return std::ranges::any_of(links, [this](LinkId link) { return m_mayMatter[link.index()]; });
    }

    /**
     * Of the channels that need more than `seconds` for their bytes with these links faster the one that
     * needs longest: the scenario takes at least as long, without a run, where models let no channel carry
     * more than its capacity.
     */
    [[nodiscard]] std::optional<std::pair<ChannelId, double>> busyBeyond(double seconds,
                                                                         const LinkSet& links) const
    {
        const ModelInfo* info = findModelInfo(m_scenario.model.kind);
        if (!info || !info->keepsCapacities)
            return std::nullopt;
        const Network& network = *m_scenario.placed.network;
        std::optional<std::pair<ChannelId, double>> longest;
        for (std::size_t c = 0; c < m_bytes.size(); ++c) {
            const ChannelId channel(c);
            double needed = m_bytes[c] / network.capacity(channel);
            if (!(needed > seconds))
                continue;
            if (std::ranges::binary_search(links, linkOf(channel)))
                needed /= m_result.factor;
            if (needed > (longest ? longest->second : seconds))
                longest = {channel, needed};
        }
        return longest;
    }

    /** Whether the scenario clearly takes longer than `makespan` with these links faster, without a run. */
    [[nodiscard]] bool isSurelySlower(const LinkSet& links, double makespan) const
    {
        const auto busy = busyBeyond(makespan, links);
        return busy && isSlower(busy->second, makespan);
    }

    /** Whether so many runs take longer than is to be waited for. */
    [[nodiscard]] bool isMuch(std::size_t runs) const
    {
        return static_cast<double>(runs) * static_cast<double>(m_base.messages) > m_mostMessages;
    }

    /** Where much would have to be run, groups that cannot save anything worth saying are not. */
    Result<void> leaveOutHopeless(std::vector<GroupEffect>& groups)
    {
        std::vector<GroupEffect*> open;
        for (GroupEffect& effect : groups)
            if (mayMatter(usedOf(effect.group.links)))
                open.push_back(&effect);
        if (m_result.factor <= 1 || !isMuch(open.size()))
            return {};
        const Network& network = *m_scenario.placed.network;
        for (GroupEffect* effect : open)
            if (const auto busy = busyBeyond((1 - kWorthSaying) * m_base.makespan, effect->group.links))
                effect->notRun = sentence("saves less than %1 %, not run: %2 stays busy for %3",
                                          {roundedText(100 * kWorthSaying), network.channelName(busy->first),
                                           displayText(Dimension::duration, busy->second)});
        return m_scenario.applications.empty() ? Result<void>() : leaveOutParts(open);
    }

    /** Of what saves nothing worth saying together, parts are not run: first of all racks, then of the links
     * of those whose uplinks save something. */
    Result<void> leaveOutParts(const std::vector<GroupEffect*>& open)
    {
        for (const Kind kind : {Kind::rackNics, Kind::uplinks})
            RETURN_IF_ERROR(runHalves({ofKind(open, kind)}));
        std::vector<GroupEffect*> links = ofKind(open, Kind::link);
        std::vector<Effects> sets;
        for (const GroupEffect* rack : ofKind(open, Kind::uplinks)) {
            const auto others = std::stable_partition(links.begin(), links.end(), [rack](GroupEffect* link) {
                return !std::ranges::binary_search(rack->group.links, link->group.links.front());
            });
            if (rack->notRun.empty())
                sets.emplace_back(others, links.end());
            else
                std::for_each(others, links.end(),
                              [rack](GroupEffect* link) { link->notRun = rack->notRun; });
            links.erase(others, links.end());
        }
        sets.push_back(std::move(links));
        return runHalves(std::move(sets));
    }

    using Effects = std::vector<GroupEffect*>;

    static Effects ofKind(const Effects& effects, Kind kind)
    {
        Effects found;
        std::ranges::copy_if(effects, std::back_inserter(found),
                             [kind](const GroupEffect* effect) { return effect->group.kind == kind; });
        return found;
    }

    /** Runs the groups of each set together, then of what saves something halves, and so on. */
    Result<void> runHalves(std::vector<Effects> sets)
    {
        while (!sets.empty()) {
            std::erase_if(sets, [](const Effects& set) { return set.size() < 2; });
            m_inParts += static_cast<double>(sets.size()) * static_cast<double>(m_base.messages);
            if (m_inParts > kMostInParts) {
                for (const Effects& set : sets)
                    for (GroupEffect* effect : set)
                        effect->notRun = sentence("not run: there are too many groups for so long a program");
                return {};
            }
            const auto links = mapped<LinkSet>(sets, [&](const Effects& set) { return linksOf(set); });
            m_runs.expect(links.size());
            RETURN_IF_ERROR(compute(links));
            std::vector<Effects> halves;
            for (std::size_t i = 0; i < sets.size(); ++i) {
                const auto middle = sets[i].begin() + static_cast<std::ptrdiff_t>(sets[i].size() / 2);
                if (isWorthSaying(with(links[i]))) {
                    halves.emplace_back(sets[i].begin(), middle);
                    halves.emplace_back(middle, sets[i].end());
                    continue;
                }
                for (GroupEffect* effect : sets[i])
                    effect->notRun = sentence("not run by itself: %1 together save less than %2 %",
                                              {titleOfAll(sets[i]), roundedText(100 * kWorthSaying)});
            }
            sets = std::move(halves);
        }
        return {};
    }

    [[nodiscard]] bool isWorthSaying(const TimeFigures& figures) const
    {
        return secondsSaved(m_base.makespan, figures.makespan) >= kWorthSaying * m_base.makespan;
    }

    static LinkSet linksOf(const Effects& effects)
    {
        const auto groups = mapped<LinkGroup>(effects, &GroupEffect::group);
        return unionOf(groups);
    }

    static std::string titleOfAll(const Effects& effects)
    {
        if (effects.front()->group.kind == Kind::link)
            return sentence("%1 links between switches", {groupedCount(effects.size())});
        std::vector<std::string> members;
        for (const GroupEffect* effect : effects)
            members.push_back(effect->group.members.front());
        return titleOf(effects.front()->group.kind, members);
    }

    /** The same for several sets of links, which are run where there is no other way. */
    Result<std::vector<bool>> areSlower(const std::vector<LinkSet>& sets, double makespan)
    {
        std::vector<bool> areSlower;
        std::vector<LinkSet> open;
        for (const LinkSet& links : sets) {
            areSlower.push_back(isSurelySlower(links, makespan));
            if (!areSlower.back())
                open.push_back(links);
        }
        m_runs.expect(open.size());
        RETURN_IF_ERROR(compute(open));
        for (std::size_t i = 0; i < sets.size(); ++i)
            areSlower[i] = areSlower[i] || isSlower(with(sets[i]).makespan, makespan);
        return areSlower;
    }

    /** Runs the sets that have not been run yet. */
    Result<void> compute(const std::vector<LinkSet>& sets)
    {
        std::vector<LinkSet> fresh;
        for (const LinkSet& links : sets) {
            LinkSet used = usedOf(links);
            if (mayMatter(used) && m_known.try_emplace(used, TimeFigures()).second)
                fresh.push_back(std::move(used));
        }
        const auto results = m_runs.run(fresh.size(), [&](std::size_t i, const RunOptions& options) {
            return m_runs.known().of(m_scenario,
                                     withScaledLinks(m_scenario.placed, fresh[i], m_result.factor),
                                     m_scenario.model, FigureExtent::times, options);
        });
        RETURN_IF_ERROR(results);
        for (std::size_t i = 0; i < fresh.size(); ++i) {
            if (!(*results)[i])
                return (*results)[i].error();
            m_known[fresh[i]] = *(*results)[i];
        }
        return {};
    }

    [[nodiscard]] const TimeFigures& with(const LinkSet& links) const
    {
        const auto found = m_known.find(usedOf(links));
        return found == m_known.end() ? m_base : found->second;
    }

    /** The racks that doubling all links of a kind needs. */
    Result<void> addNeeded(Kind single, Kind some)
    {
        const std::vector<LinkGroup> racks = rackGroups(*m_scenario.placed.network, single);
        const LinkSet all = unionOf(racks);
        const double best = with(all).makespan;
        if (racks.size() < 3 || !isSlower(m_base.makespan, best))
            return {};
        if (!m_scenario.applications.empty() && isMuch(racks.size())) {
            m_result.notes.push_back(sentence(
                "Which of %1 switches make up what %2 save was not looked for: that takes as many runs "
                "of %3 messages",
                {groupedCount(racks.size()),
                 titleOf(single == Kind::rackNics ? Kind::nics : Kind::allUplinks, {}),
                 groupedCount(m_base.messages)}));
            return {};
        }
        std::vector<LinkSet> withoutOne;
        for (std::size_t i = 0; i < racks.size(); ++i) {
            std::vector<LinkGroup> rest = racks;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            withoutOne.push_back(unionOf(rest));
        }
        ASSIGN_OR_RETURN(const std::vector<bool> isNeeded, areSlower(withoutOne, best));
        std::vector<LinkGroup> needed;
        for (std::size_t i = 0; i < racks.size(); ++i)
            if (isNeeded[i])
                needed.push_back(racks[i]);
        ASSIGN_OR_RETURN(const std::vector<bool> isTooLittle, areSlower({unionOf(needed)}, best));
        if (isTooLittle.front()) {
            if (racks.size() > kMostInTurn)
                return {};
            needed = racks;
            RETURN_IF_ERROR(leaveOutInTurn(needed, best));
        }
        if (needed.size() < 2 || needed.size() == racks.size())
            return {}; // a group of its own already
        LinkGroup group{some, {}, unionOf(needed), {}};
        for (const LinkGroup& rack : needed)
            group.members.push_back(rack.members.front());
        add({std::move(group)});
        return {};
    }

    /** Leaves out what can be left out while nothing is lost; the last first. */
    Result<void> leaveOutInTurn(std::vector<LinkGroup>& needed, double best)
    {
        for (std::size_t i = needed.size(); i-- > 0;) {
            std::vector<LinkGroup> rest = needed;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            ASSIGN_OR_RETURN(const std::vector<bool> isSlower, areSlower({unionOf(rest)}, best));
            if (!isSlower.front())
                needed = std::move(rest);
        }
        return {};
    }

    /** All links together, where no group of them saves anything by itself. */
    Result<void> addTogether()
    {
        const Network& network = *m_scenario.placed.network;
        LinkGroup all{Kind::allLinks, {}, nicLinks(network), {}};
        const LinkSet backbone = backboneLinks(network);
        const bool helps = std::ranges::any_of(
            m_result.groups, [](const GroupEffect& effect) { return effect.savedShare >= kWorthSaying; });
        if (helps || m_result.factor <= 1 || all.links.empty() || backbone.empty())
            return {};
        all.links.insert(all.links.end(), backbone.begin(), backbone.end());
        std::ranges::sort(all.links);
        m_runs.expect(1);
        RETURN_IF_ERROR(compute({all.links}));
        add({std::move(all)});
        return {};
    }

    void add(GroupEffect effect)
    {
        const TimeFigures& figures = with(effect.group.links);
        effect.makespan = figures.makespan;
        effect.mean = figures.mean;
        effect.saved = secondsSaved(m_base.makespan, figures.makespan);
        if (m_base.makespan > 0)
            effect.savedShare = effect.saved / m_base.makespan;
        addPrice(effect);
        m_result.groups.push_back(std::move(effect));
    }

    void addPrice(GroupEffect& effect) const
    {
        const Network& network = *m_scenario.placed.network;
        const Platform* platform =
            findByName(m_project.platforms, m_project.scenarios[m_scenario.scenario].platform);
        Price sum;
        for (const LinkId id : effect.group.links) {
            const Network::Link& link = network.link(id);
            if (link.isNic) {
                effect.priceMissing = sentence("the price of a node is not that of its network card");
                return;
            }
            if (link.isInServer) {
                effect.priceMissing = sentence("the price of a server is not that of its links");
                return;
            }
            const LinkRow& row = platform->links[link.row];
            const PriceCell& price = row.price;
            if (!price.hasValue()) {
                effect.priceMissing = price.isEmpty() ? sentence("link %1 has no price", {inQuotes(row.name)})
                                                      : price.problem();
                return;
            }
            if (!sum.currency.empty() && sum.currency != price.value().currency) {
                effect.priceMissing =
                    sentence("its links are priced in %1 and %2", {sum.currency, price.value().currency});
                return;
            }
            sum.currency = price.value().currency;
            sum.amount += price.value().amount;
        }
        effect.price = sum;
        if (effect.saved > 0)
            effect.pricePerSecond = sum.amount / effect.saved;
    }

    const Project& m_project;
    const PreparedScenario& m_scenario;
    const TimeFigures& m_base;
    double m_mostMessages;
    double m_inParts = 0; ///< messages of the runs of runHalves()
    VariationRuns& m_runs;
    Sensitivity m_result;
    std::vector<double> m_bytes;            ///< by channel: that go through it
    std::vector<bool> m_mayMatter;          ///< by link: whether more bandwidth alone can have an effect
    std::vector<bool> m_isUsed;             ///< by link
    std::map<LinkSet, TimeFigures> m_known; ///< by used links
};

} // namespace

Result<Sensitivity> sensitivity(const Project& project, const PreparedScenario& scenario,
                                const TimeFigures& base, const SensitivityRequest& request,
                                VariationRuns& runs)
{
    return Search(project, scenario, base, request, runs).run();
}

double usualRuns(const Network& network, std::size_t messages, const SensitivityRequest& request)
{
    constexpr double kOfAll = 3;        // all NICs, all uplinks, all links between switches
    constexpr double kUsualShare = 0.4; // of many groups, that may matter
    const auto groups = static_cast<double>(linkGroups(network).size());
    const auto ofEach = std::max(1.0, static_cast<double>(messages));
    if (groups * ofEach <= request.mostMessages)
        return groups;
    return kOfAll + kUsualShare * std::min(groups, std::max(kMostInParts, request.mostMessages) / ofEach);
}

} // namespace contraflow
