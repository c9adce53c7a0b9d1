// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/answer.h"
#include "app/cli/help.h"
#include "app/cli/text_table.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using namespace contraflow;
using namespace contraflow::cli;

/** The pieces that commands write their output with. */
class TestTextOutput : public QObject
{
    Q_OBJECT

private slots:
    void tablesAlignTextLeftAndDecimalPointsInLine();
    void tablesCountCharactersNotBytes();
    void tablesKeepCellsOfAnyLength();
    void jsonIsReadBack();
    void jsonHasNoInfinity();
    void columnsOfTextTablesHaveOneUnit();
    void everyCommandDescribesItselfAndItsOptions();
    void noHelpLineIsWiderThanATerminal();
};

void TestTextOutput::tablesAlignTextLeftAndDecimalPointsInLine()
{
    TextTable table;
    table.addColumn("name");
    table.addColumn("value", TextTable::Align::point);
    table.addColumn("size", TextTable::Align::right);
    table.addRow({"a", "470", "1 B"});
    table.addRow({"bb", "313.3", "20 MB"});
    table.addRow({"c", "", ""});
    QCOMPARE(table.text(), std::string("  name  value   size\n"
                                       "  a     470      1 B\n"
                                       "  bb    313.3  20 MB\n"
                                       "  c\n"));
}

void TestTextOutput::tablesCountCharactersNotBytes()
{
    QCOMPARE(displayWidth("X1 → torX"), 9U);
    TextTable table;
    table.addColumn("é");
    table.addColumn("b");
    table.addRow({"→→", "x"});
    QCOMPARE(table.text(0), std::string("é   b\n→→  x\n"));
}

void TestTextOutput::tablesKeepCellsOfAnyLength()
{
    // Cells are stored in blocks of 64 KiB behind lengths of one byte or more.
    const std::vector<std::size_t> lengths{0,     1,     127,   128,    129, 16383, 16384,
                                           65530, 65536, 70000, 200000, 0,   5};
    TextTable table;
    table.addColumn("a");
    table.addColumn("b", TextTable::Align::right);
    std::string expected;
    const auto addLine = [&](const std::string& a, const std::string& b) {
        const std::string line =
            a + std::string(200000 - a.size() + 2, ' ') + std::string(2 - b.size(), ' ') + b;
        expected += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    };
    addLine("a", "b");
    for (int round = 0; round < 3; ++round)
        for (std::size_t i = 0; i < lengths.size(); ++i) {
            const std::string a(lengths[i], static_cast<char>('a' + i));
            table.addRow({a, std::to_string(i)});
            addLine(a, std::to_string(i));
        }
    QVERIFY(table.text(0) == expected);
    TextTable many;
    many.addColumn("number");
    std::string numbers = "number\n";
    for (int i = 0; i < 100000; ++i) {
        many.addRow({std::to_string(i)});
        numbers += std::to_string(i) + "\n";
    }
    QVERIFY(many.text(0) == numbers);
}

void TestTextOutput::jsonIsReadBack()
{
    JsonWriter json;
    json.beginObject();
    json.key("text");
    json.text("a \"quoted\"\n→ line");
    json.key("list");
    json.beginList();
    json.beginObject(JsonWriter::Layout::line);
    json.key("x");
    json.number(0.1);
    json.key("n");
    json.count(3);
    json.endObject();
    json.null();
    json.endList();
    json.key("empty");
    json.beginList();
    json.endList();
    json.endObject();
    const std::string text = json.take();
    QVERIFY(text.find("{\"x\": 0.1, \"n\": 3}") != std::string::npos);
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    QCOMPARE(object[QStringLiteral("text")].toString(), QStringLiteral("a \"quoted\"\n→ line"));
    const QJsonArray list = object[QStringLiteral("list")].toArray();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list[0].toObject()[QStringLiteral("x")].toDouble(), 0.1);
    QVERIFY(list[1].isNull());
    QVERIFY(object[QStringLiteral("empty")].isArray());
    QVERIFY(text.ends_with("}\n"));
}

void TestTextOutput::jsonHasNoInfinity()
{
    JsonWriter json;
    json.beginList();
    json.number(std::numeric_limits<double>::infinity());
    json.number(std::numeric_limits<double>::quiet_NaN());
    json.endList();
    const QJsonArray list = QJsonDocument::fromJson(QByteArray::fromStdString(json.take())).array();
    QCOMPARE(list.size(), 2);
    QVERIFY(list[0].isNull() && list[1].isNull());
}

void TestTextOutput::columnsOfTextTablesHaveOneUnit()
{
    Table table("t", "T",
                {{"time_s", "Time", ColumnKind::seconds},
                 {"mean_s", "Mean", ColumnKind::seconds},
                 {"size_bytes", "Size", ColumnKind::bytes},
                 {"rate", "Rate", ColumnKind::bytesPerSecond},
                 {"cost", "Cost", ColumnKind::pricePerSecond}});
    table.addRow({0.425531, 1.2e-3, 64e3, 9.4e9 / 8, Price{1.65e9, "EUR"}});
    table.addRow({0.02, 0.5, 2e6, 470e6 / 8, Price{1.427e9, "EUR"}});
    QCOMPARE(QString::fromStdString(briefText(table, 0)),
             QStringLiteral("time (s)  mean (s)      size  rate (Gbit/s)          cost\n"
                            "  0.4255    0.0012  0.064 MB           9.4   1\u00a0650 EUR/us\n"
                            "  0.02      0.5         2 MB           0.47  1\u00a0427 EUR/us\n"));
}

void TestTextOutput::everyCommandDescribesItselfAndItsOptions()
{
    QVERIFY(!allCommands().empty());
    for (const Command& command : allCommands()) {
        const std::string help = commandHelp(command);
        QVERIFY(help.find("contraflow " + std::string(command.name)) != std::string::npos);
        QVERIFY(programHelp().find("  " + std::string(command.name) + " ") != std::string::npos);
        for (const OptionSpec& option : command.options) {
            QVERIFY(!option.help.empty());
            QVERIFY(help.find(option.name) != std::string::npos);
        }
    }
}

void TestTextOutput::noHelpLineIsWiderThanATerminal()
{
    std::string all = programHelp();
    for (const Command& command : allCommands())
        all += commandHelp(command);
    for (const QString& line : QString::fromStdString(all).split(QLatin1Char('\n')))
        QVERIFY2(line.size() <= 100, qPrintable(line));
}

QTEST_GUILESS_MAIN(TestTextOutput)
#include "tst_text_output.moc"
