// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/importing/trace_import.h"
#include "core/io/project/project_file.h"
#include "tests/core/io/traces/trace_files.h"

#include <QTest>

#include <otf2/otf2.h>

#include <functional>
#include <map>

using namespace contraflow;
using namespace contraflow::test;

namespace {

constexpr std::uint32_t kProcesses = 3;
constexpr std::uint64_t kTicks = 1'000'000; // in a second
constexpr OTF2_CommRef kWorld = 0;
constexpr OTF2_CommRef kPair = 1; // processes 2 and 0, in this order
constexpr OTF2_CommRef kSelf = 2;
constexpr OTF2_RegionRef kCall = 0; // of MPI
constexpr OTF2_RegionRef kOwn = 1;  // of the program

OTF2_FlushType flushAlways(void*, OTF2_FileType, OTF2_LocationRef, void*, bool)
{
    return OTF2_FLUSH;
}
OTF2_TimeStamp noTime(void*, OTF2_FileType, OTF2_LocationRef)
{
    return 0;
}

/** One process of an archive that is being written, as a measuring system does. */
class Recorder
{
public:
    Recorder(OTF2_EvtWriter* writer, std::uint32_t rank) : m_writer(writer), m_rank(rank) {}

    [[nodiscard]] std::uint32_t rank() const { return m_rank; }
    /** A call of MPI after so many ticks of computing, which lasts some. */
    void call(std::uint64_t computed, const std::function<void(OTF2_EvtWriter*, OTF2_TimeStamp)>& record)
    {
        m_now += computed;
        OTF2_EvtWriter_Enter(m_writer, nullptr, m_now, kCall);
        m_now += 7;
        record(m_writer, m_now);
        m_now += 7;
        OTF2_EvtWriter_Leave(m_writer, nullptr, m_now, kCall);
    }
    void collective(OTF2_CollectiveOp operation, OTF2_CommRef comm, std::uint32_t root, std::uint64_t sent,
                    std::uint64_t received)
    {
        call(0, [&](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
            OTF2_EvtWriter_MpiCollectiveBegin(writer, nullptr, now);
            OTF2_EvtWriter_MpiCollectiveEnd(writer, nullptr, now, operation, comm, root, sent, received);
        });
    }
    /** One that does not block, in two halves. */
    void beginCollective(std::uint64_t request)
    {
        call(0, [&](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
            OTF2_EvtWriter_NonBlockingCollectiveRequest(writer, nullptr, now, request);
        });
    }
    void endCollective(std::uint64_t request, std::uint64_t computed, OTF2_CollectiveOp operation,
                       OTF2_CommRef comm, std::uint32_t root, std::uint64_t sent, std::uint64_t received)
    {
        call(computed, [&](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
            OTF2_EvtWriter_NonBlockingCollectiveComplete(writer, nullptr, now, operation, comm, root, sent,
                                                         received, request);
        });
    }
    /** A function of the program around what follows. */
    void own(bool begins)
    {
        if (begins)
            OTF2_EvtWriter_Enter(m_writer, nullptr, m_now, kOwn);
        else
            OTF2_EvtWriter_Leave(m_writer, nullptr, m_now, kOwn);
    }

private:
    OTF2_EvtWriter* m_writer;
    std::uint32_t m_rank;
    OTF2_TimeStamp m_now = 0;
};

/** Writes an archive of three processes, each with what `program` records of it; its anchor. */
std::filesystem::path writeArchive(const TraceFolder& folder, const std::function<void(Recorder&)>& program,
                                   bool isOfMpi = true)
{
    OTF2_Archive* archive = OTF2_Archive_Open(folder.path().c_str(), "run", OTF2_FILEMODE_WRITE, 1024 * 1024,
                                              4 * 1024 * 1024, OTF2_SUBSTRATE_POSIX, OTF2_COMPRESSION_NONE);
    if (!archive)
        qFatal("no archive");
    const OTF2_FlushCallbacks flush{flushAlways, noTime};
    OTF2_Archive_SetFlushCallbacks(archive, &flush, nullptr);
    OTF2_Archive_SetSerialCollectiveCallbacks(archive);
    OTF2_Archive_OpenEvtFiles(archive);
    for (std::uint32_t rank = 0; rank < kProcesses; ++rank) {
        OTF2_EvtWriter* writer = OTF2_Archive_GetEvtWriter(archive, 10 + rank);
        Recorder recorder(writer, rank);
        program(recorder);
        OTF2_Archive_CloseEvtWriter(archive, writer);
    }
    OTF2_Archive_CloseEvtFiles(archive);
    OTF2_GlobalDefWriter* defs = OTF2_Archive_GetGlobalDefWriter(archive);
    OTF2_GlobalDefWriter_WriteClockProperties(defs, kTicks, 0, 1'000'000, OTF2_UNDEFINED_TIMESTAMP);
    OTF2_GlobalDefWriter_WriteString(defs, 0, "");
    OTF2_GlobalDefWriter_WriteSystemTreeNode(defs, 0, 0, 0, OTF2_UNDEFINED_SYSTEM_TREE_NODE);
    for (const OTF2_RegionRef region : {kCall, kOwn})
        OTF2_GlobalDefWriter_WriteRegion(defs, region, 0, 0, 0, OTF2_REGION_ROLE_FUNCTION,
                                         region == kCall ? OTF2_PARADIGM_MPI : OTF2_PARADIGM_USER,
                                         OTF2_REGION_FLAG_NONE, 0, 0, 0);
    for (std::uint32_t rank = 0; rank < kProcesses; ++rank) {
        OTF2_GlobalDefWriter_WriteLocationGroup(defs, rank, 0, OTF2_LOCATION_GROUP_TYPE_PROCESS, 0,
                                                OTF2_UNDEFINED_LOCATION_GROUP);
        OTF2_GlobalDefWriter_WriteLocation(defs, 10 + rank, 0, OTF2_LOCATION_TYPE_CPU_THREAD, 0, rank);
    }
    OTF2_GlobalDefWriter_WriteLocation(defs, 99, 0, OTF2_LOCATION_TYPE_CPU_THREAD, 0, 0); // a thread
    if (isOfMpi) {
        const std::uint64_t locations[] = {10, 11, 12};
        const std::uint64_t pair[] = {2, 0};
        OTF2_GlobalDefWriter_WriteGroup(defs, 0, 0, OTF2_GROUP_TYPE_COMM_LOCATIONS, OTF2_PARADIGM_MPI,
                                        OTF2_GROUP_FLAG_NONE, 3, locations);
        OTF2_GlobalDefWriter_WriteGroup(defs, 1, 0, OTF2_GROUP_TYPE_COMM_GROUP, OTF2_PARADIGM_MPI,
                                        OTF2_GROUP_FLAG_NONE, 2, pair);
        OTF2_GlobalDefWriter_WriteGroup(defs, 2, 0, OTF2_GROUP_TYPE_COMM_SELF, OTF2_PARADIGM_MPI,
                                        OTF2_GROUP_FLAG_NONE, 0, nullptr);
        for (const OTF2_CommRef comm : {kWorld, kPair, kSelf})
            OTF2_GlobalDefWriter_WriteComm(defs, comm, 0, comm, OTF2_UNDEFINED_COMM, OTF2_COMM_FLAG_NONE);
    }
    OTF2_Archive_Close(archive);
    return folder.path() / "run.otf2";
}

Result<ReadTrace> readAnchor(const std::filesystem::path& anchor)
{
    return findTraceFormat("otf2")->read(std::vector{anchor}, {});
}

/** Events with what sets them apart, as "isend 1 100"; of all processes, parted by "/". */
std::string wordsOf(const Program& program)
{
    std::string words;
    for (std::uint32_t rank = 0; rank < program.processCount(); ++rank) {
        const auto source = program.run();
        Event event;
        words += rank == 0 ? "" : " /";
        while (source->next(rank, event)) {
            words += " " + std::string(infoOf(event.kind).name);
            if (event.kind == EventKind::compute)
                words += ":" + std::to_string(std::lround(event.seconds * kTicks));
            else if (!event.sizes.empty())
                for (const double size : event.sizes)
                    words += ":" + std::to_string(std::lround(size));
            else if (event.kind != EventKind::wait && event.kind != EventKind::waitall)
                words += ":" + std::to_string(std::lround(event.bytes));
        }
    }
    return words;
}

/** A ring of messages that block and do not, and what else a program does. */
void ring(Recorder& recorder)
{
    const std::uint32_t next = (recorder.rank() + 1) % kProcesses;
    const std::uint32_t before = (recorder.rank() + kProcesses - 1) % kProcesses;
    recorder.own(true);
    recorder.call(1000, [](OTF2_EvtWriter*, OTF2_TimeStamp) {}); // MPI_Init
    recorder.call(500, [](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
        OTF2_EvtWriter_MpiIrecvRequest(writer, nullptr, now, 77);
    });
    recorder.call(0, [&](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
        OTF2_EvtWriter_MpiIsend(writer, nullptr, now, next, kWorld, 5, 2000, 78);
    });
    recorder.own(false);
    recorder.call(300, [&](OTF2_EvtWriter* writer, OTF2_TimeStamp now) { // MPI_Waitall
        OTF2_EvtWriter_MpiIrecv(writer, nullptr, now, before, kWorld, 5, 2000, 77);
        OTF2_EvtWriter_MpiIsendComplete(writer, nullptr, now, 78);
    });
    recorder.call(0, [&](OTF2_EvtWriter* writer, OTF2_TimeStamp now) { // MPI_Sendrecv
        OTF2_EvtWriter_MpiSend(writer, nullptr, now, next, kWorld, 6, 3000);
        OTF2_EvtWriter_MpiRecv(writer, nullptr, now, before, kWorld, 6, 3000);
    });
}

} // namespace

