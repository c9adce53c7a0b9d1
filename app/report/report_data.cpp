// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_data.h"

#include "app/report/shown_names.h"
#include "core/analysis/candidates/application_figures.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/time_limit.h"
#include "core/io/preset_claims.h"
#include "core/project/calibration_record.h"
#include "core/project/checks.h"
#include "core/project/nodes_in_use.h"
#include "core/project/validate.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
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
        if (const std::string doubled = doubledName(project.scenarios, name, "scenario"); !doubled.empty())
            return Error{ErrorCode::invalidInput, doubled};
        if (std::find(wanted.begin(), wanted.end(), index) == wanted.end())
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

/** The time that a report may take: studies that only add to it are begun before it is over, and end with it.
 */
class Budget
{
public:
    explicit Budget(const ReportRequest& request) : m_request(request), m_limit(request.budget, request.stop)
    {}

    [[nodiscard]] BatchOptions options() const
    {
        BatchOptions options = batchOptions(m_request);
        options.run.stop = m_limit.token();
        return options;
    }

    /** Whether there is no time for a study, or was none for all of it, which is then said. */
    bool isOver(ReportData& data, const std::string& study) const
    {
        if (!m_limit.isOver())
            return false;
        data.unfinished.push_back(study);
        return true;
    }

private:
    const ReportRequest& m_request;
    TimeLimit m_limit;
};

