// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_data.h"

#include "core/analysis/error_histograms.h"
#include "core/analysis/error_report.h"
#include "core/io/project/project_file.h"
#include "tests/data_folders.h"
#include "tests/support/builders.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numeric>

using namespace contraflow;

namespace {

TimeRow measured(const std::string& message, double seconds)
{
    TimeRow row;
    row.message = message;
    row.mean = quantity(Dimension::duration, seconds, "s");
    return row;
}

/** Table I with the authors' times, a scenario of its own for max-min. */
Project measuredTableOne()
{
    Project project = test::tableOne();
    Model fair;
    fair.name = "fair";
    fair.kind = "max-min";
    project.models.append(fair);
    Scenario scenario = project.scenarios[0];
    scenario.name = "fair";
    scenario.model = "fair";
    project.scenarios.append(scenario);
    Measurement testbed;
    testbed.name = "testbed";
    testbed.scenario = project.scenarios[0].name;
    testbed.times = std::vector{measured("e1", 0.252), measured("e2", 0.245), measured("e3", 0.406),
                                measured("e4", 0.443), measured("e5", 0.27)};
    project.measurements.append(testbed);
    return project;
}

/** Messages between nodes of two racks of three, measured as one pattern. */
Project measuredPattern(std::vector<MessageRow> messages)
{
    Project project = test::project(test::tableOne().platforms[0], messages, "max-min");
    std::vector<TimeRow> times;
    for (const MessageRow& message : messages)
        times.push_back(measured(message.id, 0.2));
    Measurement measurement;
    measurement.name = "m";
    measurement.scenario = project.scenarios[0].name;
    measurement.times = std::move(times);
    project.measurements.append(measurement);
    return project;
}

Project sample(const std::string& name)
{
    Result<LoadedProject> loaded = readProject(std::string(CONTRAFLOW_SAMPLES) + "/" + name);
    if (!loaded)
        qFatal("%s", loaded.error().message.c_str());
    return std::move(*loaded).project;
}

ErrorData gather(const Project& project, const ErrorRequest& request = {}, std::size_t threads = 2)
{
    const std::vector<const Project*> projects{&project};
    BatchOptions options;
    options.threads = threads;
    Result<ErrorData> data = gatherErrors(projects, request, options);
    if (!data)
        qFatal("%s", data.error().message.c_str());
    return std::move(*data);
}

bool isSameBytes(const std::vector<double>& a, const std::vector<double>& b)
{
    return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0;
}

} // namespace

class ErrorDataTest : public QObject
{
    Q_OBJECT

private slots:
    void everyModelOfTheMeasuredScenariosIsJudged();
    void modelsThatAreNamedReplaceThem();
    void messagesWithoutATimeAreLeftOut();
    void aMeasurementOfNoScenarioIsNoPattern();
    void whatCannotBePredictedIsSaidAndTheRestJudged();
    void anyNumberOfThreadsGivesTheSameBytes();
    void cancellingEndsIt();
    void errorsOfTheMeasuredPatternsAreThoseOfTheirPublication_data();
    void errorsOfTheMeasuredPatternsAreThoseOfTheirPublication();

    void trafficBothWaysNeedsASharedLink_data();
    void trafficBothWaysNeedsASharedLink();
    void degreeAndCrossingAreThoseOfTheMessage();

    void histogramsCountEveryMessageOnceOverCommonBins_data();
    void histogramsCountEveryMessageOnceOverCommonBins();
    void suggestedBinsResolveTheBandWhateverLiesFarOut_data();
    void suggestedBinsResolveTheBandWhateverLiesFarOut();
    void manyGroupsEndInAnOpenOne();

    void aCampaignHasARowPerExperimentAndOneForAll();
    void theFairnessColumnIsMaxMinOnPatternsWithTrafficBothWays();
    void resultsFilesAndProjectsAreSetsOfTheirOwn();
    void sendersAreJudgedByTheirSums();
};

