// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/prediction.h"

#include "core/base/parallel.h"
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/engine/model_choice.h"
#include "core/project/checks.h"
#include "core/project/left_out.h"
#include "core/sharing/catalog.h"
#include "core/sharing/kind_title.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <numeric>
#include <stop_token>
#include <thread>
#include <utility>

namespace contraflow {

namespace {

/** Diagnostics as warnings; the first few in full, the rest counted. */
void addDiagnosticIssues(Prediction& prediction, const Project& project)
{
    constexpr std::size_t kShown = 20;
    const auto& diagnostics = prediction.timeline.diagnostics;
    for (std::size_t i = 0; i < std::min(kShown, diagnostics.size()); ++i) {
        const std::size_t row = prediction.placed.messages[diagnostics[i].what.message].row;
        prediction.issues.push_back({Severity::warning,
                                     diagnosticText(prediction, project, diagnostics[i]),
                                     {TableRef{TableKind::messages, prediction.workload}, row, {}, 0}});
    }
    if (diagnostics.size() > kShown)
        prediction.issues.push_back(
            {Severity::warning,
             sentence(
                 "scenario %1: the model %2 breaks in %3 more places; the exact models asymmetric and max-min do not",
                 {inQuotes(prediction.scenario), kindTitle(prediction.kind),
                  groupedCount(diagnostics.size() - kShown)}),
             {}});
}

void addNotes(Prediction& prediction, std::size_t scenario)
{
    for (const std::string& note : prediction.timeline.notes)
        prediction.issues.push_back(
            {Severity::note,
             sentence("scenario %1: the model %2 %3",
                      {inQuotes(prediction.scenario), kindTitle(prediction.kind), note}),
             {TableRef{TableKind::scenarios, 0}, scenario, "model", 0}});
}

/** Says so when the model's conditions are not met as closely as a result should. */
void addResidualIssue(Prediction& prediction)
{
    constexpr double kAccurate = 1e-8;
    if (prediction.timeline.worstResidual <= kAccurate)
        return;
    prediction.issues.push_back(
        {Severity::note,
         sentence("scenario %1: the model %2 meets its conditions only within %3 % of a capacity; compare it "
                  "with another one",
                  {inQuotes(prediction.scenario), kindTitle(prediction.kind),
                   roundedText(100 * prediction.timeline.worstResidual, 2)}),
         {}});
}

/** Says so when the model was calibrated on traffic that this scenario goes beyond. */
void addCalibrationNote(Prediction& prediction, const Project& project, std::size_t scenario,
                        const Model& model)
{
    CalibrationCheck check =
        checkCalibration(project, scenario, model, trafficRange(prediction.placed), TrafficCounts::all);
    prediction.spread = check.spread;
    prediction.outsideCalibration = std::move(check.outside);
    if (check.note)
        prediction.issues.push_back(std::move(*check.note));
}

} // namespace

Result<Model> modelToPredictWith(const Project& project, std::size_t scenario,
                                 const std::optional<std::string>& modelOverride)
{
    if (scenario >= project.scenarios.size())
        return Error{ErrorCode::notFound, sentence("the project has no such scenario; add one")};
    return chooseModel(project, project.scenarios[scenario], modelOverride);
}

Issue cannotRun(const Project& project, std::size_t scenario, const Error& error)
{
    // What is wrong with the scenario's own row already begins with its name.
    const std::string name = sentence("scenario %1", {inQuotes(project.scenarios[scenario].name)});
    return {Severity::error,
            error.message.starts_with(name) ? error.message : name + ": " + error.message,
            {TableRef{TableKind::scenarios, 0}, scenario, {}, 0}};
}

std::optional<Issue> nothingPredicted(const Project& project, std::size_t scenario,
                                      const Prediction& prediction)
{
    if (!prediction.placed.messages.empty())
        return std::nullopt;
    return nothingToPredict(project, scenario);
}

const ShortText& messageId(const Prediction& prediction, const Project& project, std::uint32_t message)
{
    return project.workloads[prediction.workload].messages[prediction.placed.messages[message].row].id;
}

std::string diagnosticText(const Prediction& prediction, const Project& project,
                           const StepDiagnostic& diagnostic)
{
    const SharingDiagnostic& what = diagnostic.what;
    const ChannelId channel(what.channel);
    const std::string place = sentence(
        "scenario %1, step %2: the model %3",
        {inQuotes(prediction.scenario), std::to_string(diagnostic.step + 1), kindTitle(prediction.kind)});
    const std::string message =
        sentence("message %1", {inQuotes(messageId(prediction, project, what.message))});
    const std::string name = prediction.placed.network->channelName(channel);
    if (what.kind == SharingDiagnostic::Kind::oversubscribed)
        return sentence("%1 gives %2 %3 % of its capacity, from %4 on; the printed algorithm does not keep "
                        "capacities, the model asymmetric does",
                        {place, name, roundedText(100 * what.excess, 4), message});
    return sentence("%1 leaves %2 no bandwidth on %3, so it was given an equal share of that channel; the "
                    "printed algorithm is undefined here, the model asymmetric is not",
                    {place, message, name});
}

Result<Prediction> predict(const Project& project, std::size_t scenario,
                           const std::optional<std::string>& modelOverride, const RunOptions& options)
{
    Prediction prediction;
    if (scenario >= project.scenarios.size())
        return Error{ErrorCode::notFound, sentence("the project has no such scenario; add one")};
    const Scenario& s = project.scenarios[scenario];
    prediction.scenario = s.name;
    prediction.workload = indexOfName(project.workloads, s.workload);
    prediction.placed = placeScenario(project, scenario, prediction.issues);
    if (!prediction.placed.network)
        return Error{ErrorCode::invalidInput, prediction.issues.back().text};
    prediction.without = leftOutOf(&project.workloads[prediction.workload], prediction.placed.messages.size(),
                                   prediction.issues);
    ASSIGN_OR_RETURN(const Model chosen, chooseModel(project, s, modelOverride));
    prediction.model = chosen.name;
    prediction.kind = chosen.kind;
    ASSIGN_OR_RETURN(const std::unique_ptr<SharingModel> model, makeModel(chosen));
    ASSIGN_OR_RETURN(
        Timeline timeline,
        runFluid(prediction.placed, *model, options).within(sentence("scenario %1", {inQuotes(s.name)})));
    prediction.timeline = std::move(timeline);
    addDiagnosticIssues(prediction, project);
    addNotes(prediction, scenario);
    addResidualIssue(prediction);
    addCalibrationNote(prediction, project, scenario, chosen);
    return prediction;
}

namespace {

class Batch
{
public:
    Batch(const Project& project, std::span<const PredictionRequest> requests, const BatchOptions& options)
        : m_project(project)
        , m_requests(requests)
        , m_options(options)
        , m_results(requests.size())
        , m_fractions(requests.size(), 0.0)
        , m_forward(options.run.stop, [this] { m_stop.request_stop(); })
    {
        m_threadCount = std::min(threadCount(options.threads), std::max<std::size_t>(1, requests.size()));
    }

