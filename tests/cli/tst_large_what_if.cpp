// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QTest>

using namespace contraflow::test;

namespace {

QMap<QString, QJsonObject> groupsByName(const ProgramRun& run)
{
    QMap<QString, QJsonObject> groups;
    for (const QJsonValue& group : QJsonDocument::fromJson(run.output).object()[u"groups"].toArray())
        groups.insert(group[u"name"].toString(), group.toObject());
    return groups;
}

} // namespace

/** On a cluster with hundreds of groups of links only those are run that can save something. */
class TestLargeWhatIf : public QObject
{
    Q_OBJECT

private slots:
    void everyGroupIsRunOnlyWhenAskedFor()
    {
        const QTemporaryDir folder;
        QCOMPARE(runProgram({"generate", "pairs", "--racks", "110", "--nodes", "220", "--messages", "5000",
                             "--model", "max-min", "-o", "large.yaml"},
                            folder.path())
                     .status,
                 0);
        const auto some =
            groupsByName(runProgram({"what-if", "large.yaml", "--format", "json"}, folder.path()));
        const auto all = groupsByName(
            runProgram({"what-if", "large.yaml", "--every-group", "--format", "json"}, folder.path()));
        QVERIFY(some.size() > 100);
        QCOMPARE(some.keys(), all.keys());
        int left = 0;
        for (const QString& name : all.keys()) {
            QVERIFY(all[name][u"not_run"].isNull());
            if (some[name][u"not_run"].isNull()) {
                QCOMPARE(some[name], all[name]);
                continue;
            }
            QVERIFY(some[name][u"not_run"].toString().contains(u"stays busy for"));
            QVERIFY(some[name][u"makespan_s"].isNull());
            QVERIFY(all[name][u"saved_pct"].toDouble() < 0.5);
            ++left;
        }
        QVERIFY(left > 50);
    }
};

QTEST_GUILESS_MAIN(TestLargeWhatIf)
#include "tst_large_what_if.moc"
