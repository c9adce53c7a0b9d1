// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/recipes/project_recipe.h"
#include "core/tables/results_table.h"
#include "tests/support/random_cases.h"

#include <QTest>

using namespace contraflow;

namespace {

/** So many messages of random sizes to one node: all have a rate of their own in every step until they end.
 */
std::shared_ptr<const Prediction> incast(const Project& project)
{
    return std::make_shared<const Prediction>(predict(project, 0, "max-min").value());
}

Project incastProject(std::uint64_t senders)
{
    ProjectRecipe recipe;
    recipe.platform.topology = RackTopology{1, senders + 1};
    recipe.workload.emplace();
    recipe.workload->pattern = Pattern::incast;
    recipe.workload->size = {quantity(Dimension::size, 10, "MB"), quantity(Dimension::size, 1000, "MB")};
    return makeProject(recipe).value();
}

/** The rates over time of the first message. */
TableCell ratesOf(const Project& project, const std::shared_ptr<const Prediction>& prediction)
{
    const Table table = resultsTable(project, prediction, MeasuredTimes::of(project, 0));
    for (std::size_t c = 0; c < table.columns().size(); ++c)
        if (table.columns()[c].key == "rates")
            return table.cell(0, c);
    return {};
}

} // namespace

class TestResultsTable : public QObject
{
    Q_OBJECT

private slots:
    void segmentsAreCountedAsTheyAreListed()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Random random(seed);
            const Project project = test::randomCase(random);
            for (const char* kind : {"max-min", "asymmetric", "asymmetric-published"}) {
                const Prediction prediction = predict(project, 0, kind).value();
                std::size_t listed = 0;
                for (std::size_t i = 0; i < prediction.timeline.messages.size(); ++i)
                    if (prediction.timeline.messages[i].steps() > 0)
                        listed += prediction.timeline.segments(i).size();
                QCOMPARE(prediction.timeline.segmentCount(), listed);
            }
        }
    }

    /** Messages × steps would make a file of gigabytes of what a few kilobytes say. */
    void ratesOfMoreThanAMillionStepsAreLeftOut()
    {
        const Project few = incastProject(50);
        const auto small = incast(few);
        QVERIFY(!ratesOf(few, small).isEmpty());
        const Project many = incastProject(1500);
        const auto large = incast(many);
        QVERIFY(large->timeline.hasAllSegments);
        QVERIFY(large->timeline.segmentCount() > 1'000'000);
        QVERIFY(ratesOf(many, large).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestResultsTable)
#include "tst_results_table.moc"
