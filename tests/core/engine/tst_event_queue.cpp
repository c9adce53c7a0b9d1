// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/engine/event_queue.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

using namespace contraflow;

namespace {

/** The queue beside a plain list of times, which is searched for the first. */
class Checked
{
public:
    explicit Checked(std::size_t items) : m_queue(items), m_times(items, Instant::never()) {}

    void grow(std::size_t items)
    {
        m_queue.grow(items);
        m_times.resize(items, Instant::never());
    }
    void set(std::uint32_t item, const Instant& time)
    {
        m_queue.set(item, time);
        m_times[item] = time;
    }
    [[nodiscard]] std::size_t size() const { return m_times.size(); }
    [[nodiscard]] std::uint32_t next() const { return m_queue.next(); }
    [[nodiscard]] bool isEmpty() const { return m_queue.nextTime().isNever(); }

    /** Whether the queue names the first of the list, of equals the one with the lowest number. */
    [[nodiscard]] bool isRight() const
    {
        std::uint32_t first = 0;
        for (std::uint32_t i = 1; i < m_times.size(); ++i)
            if (m_times[i] < m_times[first])
                first = i;
        if (m_times[first].isNever())
            return isEmpty();
        return m_queue.nextTime() == m_times[first] && m_queue.next() == first;
    }

private:
    EventQueue m_queue;
    std::vector<Instant> m_times;
};

/** Few different times, so that many are equal; some never. */
Instant randomTime(Random& random)
{
    return random.below(8) == 0 ? Instant::never() : Instant(static_cast<double>(random.below(50)));
}

} // namespace

class TestEventQueue : public QObject
{
    Q_OBJECT

private slots:
    void theFirstIsThatOfASearch_data()
    {
        QTest::addColumn<quint32>("items");
        QTest::newRow("one") << 1U;
        QTest::newRow("few") << 10U;
        QTest::newRow("many") << 300U;
    }
    void theFirstIsThatOfASearch()
    {
        QFETCH(quint32, items);
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Random random(seed);
            Checked queue(items);
            for (int i = 0; i < 100; ++i) {
                switch (random.below(3)) {
                case 0: // the first goes, time and again
                    for (int k = 0; k < 6 && !queue.isEmpty(); ++k) {
                        queue.set(queue.next(), random.coin() ? Instant::never() : randomTime(random));
                        QVERIFY(queue.isRight());
                    }
                    break;
                case 1:
                    queue.set(static_cast<std::uint32_t>(random.below(queue.size())), randomTime(random));
                    break;
                default:
                    if (random.below(10) == 0)
                        queue.grow(queue.size() + random.below(5));
                }
                QVERIFY(queue.isRight());
            }
        }
    }

    void allComeOutInOrder()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Random random(seed);
            Checked queue(200);
            std::vector<std::uint32_t> items(queue.size());
            std::iota(items.begin(), items.end(), 0U);
            random.shuffle(items);
            for (const std::uint32_t item : items)
                queue.set(item, randomTime(random));
            while (!queue.isEmpty()) {
                QVERIFY(queue.isRight());
                queue.set(queue.next(), Instant::never());
            }
            QVERIFY(queue.isRight());
        }
    }

    /** Runs of one time, runs that follow a run of another time, and what is added for a time that was just
     * taken. */
    void timersOfOneTimeComeOutByNumber()
    {
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            Random random(seed);
            TimerHeap timers;
            std::map<double, std::vector<std::uint32_t>> expected;
            std::vector<std::uint32_t> taken;
            double now = 0;
            for (int round = 0; round < 200; ++round) {
                for (std::size_t runs = random.below(4); runs > 0; --runs) {
                    const double time = now + static_cast<double>(random.below(4));
                    for (std::size_t items = 1 + random.below(5); items > 0; --items) {
                        expected[time].push_back(static_cast<std::uint32_t>(random.below(1000)));
                        timers.add(Instant(time), expected[time].back());
                    }
                }
                if (expected.empty()) {
                    QVERIFY(timers.next().isNever());
                    continue;
                }
                now = expected.begin()->first;
                QVERIFY(timers.next() == Instant(now));
                timers.take(Instant(now), taken);
                std::ranges::sort(expected.begin()->second);
                QCOMPARE(taken, expected.begin()->second);
                expected.erase(expected.begin());
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestEventQueue)
#include "tst_event_queue.moc"
