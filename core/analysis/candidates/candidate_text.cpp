// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_text.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"

#include <algorithm>
#include <set>

namespace contraflow {

std::string_view verdictWord(TimeVerdict verdict)
{
    return nameOf(verdict, {{TimeVerdict::unknown, "unknown"},
                            {TimeVerdict::reference, "reference"},
                            {TimeVerdict::faster, "faster"},
                            {TimeVerdict::slower, "slower"},
                            {TimeVerdict::equal, "equal"},
                            {TimeVerdict::tooClose, "too-close"}});
}

std::string_view paretoWord(ParetoPlace place)
{
    return nameOf(place, {{ParetoPlace::unknown, "unknown"},
                          {ParetoPlace::front, "front"},
                          {ParetoPlace::closeFront, "close-front"},
                          {ParetoPlace::dominated, "dominated"}});
}

std::string_view originWord(ModelAccuracy::Origin origin)
{
    return nameOf(origin, {{ModelAccuracy::Origin::unknown, "unknown"},
                           {ModelAccuracy::Origin::measurements, "measurements"},
                           {ModelAccuracy::Origin::calibration, "calibration"}});
}

std::string ratioText(double ratio)
{
    constexpr double kNearOne = 1.01;
    return sentence("%1 times", {groupedText(ratio, ratio < kNearOne ? 4 : 3)});
}

std::string verdictText(const Candidate& candidate)
{
    switch (candidate.verdict) {
    case TimeVerdict::unknown:
        return candidate.isPredicted() ? std::string() : sentence("no prediction");
    case TimeVerdict::reference:
        return sentence("reference");
    case TimeVerdict::equal:
        return sentence("equally fast");
    case TimeVerdict::tooClose:
        return sentence("too close to call");
    case TimeVerdict::faster:
    case TimeVerdict::slower:
        break;
    }
    // Of the predicted makespans, unless what is known of the models turns them round.
    const bool isFaster = candidate.verdict == TimeVerdict::faster;
    const double ratio = 1 + candidate.differencePercent / 100; // of the reference's makespan
    if (isFaster ? candidate.secondsSaved <= 0 : candidate.secondsSaved >= 0)
        return isFaster ? sentence("faster after errors") : sentence("slower after errors");
    if (ratio <= 0 || ratio == 1) // one of the two takes no time
        return isFaster ? sentence("faster") : sentence("slower");
    return isFaster ? sentence("%1 as fast", {ratioText(1 / ratio)})
                    : sentence("%1 as long", {ratioText(ratio)});
}

std::string rankText(const Candidate& candidate)
{
    if (candidate.rank == 0)
        return {};
    std::string rank = std::to_string(candidate.rank);
    if (candidate.bestRank == candidate.worstRank)
        return rank;
    return sentence("%1 (%2 to %3)",
                    {rank, std::to_string(candidate.bestRank), std::to_string(candidate.worstRank)});
}

std::string paretoText(const CandidateGroup& group, const Candidate& candidate)
{
    const std::string rival = candidate.rival ? group.candidates[*candidate.rival].label : std::string();
    switch (candidate.pareto) {
    case ParetoPlace::unknown:
        return {};
    case ParetoPlace::front:
        return sentence("on the front");
    case ParetoPlace::closeFront:
        return sentence("on the front; %1 costs less, too close to call", {rival});
    case ParetoPlace::dominated: {
        const Candidate& other = group.candidates[*candidate.rival];
        const Standing time = standing(judgedMakespan(other), judgedMakespan(candidate));
        if (time != Standing::tooClose) {
            if (candidate.price.total() == other.price.total())
                return sentence("%1 is faster for the same price", {rival});
            return time == Standing::less ? sentence("%1 is faster and costs less", {rival})
                                          : sentence("%1 is as fast and costs less", {rival});
        }
        return candidate.price.total() == other.price.total()
                   ? sentence("%1 costs as much, too close to call", {rival})
                   : sentence("%1 costs less, too close to call", {rival});
    }
    }
    return {};
}

std::string_view costWord(const CandidateGroup& group)
{
    return std::ranges::any_of(group.candidates,
                               [](const Candidate& candidate) { return candidate.price.isRun(); })
               ? phrase("total cost")
               : phrase("price");
}

std::vector<std::string> unlikeVictims(const std::vector<const Candidate*>& candidates)
{
    std::vector<std::string> texts;
    std::set<std::size_t> counts;
    for (const Candidate* candidate : candidates) {
        const bool isPair = candidate->pair && !candidate->pair->failure;
        const std::optional<Victims>& victims =
            isPair ? candidate->pair->victims : candidate->figures.victims;
        counts.insert(victims ? victims->messages : 0);
        if (victims)
            texts.push_back(
                sentence(isPair ? phrase("%1 in %2 without working congestion control")
                                : phrase("%1 in %2 from full channels"),
                         {sentenceOf(victims->messages, "1 message suffers", "%1 messages suffer"),
                          candidate->label}));
    }
    return counts.size() > 1 ? texts : std::vector<std::string>();
}

std::string summaryText(const CandidateGroup& group)
{
    const std::vector<Candidate>& all = group.candidates;
    if (all.size() < 2 || std::ranges::none_of(all, &Candidate::isPredicted))
        return {};
    if (!group.unlikeResults.empty())
        return withReasons(sentence("No candidate is called the fastest"), group.unlikeResults) + ".";
    const Candidate& first = *std::ranges::min_element(all, {}, &Candidate::rank);
    std::vector<std::string> close;
    std::vector<const Candidate*> together{&first};
    bool areEqual = true;
    for (const Candidate& candidate : all) {
        const Standing time = standing(judgedMakespan(first), judgedMakespan(candidate));
        if (&candidate == &first || time == Standing::less)
            continue;
        close.push_back(candidate.label);
        together.push_back(&candidate);
        areEqual = areEqual && time == Standing::equal;
    }
    if (close.empty())
        return sentence("%1 is the fastest.", {first.label});
    if (!areEqual)
        return sentence("%1 is too close to call against %2.", {first.label, joinedWords(close)});
    const std::vector<std::string> victims = unlikeVictims(together);
    return victims.empty() ? sentence("%1 is as fast as %2.", {first.label, joinedWords(close)})
                           : sentence("%1 is as fast as %2, but %3.",
                                      {first.label, joinedWords(close), joinedWords(victims)});
}

} // namespace contraflow
