// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/signature_file.h"

#include "core/base/tolerance.h"
#include "core/io/text/size_tables.h"
#include "tests/data_folders.h"

#include <QtTest>

#include <cmath>

using namespace contraflow;

namespace {

const std::string kGood = "signature: 1\n"
                          "name: my-net\n"
                          "title: My net\n"
                          "description: A net\n"
                          "contention:\n"
                          "  gamma: {value: 2.5, source: fitted}\n"
                          "  delta: {value: 3 ms, source: fitted}\n"
                          "  threshold: {value: 8 kB, source: fitted}\n"
                          "point-to-point:\n"
                          "  beta: {value: 940 Mbit/s, source: measured}\n"
                          "citations:\n"
                          "  - A paper\n";

std::string with(const std::string& old, const std::string& fresh)
{
    std::string text = kGood;
    const std::size_t at = text.find(old);
    return at == std::string::npos ? std::string() : text.replace(at, old.size(), fresh);
}

bool isNear(const ContentionSignature& signature, const ContentionSignature& expected)
{
    return nearlyEqual(signature.gamma, expected.gamma) && nearlyEqual(signature.delta, expected.delta) &&
           nearlyEqual(signature.threshold, expected.threshold);
}

} // namespace

class TestSignatureFile : public QObject
{
    Q_OBJECT

private slots:
    void publishedSignaturesAreThoseOfThePaper();
    void publishedThroughputIsThatOfThePaper();
    void everyFigureNamesItsSource();
    void aSignatureOfOnesOwnIsRead();
    void faultsAreNamedWithTheirLine_data();
    void faultsAreNamedWithTheirLine();
    void anUnknownNameSuggestsANearOne();
    void measuredTablesAreReadByName();
    void rowsCanBeChosen();
    void tablesAtFaultAreNamed_data();
    void tablesAtFaultAreNamed();
    void theMeasuredFilesAreRead();
};

