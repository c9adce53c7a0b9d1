// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/sweep.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/formulas.h"
#include "core/project/left_out.h"

#include <set>
#include <unordered_set>

namespace contraflow {

namespace {

Result<PlacedScenario> amongFirst(const Workload& workload, const PlacedScenario& placed, double count)
{
    const std::vector<std::string> names = processNames(workload);
    const auto wanted = static_cast<std::size_t>(count);
    if (wanted > names.size())
        return Error{ErrorCode::invalidInput,
                     sentence("the workload has %1 processes only", {groupedCount(names.size())})};
    const std::unordered_set<std::string> first(names.begin(),
                                                names.begin() + static_cast<std::ptrdiff_t>(wanted));
    PlacedScenario part = withMessages(placed, [&](std::size_t i) {
        const MessageRow& row = workload.messages[placed.messages[i].row];
        return first.contains(row.source) && first.contains(row.destination);
    });
    if (part.messages.empty())
        return Error{ErrorCode::invalidInput,
                     sentence("there is no message among the first %1 processes", {groupedCount(wanted)})};
    return part;
}

constexpr double kMostProcesses = 1e9; ///< that fit into a cell; programs say what fits into memory

class Sweeping
{
public:
    Sweeping(const Project& project, const CandidateComparison& comparison, const SweepRange& range)
        : m_project(project)
        , m_range(range)
    {
        m_sweep.range = range;
        for (std::size_t g = 0; g < comparison.groups.size(); ++g)
            for (std::size_t c = 0; c < comparison.groups[g].candidates.size(); ++c) {
                const Candidate& candidate = comparison.groups[g].candidates[c];
                if (!candidate.isPredicted())
                    continue;
                m_candidates.push_back(&candidate);
                m_sweep.curves.push_back(
                    {g, c, comparison.groups[g].workload, candidate.label, candidate.model, {}});
            }
    }

    Result<Sweep> run(const BatchOptions& options, KnownFigures* known)
    {
        if (m_range.parameter == SweepParameter::parameter)
            editProjects();
        else
            prepareCandidates();
        const std::size_t values = m_range.values.size();
        VariationRuns runs(options, known);
        runs.expect(m_candidates.size() * values);
        const auto results =
            runs.run(m_candidates.size() * values, [&](std::size_t i, const RunOptions& run) {
                return runOne(runs.known(), i / values, i % values, run);
            });
        RETURN_IF_ERROR(results);
        for (std::size_t c = 0; c < m_candidates.size(); ++c)
            for (std::size_t v = 0; v < values; ++v)
                m_sweep.curves[c].points.push_back(point(*m_candidates[c], (*results)[c * values + v]));
        addNotes();
        return std::move(m_sweep);
    }

private:
    /** The project with each value of the parameter, and what formulas make of it. */
    void editProjects()
    {
        const std::size_t row = indexOfName(m_project.parameters, m_range.name);
        for (const std::string& text : m_range.settings) {
            Project edited = m_project;
            edited.parameters.replace(row, 1, {ParameterRow{m_range.name, text}});
            (void)recalculate(m_project, edited);
            m_edited.push_back(std::move(edited));
        }
    }

    void prepareCandidates()
    {
        for (const Candidate* candidate : m_candidates)
            m_prepared.push_back(prepare(m_project, candidate->scenario, candidate->model));
    }

    [[nodiscard]] Result<TimeFigures> runOne(KnownFigures& known, std::size_t candidate, std::size_t value,
                                             const RunOptions& options) const
    {
        if (m_range.parameter == SweepParameter::parameter) {
            const Result<PreparedScenario> scenario =
                prepare(m_edited[value], m_candidates[candidate]->scenario, m_candidates[candidate]->model);
            return scenario ? runVariation(*scenario, scenario->placed, scenario->model, options)
                            : Result<TimeFigures>(scenario.error());
        }
        const Result<PreparedScenario>& scenario = m_prepared[candidate];
        RETURN_IF_ERROR(scenario);
        if (!scenario->applications.empty() && changesPrograms())
            return runProgram(known, *scenario, m_candidates[candidate]->model, m_range.values[value],
                              options);
        const Result<PlacedScenario> placed = variation(*scenario, m_range.values[value]);
        return placed ? known.of(*scenario, *placed, scenario->model, FigureExtent::times, options)
                      : Result<TimeFigures>(placed.error());
    }

    /** Whether messages change, and not the network. */
    [[nodiscard]] bool changesPrograms() const
    {
        return m_range.parameter != SweepParameter::oversubscription &&
               m_range.parameter != SweepParameter::nic;
    }

