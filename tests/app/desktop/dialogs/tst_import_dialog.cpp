// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import/import_dialog.h"

#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/document/document.h"
#include "app/desktop/live/results.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/panels/project_tree.h"
#include "app/desktop/panels/project_tree_model.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/workspace.h"
#include "core/application/application_replay.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/project/project_file.h"
#include "core/project/calibration_record.h"
#include "tests/app/desktop/held_jobs.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"
#include "tests/support/measured_projects.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QUndoStack>
#include <QUrl>

using namespace contraflow;

namespace {

QString data(const char* name)
{
    return QStringLiteral(CONTRAFLOW_TEST_DATA "/") + QLatin1String(name);
}

/** Table I in a window, and the dialog for a file. */
struct Fixture : test::WindowFixture
{
    explicit Fixture(const QString& path)
    {
        window.show();
        open(writeProject("a.yaml", test::tableOne()));
        import(path);
    }
    Fixture(const char* file, const QByteArray& content)
    {
        window.show();
        open(writeProject("a.yaml", test::tableOne()));
        import(write(file, content));
    }

    void import(const QString& path, const char* action = "file.import")
    {
        answers.importPath = path;
        answers.importFolder = path;
        window.actions().find(QLatin1String(action))->trigger();
        dialog = window.findChild<ImportDialog*>();
        if (!dialog)
            qFatal("no dialog");
        settle();
    }
    void settle() const { QTRY_VERIFY(!dialog->isBusy()); }
    void finish()
    {
        QTest::mouseClick(button(), Qt::LeftButton);
        QTRY_VERIFY(!window.findChild<ImportDialog*>());
        QCOMPARE(window.document().undoStack()->count(), 1);
    }
    [[nodiscard]] QString text(const char* name) const
    {
        return dialog->findChild<QLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QString status() const { return text("importStatus"); }
    [[nodiscard]] QString notes() const { return text("importNotes"); }
    [[nodiscard]] QStringList taken() const
    {
        QStringList lines;
        auto* list = dialog->findChild<QListWidget*>(QStringLiteral("importTaken"));
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
    [[nodiscard]] QString kind() const { return combo("It is")->currentText(); }
    /** Goes to an entry of a list with the keyboard. */
    void choose(const char* name, const QString& part) const
    {
        QComboBox* box = combo(name);
        const int wanted = box->findText(part, Qt::MatchContains);
        if (wanted < 0)
            qFatal("no entry %s", qPrintable(part));
        box->setFocus();
        while (combo(name)->currentIndex() != wanted) {
            QTest::keyClick(combo(name), combo(name)->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
            settle();
        }
    }
    [[nodiscard]] QLineEdit* line(const char* option) const
    {
        return dialog->findChild<QLineEdit*>(QLatin1String(option));
    }
    void type(const char* option, const QString& text) const
    {
        line(option)->setFocus();
        line(option)->selectAll();
        QTest::keyClicks(line(option), text);
        QTest::keyClick(line(option), Qt::Key_Tab);
        settle();
    }
    [[nodiscard]] QPushButton* button() const
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->isDefault())
                return button;
        qFatal("no button");
    }
    [[nodiscard]] QTableWidget* table(const char* name) const
    {
        for (QTableWidget* widget : dialog->findChildren<QTableWidget*>())
            if (widget->accessibleName().startsWith(QLatin1String(name)))
                return widget;
        qFatal("no table %s", name);
    }
    [[nodiscard]] QComboBox* menuOf(int row, int column) const
    {
        return qobject_cast<QComboBox*>(table("Columns")->cellWidget(row, column));
    }
    /** Goes to an entry of a column's menu with the keyboard; the file is read again, with new menus, after
     * each step. */
    void chooseOf(int row, int column, const QString& text) const
    {
        menuOf(row, column)->setFocus();
        while (menuOf(row, column)->currentText() != text) {
            QComboBox* menu = menuOf(row, column);
            const int wanted = menu->findText(text);
            QVERIFY(wanted >= 0);
            QTest::keyClick(menu, menu->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
            settle();
            QVERIFY(menuOf(row, column)->hasFocus());
        }
    }
    [[nodiscard]] const Project& project() { return window.document().project(); }

    ImportDialog* dialog = nullptr;
};

/** A project in which all was measured on one platform, without what was measured. */
Project emptied(Project project)
{
    project.workloads = {};
    project.scenarios = {};
    project.measurements = {};
    return project;
}

void drop(MainWindow& window, const QStringList& paths)
{
    QMimeData mime;
    QList<QUrl> urls;
    for (const QString& path : paths)
        urls += QUrl::fromLocalFile(path);
    mime.setUrls(urls);
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(200, 200), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &drop);
    QTRY_VERIFY(window.findChild<ImportDialog*>());
}

const QByteArray kTree = "SwitchName=core Switches=leaf[1-2]\nSwitchName=leaf1 Nodes=cn[1-4]\n"
                         "SwitchName=leaf2 Nodes=cn[5-8]\nnonsense\n";
const QByteArray kTrace = "0 init\n1 init\n0 compute 1e9\n0 send 1 0 1e6\n1 recv 0 0 1e6\n";
const QByteArray kFitted =
    "contraflow: 1\nmodels:\n"
    "  - {name: plain, kind: max-min, parameters: {}}\n"
    "  - {name: fitted, kind: window, parameters: {exponent: 1}, calibration: "
    "{measurements: [a, b], sizes: [1 MB, 5 MB], messages: 5, outgoing: 2, incoming: 2, nodes: 4, error_pct: 3.14}}\n";

} // namespace

class TestImportDialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    // What every kind has in common.
    void itSaysWhatAFileIsAndWhy();
    void aDroppedFileOpensTheDialog();
    void severalFilesThatAreDroppedAreOneTrace();
    void thePaletteFindsItByWhatItTakes();
    void escapeStopsTheTaking();

