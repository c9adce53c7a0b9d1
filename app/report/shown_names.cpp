// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/shown_names.h"

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
    prediction.scenario = shown.scenarios[scenario].name;
    change(prediction.model);
    const std::size_t platform = indexOfName(shown.platforms, shown.scenarios[scenario].platform);
    IssueList ignored; // the prediction has them
    prediction.placed.network = Network::build(shown.platforms[platform], platform, ignored);
    change(prediction.outsideCalibration);
    prediction.issues = issues(std::move(prediction.issues));
}

void ShownNames::rename(CandidateComparison& comparison) const
{
    if (!m_names)
        return;
    for (CandidateGroup& group : comparison.groups) {
        change(group.workload);
        change(group.notes);
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
        }
    }
    comparison.issues = issues(std::move(comparison.issues));
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
    }
    change(whatIf.advice);
    change(whatIf.notes);
    whatIf.issues = issues(std::move(whatIf.issues));
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
}

} // namespace contraflow::report
