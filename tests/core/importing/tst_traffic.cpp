// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_answers.h"
#include "core/importing/import_origin.h"
#include "core/importing/importers.h"
#include "core/importing/traffic_file.h"

#include "core/engine/prediction.h"
#include "core/io/project/project_file.h"
#include "core/project/edits.h"
#include "tests/support/builders.h"

#include <QtTest>

using namespace contraflow;

namespace {

const Unit* bytes(std::string_view symbol = "B")
{
    return findUnit(Dimension::size, symbol);
}

/** "X1>Y1 10 MB; …" */
QString sent(const Traffic& traffic)
{
    QStringList texts;
    for (const MessageRow& row : traffic.messages)
        texts +=
            QString::fromStdString(row.source + ">" + row.destination + " " + quantityText(row.size.value()) +
                                   (row.start.hasValue() ? " at " + quantityText(row.start.value()) : ""));
    return texts.join(QStringLiteral("; "));
}

Traffic read(const std::string& text, const Unit* unit = nullptr)
{
    TrafficOptions options;
    options.unit = unit;
    Result<Traffic> traffic = readTraffic(text, options);
    if (!traffic)
        qFatal("%s", traffic.error().message.c_str());
    return std::move(traffic).value();
}

QString problemOf(const std::string& text, const Unit* unit = nullptr)
{
    TrafficOptions options;
    options.unit = unit;
    const Result<Traffic> traffic = readTraffic(text, options);
    return traffic ? QStringLiteral("none: ") + sent(*traffic)
                   : QString::fromStdString(traffic.error().message);
}

bool isNoted(const std::vector<std::string>& notes, const char* part)
{
    return std::any_of(notes.begin(), notes.end(),
                       [part](const std::string& note) { return note.find(part) != std::string::npos; });
}

} // namespace

