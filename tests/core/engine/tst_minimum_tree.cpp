// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/engine/minimum_tree.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace contraflow;

namespace {

constexpr double kNone = std::numeric_limits<double>::infinity();

/** The tree beside a plain list of the same numbers. */
class Checked
{
public:
    explicit Checked(std::size_t items) : m_tree(items), m_numbers(items, kNone) {}

    void grow(std::size_t items)
    {
        m_tree.grow(items);
        m_numbers.resize(items, kNone);
    }
    void set(std::uint32_t item, double number)
    {
        m_tree.set(item, number);
        m_numbers[item] = number;
    }
    void setMany(std::size_t count, Random& random);
    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_numbers.size()); }
    [[nodiscard]] double least() const { return *std::min_element(m_numbers.begin(), m_numbers.end()); }
    [[nodiscard]] std::uint32_t anItem(Random& random) const
    {
        return static_cast<std::uint32_t>(random.below(m_numbers.size()));
    }

    /** Whether the tree has the least number, and the items up to `limit`, as a search finds them. */
    [[nodiscard]] bool isRight(double limit) const
    {
        std::vector<std::uint32_t> found;
        m_tree.forEachUpTo(limit, [&](std::uint32_t item) { found.push_back(item); });
        std::vector<std::uint32_t> expected;
        for (std::uint32_t i = 0; i < m_numbers.size(); ++i)
            if (std::isfinite(m_numbers[i]) && m_numbers[i] <= limit)
                expected.push_back(i);
        return m_tree.least() == least() && found == expected;
    }

private:
    MinimumTree m_tree;
    std::vector<double> m_numbers;
};

/** Few different ones, so that many are equal; some infinite. */
double randomNumber(Random& random)
{
    return random.below(8) == 0 ? kNone : static_cast<double>(random.below(50));
}

/** Announced, some of them twice. */
void Checked::setMany(std::size_t count, Random& random)
{
    m_tree.startChanges(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t item = anItem(random);
        m_numbers[item] = randomNumber(random);
        m_tree.setLater(item, m_numbers[item]);
    }
    m_tree.putInOrder();
}

} // namespace

class TestMinimumTree : public QObject
{
    Q_OBJECT

private slots:
    void itSaysWhatASearchSays_data()
    {
        QTest::addColumn<quint32>("items");
        QTest::newRow("one") << 1U;
        QTest::newRow("one block") << 16U;
        QTest::newRow("two levels") << 17U;
        QTest::newRow("three levels") << 300U;
        QTest::newRow("four levels") << 5000U;
    }
    void itSaysWhatASearchSays()
    {
        QFETCH(quint32, items);
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            Random random(seed);
            Checked tree(items);
            QVERIFY(tree.isRight(kNone));
            for (int i = 0; i < 100; ++i) {
                if (random.below(10) == 0)
                    tree.grow(tree.size() + random.below(20));
                else if (random.coin())
                    tree.setMany(random.below(2 * tree.size() + 1), random);
                else
                    tree.set(tree.anItem(random), randomNumber(random));
                QVERIFY(tree.isRight(tree.least()));
                QVERIFY(tree.isRight(static_cast<double>(random.below(50))));
            }
        }
    }

    void anEmptyOneGrows()
    {
        Checked tree(0);
        tree.grow(40);
        QVERIFY(tree.isRight(kNone));
        tree.set(39, -2);
        QVERIFY(tree.isRight(-2));
        tree.grow(700); // which takes a level more
        QVERIFY(tree.isRight(-2));
        tree.set(39, kNone);
        QVERIFY(tree.isRight(kNone));
    }
};

QTEST_GUILESS_MAIN(TestMinimumTree)
#include "tst_minimum_tree.moc"
