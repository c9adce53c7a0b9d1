// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/collectives.h"

#include "app/desktop/style/text.h"
#include "core/base/ranges.h"
#include "core/io/project/signature_file.h"
#include "core/tables/collective_tables.h"
#include "core/tables/table_parts.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace contraflow {

namespace {

/** The signatures that the program carries; none when they cannot be read, which a test would have seen. */
const std::vector<SignaturePreset>& published()
{
    static const std::vector<SignaturePreset> none;
    const auto& all = publishedSignatures();
    return all ? *all : none;
}

bool hasScenario(const CollectiveResult& result)
{
    return result.base->scenario < result.base->project.scenarios.size();
}

AllToAllNetwork networkOf(const CollectiveResult& result)
{
    return {result.base->project, result.base->scenario, {}};
}

void findMeasured(CollectiveResult& result)
{
    const Project& project = result.base->project;
    result.series = measuredSeries(project);
    if (result.series.empty())
        return;
    const MeasuredSeries wanted{result.choice.benchmark, result.choice.test};
    const auto found = std::ranges::find(result.series, wanted);
    result.shownSeries =
        found == result.series.end() ? 0 : static_cast<std::size_t>(found - result.series.begin());
    const MeasuredSeries& shown = result.series[*result.shownSeries];
    const auto test = shown.test.empty() ? std::nullopt : std::optional(shown.test);
    const auto benchmark = findBenchmark(project, BenchmarkKind::allToAll, shown.benchmark);
    if (benchmark && *benchmark)
        result.measured = allToAllPoints(project.benchmarks[**benchmark], test);
}

void findPreset(CollectiveResult& result)
{
    if (result.choice.signature.empty())
        return;
    Result<SignaturePreset> preset = findSignature(result.choice.signature);
    if (preset)
        result.preset = std::move(*preset);
    else
        result.failure = qtText(preset.error().message);
}

/** False, with the reason in `failure`, when α and β are not known. */
bool findLink(CollectiveResult& result, const AllToAllNetwork& network)
{
    if (result.preset)
        result.link.offerPreset(*result.preset);
    QStringList reasons;
    if (const Result<void> offered = result.link.offerPingPong(result.base->project); !offered)
        reasons.append(qtText(offered.error().message));
    if (!hasScenario(result))
        reasons.append(Collectives::tr("the project has no scenario"));
    else if (const Result<void> offered = result.link.offerPlatform(network); !offered)
        reasons.append(qtText(offered.error().message));
    result.figures.link = result.link.link();
    if (!result.link.isComplete())
        result.failure = Collectives::tr("The start-up α and the time β of a byte between two processes are "
                                         "not known: %1. Import a ping-pong, or give the nodes of the "
                                         "platform their bandwidth.")
                             .arg(reasons.join(QStringLiteral("; ")));
    return result.link.isComplete();
}

void settleSignature(CollectiveResult& result)
{
    AllToAllFigures& figures = result.figures;
    if (result.preset) {
        figures.signature = result.preset->signature();
        figures.domain = result.preset->domain();
        figures.throughput = result.preset->throughput(figures.link.secondsPerByte);
    } else if (!result.measured.empty()) {
        Result<SignatureFit> fit = fitSignature(result.measured, figures.link);
        if (!fit) {
            result.failure =
                Collectives::tr("No signature could be fitted: %1.").arg(qtText(fit.error().message));
            return;
        }
        figures.signature = fit->signature;
        figures.domain = {fit->range, {}};
        result.fit = std::move(*fit);
    }
    if (figures.signature && !result.measured.empty() && !figures.domain.saturatedFrom)
        figures.domain.saturatedFrom =
            saturatedFrom(errorsByProcesses(result.measured, *figures.signature, figures.link));
}

std::vector<AllToAll> sizesOf(const CollectiveResult& result, const AllToAllNetwork& network)
{
    SizeWishes wishes;
    wishes.measured = result.measured;
    if (result.measured.empty()) {
        const Result<std::size_t> nodes = hasScenario(result) ? nodeCount(network) : 0;
        const auto& fitted = result.figures.domain.fitted;
        if (nodes && *nodes >= 2)
            wishes.usualProcesses = static_cast<std::uint32_t>(*nodes);
        else if (fitted)
            wishes.usualProcesses = fitted->mostProcesses;
    }
    return sizesToPredict(wishes);
}

void findBounds(CollectiveResult& result)
{
    const auto& prediction = result.base->prediction;
    if (!prediction || prediction->workload >= result.base->project.workloads.size())
        return;
    result.exchange = exchangeOf(prediction->placed, result.base->project.workloads[prediction->workload]);
    result.bounds = exchangeBounds(result.exchange, smallestLatency(prediction->placed));
    result.loads =
        std::make_shared<const Table>(boundsTable(prediction->scenario, result.exchange, result.bounds));
    result.makespan = prediction->timeline.makespan();
    result.without = prediction->without;
}

void addStudy(AllToAllStudy& all, AllToAllStudy part)
{
    std::ranges::move(part.predictions, std::back_inserter(all.predictions));
    std::ranges::move(part.errors, std::back_inserter(all.errors));
    std::ranges::stable_sort(all.errors, {}, &MethodError::method);
    if (all.engineNote.empty())
        all.engineNote = std::move(part.engineNote);
}

std::uint64_t messagesOf(const AllToAll& size)
{
    return static_cast<std::uint64_t>(size.processes) * (size.processes - 1);
}

/** Everything that formulas give. */
std::shared_ptr<const CollectiveResult> collectiveFormulas(const std::shared_ptr<const ScenarioResult>& base,
                                                           const CollectiveChoice& choice)
{
    auto result = std::make_shared<CollectiveResult>();
    result->base = base;
    result->choice = choice;
    result->model = qtText(modelOf(*base));
    const AllToAllNetwork network = networkOf(*result);
    result->pairs = pairBenchmarks(base->project, hasScenario(*result) ? &network : nullptr);
    findBounds(*result);
    findMeasured(*result);
    findPreset(*result);
    if (!result->hasSubject() || !findLink(*result, network))
        return result;
    settleSignature(*result);
    Result<AllToAllStudy> study = studyAllToAll(result->figures, sizesOf(*result, network), result->measured);
    if (study)
        result->take(std::move(*study));
    else
        result->failure = qtText(study.error().message);
    return result;
}

/** The same result with the times of the engine; null when it was stopped. */
std::shared_ptr<const CollectiveResult>
collectiveEngine(const std::shared_ptr<const CollectiveResult>& formulas, const JobContext& context)
{
    auto result = std::make_shared<CollectiveResult>(*formulas);
    const AllToAllNetwork network = networkOf(*result);
    std::vector<AllToAll> small;
    std::vector<AllToAll> large;
    for (const AllToAll& size : sizesOf(*result, network))
        (messagesOf(size) <= CollectiveResult::kMostEngineMessages ? small : large).push_back(size);
    AllToAllFigures figures = result->figures;
    figures.network = &network;
    RunOptions options;
    options.stop = context.stop;
    options.progress = context.progress;
    Result<AllToAllStudy> study = studyAllToAll(figures, small, result->measured, options);
    if (context.stop.stop_requested())
        return nullptr;
    if (!study) {
        result->engineNote = qtText(study.error().message);
        return result;
    }
    Result<AllToAllStudy> rest = studyAllToAll(result->figures, large, result->measured);
    if (!rest) {
        result->engineNote = qtText(rest.error().message);
        return result;
    }
    addStudy(*study, std::move(*rest));
    result->take(std::move(*study));
    result->hasEngine =
        contains(result->study.predictions, AllToAllMethod::atOnce, &AllToAllPrediction::method);
    result->engineNote = qtText(result->study.engineNote);
    if (!large.empty())
        result->engineNote = Collectives::tr("All-to-alls of more than %1 messages are not run in the "
                                             "engine here; 'contraflow alltoall' runs them")
                                 .arg(countText(CollectiveResult::kMostEngineMessages));
    return result;
}

LiveValue<CollectiveResult>::Plan collectivesPlan(const std::shared_ptr<const ScenarioResult>& base,
                                                  const CollectiveChoice& choice)
{
    return {[base, choice](const LiveValue<CollectiveResult>::Job::Context& context) {
        const auto formulas = collectiveFormulas(base, choice);
        if (!choice.runsEngine || !hasScenario(*formulas) || formulas->study.predictions.empty())
            return formulas;
        context.show(formulas);
        return collectiveEngine(formulas, context);
    }};
}

} // namespace

