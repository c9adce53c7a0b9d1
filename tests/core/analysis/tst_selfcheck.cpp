// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/selfcheck.h"
#include "core/io/project/published_file.h"

#include <QtTest>

using namespace contraflow;

namespace {

std::vector<CheckedTable> checkAllTables()
{
    std::vector<CheckedTable> checked;
    const auto& tables = publishedTables();
    if (!tables)
        qFatal("%s", tables.error().message.c_str());
    for (const PublishedTable& table : *tables) {
        Result<CheckedTable> one = checkTable(table);
        if (!one)
            qFatal("%s", one.error().message.c_str());
        checked.push_back(std::move(*one));
    }
    return checked;
}

/** Table I with other models and numbers. */
PublishedTable tableOne(const std::string& model, std::vector<PublishedValue> values)
{
    PublishedTable table = publishedTables()->front();
    table.title = "the title";
    table.models = {model};
    table.values = std::move(values);
    return table;
}

PublishedValue printed(PublishedValue::What what, const std::string& message, const std::string& number,
                       std::size_t step = 0)
{
    PublishedValue value;
    value.what = what;
    value.step = step;
    value.message = message;
    value.printed = number;
    return value;
}

const PublishedValue kTime = printed(PublishedValue::What::time, "e2", "0.255");

} // namespace

class TestSelfcheck : public QObject
{
    Q_OBJECT

private slots:
    void everyPublishedNumberIsReproduced();
    void theMisprintOfTableOneIsKnownAndNamed();
    void penaltyModelsPredictWithinPrintRounding();
    void misprintsOfThePenaltyTablesAreNamed();
    void anotherModelIsFoundToDiffer();
    void whatTheRunDoesNotHaveDiffers();
    void aModelThatCannotRunIsAnError();
    void printsAreReadAsRoundedOrCut_data();
    void printsAreReadAsRoundedOrCut();
};

void TestSelfcheck::everyPublishedNumberIsReproduced()
{
    const std::vector<CheckedTable> tables = checkAllTables();
    QCOMPARE(tables.size(), std::size_t{17});
    for (const CheckedTable& table : tables) {
        QVERIFY(!table.values.empty());
        for (const CheckedValue& value : table.values)
            QVERIFY2(value.status != CheckStatus::differs,
                     qPrintable(QStringLiteral("%1 %2 %3: printed %4, computed %5")
                                    .arg(QString::fromStdString(value.model),
                                         QString::fromStdString(value.message),
                                         QString::fromStdString(value.quantity),
                                         QString::fromStdString(value.printed))
                                    .arg(value.computed)));
    }
}

void TestSelfcheck::theMisprintOfTableOneIsKnownAndNamed()
{
    const auto table = checkTable(publishedTables()->front());
    QVERIFY(table);
    QCOMPARE(table->count(CheckStatus::misprint), table->values.size() / 18); // one a model
    for (const CheckedValue& value : table->values)
        if (value.status == CheckStatus::misprint) {
            QCOMPARE(value.message, std::string("e5"));
            QCOMPARE(value.quantity, std::string("error"));
            QCOMPARE(value.printed, std::string("-4.6"));
            QVERIFY(std::abs(value.computed - (0.255 - 0.270) / 0.270 * 100) < 1e-9);
        }
}

void TestSelfcheck::penaltyModelsPredictWithinPrintRounding()
{
    constexpr double kMyrinet = 0.7e-3; // seconds
    constexpr double kGigabit = 0.5e-3;
    std::size_t times = 0;
    for (const CheckedTable& table : checkAllTables())
        for (const CheckedValue& value : table.values)
            if (value.quantity == "time" && value.model.ends_with("-penalty")) {
                ++times;
                const double within = value.model == "myrinet-penalty" ? kMyrinet : kGigabit;
                QVERIFY2(std::abs(value.difference) <= within,
                         qPrintable(QString::fromStdString(table.title + " " + value.message)));
            }
    QCOMPARE(times, std::size_t(34 + 34 + 6)); // four graphs over each network, and Figure 4
}

void TestSelfcheck::misprintsOfThePenaltyTablesAreNamed()
{
    QStringList named;
    for (const CheckedTable& table : checkAllTables())
        for (const CheckedValue& value : table.values)
            if (value.status == CheckStatus::misprint && table.title.find("vienne") != std::string::npos)
                named << QString::fromStdString(value.message + " " + value.quantity + " " + value.printed);
    QCOMPARE(named, (QStringList{" mean |error| 33.4", " mean |error| 31.3", "c error -4.0",
                                 " mean |error| 6.0", "h error 4.4"}));
}

void TestSelfcheck::anotherModelIsFoundToDiffer()
{
    const auto checked = checkTable(tableOne("hockney", {kTime}));
    QVERIFY(checked);
    QCOMPARE(checked->count(CheckStatus::differs), 1U);
}

void TestSelfcheck::whatTheRunDoesNotHaveDiffers()
{
    const auto checked =
        checkTable(tableOne("asymmetric", {printed(PublishedValue::What::time, "e9", "0.255"),
                                           printed(PublishedValue::What::stepRate, "e1", "313.3", 7)}));
    QVERIFY(checked);
    QCOMPARE(checked->count(CheckStatus::differs), 2U);
}

void TestSelfcheck::aModelThatCannotRunIsAnError()
{
    const auto checked = checkTable(tableOne("no-such-model", {kTime}));
    QVERIFY(!checked);
    QVERIFY(checked.error().message.starts_with("the title: "));
}

void TestSelfcheck::printsAreReadAsRoundedOrCut_data()
{
    QTest::addColumn<double>("computed");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<bool>("agrees");
    QTest::newRow("equal") << 0.255 << "0.255" << true;
    QTest::newRow("cut") << 0.42553 << "0.425" << true;
    QTest::newRow("rounded up") << 0.4247 << "0.425" << true;
    QTest::newRow("a unit above") << 0.4262 << "0.425" << false;
    QTest::newRow("a unit below") << 0.4239 << "0.425" << false;
    QTest::newRow("whole") << 2.0 << "2" << true;
    QTest::newRow("another whole") << 3.0 << "2" << false;
    QTest::newRow("negative") << -4.06 << "-4.1" << true;
    QTest::newRow("wrong sign") << 4.06 << "-4.1" << false;
    QTest::newRow("not computed") << qQNaN() << "1.0" << false;
    QTest::newRow("not a number") << 1.0 << "about 1" << false;
}

void TestSelfcheck::printsAreReadAsRoundedOrCut()
{
    QFETCH(double, computed);
    QFETCH(QString, printed);
    QFETCH(bool, agrees);
    QCOMPARE(agreesWithPrint(computed, printed.toStdString()), agrees);
}

QTEST_GUILESS_MAIN(TestSelfcheck)
#include "tst_selfcheck.moc"
