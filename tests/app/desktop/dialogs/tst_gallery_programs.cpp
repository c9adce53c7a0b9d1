// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/edit_job.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/window/workspace.h"
#include "core/recipes/application_recipe.h"
#include "core/recipes/platform_recipe.h"
#include "tests/app/desktop/dialogs/gallery_fixture.h"

#include <QComboBox>

using namespace contraflow;

namespace {

constexpr const char* kAction = "gallery.programs";

/** A project of a network of 16 nodes with 4 cores each, and with nothing that runs on it. */
Project sixteenNodes()
{
    PlatformRecipe recipe;
    recipe.name = "cluster";
    recipe.topology = RackTopology{2, 16};
    recipe.cores = 4;
    Project project;
    project.platforms.append(*makePlatform(recipe));
    return project;
}

struct Fixture : test::GalleryFixture
{
    explicit Fixture(const Project& project = sixteenNodes()) : GalleryFixture(project, kAction) {}

    void choose(const char* recipe) const { GalleryFixture::choose(findApplicationRecipe(recipe)->title); }
    [[nodiscard]] QLineEdit* field(const char* name) const { return named<QLineEdit>(name); }
    void retype(const char* name, const char* text) const { GalleryFixture::retype(field(name), text); }
};

} // namespace

class TestGalleryPrograms : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Preferences().clearRecentFiles();
        Preferences().setLayout(QStringLiteral("gallery"), {});
    }

    void everyRecipeSaysWhatItIsAndHasAFieldPerParameter()
    {
        const Fixture f;
        for (const ApplicationRecipeInfo& info : applicationCatalog()) {
            f.choose(std::string(info.name).c_str());
            QVERIFY(f.fieldErrors().isEmpty());
            QVERIFY(f.text("gallerySource").contains(QString::fromUtf8(info.source)));
            QVERIFY(f.text("processCount").toInt() > 0);
            QVERIFY(f.text("rowCount").toInt() > 2);
            QCOMPARE(f.text("coreCount"), QStringLiteral("64"));
            for (const ProgramParameter& parameter : info.parameters) {
                const QLineEdit* input = f.field(std::string(parameter.name).c_str());
                QVERIFY2(input, parameter.name.data());
                QCOMPARE(input->text(), QString::fromUtf8(parameter.value));
            }
            QVERIFY2(f.make()->isEnabled(), info.name.data());
        }
    }

    void gpusOfServersTakeAProcessEach()
    {
        PlatformRecipe recipe;
        recipe.name = "gpus";
        recipe.topology = RailTopology{};
        Project project;
        project.platforms.append(*makePlatform(recipe));
        const Fixture f(project);
        f.choose("training-step");
        QCOMPARE(f.text("coreCount").toULongLong(), qulonglong{nodeNames(project.platforms[0]).size()});
        QVERIFY(f.make()->isEnabled());
    }

    void aProgramIsMadeWithAllThatItNeedsAsOneUndoStep()
    {
        Fixture f;
        const Project before = f.project();
        f.choose("halo-2d");
        f.retype("columns", "4");
        f.retype("steps", "3");
        QCOMPARE(f.text("processCount"), QStringLiteral("32"));
        f.take();
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        QCOMPARE(f.project().applications.size(), std::size_t(1));
        QCOMPARE(f.project().applications[0].name, std::string("halo-2d"));
        QCOMPARE(f.project().applications[0].processes.value(), 32U);
        QCOMPARE(f.project().parameters.size(), std::size_t(7));
        QCOMPARE(f.project().parameters[0].value, std::string("4"));
        QCOMPARE(f.project().scenarios[0].platform, std::string("cluster"));
        QVERIFY(f.project().mappings[0].policy == MappingPolicy::roundRobinPerProcessor);
        QCOMPARE(f.project().models.size(), std::size_t(1));
        QCOMPARE(QByteArray(f.window.workspace().sheets()->currentSheet().key), QByteArray("program"));
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
        f.window.document().undoStack()->redo();
        QCOMPARE(f.project().applications.size(), std::size_t(1));
    }

    void badValuesAreSaidAtTheirFields()
    {
        const Fixture f;
        f.choose("halo-2d");
        f.retype("steps", "many");
        QCOMPARE(f.fieldErrors().size(), 1);
        QVERIFY2(f.fieldErrors()[0].contains(QStringLiteral("'steps' cannot be 'many'")),
                 qPrintable(f.fieldErrors()[0]));
        QVERIFY(!f.make()->isEnabled());
        QCOMPARE(f.text("processCount"), QStringLiteral("–"));
        f.retype("steps", "10 MB");
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("write a value like 50")));
        f.retype("steps", "=rows * 2");
        QVERIFY(f.fieldErrors().isEmpty());
        QVERIFY(f.make()->isEnabled());
        f.retype("columns", "0");
        QCOMPARE(f.fieldErrors().size(), 1);
        QVERIFY2(f.fieldErrors()[0].contains(QStringLiteral("whole number from 1")),
                 qPrintable(f.fieldErrors()[0]));
        QVERIFY(!f.make()->isEnabled());
        f.retype("columns", "100");
        QVERIFY2(f.text("makingStatus").contains(QStringLiteral("800 processes")),
                 qPrintable(f.text("makingStatus")));
        QVERIFY(!f.make()->isEnabled());
        f.retype("columns", "8");
        QVERIFY(f.text("makingStatus").isEmpty());
        QVERIFY(f.make()->isEnabled());
    }

    void whatWasTypedForARecipeIsKept()
    {
        const Fixture f;
        f.choose("fft");
        f.retype("n", "64");
        f.choose("cg");
        f.choose("fft");
        QCOMPARE(f.field("n")->text(), QStringLiteral("64"));
    }

    void namesThatAreTakenAreRefusedAndParametersGetNamesOfTheirOwn()
    {
        Fixture f;
        f.choose("cg");
        f.take();
        f.openAgain(kAction);
        f.choose("cg");
        QCOMPARE(f.field("Name")->text(), QStringLiteral("cg 2"));
        QVERIFY2(f.text("programNote").contains(QStringLiteral("steps_2")),
                 qPrintable(f.text("programNote")));
        f.retype("Name", "");
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("needs a name")));
        QVERIFY(!f.make()->isEnabled());
        f.retype("Name", "cg");
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("choose another name")));
        QVERIFY(!f.make()->isEnabled());
        f.retype("Name", "mine");
        f.choose("fft"); // what was typed is not thrown away
        QCOMPARE(f.field("Name")->text(), QStringLiteral("mine"));
        f.choose("cg");
        f.retype("nx", "2");
        f.take();
        QCOMPARE(f.project().applications.size(), std::size_t(2));
        QCOMPARE(f.project().applications[0].processes.value(), 32U);
        QCOMPARE(f.project().applications[1].processes.value(), 16U);
        QCOMPARE(f.project().scenarios[1].name, std::string("mine on cluster"));
        QCOMPARE(f.window.selection().scenario(), std::size_t(1));
    }

    void processesArePlacedAsChosen()
    {
        Fixture f;
        f.named<QComboBox>("Placed")->setCurrentIndex(1);
        f.take();
        QVERIFY(f.project().mappings[0].policy == MappingPolicy::roundRobinPerNode);
    }

    void withoutANetworkItSaysWhereToBegin()
    {
        const Fixture f(Project{});
        QVERIFY(f.text("makingStatus").contains(QStringLiteral("at the top of the list")));
        QVERIFY(!f.make()->isEnabled());
    }

    void emptySheetsOfferIt_data()
    {
        QTest::addColumn<QByteArray>("sheet");
        QTest::newRow("program") << QByteArray("program");
        QTest::newRow("applications") << QByteArray("applications");
    }

    void emptySheetsOfferIt()
    {
        QFETCH(const QByteArray, sheet);
        test::WindowFixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", sixteenNodes()));
        f.window.workspace().sheets()->showSheet(sheet.toStdString());
        QPushButton* offer = nullptr;
        for (QPushButton* button : f.window.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Program by recipe…") && button->isVisible())
                offer = button;
        QVERIFY(offer);
        QTest::mouseClick(offer, Qt::LeftButton);
        QTRY_VERIFY(f.window.findChild<GalleryDialog*>());
        auto* dialog = f.window.findChild<GalleryDialog*>();
        QTRY_VERIFY(!dialog->isBusy());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(f.window.document().project().applications.size(), std::size_t(1));
    }
};

QTEST_MAIN(TestGalleryPrograms)
#include "tst_gallery_programs.moc"
