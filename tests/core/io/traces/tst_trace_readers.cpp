// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/traces/trace_files.h"

#include <QTest>

using namespace contraflow;
using namespace contraflow::test;

namespace {

const TraceOptions kGigaflop{1e9, {}};

std::vector<Event> eventsOf(const Program& program, std::uint32_t process)
{
    const auto source = program.run();
    std::vector<Event> events;
    Event event;
    while (source->next(process, event)) {
        event.sizes = {};
        event.requests = {};
        events.push_back(event);
    }
    return events;
}

std::string kindsOf(const Program& program, std::uint32_t process)
{
    std::string text;
    for (const Event& event : eventsOf(program, process))
        text += (text.empty() ? "" : " ") + std::string(infoOf(event.kind).name);
    return text;
}

} // namespace

class TestTraceReaders : public QObject
{
    Q_OBJECT

private slots:
    void timeIndependentActionsAreRead();
    void sizesAreCountsOfADatatype();
    void collectivesWithManyCountsAreRead();
    void waitsFindTheirRequests();
    void theOldSpellingIsRecognised();
    void oldTracesMayHaveLettersAndNoSizesOfReceives();
    void collectivesOfASingleRankAreSaid();
    void traceOfOneFilePerRankNamesTheFile();
    void goalGraphsAreRead();
    void goalMayBeWrittenLoosely();
    void callsOfMpiAreRead();
    void requestsOfMpiAreFoundByAddress();
    void communicatorsOfMpiAreFollowed();
    void communicatorsThatCouldBeEitherAreRefused();
    void paraverCallsAndMessagesAreRead();
    void speedsAreRead();
    void mistakesAreNamedWithTheirLine_data();
    void mistakesAreNamedWithTheirLine();
};

void TestTraceReaders::timeIndependentActionsAreRead()
{
    const ReadTrace trace =
        readTraceText("ti",
                      {"0 init\n1 init\n\n# a comment\n0 comm_size 2\n0 compute 2e9\n"
                       "0  send 1 7\t1e6\n1 recv 0 7 1e6\n1 recv -555 -444 -1\n0 send 1 3 8\n"
                       "0 barrier\n1 barrier\n0 reduce 8 5e8 1\n1 reduce 8 5e8 1\n0 finalize"},
                      kGigaflop);
    QCOMPARE(trace.program->processCount(), 2U);
    QCOMPARE(kindsOf(*trace.program, 0), std::string("compute send send barrier reduce compute"));
    QCOMPARE(kindsOf(*trace.program, 1), std::string("recv recv barrier reduce compute"));
    const std::vector<Event> events = eventsOf(*trace.program, 0);
    QCOMPARE(events[0].seconds, 2.0);
    QCOMPARE(events[1].tag, 7);
    QCOMPARE(events[1].bytes, 1e6);
    QCOMPARE(events[4].root, 1U);
    QCOMPARE(events[1].row, 7U);
    const std::vector<Event> others = eventsOf(*trace.program, 1);
    QCOMPARE(others[1].peer, kAny);
    QCOMPARE(others[1].tag, kAny);
    QVERIFY(trace.notes.front().find("comm_size (1)") != std::string::npos);
    // 2 s of computing, 2 us and 1 ms for the message, the short one behind it, and half a second at the end.
    const double makespan = replayOnStar(trace.program).makespan();
    QVERIFY(makespan > 2.501 && makespan < 2.5011);
}

void TestTraceReaders::sizesAreCountsOfADatatype()
{
    const ReadTrace trace = readTraceText(
        "ti", {"0 init 1\n1 init\n0 bcast 100\n1 bcast 100 0\n0 bcast 10 0 1\n1 bcast 10 0 26\n"});
    const std::vector<Event> first = eventsOf(*trace.program, 0);
    const std::vector<Event> second = eventsOf(*trace.program, 1);
    QCOMPARE(first[0].bytes, 800.0);
    QCOMPARE(second[0].bytes, 100.0);
    QCOMPARE(first[1].bytes, 40.0);
    QCOMPARE(second[1].bytes, 160.0);
}

