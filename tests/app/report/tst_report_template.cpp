// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/html/report_html.h"

#include <QTest>

using namespace contraflow;
using namespace contraflow::report;

namespace {

Content someContent()
{
    Content content;
    content.title = "A & B";
    Table table("t", "T", {{"a", "A"}, {"b", "B", ColumnKind::seconds}});
    table.addRow({"x < y", 0.25});
    content.sections.push_back(
        {"summary", "Summary", {Paragraph{"Words."}, TableBlock{table, "Caption", 10, {}}}});
    return content;
}

QString rendered(const char* pattern)
{
    const Result<std::string> html = renderHtml(someContent(), {"own.html", pattern});
    return QString::fromStdString(html ? *html : "failed: " + html.error().message);
}

} // namespace

class TestReportTemplate : public QObject
{
    Q_OBJECT

private slots:
    void anOwnTemplatePlacesWhatItWants()
    {
        QCOMPARE(rendered("{{title}}: {{#section_summary}}{{#blocks}}{{#paragraph}}{{text}}{{/paragraph}}"
                          "{{#table}}{{#rows}}{{#cells}}[{{text}}]{{/cells}}{{/rows}}{{/table}}{{/blocks}}"
                          "{{/section_summary}}{{#section_inputs}}none{{/section_inputs}}"),
                 QStringLiteral("A &amp; B: Words.[x &lt; y][0.25 s]"));
    }

    void listsRepeatedInThemselvesEnd_data()
    {
        QTest::addColumn<QByteArray>("inner");
        QTest::addColumn<QString>("words");
        QTest::newRow("nothing comes out") << QByteArray() << QStringLiteral("steps; do not nest lists");
        QTest::newRow("one line") << QByteArray(40, 'x') << QStringLiteral("a line of more than");
        QTest::newRow("many lines") << QByteArray(40, 'x') + '\n'
                                    << QStringLiteral("more than 200\u00a0000\u00a0000 bytes");
        QTest::newRow("values") << QByteArray("{{heading}}") << QStringLiteral("steps; do not nest lists");
    }

    void listsRepeatedInThemselvesEnd()
    {
        QFETCH(QByteArray, inner);
        QFETCH(QString, words);
        // Two sections, 30 deep: a thousand million times what stands within.
        Content content = someContent();
        content.sections.push_back({"appendix", "Appendix", {Paragraph{"Words."}}});
        const QByteArray pattern =
            QByteArray("{{#sections}}").repeated(30) + inner + QByteArray("{{/sections}}").repeated(30);
        const Result<std::string> html = renderHtml(content, {"own.html", pattern.toStdString()});
        QVERIFY(!html);
        QVERIFY2(QString::fromStdString(html.error().message).contains(words), html.error().message.c_str());
    }

    void brokenTemplatesAreRefusedWithTheirLine_data()
    {
        QTest::addColumn<QByteArray>("pattern");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* name, const QByteArray& pattern, const char* words) {
            QTest::newRow(name) << pattern << QString::fromUtf8(words);
        };
        row("unclosed section", "a\nb {{#sections}}", "own.html:2: the template is broken: Unclosed section");
        row("unopened section", "a\n\n{{/sections}}", "own.html:3: the template is broken: Unopened section");
        row("unclosed tag", "{{title", "own.html:1: the template is broken: Unclosed tag");
        row("bare braces", "x{{", "own.html");
        row("raw text", "a\n{{{title}}}", "own.html:2: the template takes 'title' unescaped");
        row("raw text by its sign", "a\n{{& text }}", "own.html:2: the template takes 'text' unescaped");
        row("raw text with blanks", "{{ { text } }}", "own.html:1: the template takes 'text' unescaped");
        row("partial", "\n{{> title}}", "own.html:2: the template includes a partial");
        row("delimiters", "{{=<% %>=}}", "own.html:1: the template sets other delimiters");
        row("not UTF-8", "\n\xff", "own.html:2: the template is not UTF-8");
        row("too deep", QByteArray("{{#a}}").repeated(100) + QByteArray("{{/a}}").repeated(100),
            "nested more than");
        row("too large", QByteArray(1'000'001, 'x'), "more than 1\u00a0000\u00a0000 bytes");
    }

    void brokenTemplatesAreRefusedWithTheirLine()
    {
        QFETCH(QByteArray, pattern);
        QFETCH(QString, words);
        const Result<std::string> html = renderHtml(someContent(), {"own.html", pattern.toStdString()});
        QVERIFY(!html);
        QVERIFY2(html.error().message.find(words.toStdString()) != std::string::npos,
                 html.error().message.c_str());
    }

    void anEmptyTemplateMakesAnEmptyFile() { QCOMPARE(rendered(""), QString()); }
};

QTEST_GUILESS_MAIN(TestReportTemplate)
#include "tst_report_template.moc"
