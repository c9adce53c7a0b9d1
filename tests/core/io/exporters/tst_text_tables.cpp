// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/exporters/table_writer.h"

#include <QTest>

using namespace contraflow;

namespace {

QString textOf(TableFormat format, const std::vector<Table>& tables,
               TableHeadings headings = TableHeadings::leftOut)
{
    std::string text;
    const auto writer = makeTextTables(
        format,
        [&text](std::string_view piece) {
            text += piece;
            return Result<void>();
        },
        headings);
    for (const Table& table : tables)
        if (!writeTable(*writer, table))
            return QStringLiteral("failed");
    return QString::fromStdString(text);
}

Table oneCell(const std::string& text)
{
    Table table("words", "Words", {{"word", "Word"}});
    table.addRow({text});
    return table;
}

/** The row of a table with one cell. */
QString cellOf(TableFormat format, const std::string& text)
{
    const QString all = textOf(format, {oneCell(text)});
    if (format == TableFormat::markdown)
        return all.section(QLatin1Char('\n'), 2);
    return all.section(QStringLiteral("\\midrule\n"), 1).section(QStringLiteral("\\bottomrule"), 0, 0);
}

} // namespace

class TestTextTables : public QObject
{
    Q_OBJECT

private slots:
    void markdownHasNumbersWithUnitsFlushRight()
    {
        Table table("times", "Times", {{"name", "Name"}, {"time_s", "Time", ColumnKind::seconds}});
        table.addRow({"e1", 0.00045});
        table.addRow({"e2", {}});
        QCOMPARE(textOf(TableFormat::markdown, {table}), "| Name | Time |\n"
                                                         "| --- | ---: |\n"
                                                         "| e1 | 450 us |\n"
                                                         "| e2 |  |\n");
    }

    void markdownTellsTablesApartByHeadings()
    {
        Table second = oneCell("b");
        second.setTitle("More words");
        second.addNote("A note.");
        QCOMPARE(
            textOf(TableFormat::markdown, {oneCell("a"), second}, TableHeadings::shown),
            "## Words\n\n| Word |\n| --- |\n| a |\n\n## More words\n\n| Word |\n| --- |\n| b |\n\nA note.\n");
    }

    void markdownShowsHostileTextAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("pipe") << "a|b"
                              << "a\\|b";
        QTest::newRow("line end") << "a\nb"
                                  << "a<br>b";
        QTest::newRow("Windows line end") << "a\r\nb"
                                          << "a&#13;<br>b";
        QTest::newRow("tag") << "<script>"
                             << "&lt;script>";
        QTest::newRow("entity") << "&lt;"
                                << "&amp;lt;";
        QTest::newRow("emphasis") << "*a* _b_ node_1"
                                  << "\\*a\\* \\_b\\_ node_1";
        QTest::newRow("link") << "[a](b)"
                              << "\\[a\\](b)";
        QTest::newRow("code") << "`a`"
                              << "\\`a\\`";
        QTest::newRow("backslash") << "\\|"
                                   << "\\\\\\|";
    }

    void markdownShowsHostileTextAsItIs()
    {
        QFETCH(QString, text);
        QFETCH(QString, cell);
        QCOMPARE(cellOf(TableFormat::markdown, text.toStdString()), "| " + cell + " |\n");
    }

    void latexSetsHostileTextAsItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cell");
        QTest::newRow("column") << "a&b"
                                << "a\\&b";
        QTest::newRow("comment") << "50 % of it"
                                 << "50 \\% of it";
        QTest::newRow("command") << "\\input{x}"
                                 << "\\textbackslash{}input\\{x\\}";
        QTest::newRow("math") << "$x_1^2$"
                              << "\\$x\\_1\\textasciicircum{}2\\$";
        QTest::newRow("two dashes") << "a--b"
                                    << "a{-}{-}b";
        QTest::newRow("one dash") << "tor-1"
                                  << "tor-1";
        QTest::newRow("channel") << "X1 → torX"
                                 << "X1 $\\rightarrow$ torX";
        QTest::newRow("option") << "[1-3]"
                                << "{}[1-3]";
        QTest::newRow("star") << "*"
                              << "{}*";
        QTest::newRow("line end") << "a\nb"
                                  << "a\\texttt{\\textbackslash{}n}b";
    }

    void latexSetsHostileTextAsItIs()
    {
        QFETCH(QString, text);
        QFETCH(QString, cell);
        QCOMPARE(cellOf(TableFormat::latex, text.toStdString()), cell + " \\\\\n");
    }

    void latexTablesLongerThanAPageAreLongtables()
    {
        Table table("words", "Words", {{"word", "Word"}, {"n", "n", ColumnKind::count}});
        table.setRows(40, [](std::size_t row, std::size_t) { return TableCell(row); });
        const QString page = textOf(TableFormat::latex, {table});
        QVERIFY(page.contains("\\begin{tabular}{lr}\n\\toprule"));
        QVERIFY(!page.contains("longtable}{"));
        table.setRows(41, [](std::size_t row, std::size_t) { return TableCell(row); });
        const QString pages = textOf(TableFormat::latex, {table});
        QVERIFY(pages.contains("\\begin{longtable}{lr}\n\\caption{Words}\\\\\n\\toprule"));
        QVERIFY(pages.contains("\\endhead"));
        QVERIFY(pages.contains("39 & 39 \\\\\n40 & 40 \\\\\n\\end{longtable}"));
        QVERIFY(!pages.contains("tabular"));
    }

    void latexNumbersHaveAProperMinus()
    {
        Table table("errors", "Errors", {{"error_pct", "Error", ColumnKind::percent}});
        table.addRow({-5.43});
        QVERIFY(textOf(TableFormat::latex, {table}).contains("$-$5.4 \\% \\\\\n"));
    }
};

QTEST_GUILESS_MAIN(TestTextTables)
#include "tst_text_tables.moc"
