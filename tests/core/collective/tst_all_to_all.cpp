// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tolerance.h"
#include "core/collective/all_to_all.h"

#include <QtTest>

using namespace contraflow;

/** Times worked out by hand: α = 100 µs, β = 10 ns per byte. */
class TestAllToAll : public QObject
{
    Q_OBJECT

private slots:
    void theBoundIsARoundForEveryOther();
    void contendedThroughputIsThePublishedOne();
    void theSignaturePaysItsStartUpFromItsThresholdOn();
    void aSignatureOfOneIsTheBound();
    void aSharedMediumServesAllProcessesInTurn();
    void busesTakeTheMessagesInWaves();
    void logPSendsPackets();
    void logGPSendsBytes();
    void pLogPReadsItsGapsFromATable();
    void gapsMustMakeAFunction();
};

namespace {

constexpr PointToPoint kLink{100e-6, 10e-9};

} // namespace

void TestAllToAll::theBoundIsARoundForEveryOther()
{
    QVERIFY(nearlyEqual(allToAllBound({5, 10'000}, kLink), 4 * (100e-6 + 100e-6)));
    QVERIFY(nearlyEqual(allToAllBound({2, 10'000}, kLink), kLink.time(10'000)));
}

void TestAllToAll::contendedThroughputIsThePublishedOne()
{
    // Printed: 4.6742e-8 s/byte, cut after the fifth digit.
    const double value = ContendedThroughput{8.502e-9, 8.498189e-8, 0.5}.secondsPerByte();
    QVERIFY(value >= 4.6741e-8 && value < 4.6743e-8);
    QCOMPARE(QString::number(value, 'e', 4), QStringLiteral("4.6742e-08"));
    QCOMPARE((ContendedThroughput{1e-9, 2e-9, 0}.secondsPerByte()), 1e-9);
    QCOMPARE((ContendedThroughput{1e-9, 2e-9, 1}.secondsPerByte()), 2e-9);
}

void TestAllToAll::theSignaturePaysItsStartUpFromItsThresholdOn()
{
    const ContentionSignature signature{4, 5e-3, 8'000};
    QVERIFY(nearlyEqual(signature.time({11, 7'999}, kLink), 10 * 4 * kLink.time(7'999)));
    QVERIFY(nearlyEqual(signature.time({11, 8'000}, kLink), 10 * (4 * kLink.time(8'000) + 5e-3)));
}

void TestAllToAll::aSignatureOfOneIsTheBound()
{
    QCOMPARE(ContentionSignature{}.time({7, 1e6}, kLink), allToAllBound({7, 1e6}, kLink));
}

void TestAllToAll::aSharedMediumServesAllProcessesInTurn()
{
    QVERIFY(nearlyEqual(clementTime({4, 10'000}, kLink), 3 * (100e-6 + 4 * 100e-6)));
}

void TestAllToAll::busesTakeTheMessagesInWaves()
{
    // 4 processes have 12 messages.
    QVERIFY(nearlyEqual(labartaTime({4, 10'000}, kLink, 12), kLink.time(10'000)));
    QVERIFY(nearlyEqual(labartaTime({4, 10'000}, kLink, 5), 3 * kLink.time(10'000)));
    QVERIFY(nearlyEqual(labartaTime({4, 10'000}, kLink, 1), 12 * kLink.time(10'000)));
    QVERIFY(nearlyEqual(labartaTime({4, 10'000}, kLink, 4), allToAllBound({4, 10'000}, kLink)));
}

void TestAllToAll::logPSendsPackets()
{
    const LogP parameters{50e-6, 5e-6, 10e-6, 0, 1'500};
    // 3 messages of 3 packets: 9 packets, 8 gaps.
    QVERIFY(nearlyEqual(logPTime({4, 4'000}, parameters), 50e-6 + 10e-6 + 8 * 10e-6));
    QVERIFY(nearlyEqual(logPTime({4, 0}, parameters), 50e-6 + 10e-6 + 2 * 10e-6));
    // The processor can be slower than the network's gap.
    QVERIFY(nearlyEqual(logPTime({4, 0}, {50e-6, 20e-6, 10e-6, 0, 1'500}), 50e-6 + 40e-6 + 2 * 20e-6));
}

void TestAllToAll::logGPSendsBytes()
{
    const LogP parameters{50e-6, 5e-6, 10e-6, 1e-9, 0};
    QVERIFY(nearlyEqual(logGPTime({4, 1'001}, parameters), 50e-6 + 10e-6 + 3 * 1'000 * 1e-9 + 2 * 10e-6));
}

void TestAllToAll::pLogPReadsItsGapsFromATable()
{
    const Result<GapTable> gaps = GapTable::make({{10'000, 110e-6}, {0, 10e-6}, {20'000, 310e-6}});
    QVERIFY(gaps.has_value());
    QVERIFY(nearlyEqual(gaps->gap(0), 10e-6));
    QVERIFY(nearlyEqual(gaps->gap(5'000), 60e-6));
    QVERIFY(nearlyEqual(gaps->gap(15'000), 210e-6));
    QVERIFY(nearlyEqual(gaps->gap(30'000), 510e-6));
    QVERIFY(nearlyEqual(pLogPTime({4, 10'000}, 50e-6, *gaps), 50e-6 + 3 * 110e-6));
}

void TestAllToAll::gapsMustMakeAFunction()
{
    QVERIFY(!GapTable::make({{1, 1}}).has_value());
    QVERIFY(!GapTable::make({{1, 1}, {1, 2}}).has_value());
    QVERIFY(!GapTable::make({{1, 1}, {2, -2}}).has_value());
}

QTEST_GUILESS_MAIN(TestAllToAll)
#include "tst_all_to_all.moc"
