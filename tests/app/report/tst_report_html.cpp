// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/calibration_record.h"
#include "tests/app/report/report_cases.h"

#include <QMap>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace contraflow;
using contraflow::report::writeReport;
using contraflow::test::namedHostsRequest;
using contraflow::test::sampleRequest;

namespace {

QString htmlOf(const ReportRequest& request)
{
    const Result<std::string> html = writeReport(request);
    return html ? QString::fromStdString(*html)
                : QStringLiteral("failed: ") + QString::fromStdString(html.error().message);
}

QStringList sectionsOf(const QString& html)
{
    QStringList names;
    static const QRegularExpression kSection(QStringLiteral("<section id=\"([a-z]+)\">"));
    for (const QRegularExpressionMatch& match : kSection.globalMatch(html))
        names.append(match.captured(1));
    return names;
}

} // namespace

class TestReportHtml : public QObject
{
    Q_OBJECT

private slots:
    void theSampleHasEverySectionWithItsFigures()
    {
        const QString html = htmlOf(sampleRequest("two-racks-copper.yaml", ReportFormat::html));
        QStringList names;
        for (const std::string_view name : kReportSections)
            if (name != "applications" && isUsualSection(name)) // it has none
                names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
        QCOMPARE(sectionsOf(html), names);
        QVERIFY(html.contains(QLatin1String("0.4255 s")));
        QVERIFY(html.contains(QStringLiteral("backbone torX → torY")));
        QVERIFY(html.contains(QLatin1String("Zhu et al. 2014, section 5.2, equation (6)")));
        QVERIFY(html.contains(QString(64, u'a')));
        QVERIFY(html.count(QLatin1String("<svg ")) >= 10);
    }

