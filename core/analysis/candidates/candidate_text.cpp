// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_text.h"

#include "core/base/text.h"

#include <algorithm>
#include <cmath>

namespace contraflow {

std::string_view verdictWord(TimeVerdict verdict)
{
    switch (verdict) {
    case TimeVerdict::unknown:
        return "unknown";
    case TimeVerdict::reference:
        return "reference";
    case TimeVerdict::faster:
        return "faster";
    case TimeVerdict::slower:
        return "slower";
    case TimeVerdict::equal:
        return "equal";
    case TimeVerdict::tooClose:
        return "too-close";
    }
    return {};
}

std::string_view paretoWord(ParetoPlace place)
{
    switch (place) {
    case ParetoPlace::unknown:
        return "unknown";
    case ParetoPlace::front:
        return "front";
    case ParetoPlace::closeFront:
        return "close-front";
    case ParetoPlace::dominated:
        return "dominated";
    }
    return {};
}

std::string_view originWord(ModelAccuracy::Origin origin)
{
    switch (origin) {
    case ModelAccuracy::Origin::unknown:
        return "unknown";
    case ModelAccuracy::Origin::measurements:
        return "measurements";
    case ModelAccuracy::Origin::calibration:
        return "calibration";
    }
    return {};
}

std::string ratioText(double ratio)
{
    constexpr double kNearOne = 1.01;
    return groupedText(ratio, ratio < kNearOne ? 4 : 3) + " times";
}

std::string verdictText(const Candidate& candidate)
{
    switch (candidate.verdict) {
    case TimeVerdict::unknown:
        return candidate.isPredicted() ? "" : "no prediction";
    case TimeVerdict::reference:
        return "reference";
    case TimeVerdict::equal:
        return "equally fast";
    case TimeVerdict::tooClose:
        return "too close to call";
    case TimeVerdict::faster:
    case TimeVerdict::slower:
        break;
    }
    // Of the predicted makespans, unless what is known of the models turns them round.
    const bool isFaster = candidate.verdict == TimeVerdict::faster;
    const double ratio = 1 + candidate.differencePercent / 100; // of the reference's makespan
    if (isFaster ? candidate.secondsSaved <= 0 : candidate.secondsSaved >= 0)
        return isFaster ? "faster after errors" : "slower after errors";
    if (ratio <= 0 || ratio == 1) // one of the two takes no time
        return isFaster ? "faster" : "slower";
    return isFaster ? ratioText(1 / ratio) + " as fast" : ratioText(ratio) + " as long";
}

std::string rankText(const Candidate& candidate)
{
    if (candidate.rank == 0)
        return {};
    std::string rank = std::to_string(candidate.rank);
    if (candidate.bestRank == candidate.worstRank)
        return rank;
    return rank + " (" + std::to_string(candidate.bestRank) + " to " + std::to_string(candidate.worstRank) +
           ")";
}

std::string paretoText(const CandidateGroup& group, const Candidate& candidate)
{
    const std::string rival = candidate.rival ? group.candidates[*candidate.rival].label : std::string();
    switch (candidate.pareto) {
    case ParetoPlace::unknown:
        return {};
    case ParetoPlace::front:
        return "on the front";
    case ParetoPlace::closeFront:
        return "on the front; " + rival + " costs less, too close to call";
    case ParetoPlace::dominated: {
        const Candidate& other = group.candidates[*candidate.rival];
        const Standing time = standing(judgedMakespan(other), judgedMakespan(candidate));
        if (time != Standing::tooClose) {
            if (candidate.price.total() == other.price.total())
                return rival + " is faster for the same price";
            return rival +
                   (time == Standing::less ? " is faster and costs less" : " is as fast and costs less");
        }
        return rival + " costs " + (candidate.price.total() == other.price.total() ? "as much" : "less") +
               ", too close to call";
    }
    }
    return {};
}

std::string_view costWord(const CandidateGroup& group)
{
    return std::any_of(group.candidates.begin(), group.candidates.end(),
                       [](const Candidate& candidate) { return candidate.price.isRun(); })
               ? "total cost"
               : "price";
}

std::string summaryText(const CandidateGroup& group)
{
    const std::vector<Candidate>& all = group.candidates;
    if (all.size() < 2 || std::none_of(all.begin(), all.end(),
                                       [](const Candidate& candidate) { return candidate.isPredicted(); }))
        return {};
    if (!group.unlikeResults.empty())
        return withReasons("No candidate is called the fastest", group.unlikeResults) + ".";
    const Candidate& first = *std::min_element(
        all.begin(), all.end(), [](const Candidate& a, const Candidate& b) { return a.rank < b.rank; });
    std::vector<std::string> close;
    bool areEqual = true;
    for (const Candidate& candidate : all) {
        const Standing time = standing(judgedMakespan(first), judgedMakespan(candidate));
        if (&candidate == &first || time == Standing::less)
            continue;
        close.push_back(candidate.label);
        areEqual = areEqual && time == Standing::equal;
    }
    if (close.empty())
        return first.label + " is the fastest.";
    return first.label + (areEqual ? " is as fast as " : " is too close to call against ") +
           joinedWords(close) + ".";
}

} // namespace contraflow
