// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/recipe_dialog.h"

#include "app/desktop/window/actions.h"
#include "app/desktop/window/start_card.h"
#include "core/project/preset.h"
#include "core/recipes/topology.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

/** A window with the dialog open, on Table I or over the start page. */
struct DialogFixture : Fixture
{
    explicit DialogFixture(bool withProject = true)
    {
        window.show();
        if (withProject)
            open(writeProject("a.yaml", test::tableOne()));
        window.activateWindow();
        window.actions().find(QStringLiteral("project.newFromRecipe"))->trigger();
        dialog = window.findChild<RecipeDialog*>();
        if (!dialog)
            qFatal("no dialog");
        QTRY_VERIFY(dialog->isActiveWindow());
    }

    void choose(const char* name)
    {
        auto* list = dialog->findChild<QListWidget*>();
        for (std::size_t i = 0; i < topologyCatalog().size(); ++i)
            if (topologyCatalog()[i].name == name)
                list->setCurrentRow(static_cast<int>(i));
        // Fields of the shape before are gone once events have been handled.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    [[nodiscard]] QSpinBox* box(const char* option) const
    {
        return dialog->findChild<QSpinBox*>(QLatin1String(option));
    }
    [[nodiscard]] QString count(const char* name) const
    {
        return dialog->findChild<QLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QString problem() const
    {
        return dialog->findChild<QLabel*>(QStringLiteral("recipeProblem"))->text();
    }
    /** What is said below the fields. */
    [[nodiscard]] QStringList fieldErrors() const
    {
        QStringList texts;
        for (const QLabel* label : dialog->findChildren<QLabel*>(QStringLiteral("fieldError")))
            if (label->isVisibleTo(dialog))
                texts += label->text();
        return texts;
    }
    [[nodiscard]] QLineEdit* line(const QString& name) const
    {
        for (QLineEdit* edit : dialog->findChildren<QLineEdit*>())
            if (edit->accessibleName() == name)
                return edit;
        return nullptr;
    }
    [[nodiscard]] QComboBox* combo(const QString& name) const
    {
        for (QComboBox* each : dialog->findChildren<QComboBox*>())
            if (each->accessibleName() == name)
                return each;
        return nullptr;
    }
    [[nodiscard]] QComboBox* target() const { return combo(QStringLiteral("Where the network goes")); }
    [[nodiscard]] QPushButton* makeButton() const
    {
        for (QPushButton* button : dialog->findChildren<QPushButton*>())
            if (button->isDefault())
                return button;
        return nullptr;
    }
    static void retype(QWidget* input, const QString& text)
    {
        input->setFocus();
        QTest::keyClick(input, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(input, text);
    }
    [[nodiscard]] const Project& project() { return window.document().project(); }

    RecipeDialog* dialog = nullptr;
};

} // namespace

class TestRecipeDialog : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void countsFollowWhatIsTyped()
    {
        DialogFixture f;
        f.choose("fat-tree");
        QCOMPARE(f.count("nodes"), QStringLiteral("16"));
        QCOMPARE(f.count("switches"), QStringLiteral("20"));
        QCOMPARE(f.count("links"), QStringLiteral("32"));
        QCOMPARE(f.count("bisection"), QStringLiteral("7.52 Gbit/s (1 : 1)"));
        QCOMPARE(f.count("oversubscription"), QStringLiteral("0.1 : 1"));
        QCOMPARE(f.count("narrowest"), QStringLiteral("940 Mbit/s per node"));
        DialogFixture::retype(f.box("--k"), QStringLiteral("16"));
        QCOMPARE(f.count("nodes"), QStringLiteral("1\u00a0024"));
        QCOMPARE(f.count("links"), QStringLiteral("2\u00a0048"));
        // Another shape and back: what was typed is still there.
        f.choose("dragonfly");
        QCOMPARE(f.count("nodes"), QStringLiteral("72"));
        QVERIFY(!f.box("--k"));
        f.choose("fat-tree");
        QCOMPARE(f.box("--k")->value(), 16);
        QCOMPARE(f.count("nodes"), QStringLiteral("1\u00a0024"));
    }

    void everyRecipeHasFieldsAndCounts()
    {
        DialogFixture f;
        for (const TopologyInfo& info : topologyCatalog()) {
            f.choose(std::string(info.name).c_str());
            QVERIFY(f.count("nodes").toInt() > 0);
            QVERIFY(f.fieldErrors().isEmpty());
            QVERIFY(f.makeButton()->isEnabled());
            for (const TopologyField& field : info.fields) {
                const auto* input =
                    f.dialog->findChild<QWidget*>(QString::fromStdString(std::string(field.option)));
                QVERIFY(input && !input->accessibleName().isEmpty() && !input->toolTip().isEmpty());
            }
        }
    }

    void tabGoesThroughTheFieldsFromTopToBottom()
    {
        DialogFixture f;
        f.choose("dragonfly");
        f.choose("leaf-spine");
        for (const char* option : {"--leaves", "--spines", "--nodes-per-switch", "--parallel"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(option));
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Figures"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Node bandwidth, each way"));
    }

