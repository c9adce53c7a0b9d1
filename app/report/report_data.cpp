// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_data.h"

#include "app/report/shown_names.h"
#include "core/analysis/candidates/time_figures.h"
#include "core/base/parallel.h"
#include "core/base/text.h"
#include "core/base/time_limit.h"
#include "core/io/project/preset_claims.h"
#include "core/project/calibration_record.h"
#include "core/project/checks.h"
#include "core/project/nodes_in_use.h"

#include <iterator>
#include <map>
#include <tuple>
#include <unordered_set>

namespace contraflow::report {

namespace {

Error stopped()
{
    return {ErrorCode::cancelled, "the report was not made: it was cancelled"};
}

/** The scenarios to show, by their place in the project. */
Result<std::vector<std::size_t>> wantedScenarios(const Project& project,
                                                 const std::vector<std::string>& names)
{
    std::vector<std::size_t> wanted;
    for (const std::string& name : names) {
        const std::size_t index = indexOfName(project.scenarios, name);
        if (index == project.scenarios.size()) {
            const std::string near = suggestion(name, namesOf(project.scenarios));
            return Error{ErrorCode::notFound, "there is no scenario " + inQuotes(name) +
                                                  (near.empty() ? " in the project" : "; " + near)};
        }
        RETURN_IF_ERROR(checkNamedOnce(project.scenarios, name, "scenario"));
        if (!contains(wanted, index))
            wanted.push_back(index);
    }
    if (names.empty())
        for (std::size_t i = 0; i < project.scenarios.size(); ++i)
            wanted.push_back(i);
    return wanted;
}

void describe(ScenarioEntry& entry)
{
    const Prediction& prediction = *entry.prediction();
    const TimeFigures figures = timeFigures(prediction.placed, prediction.timeline);
    if (figures.busiest) {
        entry.busiestChannel = figures.busiest->text();
        entry.busiestUse = figures.busiest->load;
    }
    double sum = 0;
    for (const MessageTimes& times : prediction.timeline.messages) {
        sum += times.time();
        entry.worstSlowdown = std::max(entry.worstSlowdown, times.slowdown());
    }
    if (!prediction.timeline.messages.empty())
        entry.meanTime = sum / static_cast<double>(prediction.timeline.messages.size());
}

BatchOptions batchOptions(const ReportRequest& request)
{
    BatchOptions options;
    options.threads = request.threads;
    options.run.stop = request.stop;
    return options;
}

/** What only adds to predictions and comparison. */
struct Study
{
    std::string name;
    std::vector<std::size_t> scenarios; ///< that are run
    double runs = 1;                    ///< of each, about
};

/** How much of the progress is that of predictions and comparison. */
constexpr double kPredictionsShare = 0.3;

/** The time that a report may take: studies are begun before it is over, and end with it. */
class Budget
{
public:
    explicit Budget(const ReportRequest& request) : m_request(request), m_limit(request.budget, request.stop)
    {}

    /** Announces a study, for progress. */
    void expect(const Study& study) { m_expected += secondsOf(study).value_or(kUnknown); }

    /** For a study that begins now. */
    [[nodiscard]] BatchOptions options(const Study& study)
    {
        BatchOptions options = batchOptions(m_request);
        options.run.stop = m_limit.token();
        const double from = progress();
        m_done += secondsOf(study).value_or(kUnknown);
        if (m_request.progress)
            options.run.progress = [show = m_request.progress, from, to = progress()](double fraction) {
                show(from + (to - from) * fraction);
            };
        return options;
    }

    /** Whether there is no time for a study, or was none for all of it, which is then said with what it would
     * take. */
    bool isOver(ReportData& data, const Study& study) const
    {
        if (!m_limit.isOver())
            return false;
        const std::optional<double> seconds = secondsOf(study);
        data.unfinished.push_back(seconds ? sentence("%1 (about %2)", {study.name, aboutText(*seconds)})
                                          : study.name);
        return true;
    }

    /** That work at once. */
    [[nodiscard]] double cores() const { return static_cast<double>(threadCount(m_request.threads)); }

    KnownFigures known; ///< of all studies

private:
    static constexpr double kUnknown = 1e-3; ///< seconds of a study of which nobody knows