void CollectiveResult::take(AllToAllStudy made)
{
    study = std::move(made);
    sizes = std::make_shared<const Table>(withoutEmptyColumns(allToAllSizesTable(study)));
}

std::vector<MeasuredSeries> measuredSeries(const Project& project)
{
    std::vector<MeasuredSeries> series;
    for (const Benchmark& benchmark : project.benchmarks) {
        if (benchmarkKind(benchmark.kind) != BenchmarkKind::allToAll)
            continue;
        series.push_back({benchmark.name, {}});
        std::set<std::string> tests;
        for (const BenchmarkRow& row : benchmark.rows)
            if (!row.test.empty())
                tests.insert(row.test);
        if (tests.size() > 1)
            for (const std::string& test : tests)
                series.push_back({benchmark.name, test});
    }
    return series;
}

Collectives::Collectives(Results& results)
    : LiveValue(results, LiveScope::scenario, tr("Working out all-to-alls"),
                [this](const Base& base) { return collectivesPlan(withoutRun(base), m_choice); })
{}

void Collectives::setChoice(const CollectiveChoice& choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    outdate();
    emit stateChanged();
}

QStringList Collectives::seriesNames() const
{
    const auto known = current();
    QStringList names;
    if (known)
        for (const MeasuredSeries& series : known->series)
            names.append(series.test.empty() ? QString::fromStdString(series.benchmark)
                                             : tr("%1, %2").arg(QString::fromStdString(series.benchmark),
                                                                QString::fromStdString(series.test)));
    return names;
}

