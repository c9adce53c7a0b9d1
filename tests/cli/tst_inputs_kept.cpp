// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "tests/cli/in_process.h"
#include "tests/data_folders.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QtTest>

#include <algorithm>
#include <filesystem>

using namespace contraflow;
using namespace contraflow::test;

/** No command replaces by its output what it was made from. */
class TestInputsKept : public QObject
{
    Q_OBJECT

private slots:
    void noOutputReplacesAnInput_data();
    void noOutputReplacesAnInput();
    void everyCommandWithAnOutputIsTried();
    void commandsReadThroughLoadingOnly();
    void noTableOfAFolderReplacesTheProject();
    void anImportMayWriteTheProjectThatItChanges();
    void otherFilesAreReplaced();

private:
    struct Call
    {
        const char* words; ///< but for --output
        const char* input; ///< the file that must stay as it is
    };
    static const std::vector<Call>& calls();
    static void copy(const QString& from, const QString& to)
    {
        QVERIFY2(QFile::copy(from, to), qPrintable(from));
    }
    static QString sample(const char* name) { return QStringLiteral(CONTRAFLOW_SAMPLES "/") + name; }
    static QString data(const char* name) { return QStringLiteral(CONTRAFLOW_TEST_DATA "/") + name; }
    static void fill(const QDir& folder);
};

const std::vector<TestInputsKept::Call>& TestInputsKept::calls()
{
    static const std::vector<Call> all{
        {"predict p.yaml", "p.yaml"},
        {"replay p.yaml", "p.yaml"},
        {"errors p.yaml", "p.yaml"},
        {"errors p.yaml q.yaml", "q.yaml"},
        {"errors projects", "projects/p.yaml"},
        {"plan p.yaml", "p.yaml"},
        {"campaign campaign.yaml", "campaign.yaml"},
        {"set p.yaml workloads.table-1.messages=@messages.csv", "messages.csv"},
        {"add p.yaml platforms.optical --from optical.yaml", "optical.yaml"},
        {"remove p.yaml models.fair --dry-run", "p.yaml"},
        {"compare p.yaml", "p.yaml"},
        {"what-if p.yaml --scenario copper-tcp", "p.yaml"},
        {"place p.yaml --scenario copper-tcp --per-node 2 --draws 2 --evaluations 2", "p.yaml"},
        {"alltoall p.yaml --bounds --scenario copper-tcp", "p.yaml"},
        {"alltoall p.yaml --scenario copper-tcp --n 2 --m 1kB", "p.yaml"},
        {"alltoall --alpha 60us --beta 8.5e-9 --n 4 --m 1kB --gaps gaps.csv", "gaps.csv"},
        {"alltoall --ping-pong ping-pong.csv --n 4 --m 1kB", "ping-pong.csv"},
        {"alltoall --alpha 60us --beta 8.5e-9 --n 24 --m 1kB --measured measured.csv", "measured.csv"},
        {"alltoall --alpha 60us --n 4 --m 1kB --preset ./signature.yaml", "signature.yaml"},
        {"nccl nccl.csv --from-size 1GiB --project", "nccl.csv"},
        {"report p.html --section networks", "p.html"},
        {"report p.yaml --section networks --template own.html", "own.html"},
        {"export p.csv --table messages", "p.csv"},
        {"export p.md --table messages", "p.md"},
        {"export p.svg --plot times", "p.svg"},
        {"import table.csv --into p.yaml --scenario copper-fair", "table.csv"},
        {"import folder --into racks.yaml --platform two-racks", "folder/patterns.csv"},
        {"presets zhu-optical --into p.yaml", "p.yaml"},
        {"presets ./preset.yaml", "preset.yaml"},
        {"generate ring --racks 1 --nodes 4 --preset ./preset.yaml", "preset.yaml"},
    };
    return all;
}

void TestInputsKept::fill(const QDir& folder)
{
    for (const char* name : {"p.yaml", "p.html", "p.csv", "p.md", "p.svg", "q.yaml"})
        copy(sample("two-racks-copper.yaml"), folder.filePath(name));
    QVERIFY(folder.mkpath("projects") && folder.mkpath("folder"));
    copy(sample("two-racks-copper.yaml"), folder.filePath("projects/p.yaml"));
    copy(data("measured/patterns-D.csv"), folder.filePath("folder/patterns.csv"));
    copy(data("cli/projects/racks.yaml"), folder.filePath("racks.yaml"));
    copy(data("cli/projects/gaps.csv"), folder.filePath("gaps.csv"));
    copy(data("cli/projects/generated-ping-pong.csv"), folder.filePath("ping-pong.csv"));
    copy(data("cli/projects/generated-gigabit.csv"), folder.filePath("measured.csv"));
    copy(data("import/table1-P.csv"), folder.filePath("table.csv"));
    copy(sample("raw/nccl-h100.csv"), folder.filePath("nccl.csv"));
    copy(QStringLiteral(CONTRAFLOW_SAMPLES "/../resources/signatures/gdx-gigabit-ethernet.yaml"),
         folder.filePath("signature.yaml"));
    copy(QStringLiteral(CONTRAFLOW_SAMPLES "/../resources/presets/zhu-copper.yaml"),
         folder.filePath("preset.yaml"));
    QFile own(folder.filePath("own.html"));
    QVERIFY(own.open(QIODevice::WriteOnly));
    own.write("<p>{{title}}</p>\n");
    copy(sample("two-racks-optical.yaml"), folder.filePath("optical.yaml"));
    QFile messages(folder.filePath("messages.csv"));
    QVERIFY(messages.open(QIODevice::WriteOnly));
    messages.write("id,source,destination,size\ne1,a1,b1,10 MB\n");
    QFile campaign(folder.filePath("campaign.yaml"));
    QVERIFY(campaign.open(QIODevice::WriteOnly));
    campaign.write(
        "campaign: 1\nnetworks:\n  - {name: a, topology: racks, racks: 2, nodes: 4, uplink: 1 Gbit/s}\n"
        "workloads:\n  - {name: r, pattern: random, nodes: 4, degree: 1, seeds: 1, size: 1 MB}\n"
        "models:\n  - max-min\n");
}

