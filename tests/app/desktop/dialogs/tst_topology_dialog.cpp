// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/topology_dialog.h"

#include "app/desktop/dialogs/import_dialog.h"
#include "app/desktop/window/actions.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>

using namespace contraflow;

namespace {

const QByteArray kTree = "SwitchName=core Switches=leaf[1-2]\nSwitchName=leaf1 Nodes=cn[1-4]\n"
                         "SwitchName=leaf2 Nodes=cn[5-8]\nnonsense\n";

/** A window on Table I with the dialog open on a file. */
struct Fixture : test::WindowFixture
{
    explicit Fixture(const QByteArray& content, const char* action = "file.importNetwork")
    {
        window.show();
        open(writeProject("a.yaml", test::tableOne()));
        answers.importPath = write("hall.txt", content);
        window.actions().find(QLatin1String(action))->trigger();
        dialog = window.findChild<TopologyDialog*>();
        if (!dialog)
            qFatal("no dialog");
        settle();
    }

    void settle() const { QTRY_VERIFY(!dialog->isBusy()); }
    [[nodiscard]] QString text(const char* name) const
    {
        return dialog->findChild<QLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QStringList taken() const
    {
        QStringList lines;
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("topologyTaken"));
        for (int i = 0; i < list->count(); ++i)
            lines += list->item(i)->text();
        return lines;
    }
    [[nodiscard]] QComboBox* combo(const char* name) const
    {
        for (QComboBox* box : dialog->findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        qFatal("no list %s", name);
    }
    void choose(const char* name, const QString& part) const
    {
        const int index = combo(name)->findText(part, Qt::MatchContains);
        if (index < 0)
            qFatal("no entry %s", qPrintable(part));
        combo(name)->setCurrentIndex(index);
        settle();
    }
    [[nodiscard]] QPushButton* import() const
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Import"))
                return button;
        qFatal("no button");
    }
    [[nodiscard]] const Project& project() { return window.document().project(); }

    TopologyDialog* dialog = nullptr;
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
        auto* rejected = f.dialog->findChild<QTableWidget*>();
        QCOMPARE(rejected->rowCount(), 1);
        QCOMPARE(rejected->item(0, 0)->text(), QStringLiteral("4"));
        f.choose("Network preset", QStringLiteral("HDR"));
        QVERIFY(f.text("topologyStatus").isEmpty());
        QCOMPARE(f.taken(),
                 QStringList{QStringLiteral(
                     "Platform 'hall': 3 switches, 8 nodes, 2 links besides those of the nodes.")});
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
