// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/topology_file.h"
#include "core/io/exporters/network_writer.h"
#include "core/io/exporters/table_writer.h"
#include "core/io/text/csv.h"
#include "core/project/host_list.h"
#include "tests/core/io/exporters/unzipped.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>

#include <set>

using namespace contraflow;

namespace {

using Names = std::vector<std::string>;

/** Names that differ in what some format cannot hold, reads as something else, or takes for the same. */
const Names kNames{"a b",
                   "a_b",
                   "a_b_2",
                   "a=b",
                   "a#b",
                   "a\tb",
                   "a\nb",
                   "a\rb",
                   "a\r\nb",
                   "a\x01"
                   "b",
                   "a\x02"
                   "b",
                   "a  b",
                   "a&b",
                   "a&amp;b",
                   "a<b",
                   "a>b",
                   "a\"b",
                   "a'b",
                   "a\\b",
                   "a\\nb",
                   "a|b",
                   "a\\|b",
                   "a`b",
                   "a*b",
                   "a$b",
                   "a%b",
                   "a{b",
                   "a~b",
                   "a^b",
                   "a?b",
                   "a\x7F"
                   "b",
                   "a\xEF\xBF\xBF"
                   "b",
                   "a\xEF\xBF\xBE"
                   "b",
                   "ALL",
                   "_x0041_",
                   "A",
                   "a\\",
                   "n1",
                   "n01",
                   "n001",
                   "-a",
                   "=a",
                   "a--b",
                   "a{-}{-}b",
                   "a\xE2\x80\x94"
                   "b"};

/** Each name is a node with a speed of its own, by which it is known again. */
Platform platformOf(const Names& names)
{
    Platform platform;
    platform.name = "p";
    platform.switches.append({"top", {}});
    platform.switches.append({"top ", {}});
    std::vector<NodeRow> nodes;
    for (std::size_t i = 0; i < names.size(); ++i) {
        NodeRow row;
        row.name = names[i];
        row.switchName = "top";
        row.bandwidth = quantity(Dimension::bandwidth, static_cast<double>(i + 1), "Gbit/s");
        nodes.push_back(row);
    }
    platform.nodes = SharedRows<NodeRow>(std::move(nodes));
    return platform;
}

std::string written(const NetworkFormat& format)
{
    Project project;
    project.platforms.append(platformOf(kNames));
    std::string text;
    const ChunkSink sink = [&text](std::string_view piece) {
        text += piece;
        return Result<void>();
    };
    const auto notes = writeNetwork(project, 0, format, sink);
    return notes ? text : "refused: " + notes.error().message;
}

/** The quoted texts at the beginnings of the lines of nodes, as Graphviz knows them apart. */
Names dotNamesIn(const std::string& text)
{
    Names names;
    static const QRegularExpression node(QStringLiteral("  (\"(?:[^\"\\\\]|\\\\.)*\") \\[shape=ellipse"),
                                         QRegularExpression::DotMatchesEverythingOption);
    for (const QRegularExpressionMatch& match : node.globalMatch(QString::fromStdString(text)))
        names.push_back(match.captured(1).toStdString());
    return names;
}

Names namesIn(const NetworkFormat& format, const std::string& text)
{
    Names names;
    if (format.name == "dot")
        return dotNamesIn(text);
    if (format.name == "links") {
        CsvReader reader(text);
        CsvRecord record;
        while (reader.next(record))
            if (record.fields.size() == 5 && record.fields[1] != "from")
                names.push_back(record.fields[1] == "top" ? record.fields[2] : record.fields[1]);
        return names;
    }
    const Result<ImportedTopology> topology = parseTopology(text);
    if (!topology)
        return {topology.error().message};
    for (const NodeRow& row : topology->platforms.front().nodes)
        for (const std::string& name : hostsOrText(row.name))
            names.push_back(name);
    return names;
}

/** What the cells of a table with one column are, in the words of the format. */
Names cellsIn(TableFormat format, const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    Names cells;
    if (format == TableFormat::csv) {
        CsvReader reader(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        CsvRecord record;
        while (reader.next(record))
            cells.push_back(record.fields.front());
        cells.erase(cells.begin());
    } else if (format == TableFormat::xlsx) {
        QXmlStreamReader xml(test::unzipped(bytes).value(QStringLiteral("xl/worksheets/sheet1.xml")).content);
        while (!xml.atEnd())
            if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"t")
                cells.push_back(xml.readElementText().toStdString());
        if (xml.hasError())
            return {xml.errorString().toStdString()};
        cells.erase(cells.begin()); // the heading
    } else if (format == TableFormat::markdown) {
        for (const QByteArray& line : bytes.split('\n'))
            if (line.startsWith("| ") && !line.startsWith("| ---") && line != "| Name |")
                cells.push_back(line.trimmed().toStdString());
    } else {
        for (const QByteArray& line : bytes.split('\n'))
            if (line.endsWith("\\\\") && !line.startsWith("{Name}") && !line.startsWith("\\caption"))
                cells.push_back(line.toStdString());
    }
    return cells;
}

} // namespace

