// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration_text.h"

#include "core/base/text.h"
#include "core/sharing/catalog.h"

namespace contraflow {

std::string_view word(Support support)
{
    switch (support) {
    case Support::supported:
        return "supported";
    case Support::partly:
        return "partly";
    case Support::contradicted:
        return "not supported";
    case Support::undecided:
        break;
    }
    return "undecided";
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
        return "worse";
    case Outcome::tooClose:
        return "too close to call";
    case Outcome::tooFewPatterns:
        break;
    }
    return "too few patterns";
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
    switch (method) {
    case IntervalMethod::none:
        return "none";
    case IntervalMethod::resampling:
        return "resampling";
    case IntervalMethod::jacobian:
        break;
    }
    return "slopes";
}

std::string parameterNote(const FittedParameter& parameter)
{
    using Standing = FittedParameter::Standing;
    if (parameter.standing == Standing::withoutEffect)
        return "changes no prediction of these patterns";
    std::string note = parameter.standing == Standing::fitted ? "" : "at its bound";
    if (parameter.isUndetermined())
        note += std::string(note.empty() ? "" : "; ") + "not determined by these patterns";
    return note;
}

std::string intervalSentence(IntervalMethod method)
{
    switch (method) {
    case IntervalMethod::none:
        return {};
    case IntervalMethod::resampling:
        return "Intervals: 95 %, percentiles of fits to 200 draws of the patterns with replacement";
    case IntervalMethod::jacobian:
        break;
    }
    return "Intervals: 95 %, from the slopes at the fit with Student's t, since there are too few patterns to "
           "draw again";
}

std::string rangeSentence(const Calibration& calibration)
{
    const TrafficRange range = calibration.learntRange();
    if (range.messages == 0)
        return {};
    return "Learnt from messages of " + sizesText(range) + ": up to " + groupedCount(range.messages) +
           " together, " + groupedCount(range.outgoing) + " out of a node, " + groupedCount(range.incoming) +
           " into one, " + groupedCount(range.nodes) + " nodes. Predictions beyond that say so";
}

std::string heldOutSentence(const Calibration& calibration)
{
    if (calibration.heldOut.patterns.empty() || calibration.ranking.empty())
        return {};
    const RankedModel& first = calibration.ranking.front();
    return "Held out: " + counted(calibration.heldOut.patterns.size(), "pattern") + " with " +
           counted(calibration.heldOut.measured.size(), "measured message") +
           (first.heldOut ? ", on which " + first.fit.model.kind + " as it was learnt errs by " +
                                groupedNumber(fixedText(first.heldOut->absolute.mean, 1)) + " %"
                          : ", on which " + first.fit.model.kind + " cannot run");
}

std::string rankingSentence(const Calibration& calibration)
{
    if (calibration.ranking.empty())
        return "The project has no measured times of messages, so no model is fitted.";
    const std::size_t patterns = calibration.data.patterns.size();
    const std::string& first = calibration.ranking.front().fit.model.kind;
    if (patterns == 1)
        return "One pattern cannot be left out of its own fit, so errors are those of the fit, and no model can "
               "be called the best: too close to call. Measure " +
               groupedCount(kFewestPatternsToCall) + " patterns or more.";
    const std::string evaluated = "Errors are those on patterns left out of the fit (" +
                                  groupedCount(crossValidationFolds(patterns).size()) + " folds). ";
    if (patterns < kFewestPatternsToCall)
        return evaluated + "With " + groupedCount(patterns) +
               " patterns no model can be called the best: too close to call. Measure " +
               groupedCount(kFewestPatternsToCall) + " patterns or more.";
    std::vector<std::string> tied;
    for (const RankedModel& model : calibration.ranking)
        if (model.toBest.outcome == PairedComparison::Outcome::tooClose && &model != &calibration.ranking[0])
            tied.push_back(model.fit.model.kind);
    if (calibration.ranking.size() == 1)
        return evaluated + "Only " + first + " was fitted.";
    if (tied.empty())
        return evaluated + first + " is the best, with 95 % confidence in each paired comparison.";
    return evaluated + "Too close to call between " + first + " and " + joinedWords(tied) + ".";
}

std::string flowControlSentence(const FlowControlVerdict& verdict)
{
    if (verdict.findings.empty())
        return {};
    const FlowControlFinding& first = verdict.findings.front();
    std::string errors;
    std::vector<std::string> alike;
    for (const FlowControlFinding& finding : verdict.findings)
        if (finding.isSame)
            alike.push_back(finding.kind);
        else
            errors += (errors.empty() ? "" : ", ") + finding.kind + " is off by " +
                      groupedText(finding.error, 2) + " %";
    if (!alike.empty())
        errors += " (" + joinedWords(alike) + (alike.size() == 1 ? " says" : " say") +
                  " the same as the first here)";
    const std::string patterns = groupedCount(first.patterns) + " of " +
                                 counted(verdict.patterns, "pattern", "patterns") + " that can tell";
    switch (verdict.sureness) {
    case FlowControlVerdict::Sureness::sure:
        return "This network obeys " + first.kind + ", which is sure: " + patterns + " say so, where " +
               errors + ".";
    case FlowControlVerdict::Sureness::likely:
        return "This network seems to obey " + first.kind + ": " + patterns + " say so, where " + errors +
               ". 'contraflow plan --to-learn' has patterns that tell more.";
    case FlowControlVerdict::Sureness::open:
        break;
    }
    return "Which model this network obeys is open: nearest is " + first.kind + " in " + patterns +
           ", where " + errors + ". 'contraflow plan --to-learn' has patterns that tell more.";
}

} // namespace contraflow
