// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/offer_stability.h"
#include "core/analysis/candidates/what_if.h"
#include "core/analysis/error_data.h"
#include "core/application/application_replay.h"
#include "core/engine/prediction.h"
#include "core/project/anonymous_names.h"
#include "core/project/report_fields.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace contraflow::report {

/**
 * What things are called in a report: as in the project, or neutrally. Everything is worked out with the
 * names of the project, for routes go by them, and renamed afterwards: times stay the same.
 */
class ShownNames
{
public:
    explicit ShownNames(const ReportFields& fields, const Project& project)
    {
        if (fields.isAnonymous)
            m_names.emplace(project);
    }

    [[nodiscard]] Project project(const Project& project) const;
    [[nodiscard]] std::string text(const std::string& text) const;
    [[nodiscard]] IssueList issues(IssueList issues) const;
    /** `shown` is project() of the project that was predicted. */
    void rename(Prediction& prediction, const Project& shown, std::size_t scenario) const;
    void rename(ScenarioReplay& replay, const Project& shown, std::size_t scenario) const;
    void rename(ErrorData& errors, const Project& shown) const;
    void rename(CandidateComparison& comparison) const;
    void rename(LosslessPair& pair) const;
    void rename(OfferComparison& offers) const;
    void rename(OfferStability& stability) const;
    void rename(WhatIf& whatIf) const;

private:
    void change(std::string& text) const { text = m_names->text(text); }
    void change(std::vector<std::string>& texts) const;
    void change(TimeFigures& figures) const;
    /** What every run says of itself; its network under other names. */
    std::shared_ptr<const Network> changeRun(ScenarioRun& run, const Project& shown,
                                             std::size_t scenario) const;

    std::optional<AnonymousNames> m_names;
};

} // namespace contraflow::report
