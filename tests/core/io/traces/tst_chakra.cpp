// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/application/application_replay.h"
#include "core/io/text/protobuf_fields.h"
#include "core/io/text/text_file.h"
#include "core/io/traces/trace_formats.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace contraflow;

namespace {

std::string varint(std::uint64_t value)
{
    std::string bytes;
    for (; value >= 128; value >>= 7U)
        bytes += static_cast<char>((value & 127U) | 128U);
    return bytes + static_cast<char>(value);
}

std::string number(unsigned field, std::uint64_t value)
{
    return varint(field << 3U) + varint(value);
}

std::string text(unsigned field, const std::string& bytes)
{
    return varint((field << 3U) | 2U) + varint(bytes.size()) + bytes;
}

std::string delimited(const std::string& message)
{
    return varint(message.size()) + message;
}

/** An attribute with an int64, int32, bool or text, by the number of its field. */
std::string attribute(const std::string& name, std::uint64_t value, unsigned field = 9)
{
    return text(10, text(1, name) + number(field, value));
}

std::string named(const std::string& name, const std::string& value)
{
    return text(10, text(1, name) + text(29, value));
}

std::string node(unsigned id, unsigned type, const std::string& rest = {})
{
    return delimited(number(1, id) + text(2, "a node") + number(3, type) + rest);
}

std::string packed(const std::vector<unsigned>& ids)
{
    std::string bytes;
    for (const unsigned id : ids)
        bytes += varint(id);
    return text(5, bytes);
}

const std::string kAbout = delimited(text(1, "0.0.4"));

/** What the readers say of files with these contents, one for each rank. */
Result<ReadTrace> readRanks(const std::vector<std::string>& ranks, double flops = 0)
{
    QTemporaryDir folder;
    std::vector<std::filesystem::path> files;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        files.emplace_back(folder.filePath(QStringLiteral("run.%1.et").arg(i)).toStdString());
        if (!writeTextFile(files.back(), ranks[i]))
            qFatal("the file cannot be written");
    }
    if (recogniseTrace(files.front()) != findTraceFormat("chakra"))
        return Error{ErrorCode::invalidInput, "it is not recognised"};
    TraceOptions options;
    options.flopsPerSecond = flops;
    return readChakra(files, options);
}

/** The operations of a rank in the order in which they may run, each ended at once: "compute 5 us, send 8 to
 * 1". */
QString ranOf(const ReadTrace& trace, std::uint32_t rank)
{
    const auto source = trace.program->run();
    QStringList texts;
    Event event;
    while (source->next(rank, event)) {
        if (event.kind == EventKind::compute && event.seconds > 0)
            texts += QStringLiteral("compute %1 us").arg(event.seconds * 1e6);
        else if (event.kind == EventKind::send)
            texts += QStringLiteral("send %1 to %2").arg(event.bytes).arg(event.peer);
        else if (event.kind == EventKind::recv)
            texts += QStringLiteral("receive from %1").arg(event.peer);
        source->begun(rank, event.operation, 0);
        source->ended(rank, event.operation, 0);
    }
    if (source->remaining(rank) > 0)
        texts += QStringLiteral("stuck");
    return texts.join(QStringLiteral(", "));
}

ReadTrace traceOf(const std::vector<std::string>& ranks)
{
    Result<ReadTrace> trace = readRanks(ranks);
    if (!trace)
        qFatal("%s", trace.error().message.c_str());
    return std::move(trace).value();
}

QString problemOf(const std::vector<std::string>& ranks)
{
    const Result<ReadTrace> trace = readRanks(ranks);
    return trace ? QStringLiteral("none") : QString::fromStdString(trace.error().message);
}

std::string collective(unsigned id, unsigned type, unsigned bytes, const std::string& rest = {})
{
    return node(id, 7, attribute("comm_type", type) + attribute("comm_size", bytes) + rest);
}

} // namespace

