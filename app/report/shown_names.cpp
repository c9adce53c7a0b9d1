// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/shown_names.h"

#include "core/application/row_program.h"
#include "core/project/application_runs.h"

namespace contraflow::report {

Project ShownNames::project(const Project& project) const
{
    return m_names ? m_names->project(project) : project;
}

std::string ShownNames::text(const std::string& text) const
{
    return m_names ? m_names->text(text) : text;
}

IssueList ShownNames::issues(IssueList issues) const
{
    if (m_names)
        for (Issue& issue : issues)
            change(issue.text);
    return issues;
}

void ShownNames::rename(Prediction& prediction, const Project& shown, std::size_t scenario) const
{
    if (!m_names)
        return;
    prediction.placed.network = changeRun(prediction, shown, scenario);
}

void ShownNames::rename(ScenarioReplay& replay, const Project& shown, std::size_t scenario) const
{
    if (!m_names)
        return;
    const Scenario& named = shown.scenarios[scenario];
    replay.network = changeRun(replay, shown, scenario);
    change(replay.measured.measurement);
    IssueList ignored; // the replay has them
    const std::vector<std::string> runs = runNames(named.applications);
    for (std::size_t a = 0; a < replay.applications.size(); ++a) {
        PlacedApplication& application = replay.applications[a];
        application.name = runs[a];
        // The same program with the neutral names of its phases.
        if (auto program = RowProgram::compile(
                shown, indexOfName(shown.applications, named.applications[a].name), ignored);
            program && program->labels().size() == application.program->labels().size())
            application.program = std::move(program);
    }
}

void ShownNames::rename(ErrorData& errors, const Project& shown) const
{
    if (!m_names)
        return;
    for (ModelErrors& model : errors.models)
        change(model.model);
    for (MeasuredPattern& pattern : errors.patterns) {
        if (!pattern.isApplication) {
            pattern.rows = shown.workloads[pattern.workload].messages;
            continue;
        }
        std::vector<MessageRow> rows(pattern.rows.begin(), pattern.rows.end());
        for (MessageRow& row : rows) {
            row.id = text(row.id);
            row.source = text(row.source);
        }
        pattern.rows = SharedRows<MessageRow>(std::move(rows));
    }
}

void ShownNames::rename(CandidateComparison& comparison) const
{
    if (!m_names)
        return;
    for (CandidateGroup& group : comparison.groups) {
        change(group.workload);
        change(group.notes);
        change(group.unlikeResults);
        for (Candidate& candidate : group.candidates) {
            for (std::string Candidate::*text : {&Candidate::label, &Candidate::name, &Candidate::platform,
                                                 &Candidate::mapping, &Candidate::model})
                change(candidate.*text);
            if (candidate.failure)
                change(candidate.failure->message);
            change(candidate.figures);
            change(candidate.accuracy.model);
            change(candidate.accuracy.reason);
            change(candidate.outsideCalibration);
            change(candidate.price.missing);
            change(candidate.price.runningMissing);
            if (candidate.pair)
                rename(*candidate.pair);
        }
    }
    comparison.issues = issues(std::move(comparison.issues));
}

void ShownNames::rename(LosslessPair& pair) const
{
    if (!m_names)
        return;
    for (std::string LosslessPair::*text :
         {&LosslessPair::scenario, &LosslessPair::model, &LosslessPair::uncontrolled})
        change(pair.*text);
    if (pair.failure)
        change(pair.failure->message);
    if (pair.victims)
        change(pair.victims->channel);
    if (pair.worst)
        change(pair.worst->message);
}

void ShownNames::rename(OfferComparison& offers) const
{
    if (!m_names)
        return;
    for (OfferWorkload& workload : offers.workloads)
        change(workload.name);
    for (Offer& offer : offers.offers) {
        change(offer.platform);
        change(offer.price.missing);
        change(offer.price.runningMissing);
    }
    for (std::vector<std::string>* texts :
         {&offers.notes, &offers.unlikeResults, &offers.unlikeCosts, &offers.victims})
        change(*texts);
}

void ShownNames::rename(OfferStability& stability) const
{
    if (!m_names)
        return;
    for (std::string OfferStability::*text :
         {&OfferStability::offer, &OfferStability::valueOffer, &OfferStability::nextValue})
        change(stability.*text);
    for (StabilityLimit& limit : stability.limits)
        change(limit.next);
    for (std::vector<WeightLimit>* limits : {&stability.weights, &stability.valueWeights})
        for (WeightLimit& limit : *limits) {
            change(limit.workload);
            change(limit.next);
        }
    for (Discount& discount : stability.discounts)
        change(discount.offer);
}

void ShownNames::rename(WhatIf& whatIf) const
{
    if (!m_names)
        return;
    change(whatIf.scenario);
    change(whatIf.model);
    change(whatIf.base);
    for (WhatIfCase& spared : whatIf.cases) {
        change(spared.title);
        change(spared.notApplied);
    }
    for (GroupEffect& effect : whatIf.sensitivity.groups) {
        change(effect.group.members);
        change(effect.group.aliases);
        change(effect.priceMissing);
        change(effect.notRun);
    }
    change(whatIf.advice);
    change(whatIf.notes);
    change(whatIf.sensitivity.notes);
    whatIf.issues = issues(std::move(whatIf.issues));
}

std::shared_ptr<const Network> ShownNames::changeRun(ScenarioRun& run, const Project& shown,
                                                     std::size_t scenario) const
{
    run.scenario = shown.scenarios[scenario].name;
    change(run.model);
    change(run.outsideCalibration);
    run.issues = issues(std::move(run.issues));
    const std::size_t platform = indexOfName(shown.platforms, shown.scenarios[scenario].platform);
    IssueList ignored; // the run has them
    return Network::build(shown.platforms[platform], platform, ignored);
}

void ShownNames::change(std::vector<std::string>& texts) const
{
    for (std::string& text : texts)
        change(text);
}

void ShownNames::change(TimeFigures& figures) const
{
    if (figures.busiest)
        change(figures.busiest->channel);
    if (figures.worst)
        change(figures.worst->channel);
    if (figures.victims)
        change(figures.victims->channel);
}

} // namespace contraflow::report
