// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_summary.h"
#include "core/io/campaign/campaign_file.h"
#include "core/tables/campaign_tables.h"

#include <QtTest>

#include <cmath>

using namespace contraflow;

namespace {

using Figure = CampaignFigure;

/** Eight patterns on each of two networks: tasks 0 to 7 and 8 to 15. */
const char* const kCampaign = "campaign: 1\n"
                              "networks:\n"
                              "  - {name: old, topology: star, nodes: 12, price: 100 EUR}\n"
                              "  - {name: new, topology: star, nodes: 12, price: 200 EUR, replaces: old}\n"
                              "workloads:\n"
                              "  - {name: random, pattern: random, nodes: [6, 12], degree: 1, seeds: 1..4}\n"
                              "models: [max-min]\n";

constexpr std::uint64_t kPatterns = 8;

std::shared_ptr<const CampaignInputs> inputsOf(const std::string& text)
{
    IssueList issues;
    auto inputs = prepareCampaign(parseCampaign(text)->plan, {}, issues);
    if (!inputs)
        qFatal("%s", issues.front().text.c_str());
    return inputs;
}

CampaignResult resultOf(std::uint64_t task, double makespan)
{
    CampaignResult result;
    result.task = task;
    result.figures[Figure::nodes] = task % kPatterns < 4 ? 6 : 12;
    result.figures[Figure::degree] = 1;
    result.figures[Figure::messages] = 5;
    result.figures[Figure::makespan] = makespan;
    result.figures[Figure::makespanAlone] = makespan / 2;
    result.figures[Figure::mean] = makespan / 3;
    return result;
}

CampaignSummary summaryOf(const std::shared_ptr<const CampaignInputs>& inputs,
                          const std::vector<CampaignResult>& results)
{
    const auto summary = campaignSummary(*inputs, [&](std::uint64_t task) {
        const auto found =
            std::find_if(results.begin(), results.end(), [&](const auto& each) { return each.task == task; });
        return Result(found == results.end() ? std::nullopt : std::optional(*found));
    });
    return summary.value();
}

/** Makespans of the new network over those of the old one, pattern by pattern. */
CampaignSummary summaryOfRatios(const std::vector<double>& ratios)
{
    std::vector<CampaignResult> results;
    for (std::uint64_t i = 0; i < ratios.size(); ++i) {
        const auto old = static_cast<double>(1 + i);
        results.push_back(resultOf(i, old));
        results.push_back(resultOf(kPatterns + i, old * ratios[i]));
    }
    return summaryOf(inputsOf(kCampaign), results);
}

double cellOf(const Table& table, std::size_t row, const char* key)
{
    const TableCell cell = table.cell(row, columnWithKey(table, key));
    return cell.number() ? *cell.number() : std::nan("");
}

bool hasNote(const std::vector<std::string>& notes, const char* part)
{
    return std::any_of(notes.begin(), notes.end(),
                       [&](const std::string& note) { return note.find(part) != std::string::npos; });
}

} // namespace

class TestCampaignSummary : public QObject
{
    Q_OBJECT

private slots:
    void networksAreComparedOverPatternsThatAllHave()
    {
        // The new network lacks the patterns that take long.
        std::vector<CampaignResult> results;
        for (std::uint64_t i = 0; i < kPatterns; ++i)
            results.push_back(resultOf(i, static_cast<double>(1 + i)));
        for (std::uint64_t i = 0; i < 4; ++i)
            results.push_back(resultOf(kPatterns + i, static_cast<double>(1 + i)));
        const CampaignSummary summary = summaryOf(inputsOf(kCampaign), results);
        QCOMPARE(summary.comparison.groups.size(), std::size_t{1});
        const CandidateGroup& group = summary.comparison.groups.front();
        QCOMPARE(group.candidates[0].figures.makespan, 2.5);
        QCOMPARE(group.candidates[1].figures.makespan, 2.5);
        QCOMPARE(group.candidates[1].verdict, TimeVerdict::equal);
        QVERIFY(hasNote(group.notes, "over 4 patterns of 8"));
        QCOMPARE(summary.regressions.front().patterns, std::size_t{4});
        QVERIFY(summary.regressions.front().verdict == CampaignRegression::Verdict::same);
        // Runs are of all that there is.
        QCOMPARE(summary.runs.size(), std::size_t{3});
    }

    void networksWithoutASharedPatternAreSaid()
    {
        const CampaignSummary summary =
            summaryOf(inputsOf(kCampaign), {resultOf(0, 1), resultOf(kPatterns + 1, 1)});
        QVERIFY(summary.comparison.groups.empty());
        QVERIFY(summary.regressions.empty());
        QVERIFY(hasNote(summary.notes, "there is no pattern for which all networks have results"));
    }

