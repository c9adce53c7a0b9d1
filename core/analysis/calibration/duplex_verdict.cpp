// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/duplex_verdict.h"

#include "core/analysis/calibration/calibration_text.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/base/words.h"
#include "core/sharing/catalog.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace contraflow {

namespace {

using Subject = DuplexFinding::Subject;
using Outcome = PairedComparison::Outcome;

constexpr double kMostly = 0.5; ///< from this κ on a queue counts as shared
constexpr double kHardly = 0.05;

struct QueueText
{
    Subject subject;
    std::string_view parameter;
    std::string_view place;  ///< "in …"
    std::string_view effect; ///< when it is shared
    std::string_view remedy;
    std::string_view pattern; ///< of the workload recipes
    std::string_view unseen;  ///< what no pattern does
};

constexpr std::array kQueues{
    QueueText{Subject::hostQueue, "kappa_host", phrase("the hosts' own NIC queues"),
              phrase("a node that sends at full speed slows what it receives"),
              phrase("short queues there would end it: TCP Small Queues, fq_codel, a shorter txqueuelen"),
              "host-queue", phrase("a node sends at full speed while it receives")},
    QueueText{Subject::switchQueue, "kappa_switch", phrase("the switch ports towards the nodes"),
              phrase("a node that receives at full speed slows what it sends"),
              phrase("smaller port buffers, ECN, or a queue of their own for small packets would end it"),
              "switch-queue", phrase("a node receives at full speed while it sends")},
    QueueText{
        Subject::backboneQueue, "kappa_backbone", phrase("the queues between switches"),
        phrase("a link between switches that is full one way slows the messages that come the other way"),
        phrase("a faster link, ECN, or a queue of their own for small packets would end it"),
        "backbone-queue", phrase("a link between switches is full while messages come the other way")},
};

std::string percent(double value)
{
    return groupedNumber(fixedText(value, 1)) + " %";
}

std::string number(double value)
{
    return roundedText(value, 2);
}

class Evaluation
{
public:
    Evaluation(const TrainingData& data, std::span<const EvaluatedModel> models)
        : m_data(data)
        , m_models(models)
    {}

    void evaluateModels()
    {
        evaluateModel(Subject::fairness, DuplexClaim::fairness,
                      sentence("Full-duplex fairness (max-min: traffic against a full link costs nothing)"));
        evaluateModel(
            Subject::asymmetry, DuplexClaim::asymmetry,
            sentence("The asymmetric property (messages against a full link slow down to its messages)"));
        evaluateModel(
            Subject::crossTraffic, DuplexClaim::crossTraffic,
            sentence("Cross-traffic (acknowledgements take a part epsilon of the opposite direction)"));
    }

    Result<void> evaluateQueues(const ModelFitter& fitter, const ModelFit& fit)
    {
        for (const QueueText& queue : kQueues)
            RETURN_IF_ERROR(evaluateQueue(queue, fitter, fit));
        return {};
    }

    DuplexVerdict take() { return std::move(m_verdict); }

private:
    [[nodiscard]] bool hasFewPatterns() const { return m_data.patterns.size() < kFewestPatternsToCall; }

    [[nodiscard]] std::string fewPatterns() const
    {
        const std::size_t count = m_data.patterns.size();
        return sentence("too few patterns to say (%1, of %2 that it takes)",
                        {groupedCount(count), groupedCount(kFewestPatternsToCall)});
    }

    /** The model that makes this claim; the end when it was not fitted. */
    [[nodiscard]] auto claiming(DuplexClaim claim) const
    {
        return std::ranges::find(m_models, modelClaiming(claim).kind, &EvaluatedModel::kind);
    }

    void evaluateModel(Subject subject, DuplexClaim claim, const std::string& name)
    {
        const auto found = claiming(claim);
        if (found == m_models.end())
            return;
        const EvaluatedModel& best = m_models.front();
        DuplexFinding finding{.subject = subject, .sentence = name};
        if (found == m_models.begin()) {
            finding.support = hasFewPatterns() ? Support::undecided : Support::supported;
            finding.sentence +=
                ": " + sentence(hasFewPatterns() ? phrase("the least error of all, %1, but %2")
                                                 : phrase("the least error of all, %1"),
                                {percent(found->error), fewPatterns()});
            return m_verdict.findings.push_back(std::move(finding));
        }
        const PairedComparison against = compareErrors(m_data, *best.seconds, *found->seconds);
        const std::string errors = sentence(
            "%1 against %2 of %3", {percent(found->error), percent(best.error), kindTitle(best.kind)});
        switch (against.outcome) {
        case Outcome::better:
            describeWorse(finding, *found, against, errors);
            break;
        case Outcome::tooFewPatterns:
            finding.sentence += ": " + sentence("%1, but %2", {errors, fewPatterns()});
            break;
        case Outcome::worse:
        case Outcome::tooClose:
            finding.sentence += ": " + sentence("too close to call, %1", {errors});
            break;
        }
        m_verdict.findings.push_back(std::move(finding));
    }

