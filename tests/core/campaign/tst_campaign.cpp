// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_evaluation.h"
#include "core/campaign/campaign_making.h"
#include "core/campaign/campaign_tasks.h"
#include "core/engine/prediction.h"
#include "core/io/campaign/campaign_file.h"
#include "core/io/campaign/campaign_results.h"
#include "core/io/project/project_file.h"
#include "core/io/text/text_file.h"
#include "core/project/position.h"
#include "core/sharing/catalog.h"
#include "tests/data_folders.h"
#include "tests/support/builders.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <set>

using namespace contraflow;

namespace {

/** Two networks of 12 nodes, nine patterns on each under two models, and a fit. */
const char* const kCampaign =
    "campaign: 1\n"
    "title: Small\n"
    "networks:\n"
    "  - {name: a, topology: racks, racks: 2, nodes: 12, cores: 1, nic: 940 Mbit/s, "
    "uplink: 940 Mbit/s, nic_latency: 0 s, uplink_latency: 0 s, price: 100 EUR}\n"
    "  - {name: b, topology: star, nodes: 12, cores: 2, nic: 940 Mbit/s, uplink: 9.4 "
    "Gbit/s, nic_latency: 1 us, uplink_latency: 0 s, price: 200 EUR, replaces: a}\n"
    "workloads:\n"
    "  - {name: random, pattern: random, nodes: [6, 12], degree: 1..3, seeds: [1..3, 9], "
    "size: 1 MB..4 MB, take: random}\n"
    "  - {name: in, pattern: incast, fan: 3, seeds: 1, size: 1 MB, take: spread, "
    "networks: [b]}\n"
    "models:\n"
    "  - {name: max-min, kind: max-min}\n"
    "  - {name: w, kind: window, parameters: {kappa_host: 0.5}}\n"
    "reference: w\n"
    "record: [makespan_s, abs_err_pct]\n";

ParsedCampaign parsed(const std::string& text)
{
    const Result<ParsedCampaign> campaign = parseCampaign(text);
    if (!campaign)
        qFatal("%s", campaign.error().message.c_str());
    return *campaign;
}

std::shared_ptr<const CampaignInputs> prepared(const std::string& text,
                                               const std::vector<Project>& projects = {})
{
    IssueList issues;
    auto inputs = prepareCampaign(parsed(text).plan, projects, issues);
    if (!inputs)
        qFatal("%s", issues.front().text.c_str());
    return inputs;
}

/** The first thing that is wrong, as "line: text". */
std::string problemOf(const std::string& text, const std::vector<Project>& projects = {})
{
    const Result<ParsedCampaign> campaign = parseCampaign(text);
    if (!campaign)
        return campaign.error().message;
    IssueList issues = campaign->issues;
    if (issues.empty())
        (void)prepareCampaign(campaign->plan, projects, issues);
    return issues.empty() ? std::string()
                          : std::to_string(issues.front().location.line) + ": " + issues.front().text;
}

std::string with(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("no %s", from.c_str());
    return text.replace(at, from.size(), to);
}

CampaignResult resultOf(const CampaignInputs& inputs, std::uint64_t task)
{
    const CampaignGroup group = inputs.tasks.group(inputs.tasks.groupOf(task));
    const auto results = evaluateGroup(inputs, group, {task});
    if (!results)
        qFatal("%s", results.error().message.c_str());
    return results->front();
}

} // namespace

class TestCampaign : public QObject
{
    Q_OBJECT

private slots:
    void everySampleMakesACampaign_data()
    {
        QTest::addColumn<QString>("file");
        for (const QString& name :
             QDir(QStringLiteral(CONTRAFLOW_SAMPLES)).entryList({QStringLiteral("*.yaml")}))
            QTest::newRow(qPrintable(name)) << QDir(QStringLiteral(CONTRAFLOW_SAMPLES)).filePath(name);
    }

    void everySampleMakesACampaign()
    {
        QFETCH(QString, file);
        const auto project = readProject(file.toStdString());
        QVERIFY(project);
        const QTemporaryDir folder;
        const std::filesystem::path target = folder.filePath(QStringLiteral("c.yaml")).toStdString();
        const auto plan = campaignOf(project->project, pathFrom(target, file.toStdString()));
        QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
        QVERIFY(writeTextFile(target, campaignText(*plan)));
        const auto loaded = loadCampaign(target);
        QVERIFY2(loaded, loaded ? "" : loaded.error().message.c_str());
        QVERIFY2(loaded->inputs, loaded->issues.empty() ? "" : loaded->issues.front().text.c_str());
        QVERIFY(loaded->inputs->tasks.taskCount() > 0);
    }

