// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/results/errors.h"

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/style/text.h"
#include "core/analysis/unlearnt_errors.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <utility>

namespace contraflow {

namespace {

/** What a worker needs, by value. */
struct ErrorsRequest
{
    Project project;
    quint64 revision = 0;
    std::vector<std::string> additional;
};

/** The compared models that the project or the catalogue has. */
std::vector<std::string> knownModels(const Selection& selection, const Project& project)
{
    std::vector<std::string> known;
    for (const QString& name : selection.comparedModels()) {
        const std::string model = name.toStdString();
        if (findByName(project.models, model) || findModelInfo(model))
            known.push_back(model);
    }
    return known;
}

/** Why some predictions are missing, in a few lines. */
QString failureText(const ErrorsResult& result)
{
    constexpr qsizetype kMost = 3;
    QStringList texts;
    for (const FailedPrediction& failure : result.data.failures) {
        const MeasuredPattern& pattern = result.data.patterns[failure.pattern];
        texts.append(Errors::tr("Scenario %1, model %2: %3")
                         .arg(QString::fromStdString(result.scenario(pattern)),
                              QString::fromStdString(failure.model),
                              QString::fromStdString(failure.error.message)));
    }
    texts.removeDuplicates();
    if (texts.size() > kMost) {
        const qsizetype more = texts.size() - kMost;
        texts = texts.first(kMost);
        texts.append(Errors::tr("and %1 more").arg(countText(more)));
    }
    return texts.join(QLatin1Char('\n'));
}

std::shared_ptr<ErrorsResult> emptyErrors(const ErrorsRequest& request)
{
    auto result = std::make_shared<ErrorsResult>();
    result->project = request.project;
    result->revision = request.revision;
    result->additional = request.additional;
    return result;
}

std::shared_ptr<const ErrorsResult> errorsOf(const ErrorsRequest& request, const JobContext& context)
{
    std::shared_ptr<ErrorsResult> result = emptyErrors(request);
    ErrorRequest wanted;
    wanted.fairness = ErrorRequest::Fairness::predict;
    wanted.additional = request.additional;
    BatchOptions options;
    options.run.stop = context.stop;
    Result<ErrorReport> report =
        makeErrorReport({&result->project}, {result->project.title}, wanted, options);
    if (!report) {
        result->failure = QString::fromStdString(report.error().message);
        return result;
    }
    static_cast<ErrorReport&>(*result) = std::move(*report);
    result->failure = failureText(*result);
    return result;
}

} // namespace

std::shared_ptr<const ErrorsResult> withoutLearnt(const ErrorsResult& errors)
{
    auto rest = std::make_shared<ErrorsResult>();
    rest->project = errors.project;
    rest->revision = errors.revision;
    rest->additional = errors.additional;
    rest->failure = errors.failure;
    static_cast<ErrorReport&>(*rest) = withoutLearnt(static_cast<const ErrorReport&>(errors));
    rest->projects = {&rest->project};
    return rest;
}

SelectedItem ErrorsResult::item(std::size_t message) const
{
    const MeasuredPattern& pattern = patternOf(message);
    const TableRef table = pattern.isApplication ? TableRef{TableKind::times, pattern.measurement}
                                                 : TableRef{TableKind::messages, pattern.workload};
    return {table, data.messages[message].row, SelectedItem::kWholeRow};
}

class Errors::Private
{
public:
    Private(Errors& errors, Selection& s, Results& r)
        : selection(s)
        , results(r)
        , job(Errors::tr("The comparison with what was measured"),
              [&errors](std::shared_ptr<const ErrorsResult> result) {
                  errors.m_current = std::move(result);
                  emit errors.errorsChanged();
                  emit errors.stateChanged();
              })
    {}

    Selection& selection;
    Results& results;
    std::set<const QObject*> viewers;
    quint64 revision = 0; ///< of the newest request
    std::vector<std::string> additional;
    bool wasRequested = false;
    LatestJob<std::shared_ptr<const ErrorsResult>> job;
};

Errors::Errors(Selection& selection, Results& results)
    : m_private(std::make_unique<Private>(*this, selection, results))
{
    connect(&results, &Results::resultChanged, this, &Errors::update);
    connect(&results, &Results::staleChanged, this, &Errors::stateChanged);
    // Queued: a renamed model is another choice as well as an edit, and the edit's result comes by itself.
    connect(&selection, &Selection::comparedModelsChanged, this, &Errors::update, Qt::QueuedConnection);
}

Errors::~Errors() = default;

bool Errors::isRunning() const
{
    return m_private->job.isRunning();
}

QString Errors::pendingText() const
{
    const QString before = m_private->results.pendingText();
    return before.isEmpty() && isRunning() ? withProgress(tr("Predicting what was measured"), 0) : before;
}

bool Errors::isStale() const
{
    return m_current && (m_private->job.isRunning() || m_private->results.isStale());
}

void Errors::setWanted(const QObject* viewer, bool isWanted)
{
    const bool hasChanged =
        isWanted ? m_private->viewers.insert(viewer).second : m_private->viewers.erase(viewer) > 0;
    if (hasChanged)
        update();
}

void Errors::update()
{
    Private& p = *m_private;
    const auto newest = p.results.current();
    if (p.viewers.empty() || p.results.isStale() || !newest)
        return;
    const ErrorsRequest request{newest->project, newest->revision, knownModels(p.selection, newest->project)};
    if (p.wasRequested && p.revision == request.revision && p.additional == request.additional)
        return;
    p.wasRequested = true;
    p.revision = request.revision;
    p.additional = request.additional;
    p.job.start([request](const JobContext& context) { return errorsOf(request, context); },
                [request](const Error& why) {
                    std::shared_ptr<ErrorsResult> result = emptyErrors(request);
                    result->failure = QString::fromStdString(why.message);
                    return result;
                });
    emit stateChanged();
}

} // namespace contraflow
