// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_focus.h"

#include "app/desktop/canvas/paint/canvas_painter.h"
#include "app/desktop/style/theme.h"
#include "tests/app/desktop/canvas/drawing_bench.h"

#include <QAction>
#include <QLabel>
#include <QToolButton>

using namespace contraflow;
using test::Bench;

namespace {

/** Two messages that way over the backbone, one back. */
Project bothWays()
{
    return test::project(test::tableOne().platforms[0],
                         {test::message("m1", "X1", "Y1", 10), test::message("m2", "X2", "Y2", 10),
                          test::message("m3", "Y3", "X3", 10)},
                         "max-min");
}

const TableRef kMessages{TableKind::messages, 0};
const TableRef kLinks{TableKind::links, 0};
const TableRef kNodes{TableKind::nodes, 0};

/** A canvas, the note over it and what it shows. */
struct FocusBench : Bench
{
    explicit FocusBench(Project project) : Bench(std::move(project))
    {
        if (!QTest::qWaitFor([this] { return isReady(); }))
            qFatal("no result");
    }
    [[nodiscard]] QWidget* note() const { return view.findChild<QWidget*>(QStringLiteral("focusNote")); }
    [[nodiscard]] QString said() const
    {
        return note()->isVisible() ? note()->findChild<QLabel*>()->text() : QString();
    }
    void press(const char* button) const
    {
        QTest::mouseClick(note()->findChild<QToolButton*>(QLatin1String(button)), Qt::LeftButton);
    }
    /** Pixels in the colour of an arrow, above the legend and beside tools and note. */
    [[nodiscard]] int arrowPixels()
    {
        const bool wasShown = note()->isVisible();
        note()->hide();
        QImage image = view.grab().toImage();
        note()->setVisible(wasShown);
        image = image.copy(40, 0, image.width() - 40, image.height() - 40);
        const QColor colour = theme().model(QStringLiteral("max-min"));
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == colour ? 1 : 0;
        return count;
    }
};

} // namespace

