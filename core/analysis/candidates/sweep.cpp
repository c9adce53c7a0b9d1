// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/sweep.h"

#include "core/base/refusal.h"
#include "core/base/signed_quantity.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/formula/formula_value.h"
#include "core/project/checks.h"
#include "core/project/formulas.h"
#include "core/project/left_out.h"
#include "core/project/report_fields.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_set>

namespace contraflow {

namespace {

constexpr std::size_t kMostValues = 1000;
constexpr std::size_t kDefaultCount = 9;
constexpr double kRatiosFrom = 4; // last value / first value

struct Word
{
    SweepParameter parameter;
    std::string_view name;
    std::optional<Dimension> dimension;
};

constexpr std::array kWords{
    Word{SweepParameter::size, "size", Dimension::size},
    Word{SweepParameter::scale, "scale", {}},
    Word{SweepParameter::processes, "processes", {}},
    Word{SweepParameter::oversubscription, "oversubscription", {}},
    Word{SweepParameter::nic, "nic", Dimension::bandwidth},
    Word{SweepParameter::speed, "speed", {}},
};
static_assert(std::ranges::all_of(kWords, [](const Word& word) { return isSweepWord(word.name); }) &&
              kWords.size() == kSweepWords.size());

Error refusal(std::string_view text, const std::string& why)
{
    return invalidInput("sweep %1: %2", {inQuotes(text), why});
}

/** A value of a range with what its unit is. */
struct Value
{
    double number = 0;
    UnitPowers powers;
};

std::optional<Dimension> dimensionOf(UnitPowers powers)
{
    for (const Dimension dimension : {Dimension::size, Dimension::bandwidth, Dimension::duration})
        if (powersOf(dimension) == powers)
            return dimension;
    return std::nullopt;
}

class RangeReader
{
public:
    RangeReader(const Project& project, std::string_view text) : m_project(project), m_text(trimmed(text)) {}

    Result<SweepRange> read()
    {
        const std::size_t sign = m_text.find('=');
        if (sign == std::string_view::npos || sign == 0)
            return refusal(m_text,
                           sentence("write what is swept and its values, such as nic=1Gbit/s..100Gbit/s/9"));
        RETURN_IF_ERROR(takeName(trimmed(m_text.substr(0, sign))));
        const std::string_view values = trimmed(m_text.substr(sign + 1));
        const std::size_t dots = values.find("..");
        ASSIGN_OR_RETURN(const std::vector<Value> read,
                         dots == std::string_view::npos
                             ? list(values)
                             : steps(values.substr(0, dots), values.substr(dots + 2)));
        return finish(read);
    }

private:
    Result<void> takeName(std::string_view name)
    {
        m_range.name = std::string(name);
        const bool isForced = name.starts_with(kSweptParameter);
        if (isForced)
            m_range.name = std::string(trimmed(name.substr(kSweptParameter.size())));
        for (const Word& word : kWords)
            if (!isForced && word.name == name) {
                m_range.parameter = word.parameter;
                m_dimension = word.dimension;
                return {};
            }
        m_range.parameter = SweepParameter::parameter;
        if (const Result<void> once = checkNamedOnce(m_project.parameters, m_range.name, "parameter"); !once)
            return refusal(m_text, once.error().message);
        if (findByName(m_project.parameters, m_range.name))
            return {};
        auto known = mapped<std::string>(kWords, &Word::name);
        for (const ParameterRow& row : m_project.parameters)
            known.push_back(row.name);
        const std::string hint = suggestion(m_range.name, known);
        return refusal(m_text,
                       sentence("there is nothing called %1 to sweep; %2",
                                {inQuotes(m_range.name),
                                 hint.empty() ? sentence("take one of %1", {joinedWords(known)}) : hint}));
    }

    [[nodiscard]] Result<Value> value(std::string_view text) const
    {
        if (m_range.parameter == SweepParameter::parameter) {
            const Result<FormulaValue> read = readFormulaValue(trimmed(text));
            if (!read)
                return refusal(m_text, read.error().message);
            return Value{read->number, read->unit};
        }
        if (m_dimension) {
            const Result<Quantity> read = parseQuantity(*m_dimension, text);
            if (!read)
                return refusal(m_text, read.error().message);
            return positive(Value{read->value, powersOf(*m_dimension)});
        }
        if (const auto number = parseNumber(text))
            return positive(Value{*number, {}});
        const Result<Quantity> share = parseSignedQuantity(Dimension::number, text);
        if (!share)
            return refusal(m_text,
                           sentence("%1 is not a number; write one such as 4, or 50 %", {inQuotes(text)}));
        return positive(Value{share->value, {}});
    }

    [[nodiscard]] Result<Value> positive(Value value) const
    {
        if (!(value.number > 0))
            return refusal(
                m_text,
                sentence("its values must be above 0, since they are no changes; write 95 % or 0.95 for "
                         "five percent less"));
        if (m_range.parameter == SweepParameter::processes && value.number < 2)
            return refusal(m_text, sentence("messages need at least 2 processes"));
        return value;
    }

    [[nodiscard]] Result<std::vector<Value>> list(std::string_view text) const
    {
        std::vector<Value> values;
        while (true) {
            const std::size_t comma = text.find(',');
            ASSIGN_OR_RETURN(Value one, value(text.substr(0, comma)));
            values.push_back(one);
            if (values.size() > kMostValues)
                return refusal(m_text, sentence("it has more than %1 values", {groupedCount(kMostValues)}));
            if (comma == std::string_view::npos)
                return values;
            text.remove_prefix(comma + 1);
        }
    }

