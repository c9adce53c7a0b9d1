// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/plot_without_window.h"
#include "core/io/project_file.h"

#include <QImage>
#include <QTest>

using namespace contraflow;

namespace {

Result<std::string> picture(const char* plot, const char* format)
{
    PlotRequest request;
    request.project = readProject(std::string(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml"))->project;
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
        QTest::addColumn<QByteArray>("plot");
        for (const std::string_view name : kPlotNames)
            QTest::newRow(name.data()) << QByteArray(name.data());
    }

    void everyPlotIsMadeInEveryFormat()
    {
        QFETCH(QByteArray, plot);
        const Result<std::string> svg = picture(plot.constData(), "svg");
        QVERIFY2(svg, svg ? "" : svg.error().message.c_str());
        QVERIFY(svg->find("<svg") != std::string::npos && svg->find("<text") != std::string::npos);
        QVERIFY(*svg == *picture(plot.constData(), "svg"));
        QVERIFY(picture(plot.constData(), "pdf")->starts_with("%PDF-"));
        const QImage png = QImage::fromData(QByteArray::fromStdString(*picture(plot.constData(), "png")));
        QVERIFY(png.width() >= 1000 && png.height() >= 300);
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
