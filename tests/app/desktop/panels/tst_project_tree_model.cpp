// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/object_edits.h"
#include "app/desktop/panels/project_tree_model.h"
#include "core/base/random.h"
#include "tests/app/desktop/open_project.h"
#include "tests/support/builders.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace contraflow;

namespace {

struct Fixture
{
    Fixture() { test::openProject(document, test::tableOne()); }

    [[nodiscard]] QString name(TableKind list, std::size_t row) const
    {
        return model.object(list, row).data().toString();
    }

    Document document;
    Selection selection;
    ProjectTreeModel model{document, selection};
    QAbstractItemModelTester tester{&model, QAbstractItemModelTester::FailureReportingMode::Fatal};
};

} // namespace

class TestProjectTreeModel : public QObject
{
    Q_OBJECT

private slots:
    void listsEveryObjectUnderItsHeading()
    {
        const Fixture f;
        QCOMPARE(f.model.rowCount(), static_cast<int>(kObjectLists.size()));
        QCOMPARE(f.model.rowCount(f.model.heading(TableKind::platforms)), 1);
        QCOMPARE(f.model.object(TableKind::workloads, 0).data(ProjectTreeModel::kDetailRole).toString(),
                 QStringLiteral("5 messages"));
        QCOMPARE(f.model.object(TableKind::platforms, 0).data(ProjectTreeModel::kDetailRole).toString(),
                 QStringLiteral("6 nodes"));
    }

    void renamingInPlaceRenamesTheReferences()
    {
        Fixture f;
        const std::string old = f.document.project().platforms[0].name;
        QVERIFY(f.model.setData(f.model.object(TableKind::platforms, 0), QStringLiteral("optical")));
        QCOMPARE(f.name(TableKind::platforms, 0), QStringLiteral("optical"));
        QCOMPARE(f.document.project().scenarios[0].platform, std::string("optical"));
        f.document.undoStack()->undo();
        QCOMPARE(f.document.project().scenarios[0].platform, old);
        QCOMPARE(f.name(TableKind::platforms, 0), QString::fromStdString(old));
    }

    void anEmptyNameIsNotTaken()
    {
        Fixture f;
        QVERIFY(!f.model.setData(f.model.object(TableKind::platforms, 0), QStringLiteral("  ")));
        QCOMPARE(f.document.undoStack()->count(), 0);
    }

    void aDuplicateHasAFreeNameAndTheSameContent()
    {
        Fixture f;
        QVERIFY(f.document.submit(duplicateObject(f.document.project(), TableKind::workloads, 0)));
        QCOMPARE(f.model.rowCount(f.model.heading(TableKind::workloads)), 2);
        QVERIFY(f.name(TableKind::workloads, 0) != f.name(TableKind::workloads, 1));
        QCOMPARE(f.document.project().workloads[1].messages, f.document.project().workloads[0].messages);
    }

    void anAddedScenarioIsLikeTheShownOne()
    {
        Fixture f;
        QVERIFY(f.document.submit(addObject(f.document.project(), TableKind::scenarios, 0)));
        const Project& project = f.document.project();
        QCOMPARE(project.scenarios[1].platform, project.scenarios[0].platform);
        QCOMPARE(project.scenarios[1].model, project.scenarios[0].model);
    }

    void followsAnyEditsUndoneAndRedone()
    {
        Fixture f;
        Random random(7);
        const Project before = f.document.project();
        for (int i = 0; i < 200; ++i) {
            const TableKind list = kObjectLists.at(random.below(kObjectLists.size()));
            const std::size_t rows = rowCount(f.document.project(), TableRef{list, 0});
            switch (random.below(5)) {
            case 0:
                f.document.submit(addObject(f.document.project(), list, 0));
                break;
            case 1:
                if (rows != 0)
                    f.document.submit(duplicateObject(f.document.project(), list, random.below(rows)));
                break;
            case 2:
                if (rows != 0)
                    f.document.submit(removeObject(f.document.project(), list, random.below(rows)));
                break;
            case 3:
                f.document.undoStack()->undo();
                break;
            default:
                f.document.undoStack()->redo();
            }
            for (const TableKind kind : kObjectLists)
                QCOMPARE(static_cast<std::size_t>(f.model.rowCount(f.model.heading(kind))),
                         rowCount(f.document.project(), TableRef{kind, 0}));
        }
        f.document.undoStack()->setIndex(0);
        QCOMPARE(f.document.project(), before);
    }
};

QTEST_MAIN(TestProjectTreeModel)
#include "tst_project_tree_model.moc"
