// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/topology_dialog.h"

#include "app/desktop/dialogs/import_dialog.h"
#include "tests/app/desktop/dialogs/file_dialog_fixture.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTableWidget>

using namespace contraflow;

namespace {

const QByteArray kTree = "SwitchName=core Switches=leaf[1-2]\nSwitchName=leaf1 Nodes=cn[1-4]\n"
                         "SwitchName=leaf2 Nodes=cn[5-8]\nnonsense\n";

struct Fixture : test::FileDialogFixture<TopologyDialog>
{
    explicit Fixture(const QByteArray& content, const char* action = "file.importNetwork")
        : test::FileDialogFixture<TopologyDialog>("hall.txt", content, action)
    {}

    [[nodiscard]] QStringList taken() const
    {
        QStringList lines;
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("topologyTaken"));
        for (int i = 0; i < list->count(); ++i)
            lines += list->item(i)->text();
        return lines;
    }
};

} // namespace

class TestTopologyDialog : public QObject
{
    Q_OBJECT

private slots:
    void aNetworkComesInAsOneStep()
    {
        Fixture f(kTree);
        const Project before = f.project();
        QVERIFY(f.text("topologyEvidence").contains(QStringLiteral("SwitchName=")));
        QVERIFY2(f.text("topologyStatus").contains(QStringLiteral("choose a network preset")),
                 qPrintable(f.text("topologyStatus")));
        QVERIFY(!f.import()->isEnabled());
        const QStringList found{
            QStringLiteral("Platform 'hall': 3 switches, 8 nodes, 2 links besides those of the nodes.")};
        QCOMPARE(f.taken(), found);
        auto* rejected = f.dialog->findChild<QTableWidget*>();
        QCOMPARE(rejected->rowCount(), 1);
        QCOMPARE(rejected->item(0, 0)->text(), QStringLiteral("4"));
        f.choose("Network preset", QStringLiteral("HDR"));
        QVERIFY(f.text("topologyStatus").isEmpty());
        QCOMPARE(f.taken(), found);
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TopologyDialog*>());
        QCOMPARE(f.project().platforms.size(), before.platforms.size() + 1);
        QCOMPARE(f.project().platforms[before.platforms.size()].nodes.size(), std::size_t(2));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void theNameIsThatOfThePlatform()
    {
        Fixture f(kTree);
        f.choose("Network preset", QStringLiteral("HDR"));
        auto* name = f.dialog->findChild<QLineEdit*>(QStringLiteral("topologyName"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("north"));
        QTest::keyClick(name, Qt::Key_Tab);
        f.settle();
        QVERIFY(f.taken().first().startsWith(QStringLiteral("Platform 'north'")));
    }

    void measurementsLeadToNetworksToo()
    {
        const Fixture f(kTree, "file.import");
        QVERIFY(!f.window.findChild<ImportDialog*>());
        QVERIFY(f.combo("Format")->currentText().contains(QStringLiteral("Slurm topology.conf")));
    }

    void aNodeOfLstopoAsksForItsPlatform()
    {
        Fixture f(
            "<topology><object type=\"Machine\"><object type=\"Core\"/><object type=\"Core\"/></object></topology>");
        QVERIFY(!f.combo("Network preset")->isVisible());
        QVERIFY(f.combo("Nodes of platform")->isVisible());
        QTest::mouseClick(f.import(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<TopologyDialog*>());
        QCOMPARE(f.project().platforms[0].nodes[0].cores.value(), 2U);
    }

    void whatIsNoNetworkIsSaid()
    {
        const Fixture f("just a note\n");
        QVERIFY2(f.text("topologyStatus").contains(QStringLiteral("This is no topology that is known")),
                 qPrintable(f.text("topologyStatus")));
        QVERIFY(!f.import()->isEnabled());
        QVERIFY(f.taken().isEmpty());
    }
};

QTEST_MAIN(TestTopologyDialog)
#include "tst_topology_dialog.moc"
