// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/calibration.h"
#include "core/analysis/error_data.h"
#include "core/base/text.h"
#include "core/importing/measured_file.h"
#include "core/io/project/project_file.h"
#include "core/io/text/text_file.h"
#include "tests/data_folders.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <set>

using namespace contraflow;

namespace {

using Subject = DuplexFinding::Subject;

const Project& sample(const char* name)
{
    static std::map<std::string, Project> loaded;
    const auto [found, isNew] = loaded.try_emplace(name);
    if (isNew) {
        Result<LoadedProject> project = readProject(std::string(CONTRAFLOW_SAMPLES "/") + name);
        if (!project)
            qFatal("%s", project.error().message.c_str());
        found->second = project->project;
    }
    return found->second;
}

Calibration calibrated(const Project& project, const CalibrationRequest& request)
{
    Result<Calibration> result = calibrate(project, request);
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return std::move(*result);
}

Support support(const Calibration& calibration, Subject subject)
{
    for (const DuplexFinding& finding : calibration.verdict.findings)
        if (finding.subject == subject)
            return finding.support;
    qFatal("nothing was said");
}

/** The kinds that the verdict is about. */
const std::vector<std::string> kJudged{"max-min", "asymmetric", "cross-traffic", "window"};

} // namespace

/** Whether the verdict names the queue that a configuration was made to have. */
class TestMeasuredQueues : public QObject
{
    Q_OBJECT

private slots:
    void theVerdictNamesTheQueueThatCausesIt_data()
    {
        QTest::addColumn<QString>("platform");
        QTest::addColumn<bool>("host");
        QTest::addColumn<QVector<int>>("switchPort");
        const auto is = [](std::initializer_list<Support> among) {
            QVector<int> all;
            for (const Support one : among)
                all.append(int(one));
            return all;
        };
        // Short host queues send so little ahead that no port fills, however deep it is.
        QTest::newRow("short hosts, deep ports")
            << "hosts-0-deep-ports" << false << is({Support::contradicted});
        QTest::newRow("short hosts, shallow ports")
            << "hosts-0-shallow-ports" << false << is({Support::contradicted});
        QTest::newRow("deep hosts, deep ports") << "hosts-1-deep-ports" << true << is({Support::supported});
        QTest::newRow("deep hosts, shallow ports")
            << "hosts-1-shallow-ports" << true << is({Support::contradicted});
        QTest::newRow("hosts of setting 2, deep ports")
            << "hosts-2-deep-ports" << false << is({Support::supported});
        QTest::newRow("hosts of setting 2, shallow ports")
            << "hosts-2-shallow-ports" << false << is({Support::partly, Support::contradicted});
    }

    void theVerdictNamesTheQueueThatCausesIt()
    {
        QFETCH(QString, platform);
        QFETCH(bool, host);
        QFETCH(QVector<int>, switchPort);
        const Calibration found =
            calibrated(sample("measured-queue-probes.yaml"), {{}, kJudged, platform.toStdString()});
        QCOMPARE(int(support(found, Subject::hostQueue)),
                 int(host ? Support::supported : Support::contradicted));
        QVERIFY(switchPort.contains(int(support(found, Subject::switchQueue))));
    }

    void theSampleHoldsTheMeasuredTable()
    {
        const Project& project = sample("measured-queue-probes.yaml");
        const auto text =
            readTextFile(CONTRAFLOW_TEST_DATA "/measured/which-queue-causes-it.csv", ImportLimits::kBytes);
        const auto file = parseMeasurements(*text);
        QVERIFY(file);
        const ImportTable& table = file->tables[0];
        const auto cell = [&table](const ImportRecord& record, const std::string& name) {
            for (std::size_t i = 0; i < table.columns.size(); ++i)
                if (table.columns[i].name == name)
                    return record.cells[i];
            qFatal("no column %s", name.c_str());
        };
        std::size_t times = 0;
        for (const ImportRecord& record : table.records) {
            const Measurement* measurement =
                findByName(project.measurements, cell(record, "conf") + " " + cell(record, "pattern"));
            QVERIFY(measurement);
            for (const TimeRow& row : measurement->times)
                if (row.message.starts_with(cell(record, "dir"))) {
                    QCOMPARE(row.mean.value().value, *parseNumber(cell(record, "mean_s")));
                    ++times;
                }
        }
        QCOMPARE(project.measurements.size(), std::size_t{69});
        QCOMPARE(times, std::size_t{253});
    }

    void rankingAndVerdictHoldOnPartsOfThePatterns_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("host");
        QTest::addColumn<QVector<int>>("switchPort");
        const int yes = int(Support::supported);
        const int no = int(Support::contradicted);
        QTest::newRow("deep queues") << "measured-deep-queues.yaml" << yes << QVector<int>{yes};
        QTest::newRow("shallow queues")
            << "measured-shallow-queues.yaml" << no << QVector<int>{no, int(Support::partly)};
    }

    void rankingAndVerdictHoldOnPartsOfThePatterns()
    {
        QFETCH(QString, file);
        QFETCH(int, host);
        QFETCH(QVector<int>, switchPort);
        const Project& project = sample(qPrintable(file));
        // Twelve of eighteen, three times such that each pattern is left out once.
        for (std::size_t part = 0; part < 3; ++part) {
            CalibrationRequest request{{}, kJudged};
            for (std::size_t i = 0; i < project.measurements.size(); ++i)
                if (i / 3 % 3 != part)
                    request.measurements.push_back(project.measurements[i].name);
            QCOMPARE(request.measurements.size(), std::size_t{12});
            const Calibration found = calibrated(project, request);
            QCOMPARE(found.ranking[0].fit.model.kind, std::string("window"));
            QCOMPARE(int(support(found, Subject::hostQueue)), host);
            QVERIFY(switchPort.contains(int(support(found, Subject::switchQueue))));
            QVERIFY(support(found, Subject::fairness) != Support::supported);
        }
    }

    void messagesThroughMpiSayTheSame()
    {
        const Calibration found = calibrated(sample("measured-open-mpi.yaml"), {{}, kJudged, "two-racks"});
        QCOMPARE(found.ranking[0].fit.model.kind, std::string("window"));
        QCOMPARE(int(support(found, Subject::hostQueue)), int(Support::supported));
        QCOMPARE(int(support(found, Subject::switchQueue)), int(Support::supported));
    }

    void messagesOneWayShareAFullLinkEqually()
    {
        const Project* project[]{&sample("measured-one-way.yaml")};
        const auto errors = gatherErrors(project, {.models = {"max-min", "asymmetric", "window"}});
        QVERIFY(errors && errors->messages.size() == 156);
        for (const ModelErrors& model : errors->models) {
            const ErrorSummary summary = summariseErrors(model.errors);
            QVERIFY2(summary.absolute.mean < 2, model.model.c_str());
            QVERIFY2(summary.within > 0.99, model.model.c_str());
        }
    }

    void simulatedPacketsOfBothKindsRankWindowFirst()
    {
        for (const char* name : {"simulated-packets.yaml", "simulated-packets-large-windows.yaml"}) {
            const Calibration found = calibrated(sample(name), {{}, kJudged});
            QCOMPARE(found.ranking[0].fit.model.kind, std::string("window"));
            QVERIFY(found.ranking[0].error() < 5);
        }
    }
};

QTEST_GUILESS_MAIN(TestMeasuredQueues)
#include "tst_measured_queues.moc"