/** What was measured of these scenarios beside the predictions; null when nothing was. */
std::shared_ptr<const ErrorsResult> measuredErrors(const ReportRequest& request, const ReportData& data,
                                                   const ShownNames& names, ErrorRequest::Learnt learnt)
{
    ErrorRequest wanted;
    wanted.learnt = learnt;
    std::vector<std::size_t> shown;
    for (const ScenarioEntry& entry : data.scenarios)
        shown.push_back(entry.index);
    for (const ApplicationEntry& entry : data.applications)
        shown.push_back(entry.index);
    for (const Measurement& measurement : request.project.measurements)
        for (const std::size_t scenario : shown)
            if (measurement.scenario == request.project.scenarios[scenario].name)
                wanted.measurements.push_back(measurement.name);
    if (wanted.measurements.empty())
        return nullptr;
    for (const std::size_t scenario : shown) {
        const std::string& model = request.project.scenarios[scenario].model;
        if (std::find(wanted.models.begin(), wanted.models.end(), model) == wanted.models.end())
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

/** How much of the progress is left for what follows the predictions. */
constexpr double kStabilityShare = 0.5;

void judgeOffers(ReportData& data, const ReportRequest& request, const CandidateComparison& comparison,
                 const ShownNames& names, const Budget& budget)
{
    BatchOptions options = budget.options();
    if (request.progress)
        options.run.progress = [show = request.progress](double fraction) {
            show(1 - kStabilityShare + kStabilityShare * fraction);
        };
    if (Result<OfferStability> stability =
            offerStability(request.project, comparison, data.offers, options)) {
        names.rename(*stability);
        data.stability = std::move(*stability);
    } else {
        budget.isOver(data, sentence("what would make another offer the fastest"));
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
           const Budget& budget)
{
    constexpr std::size_t kMostMessages = 200'000; // of a sweep that nobody asked for
    std::vector<std::string> wanted = request.fields.sweeps;
    if (wanted.empty()) {
        const auto isChoice = [](const CandidateGroup& group) { return group.candidates.size() > 1; };
        if (std::none_of(comparison.groups.begin(), comparison.groups.end(), isChoice))
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
        Result<Sweep> made = sweepCandidates(request.project, comparison, *range, budget.options());
        if (!made) {
            budget.isOver(data, sentence("the sweep %1", {inQuotes(text)}));
            continue;
        }
        data.sweeps.push_back(std::move(*made));
    }
}

/** What lossless networks do without congestion control. */
std::vector<LosslessPair> findPairs(ReportData& data, const ReportRequest& request,
                                    const std::vector<std::size_t>& scenarios, const Budget& budget,
                                    KnownFigures& known)
{
    std::vector<LosslessPair> all;
    for (const std::size_t scenario : scenarios) {
        const std::string study =
            sentence("%1 without congestion control", {data.project.scenarios[scenario].name});
        if (!uncontrolledModelOf(request.project.scenarios[scenario]) || budget.isOver(data, study))
            continue;
        Result<std::vector<LosslessPair>> pairs =
            losslessPairs(request.project, {scenario}, known, budget.options());
        if (!pairs)
            budget.isOver(data, study);
        else
            std::move(pairs->begin(), pairs->end(), std::back_inserter(all));
    }
    return all;
}

/** Whether others have nodes of the cluster of one of the scenarios. */
bool isShared(const Project& project, const std::vector<std::size_t>& scenarios)
{
    return std::any_of(scenarios.begin(), scenarios.end(), [&project](std::size_t scenario) {
        const Mapping* mapping = findByName(project.mappings, project.scenarios[scenario].mapping);
        return mapping && hasNodesInUse(*mapping);
    });
}

void compare(ReportData& data, const ReportRequest& request, const std::vector<std::size_t>& scenarios,
             const ReportExtent& extent, const ShownNames& names, const Budget& budget, KnownFigures& known)
{
    CandidateRequest wanted;
    wanted.scenarios = scenarios;
    wanted.findsPairs = false; // within the budget instead
    wanted.draws = 0;          // the same
    wanted.known = &known;
    Result<CandidateComparison> comparison =
        compareCandidates(request.project, wanted, batchOptions(request));
    if (!comparison)
        return;
    for (CandidateGroup& group : comparison->groups)
        for (Candidate& candidate : group.candidates)
            for (const LosslessPair& pair : data.pairs)
                if (candidate.isPredicted() && candidate.name == pair.scenario)
                    candidate.pair = pair;
    if (const std::string study = "draws of who else is on the cluster";
        isShared(request.project, scenarios) && !budget.isOver(data, study) &&
        !addOccupancies(*comparison, request.project, kUsualDraws, budget.options()))
        budget.isOver(data, study);
    noteFooting(request.project, *comparison);
    data.offers = compareOffers(*comparison);
    if (extent.judgesOffers)
        judgeOffers(data, request, *comparison, names, budget);
    if (extent.sweeps)
        sweep(data, request, *comparison, budget);
    names.rename(data.offers);
    names.rename(*comparison);
    for (Sweep& made : data.sweeps)
        for (SweepCurve& curve : made.curves) {
            curve.label = comparison->groups[curve.group].candidates[curve.candidate].label;
            curve.workload = comparison->groups[curve.group].workload;
        }
    data.comparison = std::move(*comparison);
}

/** Those with something to look into: messages that were predicted, or applications that came to an end. */
std::vector<std::size_t> scenariosThatRan(const ReportData& data)
{
    std::vector<std::size_t> ran;
    for (const ScenarioEntry& entry : data.scenarios)
        if (entry.prediction() && !entry.prediction()->timeline.messages.empty())
            ran.push_back(entry.index);
    for (const ApplicationEntry& entry : data.applications)
        if (entry.analysis)
            ran.push_back(entry.index);
    return ran;
}

/**
 * Of the scenarios the few that tell most, in the order of the project: one of each workload on the fastest
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
    std::stable_sort(keyed.begin(), keyed.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::size_t> chosen;
    for (std::size_t i = 0; i < std::min(most, keyed.size()); ++i)
        chosen.push_back(keyed[i].second);
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

void findUpgrades(ReportData& data, const ReportRequest& request, const ShownNames& names,
                  const Budget& budget, KnownFigures& known)
{
    constexpr std::size_t kMost = 4;
    const std::vector<std::size_t> ran = scenariosThatRan(data);
    const std::vector<std::size_t> chosen = mostTelling(data, ran, kMost);
    data.withoutWhatIf = ran.size() - chosen.size();
    for (const std::size_t scenario : chosen) {
        const std::string study = sentence("what would help %1", {data.project.scenarios[scenario].name});
        if (budget.isOver(data, study))
            continue;
        WhatIfRequest wanted;
        wanted.scenario = scenario;
        wanted.known = &known;
        Result<WhatIf> found = whatIf(request.project, wanted, budget.options());
        if (!found) {
            budget.isOver(data, study);
            continue;
        }
        names.rename(*found);
        data.whatIfs.push_back(std::move(*found));
    }
}

void placeProcesses(ReportData& data, const ReportRequest& request, const ShownNames& names,
                    const Budget& budget)
{
    constexpr std::size_t kMost = 4;
    std::vector<std::size_t> placed = scenariosThatRan(data);
    std::erase_if(placed, [&request](std::size_t scenario) {
        return request.project.scenarios[scenario].mapping.empty(); // its messages name nodes
    });
    const std::vector<std::size_t> chosen = mostTelling(data, placed, kMost);
    data.withoutPlacement = placed.size() - chosen.size();
    for (const std::size_t scenario : chosen) {
        const std::string title =
            sentence("better placements of %1", {data.project.scenarios[scenario].name});
        if (budget.isOver(data, title))
            continue;
        PlacementRequest wanted;
        wanted.scope.scenario = scenario;
        PlacementStudyOptions options;
        options.threads = request.threads;
        options.stop = budget.options().run.stop;
        IssueList issues;
        Result<PlacementStudy> study = comparePlacements(request.project, wanted, issues, options);
        if (!study) {
            budget.isOver(data, title);
            continue;
        }
        for (ComparedPlacement& placement : study->compared)
            placement.problem = names.text(placement.problem);
        data.placements.push_back(std::move(*study));
    }
}

/** A scenario of applications, run and taken apart. */
struct AnalysedRun
{
    ApplicationEntry entry;
    IssueList told;  ///< with the names of the project
    IssueList shown; ///< with those of the report
};

AnalysedRun runScenario(const ReportRequest& request, std::size_t scenario, const Project& shown,
                        const ShownNames& names)
{
    AnalysedRun run;
    run.entry.index = scenario;
    ReplayOptions options;
    options.keepsPath = options.mayDropPath = true;
    options.stop = request.stop;
    Result<ScenarioReplay> replay =
        replayScenario(request.project, scenario, std::nullopt, options, run.told);
    Result<void> added = replay ? Result<void>() : Result<void>(replay.error());
    RunAnalysis analysis;
    if (replay) {
        run.told.insert(run.told.end(), replay->issues.begin(), replay->issues.end());
        names.rename(*replay, shown, scenario);
        analysis = analyseRun(std::make_shared<const ScenarioReplay>(std::move(replay).value()));
        added = addContentionCost(analysis, request.project, scenario, request.stop);
    }
    run.shown = names.issues(run.told);
    if (added) {
        run.entry.analysis = std::make_shared<const RunAnalysis>(std::move(analysis));
    } else {
        run.entry.failure = names.text(added.error().message);
        run.told.push_back(cannotRun(request.project, scenario, added.error()));
    }
    return run;
}

/** Runs the scenarios of applications, several at a time. */
void runApplicationsOf(ReportData& data, const ReportRequest& request,
                       const std::vector<std::size_t>& scenarios, const ShownNames& names,
                       std::unordered_set<std::string>& known)
{
    std::vector<AnalysedRun> runs(scenarios.size());
    inParallel(scenarios.size(), request.threads,
               [&](std::size_t i) { runs[i] = runScenario(request, scenarios[i], data.project, names); });
    for (AnalysedRun& run : runs) {
        if (request.found)
            request.found(run.told);
        addNew(data.issues, run.shown, known);
        data.applications.push_back(std::move(run.entry));
    }
}

/** Tells whoever asked for the report what is wrong with a scenario. */
void tellIssues(const ReportRequest& request, std::size_t scenario, const Result<Prediction>& prediction)
{
    if (!request.found)
        return;
    if (!prediction)
        return request.found({cannotRun(request.project, scenario, prediction.error())});
    request.found(prediction->issues);
    if (const std::optional<Issue> nothing = nothingPredicted(request.project, scenario, *prediction))
        request.found({*nothing});
}

} // namespace

std::string workOf(const Scenario& scenario)
{
    return runsApplications(scenario) ? applicationNames(scenario) : scenario.workload;
}

namespace {

using Phrases = std::vector<std::string>;

/** The scenarios of which there is something to say. */
std::vector<ScenarioPhrases> phrasesOf(const ReportData& data, Phrases Prediction::*ofMessages,
                                       Phrases ScenarioReplay::*ofPrograms)
{
    std::vector<ScenarioPhrases> found;
    const auto add = [&](const Scenario& scenario, const Phrases& phrases) {
        if (!phrases.empty())
            found.push_back({scenario.name, phrases});
    };
    for (const ScenarioEntry& entry : data.scenarios)
        if (entry.prediction())
            add(data.scenario(entry), entry.prediction()->*ofMessages);
    for (const ApplicationEntry& entry : data.applications)
        if (entry.analysis)
            add(data.scenario(entry), (*entry.analysis->replay).*ofPrograms);
    return found;
}

} // namespace

std::vector<ScenarioPhrases> beyondCalibration(const ReportData& data)
{
    return phrasesOf(data, &Prediction::outsideCalibration, &ScenarioReplay::outsideCalibration);
}

std::vector<ScenarioPhrases> leftOut(const ReportData& data)
{
    return phrasesOf(data, &Prediction::without, &ScenarioReplay::without);
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
    const Result<std::vector<std::size_t>> wanted =
        wantedScenarios(request.project, request.fields.scenarios);
    if (!wanted)
        return wanted.error();
    const ShownNames names(request.fields, request.project);
    const Budget budget(request);

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

    std::vector<PredictionRequest> requests;
    std::vector<std::size_t> ofApplications;
    for (const std::size_t scenario : *wanted) {
        if (runsApplications(request.project.scenarios[scenario]))
            ofApplications.push_back(scenario);
        else
            requests.push_back({scenario, {}});
    }
    BatchOptions options = batchOptions(request);
    options.run.progress = request.progress;
    if (request.progress && extent.judgesOffers)
        options.run.progress = [show = request.progress](double fraction) {
            show((1 - kStabilityShare) * fraction);
        };
    IssueList found = names.issues(request.issues);
    std::unordered_set<std::string> known;
    addNew(data.issues, found, known);
    if (!requests.empty())
        predictAll(
            request.project, requests,
            [&](std::size_t number, Result<Prediction> prediction) {
                ScenarioEntry entry;
                entry.index = requests[number].scenario;
                auto result = std::make_shared<ScenarioResult>();
                result->project = data.project;
                result->scenario = entry.index;
                tellIssues(request, entry.index, prediction);
                if (prediction) {
                    names.rename(*prediction, data.project, entry.index);
                    addNew(data.issues, prediction->issues, known);
                    result->take(std::move(prediction).value());
                } else {
                    result->failure = QString::fromStdString(names.text(prediction.error().message));
                }
                entry.result = std::move(result);
                if (entry.prediction())
                    describe(entry);
                data.scenarios.push_back(std::move(entry));
                return !request.stop.stop_requested();
            },
            options);
    if (!request.stop.stop_requested())
        runApplicationsOf(data, request, ofApplications, names, known);
    if (request.stop.stop_requested())
        return stopped();
    gatherMeasured(data, request, names);
    KnownFigures knownFigures;
    data.pairs = findPairs(data, request, *wanted, budget, knownFigures);
    if (extent.compares && wanted->size() > 1)
        compare(data, request, *wanted, extent, names, budget, knownFigures);
    for (LosslessPair& pair : data.pairs)
        names.rename(pair);
    if (extent.findsUpgrades)
        findUpgrades(data, request, names, budget, knownFigures);
    if (extent.places)
        placeProcesses(data, request, names, budget);
    if (request.stop.stop_requested())
        return stopped();
    if (request.found && !data.unfinished.empty())
        request.found({{Severity::note, unfinishedText(data), {}}});
    return data;
}

} // namespace contraflow::report
