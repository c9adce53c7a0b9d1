// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_text.h"

#include "core/base/text.h"
#include "core/base/tolerance.h"

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

std::string verdictText(const Candidate& candidate)
{
    const std::string percent = groupedText(std::abs(candidate.differencePercent), 3) + " % ";
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
        return percent + (candidate.differencePercent <= 0 ? "faster" : "faster after errors");
    case TimeVerdict::slower:
        return percent + (candidate.differencePercent >= 0 ? "slower" : "slower after errors");
    }
    return {};
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
        if (!isTooClose(candidate, other)) {
            const bool isFaster = clearlyGreater(candidate.figures.makespan, other.figures.makespan);
            if (candidate.price.total() == other.price.total())
                return rival + " is faster for the same price";
            return rival + (isFaster ? " is faster and costs less" : " is as fast and costs less");
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

std::string missingCostText(const PlatformPrice& price)
{
    return (price.price ? "no total cost: " : "no price: ") + price.totalMissing();
}

std::string summaryText(const CandidateGroup& group)
{
    const Candidate* first = nullptr;
    std::size_t predicted = 0;
    for (const Candidate& candidate : group.candidates) {
        predicted += candidate.isPredicted() ? 1 : 0;
        if (candidate.isPredicted() && (!first || candidate.rank < first->rank))
            first = &candidate;
    }
    if (predicted < 2)
        return {};
    std::vector<std::string> close;
    for (const Candidate& candidate : group.candidates)
        if (&candidate != first && candidate.isPredicted() &&
            (candidate.rank == first->rank || isTooClose(candidate, *first)))
            close.push_back(candidate.label);
    if (close.empty())
        return first->label + " is the fastest.";
    const bool areEqual = !first->accuracy.isKnown();
    return first->label + (areEqual ? " is as fast as " : " is too close to call against ") +
           joinedWords(close) + ".";
}

} // namespace contraflow
