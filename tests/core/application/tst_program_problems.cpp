// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/application/programmed.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace contraflow;
using contraflow::test::failureOf;
using contraflow::test::programmed;
using contraflow::test::replayOf;

/** What is wrong with a program is named where it stands. */
class TestProgramProblems : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWrongWithARowIsNamed_data();
    void whatIsWrongWithARowIsNamed();
    void whatGoesWrongInARunIsNamed_data();
    void whatGoesWrongInARunIsNamed();
    void whatNeverMeetsIsNamed();
    void whatADeadlockHidesIsNamedToo();
    void aFaultyGroupIsNamedOnce();
    void aProgramWithoutEventsHasNoRow();
    void aMeasuredEventThatThereIsNotIsNamed();
};

void TestProgramProblems::whatIsWrongWithARowIsNamed_data()
{
    QTest::addColumn<QString>("row");
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    const auto add = [](const char* row, const char* column, const char* text) {
        QTest::newRow(text) << row << column << text;
    };
    add("all,recieve,0,,,,,,,,", "event", "there is no event 'recieve'");
    add("all,,0,,,,,,,,", "event", "it has no event");
    add("all,compute,,,,,,,,,", "time", "the event compute needs a time; write it");
    add("all,send,1,,,,,,,,", "size", "the event send needs a size; write it");
    add("all,send,any,8 B,,,,,,,", "peer", "a message is sent to one process; write its rank");
    add("all,send,1,8,,,,,,,", "size", "unit");
    add("all,send,rnk + 1,8 B,,,,,,,", "peer", "there is no parameter 'rnk'; did you mean 'rank'?");
    add("all,send,bad,8 B,,,,,,,", "peer", "correct it in the parameters");
    add("7,compute,,,1 s,,,,,,", "ranks", "there is no process 7; its processes are 0 to 3");
    add("3-1,compute,,,1 s,,,,,,", "ranks", "'3-1' is no rank and no range of ranks");
    add("all,bcast,,8 B,,,high,,,,", "group", "there is no group 'high'");
    add("all,bcast,,8 B,,,,bruck,,,", "algorithm",
        "bcast has no algorithm 'bruck'; take binomial, ring, double-binary-tree and in-network, or leave it "
        "empty");
    add("all,bcast,,8 B,,,,binomial,,,,4", "channels",
        "bcast as binomial has no channels; leave them empty, or take the algorithm ring");
    add("all,allreduce,,8 B,,,,ring,,,,a lot", "channels", "a lot");
    add("all,repeat,,,,,,,,,", "count", "a loop says how often it is repeated; write its count");
    add("all,repeat,,,,,,,,2,rank", "label", "'rank' means the process's own; write one such as i");
    add("all,repeat,,,,,,,,2.5,i", "count",
        "2.5 is no whole number; write one, or round a formula by floor() or ceil()");
    add("all,send,rank / 2,8 B,,,,,,,", "peer", "peer of process 1 in '=rank / 2': 0.5 is no whole number");
    add("all,end,,,,,,,,,", "event", "no loop begins before this end; remove it");
    add("all,wait,,,,,,,,,", "request", "a wait names the request that it waits for");
    add("all,alltoallv,,,,,,,1 B;2 B,,", "sizes", "there are 2 sizes for the 4 processes of the group");
    add("all,send,rank + 1,8 B,,,,,,,", "peer", "peer of process 3 comes to 4 and must lie between 0 and 3");
    add("rank > 1,send,1 - rank,8 B,,,,,,,", "peer", "peer of process 2 comes to -1");
    add("all,compute,,,8 B * 2,,,,,,", "time", "a size (B)");
    add("all,phase,,,,,,,,,", "label", "a phase has a name; write it");
}