    void run(const PredictionReceiver& receive)
    {
        std::vector<std::jthread> threads;
        const Ending ending(*this); // before the threads are waited for, also when the receiver throws
        for (std::size_t i = 0; i < m_threadCount; ++i)
            threads.emplace_back([this] { work(); });
        for (std::size_t i = 0; i < m_requests.size(); ++i)
            if (!receive(i, await(i)))
                break;
    }

private:
    class Ending
    {
    public:
        explicit Ending(Batch& batch) : m_batch(batch) {}
        ~Ending()
        {
            {
                const std::lock_guard lock(m_batch.m_mutex);
                m_batch.m_isOver = true;
            }
            m_batch.m_stop.request_stop();
            m_batch.m_wake.notify_all();
        }
        Ending(const Ending&) = delete;
        Ending& operator=(const Ending&) = delete;

    private:
        Batch& m_batch;
    };

    /** predict(), for a thread, which nothing may be thrown out of. */
    [[nodiscard]] Result<Prediction> tryPredict(const PredictionRequest& request,
                                                const RunOptions& options) const
    {
        try {
            return predict(request.project ? *request.project : m_project, request.scenario, request.model,
                           options);
        } catch (const std::exception& unexpected) {
            return Error{
                ErrorCode::environment,
                sentence(
                    "it could not be predicted (%1); when this is for want of memory, take fewer messages "
                    "or fewer scenarios at a time",
                    {unexpected.what()})};
        }
    }