    // Measured times.
    void timesOfMessagesBecomeAMeasurement();
    void whatARunBelongsToItsFileSays();
    void notesOnManyPatternsLeaveRoomForTheButtons();
    void aMeaningAndAUnitCanBeCorrected();
    void benchmarksAppearInTheTreeAndTheirSheet();
    void aFileThatIsNoneSaysWhyAndCannotBeImported();
    void theNumberOfProcessesIsAskedWhereTheFileDoesNotSayIt();
    void aFolderOfPatternsBecomesACampaign();

    // Messages.
    void aMatrixAsksForItsUnitAndBecomesAScenario();
    void numbersMayCountMessages();
    void howAMatrixIsWrittenIsAskedAndRemembered();
    void aListTakesThePlaceOfTheMessages();
    void ranksComeWithAMapping();
    void whatCannotBeReadIsSaidWithItsPlace();
    void aNameThatIsTakenIsRefused();

    // Networks.
    void aNetworkComesIn();
    void aNodeOfLstopoAsksForItsPlatform();

    // Traces.
    void aTraceComesInAndRuns();
    void theProjectNamesItsTraceWhereverItIsSaved();
    void aSpeedThatIsNoneIsSaidAtItsField();
    void withoutAPlatformTheApplicationComesAlone();

    // Models.
    void aModelIsTakenForAScenario();
    void aModelsNameThatIsTakenIsRefused();
    void projectsWithoutModelsSayWhatIsWrong();
};