class TestOtf2 : public QObject
{
    Q_OBJECT

private slots:
    void messagesAndWaitsAreRead()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, ring);
        QCOMPARE(recogniseTrace(anchor), findTraceFormat("otf2"));
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        const std::string one =
            " compute:1000 compute:500 irecv:2000 isend:2000 compute:300 waitall sendrecv:3000";
        QCOMPARE(wordsOf(*trace->program), one + " /" + one + " /" + one);
        QCOMPARE(trace->events, std::uint64_t(21));
        const Replay replay = replayOnStar(trace->program);
        QVERIFY(replay.problems.empty() && replay.deadlock.empty());
        QCOMPARE(replay.bytes, 3.0 * 5000);
        // The thread is said to be left out.
        QVERIFY(std::any_of(trace->notes.begin(), trace->notes.end(), [](const std::string& note) {
            return note.find("1 location is skipped") != std::string::npos;
        }));
        const auto source = trace->program->run();
        Event event;
        while (source->next(0, event))
            if (event.kind == EventKind::irecv)
                QCOMPARE(event.peer, 2);
    }

    void collectivesHaveTheirSizes()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            const std::uint32_t rank = r.rank();
            const std::uint64_t n = kProcesses;
            r.collective(OTF2_COLLECTIVE_OP_BARRIER, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 0, 0);
            r.collective(OTF2_COLLECTIVE_OP_BCAST, kWorld, 1, rank == 1 ? n * 40 : 0, 40);
            r.collective(OTF2_COLLECTIVE_OP_REDUCE, kWorld, 2, 50, rank == 2 ? n * 50 : 0);
            r.collective(OTF2_COLLECTIVE_OP_ALLREDUCE, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 60, 60);
            r.collective(OTF2_COLLECTIVE_OP_ALLTOALL, kWorld, OTF2_COLLECTIVE_ROOT_NONE, n * 70, n * 70);
            r.collective(OTF2_COLLECTIVE_OP_ALLGATHER, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 80, n * 80);
            r.collective(OTF2_COLLECTIVE_OP_GATHER, kWorld, 0, 90, rank == 0 ? n * 90 : 0);
            r.collective(OTF2_COLLECTIVE_OP_SCATTER, kWorld, 0, rank == 0 ? n * 10 : 0, 10);
            r.collective(OTF2_COLLECTIVE_OP_ALLGATHERV, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 10 + rank, 33);
            r.collective(OTF2_COLLECTIVE_OP_GATHERV, kWorld, 0, 20 + rank, rank == 0 ? 63 : 0);
            r.collective(OTF2_COLLECTIVE_OP_REDUCE_SCATTER, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 96, 31 + rank);
            if (rank != 1)
                r.collective(OTF2_COLLECTIVE_OP_BCAST, kPair, 0, rank == 2 ? 2 * 5 : 0, 5);
            r.collective(OTF2_COLLECTIVE_OP_ALLREDUCE, kSelf, OTF2_COLLECTIVE_ROOT_NONE, 8, 8);
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        const std::string all =
            " barrier:0 bcast:40 reduce:50 allreduce:60 alltoall:70 allgather:80 gather:90 "
            "scatter:10 allgatherv:10:11:12 gatherv:20:21:22 reduce_scatter:31:32:33";
        QCOMPARE(wordsOf(*trace->program), all + " bcast:5 /" + all + " /" + all + " bcast:5");
        const auto source = trace->program->run();
        Event event;
        while (source->next(0, event))
            if (event.kind == EventKind::bcast && event.bytes == 5) {
                const ProcessGroup& group = trace->program->groups()[event.group];
                QCOMPARE(group.size(), 2U);
                QCOMPARE(group.member(0), 2U);
            }
        const Replay replay = replayOnStar(trace->program);
        QVERIFY(replay.problems.empty() && replay.deadlock.empty());
    }

    void exchangesOfUnequalSizesKeepTheirSums()
    {
        // Rank by rank: 600, 300 and 0 bytes are sent, 100, 200 and 600 received.
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            constexpr std::uint64_t sent[] = {600, 300, 0};
            constexpr std::uint64_t received[] = {100, 200, 600};
            r.collective(OTF2_COLLECTIVE_OP_ALLTOALLV, kWorld, OTF2_COLLECTIVE_ROOT_NONE, sent[r.rank()],
                         received[r.rank()]);
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        QCOMPARE(wordsOf(*trace->program),
                 std::string(" alltoallv:67:133:400 / alltoallv:33:67:200 / alltoallv:0:0:0"));
        QVERIFY(std::any_of(trace->notes.begin(), trace->notes.end(), [](const std::string& note) {
            return note.find("3 calls of MPI_Alltoallv") != std::string::npos;
        }));
        const Replay replay = replayOnStar(trace->program);
        QVERIFY(replay.problems.empty() && replay.deadlock.empty());
    }

    void scansAreChains()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            r.collective(OTF2_COLLECTIVE_OP_SCAN, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 40, 40);
            if (r.rank() != 1)
                r.collective(OTF2_COLLECTIVE_OP_EXSCAN, kPair, OTF2_COLLECTIVE_ROOT_NONE, 24,
                             r.rank() == 2 ? 0 : 24);
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        QCOMPARE(wordsOf(*trace->program),
                 std::string(" send:40 recv:24 / recv:40 send:40 / recv:40 send:24"));
        const auto source = trace->program->run();
        Event event;
        std::vector<std::int32_t> tags;
        while (source->next(2, event))
            tags.push_back(event.tag);
        QCOMPARE(tags.size(), std::size_t(2));
        QVERIFY(tags[0] != tags[1]); // communicators do not meet
        const Replay replay = replayOnStar(trace->program);
        QVERIFY(replay.problems.empty() && replay.deadlock.empty());
        QCOMPARE(replay.bytes, 2.0 * 40 + 24);
        QVERIFY(std::any_of(trace->notes.begin(), trace->notes.end(), [](const std::string& note) {
            return note.find("5 calls of scans") != std::string::npos;
        }));
    }

    void collectivesThatDoNotBlockGoOnBesideComputing()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            r.beginCollective(9);
            r.endCollective(9, 400, OTF2_COLLECTIVE_OP_ALLGATHER, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 80, 240);
            r.beginCollective(9);
            r.endCollective(9, 0, OTF2_COLLECTIVE_OP_BARRIER, kSelf, OTF2_COLLECTIVE_ROOT_NONE, 0, 0);
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        const std::string one = " irecv:0 irecv:0 isend:80 isend:80 compute:400 waitall";
        QCOMPARE(wordsOf(*trace->program), one + " /" + one + " /" + one);
        const Replay replay = replayOnStar(trace->program);
        QVERIFY(replay.problems.empty() && replay.deadlock.empty());
        QCOMPARE(replay.bytes, 6.0 * 80);
        QVERIFY(std::any_of(trace->notes.begin(), trace->notes.end(), [](const std::string& note) {
            return note.find("3 calls of collectives that do not block are taken as messages") !=
                   std::string::npos;
        }));
    }

    void furtherRoundsFollowWhereTheCollectiveIsComplete()
    {
        // Two rounds of three processes, each to the next one but 0 and 1.
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            r.beginCollective(1);
            r.endCollective(1, 100, OTF2_COLLECTIVE_OP_BARRIER, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 0, 0);
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        const std::string one = " irecv:0 isend:0 compute:100 waitall irecv:0 isend:0 waitall";
        QCOMPARE(wordsOf(*trace->program), one + " /" + one + " /" + one);
        QVERIFY(replayOnStar(trace->program).deadlock.empty());
    }

    void severalThatGoOnAtOnceDoNotMeet()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            const std::uint64_t n = kProcesses;
            constexpr std::uint64_t sent[] = {600, 300, 0};
            constexpr std::uint64_t received[] = {100, 200, 600};
            const std::uint32_t rank = r.rank();
            for (std::uint64_t request = 0; request < 6; ++request)
                r.beginCollective(request);
            if (rank != 1)
                r.beginCollective(6);
            r.collective(OTF2_COLLECTIVE_OP_ALLREDUCE, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 60, 60);
            // Found complete in another order than begun.
            r.endCollective(5, 10, OTF2_COLLECTIVE_OP_GATHERV, kWorld, 1, 20 + rank, rank == 1 ? 63 : 0);
            r.endCollective(4, 10, OTF2_COLLECTIVE_OP_ALLTOALLV, kWorld, OTF2_COLLECTIVE_ROOT_NONE,
                            sent[rank], received[rank]);
            r.endCollective(0, 10, OTF2_COLLECTIVE_OP_BCAST, kWorld, 2, rank == 2 ? n * 40 : 0, 40);
            r.endCollective(1, 10, OTF2_COLLECTIVE_OP_ALLREDUCE, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 50, 50);
            r.endCollective(2, 10, OTF2_COLLECTIVE_OP_SCATTER, kWorld, 0, rank == 0 ? n * 70 : 0, 70);
            r.endCollective(3, 10, OTF2_COLLECTIVE_OP_SCAN, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 30, 30);
            if (rank != 1)
                r.endCollective(6, 10, OTF2_COLLECTIVE_OP_REDUCE_SCATTER, kPair, OTF2_COLLECTIVE_ROOT_NONE,
                                24, 12);
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        const Replay replay = replayOnStar(trace->program);
        QVERIFY(replay.problems.empty() && replay.deadlock.empty());
        // The collective that blocks runs as itself; gatherv 20 + 22, alltoallv 900 but for what stays (67 +
        // 67), bcast 2 × 40, allreduce of three 4 × 50 as the one that blocks, scatter 2 × 70, scan 2 × 30,
        // reduce_scatter 2 × 12.
        const double blocking = 4 * 60;
        QCOMPARE(replay.bytes, blocking + 42 + (900 - 134) + 80 + 200 + 140 + 60 + 24);
    }

    void ranksAreThoseOfTheCommunicator()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            if (r.rank() == 2) // first of the pair
                r.call(0, [](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
                    OTF2_EvtWriter_MpiSend(writer, nullptr, now, 1, kPair, 3, 100);
                });
            if (r.rank() == 0)
                r.call(0, [](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
                    OTF2_EvtWriter_MpiRecv(writer, nullptr, now, 0, kPair, 3, 100);
                });
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        QCOMPARE(wordsOf(*trace->program), std::string(" recv:100 / / send:100"));
        QVERIFY(replayOnStar(trace->program).problems.empty());
    }

    void aReceiveWhoseMessageNeverCameIsLeftOut()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, [](Recorder& r) {
            r.call(0, [](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
                OTF2_EvtWriter_MpiIrecvRequest(writer, nullptr, now, 1);
            });
        });
        const Result<ReadTrace> trace = readAnchor(anchor);
        QVERIFY2(trace, trace ? "" : trace.error().message.c_str());
        QCOMPARE(trace->events, std::uint64_t(0));
        QVERIFY(std::any_of(trace->notes.begin(), trace->notes.end(), [](const std::string& note) {
            return note.find("3 receives are skipped") != std::string::npos;
        }));
    }

    void whatIsNotTakenIsSaid()
    {
        const auto refusal = [](const std::function<void(Recorder&)>& program, bool isOfMpi = true) {
            TraceFolder folder;
            const Result<ReadTrace> trace = readAnchor(writeArchive(folder, program, isOfMpi));
            return trace ? std::string() : trace.error().message;
        };
        const std::string unending = refusal([](Recorder& r) { r.beginCollective(4); });
        QVERIFY2(
            unending.find("process 0 begins 1 collective that does not block and never finds it complete") !=
                std::string::npos,
            unending.c_str());
        const std::string unbegun = refusal([](Recorder& r) {
            r.endCollective(4, 0, OTF2_COLLECTIVE_OP_BARRIER, kWorld, OTF2_COLLECTIVE_ROOT_NONE, 0, 0);
        });
        QVERIFY2(unbegun.find("of process 0: it completes a collective that was never begun") !=
                     std::string::npos,
                 unbegun.c_str());
        const std::string peer = refusal([](Recorder& r) {
            r.call(0, [](OTF2_EvtWriter* writer, OTF2_TimeStamp now) {
                OTF2_EvtWriter_MpiSend(writer, nullptr, now, 7, kWorld, 3, 100);
            });
        });
        QVERIFY2(peer.find("rank 7 is not one of the 3") != std::string::npos, peer.c_str());
        const std::string none = refusal([](Recorder&) {}, false);
        QVERIFY2(none.find("names no processes of MPI") != std::string::npos, none.c_str());
    }

    void aDamagedArchiveIsSaidAndNothingElse()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, ring);
        const auto sumBefore = readAnchor(anchor)->sha256;
        // An archive that lost the events of a process, then all of them, then its definitions.
        std::filesystem::resize_file(folder.path() / "run" / "11.evt", 40);
        const Result<ReadTrace> cut = readAnchor(anchor);
        if (cut)
            QVERIFY(cut->sha256 != sumBefore);
        std::filesystem::remove(folder.path() / "run" / "11.evt");
        QVERIFY(!readAnchor(anchor));
        std::filesystem::resize_file(folder.path() / "run.def", 10);
        const Result<ReadTrace> without = readAnchor(anchor);
        QVERIFY(!without);
        QVERIFY2(without.error().message.starts_with("run.otf2: "), without.error().message.c_str());
        std::filesystem::resize_file(anchor, 20);
        QVERIFY(!readAnchor(anchor));
        QVERIFY(!readAnchor(folder.path() / "nothing.otf2"));
    }

    void aProjectNamesTheAnchor()
    {
        TraceFolder folder;
        const auto anchor = writeArchive(folder, ring);
        const auto found = findTrace({anchor}, nullptr);
        QVERIFY2(found, found ? "" : found.error().message.c_str());
        const Result<TracePlan> plan = planTrace(Project(), *found, TraceTarget{});
        QVERIFY2(plan, plan ? "" : plan.error().message.c_str());
        QCOMPARE(plan->processes, kProcesses);
        Project project;
        QVERIFY(applyEdit(project, plan->edit));
        QVERIFY(writeProject(folder.path() / "p.yaml", project));
        const auto read = readProject(folder.path() / "p.yaml");
        QVERIFY(read);
        IssueList issues;
        QVERIFY(programOf(read->project, 0, issues));
        QVERIFY(allIssues(*read).empty());
    }
};

QTEST_GUILESS_MAIN(TestOtf2)
#include "tst_otf2.moc"
