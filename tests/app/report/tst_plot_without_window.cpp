// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/without_window.h"
#include "core/io/project/project_file.h"
#include "tests/data_folders.h"

#include <QImage>
#include <QTest>

using namespace contraflow;

namespace {

Result<std::string> picture(const std::string& plot, const char* format,
                            const std::string& sample = "/two-racks-copper.yaml")
{
    PlotRequest request;
    request.project = readProject(CONTRAFLOW_SAMPLES + sample)->project;
    request.plot = plot;
    request.format = format;
    return writePlotWithoutWindow(request);
}

} // namespace

class TestPlotWithoutWindow : public QObject
{
    Q_OBJECT

private slots:
    void everyPlotIsMadeInEveryFormat_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const std::string_view name : plotNames())
            QTest::newRow(name.data()) << QByteArray(name.data());
    }

    void everyPlotIsMadeInEveryFormat()
    {
        QFETCH(QByteArray, name);
        const std::string plot = name.toStdString();
        // Prices over times need prices, and measured sums need those.
        const bool isOfRun = plot == "gantt" || plot == "process-times" || plot == "matrix";
        const bool isOfMeasured = plot == "measured-sums" || plot == "process-errors";
        const std::string sample = plot == "pareto" ? "/tender-128.yaml"
                                   : isOfMeasured   ? "/measured-programs.yaml"
                                   : isOfRun        ? "/halo-two-networks.yaml"
                                                    : "/two-racks-copper.yaml";
        const Result<std::string> svg = picture(plot, "svg", sample);
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        QVERIFY(svg->find("<svg") != std::string::npos && svg->find("<text") != std::string::npos);
        QVERIFY(*svg == *picture(plot, "svg", sample));
        QVERIFY(picture(plot, "pdf", sample)->starts_with("%PDF-"));
        const QImage png = QImage::fromData(QByteArray::fromStdString(*picture(plot, "png", sample)));
        QVERIFY(png.width() >= 1000 && png.height() >= 300);
    }

    void scenariosOfTheSameWorkloadStandSideBySide()
    {
        PlotRequest request;
        request.project = readProject(std::string(CONTRAFLOW_SAMPLES "/tender-128.yaml"))->project;
        request.scenario = 4; // of the second workload
        request.plot = "compare";
        request.format = "svg";
        const Result<std::string> svg = writePlotWithoutWindow(request);
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        for (std::size_t i = 0; i < request.project.scenarios.size(); ++i)
            QCOMPARE(svg->find(">" + request.project.scenarios[i].name + "<") != std::string::npos, i >= 3);
    }

    void theNetworkOfARunHasTheMessagesOfAMoment()
    {
        const Result<std::string> svg = picture("network", "svg", "/halo-two-networks.yaml");
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        QVERIFY(svg->find(">100 %<") != std::string::npos && svg->find(">Load<") != std::string::npos);
        QVERIFY(svg->find("step ") != std::string::npos && svg->find("step 1 of") == std::string::npos);
    }

    void loadsOfARunAreDrawnLikeThoseOfMessages()
    {
        const Result<std::string> svg = picture("use", "svg", "/halo-two-networks.yaml");
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        QVERIFY(svg->find("Load of the") != std::string::npos &&
                svg->find("Channel (full lane") != std::string::npos);
    }

    void aRunIsDrawnOfAScenarioThatRunsAnApplication()
    {
        const Result<std::string> none = picture("gantt", "svg");
        QVERIFY(!none);
        QVERIFY(none.error().message.find("runs no application") != std::string::npos);
        const Result<std::string> messages = picture("rates", "svg", "/halo-two-networks.yaml");
        QVERIFY(!messages);
    }

    void aScenarioAloneIsComparedWithNothing()
    {
        const Result<std::string> messages = picture("compare", "svg", "/random-30-3.yaml");
        QVERIFY(!messages);
        QVERIFY(messages.error().message.find("the only one of workload 'random'") != std::string::npos);
        const Result<std::string> run = picture("compare", "svg", "/training-step.yaml");
        QVERIFY(!run);
        QVERIFY(run.error().message.find("the only one of application 'three-steps'") != std::string::npos);
    }

    void withoutPricesThereIsNoPriceOverTime()
    {
        const Result<std::string> svg = picture("pareto", "svg");
        QVERIFY(!svg);
        QVERIFY(svg.error().message.find("price") != std::string::npos);
    }

    void errorsAreThoseOfAllThatWasMeasuredOrOfTheScenariosThatAreNamed()
    {
        PlotRequest request;
        request.project = readProject(std::string(CONTRAFLOW_SAMPLES "/measured-open-mpi.yaml"))->project;
        QVERIFY(request.project.measurements.size() > 2);
        request.plot = "errors";
        request.format = "svg";
        const Result<std::string> all = writePlotWithoutWindow(request);
        QVERIFY2(all, all ? "" : all.error().message.c_str());
        request.measured = {0, 1};
        const Result<std::string> two = writePlotWithoutWindow(request);
        QVERIFY2(two, two ? "" : two.error().message.c_str());
        request.measured = {0};
        QVERIFY(*all != *two);
        QVERIFY(*two != *writePlotWithoutWindow(request));
    }

    void aSweepIsDrawnOverWhatIsAskedFor()
    {
        PlotRequest request;
        request.project = readProject(std::string(CONTRAFLOW_SAMPLES "/tender-128.yaml"))->project;
        request.plot = "sweep";
        request.format = "svg";
        request.sweep = "nic=10Gbit/s..40Gbit/s/3";
        const Result<std::string> svg = writePlotWithoutWindow(request);
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        QVERIFY(svg->find(">" + request.project.scenarios[0].name + "<") != std::string::npos);
        request.sweep = "colour=red";
        const Result<std::string> refused = writePlotWithoutWindow(request);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.find("colour") != std::string::npos);
    }

    void withoutMeasuredTimesThereAreNoErrorsToDraw()
    {
        PlotRequest request;
        request.project = readProject(std::string(CONTRAFLOW_SAMPLES "/fat-tree-permutation.yaml"))->project;
        request.plot = "errors";
        request.format = "svg";
        const Result<std::string> svg = writePlotWithoutWindow(request);
        QVERIFY(!svg);
        QVERIFY(svg.error().message.find("nothing of the scenario was measured") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestPlotWithoutWindow)
#include "tst_plot_without_window.moc"