void TestProgramProblems::whatIsWrongWithARowIsNamed()
{
    QFETCH(QString, row);
    QFETCH(QString, column);
    QFETCH(QString, text);
    const Project project =
        programmed("ranks,event,peer,size,time,request,group,algorithm,sizes,count,label,channels\n"
                   "all,barrier,,,,,,,,,\n" +
                   row.toStdString() + "\n");
    const IssueList issues = validateApplications(project);
    const auto found = std::find_if(issues.begin(), issues.end(), [&](const Issue& issue) {
        return QString::fromStdString(issue.text).contains(text);
    });
    QVERIFY2(found != issues.end(), issues.empty() ? "no issue" : issues.front().text.c_str());
    QVERIFY(found->text.starts_with("application 'app', row 2: "));
    QCOMPARE(found->location.table, (TableRef{TableKind::events, 0}));
    QCOMPARE(found->location.row, std::optional<std::size_t>(1));
    QCOMPARE(QString::fromStdString(found->location.column), column);
}

void TestProgramProblems::whatGoesWrongInARunIsNamed_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("text");
    const auto add = [](const char* program, const char* text) { QTest::newRow(text) << program << text; };
    add("ranks,event,peer,size,count,label\nall,repeat,,,5,i\nall,isend,rank + i,8 B,,\nall,end,,,,\n",
        "application 'app', process 0, row 2: peer comes to 4 and must be at most 3");
    add("ranks,event,size,count,label\nall,repeat,,3,i\nall,repeat,,i / 2,\nall,bcast,8 B,,\nall,end,,,\nall,end,,,\n",
        "row 2: count in '=i / 2': 0.5 is no whole number");
    add("ranks,event,time,count,label\nall,repeat,,2,i\nall,compute,1 s / i,,\nall,end,,,\n",
        "application 'app', process 0, row 2: time in '=1 s / i' at character 6: this divides by zero");
    add("ranks,event,peer,size\n0,send,1,1 MB\n1,send,0,1 MB\n",
        "process 0 in row 1 (send) waits for process 1 to receive (tag 0); process 1 in row 2 (send) waits for "
        "process 0 to receive (tag 0)");
    add("ranks,event,peer\n2,recv,any\n",
        "process 2 in row 1 (recv) waits for a message of any process (tag 0)");
    add("ranks,event,peer,request\n2,irecv,1,r\n2,wait,,r\n",
        "process 2 in row 2 (wait) waits for process 1 to send what row 1 receives");
    add("ranks,event\n0-2,barrier\n", "process 0 in row 1 (barrier) waits for process 3 to come to it");
    add("ranks,event,size\n0-2,barrier,\n3,allreduce,8 B\n",
        "process 3 in row 2 (allreduce): it does not agree with process 0, whose next collective of group 'all' "
        "is barrier in row 1");
    add("ranks,event,size,group\nall,bcast,8 B,low\n",
        "process 2 in row 1 (bcast): the process is not in group 'low'");
    add("ranks,event,request\n0,wait,r\n",
        "process 0 in row 1 (wait): it waits for a request that nothing was begun under");
    add("ranks,event,peer,request\n0,irecv,1,r\n0,irecv,1,r\n",
        "process 0 in row 2 (irecv): the request is still in use");
}

void TestProgramProblems::whatGoesWrongInARunIsNamed()
{
    QFETCH(QString, program);
    QFETCH(QString, text);
    const QString failure = QString::fromStdString(failureOf(program.toStdString()));
    QVERIFY2(failure.contains(text), qPrintable(failure));
}

void TestProgramProblems::whatNeverMeetsIsNamed()
{
    const Result<ScenarioReplay> replay =
        replayOf(programmed("ranks,event,peer,size,tag\n0,send,1,10 B,4\n2,irecv,3,,\n0,send,1,20 B,5\n"
                            "1,recv,0,10 B,5\n"));
    QVERIFY2(replay.has_value(), replay ? "" : replay.error().message.c_str());
    QCOMPARE(replay->replay.problems.size(), std::size_t(3));
    const IssueList& issues = replay->issues;
    QVERIFY(std::any_of(issues.begin(), issues.end(), [](const Issue& issue) {
        return issue.location.table == TableRef{TableKind::events, 0} && issue.location.row == 2 &&
               issue.text.find("is longer than") != std::string::npos;
    }));
    QCOMPARE(
        replay->replay.problems[0].text,
        std::string("the message of 20 B that process 0 sends in row 3 is longer than the 10 B that process "
                    "1 receives in row 4; write the same size"));
    QCOMPARE(replay->replay.problems[1].text,
             std::string("the message of 10 B (tag 4) that process 0 sends to process 1 in row 1 is never "
                         "received; add a receive"));
    QCOMPARE(
        replay->replay.problems[2].text,
        std::string("process 2 receives from process 3 (tag 0) in row 2, and nothing is sent to it; add a "
                    "send or remove the receive"));
}

