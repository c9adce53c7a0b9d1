// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/without_window.h"
#include "core/io/exporters/network_writer.h"
#include "core/io/exporters/project_export.h"
#include "core/io/exporters/table_writer.h"
#include "core/io/project/project_file.h"
#include "core/project/report_fields.h"
#include "tests/cli/in_process.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QRegularExpression>
#include <QXmlStreamReader>
#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

namespace {

const QString kProject = QStringLiteral(CONTRAFLOW_TEST_DATA "/../consumers/hostile.yaml");
const QString kCampaign = QStringLiteral(CONTRAFLOW_TEST_DATA "/../consumers/hostile-campaign.yaml");

/** What names bring along when they are taken for more than text. */
bool isOfNames(QStringView element)
{
    return element == u"script" || element == u"img" || element == u"small" || element == u"u" ||
           element == u"a";
}

/** Why XML or XHTML is not what a viewer opens, or runs something of the names in it; empty when all is well.
 * Only links within the page are. */
QString faultOf(const QByteArray& xml)
{
    QXmlStreamReader reader(xml);
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement())
            continue;
        const QXmlStreamAttributes attributes = reader.attributes();
        const bool leadsWithin =
            reader.name() == u"a" && attributes.value(QLatin1String("href")).startsWith(u'#');
        if (isOfNames(reader.name()) && !leadsWithin)
            return QStringLiteral("line %1: <%2>").arg(reader.lineNumber()).arg(reader.name());
        for (const QXmlStreamAttribute& attribute : attributes)
            if (attribute.qualifiedName().startsWith(u"on") ||
                attribute.value().trimmed().startsWith(u"javascript:", Qt::CaseInsensitive))
                return QStringLiteral("line %1: %2=%3")
                    .arg(reader.lineNumber())
                    .arg(attribute.qualifiedName(), attribute.value());
    }
    return reader.hasError() ? reader.errorString() : QString();
}

/** How often the text of an SVG or page, tags left away, has the words. */
qsizetype timesIn(const QByteArray& xml, const QString& words)
{
    QXmlStreamReader reader(xml);
    QString text;
    while (!reader.atEnd())
        if (reader.readNext() == QXmlStreamReader::Characters)
            text += reader.text();
    return text.count(words);
}

} // namespace

/** Takes a project whose names would run or break something in other languages through every picture, section
 * and format that there is: the catalogues say which, so that new ones are looked at as well. */
class TestHostileNames : public QObject
{
    Q_OBJECT

private slots:
    void everyPlotIsSvgThatViewersOpen_data();
    void everyPlotIsSvgThatViewersOpen();
    void everyPlotOfACampaignIsSvgThatViewersOpen();
    void everySectionIsAPageInWhichNamesAreText_data();
    void everySectionIsAPageInWhichNamesAreText();
    void aTitleThatClosesItsElementStaysInIt();
    void everyFormatOfTablesIsWritten_data();
    void everyFormatOfTablesIsWritten();
    void jobScriptsQuoteTheNamesOfTheirFiles();

private:
    [[nodiscard]] ProgramRun run(const QStringList& words) const { return runHere(words, m_folder.path()); }
    [[nodiscard]] QByteArray made(const QString& name) const { return readFile(m_folder.filePath(name)); }

    QTemporaryDir m_folder;
};

void TestHostileNames::everyPlotIsSvgThatViewersOpen_data()
{
    QTest::addColumn<QString>("plot");
    QTest::addColumn<QString>("scenario");
    const Result<LoadedProject> loaded = readProject(kProject.toStdString());
    QVERIFY(loaded);
    for (const std::string_view plot : plotNames())
        for (const Scenario& scenario : loaded->project.scenarios)
            QTest::addRow("%s %s", plot.data(), scenario.name.substr(0, 4).c_str())
                << QString::fromUtf8(plot.data()) << QString::fromStdString(scenario.name);
}

void TestHostileNames::everyPlotIsSvgThatViewersOpen()
{
    QFETCH(QString, plot);
    QFETCH(QString, scenario);
    QStringList words{"export", kProject, "--plot", plot, "--scenario", scenario, "-o", "plot.svg"};
    if (plot == QLatin1String("sweep"))
        words << "--sweep"
              << "volume=1MB,2MB";
    QFile::remove(m_folder.filePath("plot.svg"));
    const ProgramRun drawn = run(words);
    static QSet<QString> drawnPlots;
    if (drawn.status == 0) {
        drawnPlots.insert(plot);
        QCOMPARE(faultOf(made("plot.svg")), QString());
    } else {
        QVERIFY2(drawn.status == 1 && !drawn.messages.isEmpty(), drawn.messages); // a plot of others
    }
    // Each plot is of one of the scenarios; the last row of it knows.
    const Result<LoadedProject> loaded = readProject(kProject.toStdString());
    const Project& project = loaded->project;
    if (scenario.toStdString() == project.scenarios[project.scenarios.size() - 1].name)
        QVERIFY2(drawnPlots.contains(plot), drawn.messages);
}