    /** Clearly behind the best; the coupled models may still explain more than none. */
    void describeWorse(DuplexFinding& finding, const EvaluatedModel& model, const PairedComparison& behind,
                       const std::string& errors) const
    {
        const std::string more =
            sentence("%1 (%2 to %3 more)", {errors, percent(behind.low), percent(behind.high)});
        const auto fair = claiming(DuplexClaim::fairness);
        const bool explainsMore =
            fair != m_models.end() && model.kind != fair->kind &&
            compareErrors(m_data, *model.seconds, *fair->seconds).outcome == Outcome::better;
        finding.support = explainsMore ? Support::partly : Support::contradicted;
        finding.sentence +=
            explainsMore ? ": " + sentence("explains more than fairness (%1) and less than the best, %2",
                                           {percent(fair->error), more})
                         : ": " + sentence("not supported, %1", {more});
    }

    Result<void> evaluateQueue(const QueueText& queue, const ModelFitter& fitter, const ModelFit& fit)
    {
        const auto kappa = std::ranges::find(fit.parameters, queue.parameter, &FittedParameter::name);
        if (kappa == fit.parameters.end())
            return {};
        DuplexFinding finding{.subject = queue.subject};
        finding.kappa = *kappa;
        if (kappa->standing == FittedParameter::Standing::withoutEffect) {
            finding.sentence = sentence(
                "Nothing can be said about %1: in none of these patterns %2, so %3 changes no prediction",
                {sentence(queue.place), sentence(queue.unseen), kappa->name});
            if (queue.subject != Subject::backboneQueue || canFillBackbone())
                suggest(queue, sentence("no pattern measured so far shows what happens when %1",
                                        {sentence(queue.unseen)}));
            else
                finding.sentence =
                    sentence("%1; with half of the nodes sending at full speed none could be full here",
                             {finding.sentence});
            m_verdict.findings.push_back(std::move(finding));
            return {};
        }
        ASSIGN_OR_RETURN(ModelFit without, fitHeld(fitter, kappa->name, 0));
        ASSIGN_OR_RETURN(ModelFit full, fitHeld(fitter, kappa->name, 1));
        finding.withSharing = compareErrors(m_data, times(fit), times(without));
        describe(finding, queue, compareErrors(m_data, times(fit), times(full)));
        if (finding.support == Support::undecided || finding.kappa->isUndetermined())
            suggest(queue, sentence("the patterns measured so far leave %1 between %2 and %3",
                                    {kappa->name, number(kappa->low), number(kappa->high)}));
        m_verdict.findings.push_back(std::move(finding));
        return {};
    }

    static const std::vector<double>& times(const ModelFit& fit)
    {
        return fit.leftOut.empty() ? fit.fitted : fit.leftOut;
    }

    static Result<ModelFit> fitHeld(const ModelFitter& fitter, const std::string& name, double value)
    {
        SearchBox box = fitter.box();
        for (std::size_t i = 0; i < box.size(); ++i)
            if (fitter.parameters()[i].name == name)
                box.low[i] = box.high[i] = value;
        return fitter.fitWithin(box);
    }

    /** `full` compares the fit with a queue that is shared altogether. */
    void describe(DuplexFinding& finding, const QueueText& queue, const PairedComparison& full) const
    {
        const FittedParameter& kappa = *finding.kappa;
        const std::string place = sentence(queue.place);
        const std::string range =
            sentence("%1 %2, 95 % interval %3 to %4",
                     {kappa.name, number(kappa.value), number(kappa.low), number(kappa.high)});
        if (hasFewPatterns()) {
            finding.sentence = sentence("Whether acknowledgements wait behind data in %1: %2, but %3",
                                        {place, range, fewPatterns()});
            return;
        }
        const bool helps = finding.withSharing->outcome == Outcome::better;
        const bool excludesFull = full.outcome == Outcome::better || kappa.high < kMostly;
        if (kappa.value >= kMostly && (helps || kappa.low > kHardly)) {
            finding.support = Support::supported;
            finding.sentence = sentence("Acknowledgements wait behind data in %1 (%2): %3; %4",
                                        {place, range, sentence(queue.effect), sentence(queue.remedy)});
        } else if (kappa.value < kMostly && (helps || kappa.low > kHardly)) {
            finding.support = Support::partly;
            finding.sentence = sentence("Acknowledgements wait little in %1 (%2)", {place, range});
        } else if (kappa.value <= kHardly) {
            finding.support = Support::contradicted;
            finding.sentence = sentence(
                excludesFull
                    ? phrase("No sign that acknowledgements wait behind data in %1 (%2)")
                    : phrase(
                          "No sign that acknowledgements wait behind data in %1 (%2), though these patterns "
                          "do not exclude it"),
                {place, range});
        } else if (excludesFull) {
            finding.support = Support::contradicted;
            finding.sentence =
                sentence("Acknowledgements wait little or not at all in %1 (%2): leaving it out is as good",
                         {place, range});
        } else {
            finding.sentence =
                sentence("These patterns cannot tell whether acknowledgements wait behind data in %1 (%2)",
                         {place, range});
        }
    }

