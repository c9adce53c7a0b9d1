// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/calibration/training_data.h"
#include "core/analysis/error_report.h"

#include "core/analysis/calibration/calibration.h"
#include "core/analysis/calibration/calibration_edit.h"
#include "core/analysis/error_data.h"
#include "core/analysis/error_statistics.h"
#include "core/io/project/project_file.h"
#include "core/sharing/catalog.h"
#include "tests/support/measured_projects.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <utility>

using namespace contraflow;

namespace {

const Project& measuredCampaign()
{
    static const Project project = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
    return project;
}

TrainingData allData()
{
    Result<TrainingData> data = collectTraining(measuredCampaign(), {});
    if (!data)
        qFatal("%s", data.error().message.c_str());
    return std::move(*data);
}

HoldOut parsed(std::vector<std::string> texts)
{
    const Result<HoldOut> holdOut = parseHoldOut(texts);
    if (!holdOut)
        qFatal("%s", holdOut.error().message.c_str());
    return *holdOut;
}

Calibration calibratedOnHalf()
{
    CalibrationRequest request;
    request.kinds = {"max-min", "asymmetric"};
    request.holdOut = parsed({"1/2"});
    Result<Calibration> calibration = calibrate(measuredCampaign(), request);
    if (!calibration)
        qFatal("%s", calibration.error().message.c_str());
    return std::move(*calibration);
}

} // namespace

