// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/campaign/campaign_job.h"
#include "core/io/campaign/campaign_merge.h"
#include "core/io/campaign/campaign_run.h"
#include "core/io/project/project_file.h"
#include "core/io/text/sha256.h"
#include "core/tables/campaign_tables.h"
#include "core/tables/error_tables.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <cmath>

using namespace contraflow;

namespace {

const char* const kCampaign =
    "campaign: 1\n"
    "networks:\n"
    "  - {name: copper, topology: racks, racks: 2, nodes: 12, uplink: 940 Mbit/s, price: 100 EUR}\n"
    "  - {name: optical, topology: racks, racks: 2, nodes: 12, price: 150 EUR, replaces: copper}\n"
    "workloads:\n"
    "  - {name: random, pattern: random, nodes: [6, 12], degree: 1..3, seeds: 1..4, size: 10 MB}\n"
    "models: [max-min, asymmetric, window]\n"
    "reference: window\n";

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write");
}

std::unique_ptr<CampaignWork> workOf(const std::string& text)
{
    IssueList issues;
    auto inputs = prepareCampaign(parseCampaign(text)->plan, {}, issues);
    if (!inputs)
        qFatal("%s", issues.front().text.c_str());
    return std::make_unique<CampaignWork>(inputs);
}

std::string mergedText(const MergedResults& merged)
{
    std::string text;
    if (!merged.write([&](std::string_view piece) {
            text += piece;
            return Result<void>();
        }))
        qFatal("cannot merge");
    return text;
}

} // namespace

