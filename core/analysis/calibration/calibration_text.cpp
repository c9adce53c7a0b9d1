// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration_text.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/words.h"
#include "core/sharing/catalog.h"
#include "core/sharing/kind_title.h"

namespace contraflow {

std::string_view word(Support support)
{
    return nameOf(support, {{Support::supported, "supported"},
                            {Support::partly, "partly"},
                            {Support::contradicted, "not supported"},
                            {Support::undecided, "undecided"}});
}

std::string_view word(DuplexFinding::Subject subject)
{
    using Subject = DuplexFinding::Subject;
    switch (subject) {
    case Subject::fairness:
        return "fairness";
    case Subject::asymmetry:
        return "asymmetry";
    case Subject::crossTraffic:
        return modelClaiming(DuplexClaim::crossTraffic).kind;
    case Subject::hostQueue:
        return "host-queue";
    case Subject::switchQueue:
        return "switch-queue";
    case Subject::backboneQueue:
        break;
    }
    return "backbone-queue";
}

std::string_view word(PairedComparison::Outcome outcome)
{
    using Outcome = PairedComparison::Outcome;
    switch (outcome) {
    case Outcome::better:
        return "better";
    case Outcome::worse:
        return phrase("worse");
    case Outcome::tooClose:
        return phrase("too close to call");
    case Outcome::tooFewPatterns:
        break;
    }
    return phrase("too few patterns");
}

std::string_view word(FittedParameter::Standing standing)
{
    using Standing = FittedParameter::Standing;
    switch (standing) {
    case Standing::fitted:
        return "fitted";
    case Standing::atLowerBound:
        return "at-lower-bound";
    case Standing::atUpperBound:
        return "at-upper-bound";
    case Standing::withoutEffect:
        break;
    }
    return "without-effect";
}

std::string_view word(IntervalMethod method)
{
    return nameOf(method, {{IntervalMethod::none, "none"},
                           {IntervalMethod::resampling, "resampling"},
                           {IntervalMethod::jacobian, "slopes"}});
}

std::string parameterNote(const FittedParameter& parameter)
{
    using Standing = FittedParameter::Standing;
    if (parameter.standing == Standing::withoutEffect)
        return sentence("changes no prediction of these patterns");
    std::string bound = parameter.standing == Standing::fitted ? "" : sentence("at its bound");
    if (!parameter.isUndetermined())
        return bound;
    return bound + (bound.empty() ? "" : "; ") + sentence("not determined by these patterns");
}

std::string intervalSentence(IntervalMethod method)
{
    switch (method) {
    case IntervalMethod::none:
        return {};
    case IntervalMethod::resampling:
        return sentence("Intervals: 95 %, percentiles of fits to 200 draws of the patterns with replacement");
    case IntervalMethod::jacobian:
        break;
    }
    return sentence("Intervals: 95 %, from the slopes at the fit with Student's t, since there are too few "
                    "patterns to draw again");
}

std::string rangeSentence(const Calibration& calibration)
{
    const TrafficRange range = calibration.learntRange();
    if (range.messages == 0)
        return {};
    return sentence("Learnt from messages of %1: up to %2 together, %3 out of a node, %4 into one, %5 nodes. "
                    "Predictions beyond that say so",
                    {sizesText(range), groupedCount(range.messages), groupedCount(range.outgoing),
                     groupedCount(range.incoming), groupedCount(range.nodes)});
}

std::string heldOutSentence(const Calibration& calibration)
{
    if (calibration.heldOut.patterns.empty() || calibration.ranking.empty())
        return {};
    const RankedModel& first = calibration.ranking.front();
    const std::string patterns = sentenceOf(calibration.heldOut.patterns.size(), "1 pattern", "%1 patterns");
    const std::string messages =
        sentenceOf(calibration.heldOut.measured.size(), "1 measured message", "%1 measured messages");
    const std::string title = kindTitle(first.fit.model.kind);
    return first.heldOut
               ? sentence(
                     "Held out: %1 with %2, on which %3 as it was learnt errs by %4 %",
                     {patterns, messages, title, groupedNumber(fixedText(first.heldOut->absolute.mean, 1))})
               : sentence("Held out: %1 with %2, on which %3 cannot run", {patterns, messages, title});
}

std::string rankingSentence(const Calibration& calibration)
{
    if (calibration.ranking.empty())
        return sentence("The project has no measured times of messages, so no model is fitted.");
    const std::size_t patterns = calibration.data.patterns.size();
    const std::string first = kindTitle(calibration.ranking.front().fit.model.kind);
    if (patterns == 1)
        return sentence(
            "One pattern cannot be left out of its own fit, so errors are those of the fit, and no "
            "model can be called the best: too close to call. Measure %1 patterns or more.",
            {groupedCount(kFewestPatternsToCall)});
    const std::string evaluated = sentence("Errors are those on patterns left out of the fit (%1 folds).",
                                           {groupedCount(crossValidationFolds(patterns).size())}) +
                                  " ";
    if (patterns < kFewestPatternsToCall)
        return evaluated +
               sentence("With %1 patterns no model can be called the best: too close to call. Measure "
                        "%2 patterns or more.",
                        {groupedCount(patterns), groupedCount(kFewestPatternsToCall)});
    std::vector<std::string> tied;
    for (const RankedModel& model : calibration.ranking)
        if (model.toBest.outcome == PairedComparison::Outcome::tooClose && &model != &calibration.ranking[0])
            tied.push_back(kindTitle(model.fit.model.kind));
    if (calibration.ranking.size() == 1)
        return evaluated + sentence("Only %1 was fitted.", {first});
    if (tied.empty())
        return evaluated +
               sentence("%1 is the best, with 95 % confidence in each paired comparison.", {first});
    return evaluated + sentence("Too close to call between %1 and %2.", {first, joinedWords(tied)});
}

std::string flowControlSentence(const FlowControlVerdict& verdict)
{
    if (verdict.findings.empty())
        return {};
    const FlowControlFinding& first = verdict.findings.front();
    const std::string title = kindTitle(first.kind);
    std::string errors;
    std::vector<std::string> alike;
    for (const FlowControlFinding& finding : verdict.findings)
        if (finding.isSame)
            alike.push_back(kindTitle(finding.kind));
        else
            errors += (errors.empty() ? "" : ", ") +
                      sentence("%1 is off by %2 %", {kindTitle(finding.kind), groupedText(finding.error, 2)});
    if (!alike.empty())
        errors +=
            " " + (alike.size() == 1 ? sentence("(%1 says the same as the first here)", {alike.front()})
                                     : sentence("(%1 say the same as the first here)", {joinedWords(alike)}));
    const std::string patterns =
        sentence("%1 of %2 that can tell",
                 {groupedCount(first.patterns), sentenceOf(verdict.patterns, "1 pattern", "%1 patterns")});
    switch (verdict.sureness) {
    case FlowControlVerdict::Sureness::sure:
        return sentence("This network obeys %1, which is sure: %2 say so, where %3.",
                        {title, patterns, errors});
    case FlowControlVerdict::Sureness::likely:
        return sentence(
            "This network seems to obey %1: %2 say so, where %3. 'contraflow plan --to-learn' has "
            "patterns that tell more.",
            {title, patterns, errors});
    case FlowControlVerdict::Sureness::open:
        break;
    }
    return sentence("Which model this network obeys is open: nearest is %1 in %2, where %3. 'contraflow plan "
                    "--to-learn' has patterns that tell more.",
                    {title, patterns, errors});
}

} // namespace contraflow