    /** A scenario of applications with another value of what is swept of them. */
    [[nodiscard]] Result<TimeFigures> runProgram(KnownFigures& known, PreparedScenario scenario,
                                                 const std::string& model, double value,
                                                 const RunOptions& options) const
    {
        if (m_range.parameter == SweepParameter::size)
            return Error{
                ErrorCode::invalidInput,
                sentence(
                    "the messages of an application have the sizes that its program says; sweep scale, or a "
                    "parameter of the project that the program uses")};
        if (m_range.parameter == SweepParameter::scale)
            scenario.scale.sizes = value;
        if (m_range.parameter == SweepParameter::speed)
            scenario.scale.speed = value;
        if (m_range.parameter == SweepParameter::processes && value > kMostProcesses)
            return Error{ErrorCode::invalidInput, sentence("no application has so many processes")};
        if (m_range.parameter == SweepParameter::processes) {
            Project edited = m_project;
            for (const ScenarioApplication& named : m_project.scenarios[scenario.scenario].applications) {
                const std::size_t index = indexOfName(edited.applications, named.name);
                Application application = edited.applications[index];
                application.processes = CountCell(static_cast<std::uint32_t>(value));
                edited.applications.replace(index, 1, {std::move(application)});
            }
            const Result<PreparedScenario> other = prepare(edited, scenario.scenario, model);
            return other ? runVariation(*other, other->placed, other->model, options)
                         : Result<TimeFigures>(other.error());
        }
        return known.of(scenario, FigureExtent::times, options);
    }

    [[nodiscard]] Result<PlacedScenario> variation(const PreparedScenario& scenario, double value) const
    {
        const PlacedScenario& placed = scenario.placed;
        switch (m_range.parameter) {
        case SweepParameter::size:
            return withSizes(placed, value);
        case SweepParameter::scale:
            return withScaledSizes(placed, value);
        case SweepParameter::processes:
            return amongFirst(
                *findByName(m_project.workloads, m_project.scenarios[scenario.scenario].workload), placed,
                value);
        case SweepParameter::oversubscription:
            return withOversubscription(placed, value);
        case SweepParameter::nic:
            return withLinksAt(placed, nicLinks(*placed.network), value);
        case SweepParameter::speed:
            return Error{
                ErrorCode::invalidInput,
                sentence(
                    "messages compute nothing, so the speed of nodes changes nothing; it is for scenarios "
                    "that run applications")};
        case SweepParameter::parameter:
            break;
        }
        return placed;
    }

    static SweepPoint point(const Candidate& candidate, const Result<TimeFigures>& figures)
    {
        SweepPoint point;
        if (!figures) {
            point.failure = figures.error().message;
            return point;
        }
        point.makespan = figures->makespan;
        point.mean = figures->mean;
        if (candidate.accuracy.isKnown())
            point.bar = candidate.accuracy.makespan.around(point.makespan);
        return point;
    }

    void addNotes()
    {
        std::set<std::string> said;
        for (std::size_t i = 0; i < m_prepared.size(); ++i)
            if (m_range.parameter == SweepParameter::oversubscription && m_prepared[i] &&
                backboneLinks(*m_prepared[i]->placed.network).empty() &&
                said.insert(m_candidates[i]->platform).second)
                m_sweep.notes.push_back(
                    sentence("platform %1 has no links between switches, so oversubscription changes nothing",
                             {inQuotes(m_candidates[i]->platform)}));
        for (std::size_t i = 0; i < m_sweep.curves.size(); ++i)
            if (!m_candidates[i]->without.empty())
                m_sweep.notes.push_back(sentence(
                    "%1 was predicted %2", {m_sweep.curves[i].label, withoutText(m_candidates[i]->without)}));
        for (const SweepCurve& curve : m_sweep.curves)
            for (std::size_t v = 0; v < curve.points.size(); ++v)
                if (!curve.points[v].failure.empty()) {
                    m_sweep.notes.push_back(
                        sentence("%1 at %2: %3", {curve.label, m_range.texts[v], curve.points[v].failure}));
                    break; // the first says why
                }
    }

    const Project& m_project;
    const SweepRange& m_range;
    Sweep m_sweep;
    std::vector<const Candidate*> m_candidates;       ///< parallel to the curves
    std::vector<Result<PreparedScenario>> m_prepared; ///< the same; empty when a parameter is swept
    std::vector<Project> m_edited;                    ///< by value, when a parameter is swept
};

} // namespace

Result<Sweep> sweepCandidates(const Project& project, const CandidateComparison& comparison,
                              const SweepRange& range, const BatchOptions& options, KnownFigures* known)
{
    return Sweeping(project, comparison, range).run(options, known);
}

} // namespace contraflow