class TestHoldOut : public QObject
{
    Q_OBJECT

private slots:
    void aPartIsTakenInTurn_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<int>("heldOut");
        QTest::newRow("half") << "1/2" << 3;
        QTest::newRow("third") << "1/3" << 2;
        QTest::newRow("two thirds") << "2/3" << 4;
        QTest::newRow("sixth") << "1/6" << 1;
    }

    void aPartIsTakenInTurn()
    {
        QFETCH(QString, part);
        QFETCH(int, heldOut);
        TrainingData data = allData();
        const TrainingData whole = allData();
        QCOMPARE(whole.patterns.size(), std::size_t{6});
        const auto taken = takeHeldOut(data, parsed({part.toStdString()}), measuredCampaign());
        QVERIFY(taken);
        QCOMPARE(taken->patterns.size(), std::size_t(heldOut));
        QCOMPARE(data.patterns.size() + taken->patterns.size(), whole.patterns.size());
        QCOMPARE(data.measured.size() + taken->measured.size(), whole.measured.size());
        QCOMPARE(data.measurements.size() + taken->measurements.size(), whole.measurements.size());
        for (const std::string& name : taken->measurements)
            QVERIFY(std::find(data.measurements.begin(), data.measurements.end(), name) ==
                    data.measurements.end());
    }

    void whichPartDoesNotDependOnTheOrder()
    {
        Project turned = measuredCampaign();
        std::vector<Measurement> measurements(turned.measurements.begin(), turned.measurements.end());
        std::reverse(measurements.begin(), measurements.end());
        turned.measurements = std::move(measurements);
        std::vector<std::string> names[2];
        for (const Project* project : {&measuredCampaign(), &std::as_const(turned)}) {
            Result<TrainingData> data = collectTraining(*project, {});
            QVERIFY(data);
            const auto taken = takeHeldOut(*data, parsed({"1/2"}), *project);
            QVERIFY(taken);
            auto& sorted = names[project == &turned ? 1 : 0];
            sorted = taken->measurements;
            std::sort(sorted.begin(), sorted.end());
        }
        QCOMPARE(names[0].size(), std::size_t{3});
        QCOMPARE(names[0], names[1]);
    }

    void namesMayHaveStars_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("ofSix");
        const std::string first = allData().patterns.front().name;
        QTest::newRow("exact") << QString::fromStdString(first) << 1;
        QTest::newRow("begin") << QString::fromStdString(first.substr(0, 1) + "*" + first.substr(1)) << 1;
        QTest::newRow("end") << QString::fromStdString("*" + first) << 1;
        QTest::newRow("letters") << QString::fromStdString("*" + first.substr(1, 2) + "**") << -1;
    }

    void namesMayHaveStars()
    {
        QFETCH(QString, name);
        QFETCH(int, ofSix);
        TrainingData data = allData();
        const auto taken = takeHeldOut(data, parsed({name.toStdString()}), measuredCampaign());
        if (taken && ofSix > 0)
            QCOMPARE(taken->patterns.size(), std::size_t(ofSix));
        QVERIFY(taken || taken.error().message.find("all measured patterns") != std::string::npos);
    }

    void whatCannotBeHeldOutIsNamed()
    {
        for (const char* wrong : {"2/2", "3/2", "0/2", "1/0", ""})
            QVERIFY2(!parseHoldOut(std::vector<std::string>{wrong}), wrong);
        QVERIFY(!parseHoldOut(std::vector<std::string>{"1/2", "1/3"}));
        TrainingData data = allData();
        const auto unknown = takeHeldOut(data, parsed({"nothing-*"}), measuredCampaign());
        QVERIFY(!unknown);
        QVERIFY(unknown.error().message.find("'nothing-*'") != std::string::npos);
        data = allData();
        const auto everything = takeHeldOut(data, parsed({"*"}), measuredCampaign());
        QVERIFY(!everything);
        QVERIFY(everything.error().message.find("nothing to learn from") != std::string::npos);
        data = allData();
        QVERIFY(!takeHeldOut(data, parsed({"1/13"}), measuredCampaign()));
    }

    /** The fit is that of a project without the patterns that are held out, and they are predicted by it. */
    void heldOutPatternsHaveNoPartInTheFit()
    {
        const Calibration held = calibratedOnHalf();
        QCOMPARE(held.data.patterns.size(), std::size_t{3});
        CalibrationRequest request;
        request.kinds = {"max-min", "asymmetric"};
        request.measurements = held.data.measurements;
        const Result<Calibration> alone = calibrate(measuredCampaign(), request);
        QVERIFY(alone);
        QCOMPARE(held.ranking.size(), alone->ranking.size());
        for (std::size_t i = 0; i < held.ranking.size(); ++i) {
            QCOMPARE(held.ranking[i].fit.model, alone->ranking[i].fit.model);
            QCOMPARE(held.ranking[i].error(), alone->ranking[i].error());
            QVERIFY(!alone->ranking[i].heldOut);
            QVERIFY(held.ranking[i].heldOut);
        }
        const PatternPredictor predictor(held.heldOut, {1, {}, {}});
        const auto times = predictor.predict(held.ranking.front().fit.model);
        QVERIFY(times);
        double sum = 0;
        for (std::size_t i = 0; i < times->size(); ++i)
            sum += std::abs((*times)[i] / held.heldOut.measured[i] - 1);
        QCOMPARE(held.ranking.front().heldOut->absolute.mean, 100 * sum / static_cast<double>(times->size()));
    }

    void aStoredModelKnowsWhatItHasNotSeen()
    {
        const Calibration held = calibratedOnHalf();
        const RankedModel& first = held.ranking.front();
        Project project = measuredCampaign();
        QVERIFY(applyEdit(project, applyCalibration(project, held, first)));
        const auto model = std::find_if(project.models.begin(), project.models.end(),
                                        [&](const Model& row) { return row.kind == first.fit.model.kind; });
        QVERIFY(model != project.models.end());
        const auto read = parseProject(projectText(project));
        QVERIFY(read);
        const auto record = calibrationOf(*findByName(read->project.models, model->name));
        QVERIFY(record);
        QCOMPARE(*record, recordOf(held, first));
        QCOMPARE(record->heldOut, held.heldOut.measurements);

        // Errors on what it was not learnt from are those that the calibration found.
        ErrorRequest request;
        request.models = {model->name};
        request.learnt = ErrorRequest::Learnt::leaveOut;
        const Project* projects[] = {&project};
        const Result<ErrorData> errors = gatherErrors(projects, request);
        QVERIFY(errors);
        QCOMPARE(errors->messages.size(), held.heldOut.measured.size());
        QCOMPARE(summariseErrors(errors->models.front().errors).absolute.mean, first.heldOut->absolute.mean);
        request.learnt = ErrorRequest::Learnt::include;
        const Result<ErrorData> all = gatherErrors(projects, request);
        QVERIFY(all);
        QCOMPARE(all->patterns.size(), std::size_t{6});

        // The same part of a report on everything.
        const Result<ErrorReport> whole = makeErrorReport({&project}, {"campaign"}, request);
        QVERIFY(whole);
        const ErrorReport rest = withoutLearnt(*whole);
        QCOMPARE(rest.data.patterns.size(), errors->patterns.size());
        QCOMPARE(rest.data.messages.size(), errors->messages.size());
        QCOMPARE(rest.data.models.size(), std::size_t{1});
        QCOMPARE(rest.data.models[0].errors, errors->models[0].errors);
        QCOMPARE(rest.summaries[0].absolute.mean, first.heldOut->absolute.mean);
        for (std::size_t i = 0; i < rest.data.messages.size(); ++i) {
            QCOMPARE(rest.data.messages[i].pattern, errors->messages[i].pattern);
            QCOMPARE(rest.row(i).id,
                     errors->patterns[errors->messages[i].pattern].rows[errors->messages[i].row].id);
        }
    }
};

QTEST_GUILESS_MAIN(TestHoldOut)
#include "tst_hold_out.moc"
