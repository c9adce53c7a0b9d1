// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/formulas.h"
#include "core/project/price.h"
#include "tests/support/builders.h"

#include <QTest>

using namespace contraflow;

namespace {

/** The project's first platform with these prices of a node of each row and of its link. */
Platform priced(const std::vector<std::string>& nodes, const std::string& link)
{
    Platform platform = test::tableOne().platforms[0];
    for (std::size_t i = 0; i < platform.nodes.size(); ++i) {
        NodeRow row = platform.nodes[i];
        row.price = nodes[i];
        platform.nodes.replace(i, 1, {std::move(row)});
    }
    LinkRow row = platform.links[0];
    row.price = link;
    platform.links.replace(0, 1, {std::move(row)});
    return platform;
}

} // namespace

class TestPrice : public QObject
{
    Q_OBJECT

private slots:
    void amountsAndCurrenciesAreRead_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<double>("amount");
        QTest::addColumn<QByteArray>("currency");
        QTest::newRow("plain") << QByteArray("18000 EUR") << 18000.0 << QByteArray("EUR");
        QTest::newRow("cents") << QByteArray("799.90 €") << 799.9 << QByteArray("EUR");
        QTest::newRow("no blank") << QByteArray("800EUR") << 800.0 << QByteArray("EUR");
        QTest::newRow("no-break space") << QByteArray("800\xC2\xA0"
                                                      "EUR")
                                        << 800.0 << QByteArray("EUR");
        for (const char* blank : {" ", "\u00a0", "\u202f", "\u2009"})
            QTest::addRow("thousands with %s", blank)
                << QByteArray("1_234_567.89_€").replace("_", blank) << 1234567.89 << QByteArray("EUR");
        QTest::newRow("millions") << QByteArray(" 0.5 Mio EUR") << 0.5 << QByteArray("Mio EUR");
        QTest::newRow("four decimals") << QByteArray("0.1234 USD") << 0.1234 << QByteArray("USD");
        QTest::newRow("nothing") << QByteArray("0 EUR") << 0.0 << QByteArray("EUR");
    }

    void amountsAndCurrenciesAreRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(double, amount);
        QFETCH(QByteArray, currency);
        const Result<Price> price = parsePrice(text.toStdString());
        QVERIFY2(price.has_value(), price ? "" : price.error().message.c_str());
        QCOMPARE(price->amount, amount);
        QCOMPARE(price->currency, currency.toStdString());
    }

    void whatCouldMeanTwoThingsIsRefused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("reason");
        const QByteArray form = "write an amount and a currency";
        const QByteArray marks = "without marks between thousands";
        QTest::newRow("comma") << QByteArray("799,90 EUR") << marks;
        QTest::newRow("English thousands") << QByteArray("18,000 EUR") << marks;
        QTest::newRow("German thousands") << QByteArray("18.000 EUR") << marks;
        QTest::newRow("two points") << QByteArray("1.800.000 EUR") << marks;
        QTest::newRow("Swiss thousands") << QByteArray("18'000 CHF") << marks;
        QTest::newRow("blank within thousands") << QByteArray("18 00 EUR") << QByteArray("in one piece");
        QTest::newRow("currency first") << QByteArray("EUR 18000") << form;
        QTest::newRow("words") << QByteArray("a lot of money") << form;
        QTest::newRow("empty") << QByteArray() << form;
        QTest::newRow("no currency") << QByteArray("18000 ") << QByteArray("has no currency");
        QTest::newRow("below zero") << QByteArray("-1 EUR") << QByteArray("below 0");
        QTest::newRow("no number") << QByteArray("1-2 EUR") << QByteArray("is no number");
        QTest::newRow("beyond numbers") << QByteArray("1.8e400 EUR") << QByteArray("in one piece");
    }

    void whatCouldMeanTwoThingsIsRefused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, reason);
        const Result<Price> price = parsePrice(text.toStdString());
        QVERIFY(!price);
        QVERIFY2(price.error().message.find(reason.toStdString()) != std::string::npos,
                 price.error().message.c_str());
    }

    void writtenPricesReadBack()
    {
        const Price price{1799.9, "EUR"};
        QCOMPARE(priceText(price), std::string("1799.9 EUR"));
        QVERIFY(*parsePrice(priceText(price)) == price);
        QCOMPARE(priceText({0.1 + 0.2, "EUR"}), std::string("0.3 EUR"));
    }

    void partsAddUp()
    {
        // Three nodes a row.
        const PlatformPrice sum = priceOf(priced({"800 EUR", "900.50 EUR"}, "2000 EUR"));
        QVERIFY(sum.isSum);
        QVERIFY(sum.price);
        QCOMPARE(priceText(*sum.price), std::string("7101.5 EUR"));
    }

    void switchesCountWhereOneHasAPrice()
    {
        Platform platform = priced({"800 EUR", "800 EUR"}, "2000 EUR");
        SwitchRow first = platform.switches[0];
        first.price = "500 EUR";
        platform.switches.replace(0, 1, {first});
        QCOMPARE(priceOf(platform).missing, "switch '" + platform.switches[1].name + "' has no price");
        SwitchRow second = platform.switches[1];
        second.price = "500 EUR";
        platform.switches.replace(1, 1, {second});
        const PlatformPrice sum = priceOf(platform);
        QCOMPARE(sum.price->amount, 6 * 800.0 + 2 * 500 + 2000);
        QCOMPARE(sum.parts.size(), std::size_t(3)); // nodes of one price are one part
        QCOMPARE(sum.parts[0].count, 6.0);
        QVERIFY(sum.parts[1].kind == PricePart::Kind::switches);
        QVERIFY(sum.parts[1].total() == (Price{1000, "EUR"}));
    }

    void theWrittenPriceComesFirst()
    {
        Platform platform = priced({"800 EUR", "900 EUR"}, "2000 EUR");
        platform.price = "5 EUR";
        QVERIFY(*priceOf(platform).price == (Price{5, "EUR"}));
        QVERIFY(!priceOf(platform).isSum);
        platform.price = "cheap";
        QVERIFY(!priceOf(platform).price);
    }

    void itemsComeOnTopAndEnergyIsPaidByTheYear()
    {
        Platform platform = priced({"800 EUR", "800 EUR"}, "2000 EUR");
        PriceItem cables{.name = "cables", .kind = "cable"};
        cables.count = Quantity{12};
        cables.price = "50 EUR";
        PriceItem support{.name = "support", .kind = "support", .price = "300 EUR", .per = "year"};
        platform.items = SharedRows<PriceItem>{cables, support};
        QCOMPARE(priceOf(platform).runningMissing,
                 std::string("it has costs of every year, and their number (years) is not given"));
        QVERIFY(!priceOf(platform).total());
        platform.years = Quantity{5};
        QCOMPARE(priceOf(platform).price->amount, 6 * 800.0 + 2000 + 12 * 50);
        QCOMPARE(priceOf(platform).running()->amount, 1500.0);
        QCOMPARE(priceOf(platform).total()->amount, 6800.0 + 600 + 1500);

        NodeRow row = platform.nodes[0];
        row.power = quantity(Dimension::power, 0.5, "kW");
        platform.nodes.replace(0, 1, {row}); // three nodes
        QVERIFY(priceOf(platform).runningMissing.find("energy_price") != std::string::npos);
        platform.energyPrice = "0.25 EUR/kWh";
        platform.hoursPerYear = Quantity{8000};
        platform.pue = Quantity{1.5};
        const PlatformPrice price = priceOf(platform);
        QCOMPARE(price.watts, 1500.0);
        QCOMPARE(price.perYear->amount, 300 + 1.5 * 8000 * 1.5 * 0.25);
        QVERIFY(price.parts.back().kind == PricePart::Kind::energy);
        QCOMPARE(price.parts.back().units, 0.5 * 8000 * 1.5);
        platform.energyPrice = "0.25 USD/kWh";
        QVERIFY(priceOf(platform).runningMissing.find("USD") != std::string::npos);
    }

    void itemsMayStandForRowsWithoutPrices()
    {
        Platform platform = priced({"", ""}, "");
        platform.items =
            SharedRows<PriceItem>{PriceItem{.name = "all nodes", .kind = "node", .price = "9 EUR"}};
        QCOMPARE(priceOf(platform).price->amount, 9.0);
        QVERIFY(priceOf(platform).total() == priceOf(platform).price);
        platform.price = "100 EUR"; // of the purchase, and items beside it
        QCOMPARE(priceOf(platform).price->amount, 109.0);
        QVERIFY(priceOf(platform).parts.front().kind == PricePart::Kind::whole);
    }

    void formulasMakePrices()
    {
        Project project = test::tableOne();
        project.parameters =
            SharedRows<ParameterRow>{ParameterRow{"card", "400 EUR"}, ParameterRow{"energy", "0.3 EUR/kWh"}};
        Platform platform = project.platforms[0];
        NodeRow row = platform.nodes[0];
        row.price = "=card + 100 EUR * cores";
        row.power = QuantityCell::rejectedAs("=50 W * cores");
        platform.nodes.replace(0, 1, {row});
        platform.energyPrice = "=2 * energy";
        PriceItem item{.name = "licences"};
        item.count = QuantityCell::rejectedAs("=nodes / 2");
        item.price = "=10 EUR * row";
        platform.items = SharedRows<PriceItem>{item};
        project.platforms.replace(0, 1, {platform});
        (void)recalculate(Project(), project);
        const Platform& now = project.platforms[0];
        const double cores = now.nodes[0].cores.valueOr(1);
        QVERIFY2(now.nodes[0].price.hasValue(), now.nodes[0].price.problem().c_str());
        QCOMPARE(now.nodes[0].price.value().amount, 400 + 100 * cores);
        QCOMPARE(now.nodes[0].price.value().currency, std::string("EUR"));
        QCOMPARE(now.nodes[0].power.value().value, 50 * cores);
        QCOMPARE(now.energyPrice.value().amount, 0.6);
        QCOMPARE(now.energyPrice.value().currency, std::string("EUR/kWh"));
        QCOMPARE(now.items[0].count.value().value, 3.0);
        QCOMPARE(now.items[0].price.value().amount, 10.0);
        // More nodes, more licences.
        const Project before = project;
        Platform grown = now;
        NodeRow more = grown.nodes[1];
        more.name = "Z[1-4]";
        grown.nodes.appendRows({more});
        project.platforms.replace(0, 1, {grown});
        (void)recalculate(before, project);
        QCOMPARE(project.platforms[0].items[0].count.value().value, 5.0);
    }

    void pricesWithoutACurrencyOrWithTwoAreNone()
    {
        Project project = test::tableOne();
        Platform platform = project.platforms[0];
        for (const char* formula :
             {"=2*400", "=1 EUR + 1 USD", "=1 EUR * 1 EUR", "=0 - 1 EUR", "=1 EUR/kWh"}) {
            platform.price = formula;
            project.platforms.replace(0, 1, {platform});
            (void)recalculate(Project(), project);
            QVERIFY2(!project.platforms[0].price.hasValue(), formula);
            QVERIFY(!project.platforms[0].price.problem().empty());
        }
    }

    void missingAndMixedPartsAreNamed()
    {
        const std::string node = test::tableOne().platforms[0].nodes[1].name;
        QCOMPARE(priceOf(priced({"800 EUR", ""}, "2000 EUR")).missing, "node '" + node + "' has no price");
        QCOMPARE(priceOf(priced({"800 EUR", "1 EUR"}, "")).missing,
                 std::string("link 'backbone' has no price"));
        QCOMPARE(priceOf(priced({"800 EUR", "1 EUR"}, "2000 USD")).missing,
                 std::string("link 'backbone' is priced in USD and others in EUR"));
        QVERIFY(!priceOf(Platform()).price);
        QVERIFY(!priceOf(Platform()).missing.empty());
    }
};

QTEST_GUILESS_MAIN(TestPrice)
#include "tst_price.moc"