    void aTenderRunsItsWorkloadsOnAllOffers()
    {
        const auto project = readProject(CONTRAFLOW_SAMPLES "/tender-256.yaml");
        QVERIFY(project);
        const auto plan = campaignOf(project->project, "tender.yaml");
        QVERIFY(plan);
        QCOMPARE(plan->networks.size(), std::size_t(3));
        QCOMPARE(plan->workloads.size(), std::size_t(3));
        QCOMPARE(plan->workloads[0].patterns.nodes, (std::vector<std::uint64_t>{64, 128, 256}));
        for (const std::size_t i : {std::size_t(1), std::size_t(2)})
            QCOMPARE(plan->workloads[i].networks.size(), std::size_t(3));
        const auto nothing = campaignOf(Project(), "empty.yaml");
        QVERIFY(!nothing);
        QVERIFY(nothing.error().message.find("add a platform") != std::string::npos);
    }

    void rowsAreChosenAmongWhatIsThereAndWhatIsOffered()
    {
        const auto project = readProject(CONTRAFLOW_SAMPLES "/tender-128.yaml");
        QVERIFY(project.has_value());
        const CampaignPlan offered = *campaignOf(project->project, "tender.yaml");
        CampaignPlan plan;
        plan.projects.push_back({"offers", "tender.yaml", {}}); // the same file by another name
        plan.networks.push_back(offered.networks[0]);
        plan.networks[0].project = "offers";
        plan.models.push_back({plainModel("max-min"), {}, {}});
        plan.reference = "max-min";
        CampaignChoice choice = choiceOf(plan, offered);
        QCOMPARE(choice.plan.projects.size(), std::size_t{1});
        QCOMPARE(choice.plan.networks.size(), offered.networks.size());
        QCOMPARE(choice.plan.networks.back().project, std::string("offers"));
        QVERIFY(choice.networks[0] && !choice.networks[1]);
        QVERIFY(choice.plan.models.size() >= modelCatalog().size());
        const CampaignPlan same = chosenPlan(choice);
        QCOMPARE(campaignText(same), campaignText(plan));
        // What is not chosen is named nowhere; a workload of other networks alone has nowhere to run.
        choice.plan.workloads[1].networks = {choice.plan.networks[1].name};
        choice.workloads[1] = true;
        choice.models[0] = false;
        const CampaignPlan less = chosenPlan(choice);
        QVERIFY(less.workloads.empty() && less.models.empty() && less.reference.empty());
    }

    void numbersAreReadAsTheyAreWritten()
    {
        QCOMPARE(*parseNumbers("1..3, 10,20", 1), (std::vector<std::uint64_t>{1, 2, 3, 10, 20}));
        QCOMPARE(numbersText({1, 2, 3, 10, 20}), std::string("1..3, 10, 20"));
        QVERIFY(parseNumbers("", 1)->empty());
        QVERIFY(parseNumbers("0, 1", 1).error().message.find("takes 1 and more") != std::string::npos);
        QVERIFY(parseNumbers("2, 1..3", 1).error().message.find("twice") != std::string::npos);
        QVERIFY(!parseNumbers("1,,2", 1).has_value());
    }

    void theWorkOfACampaignIsEstimated()
    {
        const auto loaded = loadCampaign(CONTRAFLOW_SAMPLES "/campaigns/table-2.yaml");
        QVERIFY(loaded && loaded->inputs);
        const auto seconds = estimatedSeconds(*loaded->inputs, std::chrono::milliseconds(1));
        QVERIFY(seconds && *seconds > 0);
        std::stop_source stopped;
        stopped.request_stop();
        const auto nothing =
            estimatedSeconds(*loaded->inputs, std::chrono::milliseconds(1), stopped.get_token());
        QVERIFY(!nothing && nothing.error().code == ErrorCode::cancelled);
    }

    void whatCannotBeMadeIsSaidOnce()
    {
        const auto parsed =
            parseCampaign("campaign: 1\nprojects: [{name: p, file: p.yaml}]\n"
                          "networks: [{name: a, project: p, platform: none}]\n"
                          "workloads: [{name: w, pattern: ring, size: 1 MB}]\nmodels: [max-min]\n");
        QVERIFY(parsed);
        IssueList issues;
        QVERIFY(!prepareCampaign(parsed->plan, {Project()}, issues));
        const auto aboutNetwork = std::count_if(issues.begin(), issues.end(), [](const Issue& issue) {
            return issue.text.find("network 'a':") == 0 ||
                   issue.text.find("platform 'none'") != std::string::npos;
        });
        QCOMPARE(aboutNetwork, 1);
    }