void TestSignatureFile::publishedSignaturesAreThoseOfThePaper()
{
    const Result<NamedText> table = readTable(CONTRAFLOW_TEST_DATA "/published/steffenel-signatures.csv");
    QVERIFY(table.has_value());
    QVERIFY(publishedSignatures().has_value());
    QCOMPARE(publishedSignatures().value().size(), std::size_t{3});
    const ContentionSignature gigabit = findSignature("gdx-gigabit-ethernet").value().signature();
    QVERIFY(isNear(gigabit, {4.3628, 4.93e-3, 8'000}));
    QVERIFY(table->text.find("GdX,4.3628,4.93,8 kB,40") != std::string::npos);
    const SignaturePreset fast = findSignature("icluster2-fast-ethernet").value();
    QVERIFY(isNear(fast.signature(), {1.0195, 8.23e-3, 2'000}));
    QVERIFY(table->text.find("icluster2,1.0195,8.23,2 kB,") != std::string::npos);
    QVERIFY(!fast.secondsPerByte.has_value());
    const SignaturePreset myrinet = findSignature("icluster2-myrinet").value();
    QCOMPARE(myrinet.signature().gamma, 2.49754);
    QCOMPARE(myrinet.signature().delta, 0.0);
    QVERIFY(std::isinf(myrinet.signature().threshold));
    QCOMPARE(myrinet.domain().fitted->mostProcesses, 24U);
    QVERIFY(checkDomain(myrinet.domain(), {40, 1e6}).isUnsaturated);
    QVERIFY(!checkDomain(myrinet.domain(), {41, 1e6}).isUnsaturated);
}

void TestSignatureFile::publishedThroughputIsThatOfThePaper()
{
    const SignaturePreset gigabit = findSignature("gdx-gigabit-ethernet").value();
    const auto throughput = gigabit.throughput(gigabit.secondsPerByte->value);
    QVERIFY(throughput.has_value());
    QCOMPARE(QString::number(throughput->secondsPerByte(), 'e', 4), QStringLiteral("4.6742e-08"));
    QVERIFY(!findSignature("icluster2-myrinet").value().throughput(1e-9).has_value());
}

void TestSignatureFile::everyFigureNamesItsSource()
{
    for (const SignaturePreset& preset : publishedSignatures().value()) {
        QVERIFY(!preset.gamma.source.empty() && !preset.delta.source.empty());
        for (const auto* figure :
             {&preset.threshold, &preset.startUp, &preset.secondsPerByte, &preset.contendedSecondsPerByte,
              &preset.share, &preset.fittedProcesses, &preset.saturatedProcesses})
            QVERIFY(!*figure || !(*figure)->source.empty());
        QVERIFY(!preset.citations.empty());
    }
}

void TestSignatureFile::aSignatureOfOnesOwnIsRead()
{
    const Result<SignaturePreset> preset = parseSignature(kGood);
    QVERIFY2(preset.has_value(), preset ? "" : preset.error().message.c_str());
    QVERIFY(isNear(preset->signature(), {2.5, 3e-3, 8'000}));
    QVERIFY(nearlyEqual(preset->secondsPerByte->value, 8 / 940e6));
    QVERIFY(!preset->startUp.has_value());
    QVERIFY(!preset->domain().fitted.has_value());
}

void TestSignatureFile::faultsAreNamedWithTheirLine_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    const auto row = [](const char* name, const std::string& text, const char* says) {
        QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(says);
    };
    row("not one", "preset: 1\n", "line 1: this is not a signature");
    row("newer", with("signature: 1", "signature: 2"), "line 1: there is no format version '2'");
    row("no gamma", with("  gamma: {value: 2.5, source: fitted}\n", ""), "has no 'gamma'");
    row("no source", with("value: 2.5, source: fitted", "value: 2.5"), "has no 'source'");
    row("gamma is 0", with("2.5", "0"), "must be a number above 0");
    row("no unit", with("3 ms", "3"), "line 7:");
    row("no threshold", with("  threshold: {value: 8 kB, source: fitted}\n", ""), "needs a 'threshold'");
    row("unknown key", with("title", "titel"), "titel");
    row("beta", with("940 Mbit/s", "fast"), "is no time per byte");
    row("no citations", with("citations:\n  - A paper\n", ""), "has no 'citations'");
}

void TestSignatureFile::faultsAreNamedWithTheirLine()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const Result<SignaturePreset> preset = parseSignature(text.toStdString());
    QVERIFY(!preset.has_value());
    QVERIFY2(QString::fromStdString(preset.error().message).contains(says), preset.error().message.c_str());
}

void TestSignatureFile::anUnknownNameSuggestsANearOne()
{
    const Result<SignaturePreset> preset = findSignature("gdx-gigabit-ethernt");
    QVERIFY(!preset.has_value());
    QVERIFY(QString::fromStdString(preset.error().message).contains(QStringLiteral("gdx-gigabit-ethernet")));
}

void TestSignatureFile::measuredTablesAreReadByName()
{
    const auto points =
        parseAllToAllTable({"t", "time;ci95;n;size\n4.5 ms;;4;64 kB\n0.25;0.01;8;128000\n1;nan;8;1e6\n"}, {});
    QVERIFY2(points.has_value(), points ? "" : points.error().message.c_str());
    QCOMPARE(points->size(), std::size_t{3});
    QCOMPARE((*points)[0].size, (AllToAll{4, 64'000}));
    QVERIFY(nearlyEqual((*points)[0].seconds, 4.5e-3));
    QVERIFY(!(*points)[0].halfWidth.has_value());
    QCOMPARE((*points)[1].halfWidth, std::optional<double>(0.01));
    QVERIFY(!(*points)[2].halfWidth.has_value());
    const auto pings = parsePingPongTable({"t", "bytes,time_s\n1,1e-5\n1000,2e-5\n"});
    QVERIFY(pings.has_value());
    QCOMPARE((*pings)[1].bytes, 1'000.0);
    const auto gaps = parseGapTable({"t", "m\tg\n0\t1e-5\n1000\t2e-5\n"});
    QVERIFY(gaps.has_value());
    QVERIFY(nearlyEqual(gaps->gap(500), 1.5e-5));
}

void TestSignatureFile::rowsCanBeChosen()
{
    const NamedText table{"t", "algo,n,bytes,time\n0,4,1000,1\n1,4,1000,2\n0,5,1000,3\n"};
    const auto points = parseAllToAllTable(table, {{"algo", "0"}});
    QVERIFY(points.has_value());
    QCOMPARE(points->size(), std::size_t{2});
    QVERIFY(!parseAllToAllTable(table, {{"algo", "2"}}).has_value());
    QVERIFY(!parseAllToAllTable(table, {{"variant", "F"}}).has_value());
}

void TestSignatureFile::tablesAtFaultAreNamed_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << QString() << QStringLiteral("t:1: there is no column 'n' or 'processes'");
    QTest::newRow("no time") << QStringLiteral("n,m\n4,5\n")
                             << QStringLiteral("t:1: there is no column 'time', 'time_s', 'mean_s' or "
                                               "'seconds'; the table has n and m");
    QTest::newRow("no rows") << QStringLiteral("n,m,time\n") << QStringLiteral("t: no row is below");
    QTest::newRow("one process") << QStringLiteral("n,m,time\n1,5,1\n") << QStringLiteral("t:2: the 'n' '1'");
    QTest::newRow("no number") << QStringLiteral("n,m,time\n4,5,soon\n")
                               << QStringLiteral("t:2: the 'time' 'soon' must be a number of seconds");
    QTest::newRow("no time at all") << QStringLiteral("n,m,time\n4,5,1\n4,5,0\n")
                                    << QStringLiteral("t:3: the 'time' '0' must be above 0");
    QTest::newRow("negative size") << QStringLiteral("n,m,time\n4,-5,1\n")
                                   << QStringLiteral("t:2: the 'm' '-5'");
    QTest::newRow("short row") << QStringLiteral("n,m,time\n4,5\n") << QStringLiteral("t:2: the 'time' ''");
}

void TestSignatureFile::tablesAtFaultAreNamed()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    const auto points = parseAllToAllTable({"t", text.toStdString()}, {});
    QVERIFY(!points.has_value());
    QVERIFY2(points.error().message.starts_with(says.toStdString()), points.error().message.c_str());
}

void TestSignatureFile::theMeasuredFilesAreRead()
{
    for (const char* file : {"alltoall-F.csv", "alltoall-P.csv"}) {
        const Result<NamedText> table = readTable(std::string(CONTRAFLOW_TEST_DATA "/measured/") + file);
        QVERIFY(table.has_value());
        const auto points = parseAllToAllTable(*table, {{"algo", "1"}});
        QVERIFY(points.has_value());
        QCOMPARE(points->size(), std::size_t{42});
    }
}

QTEST_GUILESS_MAIN(TestSignatureFile)
#include "tst_signature_file.moc"
