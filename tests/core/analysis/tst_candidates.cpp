// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/candidate_comparison.h"
#include "core/analysis/candidates/candidate_text.h"
#include "core/analysis/error_statistics.h"
#include "core/base/tolerance.h"
#include "core/project/calibration_record.h"
#include "tests/support/builders.h"
#include "tests/support/measured_projects.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <cmath>
#include <numbers>

using namespace contraflow;

namespace {

struct Offer
{
    std::string name;
    double mbit = 940;
    std::string price;
};

/** Table I on networks with backbones of these speeds and these prices. */
Project offers(const std::vector<Offer>& list, const std::string& kind = "max-min")
{
    Project project = test::tableOne(kind);
    const Platform first = project.platforms[0];
    const Scenario scenario = project.scenarios[0];
    std::vector<Platform> platforms;
    std::vector<Scenario> scenarios;
    for (const Offer& offer : list) {
        Platform platform = first;
        platform.name = offer.name;
        platform.price = offer.price;
        platform.nodes = SharedRows<NodeRow>{test::nodes("X[1-3]", "torX", offer.mbit),
                                             test::nodes("Y[1-3]", "torY", offer.mbit)};
        platform.links = SharedRows<LinkRow>{test::link("backbone", "torX", "torY", offer.mbit)};
        platforms.push_back(platform);
        Scenario s = scenario;
        s.name = s.platform = offer.name;
        scenarios.push_back(s);
    }
    project.platforms = std::move(platforms);
    project.scenarios = std::move(scenarios);
    return project;
}

CandidateComparison compared(const Project& project, const CandidateRequest& request = {},
                             std::size_t threads = 2)
{
    BatchOptions options;
    options.threads = threads;
    Result<CandidateComparison> result = compareCandidates(project, request, options);
    if (!result)
        qFatal("%s", result.error().message.c_str());
    return std::move(*result);
}

/** A measured pattern of one message over one link, which took `ratio` times what max-min says. */
void addMeasured(Project& project, const std::string& name, double ratio)
{
    Workload workload;
    workload.name = name;
    workload.messages = SharedRows<MessageRow>{test::message("m", "X1", "Y1", 100)};
    Scenario scenario = project.scenarios[0];
    scenario.name = name;
    scenario.workload = name;
    scenario.mapping.clear();
    const NodeRow& row = project.platforms[0].nodes[0];
    TimeRow time;
    time.message = "m";
    time.mean = quantity(Dimension::duration, ratio * 1e8 / row.bandwidth.value().value, "s");
    Measurement measurement;
    measurement.name = name;
    measurement.scenario = name;
    measurement.times = SharedRows<TimeRow>{time};
    project.workloads.append(workload);
    project.scenarios.append(scenario);
    project.measurements.append(measurement);
}

/** Judged candidates with these makespans and prices; `halfWidth` is that of all makespans' logarithms. */
CandidateGroup evaluated(const std::vector<std::pair<double, std::string>>& list, double halfWidth = 0)
{
    CandidateGroup group;
    for (const auto& [seconds, price] : list) {
        Candidate candidate;
        candidate.label = candidate.name = candidate.platform =
            std::string(1, "abcdefgh"[group.candidates.size()]);
        candidate.model = candidate.label;
        candidate.figures.makespan = seconds;
        if (!price.empty())
            candidate.price.price = *parsePrice(price);
        else
            candidate.price.missing = "it has none";
        if (halfWidth > 0) {
            candidate.accuracy.origin = ModelAccuracy::Origin::measurements;
            candidate.accuracy.makespan.halfWidth = halfWidth;
        }
        group.candidates.push_back(std::move(candidate));
    }
    group.reference = 0;
    evaluate(group);
    return group;
}

bool hasNote(const CandidateGroup& group, const std::string& text)
{
    for (const std::string& note : group.notes)
        if (note.find(text) != std::string::npos)
            return true;
    return false;
}

} // namespace

