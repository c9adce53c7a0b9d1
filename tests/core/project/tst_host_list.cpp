// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/host_list.h"

#include <QTest>

using namespace contraflow;

namespace {

using Names = std::vector<std::string>;

Names expanded(const std::string& text)
{
    const Result<Names> names = expandHostList(text);
    if (!names)
        qFatal("%s", names.error().message.c_str());
    return *names;
}

} // namespace

class TestHostList : public QObject
{
    Q_OBJECT

private slots:
    void namesBecomeAShortListAndComeBack()
    {
        QCOMPARE(hostListOf(Names{"X1", "X2", "X3"}), std::string("X[1-3]"));
        QCOMPARE(hostListOf(Names{"X1"}), std::string("X1"));
        QCOMPARE(hostListOf(Names{}), std::string());
        for (const Names& names :
             {Names{"X1", "X3", "X4"}, Names{"cn08", "cn09", "cn10", "cn11"},
              Names{"a", "b7", "b8", "7", "8"}, Names{"X9", "X10", "X2", "X1"}, Names{"n099", "n100", "n1"},
              Names{"z123456789012345678901", "z123456789012345678902"}})
            QVERIFY(expanded(hostListOf(names)) == names);
    }
    void plainNamesStandForThemselves()
    {
        QVERIFY(expanded("X1") == Names{"X1"});
        QVERIFY(expanded("node 1") == Names{"node 1"});
        QVERIFY(expanded("caf\xC3\xA9-1") == Names{"caf\xC3\xA9-1"});
    }

    void rangesAndListsAreExpandedInOrder()
    {
        QVERIFY((expanded("X[1-3]") == Names{"X1", "X2", "X3"}));
        QVERIFY((expanded("cn[3,1-2]b") == Names{"cn3b", "cn1b", "cn2b"}));
        QVERIFY((expanded("r[1-2]n[1-2]") == Names{"r1n1", "r1n2", "r2n1", "r2n2"}));
        QVERIFY((expanded("a,b[1-2],c") == Names{"a", "b1", "b2", "c"}));
        QVERIFY((expanded("[1-2]") == Names{"1", "2"}));
        QVERIFY((expanded("X[7]") == Names{"X7"}));
    }

    void blanksAroundNamesDoNotCount()
    {
        QVERIFY((expanded("  a , b[1-2] ,c ") == Names{"a", "b1", "b2", "c"}));
    }

    void zeroPaddingIsKept()
    {
        QVERIFY((expanded("cn[08-11]") == Names{"cn08", "cn09", "cn10", "cn11"}));
        QVERIFY((expanded("cn[0-2]") == Names{"cn0", "cn1", "cn2"}));
        QVERIFY((expanded("cn[098-101]") == Names{"cn098", "cn099", "cn100", "cn101"}));
        QVERIFY((expanded("cn[00]") == Names{"cn00"}));
    }

    void badListsAreRefusedWithTheReason_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        const auto add = [](const char* text, const char* reason) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(reason);
        };
        add("", "it is empty");
        add("  ", "it is empty");
        add("X[1-3", "'[' without ']'");
        add("X1-3]", "']' without '['");
        add("X[[1]]", "'[1' is not a number or a range of numbers");
        add("X[]", "'' is not a number or a range of numbers");
        add("X[1-]", "'1-' is not a number or a range of numbers");
        add("X[-1]", "'-1' is not a number or a range of numbers");
        add("X[a-b]", "'a-b' is not a number or a range of numbers");
        add("X[1 - 3]", "'1 - 3' is not a number or a range of numbers");
        add("X[1-2-3]", "'1-2-3' is not a number or a range of numbers");
        add("X[99999999999999999999]", "is not a number or a range of numbers");
        add("X[3-1]", "the range '3-1' falls");
        add("a,", "a name is missing behind a comma");
        add("a, ,b", "a name is missing beside a comma");
        add(",a", "a name is missing beside a comma");
        add("X[1-1000001]", "more than 1\u00a0000\u00a0000 hosts");
        add("X[0-18446744073709551615]", "more than 1\u00a0000\u00a0000 hosts");
        add("a[1-1001]b[1-1000]", "more than 1\u00a0000\u00a0000 hosts");
        add("a[1-1000000],b", "more than 1\u00a0000\u00a0000 hosts");
    }

    void badListsAreRefusedWithTheReason()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const Result<Names> names = expandHostList(text.toStdString());
        QVERIFY(!names);
        const QString message = QString::fromStdString(names.error().message);
        QVERIFY2(message.contains(reason), qPrintable(message));
        QVERIFY2(message.endsWith(QLatin1String("write names such as X1 or lists such as X[1-3]")),
                 qPrintable(message));
        const Result<std::size_t> count = countHosts(text.toStdString());
        QVERIFY(!count);
        QCOMPARE(count.error().message, names.error().message);
    }

    void theGreatestNumberEndsItsRange()
    {
        QVERIFY(expanded("X[18446744073709551615]") == Names{"X18446744073709551615"});
        QCOMPARE(expanded("X[18446744073709551610-18446744073709551615]").size(), std::size_t(6));
    }

    void shortListsCannotFillTheMemory()
    {
        // A few hundred kilobytes of text that would make a hundred gigabytes of names, or recurse as deep.
        QVERIFY(!expandHostList(std::string(300'000, 'x') + "[1-300000]"));
        std::string deep = "x";
        for (int i = 0; i < 100'000; ++i)
            deep += "[1]";
        QVERIFY(!expandHostList(deep));
        QVERIFY(!countHosts(deep));
    }

    void countIsTheNumberOfNames()
    {
        for (const char* text : {"X1", "X[1-3]", "a,b[1-2]", "r[1-4]n[1-8,10]", "cn[08-11]"})
            QCOMPARE(*countHosts(text), expanded(text).size());
        QCOMPARE(*countHosts("X[1-1000000]"), kMaxHosts);
    }
};

QTEST_GUILESS_MAIN(TestHostList)
#include "tst_host_list.moc"