void TestInputsKept::noOutputReplacesAnInput_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("input");
    for (const Call& call : calls())
        QTest::newRow(call.words) << call.words << call.input;
}

void TestInputsKept::noOutputReplacesAnInput()
{
    QFETCH(QString, words);
    QFETCH(QString, input);
    QTemporaryDir folder;
    fill(QDir(folder.path()));
    const QString file = folder.filePath(input);
    const QByteArray before = readFile(file);
    const QString ending = QLatin1Char('.') + QFileInfo(input).suffix();
    std::filesystem::create_symlink(file.toStdString(), folder.filePath("link" + ending).toStdString());
    std::filesystem::create_hard_link(file.toStdString(), folder.filePath("second" + ending).toStdString());
    for (const QString& output : {input, "projects/../" + input, "link" + ending, "second" + ending}) {
        const ProgramRun run =
            runHere(words.split(QLatin1Char(' ')) + QStringList{"--output", output}, folder.path());
        QVERIFY2(run.messages.contains(": the output would replace the "), run.messages.constData());
        QCOMPARE(run.status, 2);
        QCOMPARE(run.output, QByteArray());
        QVERIFY(readFile(file) == before && readFile(folder.filePath(output)) == before);
    }
}

void TestInputsKept::everyCommandWithAnOutputIsTried()
{
    QSet<QString> tried;
    for (const Call& call : calls())
        tried.insert(QString::fromUtf8(call.words).section(QLatin1Char(' '), 0, 0));
    for (const cli::Command& command : cli::allCommands()) {
        const bool hasOutput = std::any_of(command.options.begin(), command.options.end(),
                                           [](const auto& option) { return option.name == "--output"; });
        QVERIFY2(!hasOutput || tried.contains(command.name.data()), command.name.data());
    }
}

void TestInputsKept::commandsReadThroughLoadingOnly()
{
    static const QRegularExpression reading(QStringLiteral(
        "\\b(readTextFile|readFileInChunks|readProject|readPreset|readSignature|readTable|ifstream|fopen)\\("));
    const QDir folder(QStringLiteral(CONTRAFLOW_SAMPLES "/../app/cli"));
    const QStringList sources = folder.entryList({QStringLiteral("*.cpp")});
    QVERIFY(sources.size() > 20);
    for (const QString& source : sources) {
        const QString text = QString::fromUtf8(readFile(folder.filePath(source)));
        QCOMPARE(text.contains(reading), source == QStringLiteral("loading.cpp"));
    }
}

void TestInputsKept::noTableOfAFolderReplacesTheProject()
{
    QTemporaryDir folder;
    copy(sample("two-racks-copper.yaml"), folder.filePath("messages.csv"));
    const QByteArray before = readFile(folder.filePath("messages.csv"));
    const ProgramRun run = runHere({"export", "messages.csv", "--as", "csv", "-o", "."}, folder.path());
    QCOMPARE(run.status, 2);
    QVERIFY(readFile(folder.filePath("messages.csv")) == before);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{"messages.csv"});
}

void TestInputsKept::anImportMayWriteTheProjectThatItChanges()
{
    QTemporaryDir folder;
    fill(QDir(folder.path()));
    const QStringList words{"import", "table.csv", "--into", "p.yaml", "--scenario", "copper-fair"};
    QCOMPARE(runHere(words + QStringList{"-o", "new.yaml"}, folder.path()).status, 0);
    QCOMPARE(runHere(words + QStringList{"-o", "./p.yaml"}, folder.path()).status, 0);
    QCOMPARE(readFile(folder.filePath("p.yaml")), readFile(folder.filePath("new.yaml")));
}

void TestInputsKept::otherFilesAreReplaced()
{
    QTemporaryDir folder;
    fill(QDir(folder.path()));
    // What an earlier command has read is no input of this one.
    QCOMPARE(runHere({"predict", "q.yaml", "-o", "out.csv"}, folder.path()).status, 0);
    QCOMPARE(runHere({"predict", "p.yaml", "-o", "q.yaml"}, folder.path()).status, 0);
    QVERIFY(readFile(folder.filePath("q.yaml")).contains("makespan"));
}

QTEST_APPLESS_MAIN(TestInputsKept)
#include "tst_inputs_kept.moc"
