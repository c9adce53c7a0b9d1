// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/document/edit_job.h"
#include "core/recipes/platform_recipe.h"
#include "core/recipes/workload_recipe.h"
#include "tests/app/desktop/dialogs/gallery_fixture.h"

#include <QComboBox>
#include <QImage>
#include <QSpinBox>

using namespace contraflow;

namespace {

constexpr const char* kAction = "gallery.patterns";

/** A project with a network of this many nodes in racks, an empty workload, and a scenario. */
Project emptyRacks(std::uint64_t racks, std::uint64_t nodes)
{
    PlatformRecipe recipe;
    recipe.name = "racks";
    recipe.topology = RackTopology{racks, nodes};
    return test::project(*makePlatform(recipe), {}, "max-min");
}

/** The gallery, by default on Table I: 6 nodes, 5 messages. */
struct Fixture : test::GalleryFixture
{
    explicit Fixture(const Project& project = test::tableOne()) : GalleryFixture(project, kAction) {}

    void choose(const char* name) const { GalleryFixture::choose(findPattern(name)->title); }
    [[nodiscard]] QComboBox* target() const { return named<QComboBox>("Where the messages go"); }
    void goTo(const QString& part) const
    {
        const int index = target()->findText(part, Qt::MatchContains);
        if (index < 0)
            qFatal("no target %s", qPrintable(part));
        target()->setCurrentIndex(index);
    }
    [[nodiscard]] PatternSketch* sketch() const { return dialog->findChild<PatternSketch*>(); }
};

} // namespace

