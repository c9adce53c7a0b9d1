// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "tests/cli/program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QtTest>

using namespace contraflow;
using namespace contraflow::test;

/** What is at fault is left out of a prediction; every command that shows what comes of it says so beside it.
 */
class TestLeftOut : public QObject
{
    Q_OBJECT

private slots:
    void everyCommandSaysWhatItsFiguresLack_data();
    void everyCommandSaysWhatItsFiguresLack();
    void aCampaignSaysWhatItsFiguresLack();
    void everyTableOfMakespansHasTheColumn();
    void whatIsWholeSaysNothing();

private:
    ProjectFolder m_projects;
};

namespace {

const QByteArray kPhrase = "1 of 5 messages";

/** Whether a value of JSON holds the phrase in a list "without" anywhere. */
bool saysWithout(const QJsonValue& value)
{
    if (value.isArray()) {
        for (const QJsonValue& item : value.toArray())
            if (saysWithout(item))
                return true;
        return false;
    }
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member)
        if ((member.key() == QStringLiteral("without") &&
             member.value().toArray().contains(QJsonValue(QString::fromUtf8(kPhrase)))) ||
            saysWithout(member.value()))
            return true;
    return false;
}

} // namespace

void TestLeftOut::everyCommandSaysWhatItsFiguresLack_data()
{
    QTest::addColumn<QStringList>("call");
    const QString project = QStringLiteral("left-out.yaml");
    const QStringList one{QStringLiteral("--scenario"), QStringLiteral("copper-tcp")};
    const auto add = [&](const char* name, const QStringList& arguments) {
        QTest::newRow(name) << QStringList{QString::fromLatin1(name), project} + arguments;
    };
    add("predict", one);
    add("explain", one + QStringList{QStringLiteral("--message"), QStringLiteral("e4")});
    add("errors", {});
    add("compare", {});
    add("what-if", one);
    // To place processes is to place those of names that nothing is known of too, so that a size is at fault
    // here.
    QByteArray sized = readFile(m_projects.file(project));
    sized.replace("e1,a2a3,b1,10 MB", "e1,a1,b1,much");
    QFile file(m_projects.file(QStringLiteral("left-out-size.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(sized) == sized.size());
    QTest::newRow("place") << QStringList{QStringLiteral("place"), QStringLiteral("left-out-size.yaml"),
                                          QStringLiteral("--draws"), QStringLiteral("3")} +
                                  one;
    QTest::newRow("compare --sweep") << QStringList{QStringLiteral("compare"), project,
                                                    QStringLiteral("--sweep"), QStringLiteral("scale=1,2")};
    QTest::newRow("alltoall --bounds")
        << QStringList{QStringLiteral("alltoall"), project, QStringLiteral("--bounds")} + one;
}

void TestLeftOut::everyCommandSaysWhatItsFiguresLack()
{
    QFETCH(QStringList, call);
    const ProgramRun text = runProgram(call, m_projects.path());
    QVERIFY2(text.output.contains("without " + kPhrase), text.output.constData());
    const ProgramRun json =
        runProgram(call + QStringList{QStringLiteral("--format"), QStringLiteral("json")}, m_projects.path());
    QJsonParseError problem;
    const QJsonDocument read = QJsonDocument::fromJson(json.output, &problem);
    QVERIFY2(problem.error == QJsonParseError::NoError, json.output.constData());
    QVERIFY2(saysWithout(read.isArray() ? QJsonValue(read.array()) : QJsonValue(read.object())),
             json.output.constData());
}

void TestLeftOut::aCampaignSaysWhatItsFiguresLack()
{
    const QByteArray plan = "campaign: 1\n"
                            "projects:\n"
                            "  - {name: p, file: left-out.yaml}\n"
                            "workloads:\n"
                            "  - {name: testbed, project: p, measurements: all}\n"
                            "models: [asymmetric, max-min]\n";
    QFile file(m_projects.file(QStringLiteral("left-out-campaign.yaml")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(plan) == plan.size());
    file.close();
    const auto campaign = [&](const QStringList& arguments) {
        return runProgram(QStringList{QStringLiteral("campaign")} + arguments, m_projects.path());
    };
    const QString name = QStringLiteral("left-out-campaign.yaml");
    const ProgramRun run = campaign({name, QStringLiteral("-o"), QStringLiteral("left-out.csv")});
    QVERIFY2(run.status == 0, run.messages);
    QCOMPARE(readFile(m_projects.file(QStringLiteral("left-out.csv"))).count(kPhrase), qsizetype{2});
    const QStringList merge{QStringLiteral("merge"), name, QStringLiteral("left-out.csv")};
    const ProgramRun text = campaign(merge);
    QVERIFY2(text.output.contains(kPhrase), text.output);
    QVERIFY2(text.messages.contains("2 results predicted without " + kPhrase), text.messages);
    const ProgramRun csv = campaign(merge + QStringList{QStringLiteral("--format"), QStringLiteral("csv"),
                                                        QStringLiteral("--show"), QStringLiteral("runs")});
    QCOMPARE(csv.output.count(kPhrase), qsizetype{2});
    const ProgramRun json = campaign(merge + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
    QVERIFY2(saysWithout(QJsonDocument::fromJson(json.output).object()), json.output);
    const ProgramRun database =
        campaign(merge + QStringList{QStringLiteral("-o"), QStringLiteral("left-out.sqlite")});
    QVERIFY2(database.status == 0, database.messages);
    // Both results, and the two rows of runs.
    QCOMPARE(readFile(m_projects.file(QStringLiteral("left-out.sqlite"))).count(kPhrase), qsizetype{4});
}

void TestLeftOut::everyTableOfMakespansHasTheColumn()
{
    std::size_t tables = 0;
    for (const cli::Command& command : cli::allCommands()) {
        if (!command.columns)
            continue;
        const Table table = command.columns();
        bool hasMakespan = false;
        bool hasWithout = false;
        for (const Table::Column& column : table.columns()) {
            hasMakespan = hasMakespan || column.key.find("makespan") != std::string::npos;
            hasWithout = hasWithout || column.key == "without";
        }
        QVERIFY2(!hasMakespan || hasWithout, std::string(command.name).c_str());
        tables += hasMakespan ? 1 : 0;
    }
    QVERIFY(tables >= 3);
}

void TestLeftOut::whatIsWholeSaysNothing()
{
    const ProgramRun run =
        runProgram({QStringLiteral("compare"), QStringLiteral("offers.yaml")}, m_projects.path());
    QVERIFY2(!QString::fromUtf8(run.output).contains(QRegularExpression(QStringLiteral("without [0-9]"))),
             run.output.constData());
}

QTEST_GUILESS_MAIN(TestLeftOut)
#include "tst_left_out.moc"