void ErrorDataTest::everyModelOfTheMeasuredScenariosIsJudged()
{
    const ErrorData data = gather(measuredTableOne());
    QCOMPARE(data.patterns.size(), 1U);
    QCOMPARE(data.patterns[0].nodes, 6U);
    QCOMPARE(data.messages.size(), 5U);
    QCOMPARE(data.models.size(), 2U);
    QCOMPARE(data.models[0].kind, std::string("asymmetric"));
    QCOMPARE(data.models[1].model, std::string("fair"));
    QCOMPARE(*data.models[0].patternSteps[0], 2U);
    QCOMPARE(data.models[0].messageSteps[2], 2U); // e3 lasts through both
    for (const ModelErrors& model : data.models)
        QVERIFY(std::abs(summariseErrors(model.errors).absolute.mean - 3.94) < 0.01);
    QVERIFY(!data.fairness);
}

void ErrorDataTest::modelsThatAreNamedReplaceThem()
{
    ErrorRequest request;
    request.models = {"window", "fair"};
    request.fairness = ErrorRequest::Fairness::predict;
    const ErrorData data = gather(measuredTableOne(), request);
    QCOMPARE(data.models.size(), 2U);
    QCOMPARE(data.models[0].kind, std::string("window"));
    QVERIFY(std::abs(summariseErrors(data.models[0].errors).absolute.mean - 10.3) < 0.1);
    QVERIFY(data.fairness);
    QVERIFY(isSameBytes(data.fairness->errors, data.models[1].errors));
}

void ErrorDataTest::messagesWithoutATimeAreLeftOut()
{
    Project project = measuredTableOne();
    Measurement measurement = project.measurements[0];
    measurement.times = std::vector{measured("e4", 0.443), measured("nobody", 1), measured("e1", 0)};
    project.measurements.replace(0, 1, {measurement});
    const ErrorData data = gather(project);
    QCOMPARE(data.messages.size(), 1U);
    QCOMPARE(data.messages[0].row, 3U);
    QVERIFY(std::abs(data.models[0].errors[0] + 3.94) < 0.01);
}

void ErrorDataTest::aMeasurementOfNoScenarioIsNoPattern()
{
    Project project = measuredTableOne();
    Measurement measurement = project.measurements[0];
    measurement.scenario = "elsewhere";
    project.measurements.replace(0, 1, {measurement});
    QVERIFY(gather(project).patterns.empty());
}

void ErrorDataTest::whatCannotBePredictedIsSaidAndTheRestJudged()
{
    Project project = measuredTableOne();
    Model broken;
    broken.name = "broken";
    broken.kind = "no such kind";
    project.models.append(broken);
    ErrorRequest request;
    request.models = {"broken", "fair"};
    const ErrorData data = gather(project, request);
    QCOMPARE(data.failures.size(), 1U);
    QCOMPARE(data.failures[0].model, std::string("broken"));
    QVERIFY(data.failures[0].error.message.find("no such kind") != std::string::npos);
    QCOMPARE(data.models.size(), 1U);
    QCOMPARE(summariseErrors(data.models[0].errors).count, 5U);
}

void ErrorDataTest::anyNumberOfThreadsGivesTheSameBytes()
{
    const Project project = sample("measured-deep-queues.yaml");
    ErrorRequest request;
    request.models = {"queues", "fair"};
    const ErrorData one = gather(project, request, 1);
    for (const std::size_t threads : {2U, 7U}) {
        const ErrorData many = gather(project, request, threads);
        QCOMPARE(many.models.size(), one.models.size());
        for (std::size_t m = 0; m < one.models.size(); ++m) {
            QVERIFY(isSameBytes(many.models[m].predicted, one.models[m].predicted));
            QVERIFY(isSameBytes(many.models[m].errors, one.models[m].errors));
            QCOMPARE(many.models[m].messageSteps, one.models[m].messageSteps);
        }
    }
}

void ErrorDataTest::cancellingEndsIt()
{
    const Project project = measuredTableOne();
    const std::vector<const Project*> projects{&project};
    std::stop_source stop;
    stop.request_stop();
    BatchOptions options;
    options.run.stop = stop.get_token();
    const Result<ErrorData> data = gatherErrors(projects, {}, options);
    QVERIFY(!data);
    QCOMPARE(data.error().code, ErrorCode::cancelled);
}

/** Those of `queues` are of the kappas that stand in the samples, with the usual bursts. */
void ErrorDataTest::errorsOfTheMeasuredPatternsAreThoseOfTheirPublication_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("fair");
    QTest::addColumn<double>("published");
    QTest::addColumn<double>("queues");
    QTest::addColumn<double>("within");
    QTest::newRow("F") << "measured-deep-queues.yaml" << 10.8 << 5.7 << 2.31 << 95.4;
    QTest::newRow("D") << "measured-switch-queues.yaml" << 9.3 << 8.2 << 1.70 << 96.7;
    QTest::newRow("P") << "measured-shallow-queues.yaml" << 10.2 << 22.8 << 5.77 << 77.7;
}

