// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Algorithm 1 after an event goes through few turns again. What comes out must be what all turns give, to the
// last bit, whatever came and went before.
#include "core/base/random.h"
#include "core/sharing/published_solver.h"
#include "tests/support/placed.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace contraflow;

namespace {

/** What the engine knows after some updates. */
struct Told
{
    std::map<std::uint32_t, std::pair<double, std::uint32_t>> rates; ///< rate and limit by message
    std::vector<SharingDiagnostic> faults;
    std::vector<std::array<double, 5>> accounts; ///< of the active messages, ascending

    bool operator==(const Told&) const = default;
};

class Listener
{
public:
    Listener(const PlacedScenario& placed, PublishedLines lines) : m_solver(placed, lines) {}

    void update(const std::vector<std::uint32_t>& arrived, const std::vector<std::uint32_t>& departed)
    {
        RateUpdate update;
        m_solver.update(arrived, departed, update);
        for (const std::uint32_t message : departed)
            m_told.rates.erase(message);
        for (const RateChange& change : update.rates)
            m_told.rates[change.group] = {change.rate, change.limitingChannel};
        m_told.faults.assign(m_solver.diagnostics().begin(), m_solver.diagnostics().end());
        m_told.accounts.clear();
        for (const auto& [message, rate] : m_told.rates) {
            const PublishedAccount account = m_solver.accountOf(message);
            m_told.accounts.push_back(
                {static_cast<double>(account.turn), static_cast<double>(account.returns), account.load,
                 static_cast<double>(account.assigned), static_cast<double>(account.count)});
        }
    }
    [[nodiscard]] const Told& told() const { return m_told; }

private:
    PublishedSolver m_solver;
    Told m_told;
};

/** One to three messages that come or go, ascending. */
std::vector<std::uint32_t> draw(Random& random, std::vector<std::uint32_t> from)
{
    random.shuffle(from);
    from.resize(std::min<std::size_t>(from.size(), random.below(4)));
    std::sort(from.begin(), from.end());
    return from;
}

struct Seen
{
    std::size_t updates = 0;
    std::size_t faults = 0;
    std::size_t returns = 0;
};

/** Nothing when every update tells what a fresh solver does. */
QString difference(const PlacedScenario& placed, PublishedLines lines, Random& random, Seen& seen)
{
    std::set<std::uint32_t> active;
    std::vector<std::uint32_t> all;
    for (std::uint32_t i = 0; i < placed.messages.size(); ++i)
        if (!placed.routes[i].empty())
            all.push_back(i);
    Listener fast(placed, lines);
    for (int step = 0; step < 25; ++step) {
        std::vector<std::uint32_t> waiting;
        std::copy_if(all.begin(), all.end(), std::back_inserter(waiting),
                     [&](std::uint32_t i) { return !active.contains(i); });
        // The first update brings most of them, later ones few.
        const std::vector<std::uint32_t> arrived = step == 0 ? waiting : draw(random, waiting);
        const std::vector<std::uint32_t> departed = draw(random, {active.begin(), active.end()});
        for (const std::uint32_t message : departed)
            active.erase(message);
        active.insert(arrived.begin(), arrived.end());
        fast.update(arrived, departed);
        if (active.empty())
            continue;
        Listener fresh(placed, lines);
        fresh.update({active.begin(), active.end()}, {});
        if (fast.told() != fresh.told())
            return QStringLiteral("step %1, %2 active messages").arg(step).arg(active.size());
        ++seen.updates;
        seen.faults += fast.told().faults.size();
        for (const auto& account : fast.told().accounts)
            seen.returns += account[1] > 0 ? 1 : 0;
    }
    return {};
}

} // namespace

class TestPublishedTurns : public QObject
{
    Q_OBJECT

private slots:
    void fewTurnsGiveWhatAllTurnsGive_data()
    {
        QTest::addColumn<int>("lines");
        QTest::newRow("asymmetric-published") << static_cast<int>(PublishedLines::all);
        QTest::newRow("fairness-published") << static_cast<int>(PublishedLines::fairnessOnly);
    }
    void fewTurnsGiveWhatAllTurnsGive()
    {
        QFETCH(int, lines);
        Seen seen;
        for (std::size_t seed = 0; seed < 1500; ++seed) {
            Random random(seed);
            const PlacedScenario placed =
                test::place(test::randomCase(random, "asymmetric", {seed % 3 == 0 ? 40U : 8U, 60}));
            const QString found = difference(placed, static_cast<PublishedLines>(lines), random, seen);
            QVERIFY2(found.isEmpty(), qPrintable(QStringLiteral("case %1, %2").arg(seed).arg(found)));
        }
        QVERIFY(seen.updates > 20'000);
        QVERIFY(seen.faults > 1000 || lines == static_cast<int>(PublishedLines::fairnessOnly));
        QVERIFY(seen.returns > 1000 || lines == static_cast<int>(PublishedLines::fairnessOnly));
    }
};

QTEST_GUILESS_MAIN(TestPublishedTurns)
#include "tst_published_turns.moc"
