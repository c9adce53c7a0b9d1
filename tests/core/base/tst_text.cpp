// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <QTest>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <map>

using namespace contraflow;

namespace {

/** Short strings over few characters, so that equal numbers, zeros and prefixes meet. */
std::string randomName(Random& random)
{
    constexpr std::string_view kCharacters = "0019aX- \xC3";
    std::string text;
    for (std::size_t length = random.below(7); length > 0; --length)
        text += kCharacters[random.below(kCharacters.size())];
    return text;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/** Numbers whole, all other characters one by one. */
std::vector<std::string> partsOf(const std::string& name)
{
    std::vector<std::string> parts;
    for (const char c : name)
        if (isDigit(c) && !parts.empty() && isDigit(parts.back().front()))
            parts.back() += c;
        else
            parts.emplace_back(1, c);
    return parts;
}

/** naturalOrder() as it is described, part by part from the beginning. */
bool isBeforeByParts(const std::string& a, const std::string& b)
{
    const std::vector<std::string> x = partsOf(a);
    const std::vector<std::string> y = partsOf(b);
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
        if (isDigit(x[i].front()) && isDigit(y[i].front())) {
            const std::string m = x[i].substr(std::min(x[i].find_first_not_of('0'), x[i].size()));
            const std::string n = y[i].substr(std::min(y[i].find_first_not_of('0'), y[i].size()));
            if (m != n)
                return m.size() != n.size() ? m.size() < n.size() : m < n;
        } else if (x[i] != y[i]) {
            return static_cast<unsigned char>(x[i].front()) < static_cast<unsigned char>(y[i].front());
        }
    }
    return x.size() != y.size() ? x.size() < y.size() : a < b;
}

QString fixed(double value, int decimals)
{
    return QString::fromStdString(fixedText(value, decimals));
}

} // namespace

class TestText : public QObject
{
    Q_OBJECT

private slots:
    void numbersInNamesCountAsNumbers()
    {
        std::vector<std::string> names{"X10", "X2", "X1", "Y1", "X1a", "X", "X01", "x1"};
        std::sort(names.begin(), names.end(),
                  [](const std::string& a, const std::string& b) { return naturalOrder(a, b) < 0; });
        const std::vector<std::string> expected{"X", "X01", "X1", "X1a", "X2", "X10", "Y1", "x1"};
        QVERIFY(names == expected);
    }

    void numbersOfAnyLengthAreCompared()
    {
        QVERIFY(naturalOrder("n99999999999999999999998", "n99999999999999999999999") < 0);
        QVERIFY(naturalOrder("n99999999999999999999999", "n100000000000000000000000") < 0);
    }

    void naturalOrderIsATotalOrder()
    {
        Random random(1);
        for (int i = 0; i < 20'000; ++i) {
            const std::string a = randomName(random);
            const std::string b = randomName(random);
            const std::string c = randomName(random);
            QVERIFY((naturalOrder(a, b) == 0) == (a == b));
            QVERIFY((naturalOrder(a, b) < 0) == (naturalOrder(b, a) > 0));
            if (naturalOrder(a, b) < 0 && naturalOrder(b, c) < 0)
                QVERIFY2(naturalOrder(a, c) < 0, (a + " | " + b + " | " + c).c_str());
        }
    }

    void whatNamesBeginWithAlikeDecidesNothing()
    {
        Random random(3);
        for (int i = 0; i < 20'000; ++i) {
            const std::string common = randomName(random);
            const std::string a = common + randomName(random);
            const std::string b = common + randomName(random);
            QVERIFY2((naturalOrder(a, b) < 0) == isBeforeByParts(a, b), (a + " | " + b).c_str());
        }
    }

    void numbersReadBackBitForBit()
    {
        Random random(2);
        for (int i = 0; i < 20'000; ++i) {
            const auto bits = random.below(UINT64_MAX);
            const double value = std::bit_cast<double>(bits);
            if (!std::isfinite(value))
                continue;
            const auto back = parseNumber(numberText(value));
            QVERIFY2(back && std::bit_cast<std::uint64_t>(*back) == bits, numberText(value).c_str());
        }
        for (const double value :
             {std::numeric_limits<double>::denorm_min(), std::numeric_limits<double>::min(),
              std::numeric_limits<double>::max(), 0.1, 1e-5, 1e16, 123456789.0, -2.5e-310})
            QCOMPARE(*parseNumber(numberText(value)), value);
    }