    void tasksAreNumberedThroughAllParts()
    {
        const auto inputs = prepared(kCampaign);
        const CampaignTasks& tasks = inputs->tasks;
        QCOMPARE(tasks.groupCount(), std::uint64_t{2 * 2 * 3 * 4 + 1});
        QCOMPARE(tasks.taskCount(), std::uint64_t{2 * (2 * 2 * 3 * 4 + 1)});
        std::uint64_t next = 0;
        std::set<std::vector<std::size_t>> seen;
        for (std::uint64_t i = 0; i < tasks.groupCount(); ++i) {
            const CampaignGroup group = tasks.group(i);
            QCOMPARE(group.firstTask, next);
            next += group.tasks;
            for (std::uint64_t task = group.firstTask; task < next; ++task)
                QCOMPARE(tasks.groupOf(task), i);
            QVERIFY(seen.insert({group.part, group.network, group.nodes, group.degree, group.seed}).second);
        }
        QCOMPARE(next, tasks.taskCount());
        const CampaignTaskNames first = taskNames(*inputs, 0);
        QCOMPARE(first.network, std::string("a"));
        QVERIFY(first.nodes == 6u && first.degree == 1u && first.seed == 1u);
        QCOMPARE(first.model, std::string("max-min"));
        const CampaignTaskNames last = taskNames(*inputs, tasks.taskCount() - 1);
        QCOMPARE(last.workload, std::string("in"));
        QCOMPARE(last.network, std::string("b"));
        QCOMPARE(last.kind, std::string("window"));
    }

    void manyTasksAreCountedAndTooManyAreRefused()
    {
        CampaignPart part;
        part.networks = 40;
        part.nodes = 1000;
        part.degrees = 10;
        part.seeds = 10;
        part.models = 12;
        const Result<CampaignTasks> tasks = CampaignTasks::make({part});
        QVERIFY(tasks);
        QCOMPARE(tasks->taskCount(), std::uint64_t{48'000'000});
        const CampaignGroup group = tasks->group(tasks->groupCount() - 1);
        QCOMPARE(group.network, std::size_t{39});
        QCOMPARE(group.nodes, std::size_t{999});
        part.measurements = UINT64_MAX;
        QVERIFY(!CampaignTasks::make({part}));
        part.measurements = 0;
        QVERIFY(!CampaignTasks::make({part}));
        QVERIFY(!CampaignTasks::make({}));
    }

    void shardsHaveEveryGroupOnce()
    {
        for (const std::uint64_t count : {1u, 3u, 7u, 60u}) {
            std::vector<int> times(50, 0);
            std::uint64_t groups = 0;
            for (std::uint64_t index = 1; index <= count; ++index) {
                const CampaignShard shard{index, count};
                groups += shard.groups(times.size());
                for (std::uint64_t i = 0; i < shard.groups(times.size()); ++i) {
                    QVERIFY(shard.has(shard.group(i)));
                    ++times[shard.group(i)];
                }
            }
            QCOMPARE(groups, std::uint64_t{times.size()});
            QVERIFY(std::all_of(times.begin(), times.end(), [](int n) { return n == 1; }));
        }
        QVERIFY(*parseShard("3/8") == (CampaignShard{3, 8}));
        for (const char* wrong : {"", "3", "0/8", "9/8", "3/8/1", "-1/8", "a/b", "1/99999999999"})
            QVERIFY2(!parseShard(wrong), wrong);
    }

    void aCampaignIsWrittenAsItIsRead()
    {
        const ParsedCampaign campaign = parsed(kCampaign);
        QVERIFY(campaign.issues.empty());
        QCOMPARE(QString::fromStdString(campaignText(campaign.plan)), QString::fromLatin1(kCampaign));
        const std::string names = with(kCampaign, "name: in,", "name: \"in, {[: \\\"\\u00e4#\",");
        QCOMPARE(campaignText(parsed(campaignText(parsed(names).plan)).plan),
                 campaignText(parsed(names).plan));
    }