class TestCandidates : public QObject
{
    Q_OBJECT

private slots:
    void figuresAreThoseOfTheTimes()
    {
        const Project project = test::tableOne("max-min");
        const CandidateComparison comparison = compared(project);
        const TimeFigures& figures = comparison.groups[0].candidates[0].figures;
        const Result<Prediction> prediction = predict(project, 0);
        const Result<Prediction> alone = predict(project, 0, "hockney");
        double mean = 0;
        double slowdown = 0;
        double longest = 0;
        for (std::size_t i = 0; i < 5; ++i) {
            const double time = prediction->timeline.messages[i].time();
            mean += time / 5;
            slowdown += time / alone->timeline.messages[i].time() / 5;
            longest = std::max(longest, time);
        }
        QCOMPARE(figures.makespan, prediction->timeline.makespan());
        QVERIFY(nearlyEqual(figures.mean, mean));
        QVERIFY(nearlyEqual(figures.slowdown, slowdown));
        QCOMPARE(figures.percentile95, longest);
        QVERIFY(nearlyEqual(figures.makespanAlone, alone->timeline.makespan()));
        // The backbone towards Y carries e1, e3 and e4: 50 MB.
        QCOMPARE(figures.busiest->channel, std::string("backbone torX → torY"));
        QVERIFY(nearlyEqual(figures.busiest->load, 50e6 / 117.5e6 / figures.makespan));
        QCOMPARE(figures.worst->channel, std::string("backbone torX → torY"));
    }

