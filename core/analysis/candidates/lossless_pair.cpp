// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/lossless_pair.h"

#include "core/analysis/candidates/candidate_text.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/analysis/limits.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/base/tolerance.h"

#include <algorithm>

namespace contraflow {

namespace {

/** Adds the victims of the run without congestion control that take longer than with. */
void addVictims(LosslessPair& pair, const Project& project, const Prediction& controlled,
                const Prediction& uncontrolled)
{
    const Network& network = *uncontrolled.placed.network;
    std::vector<std::size_t> victims(network.channelCount(), 0);
    double most = 1;
    for (std::uint32_t i = 0; i < uncontrolled.timeline.messages.size(); ++i) {
        const MessageTimes& times = uncontrolled.timeline.messages[i];
        const double before = controlled.timeline.messages[i].time();
        const std::uint32_t channel = victimOf(uncontrolled, i, times.bottleneck);
        if (channel == kNoChannel || !clearlyGreater(times.time(), before))
            continue;
        ++victims[channel];
        const double ratio = before > 0 ? times.time() / before : most;
        if (pair.worst && !clearlyGreater(ratio, most))
            continue;
        most = ratio;
        pair.worst = {messageId(uncontrolled, project, i).str(), before, times.time()};
    }
    pair.victims = victimsOf(network, victims);
}

LosslessPair emptyPair(const Scenario& scenario)
{
    LosslessPair pair;
    pair.scenario = scenario.name;
    pair.model = scenario.model;
    pair.uncontrolled = scenario.uncontrolled;
    return pair;
}

/** Both runs of a scenario of messages; a failure of the first is the scenario's own and makes no pair. */
std::optional<Result<LosslessPair>> pairOfMessages(const Project& project, std::size_t scenario,
                                                   const RunOptions& options)
{
    const Result<Prediction> controlled = predict(project, scenario, std::nullopt, options);
    if (!controlled)
        return controlled.error().code == ErrorCode::cancelled
                   ? std::optional<Result<LosslessPair>>(controlled.error())
                   : std::nullopt;
    if (controlled->placed.messages.empty())
        return std::nullopt;
    const Scenario& row = project.scenarios[scenario];
    const Result<Prediction> uncontrolled = predict(project, scenario, row.uncontrolled, options);
    if (uncontrolled)
        return Result<LosslessPair>(losslessPair(project, *controlled, *uncontrolled));
    if (uncontrolled.error().code == ErrorCode::cancelled)
        return Result<LosslessPair>(uncontrolled.error());
    LosslessPair pair = emptyPair(row);
    pair.failure = uncontrolled.error();
    return Result<LosslessPair>(std::move(pair));
}

std::optional<Result<LosslessPair>> pairOfApplications(const Project& project, std::size_t scenario,
                                                       KnownFigures& known, const RunOptions& options)
{
    const auto figuresWith = [&](const std::optional<std::string>& model) -> Result<TimeFigures> {
        ASSIGN_OR_RETURN(const PreparedScenario prepared, prepare(project, scenario, model));
        // Of the scenario's own all that other parts of a study want.
        return known.of(prepared, model ? FigureExtent::times : FigureExtent::all, options);
    };
    const Result<TimeFigures> controlled = figuresWith(std::nullopt);
    if (!controlled)
        return controlled.error().code == ErrorCode::cancelled
                   ? std::optional<Result<LosslessPair>>(controlled.error())
                   : std::nullopt;
    const Scenario& row = project.scenarios[scenario];
    const Result<TimeFigures> uncontrolled = figuresWith(row.uncontrolled);
    if (!uncontrolled && uncontrolled.error().code == ErrorCode::cancelled)
        return Result<LosslessPair>(uncontrolled.error());
    LosslessPair pair = emptyPair(row);
    pair.controlledMakespan = controlled->makespan;
    if (uncontrolled) {
        pair.uncontrolledMakespan = uncontrolled->makespan;
        pair.victims = uncontrolled->victims;
    } else {
        pair.failure = uncontrolled.error();
    }
    return Result<LosslessPair>(std::move(pair));
}

} // namespace

bool LosslessPair::differs() const
{
    return !failure && (victims || !nearlyEqual(controlledMakespan, uncontrolledMakespan));
}

std::optional<std::string> uncontrolledModelOf(const Scenario& scenario)
{
    return scenario.uncontrolled.empty() ? std::nullopt : std::optional(scenario.uncontrolled);
}

LosslessPair losslessPair(const Project& project, const Prediction& controlled,
                          const Prediction& uncontrolled)
{
    LosslessPair pair;
    pair.scenario = controlled.scenario;
    pair.model = controlled.model;
    pair.uncontrolled = uncontrolled.model;
    pair.controlledMakespan = controlled.timeline.makespan();
    pair.uncontrolledMakespan = uncontrolled.timeline.makespan();
    addVictims(pair, project, controlled, uncontrolled);
    return pair;
}

LosslessPair losslessPair(const Scenario& scenario, const ScenarioReplay& controlled,
                          const ScenarioReplay& uncontrolled)
{
    LosslessPair pair = emptyPair(scenario);
    pair.controlledMakespan = controlled.replay.makespan();
    pair.uncontrolledMakespan = uncontrolled.replay.makespan();
    pair.victims = victimsIn(uncontrolled.replay, *uncontrolled.network, uncontrolled.kind);
    return pair;
}

Result<std::vector<LosslessPair>> losslessPairs(const Project& project,
                                                const std::vector<std::size_t>& scenarios,
                                                KnownFigures& known, const BatchOptions& options)
{
    std::vector<std::size_t> wanted;
    for (const std::size_t scenario : scenarios)
        if (uncontrolledModelOf(project.scenarios[scenario]))
            wanted.push_back(scenario);
    RunOptions run;
    run.stop = options.run.stop;
    run.maxSegments = 0; // of the rates over time nothing is shown
    std::vector<std::optional<Result<LosslessPair>>> found(wanted.size());
    inParallel(wanted.size(), options.threads, [&](std::size_t i) {
        found[i] = runsApplications(project.scenarios[wanted[i]])
                       ? pairOfApplications(project, wanted[i], known, run)
                       : pairOfMessages(project, wanted[i], run);
    });
    std::vector<LosslessPair> pairs;
    for (std::optional<Result<LosslessPair>>& one : found) {
        if (one && !*one)
            return one->error();
        if (one)
            pairs.push_back(std::move(*one).value());
    }
    return pairs;
}

std::vector<std::string> pairTexts(const LosslessPair& pair)
{
    if (pair.failure)
        return {sentence("%1: without congestion control (%2) there is no prediction: %3",
                         {pair.scenario, pair.uncontrolled, pair.failure->message})};
    const auto seconds = [](double value) { return displayText(Dimension::duration, value); };
    const std::string makespan = seconds(pair.controlledMakespan);
    std::vector<std::string> texts{
        nearlyEqual(pair.controlledMakespan, pair.uncontrolledMakespan)
            ? sentence("%1: the makespan is %2 with working congestion control (%3) and without (%4)",
                       {pair.scenario, makespan, pair.model, pair.uncontrolled})
            : sentence(
                  "%1: the makespan is %2 with working congestion control (%3) and %4 without (%5), %6 as "
                  "long",
                  {pair.scenario, makespan, pair.model, seconds(pair.uncontrolledMakespan), pair.uncontrolled,
                   ratioText(pair.ratio())})};
    if (!pair.victims)
        return texts;
    const std::string suffer = sentenceOf(pair.victims->messages, "1 message suffers", "%1 messages suffer");
    texts.push_back(
        pair.worst
            ? sentence("%1 without it from full channels that they do not use, most from %2: %3 takes "
                       "%4 in place of %5, %6 as long",
                       {suffer, pair.victims->channel, pair.worst->message, seconds(pair.worst->uncontrolled),
                        seconds(pair.worst->controlled), ratioText(pair.victimRatio())})
            : sentence("%1 without it from full channels that they do not use, most from %2",
                       {suffer, pair.victims->channel}));
    return texts;
}

std::string vendorQuestion(const std::vector<LosslessPair>& pairs)
{
    const bool matters = std::ranges::any_of(pairs, &LosslessPair::differs);
    return matters ? sentence("Is congestion control switched on and working, and does it react within the "
                              "length of these messages? How many lanes carry them?")
                   : std::string();
}

} // namespace contraflow
