// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/scope.h"

#include "core/base/sentence.h"
#include "core/base/some_names.h"
#include "core/base/text.h"

#include <algorithm>
#include <map>

namespace contraflow {

namespace {

using AspectKind = ScopeAspect::Kind;

/** Aspects in which the same owners lack the same. */
struct Lack
{
    AspectKind kind;
    bool isPartial = false; ///< some of the parts have it
    std::vector<std::string> owners;
    std::vector<std::string> whats = {};
    std::vector<std::string> places = {};
};

std::string phraseOf(const Lack& lack)
{
    const bool isOne = lack.owners.size() == 1;
    const std::string owners = someOf(lack.owners);
    const std::string whats = joinedWords(lack.whats);
    switch (lack.kind) {
    case AspectKind::prediction:
        return isOne ? sentence("%1 has no prediction (%2); mend that, or compare without it",
                                {owners, lack.places.front()})
                     : sentence("%1 have no prediction (%2: %3); mend that, or compare without them",
                                {owners, lack.owners.front(), lack.places.front()});
    case AspectKind::workload: {
        const std::string add =
            isOne ? sentence("%1 has no scenario for %2; add one", {owners, someOf(lack.whats)})
                  : sentence("%1 have no scenario for %2; add one to each", {owners, someOf(lack.whats)});
        return lack.whats.size() == 1
                   ? sentence("%1, give it the weight 0, or compare without it", {add})
                   : sentence("%1, give them the weight 0, or compare without them", {add});
    }
    case AspectKind::price:
    case AspectKind::power:
    case AspectKind::value:
        break;
    }
    const std::string places = someOf(lack.places);
    if (lack.kind == AspectKind::price) {
        const std::string lacks = lack.isPartial
                                      ? (isOne ? sentence("%1 has price for some %2 only", {owners, whats})
                                               : sentence("%1 have price for some %2 only", {owners, whats}))
                                      : (isOne ? sentence("%1 has no price for %2", {owners, whats})
                                               : sentence("%1 have no price for %2", {owners, whats}));
        return sentence("%1; give %2 (0 where another price includes it), or leave prices for %3 away in all",
                        {lacks, places, whats});
    }
    const std::string lacks = lack.isPartial
                                  ? (isOne ? sentence("%1 has power for some %2 only", {owners, whats})
                                           : sentence("%1 have power for some %2 only", {owners, whats}))
                                  : (isOne ? sentence("%1 has no power for %2", {owners, whats})
                                           : sentence("%1 have no power for %2", {owners, whats}));
    return sentence("%1; give %2 (0 W where it draws none), or leave power for %3 away in all",
                    {lacks, places, whats});
}

/** What owners have of one aspect. */
struct Held
{
    const ScopeAspect* aspect = nullptr; ///< of the first
    std::vector<std::pair<std::string, const ScopeAspect*>> byOwner = {};

    [[nodiscard]] bool isAlike() const
    {
        return std::all_of(byOwner.begin(), byOwner.end(),
                           [&](const auto& held) { return held.second->value == aspect->value; });
    }
};

/** Those that apply to somebody, in the order in which scopes have them. */
std::vector<Held> heldOf(const std::vector<Scope>& scopes)
{
    std::vector<Held> all;
    std::map<std::pair<AspectKind, std::string>, std::size_t> places;
    for (const Scope& scope : scopes)
        for (const ScopeAspect& aspect : scope.aspects) {
            if (aspect.value.empty())
                continue;
            const auto [place, isNew] = places.try_emplace({aspect.kind, aspect.what}, all.size());
            if (isNew)
                all.push_back({&aspect});
            all[place->second].byOwner.emplace_back(scope.owner, &aspect);
        }
    return all;
}

/** "years differ: 3 for roce and 5 for hdr; give platforms.*.years one value". */
std::string valuePhrase(const Held& held)
{
    std::vector<std::pair<const ScopeAspect*, std::vector<std::string>>> values;
    for (const auto& [owner, aspect] : held.byOwner) {
        auto same = std::find_if(values.begin(), values.end(), [wanted = aspect](const auto& value) {
            return value.first->value == wanted->value;
        });
        if (same == values.end())
            same = values.insert(values.end(), {aspect, {}});
        same->second.push_back(owner);
    }
    std::vector<std::string> words;
    for (const auto& [aspect, owners] : values)
        words.push_back(
            sentence("%1 for %2", {aspect->shown.empty() ? aspect->value : aspect->shown, someOf(owners)}));
    return held.aspect->what + ": " + someOf(words) + "; " + held.aspect->place;
}

/** Adds what owners lack of an aspect to the lacks of the same owners. */
void addLack(std::vector<Lack>& lacks, const Held& held, std::string_view value)
{
    Lack lack{held.aspect->kind, value == kPartlyGiven, {}};
    for (const auto& [owner, aspect] : held.byOwner)
        if (aspect->value == value) {
            lack.owners.push_back(owner);
            lack.places.push_back(aspect->place);
        }
    if (lack.owners.empty())
        return;
    auto same = std::find_if(lacks.begin(), lacks.end(), [&](const Lack& other) {
        return other.kind == lack.kind && other.isPartial == lack.isPartial && other.owners == lack.owners;
    });
    if (same == lacks.end())
        same = lacks.insert(lacks.end(), Lack{lack.kind, lack.isPartial, lack.owners});
    same->whats.push_back(held.aspect->what);
    same->places.insert(same->places.end(), lack.places.begin(), lack.places.end());
}

} // namespace

std::vector<std::string> differences(const std::vector<Scope>& scopes)
{
    std::vector<Lack> lacks;
    std::vector<std::string> values;
    for (const Held& held : heldOf(scopes)) {
        if (held.isAlike())
            continue;
        if (held.aspect->kind == AspectKind::value) {
            values.push_back(valuePhrase(held));
            continue;
        }
        for (const std::string_view value : {kNotGiven, kPartlyGiven})
            addLack(lacks, held, value);
    }
    std::vector<std::string> phrases;
    for (const Lack& lack : lacks)
        phrases.push_back(phraseOf(lack));
    phrases.insert(phrases.end(), values.begin(), values.end());
    return phrases;
}

std::string withReasons(const std::string& prevented, const std::vector<std::string>& reasons)
{
    constexpr std::size_t kMostSaid = 4;
    std::string text = prevented;
    for (std::size_t i = 0; i < std::min(reasons.size(), kMostSaid); ++i)
        text += i == 0 ? ": " + reasons[i] : sentence(". Besides, %1", {reasons[i]});
    if (reasons.size() > kMostSaid)
        text += sentence(". There are %1 further differences", {groupedCount(reasons.size() - kMostSaid)});
    return text;
}

} // namespace contraflow