void TestImportDialog::itSaysWhatAFileIsAndWhy()
{
    const Fixture f(data("import/osu_latency.txt"));
    QCOMPARE(f.kind(), QStringLiteral("Measured times"));
    QCOMPARE(f.text("importEvidence"), QStringLiteral("Recognised by a line '# OSU …'."));
    QVERIFY(f.combo("Format")->currentText().contains(QStringLiteral("OSU micro-benchmarks")));
    f.choose("Format", QStringLiteral("Matrix of all pairs"));
    QVERIFY(!f.dialog->findChild<QLabel*>(QStringLiteral("importEvidence"))->isVisible());
    // What it is can be said as well.
    f.choose("It is", QStringLiteral("Network"));
    QVERIFY2(f.status().contains(QStringLiteral("This is no topology that is known")),
             qPrintable(f.status()));
    QVERIFY(!f.button()->isEnabled());
    QVERIFY(f.taken().isEmpty());
    f.choose("It is", QStringLiteral("Trace of a run"));
    QVERIFY2(f.status().contains(QStringLiteral("it is no trace that is known; say by 'Format'")),
             qPrintable(f.status()));
    QVERIFY(!f.button()->isEnabled());
}

void TestImportDialog::aDroppedFileOpensTheDialog()
{
    test::WindowFixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    drop(f.window, {data("import/np.out")});
}

void TestImportDialog::severalFilesThatAreDroppedAreOneTrace()
{
    test::WindowFixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    drop(f.window, {f.write("r10.ti", "10 init\n"), f.write("r9.ti", "9 init\n")});
    auto* dialog = f.window.findChild<ImportDialog*>();
    // In the order of their numbers, whatever the desktop made of it.
    QVERIFY2(dialog->windowTitle().contains(QStringLiteral("r9.ti")), qPrintable(dialog->windowTitle()));
    QTRY_VERIFY(!dialog->isBusy());
    dialog->reject();
}

void TestImportDialog::thePaletteFindsItByWhatItTakes()
{
    test::WindowFixture f;
    const auto entries = CommandPalette::entriesOf(f.window.menus().all());
    for (const char* word : {"trace", "network", "SimGrid", "messages", "measured", "model", "Slurm", "OTF2"})
        QVERIFY2(std::any_of(entries.begin(), entries.end(),
                             [word](const CommandPalette::Entry& entry) {
                                 return entry.action->objectName() == QLatin1String("file.import") &&
                                        matchScore(QLatin1String(word), entry.description) > 0;
                             }),
                 word);
}

void TestImportDialog::escapeStopsTheTaking()
{
    Fixture f(data("import/table1-P.csv"));
    {
        const test::HeldJobs held;
        QTest::mouseClick(f.button(), Qt::LeftButton);
        QVERIFY(f.dialog->isBusy());
        QTest::keyClick(f.dialog, Qt::Key_Escape);
        QCOMPARE(f.status(), QStringLiteral("Stopped; nothing was changed."));
    }
    QTRY_VERIFY(!f.dialog->isBusy());
    QVERIFY(f.dialog->isVisible());
    QVERIFY(f.project().measurements.empty());
    QTest::keyClick(f.dialog, Qt::Key_Escape);
    QTRY_VERIFY(!f.window.findChild<ImportDialog*>());
}

