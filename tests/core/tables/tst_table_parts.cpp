// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/table_parts.h"

#include <QTest>

using namespace contraflow;

namespace {

Table ports()
{
    Table table("ports", "Ports",
                {{.key = "port", .title = "Port", .views = TableView::files, .order = 3},
                 {.key = "speed", .title = "Speed", .kind = ColumnKind::number},
                 {.key = "note", .title = "Note"}});
    table.addNote("counted by hand");
    table.addRow({"c", 3, ""});
    table.addRow({"a", {}, ""});
    table.addRow({"b", 1, TableCell("x").shownAs("")});
    return table;
}

std::string firstColumn(const Table& table)
{
    std::string text;
    for (std::size_t row = 0; row < table.rowCount(); ++row)
        text += *table.cell(row, 0).text();
    return text;
}

} // namespace

class TestTableParts : public QObject
{
    Q_OBJECT

private slots:
    void chosenColumnsStandInTheirOrderInEveryView()
    {
        const Table chosen = chosenColumns(ports(), {"speed", "wheels", "port"});
        const Table brief = columnsFor(chosen, TableView::brief);
        QCOMPARE(brief.columns().size(), std::size_t{2});
        QCOMPARE(brief.columns()[0].key, std::string("speed"));
        QCOMPARE(*brief.cell(0, 1).text(), std::string("c"));
        QCOMPARE(brief.notes().size(), std::size_t{1});
    }

    void columnsInWhichNobodyReadsAnythingAreLeftOut()
    {
        const Table shown = withoutEmptyColumns(ports());
        QCOMPARE(shown.columns().size(), std::size_t{2});
        QCOMPARE(shown.columns()[1].key, std::string("speed"));
    }

    void rowsThatCountUpAreRead_data()
    {
        QTest::addColumn<QList<QStringList>>("rows");
        QTest::addColumn<QList<QStringList>>("folded");
        const auto row = [](const char* name, const QList<QStringList>& rows,
                            const QList<QStringList>& folded) { QTest::newRow(name) << rows << folded; };
        row("one", {{"tor1", "core", "5"}}, {{"tor1", "core", "5"}});
        row("all", {{"u1", "tor1", "5"}, {"u2", "tor2", "5"}, {"u3", "tor3", "5"}},
            {{"u[1-3]", "tor[1-3]", "5"}});
        row("with a constant", {{"u9", "core", "5"}, {"u10", "core", "5"}}, {{"u[9-10]", "core", "5"}});
        row("lists", {{"r1n[1-16]", "tor1", "5"}, {"r2n[1-16]", "tor2", "5"}},
            {{"r[1-2]n[1-16]", "tor[1-2]", "5"}});
        row("another value", {{"u1", "a", "5"}, {"u2", "a", "6"}, {"u3", "a", "6"}},
            {{"u1", "a", "5"}, {"u[2-3]", "a", "6"}});
        row("another step", {{"u1", "a", "5"}, {"u3", "a", "5"}}, {{"u1", "a", "5"}, {"u3", "a", "5"}});
        row("equal rows", {{"u", "a", "5"}, {"u", "a", "5"}}, {{"u", "a", "5"}, {"u", "a", "5"}});
        row("a column that stops", {{"u1", "a1", "5"}, {"u2", "a2", "5"}, {"u3", "a2", "5"}},
            {{"u[1-2]", "a[1-2]", "5"}, {"u3", "a2", "5"}});
        row("another place", {{"a1b1", "x", "5"}, {"a1b2", "x", "5"}, {"a2b2", "x", "5"}},
            {{"a1b[1-2]", "x", "5"}, {"a2b2", "x", "5"}});
        row("counts in a column that is not named", {{"u", "a", "5"}, {"u", "a", "6"}},
            {{"u", "a", "5"}, {"u", "a", "6"}});
    }

    void rowsThatCountUpAreRead()
    {
        QFETCH(QList<QStringList>, rows);
        QFETCH(QList<QStringList>, folded);
        Table table(
            "links", "Links",
            {{"name", "Name"}, {"to", "To"}, {.key = "rate", .title = "Rate", .kind = ColumnKind::number}});
        for (const QStringList& row : rows)
            table.addRow({row[0].toStdString(), row[1].toStdString(), row[2].toDouble()});
        const Table result = foldedRows(table, {"name", "to"});
        QList<QStringList> seen;
        for (std::size_t row = 0; row < result.rowCount(); ++row)
            seen.append({QString::fromStdString(*result.cell(row, 0).text()),
                         QString::fromStdString(*result.cell(row, 1).text()),
                         QString::number(*result.cell(row, 2).number())});
        QCOMPARE(seen, folded);
    }

    void rowsAreOrderedByNumberAndThoseWithoutComeLast()
    {
        QCOMPARE(firstColumn(rowsBy(ports(), "speed")), std::string("bca"));
    }

    void rowsAreThoseThatSaySomething()
    {
        QCOMPARE(firstColumn(rowsWith(ports(), "speed")), std::string("cb"));
        QVERIFY(rowsWith(ports(), "note").empty());
    }

    void theFirstRowsAreAtMostAllOfThem()
    {
        QCOMPARE(firstColumn(firstRows(ports(), 2)), std::string("ca"));
        QCOMPARE(firstRows(ports(), 9).rowCount(), std::size_t{3});
    }

    void aPivotHasARowForEachKeyAndAColumnForEachValue()
    {
        Table times("times", "Times",
                    {{.key = "size", .title = "Size", .kind = ColumnKind::bytes},
                     {.key = "method", .title = "Method"},
                     {.key = "time_s", .title = "Time", .kind = ColumnKind::seconds, .digits = 2},
                     {.key = "note", .title = "Note"}});
        times.addRow({8, TableCell("fit").shownAs("Fit"), 0.5, {}});
        times.addRow({8, TableCell("bound").shownAs("Bound"), 0.25, "outside"});
        times.addRow({16, TableCell("bound").shownAs("Bound"), 1.25, {}});
        const Table wide = pivoted(times, {"size"}, "method", "time_s");
        QCOMPARE(wide.rowCount(), std::size_t{2});
        QCOMPARE(wide.columns().size(), std::size_t{4});
        QCOMPARE(wide.columns()[1].key, std::string("fit"));
        QCOMPARE(wide.columns()[2].title, std::string("Bound"));
        QCOMPARE(wide.columns()[2].digits, 2);
        QCOMPARE(*wide.cell(0, 2).number(), 0.25);
        QCOMPARE(*wide.cell(0, 3).text(), std::string("outside"));
        QVERIFY(wide.cell(1, 1).isEmpty());
        QCOMPARE(*wide.cell(1, 2).number(), 1.25);
    }
};

QTEST_APPLESS_MAIN(TestTableParts)

#include "tst_table_parts.moc"
