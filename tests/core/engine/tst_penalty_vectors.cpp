// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/engine/prediction.h"
#include "core/sharing/myrinet_penalty.h"
#include "tests/support/builders.h"
#include "tests/support/placed.h"
#include "tests/support/vectors.h"

#include <QTest>

using namespace contraflow;

namespace {

constexpr double kVectorTolerance = 1e-8;

struct Setting
{
    const char* key; ///< in the file
    const char* kind;
    std::vector<ParameterRow> parameters;
};

const std::vector<Setting>& settings()
{
    static const std::vector<Setting> all{
        {"gige-penalty beta=0.75 gamma_o=0.115 gamma_i=0.036", "gige-penalty", {}},
        {"gige-penalty integer-share beta=0.713 gamma_o=0.115 gamma_i=0.036",
         "gige-penalty",
         {{"beta", "0.713"}, {"share", "integer"}}},
        {"myrinet-penalty", "myrinet-penalty", {}},
        {"infiniband-penalty beta_s=0.925 beta_e=0.965 gamma_s=1.35", "infiniband-penalty", {}},
        {"source-degree", "source-degree", {}},
        {"destination-degree", "destination-degree", {}},
        {"hockney", "hockney", {}},
    };
    return all;
}

/** The nodes of a vector on one switch, with NICs at which a message alone takes the vector's reference time.
 */
Project starProject(const test::Vector& vector, const Setting& setting)
{
    const double bytes = vector.data["message_bytes"].get<double>();
    const double nic = bytes / vector.data["reference_time_s"].get<double>() * 8e-6;
    std::size_t highest = 0;
    std::vector<MessageRow> messages;
    for (const auto& com : vector.data["coms"]) {
        const auto source = com["src"].get<std::size_t>();
        const auto destination = com["dst"].get<std::size_t>();
        highest = std::max({highest, source, destination});
        messages.push_back(test::message(com["id"].get<std::string>(), "n" + std::to_string(source),
                                         "n" + std::to_string(destination), bytes / 1e6));
    }
    Platform star;
    star.name = vector.name;
    star.switches = SharedRows<SwitchRow>{SwitchRow{"switch", {}}};
    star.nodes = SharedRows<NodeRow>{test::nodes("n[0-" + std::to_string(highest) + "]", "switch", nic)};
    Project project = test::project(std::move(star), std::move(messages), setting.kind);
    Model model = project.models[0];
    model.parameters = SharedRows<ParameterRow>(setting.parameters);
    project.models.replace(0, 1, {std::move(model)});
    return project;
}

/** Messages of random sizes between random pairs of nodes on one switch. */
PlacedScenario randomPairs(std::uint64_t nodes, std::size_t count)
{
    Random random(3);
    std::vector<MessageRow> messages;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t source = random.below(nodes);
        const std::uint64_t destination = (source + 1 + random.below(nodes - 1)) % nodes;
        messages.push_back(test::message("m" + std::to_string(i), "n" + std::to_string(source),
                                         "n" + std::to_string(destination),
                                         1 + static_cast<double>(random.below(100))));
    }
    Platform star;
    star.name = "star";
    star.switches = SharedRows<SwitchRow>{SwitchRow{"switch", {}}};
    star.nodes = SharedRows<NodeRow>{test::nodes("n[0-" + std::to_string(nodes - 1) + "]", "switch")};
    return test::place(test::project(std::move(star), std::move(messages), "myrinet-penalty"));
}

} // namespace

class TestPenaltyVectors : public QObject
{
    Q_OBJECT

private slots:
    void starsMatchTheReference_data()
    {
        QTest::addColumn<std::size_t>("setting");
        for (std::size_t i = 0; i < settings().size(); ++i)
            QTest::newRow(settings()[i].key) << i;
    }

    void starsMatchTheReference()
    {
        QFETCH(std::size_t, setting);
        const auto vectors = test::loadVectors("star-");
        QVERIFY(vectors.size() >= 24);
        for (const test::Vector& vector : vectors) {
            const nlohmann::json& expected = vector.data["expected"][settings()[setting].key];
            QVERIFY2(!expected.is_null(), vector.name.c_str());
            const Project project = starProject(vector, settings()[setting]);
            const Result<Prediction> prediction = predict(project, 0);
            QVERIFY2(prediction.has_value(), vector.name.c_str());
            compare(vector, expected, *prediction, project);
        }
    }

