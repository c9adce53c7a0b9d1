// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collective/signature_fit.h"

#include "core/base/random.h"
#include "core/base/tolerance.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace contraflow;

namespace {

/** Gigabit Ethernet of steffenel-2006; its start-up is not printed. */
constexpr PointToPoint kGigabit{60e-6, 8.502e-9};
constexpr ContentionSignature kPublished{4.3628, 4.93e-3, 8'000};

/** A normal variable by Box and Muller. */
double normal(Random& random)
{
    return std::sqrt(-2 * std::log(1 - random.unit())) * std::cos(2 * std::numbers::pi * random.unit());
}

/** 1 kB to 1024 kB by factors of two, as in Figure 9, with relative noise. */
std::vector<AllToAllPoint> generated(const ContentionSignature& signature, std::uint32_t processes,
                                     double noise, std::uint64_t seed)
{
    Random random(seed);
    std::vector<AllToAllPoint> points;
    for (double bytes = 1'000; bytes < 1.1e6; bytes *= 2) {
        const AllToAll size{processes, bytes};
        points.push_back({size, signature.time(size, kGigabit) * (1 + noise * normal(random)), {}});
    }
    return points;
}

bool holds(const FittedValue& estimate, double value)
{
    return estimate.lower() <= value && value <= estimate.upper();
}

} // namespace

class TestSignatureFit : public QObject
{
    Q_OBJECT

private slots:
    void exactPointsGiveTheSignatureBack();
    void thePublishedSignatureComesBackThroughNoise();
    void intervalsHoldTheTruthAsOftenAsTheySay();
    void aNetworkWithoutStartUpHasNone();
    void severalNumbersOfProcessesFitTogether();
    void aGivenThresholdIsKept();
    void halfWidthsCanBeTheWeights();
    void fewPointsAreRefused_data();
    void fewPointsAreRefused();
    void oneSizeTellsNoStartUp();
    void startUpAndBandwidthComeFromPingPong();
    void aStartUpBelowNothingIsNothing();
    void errorsAreGroupedByProcesses();
    void saturationBeginsWhereErrorsStaySmall();
    void predictionsKnowWhetherTheyWereFitted();
};

void TestSignatureFit::exactPointsGiveTheSignatureBack()
{
    const Result<SignatureFit> fit = fitSignature(generated(kPublished, 40, 0, 1), kGigabit);
    QVERIFY(fit.has_value());
    QVERIFY(nearlyEqual(fit->signature.gamma, kPublished.gamma));
    QVERIFY(nearlyEqual(fit->signature.delta, kPublished.delta));
    QCOMPARE(fit->signature.threshold, 8'000.0);
    QCOMPARE(fit->sizeBelowThreshold, 4'000.0);
    QVERIFY(fit->spread < 1e-9);
    QCOMPARE(fit->points, std::size_t{11});
    QCOMPARE(fit->freedom, std::size_t{8});
    QCOMPARE(fit->range, (MeasuredRange{40, 40, 1'000, 1'024'000}));
}

void TestSignatureFit::thePublishedSignatureComesBackThroughNoise()
{
    const Result<SignatureFit> fit = fitSignature(generated(kPublished, 40, 0.02, 2006), kGigabit);
    QVERIFY(fit.has_value());
    QCOMPARE(fit->signature.threshold, 8'000.0);
    QVERIFY(holds(fit->gamma, 4.3628));
    QVERIFY(fit->delta.has_value());
    QVERIFY(holds(*fit->delta, 4.93e-3));
    // And the intervals say something.
    QVERIFY(fit->gamma.halfWidth < 0.1 * 4.3628);
    QVERIFY(fit->delta->halfWidth < 0.1 * 4.93e-3);
    QVERIFY(fit->spread > 0.005 && fit->spread < 0.04);
}

void TestSignatureFit::intervalsHoldTheTruthAsOftenAsTheySay()
{
    int gamma = 0;
    int delta = 0;
    int threshold = 0;
    constexpr int kDraws = 500;
    for (int seed = 1; seed <= kDraws; ++seed) {
        const Result<SignatureFit> fit =
            fitSignature(generated(kPublished, 40, 0.02, static_cast<std::uint64_t>(seed)), kGigabit);
        QVERIFY(fit.has_value());
        gamma += holds(fit->gamma, kPublished.gamma) ? 1 : 0;
        delta += fit->delta && holds(*fit->delta, kPublished.delta) ? 1 : 0;
        threshold += fit->signature.threshold == kPublished.threshold ? 1 : 0;
    }
    QVERIFY2(gamma > 0.92 * kDraws && gamma < 0.99 * kDraws, qPrintable(QString::number(gamma)));
    QVERIFY2(delta > 0.92 * kDraws && delta < 0.99 * kDraws, qPrintable(QString::number(delta)));
    QCOMPARE(threshold, kDraws);
}

void TestSignatureFit::aNetworkWithoutStartUpHasNone()
{
    int none = 0;
    constexpr int kDraws = 100;
    for (int seed = 1; seed <= kDraws; ++seed) {
        const Result<SignatureFit> fit =
            fitSignature(generated({2.49754, 0, 0}, 24, 0.02, static_cast<std::uint64_t>(seed)), kGigabit);
        QVERIFY(fit.has_value());
        if (fit->delta)
            continue;
        ++none;
        QCOMPARE(fit->signature.delta, 0.0);
        QVERIFY(std::isinf(fit->signature.threshold));
    }
    QVERIFY2(none > 0.8 * kDraws, qPrintable(QString::number(none)));
}

void TestSignatureFit::severalNumbersOfProcessesFitTogether()
{
    std::vector<AllToAllPoint> points = generated(kPublished, 16, 0.02, 7);
    for (const AllToAllPoint& point : generated(kPublished, 40, 0.02, 8))
        points.push_back(point);
    const Result<SignatureFit> fit = fitSignature(points, kGigabit);
    QVERIFY(fit.has_value());
    QVERIFY(holds(fit->gamma, kPublished.gamma));
    QVERIFY(holds(*fit->delta, kPublished.delta));
    QCOMPARE(fit->range.fewestProcesses, 16U);
    QCOMPARE(fit->range.mostProcesses, 40U);
}

void TestSignatureFit::aGivenThresholdIsKept()
{
    SignatureFitOptions options;
    options.threshold = 16'000;
    const Result<SignatureFit> fit = fitSignature(generated(kPublished, 40, 0.02, 3), kGigabit, options);
    QVERIFY(fit.has_value());
    QCOMPARE(fit->signature.threshold, 16'000.0);
    QCOMPARE(fit->freedom, std::size_t{9});
    options.threshold = std::numeric_limits<double>::infinity();
    const Result<SignatureFit> plain = fitSignature(generated(kPublished, 40, 0.02, 3), kGigabit, options);
    QVERIFY(plain.has_value());
    QVERIFY(!plain->delta.has_value());
}

void TestSignatureFit::halfWidthsCanBeTheWeights()
{
    // A point far off with a wide interval hardly counts, and counts like the others without.
    std::vector<AllToAllPoint> points = generated(kPublished, 40, 0, 1);
    for (AllToAllPoint& point : points)
        point.halfWidth = 0.01 * point.seconds;
    points[9].seconds *= 2;
    points[9].halfWidth = 100 * points[9].seconds;
    SignatureFitOptions options;
    const Result<SignatureFit> relative = fitSignature(points, kGigabit, options);
    options.weights = ErrorWeights::halfWidths;
    const Result<SignatureFit> weighted = fitSignature(points, kGigabit, options);
    QVERIFY(relative.has_value() && weighted.has_value());
    QVERIFY(nearlyEqual(weighted->signature.gamma, kPublished.gamma, 1e-3));
    QVERIFY(!nearlyEqual(relative->signature.gamma, kPublished.gamma, 1e-2));
    points[3].halfWidth = {};
    QVERIFY(!fitSignature(points, kGigabit, options).has_value());
}

void TestSignatureFit::fewPointsAreRefused_data()
{
    QTest::addColumn<int>("points");
    QTest::addColumn<QString>("says");
    QTest::newRow("none") << 0 << QStringLiteral("at least 4 measured (n, m) points and there are 0");
    QTest::newRow("one") << 1 << QStringLiteral("there is 1; measure more");
    QTest::newRow("three") << 3 << QStringLiteral("there are 3; measure more");
}

void TestSignatureFit::fewPointsAreRefused()
{
    QFETCH(int, points);
    QFETCH(QString, says);
    std::vector<AllToAllPoint> given = generated(kPublished, 40, 0, 1);
    given.resize(static_cast<std::size_t>(points));
    const Result<SignatureFit> fit = fitSignature(given, kGigabit);
    QVERIFY(!fit.has_value());
    QVERIFY2(QString::fromStdString(fit.error().message).contains(says), fit.error().message.c_str());
}

void TestSignatureFit::oneSizeTellsNoStartUp()
{
    std::vector<AllToAllPoint> points;
    for (const std::uint32_t processes : {4U, 8U, 16U, 32U})
        points.push_back({{processes, 64'000}, kPublished.time({processes, 64'000}, kGigabit), {}});
    const Result<SignatureFit> fit = fitSignature(points, kGigabit);
    QVERIFY(fit.has_value());
    QVERIFY(!fit->delta.has_value());
    SignatureFitOptions options;
    options.threshold = 64'000;
    QVERIFY(!fitSignature(points, kGigabit, options).has_value());
}

void TestSignatureFit::startUpAndBandwidthComeFromPingPong()
{
    Random random(5);
    std::vector<PingPongPoint> points;
    for (double bytes = 1; bytes < 1e7; bytes *= 4)
        points.push_back({bytes, kGigabit.time(bytes) * (1 + 0.02 * normal(random))});
    const Result<PointToPointFit> fit = fitPointToPoint(points);
    QVERIFY(fit.has_value());
    QVERIFY(holds(fit->startUp, kGigabit.startUp));
    QVERIFY(holds(fit->secondsPerByte, kGigabit.secondsPerByte));
    QCOMPARE(fit->link.startUp, fit->startUp.value);
    QVERIFY(!fitPointToPoint(std::span(points).first(2)).has_value());
}

void TestSignatureFit::aStartUpBelowNothingIsNothing()
{
    const std::vector<PingPongPoint> points{{1e3, 0.5e-5}, {1e4, 1e-4}, {1e5, 1e-3}, {1e6, 1e-2}};
    const Result<PointToPointFit> fit = fitPointToPoint(points);
    QVERIFY(fit.has_value());
    QCOMPARE(fit->link.startUp, 0.0);
    QVERIFY(fit->link.secondsPerByte > 0.5e-8 && fit->link.secondsPerByte < 1.1e-8);
}

void TestSignatureFit::errorsAreGroupedByProcesses()
{
    std::vector<AllToAllPoint> points = generated(kPublished, 40, 0, 1);
    for (AllToAllPoint point : generated(kPublished, 10, 0, 1)) {
        point.seconds *= 2;
        points.push_back(point);
    }
    const std::vector<ProcessCountError> errors = errorsByProcesses(points, kPublished, kGigabit);
    QCOMPARE(errors.size(), std::size_t{2});
    QCOMPARE(errors[0].processes, 10U);
    QVERIFY(nearlyEqual(errors[0].meanPercent, -50));
    QVERIFY(nearlyEqual(errors[0].meanAbsolutePercent, 50));
    QCOMPARE(errors[1].processes, 40U);
    QVERIFY(std::abs(errors[1].meanPercent) < 1e-9);
}

void TestSignatureFit::saturationBeginsWhereErrorsStaySmall()
{
    using Errors = std::vector<ProcessCountError>;
    QCOMPARE(
        saturatedFrom(Errors{{4, 5, 60, 60}, {8, 5, 9, 9}, {16, 5, 25, 25}, {24, 5, -4, 8}, {32, 5, 1, 2}}),
        std::optional<std::uint32_t>(24));
    QCOMPARE(saturatedFrom(Errors{{4, 5, 6, 6}, {8, 5, 20, 20}}), std::optional<std::uint32_t>());
    QCOMPARE(saturatedFrom(Errors{}), std::optional<std::uint32_t>());
}

void TestSignatureFit::predictionsKnowWhetherTheyWereFitted()
{
    const SignatureDomain domain{MeasuredRange{16, 40, 1'000, 1e6}, 24};
    QVERIFY(checkDomain(domain, {24, 1'000}).isInside());
    QVERIFY(checkDomain(domain, {16, 1'000}).isUnsaturated);
    QVERIFY(!checkDomain(domain, {16, 1'000}).isOutsideProcesses);
    QVERIFY(checkDomain(domain, {41, 1'000}).isOutsideProcesses);
    QVERIFY(checkDomain(domain, {8, 1'000}).isOutsideProcesses);
    QVERIFY(checkDomain(domain, {24, 999}).isOutsideBytes);
    QVERIFY(checkDomain(domain, {24, 2e6}).isOutsideBytes);
    QVERIFY(checkDomain({}, {2, 1}).isInside());
    QVERIFY(!checkDomain({MeasuredRange{40, 40, 0, 0}, {}}, {40, 1e9}).isOutsideBytes);
}

QTEST_GUILESS_MAIN(TestSignatureFit)
#include "tst_signature_fit.moc"
