// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/formula/formula.h"

#include <QTest>

#include <cmath>
#include <map>
#include <string>

using namespace contraflow;

namespace {

using Values = std::map<std::string, FormulaValue>;

const Values kValues{
    {"N", {20500, {}, false}},      {"P", {16, {}, false}},          {"n", {3, {}, false}},
    {"size", {1e6, {1, 0}, false}}, {"start", {0.5, {0, 1}, false}}, {"bandwidth", {117.5e6, {1, -1}, false}},
    {"β", {0.25, {}, false}},       {"x_1", {-2, {}, false}},
};

Result<FormulaValue> evaluated(const std::string& text)
{
    const Result<Formula> formula = Formula::parse(text);
    if (!formula)
        return formula.error();
    std::vector<FormulaValue> values;
    for (const FormulaName& name : formula->names()) {
        const auto found = kValues.find(name.text);
        if (found == kValues.end())
            return formula->errorAt(name.position, "unknown");
        values.push_back(found->second);
    }
    return formula->evaluate(values);
}

/** "16 B", or the error. */
QString outcome(const std::string& text)
{
    const Result<FormulaValue> value = evaluated(text);
    return QString::fromStdString(value ? valueText(*value) : value.error().message);
}

/** A random expression made together with its value, which is computed here without parser and stack. */
class RandomExpression
{
public:
    explicit RandomExpression(std::uint64_t seed) : m_random(seed) {}

    struct Made
    {
        std::string text;
        double number = 0;
        UnitPowers unit;
    };

    /** An expression of this unit: {0, 0}, {1, 0} or {0, 1}. */
    Made make(UnitPowers unit, int depth)
    {
        if (depth == 0)
            return leaf(unit);
        const Made a = make(unit, depth - 1);
        switch (m_random.below(10)) {
        case 0: {
            const Made b = make(unit, depth - 1);
            return {a.text + blank() + "+" + blank() + term(b), a.number + b.number, unit};
        }
        case 1: {
            const Made b = make(unit, depth - 1);
            return {a.text + " − " + term(b), a.number - b.number, unit};
        }
        case 2: {
            const Made b = make({}, depth - 1);
            return {term(a) + "*" + term(b), a.number * b.number, unit};
        }
        case 3: {
            const Made b = make({}, depth - 1);
            return {term(a) + " ÷ max(1," + b.text + ")", a.number / std::max(1.0, b.number), unit};
        }
        case 4:
            return {"-" + term(a), a.number == 0 ? 0 : -a.number, unit};
        case 5: {
            const Made b = make(unit, depth - 1);
            return {"min(" + a.text + "; " + b.text + ")", std::min(a.number, b.number), unit};
        }
        case 6: {
            const Made b = make(unit, depth - 1);
            const Made c = make({}, depth - 1);
            const bool isTaken = clearlyGreater(c.number, 3);
            return {"if(" + c.text + " > 3, " + a.text + ", " + b.text + ")", isTaken ? a.number : b.number,
                    unit};
        }
        case 7: {
            // A quotient of equal units is a number; times the unit again.
            const Made b = leaf(unit);
            const Made c = make(unit, depth - 1);
            const std::string below = "(1 " +
                                      std::string(unit.bytes     ? "B"
                                                  : unit.seconds ? "s"
                                                                 : "* 1") +
                                      " + " + b.text + ")";
            return {term(a) + " / " + below + " * " + term(c), a.number / (1 + b.number) * c.number, unit};
        }
        case 8: {
            const Made b = make({}, depth - 1);
            return {"floor(" + b.text + ") * " + term(a), std::floor(b.number) * a.number, unit};
        }
        default: {
            const Made root{"(" + term(a) + "^2)", a.number * a.number, unit};
            return {"sqrt" + root.text, std::sqrt(std::pow(a.number, 2)), unit};
        }
        }
    }

private:
    std::string blank() { return m_random.below(2) == 0 ? " " : ""; }
    static std::string term(const Made& made) { return "(" + made.text + ")"; }

