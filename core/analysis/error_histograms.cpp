// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_histograms.h"

#include "core/base/ranges.h"
#include "core/base/words.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kMostGroups = 8;

std::vector<ErrorGroup> groupsOf(const ErrorData& data, ErrorGrouping by)
{
    std::set<std::size_t> numbers;
    for (const ModelErrors& model : data.models)
        for (std::size_t i = 0; i < data.messages.size(); ++i)
            if (std::isfinite(model.errors[i]))
                numbers.insert(groupNumber(data, model, i, by));
    std::vector<ErrorGroup> groups;
    for (const std::size_t number : numbers) {
        if (groups.size() == kMostGroups) {
            groups.back().highest = ErrorGroup::kOpenEnd;
            break;
        }
        groups.push_back({number, number});
    }
    return groups;
}

std::size_t groupOf(const std::vector<ErrorGroup>& groups, std::size_t number)
{
    const auto above = std::ranges::upper_bound(groups, number, {}, &ErrorGroup::lowest);
    return static_cast<std::size_t>(above - groups.begin()) - 1;
}

bool isBeyond(double error, double end)
{
    return error < -end || error >= end;
}

/** How far bins reach on either side of 0, in percent. */
double reachOf(ValueLists models)
{
    constexpr double kNear = 50;
    constexpr double kFar = 100;
    constexpr std::ptrdiff_t kOneIn = 10;
    const bool reachesFar = std::ranges::any_of(models, [](const std::vector<double>& errors) {
        const auto known = std::ranges::count_if(errors, [](double error) { return std::isfinite(error); });
        return kOneIn * std::ranges::count_if(errors, [](double error) { return isBeyond(error, kNear); }) >
               known;
    });
    return reachesFar ? kFar : kNear;
}

/** Bins for what lies within reach, and an open one on each side where something lies beyond. */
void suggestBins(ErrorHistograms& histograms, std::vector<std::vector<double>> models)
{
    constexpr double kWidest = 5; // the band of ±10 % has four of them
    const double end = reachOf(models);
    std::vector<std::vector<double>> within = models;
    for (std::vector<double>& errors : within)
        std::erase_if(errors, [end](double error) { return isBeyond(error, end); });
    const double width = std::min(kWidest, suggestedBinWidth(within));
    for (std::vector<double>& errors : models)
        for (double& error : errors) {
            histograms.isOpenBelow = histograms.isOpenBelow || error < -end;
            histograms.isOpenAbove = histograms.isOpenAbove || (error >= end && std::isfinite(error));
            error = std::isfinite(error) ? std::clamp(error, -end - width / 2, end + width / 2) : error;
        }
    histograms.bins = commonBins(models, width).value_or(BinGrid());
}

} // namespace

std::string_view groupingName(ErrorGrouping by)
{
    return nameOf(by, {{ErrorGrouping::d, "d"},
                       {ErrorGrouping::steps, "steps"},
                       {ErrorGrouping::degree, "degree"},
                       {ErrorGrouping::crossing, "crossing"}});
}

std::size_t groupNumber(const ErrorData& data, const ModelErrors& model, std::size_t message,
                        ErrorGrouping by)
{
    switch (by) {
    case ErrorGrouping::none:
        return 0;
    case ErrorGrouping::d:
        return data.patterns[data.messages[message].pattern].degree;
    case ErrorGrouping::steps:
        return model.messageSteps[message];
    case ErrorGrouping::degree:
        return data.messages[message].degree;
    case ErrorGrouping::crossing:
        return data.messages[message].crossesRacks ? 1 : 0;
    }
    return 0;
}

std::size_t ErrorHistograms::Panel::total(std::size_t bin) const
{
    std::size_t sum = 0;
    for (const std::vector<std::size_t>& group : counts)
        sum += group[bin];
    return sum;
}

std::size_t ErrorHistograms::highestTotal() const
{
    std::size_t highest = 0;
    for (const Panel& panel : panels)
        for (std::size_t bin = 0; bin < bins.count; ++bin)
            highest = std::max(highest, panel.total(bin));
    return highest;
}

std::optional<double> ErrorHistograms::from(std::size_t bin) const
{
    return isOpenBelow && bin == 0 ? std::nullopt : std::optional(bins.lower(bin));
}

std::optional<double> ErrorHistograms::to(std::size_t bin) const
{
    return isOpenAbove && bin + 1 == bins.count ? std::nullopt : std::optional(bins.upper(bin));
}

std::optional<std::size_t> ErrorHistograms::binOf(double error) const
{
    if (const std::optional<std::size_t> bin = bins.binOf(error);
        bin || !std::isfinite(error) || bins.count == 0)
        return bin;
    return error < bins.upper(0) ? 0 : bins.count - 1;
}

std::optional<ErrorHistograms> errorHistograms(const ErrorData& data, ErrorGrouping by,
                                               std::optional<double> width)
{
    auto errors = mapped<std::vector<double>>(data.models, &ModelErrors::errors);
    ErrorHistograms histograms{.by = by, .groups = groupsOf(data, by)};
    if (!width)
        suggestBins(histograms, std::move(errors));
    else if (const std::optional<BinGrid> bins = commonBins(errors, *width))
        histograms.bins = *bins;
    else
        return std::nullopt;
    for (std::size_t m = 0; m < data.models.size(); ++m) {
        const ModelErrors& model = data.models[m];
        ErrorHistograms::Panel panel{m, {}};
        panel.counts.assign(histograms.groups.size(), std::vector<std::size_t>(histograms.bins.count, 0));
        for (std::size_t i = 0; i < model.errors.size(); ++i)
            if (const std::optional<std::size_t> bin = histograms.binOf(model.errors[i]))
                ++panel.counts[groupOf(histograms.groups, groupNumber(data, model, i, by))][*bin];
        histograms.panels.push_back(std::move(panel));
    }
    return histograms;
}

} // namespace contraflow