class TestCanvasFocus : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({ColorScheme::light}); }

    void aMessageComesWithItsSharers()
    {
        FocusBench bench(bothWays());
        QCOMPARE(bench.said(), QString());
        bench.selection.setItems({{kMessages, 0}});
        QCOMPARE(bench.said(), QStringLiteral("m1: 1 with the flow (solid), 1 against it (dashed)"));
    }

    void aMessageThatIsNotUnderWaySharesNothing()
    {
        FocusBench bench(test::project(
            test::tableOne().platforms[0],
            {test::message("early", "X1", "Y1", 10), test::message("late", "X2", "Y2", 10, 5)}, "max-min"));
        bench.selection.setItems({{kMessages, 1}});
        QCOMPARE(bench.said(), QStringLiteral("late: starts at 5 s, after this step"));
        bench.selection.setStep(1);
        QTRY_COMPARE(bench.said(), QStringLiteral("late: shared with no other message in this step"));
        bench.selection.setItems({{kMessages, 0}});
        QTRY_VERIFY2(bench.said().startsWith(QStringLiteral("early: was sent by ")),
                     qPrintable(bench.said()));
        QVERIFY2(bench.said().endsWith(QStringLiteral(", before this step")), qPrintable(bench.said()));
    }

    void messagesThatAreNotUnderWayAreToldTogether()
    {
        FocusBench bench(
            test::project(test::tableOne().platforms[0],
                          {test::message("early", "X1", "Y1", 10), test::message("late", "X2", "Y2", 10, 5),
                           test::message("last", "X3", "Y3", 10, 5)},
                          "max-min"));
        bench.selection.setItems({{kMessages, 1}, {kMessages, 2}});
        QCOMPARE(bench.said(), QStringLiteral("2 messages: not started yet in this step"));
    }

    void aLinkComesWithWhatIsOnItInEachDirection()
    {
        FocusBench bench(bothWays());
        bench.selection.setItems({{kLinks, 0}});
        QCOMPARE(bench.said(), QStringLiteral("backbone: 2 to torY (solid), 1 to torX (dashed)"));
    }

    void aNodeComesWithItsMessagesAndTheirSharers()
    {
        FocusBench bench(bothWays());
        bench.selection.setItems({{kNodes, 0, 2}});
        QCOMPARE(bench.said(), QStringLiteral("X3: 0 with the flow (solid), 2 "
                                              "against it (dashed)"));
    }

    void whatNoMessageUsesChangesNothing()
    {
        Project project = bothWays();
        Workload workload = project.workloads[0];
        workload.messages = SharedRows<MessageRow>{test::message("m1", "X1", "X2", 10)};
        project.workloads.replace(0, 1, {workload});
        FocusBench bench(project);
        for (const SelectedItem& item : {SelectedItem{kLinks, 0}, SelectedItem{kNodes, 0, 2}}) {
            bench.selection.setItems({item});
            QCOMPARE(bench.said(), QString());
        }
        bench.selection.setItems({{kNodes, 0, 0}, {kNodes, 0, 1}}); // two are being moved, say
        QCOMPARE(bench.said(), QString());
    }

    void theRestIsHiddenAndComesBack()
    {
        FocusBench bench(bothWays());
        bench.view.setArrowColour(ArrowColour::model);
        const int all = bench.arrowPixels();
        QVERIFY(all > 0);
        bench.selection.setItems({{kMessages, 0}});
        bench.view.setFocus();
        bench.key(Qt::Key_H);
        QVERIFY2(bench.said().startsWith(QStringLiteral("Showing only m1:")), qPrintable(bench.said()));
        bench.press("rest");
        QVERIFY2(bench.said().startsWith(QStringLiteral("m1:")), qPrintable(bench.said()));
        bench.press("rest");
        bench.press("showAll");
        QVERIFY(bench.selection.items().empty());
        QCOMPARE(bench.said(), QString());
        QCOMPARE(bench.arrowPixels(), all);
    }

    void hiddenMessagesAreNotHit()
    {
        FocusBench bench(test::project(
            test::tableOne().platforms[0],
            {test::message("m1", "X1", "X2", 10), test::message("m2", "Y1", "Y3", 10)}, "max-min"));
        const auto result = bench.results.current();
        const auto arcs = messageArcs(*bench.view.scene(), *result->prediction);
        const QPoint onSecond = bench.view.toScreen(arcs.arcs[1].at(0.5)).toPoint();
        bench.selection.setItems({{kMessages, 0}});
        bench.view.findChild<QAction*>(QStringLiteral("canvas.hideRest"))->trigger();
        bench.click(onSecond);
        QVERIFY(bench.selection.rowsOf(kMessages).empty());
        bench.view.findChild<QAction*>(QStringLiteral("canvas.hideRest"))->trigger();
        bench.click(onSecond);
        QCOMPARE(bench.selection.rowsOf(kMessages), std::set<std::size_t>{1});
    }

    void escapeShowsAllAgain()
    {
        FocusBench bench(bothWays());
        bench.selection.setItems({{kLinks, 0}});
        QVERIFY(!bench.said().isEmpty());
        bench.view.setFocus();
        bench.key(Qt::Key_Escape);
        QCOMPARE(bench.said(), QString());
    }

    void theChannelThatLimitsIsTold()
    {
        const Project project = bothWays();
        const Prediction prediction = predict(project, 0).value();
        const StepFigures figures = stepFigures(prediction, 0);
        const Network& network = *prediction.placed.network;
        for (std::size_t i = 0; i < network.channelCount(); ++i) {
            const ChannelId channel(i);
            // m1 and m2 halve the backbone; m3 has it alone, and any channel of its way may be named.
            if (network.channelName(channel) == "backbone torX → torY")
                QCOMPARE(figures.limited[i], std::uint32_t{2});
        }
        std::uint32_t all = 0;
        for (const std::uint32_t count : figures.limited)
            all += count;
        QCOMPARE(all, std::uint32_t{3});
    }

    void theColourOfArrowsFollowsTheChoice()
    {
        FocusBench bench(bothWays());
        QCOMPARE(bench.arrowPixels(), 0);
        bench.view.setArrowColour(ArrowColour::model);
        QVERIFY(bench.arrowPixels() > 100);
        bench.view.setArrowColour(ArrowColour::slowdown);
        QCOMPARE(bench.arrowPixels(), 0);
    }

    void theNoteTakesACornerWhereNothingIsDrawn()
    {
        QWidget canvas;
        canvas.resize(800, 400);
        FocusNote note(&canvas);
        const QRect core(0, 0, 500, 80);
        note.say(QStringLiteral("m1"), canvas.rect(), {},
                 [&core](const QRect& place) { return place.intersects(core); });
        QVERIFY(!note.geometry().intersects(core));
        QVERIFY(canvas.rect().contains(note.geometry()));
        note.say(QStringLiteral("m1"), canvas.rect(), {}, [](const QRect&) { return true; });
        QVERIFY(note.geometry().intersects(core)); // somewhere it has to be
        QVERIFY(canvas.rect().contains(note.geometry()));
    }

    void theNoteKeepsClearOfTheFieldThatFinds()
    {
        FocusBench bench(bothWays());
        bench.view.resize(430, 400);
        bench.selection.setItems({{kMessages, 0}});
        QTRY_VERIFY(bench.note()->isVisible());
        const QRect alone = bench.note()->geometry();
        bench.key(Qt::Key_F, Qt::ControlModifier);
        auto* field = bench.view.findChild<QLineEdit*>(QStringLiteral("findField"));
        QVERIFY(field->isVisible());
        QVERIFY(alone.intersects(field->geometry()));
        QVERIFY(!bench.note()->geometry().intersects(field->geometry()));
        // What is found changes the note, and the canvas may become narrower still.
        QTest::keyClicks(field, QStringLiteral("Y1"));
        QVERIFY(bench.note()->isVisible());
        QVERIFY(!bench.note()->geometry().intersects(field->geometry()));
        bench.view.resize(260, 400);
        QVERIFY(bench.view.rect().contains(field->geometry()));
        QVERIFY(!bench.note()->geometry().intersects(field->geometry()));
        // In a wide canvas both stand side by side.
        bench.view.resize(1000, 400);
        QVERIFY(!bench.note()->geometry().intersects(field->geometry()));
        QCOMPARE(bench.note()->y(), alone.y());
        bench.view.resize(430, 400);
        QVERIFY(bench.note()->y() > alone.y());
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(bench.note()->y(), alone.y());
    }
};

QTEST_MAIN(TestCanvasFocus)
#include "tst_canvas_focus.moc"