    void everydayNumbersAreWrittenPlainly()
    {
        QCOMPARE(numberText(0.0), std::string("0"));
        QCOMPARE(numberText(-0.0), std::string("0"));
        QCOMPARE(numberText(0.25), std::string("0.25"));
        QCOMPARE(numberText(20'500), std::string("20500"));
        QCOMPARE(numberText(1e15), std::string("1000000000000000"));
        QCOMPARE(numberText(0.0001), std::string("0.0001"));
        QVERIFY(numberText(1e-9).find('e') != std::string::npos);
        QVERIFY(numberText(1e20).find('e') != std::string::npos);
    }

    void roundedNumbersKeepTheirSignificantDigits()
    {
        QCOMPARE(roundedText(313.3333), std::string("313.3"));
        QCOMPARE(roundedText(0.0012345678, 3), std::string("0.00123"));
        QCOMPARE(roundedText(99.996), std::string("100"));
        QCOMPARE(roundedText(-1.25e7, 2), std::string("-12000000")); // half to even
        QCOMPARE(roundedText(0), std::string("0"));
        QCOMPARE(roundedText(1.5, 0), std::string("2"));
        QCOMPARE(roundedText(0.1, 400), std::string("0.1"));
    }

    void fixedNumbersHaveExactlyTheirDecimals()
    {
        QCOMPARE(fixed(0.25532, 3), QStringLiteral("0.255"));
        QCOMPARE(fixed(-0.0001, 3), QStringLiteral("0.000"));
        QCOMPARE(fixed(2, 2), QStringLiteral("2.00"));
        QCOMPARE(fixed(std::numeric_limits<double>::max(), 60).size(), 309 + 1 + 60);
        QCOMPARE(fixed(1.5, -3), QStringLiteral("2"));
    }

    void digitsStandInGroupsOfThree()
    {
        for (const auto& [number, grouped] :
             std::map<std::string, std::string>{{"0", "0"},
                                                {"999", "999"},
                                                {"1024", "1\u00a0024"},
                                                {"-1024.0625", "-1\u00a0024.0625"},
                                                {"18000", "18\u00a0000"},
                                                {"1234567", "1\u00a0234\u00a0567"},
                                                {"0.12345", "0.12345"}})
            QCOMPARE(groupedNumber(number), grouped);
    }

    void countsInSentencesStandInGroupsToo()
    {
        QCOMPARE(groupedCount(0), std::string("0"));
        QCOMPARE(groupedCount(4'800'000), std::string("4\u00a0800\u00a0000"));
        QCOMPARE(counted(1, "message"), std::string("1 message"));
        QCOMPARE(counted(4'800'000, "message"), std::string("4\u00a0800\u00a0000 messages"));
        QCOMPARE(counted(1'024, "process", "processes"), std::string("1\u00a0024 processes"));
    }

    void onlyWholeNumbersFillANumber()
    {
        QCOMPARE(*parseNumber(" 1.5\t"), 1.5);
        QCOMPARE(*parseNumber("+2"), 2.0);
        for (const char* text : {"", " ", "1,5", "1.5x", "0x10", "inf", "nan", "+-1", "1 2", "1e999"})
            QVERIFY2(!parseNumber(text), text);
        QCOMPARE(*parseCount(" 12 "), 12ULL);
        QCOMPARE(*parseCount("18446744073709551615"), UINT64_MAX);
        for (const char* text : {"", "-1", "+1", "1.0", "18446744073709551616", "1 00"})
            QVERIFY2(!parseCount(text), text);
    }

    void numbersInGroupsReadBack()
    {
        const std::vector<double> values{1024, 18000, 999999, 1234567, 4.8e12, 1234.5, 123456.0625};
        for (const std::string blank : {" ", "\u00a0", "\u202f", "\u2009"})
            for (const double value : values) {
                std::string text = groupedNumber(numberText(value));
                for (std::size_t at = text.find("\u00a0"); at != std::string::npos;
                     at = text.find("\u00a0", at + blank.size()))
                    text.replace(at, std::string_view("\u00a0").size(), blank);
                QVERIFY2(parseNumber(text) == value, text.c_str());
                QVERIFY2(parseNumber("-" + text) == -value, text.c_str());
                if (value == std::floor(value))
                    QVERIFY2(parseCount(text) == static_cast<unsigned long long>(value), text.c_str());
                const std::string size = text + blank + "MB";
                const Result<Quantity> quantity = parseQuantity(Dimension::size, size);
                QVERIFY2(quantity && quantity->value == value * 1e6, size.c_str());
            }
        for (const char* text :
             {"1 2", "12 34", "1234 567", "1 2345", "1  200", "1 200 30", "0 200", "1,200 300"})
            QVERIFY2(!parseNumber(text), text);
    }

    void blanksOfEveryKindAreTrimmed()
    {
        QCOMPARE(trimmed("\u2009\u202f a b\u202f"), std::string_view("a b"));
        QCOMPARE(trimmed("\xC2\xA0 \t a b \xC2\xA0\r\n"), std::string_view("a b"));
        QCOMPARE(trimmed(" \xC2\xA0 "), std::string_view());
        QCOMPARE(trimmed("\xC3\xA0"),
                 std::string_view("\xC3\xA0")); // a letter that ends like a no-break space
    }

    void nearNamesAreSuggested()
    {
        const std::vector<std::string> known{"torX", "torY", "core"};
        QCOMPARE(suggestion("torZ", known), std::string("did you mean 'torX'?"));
        QCOMPARE(suggestion("croe", known), std::string("did you mean 'core'?"));
        QCOMPARE(suggestion("backbone", known), std::string());
        QCOMPARE(suggestion("a", {"b"}), std::string());
        QCOMPARE(suggestion("x", {}), std::string());
        QCOMPARE(suggestion(std::string(1'000'000, 'a'), {std::string(1'000'001, 'a')}), std::string());
    }

    void wordsAreJoinedAsInASentence()
    {
        QCOMPARE(joinedWords({}), std::string());
        QCOMPARE(joinedWords({"a"}), std::string("a"));
        QCOMPARE(joinedWords({"a", "b"}), std::string("a and b"));
        QCOMPARE(joinedWords({"a", "b", "c"}), std::string("a, b and c"));
    }

    void quotedTextStaysOnOneLineAndShort()
    {
        QCOMPARE(inQuotes("e1"), std::string("'e1'"));
        QCOMPARE(inQuotes("a\nb\tc\x1B[2Jd\x7F"), std::string("'a\\nb\\tc?[2Jd?'"));
        QCOMPARE(inQuotes(std::string(60, 'a')), "'" + std::string(60, 'a') + "'");
        QCOMPARE(inQuotes(std::string(61, 'a')), "'" + std::string(60, 'a') + "…'");
    }

    void ofVeryManyNamesTheFirstAreSaid()
    {
        QCOMPARE(someOf({}), std::string());
        QCOMPARE(someOf({"a"}, 1), std::string("a"));
        QCOMPARE(someOf({"a", "b"}, 1), std::string("a and b")); // "a and 1 more" would say less
        QCOMPARE(someOf({"a", "b", "c"}, 1), std::string("a and 2 more"));
        QCOMPARE(someOf({"a", "b", "c", "d"}, 2), std::string("a, b and 2 more"));
        QCOMPARE(someOf(std::vector<std::string>(1026, "a"), 2), std::string("a, a and 1\u00A0024 more"));
    }

    void longTextIsCutBetweenCharacters()
    {
        for (std::size_t lead = 0; lead < 4; ++lead) {
            std::string text(lead, 'a');
            for (int i = 0; i < 40; ++i)
                text += "\xE2\x82\xAC"; // three bytes
            const QByteArray result = QByteArray::fromStdString(inQuotes(text));
            QVERIFY(result.size() <= 60 + 2 + 3);
            QVERIFY(!QString::fromUtf8(result).contains(QChar::ReplacementCharacter));
        }
        QCOMPARE(inQuotes(std::string(200, '\x80')),
                 std::string("'…'")); // no character at all: still no crash
    }
};

QTEST_GUILESS_MAIN(TestText)
#include "tst_text.moc"
