// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/step_player.h"

#include "app/desktop/window/scenario_bar.h"
#include "tests/app/desktop/open_project.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QMenu>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>
#include <QToolButton>

using namespace contraflow;

namespace {

/** Table I in a window, with its bar and player. */
struct Fixture : test::WindowFixture
{
    Fixture()
    {
        window.show();
        open(writeProject("a.yaml", test::tableOne()));
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("the window does not become active");
    }

    [[nodiscard]] ScenarioBar& bar() { return window.scenarioBar(); }
    [[nodiscard]] StepPlayer& player() { return bar().player(); }
    [[nodiscard]] std::size_t step() { return window.selection().step(); }
    [[nodiscard]] const Timeline& timeline() { return window.results().current()->prediction->timeline; }
    /** Milliseconds of the film until a share of the run is over. */
    [[nodiscard]] double until(double share) { return StepPlayer::lengthOf(timeline()) * share; }
    /** When the first step ends, as a share of the run. */
    [[nodiscard]] double firstEnd() { return timeline().stepEnds[0] / timeline().stepEnds[1]; }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&window, key, modifiers);
    }
};

} // namespace

class TestStepPlayer : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void aFilmRunsToTheLastStepAndStops()
    {
        Fixture f;
        f.player().setSpeed(16);
        QSignalSpy steps(&f.window.selection(), &Selection::stepChanged);
        f.key(Qt::Key_F7);
        QVERIFY(f.player().isPlaying());
        QTRY_VERIFY(!f.player().isPlaying());
        QCOMPARE(f.step(), f.timeline().stepCount() - 1);
        QCOMPARE(steps.size(), qsizetype(1));
        QCOMPARE(f.bar().stepSlider()->value(), 1);
    }

    void stepsAreShownInProportionToTheirLength()
    {
        Fixture f;
        f.player().play();
        f.player().advance(f.until(f.firstEnd() - 0.05));
        QCOMPARE(f.step(), std::size_t(0));
        f.player().advance(f.until(0.1));
        QCOMPARE(f.step(), std::size_t(1));
        QVERIFY(f.player().isPlaying());
        f.player().advance(f.until(1));
        QVERIFY(!f.player().isPlaying());
    }

    void twiceTheSpeedTakesHalfTheTime()
    {
        Fixture f;
        f.player().setSpeed(2);
        f.player().play();
        f.player().advance(f.until(f.firstEnd() / 2) + 1);
        QCOMPARE(f.step(), std::size_t(1));
    }

    void aFilmAtItsEndBeginsAnew()
    {
        Fixture f;
        f.window.selection().setStep(1);
        f.player().play();
        QCOMPARE(f.step(), std::size_t(0));
        QVERIFY(f.player().isPlaying());
    }

    void keysPauseAndStep()
    {
        Fixture f;
        f.player().setSpeed(1.0 / 16);
        f.key(Qt::Key_F7);
        f.key(Qt::Key_F7);
        QVERIFY(!f.player().isPlaying());
        f.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(f.step(), std::size_t(1));
        f.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(f.step(), std::size_t(0));
    }

    void aFilmGoesOnFromTheStepThatTheUserPicks()
    {
        Fixture f;
        f.player().setSpeed(1.0 / 16);
        f.player().play();
        f.key(Qt::Key_Right, Qt::AltModifier);
        QVERIFY(f.player().isPlaying());
        f.player().advance(1);
        QCOMPARE(f.step(), std::size_t(1));
    }

    void aStepThatIsStillBeingDrawnStays()
    {
        Fixture f;
        bool isReady = false;
        f.player().setIsReady([&] { return isReady; });
        f.player().setSpeed(1.0 / 16); // the clock on the wall does not matter
        f.player().play();
        f.player().advance(16 * f.until(1));
        QCOMPARE(f.step(), std::size_t(0));
        QVERIFY(f.player().isPlaying());
        isReady = true;
        f.player().advance(0);
        QCOMPARE(f.step(), std::size_t(1));
        QVERIFY(!f.player().isPlaying());
    }

    void anotherResultStopsTheFilm()
    {
        Fixture f;
        f.player().setSpeed(1.0 / 16);
        f.player().play();
        test::chooseKind(f.window.document(), "max-min");
        QTRY_VERIFY(!f.player().isPlaying());
    }

    void theButtonPlaysAndItsMenuHasTheSpeeds()
    {
        Fixture f;
        QToolButton* button = f.bar().playButton();
        QVERIFY(button->isEnabled());
        const QString before = button->accessibleName();
        QToolButton* speed = f.bar().speedButton();
        speed->menu()->actions().first()->trigger();
        QVERIFY(f.player().speed() < 1);
        QVERIFY(speed->accessibleName().contains(speed->text()));
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(f.player().isPlaying());
        QVERIFY(button->accessibleName() != before);
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
        QVERIFY(!f.player().isPlaying());
    }

    void keysChooseTheSpeed()
    {
        Fixture f;
        f.key(Qt::Key_Right, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(f.player().speed(), 2.0);
        f.key(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        f.key(Qt::Key_Left, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(f.player().speed(), 0.5);
        int checked = 0;
        for (const QAction* action : f.bar().speedButton()->menu()->actions())
            checked += action->isChecked() ? 1 : 0;
        QCOMPARE(checked, 1);
    }

    void aRunOfOneStepHasNothingToPlay()
    {
        Fixture f;
        const std::size_t count = f.window.document().project().workloads[0].messages.size();
        f.window.document().submit(
            {"Keep one", {ReplaceRows{{TableKind::messages, 0}, 1, count - 1, std::vector<MessageRow>()}}});
        QTRY_VERIFY(f.hasResult());
        QVERIFY(!f.bar().playButton()->isEnabled());
        f.key(Qt::Key_F7);
        QVERIFY(!f.player().isPlaying());
    }
};

QTEST_MAIN(TestStepPlayer)
#include "tst_step_player.moc"
