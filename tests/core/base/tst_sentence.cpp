// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"

#include <QTest>

using namespace contraflow;

class TestSentence : public QObject
{
    Q_OBJECT

private slots:
    void placesAreFilledOnce()
    {
        const Sentence sentence("%1 takes %2", {std::string("50 %2"), std::string("1 s")});
        QCOMPARE(sentence.text(), std::string("50 %2 takes 1 s"));
        QCOMPARE(Sentence("100 % of %1, %9 and %", {std::string("it")}).text(),
                 std::string("100 % of it, %9 and %"));
    }

    void anotherLanguageHasItsOwnOrder()
    {
        const Sentence inner("shares %1", {std::string("link")});
        const Sentence sentence("%1 is slow: %2.", {std::string("shares %1"), inner});
        const auto backwards = [](std::string_view pattern) {
            return std::string(pattern == "shares %1" ? "%1 teilt" : "%2: %1 langsam");
        };
        QCOMPARE(sentence.text(backwards), std::string("link teilt: shares %1 langsam"));
    }

    void listsHaveTheirLastPartBehindAnd()
    {
        QVERIFY(Sentence::listOf({}).empty());
        QCOMPARE(Sentence::listOf({std::string("a")}).text(), std::string("a"));
        QCOMPARE(Sentence::listOf({std::string("a"), std::string("b")}).text(), std::string("a and b"));
        QCOMPARE(Sentence::listOf({std::string("a"), std::string("b"), std::string("c")}).text(),
                 std::string("a, b and c"));
    }
};

QTEST_MAIN(TestSentence)
#include "tst_sentence.moc"