class TestGalleryPatterns : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        Preferences().clearRecentFiles();
        Preferences().setLayout(QStringLiteral("gallery"), {});
    }

    void countsAreShownBeforeAnythingIsMade()
    {
        const Fixture f;
        f.choose("all-to-all");
        QCOMPARE(f.text("messageCount"), QStringLiteral("30"));
        QCOMPARE(f.text("byteCount"), QStringLiteral("300 MB"));
        QCOMPARE(f.text("senderCount"), QStringLiteral("6 of 6"));
        f.choose("incast");
        QCOMPARE(f.text("messageCount"), QStringLiteral("5"));
        QCOMPARE(f.text("receiverCount"), QStringLiteral("1 of 6"));
        QCOMPARE(f.text("mostReceived"), QStringLiteral("5 (X1)"));
        f.retype(f.named<QSpinBox>("Senders"), "2");
        f.retype(f.named<QLineEdit>("Root"), "Y2");
        QCOMPARE(f.text("mostReceived"), QStringLiteral("2 (Y2)"));
        f.retype(f.named<QLineEdit>("Size"), "1 GiB");
        QCOMPARE(f.text("byteCount"), QStringLiteral("2.147 GB"));
    }

    void everyPatternShowsItsFieldsAndCanBeMade()
    {
        const Fixture f;
        for (const PatternInfo& info : patternCatalog()) {
            f.choose(std::string(info.name).c_str());
            QVERIFY2(f.make()->isEnabled(), std::string(info.name).c_str());
            QVERIFY(f.fieldErrors().isEmpty());
            QVERIFY(f.text("messageCount").remove(QChar::Nbsp).toInt() > 0);
            QCOMPARE(f.named<QLineEdit>("Root") != nullptr, takes(info, WorkloadField::root));
            QCOMPARE(f.named<QSpinBox>("Degree") != nullptr, takes(info, WorkloadField::degree));
            QCOMPARE(f.named<QSpinBox>("Messages") != nullptr, takes(info, WorkloadField::messages));
            QCOMPARE(f.named<QSpinBox>("Seed")->isEnabled(), takes(info, WorkloadField::seed));
            if (takes(info, WorkloadField::fan))
                QVERIFY(f.named<QSpinBox>(std::string(info.fanLabel).c_str()));
        }
    }

    void whatWasTypedForAPatternIsKept()
    {
        const Fixture f;
        f.choose("random");
        f.retype(f.named<QSpinBox>("Degree"), "7");
        f.choose("switch-queue");
        f.retype(f.named<QSpinBox>("Senders"), "3");
        f.choose("incast");
        QVERIFY(f.named<QSpinBox>("Senders")->value() != 3);
        f.choose("switch-queue");
        QCOMPARE(f.named<QSpinBox>("Senders")->value(), 3);
        f.choose("random");
        QCOMPARE(f.named<QSpinBox>("Degree")->value(), 7);
    }

    /** Of what was made, by whoever uses the program; names of nodes are of this project. */
    void theNextGalleryBeginsWithWhatWasTypedBefore()
    {
        {
            Fixture f;
            f.choose("incast");
            f.retype(f.named<QSpinBox>("Senders"), "2");
            f.retype(f.named<QLineEdit>("Size"), "3 MB");
            f.retype(f.named<QLineEdit>("Root"), "Y2");
            f.take();
        }
        Fixture f;
        f.choose("incast");
        QCOMPARE(f.named<QSpinBox>("Senders")->value(), 2);
        QCOMPARE(f.named<QLineEdit>("Size")->text(), QStringLiteral("3 MB"));
        QVERIFY(f.named<QLineEdit>("Root")->text() != QStringLiteral("Y2"));
        QCOMPARE(f.text("messageCount"), QStringLiteral("2"));
        // Giving up keeps nothing.
        f.retype(f.named<QLineEdit>("Size"), "4 MB");
        f.dialog->reject();
        f.openAgain();
        f.choose("incast");
        QCOMPARE(f.named<QLineEdit>("Size")->text(), QStringLiteral("3 MB"));
    }

    void whatDoesNotFitIsSaidAtItsField()
    {
        const Fixture f;
        f.choose("incast");
        f.retype(f.named<QSpinBox>("Senders"), "6");
        QCOMPARE(f.fieldErrors(), QStringList{QStringLiteral("a fan of 6 does not fit 6 nodes; take 1 … 5")});
        QVERIFY(!f.make()->isEnabled());
        QCOMPARE(f.text("messageCount"), QStringLiteral("–"));
        f.retype(f.named<QSpinBox>("Senders"), "5");
        f.retype(f.named<QLineEdit>("Root"), "Z9");
        QCOMPARE(f.fieldErrors().size(), 1);
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("there is no node 'Z9'")));
        f.retype(f.named<QLineEdit>("Root"), "");
        QVERIFY(f.fieldErrors().isEmpty());
        f.retype(f.named<QLineEdit>("Size"), "10 MB..1 MB");
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("is above the largest")));
        f.retype(f.named<QLineEdit>("Size"), "10 MB..20");
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("MB")));
        QVERIFY(!f.make()->isEnabled());
        f.retype(f.named<QLineEdit>("Size"), "10 MB..20 MB");
        QVERIFY(f.make()->isEnabled());
        QVERIFY(f.named<QSpinBox>("Seed")->isEnabled()); // sizes are drawn
    }

    void tooManyMessagesAreRefusedWithTheRemedy()
    {
        Fixture f(emptyRacks(4, 3000));
        f.choose("all-to-all");
        QVERIFY(!f.make()->isEnabled());
        QVERIFY2(f.text("makingStatus")
                     .contains(QStringLiteral("more than 5\u00a0000\u00a0000 messages; take fewer nodes")),
                 qPrintable(f.text("makingStatus")));
        f.choose("ring");
        QVERIFY(f.text("makingStatus").isEmpty());
        QCOMPARE(f.text("messageCount"), QStringLiteral("3\u00a0000"));
    }

    void drawingAgainTakesAnotherSeed()
    {
        const Fixture f(emptyRacks(2, 20));
        f.choose("permutation");
        const QImage before = f.sketch()->grab().toImage();
        QTest::mouseClick(f.button(QStringLiteral("Draw again")), Qt::LeftButton);
        f.settle();
        QCOMPARE(f.named<QSpinBox>("Seed")->value(), 2);
        QVERIFY(f.sketch()->grab().toImage() != before);
        f.named<QSpinBox>("Seed")->setValue(1);
        f.settle();
        QCOMPARE(f.sketch()->grab().toImage(), before);
    }

    void theSketchSaysWhatItsSquaresAre()
    {
        const Fixture f(emptyRacks(5, 500));
        f.choose("ring");
        QCOMPARE(f.text("patternCaption"), QStringLiteral("Each square stands for 11 to 12 nodes."));
        QVERIFY2(f.sketch()->textAt(f.sketch()->placeOf(0)).contains(QStringLiteral("r1n1")),
                 qPrintable(f.sketch()->textAt(f.sketch()->placeOf(0))));
        QVERIFY(f.sketch()->textAt(f.sketch()->rect().center()).isEmpty());
        // It is drawn in the accent over the ground: not an empty frame.
        QVERIFY(f.sketch()->grab().toImage() != PatternSketch().grab().toImage());
    }

    void anEmptyWorkloadIsFilledAsOneUndoStep()
    {
        Fixture f(emptyRacks(2, 6));
        const Project before = f.project();
        QVERIFY(f.target()->currentText().contains(QStringLiteral("which is empty")));
        QVERIFY(!f.named<QLineEdit>("Name"));
        f.choose("ring");
        f.take();
        QCOMPARE(f.project().workloads.size(), std::size_t(1));
        QCOMPARE(f.project().workloads[0].name, std::string("messages"));
        QCOMPARE(f.project().workloads[0].messages.size(), std::size_t(6));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        QTRY_VERIFY(f.hasResult());
        QVERIFY(f.window.results().current()->prediction);
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void theSelectedNodesAndRacksAloneTakePart()
    {
        Fixture f(emptyRacks(3, 12));
        f.dialog->reject();
        const TableRef nodes{TableKind::nodes, 0};
        f.window.selection().setItems({SelectedItem{nodes, 0, 1}, SelectedItem{nodes, 0, 3},
                                       SelectedItem{{TableKind::switches, 0}, 1}});
        f.openAgain(kAction);
        auto* members = f.named<QComboBox>("Who takes part");
        QCOMPARE(members->currentText(), QStringLiteral("The selected nodes and racks"));
        QCOMPARE(f.text("messageCount"), QStringLiteral("30")); // 2 nodes and 4 of a rack
        members->setCurrentIndex(0);
        f.settle();
        QCOMPARE(f.text("messageCount"), QStringLiteral("132"));
        members->setCurrentIndex(1);
        f.settle();
        f.take();
        QCOMPARE(f.project().workloads[0].messages.size(), std::size_t(30));
        QCOMPARE(f.project().workloads[0].messages[0].source, std::string("r1n2"));
        // One node is no pattern: all take part unless it is asked for.
        f.window.selection().setItems({SelectedItem{nodes, 0, 1}});
        f.openAgain(kAction);
        QCOMPARE(f.named<QComboBox>("Who takes part")->currentIndex(), 0);
    }

    void aNewScenarioIsMadeAndShown()
    {
        Fixture f;
        const Project before = f.project();
        QVERIFY(f.target()->currentText().contains(QStringLiteral("a new scenario like copper")));
        f.choose("permutation");
        f.take();
        QCOMPARE(f.project().scenarios.size(), std::size_t(2));
        const Scenario& made = f.project().scenarios[1];
        QCOMPARE(made.name, std::string("permutation on copper"));
        QCOMPARE(made.workload, std::string("permutation"));
        QCOMPARE(made.model, before.scenarios[0].model);
        QCOMPARE(f.window.selection().scenario(), std::size_t(1));
        QVERIFY(f.project().scenarios[0] == before.scenarios[0]);
        QCOMPARE(f.window.document().undoStack()->count(), 1);
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void theShownScenarioUsesThemOrTheyReplaceItsOwn()
    {
        Fixture f;
        const Project before = f.project();
        f.choose("ring");
        f.goTo(QStringLiteral("uses from now on"));
        f.take();
        QCOMPARE(f.project().scenarios[0].workload, std::string("ring"));
        QCOMPARE(f.project().workloads.size(), std::size_t(2));
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);

        f.openAgain(kAction);
        f.choose("ring");
        f.goTo(QStringLiteral("In place of the 5 messages of the workload messages"));
        f.take();
        QCOMPARE(f.project().workloads.size(), std::size_t(1));
        QCOMPARE(f.project().workloads[0].messages.size(), std::size_t(6));
        f.window.document().undoStack()->undo();
        QVERIFY(f.project() == before);
    }

    void aMappingThatNoLongerFitsIsTakenAwayAndSaid()
    {
        Project project = test::tableOne();
        Mapping mapping;
        mapping.name = "paper";
        project.mappings.append(mapping);
        Scenario scenario = project.scenarios[0];
        scenario.mapping = "paper";
        project.scenarios.replace(0, 1, {scenario});
        Measurement measured;
        measured.name = "testbed";
        measured.scenario = "copper";
        project.measurements.append(measured);
        Fixture f(project);
        f.goTo(QStringLiteral("In place of"));
        QVERIFY2(f.text("workloadNote").contains(QStringLiteral("no longer has the mapping 'paper'")),
                 qPrintable(f.text("workloadNote")));
        QVERIFY(f.text("workloadNote").contains(QStringLiteral("measured times of 'testbed'")));
        f.take();
        QVERIFY(f.project().scenarios[0].mapping.empty());
    }

    void aNameThatIsTakenIsRefusedAndProposedOnesAreFree()
    {
        Fixture f;
        f.choose("ring");
        QCOMPARE(f.named<QLineEdit>("Name")->text(), QStringLiteral("ring"));
        f.goTo(QStringLiteral("no scenario uses"));
        f.take();
        f.openAgain(kAction);
        f.choose("ring");
        QCOMPARE(f.named<QLineEdit>("Name")->text(), QStringLiteral("ring 2"));
        f.retype(f.named<QLineEdit>("Name"), "ring");
        QVERIFY(f.fieldErrors()[0].contains(QStringLiteral("choose another name")));
        QVERIFY(!f.make()->isEnabled());
        f.retype(f.named<QLineEdit>("Name"), "mine");
        f.choose("incast"); // what was typed is not thrown away
        QCOMPARE(f.named<QLineEdit>("Name")->text(), QStringLiteral("mine"));
    }

    void anotherPlatformGetsANewScenario()
    {
        Project project = test::tableOne();
        const Project other = emptyRacks(2, 8);
        project.platforms.append(other.platforms[0]);
        Fixture f(project);
        f.named<QComboBox>("On the nodes of")->setCurrentIndex(1);
        f.settle();
        QVERIFY(f.target()->findText(QStringLiteral("In place of"), Qt::MatchContains) < 0);
        f.choose("ring");
        QCOMPARE(f.text("messageCount"), QStringLiteral("8"));
        f.take();
        QCOMPARE(f.project().scenarios[1].platform, std::string("racks"));
        QCOMPARE(f.project().scenarios[1].name, std::string("ring on racks"));
    }

    void manyMessagesAreMadeInTheBackgroundAndCanBeGivenUp()
    {
        Fixture f(emptyRacks(2, 400));
        const Project before = f.project();
        f.choose("all-to-all");
        QCOMPARE(f.text("messageCount"), QStringLiteral("159\u00a0600"));
        QTest::mouseClick(f.make(), Qt::LeftButton);
        QVERIFY(f.window.document().editJob().isRunning());
        QVERIFY(f.project() == before);
        QVERIFY(!f.make()->isEnabled());
        QTest::keyClick(f.dialog, Qt::Key_Escape);
        QVERIFY(!f.window.document().editJob().isRunning());
        QVERIFY(f.dialog->isVisible());
        QCOMPARE(f.text("makingStatus"), QStringLiteral("Stopped; nothing was changed."));
        QVERIFY(f.make()->isEnabled());
        f.take();
        QCOMPARE(f.project().workloads[0].messages.size(), std::size_t(159600));
        QCOMPARE(f.window.document().undoStack()->count(), 1);
    }

    void anEmptySheetAndAnEmptyCanvasOfferIt_data()
    {
        QTest::addColumn<QString>("place");
        QTest::newRow("sheet") << QStringLiteral("sheet");
        QTest::newRow("canvas") << QStringLiteral("messageOffer");
    }

    void anEmptySheetAndAnEmptyCanvasOfferIt()
    {
        QFETCH(QString, place);
        test::WindowFixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", emptyRacks(2, 6)));
        const auto offer = [&]() -> QPushButton* {
            for (QPushButton* button : f.window.findChildren<QPushButton*>()) {
                const bool isOnCanvas =
                    button->parentWidget()->objectName() == QStringLiteral("messageOffer");
                if (button->text() == QStringLiteral("Messages by pattern…") &&
                    isOnCanvas == (place == QStringLiteral("messageOffer")) && button->isVisible())
                    return button;
            }
            return nullptr;
        };
        QVERIFY(offer());
        QTest::mouseClick(offer(), Qt::LeftButton);
        QTRY_VERIFY(f.window.findChild<GalleryDialog*>());
        auto* dialog = f.window.findChild<GalleryDialog*>();
        QTRY_VERIFY(!dialog->isBusy());
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_COMPARE(f.window.document().project().workloads[0].messages.size(), std::size_t(30));
        QTRY_VERIFY(!offer()); // there are messages now
        f.window.document().undoStack()->undo();
        QTRY_VERIFY(offer());
    }

    void withoutANetworkItSaysWhereToBegin()
    {
        Fixture f(Project{});
        QVERIFY(f.text("makingStatus").contains(QStringLiteral("at the top of the list")));
        QVERIFY(!f.make()->isEnabled());
    }

    void withoutAScenarioThereIsANewOneWithAModel()
    {
        Project project;
        project.platforms.append(emptyRacks(2, 4).platforms[0]);
        Fixture f(project);
        f.choose("ring");
        f.take();
        QCOMPARE(f.project().models.size(), std::size_t(1));
        QCOMPARE(f.project().scenarios.size(), std::size_t(1));
        QTRY_VERIFY(f.hasResult());
        QVERIFY(f.window.results().current()->prediction);
    }
};

QTEST_MAIN(TestGalleryPatterns)
#include "tst_gallery_patterns.moc"