void TestImportDialog::timesOfMessagesBecomeAMeasurement()
{
    Fixture f(data("import/table1-P.csv"));
    // The file has ids of messages, so that the scenario that is shown is proposed.
    QVERIFY(f.button()->isEnabled());
    QCOMPARE(f.taken(), QStringList{QStringLiteral(
                            "Measurement 'table1-P' of scenario 'copper' with 4 measured times.")});
    QCOMPARE(f.table("Lines")->item(0, 0)->text(), QStringLiteral("6"));
    QVERIFY(f.table("Lines")->item(0, 1)->text().contains(QStringLiteral("'e5' does not go")));
    f.finish();
    // The window says what came in, and what is done next with it.
    QVERIFY(
        f.window.messageBar().texts().last().startsWith(QStringLiteral("Imported: Measurement 'table1-P'")));
    QTest::mouseClick(f.window.messageBar().findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(f.window.workspace().sheets()->currentSheet().key, "errors");
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
    Fixture f("m.json", QByteArray::fromStdString(runText(run)));
    QVERIFY2(f.taken().join(u' ').contains(QStringLiteral("of scenario 'copper' with 5 measured times")),
             qPrintable(f.taken().join(u' ')));
    QCOMPARE(f.combo("Becomes")->currentText(),
             QStringLiteral("Measured times of the scenarios that it names"));
    f.finish();
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
    const Fixture f("m.json", QByteArray::fromStdString(runText(run)));
    QVERIFY(f.button()->isEnabled());
    QCOMPARE(f.notes().count(QStringLiteral("was not quiet")), 48);
    f.dialog->resize(1024, 700);
    QTRY_COMPARE(f.dialog->height(), 700);
    const QPushButton* button = f.button();
    QVERIFY(f.dialog->rect().contains(button->mapTo(f.dialog, button->rect().bottomRight())));
}

void TestImportDialog::aMeaningAndAUnitCanBeCorrected()
{
    Fixture f("t.csv", "link;Dauer;n\ne1;252;4\ne2;436;4\n");
    QVERIFY(!f.button()->isEnabled());
    f.chooseOf(1, 1, QStringLiteral("time"));
    QVERIFY2(f.status().contains(QStringLiteral("no unit")), qPrintable(f.status()));
    QVERIFY(f.menuOf(1, 2));
    f.chooseOf(1, 2, QStringLiteral("ms"));
    f.finish();
    QCOMPARE(quantityText(f.project().measurements[0].times[1].mean.value()), std::string("436 ms"));
}

void TestImportDialog::benchmarksAppearInTheTreeAndTheirSheet()
{
    Fixture f(data("import/osu_two_runs.txt"));
    f.finish();
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
    Fixture f(data("import/iperf3-refused.json"));
    QVERIFY(f.status().contains(QStringLiteral("unable to connect to server")));
    for (const QLabel* label : f.dialog->findChildren<QLabel*>())
        QVERIFY(!label->text().contains(QStringLiteral("understood")));
    QVERIFY(!f.button()->isEnabled());
    QTest::keyClick(f.dialog, Qt::Key_Escape);
    QVERIFY(!f.window.document().isModified());
}

void TestImportDialog::theNumberOfProcessesIsAskedWhereTheFileDoesNotSayIt()
{
    const Fixture pairs(data("import/osu_latency.txt"));
    QVERIFY(!pairs.line("--processes")->isVisible());
    Fixture f(data("import/osu_alltoall_f.txt"));
    QVERIFY(f.line("--processes")->isVisible());
    QVERIFY(
        f.notes().contains(QStringLiteral("ow many processes took part in osu_alltoall; give their number")));
    f.type("--processes", QStringLiteral("many"));
    QCOMPARE(f.status(), QStringLiteral("'Processes' takes a whole number, not 'many'."));
    f.type("--processes", QStringLiteral("16"));
    QVERIFY(!f.notes().contains(QStringLiteral("ow many processes")));
    f.finish();
    QCOMPARE(f.project().benchmarks[0].rows[0].processes.value(), 16U);
}

void TestImportDialog::aFolderOfPatternsBecomesACampaign()
{
    const QTemporaryDir folder;
    const Project campaign = test::campaign("measured/patterns-D.csv", test::kMeasuredCluster);
    QVERIFY(writeProject(folder.filePath(QStringLiteral("d.yaml")).toStdString(), campaign));
    QVERIFY(QFile::copy(data("measured/patterns-F.csv"), folder.filePath(QStringLiteral("f.csv"))));
    QVERIFY(QFile::copy(data("import/np.out"), folder.filePath(QStringLiteral("np.out"))));
    Fixture f(data("import/np.out"));
    f.dialog->reject();
    QTRY_VERIFY(!f.window.findChild<ImportDialog*>());
    f.open(f.writeProject("b.yaml", emptied(campaign)));
    f.import(folder.path(), "file.importFolder");
    QCOMPARE(f.kind(), QStringLiteral("Folder of patterns"));
    QVERIFY(!f.combo("It is")->isEnabled());
    QCOMPARE(f.taken().size(), 2);
    QVERIFY2(f.taken().front().startsWith(QStringLiteral("d.yaml: 6 measured patterns with ")),
             qPrintable(f.taken().front()));
    QCOMPARE(f.table("Lines")->item(0, 2)->text(), QStringLiteral("np.out"));
    f.finish();
    QCOMPARE(f.project().measurements.size(), std::size_t{24});
    SheetTabs* sheets = f.window.workspace().sheets();
    QCOMPARE(sheets->currentSheet().key, "campaign");
    const auto campaignRows = [&] {
        for (const SheetPage* page : sheets->findChildren<SheetPage*>())
            if (page->isVisible())
                return page->sheet().rowCount();
        return 0;
    };
    QTRY_VERIFY(campaignRows() > 0);
    f.window.document().undoStack()->undo();
    QVERIFY(f.project().measurements.empty());
}

void TestImportDialog::aMatrixAsksForItsUnitAndBecomesAScenario()
{
    Fixture f("traffic.csv", ",X1,X2,Y1\nX1,9,10,0\nX2,5,0,1\nY1,2,0,0\n");
    const Project before = f.project();
    QCOMPARE(f.kind(), QStringLiteral("Messages"));
    QVERIFY2(f.status().contains(QStringLiteral("in which unit")), qPrintable(f.status()));
    QVERIFY(!f.button()->isEnabled());
    f.choose("Unit of sizes", QStringLiteral("MB"));
    QVERIFY(f.status().isEmpty());
    QCOMPARE(f.text("messageCount"), QStringLiteral("4"));
    QCOMPARE(f.text("byteCount"), QStringLiteral("18 MB"));
    QVERIFY(f.notes().contains(QStringLiteral("diagonal is left out")));
    f.finish();
    QCOMPARE(f.project().workloads[1].name, std::string("traffic"));
    QCOMPARE(f.project().workloads[1].messages.size(), std::size_t(4));
    QCOMPARE(f.project().scenarios[1].workload, std::string("traffic"));
    QCOMPARE(f.window.selection().scenario(), std::size_t(1));
    QCOMPARE(f.window.workspace().sheets()->currentSheet().key, "messages");
    QTRY_VERIFY(f.hasResult());
    QVERIFY(f.window.results().current()->prediction);
    f.window.document().undoStack()->undo();
    QVERIFY(f.project() == before);
}

void TestImportDialog::numbersMayCountMessages()
{
    Fixture f("traffic.csv", "0 3\n10 0\n");
    f.choose("It is", QStringLiteral("Messages"));
    f.type("--count-of", QStringLiteral("much"));
    QVERIFY2(f.status().startsWith(QStringLiteral("'Counts of' takes the size of a message")),
             qPrintable(f.status()));
    QVERIFY(!f.button()->isEnabled());
    f.type("--count-of", QStringLiteral("64 kB"));
    QCOMPARE(f.text("byteCount"), QStringLiteral("832 kB"));
    f.finish();
    QVERIFY(f.project().workloads[1].provenance.options.find("--count-of '64 kB'") != std::string::npos);
}

void TestImportDialog::howAMatrixIsWrittenIsAskedAndRemembered()
{
    // Symmetric only from its last row up, as ComDetective writes it.
    Fixture f("traffic.csv", "30,20,0\n10,0,20\n0,10,30\n");
    f.choose("Unit of sizes", QStringLiteral("kB"));
    QVERIFY2(f.status().contains(QStringLiteral("say which row is first")), qPrintable(f.status()));
    f.choose("Rows", QStringLiteral("Last node first"));
    QVERIFY(f.status().isEmpty());
    QCOMPARE(f.text("byteCount"), QStringLiteral("120 kB"));
    f.choose("Senders", QStringLiteral("Columns"));
    QVERIFY(f.notes().contains(QStringLiteral("Columns of the matrix are senders")));
    QVERIFY(f.notes().contains(QStringLiteral("diagonal is left out")));
    f.choose("Diagonal", QStringLiteral("Sent within the node"));
    QVERIFY(f.notes().contains(QStringLiteral("diagonal is taken")));
    f.type("--total-of", QStringLiteral("10"));
    QCOMPARE(f.text("byteCount"), QStringLiteral("12 kB"));
    f.finish();

    // The same file again: the questions are answered as before.
    f.import(f.answers.importPath);
    QCOMPARE(f.combo("Unit of sizes")->currentText(), QStringLiteral("kB"));
    QCOMPARE(f.combo("Rows")->currentText(), QStringLiteral("Last node first"));
    QCOMPARE(f.combo("Senders")->currentText(), QStringLiteral("Columns"));
    QCOMPARE(f.combo("Diagonal")->currentText(), QStringLiteral("Sent within the node"));
    QCOMPARE(f.text("byteCount"), QStringLiteral("12 kB"));
    QVERIFY2(f.notes().contains(QStringLiteral("The same content was imported before")),
             qPrintable(f.notes()));
}

void TestImportDialog::aListTakesThePlaceOfTheMessages()
{
    Fixture f("traffic.csv", "source,destination,size,start\nX1,Y1,10 MB,\nX2,Y2,20 MB,1 s\n");
    QCOMPARE(f.kind(), QStringLiteral("Messages"));
    f.choose("Where the messages go", QStringLiteral("In place of the 5 messages"));
    QVERIFY(!f.line("--name")->isVisible());
    f.finish();
    QCOMPARE(f.project().workloads.size(), std::size_t(1));
    QCOMPARE(f.project().workloads[0].messages.size(), std::size_t(2));
    QCOMPARE(f.project().workloads[0].messages[1].start.value().value, 1.0);
}

void TestImportDialog::ranksComeWithAMapping()
{
    Fixture f("traffic.csv", "0 1 2\n3 0 4\n5 6 0\n");
    f.choose("Unit of sizes", QStringLiteral("kB"));
    QVERIFY(f.notes().contains(QStringLiteral("3 processes")));
    QCOMPARE(f.text("importCaption"), QStringLiteral("Processes, those of a node together."));
    const auto* sketch = f.dialog->findChild<PatternSketch*>();
    QVERIFY(sketch->textAt(sketch->placeOf(2)).startsWith(QStringLiteral("2\n")));
    f.finish();
    QCOMPARE(f.project().mappings.size(), std::size_t(1));
    QCOMPARE(f.project().scenarios[1].mapping, f.project().mappings[0].name);
    QTRY_VERIFY(f.hasResult());
    QVERIFY(f.window.results().current()->prediction);
}

void TestImportDialog::whatCannotBeReadIsSaidWithItsPlace()
{
    const Fixture f("traffic.csv", "source,destination,size\nX1,Y1,10 MB\nX2,Y9,20 MB\n");
    QVERIFY2(f.status().contains(QStringLiteral("'Y9' is no node of the platform 'copper'")),
             qPrintable(f.status()));
    QVERIFY(!f.button()->isEnabled());
    QCOMPARE(f.text("messageCount"), QStringLiteral("–"));
    const Fixture damaged("traffic.csv", "source,destination,size\nX1,Y1,10 MB\nX2,Y2,many\n");
    damaged.choose("It is", QStringLiteral("Messages"));
    QVERIFY2(damaged.status().startsWith(QStringLiteral("Line 3, column 'size'")),
             qPrintable(damaged.status()));
}

void TestImportDialog::aNameThatIsTakenIsRefused()
{
    const Fixture f("traffic.csv", "source,destination,size\nX1,Y1,10 MB\n");
    QVERIFY(f.button()->isEnabled());
    f.type("--name", QStringLiteral("messages"));
    QVERIFY(f.status().contains(QStringLiteral("already")));
    QVERIFY(!f.button()->isEnabled());
    f.type("--name", QStringLiteral("messages new"));
    QVERIFY(f.button()->isEnabled());
}

void TestImportDialog::aNetworkComesIn()
{
    Fixture f("hall.txt", kTree);
    const Project before = f.project();
    QCOMPARE(f.kind(), QStringLiteral("Network"));
    QVERIFY(f.combo("Format")->currentText().contains(QStringLiteral("Slurm topology.conf")));
    QVERIFY(f.text("importEvidence").contains(QStringLiteral("SwitchName=")));
    QVERIFY2(f.status().contains(QStringLiteral("choose a network preset")), qPrintable(f.status()));
    QVERIFY(!f.button()->isEnabled());
    const QStringList found{
        QStringLiteral("Platform 'hall': 3 switches, 8 nodes, 2 links besides those of the nodes.")};
    QCOMPARE(f.taken(), found);
    QTableWidget* rejected = f.table("Lines");
    QCOMPARE(rejected->rowCount(), 1);
    QCOMPARE(rejected->item(0, 0)->text(), QStringLiteral("4"));
    f.choose("Network preset", QStringLiteral("HDR"));
    QVERIFY(f.status().isEmpty());
    QCOMPARE(f.taken(), found);
    f.type("--name", QStringLiteral("north"));
    QVERIFY(f.taken().first().startsWith(QStringLiteral("Platform 'north'")));
    f.finish();
    QCOMPARE(f.project().platforms.size(), before.platforms.size() + 1);
    QCOMPARE(f.project().platforms[before.platforms.size()].nodes.size(), std::size_t(2));
    f.window.document().undoStack()->undo();
    QVERIFY(f.project() == before);
}

void TestImportDialog::aNodeOfLstopoAsksForItsPlatform()
{
    Fixture f(
        "node.xml",
        "<topology><object type=\"Machine\"><object type=\"Core\"/><object type=\"Core\"/></object></topology>");
    QVERIFY(!f.combo("Network preset")->isVisible());
    QVERIFY(f.combo("Nodes of platform")->isVisible());
    f.finish();
    QCOMPARE(f.project().platforms[0].nodes[0].cores.value(), 2U);
}

void TestImportDialog::aTraceComesInAndRuns()
{
    Fixture f("run.ti", kTrace);
    const Project before = f.project();
    QVERIFY(f.combo("Format")->currentText().contains(QStringLiteral("SimGrid")));
    // Flops are no times.
    QVERIFY(f.line("--speed")->isVisible());
    QVERIFY2(f.status().contains(QStringLiteral("say by 'Speed' how many")), qPrintable(f.status()));
    QVERIFY(f.status().startsWith(QStringLiteral("run.ti:"))); // called as it is, without a capital
    QVERIFY(!f.button()->isEnabled());
    f.type("--speed", QStringLiteral("1 Gflop/s"));
    QVERIFY2(f.status().isEmpty(), qPrintable(f.status()));
    QVERIFY2(f.taken().first().startsWith(
                 QStringLiteral("Application 'run' of 2 processes with 3 events, a trace")),
             qPrintable(f.taken().first()));
    f.finish();
    QCOMPARE(f.project().applications.size(), before.applications.size() + 1);
    // The new scenario is shown and runs without the project having been saved.
    QTRY_VERIFY(!f.window.results().isStale());
    QVERIFY(f.window.results().current()->replay);
    QCOMPARE(f.window.results().current()->replay->replay.messageCount, std::uint64_t(1));
    f.window.document().undoStack()->undo();
    QVERIFY(f.project() == before);
}

void TestImportDialog::theProjectNamesItsTraceWhereverItIsSaved()
{
    Fixture f("run.ti", kTrace);
    f.type("--speed", QStringLiteral("1e9"));
    f.type("--name", QStringLiteral("lu"));
    f.finish();
    QVERIFY(QDir(f.path(".")).mkdir(QStringLiteral("elsewhere")));
    f.answers.savePath = f.path("elsewhere/b.yaml");
    f.window.files().saveProjectAs();
    QTRY_COMPARE(f.window.document().filePath(), f.answers.savePath);
    const auto read = readProject(f.answers.savePath.toStdString());
    QVERIFY(read);
    QVERIFY(projectText(read->project).find("file: ../run.ti") != std::string::npos);
    IssueList issues;
    QVERIFY(programOf(read->project, 0, issues));
}

void TestImportDialog::aSpeedThatIsNoneIsSaidAtItsField()
{
    const Fixture f("run.ti", kTrace);
    f.type("--speed", QStringLiteral("fast"));
    const auto labels = f.dialog->findChildren<QLabel*>(QStringLiteral("fieldError"));
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
        return label->isVisible() &&
               label->text().startsWith(QStringLiteral("'Speed' takes flops in a second such as 10 Gflop/s"));
    }));
    QVERIFY(!f.button()->isEnabled());
}