    void slowdownsAgreeWithHockneyOnRandomCases()
    {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            Random random(seed);
            const Project project = test::randomCase(random);
            const Result<Prediction> alone = predict(project, 0, "hockney");
            const Candidate candidate = compared(project).groups[0].candidates[0];
            QVERIFY(nearlyEqual(candidate.figures.makespanAlone, alone->timeline.makespan()));
            QVERIFY(candidate.figures.slowdown >= 1 - 1e-9);
            QVERIFY(!candidate.figures.busiest || candidate.figures.busiest->load <= 1 + 1e-9);
        }
    }

    void percentilesAreTimesThatSomeMessageTakes()
    {
        std::vector<double> values;
        for (int i = 1; i <= 100; ++i)
            values.push_back(101 - i);
        QCOMPARE(percentile95(values), 95.0);
        QCOMPARE(percentile95({3}), 3.0);
        QCOMPARE(percentile95({}), 0.0);
    }

    void aCandidateEqualsItself()
    {
        for (const char* kind : {"max-min", "asymmetric", "window"}) {
            const CandidateGroup group = compared(offers({{"a"}, {"b"}}, kind)).groups[0];
            QCOMPARE(group.candidates[0].verdict, TimeVerdict::reference);
            QCOMPARE(group.candidates[1].verdict, TimeVerdict::equal);
            QCOMPARE(group.candidates[0].rank, std::size_t(1));
            QCOMPARE(group.candidates[1].rank, std::size_t(1));
            QCOMPARE(verdictText(group.candidates[1]), std::string("equally fast"));
        }
    }

    void scenariosAreGroupedByWorkloadAndHeldAgainstTheReference()
    {
        Project project = offers({{"slow", 940}, {"fast", 9400}});
        addMeasured(project, "other", 1);
        project.measurements = {};
        const CandidateComparison comparison = compared(project, {{}, {}, 1});
        QCOMPARE(comparison.groups.size(), std::size_t(2));
        const CandidateGroup& group = comparison.groups[0];
        QCOMPARE(group.reference, std::optional<std::size_t>(1));
        QCOMPARE(group.candidates[0].verdict, TimeVerdict::slower);
        QVERIFY(nearlyEqual(group.candidates[0].differencePercent, 900));
        QCOMPARE(group.candidates[0].rank, std::size_t(2));
        QCOMPARE(summaryText(group), std::string("fast is the fastest."));
        QCOMPARE(comparison.groups[1].reference, std::optional<std::size_t>(0));
        QVERIFY(hasNote(group, "no error bars for model"));
        QVERIFY(!group.candidates[0].bars);
    }

    void failedCandidatesStayWithTheReason()
    {
        Project project = offers({{"good", 940}, {"bad", 940}});
        Scenario broken = project.scenarios[1];
        broken.platform = "nowhere";
        project.scenarios.replace(1, 1, {broken});
        const CandidateGroup group = compared(project, {{}, {}, 1}).groups[0];
        QVERIFY(group.candidates[1].failure);
        QVERIFY(group.candidates[1].failure->message.find("nowhere") != std::string::npos);
        QCOMPARE(group.candidates[0].verdict, TimeVerdict::unknown);
        QCOMPARE(group.candidates[0].rank, std::size_t(0)); // of those that ran only
        QVERIFY(hasNote(group, "the reference bad has no prediction"));
    }

    void errorBarsAreStudentsIntervalOfOneMorePattern()
    {
        Project project = offers({{"slow", 940}, {"fast", 1200}});
        for (const double ratio : {1.1, 1.2, 1.4})
            addMeasured(project, "measured " + std::to_string(ratio), ratio);
        const CandidateGroup group = compared(project, {{0, 1}, {}, {}}).groups[0];
        const double logs[] = {std::log(1.1), std::log(1.2), std::log(1.4)};
        const double mean = (logs[0] + logs[1] + logs[2]) / 3;
        double squares = 0;
        for (const double log : logs)
            squares += (log - mean) * (log - mean);
        const double half = studentQuantile(2) * std::sqrt(squares / 2) * std::sqrt(1 + 1.0 / 3);
        const Candidate& fast = group.candidates[1];
        QCOMPARE(fast.accuracy.origin, ModelAccuracy::Origin::measurements);
        QCOMPARE(fast.accuracy.patterns, std::size_t(3));
        QVERIFY(nearlyEqual(fast.bars->makespan.low, fast.figures.makespan * std::exp(mean - half), 1e-9));
        QVERIFY(nearlyEqual(fast.bars->mean.high, fast.figures.mean * std::exp(mean + half), 1e-9));
        QCOMPARE(fast.verdict, TimeVerdict::tooClose); // 28 % faster, and the ranges are wider
        QCOMPARE(verdictText(fast), std::string("too close to call"));
        QCOMPARE(rankText(fast), std::string("1 (1 to 2)"));
        QVERIFY(!fast.pricePerSecondSaved);
        QVERIFY(hasNote(group, "3 measured patterns"));
    }

    void narrowErrorsTellCandidatesApart()
    {
        Project project = offers({{"slow", 940}, {"fast", 1200}});
        for (const double ratio : {1.1, 1.101, 1.102})
            addMeasured(project, "measured " + std::to_string(ratio), ratio);
        const CandidateGroup group = compared(project, {{0, 1}, {}, {}}).groups[0];
        QCOMPARE(group.candidates[1].verdict, TimeVerdict::faster);
        QCOMPARE(rankText(group.candidates[1]), std::string("1"));
        QCOMPARE(rankText(group.candidates[0]), std::string("2"));
    }

    void calibrationsGiveErrorBarsWhereNothingWasMeasured()
    {
        Project project = offers({{"a", 940}, {"b", 970}});
        Model model = project.models[0];
        CalibrationRecord record;
        record.errorPercent = 4;
        record.leftOutFolds = 6;
        setCalibration(model, record);
        project.models.replace(0, 1, {model});
        const CandidateGroup group = compared(project).groups[0];
        const Candidate& b = group.candidates[1];
        QCOMPARE(b.accuracy.origin, ModelAccuracy::Origin::calibration);
        const double half = 1.959963984540054 * 0.04 * std::sqrt(std::numbers::pi / 2);
        QVERIFY(nearlyEqual(b.bars->makespan.high, b.figures.makespan * std::exp(half)));
        QCOMPARE(b.verdict, TimeVerdict::tooClose);
    }

    void measuredRatiosOfAModelsOwnTimesCoverNewPatterns()
    {
        // Patterns with times of the model and 3 % noise: each lies in the range made of the others.
        Model model;
        model.name = model.kind = "max-min";
        const Project project = test::withMeasuredTimes(
            test::campaign("measured/patterns-F.csv", test::kMeasuredCluster), model, 0.03);
        const Result<std::vector<ModelAccuracy>> all = modelAccuracies(project, {"max-min"});
        QVERIFY(all.has_value());
        QVERIFY(all->front().patterns > 10);
        QVERIFY(all->front().makespan.halfWidth > 0.01 && all->front().makespan.halfWidth < 0.2);
        QVERIFY(std::abs(all->front().mean.centre) < 0.01);
    }

    void aSavedSecondHasAPrice()
    {
        const CandidateGroup group =
            evaluated({{10, "1000 EUR"}, {6, "1800 EUR"}, {5, "900 EUR"}, {12, "10 EUR"}});
        QCOMPARE(*group.candidates[1].pricePerSecondSaved, 200.0);
        QCOMPARE(*group.candidates[2].pricePerSecondSaved, -20.0);
        QVERIFY(!group.candidates[3].pricePerSecondSaved);
        QVERIFY(!group.candidates[0].pricePerSecondSaved);
    }

    void ratiosSayHowManyTimesAsFastOrAsLong()
    {
        const CandidateGroup group = evaluated({{34, ""}, {1, ""}, {71.4, ""}, {33.8, ""}, {33.98, ""}});
        QCOMPARE(verdictText(group.candidates[1]), std::string("34 times as fast"));
        QCOMPARE(verdictText(group.candidates[2]), std::string("2.1 times as long"));
        QCOMPARE(verdictText(group.candidates[3]), std::string("1.006 times as fast"));
        QCOMPARE(verdictText(group.candidates[4]), std::string("equally fast")); // 0.06 %
    }

    void dominatedCandidatesNameTheirRival()
    {
        const CandidateGroup group =
            evaluated({{10, "1000 EUR"}, {6, "1800 EUR"}, {7, "1900 EUR"}, {6, "1800 EUR"}});
        QCOMPARE(group.candidates[0].pareto, ParetoPlace::front);
        QCOMPARE(group.candidates[1].pareto, ParetoPlace::front);
        QCOMPARE(group.candidates[2].pareto, ParetoPlace::dominated);
        QCOMPARE(group.candidates[2].rival, std::optional<std::size_t>(1));
        QCOMPARE(group.candidates[3].pareto, ParetoPlace::front); // equal to b in both: neither is better
        const CandidateGroup open = evaluated({{10, "1000 EUR"}, {12, "1800 EUR"}, {5, ""}});
        for (const Candidate& candidate : open.candidates)
            QCOMPARE(candidate.pareto, ParetoPlace::unknown); // c may be as cheap
        QVERIFY(hasNote(open, "'c' has no price"));
    }

    void theFrontSaysWhereTheErrorsBlurIt()
    {
        const CandidateGroup group = evaluated({{10, "1000 EUR"}, {9.8, "2000 EUR"}, {5, "3000 EUR"}}, 0.05);
        QCOMPARE(group.candidates[1].pareto, ParetoPlace::closeFront);
        QCOMPARE(group.candidates[1].rival, std::optional<std::size_t>(0));
        QVERIFY(paretoText(group, group.candidates[1]).find("too close to call") != std::string::npos);
        QCOMPARE(group.candidates[2].pareto, ParetoPlace::front);
        QCOMPARE(rankText(group.candidates[2]), std::string("1"));
        QCOMPARE(rankText(group.candidates[1]), std::string("2 (2 to 3)"));
    }

    void theFrontIsWhatNobodyDominates()
    {
        Random random(5);
        for (int round = 0; round < 200; ++round) {
            std::vector<std::pair<double, std::string>> list;
            for (std::uint64_t i = 0; i < 2 + random.below(6); ++i)
                list.emplace_back(static_cast<double>(1 + random.below(5)),
                                  std::to_string(1 + random.below(5)) + " EUR");
            const CandidateGroup group = evaluated(list);
            for (std::size_t a = 0; a < list.size(); ++a) {
                bool isDominated = false;
                for (std::size_t b = 0; b < list.size(); ++b) {
                    const double price = group.candidates[a].price.price->amount;
                    const double other = group.candidates[b].price.price->amount;
                    isDominated = isDominated || (list[b].first <= list[a].first && other <= price &&
                                                  (list[b].first < list[a].first || other < price));
                }
                QCOMPARE(group.candidates[a].pareto,
                         isDominated ? ParetoPlace::dominated : ParetoPlace::front);
            }
        }
    }

    void currenciesAreNotMixed()
    {
        const CandidateGroup group = evaluated({{10, "1000 EUR"}, {6, "1800 USD"}});
        QVERIFY(group.currency.empty());
        QVERIFY(hasNote(group, "prices are in EUR and USD"));
        QVERIFY(!group.candidates[1].pricePerSecondSaved);
        for (const Candidate& candidate : group.candidates)
            QCOMPARE(candidate.pareto, ParetoPlace::unknown);
        QCOMPARE(group.candidates[1].verdict, TimeVerdict::faster); // times still are compared
    }

    void modelsReplaceThoseOfTheScenarios()
    {
        const CandidateComparison comparison =
            compared(test::tableOne("asymmetric"), {{}, {"max-min", "hockney"}, {}});
        const CandidateGroup& group = comparison.groups[0];
        QCOMPARE(group.candidates.size(), std::size_t(2));
        QCOMPARE(group.candidates[1].label, std::string("copper (hockney)"));
        QCOMPARE(group.candidates[1].rank, std::size_t(1));
    }

    void theResultDoesNotDependOnThreads()
    {
        Project project = offers({{"a", 940}, {"b", 1200}, {"c", 3000}});
        for (const double ratio : {1.1, 1.2, 1.4})
            addMeasured(project, "measured " + std::to_string(ratio), ratio);
        const CandidateComparison one = compared(project, {}, 1);
        const CandidateComparison many = compared(project, {}, 7);
        QCOMPARE(one.groups.size(), many.groups.size());
        for (std::size_t g = 0; g < one.groups.size(); ++g)
            for (std::size_t c = 0; c < one.groups[g].candidates.size(); ++c) {
                QCOMPARE(one.groups[g].candidates[c].figures.makespan,
                         many.groups[g].candidates[c].figures.makespan);
                QVERIFY(one.groups[g].candidates[c].bars->mean == many.groups[g].candidates[c].bars->mean);
            }
    }

    void candidatesThatAreKnownAreNotPredictedAgain()
    {
        const Project project = test::tableOne();
        KnownFigures known;
        CandidateRequest request;
        request.known = &known;
        request.made.emplace(0, candidateOf(project, {}, predict(project, 0)));
        const CandidateComparison comparison = compared(project, request);
        QCOMPARE(known.runs(), std::size_t{0});
        const CandidateComparison anew = compared(project);
        QCOMPARE(comparison.groups[0].candidates[0].figures.makespan,
                 anew.groups[0].candidates[0].figures.makespan);
        QCOMPARE(comparison.issues.size(), anew.issues.size());
    }

    void comparisonsCanBeCancelled()
    {
        std::stop_source stop;
        stop.request_stop();
        BatchOptions options;
        options.run.stop = stop.get_token();
        const auto result = compareCandidates(test::tableOne(), {}, options);
        QVERIFY(!result);
        QCOMPARE(result.error().code, ErrorCode::cancelled);
    }
};

QTEST_GUILESS_MAIN(TestCandidates)
#include "tst_candidates.moc"
