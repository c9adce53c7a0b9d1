// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tolerance.h"
#include "tests/support/programs.h"

#include <QTest>

#include <algorithm>

using namespace contraflow;

namespace {

/** Within 1e-8, or what the twelve decimals of the file leave. */
bool isSame(double computed, const nlohmann::json& printed)
{
    return nearlyEqual(computed, printed.get<double>(), 1e-8) ||
           std::abs(computed - printed.get<double>()) <= 1e-11;
}

QByteArray text(const std::string& what, double computed, const nlohmann::json& printed)
{
    return QByteArray::fromStdString(what) + ": " + QByteArray::number(computed, 'g', 15) + " instead of " +
           QByteArray::fromStdString(printed.dump());
}

void compareTimes(const Replay& replay, const nlohmann::json& expected)
{
    const char* const kinds[] = {"compute", "send", "recv", "wait", "collective"};
    for (std::size_t p = 0; p < replay.processes.size(); ++p) {
        const ReplayedProcess& process = replay.processes[p];
        QVERIFY(process.isDone);
        QVERIFY2(isSame(process.finish, expected["finish_s"][p]),
                 text("finish of " + std::to_string(p), process.finish, expected["finish_s"][p]));
        for (std::size_t k = 0; k < kTimeKinds; ++k)
            QVERIFY2(isSame(process.times[k], expected["time_in_s"][kinds[k]][p]),
                     text(std::string(kinds[k]) + " of " + std::to_string(p), process.times[k],
                          expected["time_in_s"][kinds[k]][p]));
    }
    QVERIFY2(isSame(replay.makespan(), expected["makespan_s"]),
             text("makespan", replay.makespan(), expected["makespan_s"]));
}

void compareEvents(const Replay& replay, const nlohmann::json& expected)
{
    std::size_t compared = 0;
    for (const ReplayedEvent& event : replay.events) {
        const nlohmann::json& printed = expected[event.process][event.index];
        QVERIFY2(isSame(event.end, printed),
                 text("event " + std::to_string(event.index) + " of " + std::to_string(event.process),
                      event.end, printed));
        ++compared;
    }
    std::size_t count = 0;
    for (const auto& ends : expected)
        count += ends.size();
    QCOMPARE(compared, count);
}

/** "bcast1" is the second bcast of its group. */
std::string kindOf(const std::string& numbered)
{
    return numbered.substr(0, numbered.find_first_of("0123456789"));
}

void compareMessages(const Replay& replay, const nlohmann::json& expected)
{
    std::vector<ReplayedMessage> messages = replay.messages;
    std::stable_sort(messages.begin(), messages.end(),
                     [](const ReplayedMessage& a, const ReplayedMessage& b) { return a.source < b.source; });
    QCOMPARE(messages.size(), expected.size());
    for (std::size_t i = 0; i < messages.size(); ++i) {
        const ReplayedMessage& message = messages[i];
        const nlohmann::json& printed = expected[i];
        QCOMPARE(message.source, printed[0].get<std::uint32_t>());
        QCOMPARE(message.destination, printed[1].get<std::uint32_t>());
        if (printed[2].is_string())
            QCOMPARE(std::string(infoOf(message.kind).name), kindOf(printed[2].get<std::string>()));
        else
            QCOMPARE(message.tag, printed[2].get<std::int32_t>());
        QCOMPARE(message.bytes, printed[3].get<double>());
        QVERIFY(message.hasArrived);
        QVERIFY2(isSame(message.start, printed[4]),
                 text("start of " + printed.dump(), message.start, printed[4]));
        QVERIFY2(isSame(message.finish, printed[5]),
                 text("finish of " + printed.dump(), message.finish, printed[5]));
    }
}

void compareDeadlock(const Replay& replay, const nlohmann::json& expected)
{
    QVERIFY(!replay.deadlock.empty());
    QVERIFY(isSame(replay.deadlockAt, expected["deadlock_at_s"]));
    for (std::size_t p = 0; p < replay.processes.size(); ++p) {
        const std::string key = std::to_string(p);
        const nlohmann::json& stuck = expected["deadlock"];
        QCOMPARE(replay.processes[p].isDone, !stuck.contains(key));
        if (stuck.contains(key))
            QCOMPARE(replay.stuckAt[p], stuck[key].get<std::uint32_t>());
        else
            QVERIFY(isSame(replay.processes[p].finish, expected["finish_s"][p]));
    }
}

} // namespace

class TestApplicationVectors : public QObject
{
    Q_OBJECT

private slots:
    void runsMatchTheReference_data();
    void runsMatchTheReference();

private:
    std::map<std::string, test::Vector> m_vectors;
};

void TestApplicationVectors::runsMatchTheReference_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    for (test::Vector& vector : test::loadVectors("", "applications")) {
        for (const char* kind : {"max-min", "hockney"})
            QTest::addRow("%s %s", vector.name.c_str(), kind)
                << QString::fromStdString(vector.name) << QString::fromLatin1(kind);
        m_vectors.emplace(vector.name, std::move(vector));
    }
    QCOMPARE(m_vectors.size(), std::size_t(60));
}

void TestApplicationVectors::runsMatchTheReference()
{
    QFETCH(QString, name);
    QFETCH(QString, kind);
    const test::Vector& vector = m_vectors.at(name.toStdString());
    const Replay replay = test::replayVector(test::placeVector(vector), kind.toStdString());
    const nlohmann::json& expected = vector.data["expected"][kind.toStdString()];
    if (expected.contains("deadlock"))
        return compareDeadlock(replay, expected);
    QCOMPARE(replay.deadlock, std::string());
    compareTimes(replay, expected);
    if (expected.contains("event_end_s"))
        compareEvents(replay, expected["event_end_s"]);
    if (expected.contains("messages"))
        compareMessages(replay, expected["messages"]);
    if (!expected.contains("messages_total"))
        return;
    QCOMPARE(replay.messageCount, expected["messages_total"].get<std::uint64_t>());
    QCOMPARE(replay.bytes, expected["bytes_total"].get<double>());
    double seconds = 0;
    for (const ReplayedMessage& message : replay.messages)
        seconds += message.finish - message.start;
    QVERIFY2(isSame(seconds, expected["message_seconds_total"]),
             text("seconds of all messages", seconds, expected["message_seconds_total"]));
}

QTEST_GUILESS_MAIN(TestApplicationVectors)
#include "tst_application_vectors.moc"