    void whatWasLeftOutStandsFirst()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        Workload workload = request.project.workloads[0];
        MessageRow first = workload.messages[0];
        first.source = "a2a3";
        workload.messages.replace(0, 1, {first});
        request.project.workloads.replace(0, 1, {workload});
        const QString html = htmlOf(request);
        const qsizetype said = html.indexOf(QLatin1String("without 1 of 5 messages"));
        const qsizetype figure = html.indexOf(QLatin1String("0.3404 s"));
        QVERIFY(said > html.indexOf(QLatin1String("<section id=\"summary\">")));
        QVERIFY(figure > said);
    }

    void whatDoesNotFitIntoTheBudgetIsNamed()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"summary", "upgrades", "sweeps", "placement"};
        request.budget = 0;
        QStringList told;
        request.found = [&](const IssueList& found) {
            for (const Issue& issue : found)
                told += QString::fromStdString(issue.text);
        };
        const QString html = htmlOf(request);
        QVERIFY(html.contains(QStringLiteral("Not all was worked out")));
        for (const QString& study :
             {QStringLiteral("what would make another offer the fastest"), QStringLiteral("the sweep "),
              QStringLiteral("what would help "), QStringLiteral("better placements of ")}) {
            QVERIFY2(html.contains(study.toHtmlEscaped()), qPrintable(study));
            QCOMPARE(told.filter(study).size(), 1);
        }
        // A run of the program has been made, so it is known about how long more of them take.
        QVERIFY(html.contains(QRegularExpression(QStringLiteral("what would help \\S+-solver \\(about "))));
        request.fields.sections = {"summary"};
        request.budget = kNoBudget;
        QVERIFY(!htmlOf(request).contains(QStringLiteral("Not all was worked out")));
    }

    void aTenderBeginsWithItsAnswer()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"summary", "networks"};
        const QString html = htmlOf(request);
        QVERIFY(html.contains(QLatin1String("hdr is the fastest overall; ")));
        QVERIFY(html.contains(QString::fromUtf8("stencil (weight\u00a03)")));
        QVERIFY(html.contains(QLatin1String("hdr stays the fastest for messages ")));
        QVERIFY(
            html.contains(QLatin1String("keeps the lowest total cost for its performance until its price")));
        QVERIFY(html.contains(QLatin1String("above ideal that of the makespans over ")));
        QVERIFY(!html.contains(QLatin1String("Left out ")));
        QVERIFY(html.contains(QLatin1String("No error bars: ")));
        QVERIFY(html.contains(QLatin1String("Oversubscription")));
        QVERIFY(html.contains(QLatin1String("What the price of hdr is made of.")));
    }

    void whyAnApplicationTakesItsTimeNamesNoChannelWhereComputingDecides()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"summary", "comparison", "applications"};
        const QString html = htmlOf(request);
        QVERIFY(html.contains(QLatin1String("computing decides (computing ")));
        QVERIFY(html.contains(QLatin1String(" Computing decides. Of its critical path ")));
        QVERIFY(html.contains(QStringLiteral("uplink1 tor1 → core and ")));
    }

    void candidatesByRankHaveTheirMakespanAndApplicationsWhatDecides()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"comparison"};
        const QString html = htmlOf(request);
        const auto tableOf = [&](const char* words, qsizetype from) {
            const qsizetype start = html.indexOf(QLatin1String(words), from);
            return html.mid(start, html.indexOf(QLatin1String("</table>"), start) - start);
        };
        const qsizetype solver = html.indexOf(QLatin1String(">solver</h3>"));
        const qsizetype fft = html.indexOf(QLatin1String(">fft</h3>"));
        QVERIFY(solver > 0 && fft > solver);
        for (const qsizetype group : {solver, fft}) {
            const QString ranks = tableOf("Candidates by rank.", group);
            QVERIFY(ranks.indexOf(QLatin1String("Makespan")) > ranks.indexOf(QLatin1String("Model")));
            QVERIFY(ranks.indexOf(QLatin1String("Makespan")) < ranks.indexOf(QLatin1String("Verdict")));
        }
        QVERIFY(tableOf("Times of the candidates.", solver).contains(QLatin1String("What decides")));
        QVERIFY(!tableOf("Times of the candidates.", solver).contains(QLatin1String("Busiest channel")));
        QVERIFY(!tableOf("Times of the candidates.", fft).contains(QLatin1String("What decides")));
        QVERIFY(tableOf("Times of the candidates.", fft).contains(QLatin1String("Busiest channel")));
    }

    void contentsLeadToSubsectionsOfWhichOneIsAboutPlacement()
    {
        ReportRequest request = sampleRequest("training-step.yaml", ReportFormat::html);
        request.fields.sections = {"networks", "workloads", "models"};
        const QString html = htmlOf(request);
        QVERIFY(html.contains(QLatin1String("<li><a href=\"#workloads-1\">Placement</a></li>")));
        QVERIFY(html.contains(QLatin1String("<h3 id=\"workloads-1\">Placement</h3>")));
        QVERIFY(html.contains(QLatin1String("the next process on the next core, node after node. No other "
                                            "placement was searched for.")));
        QVERIFY(!html.contains(QLatin1String("<ul>\n</ul>")));
    }

    void contentsStandBehindASummaryThatComesFirst()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        request.fields.sections = {"summary", "models"};
        const auto placeOf = [](const QString& html, const char* text) {
            const qsizetype at = html.indexOf(QLatin1String(text));
            return html.indexOf(QLatin1String(text), at + 1) < 0 ? at : -1;
        };
        const QString summaryFirst = htmlOf(request);
        QVERIFY(placeOf(summaryFirst, "<section id=\"summary\">") < placeOf(summaryFirst, "<nav"));
        QVERIFY(placeOf(summaryFirst, "<nav") < placeOf(summaryFirst, "<section id=\"models\">"));
        request.fields.sections = {"models", "summary"};
        const QString summaryLast = htmlOf(request);
        QVERIFY(placeOf(summaryLast, "<nav") >= 0);
        QVERIFY(placeOf(summaryLast, "<nav") < placeOf(summaryLast, "<section id=\"models\">"));
    }

    void columnsOfAllTablesHaveOneUnit_data()
    {
        QTest::addColumn<QStringList>("sections");
        QTest::addColumn<QString>("sample");
        QTest::newRow("all of a scenario") << QStringList() << "two-racks-copper.yaml";
        QTest::newRow("a tender") << QStringLiteral("summary,comparison,inputs").split(u',')
                                  << "tender-256.yaml";
        QTest::newRow("an application")
            << QStringLiteral("summary,applications").split(u',') << "training-step.yaml";
    }

    void columnsOfAllTablesHaveOneUnit()
    {
        QFETCH(QStringList, sections);
        QFETCH(QString, sample);
        ReportRequest request = sampleRequest(qPrintable(sample), ReportFormat::html);
        for (const QString& section : sections)
            request.fields.sections.push_back(section.toStdString());
        const QString html = htmlOf(request);
        static const QRegularExpression table(QStringLiteral("<caption>.*?</table>"),
                                              QRegularExpression::DotMatchesEverythingOption);
        static const QRegularExpression cell(QStringLiteral("<td[^>]*>([^<]*)</td>"));
        static const QRegularExpression measured(QStringLiteral(
            "^-?[0-9.\u00a0]+(?:e-?[0-9]+)? ([kMGTP]?B|[kMGTP]?bit/s|s|ms|us|ns|[A-Z]{3}/[mun]?s)(?:$|,)"));
        int tables = 0;
        for (auto found = table.globalMatch(html); found.hasNext(); ++tables) {
            QMap<int, QString> units;
            const QString text = found.next().captured();
            for (const QString& row : text.split(QStringLiteral("<tr>"))) {
                int column = 0;
                for (auto each = cell.globalMatch(row); each.hasNext(); ++column) {
                    const QString unit = measured.match(each.next().captured(1)).captured(1);
                    if (unit.isEmpty())
                        continue;
                    QVERIFY2(units.value(column, unit) == unit, qPrintable(text));
                    units.insert(column, unit);
                }
            }
        }
        QVERIFY(tables > 0);
    }

    void aReportOfSomeScenariosSaysWhatIsLeftOut()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"summary"};
        request.fields.scenarios = {"hdr-fft", "roce-fft"};
        const QString html = htmlOf(request);
        QVERIFY(html.contains(
            QLatin1String("This is about the 2 scenarios that the report was asked for. Left out "
                          "are 7 scenarios of the project (ethernet-solver, ")));
        QVERIFY(html.contains(
            QLatin1String("with them application solver, network ethernet-25g and workload stencil.")));
    }

    void inputsHaveProgramsWeightsMappingsAndTerms()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"inputs"};
        request.fields.scenarios = {"hdr-solver", "hdr-stencil"};
        const QString html = htmlOf(request);
        for (const char* words : {"Program of solver, which runs on 256 processes.", "rank % 16 &lt; 15",
                                  "allreduce", "round-robin-per-processor", "=hours_of_stencils = 3",
                                  "What running costs are worked out with.", "=term = 5", "PUE"})
            QVERIFY2(html.contains(QLatin1String(words)), words);
        QVERIFY(!html.contains(QLatin1String("=hours_of_fft = 1")));
    }

    void upgradesAreThoseOfTheFastestOfferFirst()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"comparison", "upgrades"};
        const QString html = htmlOf(request);
        const QString upgrades = html.mid(html.indexOf(QLatin1String("<section id=\"upgrades\">")));
        for (const char* shown :
             {"hdr-solver", "hdr-fft", "hdr-stencil", "These are 4 scenarios, of the fastest"})
            QVERIFY2(upgrades.contains(QLatin1String(shown)), shown);
        QVERIFY(!upgrades.contains(QLatin1String("ethernet-fft")));
    }

    void aTenderWithoutWeightsSaysWhyItHasNoAnswer()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"summary"};
        request.fields.scenarios = {"hdr-fft", "roce-fft"};
        Workload fft = request.project.workloads[0];
        fft.weight = QuantityCell(Quantity{0});
        request.project.workloads.replace(0, 1, {fft});
        const QString html = htmlOf(request);
        QVERIFY(html.contains(
            QLatin1String("No offer is called the fastest overall: every workload has the weight 0.")));
    }

    /** Neither summary nor sections judge an offer that is alone in having all results. */
    void offersThatAreNotAlikeAreNotJudged()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"summary", "comparison", "sweeps"};
        request.fields.scenarios = {"hdr-fft", "roce-fft", "hdr-stencil"};
        const QString html = htmlOf(request);
        QVERIFY(html.contains(
            QLatin1String("No offer is called the fastest overall: roce-100g has no scenario for "
                          "stencil; add one, give it the weight 0")));
        for (const char* verdict :
             {"stays the fastest", "fastest overall.", "best value", "the lowest total cost"})
            QVERIFY2(!html.contains(QLatin1String(verdict)), verdict);
        QVERIFY(html.contains(QLatin1String("hdr-fft is the fastest."))); // both ran that
    }

    void rangesOfACalibrationSayWhereTheyComeFrom()
    {
        ReportRequest request = sampleRequest("tender-256.yaml", ReportFormat::html);
        request.fields.sections = {"summary"};
        request.fields.scenarios = {"hdr-fft", "roce-fft"};
        Model lossless = *findByName(request.project.models, "lossless");
        CalibrationRecord record;
        record.range = {1000, 5e6, 12, 3, 3, 16};
        record.errorPercent = 4;
        record.spread = TimeSpread{0.95, 1.05};
        setCalibration(lossless, record);
        request.project.models.replace(indexOfName(request.project.models, "lossless"), 1, {lossless});
        const QString html = htmlOf(request);
        QVERIFY(!html.contains(QLatin1String("are not known here")));
        QVERIFY(html.contains(
            QLatin1String("Nothing of what is shown was measured itself. The error bars of model ")));
        QVERIFY(html.contains(QLatin1String("up to 12 messages at a time")));
        QVERIFY(html.contains(QLatin1String("Beyond the calibration of their models")));
    }

    void shortMessagesWithoutLatencyAreSaidOnTheFirstPage()
    {
        ReportRequest request = namedHostsRequest(ReportFormat::html);
        request.fields.sections = {"summary"};
        QVERIFY(!htmlOf(request).contains(QLatin1String("gives no latency, and")));
        Workload workload = request.project.workloads[0];
        MessageRow message = workload.messages[1];
        message.size = QuantityCell(Quantity{8});
        workload.messages.replace(1, 1, {message});
        request.project.workloads.replace(0, 1, {workload});
        const QString html = htmlOf(request);
        QVERIFY(html.contains(QLatin1String("gives no latency, and 1 message of workload")));
    }

    void applicationsHaveASectionOfTheirOwn()
    {
        ReportRequest request = sampleRequest("halo-two-networks.yaml", ReportFormat::html);
        request.fields.scenarios = {"gigabit", "optical"};
        request.fields.sections = {"summary", "workloads", "applications", "results"};
        const QString html = htmlOf(request);
        QCOMPARE(sectionsOf(html), QStringList({QStringLiteral("summary"), QStringLiteral("workloads"),
                                                QStringLiteral("applications")}));
        QVERIFY(html.contains(QLatin1String("contention costs")));
        QVERIFY(html.contains(QStringLiteral("upB torB → core")));
        QVERIFY(html.contains(QLatin1String("Waiting"))); // the processes' times
        QVERIFY(html.contains(QLatin1String("exchange")));
        request.fields.isAnonymous = true;
        const QString neutral = htmlOf(request);
        QVERIFY(!neutral.contains(QLatin1String("torB")));
        QVERIFY(neutral.contains(QLatin1String("exchange")));
    }

    void sectionsAndScenariosComeAsAskedFor()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        request.fields.sections = {"sources", "results", "sources"};
        request.fields.scenarios = {"copper-fair"};
        const QString html = htmlOf(request);
        QCOMPARE(sectionsOf(html), QStringList({QStringLiteral("sources"), QStringLiteral("results")}));
        QVERIFY(html.contains(QLatin1String("copper-fair")));
        QVERIFY(!html.contains(QLatin1String("copper-tcp")));
    }

    void namesThatThereAreNotAreNamed()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        request.fields.scenarios = {"copper-tpc"};
        QCOMPARE(htmlOf(request),
                 QStringLiteral("failed: there is no scenario 'copper-tpc'; did you mean 'copper-tcp'?"));
        request.fields.scenarios.clear();
        request.fields.sections = {"sumary"};
        QVERIFY(htmlOf(request).contains(QLatin1String("no section 'sumary'; did you mean 'summary'?")));
    }

    void theSameRequestGivesTheSameBytesWithAnyNumberOfThreads()
    {
        for (const char* sample : {"two-racks-copper.yaml", "measured-deep-queues.yaml"}) {
            ReportRequest request = sampleRequest(sample, ReportFormat::html);
            request.threads = 1;
            const QString one = htmlOf(request);
            request.threads = 5;
            QVERIFY(one == htmlOf(request));
        }
    }

    void nothingOutsideOfTheFileIsReferredTo()
    {
        const QString html = htmlOf(sampleRequest("measured-deep-queues.yaml", ReportFormat::html));
        for (const char* forbidden : {"http:", "https:", "//", "src=", "url(", "@import", "<link", "<script",
                                      "<iframe", "xlink", "file:"})
            QVERIFY2(!html.contains(QLatin1String(forbidden)), forbidden);
        static const QRegularExpression kOutside(QStringLiteral("href=\"[^#]"));
        QVERIFY(!html.contains(kOutside));
    }

    void hostileNamesAreText()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        const std::string hostile = "</title></svg><script>alert('{{title}}')</script>\x01\"&amp;";
        request.fields.title = hostile;
        request.fields.customer = "{{{svg}}} {{>title}}";
        request.fields.scenarios.clear();
        Edit rename = renamed(request.project, hostile);
        QVERIFY(applyEdit(request.project, rename));
        const QString html = htmlOf(request);
        QVERIFY(!html.contains(QLatin1String("<script")));
        QVERIFY(html.contains(QLatin1String("{{{svg}}}")));
        QXmlStreamReader xml(html);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }

    void idsOfFiguresAreUnique()
    {
        const QString html = htmlOf(sampleRequest("two-racks-copper.yaml", ReportFormat::html));
        static const QRegularExpression kId(QStringLiteral(" id=\"([^\"]+)\""));
        QStringList ids;
        for (const QRegularExpressionMatch& match : kId.globalMatch(html))
            ids.append(match.captured(1));
        QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    }

    void noHostIsNamedInAnAnonymousReport()
    {
        ReportRequest request = namedHostsRequest(ReportFormat::html);
        QVERIFY(htmlOf(request).contains(QLatin1String("kolossos-a01")));
        request.fields.isAnonymous = true;
        const QString html = htmlOf(request);
        for (const char* name : {"kolossos", "colossus"})
            QVERIFY2(!html.contains(QLatin1String(name), Qt::CaseInsensitive), name);
        QVERIFY(html.contains(QLatin1String("node1")));
    }

    void anonymityChangesNoTime()
    {
        ReportRequest request = sampleRequest("fat-tree-permutation.yaml", ReportFormat::html);
        request.fields.sections = {"results"};
        const QString open = htmlOf(request);
        request.fields.isAnonymous = true;
        const QString anonymous = htmlOf(request);
        static const QRegularExpression kNumber(QStringLiteral("<td class=\"n\">([^<]*)</td>"));
        const auto numbers = [](const QString& html) {
            QStringList all;
            for (const QRegularExpressionMatch& match : kNumber.globalMatch(html))
                all.append(match.captured(1));
            return all;
        };
        QVERIFY(numbers(open).size() > 16);
        QCOMPARE(numbers(anonymous), numbers(open));
    }

    void aScenarioThatCannotRunIsNamedAndTheRestIsShown()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        Scenario broken = request.project.scenarios[0];
        broken.name = "no such model";
        broken.model = "missing";
        request.project.scenarios.append(broken);
        const QString html = htmlOf(request);
        QVERIFY(html.contains(QLatin1String("1 scenario could not be predicted")));
        QVERIFY(html.contains(QLatin1String("not predicted")));
        QVERIFY(html.contains(QLatin1String("0.4255 s")));
    }

    void aProjectWithoutScenariosHasAReport()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        request.project.scenarios = {};
        const QString html = htmlOf(request);
        QVERIFY(html.contains(QLatin1String("The project has no scenario")));
        QVERIFY(html.contains(QLatin1String("The network copper.")));
    }

    void longTablesAreCutAndSaySo()
    {
        ReportRequest request = sampleRequest("two-racks-copper.yaml", ReportFormat::html);
        std::vector<MessageRow> rows;
        for (int i = 0; i < 12345; ++i) {
            rows.push_back(request.project.workloads[0].messages[0]);
            rows.back().id = "m" + std::to_string(i);
        }
        std::vector workloads{request.project.workloads[0]};
        workloads[0].messages = SharedRows<MessageRow>(std::move(rows));
        request.project.workloads = SharedRows<Workload>(std::move(workloads));
        request.fields.sections = {"results", "inputs"};
        request.fields.scenarios = {"copper-fair"};
        const QString html = htmlOf(request);
        QVERIFY(html.contains(
            QString::fromUtf8("The first 60 of 12\u00a0345 rows; the project file has them all.")));
        QVERIFY(html.contains(QString::fromUtf8("The 20 slowest of 12\u00a0345 messages.")));
        QVERIFY(html.size() < 3'000'000);
    }

private:
    static Edit renamed(const Project& project, const std::string& name)
    {
        std::vector<Scenario> scenarios = project.scenarios.slice(0, project.scenarios.size());
        scenarios[0].name = name;
        std::vector<Platform> platforms = project.platforms.slice(0, project.platforms.size());
        platforms[0].name = name;
        for (Scenario& scenario : scenarios)
            scenario.platform = name;
        return {
            "rename",
            {ReplaceRows{{TableKind::scenarios, 0}, 0, scenarios.size(), SharedRows<Scenario>(scenarios)},
             ReplaceRows{{TableKind::platforms, 0}, 0, platforms.size(), SharedRows<Platform>(platforms)}}};
    }
};

QTEST_MAIN(TestReportHtml)
#include "tst_report_html.moc"