void TestHostileNames::everyPlotOfACampaignIsSvgThatViewersOpen()
{
    QVERIFY(QFile::copy(kCampaign, m_folder.filePath("c.yaml")));
    const ProgramRun worked = run({"campaign", "c.yaml"});
    QVERIFY2(worked.status == 0, worked.messages);
    for (const std::string_view plot : campaignPlotNames()) {
        const ProgramRun drawn = run({"campaign", "merge", "c.yaml", "c.results.csv", "--plot",
                                      QString::fromUtf8(plot.data()), "-o", "c.svg"});
        QVERIFY2(drawn.status == 0, drawn.messages);
        QCOMPARE(faultOf(made("c.svg")), QString());
    }
    for (const char* file : {"c.sqlite", "all.csv"}) {
        const ProgramRun merged = run({"campaign", "merge", "c.yaml", "c.results.csv", "-o", file});
        QVERIFY2(merged.status == 0, merged.messages);
    }
    // As many results as there are, and a database that has all its tables.
    QVERIFY(made("all.csv").count("\n") > 10);
    QVERIFY(made("c.sqlite").startsWith("SQLite format 3"));
}

void TestHostileNames::everySectionIsAPageInWhichNamesAreText_data()
{
    QTest::addColumn<QString>("section");
    QTest::newRow("all") << QString();
    for (const std::string_view section : kReportSections)
        QTest::newRow(section.data()) << QString::fromUtf8(section.data());
}

void TestHostileNames::everySectionIsAPageInWhichNamesAreText()
{
    QFETCH(QString, section);
    QStringList options{"--sweep", "volume=1MB,2MB"};
    if (!section.isEmpty())
        options << "--section" << section;
    const ProgramRun page = run(QStringList{"report", kProject, "-o", "report.html"} + options);
    QVERIFY2(page.status == 0, page.messages);
    const QByteArray html = made("report.html");
    QCOMPARE(faultOf(html), QString());
    QVERIFY(html.contains("Content-Security-Policy"));
    QVERIFY(timesIn(html, QStringLiteral("<script>document.title='PWNED'</script>")) > 0);
    const ProgramRun print = run(QStringList{"report", kProject, "-o", "report.pdf"} + options);
    QVERIFY2(print.status == 0, print.messages);
    const QByteArray pdf = made("report.pdf");
    QVERIFY(pdf.startsWith("%PDF"));
    for (const char* action : {"/JavaScript", "/JS", "/Launch", "/URI", "/OpenAction"})
        QVERIFY2(!pdf.contains(action), action);
}

void TestHostileNames::aTitleThatClosesItsElementStaysInIt()
{
    const ProgramRun drawn = run({"export", kProject, "--plot", "compare", "-o", "plot.svg"});
    QVERIFY2(drawn.status == 0, drawn.messages);
    QXmlStreamReader reader(made("plot.svg"));
    QVERIFY(reader.readNextStartElement() && reader.readNextStartElement());
    QCOMPARE(reader.name(), QLatin1String("title"));
    const QString title = reader.readElementText();
    QVERIFY2(title.contains(QLatin1String("x</title><script>")), qPrintable(title));
}

void TestHostileNames::everyFormatOfTablesIsWritten_data()
{
    QTest::addColumn<QString>("format");
    for (const TableFormatInfo& info : kTableFormats)
        QTest::newRow(info.name.data()) << QString::fromUtf8(info.name.data());
    for (const NetworkFormat& format : networkFormats())
        QTest::newRow(format.name.data()) << QString::fromUtf8(format.name.data());
}

void TestHostileNames::everyFormatOfTablesIsWritten()
{
    QFETCH(QString, format);
    if (findNetworkFormat(format.toStdString())) {
        for (const char* platform :
             {"=cmd|' /C calc'!A0", "q</svg><script>document.title='PWNED'</script> & R&D <small>"}) {
            const ProgramRun written = run({"export", kProject, "--as", format, "--platform", platform});
            QVERIFY2(written.status == 0, written.messages);
            if (written.output.startsWith("<?xml"))
                QCOMPARE(faultOf(written.output), QString());
        }
        return;
    }
    QStringList words{"export", kProject, "--as", format, "-o", "out-" + format};
    for (const ExportableTable& table : exportableTables())
        words << "--table" << QString::fromUtf8(table.name.data());
    const TableFormatInfo& info = formatInfo(*tableFormat(format.toStdString()));
    if (info.isOneTable)
        words.replace(5, "out-" + format + "/");
    const ProgramRun written = run(words);
    QVERIFY2(written.status <= 1, written.messages); // some tables are about scenarios that there are not
    QDir folder(m_folder.path());
    QVERIFY(info.isOneTable ? QDir(m_folder.filePath("out-" + format)).count() > 10
                            : folder.exists("out-" + format));
}

void TestHostileNames::jobScriptsQuoteTheNamesOfTheirFiles()
{
    const QString name = QStringLiteral("a'; touch PWNED; '$(touch PWNED).yaml");
    QVERIFY(QFile::copy(kCampaign, m_folder.filePath(name)));
    for (const char* system : {"slurm", "pbs"}) {
        const ProgramRun written = run({"campaign", name, "--script", system, "--shards", "2"});
        QVERIFY2(written.status == 0, written.messages);
        const QDir folder(m_folder.path());
        const QStringList scripts = folder.entryList({QStringLiteral("*.") + system});
        QCOMPARE(scripts.size(), 2);
        for (QString script : scripts) {
            const ProgramRun ran = runShell(
                "export SLURM_ARRAY_TASK_ID=1 PBS_ARRAY_INDEX=1 PBS_O_WORKDIR=.; contraflow() { printf '<%s>' "
                "\"$@\"; }; export -f contraflow; bash './" +
                    script.replace("'", "'\\''") + "'",
                m_folder.path());
            QVERIFY2(ran.output.contains(("<" + name + ">").toUtf8()), ran.output + ran.messages);
        }
        QVERIFY(!folder.exists("PWNED"));
    }
}

QTEST_APPLESS_MAIN(TestHostileNames)
#include "tst_hostile_names.moc"
