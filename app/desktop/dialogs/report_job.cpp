// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/report_job.h"

#include "app/desktop/style/text.h"
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "core/io/sha256.h"
#include "core/io/text_file.h"

#include <QTimer>

#include <utility>

namespace contraflow {
namespace {

/** Whether a report of the one request says the same as one of the other, but for its title and the like. */
bool showsTheSame(const ReportRequest& a, const ReportRequest& b)
{
    return !a.fields.isAnonymous && !b.fields.isAnonymous && a.fields.sections == b.fields.sections &&
           a.fields.scenarios == b.fields.scenarios && a.fields.sweeps == b.fields.sweeps;
}

Result<std::shared_ptr<const MadeReport>> pagesOf(const ReportRequest& request,
                                                  std::shared_ptr<const report::Content> content)
{
    auto made = std::make_shared<MadeReport>();
    made->request = request;
    made->pages = std::make_shared<const report::PrintPages>(*content, request.stop);
    made->content = std::move(content);
    return std::shared_ptr<const MadeReport>(std::move(made));
}

} // namespace

ReportJob::ReportJob(QObject* parent)
    : QObject(parent)
    , m_contentJob(
          tr("The report"), [this](Gathered gathered) { takeContent(std::move(gathered)); },
          [this](double fraction) { emit progressChanged(fraction * 0.6); })
    , m_pagesJob(tr("The report"), [this](const Result<std::shared_ptr<const MadeReport>>& report) {
        if (report)
            emit made(*report);
        else
            emit failed(qtText(report.error().message));
    })
{}

bool ReportJob::isRunning() const
{
    return m_contentJob.isRunning() || m_pagesJob.isRunning() || m_isDrawing;
}

void ReportJob::cancel()
{
    ++m_round;
    m_isDrawing = false;
    m_contentJob.cancel();
    m_pagesJob.cancel();
}

ReportJob::Gathered ReportJob::gather(ReportRequest request, const QString& projectPath)
{
    Gathered gathered;
    if (!projectPath.isEmpty())
        if (const Result<std::string> text = readTextFile(projectPath.toStdString(), ReadLimits{}.maxBytes))
            request.sha256 = sha256Text(*text);
    gathered.content = report::makeContent(request);
    // What can be drawn anywhere is drawn here.
    if (gathered.content)
        for (report::Section& section : gathered.content->sections)
            for (report::Block& block : section.blocks)
                if (auto* figure = std::get_if<report::FigureBlock>(&block);
                    figure && !report::needsApplication(*figure) && !request.stop.stop_requested())
                    report::drawFigure(*figure);
    gathered.request = std::move(request);
    return gathered;
}

void ReportJob::start(ReportRequest request, const QString& projectPath)
{
    const bool isDrawn = m_gathered && m_gathered->content && !isRunning();
    cancel();
    if (isDrawn && showsTheSame(m_gathered->request, request)) {
        request.sha256 = m_gathered->request.sha256;
        m_gathered->request = std::move(request);
        report::setTitles(*m_gathered->content, m_gathered->request);
        layOut();
        return;
    }
    m_contentJob.start([request = std::move(request), projectPath](const JobContext& context) mutable {
        request.stop = context.stop;
        request.progress = context.progress;
        return gather(std::move(request), projectPath);
    });
}

void ReportJob::takeContent(Gathered gathered)
{
    gathered.request.progress = {};
    m_gathered = std::move(gathered);
    if (!m_gathered->content) {
        emit failed(qtText(m_gathered->content.error().message));
        return;
    }
    m_section = 0;
    m_block = 0;
    m_isDrawing = true;
    drawNext();
}

void ReportJob::drawNext()
{
    std::vector<report::Section>& sections = m_gathered->content->sections;
    for (; m_section < sections.size(); ++m_section, m_block = 0) {
        std::vector<report::Block>& blocks = sections[m_section].blocks;
        while (m_block < blocks.size()) {
            auto* figure = std::get_if<report::FigureBlock>(&blocks[m_block++]);
            if (!figure || !report::needsApplication(*figure))
                continue;
            report::drawFigure(*figure);
            emit progressChanged(0.6 +
                                 0.3 * static_cast<double>(m_section) / static_cast<double>(sections.size()));
            QTimer::singleShot(0, this, [this, round = m_round] {
                if (round == m_round)
                    drawNext();
            });
            return;
        }
    }
    m_isDrawing = false;
    layOut();
}

void ReportJob::layOut()
{
    m_pagesJob.start([request = m_gathered->request,
                      content = std::make_shared<const report::Content>(*m_gathered->content)](
                         const JobContext& context) mutable {
        request.stop = context.stop;
        return pagesOf(request, content);
    });
}

} // namespace contraflow
