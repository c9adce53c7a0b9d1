// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/variation_runs.h"

#include "core/base/mixed_bits.h"
#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/base/time_limit.h"

#include <algorithm>
#include <bit>
#include <string_view>
#include <utility>

namespace contraflow {

namespace {

/** Takes numbers and texts one after the other; others, or another order, give another digest. */
class RunDigest
{
public:
    void add(std::uint64_t number)
    {
        constexpr std::uint64_t kOther = 0xD1B54A32D192ED03U; // so that both halves go ways of their own
        first = mixedBits(first + number);
        second = mixedBits((second ^ number) + kOther);
    }
    void add(double number) { add(std::bit_cast<std::uint64_t>(number)); }
    void add(std::string_view text)
    {
        add(std::uint64_t{text.size()});
        for (const char c : text)
            add(static_cast<std::uint64_t>(c));
    }

    std::uint64_t first = 1;
    std::uint64_t second = 2;
};

} // namespace

KnownFigures::Key KnownFigures::keyOf(std::size_t scenario, const PlacedScenario& placed, const Model& model,
                                      const ProgramScale& scale)
{
    RunDigest digest;
    digest.add(model.kind);
    for (const ParameterRow& row : model.parameters) {
        digest.add(row.name);
        digest.add(row.value);
    }
    digest.add(scale.sizes);
    digest.add(scale.speed);
    for (const Network::Link& link : placed.network->links()) {
        digest.add(link.capacity);
        digest.add(link.latency);
    }
    for (const PlacedMessage& message : placed.messages) {
        digest.add(std::uint64_t{message.row});
        digest.add(message.bytes);
    }
    return {scenario, digest.first, digest.second};
}

std::shared_ptr<KnownFigures::Known> KnownFigures::known(const Key& key)
{
    const std::lock_guard lock(m_mutex);
    if (m_known.size() >= kMost && !m_known.contains(key))
        m_known.clear(); // who waits for one of them holds it
    std::shared_ptr<Known>& known = m_known[key];
    if (!known)
        known = std::make_shared<Known>();
    return known;
}

Result<TimeFigures> KnownFigures::of(const PreparedScenario& scenario, const PlacedScenario& placed,
                                     const Model& model, FigureExtent extent, const RunOptions& options)
{
    const FigureExtent ownExtent = std::min(extent, FigureExtent::own);
    Result<TimeFigures> figures = ownOf(scenario, placed, model, ownExtent, options);
    if (!figures || extent != FigureExtent::all || scenario.applications.empty())
        return figures;
    ASSIGN_OR_RETURN(const TimeFigures alone, ownOf(scenario, placed, plainModel(uncontendedModel().kind),
                                                    FigureExtent::times, options));
    figures->makespanAlone = alone.makespan;
    return figures;
}

Result<TimeFigures> KnownFigures::ownOf(const PreparedScenario& scenario, const PlacedScenario& placed,
                                        const Model& model, FigureExtent extent, const RunOptions& options)
{
    const std::shared_ptr<Known> found = known(keyOf(scenario.scenario, placed, model, scenario.scale));
    const std::lock_guard lock(found->mutex);
    if (found->figures && (found->extent >= extent || scenario.applications.empty()))
        return *found->figures;
    const Stopwatch watch;
    Result<TimeFigures> figures =
        scenario.applications.empty()
            ? runVariation(scenario, placed, model, options)
            : applicationFigures(runOf(scenario, placed.network, model), extent, options.stop);
    if (!figures)
        return figures;
    found->figures = *figures;
    found->extent = extent;
    note(scenario.scenario, watch.seconds());
    return figures;
}

void KnownFigures::keep(const Project& project, const PredictionRequest& request,
                        const PlacedScenario& placed, FigureExtent extent, const TimeFigures& figures,
                        std::optional<double> seconds)
{
    const Result<Model> model = modelToPredictWith(project, request.scenario, request.model);
    if (!model)
        return;
    const std::shared_ptr<Known> found = known(keyOf(request.scenario, placed, *model, {}));
    const std::lock_guard lock(found->mutex);
    found->figures = figures;
    found->extent = extent;
    note(request.scenario, seconds);
}

void KnownFigures::note(std::size_t scenario, std::optional<double> seconds)
{
    const std::lock_guard lock(m_mutex);
    ++m_runs;
    if (!seconds)
        return;
    double& longest = m_seconds[scenario];
    longest = std::max(longest, *seconds);
}

std::size_t KnownFigures::runs() const
{
    const std::lock_guard lock(m_mutex);
    return m_runs;
}

std::optional<double> KnownFigures::secondsOf(std::size_t scenario) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_seconds.find(scenario);
    return found == m_seconds.end() ? std::nullopt : std::optional(found->second);
}

Result<std::vector<Result<TimeFigures>>>
VariationRuns::run(std::size_t count,
                   const std::function<Result<TimeFigures>(std::size_t, const RunOptions&)>& runOne)
{
    const Error cancelled{ErrorCode::cancelled, sentence("the comparison was cancelled")};
    RunOptions options;
    options.stop = m_options.run.stop;
    options.maxSegments = 0; // of the rates over time nothing is shown
    std::vector<Result<TimeFigures>> results(count, cancelled);
    inParallel(count, m_options.threads, [&](std::size_t i) {
        if (options.stop.stop_requested())
            return;
        results[i] = runOne(i, options);
        noteOne();
    });
    if (options.stop.stop_requested())
        return cancelled;
    return results;
}

void VariationRuns::noteOne()
{
    const std::lock_guard lock(m_mutex);
    ++m_done;
    const auto now = std::chrono::steady_clock::now();
    if (!m_options.run.progress || now - m_lastReport < std::chrono::milliseconds(50))
        return;
    m_lastReport = now;
    m_options.run.progress(static_cast<double>(m_done) / static_cast<double>(std::max(m_done, m_expected)));
}

} // namespace contraflow