class TestChakra : public QObject
{
    Q_OBJECT

private slots:
    void nodesRunBehindWhatTheyWaitFor();
    void sendsAndReceivesMeet();
    void collectivesBecomeTheirMessages();
    void groupsAreThoseWhoCallThem();
    void flopsNeedASpeed();
    void whatIsWrongNamesTheNode_data();
    void whatIsWrongNamesTheNode();
    void brokenBytesAreNoMessage();
    void otherFilesAreNoTraceOfChakra();
};

void TestChakra::nodesRunBehindWhatTheyWaitFor()
{
    // Unpacked, packed and empty; the second stands before what it waits for.
    const ReadTrace trace =
        traceOf({kAbout + node(7, 4, number(7, 20) + packed({9, 8})) + node(8, 4, number(7, 5)) +
                 node(9, 4, number(7, 10) + number(5, 8) + attribute("is_cpu_op", 0, 27)) + node(10, 1)});
    QCOMPARE(ranOf(trace, 0), QStringLiteral("compute 5 us, compute 10 us, compute 20 us"));
    QCOMPARE(trace.events, std::uint64_t{4});
    QCOMPARE(trace.program->placeOf(0, 7), std::string("node 7"));
    QVERIFY(!trace.sha256.at(0).empty());
}

void TestChakra::sendsAndReceivesMeet()
{
    const ReadTrace trace =
        traceOf({kAbout + node(1, 5,
                               attribute("comm_dst", 1, 7) + attribute("comm_size", 4096, 13) +
                                   attribute("comm_src", 0, 7) + attribute("comm_tag", 70, 7)),
                 kAbout + node(1, 6,
                               attribute("comm_src", 0, 7) + attribute("comm_dst", 1, 7) +
                                   attribute("comm_tag", 70, 7))});
    QCOMPARE(ranOf(trace, 0), QStringLiteral("send 4096 to 1"));
    QCOMPARE(ranOf(trace, 1), QStringLiteral("receive from 0"));
}

void TestChakra::collectivesBecomeTheirMessages()
{
    const auto all = [](unsigned type, unsigned bytes) {
        const std::string rank = kAbout + collective(1, type, bytes) + node(2, 4, number(7, 3) + packed({1}));
        return traceOf({rank, rank, rank});
    };
    // A ring of three: two rounds to reduce, two to gather, of a third each.
    QCOMPARE(ranOf(all(0, 300), 1),
             QStringLiteral(
                 "receive from 0, send 100 to 2, receive from 0, send 100 to 2, receive from 0, send 100 to "
                 "2, receive from 0, send 100 to 2, compute 3 us"));
    QCOMPARE(ranOf(all(2, 100), 1), // of what each has
             QStringLiteral("receive from 0, send 100 to 2, receive from 0, send 100 to 2, compute 3 us"));
    QCOMPARE(ranOf(all(7, 300), 1), // of what each has at first
             QStringLiteral("receive from 0, send 100 to 2, receive from 0, send 100 to 2, compute 3 us"));
    QVERIFY(ranOf(all(6, 300), 1).contains(QStringLiteral("send 100 to 0")));
    QVERIFY(ranOf(all(9, 0), 1).startsWith(QStringLiteral("receive from")));
    QVERIFY(ranOf(all(5, 64), 0).contains(QStringLiteral("send 64 to 2")));
}

void TestChakra::groupsAreThoseWhoCallThem()
{
    const auto rank = [](const std::string& group) {
        return kAbout + collective(1, 0, 200, named("pg_name", group)) + collective(2, 0, 8);
    };
    const ReadTrace trace = traceOf({rank("even"), rank("odd"), rank("even"), rank("odd")});
    QVERIFY(ranOf(trace, 0).startsWith(QStringLiteral("receive from 2, send 100 to 2")));
    QVERIFY(ranOf(trace, 3).startsWith(QStringLiteral("receive from 1, send 100 to 1")));
    QVERIFY(ranOf(trace, 3).contains(QStringLiteral("receive from 2")));
}