    void work()
    {
        while (const std::optional<std::size_t> number = takeNext()) {
            RunOptions options = m_options.run;
            options.stop = m_stop.get_token();
            if (m_options.run.progress)
                options.progress = [this, i = *number](double fraction) { note(i, fraction); };
            Result<Prediction> result = tryPredict(m_requests[*number], options);
            const std::lock_guard lock(m_mutex);
            m_results[*number].emplace(std::move(result));
            m_fractions[*number] = 1;
            m_wake.notify_all();
        }
    }

    /** The next request, once there is room for its result; nothing when there are no more. */
    std::optional<std::size_t> takeNext()
    {
        std::unique_lock lock(m_mutex);
        m_wake.wait(lock, [this] {
            return m_isOver || m_next == m_requests.size() || m_next < m_taken + m_threadCount;
        });
        if (m_isOver || m_next == m_requests.size())
            return std::nullopt;
        return m_next++;
    }

    void note(std::size_t number, double fraction)
    {
        const std::lock_guard lock(m_mutex);
        m_fractions[number] = fraction;
        m_hasProgress = true;
        m_wake.notify_all();
    }

    /** Waits for a result, and reports progress meanwhile. */
    Result<Prediction> await(std::size_t number)
    {
        std::unique_lock lock(m_mutex);
        while (!m_results[number]) {
            m_wake.wait(lock, [&] { return m_results[number] || m_hasProgress; });
            if (std::exchange(m_hasProgress, false))
                report(lock);
        }
        Result<Prediction> result = std::move(*m_results[number]);
        m_results[number].reset();
        ++m_taken;
        m_wake.notify_all();
        return result;
    }

    void report(std::unique_lock<std::mutex>& lock)
    {
        const auto now = std::chrono::steady_clock::now();
        if (now - m_lastReport < std::chrono::milliseconds(50))
            return;
        m_lastReport = now;
        const double done = std::accumulate(m_fractions.begin(), m_fractions.end(), 0.0);
        lock.unlock();
        m_options.run.progress(done / static_cast<double>(m_requests.size()));
        lock.lock();
    }

    const Project& m_project;
    std::span<const PredictionRequest> m_requests;
    const BatchOptions& m_options;
    std::size_t m_threadCount = 1;
    std::stop_source m_stop; ///< of all predictions
    std::mutex m_mutex;      ///< of what follows
    std::condition_variable m_wake;
    std::size_t m_next = 0;  ///< request to be begun
    std::size_t m_taken = 0; ///< results that the receiver has got
    std::vector<std::optional<Result<Prediction>>> m_results;
    std::vector<double> m_fractions; ///< by request
    bool m_hasProgress = false;
    bool m_isOver = false;
    std::chrono::steady_clock::time_point m_lastReport = std::chrono::steady_clock::now();
    std::stop_callback<std::function<void()>> m_forward; ///< last, so that it ends before what it stops
};

} // namespace

void predictAll(const Project& project, std::span<const PredictionRequest> requests,
                const PredictionReceiver& receive, const BatchOptions& options)
{
    Batch(project, requests, options).run(receive);
}

} // namespace contraflow
