// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/print/print_pages.h"
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "tests/app/report/report_cases.h"

#include <poppler-qt6.h>

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cstring>
#include <initializer_list>
#include <memory>
#include <thread>

using namespace contraflow;
using contraflow::report::Block;
using contraflow::report::Content;
using contraflow::report::FigureBlock;
using contraflow::report::Paragraph;
using contraflow::report::Subheading;
using contraflow::report::TableBlock;
using contraflow::report::writeReport;
using contraflow::test::namedHostsRequest;
using contraflow::test::sampleRequest;

namespace {

QByteArray pdfOf(const ReportRequest& request)
{
    const Result<std::string> pdf = writeReport(request);
    return pdf ? QByteArray::fromStdString(*pdf) : QByteArray();
}

std::unique_ptr<Poppler::Document> opened(const QByteArray& pdf)
{
    return Poppler::Document::loadFromData(pdf);
}

QString textOf(Poppler::Document& document)
{
    QString text;
    for (int page = 0; page < document.numPages(); ++page)
        text += document.page(page)->text({});
    return text;
}

std::vector<Block> linesOfText(int count)
{
    std::vector<Block> blocks;
    for (int i = 0; i < count; ++i)
        blocks.emplace_back(Paragraph{"line " + std::to_string(i)});
    return blocks;
}

/** Of about half a page. */
FigureBlock tallFigure()
{
    FigureBlock figure;
    figure.caption = "A square.";
    figure.svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 500 500\"><rect width=\"500\" "
                 "height=\"500\"/></svg>";
    return figure;
}

TableBlock longTable()
{
    Table table("t", "T", {{"name", "Head"}});
    for (int i = 0; i < 40; ++i)
        table.addRow({"row " + std::to_string(i)});
    return {std::move(table), "Rows.", 100, {}};
}

/** The texts of the pages that a report of one section has. */
QStringList pagesOf(std::vector<Block> blocks)
{
    Content content;
    content.sections.push_back({"summary", "Summary", std::move(blocks)});
    layOutBlocks(content);
    const auto document = opened(report::pdfOf(report::PrintPages(content), "2026-11-21"));
    QStringList pages;
    for (int page = 0; page < document->numPages(); ++page)
        pages.append(document->page(page)->text({}));
    return pages;
}

/** Whether a text has all these words, each behind the one before. */
bool areInOrder(const QString& text, std::initializer_list<const char*> words)
{
    qsizetype at = 0;
    for (const char* word : words) {
        at = text.indexOf(QLatin1String(word), at);
        if (at < 0)
            return false;
        at += static_cast<qsizetype>(std::strlen(word));
    }
    return true;
}

QImage imageOf(const report::PrintPages& pages, int page)
{
    QImage image(595, 842, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const double scale = image.width() / report::PrintPages::pageSize().width();
    painter.scale(scale, scale);
    pages.paint(painter, page);
    return image;
}

std::vector<QImage> imagesOf(const report::PrintPages& pages)
{
    std::vector<QImage> images;
    for (int page = 0; page < pages.count(); ++page)
        images.push_back(imageOf(pages, page));
    return images;
}

} // namespace

class TestReportPdf : public QObject
{
    Q_OBJECT

private slots:
    void theSampleCanBeReadPageByPage()
    {
        const auto document = opened(pdfOf(sampleRequest("two-racks-copper.yaml", ReportFormat::pdf)));
        QVERIFY(document);
        const int pages = document->numPages();
        QVERIFY(pages >= 5 && pages <= 20);
        for (int page = 0; page < pages; ++page) {
            QCOMPARE(document->page(page)->pageSizeF().toSize(), QSize(595, 842));
            const QString number = QStringLiteral("Page %1 of %2").arg(page + 1).arg(pages);
            QVERIFY(document->page(page)->text({}).contains(number));
        }
        const QString text = textOf(*document);
        for (const char* words : {"Summary", "Networks", "Workloads", "Predicted times", "Models", "Validity",
                                  "Appendix: inputs", "Appendix: sources and versions", "0.4255 s",
                                  "Predicted and measured time per message", "Figure 1. The network copper."})
            QVERIFY2(text.contains(QLatin1String(words)), words);
    }

