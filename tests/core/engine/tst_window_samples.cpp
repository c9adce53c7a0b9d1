// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/prediction.h"
#include "core/io/project/project_file.h"
#include "tests/data_folders.h"

#include <QtTest>

#include <string>
#include <utility>
#include <vector>

using namespace contraflow;

namespace {

struct Case
{
    const char* sample;
    const char* scenario;
    std::vector<std::pair<const char*, double>> parameters;
};

/** Patterns so regular that many full queues of equal messages meet, which hardly anything but bursts tells
 * apart. */
const std::vector<Case>& cases()
{
    static const std::vector<Case> all{
        {"tender-128", "copper-halo", {{"exponent", 4}, {"kappa_host", 0}}},
        {"tender-128", "copper-halo", {{"burst", 1e-5}}},
        {"tender-128", "copper-halo", {{"kappa_host", 0}}},
        {"tender-256", "roce-stencil", {{"exponent", 7}, {"kappa_host", 0}}},
        {"tender-256", "roce-stencil", {{"kappa_host", 0}}},
        {"tender-256", "roce-stencil", {{"burst", 0.001}}},
        {"tender-256", "roce-stencil", {{"burst", 1e-4}}},
        {"tender-256",
         "ethernet-stencil",
         {{"kappa_host", 0.5}, {"kappa_switch", 0.3}, {"kappa_backbone", 0}}},
    };
    return all;
}

} // namespace

/** Solutions of the model `window` with parameters as calibrations find them, and others. */
class TestWindowSamples : public QObject
{
    Q_OBJECT

private slots:
    void everyResultIsSolved_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < cases().size(); ++i) {
            std::string name = std::string(cases()[i].sample) + " " + cases()[i].scenario;
            for (const auto& [key, value] : cases()[i].parameters)
                name += std::string(" ") + key + "=" + QByteArray::number(value).toStdString();
            QTest::newRow(name.c_str()) << static_cast<int>(i);
        }
    }

    void everyResultIsSolved()
    {
        QFETCH(int, number);
        const Case& which = cases()[static_cast<std::size_t>(number)];
        Result<LoadedProject> loaded =
            readProject(std::string(CONTRAFLOW_SAMPLES "/") + which.sample + ".yaml");
        QVERIFY(loaded);
        Project& project = loaded->project;
        Model model{"as tried", "window", {}, {}, {}};
        for (const auto& [key, value] : which.parameters)
            model.parameters.append({key, QByteArray::number(value).toStdString()});
        project.models.append(model);
        const std::size_t scenario = indexOfName(project.scenarios, which.scenario);
        const Result<Prediction> prediction = predict(project, scenario, model.name);
        QVERIFY2(prediction, prediction ? "" : prediction.error().message.c_str());
        QVERIFY(prediction->timeline.stepCount() > 1);
        QVERIFY2(prediction->timeline.worstResidual <= 1e-8,
                 QByteArray::number(prediction->timeline.worstResidual));
    }
};

QTEST_GUILESS_MAIN(TestWindowSamples)
#include "tst_window_samples.moc"