void ErrorDataTest::errorsOfTheMeasuredPatternsAreThoseOfTheirPublication()
{
    QFETCH(QString, name);
    QFETCH(double, fair);
    QFETCH(double, published);
    QFETCH(double, queues);
    QFETCH(double, within);
    ErrorRequest request;
    request.models = {"fair", "algorithm-1", "queues"};
    const ErrorData data = gather(sample(name.toStdString()), request);
    const double expected[] = {fair, published, queues};
    for (std::size_t m = 0; m < 3; ++m)
        QVERIFY(std::abs(summariseErrors(data.models[m].errors).absolute.mean - expected[m]) < 0.06);
    QVERIFY(std::abs(100 * summariseErrors(data.models[2].errors).within - within) < 0.6);
}

void ErrorDataTest::trafficBothWaysNeedsASharedLink_data()
{
    QTest::addColumn<int>("againstX1");
    QTest::addColumn<int>("outOfX1");
    QTest::addColumn<bool>("isBothWays");
    QTest::newRow("2 in, 1 out") << 2 << 1 << true;
    QTest::newRow("1 in, 1 out") << 1 << 1 << false; // a full-duplex link has room for both
    QTest::newRow("2 in") << 2 << 0 << false;
}

void ErrorDataTest::trafficBothWaysNeedsASharedLink()
{
    QFETCH(int, againstX1);
    QFETCH(int, outOfX1);
    QFETCH(bool, isBothWays);
    std::vector<MessageRow> messages;
    for (int i = 0; i < againstX1; ++i)
        messages.push_back(test::message("in" + std::to_string(i), "X" + std::to_string(i + 2), "X1", 10));
    for (int i = 0; i < outOfX1; ++i)
        messages.push_back(test::message("out" + std::to_string(i), "X1", "X" + std::to_string(i + 2), 10));
    const ErrorData data = gather(measuredPattern(messages));
    QCOMPARE(data.patterns[0].hasTrafficBothWays, isBothWays);
}

void ErrorDataTest::degreeAndCrossingAreThoseOfTheMessage()
{
    const ErrorData data =
        gather(measuredPattern({test::message("a", "X1", "X2", 10), test::message("b", "X1", "Y1", 10),
                                test::message("c", "X3", "Y1", 10), test::message("d", "Y2", "Y1", 10)}));
    QCOMPARE(data.patterns[0].degree, 2U);
    const std::uint32_t degrees[] = {2, 3, 3, 3};
    const bool crossings[] = {false, true, true, false};
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(data.messages[i].degree, degrees[i]);
        QCOMPARE(data.messages[i].crossesRacks, crossings[i]);
    }
}

void ErrorDataTest::histogramsCountEveryMessageOnceOverCommonBins_data()
{
    QTest::addColumn<int>("by");
    QTest::addColumn<int>("groups");
    QTest::newRow("none") << static_cast<int>(ErrorGrouping::none) << 1;
    QTest::newRow("d") << static_cast<int>(ErrorGrouping::d) << 3;
    QTest::newRow("steps") << static_cast<int>(ErrorGrouping::steps) << 8;
    QTest::newRow("degree") << static_cast<int>(ErrorGrouping::degree) << 6;
    QTest::newRow("crossing") << static_cast<int>(ErrorGrouping::crossing) << 2;
}

void ErrorDataTest::histogramsCountEveryMessageOnceOverCommonBins()
{
    QFETCH(int, by);
    QFETCH(int, groups);
    ErrorRequest request;
    request.models = {"fair", "queues"};
    const ErrorData data = gather(sample("measured-deep-queues.yaml"), request);
    const auto histograms = errorHistograms(data, static_cast<ErrorGrouping>(by), 10);
    QVERIFY(histograms);
    QCOMPARE(static_cast<int>(histograms->groups.size()), groups);
    QCOMPARE(histograms->bins.lower(0), -80.0);
    QCOMPARE(histograms->bins.upper(histograms->bins.count - 1), 70.0);
    QCOMPARE(histograms->panels.size(), 2U);
    for (const ErrorHistograms::Panel& panel : histograms->panels) {
        std::size_t sum = 0;
        for (std::size_t bin = 0; bin < histograms->bins.count; ++bin)
            sum += panel.total(bin);
        QCOMPARE(sum, data.messages.size());
    }
    QVERIFY(!errorHistograms(data, ErrorGrouping::none, 1e-9));
}