    void whatIsWrongIsNamedWithItsLine_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const char* from, const char* to, const char* problem) {
            QTest::newRow(name) << QString::fromUtf8(from) << QString::fromUtf8(to)
                                << QString::fromUtf8(problem);
        };
        row("typo", "seeds: 1,", "seed: 1,", "8: workload 'in' has the unknown key 'seed'");
        row("range", "1..3, 9", "3..1, 9", "7: 'seeds' of workload 'random' has the range '3..1'");
        row("twice", "1..3, 9", "1..3, 2", "7: 'seeds' of workload 'random' has the number 2 twice");
        row("huge", "1..3, 9", "1..9999999999",
            "7: 'seeds' of workload 'random' has more than 1\u00A0000\u00A0000");
        row("word", "degree: 1..3", "degree: some", "7: 'degree' of workload 'random' has 'some'");
        row("zero", "nodes: [6, 12]", "nodes: [0, 12]", "7: 'nodes' of workload 'random' has the number 0");
        row("large", "nodes: [6, 12]", "nodes: [6, 13]",
            "7: workload 'random' on network 'a': 13 nodes are to take part, and it has 12");
        row("pattern", "pattern: incast", "pattern: inkast", "8: 'pattern' of workload 'in' is 'inkast'");
        row("fan", "fan: 3", "fan: 30", "8: workload 'in' on network 'b': ");
        row("unit", "size: 1 MB,", "size: 1,", "8: 'size' of workload 'in' cannot be read");
        row("network", "networks: [b]", "networks: [c]", "8: there is no network 'c' in the campaign");
        row("topology", "topology: star", "topology: stern", "5: 'topology' of network 'b' is 'stern'");
        row("twins", "name: b,", "name: a,", "5: there are two networks 'a'");
        row("price", "price: 200 EUR", "price: cheap", "5: network 'b': ");
        row("kind", "kind: window", "kind: windows", "11: model 'w': ");
        row("parameter", "kappa_host: 0.5", "kappa_host: 7", "11: model 'w': ");
        row("reference", "reference: w", "reference: x", "0: there is no model 'x'");
        row("figure", "makespan_s,", "makespan,", "0: there is no figure 'makespan'");
        row("list", "models:\n", "models: window\nmodels2:\n",
            "9: 'models' of the campaign must be a list and is a text");
        row("version", "campaign: 1", "campaign: 2", "line 1: the campaign has format version 2");
        row("project", "campaign: 1", "contraflow: 1", "line 1: this is a project and no campaign");
        row("yaml", "models:", "models: [", "line ");
    }

    void whatIsWrongIsNamedWithItsLine()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, problem);
        const std::string found = problemOf(with(kCampaign, from.toStdString(), to.toStdString()));
        QVERIFY2(found.starts_with(problem.toStdString()), found.c_str());
    }

    void hostileTextEndsInASentence()
    {
        for (const std::string& text :
             {std::string(), std::string("campaign"), std::string("campaign: 1"), std::string("[1, 2]"),
              std::string("campaign: [1]"), std::string("campaign: 1\nnetworks: [1, [2], {}]\n"),
              std::string("campaign: 1\nworkloads:\n  - {pattern: [a], nodes: {a: 1}}\n"),
              std::string("campaign: 1\nprojects: [{name: a}]\n"), "campaign: 1\na: " + std::string(200, '['),
              std::string("campaign: 1\na: &a [*a]\n"), std::string("\xff\xfe\0c", 4)})
            QVERIFY2(!problemOf(text).empty(), text.c_str());
    }

    void aTaskGivesTheSameAloneAndWithOthers()
    {
        const auto inputs = prepared(with(kCampaign, "record: [makespan_s, abs_err_pct]\n", ""));
        for (const std::uint64_t number :
             {std::uint64_t{0}, std::uint64_t{17}, inputs->tasks.groupCount() - 1}) {
            const CampaignGroup group = inputs->tasks.group(number);
            const auto both = evaluateGroup(*inputs, group, {group.firstTask, group.firstTask + 1});
            QVERIFY(both);
            for (const CampaignResult& result : *both) {
                const CampaignResult alone = resultOf(*inputs, result.task);
                QVERIFY(result.problem.empty());
                for (const CampaignFigureInfo& info : kCampaignFigures) {
                    const double a = result.figures[info.figure];
                    const double b = alone.figures[info.figure];
                    QVERIFY2(a == b || (std::isnan(a) && std::isnan(b)), info.key.data());
                }
            }
            // The reference has no error against itself.
            QVERIFY(std::isnan((*both)[1].figures[CampaignFigure::compared]));
            QVERIFY((*both)[0].figures[CampaignFigure::compared] > 0);
        }
    }

    void aWorkloadOfAProjectIsPredictedAsThere()
    {
        const Project project = test::tableOne();
        const auto inputs = prepared("campaign: 1\n"
                                     "projects:\n"
                                     "  - {name: p, file: p.yaml}\n"
                                     "networks:\n"
                                     "  - {name: n, project: p, platform: " +
                                         project.platforms[0].name +
                                         "}\n"
                                         "workloads:\n"
                                         "  - {name: w, project: p, workload: " +
                                         project.workloads[0].name +
                                         "}\n"
                                         "models: [max-min, asymmetric]\n",
                                     {project});
        QCOMPARE(inputs->tasks.taskCount(), std::uint64_t{2});
        for (std::uint64_t task = 0; task < 2; ++task) {
            const auto prediction = predict(project, 0, inputs->models[task].name);
            QVERIFY(prediction);
            const CampaignResult result = resultOf(*inputs, task);
            QCOMPARE(result.figures[CampaignFigure::makespan], prediction->timeline.makespan());
            QCOMPARE(result.figures[CampaignFigure::steps],
                     static_cast<double>(prediction->timeline.stepCount()));
        }
    }

    void anApplicationSaysWhatItsRunWasMadeWithout()
    {
        const auto project = parseProject("contraflow: 1\n"
                                          "applications:\n"
                                          "  - name: app\n"
                                          "    processes: 2\n"
                                          "    program: |\n"
                                          "      ranks,event,peer,size\n"
                                          "      0,send,1,1 MB\n"
                                          "      0,isend,1,1 kB\n"
                                          "      1,recv,0,\n");
        QVERIFY(project && project->issues.empty());
        const auto inputs = prepared("campaign: 1\n"
                                     "projects:\n  - {name: p, file: p.yaml}\n"
                                     "networks:\n  - {name: n, topology: star, nodes: 2}\n"
                                     "workloads:\n"
                                     "  - {name: w, project: p, application: app, policy: "
                                     "round-robin-per-node}\n"
                                     "models: [max-min]\n",
                                     {project->project});
        const CampaignResult result = resultOf(*inputs, 0);
        QCOMPARE(result.problem, std::string());
        QVERIFY(result.figures[CampaignFigure::makespan] > 0);
        QVERIFY(result.without == std::vector<std::string>{"1 unmatched send or receive"});
    }

    void theHashFollowsWhatCountsAndNothingElse()
    {
        const auto hash = [](const std::string& text, std::uint64_t task) {
            const auto inputs = prepared(text);
            return CampaignHashes(*inputs).ofTask(task);
        };
        const std::string first = hash(kCampaign, 0);
        QCOMPARE(first.size(), std::size_t{16});
        for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
                 {"title: Small", "title: Other"},
                 {"name: random,", "name: else,"},
                 {"price: 100 EUR", "price: 101 EUR"},
                 {"seeds: [1..3, 9]", "seeds: [1, 12]"},
                 {"record: [makespan_s, abs_err_pct]", "record: [makespan_s]"}})
            QCOMPARE(hash(with(kCampaign, from, to), 0), first);
        for (const auto& [from, to] :
             std::vector<std::pair<std::string, std::string>>{{"nic: 940 Mbit/s", "nic: 941 Mbit/s"},
                                                              {"size: 1 MB..4 MB", "size: 1 MB..5 MB"},
                                                              {"nodes: [6, 12]", "nodes: [7, 12]"},
                                                              {"degree: 1..3", "degree: 2..3"},
                                                              {"[1..3, 9]", "[2, 9]"},
                                                              {"take: random", "take: first"},
                                                              {"kind: max-min", "kind: asymmetric"},
                                                              {"kappa_host: 0.5", "kappa_host: 0.6"}})
            QVERIFY2(hash(with(kCampaign, from, to), 0) != first, to.c_str());
        std::set<std::string> all;
        const auto inputs = prepared(kCampaign);
        const CampaignHashes hashes(*inputs);
        for (std::uint64_t task = 0; task < inputs->tasks.taskCount(); ++task)
            QVERIFY(all.insert(hashes.ofTask(task)).second);
    }

    /** Of a project's platform, measurement and calibration: what changes a result changes the hash. */
    void theHashFollowsTheContentOfProjects()
    {
        const auto project = readProject(CONTRAFLOW_SAMPLES "/measured-deep-queues.yaml");
        QVERIFY(project);
        const std::string text =
            "campaign: 1\nprojects: [{name: p, file: p.yaml}]\nnetworks:\n"
            "  - {name: n, project: p, platform: " +
            project->project.platforms[0].name +
            "}\nworkloads:\n  - {name: r, pattern: ring}\n"
            "  - {name: m, project: p, measurements: all}\nmodels: [max-min]\n"
            "calibrations:\n  - {name: c, project: p, measurements: all, kinds: [window]}\n";
        const auto hashes = [&](const std::function<void(Project&)>& change) {
            Project changed = project->project;
            change(changed);
            const auto inputs = prepared(text, {changed});
            const CampaignHashes all(*inputs);
            return std::vector{all.ofTask(0), all.ofTask(1), all.ofTask(inputs->tasks.taskCount() - 1)};
        };
        const auto withPlatform = [](Project& changed, const std::function<void(Platform&)>& change) {
            Platform platform = changed.platforms[0];
            change(platform);
            changed.platforms.replace(0, 1, {platform});
        };
        const auto withLink = [](Platform& platform, const std::function<void(LinkRow&)>& change) {
            LinkRow link = platform.links[0];
            change(link);
            platform.links.replace(0, 1, {link});
        };
        const auto first = hashes([](Project&) {});
        QCOMPARE(std::set<std::string>(first.begin(), first.end()).size(), std::size_t{3});
        QCOMPARE(hashes([&](Project& changed) {
                     changed.title = "Other";
                     withPlatform(changed, [&](Platform& platform) {
                         SwitchRow row = platform.switches[0];
                         setPosition(row, Position{7, 9});
                         platform.switches.replace(0, 1, {row});
                         withLink(platform, [](LinkRow& link) {
                             link.name = "renamed";
                             link.price = PriceCell("7 EUR");
                         });
                     });
                     Model model;
                     model.name = "further";
                     model.kind = "hockney";
                     changed.models.append(model);
                     Scenario scenario;
                     scenario.name = "further";
                     changed.scenarios.append(scenario);
                 }),
                 first);
        const auto slower = hashes([&](Project& changed) {
            withPlatform(changed, [&](Platform& platform) {
                withLink(platform, [](LinkRow& link) {
                    link.bandwidth = *parseQuantity(Dimension::bandwidth, "1 Mbit/s");
                });
            });
        });
        for (std::size_t i = 0; i < first.size(); ++i)
            QVERIFY(slower[i] != first[i]);
        const auto other = hashes([](Project& changed) {
            Measurement row = changed.measurements[0];
            TimeRow time = row.times[0];
            time.mean = *parseQuantity(Dimension::duration, "17 s");
            row.times.replace(0, 1, {time});
            changed.measurements.replace(0, 1, {row});
        });
        QCOMPARE(other[0], first[0]);
        QVERIFY(other[1] != first[1] && other[2] != first[2]);
    }

    void aSealedProjectMustBeTheSame()
    {
        const QTemporaryDir folder;
        const auto path = [&](const char* name) {
            return folder.filePath(QString::fromLatin1(name)).toStdString();
        };
        QVERIFY(writeProject(path("p.yaml"), test::tableOne()));
        const std::string text = "campaign: 1\nprojects:\n  - {name: p, file: p.yaml}\nnetworks:\n"
                                 "  - {name: n, project: p, platform: " +
                                 test::tableOne().platforms[0].name +
                                 "}\nworkloads:\n  - {name: r, pattern: ring}\nmodels: [max-min]\n";
        QVERIFY(writeTextFile(path("c.yaml"), text));
        const auto sealed = loadCampaign(path("c.yaml"), ProjectSeals::renew);
        QVERIFY(sealed && sealed->inputs);
        QVERIFY(writeTextFile(path("c.yaml"), campaignText(sealed->plan)));
        QVERIFY(loadCampaign(path("c.yaml"))->inputs);
        Project other = test::tableOne();
        other.title = "Other";
        QVERIFY(writeProject(path("p.yaml"), other));
        const auto broken = loadCampaign(path("c.yaml"));
        QVERIFY(broken && !broken->inputs);
        QVERIFY(broken->issues.front().text.find("--seal") != std::string::npos);
        QVERIFY(QFile::remove(QString::fromStdString(path("p.yaml"))));
        const auto missing = loadCampaign(path("c.yaml"));
        QVERIFY(missing && !missing->inputs);
        QCOMPARE(missing->issues.front().location.line, std::size_t{3});
    }
};

QTEST_GUILESS_MAIN(TestCampaign)
#include "tst_campaign.moc"
