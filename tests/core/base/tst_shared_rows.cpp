// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/shared_rows_impl.h"

#include <QTest>

#include <numeric>

using namespace contraflow;

namespace {

using Rows = SharedRows<int>;

bool isSame(const Rows& rows, const std::vector<int>& model)
{
    if (rows.size() != model.size() || rows.empty() != model.empty())
        return false;
    for (std::size_t i = 0; i < model.size(); ++i)
        if (rows[i] != model[i])
            return false;
    return std::equal(rows.begin(), rows.end(), model.begin(), model.end());
}

std::vector<int> numbers(std::size_t count, int first)
{
    std::vector<int> list(count);
    std::iota(list.begin(), list.end(), first);
    return list;
}

/** Replaces in both, in the model as plainly as can be. */
void replaceIn(Rows& rows, std::vector<int>& model, std::size_t first, std::size_t removed,
               const std::vector<int>& fresh)
{
    rows.replace(first, removed, fresh);
    const auto from = model.begin() + static_cast<std::ptrdiff_t>(first);
    model.insert(model.erase(from, from + static_cast<std::ptrdiff_t>(removed)), fresh.begin(), fresh.end());
}

} // namespace

class TestSharedRows : public QObject
{
    Q_OBJECT

private slots:
    /** However long the portions are: whole chunks, which are stored as they come, and any others. */
    void appendedPortionsMatchAVector()
    {
        Random random(9);
        for (int run = 0; run < 50; ++run) {
            Rows rows;
            std::vector<int> model;
            for (int step = 0; step < 12; ++step) {
                const std::size_t count =
                    random.coin() ? Rows::kChunkRows : static_cast<std::size_t>(random.below(3000));
                const std::vector<int> fresh = numbers(count, 10'000 * step);
                const Rows before = rows;
                rows.appendRows(fresh);
                QVERIFY(isSame(before, model));
                model.insert(model.end(), fresh.begin(), fresh.end());
                QVERIFY(isSame(rows, model));
            }
        }
    }

    void splicedPartsMatchAVectorAndLeaveSnapshotsAlone()
    {
        Random random(5);
        std::vector<int> model = numbers(10'000, 0);
        Rows rows(model);
        for (int step = 0; step < 60; ++step) {
            const std::size_t first = random.below(model.size() + 1);
            const std::size_t removed = random.below(std::min<std::size_t>(model.size() - first, 4000) + 1);
            const std::vector<int> fresh = numbers(random.below(4000), 100'000 * step);
            const Rows before = rows;
            const Rows taken = rows.part(first, removed);
            const auto from = model.begin() + static_cast<std::ptrdiff_t>(first);
            const auto end = from + static_cast<std::ptrdiff_t>(removed);
            QVERIFY(isSame(taken, std::vector<int>(from, end)));
            const std::vector<int> old = model;
            model.insert(model.erase(from, end), fresh.begin(), fresh.end());
            rows.splice(first, removed, fresh);
            QVERIFY(isSame(rows, model));
            QVERIFY(isSame(before, old));
            Rows back = rows;
            back.splice(first, fresh.size(), taken);
            QVERIFY(isSame(back, old));
        }
    }

    void randomReplacementsMatchAVectorAndLeaveSnapshotsAlone()
    {
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            Random random(seed);
            Rows rows;
            std::vector<int> model;
            std::vector<std::pair<Rows, std::vector<int>>> snapshots;
            for (int step = 0; step < 150; ++step) {
                const std::size_t first = random.below(model.size() + 1);
                const bool isLarge = random.below(6) == 0;
                const std::size_t most = std::min<std::size_t>(model.size() - first, isLarge ? 5000 : 3);
                const std::size_t removed = random.below(most + 1);
                const std::size_t added = model.size() > 20'000 ? 0 : random.below(isLarge ? 5000 : 3);
                replaceIn(rows, model, first, removed, numbers(added, step * 10'000));
                QVERIFY(rows.size() == model.size());
                if (step % 10 == 0) {
                    QVERIFY(isSame(rows, model));
                    snapshots.emplace_back(rows, model);
                }
            }
            QVERIFY(isSame(rows, model));
            for (const auto& [snapshot, content] : snapshots)
                QVERIFY(isSame(snapshot, content));
        }
    }

    void everyEdgeOfAChunkCanBeReplaced()
    {
        constexpr std::size_t kChunk = Rows::kChunkRows;
        for (const std::size_t size :
             {std::size_t(0), std::size_t(1), kChunk - 1, kChunk, kChunk + 1, 2 * kChunk})
            for (const std::size_t first : {std::size_t(0), kChunk - 1, kChunk, kChunk + 1, size})
                for (const std::size_t removed : {std::size_t(0), std::size_t(1), kChunk, size})
                    for (const std::size_t added : {std::size_t(0), std::size_t(1), std::size_t(2), kChunk}) {
                        if (first > size || removed > size - first)
                            continue;
                        std::vector<int> model = numbers(size, 0);
                        Rows rows(model);
                        replaceIn(rows, model, first, removed, numbers(added, -5000));
                        QVERIFY2(isSame(rows, model), qPrintable(QStringLiteral("%1 rows, %2 + %3 by %4")
                                                                     .arg(size)
                                                                     .arg(first)
                                                                     .arg(removed)
                                                                     .arg(added)));
                    }
    }

    void rowsInsertedOneByOneAtOnePlaceStayInOrder()
    {
        std::vector<int> model = numbers(3000, 0);
        Rows rows(model);
        for (int i = 0; i < 3000; ++i)
            replaceIn(rows, model, 1500, 0, {-i});
        QVERIFY(isSame(rows, model));
    }

    void appendedRowsComeLast()
    {
        Rows rows;
        for (int i = 0; i < 2500; ++i)
            rows.append(i);
        QVERIFY(isSame(rows, numbers(2500, 0)));
        QVERIFY(rows.slice(1000, 100) == numbers(100, 1000));
    }

    void copiesShareUntilOneChanges()
    {
        const Rows before(numbers(5000, 0));
        Rows after = before;
        QVERIFY(&after[4000] == &before[4000]); // shared, not copied
        after.replace(10, 1, {-1});
        QVERIFY(&after[4000] == &before[4000]); // the other chunks still are
        QCOMPARE(before[10], 10);
        QCOMPARE(after[10], -1);
        QVERIFY(after != before);
        after.replace(10, 1, {10});
        QVERIFY(after == before); // equal content, other chunks
    }

    void tablesOfOtherChunksButEqualRowsAreEqual()
    {
        const std::vector<int> content = numbers(3000, 0);
        Rows grown;
        for (const int n : content)
            grown.replace(grown.size(), 0, {n});
        Rows cut(numbers(4000, 0));
        cut.replace(3000, 1000, {});
        QVERIFY(grown == Rows(content));
        QVERIFY(cut == Rows(content));
        QVERIFY(Rows() == Rows(std::vector<int>()));
    }
};

QTEST_GUILESS_MAIN(TestSharedRows)
#include "tst_shared_rows.moc"