    /** From what its scenarios took up to now, on all cores; nothing where none has been run. */
    [[nodiscard]] std::optional<double> secondsOf(const Study& study) const
    {
        std::optional<double> seconds;
        for (const std::size_t scenario : study.scenarios)
            if (const std::optional<double> one = known.secondsOf(scenario))
                seconds = seconds.value_or(0) + study.runs * *one;
        const double runs = study.runs * static_cast<double>(study.scenarios.size());
        return seconds ? std::optional(*seconds / std::min(cores(), std::max(1.0, runs))) : std::nullopt;
    }

    /** To one significant digit: nobody knows it better before. */
    static std::string aboutText(double seconds)
    {
        return displayText(Dimension::duration, parseNumber(roundedText(seconds, 1)).value_or(seconds));
    }

    [[nodiscard]] double progress() const
    {
        const double share = m_expected > 0 ? std::min(1.0, m_done / m_expected) : 1;
        return kPredictionsShare + (1 - kPredictionsShare) * share;
    }

    const ReportRequest& m_request;
    TimeLimit m_limit;
    double m_expected = 0; ///< seconds
    double m_done = 0;     ///< of them, with the study that was begun last
};

/** The scenarios of all candidates that were predicted. */
std::vector<std::size_t> predictedIn(const CandidateComparison& comparison)
{
    std::vector<std::size_t> scenarios;
    for (const CandidateGroup& group : comparison.groups)
        for (const Candidate& candidate : group.candidates)
            if (candidate.isPredicted())
                scenarios.push_back(candidate.scenario);
    return scenarios;
}

/** What was measured of these scenarios beside the predictions; null when nothing was. */
std::shared_ptr<const ErrorsResult> measuredErrors(const ReportRequest& request, const ReportData& data,
                                                   const ShownNames& names, ErrorRequest::Learnt learnt)
{
    ErrorRequest wanted;
    wanted.learnt = learnt;
    const std::vector<const ScenarioEntry*> shown = data.entries();
    for (const Measurement& measurement : request.project.measurements)
        for (const ScenarioEntry* entry : shown)
            if (measurement.scenario == request.project.scenarios[entry->index].name)
                wanted.measurements.push_back(measurement.name);
    if (wanted.measurements.empty())
        return nullptr;
    for (const ScenarioEntry* entry : shown) {
        const std::string& model = request.project.scenarios[entry->index].model;
        if (!contains(wanted.models, model))
            wanted.models.push_back(model);
    }
    const std::vector<const Project*> projects{&request.project};
    Result<ErrorData> errors = gatherErrors(projects, wanted, batchOptions(request));
    if (!errors || errors->messages.empty())
        return nullptr;
    auto result = std::make_shared<ErrorsResult>();
    result->data = std::move(*errors);
    names.rename(result->data, data.project);
    for (const ModelErrors& model : result->data.models) {
        result->summaries.push_back(summariseErrors(model.errors));
        result->outliers.push_back(outliers(model.errors));
    }
    auto base = std::make_shared<ScenarioResult>();
    base->project = data.project;
    result->projects = {&base->project};
    result->base = std::move(base);
    result->projectNames = {data.project.title};
    return result;
}

/** Whether a model of the shown scenarios says what it was learnt from. */
bool isSomethingLearnt(const ReportData& data)
{
    for (const Scenario* scenario : data.shown())
        if (const Model* model = findByName(data.project.models, scenario->model);
            model && validCalibrationOf(*model))
            return true;
    return false;
}

/** Errors of all that was measured, and of what the models were not learnt from. */
void gatherMeasured(ReportData& data, const ReportRequest& request, const ShownNames& names)
{
    data.errors = measuredErrors(request, data, names, ErrorRequest::Learnt::include);
    if (!data.errors || !isSomethingLearnt(data))
        return;
    auto unlearnt = measuredErrors(request, data, names, ErrorRequest::Learnt::leaveOut);
    data.isAllLearnt = !unlearnt;
    if (unlearnt && unlearnt->data.messages.size() < data.errors->data.messages.size())
        data.unlearnt = std::move(unlearnt);
}

void addNew(IssueList& issues, const IssueList& more, std::unordered_set<std::string>& known)
{
    for (const Issue& issue : more)
        if (known.insert(severityText(issue.severity) + issue.text).second)
            issues.push_back(issue);
}

Study stabilityStudy(const CandidateComparison& comparison)
{
    return {sentence("what would make another offer the fastest"), predictedIn(comparison),
            kUsualStabilityValues};
}

void judgeOffers(ReportData& data, const ReportRequest& request, const CandidateComparison& comparison,
                 const ShownNames& names, Budget& budget)
{
    const Study study = stabilityStudy(comparison);
    if (Result<OfferStability> stability =
            offerStability(request.project, comparison, data.offers, budget.options(study), &budget.known)) {
        names.rename(*stability);
        data.stability = std::move(*stability);
    } else {
        budget.isOver(data, study);
    }
}

/** Messages that all candidates of a comparison have together. */
std::size_t messagesOf(const CandidateComparison& comparison)
{
    std::size_t messages = 0;
    for (const CandidateGroup& group : comparison.groups)
        for (const Candidate& candidate : group.candidates)
            messages += candidate.figures.messages;
    return messages;
}

/** The sweeps that are asked for; without any one over the sizes of messages, where there are not too many.
 */
void sweep(ReportData& data, const ReportRequest& request, const CandidateComparison& comparison,
           Budget& budget)
{
    constexpr std::size_t kMostMessages = 200'000; // of a sweep that nobody asked for
    std::vector<std::string> wanted = request.fields.sweeps;
    if (wanted.empty()) {
        const auto isChoice = [](const CandidateGroup& group) { return group.candidates.size() > 1; };
        if (std::ranges::none_of(comparison.groups, isChoice))
            return;
        if (messagesOf(comparison) > kMostMessages) {
            data.withoutSweep.push_back(sentence(
                "The scenarios have so many messages that none was made over their sizes; ask for sweeps "
                "to have them."));
            return;
        }
        wanted.emplace_back("scale=0.01..100/5");
    }
    for (const std::string& text : wanted) {
        const Result<SweepRange> range = parseSweep(request.project, text);
        if (!range) {
            data.withoutSweep.push_back(
                sentence("The sweep %1 was not made: %2", {inQuotes(text), range.error().message}));
            continue;
        }
        const Study study{sentence("the sweep %1", {inQuotes(text)}), predictedIn(comparison),
                          static_cast<double>(range->values.size())};
        Result<Sweep> made =
            sweepCandidates(request.project, comparison, *range, budget.options(study), &budget.known);
        if (!made) {
            budget.isOver(data, study);
            continue;
        }
        data.sweeps.push_back(std::move(*made));
    }
}

/** What lossless networks do without congestion control. */
std::vector<LosslessPair> findPairs(ReportData& data, const ReportRequest& request,
                                    const std::vector<std::size_t>& scenarios, Budget& budget)
{
    std::vector<LosslessPair> all;
    for (const std::size_t scenario : scenarios) {
        const Study study{sentence("%1 without congestion control", {data.project.scenarios[scenario].name}),
                          {scenario}};
        if (!uncontrolledModelOf(request.project.scenarios[scenario]) || budget.isOver(data, study))
            continue;
        Result<std::vector<LosslessPair>> pairs =
            losslessPairs(request.project, {scenario}, budget.known, budget.options(study));
        if (!pairs)
            budget.isOver(data, study);
        else
            std::ranges::move(*pairs, std::back_inserter(all));
    }
    return all;
}

/** Those of the scenarios on whose clusters others have nodes. */
std::vector<std::size_t> sharedAmong(const Project& project, std::vector<std::size_t> scenarios)
{
    std::erase_if(scenarios, [&project](std::size_t scenario) {
        const Mapping* mapping = findByName(project.mappings, project.scenarios[scenario].mapping);
        return !mapping || !hasNodesInUse(*mapping);
    });
    return scenarios;
}

/** Holds the candidates against each other. */
void rank(ReportData& data, const ReportRequest& request, CandidateComparison& comparison, Budget& budget)
{
    for (CandidateGroup& group : comparison.groups)
        for (Candidate& candidate : group.candidates)
            for (const LosslessPair& pair : data.pairs)
                if (candidate.isPredicted() && candidate.name == pair.scenario)
                    candidate.pair = pair;
    const Study draws{sentence("draws of who else is on the cluster"),
                      sharedAmong(request.project, predictedIn(comparison)), kUsualDraws};
    if (!draws.scenarios.empty() && !budget.isOver(data, draws) &&
        !addOccupancies(comparison, request.project, kUsualDraws, budget.options(draws)))
        budget.isOver(data, draws);
    noteFooting(request.project, comparison);
    data.offers = compareOffers(comparison);
}

/** What would change how they stand. */
void judge(ReportData& data, const ReportRequest& request, CandidateComparison comparison,
           const ReportExtent& extent, const ShownNames& names, Budget& budget)
{
    if (extent.judgesOffers)
        judgeOffers(data, request, comparison, names, budget);
    if (extent.sweeps)
        sweep(data, request, comparison, budget);
    names.rename(data.offers);
    names.rename(comparison);
    for (Sweep& made : data.sweeps)
        for (SweepCurve& curve : made.curves) {
            curve.label = comparison.groups[curve.group].candidates[curve.candidate].label;
            curve.workload = comparison.groups[curve.group].workload;
        }
    data.comparison = std::move(comparison);
}

/** Those with something to look into: messages that were predicted, or applications that came to an end. */
std::vector<std::size_t> scenariosThatRan(const ReportData& data)
{
    std::vector<std::size_t> ran;
    for (const ScenarioEntry* entry : data.entries())
        if (entry->analysis() || (entry->prediction() && !entry->prediction()->timeline.messages.empty()))
            ran.push_back(entry->index);
    return ran;
}

/**
 * Of the scenarios the few that tell most, those that tell more first: one of each workload on the fastest
 * offer, then on its rivals by rank, the workloads that weigh most first.
 */
std::vector<std::size_t> mostTelling(const ReportData& data, const std::vector<std::size_t>& scenarios,
                                     std::size_t most)
{
    const auto rankOf = [&data](const std::string& platform) {
        for (const Offer& offer : data.offers.offers)
            if (offer.platform == platform && offer.rank > 0)
                return offer.rank;
        return data.offers.offers.size() + 1;
    };
    const auto weightOf = [&data](const std::string& work) {
        for (const OfferWorkload& workload : data.offers.workloads)
            if (workload.name == work)
                return workload.weight;
        return 1.0;
    };
    std::map<std::pair<std::string, std::string>, std::size_t> seen; // scenarios by platform and work
    using Key = std::tuple<std::size_t, std::size_t, double>;
    std::vector<std::pair<Key, std::size_t>> keyed;
    for (const std::size_t index : scenarios) {
        const Scenario& scenario = data.project.scenarios[index];
        const std::string work = workOf(scenario);
        keyed.push_back(
            {{seen[{scenario.platform, work}]++, rankOf(scenario.platform), -weightOf(work)}, index});
    }
    std::ranges::stable_sort(keyed, [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < std::min(most, keyed.size()); ++i)
        chosen.push_back(keyed[i].second);
    return chosen;
}

/** What decides how many runs a study of a scenario takes. */
struct RunExtent
{
    const Network* network = nullptr;
    std::string kind; ///< of the model
    std::uint64_t messages = 0;
    std::uint64_t events = 0; ///< of programs
};

/** Of a scenario that ran. */
RunExtent extentOf(const ReportData& data, std::size_t scenario)
{
    for (const ScenarioEntry* entry : data.entries())
        if (const ScenarioResult& result = *entry->result; entry->index == scenario)
            return {result.network(), result.run()->kind,
                    result.replay ? result.replay->replay.messageCount
                                  : result.prediction->placed.messages.size(),
                    result.replay ? result.replay->replay.eventCount : 0};
    return {};
}

/** Of how many scenarios upgrades and placements are looked for. */
constexpr std::size_t kMostStudied = 4;

Study upgradesStudy(const ReportData& data, std::size_t scenario)
{
    constexpr double kCases = 5; // besides the groups of links
    const RunExtent extent = extentOf(data, scenario);
    return {sentence("what would help %1", {data.project.scenarios[scenario].name}),
            {scenario},
            kCases + usualRuns(*extent.network, extent.messages, {})};
}

/** Makes a study of each of these scenarios, those that are named first also first; what is found stands in
 * the order of the project. */
template<typename Found, typename Make>
void studyEach(ReportData& data, const std::vector<std::size_t>& chosen, Budget& budget,
               Study (*studyOf)(const ReportData&, std::size_t), std::vector<Found>& into, Make make)
{
    std::map<std::size_t, Found> all;
    for (const std::size_t scenario : chosen) {
        const Study study = studyOf(data, scenario);
        if (budget.isOver(data, study))
            continue;
        if (Result<Found> found = make(scenario, budget.options(study)))
            all.emplace(scenario, std::move(*found));
        else
            budget.isOver(data, study);
    }
    for (auto& [scenario, found] : all)
        into.push_back(std::move(found));
}

void findUpgrades(ReportData& data, const ReportRequest& request, const ShownNames& names, Budget& budget)
{
    const std::vector<std::size_t> ran = scenariosThatRan(data);
    const std::vector<std::size_t> chosen = mostTelling(data, ran, kMostStudied);
    data.withoutWhatIf = ran.size() - chosen.size();
    studyEach(data, chosen, budget, upgradesStudy, data.whatIfs,
              [&](std::size_t scenario, const BatchOptions& options) {
                  WhatIfRequest wanted;
                  wanted.scenario = scenario;
                  wanted.known = &budget.known;
                  Result<WhatIf> found = whatIf(request.project, wanted, options);
                  if (found)
                      names.rename(*found);
                  return found;
              });
}

Study placementStudy(const ReportData& data, std::size_t scenario)
{
    const RunExtent extent = extentOf(data, scenario);
    const PlacementWork work{extent.messages + extent.events, extent.events > 0 ? 0 : extent.messages};
    return {sentence("better placements of %1", {data.project.scenarios[scenario].name}),
            {scenario},
            static_cast<double>(usualPlacementRuns(*findModelInfo(extent.kind), work))};
}

/** Of the scenarios that ran those with processes to be placed. */
std::vector<std::size_t> placeable(const ReportData& data, const ReportRequest& request)
{
    std::vector<std::size_t> placed = scenariosThatRan(data);
    std::erase_if(placed, [&request](std::size_t scenario) {
        return request.project.scenarios[scenario].mapping.empty(); // its messages name nodes
    });
    return placed;
}

void placeProcesses(ReportData& data, const ReportRequest& request, const ShownNames& names, Budget& budget)
{
    const std::vector<std::size_t> placed = placeable(data, request);
    const std::vector<std::size_t> chosen = mostTelling(data, placed, kMostStudied);
    data.withoutPlacement = placed.size() - chosen.size();
    studyEach(data, chosen, budget, placementStudy, data.placements,
              [&](std::size_t scenario, const BatchOptions& options) {
                  PlacementRequest wanted;
                  wanted.scope.scenario = scenario;
                  IssueList issues;
                  Result<PlacementStudy> study =
                      comparePlacements(request.project, wanted, issues,
                                        {options.threads, options.run.progress, options.run.stop});
                  if (study)
                      for (ComparedPlacement& placement : study->compared)
                          placement.problem = names.text(placement.problem);
                  return study;
              });
}

/** Announces the studies that follow, each of which has its part of the progress. */
void expectStudies(const ReportData& data, const ReportRequest& request, const ReportExtent& extent,
                   const std::optional<CandidateComparison>& comparison, Budget& budget)
{
    if (comparison && extent.judgesOffers)
        budget.expect(stabilityStudy(*comparison));
    constexpr double kUsualValues = 5; // of a sweep
    if (comparison && extent.sweeps)
        for (std::size_t i = 0; i < std::max<std::size_t>(1, request.fields.sweeps.size()); ++i)
            budget.expect({{}, predictedIn(*comparison), kUsualValues});
    if (extent.findsUpgrades)
        for (const std::size_t scenario : mostTelling(data, scenariosThatRan(data), kMostStudied))
            budget.expect(upgradesStudy(data, scenario));
    if (extent.places)
        for (const std::size_t scenario : mostTelling(data, placeable(data, request), kMostStudied))
            budget.expect(placementStudy(data, scenario));
}

/** A scenario, run and taken apart. */
struct MadeEntry
{
    std::shared_ptr<ScenarioResult> result = std::make_shared<ScenarioResult>();
    IssueList told;                         ///< with the names of the project
    IssueList shown;                        ///< with those of the report
    std::optional<MadeCandidate> candidate; ///< of messages
};

/** Makes the entries of a report. */
class EntryMaker
{
public:
    EntryMaker(const ReportRequest& request, const Project& shown, const ShownNames& names,
               KnownFigures& known)
        : m_request(request)
        , m_shown(shown)
        , m_names(names)
        , m_known(known)
    {}

    [[nodiscard]] MadeEntry make(std::size_t scenario, const RunOptions& options) const
    {
        MadeEntry made;
        made.result->project = m_shown;
        made.result->scenario = scenario;
        const Result<void> run = runsApplications(m_request.project.scenarios[scenario])
                                     ? replay(made, *made.result, options)
                                     : predictMessages(made, *made.result, options);
        made.shown = m_names.issues(made.told);
        if (!run)
            return failed(std::move(made), scenario, run.error());
        if (made.result->prediction)
            if (const auto nothing = nothingPredicted(m_request.project, scenario, *made.result->prediction))
                made.told.push_back(*nothing);
        return made;
    }

    [[nodiscard]] MadeEntry failed(MadeEntry made, std::size_t scenario, const Error& error) const
    {
        made.result->project = m_shown;
        made.result->scenario = scenario;
        made.result->failure = QString::fromStdString(m_names.text(error.message));
        made.told.push_back(cannotRun(m_request.project, made.result->scenario, error));
        return made;
    }

private:
    Result<void> predictMessages(MadeEntry& made, ScenarioResult& result, const RunOptions& options) const
    {
        const PredictionRequest request{result.scenario, {}};
        const Stopwatch watch;
        Result<Prediction> prediction = predict(m_request.project, result.scenario, {}, options);
        made.candidate = candidateOf(m_request.project, request, prediction);
        RETURN_IF_ERROR(prediction);
        m_known.keep(m_request.project, request, prediction->placed, FigureExtent::own,
                     made.candidate->candidate.figures, watch.seconds());
        made.told = prediction->issues;
        m_names.rename(*prediction, m_shown, result.scenario);
        result.take(std::move(prediction).value());
        return {};
    }

    Result<void> replay(MadeEntry& made, ScenarioResult& result, const RunOptions& run) const
    {
        ReplayOptions options;
        options.keepsPath = options.mayDropPath = true;
        options.keepsTimes = true; // the comparison makes percentiles of them
        options.stop = run.stop;
        const std::size_t scenario = result.scenario;
        const Stopwatch whole;
        ASSIGN_OR_RETURN(ScenarioReplay replay,
                         replayScenario(m_request.project, scenario, std::nullopt, options, made.told));
        const std::shared_ptr<const Network> network = replay.network;
        keepFigures({scenario, {}}, network, replay.replay, FigureExtent::own, whole.seconds());
        made.told.insert(made.told.end(), replay.issues.begin(), replay.issues.end());
        m_names.rename(replay, m_shown, scenario);
        RunAnalysis analysis = analyseRun(std::make_shared<const ScenarioReplay>(std::move(replay)));
        const Stopwatch alone;
        ASSIGN_OR_RETURN(Replay added, addContentionCost(analysis, m_request.project, scenario, run.stop));
        keepFigures({scenario, std::string(uncontendedModel().kind)}, network, added, FigureExtent::times,
                    alone.seconds());
        result.replay = analysis.replay;
        result.analysis = std::make_shared<const RunAnalysis>(std::move(analysis));
        return {};
    }

    /** Keeps what a run of applications says of a candidate, where it has all of that. */
    void keepFigures(const PredictionRequest& request, const std::shared_ptr<const Network>& network,
                     Replay& replay, FigureExtent extent, double seconds) const
    {
        const Result<Model> model = modelToPredictWith(m_request.project, request.scenario, request.model);
        const Result<TimeFigures> figures = figuresOf(replay, *network, model->kind, extent);
        if (figures)
            m_known.keep(m_request.project, request, {.network = network}, extent, *figures, seconds);
    }

    const ReportRequest& m_request;
    const Project& m_shown;
    const ShownNames& m_names;
    KnownFigures& m_known;
};

} // namespace

std::string workOf(const Scenario& scenario)
{
    return runsApplications(scenario) ? applicationNames(scenario) : scenario.workload;
}

namespace {

using Phrases = std::vector<std::string>;

/** The scenarios of which there is something to say. */
std::vector<ScenarioPhrases> phrasesOf(const ReportData& data, Phrases ScenarioRun::*phrases)
{
    std::vector<ScenarioPhrases> found;
    for (const ScenarioEntry* entry : data.entries())
        if (const ScenarioRun* run = entry->run(); run && !(run->*phrases).empty())
            found.push_back({data.scenario(*entry).name, run->*phrases});
    return found;
}

} // namespace

std::vector<ScenarioPhrases> beyondCalibration(const ReportData& data)
{
    return phrasesOf(data, &ScenarioRun::outsideCalibration);
}

std::vector<ScenarioPhrases> leftOut(const ReportData& data)
{
    return phrasesOf(data, &ScenarioRun::without);
}

std::string unfinishedText(const ReportData& data)
{
    if (data.unfinished.empty())
        return {};
    return sentence(
        "the budget of %1 ran out before these were worked out: %2; give the report more time to have "
        "them (--budget on the command line)",
        {displayText(Dimension::duration, data.budget), joinedWords(data.unfinished)});
}

Result<ReportData> gatherReport(const ReportRequest& request, const ReportExtent& extent)
{
    ASSIGN_OR_RETURN(const std::vector<std::size_t> wanted,
                     wantedScenarios(request.project, request.fields.scenarios));
    const ShownNames names(request.fields, request.project);
    Budget budget(request);

    ReportData data;
    data.budget = request.budget;
    data.project = names.project(request.project);
    data.fields = request.fields;
    for (std::string ReportFields::*text :
         {&ReportFields::title, &ReportFields::customer, &ReportFields::author})
        data.fields.*text = names.text(data.fields.*text);
    data.date = request.date;
    data.fileName = request.fields.isAnonymous ? "project.yaml" : request.fileName;
    data.sha256 = request.sha256;

    std::vector<std::size_t> order = wanted;
    std::stable_partition(order.begin(), order.end(), [&request](std::size_t scenario) {
        return !runsApplications(request.project.scenarios[scenario]);
    });
    BatchOptions options = batchOptions(request);
    if (request.progress)
        options.run.progress = [show = request.progress](double fraction) {
            show(kPredictionsShare * fraction);
        };
    std::unordered_set<std::string> known;
    std::map<std::size_t, MadeCandidate> made;
    addNew(data.issues, names.issues(request.issues), known);
    const EntryMaker maker(request, data.project, names, budget.known);
    const auto receive = [&](std::size_t number, Result<MadeEntry> result) {
        MadeEntry entry = result ? std::move(*result) : maker.failed({}, order[number], result.error());
        if (request.found)
            request.found(entry.told);
        addNew(data.issues, entry.shown, known);
        if (entry.candidate)
            made.emplace(order[number], std::move(*entry.candidate));
        auto& entries =
            runsApplications(data.project.scenarios[order[number]]) ? data.applications : data.scenarios;
        entries.push_back({order[number], std::move(entry.result)});
        if (entries.back().prediction())
            describe(entries.back());
        return !request.stop.stop_requested();
    };
    makeAll<MadeEntry>(
        order.size(),
        [&](std::size_t i, const RunOptions& run) -> Result<MadeEntry> { return maker.make(order[i], run); },
        receive, options, order.size());
    if (request.stop.stop_requested())
        return stopped();
    gatherMeasured(data, request, names);
    std::optional<CandidateComparison> comparison;
    if (extent.compares && wanted.size() > 1) {
        CandidateRequest candidates;
        candidates.scenarios = wanted;
        candidates.findsPairs = false; // within the budget instead
        candidates.draws = 0;          // the same
        candidates.known = &budget.known;
        candidates.made = std::move(made);
        if (auto compared = compareCandidates(request.project, candidates, batchOptions(request)))
            comparison = std::move(*compared);
    }
    data.pairs = findPairs(data, request, wanted, budget);
    if (comparison)
        rank(data, request, *comparison, budget);
    expectStudies(data, request, extent, comparison, budget);
    if (comparison)
        judge(data, request, std::move(*comparison), extent, names, budget);
    for (LosslessPair& pair : data.pairs)
        names.rename(pair);
    if (extent.findsUpgrades)
        findUpgrades(data, request, names, budget);
    if (extent.places)
        placeProcesses(data, request, names, budget);
    if (request.stop.stop_requested())
        return stopped();
    if (request.found && !data.unfinished.empty())
        request.found({{Severity::note, unfinishedText(data), {}}});
    return data;
}

} // namespace contraflow::report
