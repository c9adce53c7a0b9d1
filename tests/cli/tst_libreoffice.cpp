// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/units.h"
#include "core/io/text/csv.h"
#include "tests/cli/program.h"

#include <QDir>
#include <QProcess>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace contraflow;
using namespace contraflow::test;

/**
 * LibreOffice opens what export writes as XLSX and makes the same CSV of it. Built only where LibreOffice is
 * installed: it is too large for every machine that runs the tests (package libreoffice-calc-nogui). What
 * can be checked without it is in tst_xlsx_tables.
 */
class TestLibreoffice : public QObject
{
    Q_OBJECT

private slots:
    void xlsxConvertsToTheSameCsv_data();
    void xlsxConvertsToTheSameCsv();

private:
    ProjectFolder m_projects;
};

namespace {

std::vector<std::vector<std::string>> recordsOf(const QByteArray& csv)
{
    std::vector<std::vector<std::string>> records;
    CsvReader reader(std::string_view(csv.constData(), static_cast<std::size_t>(csv.size())));
    CsvRecord record;
    while (reader.next(record))
        records.push_back(record.fields);
    return records;
}

/** Base units in the unit that a heading names: 0.001 of "Makespan (ms)". */
double scaleOf(const std::string& heading)
{
    const std::size_t open = heading.rfind('(');
    if (open == std::string::npos || !heading.ends_with(')'))
        return 1;
    const std::string symbol = heading.substr(open + 1, heading.size() - open - 2);
    for (const Dimension dimension : {Dimension::duration, Dimension::size, Dimension::bandwidth})
        if (const Unit* unit = findUnit(dimension, symbol))
            return unit->scale;
    return 1;
}

/** Equal, or numbers that LibreOffice writes with the 15 digits and 20 decimals that spreadsheets have, and
 * those with the format of percentages with their sign: 9.67681949532009% is 0.0967681949532009. */
bool isSame(const std::string& mine, const std::string& theirs, double scale)
{
    if (mine == theirs)
        return true;
    bool isNumber = false;
    const double number = QByteArray::fromStdString(mine).toDouble(&isNumber);
    QByteArray text = QByteArray::fromStdString(theirs);
    if (text.endsWith('%')) {
        text.chop(1);
        scale /= 100;
    }
    bool areNumbers = false;
    const double other = text.toDouble(&areNumbers) * scale;
    return isNumber && areNumbers && std::abs(number - other) <= std::max(5e-15 * std::abs(number), 1e-20);
}

constexpr const char* kHostileProject = R"yaml(contraflow: 1
title: Hostile names
platforms:
  - name: "=1+1"
    switches: [s]
    nodes:
      - {name: "n[1-2]", switch: s, bandwidth: 1 Gbit/s, latency: 0 s}
workloads:
  - name: "a, \"b\" | c"
    messages:
      - {id: "=cmd()", source: n1, destination: n2, size: 1 MB, start: 0 s}
      - {id: "two\nlines", source: n2, destination: n1, size: 3 MB, start: 0.1 s}
      - {id: "0012", source: n1, destination: n2, size: 7 MB, start: 0.2 s}
      - {id: "+1", source: n1, destination: n2, size: 7 MB, start: 0.3 s}
      - {id: "TRUE", source: n1, destination: n2, size: 7 MB, start: 0.4 s}
      - {id: "1.5.2026", source: n1, destination: n2, size: 7 MB, start: 0.5 s}
models:
  - {name: fair, kind: max-min, parameters: {}}
scenarios:
  - {name: "-1", platform: "=1+1", workload: "a, \"b\" | c", model: fair}
)yaml";

} // namespace

void TestLibreoffice::xlsxConvertsToTheSameCsv_data()
{
    QFile file(m_projects.file(QStringLiteral("hostile.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(kHostileProject);
    file.close();
    QTest::addColumn<QString>("project");
    for (const char* project : {"two-racks-copper.yaml", "all-to-all-measured.yaml", "hostile.yaml"})
        QTest::newRow(project) << QString::fromUtf8(project);
}

void TestLibreoffice::xlsxConvertsToTheSameCsv()
{
    QFETCH(QString, project);
    QTemporaryDir out;
    const auto exported = [&](const QString& format, const QString& target) {
        return runProgram({"export", project, "--as", format, "-o", target}, m_projects.path());
    };
    QCOMPARE(exported("xlsx", out.filePath("tables.xlsx")).status, 0);
    QCOMPARE(exported("csv", out.filePath("mine")).status, 0);

    QProcess office;
    // Comma, quotes, UTF-8, from the first line; not as shown; every sheet into a file of its own.
    office.start(QStringLiteral(CONTRAFLOW_SOFFICE),
                 {"-env:UserInstallation=file://" + out.filePath("profile"), "--headless", "--convert-to",
                  "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1",
                  "--outdir", out.filePath("theirs"), out.filePath("tables.xlsx")});
    QVERIFY(office.waitForFinished(200'000));
    QCOMPARE(office.exitCode(), 0);

    const QStringList tables = QDir(out.filePath("mine")).entryList({"*.csv"}, QDir::Files);
    QVERIFY(tables.contains("results.csv"));
    QCOMPARE(QDir(out.filePath("theirs")).entryList({"*.csv"}, QDir::Files).size(), tables.size());
    for (const QString& table : tables) {
        const auto mine = recordsOf(readFile(out.filePath("mine/" + table)));
        const auto theirs = recordsOf(readFile(out.filePath("theirs/tables-" + table)));
        QVERIFY(!mine.empty());
        QCOMPARE(theirs.size(), mine.size());
        for (std::size_t row = 1; row < mine.size(); ++row) { // below keys and headings
            QCOMPARE(theirs[row].size(), mine[row].size());
            for (std::size_t column = 0; column < mine[row].size(); ++column)
                QVERIFY2(
                    isSame(mine[row][column], theirs[row][column], scaleOf(theirs[0][column])),
                    (table.toStdString() + ": " + mine[row][column] + " | " + theirs[row][column]).c_str());
        }
    }
}

QTEST_GUILESS_MAIN(TestLibreoffice)
#include "tst_libreoffice.moc"
