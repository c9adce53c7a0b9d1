// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/traffic_dialog.h"

#include "app/desktop/dialogs/pattern_sketch.h"
#include "tests/app/desktop/dialogs/file_dialog_fixture.h"

#include <QLineEdit>
#include <QSpinBox>

using namespace contraflow;

namespace {

struct Fixture : test::FileDialogFixture<TrafficDialog>
{
    explicit Fixture(const QByteArray& content)
        : test::FileDialogFixture<TrafficDialog>("traffic.csv", content, "file.importMessages")
    {}
};

} // namespace

class TestTrafficDialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void aMatrixAsksForItsUnitAndBecomesAScenario()
    {
        Fixture f(",X1,X2,Y1\nX1,9,10,0\nX2,5,0,1\nY1,2,0,0\n");
        const Project before = f.project();
        QVERIFY2(f.text("makingStatus").contains(QStringLiteral("in which unit")),
                 qPrintable(f.text("makingStatus")));
        QVERIFY(!f.import()->isEnabled());
        f.choose("Unit of sizes", QStringLiteral("MB"));
        QVERIFY(f.text("makingStatus").isEmpty());
        QCOMPARE(f.text("messageCount"), QStringLiteral("4"));
        QCOMPARE(f.text("byteCount"), QStringLiteral("18 MB"));
        QVERIFY(f.text("trafficNotes").contains(QStringLiteral("diagonal is left out")));
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TrafficDialog*>());
        QCOMPARE(f.project().workloads[1].name, std::string("traffic"));
        QCOMPARE(f.project().workloads[1].messages.size(), std::size_t(4));
        QCOMPARE(f.project().scenarios[1].workload, std::string("traffic"));
        QCOMPARE(f.window.selection().scenario(), std::size_t(1));
        QTRY_VERIFY(f.hasResult());
        QVERIFY(f.window.results().current()->prediction);
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void numbersMayCountMessages()
    {
        Fixture f("0 3\n10 0\n");
        auto* size = f.dialog->findChild<QLineEdit*>(QStringLiteral("trafficCountOf"));
        size->setText(QStringLiteral("much"));
        f.settle();
        QVERIFY(!f.import()->isEnabled());
        size->setText(QStringLiteral("64 kB"));
        f.settle();
        QCOMPARE(f.text("byteCount"), QStringLiteral("832 kB"));
        QVERIFY(!f.combo("Unit of sizes")->isEnabled());
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TrafficDialog*>());
        QVERIFY(f.project().workloads[1].provenance.options.find("--count-of '64 kB'") != std::string::npos);
    }

    void theDialogAsksHowAMatrixIsWritten()
    {
        // Symmetric only from its last row up, as ComDetective writes it.
        Fixture f("30,20,0\n10,0,20\n0,10,30\n");
        f.choose("Unit of sizes", QStringLiteral("kB"));
        QVERIFY2(f.text("makingStatus").contains(QStringLiteral("say which row is first")),
                 qPrintable(f.text("makingStatus")));
        f.choose("Rows", QStringLiteral("Last node first"));
        QVERIFY(f.text("makingStatus").isEmpty());
        QCOMPARE(f.text("byteCount"), QStringLiteral("120 kB"));
        f.choose("Senders", QStringLiteral("Columns"));
        QVERIFY(f.text("trafficNotes").contains(QStringLiteral("Columns of the matrix are senders")));
        QVERIFY(f.text("trafficNotes").contains(QStringLiteral("diagonal is left out")));
        f.choose("Diagonal", QStringLiteral("Sent within the node"));
        QVERIFY(f.text("trafficNotes").contains(QStringLiteral("diagonal is taken")));
        auto* repetitions = f.dialog->findChild<QSpinBox*>(QStringLiteral("trafficTotalOf"));
        repetitions->setFocus();
        repetitions->selectAll();
        QTest::keyClicks(repetitions, QStringLiteral("10"));
        QTest::keyClick(repetitions, Qt::Key_Tab);
        f.settle();
        QCOMPARE(f.text("byteCount"), QStringLiteral("12 kB"));

        // The same file again: the questions are answered as before.
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TrafficDialog*>());
        f.window.actions().find(QStringLiteral("file.importMessages"))->trigger();
        f.dialog = f.window.findChild<TrafficDialog*>();
        QVERIFY(f.dialog);
        f.settle();
        QCOMPARE(f.combo("Unit of sizes")->currentText(), QStringLiteral("kB"));
        QCOMPARE(f.combo("Rows")->currentText(), QStringLiteral("Last node first"));
        QCOMPARE(f.combo("Senders")->currentText(), QStringLiteral("Columns"));
        QCOMPARE(f.combo("Diagonal")->currentText(), QStringLiteral("Sent within the node"));
        QCOMPARE(f.text("byteCount"), QStringLiteral("12 kB"));
        QVERIFY2(f.text("trafficNotes").contains(QStringLiteral("The same content was imported before")),
                 qPrintable(f.text("trafficNotes")));
    }

    void aListTakesThePlaceOfTheMessages()
    {
        Fixture f("source,destination,size,start\nX1,Y1,10 MB,\nX2,Y2,20 MB,1 s\n");
        f.choose("Where the messages go", QStringLiteral("In place of the 5 messages"));
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TrafficDialog*>());
        QCOMPARE(f.project().workloads.size(), std::size_t(1));
        QCOMPARE(f.project().workloads[0].messages.size(), std::size_t(2));
        QCOMPARE(f.project().workloads[0].messages[1].start.value().value, 1.0);
    }

    void ranksComeWithAMapping()
    {
        Fixture f("0 1 2\n3 0 4\n5 6 0\n");
        f.choose("Unit of sizes", QStringLiteral("kB"));
        QVERIFY(f.text("trafficNotes").contains(QStringLiteral("3 processes")));
        QCOMPARE(f.text("trafficCaption"), QStringLiteral("Processes, those of a node together."));
        QVERIFY(f.dialog->findChild<PatternSketch*>()
                    ->textAt(f.dialog->findChild<PatternSketch*>()->placeOf(2))
                    .startsWith(QStringLiteral("2\n")));
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TrafficDialog*>());
        QCOMPARE(f.project().mappings.size(), std::size_t(1));
        QCOMPARE(f.project().scenarios[1].mapping, f.project().mappings[0].name);
        QTRY_VERIFY(f.hasResult());
        QVERIFY(f.window.results().current()->prediction);
    }

    void whatCannotBeReadIsSaidWithItsPlace()
    {
        Fixture f("source,destination,size\nX1,Y1,10 MB\nX2,Y9,20 MB\n");
        QVERIFY2(f.text("makingStatus").contains(QStringLiteral("'Y9' is no node of the platform 'copper'")),
                 qPrintable(f.text("makingStatus")));
        QVERIFY(!f.import()->isEnabled());
        QCOMPARE(f.text("messageCount"), QStringLiteral("–"));
        const Fixture damaged("source,destination,size\nX1,Y1,10 MB\nX2,Y2,many\n");
        QVERIFY2(damaged.text("makingStatus").startsWith(QStringLiteral("Line 3, column 'size'")),
                 qPrintable(damaged.text("makingStatus")));
    }

    void aNameThatIsTakenIsRefused()
    {
        Fixture f("source,destination,size\nX1,Y1,10 MB\n");
        QVERIFY(f.import()->isEnabled());
        auto* name = f.dialog->findChild<QLineEdit*>(QStringLiteral("trafficName"));
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("messages"));
        QVERIFY(!f.import()->isEnabled());
        QTest::keyClicks(name, QStringLiteral(" new"));
        QVERIFY(f.import()->isEnabled());
    }
};

QTEST_MAIN(TestTrafficDialog)
#include "tst_traffic_dialog.moc"