void TestChakra::flopsNeedASpeed()
{
    const std::string rank = kAbout + node(5, 4, attribute("num_ops", 2'000'000));
    QVERIFY(problemOf({rank}).contains(QStringLiteral("node 5: it says how many operations it takes")));
    const Result<ReadTrace> trace = readRanks({rank}, 1e12);
    QVERIFY(trace);
    QCOMPARE(ranOf(*trace, 0), QStringLiteral("compute 2 us"));
}

void TestChakra::whatIsWrongNamesTheNode_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<QByteArray>("second");
    QTest::addColumn<QString>("problem");
    const auto add = [](const char* name, const std::string& first, const std::string& second,
                        const char* problem) {
        QTest::newRow(name) << QByteArray::fromStdString(kAbout + first)
                            << QByteArray::fromStdString(kAbout + second) << problem;
    };
    add("circle", node(1, 4, packed({2})) + node(2, 4, packed({1})), node(1, 4),
        "node 1: this operation of rank 0");
    add("missing", node(1, 4, packed({5})), node(1, 4),
        "run.0.et: node 1: it waits for node 5, which the file does not");
    add("twice", node(1, 4) + node(1, 4), node(1, 4), "run.0.et: node 1: another node has the same number");
    add("peer", node(3, 5, attribute("comm_dst", 2, 7)), node(1, 4), "run.0.et: node 3: it sends to rank 2");
    add("itself", node(3, 5, attribute("comm_dst", 0, 7)), node(1, 4), "node 3: it sends to rank 0");
    add("negative", node(3, 6, attribute("comm_src", ~0ULL, 7)), node(1, 4),
        "node 3: it receives from rank -1");
    add("number", collective(1, 0, 8), collective(1, 0, 8) + collective(2, 0, 8), "it calls 2 collectives");
    add("size", collective(1, 0, 8), collective(4, 0, 16), "run.1.et: node 4: the collective is another one");
    add("kind", collective(1, 3, 8), collective(1, 3, 8), "node 1: GATHER is not taken");
    add("unknown", collective(1, 77, 8), collective(1, 77, 8), "node 1: collective number 77 is not taken");
    add("cut", node(1, 4), node(1, 4).substr(0, 8), "run.1.et: the file ends within a message");
    add("group", node(1, 4), node(1, 4) + delimited("\x0b\x0c"), "run.1.et: message 2 is no node");
    add("deps", node(1, 4), node(1, 4, text(5, "\xff")), "run.1.et: message 1 is no node");
}

void TestChakra::whatIsWrongNamesTheNode()
{
    QFETCH(QByteArray, first);
    QFETCH(QByteArray, second);
    QFETCH(QString, problem);
    const QString said = problemOf({first.toStdString(), second.toStdString()});
    QVERIFY2(said.contains(problem), qPrintable(said));
}

void TestChakra::brokenBytesAreNoMessage()
{
    for (const std::string& bytes :
         {std::string("\x80"), std::string("\x08"), std::string("\x09\x01"), std::string("\x12\x05x"),
          std::string("\x0b"), std::string("\x00\x00", 2), std::string(20, '\xff')}) {
        ProtobufFields fields(bytes);
        ProtobufField field;
        while (fields.next(field)) {
        }
        QVERIFY(fields.isBroken());
    }
    std::string_view rest("\x05xy");
    std::string_view message;
    QVERIFY(!takeDelimited(rest, message));
    QCOMPARE(rest.size(), std::size_t{3});
}

void TestChakra::otherFilesAreNoTraceOfChakra()
{
    for (const char* head :
         {"", "num_ranks 2\n", "Nodes 8\nTiers 2\n", "\n\n\n", "{\"a\": 1}", "\x01\x02\x03"})
        QVERIFY(!looksLikeChakra(head));
    QVERIFY(looksLikeChakra(delimited("") + node(0, 4))); // nothing about the file
    QVERIFY(!looksLikeChakra(kAbout));                    // no node
}

QTEST_GUILESS_MAIN(TestChakra)
#include "tst_chakra.moc"
