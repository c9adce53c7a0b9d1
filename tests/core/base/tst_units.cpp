// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/signed_quantity.h"
#include "core/base/units.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <limits>

using namespace contraflow;

namespace {

constexpr Dimension kDimensions[] = {Dimension::size, Dimension::bandwidth, Dimension::duration};

bool isSameDouble(double a, double b)
{
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

double valueOf(Dimension dimension, const char* text)
{
    const Result<Quantity> q = parseQuantity(dimension, text);
    if (!q)
        qFatal("%s", q.error().message.c_str());
    return q->value;
}

std::string refusal(Dimension dimension, const char* text)
{
    const Result<Quantity> q = parseQuantity(dimension, text);
    return q ? std::string() : q.error().message;
}

QString shown(Dimension dimension, double value, int digits = 4)
{
    return QString::fromStdString(displayText(dimension, value, digits));
}

} // namespace

class TestUnits : public QObject
{
    Q_OBJECT

private slots:
    void everySpellingIsRead_data()
    {
        QTest::addColumn<int>("dimension");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("value");
        const auto add = [](Dimension dimension, const char* text, double value) {
            QTest::newRow(text) << static_cast<int>(dimension) << QByteArray(text) << value;
        };
        add(Dimension::size, "10 B", 10);
        add(Dimension::size, "1 200 MB", 1.2e9);
        add(Dimension::duration, "1 234.5 µs", 1234.5 * 1e-6);
        add(Dimension::number, "12.5 %", 0.125);
        add(Dimension::size, "10 kB", 10e3);
        add(Dimension::size, "10 KB", 10e3);
        add(Dimension::size, "10 MB", 10e6);
        add(Dimension::size, "10 GB", 10e9);
        add(Dimension::size, "10 TB", 10e12);
        add(Dimension::size, "10 PB", 10e15);
        add(Dimension::size, "1 KiB", 1024);
        add(Dimension::size, "1 kiB", 1024);
        add(Dimension::size, "20MiB", 20 * 1048576.0);
        add(Dimension::size, "1 GiB", 1073741824.0);
        add(Dimension::size, "1 TiB", std::pow(2, 40));
        add(Dimension::size, "1 PiB", std::pow(2, 50));
        add(Dimension::bandwidth, "8 bit/s", 1);
        add(Dimension::bandwidth, "8 bps", 1);
        add(Dimension::bandwidth, "8 kbit/s", 1e3);
        add(Dimension::bandwidth, "8 Kbit/s", 1e3);
        add(Dimension::bandwidth, "8 kbps", 1e3);
        add(Dimension::bandwidth, "940 Mbit/s", 117.5e6);
        add(Dimension::bandwidth, "940 Mb/s", 117.5e6);
        add(Dimension::bandwidth, "940Mbps", 117.5e6);
        add(Dimension::bandwidth, "10 Gbit/s", 1.25e9);
        add(Dimension::bandwidth, "10 Gbps", 1.25e9);
        add(Dimension::bandwidth, "10 Gb/s", 1.25e9);
        add(Dimension::bandwidth, "1 Tbit/s", 125e9);
        add(Dimension::bandwidth, "5 B/s", 5);
        add(Dimension::bandwidth, "5 kB/s", 5e3);
        add(Dimension::bandwidth, "5 KB/s", 5e3);
        add(Dimension::bandwidth, "5 MB/s", 5e6);
        add(Dimension::bandwidth, "5 MBps", 5e6);
        add(Dimension::bandwidth, "1.25 GB/s", 1.25e9);
        add(Dimension::bandwidth, "5 TB/s", 5e12);
        add(Dimension::bandwidth, "1 KiB/s", 1024);
        add(Dimension::bandwidth, "1 MiB/s", 1048576);
        add(Dimension::bandwidth, "1 GiB/s", 1073741824.0);
        add(Dimension::bandwidth, "8 Mibit/s", 1048576);
        add(Dimension::duration, "2 s", 2);
        add(Dimension::duration, "2 ms", 2 * 1e-3);
        add(Dimension::duration, "450 us", 450 * 1e-6);
        add(Dimension::duration, "450 \xC2\xB5s", 450 * 1e-6); // micro sign
        add(Dimension::duration, "450 \xCE\xBCs", 450 * 1e-6); // Greek mu
        add(Dimension::duration, "3 ns", 3 * 1e-9);
        add(Dimension::duration, "2 min", 120);
        add(Dimension::duration, "1 h", 3600);
        add(Dimension::size, "1e3 MB", 1e9);
        add(Dimension::size, "1E-1 kB", 100);
        add(Dimension::size, "+5 MB", 5e6);
        add(Dimension::size, ".5 MB", 5e5);
        add(Dimension::size, "  7\t MB \r\n", 7e6);
        add(Dimension::size, "7\xC2\xA0MB\xC2\xA0", 7e6); // no-break spaces, as spreadsheets write them
        add(Dimension::size, "0", 0);
        add(Dimension::bandwidth, "0", 0);
        add(Dimension::duration, "0.0", 0);
    }

