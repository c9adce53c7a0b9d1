// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_writer.h"

#include "app/report/print/pdf_file.h"
#include "app/report/report_figures.h"
#include "app/report/report_html.h"
#include "app/report/report_sections.h"

namespace contraflow::report {

Result<std::string> htmlOf(const ReportRequest& request, const Content& content)
{
    return renderHtml(content, request.ownTemplate ? *request.ownTemplate : standardTemplate());
}

Result<std::string> fileOf(const ReportRequest& request, const std::string& html)
{
    if (request.format == ReportFormat::html)
        return html;
    const Result<PrintDocument> document = readPrintDocument(QString::fromStdString(html));
    if (!document)
        return Error{
            document.error().code,
            "the HTML that the template makes cannot be printed (" + document.error().message +
                "); it must be well-formed XML, so close every element and write the report as .html to see it"};
    const QByteArray pdf = pdfOf(PrintPages(*document, request.stop), request.date, request.stop);
    if (request.stop.stop_requested())
        return Error{ErrorCode::cancelled, "the report was not made: it was cancelled"};
    if (pdf.isEmpty())
        return Error{ErrorCode::environment,
                     "the PDF could not be made; write the report as .html and print it"};
    return pdf.toStdString();
}

Result<std::string> writeReport(const ReportRequest& request)
{
    Result<Content> content = makeContent(request);
    if (!content)
        return content.error();
    for (Section& section : content->sections)
        for (Block& block : section.blocks)
            if (auto* figure = std::get_if<FigureBlock>(&block))
                drawFigure(*figure);
    const Result<std::string> html = htmlOf(request, *content);
    return html ? fileOf(request, *html) : html.error();
}

} // namespace contraflow::report
