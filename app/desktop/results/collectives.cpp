// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/results/collectives.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/results/collective_work.h"
#include "app/desktop/style/text.h"
#include "core/io/signature_file.h"

#include <algorithm>
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

} // namespace

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

class Collectives::Private
{
public:
    Private(Collectives& collectives, Results& r)
        : results(r)
        , formulas(Collectives::tr("Working out all-to-alls"),
                   [&collectives](std::shared_ptr<const CollectiveResult> result) {
                       collectives.m_current = std::move(result);
                       emit collectives.collectivesChanged();
                       collectives.runEngine();
                       emit collectives.stateChanged();
                   })
        , engine(
              Collectives::tr("Running all-to-alls in the engine"),
              [&collectives](std::shared_ptr<const CollectiveResult> result) {
                  if (result)
                      collectives.m_current = std::move(result);
                  emit collectives.collectivesChanged();
                  emit collectives.stateChanged();
              },
              [&collectives](double fraction) { emit collectives.progressChanged(fraction); })
    {}

    [[nodiscard]] CollectiveRequest request(const CollectiveChoice& choice) const
    {
        return {withoutRun(results.current()), choice};
    }

    Results& results;
    std::set<const QObject*> viewers;
    CollectiveRequest newest; ///< the last one
    LatestJob<std::shared_ptr<const CollectiveResult>> formulas;
    LatestJob<std::shared_ptr<const CollectiveResult>> engine;
};

Collectives::Collectives(Results& results) : m_private(std::make_unique<Private>(*this, results))
{
    connect(&results, &Results::resultChanged, this, &Collectives::update);
    connect(&results, &Results::staleChanged, this, &Collectives::stateChanged);
}

Collectives::~Collectives() = default;

QString Collectives::pendingText() const
{
    const QString before = m_private->results.pendingText();
    return before.isEmpty() && m_private->formulas.isRunning()
               ? withProgress(tr("Working out all-to-alls"), 0)
               : before;
}

bool Collectives::isStale() const
{
    return m_current && (m_private->formulas.isRunning() || m_private->results.isStale());
}

bool Collectives::isEngineRunning() const
{
    return m_private->engine.isRunning();
}

void Collectives::setChoice(const CollectiveChoice& choice)
{
    if (m_choice == choice)
        return;
    m_choice = choice;
    update();
    emit stateChanged();
}

QStringList Collectives::seriesNames() const
{
    QStringList names;
    if (m_current)
        for (const MeasuredSeries& series : m_current->series)
            names.append(series.test.empty() ? QString::fromStdString(series.benchmark)
                                             : tr("%1, %2").arg(QString::fromStdString(series.benchmark),
                                                                QString::fromStdString(series.test)));
    return names;
}

int Collectives::seriesPosition() const
{
    return m_current && m_current->shownSeries ? static_cast<int>(*m_current->shownSeries) : -1;
}

void Collectives::chooseSeries(int position)
{
    if (!m_current || position < 0 || static_cast<std::size_t>(position) >= m_current->series.size())
        return;
    const MeasuredSeries& series = m_current->series[static_cast<std::size_t>(position)];
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
    QStringList names{m_current && m_current->shownSeries ? tr("Fitted signature") : tr("No signature")};
    for (const SignaturePreset& preset : published())
        names.append(QString::fromStdString(preset.title));
    return names;
}

int Collectives::signaturePosition() const
{
    const auto found =
        std::find_if(published().begin(), published().end(),
                     [this](const SignaturePreset& preset) { return preset.name == m_choice.signature; });
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

void Collectives::setWanted(const QObject* viewer, bool isWanted)
{
    const bool hasChanged =
        isWanted ? m_private->viewers.insert(viewer).second : m_private->viewers.erase(viewer) > 0;
    if (hasChanged)
        update();
}

void Collectives::stopEngine()
{
    m_private->engine.cancel();
    emit stateChanged();
}

void Collectives::update()
{
    Private& p = *m_private;
    if (p.viewers.empty() || p.results.isStale() || !p.results.current())
        return;
    CollectiveRequest request = p.request(m_choice);
    if (p.newest.base == request.base && p.newest.choice == request.choice)
        return;
    p.newest = request;
    p.engine.cancel();
    p.formulas.start([request](const JobContext&) { return collectiveFormulas(request); },
                     [request](const Error& why) {
                         std::shared_ptr<CollectiveResult> result = emptyCollectives(request);
                         result->failure = qtText(why.message);
                         return result;
                     });
    emit stateChanged();
}

void Collectives::runEngine()
{
    const ScenarioResult& base = *m_current->base;
    const bool hasNetwork = base.scenario < base.project.scenarios.size();
    if (!hasNetwork || !m_current->choice.runsEngine || m_current->study.predictions.empty())
        return;
    m_private->engine.start(
        [formulas = m_current](const JobContext& context) { return collectiveEngine(formulas, context); },
        [formulas = m_current](const Error& why) {
            auto result = std::make_shared<CollectiveResult>(*formulas);
            result->engineNote = qtText(why.message);
            return result;
        });
}

} // namespace contraflow