    void aPlatformOfSeveralSwitchesIsNoted()
    {
        const auto prediction = predict(test::tableOne("gige-penalty"), 0);
        QVERIFY(prediction.has_value());
        QCOMPARE(prediction->issues.size(), std::size_t(1));
        const Issue& note = prediction->issues[0];
        QCOMPARE(note.severity, Severity::note);
        QCOMPARE(
            note.text,
            std::string(
                "scenario 'copper': the model Gigabit Ethernet penalties sees nodes only: it takes the 2 "
                "switches of the platform for one, and the links between them never fill up"));
        QVERIFY((note.location == Location{TableRef{TableKind::scenarios, 0}, 0, "model", 0}));
    }

    void theLimitIsTheNicOfTheGreaterPenalty()
    {
        // e1, e2, e3 leave different nodes for n1; e3 shares its source with e4.
        Platform star;
        star.name = "star";
        star.switches = SharedRows<SwitchRow>{SwitchRow{"switch", {}}};
        star.nodes = SharedRows<NodeRow>{test::nodes("n[1-5]", "switch")};
        const Project project =
            test::project(star,
                          {test::message("e1", "n2", "n1", 10), test::message("e2", "n3", "n1", 10),
                           test::message("e3", "n4", "n1", 10), test::message("e4", "n4", "n5", 10)},
                          "gige-penalty");
        const auto prediction = predict(project, 0);
        QVERIFY(prediction.has_value());
        const auto limit = [&](std::size_t message) {
            const auto route = prediction->placed.routes[message];
            const std::uint32_t channel = prediction->timeline.during(message, 0).limitingChannel;
            return channel == route.front().value  ? "sender"
                   : channel == route.back().value ? "receiver"
                                                   : "";
        };
        QCOMPARE(limit(0), "receiver");
        QCOMPARE(limit(2), "receiver");
        QCOMPARE(limit(3), "sender");
    }

private:
    static void compare(const test::Vector& vector, const nlohmann::json& expected,
                        const Prediction& prediction, const Project& project)
    {
        const double reference = vector.data["reference_time_s"].get<double>();
        for (std::size_t i = 0; i < prediction.timeline.messages.size(); ++i) {
            const std::string id = messageId(prediction, project, static_cast<std::uint32_t>(i));
            const double time = prediction.timeline.messages[i].finish();
            const double printed = expected["finish_s"][id].get<double>();
            QVERIFY2(nearlyEqual(time, printed, kVectorTolerance) || std::abs(time - printed) <= 0.51e-9,
                     qPrintable(QStringLiteral("%1 %2: %3 s instead of %4 s")
                                    .arg(QString::fromStdString(vector.name), QString::fromStdString(id))
                                    .arg(time, 0, 'g', 12)
                                    .arg(printed, 0, 'g', 12)));
            const double alone = vector.data["message_bytes"].get<double>() / reference;
            QVERIFY2(nearlyEqual(alone / prediction.timeline.during(i, 0).rate,
                                 expected["first_step_penalty"][id].get<double>(), kVectorTolerance),
                     (vector.name + " " + id).c_str());
        }
    }

    /** With hardly any room for counting nearly every penalty is an estimate: none is missing, none makes a
     * message faster than alone, and the result says so with an error. */
    void patternsTooLargeToCountAreEstimatedAndSaySo()
    {
        const PlacedScenario placed = randomPairs(40, 200);
        MatchingLimits limits;
        limits.exactEntries = 100;
        const Result<Timeline> timeline = runFluid(placed, MyrinetPenalty(limits));
        QVERIFY(timeline);
        for (const MessageTimes& times : timeline->messages)
            QVERIFY(std::isfinite(times.time()) && times.time() >= times.uncontended * (1 - 1e-9));
        QCOMPARE(timeline->notes.size(), std::size_t(1));
        for (const char* words : {"with Bethe's approximation", "pairs of nodes, it errs by"})
            QVERIFY2(timeline->notes[0].find(words) != std::string::npos, timeline->notes[0].c_str());
        QCOMPARE(runFluid(placed, MyrinetPenalty(limits))->makespan(), timeline->makespan());
    }

    /** Estimated times of a pattern that can be counted are near those that are counted. */
    void estimatedTimesAreNearCountedOnes()
    {
        const PlacedScenario placed = randomPairs(12, 60);
        MatchingLimits limits;
        const Result<Timeline> counted = runFluid(placed, MyrinetPenalty(limits));
        limits.exactEntries = 10;
        const Result<Timeline> estimated = runFluid(placed, MyrinetPenalty(limits));
        double squares = 0;
        for (std::size_t i = 0; i < counted->messages.size(); ++i) {
            const double error = estimated->messages[i].time() / counted->messages[i].time() - 1;
            squares += error * error;
        }
        const double error = std::sqrt(squares / static_cast<double>(counted->messages.size()));
        QVERIFY2(error < 0.1, qPrintable(QString::number(error)));
    }
};

QTEST_GUILESS_MAIN(TestPenaltyVectors)
#include "tst_penalty_vectors.moc"
