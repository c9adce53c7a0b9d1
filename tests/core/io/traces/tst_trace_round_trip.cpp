// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/base/tolerance.h"
#include "core/io/exporters/program_steps.h"
#include "core/io/project/project_file.h"
#include "core/recipes/project_recipe.h"
#include "tests/core/io/traces/trace_files.h"
#include "tests/support/programs.h"

#include <QTest>

#include <algorithm>
#include <tuple>

using namespace contraflow;
using namespace contraflow::test;

namespace {

using Writer = Result<std::vector<std::string>> (*)(const Program&, const TraceWriting&, const ChunkSink&);

/** The program as it comes back from a file of this format. */
ReadTrace throughFile(const Program& program, const std::string& format,
                      std::vector<std::string>* notes = nullptr)
{
    TraceWriting writing;
    writing.algorithms = std::make_shared<const AlgorithmRules>();
    std::string text;
    const Writer write = format == "goal" ? Writer(writeGoal) : Writer(writeTimeIndependent);
    const auto written = write(program, writing, [&text](std::string_view piece) {
        text += piece;
        return Result<void>();
    });
    if (!written)
        qFatal("%s", written.error().message.c_str());
    if (notes)
        *notes = *written;
    TraceOptions options;
    options.flopsPerSecond = format == "goal" ? 0 : writing.flopsPerSecond;
    return readTraceText(format, {text}, options);
}

using Sent = std::tuple<std::uint32_t, std::uint32_t, double, double>;

/** The messages with bytes: who to whom, bytes, and when they were there. */
std::vector<Sent> messagesOf(const Replay& replay)
{
    std::vector<Sent> sent;
    for (const ReplayedMessage& message : replay.messages)
        sent.emplace_back(message.source, message.destination, message.bytes, message.finish);
    std::sort(sent.begin(), sent.end());
    return sent;
}

/** Equal but for the nanoseconds that a format rounds to. */
void compareRuns(const Replay& first, const Replay& second)
{
    const std::vector<Sent> a = messagesOf(first);
    const std::vector<Sent> b = messagesOf(second);
    QCOMPARE(a.size(), b.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        QCOMPARE(std::get<0>(a[i]), std::get<0>(b[i]));
        QCOMPARE(std::get<1>(a[i]), std::get<1>(b[i]));
        QCOMPARE(std::get<2>(a[i]), std::get<2>(b[i]));
        const double before = std::get<3>(a[i]);
        const double after = std::get<3>(b[i]);
        QVERIFY2(std::abs(before - after) < 1e-8 + 1e-7 * before,
                 (std::to_string(before) + " and " + std::to_string(after)).c_str());
    }
}

Replay replayed(const PlacedVector& placed, const std::shared_ptr<const Program>& program)
{
    PlacedVector other = placed;
    other.applications[0].program = program;
    return replayVector(other, "max-min");
}

} // namespace

class TestTraceRoundTrip : public QObject
{
    Q_OBJECT

private slots:
    void programsComeBack_data();
    void programsComeBack();
    void recipesRunAndComeBack_data();
    void recipesRunAndComeBack();
    void whatAFormatCannotSayIsNoted();
    void receivesInGoalHaveTheSizesOfTheirMessages();
    void graphsAreNotWrittenAsActions();
};

void TestTraceRoundTrip::programsComeBack_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("format");
    for (const Vector& vector : loadVectors("", "applications"))
        if (!vector.data["expected"]["max-min"].contains("deadlock"))
            for (const char* format : {"goal", "ti"})
                QTest::addRow("%s %s", vector.name.c_str(), format)
                    << QString::fromStdString(vector.name) << QString::fromLatin1(format);
}

void TestTraceRoundTrip::programsComeBack()
{
    QFETCH(QString, name);
    QFETCH(QString, format);
    const PlacedVector placed = placeVector(loadVectors(name.toStdString(), "applications").front());
    std::vector<std::string> notes;
    const ReadTrace trace = throughFile(*placed.applications[0].program, format.toStdString(), &notes);
    const auto hasNote = [&notes](const char* text) {
        return std::any_of(notes.begin(), notes.end(),
                           [text](const std::string& note) { return note.find(text) != std::string::npos; });
    };
    const Replay before = replayVector(placed, "max-min");
    const Replay after = replayed(placed, trace.program);
    QVERIFY(after.deadlock.empty());
    // What was noted is another program: an algorithm that is left out, a barrier that has messages now.
    if (hasNote("is left out") || hasNote("is written as dissemination"))
        return;
    compareRuns(before, after);
}

void TestTraceRoundTrip::recipesRunAndComeBack_data()
{
    QTest::addColumn<QString>("name");
    for (const ApplicationRecipeInfo& info : applicationCatalog())
        QTest::newRow(std::string(info.name).c_str()) << QString::fromUtf8(info.name.data());
}

