// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/model/formula_completions.h"

#include <QTest>

#include <algorithm>

using namespace contraflow;

/** What completion of formulas knows. */
class FormulaCompletionsTest : public QObject
{
    Q_OBJECT

private slots:
    void theWordAtTheCursorIsFound_data();
    void theWordAtTheCursorIsFound();
    void everyFunctionIsExplained();
    void parametersThatCannotBeNamedAreLeftOut();
};

void FormulaCompletionsTest::theWordAtTheCursorIsFound_data()
{
    QTest::addColumn<QString>("formula"); // up to the cursor, marked |
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("function");
    QTest::newRow("begun") << "=|"
                           << ""
                           << "";
    QTest::newRow("name") << "=2*blo|"
                          << "blo"
                          << "";
    QTest::newRow("name with digits") << "=N2|"
                                      << "N2"
                                      << "";
    QTest::newRow("inside a word") << "=bl|ock"
                                   << ""
                                   << "";
    QTest::newRow("number") << "=12|"
                            << ""
                            << "";
    QTest::newRow("exponent") << "=1e|"
                              << ""
                              << "";
    QTest::newRow("unit") << "=2*N*8 B|"
                          << ""
                          << "";
    QTest::newRow("unit beside its number") << "=8MB|"
                                            << ""
                                            << "";
    QTest::newRow("unit per second") << "=8 Mbit/s|"
                                     << ""
                                     << "";
    QTest::newRow("name behind a unit") << "=8 B*s|"
                                        << "s"
                                        << "";
    QTest::newRow("name below a unit") << "=8 MB / s|"
                                       << "s"
                                       << "";
    QTest::newRow("function") << "=ce|"
                              << "ce"
                              << "";
    QTest::newRow("argument") << "=ceil(|"
                              << ""
                              << "ceil";
    QTest::newRow("name in an argument") << "=max(1, si|"
                                         << "si"
                                         << "max";
    QTest::newRow("innermost function") << "=if(N < 2, sqrt(|"
                                        << ""
                                        << "sqrt";
    QTest::newRow("closed function") << "=if(N < sqrt(4), |"
                                     << ""
                                     << "if";
    QTest::newRow("parentheses in a function") << "=max((1 + |"
                                               << ""
                                               << "max";
    QTest::newRow("behind a function") << "=sqrt(4) + |"
                                       << ""
                                       << "";
    QTest::newRow("too many closed") << "=4)) + ro|"
                                     << "ro"
                                     << "";
}

void FormulaCompletionsTest::theWordAtTheCursorIsFound()
{
    QFETCH(QString, formula);
    QFETCH(const QString, word);
    QFETCH(const QString, function);
    const auto cursor = static_cast<int>(formula.indexOf(QLatin1Char('|')));
    formula.remove(cursor, 1);
    const FormulaPlace place = formulaPlaceAt(formula, cursor);
    QCOMPARE(place.word, word);
    QCOMPARE(place.function, function);
    QCOMPARE(formula.mid(place.start, word.size()), word);
}

void FormulaCompletionsTest::everyFunctionIsExplained()
{
    const std::vector<FormulaCompletion> words = generalFormulaCompletions();
    QCOMPARE(std::count_if(words.begin(), words.end(), [](const auto& word) { return word.isFunction; }), 7);
    for (const FormulaCompletion& word : words) {
        QVERIFY2(!word.detail.isEmpty(), qPrintable(word.name));
        QVERIFY(!word.isFunction || word.form.startsWith(word.name + QLatin1Char('(')));
    }
}

void FormulaCompletionsTest::parametersThatCannotBeNamedAreLeftOut()
{
    Project project;
    project.parameters = SharedRows<ParameterRow>({{"N", "4"}, {"", "5"}, {"2N", "6"}, {"block size", "7"}});
    const std::vector<FormulaCompletion> words = parameterWords(project);
    QCOMPARE(words.size(), 1U);
    QCOMPARE(words[0].name, QStringLiteral("N"));
    QCOMPARE(words[0].detail, QStringLiteral("4"));
}

QTEST_APPLESS_MAIN(FormulaCompletionsTest)
#include "tst_formula_completions.moc"
