// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import_dialog.h"

#include "app/desktop/dialogs/import_columns_table.h"
#include "app/desktop/dialogs/import_folder_dialog.h"
#include "app/desktop/dialogs/traffic_dialog.h"
#include "app/desktop/document/document.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/panels/project_tree_model.h"
#include "app/desktop/sheet/result_table.h"
#include "app/desktop/sheet/sheet_page.h"
#include "app/desktop/sheet/sheet_tabs.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/workspace.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project_file.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"
#include "tests/support/measured_projects.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QUndoStack>
#include <QUrl>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

/** Table I in a window, and the dialog for a file. */
struct DialogFixture : Fixture
{
    explicit DialogFixture(const QString& file)
    {
        window.show();
        open(writeProject("a.yaml", test::tableOne()));
        answers.importPath = file;
        window.actions().find(QStringLiteral("file.import"))->trigger();
        dialog = window.findChild<ImportDialog*>();
        if (!dialog)
            qFatal("no dialog");
        QTRY_VERIFY(!summary().startsWith(QStringLiteral("Reading")));
    }

    [[nodiscard]] QString summary() const
    {
        return dialog->findChild<QLabel*>(QStringLiteral("importSummary"))->text();
    }
    [[nodiscard]] QPushButton* importButton() const
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->isDefault())
                return button;
        return nullptr;
    }
    [[nodiscard]] QTableWidget* table(const QString& name) const
    {
        for (QTableWidget* widget : dialog->findChildren<QTableWidget*>())
            if (widget->accessibleName().startsWith(name))
                return widget;
        return nullptr;
    }
    [[nodiscard]] QSpinBox* processes() const
    {
        return dialog->findChild<QSpinBox*>(QStringLiteral("importProcesses"));
    }
    /** Goes to an entry of a menu with the keyboard; the file is read again, with new menus, after each step.
     */
    void choose(int row, int column, const QString& text) const
    {
        menuOf(row, column)->setFocus();
        while (menuOf(row, column)->currentText() != text) {
            QComboBox* menu = menuOf(row, column);
            const int wanted = menu->findText(text);
            QVERIFY(wanted >= 0);
            QTest::keyClick(menu, menu->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
            QTRY_VERIFY(!summary().startsWith(QStringLiteral("Reading")));
            QVERIFY(menuOf(row, column)->hasFocus());
        }
    }
    [[nodiscard]] QComboBox* menuOf(int row, int column) const
    {
        return qobject_cast<QComboBox*>(table(QStringLiteral("Columns"))->cellWidget(row, column));
    }
    [[nodiscard]] const Project& project() { return window.document().project(); }

    ImportDialog* dialog = nullptr;
};

bool writeProjectFile(const QTemporaryDir& folder, const char* name, const Project& project)
{
    return writeProject(folder.filePath(QLatin1String(name)).toStdString(), project).has_value();
}

QString data(const char* name)
{
    return QStringLiteral(CONTRAFLOW_TEST_DATA "/") + QLatin1String(name);
}

} // namespace

class TestImportDialog : public QObject
{
    Q_OBJECT

private slots:
    void itSaysWhyAFileIsWhatItIs()
    {
        const DialogFixture imported(data("import/osu_latency.txt"));
        const auto* evidence = imported.dialog->findChild<QLabel*>(QStringLiteral("importEvidence"));
        QCOMPARE(evidence->text(), QStringLiteral("Recognised by a line '# OSU …'."));
        auto* format = imported.dialog->findChild<QComboBox*>();
        format->setCurrentIndex(format->count() - 3);
        emit format->activated(format->currentIndex());
        QTRY_VERIFY(!imported.summary().startsWith(QStringLiteral("Reading")));
        QCOMPARE(evidence->text(), QString()); // the user's choice needs no reason
    }

    void timesOfMessagesBecomeAMeasurementInOneStep();
    void whatARunBelongsToItsFileSays();
    void notesOnManyPatternsLeaveRoomForTheButtons();
    void aMeaningAndAUnitCanBeCorrected();
    void benchmarksAppearInTheTreeAndTheirSheet();
    void aFileThatIsNoneSaysWhyAndCannotBeImported();
    void numbersThatMayBeMessagesLeadToTheirDialog();
    void theNumberOfProcessesIsAskedWhereTheFileDoesNotSayIt();
    void aDroppedFileOpensTheDialog();
    void aFolderOfPatternsBecomesACampaignInOneStep();
};

void TestImportDialog::timesOfMessagesBecomeAMeasurementInOneStep()
{
    DialogFixture f(data("import/table1-P.csv"));
    // The file has ids of messages, so that the scenario that is shown is proposed.
    QTRY_VERIFY(f.importButton()->isEnabled());
    QVERIFY(f.summary().contains(QStringLiteral("measurement 'table1-P' of scenario 'copper' with 4 times")));
    QCOMPARE(f.table(QStringLiteral("Lines"))->item(0, 0)->text(), QStringLiteral("6"));
    QVERIFY(
        f.table(QStringLiteral("Lines"))->item(0, 1)->text().contains(QStringLiteral("'e5' does not go")));
    QTest::mouseClick(f.importButton(), Qt::LeftButton);
    QCOMPARE(f.project().measurements.size(), std::size_t{1});
    QCOMPARE(f.project().measurements[0].provenance.sha256.size(), std::size_t{64});
    QCOMPARE(f.window.document().undoStack()->undoText(), QStringLiteral("Import measured times of copper"));
    f.window.document().undoStack()->undo();
    QVERIFY(f.project().measurements.empty());
}