    void whatDoesNotFitIsSaidAtItsField()
    {
        DialogFixture f;
        f.choose("fat-tree");
        DialogFixture::retype(f.box("--k"), QStringLiteral("7"));
        QCOMPARE(f.fieldErrors(),
                 QStringList{QStringLiteral("a fat-tree needs an even number of ports, not 7; take 6 or 8")});
        QVERIFY(!f.makeButton()->isEnabled());
        QCOMPARE(f.count("nodes"), QStringLiteral("–"));
        DialogFixture::retype(f.box("--k"), QStringLiteral("158"));
        QVERIFY2(f.problem().contains(QStringLiteral("more than 1\u00a0000\u00a0000 links")),
                 qPrintable(f.problem()));
        DialogFixture::retype(f.box("--k"), QStringLiteral("4"));
        DialogFixture::retype(f.line(QStringLiteral("Node bandwidth, each way")), QStringLiteral("12"));
        QCOMPARE(f.fieldErrors().size(), 1);
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("Mbit/s")));
        QVERIFY(!f.makeButton()->isEnabled());
        DialogFixture::retype(f.line(QStringLiteral("Node bandwidth, each way")),
                              QStringLiteral("12 Gbit/s"));
        QVERIFY(f.fieldErrors().isEmpty());
        QCOMPARE(f.count("oversubscription"), QStringLiteral("1.277 : 1"));
    }

    void aPlatformIsAddedAsOneUndoStep()
    {
        DialogFixture f;
        const Project before = f.project();
        f.choose("torus");
        QTest::mouseClick(f.makeButton(), Qt::LeftButton);
        QTRY_VERIFY(!f.window.findChild<RecipeDialog*>());
        QCOMPARE(f.project().platforms.size(), std::size_t(2));
        QCOMPARE(f.project().platforms[1].name, std::string("torus"));
        QVERIFY(f.project().platforms[1].routing == RoutingRule::dimensionOrder);
        QVERIFY(f.project().scenarios == before.scenarios);
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void theShownScenarioOrANewOneRunsOnIt()
    {
        DialogFixture f;
        const Project before = f.project();
        f.choose("star");
        f.target()->setCurrentIndex(1);
        QTest::mouseClick(f.makeButton(), Qt::LeftButton);
        QCOMPARE(f.project().scenarios.size(), before.scenarios.size() + 1);
        QCOMPARE(f.project().scenarios[before.scenarios.size()].platform, std::string("star"));
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);

        QTRY_VERIFY(!f.window.findChild<RecipeDialog*>());
        f.window.actions().find(QStringLiteral("project.newFromRecipe"))->trigger();
        f.dialog = f.window.findChild<RecipeDialog*>();
        f.choose("star");
        f.target()->setCurrentIndex(2);
        QTest::mouseClick(f.makeButton(), Qt::LeftButton);
        QCOMPARE(f.project().scenarios[0].platform, std::string("star"));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
    }

    void aNameThatIsTakenIsRefused()
    {
        DialogFixture f;
        auto* name = f.line(QStringLiteral("Name of the platform"));
        DialogFixture::retype(name, QString::fromStdString(f.project().platforms[0].name));
        QVERIFY(f.problem().contains(QStringLiteral("choose another name")));
        QVERIFY(!f.makeButton()->isEnabled());
        f.target()->setCurrentIndex(f.target()->count() - 1); // a new project has no other platform
        QVERIFY(f.makeButton()->isEnabled());
    }

    void figuresComeFromAPreset()
    {
        DialogFixture f;
        f.choose("leaf-spine");
        auto* presets = f.combo(QStringLiteral("Figures"));
        presets->setCurrentIndex(presets->findText(QStringLiteral("100 Gbit/s"), Qt::MatchContains));
        QCOMPARE(f.line(QStringLiteral("Node bandwidth, each way"))->text(), QStringLiteral("94.148 Gbit/s"));
        QTest::mouseClick(f.makeButton(), Qt::LeftButton);
        const Platform& made = f.project().platforms[1];
        QCOMPARE(quantityText(made.links[0].bandwidth.value()), std::string("94.148 Gbit/s"));
        QCOMPARE(presetOf(made.extras), std::string("ethernet-100g"));
    }

    void aNewScenarioHasModelAndRoutingOfThePreset()
    {
        for (const auto& [target, isNew] :
             {std::pair("new scenario like", true), std::pair("runs on it", false)}) {
            DialogFixture f;
            f.choose("fat-tree");
            f.target()->setCurrentIndex(f.target()->findText(QLatin1String(target), Qt::MatchContains));
            const std::string before = f.project().scenarios[0].model;
            const std::size_t models = f.project().models.size();
            auto* presets = f.combo(QStringLiteral("Figures"));
            presets->setCurrentIndex(presets->findText(QStringLiteral("InfiniBand HDR"), Qt::MatchContains));
            QVERIFY2(f.problem().contains(
                         QStringLiteral("max-min in place of %1").arg(QString::fromStdString(before))),
                     qPrintable(f.problem()));
            QTest::mouseClick(f.makeButton(), Qt::LeftButton);
            const Project& project = f.project();
            QVERIFY(project.platforms[1].routing == RoutingRule::dModK);
            QCOMPARE(project.models.size(), models + 1);
            QCOMPARE(project.models[models].kind, std::string("max-min"));
            const Scenario& scenario = project.scenarios[isNew ? project.scenarios.size() - 1 : 0];
            QCOMPARE(scenario.platform, project.platforms[1].name);
            QCOMPARE(scenario.model, project.models[models].name);
            if (isNew)
                QCOMPARE(project.scenarios[0].model, before);
        }
    }

    void theRoutingCanBeChosen()
    {
        DialogFixture f;
        f.choose("fat-tree");
        auto* routing = f.combo(QStringLiteral("Routing"));
        QVERIFY(routing);
        QVERIFY(routing->findText(QStringLiteral("d-mod-k")) > 0);
        QCOMPARE(routing->findText(QStringLiteral("dimension-order")), -1); // no grid
        routing->setCurrentIndex(routing->findText(QStringLiteral("adaptive")));
        QVERIFY(f.count("routing").contains(QStringLiteral("all shortest paths at once")));
        f.choose("torus"); // takes adaptive too
        QCOMPARE(routing->currentText(), QStringLiteral("adaptive"));
        f.choose("fat-tree");
        routing->setCurrentIndex(routing->findText(QStringLiteral("d-mod-k")));
        f.choose("torus");
        QCOMPARE(routing->currentIndex(), 0); // has no levels: as is usual
        f.choose("leaf-spine");
        routing->setCurrentIndex(routing->findText(QStringLiteral("adaptive")));
        auto* presets = f.combo(QStringLiteral("Figures"));
        presets->setCurrentIndex(presets->findText(QStringLiteral("InfiniBand HDR"), Qt::MatchContains));
        QTest::mouseClick(f.makeButton(), Qt::LeftButton);
        QVERIFY(f.project().platforms[1].routing == RoutingRule::adaptive); // the choice wins
    }

    void aNewProjectIsMadeFromTheStartPage()
    {
        Fixture f;
        f.window.show();
        StartCard* card = nullptr;
        for (StartCard* each : f.window.findChildren<StartCard*>())
            if (each->text().contains(QStringLiteral("recipe")))
                card = each;
        QVERIFY(card);
        card->click();
        auto* dialog = f.window.findChild<RecipeDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isActiveWindow());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(!f.window.isStartPageShown());
        const Project& project = f.window.document().project();
        QCOMPARE(project.platforms[0].name, std::string("tree"));
        QCOMPARE(project.scenarios.size(), std::size_t(1));
        QTRY_VERIFY(f.hasResult());
    }
};

QTEST_MAIN(TestRecipeDialog)
#include "tst_recipe_dialog.moc"