    void everySpellingIsRead()
    {
        QFETCH(int, dimension);
        QFETCH(QByteArray, text);
        QFETCH(double, value);
        QCOMPARE(valueOf(static_cast<Dimension>(dimension), text.constData()), value);
    }

    void whatCannotBeReadIsRefusedWithTheReason_data()
    {
        QTest::addColumn<int>("dimension");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("reason");
        const auto add = [](Dimension dimension, const char* text, const char* reason) {
            QTest::newRow(text) << static_cast<int>(dimension) << QByteArray(text)
                                << QString::fromUtf8(reason);
        };
        add(Dimension::size, "", "it is empty");
        add(Dimension::size, "   ", "it is empty");
        add(Dimension::size, "940", "the unit is missing");
        add(Dimension::bandwidth, "940", "the unit is missing");
        add(Dimension::duration, "1.5", "the unit is missing");
        add(Dimension::size, "MB", "it does not begin with a number");
        add(Dimension::size, "ten MB", "it does not begin with a number");
        add(Dimension::size, "--5 MB", "it does not begin with a number");
        add(Dimension::size, "+-5 MB", "it does not begin with a number");
        add(Dimension::size, "-5 MB", "it is negative");
        add(Dimension::size, "1,5 MB", "a comma is no decimal point here");
        add(Dimension::size, "1,000 MB", "a comma is no decimal point here");
        add(Dimension::size, "inf MB", "the number is not finite");
        add(Dimension::size, "nan MB", "the number is not finite");
        add(Dimension::size, "1e400 B", "the number is out of range");
        add(Dimension::size, "1e308 PB", "the number is out of range");
        add(Dimension::size, "1e51 B", "the number is out of range");
        add(Dimension::duration, "1e-308 s", "the number is out of range");
        add(Dimension::duration, "1e-320 ns", "the number is out of range");
        add(Dimension::bandwidth, "1e-24 ns", "'ns' is a unit of time");
        add(Dimension::number, "1e51", "the number is out of range");
        add(Dimension::size, "5 Mbit", "sizes are given in bytes, and 'Mbit' means bits");
        add(Dimension::size, "5 Mb", "sizes are given in bytes, and 'Mb' means bits");
        add(Dimension::size, "5 ms", "'ms' is a unit of time");
        add(Dimension::bandwidth, "5 MB", "'MB' is a unit of size");
        add(Dimension::duration, "5 MB/s", "'MB/s' is a unit of bandwidth");
        add(Dimension::duration, "5 fortnights", "there is no unit 'fortnights'");
        add(Dimension::size, "5 mB", "there is no unit 'mB'");
        add(Dimension::size, "0x10 MB", "there is no unit 'x10 MB'");
        add(Dimension::size, "5 MB 3", "there is no unit 'MB 3'");
    }

    void whatCannotBeReadIsRefusedWithTheReason()
    {
        QFETCH(int, dimension);
        QFETCH(QByteArray, text);
        QFETCH(QString, reason);
        const auto d = static_cast<Dimension>(dimension);
        const QString message = QString::fromStdString(refusal(d, text.constData()));
        QVERIFY2(message.contains(QStringLiteral(": ") + reason + QStringLiteral("; write ")),
                 qPrintable(message));
        QVERIFY2(message.endsWith(QString::fromStdString(std::string(acceptedForms(d)))),
                 qPrintable(message));
        QVERIFY(message.startsWith(QLatin1Char('\'')));
    }