void TestTraceReaders::collectivesWithManyCountsAreRead()
{
    const ReadTrace trace = readTraceText("ti", {"0 init\n1 init\n"
                                                 "0 allgatherv 10 10 20 0 0\n1 allgatherv 20 10 20 0 0\n"
                                                 "0 alltoallv 99 0 5 99 0 7\n1 alltoallv 99 7 0 99 5 0\n"
                                                 "0 gatherv 3 3 4 1\n1 gatherv 4 3 4 1\n"
                                                 "0 scatterv 3 4 3 1\n1 scatterv 3 4 4 1\n"
                                                 "0 reducescatter 6 7 0\n1 reducescatter 6 7 0\n"
                                                 "0 scan 8 0\n1 scan 8 0\n"});
    const auto source = trace.program->run();
    Event event;
    QVERIFY(source->next(0, event));
    QCOMPARE(std::vector<double>(event.sizes.begin(), event.sizes.end()), (std::vector<double>{80, 160}));
    QVERIFY(source->next(0, event));
    QCOMPARE(std::vector<double>(event.sizes.begin(), event.sizes.end()), (std::vector<double>{0, 5}));
    QVERIFY(source->next(0, event));
    QCOMPARE(event.root, 1U);
    const Replay replay = replayOnStar(trace.program);
    QVERIFY(replay.problems.empty());
    QCOMPARE(replay.processes[0].isDone && replay.processes[1].isDone, true);
}

void TestTraceReaders::waitsFindTheirRequests()
{
    const ReadTrace trace = readTraceText("ti",
                                          {"0 init\n1 init\n"
                                           "0 irecv 1 5 1e6\n0 irecv 1 6 8\n0 test 1 0 5\n0 wait 1 0 6\n"
                                           "0 compute 1\n0 wait 1 0 5\n"
                                           "1 isend 0 6 8\n1 isend 0 5 1e6\n1 waitall\n"},
                                          kGigaflop);
    QVERIFY(replayOnStar(trace.program).problems.empty());
    QCOMPARE(kindsOf(*trace.program, 0), std::string("irecv irecv wait compute wait"));
}

void TestTraceReaders::theOldSpellingIsRecognised()
{
    const std::string text =
        "0 init\n1 init\n0 Isend 1 1e6\n0 wait\n0 allReduce 8 0\n1 Irecv 0 1e6\n1 waitAll\n"
        "1 allReduce 8 0\n";
    const ReadTrace trace = readTraceText("ti", {text});
    QCOMPARE(kindsOf(*trace.program, 0), std::string("isend wait allreduce"));
    QCOMPARE(eventsOf(*trace.program, 0)[0].bytes, 1e6);
    QVERIFY(refusalOf("ti", {"0 send 1 1000 0\n1 recv 0 1000 0\n"}).find("--as ti-old") != std::string::npos);
    const ReadTrace old = readTraceText("ti-old", {"0 send 1 1000 0\n1 recv 0 1000 0\n"});
    TraceOptions named;
    named.isFormatNamed = true; // tag 1000, 0 bytes
    const ReadTrace tagged = readTraceText("ti", {"0 send 1 1000 0\n1 recv 0 1000 0\n"}, named);
    QCOMPARE(eventsOf(*tagged.program, 0)[0].tag, 1000);
    QCOMPARE(eventsOf(*tagged.program, 0)[0].bytes, 0.0);
    QCOMPARE(eventsOf(*old.program, 0)[0].bytes, 8000.0);
}

