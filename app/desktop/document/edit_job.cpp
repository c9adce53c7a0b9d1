// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/edit_job.h"

#include "app/desktop/document/document.h"
#include "core/project/consequences.h"

#include <utility>

namespace contraflow {

namespace {

/** Of the whole: the rest is for the formulas. */
constexpr double kMaking = 0.8;

Result<Edit> madeReady(const EditRequest& request, const Project& project, const JobContext& context)
{
    Result<Edit> edit = request.make(partOf(context, 0, kMaking));
    if (!edit || context.stop.stop_requested())
        return edit;
    return withConsequences(project, std::move(edit).value());
}

} // namespace

EditJob::EditJob(Document& document)
    : m_document(document)
    , m_job(
          tr("The change"), [this](Result<Edit> edit) { finish(std::move(edit)); },
          [this](double fraction) { showProgress(fraction); })
{
    connect(&document, &Document::aboutToReset, this, [this] {
        m_job.cancel();
        m_then = {};
        emit activityChanged({});
    });
}

bool EditJob::start(EditRequest request)
{
    if (isRunning()) {
        // Neither of the two may be lost without a word.
        emit m_document.editRefused(
            tr("The last large change is still being worked out. Wait for it or stop it with Escape, then do "
               "this again."));
        return false;
    }
    m_activity = request.activity;
    m_then = std::exchange(request.then, {});
    m_revision = m_document.revision();
    emit activityChanged(m_activity);
    m_job.start([request = std::move(request), project = m_document.project()](const JobContext& context) {
        return madeReady(request, project, context);
    });
    return true;
}

void EditJob::cancel()
{
    if (!isRunning())
        return;
    m_job.cancel();
    m_then = {};
    emit activityChanged({});
}

void EditJob::finish(Result<Edit> edit)
{
    emit activityChanged({});
    const std::function<void()> then = std::exchange(m_then, {});
    if (m_document.submitReady(std::move(edit), m_revision) && then)
        then();
}

void EditJob::showProgress(double fraction)
{
    constexpr int kPercent = 100;
    emit activityChanged(tr("%1 %2 %, Escape stops it")
                             .arg(m_activity, QString::number(static_cast<int>(fraction * kPercent))));
}

JobContext partOf(const JobContext& context, double from, double to)
{
    JobContext part{context.stop, {}};
    if (context.progress)
        part.progress = [progress = context.progress, from, to](double fraction) {
            progress(from + fraction * (to - from));
        };
    return part;
}

void tellProgress(const JobContext& context, std::size_t done, std::size_t all)
{
    if (context.progress && all > 0)
        context.progress(static_cast<double>(done) / static_cast<double>(all));
}

} // namespace contraflow
