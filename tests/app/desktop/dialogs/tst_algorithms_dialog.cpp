// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/make/algorithms_dialog.h"

#include "core/application/application_replay.h"
#include "tests/app/desktop/dialogs/dialog_fixture.h"

#include <QComboBox>
#include <QTableWidget>

using namespace contraflow;

namespace {

constexpr const char* kProject = R"(contraflow: 1
applications:
  - name: sums
    processes: 4
    program: |
      ranks,event,size
      all,allreduce,8 B
algorithms:
  - {collective: allreduce, from_size: 1 MB, algorithm: rabenseifner, note: kept}
  - {collective: bcast, below_processes: 8, algorithm: binomial}
)";

struct Fixture : test::DialogFixture<AlgorithmsDialog>
{
    explicit Fixture(const char* project = kProject)
        : test::DialogFixture<AlgorithmsDialog>(parseProject(project).value().project, "project.algorithms")
        , table(*dialog->findChild<QTableWidget*>(QStringLiteral("algorithmRules")))
    {}

    [[nodiscard]] const DataNode* rules()
    {
        for (const auto& [key, node] : window.document().project().extras)
            if (key == "algorithms")
                return &node;
        return nullptr;
    }
    [[nodiscard]] QComboBox& box(int row, int column)
    {
        return *qobject_cast<QComboBox*>(table.cellWidget(row, column));
    }
    void click(const char* name) { QTest::mouseClick(button(QString::fromLatin1(name)), Qt::LeftButton); }

    QTableWidget& table;
};

} // namespace

/** The rules by which collectives run, chosen in the window. */
class TestAlgorithmsDialog : public QObject
{
    Q_OBJECT

private slots:
    void rulesAreChangedAsOneStep()
    {
        Fixture f;
        const Project before = f.window.document().project();
        QCOMPARE(f.table.rowCount(), 2);
        QCOMPARE(f.table.item(0, 1)->text(), QStringLiteral("1 MB"));
        QCOMPARE(f.box(1, 7).currentText(), QStringLiteral("binomial"));
        // A key that nobody knows is said, and taken away with its rule only.
        QVERIFY(f.text("algorithmsStatus").contains(QStringLiteral("note")));
        QVERIFY(!f.button(QStringLiteral("Take over"))->isEnabled());
        f.click("Remove");
        QCOMPARE(f.table.rowCount(), 1);
        QVERIFY(f.text("algorithmsStatus").isEmpty());
        f.click("Add");
        QCOMPARE(f.table.currentRow(), 1);
        f.box(1, 0).setCurrentText(QStringLiteral("alltoall"));
        QVERIFY(f.box(1, 7).findText(QStringLiteral("pairwise")) >= 0);
        f.box(1, 7).setCurrentText(QStringLiteral("bruck"));
        f.table.item(1, 2)->setText(QStringLiteral("2 kB"));
        f.click("Move up");
        f.click("Take over");
        QTRY_VERIFY(!f.window.findChild<AlgorithmsDialog*>());
        QVERIFY(f.rules());
        QCOMPARE(f.rules()->children.size(), std::size_t{2});
        QCOMPARE(f.rules()->children[0].find("collective")->scalar, std::string("alltoall"));
        QCOMPARE(f.rules()->children[0].find("algorithm")->scalar, std::string("bruck"));
        QCOMPARE(f.rules()->children[0].find("below_size")->scalar, std::string("2 kB"));
        IssueList issues;
        QCOMPARE(algorithmRulesOf(f.window.document().project(), issues)->rules().size(), std::size_t{2});
        QVERIFY(issues.empty());
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        f.window.document().undoStack()->undo();
        QVERIFY(f.window.document().project() == before);
    }

    void whatIsWrongIsSaidAndNotTaken()
    {
        Fixture f("contraflow: 1\n");
        QCOMPARE(f.table.rowCount(), 0);
        QVERIFY(f.text("algorithmsStatus").contains(QStringLiteral("Open MPI")));
        f.click("Add");
        QVERIFY(f.button(QStringLiteral("Take over"))->isEnabled());
        f.table.item(0, 1)->setText(QStringLiteral("many"));
        QVERIFY2(f.text("algorithmsStatus").contains(QStringLiteral("from_size")),
                 qPrintable(f.text("algorithmsStatus")));
        QVERIFY(!f.button(QStringLiteral("Take over"))->isEnabled());
        f.table.item(0, 1)->setText(QString());
        f.table.item(0, 4)->setText(QStringLiteral("-3"));
        QVERIFY(f.text("algorithmsStatus").contains(QStringLiteral("below_processes")));
        f.table.item(0, 4)->setText(QStringLiteral("64"));
        QVERIFY(f.text("algorithmsStatus").isEmpty());
        f.click("Take over");
        QVERIFY(f.rules() && f.rules()->children[0].find("below_processes")->scalar == "64");
    }

    void withoutARuleThereIsNoKey()
    {
        Fixture f;
        f.click("Remove");
        f.click("Remove");
        f.click("Take over");
        QVERIFY(!f.rules());
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        f.window.document().undoStack()->undo();
        QCOMPARE(f.rules()->children.size(), std::size_t{2});
    }
};

QTEST_MAIN(TestAlgorithmsDialog)
#include "tst_algorithms_dialog.moc"