    /** The platform's figures, for the command of a run. */
    struct Figures
    {
        std::size_t nodes = 0;
        double slowestNic = std::numeric_limits<double>::infinity();  ///< bytes per second
        double halfOfNics = 0;                                        ///< of the fastest half of the nodes
        double slowestLink = std::numeric_limits<double>::infinity(); ///< between switches
    };

    [[nodiscard]] Figures figures() const
    {
        const Network& network = *m_data.patterns.front().placed.network;
        Figures figures;
        figures.nodes = network.nodes().size();
        std::vector<double> nics;
        for (const Network::Link& link : network.links()) {
            const bool joinsSwitches = !link.from.isNode && !link.to.isNode;
            if (joinsSwitches)
                figures.slowestLink = std::min(figures.slowestLink, link.capacity);
            else
                nics.push_back(link.capacity);
        }
        std::sort(nics.rbegin(), nics.rend());
        for (std::size_t i = 0; i < nics.size() / 2; ++i)
            figures.halfOfNics += nics[i];
        if (!nics.empty())
            figures.slowestNic = nics.back();
        return figures;
    }

    /** Whether enough nodes can send to fill a link between switches. */
    [[nodiscard]] bool canFillBackbone() const
    {
        const Figures known = figures();
        return known.halfOfNics > known.slowestLink;
    }

    void suggest(const QueueText& queue, std::string reason)
    {
        const Figures known = figures();
        const std::string pattern(queue.pattern);
        const auto figure = [](double bandwidth) {
            return "\"" + displayText(Dimension::bandwidth, bandwidth) + "\"";
        };
        std::string command = "contraflow generate " + pattern + " --nodes " + std::to_string(known.nodes);
        if (std::isfinite(known.slowestNic))
            command += " --nic " + figure(known.slowestNic);
        if (std::isfinite(known.slowestLink))
            command += " --uplink " + figure(known.slowestLink);
        m_verdict.runs.push_back({pattern, command, std::move(reason)});
    }

    const TrainingData& m_data;
    std::span<const EvaluatedModel> m_models;
    DuplexVerdict m_verdict;
};

} // namespace

Result<DuplexVerdict> evaluateDuplex(const TrainingData& data, std::span<const EvaluatedModel> models,
                                     const ModelFitter* fitter, const ModelFit* fit)
{
    Evaluation evaluate(data, models);
    if (fitter && fit)
        RETURN_IF_ERROR(evaluate.evaluateQueues(*fitter, *fit));
    evaluate.evaluateModels();
    return evaluate.take();
}

namespace {

constexpr double kTells =
    1.25; ///< predictions that differ by more: beyond what models err by where they hold

bool isOneSwitch(const TrainingPattern& pattern)
{
    constexpr std::size_t kThroughOne = 2; // channels
    return std::ranges::all_of(pattern.observations, [&](const Observation& one) {
        return pattern.placed.routes[one.message].size() <= kThroughOne;
    });
}

/** Models that say something about full buffers, over the observations of patterns. */
class Witnesses
{
public:
    Witnesses(const TrainingData& data, std::span<const EvaluatedModel> models) : m_data(data)
    {
        for (const EvaluatedModel& model : models)
            if (const ModelInfo* info = findModelInfo(model.kind);
                info && info->flowControl != FlowControlClaim::none)
                m_all.push_back({&model, info->seesNodesOnly});
    }

    [[nodiscard]] FlowControlVerdict verdict()
    {
        FlowControlVerdict verdict;
        if (m_all.size() < 2)
            return verdict;
        for (std::size_t p = 0; p < m_data.patterns.size(); ++p)
            verdict.patterns += addPattern(p) ? 1 : 0;
        std::ranges::stable_sort(m_all, [](const Witness& a, const Witness& b) {
            return a.patterns != b.patterns ? a.patterns > b.patterns : a.error() < b.error();
        });
        bool areOthersFar = true;
        for (const Witness& witness : m_all) {
            if (witness.messages == 0)
                continue;
            const Apart apart = apartFromFirst(witness);
            const bool isFirst = &witness == &m_all.front();
            verdict.findings.push_back({witness.model->kind, 100 * witness.error(), witness.patterns,
                                        !isFirst && apart.messages == 0});
            constexpr double kFar = 3;
            areOthersFar = areOthersFar && (apart.messages == 0 || apart.own >= kFar * apart.first);
        }
        if (verdict.patterns > 0)
            verdict.sureness = surenessOf(verdict, areOthersFar);
        return verdict;
    }

private:
    struct Witness
    {
        const EvaluatedModel* model = nullptr;
        bool seesNodesOnly = false;
        double errors = 0; ///< |Erel| of the messages that tell, added
        std::size_t messages = 0;
        std::size_t patterns = 0; ///< that come nearest to it