void TestImportDialog::whatARunBelongsToItsFileSays()
{
    const Project project = test::tableOne();
    const std::vector<std::size_t> all{0};
    const Result<MeasuringPlan> plan = planMeasuring(project, all, {});
    QVERIFY(plan);
    RepeatedPattern measured{.scenario = "copper", .workload = plan->patterns[0].workload, .repetitions = 10};
    for (const PlannedMessage& message : plan->patterns[0].messages)
        measured.messages.push_back({message.id,
                                     plan->nodes[message.source],
                                     plan->nodes[message.destination],
                                     message.bytes,
                                     0,
                                     {0, {10, 0.25, 0.001}, 0.24, 0.26}});
    MeasuredRun run;
    run.patterns.push_back(measured);
    Fixture names;
    DialogFixture f(names.write("m.json", QByteArray::fromStdString(runText(run))));
    QTRY_VERIFY(f.importButton()->isEnabled());
    QVERIFY2(f.summary().contains(QStringLiteral("of scenario 'copper' with 5 times")),
             qPrintable(f.summary()));
    const auto boxes = f.dialog->findChildren<QComboBox*>();
    QVERIFY(std::any_of(boxes.begin(), boxes.end(), [](const QComboBox* box) {
        return box->currentText() == QStringLiteral("Measured times of the scenarios that it names");
    }));
    QTest::mouseClick(f.importButton(), Qt::LeftButton);
    QCOMPARE(f.project().measurements.size(), std::size_t{1});
    QCOMPARE(f.project().measurements[0].times.size(), std::size_t{5});
}

void TestImportDialog::notesOnManyPatternsLeaveRoomForTheButtons()
{
    const Project project = test::tableOne();
    MeasuredRun run;
    run.platform = project.platforms[0].name;
    for (int i = 0; i < 48; ++i) {
        RepeatedPattern pattern{
            .scenario = "pattern " + std::to_string(i), .repetitions = 10, .wasQuiet = false};
        const MessageRow& message = project.workloads[0].messages[0];
        pattern.messages.push_back({message.id,
                                    message.source,
                                    message.destination,
                                    4'000'000,
                                    0,
                                    {0, {10, 0.25, 0.001}, 0.24, 0.26}});
        run.patterns.push_back(pattern);
    }
    Fixture names;
    DialogFixture f(names.write("m.json", QByteArray::fromStdString(runText(run))));
    QTRY_VERIFY(f.importButton()->isEnabled());
    QCOMPARE(f.summary().count(QStringLiteral("was not quiet")), 48);
    f.dialog->resize(1024, 700);
    QTRY_COMPARE(f.dialog->height(), 700);
    const QPushButton* button = f.importButton();
    QVERIFY(f.dialog->rect().contains(button->mapTo(f.dialog, button->rect().bottomRight())));
}

void TestImportDialog::aMeaningAndAUnitCanBeCorrected()
{
    Fixture names;
    DialogFixture f(names.write("t.csv", "link;Dauer;n\ne1;252;4\ne2;436;4\n"));
    QVERIFY(!f.importButton()->isEnabled());
    f.choose(1, 1, QStringLiteral("time"));
    QTRY_VERIFY(f.summary().contains(QStringLiteral("no unit")));
    QTRY_VERIFY(f.menuOf(1, 2));
    f.choose(1, 2, QStringLiteral("ms"));
    QTRY_VERIFY(f.importButton()->isEnabled());
    QTest::mouseClick(f.importButton(), Qt::LeftButton);
    QCOMPARE(quantityText(f.project().measurements[0].times[1].mean.value()), std::string("436 ms"));
}

void TestImportDialog::benchmarksAppearInTheTreeAndTheirSheet()
{
    DialogFixture f(data("import/osu_two_runs.txt"));
    QTRY_VERIFY(f.importButton()->isEnabled());
    QTest::mouseClick(f.importButton(), Qt::LeftButton);
    QCOMPARE(f.project().benchmarks.size(), std::size_t{3});
    ProjectTree* tree = f.window.workspace().tree();
    auto* model = qobject_cast<ProjectTreeModel*>(tree->model());
    const QModelIndex bandwidth = model->object(TableKind::benchmarks, 1);
    QCOMPARE(bandwidth.data().toString(), QStringLiteral("osu_bw"));
    tree->scrollTo(bandwidth);
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(bandwidth).center());
    SheetTabs* sheets = f.window.workspace().sheets();
    QCOMPARE(sheets->currentSheet().key, "benchmarks");
    for (const SheetPage* page : sheets->findChildren<SheetPage*>())
        if (page->isVisible())
            QVERIFY((page->sheet().table() == TableRef{TableKind::benchmarkRows, 1}));
}

