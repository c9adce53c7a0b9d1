// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/base/result.h"
#include "core/project/edit.h"

#include <QObject>
#include <QString>

#include <functional>

namespace contraflow {

class Document;

/** An edit that takes long to work out. */
struct EditRequest
{
    /** Called once, in another thread: holds values only. The error says why there is no edit. */
    std::function<Result<Edit>(const JobContext&)> make;
    QString activity;           ///< "Pasting…"
    std::function<void()> then; ///< what to do when it was made; may be empty
};

/**
 * Works large edits out on a snapshot of the project, with the formulas that depend on them, so that the
 * document only takes what is ready: the thread of the window does nothing that grows with the edit. One runs
 * at a time. When the project was changed meanwhile the edit does not fit any more; it is refused as a whole,
 * with a reason.
 */
class EditJob : public QObject
{
    Q_OBJECT

public:
    /** The document must outlive this. */
    explicit EditJob(Document& document);

    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /** False when another one runs; the document says so. */
    bool start(EditRequest request);
    /** Gives up what is being worked out; nothing is written. */
    void cancel();

signals:
    /** What is being worked out and how far that is ("Pasting… 40 %"); empty: no longer. */
    void activityChanged(const QString& text);

private:
    void finish(Result<Edit> edit);
    void showProgress(double fraction);

    Document& m_document;
    LatestJob<Result<Edit>> m_job;
    QString m_activity;
    std::function<void()> m_then;
    quint64 m_revision = 0; ///< of the project when the edit was asked for
};

/** The part of a job's way from one fraction to another. */
[[nodiscard]] JobContext partOf(const JobContext& context, double from, double to);
/** Tells how far a job is, if anybody listens. */
void tellProgress(const JobContext& context, std::size_t done, std::size_t all);

} // namespace contraflow
