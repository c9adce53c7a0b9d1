// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/sentence.h"
#include "core/base/text.h"

#include <QTest>

using namespace contraflow;

class TestSentence : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { setLanguage({}); }

    void placesAreFilledOnce()
    {
        QCOMPARE(sentence("%1 takes %2", {"50 %2", "1 s"}), std::string("50 %2 takes 1 s"));
        QCOMPARE(sentence("100 % of %1, %9 and %", {"it"}), std::string("100 % of it, %9 and %"));
    }

    void anotherLanguageHasItsOwnOrder()
    {
        setLanguage([](std::string_view pattern) {
            return std::string(pattern == "shares %1" ? "%1 teilt" : "%2: %1 langsam");
        });
        QCOMPARE(sentence("%1 is slow: %2.", {"shares %1", sentence("shares %1", {"link"})}),
                 std::string("link teilt: shares %1 langsam"));
    }

    void anErrorIsSaidInTheLanguageToo()
    {
        setLanguage([](std::string_view pattern) {
            return std::string(pattern == "rank %1 is too large" ? "Rang %1 ist zu groß" : pattern);
        });
        const Error large = invalidInput("rank %1 is too large", {"7"});
        QCOMPARE(large.message, std::string("Rang 7 ist zu groß"));
        QVERIFY(large.code == ErrorCode::invalidInput);
        QVERIFY(notFound("rank %1 is too large", {"7"}).code == ErrorCode::notFound);
        QCOMPARE(notFound("there is no rank").message, std::string("there is no rank"));
    }

    void listsAndCountsAreInItToo()
    {
        QCOMPARE(sentenceOf(1, "1 node", "%1 nodes"), std::string("1 node"));
        QCOMPARE(sentenceOf(0, "1 node", "%1 nodes"), std::string("0 nodes"));
        setLanguage([](std::string_view pattern) {
            return std::string(pattern == "%1 and %2"  ? "%1 und %2"
                               : pattern == "%1 nodes" ? "%1 Knoten"
                                                       : pattern);
        });
        QCOMPARE(sentenceOf(3, "1 node", "%1 nodes"), std::string("3 Knoten"));
        QCOMPARE(joinedWords({"a", "b", "c"}), std::string("a, b und c"));
    }
};

QTEST_MAIN(TestSentence)
#include "tst_sentence.moc"