    void theFirstPageAnswersBeforeAnythingElse_data()
    {
        QTest::addColumn<QString>("sample");
        QTest::addColumn<QString>("answer");
        QTest::newRow("a tender") << "tender-256.yaml"
                                  << "hdr is the fastest overall";
        QTest::newRow("a scenario") << "two-racks-copper.yaml"
                                    << "makespan";
    }

    void theFirstPageAnswersBeforeAnythingElse()
    {
        QFETCH(QString, sample);
        QFETCH(QString, answer);
        ReportRequest request = sampleRequest(qPrintable(sample), ReportFormat::pdf);
        request.fields.sections = {"summary", "models", "sources"};
        const auto document = opened(pdfOf(request));
        const QString page = document->page(0)->text({});
        QVERIFY2(areInOrder(page, {qPrintable(answer), "How sure", "Years and price", "Assumed: routing",
                                   "Assumed: rates", "Assumed: full links"}),
                 qPrintable(page));
        if (sample == QLatin1String("tender-256.yaml"))
            QVERIFY2(areInOrder(page, {"No error bars", "above ideal", "Assumed: full links",
                                       "What would change it", "until its price"}),
                     qPrintable(page));
        const QString contents = QStringLiteral("Appendix: sources and versions");
        const qsizetype last = page.indexOf(QLatin1String("Assumed: full links"));
        QVERIFY(!page.left(last).contains(contents));
        QVERIFY(textOf(*document).contains(contents));
    }

    void everyFontIsEmbedded()
    {
        const auto document = opened(pdfOf(sampleRequest("two-racks-copper.yaml", ReportFormat::pdf)));
        const QList<Poppler::FontInfo> fonts = document->fonts();
        QVERIFY(!fonts.isEmpty());
        for (const Poppler::FontInfo& font : fonts)
            QVERIFY2(font.isEmbedded(), qPrintable(font.name()));
    }

