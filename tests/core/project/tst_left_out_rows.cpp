// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/engine/prediction.h"
#include "core/project/left_out.h"
#include "tests/support/builders.h"

#include <QtTest>

#include <functional>

using namespace contraflow;

namespace {

using Fault = std::function<void(Project&)>;

/** Changes one row of an object that is the first of its list. */
template<typename Owner, typename Row>
void changeRow(SharedRows<Owner>& owners, SharedRows<Row> Owner::*rows, std::size_t row,
               const std::function<void(Row&)>& change)
{
    Owner owner = owners[0];
    Row changed = (owner.*rows)[row];
    change(changed);
    (owner.*rows).replace(row, 1, {changed});
    owners.replace(0, 1, {owner});
}

} // namespace

/** Whatever is at fault in a scenario, its prediction says that it was made without it. */
class TestLeftOutRows : public QObject
{
    Q_OBJECT

private slots:
    void everyFaultIsSaid_data();
    void everyFaultIsSaid();
    void nothingIsSaidOfWhatIsWhole();
    void sentencesReadWell();
};

void TestLeftOutRows::everyFaultIsSaid_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<QString>("phrase");
    const auto message = [](std::function<void(MessageRow&)> change) {
        return [change](Project& p) { changeRow(p.workloads, &Workload::messages, 0, change); };
    };
    const QString oneMessage = QStringLiteral("1 of 5 messages");
    QTest::newRow("source") << Fault(message([](MessageRow& m) { m.source = "nobody"; })) << oneMessage;
    QTest::newRow("destination") << Fault(message([](MessageRow& m) { m.destination = "nobody"; }))
                                 << oneMessage;
    QTest::newRow("no source") << Fault(message([](MessageRow& m) { m.source = ""; })) << oneMessage;
    QTest::newRow("no size") << Fault(message([](MessageRow& m) { m.size = {}; })) << oneMessage;
    QTest::newRow("size") << Fault(message([](MessageRow& m) { m.size = QuantityCell::rejectedAs("much"); }))
                          << oneMessage;
    QTest::newRow("start") << Fault(message([](MessageRow& m) {
        m.start = QuantityCell::rejectedAs("soon");
    })) << oneMessage;
    QTest::newRow("node") << Fault([](Project& p) {
        changeRow<Platform, NodeRow>(p.platforms, &Platform::nodes, 0,
                                     [](NodeRow& row) { row.bandwidth = QuantityCell::rejectedAs("fast"); });
    }) << QStringLiteral("1 row of nodes");
    QTest::newRow("link") << Fault([](Project& p) {
        Platform platform = p.platforms[0];
        LinkRow spare = platform.links[0];
        spare.name = "spare";
        spare.bandwidth = QuantityCell::rejectedAs("fast");
        platform.links.append(spare);
        p.platforms.replace(0, 1, {platform});
    }) << QStringLiteral("1 link");
    QTest::newRow("switch") << Fault([](Project& p) {
        Platform platform = p.platforms[0];
        platform.switches.append(platform.switches[0]);
        p.platforms.replace(0, 1, {platform});
    }) << QStringLiteral("1 switch");
    QTest::newRow("routing") << Fault([](Project& p) {
        Platform platform = p.platforms[0];
        platform.routing = RoutingRule::dimensionOrder;
        p.platforms.replace(0, 1, {platform});
    }) << QStringLiteral("2 switches"); // they lack the coordinates that it needs
}

void TestLeftOutRows::everyFaultIsSaid()
{
    QFETCH(Fault, fault);
    QFETCH(QString, phrase);
    Project project = test::tableOne();
    fault(project);
    const Result<Prediction> prediction = predict(project, 0);
    QVERIFY(prediction);
    const std::string text = withoutText(prediction->without);
    QVERIFY2(QString::fromStdString(text).contains(phrase), text.c_str());
}

void TestLeftOutRows::nothingIsSaidOfWhatIsWhole()
{
    Project project = test::tableOne();
    Workload workload = project.workloads[0];
    workload.messages.append({}); // a row to type in
    project.workloads.replace(0, 1, {workload});
    const Result<Prediction> prediction = predict(project, 0);
    QVERIFY(prediction);
    QCOMPARE(withoutText(prediction->without), std::string());
    QCOMPARE(messagesLeftOut(workload, prediction->placed.messages.size()), std::size_t{0});
}

void TestLeftOutRows::sentencesReadWell()
{
    QCOMPARE(commaWithout({}), std::string());
    std::vector<std::string> without{"1 of 5 messages"};
    addUnmatched(without, 0);
    addUnmatched(without, 1);
    QCOMPARE(commaWithout(without), std::string(", without 1 of 5 messages and 1 unmatched send or receive"));
}

QTEST_GUILESS_MAIN(TestLeftOutRows)
#include "tst_left_out_rows.moc"
