// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tolerance.h"
#include "core/engine/prediction.h"
#include "tests/support/vectors.h"

#include <QTest>

using namespace contraflow;

namespace {

constexpr double kVectorTolerance = 1e-8;
constexpr double kWindowTolerance = 1e-7; // both solve equations until they are met closely

/** Within the tolerance, or within the rounding of the nine decimals that the file prints. */
bool matchesPrinted(double computed, double printed)
{
    return nearlyEqual(computed, printed, kVectorTolerance) || std::abs(computed - printed) <= 0.51e-9;
}

/** Files name the coupled model after its method. */
std::string keyOf(const std::string& kind)
{
    return kind == "asymmetric" ? "coupled-max-min" : kind;
}

} // namespace

class TestVectors : public QObject
{
    Q_OBJECT

private slots:
    void treesMatchTheReference_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"max-min", "asymmetric", "asymmetric-published", "fairness-published"})
            QTest::newRow(kind) << QString::fromLatin1(kind);
    }

    void treesMatchTheReference()
    {
        QFETCH(QString, kind);
        const auto vectors = test::loadVectors("tree-");
        QVERIFY(vectors.size() >= 24);
        int compared = 0;
        for (const test::Vector& vector : vectors) {
            // The printed algorithm is defined for two racks; the files give it for those only.
            if (!vector.data["expected"].contains(keyOf(kind.toStdString())))
                continue;
            ++compared;
            const Project project = test::treeProject(vector, kind.toStdString());
            const Result<Prediction> prediction = predict(project, 0);
            QVERIFY2(prediction.has_value(), vector.name.c_str());
            compare(vector, vector.data["expected"][keyOf(kind.toStdString())], *prediction, project);
        }
        QVERIFY(compared >= 12);
    }

    void windowsMatchTheReference()
    {
        const auto vectors = test::loadVectors("window-");
        QVERIFY(vectors.size() >= 40);
        for (const test::Vector& vector : vectors) {
            const Project project = test::treeProject(vector, "window");
            const Result<Prediction> prediction = predict(project, 0);
            QVERIFY2(prediction.has_value(), vector.name.c_str());
            const auto& rows = project.workloads[0].messages;
            const nlohmann::json& expected = vector.data["expected"];
            for (std::size_t i = 0; i < prediction->timeline.messages.size(); ++i) {
                const std::string& id = rows[prediction->placed.messages[i].row].id;
                const double finish = expected["finish_s"][id].get<double>();
                const double computed = prediction->timeline.messages[i].finish();
                QVERIFY2(nearlyEqual(computed, finish, kWindowTolerance) ||
                             std::abs(computed - finish) <= 0.51e-9,
                         (vector.name + " " + id + ": " + std::to_string(computed) + " expected " +
                          std::to_string(finish))
                             .c_str());
                const auto& rates = expected["first_step_bytes_per_s"];
                if (rates.contains(id))
                    QVERIFY2(nearlyEqual(prediction->timeline.during(i, 0).rate, rates[id].get<double>(),
                                         kWindowTolerance),
                             (vector.name + " " + id + " rate in the first step").c_str());
            }
        }
    }

private:
    static void compare(const test::Vector& vector, const nlohmann::json& expected,
                        const Prediction& prediction, const Project& project)
    {
        const Timeline& timeline = prediction.timeline;
        const auto& rows = project.workloads[0].messages;
        QVERIFY(!expected.is_null());
        QVERIFY2(timeline.stepCount() == expected["steps"].get<std::size_t>(),
                 (vector.name + ": " + std::to_string(timeline.stepCount()) + " steps, expected " +
                  expected["steps"].dump())
                     .c_str());
        for (std::size_t i = 0; i < timeline.messages.size(); ++i) {
            const std::string& id = rows[prediction.placed.messages[i].row].id;
            const double finish = expected["finish_s"][id].get<double>();
            QVERIFY2(matchesPrinted(timeline.messages[i].finish(), finish),
                     (vector.name + " " + id + ": " + std::to_string(timeline.messages[i].finish()) +
                      " expected " + std::to_string(finish))
                         .c_str());
            const auto& rates = expected["first_step_bytes_per_s"];
            if (rates.contains(id))
                QVERIFY2(nearlyEqual(timeline.during(i, 0).rate, rates[id].get<double>(), kVectorTolerance),
                         (vector.name + " " + id + " rate in the first step").c_str());
        }
        bool isOversubscribed = false;
        for (const StepDiagnostic& d : timeline.diagnostics)
            isOversubscribed |= d.step == 0 && d.what.kind == SharingDiagnostic::Kind::oversubscribed;
        QVERIFY2(isOversubscribed == expected["oversubscribes_first_step"].get<bool>(),
                 (vector.name + " oversubscription").c_str());
    }
};

QTEST_GUILESS_MAIN(TestVectors)
#include "tst_vectors.moc"