void TestTraceReaders::oldTracesMayHaveLettersAndNoSizesOfReceives()
{
    const ReadTrace trace = readTraceText("ti", {"p0 init\np1 init\np0 comm_size 2\np0 send p1 1e6\n"
                                                 "p1 recv p0\n~\np0 Irecv p1\np0 wait\np1 Isend p0 8\n"
                                                 "p1 wait\np0 bcast 5e8\np1 bcast 5e8\n"});
    QCOMPARE(kindsOf(*trace.program, 0), std::string("send irecv wait bcast"));
    QCOMPARE(kindsOf(*trace.program, 1), std::string("recv isend wait bcast"));
    QCOMPARE(eventsOf(*trace.program, 0)[0].peer, 1);
    QVERIFY(replayOnStar(trace.program).problems.empty());
    QVERIFY(refusalOf("ti", {"tutu send toto 1e10\n"}).find("names, as in action traces of MSG") !=
            std::string::npos);
}

void TestTraceReaders::collectivesOfASingleRankAreSaid()
{
    const std::string all = "0 init\n0 alltoall 8 8\n0 barrier\n";
    const auto isSaid = [](const ReadTrace& trace) {
        return std::any_of(trace.notes.begin(), trace.notes.end(), [](const std::string& note) {
            return note.find("collectives of a single rank send nothing") != std::string::npos;
        });
    };
    QVERIFY(isSaid(readTraceText("ti", {all})));
    QVERIFY(!isSaid(readTraceText("ti", {all, "1 init\n1 alltoall 8 8\n1 barrier\n"})));
}

void TestTraceReaders::traceOfOneFilePerRankNamesTheFile()
{
    const ReadTrace trace = readTraceText("ti", {"0 init\n0 barrier\n", "1 init\n1 barrier\n"});
    QCOMPARE(trace.program->placeOf(1, 2), std::string("line 2 of t1"));
    QCOMPARE(trace.sha256.size(), std::size_t(2));
}