int Collectives::seriesPosition() const
{
    const auto known = current();
    return known && known->shownSeries ? static_cast<int>(*known->shownSeries) : -1;
}

void Collectives::chooseSeries(int position)
{
    const auto known = current();
    if (!known || position < 0 || static_cast<std::size_t>(position) >= known->series.size())
        return;
    const MeasuredSeries& series = known->series[static_cast<std::size_t>(position)];
    CollectiveChoice choice = m_choice;
    choice.benchmark = series.benchmark;
    choice.test = series.test;
    setChoice(choice);
}

void Collectives::forgetSeries()
{
    CollectiveChoice choice = m_choice;
    choice.benchmark.clear();
    choice.test.clear();
    setChoice(choice);
}

QStringList Collectives::signatureNames() const
{
    const auto known = current();
    QStringList names{known && known->shownSeries ? tr("Fitted signature") : tr("No signature")};
    for (const SignaturePreset& preset : published())
        names.append(QString::fromStdString(preset.title));
    return names;
}

int Collectives::signaturePosition() const
{
    const auto found = std::ranges::find(published(), m_choice.signature, &SignaturePreset::name);
    return found == published().end() ? 0 : static_cast<int>(found - published().begin()) + 1;
}

void Collectives::chooseSignature(int position)
{
    CollectiveChoice choice = m_choice;
    choice.signature.clear();
    if (position > 0 && static_cast<std::size_t>(position) <= published().size())
        choice.signature = published()[static_cast<std::size_t>(position) - 1].name;
    setChoice(choice);
}

} // namespace contraflow
