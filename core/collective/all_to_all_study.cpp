// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/all_to_all_study.h"

#include "core/analysis/error_statistics.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace contraflow {

namespace {

constexpr std::array kMethods{
    AllToAllMethodInfo{AllToAllMethod::bound, "lower-bound", phrase("Bound")},
    AllToAllMethodInfo{AllToAllMethod::throughput, "throughput-under-contention", phrase("Throughput")},
    AllToAllMethodInfo{AllToAllMethod::signature, "contention-signature", phrase("Signature")},
    AllToAllMethodInfo{AllToAllMethod::clement, "clement", "Clement"},
    AllToAllMethodInfo{AllToAllMethod::labarta, "labarta", "Labarta"},
    AllToAllMethodInfo{AllToAllMethod::logP, "logp", "LogP"},
    AllToAllMethodInfo{AllToAllMethod::logGP, "loggp", "LogGP"},
    AllToAllMethodInfo{AllToAllMethod::pLogP, "plogp", "pLogP"},
    AllToAllMethodInfo{AllToAllMethod::atOnce, "engine", phrase("Engine")},
    AllToAllMethodInfo{AllToAllMethod::rounds, "direct-exchange", phrase("Rounds")},
};

bool isEngine(AllToAllMethod method)
{
    return method == AllToAllMethod::atOnce || method == AllToAllMethod::rounds;
}

/** The time by formula; nothing where the method's figures are not known, and for the engine. */
std::optional<double> formulaTime(const AllToAllFigures& figures, AllToAllMethod method, const AllToAll& size)
{
    switch (method) {
    case AllToAllMethod::bound:
        return allToAllBound(size, figures.link);
    case AllToAllMethod::throughput:
        if (figures.throughput)
            return allToAllBound(size, {figures.link.startUp, figures.throughput->secondsPerByte()});
        break;
    case AllToAllMethod::signature:
        if (figures.signature)
            return figures.signature->time(size, figures.link);
        break;
    case AllToAllMethod::clement:
        return clementTime(size, figures.link);
    case AllToAllMethod::labarta:
        if (figures.buses)
            return labartaTime(size, figures.link, *figures.buses);
        break;
    case AllToAllMethod::logP:
        if (figures.logP && figures.logP->packet > 0)
            return logPTime(size, *figures.logP);
        break;
    case AllToAllMethod::logGP:
        if (figures.logP && figures.logP->gapPerByte > 0)
            return logGPTime(size, *figures.logP);
        break;
    case AllToAllMethod::pLogP:
        if (figures.gaps)
            return pLogPTime(size, figures.logP ? figures.logP->latency : 0.0, *figures.gaps);
        break;
    case AllToAllMethod::atOnce:
    case AllToAllMethod::rounds:
        break;
    }
    return {};
}

/** The mean measured time of a size. */
std::optional<double> measuredTime(std::span<const AllToAllPoint> measured, const AllToAll& size)
{
    std::vector<double> times;
    for (const AllToAllPoint& point : measured)
        if (point.size.processes == size.processes && nearlyEqual(point.size.bytes, size.bytes))
            times.push_back(point.seconds);
    if (times.empty())
        return {};
    return meanEstimate(times).mean;
}

std::vector<MethodError> errorsOf(const std::vector<AllToAllPrediction>& predictions)
{
    std::map<std::pair<AllToAllMethod, std::uint32_t>, std::vector<double>> errors;
    for (const AllToAllPrediction& prediction : predictions)
        if (prediction.errorPercent)
            errors[{prediction.method, prediction.size.processes}].push_back(*prediction.errorPercent);
    std::vector<MethodError> result;
    for (const auto& [key, list] : errors) {
        const ErrorSummary summary = summariseErrors(list);
        result.push_back({key.first, {key.second, summary.count, summary.mean, summary.absolute.mean}});
    }
    return result;
}

} // namespace

const AllToAllMethodInfo& methodInfo(AllToAllMethod method)
{
    return *std::ranges::find(kMethods, method, &AllToAllMethodInfo::method);
}

Result<AllToAllStudy> studyAllToAll(const AllToAllFigures& figures, std::span<const AllToAll> sizes,
                                    std::span<const AllToAllPoint> measured, const RunOptions& options)
{
    AllToAllStudy study;
    std::size_t nodes = 0;
    if (figures.network != nullptr) {
        ASSIGN_OR_RETURN(nodes, nodeCount(*figures.network));
    }
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        const AllToAll& size = sizes[i];
        const std::optional<double> actual = measuredTime(measured, size);
        const auto add = [&](AllToAllMethod method, double seconds) {
            AllToAllPrediction prediction{size, method, seconds, actual, {}, {}};
            if (actual)
                prediction.errorPercent = relativeErrors(std::span(&seconds, 1), std::span(&*actual, 1))[0];
            if (method == AllToAllMethod::signature)
                prediction.domain = checkDomain(figures.domain, size);
            study.predictions.push_back(prediction);
        };
        for (const AllToAllMethodInfo& info : kMethods)
            if (const std::optional<double> seconds = formulaTime(figures, info.method, size))
                add(info.method, *seconds);
        if (figures.network == nullptr)
            continue;
        if (size.processes > nodes) {
            study.engineNote =
                sentence("the platform has %1 nodes; larger all-to-alls are not run in the engine",
                         {groupedCount(nodes)});
            continue;
        }
        RunOptions share = options;
        if (options.progress)
            share.progress = [&](double fraction) {
                options.progress((static_cast<double>(i) + fraction) / static_cast<double>(sizes.size()));
            };
        for (const AllToAllMethodInfo& info : kMethods) {
            if (!isEngine(info.method))
                continue;
            ASSIGN_OR_RETURN(const double seconds, info.method == AllToAllMethod::atOnce
                                                       ? runAtOnce(*figures.network, size, share)
                                                       : runRounds(*figures.network, size, share));
            add(info.method, seconds);
        }
    }
    study.errors = errorsOf(study.predictions);
    return study;
}

std::string domainText(const DomainCheck& check)
{
    static constexpr std::array<const char*, 8> kTexts{phrase("inside"),
                                                       phrase("outside n"),
                                                       phrase("outside m"),
                                                       phrase("outside n and m"),
                                                       phrase("not saturated"),
                                                       phrase("outside n; not saturated"),
                                                       phrase("outside m; not saturated"),
                                                       phrase("outside n and m; not saturated")};
    return kTexts[(check.isOutsideProcesses ? 1U : 0U) + (check.isOutsideBytes ? 2U : 0U) +
                  (check.isUnsaturated ? 4U : 0U)];
}

std::string domainWords(const DomainCheck& check)
{
    return (check.isInside() ? "" : "⚠ ") + sentence(domainText(check));
}

} // namespace contraflow
