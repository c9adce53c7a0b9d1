// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/report_writer.h"

#include "app/report/html/report_html.h"
#include "app/report/print/pdf_file.h"
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"

namespace contraflow::report {

namespace {

/** Content with drawn figures in the wanted format. */
Result<std::string> fileOf(const ReportRequest& request, const Content& content)
{
    if (request.format == ReportFormat::html)
        return renderHtml(content, request.ownTemplate ? *request.ownTemplate : standardTemplate());
    const QByteArray pdf = pdfOf(PrintPages(content, request.stop), request.date, request.stop);
    if (request.stop.stop_requested())
        return Error{ErrorCode::cancelled, "the report was not made: it was cancelled"};
    if (pdf.isEmpty())
        return Error{ErrorCode::environment,
                     "the PDF could not be made; write the report as .html and print it"};
    return pdf.toStdString();
}

} // namespace

Result<std::string> writeReport(const ReportRequest& request)
{
    ASSIGN_OR_RETURN(Content content, makeContent(request));
    for (Section& section : content.sections)
        for (Block& block : section.blocks)
            if (auto* figure = std::get_if<FigureBlock>(&block))
                drawFigure(*figure);
    return fileOf(request, content);
}

} // namespace contraflow::report