void TestImportDialog::aFileThatIsNoneSaysWhyAndCannotBeImported()
{
    DialogFixture f(data("import/iperf3-refused.json"));
    QVERIFY(f.summary().contains(QStringLiteral("unable to connect to server")));
    for (const QLabel* label : f.dialog->findChildren<QLabel*>())
        QVERIFY(!label->text().contains(QStringLiteral("understood")));
    QVERIFY(!f.importButton()->isEnabled());
    QTest::keyClick(f.dialog, Qt::Key_Escape);
    QVERIFY(!f.window.document().isModified());
}

void TestImportDialog::numbersThatMayBeMessagesLeadToTheirDialog()
{
    const auto asMessages = [](const DialogFixture& f) {
        const auto buttons = f.dialog->findChildren<QPushButton*>();
        const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
            return button->text() == QStringLiteral("As &messages…");
        });
        return found == buttons.end() ? nullptr : *found;
    };
    QVERIFY(!asMessages(DialogFixture(data("import/table1-P.csv")))->isVisible());
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("sent.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("0,1e6,0\n1e6,0,2e6\n0,2e6,0\n") > 0);
    file.close();
    const DialogFixture f(file.fileName());
    QVERIFY2(f.summary().contains(QStringLiteral("import it as messages")), qPrintable(f.summary()));
    QVERIFY(asMessages(f)->isVisible());
    QTest::mouseClick(asMessages(f), Qt::LeftButton);
    QTRY_VERIFY(!f.window.findChild<ImportDialog*>());
    auto* messages = f.window.findChild<TrafficDialog*>();
    QVERIFY(messages && messages->isVisible());
    QVERIFY(messages->windowTitle().contains(QStringLiteral("sent.csv")));
}

void TestImportDialog::theNumberOfProcessesIsAskedWhereTheFileDoesNotSayIt()
{
    DialogFixture pairs(data("import/osu_latency.txt"));
    QVERIFY(!pairs.processes()->isVisible());
    DialogFixture f(data("import/osu_alltoall_f.txt"));
    QTRY_VERIFY(f.importButton()->isEnabled());
    QVERIFY(f.processes()->isVisible());
    QVERIFY(f.summary().contains(
        QStringLiteral("how many processes took part in osu_alltoall; give their number")));
    f.processes()->setFocus();
    f.processes()->selectAll();
    QTest::keyClicks(f.processes(), QStringLiteral("16"));
    QTest::keyClick(f.processes(), Qt::Key_Tab);
    QTRY_VERIFY(f.importButton()->isEnabled() && !f.summary().contains(QStringLiteral("how many processes")));
    QTest::mouseClick(f.importButton(), Qt::LeftButton);
    QCOMPARE(f.project().benchmarks[0].rows[0].processes.value(), 16U);
}

void TestImportDialog::aDroppedFileOpensTheDialog()
{
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    QMimeData mime;
    mime.setUrls({QUrl::fromLocalFile(data("import/np.out"))});
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&f.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&f.window, &drop);
    QTRY_VERIFY(f.window.findChild<ImportDialog*>());
}

void TestImportDialog::aFolderOfPatternsBecomesACampaignInOneStep()
{
    QTemporaryDir folder;
    const Project campaign = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
    QVERIFY(writeProjectFile(folder, "d.yaml", campaign));
    QVERIFY(QFile::copy(data("measured/patterns-F.csv"), folder.filePath(QStringLiteral("f.csv"))));
    QVERIFY(QFile::copy(data("import/np.out"), folder.filePath(QStringLiteral("np.out"))));
    Fixture f;
    f.window.show();
    Project platform = campaign;
    platform.workloads = {};
    platform.scenarios = {};
    platform.measurements = {};
    f.open(f.writeProject("a.yaml", platform));
    f.answers.importFolder = folder.path();
    f.window.actions().find(QStringLiteral("file.importFolder"))->trigger();
    auto* dialog = f.window.findChild<ImportFolderDialog*>();
    QVERIFY(dialog);
    QTRY_VERIFY(!dialog->isRunning());
    QVERIFY2(dialog->summary().startsWith(QStringLiteral("24 measured patterns with 236 values")),
             qPrintable(dialog->summary()));
    QVERIFY(dialog->files().model()->index(2, 3).data().toString().startsWith(QStringLiteral("not taken")));
    QTest::mouseClick(dialog->importButton(), Qt::LeftButton);
    Document& document = f.window.document();
    QCOMPARE(document.project().measurements.size(), std::size_t{24});
    QCOMPARE(document.undoStack()->count(), 1);
    SheetTabs* sheets = f.window.workspace().sheets();
    QCOMPARE(sheets->currentSheet().key, "campaign");
    const auto campaignRows = [&] {
        for (const SheetPage* page : sheets->findChildren<SheetPage*>())
            if (page->isVisible())
                return page->sheet().rowCount();
        return 0;
    };
    QTRY_VERIFY(campaignRows() > 0);
    document.undoStack()->undo();
    QVERIFY(document.project().measurements.empty());
}

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
