// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/candidates.h"

#include "app/desktop/style/text.h"
#include "core/analysis/candidates/assumptions.h"
#include "core/base/text.h"
#include "core/io/project/preset_claims.h"
#include "core/io/project/preset_file.h"
#include "core/tables/candidate_tables.h"
#include "core/tables/table_parts.h"
#include "core/tables/what_if_table.h"

#include <algorithm>

namespace contraflow {

namespace {

using Base = std::shared_ptr<const ScenarioResult>;
template<typename View>
using Plan = std::optional<typename LiveValue<View>::Plan>;

std::shared_ptr<const CandidatesView> compared(const Base& base, const std::string& reference,
                                               const LiveValue<CandidatesView>::Job::Context& context)
{
    auto view = std::make_shared<CandidatesView>();
    view->base = base;
    view->known = std::make_shared<KnownFigures>();
    CandidateRequest request;
    request.known = view->known.get();
    request.found = [&](const CandidateComparison& soFar) {
        auto part = std::make_shared<CandidatesView>(*view);
        part->pending = base->project.scenarios.size();
        for (const CandidateGroup& group : soFar.groups)
            part->pending -= group.candidates.size();
        part->show(soFar);
        context.show(std::move(part));
    };
    if (const std::size_t index = indexOfName(base->project.scenarios, reference);
        index < base->project.scenarios.size())
        request.reference = index;
    Result<CandidateComparison> comparison = compareCandidates(base->project, request, batchOptions(context));
    if (context.stop.stop_requested())
        return nullptr;
    if (comparison) {
        noteFooting(base->project, *comparison);
        view->show(std::move(*comparison));
        view->assumptions = assumptionTexts(assumptionsOf(view->base->project, view->offers, carriedPreset));
    } else {
        view->failure = QString::fromStdString(comparison.error().message);
    }
    return view;
}

std::shared_ptr<const SweepView> swept(const std::shared_ptr<const CandidatesView>& candidates,
                                       const std::string& text, const JobContext& context)
{
    auto view = std::make_shared<SweepView>();
    view->candidates = candidates;
    const Project& project = candidates->base->project;
    const Result<SweepRange> range = parseSweep(project, text);
    if (!range) {
        view->failure = QString::fromStdString(range.error().message);
        return view;
    }
    Result<Sweep> sweep = sweepCandidates(project, candidates->comparison, *range, batchOptions(context),
                                          candidates->known.get());
    if (context.stop.stop_requested())
        return nullptr;
    if (sweep) {
        view->sweep = std::move(*sweep);
        view->table = std::make_shared<const Table>(sweepsTable(candidates->comparison, {view->sweep}));
    } else {
        view->failure = QString::fromStdString(sweep.error().message);
    }
    return view;
}

std::shared_ptr<const WhatIfView> asked(const Base& base, const WhatIfRequest& request,
                                        const JobContext& context)
{
    auto view = std::make_shared<WhatIfView>();
    Result<WhatIf> answer = whatIf(base->project, request, batchOptions(context));
    if (context.stop.stop_requested())
        return nullptr;
    if (answer)
        view->show(std::move(*answer));
    else
        view->failure = QString::fromStdString(answer.error().message);
    return view;
}

} // namespace

void CandidatesView::show(CandidateComparison found)
{
    comparison = std::move(found);
    if (pending == 0)
        offers = compareOffers(comparison);
    if (!comparison.groups.empty())
        table = std::make_shared<const Table>(withoutEmptyColumns(candidatesTable(comparison)));
}

void WhatIfView::show(WhatIf answer)
{
    whatIf = std::move(answer);
    table = std::make_shared<const Table>(withoutEmptyColumns(whatIfTable(whatIf)));
    alikeTable =
        std::make_shared<const Table>(whatIfRows(whatIf, {WhatIfPart::cases, WhatIfPart::alikeGroups}));
}

const CandidateGroup* CandidatesView::groupOf(std::size_t scenario) const
{
    for (const CandidateGroup& group : comparison.groups)
        if (contains(group.candidates, scenario, &Candidate::scenario))
            return &group;
    return nullptr;
}

Candidates::Candidates(Results& results)
    : m_comparison(results, LiveScope::project, Results::tr("Predicting the scenarios"),
                   [this](const Base& base) -> Plan<CandidatesView> {
                       return {{[base = withoutRun(base), reference = m_reference](
                                    const LiveValue<CandidatesView>::Job::Context& context) {
                           return compared(base, reference, context);
                       }}};
                   },
                   {.patience = 400})
    , m_sweep(results, LiveScope::project, Results::tr("Predicting the scenarios"),
              [this](const Base& base) -> Plan<SweepView> {
                  const auto candidates = m_comparison.current();
                  const bool isNewest = candidates && candidates->base &&
                                        candidates->base->revision == base->revision &&
                                        !m_comparison.isRunning();
                  if (!isNewest)
                      return std::nullopt;
                  return {{[candidates, text = m_sweepText](const JobContext& context) {
                      return swept(candidates, text, context);
                  }}};
              })
    , m_whatIf(results, LiveScope::scenario, Results::tr("Predicting the scenarios"),
               [this](const Base& base) -> Plan<WhatIfView> {
                   const WhatIfRequest request{base->scenario, {}, {m_factor}};
                   return {{[base = withoutRun(base), request](const JobContext& context) {
                       return asked(base, request, context);
                   }}};
               })
{
    // The sweep goes over what the comparison found, so it begins behind it.
    QObject::connect(&m_comparison, &LiveJob::changed, &m_sweep, [this] { m_sweep.outdate(); });
}

void Candidates::setReference(const std::string& scenario)
{
    if (std::exchange(m_reference, scenario) != scenario)
        m_comparison.outdate();
}

void Candidates::setSweepText(const std::string& text)
{
    if (std::exchange(m_sweepText, text) != text)
        m_sweep.outdate();
}

void Candidates::setFactor(double factor)
{
    if (std::exchange(m_factor, factor) != factor)
        m_whatIf.outdate();
}

std::vector<std::pair<QString, std::string>> usualSweeps(const Project& project)
{
    std::vector<std::pair<QString, std::string>> sweeps{
        {tr("NIC speed"), "nic=1Gbit/s..100Gbit/s"}, {tr("Oversubscription"), "oversubscription=1..8"},
        {tr("Message size"), "size=1 kB..10 MB"},    {tr("All sizes"), "scale=0.1..10"},
        {tr("Processes"), "processes=2..16"},
    };
    if (!project.applications.empty())
        sweeps.emplace_back(tr("Speed of computations"), "speed=0.5..2");
    constexpr std::size_t kMostParameters = 20;
    for (const ParameterRow& row : project.parameters) {
        if (sweeps.size() == kMostParameters || row.hasFormula())
            break;
        double value = 0;
        std::string unit;
        // A number, perhaps with a unit behind it: from half to twice of it.
        const std::string& text = row.value;
        const std::size_t end = text.find_first_not_of("0123456789.eE+-");
        const std::optional<double> number = parseNumber(text.substr(0, end));
        if (!number || *number <= 0)
            continue;
        value = *number;
        unit = end == std::string::npos ? "" : text.substr(end);
        sweeps.emplace_back(QString::fromStdString(row.name), "parameter:" + row.name + "=" +
                                                                  numberText(value / 2) + unit + ".." +
                                                                  numberText(value * 2) + unit);
    }
    return sweeps;
}

} // namespace contraflow