void TestImportDialog::withoutAPlatformTheApplicationComesAlone()
{
    Fixture f("a.goal",
              "num_ranks 2\nrank 0 {\nl1: send 10b to 1 tag 5\n}\nrank 1 {\nl1: recv 10b from 0 tag 5\n}\n");
    QVERIFY(!f.line("--speed")->isVisible());
    f.choose("New scenario on", QStringLiteral("None yet"));
    const std::size_t scenarios = f.project().scenarios.size();
    f.finish();
    QCOMPARE(f.project().scenarios.size(), scenarios);
    QCOMPARE(f.project().applications.size(), std::size_t(1));
}

void TestImportDialog::aModelIsTakenForAScenario()
{
    Fixture f("campaign.yaml", kFitted);
    const Project before = f.project();
    QCOMPARE(f.kind(), QStringLiteral("Model of another project"));
    QComboBox* models = f.combo("Model");
    QCOMPARE(models->count(), 2);
    QVERIFY(models->itemText(0).endsWith(QStringLiteral(", not calibrated")));
    QVERIFY(models->itemText(1).endsWith(QStringLiteral(", learnt from 2 measurements, off by 3.1 %")));
    QCOMPARE(models->currentIndex(), 1); // a calibrated one is offered first
    f.choose("Model", QStringLiteral("plain"));
    QVERIFY(!f.taken().join(u' ').contains(QStringLiteral("'fitted'")));
    f.choose("Model", QStringLiteral("fitted"));
    QCOMPARE(f.taken(), QStringList{QStringLiteral("Model 'fitted'.")});
    f.choose("Used by", QStringLiteral("One scenario"));
    QCOMPARE(f.combo("Scenario")->currentText(), QStringLiteral("copper"));
    f.finish();
    const Model& taken = f.project().models[f.project().models.size() - 1];
    QCOMPARE(taken.name, std::string("fitted"));
    QVERIFY(calibrationOf(taken));
    QCOMPARE(taken.provenance.file, std::string("campaign.yaml"));
    QCOMPARE(f.project().scenarios[0].model, std::string("fitted"));
    f.window.document().undoStack()->undo();
    QVERIFY(f.project() == before);
}

void TestImportDialog::aModelsNameThatIsTakenIsRefused()
{
    Fixture f("campaign.yaml", kFitted);
    const QString taken = QString::fromStdString(f.project().models[0].name);
    f.type("--name", taken);
    QVERIFY(f.status().contains(QStringLiteral("already")));
    QVERIFY(!f.button()->isEnabled());
    f.type("--name", taken + u'2');
    QVERIFY(f.button()->isEnabled());
}

void TestImportDialog::projectsWithoutModelsSayWhatIsWrong()
{
    const Fixture f("campaign.yaml", "contraflow: 1\n");
    QCOMPARE(f.status(), QStringLiteral("The project has no models."));
    QVERIFY(!f.button()->isEnabled());
    const Fixture g("campaign.yaml", "[");
    QVERIFY(!g.status().isEmpty());
    QVERIFY(!g.button()->isEnabled());
}

QTEST_MAIN(TestImportDialog)
#include "tst_import_dialog.moc"