    void theFileSaysTheDayAndTheTitle()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::pdf);
        request.fields.title = "Angebot für „Müller“ (1)";
        const auto document = opened(pdfOf(request));
        QCOMPARE(document->title(), QStringLiteral("Angebot für „Müller“ (1)"));
        QCOMPARE(document->creationDate().toUTC(), QDateTime(QDate(2026, 11, 21), QTime(0, 0), Qt::UTC));
    }

    void theSameRequestGivesTheSameBytesInAnyTimeZone()
    {
        for (const char* sample : {"two-racks-copper.yaml", "fat-tree-permutation.yaml"}) {
            ReportRequest request = sampleRequest(sample, ReportFormat::pdf);
            request.threads = 1;
            qputenv("TZ", "UTC");
            const QByteArray one = pdfOf(request);
            QVERIFY(!one.isEmpty());
            request.threads = 4;
            qputenv("TZ", "Asia/Kathmandu");
            QVERIFY(one == pdfOf(request));
            qunsetenv("TZ");
        }
    }

    void referencesPointToTheirObjects()
    {
        const QByteArray pdf = pdfOf(sampleRequest("fat-tree-permutation.yaml", ReportFormat::pdf));
        const qsizetype table = pdf.mid(pdf.lastIndexOf("startxref\n") + 10).split('\n').first().toLongLong();
        QVERIFY(pdf.mid(table).startsWith("xref\n0 "));
        const QList<QByteArray> lines = pdf.mid(table).split('\n');
        const int count = lines[1].split(' ')[1].toInt();
        QVERIFY(count > 10);
        for (int object = 1; object < count; ++object) {
            const QByteArray line = lines[2 + object];
            QCOMPARE(line.size(), qsizetype{19});
            QVERIFY(pdf.mid(line.left(10).toLongLong()).startsWith(QByteArray::number(object) + " 0 obj"));
        }
    }

    void headsOfTablesAreRepeated()
    {
        ReportRequest request = sampleRequest("measured-deep-queues.yaml", ReportFormat::pdf);
        request.fields.sections = {"inputs"};
        const auto document = opened(pdfOf(request));
        QVERIFY(document->numPages() > 2);
        for (int page = 0; page < document->numPages(); ++page)
            QVERIFY(document->page(page)->text({}).contains(QLatin1String("Source")));
    }

    void headsKeepTheirWordsWholeBesideRanges()
    {
        std::vector<Table::Column> columns{{"offer", "Offer"}};
        for (int i = 0; i < 5; ++i)
            columns.push_back({"w" + std::to_string(i), "stencil (weight 3)", ColumnKind::seconds});
        columns.push_back({"overall", "Overall", ColumnKind::number});
        columns.push_back({"ideal", "Above ideal", ColumnKind::number});
        columns.push_back({"verdict", "Verdict"});
        Table table("offers", "Offers", std::move(columns));
        std::vector<TableCell> cells{"ethernet-25g"};
        for (int i = 0; i < 5; ++i)
            cells.push_back(TableCell(0.0496).shownAs("49.63 ms (47.11 ms to 51.82 ms)"));
        for (const TableCell& cell : {TableCell(9.68), TableCell(1.02), TableCell("fastest, best value")})
            cells.push_back(cell);
        table.addRow(std::move(cells));
        const QString page = pagesOf({TableBlock{std::move(table), "Offers.", 60, {}}}).front();
        for (const char* word : {"Overall", "Above", "Verdict", "fastest", "ethernet-25g"})
            QVERIFY2(page.contains(QLatin1String(word)), qPrintable(page));
    }

    void fewOffersUnderManyWorkloadsHaveARowForEach()
    {
        std::vector<Table::Column> columns{{"offer", "Offer"}};
        for (int i = 0; i < 36; ++i)
            columns.push_back(
                {"w" + std::to_string(i), "stencil-" + std::to_string(100 + i), ColumnKind::seconds});
        columns.push_back({"verdict", "Verdict"});
        Table table("offers", "Offers", std::move(columns));
        for (const char* offer : {"ethernet-25g", "roce-100g"}) {
            std::vector<TableCell> cells{offer};
            for (int i = 0; i < 36; ++i)
                cells.emplace_back(0.001 * i);
            cells.emplace_back("fastest, best value");
            table.addRow(std::move(cells));
        }
        const QString page = pagesOf({TableBlock{std::move(table), "Offers.", 2, {}}}).front();
        QVERIFY2(areInOrder(page, {"Offer", "ethernet-25g", "roce-100g", "stencil-100", "stencil-107",
                                   "stencil-135", "35 ms", "Verdict", "fastest, best value"}),
                 qPrintable(page));
    }

    void numbersStayOnTheLineOfTheirUnits()
    {
        std::vector<Table::Column> columns{{"offer", "Offer"}};
        for (int i = 0; i < 3; ++i)
            columns.push_back({"w" + std::to_string(i), "stencil (weight 3)", ColumnKind::seconds});
        for (int i = 0; i < 3; ++i)
            columns.push_back({"p" + std::to_string(i), "Total cost", ColumnKind::price, "EUR"});
        columns.push_back({"verdict", "Verdict"});
        Table table("offers", "Offers", std::move(columns));
        table.addRow({"ethernet-25g", 355.6e-6, 965.8e-6, 8.033e-3, 1'062'160.0, 410'666.0, 1'472'826.0,
                      "fastest, best value"});
        const QString page =
            pagesOf({TableBlock{std::move(table), "Offers.", 60, {}},
                     Paragraph{std::string(79, 'a') + " costs 1\u00a0062\u00a0160 EUR and 94.3 %"}})
                .front();
        for (const QString& line : page.split(u'\n')) {
            const QString text = line.trimmed();
            QVERIFY2(!text.startsWith(QLatin1String("EUR")) && !text.startsWith(u'%'), qPrintable(page));
        }
        QVERIFY2(page.contains(QStringLiteral("1 472 826 EUR")), qPrintable(page));
    }

    void noHostIsNamedInAnAnonymousReport()
    {
        ReportRequest request = namedHostsRequest(ReportFormat::pdf);
        request.fields.isAnonymous = true;
        const QByteArray pdf = pdfOf(request);
        const auto document = opened(pdf);
        const QString text = textOf(*document) + document->title();
        for (const char* name : {"kolossos", "colossus"})
            QVERIFY2(!text.contains(QLatin1String(name)) && !pdf.contains(name), name);
        QVERIFY(text.contains(QLatin1String("node1")));
    }

    void pagesOutliveTheThreadThatMadeThemAndArePaintedByTwoAtOnce()
    {
        Result<Content> content =
            report::makeContent(sampleRequest("two-racks-copper.yaml", ReportFormat::pdf));
        QVERIFY(content);
        for (report::Section& section : content->sections)
            for (Block& block : section.blocks)
                if (auto* figure = std::get_if<FigureBlock>(&block))
                    report::drawFigure(*figure);
        const report::PrintPages expected(*content);
        std::unique_ptr<report::PrintPages> pages;
        std::thread([&] { pages = std::make_unique<report::PrintPages>(*content); }).join();
        std::vector<QImage> images[2];
        {
            const std::jthread one([&] { images[0] = imagesOf(*pages); });
            const std::jthread two([&] { images[1] = imagesOf(*pages); });
        }
        QCOMPARE(pages->count(), expected.count());
        for (int page = 0; page < pages->count(); ++page) {
            const QImage alone = imageOf(expected, page);
            const auto at = static_cast<std::size_t>(page);
            QVERIFY(images[0][at] == alone);
            QVERIFY(images[1][at] == alone);
        }
    }

    void textStaysBehindAFigureThatHasNoRoom()
    {
        std::vector<Block> blocks = linesOfText(30);
        blocks.emplace_back(tallFigure());
        blocks.emplace_back(Paragraph{"behind the figure"});
        const QStringList pages = pagesOf(std::move(blocks));
        QCOMPARE(pages.size(), 2);
        QVERIFY(pages[0].contains(QLatin1String("line 29")));
        QVERIFY(!pages[0].contains(QLatin1String("Figure 1.")));
        QVERIFY(areInOrder(pages[1], {"Figure 1.", "behind the figure"}));
    }

    void aTableFillsThePageThatAFigureHasNoRoomOn()
    {
        std::vector<Block> blocks = linesOfText(30);
        blocks.emplace_back(tallFigure());
        blocks.emplace_back(tallFigure());
        blocks.emplace_back(longTable());
        blocks.emplace_back(Subheading{"behind the table"});
        const QStringList pages = pagesOf(std::move(blocks));
        QCOMPARE(pages.size(), 4);
        QVERIFY(areInOrder(pages[0], {"line 29", "Table 1.", "Head", "row 0", "row 1"}));
        // The rows that are left come first, below their head again.
        QVERIFY(areInOrder(pages[1], {"Head", "row 39"}));
        QVERIFY(areInOrder(pages[2], {"Figure 1.", "Figure 2."}));
        QVERIFY(areInOrder(pages[3], {"behind the table"}));
    }

    void aTableThatCannotBeginOnThePageComesBehindTheFigure()
    {
        std::vector<Block> blocks = linesOfText(36);
        blocks.emplace_back(tallFigure());
        blocks.emplace_back(longTable());
        const QStringList pages = pagesOf(std::move(blocks));
        QCOMPARE(pages.size(), 3);
        QVERIFY(areInOrder(pages[1], {"Figure 1.", "Table 1.", "Head", "row 0"}));
        QVERIFY(areInOrder(pages[2], {"Head", "row 39"}));
    }

    void aFileOfAnotherMakeIsNotTouched()
    {
        QVERIFY(report::withDate("%PDF-1.4\nnothing", "D:20261121000000Z").isEmpty());
        QVERIFY(report::withDate("", "D:20261121000000Z").isEmpty());
    }
};

QTEST_MAIN(TestReportPdf)
#include "tst_report_pdf.moc"
