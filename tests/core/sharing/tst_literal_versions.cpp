// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every model against its slow and literal version, on random trees and on random graphs of switches with
// parallel links, with messages that start together or at random.
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/engine/fluid_engine.h"
#include "core/project/scenario.h"
#include "core/sharing/catalog.h"
#include "tests/support/brute_force.h"
#include "tests/support/builders.h"
#include "tests/support/placed.h"
#include "tests/support/random_cases.h"

#include <QTest>

using namespace contraflow;

namespace {

/** Few messages, so that every event is repaired from the last one, and state sets can be listed. */
constexpr std::size_t kSmallCases = 10'000;
/** So many that they are also solved from nothing, and that groups of messages merge and part. */
constexpr std::size_t kLargeCases = 200;
/** Of a ring in which every node sends to its neighbours. */
constexpr std::size_t kRingCases = 200;
constexpr std::size_t kRingNodes = 24;

QString describe(std::size_t number, std::size_t message, double is, double shouldBe)
{
    return QStringLiteral("case %1, message %2: %3 instead of %4")
        .arg(number)
        .arg(message)
        .arg(is, 0, 'g', 17)
        .arg(shouldBe, 0, 'g', 17);
}

/** Nothing when all ends and the number of steps are the same, a sentence otherwise. */
QString difference(const PlacedScenario& placed, std::size_t number, const std::string& kind)
{
    Model model;
    model.kind = kind;
    const auto sharing = makeModel(model);
    if (!sharing)
        return QString::fromStdString(sharing.error().message);
    const Result<Timeline> fast = runFluid(placed, **sharing);
    if (!fast)
        return QString::fromStdString(fast.error().message);
    const test::BruteRun slow = test::bruteRun(kind, placed);
    for (std::size_t i = 0; i < placed.messages.size(); ++i)
        if (!nearlyEqual(fast->messages[i].transferEnd(), slow.transferEnd[i]))
            return describe(number, i, fast->messages[i].transferEnd(), slow.transferEnd[i]);
    if (fast->stepCount() != slow.steps)
        return QStringLiteral("case %1: %2 steps instead of %3")
            .arg(number)
            .arg(fast->stepCount())
            .arg(slow.steps);
    return {};
}

/** Nodes in a ring on one switch send to both neighbours, again and again: receivers are full as senders are,
 * and most of them limit nothing until somewhere a message is missing or a node is slower. */
PlacedScenario randomRing(Random& random)
{
    std::vector<NodeRow> rows;
    std::vector<MessageRow> messages;
    for (std::size_t n = 0; n < kRingNodes; ++n) {
        rows.push_back(test::nodes("n" + std::to_string(n), "s", random.below(12) == 0 ? 800 : 1000));
        for (const std::size_t step : {std::size_t(1), kRingNodes - 1})
            for (std::size_t round = 0; round < 2; ++round)
                messages.push_back(test::message("m" + std::to_string(messages.size()), rows.back().name,
                                                 "n" + std::to_string((n + step) % kRingNodes),
                                                 1.0 + 3.0 * random.unit(),
                                                 0.05 * static_cast<double>(round) * random.unit()));
    }
    Platform platform;
    platform.name = "ring";
    platform.switches = SharedRows<SwitchRow>({{"s", {}}});
    platform.nodes = SharedRows<NodeRow>(std::move(rows));
    return test::place(test::project(std::move(platform), std::move(messages), "asymmetric"));
}

void addKindRows()
{
    QTest::addColumn<QString>("kind");
    for (const std::string& kind : test::bruteKinds())
        QTest::newRow(kind.c_str()) << QString::fromStdString(kind);
}

} // namespace

class TestLiteralVersions : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (std::size_t seed = 0; seed < kSmallCases; ++seed) {
            Random random(seed);
            m_small.push_back(test::place(test::randomCase(random)));
        }
        for (std::size_t seed = 0; seed < kLargeCases; ++seed) {
            Random random(1'000'000 + seed);
            m_large.push_back(test::place(test::randomCase(random, "asymmetric", {15, 60})));
        }
        for (std::size_t seed = 0; seed < kRingCases; ++seed) {
            Random random(2'000'000 + seed);
            m_rings.push_back(randomRing(random));
        }
    }

    void smallCasesAgree_data() { addKindRows(); }
    void smallCasesAgree()
    {
        QFETCH(QString, kind);
        for (std::size_t i = 0; i < m_small.size(); ++i) {
            const QString found = difference(m_small[i], i, kind.toStdString());
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void largeCasesAgree_data()
    {
        QTest::addColumn<QString>("kind");
        for (const std::string& kind : test::bruteKinds())
            if (kind != "myrinet-penalty") // its state sets are listed one by one
                QTest::newRow(kind.c_str()) << QString::fromStdString(kind);
    }
    void largeCasesAgree()
    {
        QFETCH(QString, kind);
        for (std::size_t i = 0; i < m_large.size(); ++i) {
            const QString found = difference(m_large[i], i, kind.toStdString());
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    void ringsAgree_data() { largeCasesAgree_data(); }
    void ringsAgree()
    {
        QFETCH(QString, kind);
        for (std::size_t i = 0; i < m_rings.size(); ++i) {
            const QString found = difference(m_rings[i], i, kind.toStdString());
            QVERIFY2(found.isEmpty(), qPrintable(found));
        }
    }

    /** The cases contain what they are said to contain. */
    void theCasesAreVaried()
    {
        std::size_t deep = 0;      // routes over three channels and more
        std::size_t staggered = 0; // messages that start later than others
        std::size_t twoWay = 0;    // a channel and its reverse are both in use
        for (const PlacedScenario& placed : m_small) {
            std::vector<char> isUsed(placed.network->channelCount(), 0);
            bool isDeep = false;
            bool isStaggered = false;
            for (std::size_t i = 0; i < placed.messages.size(); ++i) {
                isDeep |= placed.routes[i].size() > 3;
                isStaggered |= placed.messages[i].start != placed.messages[0].start;
                for (const ChannelId c : placed.routes[i])
                    isUsed[c.index()] = 1;
            }
            bool isTwoWay = false;
            for (std::size_t c = 0; c < isUsed.size(); c += 2)
                isTwoWay |= isUsed[c] != 0 && isUsed[c + 1] != 0;
            deep += isDeep ? 1 : 0;
            staggered += isStaggered ? 1 : 0;
            twoWay += isTwoWay ? 1 : 0;
        }
        for (const std::size_t count : {deep, staggered, twoWay})
            QVERIFY2(count > kSmallCases / 4, qPrintable(QString::number(count)));
    }

private:
    std::vector<PlacedScenario> m_small;
    std::vector<PlacedScenario> m_large;
    std::vector<PlacedScenario> m_rings;
};

QTEST_GUILESS_MAIN(TestLiteralVersions)
#include "tst_literal_versions.moc"
