// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/errors.h"

#include "app/desktop/style/text.h"
#include "core/sharing/catalog.h"

#include <utility>

namespace contraflow {

namespace {

/** The compared models that the project or the catalogue has. */
std::vector<std::string> knownModels(const Project& project, const QStringList& compared)
{
    std::vector<std::string> known;
    for (const QString& name : compared) {
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
        texts.append(Results::tr("Scenario %1, model %2: %3")
                         .arg(QString::fromStdString(result.scenario(pattern)),
                              QString::fromStdString(failure.model),
                              QString::fromStdString(failure.error.message)));
    }
    texts.removeDuplicates();
    if (texts.size() > kMost) {
        const qsizetype more = texts.size() - kMost;
        texts = texts.first(kMost);
        texts.append(Results::tr("and %1 more").arg(countText(more)));
    }
    return texts.join(QLatin1Char('\n'));
}

} // namespace

LiveValue<ErrorsResult>::Plan errorsPlan(const std::shared_ptr<const ScenarioResult>& base,
                                         const QStringList& compared)
{
    ErrorRequest request;
    request.fairness = ErrorRequest::Fairness::predict;
    request.additional = knownModels(base->project, compared);
    return {[base = withoutRun(base), request](const JobContext& context) {
        auto result = std::make_shared<ErrorsResult>();
        result->base = base;
        const Project& project = base->project;
        Result<ErrorReport> report =
            makeErrorReport({&project}, {project.title}, request, batchOptions(context));
        if (!report) {
            result->failure = QString::fromStdString(report.error().message);
            return result;
        }
        static_cast<ErrorReport&>(*result) = std::move(*report);
        result->failure = failureText(*result);
        return result;
    }};
}

std::shared_ptr<const ErrorsResult> withoutLearnt(const ErrorsResult& errors)
{
    auto rest = std::make_shared<ErrorsResult>();
    static_cast<ErrorReport&>(*rest) = withoutLearnt(static_cast<const ErrorReport&>(errors));
    rest->base = errors.base;
    rest->failure = errors.failure;
    return rest;
}

SelectedItem ErrorsResult::item(std::size_t message) const
{
    const MeasuredPattern& pattern = patternOf(message);
    const TableRef table = pattern.isApplication ? TableRef{TableKind::times, pattern.measurement}
                                                 : TableRef{TableKind::messages, pattern.workload};
    return {table, data.messages[message].row, SelectedItem::kWholeRow};
}

} // namespace contraflow