        [[nodiscard]] double seconds(std::size_t at) const { return (*model->seconds)[at]; }
        [[nodiscard]] double error() const
        {
            return messages > 0 ? errors / static_cast<double>(messages) : 0;
        }
    };
    /** Errors of a model and of the first one, where the two differ. */
    struct Apart
    {
        double own = 0;
        double first = 0;
        std::size_t messages = 0;
    };

    [[nodiscard]] bool isAsked(const Witness& witness, std::size_t pattern) const
    {
        return !witness.seesNodesOnly || isOneSwitch(m_data.patterns[pattern]);
    }
    [[nodiscard]] double errorAt(const Witness& witness, std::size_t at) const
    {
        return std::abs(witness.seconds(at) / m_data.measured[at] - 1);
    }
    [[nodiscard]] std::size_t endOf(std::size_t pattern) const
    {
        return m_data.offset(pattern) + m_data.count(pattern);
    }

    /** Whether the pattern tells. */
    bool addPattern(std::size_t pattern)
    {
        std::vector<Witness*> asked;
        for (Witness& witness : m_all)
            if (isAsked(witness, pattern))
                asked.push_back(&witness);
        std::vector<double> sums(asked.size(), 0.0);
        std::size_t messages = 0;
        for (std::size_t i = m_data.offset(pattern); i < endOf(pattern); ++i) {
            const auto [least, most] = std::ranges::minmax_element(
                asked, [i](const Witness* a, const Witness* b) { return a->seconds(i) < b->seconds(i); });
            if (asked.size() < 2 || !((*most)->seconds(i) > kTells * (*least)->seconds(i)))
                continue;
            ++messages;
            for (std::size_t w = 0; w < asked.size(); ++w)
                sums[w] += errorAt(*asked[w], i);
        }
        if (messages == 0)
            return false;
        for (std::size_t w = 0; w < asked.size(); ++w) {
            asked[w]->errors += sums[w];
            asked[w]->messages += messages;
        }
        const auto nearest = std::ranges::min_element(sums) - sums.begin();
        ++asked[static_cast<std::size_t>(nearest)]->patterns;
        return true;
    }

    [[nodiscard]] Apart apartFromFirst(const Witness& witness) const
    {
        const Witness& first = m_all.front();
        Apart apart;
        for (std::size_t p = 0; p < m_data.patterns.size(); ++p)
            for (std::size_t i = m_data.offset(p); i < endOf(p) && isAsked(witness, p) && isAsked(first, p);
                 ++i) {
                const auto [less, more] = std::minmax({witness.seconds(i), first.seconds(i)});
                if (!(more > kTells * less))
                    continue;
                ++apart.messages;
                apart.own += errorAt(witness, i);
                apart.first += errorAt(first, i);
            }
        return apart;
    }

    static FlowControlVerdict::Sureness surenessOf(const FlowControlVerdict& verdict, bool areOthersFar)
    {
        using Sureness = FlowControlVerdict::Sureness;
        const std::size_t patterns = verdict.findings.front().patterns;
        if (2 * patterns <= verdict.patterns)
            return Sureness::open;
        return verdict.patterns > 1 && patterns == verdict.patterns && areOthersFar ? Sureness::sure
                                                                                    : Sureness::likely;
    }

    const TrainingData& m_data;
    std::vector<Witness> m_all;
};

} // namespace

bool isLossless(const Project& project, const std::string& platform)
{
    return std::ranges::any_of(project.scenarios, [&](const Scenario& scenario) {
        const Model* model = findByName(project.models, scenario.model);
        const ModelInfo* info = model ? findModelInfo(model->kind) : nullptr;
        return scenario.platform == platform &&
               (!scenario.uncontrolled.empty() || (info && info->hasVictims));
    });
}

std::string_view word(FlowControlVerdict::Sureness sureness)
{
    return nameOf(sureness, {{FlowControlVerdict::Sureness::open, "open"},
                             {FlowControlVerdict::Sureness::likely, "likely"},
                             {FlowControlVerdict::Sureness::sure, "sure"}});
}

FlowControlVerdict evaluateFlowControl(const TrainingData& data, std::span<const EvaluatedModel> models)
{
    return Witnesses(data, models).verdict();
}

} // namespace contraflow