void TestTraceReaders::goalGraphsAreRead()
{
    const ReadTrace trace = readTraceText("goal", {R"(num_ranks 2

rank 0 {
l1: calc 1000
l2: send 8388608b to 1 tag 4
l3: calc 500
l3 irequires l2
l2 requires l1
}
rank 1{
l1: recv 8388608b from -1 tag -1
}
)"});
    QCOMPARE(trace.events, std::uint64_t(4));
    const Replay replay = replayOnStar(trace.program);
    QVERIFY(replay.problems.empty());
    // 1 us of computing, 2 us of latency and the message at 1 GB/s; l3 goes on beside it.
    QVERIFY(std::abs(replay.makespan() - (3e-6 + 8388608e-9)) < 1e-12);
    QVERIFY(std::abs(replay.processes[0].times[0] - 1.5e-6) < 1e-12);
}

void TestTraceReaders::goalMayBeWrittenLoosely()
{
    const ReadTrace trace = readTraceText(
        "goal",
        {"/* two\nlines */ num_ranks 3\nrank 0 { // here\na: send 1b to 1 cpu 1 nic 0\ncalc 5 cpu 1 }\n"
         "rank 1\n{\nb requires c\nb: calc 3\nc: recv 1b from 0\n}\n"});
    QCOMPARE(trace.events, std::uint64_t(4));
    QCOMPARE(trace.notes.size(), std::size_t(2)); // a rank without a block, and nic
    QVERIFY(replayOnStar(trace.program).problems.empty());
}

void TestTraceReaders::callsOfMpiAreRead()
{
    const auto call = [](const std::string& rank, const std::string& middle) {
        return "# header\nMPI_Init:-:1:2:1000000\nMPI_Comm_rank:1000000:0," + rank + ",2:99:1000000\n" +
               middle + "MPI_Finalize:1000600:-\n";
    };
    const ReadTrace trace = readTraceText(
        "mpi", {call("1", "MPI_Recv:1000000:50:100:11,8,8:0:4:0,1,2:60:1000500\n"
                          "MPI_Allreduce:1000500.000000:1:2:10:2,4,46909632806916:3:0,1,2:1000600.000000\n"),
                call("0", "MPI_Send:1000250:50:100:11,8,8:1:4:0,0,2:1000500\n"
                          "MPI_Allreduce:1000500:1:2:10:2,4,4:3:0,0,2:1000600\n")});
    QCOMPARE(kindsOf(*trace.program, 0), std::string("compute send allreduce"));
    QCOMPARE(kindsOf(*trace.program, 1), std::string("recv allreduce"));
    const std::vector<Event> events = eventsOf(*trace.program, 0);
    QVERIFY(std::abs(events[0].seconds - 250e-6) < 1e-12);
    QCOMPARE(events[1].bytes, 800.0);
    QCOMPARE(events[2].bytes, 40.0);
    QVERIFY(replayOnStar(trace.program).problems.empty());
}

void TestTraceReaders::requestsOfMpiAreFoundByAddress()
{
    const auto text = [](const std::string& rank, const std::string& other, const std::string& second) {
        return "MPI_Init:-:1:2:10\nMPI_Comm_size:10:0," + rank + ",2:99:10\n" +
               "MPI_Isend:10:5:1:1,4,4:" + other + ":0:0," + rank +
               ",2:4000:10\nMPI_Irecv:10:5:1:1,4,4:" + other + ":0:0," + rank + ",2:" + second +
               ":10\nMPI_Waitall:10:2:4000:0:10\nMPI_Finalize:10:-\n";
    };
    // Pointers of eight bytes in one rank, numbers of four in the other.
    const ReadTrace trace = readTraceText("mpi", {text("0", "1", "4008"), text("1", "0", "4004")});
    for (const std::uint32_t rank : {0U, 1U}) {
        const auto source = trace.program->run();
        Event event;
        while (source->next(rank, event) && event.kind != EventKind::waitall)
            continue;
        QCOMPARE(event.requests.size(), std::size_t(2));
    }
}

/** Four processes in two rows of two, by colours; their numbers are other ones in each process. */
void TestTraceReaders::communicatorsOfMpiAreFollowed()
{
    std::vector<std::string> texts;
    for (int rank = 0; rank < 4; ++rank) {
        const std::string own = std::to_string(rank);
        const std::string row =
            "7" + own + "," + std::to_string(1 - rank % 2) + ",2"; // by keys: the other way
        const std::string copy = "9" + own + "," + own + ",4";
        const std::string other = std::to_string(rank % 2); // in the row, of its neighbour
        texts.push_back(
            "MPI_Init:-:1:2:10\nMPI_Comm_size:10:5," + own + ",4:99:10\nMPI_Comm_split:10:5," + own +
            ",4:" + std::to_string(rank / 2) + ":" + std::to_string(-rank) + ":4000:10\nMPI_Comm_dup:10:5," +
            own + ",4:4008:10\nMPI_Sendrecv:10:1:100:1,8,8:" + other + ":3:2:100:1,8,8:" + other +
            ":3:" + row + ":9:10\nMPI_Bcast:10:1:10:1,8,8:1:" + row +
            ":10\nMPI_Alltoallv:10:1:2:1,2,3,4:3:0,0,0,0:1,8,8:6:7:1,1,1,1:8:0,0,0,0:1,8,8:" + copy +
            ":10\nMPI_Gatherv:10:1:" + own + ":1,8,8:2:3:0,1,2,3:4:0,0,0,0:1,8,8:3:" + copy +
            ":10\nMPI_Finalize:10:-\n");
    }
    const ReadTrace trace = readTraceText("mpi", texts);
    QCOMPARE(kindsOf(*trace.program, 0), std::string("sendrecv bcast alltoallv gatherv"));
    for (std::uint32_t rank = 0; rank < 4; ++rank) {
        const auto source = trace.program->run();
        Event event;
        QVERIFY(source->next(rank, event));
        QCOMPARE(event.peer, static_cast<std::int32_t>(rank ^ 1U));
        QCOMPARE(event.source, event.peer);
        QVERIFY(source->next(rank, event));
        const ProcessGroup& group = trace.program->groups()[event.group];
        QCOMPARE(group.size(), 2U);
        QCOMPARE(group.member(event.root), rank / 2 * 2); // the last by their keys
        QVERIFY(source->next(rank, event));
        QCOMPARE(trace.program->groups()[event.group].size(), 4U);
        QCOMPARE(std::vector<double>(event.sizes.begin(), event.sizes.end()),
                 (std::vector<double>{8, 16, 24, 32}));
        QVERIFY(source->next(rank, event));
        QCOMPARE(event.root, 3U);
        QCOMPARE(event.sizes[rank], 8.0 * rank);
    }
    const Replay replay = replayOnStar(trace.program);
    QVERIFY(replay.problems.empty() && replay.deadlock.empty());
    QCOMPARE(trace.notes.size(), std::size_t(2));
}

/** Two communicators in which a process has the same rank of as many. */
void TestTraceReaders::communicatorsThatCouldBeEitherAreRefused()
{
    const auto text = [](int rank, const std::string& colors) {
        const std::string own = std::to_string(rank);
        std::string lines = "MPI_Init:-:1:2:10\nMPI_Comm_size:10:5," + own + ",4:99:10\n";
        for (const char color : colors)
            lines += "MPI_Comm_split:10:5," + own + ",4:" + color + ":0:4000:10\n";
        return lines + "MPI_Barrier:10:7" + own + "," + std::to_string(rank / 2) + ",2:10\n";
    };
    // Columns, and columns of which two have changed places: of process 0 both are the first of two.
    const std::string said = refusalOf("mpi", {text(0, "00"), text(1, "11"), text(2, "01"), text(3, "10")});
    QVERIFY2(said.find("may be either of two that were made before") != std::string::npos, said.c_str());
    // The same twice is no question.
    QCOMPARE(refusalOf("mpi", {text(0, "00"), text(1, "11"), text(2, "00"), text(3, "11")}), std::string());
    const std::string none = refusalOf("mpi", {text(0, ""), text(1, ""), text(2, ""), text(3, "")});
    QVERIFY2(none.find("t0:3: the communicator has 2 of 4 processes, and the trace does not say which") !=
                 std::string::npos,
             none.c_str());
}

void TestTraceReaders::paraverCallsAndMessagesAreRead()
{
    // Task 1 sends, task 2 receives into a request; then they meet, in a communicator where task 2 comes
    // first.
    const ReadTrace trace =
        readTraceText("paraver", {R"(#Paraver (01/02/2024 at 10:20):9000_ns:1(2):1:2(1:1,1:1),2
c:1:1:2:1:2
c:1:2:2:2:1
1:1:1:1:1:0:1000:1
2:1:1:1:1:100:50000003:31
2:1:1:1:1:200:50000003:0
2:2:1:2:1:200:50000003:31:42:7
2:2:1:2:1:300:50000003:0
2:2:1:2:1:400:50000001:4
2:2:1:2:1:410:50000001:0
2:1:1:1:1:1200:50000001:1
3:1:1:1:1:1210:1250:2:1:2:1:405:1900:800:5
2:1:1:1:1:1300:50000001:0
2:2:1:2:1:1500:50000001:5
2:2:1:2:1:1950:50000001:0
2:1:1:1:1:2300:50000002:7:50100001:64:50100002:64:50100004:2
2:1:1:1:1:2400:50000002:0
2:2:1:2:1:2350:50000002:7:50100003:1:50100001:64:50100002:64:50100004:2
2:2:1:2:1:2450:50000002:0
2:2:1:2:2:2450:60000019:3
2:1:1:1:1:2500:50000002:18:50100001:10:50100002:30:50100004:1
2:2:1:2:1:2500:50000002:18:50100001:20:50100002:30:50100004:1
2:1:1:1:1:2600:50000002:0
2:2:1:2:1:2600:50000002:0
)"});
    QCOMPARE(kindsOf(*trace.program, 0), std::string("compute send compute bcast compute allgatherv"));
    QCOMPARE(kindsOf(*trace.program, 1),
             std::string("compute irecv compute waitall compute bcast compute allgatherv"));
    const std::vector<Event> events = eventsOf(*trace.program, 0);
    QVERIFY(std::abs(events[0].seconds - 1e-6) < 1e-15);
    QCOMPARE(events[1].bytes, 800.0);
    QCOMPARE(events[1].tag, 5);
    QCOMPARE(events[3].root, 0U); // task 2 is the first of that communicator
    QCOMPARE(events[3].group, 1U);
    QCOMPARE(trace.program->groups()[1].member(0), 1U);
    const auto source = trace.program->run();
    Event event;
    while (source->next(1, event) && event.kind != EventKind::allgatherv)
        continue;
    QCOMPARE(std::vector<double>(event.sizes.begin(), event.sizes.end()), (std::vector<double>{10, 20}));
    QCOMPARE(trace.notes.size(), std::size_t(1)); // a record of another thread
    QVERIFY(replayOnStar(trace.program).problems.empty());
}

void TestTraceReaders::speedsAreRead()
{
    QCOMPARE(parseSpeed("1e9"), std::optional(1e9));
    QCOMPARE(parseSpeed("10 Gflop/s"), std::optional(1e10));
    QCOMPARE(parseSpeed("2.5Gf"), std::optional(2.5e9));
    QCOMPARE(parseSpeed(" 3 Tflops "), std::optional(3e12));
    for (const char* wrong : {"", "fast", "-1G", "0", "G", "nan"})
        QVERIFY2(!parseSpeed(wrong), wrong);
}

void TestTraceReaders::mistakesAreNamedWithTheirLine_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* format, const char* text, const char* said) {
        QTest::addRow("%s", name) << format << text << said;
    };
    row("unknown action", "ti", "0 init\n0 dance 1\n", "t0:2: the action 'dance' is not known");
    row("usage trace", "ti", "0 m_usage 0.5 10\n", "m_usage belongs to a usage trace of Batsim");
    row("too few", "ti", "0 init\n0 bcast\n", "t0:2: bcast has 0 numbers behind it and takes at least 1");
    row("partner", "ti", "0 send 1 0 1e9\n", "t0:1: rank 1 takes part, and the trace has rank 0 only");
    row("no request", "ti", "0 init\n0 wait 0 1 0\n",
        "t0:2: it waits for a request that the process has not begun");
    row("missing rank", "ti", "2 init\n0 init\n",
        "no action of rank 1 of 3 ranks; give the files of all ranks");
    row("speed", "ti", "0 compute 1e9\n", "--speed");
    row("size", "ti", "0 init\n0 bcast 1e300\n", "no amount");
    row("not finite", "ti", "0 init\n0 bcast inf\n", "'inf'");
    row("negative", "ti", "0 init\n0 bcast -5\n", "no amount");
    row("huge rank", "ti", "1000000000 init\n", "too large");
    row("no rank", "ti", "init\n", "rank of its process");
    row("nothing", "ti", "", "no action");
    row("type", "ti", "0 init\n0 bcast 5 0 99\n", "datatype");
    row("no ranks", "goal", "rank 0 {\n}\n", "num_ranks");
    row("cut off", "goal", "num_ranks 1\nrank 0 {\ncalc 5\n", "t0:3: the file ends within rank 0");
    row("portals", "goal", "num_ranks 1\nrank 0 {\nl0: append 1b to priority_list allowed 0\n}\n",
        "t0:3: 'append' is an operation of Portals");
    row("label", "goal", "num_ranks 1\nrank 0 {\na: calc 5\na requires b\n}\n", "no label 'b', which line 4");
    row("twice", "goal", "num_ranks 1\nrank 0 {\na: calc 5\na: calc 5\n}\n", "this label already");
    row("circle", "goal", "num_ranks 1\nrank 0 {\na: calc 5\na requires a\n}\n",
        "line 3: this operation of rank 0");
    row("peer", "goal", "num_ranks 2\nrank 0 {\nsend 8b to 5\n}\n",
        "'5' is no rank; write a whole number from 0 to 1");
    row("bytes", "goal", "num_ranks 2\nrank 0 {\nsend 8 to 1\n}\n", "no size");
    row("many ranks", "goal", "num_ranks 1000000000000000000\n", "no number of ranks");
    row("many cpus", "goal", "num_ranks 1\nrank 0 {\ncalc 5 cpu 4000000000\n}\n", "number of a CPU");
    row("other ranks", "mpi", "MPI_Init:-:1:2:10\nMPI_Comm_rank:10:0,1,4:9:10\n",
        "t0: the trace is of 4 processes, one file each, and 1 file was given; rank 0 and others are missing");
    row("no communicator", "mpi", "MPI_Init:-:1:2:10\n", "which rank of how many");
    row("unknown call", "mpi", "MPI_Init:-:1:2:10\nMPI_Comm_rank:10:0,0,1:9:10\nMPI_Alltoallw:10:1:12\n",
        "t0:3: MPI_Alltoallw is not taken");
    row("sub-communicator", "mpi",
        "MPI_Init:-:1:2:10\nMPI_Comm_rank:10:0,0,1:9:10\nMPI_Barrier:10:5,0,3:12\n",
        "t0:3: the communicator has 3 of 1 processes");
    row("other communicator", "mpi",
        "MPI_Init:-:1:2:10\nMPI_Comm_rank:10:0,0,1:9:10\nMPI_Cart_sub:10:0,0,1:5:6:11\nMPI_Barrier:11:7,0,1:12\n"
        "MPI_Waitany:12:2:4000:0:0:13\nMPI_Isend:13:5:1:1,4,4:0:0:0,0,1:4000:13\n"
        "MPI_Irecv:13:5:1:1,4,4:0:0:0,0,1:4008:13\nMPI_Waitany:14:2:4000:0:0:15\n",
        "t0:8: MPI_Waitany waits for 2 requests, and the trace does not say which");
    row("counts", "mpi",
        "MPI_Init:-:1:2:10\nMPI_Comm_rank:10:0,0,1:9:10\nMPI_Alltoallv:10:1:2:5,5:3:0,0:1,4,4:6:7:5:8:0:1,4,4:0,0,"
        "1:11\n",
        "t0:3: MPI_Alltoallv lists 2 counts for the 1 processes");
    row("header", "paraver", "#Paraver\n", "no date and duration");
    row("applications", "paraver", "#Paraver (x):5_ns:1(2):2:1(1:1)\n", "one is taken");
    row("task", "paraver", "#Paraver (x):5_ns:1(2):1:1(1:1)\n2:1:1:9:1:5:50000001:1\n",
        "t0:2: there is no task 9 of 1");
    row("no calls", "paraver",
        "#Paraver (x):9_ns:1(2):1:2(1:1,1:1)\n1:1:1:1:1:0:9:1\n3:1:1:1:1:1:1:2:1:2:1:2:2:100:0\n",
        "no event of the trace is a call of MPI");
    row("short record", "paraver", "#Paraver (x):5_ns:1(2):1:1(1:1)\n3:1:1\n", "15 numbers");
    row("no number", "paraver", "#Paraver (x):5_ns:1(2):1:1(1:1)\n2:1:x\n", "no number");
    row("pairs unknown", "paraver",
        "#Paraver (x):5_ns:1(2):1:1(1:1)\n2:1:1:1:1:5:50000002:12\n2:1:1:1:1:6:50000002:0\n",
        "line 2: MPI_Alltoallv is not taken");
    row("huge", "paraver", "#Paraver (x):5_ns:1(2):1:99999999999(1:1)\n", "how many tasks");
    row("damaged", "mpi", "MPI_Init:-:1:2:10\nMPI_Comm_rank:10:0,0,1:9:10\nMPI_Send:10:12\n",
        "lacks arguments");
}

void TestTraceReaders::mistakesAreNamedWithTheirLine()
{
    QFETCH(QString, format);
    QFETCH(QString, text);
    QFETCH(QString, said);
    const std::string refusal = refusalOf(format.toStdString(), {text.toStdString()});
    QVERIFY2(refusal.find(said.toStdString()) != std::string::npos, refusal.c_str());
}

QTEST_GUILESS_MAIN(TestTraceReaders)
#include "tst_trace_readers.moc"