void ErrorDataTest::suggestedBinsResolveTheBandWhateverLiesFarOut_data()
{
    QTest::addColumn<std::vector<double>>("errors");
    QTest::addColumn<std::vector<double>>("others");
    QTest::addColumn<double>("lowest"); // 0: open
    QTest::addColumn<double>("highest");
    const std::vector<double> near{-8, -4, -3, -2, -1, 0, 1, 2, 3, 4, 9};
    QTest::newRow("within the band") << near << std::vector<double>{} << -10.0 << 10.0;
    QTest::newRow("one far above") << near << std::vector<double>{300} << -10.0 << 0.0;
    std::vector<double> oneOfMany(20, 5.0);
    oneOfMany.push_back(80);
    QTest::newRow("one of many above 50") << near << oneOfMany << -8.0 << 0.0;
    QTest::newRow("a model of -93") << near << std::vector<double>(11, -93.0) << -95.0 << 10.0;
    QTest::newRow("far on both sides") << near << std::vector<double>{-1e9, 1e9} << 0.0 << 0.0;
}

void ErrorDataTest::suggestedBinsResolveTheBandWhateverLiesFarOut()
{
    QFETCH(std::vector<double>, errors);
    QFETCH(std::vector<double>, others);
    QFETCH(double, lowest);
    QFETCH(double, highest);
    ErrorData data;
    data.messages.resize(std::max(errors.size(), others.size()));
    for (const std::vector<double>& of : {errors, others}) {
        ModelErrors model;
        model.errors = of;
        model.errors.resize(data.messages.size(), std::numeric_limits<double>::quiet_NaN());
        data.models.push_back(model);
    }
    const auto histograms = errorHistograms(data, ErrorGrouping::none);
    QVERIFY(histograms);
    const double width = histograms->bins.width;
    QVERIFY(width <= 5);
    QCOMPARE(std::fmod(10, width), 0.0); // the ends of the band are edges
    const std::size_t last = histograms->bins.count - 1;
    QVERIFY(last <= 42);
    QCOMPARE(histograms->from(0).value_or(0), lowest);
    QCOMPARE(histograms->to(last).value_or(0), highest);
    for (const std::vector<double>& of : {errors, others})
        for (const double error : of) {
            const auto bin = histograms->binOf(error);
            QVERIFY(bin);
            QVERIFY(histograms->from(*bin).value_or(error) <= error);
            QVERIFY(histograms->to(*bin).value_or(error + 1) > error);
        }
    for (std::size_t model = 0; model < 2; ++model) {
        std::size_t sum = 0;
        for (std::size_t bin = 0; bin <= last; ++bin)
            sum += histograms->panels[model].total(bin);
        QCOMPARE(sum, model == 0 ? errors.size() : others.size());
    }
}

void ErrorDataTest::manyGroupsEndInAnOpenOne()
{
    std::vector<MessageRow> messages; // ten sizes into one node end one after the other
    for (int i = 1; i <= 10; ++i)
        messages.push_back(test::message("m" + std::to_string(i), i % 2 ? "X2" : "X3", "X1", i));
    const ErrorData data = gather(measuredPattern(messages));
    const auto histograms = errorHistograms(data, ErrorGrouping::steps);
    QVERIFY(histograms);
    QCOMPARE(histograms->groups.size(), 8U);
    QCOMPARE(histograms->groups.back(), (ErrorGroup{8, ErrorGroup::kOpenEnd}));
    const std::vector<std::size_t>& last = histograms->panels[0].counts.back();
    QCOMPARE(std::accumulate(last.begin(), last.end(), std::size_t{0}), 3U); // of 8, 9 and 10 steps
}

