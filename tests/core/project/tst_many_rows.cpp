// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/project/formulas.h"
#include "core/project/many_rows.h"
#include "tests/support/builders.h"

#include <QTest>

using namespace contraflow;

namespace {

const TableRef kMessages{TableKind::messages, 0};

Project withMessages(std::size_t count)
{
    Project project = test::tableOne();
    std::vector<MessageRow> rows;
    for (std::size_t i = 0; i < count; ++i)
        rows.push_back(test::message("m" + std::to_string(i), "X1", "X2", 1));
    Workload workload = project.workloads[0];
    workload.messages = std::move(rows);
    project.workloads.replace(0, 1, {std::move(workload)});
    return project;
}

const SharedRows<MessageRow>& rowsOf(const Project& project)
{
    return project.workloads[0].messages;
}

std::vector<MessageRow> listOf(const Project& project)
{
    return rowsOf(project).slice(0, rowsOf(project).size());
}

/** Applies the changes, compares the rows and takes them back. */
bool leadsTo(const Project& before, std::vector<Change> changes, const std::vector<MessageRow>& expected)
{
    Project project = before;
    const Result<Edit> inverse = applyEdit(project, {"", std::move(changes)});
    if (!inverse || listOf(project) != expected)
        return false;
    return applyEdit(project, *inverse) && project == before;
}

/** Ascending and disjoint spans of a table with so many rows. */
std::vector<RowSpan> randomSpans(Random& random, std::size_t rows)
{
    std::vector<RowSpan> spans;
    const std::size_t gap = 2 + random.below(40);
    for (std::size_t at = random.below(gap); at < rows; at += 1 + random.below(gap)) {
        const std::size_t count = std::min(1 + random.below(4), rows - at);
        spans.push_back({at, count});
        at += count;
    }
    return spans;
}

} // namespace

class ManyRowsTest : public QObject
{
    Q_OBJECT

private slots:
    void scatteredRowsAreRemovedAsIfOneByOne()
    {
        Random random(1);
        for (int round = 0; round < 30; ++round) {
            const Project project = withMessages(1 + random.below(5'000));
            const std::vector<RowSpan> spans = randomSpans(random, rowsOf(project).size());
            std::vector<MessageRow> expected = listOf(project);
            for (auto span = spans.rbegin(); span != spans.rend(); ++span) {
                const auto from = expected.begin() + static_cast<std::ptrdiff_t>(span->first);
                expected.erase(from, from + static_cast<std::ptrdiff_t>(span->count));
            }
            std::vector<Change> changes;
            appendRemovals(changes, kMessages, rowsOf(project), spans);
            QVERIFY(changes.size() <= kMaxRuns);
            QVERIFY(leadsTo(project, std::move(changes), expected));
        }
    }

    void scatteredRowsAreRewrittenInPlace()
    {
        Random random(2);
        for (int round = 0; round < 30; ++round) {
            const Project project = withMessages(1 + random.below(5'000));
            std::vector<MessageRow> expected = listOf(project);
            std::vector<Change> changes;
            {
                RowRewriting<MessageRow> rewriting(kMessages, rowsOf(project), changes);
                for (const RowSpan& span : randomSpans(random, rowsOf(project).size())) {
                    for (std::size_t row = span.first; row < span.first + span.count; ++row) {
                        expected[row].id = expected[row].id + "'";
                        rewriting.set(row, expected[row]);
                    }
                }
            }
            QVERIFY(changes.size() <= kMaxRuns);
            for (const Change& change : changes)
                QCOMPARE(rowCount(std::get<ReplaceRows>(change).rows), std::get<ReplaceRows>(change).removed);
            QVERIFY(leadsTo(project, std::move(changes), expected));
        }
    }

    void scatteredBlocksAreInsertedAtTheirPlaces()
    {
        Random random(3);
        for (int round = 0; round < 30; ++round) {
            const Project project = withMessages(1 + random.below(5'000));
            std::vector<MessageRow> expected = listOf(project);
            std::vector<std::size_t> places;
            std::vector<std::vector<MessageRow>> blocks;
            for (const RowSpan& span : randomSpans(random, rowsOf(project).size())) {
                places.push_back(span.first);
                blocks.push_back(rowsOf(project).slice(span.first, span.count));
            }
            for (std::size_t i = places.size(); i-- > 0;)
                expected.insert(expected.begin() + static_cast<std::ptrdiff_t>(places[i]), blocks[i].begin(),
                                blocks[i].end());
            std::vector<Change> changes;
            appendInsertions(changes, kMessages, rowsOf(project), places, std::move(blocks));
            QVERIFY(changes.size() <= kMaxRuns);
            QVERIFY(leadsTo(project, std::move(changes), expected));
        }
    }

    void aTableThatIsHalfFormulasIsRecalculatedInOneChange()
    {
        Project before = withMessages(4'000);
        before.parameters.append({"N", "1 MB"});
        std::vector<MessageRow> rows = listOf(before);
        for (std::size_t i = 0; i < rows.size(); i += 2)
            rows[i].size = QuantityCell::rejectedAs("=2*N");
        QVERIFY(applyEdit(before, {"", {ReplaceRows{kMessages, 0, rows.size(), std::move(rows)}}}));
        (void)recalculate(Project(), before);
        QCOMPARE(rowsOf(before)[0].size.value().value, 2e6);
        Project project = before;
        const std::size_t row = project.parameters.size() - 1;
        QVERIFY(applyEdit(project, {"",
                                    {ReplaceRows{TableRef{TableKind::parameters, 0}, row, 1,
                                                 std::vector<ParameterRow>{{"N", "3 MB"}}}}}));
        std::vector<Change> changes = recalculation(before, project);
        QCOMPARE(changes.size(), 1U);
        QVERIFY(applyEdit(project, {"", std::move(changes)}));
        for (std::size_t i = 0; i < 4'000; ++i)
            QCOMPARE(rowsOf(project)[i].size.value().value, i % 2 == 0 ? 6e6 : 1e6);
    }
};

QTEST_GUILESS_MAIN(ManyRowsTest)
#include "tst_many_rows.moc"
