// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/hold_out.h"

#include "core/base/random.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <utility>

namespace contraflow {

namespace {

constexpr std::uint64_t kDrawSeed = 1;

/** Whether the text is what the name says, in which * stands for any signs. */
bool isMeant(std::string_view text, std::string_view name)
{
    const std::size_t star = name.find('*');
    if (star == std::string_view::npos)
        return text == name;
    if (text.substr(0, star) != name.substr(0, star))
        return false;
    text.remove_prefix(star);
    name.remove_prefix(star + 1);
    const std::size_t next = name.find('*');
    const std::string_view word = name.substr(0, next);
    if (next == std::string_view::npos) // the rest stands at the end
        return text.size() >= word.size() && text.substr(text.size() - word.size()) == word;
    // The first place will do: a later one leaves less for the stars behind.
    const std::size_t at = text.find(word);
    return at != std::string_view::npos && isMeant(text.substr(at + word.size()), name.substr(next));
}

/** "k/n"; nothing when it is no fraction. */
std::optional<std::pair<std::size_t, std::size_t>> fractionOf(std::string_view text)
{
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const auto part = parseCount(text.substr(0, slash));
    const auto whole = parseCount(text.substr(slash + 1));
    if (!part || !whole)
        return std::nullopt;
    return std::pair{static_cast<std::size_t>(*part), static_cast<std::size_t>(*whole)};
}

/** Measurements of a pattern, each once, in the order of its observations. */
std::vector<std::string> measurementsOf(const TrainingPattern& pattern, const Project& project)
{
    std::vector<std::string> names;
    for (const Observation& observation : pattern.observations) {
        const std::string& name = project.measurements[observation.measurement].name;
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    }
    return names;
}

/** By pattern whether it is one of the part that is held out. */
std::vector<bool> drawn(const std::vector<TrainingPattern>& patterns, const HoldOut& holdOut)
{
    std::vector<bool> isDrawn(patterns.size(), false);
    if (holdOut.whole == 0)
        return isDrawn;
    std::vector<std::size_t> order(patterns.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return patterns[a].name < patterns[b].name; });
    Random(kDrawSeed).shuffle(order);
    const double count = static_cast<double>(patterns.size()) * static_cast<double>(holdOut.part) /
                         static_cast<double>(holdOut.whole);
    order.resize(static_cast<std::size_t>(std::lround(count)));
    for (const std::size_t i : order)
        isDrawn[i] = true;
    return isDrawn;
}

Error unknownName(const std::string& name, const std::vector<std::string>& known)
{
    const std::string near = suggestion(name, known);
    return {
        ErrorCode::notFound,
        sentence(
            "no measurement to learn from is called %1, so that nothing can be held out by this name; %2",
            {inQuotes(name), near.empty() ? sentence("the first is %1", {inQuotes(known.front())}) : near})};
}

} // namespace

Result<HoldOut> parseHoldOut(std::span<const std::string> texts)
{
    HoldOut holdOut;
    for (const std::string& text : texts) {
        const auto fraction = fractionOf(text);
        if (!fraction) {
            if (text.empty())
                return Error{ErrorCode::invalidInput,
                             sentence("what is held out is empty; write 1/2 or the name of a measurement")};
            holdOut.names.push_back(text);
            continue;
        }
        if (fraction->first == 0 || fraction->first >= fraction->second)
            return Error{
                ErrorCode::invalidInput,
                sentence("the part %1 to hold out is not between 0 and 1; write 1/2 for half of the patterns",
                         {inQuotes(text)})};
        if (holdOut.whole > 0)
            return Error{ErrorCode::invalidInput,
                         sentence("two parts to hold out, %1/%2 and %3; give one",
                                  {std::to_string(holdOut.part), std::to_string(holdOut.whole), text})};
        holdOut.part = fraction->first;
        holdOut.whole = fraction->second;
    }
    return holdOut;
}

Result<TrainingData> takeHeldOut(TrainingData& data, const HoldOut& holdOut, const Project& project)
{
    TrainingData learnt;
    TrainingData heldOut;
    learnt.platform = heldOut.platform = data.platform;
    learnt.notes = std::move(data.notes);
    const std::vector<bool> isDrawn = drawn(data.patterns, holdOut);
    std::vector<bool> isFound(holdOut.names.size(), false);
    for (std::size_t i = 0; i < data.patterns.size(); ++i) {
        const std::vector<std::string> measurements = measurementsOf(data.patterns[i], project);
        bool isHeldOut = isDrawn[i];
        for (std::size_t n = 0; n < holdOut.names.size(); ++n)
            if (std::any_of(measurements.begin(), measurements.end(), [&](const std::string& measurement) {
                    return isMeant(measurement, holdOut.names[n]);
                }))
                isHeldOut = isFound[n] = true;
        TrainingData& to = isHeldOut ? heldOut : learnt;
        to.measurements.insert(to.measurements.end(), measurements.begin(), measurements.end());
        to.add(std::move(data.patterns[i]));
    }
    for (std::size_t n = 0; n < isFound.size(); ++n)
        if (!isFound[n])
            return unknownName(holdOut.names[n], data.measurements);
    if (heldOut.patterns.empty())
        return Error{
            ErrorCode::invalidInput,
            sentence("of %1 none is the one to hold out; hold out a larger part, or name a measurement",
                     {counted(learnt.patterns.size(), "measured pattern")})};
    if (learnt.patterns.empty())
        return Error{
            ErrorCode::invalidInput,
            sentence(
                "all measured patterns are held out, so that there is nothing to learn from; hold out fewer")};
    data = std::move(learnt);
    return heldOut;
}

} // namespace contraflow