void ErrorDataTest::aCampaignHasARowPerExperimentAndOneForAll()
{
    const Project project = sample("measured-deep-queues.yaml");
    const std::vector<const Project*> projects{&project};
    const std::vector<std::string> names{"F.yaml"};
    const ErrorData data = gather(project);
    const Campaign campaign = summariseCampaign(data, projects, names);
    QCOMPARE(campaign.sets, std::vector<std::string>{"patterns-F.csv"});
    QCOMPARE(campaign.rows.size(), 4U);
    const std::size_t messages[] = {32, 58, 85, 175};
    for (std::size_t i = 0; i < 4; ++i) {
        const CampaignRow& row = campaign.rows[i];
        QCOMPARE(row.messages, messages[i]);
        QCOMPARE(row.patterns, i < 3 ? 6U : 18U);
        QCOMPARE(row.degree, i < 3 ? std::optional<std::size_t>(i + 1) : std::nullopt);
        QCOMPARE(row.nodes, i < 3 ? std::optional<std::size_t>(10) : std::nullopt);
        QCOMPARE(row.models.size(), 1U);
        QCOMPARE(row.models[0].error.count, messages[i]);
    }
    // d makes patterns need more steps, as in Table II.
    QVERIFY(campaign.rows[0].models[0].steps.mean < campaign.rows[1].models[0].steps.mean);
    QVERIFY(campaign.rows[1].models[0].steps.mean < campaign.rows[2].models[0].steps.mean);
    QVERIFY(!campaign.rows[0].fairness);
}

void ErrorDataTest::theFairnessColumnIsMaxMinOnPatternsWithTrafficBothWays()
{
    const Project project = sample("measured-deep-queues.yaml");
    const std::vector<const Project*> projects{&project};
    ErrorRequest request;
    request.models = {"queues", "fair"};
    request.fairness = ErrorRequest::Fairness::predict;
    const ErrorData data = gather(project, request);
    const Campaign campaign = summariseCampaign(data, projects, std::vector<std::string>{"F.yaml"});
    for (const CampaignRow& row : campaign.rows) {
        QVERIFY(row.fairness);
        QCOMPARE(row.fairness->mean, row.models[1].bothWays.mean);
        QVERIFY(row.models[0].bothWays.mean < row.fairness->mean);
    }
    const CampaignRow& first = campaign.rows.front();
    QVERIFY(first.bothWaysPatterns < first.patterns);
    QVERIFY(first.models[1].bothWays.count < first.messages);
}

void ErrorDataTest::resultsFilesAndProjectsAreSetsOfTheirOwn()
{
    const Project deep = sample("measured-deep-queues.yaml");
    const Project shallow = sample("measured-shallow-queues.yaml"); // the same platform
    const Project one = measuredTableOne();
    const Project other = measuredTableOne(); // the same platform again: one pattern each
    const std::vector<const Project*> projects{&deep, &one, &shallow, &other};
    const std::vector<std::string> names{"deep", "one", "shallow", "other"};
    const Result<ErrorData> data = gatherErrors(projects, {{"max-min"}, {}, {}});
    QVERIFY(data);
    const Campaign campaign = summariseCampaign(*data, projects, names);
    QCOMPARE(campaign.sets,
             (std::vector<std::string>{"patterns-F.csv", one.platforms[0].name, "patterns-P.csv"}));
    QCOMPARE(campaign.rows.size(), 4U + 1 + 4);
    QCOMPARE(campaign.rows[4].patterns, 2U);
    QCOMPARE(campaign.rows[4].messages, 10U);
}

void ErrorDataTest::sendersAreJudgedByTheirSums()
{
    const Project project =
        measuredPattern({test::message("a", "X2", "X1", 11.75), test::message("b", "X1", "X3", 11.75),
                         test::message("c", "X2", "X3", 23.5)});
    const std::vector<SenderErrors> senders = senderErrors(gather(project));
    QCOMPARE(senders.size(), 2U);
    QCOMPARE(senders[0].task, std::string("X1"));
    QCOMPARE(senders[1].task, std::string("X2"));
    QCOMPARE(senders[1].messages, 2U);
    // a and c leave X2 at half of 117.5 MB/s: a ends at 0.2 s. b and c enter X3: b ends at 0.2 s, c then goes
    // alone and ends at 0.3 s.
    QVERIFY(std::abs(senders[1].models[0]->predicted - 0.5) < 1e-9);
    QVERIFY(std::abs(senders[1].models[0]->percent() - 25) < 1e-9);
    QVERIFY(std::abs(senders[0].models[0]->percent()) < 1e-9);
}

QTEST_GUILESS_MAIN(ErrorDataTest)
#include "tst_error_data.moc"
