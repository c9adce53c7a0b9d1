// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"
#include "tests/support/placed.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <map>

using namespace contraflow;

namespace {

/** What a solver has told: the rate of every active message. */
class ToldRates
{
public:
    void take(const RateUpdate& update)
    {
        for (const GroupMove& move : update.moves)
            m_group[move.message] = move.group;
        for (const RateChange& change : update.rates)
            m_rate[change.group] = change.rate;
    }
    [[nodiscard]] double of(std::uint32_t message) const { return m_rate.at(m_group.at(message)); }

private:
    std::map<std::uint32_t, std::uint32_t> m_group;
    std::map<std::uint32_t, double> m_rate;
};

void append(PlacedScenario& scenario, const PlacedScenario& from, std::uint32_t message)
{
    scenario.messages.push_back(from.messages[message]);
    for (const ChannelId channel : from.routes[message])
        scenario.routes.channels().push_back(channel);
    scenario.routes.closeRoute();
}

} // namespace

class TestGrowingScenario : public QObject
{
    Q_OBJECT

private slots:
    void ratesAreThoseOfAScenarioKnownAtOnce_data()
    {
        QTest::addColumn<QString>("kind");
        for (const std::string& kind : modelKinds())
            QTest::newRow(kind.c_str()) << QString::fromStdString(kind);
    }

    /** Messages come one by one into a solver that did not know of them, and into one that did. */
    void ratesAreThoseOfAScenarioKnownAtOnce()
    {
        QFETCH(QString, kind);
        const auto model = makeModel(plainModel(kind.toStdString()));
        QVERIFY(model.has_value());
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Random random(seed);
            const PlacedScenario whole = test::place(test::randomCase(random, kind.toStdString(), {6, 14}));
            PlacedScenario part;
            part.network = whole.network;
            const auto known = (*model)->makeSolver(whole);
            const auto growing = (*model)->makeSolver(part);
            ToldRates expected;
            ToldRates told;
            std::vector<std::uint32_t> active;
            RateUpdate update;
            for (std::uint32_t m = 0; m < whole.messages.size(); ++m) {
                append(part, whole, m);
                growing->grow();
                std::vector<std::uint32_t> departed;
                if (active.size() > 3 && random.below(2) == 0) {
                    departed.push_back(active.front());
                    active.erase(active.begin());
                }
                std::vector<std::uint32_t> arrived;
                if (!whole.routes[m].empty())
                    arrived.push_back(m);
                if (arrived.empty() && departed.empty())
                    continue;
                active.insert(active.end(), arrived.begin(), arrived.end());
                known->update(arrived, departed, update);
                expected.take(update);
                growing->update(arrived, departed, update);
                told.take(update);
                QVERIFY(growing->groupCount() <= known->groupCount());
                for (const std::uint32_t message : active)
                    QVERIFY2(nearlyEqual(told.of(message), expected.of(message), 1e-7),
                             qPrintable(QStringLiteral("seed %1, message %2").arg(seed).arg(message)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestGrowingScenario)
#include "tst_growing_scenario.moc"
