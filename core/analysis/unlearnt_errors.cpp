// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/unlearnt_errors.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

namespace contraflow {

namespace {

constexpr double kForgotten = std::numeric_limits<double>::quiet_NaN();

/** Makes what a model says of a pattern unknown. */
void forget(ModelErrors& model, const MeasuredPattern& pattern, std::size_t number)
{
    const auto first = static_cast<std::ptrdiff_t>(pattern.firstMessage);
    const auto count = static_cast<std::ptrdiff_t>(pattern.messageCount);
    std::fill_n(model.predicted.begin() + first, count, kForgotten);
    std::fill_n(model.errors.begin() + first, count, kForgotten);
    model.patternSteps[number].reset();
}

bool saysAnything(const ModelErrors& model, std::size_t first, std::size_t count)
{
    const auto begin = model.errors.begin() + static_cast<std::ptrdiff_t>(first);
    return std::any_of(begin, begin + static_cast<std::ptrdiff_t>(count),
                       [](double error) { return std::isfinite(error); });
}

template<typename Value>
void keepChosen(std::vector<Value>& values, const std::vector<std::size_t>& kept)
{
    std::vector<Value> chosen;
    chosen.reserve(kept.size());
    for (const std::size_t i : kept)
        chosen.push_back(std::move(values[i]));
    values = std::move(chosen);
}

/** Drops measurements of which no model says anything, with their messages. */
void dropEmptyPatterns(ErrorData& data)
{
    std::vector<std::size_t> patterns;
    std::vector<std::size_t> messages;
    for (std::size_t p = 0; p < data.patterns.size(); ++p) {
        MeasuredPattern& pattern = data.patterns[p];
        if (std::none_of(data.models.begin(), data.models.end(), [&pattern](const ModelErrors& model) {
                return saysAnything(model, pattern.firstMessage, pattern.messageCount);
            }))
            continue;
        const std::size_t first = messages.size();
        for (std::size_t i = 0; i < pattern.messageCount; ++i) {
            data.messages[pattern.firstMessage + i].pattern = patterns.size();
            messages.push_back(pattern.firstMessage + i);
        }
        pattern.firstMessage = first;
        patterns.push_back(p);
    }
    const auto keepOf = [&](ModelErrors& model) {
        keepChosen(model.predicted, messages);
        keepChosen(model.errors, messages);
        keepChosen(model.messageSteps, messages);
        keepChosen(model.patternSteps, patterns);
    };
    std::for_each(data.models.begin(), data.models.end(), keepOf);
    if (data.fairness)
        keepOf(*data.fairness);
    keepChosen(data.messages, messages);
    keepChosen(data.patterns, patterns);
}

} // namespace

ErrorReport withoutLearnt(const ErrorReport& report)
{
    ErrorReport rest;
    rest.projects = report.projects;
    rest.projectNames = report.projectNames;
    rest.data = report.data;
    rest.data.failures.clear();
    for (ModelErrors& model : rest.data.models)
        for (std::size_t p = 0; p < rest.data.patterns.size(); ++p)
            if (const MeasuredPattern& pattern = rest.data.patterns[p];
                isLearntFrom(*report.projects[pattern.project], model.model, report.measurement(pattern)))
                forget(model, pattern, p);
    std::erase_if(rest.data.models,
                  [](const ModelErrors& model) { return !saysAnything(model, 0, model.errors.size()); });
    dropEmptyPatterns(rest.data);
    evaluate(rest);
    return rest;
}

} // namespace contraflow
