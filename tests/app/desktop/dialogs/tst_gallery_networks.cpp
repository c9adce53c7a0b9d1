// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/start_page.h"
#include "core/project/preset.h"
#include "core/recipes/topology.h"
#include "tests/app/desktop/dialogs/gallery_fixture.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QSpinBox>

using namespace contraflow;

namespace {

/** The gallery on Table I. */
struct Fixture : test::GalleryFixture
{
    Fixture() : GalleryFixture(test::tableOne()) { choose("racks"); }

    void choose(const char* name) const { GalleryFixture::choose(findTopology(name)->title); }
    [[nodiscard]] QSpinBox* box(const char* option) const
    {
        return dialog->findChild<QSpinBox*>(QLatin1String(option));
    }
    [[nodiscard]] QLineEdit* line(const char* name) const { return named<QLineEdit>(name); }
    [[nodiscard]] QComboBox* target() const { return named<QComboBox>("Goes to"); }
    void usePreset(const char* title) const
    {
        auto* presets = named<QComboBox>("Figures");
        presets->setCurrentIndex(presets->findText(QLatin1String(title), Qt::MatchContains));
    }
};

} // namespace

class TestGalleryNetworks : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Preferences().clearRecentFiles();
        Preferences().setLayout(QStringLiteral("gallery"), {});
    }

    void countsFollowWhatIsTyped()
    {
        Fixture f;
        f.choose("fat-tree");
        QCOMPARE(f.text("nodes"), QStringLiteral("16"));
        QCOMPARE(f.text("switches"), QStringLiteral("20"));
        QCOMPARE(f.text("links"), QStringLiteral("32"));
        QCOMPARE(f.text("bisection"), QStringLiteral("7.52 Gbit/s (1 : 1)"));
        QCOMPARE(f.text("oversubscription"), QStringLiteral("0.1 : 1"));
        QCOMPARE(f.text("narrowest"), QStringLiteral("940 Mbit/s per node"));
        f.retype(f.box("--k"), "16");
        QCOMPARE(f.text("nodes"), QStringLiteral("1\u00a0024"));
        QCOMPARE(f.text("links"), QStringLiteral("2\u00a0048"));
        // Another shape and back: what was typed is still there.
        f.choose("dragonfly");
        QCOMPARE(f.text("nodes"), QStringLiteral("72"));
        QVERIFY(!f.box("--k"));
        f.choose("fat-tree");
        QCOMPARE(f.box("--k")->value(), 16);
        QCOMPARE(f.text("nodes"), QStringLiteral("1\u00a0024"));
    }

    void everyRecipeHasFieldsAndCounts()
    {
        Fixture f;
        for (const TopologyInfo& info : topologyCatalog()) {
            f.choose(std::string(info.name).c_str());
            QVERIFY(f.text("nodes").toInt() > 0);
            QVERIFY(f.fieldErrors().isEmpty());
            QVERIFY(f.make()->isEnabled());
            for (const TopologyField& field : info.fields) {
                const auto* input =
                    f.dialog->findChild<QWidget*>(QString::fromStdString(std::string(field.option)));
                QVERIFY(input && !input->accessibleName().isEmpty() && !input->toolTip().isEmpty());
            }
        }
    }

    void tabGoesThroughTheFieldsFromTopToBottom()
    {
        Fixture f;
        f.choose("dragonfly");
        f.choose("leaf-spine");
        f.list()->setFocus();
        for (const char* option : {"--leaves", "--spines", "--nodes-per-switch", "--parallel"}) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QCOMPARE(QApplication::focusWidget()->objectName(), QLatin1String(option));
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Figures"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Cores of a node"));
    }

    void whatDoesNotFitIsSaidAtItsField()
    {
        Fixture f;
        f.choose("fat-tree");
        f.retype(f.box("--k"), "7");
        QCOMPARE(f.fieldErrors(),
                 QStringList{QStringLiteral("a fat-tree needs an even number of ports, not 7; take 6 or 8")});
        QVERIFY(!f.make()->isEnabled());
        QCOMPARE(f.text("nodes"), QStringLiteral("–"));
        f.retype(f.box("--k"), "158");
        QVERIFY2(f.status().contains(QStringLiteral("more than 1\u00a0000\u00a0000 links")),
                 qPrintable(f.status()));
        f.retype(f.box("--k"), "4");
        f.retype(f.line("Node bandwidth, each way"), "12");
        QCOMPARE(f.fieldErrors().size(), 1);
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("Mbit/s")));
        QVERIFY(!f.make()->isEnabled());
        f.retype(f.line("Node bandwidth, each way"), "12 Gbit/s");
        QVERIFY(f.fieldErrors().isEmpty());
        QCOMPARE(f.text("oversubscription"), QStringLiteral("1.277 : 1"));
    }

    void aPlatformIsAddedAsOneUndoStep()
    {
        Fixture f;
        const Project before = f.project();
        f.choose("torus");
        f.take();
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
        Fixture f;
        const Project before = f.project();
        f.choose("star");
        f.target()->setCurrentIndex(1);
        f.take();
        QCOMPARE(f.project().scenarios.size(), before.scenarios.size() + 1);
        QCOMPARE(f.project().scenarios[before.scenarios.size()].platform, std::string("star"));
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);

        f.openAgain();
        f.choose("star");
        f.target()->setCurrentIndex(2);
        f.take();
        QCOMPARE(f.project().scenarios[0].platform, std::string("star"));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
    }

    void aNameThatIsTakenIsRefused()
    {
        Fixture f;
        f.retype(f.line("Name"), f.project().platforms[0].name.c_str());
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("choose another name")));
        QVERIFY(!f.make()->isEnabled());
        f.target()->setCurrentIndex(f.target()->count() - 1); // a new project has no other platform
        QVERIFY(f.make()->isEnabled());
    }

    void figuresComeFromAPreset()
    {
        Fixture f;
        f.choose("leaf-spine");
        f.usePreset("100 Gbit/s");
        QCOMPARE(f.line("Node bandwidth, each way")->text(), QStringLiteral("94.1482 Gbit/s"));
        f.take();
        const Platform& made = f.project().platforms[1];
        QCOMPARE(quantityText(made.links[0].bandwidth.value()), std::string("94.1482 Gbit/s"));
        QCOMPARE(presetOf(made.extras), std::string("ethernet-100g"));
    }

    void aNewScenarioHasModelAndRoutingOfThePreset()
    {
        for (const auto& [target, isNew] :
             {std::pair("new scenario like", true), std::pair("runs on it", false)}) {
            Fixture f;
            f.choose("fat-tree");
            f.target()->setCurrentIndex(f.target()->findText(QLatin1String(target), Qt::MatchContains));
            const std::string before = f.project().scenarios[0].model;
            const std::size_t models = f.project().models.size();
            f.usePreset("InfiniBand HDR");
            QVERIFY2(f.status().contains(
                         QStringLiteral("max-min in place of %1").arg(QString::fromStdString(before))),
                     qPrintable(f.status()));
            f.take();
            const Project& project = f.project();
            QVERIFY(project.platforms[1].routing == RoutingRule::dModK);
            QCOMPARE(project.models.size(), models + 2);
            QCOMPARE(project.models[models].kind, std::string("max-min"));
            QCOMPARE(project.models[models + 1].kind, std::string("backpressure"));
            const Scenario& scenario = project.scenarios[isNew ? project.scenarios.size() - 1 : 0];
            QCOMPARE(scenario.platform, project.platforms[1].name);
            QCOMPARE(scenario.model, project.models[models].name);
            if (isNew)
                QCOMPARE(project.scenarios[0].model, before);
        }
    }

    void theRoutingCanBeChosen()
    {
        Fixture f;
        f.choose("fat-tree");
        const auto routing = [&f] { return f.named<QComboBox>("Routing"); };
        QVERIFY(routing());
        QVERIFY(routing()->findText(QStringLiteral("d-mod-k")) > 0);
        QCOMPARE(routing()->findText(QStringLiteral("dimension-order")), -1); // no grid
        routing()->setCurrentIndex(routing()->findText(QStringLiteral("adaptive")));
        QVERIFY(f.text("routing").contains(QStringLiteral("all shortest paths at once")));
        f.choose("torus"); // takes adaptive too
        QCOMPARE(routing()->currentText(), QStringLiteral("adaptive"));
        f.choose("fat-tree");
        routing()->setCurrentIndex(routing()->findText(QStringLiteral("d-mod-k")));
        f.choose("torus");
        QCOMPARE(routing()->currentIndex(), 0); // has no levels: as is usual
        f.choose("leaf-spine");
        routing()->setCurrentIndex(routing()->findText(QStringLiteral("adaptive")));
        f.usePreset("InfiniBand HDR");
        f.take();
        QVERIFY(f.project().platforms[1].routing == RoutingRule::adaptive); // the choice wins
    }

    void aNewProjectIsMadeFromTheStartPage()
    {
        test::WindowFixture f;
        f.window.show();
        StartCard* card = nullptr;
        for (StartCard* each : f.window.findChildren<StartCard*>())
            if (each->text().contains(QStringLiteral("recipe")))
                card = each;
        QVERIFY(card);
        card->click();
        auto* dialog = f.window.findChild<GalleryDialog*>();
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

QTEST_MAIN(TestGalleryNetworks)
#include "tst_gallery_networks.moc"