void TestTraceRoundTrip::recipesRunAndComeBack()
{
    QFETCH(QString, name);
    ProjectRecipe recipe;
    recipe.application = ApplicationRecipe{name.toStdString(), {}, {}};
    for (const auto& [parameter, value] :
         {std::pair("steps", "2"), std::pair("N", "2000"), std::pair("planes", "6"),
          std::pair("state", "10 MB"), std::pair("layers", "4")})
        for (const ProgramParameter& known : findApplicationRecipe(name.toStdString())->parameters)
            if (known.name == parameter)
                recipe.application->values.emplace_back(parameter, value);
    recipe.platform.topology = RackTopology{4, 64};
    recipe.platform.cores = 4;
    recipe.modelKind = "max-min";
    const Result<Project> project = makeProject(recipe);
    QVERIFY2(project, project ? "" : project.error().message.c_str());
    for (const Issue& issue : validateApplications(*project))
        QVERIFY2(issue.severity == Severity::note, issue.text.c_str());
    // It is written and read as any other project.
    const auto parsed = parseProject(projectText(*project));
    QVERIFY(parsed);
    QCOMPARE(projectText(parsed->project), projectText(*project));
    IssueList issues;
    ReplayOptions options;
    options.keepsMessages = true;
    const auto replay = replayScenario(*project, 0, {}, options, issues);
    QVERIFY2(replay, replay ? "" : replay.error().message.c_str());
    QVERIFY2(replay->replay.problems.empty(),
             replay->replay.problems.empty() ? "" : replay->replay.problems.front().text.c_str());
    QVERIFY(replay->replay.messageCount > 0);
    for (const char* format : {"goal", "ti"}) {
        const ReadTrace trace = throughFile(*replay->applications[0].program, format);
        auto applications = replay->applications;
        applications[0].program = trace.program;
        const auto model = makeModel(plainModel("max-min"));
        ReplayOptions again = options;
        again.algorithms = std::make_shared<const AlgorithmRules>();
        const auto other = runApplications(replay->network, applications, **model, again);
        QVERIFY2(other, other ? "" : other.error().message.c_str());
        compareRuns(replay->replay, *other);
    }
}

void TestTraceRoundTrip::whatAFormatCannotSayIsNoted()
{
    EventList list(2);
    list.addLabel("phase");
    Event event;
    event.kind = EventKind::phase;
    list.add(0, event);
    event = {};
    event.kind = EventKind::bcast;
    event.algorithm = CollectiveAlgorithm::ring;
    event.bytes = 8;
    for (const std::uint32_t process : {0U, 1U})
        list.add(process, event);
    std::vector<std::string> notes;
    (void)throughFile(list, "ti", &notes);
    QCOMPARE(notes.size(), std::size_t(2));
    QVERIFY(notes[0].find("phases are left out") != std::string::npos);
    QVERIFY(notes[1].find("the algorithm ring of bcast is left out") != std::string::npos);
}

/** A receive of 0 bytes would take a large message for a small one, whose sender nobody frees. */
void TestTraceRoundTrip::receivesInGoalHaveTheSizesOfTheirMessages()
{
    EventList list(2);
    Event send;
    send.kind = EventKind::send;
    send.peer = 1;
    Event receive;
    receive.kind = EventKind::recv;
    receive.peer = 0;
    Event gather;
    gather.kind = EventKind::gather;
    gather.bytes = 70'000;
    for (const double bytes : {1e6, 2e6, 2e6}) {
        send.bytes = bytes;
        list.add(0, send);
        list.add(1, receive);
    }
    for (const std::uint32_t process : {0U, 1U})
        list.add(process, gather);
    std::string text;
    TraceWriting writing;
    writing.algorithms = std::make_shared<const AlgorithmRules>();
    const auto written = writeGoal(list, writing, [&text](std::string_view piece) {
        text += piece;
        return Result<void>();
    });
    QVERIFY(written.has_value());
    QVERIFY(text.find("recv 1000000b from 0\n") < text.find("recv 2000000b from 0\n"));
    QVERIFY(text.find("recv 70000b from 1 tag 1000000000\n") != std::string::npos);
    QCOMPARE(text.find("recv 0b"), std::string::npos);
}

void TestTraceRoundTrip::graphsAreNotWrittenAsActions()
{
    const ReadTrace trace = readTraceText("goal", {"num_ranks 1\nrank 0 {\ncalc 5\n}\n"});
    const auto written =
        writeTimeIndependent(*trace.program, {}, [](std::string_view) { return Result<void>(); });
    QVERIFY(!written);
    QVERIFY(written.error().message.find("export it as goal") != std::string::npos);
}

QTEST_GUILESS_MAIN(TestTraceRoundTrip)
#include "tst_trace_round_trip.moc"