    /** Takes "/9log" off the end of `text`, where the slash is not that of a unit. */
    Result<void> takeCount(std::string_view& text)
    {
        const std::size_t slash = text.rfind('/');
        if (slash == std::string_view::npos || slash + 1 == text.size() || text[slash + 1] < '0' ||
            text[slash + 1] > '9')
            return {};
        std::string_view count = trimmed(text.substr(slash + 1));
        for (const std::string_view spacing : {std::string_view("lin"), std::string_view("log")})
            if (count.ends_with(spacing)) {
                m_spacing = spacing;
                count.remove_suffix(spacing.size());
            }
        const auto number = parseCount(count);
        if (!number || *number < 2 || *number > kMostValues)
            return refusal(
                m_text,
                sentence(
                    "behind the slash stands how many values, from 2 to %1, and lin or log, such as /9 or "
                    "/9lin",
                    {groupedCount(kMostValues)}));
        m_count = static_cast<std::size_t>(*number);
        text = text.substr(0, slash);
        return {};
    }

    Result<std::vector<Value>> steps(std::string_view from, std::string_view to)
    {
        RETURN_IF_ERROR(takeCount(to));
        ASSIGN_OR_RETURN(const Value first, value(from));
        ASSIGN_OR_RETURN(const Value last, value(to));
        const bool hasOneUnit = first.powers == last.powers || first.number == 0 || last.number == 0;
        if (!hasOneUnit)
            return refusal(m_text, sentence("both ends must have the same unit"));
        const bool areRatiosPossible = first.number > 0 && last.number > 0;
        if (m_spacing == "log" && !areRatiosPossible)
            return refusal(m_text, sentence("equal ratios need values above 0; write lin behind the count"));
        const double widest = std::max(first.number, last.number);
        const double narrowest = std::min(first.number, last.number);
        const bool isLog =
            m_spacing.empty() ? areRatiosPossible && widest >= kRatiosFrom * narrowest : m_spacing == "log";
        std::vector<Value> values;
        for (std::size_t i = 0; i < m_count; ++i) {
            const double share = static_cast<double>(i) / static_cast<double>(m_count - 1);
            Value value = first.number == 0 ? last : first;
            if (i + 1 == m_count)
                value.number = last.number;
            else if (isLog)
                value.number = first.number * std::pow(last.number / first.number, share);
            else
                value.number = first.number + share * (last.number - first.number);
            values.push_back(value);
        }
        return values;
    }

    Result<SweepRange> finish(const std::vector<Value>& values)
    {
        for (Value value : values) {
            if (m_range.parameter == SweepParameter::processes)
                value.number = std::round(value.number);
            if (!m_range.values.empty() && m_range.values.back() == value.number)
                continue;
            m_range.values.push_back(value.number);
            if (m_range.parameter == SweepParameter::parameter)
                m_range.settings.push_back(valueText({value.number, value.powers, false}));
        }
        const std::optional<Dimension> dimension = dimensionOf(values.back().powers);
        if (dimension)
            m_range.unit = inBaseUnit(*dimension, 0).unit->symbol;
        ValueExtent extent;
        for (const double value : m_range.values)
            extent.take(value);
        const Unit* const unit = dimension ? commonUnit(*dimension, extent) : nullptr;
        for (const double value : m_range.values)
            m_range.texts.push_back(unit        ? textInUnit(*unit, value)
                                    : dimension ? displayText(*dimension, value)
                                                : groupedText(value));
        return std::move(m_range);
    }

    const Project& m_project;
    std::string_view m_text;
    SweepRange m_range;
    std::optional<Dimension> m_dimension;
    std::size_t m_count = kDefaultCount;
    std::string_view m_spacing; ///< "lin", "log", or empty: by the ends
};

} // namespace

Result<SweepRange> parseSweep(const Project& project, std::string_view text)
{
    return RangeReader(project, text).read();
}

namespace {

Result<PlacedScenario> amongFirst(const Workload& workload, const PlacedScenario& placed, double count)
{
    const std::vector<std::string> names = processNames(workload);
    const auto wanted = static_cast<std::size_t>(count);
    if (wanted > names.size())
        return invalidInput("the workload has %1 processes only", {groupedCount(names.size())});
    const std::unordered_set<std::string> first(names.begin(),
                                                names.begin() + static_cast<std::ptrdiff_t>(wanted));
    PlacedScenario part = withMessages(placed, [&](std::size_t i) {
        const MessageRow& row = workload.messages[placed.messages[i].row];
        return first.contains(row.source) && first.contains(row.destination);
    });
    if (part.messages.empty())
        return invalidInput("there is no message among the first %1 processes", {groupedCount(wanted)});
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
            return invalidInput(
                "the messages of an application have the sizes that its program says; sweep scale, or a "
                "parameter of the project that the program uses");
        if (m_range.parameter == SweepParameter::scale)
            scenario.scale.sizes = value;
        if (m_range.parameter == SweepParameter::speed)
            scenario.scale.speed = value;
        if (m_range.parameter == SweepParameter::processes && value > kMostProcesses)
            return invalidInput("no application has so many processes");
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
            return invalidInput(
                "messages compute nothing, so the speed of nodes changes nothing; it is for scenarios "
                "that run applications");
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
