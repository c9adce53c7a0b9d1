// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/report/print/print_pages.h"
#include "app/report/report_content.h"
#include "app/report/report_request.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace contraflow {

/** A report that is ready to be shown and saved; an immutable value. */
struct MadeReport
{
    ReportRequest request;
    std::shared_ptr<const report::Content> content; ///< with drawn figures
    std::shared_ptr<const report::PrintPages> pages;
};

/**
 * Makes reports off the GUI thread; only plots are drawn in it, one at a time between events. The newest
 * request wins. All requests of a job are about one project; what was predicted is kept while only titles
 * change.
 */
class ReportJob : public QObject
{
    Q_OBJECT

public:
    explicit ReportJob(QObject* parent = nullptr);

    /** `projectPath` is the file that the project was read from or written to and is still the same as; its
     * hash is worked out with the rest. Empty: there is none. */
    void start(ReportRequest request, const QString& projectPath);
    void cancel();
    [[nodiscard]] bool isRunning() const;

signals:
    void made(const std::shared_ptr<const contraflow::MadeReport>& report);
    void failed(const QString& reason);
    void progressChanged(double fraction); ///< 0 … 1

private:
    struct Gathered
    {
        Result<report::Content> content = Error{};
        ReportRequest request = {};
    };

    static Gathered gather(ReportRequest request, const QString& projectPath);
    void takeContent(Gathered gathered);
    void drawNext();
    void layOut();

    std::optional<Gathered> m_gathered;
    std::size_t m_section = 0; ///< where drawing is
    std::size_t m_block = 0;
    bool m_isDrawing = false;
    quint64 m_round = 0; ///< of requests
    LatestJob<Gathered> m_contentJob;
    LatestJob<Result<std::shared_ptr<const MadeReport>>> m_pagesJob;
};

} // namespace contraflow