    void whatMayBeNegativeIsReadWithItsSign()
    {
        const auto signedValue = [](Dimension dimension, const char* text) {
            const Result<Quantity> read = parseSignedQuantity(dimension, text);
            return read ? read->value : std::nan("");
        };
        QCOMPARE(signedValue(Dimension::number, "-5 %"), -0.05);
        QCOMPARE(signedValue(Dimension::number, " -.5% "), -0.005);
        QCOMPARE(signedValue(Dimension::number, "5 %"), 0.05);
        QCOMPARE(signedValue(Dimension::duration, "-2 us"), -2e-6);
        QVERIFY(!std::signbit(signedValue(Dimension::number, "-0 %")));
        for (const char* wrong : {"--5 %", "- 5 %", "-+5 %", "-", "-inf"})
            QVERIFY2(std::isnan(signedValue(Dimension::number, wrong)), wrong);
        // Where nothing can be negative it is said that this is why.
        QCOMPARE(refusal(Dimension::number, "-5 %"),
                 std::string(
                     "'-5 %' is not a number: it is negative; write a number of 0 or more, or percent of 1, "
                     "such as 2.5"));
    }

    void acceptedFormsNameOnlyUnitsThatAreAccepted()
    {
        for (const Dimension d : kDimensions) {
            const std::string forms(acceptedForms(d));
            const std::string example = forms.substr(forms.rfind("such as ") + 8);
            QVERIFY2(parseQuantity(d, example).has_value(), example.c_str());
        }
    }

    void minusZeroIsZero()
    {
        const Result<Quantity> q = parseQuantity(Dimension::size, "-0 MB");
        QVERIFY(q.has_value());
        QVERIFY(!std::signbit(q->value));
        QCOMPARE(quantityText(*q), std::string("0 MB"));
    }

    void unitsAreKeptAsTyped()
    {
        QCOMPARE(quantityText(*parseQuantity(Dimension::bandwidth, "940 Mbps")), std::string("940 Mbit/s"));
        QCOMPARE(quantityText(*parseQuantity(Dimension::size, "20MiB")), std::string("20 MiB"));
        QCOMPARE(quantityText(*parseQuantity(Dimension::duration, "0.3 ms")), std::string("0.3 ms"));
        QCOMPARE(quantityText(*parseQuantity(Dimension::size, "0")), std::string("0 B"));
    }