class TestTraffic : public QObject
{
    Q_OBJECT

private slots:
    void aMatrixIsReadRowByRow_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("named") << QStringLiteral(",a,b,c\na,5,1000,0\nb,2000,5,3000\nc,,4000,0\n");
        QTest::newRow("tabs") << QStringLiteral(
            "\ta\tb\tc\na\t0\t1000\t0\nb\t2000\t0\t3000\nc\t0\t4000\t0\n");
        QTest::newRow("header alone") << QStringLiteral("a,b,c\n0,1000,0\n2000,0,3000\n0,4000,0\n");
        QTest::newRow("rows alone") << QStringLiteral("a;0;1000;0\nb;2000;0;3000\nc;0;4000;0\n");
        QTest::newRow("windows line ends")
            << QStringLiteral(",a,b,c\r\na,0,1000,0\r\nb,2000,0,3000\r\nc,0,4000,0\r\n");
        QTest::newRow("byte order mark")
            << QString::fromUtf8("\xEF\xBB\xBF,a,b,c\na,0,1000,0\nb,2000,0,3000\nc,0,4000,0\n");
    }

    void aMatrixIsReadRowByRow()
    {
        QFETCH(QString, text);
        const Traffic traffic = read(text.toStdString(), bytes());
        QVERIFY(traffic.isMatrix);
        QCOMPARE(sent(traffic), QStringLiteral("a>b 1 kB; b>a 2 kB; b>c 3 kB; c>b 4 kB"));
        QCOMPARE(traffic.ends, (std::vector<std::string>{"a", "b", "c"}));
        QVERIFY(isNoted(traffic.notes, "diagonal is left out"));
    }

    void columnsMaySend()
    {
        TrafficOptions options;
        options.unit = bytes();
        options.senders = MatrixSenders::columns;
        const Result<Traffic> turned = readTraffic(",a,b,c\na,5,1000,0\nb,2000,5,3000\nc,,4000,0\n", options);
        QVERIFY(turned);
        QCOMPARE(sent(*turned), QStringLiteral("b>a 1 kB; a>b 2 kB; c>b 3 kB; b>c 4 kB"));
        QVERIFY(isNoted(turned->notes, "columns of the matrix are senders"));
        const Result<Traffic> list = readTraffic("from,to,bytes\na,b,1000\n", options);
        QVERIFY(!list && list.error().message.find("only of a matrix") != std::string::npos);
    }

    void theDiagonalIsTakenWhereItIsAskedFor()
    {
        TrafficOptions options;
        options.unit = bytes();
        options.selfMessages = SelfMessages::taken;
        const Result<Traffic> matrix = readTraffic(",a,b\na,5,1000\nb,2000,0\n", options);
        QVERIFY(matrix);
        QCOMPARE(sent(*matrix), QStringLiteral("a>b 1 kB; a>a 5 B; b>a 2 kB"));
        QVERIFY(isNoted(matrix->notes, "its diagonal is taken as messages within the node"));
        QVERIFY(isNoted(matrix->notes, "1 message of a node to itself is taken as sent within the node"));
        const Result<Traffic> list = readTraffic("from,to,bytes\na,a,1000\n", options);
        QVERIFY(list);
        QCOMPARE(sent(*list), QStringLiteral("a>a 1 kB"));
        const Result<Traffic> empty = readTraffic("from,to,bytes\na,a,0\n", options);
        QVERIFY(!empty);
        QCOMPARE(QString::fromStdString(empty.error().message),
                 QStringLiteral("nothing is sent: every size is 0"));
    }

    void whatIsSentWithinANodeTakesTheTimeOfItsMemory()
    {
        TrafficOptions options;
        options.unit = bytes();
        options.selfMessages = SelfMessages::taken;
        const Result<Traffic> traffic = readTraffic(",X1,Y1\nX1,2000000,1000\nY1,0,0\n", options);
        QVERIFY(traffic);
        Project project = test::tableOne();
        Platform platform = project.platforms[0];
        platform.localBandwidth = *parseQuantity(Dimension::bandwidth, "1 GB/s");
        project.platforms.replace(0, 1, {platform});
        const auto plan = planTraffic(*traffic, project, project.platforms[0], "day");
        QVERIFY(plan && !plan->mapping);
        const Result<Edit> edit = addTraffic(project, *plan, {WorkloadUse::replace, 0, "copper", {}, {}});
        QVERIFY(edit && applyEdit(project, *edit));
        const Result<Prediction> prediction = predict(project, 0);
        QVERIFY2(prediction, prediction ? "" : prediction.error().message.c_str());
        QCOMPARE(prediction->timeline.messages[1].finish(), 2e-3); // behind what X1 sends to Y1
    }

    void aSumOverRepetitionsBecomesThePartOfOne()
    {
        TrafficOptions options;
        options.unit = bytes("kB");
        options.totalOf = 3;
        const Result<Traffic> traffic = readTraffic(",a,b\na,0,10\nb,0.001,0\n", options);
        QVERIFY(traffic);
        QCOMPARE(traffic->messages[0].size.value().value, 3333.0);
        QCOMPARE(traffic->messages[1].size.value().value, 1.0); // what was sent at all is not lost
        QVERIFY(isNoted(traffic->notes, "sums over 3 repetitions"));
    }

    void countsAreMessagesOfOneSizeTogether()
    {
        TrafficOptions options;
        options.countOf = 4096;
        const Result<Traffic> traffic = readTraffic("0 3\n10 0\n", options);
        QVERIFY2(traffic, traffic ? "" : traffic.error().message.c_str());
        QCOMPARE(traffic->messages.size(), std::size_t(2));
        QCOMPARE(traffic->messages[0].size.value().value, 3 * 4096.0);
        QCOMPARE(traffic->messages[1].size.value().value, 10 * 4096.0);
        QVERIFY(isNoted(traffic->notes, "count messages of 4.096 kB"));
        const Result<Traffic> list = readTraffic("source,destination,size\na,b,2\n", options);
        QVERIFY2(list, list ? "" : list.error().message.c_str());
        QCOMPARE(list->messages[0].size.value().value, 2 * 4096.0);
        for (const char* text : {"0 3.5\n10 0\n", "source,destination,size\na,b,2 MB\n",
                                 "source,destination,size [MB]\na,b,2\n"})
            QVERIFY2(!readTraffic(text, options), text);
    }

    void aMatrixWithoutNamesHasRanks()
    {
        const Traffic traffic = read("0 1 2\n3 0 4\n5 6 0\n", bytes("MiB"));
        QCOMPARE(sent(traffic),
                 QStringLiteral("0>1 1 MiB; 0>2 2 MiB; 1>0 3 MiB; 1>2 4 MiB; 2>0 5 MiB; 2>1 6 MiB"));
        QVERIFY(isNoted(traffic.notes, "numbered from 0"));
    }

    void aMatrixNeedsAUnit()
    {
        QVERIFY2(problemOf(",a,b\na,0,1\nb,2,0\n").contains(QStringLiteral("does not say in which unit")),
                 qPrintable(problemOf(",a,b\na,0,1\nb,2,0\n")));
    }

    void aListIsReadWithTheUnitsThatItNames()
    {
        const QString expected = QStringLiteral("X1>Y1 10 MB; X2>Y2 2 MB at 5 ms; X1>Y1 10 MB");
        QCOMPARE(sent(read("source,destination,size (MB),start (ms)\nX1,Y1,10,\nX2,Y2,2,5\nX1,Y1,10,\n")),
                 expected);
        QCOMPARE(sent(read("src;dst;size;start\nX1;Y1;10 MB;\nX2;Y2;2 MB;5 ms\nX1;Y1;10 MB;\n")), expected);
        QCOMPARE(sent(read("from\tto\tsize\nX1\tY1\t10\n", bytes("kB"))), QStringLiteral("X1>Y1 10 kB"));
        QCOMPARE(sent(read("source,destination,bytes\nX1,Y1,10000\n")), QStringLiteral("X1>Y1 10 kB"));
        QCOMPARE(sent(read("source;destination;size (MB)\nX1;Y1;1,5\nX1;Y2;2,25\n")),
                 QStringLiteral("X1>Y1 1.5 MB; X1>Y2 2.25 MB"));
    }

    void aListWithoutNamesOfColumnsIsTakenInOrder()
    {
        const Traffic traffic = read("X1,Y1,10 MB,0 s\nX2,Y2,20 MB,1 s\n");
        QCOMPARE(sent(traffic), QStringLiteral("X1>Y1 10 MB at 0 s; X2>Y2 20 MB at 1 s"));
        QVERIFY(isNoted(traffic.notes, "no line names the columns"));
        QCOMPARE(sent(read("X1,Y1,10 MB\nX2,Y2,20 MB\n")), QStringLiteral("X1>Y1 10 MB; X2>Y2 20 MB"));
    }

    void whatIsNotSentIsLeftOutAndSaid()
    {
        const Traffic traffic = read("source,destination,size (B)\nX1,X1,5\nX1,Y1,0\nX1,Y2,7\n");
        QCOMPARE(sent(traffic), QStringLiteral("X1>Y2 7 B"));
        QVERIFY(isNoted(traffic.notes, "1 size of 0 is no message"));
        QVERIFY(isNoted(traffic.notes, "1 message of a node to itself was left out"));
    }

    void damagedFilesFailWithLineAndColumn_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const char* text, const char* reason) {
            QTest::newRow(name) << QByteArray(text) << QString::fromUtf8(reason);
        };
        row("empty", "", "the file is empty");
        row("blank", " \n\n", "the file is empty");
        row("word for a size", "source,destination,size\nX1,Y1,10 MB\nX2,Y2,lots\n", "line 3, column 'size'");
        row("negative", "source,destination,size\nX1,Y1,-3\n", "line 2, column 'size'");
        row("broken unit", "source,destination,size\nX1,Y1,10 MX\n", "line 2, column 'size'");
        row("part of a byte", "source,destination,size\nX1,Y1,0.5\n", "a size is a whole number of bytes");
        row("no source", "source,destination,size\n,Y1,3\n", "line 2, column 'source': the name is missing");
        row("bad start", "source,destination,size,start\nX1,Y1,3,soon\n", "line 2, column 'start'");
        row("start without unit", "source,destination,size,start\nX1,Y1,3,7\n",
            "line 2, column 'start': '7' has no unit");
        row("row cut off", "source,destination,size\nX1,Y1,10 MB\nX2,Y2\n", "line 3: it has 2 cells");
        row("row too long", "source,destination,size\nX1,Y1,10 MB,7 s\n", "line 2: it has 4 cells");
        row("one name twice", "id,source,destination,size\nm,X1,Y1,1\nm,X2,Y2,1\n",
            "line 3: there is a message 'm'");
        row("not text", "source,destination,size\nX\xff,Y1,3\n",
            "line 2, column 'source': the name is not UTF-8");
        row("nothing sent", "source,destination,size\nX1,Y1,0\n", "nothing is sent");
        row("word in a matrix", ",a,b,c\na,0,1,2\nb,x7,0,3\nc,1,1,0\n", "line 3");
        row("negative in a matrix", ",a,b\na,0,-1\nb,2,0\n", "line 2, column 'b'");
        row("not square", ",a,b,c\na,0,1,2\nb,3,0,4\n", "has a column of 'c' and no row");
        row("ragged", "0 1 2\n3 0\n5 6 0\n", "different numbers of cells");
        row("name twice", ",a,a\na,0,1\na,2,0\n", "have one name");
        const std::string longName(256, 'n');
        row("long name", (",a," + longName + "\na,0,1\n" + longName + ",2,0\n").c_str(),
            "a name of more than 255 bytes");
        row("prose", "Dear Sir,\nplease find enclosed\n", "matrix");
    }

    void damagedFilesFailWithLineAndColumn()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const QString problem = problemOf(text.toStdString(), bytes());
        QVERIFY2(problem.contains(reason), qPrintable(problem));
    }

    void aFileCutAtAnyByteFailsOrSaysLess()
    {
        const std::string list = "source,destination,size (MB),start (ms)\nX1,Y1,10,1\nX2,Y2,25,20\n";
        const std::string matrix = ",a,b,c\na,0,1000,30\nb,2000,0,3000\nc,10,4000,0\n";
        for (const std::string& whole : {list, matrix})
            for (std::size_t length = 0; length < whole.size(); ++length) {
                TrafficOptions options;
                options.unit = bytes();
                const Result<Traffic> traffic = readTraffic(whole.substr(0, length), options);
                QVERIFY(traffic ? !traffic->messages.empty() && traffic->messages.size() <= 6
                                : !traffic.error().message.empty());
            }
    }

    void namesOfNodesMakeAWorkload()
    {
        const Project project = test::tableOne();
        const auto plan = planTraffic(read(",X1,Y1\nX1,0,5\nY1,7,0\n", bytes("MB")), project,
                                      project.platforms[0], "shuffle");
        QVERIFY(plan && !plan->mapping);
        QCOMPARE(plan->workload.messages.size(), std::size_t(2));
        Project changed = project;
        WorkloadTarget target{WorkloadUse::newScenario, 0, "copper", {}, {}};
        const Result<Edit> edit = addTraffic(project, *plan, target);
        QVERIFY(edit && applyEdit(changed, *edit));
        QCOMPARE(changed.scenarios[1].workload, std::string("shuffle"));
        const auto prediction = predict(changed, 1, {});
        QVERIFY(prediction);
        QCOMPARE(prediction->placed.messages.size(), std::size_t(2));
    }

    void ranksBecomeProcessesOnTheCores()
    {
        const Project project = test::tableOne();
        const auto plan =
            planTraffic(read("0 1 2\n3 0 4\n5 6 0\n", bytes("MB")), project, project.platforms[0], "ranks");
        QVERIFY(plan && plan->mapping);
        QCOMPARE(plan->mapping->places.size(), std::size_t(3));
        QCOMPARE(plan->mapping->places[0].process, std::string("0"));
        QCOMPARE(plan->mapping->places[0].node, std::string("X1"));
        Project changed = project;
        const Result<Edit> edit = addTraffic(project, *plan, {WorkloadUse::replace, 0, "copper", {}, {}});
        QVERIFY(edit && applyEdit(changed, *edit));
        QCOMPARE(changed.scenarios[0].mapping, std::string("ranks"));
        const auto prediction = predict(changed, 0, {});
        QVERIFY(prediction);
        QCOMPARE(prediction->placed.messages.size(), std::size_t(6));
    }

    void howAMatrixWasReadIsKeptAndFoundAgain()
    {
        TrafficOptions options;
        options.unit = bytes("kB");
        options.senders = MatrixSenders::columns;
        options.rows = MatrixRows::up;
        options.selfMessages = SelfMessages::taken;
        options.totalOf = 10;
        options.reading.decimal = DecimalMark::comma;
        options.reading.separator = ';';
        options.provenance.note = "a day of production";
        const std::string text = "30;20;0\n10;0;20\n0;10;30\n";
        nameFile(options.provenance, "folder/day one.csv", text);
        const Result<Traffic> traffic = readTraffic(text, options);
        QVERIFY(traffic);
        Project project = test::tableOne();
        const auto plan = planTraffic(*traffic, project, project.platforms[0], "day");
        QVERIFY(plan);
        const Result<Edit> edit = addTraffic(project, *plan, {WorkloadUse::replace, 0, "copper", {}, {}});
        QVERIFY(edit && applyEdit(project, *edit));
        const Result<LoadedProject> loaded = parseProject(projectText(project));
        QVERIFY(loaded && loaded->issues.empty());
        const Provenance& kept = loaded->project.workloads[0].provenance;
        QCOMPARE(kept.file, std::string("day one.csv"));
        QCOMPARE(kept.importer, std::string("matrix"));
        QCOMPARE(kept.note, std::string("a day of production"));
        QCOMPARE(kept.options,
                 std::string("--separator ';' --decimal comma --unit kB --senders columns --rows up "
                             "--diagonal take --total-of 10"));
        const Result<TrafficOptions> again = trafficOptions(answersIn(kept.options));
        QVERIFY(again);
        QVERIFY(again->unit == options.unit && again->senders == options.senders &&
                again->rows == options.rows && again->selfMessages == options.selfMessages &&
                again->totalOf == options.totalOf);
        options.unit = nullptr;
        options.countOf = 64'000;
        QCOMPARE(optionsText(options),
                 std::string("--separator ';' --decimal comma --count-of '64 kB' --senders columns --rows up "
                             "--diagonal take --total-of 10"));
        QCOMPARE(trafficOptions(answersIn(optionsText(options)))->countOf, 64'000.0);
        const auto note = [&loaded](const Provenance& provenance) {
            std::vector<std::string> notes;
            noteEarlierImport(loaded->project, provenance, notes);
            return notes.empty() ? QString() : QString::fromStdString(notes.front());
        };
        QCOMPARE(note(traffic->provenance),
                 "the same content was imported before: workload 'messages', read by " +
                     QString::fromStdString(kept.options));
        QVERIFY(note(Provenance{.file = "day one.csv", .sha256 = "other"}).isEmpty());
    }

    void namesThatDoNotFitThePlatformAreRefused()
    {
        const Project project = test::tableOne();
        const auto some =
            planTraffic(read("source,destination,bytes\nX1,Y7,5\n"), project, project.platforms[0], "t");
        QVERIFY(!some);
        QVERIFY2(some.error().message.find("'Y7' is no node of the platform 'copper'") != std::string::npos,
                 some.error().message.c_str());
        std::string list = "source,destination,bytes\n";
        for (int i = 0; i < 2000; ++i)
            list += "p" + std::to_string(i) + ",p" + std::to_string(i + 1) + ",5\n";
        const auto many = planTraffic(read(list), project, project.platforms[0], "t");
        QVERIFY(!many);
        QVERIFY2(many.error().message.find("the file has 2\u00a0001 processes") != std::string::npos,
                 many.error().message.c_str());
    }
};

QTEST_GUILESS_MAIN(TestTraffic)
#include "tst_traffic.moc"