class TestCampaignResults : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_work = workOf(kCampaign);
    }

    void shardsGiveTheWholeInAnyOrderAndOnAnyThreads()
    {
        QCOMPARE(run("whole.csv").done, m_work->inputs->tasks.taskCount());
        const std::string whole = mergedText(merge({"whole.csv"}));
        for (std::uint64_t i = 1; i <= 3; ++i) {
            CampaignRunOptions options;
            options.shard = {i, 3};
            options.threads = i;
            run(("s" + std::to_string(i) + ".csv").c_str(), options);
        }
        QCOMPARE(mergedText(merge({"s3.csv", "s1.csv", "s2.csv"})), whole);
        // All into one file, as GNU parallel would.
        for (std::uint64_t i : {2, 3, 1}) {
            CampaignRunOptions options;
            options.shard = {i, 3};
            options.start = ResultsStart::resumed;
            run("one.csv", options);
        }
        const MergedResults one = merge({"one.csv"});
        QVERIFY(one.faults().isWhole());
        QCOMPARE(one.faults().doubled, std::uint64_t{0});
        QCOMPARE(mergedText(one), whole);
    }

    void whatIsThereIsKeptAndNothingIsDoneTwice()
    {
        run("r.csv");
        const Result<CampaignRunCounts> again = runCampaign(*m_work, file("r.csv"), {});
        QVERIFY(!again);
        QVERIFY(again.error().message.find("--resume goes on") != std::string::npos);
        const QByteArray before = contentOf(path("r.csv"));
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        QCOMPARE(run("r.csv", options).done, std::uint64_t{0});
        QCOMPARE(contentOf(path("r.csv")), before);
    }

    /** Killed at any byte: the next run works out what is missing, and the whole comes out. */
    void aFileCutAnywhereIsMadeWhole()
    {
        run("r.csv");
        const QByteArray whole = contentOf(path("r.csv"));
        const std::string merged = mergedText(merge({"r.csv"}));
        Random random(7);
        std::vector<qsizetype> cuts{0, 1, 5, whole.indexOf('\n'), whole.indexOf('\n') + 1, whole.size() - 1};
        for (int i = 0; i < 6; ++i)
            cuts.push_back(static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(whole.size()))));
        for (const qsizetype cut : cuts) {
            write(path("cut.csv"), whole.left(cut));
            CampaignRunOptions options;
            options.start = ResultsStart::resumed;
            run("cut.csv", options);
            const MergedResults again = merge({"cut.csv"});
            QVERIFY2(again.faults().isWhole(), qPrintable(QString::number(cut)));
            QCOMPARE(again.faults().doubled, std::uint64_t{0});
            QCOMPARE(mergedText(again), merged);
        }
    }

    void damagedLinesAreWorkedOutAgain()
    {
        run("r.csv");
        const QByteArray whole = contentOf(path("r.csv"));
        Random random(3);
        for (int i = 0; i < 20; ++i) {
            QByteArray broken = whole;
            const qsizetype first = whole.indexOf('\n') + 1;
            const auto at = first + static_cast<qsizetype>(
                                        random.below(static_cast<std::uint64_t>(whole.size() - first)));
            broken[at] = static_cast<char>(random.below(256));
            if (broken == whole)
                continue;
            write(path("broken.csv"), broken);
            const MergedResults damaged = merge({"broken.csv"});
            QVERIFY(damaged.faults().damaged >= 1);
            QVERIFY(damaged.faults().missing >= 1 && damaged.faults().missing <= 2);
            CampaignRunOptions options;
            options.start = ResultsStart::resumed;
            run("broken.csv", options);
            QVERIFY(merge({"broken.csv"}).faults().isWhole());
        }
    }

    void mergeNamesWhatIsMissingDoubleOrForeign()
    {
        run("r.csv");
        QList<QByteArray> lines = contentOf(path("r.csv")).trimmed().split('\n');
        const QByteArray heading = lines.takeFirst();
        std::sort(lines.begin(), lines.end(), [](const QByteArray& a, const QByteArray& b) {
            return a.left(a.indexOf(',')).toInt() < b.left(b.indexOf(',')).toInt();
        });
        const auto joined = [&](const QList<QByteArray>& some) {
            return heading + '\n' + some.join('\n') + '\n';
        };
        write(path("some.csv"), joined(lines.mid(0, 5) + lines.mid(6, 3) + lines.mid(12)));
        const MergedResults some = merge({"some.csv"});
        QCOMPARE(some.faults().missing, std::uint64_t{4});
        QCOMPARE(faultTexts(some.faults(), *m_work->inputs, "do this").front(),
                 std::string("4 of 144 tasks are missing: 6 and 10 to 12; do this"));
        QCOMPARE(faultTexts(some.faults(), *m_work->inputs).front(),
                 std::string("4 of 144 tasks are missing: 6 and 10 to 12"));
        QCOMPARE(some.shardsWithout(4), (std::vector<std::uint64_t>{2, 4}));

        write(path("more.csv"), joined(lines.mid(0, 20)));
        const MergedResults twice = merge({"r.csv", "more.csv"});
        QVERIFY(twice.faults().isWhole());
        QCOMPARE(twice.faults().doubled, std::uint64_t{20});

        const auto faster = workOf(QByteArray(kCampaign).replace("size: 10 MB", "size: 11 MB").toStdString());
        const Result<MergedResults> foreign = MergedResults::read(*faster, {file("r.csv")});
        QVERIFY(foreign);
        QCOMPARE(foreign->faults().foreign, std::uint64_t{144});
        QCOMPARE(foreign->count(), std::uint64_t{0});
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        // They are left aside, and everything is worked out.
        QVERIFY(QFile::copy(path("r.csv"), path("both.csv")));
        const auto resumed = runCampaign(*faster, file("both.csv"), options);
        QVERIFY(resumed);
        QCOMPARE(resumed->foreign, std::uint64_t{144});
        QCOMPARE(resumed->done, std::uint64_t{144});
        QVERIFY(countsText(*resumed).ends_with("144 results of other inputs left aside"));
        const Result<MergedResults> both = MergedResults::read(*faster, {file("both.csv")});
        QVERIFY(both && both->faults().isWhole());
        QCOMPARE(both->faults().foreign, std::uint64_t{144});
        QVERIFY(merge({"both.csv"}).faults().isWhole());

        // The same task with another makespan, and a right checksum.
        CampaignResult changed = parseResult(*m_work, lines.front().toStdString())->result;
        changed.figures[CampaignFigure::makespan] *= 2;
        write(path("other.csv"), heading + '\n' + QByteArray::fromStdString(resultLine(*m_work, changed)));
        const MergedResults different = merge({"r.csv", "other.csv"});
        QCOMPARE(different.faults().different, std::uint64_t{1});
        QVERIFY(!different.faults().isWhole());
    }

    void whatWasLeftOutIsKept()
    {
        run("r.csv");
        const QByteArray heading = contentOf(path("r.csv")).split('\n').first() + '\n';
        QVERIFY2(heading.endsWith(",problem,without,check\n"), heading);
        CampaignResult lacking;
        lacking.figures[CampaignFigure::messages] = 4;
        lacking.without = {"1 of 5 messages", "2 links"};
        const std::string line = resultLine(*m_work, lacking);
        const auto read = parseResult(*m_work, std::string_view(line).substr(0, line.size() - 1));
        QVERIFY(read && read->hasWithout);
        QVERIFY(read->result.without == lacking.without);
        QCOMPARE(withoutField(read->result), std::string("1 of 5 messages; 2 links"));
    }

    /** As an older version wrote them: without the column of what was left out. */
    void resultsOfBeforeAreRead()
    {
        run("r.csv");
        QByteArray old;
        for (QByteArray line : contentOf(path("r.csv")).split('\n')) {
            if (line.isEmpty())
                continue;
            line.truncate(line.lastIndexOf(','));
            if (old.isEmpty()) {
                old = line.left(line.lastIndexOf(',')) + ",check\n";
                continue;
            }
            line.truncate(line.lastIndexOf(','));
            old += line + ',' + QByteArray::fromStdString(sha256Text(line.toStdString())).left(8) + '\n';
        }
        write(path("old.csv"), old);
        const MergedResults merged = merge({"old.csv"});
        QVERIFY(merged.faults().isWhole());
        QCOMPARE(merged.faults().damaged, std::uint64_t{0});
        QCOMPARE(mergedText(merged), mergedText(merge({"r.csv"})));
        QCOMPARE(merge({"old.csv", "r.csv"}).faults().doubled, m_work->inputs->tasks.taskCount());
        // A line with a column more than the heading has would be none.
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        const auto resumed = runCampaign(*m_work, file("old.csv"), options);
        QVERIFY(!resumed);
        QVERIFY2(resumed.error().message.find("was begun by an older version") != std::string::npos,
                 resumed.error().message.c_str());
        QCOMPARE(contentOf(path("old.csv")), old);
    }

    /** With more seeds, a model in front or fewer networks, tasks have other numbers and the same inputs. */
    void aCampaignThatGrewKeepsItsResults_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<int>("fresh");
        QTest::addColumn<int>("foreign");
        QTest::newRow("seeds") << QByteArray("1..4") << QByteArray("1..5") << 36 << 0;
        QTest::newRow("model") << QByteArray("[max-min,") << QByteArray("[hockney, max-min,") << 48 << 0;
        QTest::newRow("fewer") << QByteArray("seeds: 1..4") << QByteArray("seeds: 3..4") << 0 << 72;
        QTest::newRow("names") << QByteArray("name: random") << QByteArray("name: else") << 0 << 0;
    }

    void aCampaignThatGrewKeepsItsResults()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(int, fresh);
        QFETCH(int, foreign);
        run("r.csv");
        m_work = workOf(QByteArray(kCampaign).replace(from, to).toStdString());
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        const CampaignRunCounts counts = run("r.csv", options);
        QCOMPARE(counts.done, static_cast<std::uint64_t>(fresh));
        QCOMPARE(counts.foreign, static_cast<std::uint64_t>(foreign));
        QCOMPARE(counts.damaged, std::uint64_t{0});
        const MergedResults grown = merge({"r.csv"});
        QVERIFY(grown.faults().isWhole());
        QCOMPARE(grown.faults().doubled, std::uint64_t{0});
        run("anew.csv");
        if (from != "name: random") // lines keep the names that they were written with
            QCOMPARE(mergedText(grown), mergedText(merge({"anew.csv"})));
        const auto summary = grown.summary();
        QVERIFY(summary && summary->results == m_work->inputs->tasks.taskCount());
    }

    void networksWithTheSameContentHaveAResultEach()
    {
        m_work = workOf(QByteArray(kCampaign).replace("uplink: 940 Mbit/s, ", "").toStdString());
        run("r.csv");
        m_work = workOf(QByteArray(kCampaign)
                            .replace("uplink: 940 Mbit/s, ", "")
                            .replace("[max-min,", "[hockney, max-min,")
                            .toStdString());
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        QCOMPARE(run("r.csv", options).before, std::uint64_t{144});
        QVERIFY(merge({"r.csv"}).faults().isWhole());
    }

    void tasksWithoutFiguresAreCountedAgain()
    {
        CampaignResult failed;
        failed.task = 3;
        failed.problem = "it cannot be";
        run("r.csv");
        QByteArray some = contentOf(path("r.csv"));
        some = some.left(some.indexOf('\n') + 1);
        write(path("r.csv"), some + QByteArray::fromStdString(resultLine(*m_work, failed)));
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        QCOMPARE(run("r.csv", options).failed, std::uint64_t{1});
        QCOMPARE(run("r.csv", options).failed, std::uint64_t{1}); // with nothing left to do
        options.shard = {1, 2};
        QCOMPARE(run("r.csv", options).failed, std::uint64_t{0}); // of another shard
    }

    void progressBeginsWithWhatIsThere()
    {
        run("r.csv");
        const QByteArray whole = contentOf(path("r.csv"));
        write(path("half.csv"), whole.left(whole.size() / 2));
        double first = -1;
        CampaignRunOptions options;
        options.start = ResultsStart::resumed;
        options.threads = 1;
        options.progress = [&](double fraction) { first = first < 0 ? fraction : first; };
        run("half.csv", options);
        QVERIFY2(first > 0.4 && first < 0.6, qPrintable(QString::number(first)));
    }

    void foreignFilesAreRefusedAndLeftAlone()
    {
        for (const QByteArray& content : {QByteArray("task,what\n1,2\n"), QByteArray("\n"),
                                          QByteArray(3'000'000, 'x'), QByteArray("\0\0\0", 3)}) {
            write(path("x.csv"), content);
            CampaignRunOptions options;
            options.start = ResultsStart::resumed;
            QVERIFY(!runCampaign(*m_work, file("x.csv"), options));
            QVERIFY(!MergedResults::read(*m_work, {file("x.csv")}));
            QCOMPARE(contentOf(path("x.csv")), content);
        }
        QVERIFY(!MergedResults::read(*m_work, {file("none.csv")}));
        QVERIFY(!runCampaign(*m_work, file("none/none.csv"), {}));
    }

    void aStoppedRunGoesOn()
    {
        std::stop_source stop;
        CampaignRunOptions options;
        options.threads = 2;
        options.stop = stop.get_token();
        options.receive = [&](const std::vector<CampaignResult>&) { stop.request_stop(); };
        const auto stopped = runCampaign(*m_work, file("r.csv"), options);
        QVERIFY(!stopped);
        QCOMPARE(stopped.error().code, ErrorCode::cancelled);
        const MergedResults part = merge({"r.csv"});
        QVERIFY(part.count() > 0 && part.count() < m_work->inputs->tasks.taskCount());
        CampaignRunOptions rest;
        rest.start = ResultsStart::resumed;
        QCOMPARE(run("r.csv", rest).done, m_work->inputs->tasks.taskCount() - part.count());
        QVERIFY(merge({"r.csv"}).faults().isWhole());
    }

    void networksAreHeldAgainstOneAnother()
    {
        run("r.csv");
        const Result<CampaignSummary> summary = merge({"r.csv"}).summary();
        QVERIFY(summary);
        QCOMPARE(summary->runs.size(), std::size_t{2 * 2 * 3 * 3});
        for (const CampaignRuns& runs : summary->runs)
            QCOMPARE(runs.patterns, std::size_t{4});
        QCOMPARE(summary->comparison.groups.size(), std::size_t{3});
        for (const CandidateGroup& group : summary->comparison.groups) {
            QCOMPARE(group.candidates.size(), std::size_t{2});
            QVERIFY(group.candidates[1].figures.makespan <= group.candidates[0].figures.makespan);
            QVERIFY(group.candidates[0].pareto == ParetoPlace::front);
        }
        QCOMPARE(summary->regressions.size(), std::size_t{3});
        for (const CampaignRegression& row : summary->regressions) {
            QCOMPARE(row.network, std::string("optical"));
            QCOMPARE(row.patterns, std::size_t{24});
            QVERIFY(row.verdict == CampaignRegression::Verdict::faster);
            QVERIFY(row.low && row.high && *row.low <= row.changePercent && row.changePercent <= *row.high);
        }
        // Window is the reference and has no error; six experiments and a sum on each network.
        QCOMPARE(summary->errors->campaign.rows.size(), std::size_t{14});
        QCOMPARE(campaignTable(*summary, CampaignView::errors).rowCount(), std::size_t{28});
    }

    /** The sums of a campaign over a measured project are those of 'contraflow errors --show campaign'. */
    void tableTwoIsThatOfErrors()
    {
        const std::string sample = CONTRAFLOW_SAMPLES "/measured-deep-queues.yaml";
        write(path("c.yaml"), "campaign: 1\nprojects:\n  - {name: p, file: \"" +
                                  QByteArray::fromStdString(sample) +
                                  "\"}\nworkloads:\n  - {name: m, project: p, measurements: all}\n"
                                  "models: [max-min, asymmetric]\n");
        const auto loaded = loadCampaign(file("c.yaml"));
        QVERIFY(loaded && loaded->inputs);
        m_work = std::make_unique<CampaignWork>(loaded->inputs);
        run("m.csv");
        const auto summary = merge({"m.csv"}).summary();
        QVERIFY(summary);
        const auto project = readProject(sample);
        QVERIFY(project);
        const Result<ErrorReport> report = makeErrorReport({&project->project}, {"p"},
                                                           {{"max-min", "asymmetric"},
                                                            {},
                                                            ErrorRequest::Fairness::predict,
                                                            {},
                                                            ErrorRequest::Learnt::include});
        QVERIFY(report);
        const Campaign& expected = report->campaign;
        const Campaign& actual = summary->errors->campaign;
        QCOMPARE(actual.rows.size(), expected.rows.size());
        for (std::size_t i = 0; i < expected.rows.size(); ++i) {
            QCOMPARE(actual.rows[i].nodes, expected.rows[i].nodes);
            QCOMPARE(actual.rows[i].degree, expected.rows[i].degree);
            QCOMPARE(actual.rows[i].patterns, expected.rows[i].patterns);
            QCOMPARE(actual.rows[i].messages, expected.rows[i].messages);
            QCOMPARE(actual.rows[i].bothWaysPatterns, expected.rows[i].bothWaysPatterns);
            compare(actual.rows[i].fairness, expected.rows[i].fairness);
            for (std::size_t m = 0; m < 2; ++m) {
                const CampaignModel& a = actual.rows[i].models[m];
                const CampaignModel& b = expected.rows[i].models[m];
                compare(a.steps, b.steps);
                compare(a.error, b.error);
                compare(a.bothWays, b.bothWays);
                QVERIFY(std::abs(a.within - b.within) < 1e-9);
            }
        }
    }

    void jobsQuoteWhatTheyName()
    {
        CampaignJob job;
        job.campaignFile = "some/it's a; test.yaml";
        job.shards = 12;
        job.cores = 4;
        job.timeLimit = "01:00:00";
        const CampaignScripts slurm = campaignScripts(job);
        QCOMPARE(slurm.array.name, std::string("it's a; test.array.slurm"));
        QVERIFY(slurm.array.text.find("#SBATCH --array=1-12\n") != std::string::npos);
        QVERIFY(slurm.array.text.find("'contraflow' campaign 'it'\\''s a; test.yaml' --shard "
                                      "\"$SLURM_ARRAY_TASK_ID\"/12 --resume --jobs 4\n") !=
                std::string::npos);
        QVERIFY(slurm.merge.text.find("shopt -s extglob\n'contraflow' campaign merge 'it'\\''s a; test.yaml' "
                                      "'it'\\''s a; test'.+([0-9])-of-12.csv -o 'it'\\''s a; "
                                      "test.results.csv'\n") != std::string::npos);
        job.system = BatchSystem::pbs;
        job.campaignFile = "-x.yaml";
        QVERIFY(campaignScripts(job).array.text.find("#PBS -J 1-12\n") != std::string::npos);
        QVERIFY(campaignScripts(job).array.text.find(" './-x.yaml' ") != std::string::npos);
        job.shards = 1;
        QVERIFY(campaignScripts(job).array.text.find("#PBS -J") == std::string::npos);
    }

    void whatSomebodyAddedToAScriptIsKept()
    {
        CampaignJob job;
        job.campaignFile = file("c.yaml").string();
        job.shards = 4;
        QVERIFY(writeCampaignScripts(job));
        const QByteArray first = contentOf(path("c.array.slurm"));
        write(path("c.array.slurm"),
              QByteArray(first).replace("#SBATCH --ntasks=1\n",
                                        "#SBATCH --ntasks=1\n#SBATCH --account=a7\n#SBATCH --time=1:00\n"));
        job.shards = 8;
        QVERIFY(writeCampaignScripts(job));
        const QByteArray second = contentOf(path("c.array.slurm"));
        QVERIFY2(second.contains("#SBATCH --account=a7\n") && second.contains("#SBATCH --time=1:00\n") &&
                     second.contains("#SBATCH --array=1-8\n") && !second.contains("1-4") &&
                     second.contains("\nset -euo pipefail\n'contraflow' campaign 'c.yaml' --shard"),
                 second);
        job.timeLimit = "2:00";
        QVERIFY(writeCampaignScripts(job));
        QVERIFY(!contentOf(path("c.array.slurm")).contains("1:00"));
        write(path("c.array.slurm"), second + "module load x\n");
        const Result<void> refused = writeCampaignScripts(job);
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.find("'module load x'") != std::string::npos,
                 refused.error().message.c_str());
        QCOMPARE(contentOf(path("c.array.slurm")), second + "module load x\n");
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    [[nodiscard]] std::filesystem::path file(const char* name) const { return path(name).toStdString(); }

    CampaignRunCounts run(const char* name, const CampaignRunOptions& options = {}) const
    {
        const Result<CampaignRunCounts> counts = runCampaign(*m_work, file(name), options);
        if (!counts)
            qFatal("%s", counts.error().message.c_str());
        return *counts;
    }
    [[nodiscard]] MergedResults merge(const std::vector<const char*>& names) const
    {
        std::vector<std::filesystem::path> files;
        for (const char* name : names)
            files.push_back(file(name));
        Result<MergedResults> merged = MergedResults::read(*m_work, files);
        if (!merged)
            qFatal("%s", merged.error().message.c_str());
        return std::move(merged).value();
    }
    static void compare(const std::optional<MeanEstimate>& a, const std::optional<MeanEstimate>& b)
    {
        QCOMPARE(a.has_value(), b.has_value());
        if (!a)
            return;
        QCOMPARE(a->count, b->count);
        QVERIFY(std::abs(a->mean - b->mean) < 1e-9);
        QCOMPARE(a->halfWidth.has_value(), b->halfWidth.has_value());
        QVERIFY(!a->halfWidth || std::abs(*a->halfWidth - *b->halfWidth) < 1e-9);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<CampaignWork> m_work;
};

QTEST_GUILESS_MAIN(TestCampaignResults)
#include "tst_campaign_results.moc"