    void textsReadBackBitForBit()
    {
        Random random(7);
        for (const Dimension d : kDimensions)
            for (const Unit& unit : unitsOf(d))
                for (int i = 0; i < 400; ++i) {
                    // What a person types: few digits; and any double the unit can hold.
                    const double typed = static_cast<double>(random.below(100'000)) / 1000;
                    const double any =
                        std::ldexp(1 + random.unit(), static_cast<int>(random.below(200)) - 100);
                    const Quantity q = quantity(d, i % 2 == 0 ? typed : any, unit.symbol);
                    const std::string text = quantityText(q);
                    const Result<Quantity> back = parseQuantity(d, text);
                    QVERIFY2(back.has_value(), text.c_str());
                    QVERIFY2(isSameDouble(back->value, q.value), text.c_str());
                    QVERIFY2(back->unit == q.unit, text.c_str());
                }
    }

    void anyValueInAnyUnitReadsBackEvenWhereTheUnitCannotSayIt()
    {
        Random random(8);
        for (const Dimension d : kDimensions)
            for (const Unit& unit : unitsOf(d))
                for (int i = 0; i < 300; ++i) {
                    const Quantity q{std::ldexp(1 + random.unit(), static_cast<int>(random.below(120)) - 60),
                                     &unit};
                    QVERIFY(isSameDouble(parseQuantity(d, quantityText(q))->value, q.value));
                }
        const auto readBack = [](double value) {
            return parseQuantity(Dimension::size, quantityText(inBaseUnit(Dimension::size, value)));
        };
        for (const double value : {kLeastQuantity, kMostQuantity})
            QVERIFY(isSameDouble(readBack(value)->value, value));
        // What is beyond would make results infinite.
        for (const double value :
             {std::nextafter(kLeastQuantity, 0.0), std::nextafter(kMostQuantity, HUGE_VAL),
              std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::max()})
            QVERIFY(!readBack(value));
    }

    void readableQuantitiesReadBackInTheirUnit()
    {
        Random random(9);
        for (const Dimension dimension : kDimensions)
            for (int i = 0; i < 5000; ++i) {
                const double value = std::ldexp(1 + random.unit(), static_cast<int>(random.below(220)) - 100);
                const Quantity q = inReadableUnit(dimension, value);
                const Result<Quantity> back = parseQuantity(dimension, quantityText(q));
                QVERIFY(back);
                QVERIFY2(isSameDouble(back->value, value) && *back == q, quantityText(q).c_str());
            }
    }

    void aWaitIsRoundedUp()
    {
        const auto wait = [](double seconds) { return QString::fromStdString(waitingTimeText(seconds)); };
        QCOMPARE(wait(0), QStringLiteral("0 min"));
        QCOMPARE(wait(61), QStringLiteral("2 min"));
        QCOMPARE(wait(119 * 60), QStringLiteral("119 min"));
        QCOMPARE(wait(7200), QStringLiteral("2 h"));
        QCOMPARE(wait(12345), QStringLiteral("3.4 h"));
        QCOMPARE(wait(1e7), QStringLiteral("2800 h"));
    }

    void theUnitThatPeopleReadIsTheOneTheySee()
    {
        Random random(10);
        for (const Dimension dimension : kDimensions)
            for (int i = 0; i < 1000; ++i) {
                const double value = std::ldexp(1 + random.unit(), static_cast<int>(random.below(120)) - 60);
                const std::string symbol(readableUnit(dimension, value).symbol);
                QVERIFY2(displayText(dimension, value).ends_with(symbol), symbol.c_str());
            }
        QCOMPARE(readableUnit(Dimension::size, 0).symbol, std::string_view("B"));
        QCOMPARE(readableUnit(Dimension::bandwidth, HUGE_VAL).symbol, std::string_view("B/s"));
    }

    void peopleSeeRoundedNumbersWithPrefixes()
    {
        QCOMPARE(shown(Dimension::bandwidth, 940e6 / 24), QStringLiteral("313.3 Mbit/s"));
        QCOMPARE(shown(Dimension::bandwidth, 1.25e9), QStringLiteral("10 Gbit/s"));
        QCOMPARE(shown(Dimension::size, 10e6), QStringLiteral("10 MB"));
        QCOMPARE(shown(Dimension::size, 0.5), QStringLiteral("0.5 B"));
        QCOMPARE(shown(Dimension::duration, 0.25532), QStringLiteral("0.2553 s"));
        QCOMPARE(shown(Dimension::duration, 450e-6), QStringLiteral("450 us"));
        QCOMPARE(shown(Dimension::duration, 7200), QStringLiteral("7\u00a0200 s"));
        QCOMPARE(shown(Dimension::duration, 1234567), QStringLiteral("1\u00a0235\u00a0000 s"));
        QCOMPARE(shown(Dimension::size, 12e18), QStringLiteral("12\u00a0000 PB"));
        QCOMPARE(shown(Dimension::duration, 0), QStringLiteral("0 s"));
        QCOMPARE(shown(Dimension::bandwidth, 0), QStringLiteral("0 bit/s"));
        QCOMPARE(shown(Dimension::bandwidth, std::numeric_limits<double>::infinity()),
                 QStringLiteral("unlimited"));
    }

    void roundingUpReachesTheNextPrefix()
    {
        QCOMPARE(shown(Dimension::size, 999.99e6), QStringLiteral("1 GB"));
        QCOMPARE(shown(Dimension::bandwidth, 999.996e6 / 8), QStringLiteral("1 Gbit/s"));
        QCOMPARE(shown(Dimension::duration, 999.99e-6), QStringLiteral("1 ms"));
        QCOMPARE(shown(Dimension::duration, 0.0999999), QStringLiteral("0.1 s"));
    }
};

QTEST_GUILESS_MAIN(TestUnits)
#include "tst_units.moc"