    void aPatternWithoutMessagesCountsNowhere()
    {
        std::vector<CampaignResult> results;
        for (std::uint64_t task = 0; task < 2 * kPatterns; ++task)
            results.push_back(resultOf(task, 2));
        for (const std::uint64_t task : {std::uint64_t{0}, kPatterns}) {
            results[task].figures[Figure::messages] = 0;
            results[task].figures[Figure::makespan] = 0;
            results[task].figures[Figure::slowdown] = 1;
        }
        const CampaignSummary summary = summaryOf(inputsOf(kCampaign), results);
        QCOMPARE(summary.runs.front().patterns, std::size_t{3});
        QCOMPARE(summary.runs.front().makespan.mean, 2.0);
        QCOMPARE(summary.comparison.groups.front().candidates[0].figures.makespan, 2.0);
        QCOMPARE(summary.regressions.front().patterns, std::size_t{7});
        QVERIFY(hasNote(summary.notes, "2 results are of patterns that drew no message"));
    }

    void networksAndRegressionsSayTheSame()
    {
        const CampaignSummary open = summaryOfRatios({0.5, 1.4, 0.9, 1.3, 0.7, 1.2});
        QVERIFY(open.regressions.front().verdict == CampaignRegression::Verdict::tooClose);
        QCOMPARE(open.comparison.groups.front().candidates[1].verdict, TimeVerdict::tooClose);
        const CampaignSummary faster = summaryOfRatios({0.5, 0.6, 0.55, 0.5, 0.52, 0.61});
        QVERIFY(faster.regressions.front().verdict == CampaignRegression::Verdict::faster);
        QCOMPARE(faster.comparison.groups.front().candidates[1].verdict, TimeVerdict::faster);
        QCOMPARE(faster.comparison.groups.front().candidates[1].rank, std::size_t{1});
    }

    void onePatternHasNoInterval()
    {
        const CampaignSummary one = summaryOfRatios({0.9});
        const CampaignRegression& row = one.regressions.front();
        QVERIFY(row.verdict == CampaignRegression::Verdict::onePattern && !row.low && !row.high);
        QCOMPARE(regressionWord(row.verdict), std::string_view("one pattern"));
        const CandidateGroup& group = one.comparison.groups.front();
        QCOMPARE(group.candidates[1].verdict, TimeVerdict::faster);
        QVERIFY(hasNote(group.notes, "over 1 pattern, so that there is no interval"));
    }

    void theMakespanAloneIsCarriedOver()
    {
        const Table table = campaignTable(summaryOfRatios({0.9, 0.8}), CampaignView::networks);
        QCOMPARE(cellOf(table, 1, "makespan_slowdown"), 2.0);
    }

    void whatIsNotRecordedStaysEmptyAndIsSaid()
    {
        const std::string text =
            std::string(kCampaign) + "reference: max-min\nrecord: [makespan_s, compared]\n";
        std::vector<CampaignResult> results;
        for (const std::uint64_t task : {std::uint64_t{0}, std::uint64_t{1}, kPatterns, kPatterns + 1}) {
            CampaignResult result = resultOf(task, 1);
            result.figures[Figure::makespanAlone] = result.figures[Figure::mean] = std::nan("");
            result.figures[Figure::compared] = 5;
            results.push_back(result);
        }
        const CampaignSummary summary = summaryOf(inputsOf(text), results);
        const Table networks = campaignTable(summary, CampaignView::networks);
        for (const char* key : {"p95_s", "mean_s", "slowdown", "makespan_slowdown"})
            QVERIFY2(std::isnan(cellOf(networks, 0, key)), key);
        QCOMPARE(cellOf(networks, 0, "messages"), 10.0);
        QCOMPARE(campaignTable(summary, CampaignView::errors).rowCount(), std::size_t{0});
        QVERIFY(hasNote(summary.notes, "'p95_s'"));
        QVERIFY(hasNote(summary.notes, "errors need 'compared', 'abs_err_pct' and 'abs_err_sd_pct'"));
        QVERIFY(unrecordedText(*inputsOf(kCampaign)).empty());
    }

    void errorsSayWhatTheyAreAgainst()
    {
        const std::string text = std::string(kCampaign) + "reference: max-min\n";
        CampaignResult result = resultOf(0, 1);
        result.figures[Figure::compared] = 5;
        result.figures[Figure::absoluteError] = 7;
        result.figures[Figure::errorSpread] = 1;
        const CampaignSummary summary = summaryOf(inputsOf(text), {result});
        const Table errors = campaignTable(summary, CampaignView::errors);
        const std::size_t set = columnWithKey(errors, "set");
        QCOMPARE(errors.columns()[set].title, std::string("Errors of"));
        QCOMPARE(*errors.cell(0, set).text(), std::string("random, old against max-min (reference)"));
    }
};

QTEST_GUILESS_MAIN(TestCampaignSummary)
#include "tst_campaign_summary.moc"