    Made leaf(UnitPowers unit)
    {
        const double number = static_cast<double>(m_random.below(1000)) / 8;
        if (unit.bytes == 1)
            return {numberText(number) + blank() + "kB", number * 1e3, unit};
        if (unit.seconds == 1)
            return m_random.below(2) == 0 ? Made{numberText(number) + " min", number * 60, unit}
                                          : Made{"start", 0.5, unit};
        return m_random.below(3) == 0 ? Made{"P", 16, unit} : Made{numberText(number), number, unit};
    }

    Random m_random;
};

} // namespace

class TstFormula : public QObject
{
    Q_OBJECT

private slots:
    void valuesFollowThePrecedenceOfMathematics_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* formula, const char* value) {
            QTest::newRow(formula) << QString::fromUtf8(formula) << QString::fromUtf8(value);
        };
        row("=2*N*8 B", "328000 B");
        row("=N^2/P * 8 B", "210125000 B");
        row("= 1+2*3", "7");
        row("=(1+2)*3", "9");
        row("=10-4-3", "3");
        row("=100/5/2", "10");
        row("=2^3^2", "512");
        row("=-2^2", "-4");
        row("=(-2)^2", "4");
        row("=2^-1", "0.5");
        row("=2^-2^2", "0.0625");
        row("=--3", "3");
        row("=+-+3", "-3");
        row("=2*-3", "-6");
        row("=7 % 4", "3");
        row("=-1 % 4", "3");
        row("=7 % -4", "-1");
        row("=2 * 7 % 4 + 1", "3");
        row("=10 MB % 4 MB", "2000000 B");
        row("=1.5e3", "1500");
        row("=.5", "0.5");
        row("=min(3, 1; 2)", "1");
        row("=max(1)", "1");
        row("=ceil(N/P)", "1282");
        row("=floor(N/P)", "1281");
        row("=ceil(-1.5)", "-1");
        row("=sqrt(N^2)", "20500");
        row("=log2(P)", "4");
        row("=if(N > 1, 2, 3)", "2");
        row("=if(N<=1,2,3)", "3");
        row("=if(P=16, if(n<>3, 1, 2), 3)", "2");
        row("=if(0.1+0.2 = 0.3, 1, 0)", "1");
        row("=if(0.1+0.2 > 0.3, 1, 0)", "0");
        row("=if((n ≥ 3), 5 s, 0)", "5 s");
        row("=if(n ≠ 3, 5 s, 0)", "0 s");
        row("=if(n > 3, N/(n-3), 7)", "7");
        row("=4 × 3 ÷ 2 − 1 · 2", "4");
        row("=β * 4", "1");
        row("=x_1", "-2");
        row(" = N ", "20500");
        row("=0", "0");
        row("=-0", "0");
    }

    void valuesFollowThePrecedenceOfMathematics()
    {
        QFETCH(QString, formula);
        QTEST(outcome(formula.toStdString()), "value");
    }

    void unitsMultiplyAndDivide_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("value");
        const auto row = [](const char* formula, const char* value) {
            QTest::newRow(formula) << QString::fromUtf8(formula) << QString::fromUtf8(value);
        };
        row("=10 MB", "10000000 B");
        row("=10MB", "10000000 B");
        row("=2*1 200 MB", "2400000000 B");
        row("=1\u202f234\u202f567 B + 1\u00a0000 B", "1235567 B");
        row("=150 000 € + 1 EUR", "150001 EUR");
        row("=1 MiB", "1048576 B");
        row("=8 bit", "1 B");
        row("=1 Mbit", "125000 B");
        row("=940 Mbit/s", "117500000 B/s");
        row("=1.25 GB/s", "1250000000 B/s");
        row("=450 us", "0.00045 s");
        row("=450 µs", "0.00045 s");
        row("=10 MB / 2 s", "5000000 B/s");
        row("=10 MB/s", "10000000 B/s");
        row("=10 MB/start", "20000000 B/s");
        row("=size / bandwidth * 117.5", "1 s");
        row("=size + 1 kB", "1001000 B");
        row("=size/start/bandwidth*117.5", "2");
        row("=min(size, 10 B)", "10 B");
        row("=max(size, 0)", "1000000 B");
        row("=size + 0", "1000000 B");
        row("=0 - size", "-1000000 B");
        row("=(2 s)^2", "4 s^2");
        row("=2 s^2", "4 s^2");
        row("=1/start", "2 1/s");
        row("=1/(size*start)", "2e-06 1/(B*s)");
        row("=size^2/size", "1000000 B");
        row("=sqrt(size*size)", "1000000 B");
        row("=size^0", "1");
        row("=ceil(size / 3 B) * 1 B", "333334 B");
        row("=if(size > 10 kB, size, 0)", "1000000 B");
    }

    void unitsMultiplyAndDivide()
    {
        QFETCH(QString, formula);
        QTEST(outcome(formula.toStdString()), "value");
    }

    void errorsSayWhereWhyAndWhatHelps_data()
    {
        QTest::addColumn<QString>("formula");
        QTest::addColumn<QString>("message");
        const auto row = [](const char* formula, const char* message) {
            QTest::newRow(formula) << QString::fromUtf8(formula) << QString::fromUtf8(message);
        };
        row("=", "at character 2: a value is missing; write a number");
        row("=2*", "at character 4: a value is missing; write a number");
        row("=(1+2", "at character 6: a parenthesis is not closed here");
        row("=1+2)", "at character 5: an operator is missing");
        row("=min(1,", "at character 8: a value is missing");
        row("=min()", "at character 6: a value is missing");
        row("=2 N", "at character 4: there is no unit 'N'; write one such as B");
        row("=8 Q", "at character 4: there is no unit 'Q'");
        row("=N P", "at character 4: an operator is missing");
        row("=1,5 MB", "at character 3: a comma is no decimal point here; write a point, such as 1.5");
        row("=N + M", "at character 6: unknown");
        row("=β + M", "at character 6: unknown");
        row("=root(2)", "at character 2: there is no function 'root'; the functions are min, max,");
        row("=sqrt(1, 2)", "sqrt is given 2 values; write sqrt(a)");
        row("=if(N > 1, 2)", "if is given 2 values; write if(condition, value, otherwise)");
        row("=1e999", "this number is out of range");
        row("=1e300*1e300", "at character 7: the value is too big to be held");
        row("=1/(P-16)", "at character 3: this divides by zero");
        row("=sqrt(x_1)", "there is no square root of a negative number");
        row("=log2(0)", "there is a logarithm of numbers above 0 only");
        row("=x_1^0.5", "there is no such power of this number");
        row("=0^-1", "there is no such power of this number");
        row("=size + start",
            "at character 7: a size (B) and a time (s) cannot be added; give both the same unit");
        row("=size + 1", "a size (B) and a number without unit cannot be added");
        row("=size - bandwidth", "a size (B) and a bandwidth (B/s) cannot be subtracted");
        row("=min(size, start)", "a size (B) and a time (s) have no minimum");
        row("=if(size < start, 1, 2)", "a size (B) and a time (s) cannot be compared");
        row("=if(N > 1, size, start)", "a size (B) and a time (s) are the two values of if");
        row("=if(N, 1, 2)", "the first value of if is no comparison");
        row("=N > 1", "a comparison stands where a value is wanted");
        row("=1 + (N > 1)", "a comparison stands where a value is wanted");
        row("=if(N > 1, N > 2, 0)", "a comparison stands where a value is wanted");
        row("=1 < 2 < 3", "an operator is missing");
        row("=2^size", "the exponent is a size (B); write one without unit");
        row("=size^0.5", "the exponent of a size (B) is 0.5");
        row("=size^17", "the exponent of a size (B) is 17");
        row("=size^16*size", "the unit has a power above 16");
        row("=sqrt(size)", "sqrt is given a size (B), which has no root");
        row("=ceil(size)", "ceil is given a size (B); divide by a unit first");
        row("=log2(start)", "log2 is given a time (s); divide by a unit first");
        row("=N & 2", "an operator is missing");
        row("=#REF!", "a value is missing");
        row("=A1:A3", "at character 2: unknown");
        row("2*N", "a formula begins with =");
    }

    void errorsSayWhereWhyAndWhatHelps()
    {
        QFETCH(QString, formula);
        QFETCH(QString, message);
        const Result<FormulaValue> value = evaluated(formula.toStdString());
        const QString said = value ? QString::fromStdString("value " + valueText(*value))
                                   : QString::fromStdString(value.error().message);
        if (formula == QStringLiteral("=A1:A3")) {
            // The name is known last: the operator that is missing is said first.
            QVERIFY2(said.contains(QStringLiteral("an operator is missing")), qPrintable(said));
            return;
        }
        QVERIFY2(said.contains(message), qPrintable(said));
        QVERIFY2(said.startsWith(QStringLiteral("in '")), qPrintable(said));
    }

    void randomExpressionsEqualAnIndependentEvaluation()
    {
        RandomExpression source(7);
        const UnitPowers units[] = {{0, 0}, {1, 0}, {0, 1}};
        int compared = 0;
        for (int i = 0; i < 3000; ++i) {
            const UnitPowers unit = units[i % 3];
            const RandomExpression::Made made = source.make(unit, i % 5);
            const Result<FormulaValue> value = evaluated("=" + made.text);
            if (!value) {
                const std::string& why = value.error().message;
                const bool isExpected = !std::isfinite(made.number) ||
                                        (why.find("too big") != std::string::npos) ||
                                        (why.find("divides by zero") != std::string::npos) ||
                                        (why.find("too many values") != std::string::npos) ||
                                        (why.find("bytes") != std::string::npos) ||
                                        (why.find("within one another") != std::string::npos);
                QVERIFY2(isExpected, (made.text + ": " + why).c_str());
                continue;
            }
            ++compared;
            QVERIFY2(value->unit == unit || value->fitsAnyUnit, made.text.c_str());
            QVERIFY2(
                nearlyEqual(value->number, made.number) || std::abs(value->number - made.number) < 1e-6,
                (made.text + " is " + numberText(value->number) + ", expected " + numberText(made.number))
                    .c_str());
        }
        QVERIFY2(compared > 2000, qPrintable(QString::number(compared)));
    }

    void deepAndLongTextsAreRefusedAndCostNothing()
    {
        const auto repeated = [](const std::string& piece, std::size_t count) {
            std::string text;
            for (std::size_t i = 0; i < count; ++i)
                text += piece;
            return text;
        };
        QVERIFY(evaluated("=" + repeated("(", 32) + "1" + repeated(")", 32)));
        QVERIFY(outcome("=" + repeated("(", 33) + "1" + repeated(")", 33)).contains("within one another"));
        QVERIFY(outcome("=" + repeated("(", 1'000'000)).contains("longer than 2\u00a0000 bytes"));
        QVERIFY(outcome("=" + repeated("sqrt(", 300)).contains("within one another"));
        QVERIFY(outcome("=" + repeated("-", 1900) + "1") == "1");
        QCOMPARE(outcome("=1" + repeated("+1", 900)), QStringLiteral("901"));
        QCOMPARE(outcome("=1" + repeated("^1", 60)), QStringLiteral("1"));
        QVERIFY(outcome("=1" + repeated("^1", 900)).contains("too many values wait"));
        QCOMPARE(outcome("=min(1" + repeated(",1", 900) + ")"), QStringLiteral("1"));
        QVERIFY(outcome("=" + repeated("9", 1900)).contains("out of range"));
        QVERIFY(outcome("=1" + repeated("*1 GB", 40)).contains("power above 16"));
    }

    void anyBytesAreReadWithoutHarm()
    {
        Random random(11);
        const std::string alphabet =
            "=+-*/^()<>,; .0123456789eNPBs_\"'\\\n\t%&$\xC3\x97\xE2\x88\x92\xFF\x80minax";
        for (int i = 0; i < 20'000; ++i) {
            std::string text = "=";
            for (std::size_t length = random.below(30); length > 0; --length)
                text += alphabet[random.below(alphabet.size())];
            const Result<FormulaValue> value = evaluated(text);
            if (value)
                QVERIFY(std::isfinite(value->number));
            else
                QVERIFY(!value.error().message.empty());
        }
    }

    void namesAreListedOnceInOrder()
    {
        const Result<Formula> formula = Formula::parse("=N*P + N + size/start");
        QVERIFY(formula);
        std::vector<std::string> names;
        for (const FormulaName& name : formula->names())
            names.push_back(name.text);
        QCOMPARE(names, (std::vector<std::string>{"N", "P", "size", "start"}));
        QCOMPARE(formula->names()[1].position, std::size_t(3));
    }

    void namesAreLettersDigitsAndUnderscores()
    {
        for (const char* name : {"N", "_a", "block_size", "β", "n2", "Größe", "if"})
            QVERIFY2(isFormulaName(name), name);
        for (const char* name : {"", "2n", "a b", "a-b", "a.b", "×", "a\n"})
            QVERIFY2(!isFormulaName(name), name);
    }

    /** Kept per joule and written per kWh, a price of energy would be rounded twice. */
    void pricesOfEnergyReadBackToTheSameNumber()
    {
        const UnitPowers perEnergy{.seconds = -1, .watts = -1, .money = 1, .currency = Currency("EUR")};
        const auto readsBack = [&](double number) {
            const Result<FormulaValue> back = readFormulaValue(valueText({number, perEnergy, false}));
            return back && back->number == number && back->unit == perEnergy;
        };
        Random random(1);
        for (int i = 0; i < 10'000; ++i) {
            const double number = std::ldexp(1 + random.unit(), static_cast<int>(random.below(80)) - 60);
            QVERIFY2(readsBack(number), valueText({number, perEnergy, false}).c_str());
            QVERIFY2(readsBack(-number), valueText({-number, perEnergy, false}).c_str());
        }
        for (const char* text : {"0.28 EUR/kWh", "0.1 EUR/kWh", "123.45 EUR/kWh", "0 EUR/kWh"})
            QCOMPARE(valueText(*readFormulaValue(text)), std::string(text));
        QVERIFY(
            nearlyEqual(readFormulaValue("280 EUR/MWh")->number, readFormulaValue("0.28 EUR/kWh")->number));
        QCOMPARE(evaluated("=3.6e6 J")->number, evaluated("=1 kWh")->number);
    }

    void parametersAreNumbersOrQuantities()
    {
        const auto value = [](const char* text) {
            const Result<FormulaValue> read = readFormulaValue(text);
            return QString::fromStdString(read ? valueText(*read) : read.error().message);
        };
        QCOMPARE(value("20500"), QStringLiteral("20500"));
        QCOMPARE(value(" -1.5e3 "), QStringLiteral("-1500"));
        QCOMPARE(value("10 MB"), QStringLiteral("10000000 B"));
        QCOMPARE(value("8 Mbit/s"), QStringLiteral("1000000 B/s"));
        QCOMPARE(value("5 ms"), QStringLiteral("0.005 s"));
        QCOMPARE(value("40 %"), QStringLiteral("0.4"));
        // Formulas subtract as well as add.
        QCOMPARE(value("-5 %"), QStringLiteral("-0.05"));
        QCOMPARE(value("-5%"), QStringLiteral("-0.05"));
        QCOMPARE(value("-2 us"), QStringLiteral("-2e-06 s"));
        QCOMPARE(value("-10 MB"), QStringLiteral("-10000000 B"));
        for (const char* wrong : {"--5 %", "- 5 %", "-%", "-5 %%"})
            QVERIFY2(value(wrong).contains(QStringLiteral(" is not a value; write ")), wrong);
        QVERIFY(value("many").contains(QStringLiteral("'many' is not a value; write a number")));
        QVERIFY(value("").contains(QStringLiteral("it is empty")));
    }
};

QTEST_GUILESS_MAIN(TstFormula)
#include "tst_formula.moc"
