// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/short_text.h"

#include <QTest>

#include <string>

using namespace contraflow;

/** Texts of all lengths around the one up to which they lie within. */
class TestShortText : public QObject
{
    Q_OBJECT

private slots:
    void holdsTextsOfEveryLength()
    {
        for (std::size_t length = 0; length < 300; ++length) {
            const std::string text = textOf(length);
            const ShortText held(text);
            QCOMPARE(held.str(), text);
            QCOMPARE(held.size(), length);
            QCOMPARE(held.empty(), length == 0);
            QVERIFY(held == text && held == text.c_str() && held == ShortText(text));
            QVERIFY(held != text + "x");
            QVERIFY(std::hash<ShortText>()(held) == std::hash<std::string>()(text));
        }
    }

    void copiesAreTheirOwn()
    {
        for (const std::size_t first : kLengths)
            for (const std::size_t second : kLengths) {
                ShortText a(textOf(first));
                ShortText b(a);
                a = textOf(second);
                QCOMPARE(b.str(), textOf(first));
                b = a;
                a.clear();
                QVERIFY(a.empty());
                QCOMPARE(b.str(), textOf(second));
                const ShortText& self = b;
                b = self;
                QCOMPARE(b.str(), textOf(second));
                ShortText c(std::move(b));
                QCOMPARE(c.str(), textOf(second));
            }
    }

    void takesBytesOfAllKinds()
    {
        const std::string text("\0\xff name\n", 8);
        QCOMPARE(ShortText(text).str(), text);
        QCOMPARE(ShortText(text + text + text).str(), text + text + text);
    }

    void joinsAndOrdersAsStringsDo()
    {
        for (const std::size_t first : kLengths)
            for (const std::size_t second : kLengths) {
                const std::string a = textOf(first);
                const std::string b = textOf(second) + "b";
                QCOMPARE(ShortText(a) + b, a + b);
                QCOMPARE(a + ShortText(b), a + b);
                QCOMPARE(ShortText(a) + ShortText(b), a + b);
                QCOMPARE(ShortText(a) < ShortText(b), a < b);
            }
    }

private:
    static constexpr std::size_t kLengths[] = {0, 1, 14, 15, 16, 17, 255, 256, 1000};

    static std::string textOf(std::size_t length)
    {
        std::string text;
        for (std::size_t i = 0; i < length; ++i)
            text += static_cast<char>('a' + (i * 7 + length) % 26);
        return text;
    }
};

QTEST_APPLESS_MAIN(TestShortText)
#include "tst_short_text.moc"
