// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/live_value.h"
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/offers.h"
#include "core/analysis/candidates/sweep.h"
#include "core/analysis/candidates/what_if.h"

#include <QString>

#include <memory>
#include <string>
#include <vector>

namespace contraflow {

class Table;

/** All scenarios of a project side by side; an immutable value that views show. */
struct CandidatesView
{
    std::shared_ptr<const ScenarioResult> base; ///< project; null when all failed
    CandidateComparison comparison;
    OfferComparison offers;               ///< of the comparison
    std::vector<std::string> assumptions; ///< sentences: what decides how the platforms stand besides
    std::shared_ptr<const Table> table;   ///< of all candidates, group by group; null without any
    QString failure;                      ///< why there is nothing
    std::size_t pending = 0;              ///< scenarios that are still being predicted
    std::shared_ptr<KnownFigures> known;  ///< of its runs, which sweeps need not make again

    /** Takes a comparison and makes its table. Who is the fastest overall is said of all scenarios only. */
    void show(CandidateComparison found);
    /** The group that holds a scenario, or null. */
    [[nodiscard]] const CandidateGroup* groupOf(std::size_t scenario) const;
};

/** The same scenarios over the values of a parameter. */
struct SweepView
{
    std::shared_ptr<const CandidatesView> candidates;
    Sweep sweep;
    std::shared_ptr<const Table> table; ///< curve by curve, a row for each value; null without a sweep
    QString failure;
};

/** What one scenario could be spared, and which links it would pay to make faster. */
struct WhatIfView
{
    WhatIf whatIf;
    // Null without an answer.
    std::shared_ptr<const Table> table;      ///< the scenario, its cases and the groups of links
    std::shared_ptr<const Table> alikeTable; ///< the cases, and groups of links with those like them
    QString failure;

    /** Takes an answer and makes its tables. */
    void show(WhatIf answer);
};

/** What compares the networks of a project, and what is asked of it. */
class Candidates
{
public:
    explicit Candidates(Results& results);

    [[nodiscard]] LiveValue<CandidatesView>& comparison() { return m_comparison; }
    [[nodiscard]] LiveValue<SweepView>& sweep() { return m_sweep; }
    [[nodiscard]] LiveValue<WhatIfView>& whatIf() { return m_whatIf; }

    /** The name of the scenario that others are held against; one that is not there counts as none. */
    [[nodiscard]] const std::string& reference() const { return m_reference; }
    void setReference(const std::string& scenario);
    /** As parseSweep() takes it: "nic=1Gbit/s..100Gbit/s". */
    [[nodiscard]] const std::string& sweepText() const { return m_sweepText; }
    void setSweepText(const std::string& text);
    /** By which the bandwidth of a group of links is multiplied. */
    [[nodiscard]] double factor() const { return m_factor; }
    void setFactor(double factor);

private:
    std::string m_reference;
    std::string m_sweepText = "nic=1Gbit/s..100Gbit/s";
    double m_factor = 2;
    LiveValue<CandidatesView> m_comparison;
    LiveValue<SweepView> m_sweep;
    LiveValue<WhatIfView> m_whatIf;
};

/** Sweeps that make sense for a project: words for people, and the text for parseSweep(). */
[[nodiscard]] std::vector<std::pair<QString, std::string>> usualSweeps(const Project& project);

} // namespace contraflow