/** A receive of another tag waits for ever, while the message lies there; the others wait in a barrier. */
void TestProgramProblems::whatADeadlockHidesIsNamedToo()
{
    const Project project =
        programmed("ranks,event,peer,size,tag\n0,send,1,10 B,4\n1,recv,0,,5\nall,barrier,,,\n");
    IssueList issues;
    std::optional<Location> failedAt;
    ReplayOptions options;
    options.failedAt = [&](const ReplayPlace& place) { failedAt = eventLocation(project, 0, place); };
    const Result<ScenarioReplay> replay = replayScenario(project, 0, {}, options, issues);
    QVERIFY(!replay.has_value());
    QVERIFY(replay.error().message.ends_with(
        "; let every process of a group come to each of its collectives, and every send meet a receive that "
        "can be posted"));
    QCOMPARE(failedAt, std::optional(Location{TableRef{TableKind::events, 0}, 2, "event", 0}));
    QVERIFY(!issues.empty());
    QCOMPARE(
        issues.back().text,
        std::string("scenario 's': until then the message of 10 B (tag 4) that process 0 sends to process "
                    "1 in row 1 is not received; compare its receiver and tag with what is waited for"));
    QCOMPARE(issues.back().location, (Location{TableRef{TableKind::events, 0}, 0, "event", 0}));
    QVERIFY(failureOf("ranks,event\n0-2,barrier\n")
                .ends_with("; let every process of a group come to each of its collectives"));
}

void TestProgramProblems::aFaultyGroupIsNamedOnce()
{
    Project project = programmed("ranks,event,group\nall,barrier,low\n");
    Application application = project.applications[0];
    for (const char* ranks : {"0-9", "each rank / size", "each rank / 0"}) {
        application.groups = SharedRows<GroupRow>({{"low", ranks}});
        project.applications = {application};
        const IssueList issues = validateApplications(project);
        QCOMPARE(issues.size(), std::size_t(1));
        QCOMPARE(issues[0].location.table, (TableRef{TableKind::groups, 0}));
        QVERIFY(issues[0].text.starts_with("application 'app', group 'low': "));
    }
}

void TestProgramProblems::aProgramWithoutEventsHasNoRow()
{
    const IssueList issues = validateApplications(programmed("ranks,event\n"));
    QVERIFY(!issues.empty());
    QCOMPARE(issues[0].text, std::string("application 'app' has no events in its program; write some"));
    QCOMPARE(issues[0].location.table, (TableRef{TableKind::applications, 0}));
}

void TestProgramProblems::aMeasuredEventThatThereIsNotIsNamed()
{
    Project project = programmed("ranks,event,time\nall,compute,1 ms\n1,compute,1 ms\n");
    Measurement measurement;
    measurement.name = "m";
    measurement.scenario = "s";
    const QuantityCell mean = quantity(Dimension::duration, 1, "ms");
    measurement.times =
        SharedRows<TimeRow>({{"0/1", mean}, {"0/2", mean}, {"1/2", mean}, {"2/99999999", mean}});
    project.measurements = {measurement};
    const IssueList issues = validateApplications(project);
    QCOMPARE(issues.size(), std::size_t(2));
    QCOMPARE(issues[0].text,
             std::string("measured time of '0/2': process '0' has 1 event; write the number of one "
                         "of them, or the process alone"));
    QCOMPARE(issues[1].location, (Location{TableRef{TableKind::times, 0}, 3, "message", 0}));
}

QTEST_GUILESS_MAIN(TestProgramProblems)
#include "tst_program_problems.moc"