/** What is called differently in a project is so in every file that is written of it. */
class TestDistinctNames : public QObject
{
    Q_OBJECT

private slots:
    void networksKeepThemApart_data()
    {
        QTest::addColumn<QString>("name");
        for (const NetworkFormat& format : networkFormats())
            QTest::newRow(format.name.data()) << QString::fromUtf8(format.name.data());
    }

    void networksKeepThemApart()
    {
        QFETCH(QString, name);
        const NetworkFormat& format = *findNetworkFormat(name.toStdString());
        const std::string text = written(format);
        const Names names = namesIn(format, text);
        QVERIFY2(names.size() == kNames.size(), text.c_str());
        QVERIFY2(std::set<std::string>(names.begin(), names.end()).size() == kNames.size(), text.c_str());
        // What every format can say is called so.
        for (const char* plain : {"a_b", "a_b_2", "a?b", "n1", "n01", "n001", "A"}) {
            const std::string wanted = format.name == "dot" ? "\"" + std::string(plain) + "\"" : plain;
            QVERIFY2(std::find(names.begin(), names.end(), wanted) != names.end(), plain);
        }
        if (format.name == "links")
            QCOMPARE(std::set<std::string>(names.begin(), names.end()),
                     std::set<std::string>(kNames.begin(), kNames.end()));
        if (format.name == "simgrid")
            for (const std::string& kept : kNames) // all but what XML does not have
                if (kept.find_first_of("\x01\x02") == std::string::npos &&
                    kept.find("\xEF\xBF") == std::string::npos)
                    QVERIFY2(std::find(names.begin(), names.end(), kept) != names.end(), kept.c_str());
    }

    void whatWasRenamedIsSaid()
    {
        Project project;
        project.platforms.append(platformOf({"a b", "a_b", "c\nd"}));
        const ChunkSink sink = [](std::string_view) { return Result<void>(); };
        const auto notes = writeNetwork(project, 0, *findNetworkFormat("slurm"), sink);
        QVERIFY(notes);
        QStringList said;
        for (const std::string& note : *notes)
            said += QString::fromStdString(note);
        QVERIFY2(said.contains(QStringLiteral(
                     "Slurm cannot have all names as they are: 'a b' as 'a_b_2' and 'c\\nd' as 'c_d'")),
                 qPrintable(said.join(u'\n')));
    }

    void tablesKeepThemApart_data()
    {
        QTest::addColumn<int>("format");
        for (const TableFormatInfo& info : kTableFormats)
            QTest::newRow(info.name.data()) << static_cast<int>(info.format);
    }

    void tablesKeepThemApart()
    {
        QFETCH(int, format);
        Table table("names", "Names", {{"name", "Name"}});
        Names shown = kNames;
        for (const char* outer : {" a", "a ", "a"})
            shown.emplace_back(outer);
        for (const std::string& name : shown)
            table.addRow({name});
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table"));
        const auto writer =
            makeTableFile(static_cast<TableFormat>(format), path.toStdString(), TableHeadings::leftOut);
        QVERIFY(writer);
        QVERIFY(writeTable(**writer, table) && (*writer)->finish());
        const Names cells = cellsIn(static_cast<TableFormat>(format), path);
        QVERIFY2(cells.size() == shown.size(), cells.empty() ? "nothing" : cells.front().c_str());
        QCOMPARE(std::set<std::string>(cells.begin(), cells.end()).size(), shown.size());
        if (static_cast<TableFormat>(format) == TableFormat::csv)
            QCOMPARE(cells, shown);
        for (const std::string& cell : cells) // what stops LaTeX, commands a terminal or ends a row
            if (static_cast<TableFormat>(format) != TableFormat::csv)
                QVERIFY(std::none_of(cell.begin(), cell.end(),
                                     [](char c) {
                                         return (static_cast<unsigned char>(c) < 0x20 && c != '\n' &&
                                                 c != '\t') ||
                                                c == 0x7F;
                                     }) ||
                        static_cast<TableFormat>(format) == TableFormat::xlsx);
    }
};

QTEST_GUILESS_MAIN(TestDistinctNames)
#include "tst_distinct_names.moc"
