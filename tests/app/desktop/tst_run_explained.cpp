// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/live/result_items.h"
#include "app/desktop/panels/explanation_panel.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/plots/run_gantt.h"
#include "app/desktop/style/text.h"
#include "core/analysis/application/event_explanation.h"
#include "core/analysis/application/run_analysis.h"
#include "tests/app/desktop/ring_fixture.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QScrollBar>

#include <cmath>

using namespace contraflow;
using test::RingFixture;

namespace {

/** Two processes send to a third at once, over its adapter; then the third computes. */
const QByteArray kMeeting = R"(contraflow: 1
title: Two into one
platforms:
  - name: p
    switches: [s]
    nodes:
      - {name: "n[1-3]", switch: s, cores: 1, bandwidth: 1 GB/s, latency: 10 us}
applications:
  - name: meet
    processes: 3
    program: |
      ranks,event,peer,size,time,tag,request,label
      all,phase,,,,,,gather
      0-1,compute,,,1 ms,,,
      0-1,send,2,1 MB,,,,
      2,irecv,0,,,,a,
      2,irecv,1,,,,b,
      2,waitall,,,,,,
      all,phase,,,,,,work
      2,compute,,,2 ms,,,
mappings:
  - {name: m, policy: round-robin-per-node}
models:
  - {name: fair, kind: max-min, parameters: {}}
scenarios:
  - {name: run, platform: p, application: meet, mapping: m, model: fair}
)";
constexpr int kWaitall = 3; ///< its place among the events of process 2, from 0 on

struct MeetingFixture : RingFixture
{
    explicit MeetingFixture(const QByteArray& project = kMeeting) : RingFixture(project) {}
    [[nodiscard]] std::uint32_t waitall() { return result()->runEvents->of(2)[kWaitall]; }
    [[nodiscard]] QTextBrowser& panel() { return *window.findChild<ExplanationPanel*>(); }
    [[nodiscard]] QComboBox& subject()
    {
        return *page().findChild<QComboBox*>(QStringLiteral("pathSubject"));
    }
    [[nodiscard]] QString summary()
    {
        return page().findChild<QLabel*>(QStringLiteral("pathSummary"))->text();
    }
    [[nodiscard]] double number(int row, const char* column)
    {
        OrderedSheet& sheet = page().sheet();
        return sheet.index(row, sheet.columnOf(column)).data(SheetModel::SortRole).toDouble();
    }
};

constexpr std::array kParts{"compute_s", "cores_s", "latency_s", "transfer_s", "contention_s"};

int pixelsOf(const QImage& picture, const QColor& color)
{
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixelColor(x, y) == color ? 1 : 0;
    return count;
}

} // namespace

/** Why a run takes as long as it does, in the window. */
class TestRunExplained : public QObject
{
    Q_OBJECT

private slots:
    void thePathIsASheetWhosePartsAddUpToTheMakespan()
    {
        MeetingFixture f;
        const int rows = f.show("path").rowCount();
        const Replay& run = f.result()->replay->replay;
        QCOMPARE(rows, static_cast<int>(run.path.size()));
        QVERIFY(rows >= 3); // a computation, a message, a computation
        double sum = 0;
        for (int row = 0; row < rows; ++row)
            for (const char* part : kParts)
                sum += f.number(row, part);
        QVERIFY(std::abs(sum - run.makespan()) < 1e-12);
        // Half of the time of the messages is contention: they share the adapter of the third.
        QVERIFY(std::abs(f.number(rows - 2, "contention_s") - 1e-3) < 1e-9);
        QCOMPARE(f.cell(rows - 2, "channel"), QStringLiteral("s → n3"));
        QCOMPARE(f.cell(rows - 1, "event_kind"), QStringLiteral("compute"));
        QCOMPARE(f.cell(rows - 1, "node"), QStringLiteral("n3"));
        // The line above says the same in sum, and what contention costs once that run has come.
        QVERIFY(f.summary().contains(QStringLiteral("computing 3 ms")));
        QTRY_VERIFY(f.summary().contains(QStringLiteral("contention costs 1 ms")));
        f.page().view().setFocus();
    }

    void thePathIsSummedUpByPhaseAndByChannel()
    {
        MeetingFixture f;
        f.show("path");
        QComboBox& subject = f.subject();
        subject.setFocus();
        QTest::keyClick(&subject, Qt::Key_Down);
        QTRY_COMPARE(f.page().sheet().rowCount(), 2);
        QCOMPARE(f.cell(0, "phase"), QStringLiteral("gather"));
        QCOMPARE(f.cell(1, "phase"), QStringLiteral("work"));
        QVERIFY(std::abs(f.number(0, "contention_s") - 1e-3) < 1e-9);
        // The cost by phase needs the run without contention.
        QTRY_VERIFY(std::abs(f.number(0, "processes_cost_s") - 3e-3) < 1e-9);
        QTest::keyClick(&subject, Qt::Key_Down);
        QTRY_COMPARE(f.cell(0, "channel"), QStringLiteral("s → n3"));
        QCOMPARE(f.number(0, "messages"), 2.0);
        QTest::keyClick(&subject, Qt::Key_Home);
        QTRY_COMPARE(f.page().sheet().rowCount(), static_cast<int>(f.result()->replay->replay.path.size()));
    }

    void eachApplicationStandsBesideTheOthersAndByItself()
    {
        // The same twice on the same nodes: their processors and the adapter are shared.
        QByteArray two = kMeeting;
        two.replace("application: meet,", "application: [meet, {name: meet, start: 0.5 ms}],");
        MeetingFixture f(two);
        f.show("path");
        f.subject().setFocus();
        QTest::keyClick(&f.subject(), Qt::Key_End);
        QTRY_COMPARE(f.page().sheet().rowCount(), 2);
        QCOMPARE(f.number(0, "start_s"), 0.0);
        QCOMPARE(f.number(1, "start_s"), 5e-4);
        QCOMPARE(f.number(0, "processes"), 3.0);
        QTRY_VERIFY(f.number(1, "alone_s") > 0);
        for (const int row : {0, 1}) {
            const double together = f.number(row, "makespan_s");
            const double alone = f.number(row, "alone_s");
            QVERIFY(together > alone + 1e-4);
            QVERIFY(std::abs(f.number(row, "slowdown") - together / alone) < 1e-9);
        }
    }

    void aStepIsSelectedAsItsEvent()
    {
        MeetingFixture f;
        const int last = f.show("path").rowCount() - 1;
        f.page().view().goTo(last, 0);
        QTRY_COMPARE(f.selection().items().size(), std::size_t{1});
        const auto event = eventOf(*f.result(), *f.selection().items().begin());
        QVERIFY(event);
        QCOMPARE(f.result()->replay->replay.events[*event].kind, EventKind::compute);
        QCOMPARE(f.result()->replay->replay.events[*event].process, 2U);
        f.selection().setItems({*itemOfEvent(*f.result(), f.waitall())});
        QTRY_COMPARE(f.page().view().currentIndex().row(), last - 1);
    }

    void aBarLeadsToTheChannelThatHeldIt()
    {
        MeetingFixture f;
        f.plots().showPlot("gantt");
        PlotView& view = *f.plots().view("gantt");
        QTRY_VERIFY(view.content().elementCount() > 0);
        const ReplayedEvent& of = f.result()->replay->replay.events[f.waitall()];
        QTRY_VERIFY(view.canvas()->isVisible() && view.pixelOf(of.start, 2).x() > 0);
        // A quarter of the way: the path runs along other rows there.
        QTest::mouseClick(view.canvas(), Qt::LeftButton, {},
                          view.pixelOf(of.start + 0.25 * (of.end - of.start), 2));
        QTRY_COMPARE(f.selection().items().size(), std::size_t{1});
        QCOMPARE(eventOf(*f.result(), *f.selection().items().begin()), std::optional(f.waitall()));
        // Word for word what the command line says of it.
        const EventExplanation explanation = explainEvent(*f.result()->replay, f.waitall());
        QTRY_VERIFY(f.panel().toPlainText().contains(qtText(explanation.summary)));
        const QString text = f.panel().toPlainText();
        QVERIFY2(text.contains(QStringLiteral("s → n3")), qPrintable(text));
        QVERIFY2(text.contains(qtText(eventTitle(*f.result()->replay, f.waitall()))), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("shares s → n3")), qPrintable(text));
        // And the channel leads to the node whose adapter it is.
        QPoint at;
        for (int y = 0; y < f.panel().viewport()->height() && at.isNull(); y += 2)
            for (int x = 0; x < f.panel().viewport()->width() && at.isNull(); x += 2)
                if (f.panel().anchorAt({x, y}).startsWith(QLatin1String("channel:")))
                    at = {x, y};
        QVERIFY(!at.isNull());
        QTest::mouseClick(f.panel().viewport(), Qt::LeftButton, {}, at);
        const SelectedItem node = *f.selection().items().begin();
        QCOMPARE(node.table.kind, TableKind::nodes);
        QCOMPARE(node.member, std::size_t{2});
    }

    void withNothingSelectedThePathIsExplained()
    {
        MeetingFixture f;
        f.selection().setItems({});
        QTRY_VERIFY(f.panel().toPlainText().contains(QStringLiteral("Critical path: computing 3 ms")));
    }

    void thePathIsMarkedInTheGanttAndTheMarkIsTakenAway()
    {
        MeetingFixture f;
        f.plots().showPlot("gantt");
        PlotView& view = *f.plots().view("gantt");
        QTRY_VERIFY(view.content().linesIn);
        const QColor color = pathLine(theme()).color;
        // Between the axes, beside which there are texts.
        const auto marked = [&] {
            const QRect inside(view.pixelOf(0, -0.5), view.pixelOf(f.result()->replay->replay.finish, 2.5));
            return pixelsOf(view.canvas()->grab(inside.normalized()).toImage(), color);
        };
        QTRY_VERIFY(marked() > 100);
        auto* box = f.plots().findChild<QCheckBox*>(QStringLiteral("marksPath"));
        QVERIFY(box && box->isVisible());
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        QTRY_VERIFY(!view.content().linesIn);
        QTRY_COMPARE(marked(), 0);
        QTest::keyClick(box, Qt::Key_Space);
        QTRY_VERIFY(view.content().linesIn);
    }

    void theMarkGoesFromTheStartToTheFinishOfTheRun_data()
    {
        QTest::addColumn<double>("width");
        QTest::newRow("every step") << 10'000.0;
        QTest::newRow("a few pixels") << 3.0;
    }
    void theMarkGoesFromTheStartToTheFinishOfTheRun()
    {
        QFETCH(const double, width);
        RingFixture f;
        const Replay& run = f.result()->replay->replay;
        const RunGanttData data = runGantt(f.result(), {}, {}, {});
        const auto lines = runPathLines(data, {{0, run.finish}, {-0.6, 3.4}, width, 100}, theme());
        const std::vector<QPointF>& points = lines.front().points;
        QCOMPARE(points.front().x(), run.start);
        QCOMPARE(points.back().x(), run.finish);
        for (std::size_t i = 1; i < points.size(); ++i)
            QVERIFY(points[i - 1].x() <= points[i].x());
        // The two ends of each step and where it changes the row; else the ends of a stretch of six pixels.
        QVERIFY(width > 1000 ? lines.size() == 1 && points.size() >= run.path.size() + 1
                             : points.size() <= 2 * (3 / 6 + 2));
        // A part of it is the part of the line that is seen.
        const double middle = run.finish / 2;
        const auto part = runPathLines(data, {{middle, run.finish}, {-0.6, 3.4}, width, 100}, theme());
        QVERIFY(part.front().points.size() < points.size() || width < 1000);
        QVERIFY(part.front().points.front().x() <= middle);
    }

    void theMarkIsAsBroadHoweverManyStepsThereAre()
    {
        // From one process to the next, so that the path comes through all rows.
        QByteArray chain = test::kRing;
        const QByteArray both = "all,sendrecv,(rank + 1) % processes,(rank - 1) % processes,1 MB,,,\n";
        QVERIFY(chain.contains(both));
        chain.replace(both, "rank < 3,send,rank + 1,,1 MB,,,\n");
        chain.replace("all,compute,", "rank > 0,recv,rank - 1,,,,,\n      all,compute,");
        RingFixture f(chain);
        const Replay& run = f.result()->replay->replay;
        const RunGanttData data = runGantt(f.result(), {}, {}, {});
        const double width = 5 * static_cast<double>(run.path.size());
        const auto lines = runPathLines(data, {{0, run.finish}, {-0.6, 3.4}, width, 100}, theme());
        QVERIFY(lines.size() > 3);
        const PlotLine usual = pathLine(theme());
        double end = run.start;
        for (std::size_t i = 1; i < lines.size(); ++i) {
            // Stretches without gap or overlap, each on the row of a process that the path has then.
            QVERIFY(lines[i].width == usual.width && lines[i].hasRim && lines[i].color == usual.color);
            QCOMPARE(lines[i].points.size(), std::size_t{2});
            const QPointF& from = lines[i].points[0];
            const QPointF& to = lines[i].points[1];
            QVERIFY(std::abs(from.x() - end) < 1e-12 && to.x() > from.x() && from.y() == to.y());
            end = to.x();
            const auto row = static_cast<std::uint32_t>(from.y());
            QVERIFY(std::ranges::any_of(run.path, [&](const PathStep& step) {
                const bool isMessage = step.cause == PathStep::Cause::message;
                return step.end > from.x() && step.start < to.x() &&
                       (isMessage ? step.destination : step.process) == data.processes[row];
            }));
        }
        QCOMPARE(end, run.finish);
    }

    void theMarkHasNoColourOfWhatAProcessDoes()
    {
        for (const ColorScheme scheme : {ColorScheme::light, ColorScheme::dark}) {
            applyLook({scheme});
            const QColor path = pathLine(theme()).color;
            for (std::size_t kind = 0; kind < kTimeKinds; ++kind) {
                const QColor other = timeKindColor(kind, theme());
                const int difference = std::abs(path.red() - other.red()) +
                                       std::abs(path.green() - other.green()) +
                                       std::abs(path.blue() - other.blue());
                QVERIFY2(difference > 150, qPrintable(timeKindText(kind)));
            }
        }
        applyLook({});
    }

    void loadsOfTheChannelsOverTimeAreShown()
    {
        MeetingFixture f;
        QVERIFY(f.hasPlotTab(QStringLiteral("Use")));
        f.plots().showPlot("use");
        PlotView& view = *f.plots().view("use");
        QTRY_VERIFY(!view.content().boxes.empty() && view.content().y.kind == AxisKind::rows);
        // The adapter of the third is full while both messages flow, and comes first.
        QCOMPARE(view.content().y.rows.front(), QStringLiteral("s → n3"));
        const std::vector<PlotBox>& boxes = view.content().boxes.front().boxes;
        const auto full = std::ranges::find_if(boxes, [](const PlotBox& box) { return box.isFull; });
        QVERIFY(full != boxes.end());
        QVERIFY(std::abs(full->to - full->from - 2e-3) < 1e-9);
        QCOMPARE(std::ranges::count_if(boxes, [](const PlotBox& box) { return box.isFull; }), 1);
        // Each of the two others is half full meanwhile.
        QCOMPARE(std::ranges::count_if(boxes,
                                       [](const PlotBox& box) {
                                           return box.inside == QLatin1String("50 %") &&
                                                  std::abs(box.to - box.from - 2e-3) < 1e-9;
                                       }),
                 2);
        // A click selects the node whose adapter it is.
        QTRY_VERIFY(view.canvas()->isVisible() && view.pixelOf(full->from, 0).x() > 0);
        QTest::mouseClick(view.canvas(), Qt::LeftButton, {}, view.pixelOf((full->from + full->to) / 2, 0));
        QTRY_COMPARE(f.selection().items().size(), std::size_t{1});
        QCOMPARE(f.selection().items().begin()->table.kind, TableKind::nodes);
        QCOMPARE(f.selection().items().begin()->member, std::size_t{2});
    }

    void overheadsOfMessagesAreOnThePath()
    {
        QByteArray project = kMeeting;
        project.replace("  - name: p\n", "  - name: p\n    send_overhead: 1 ms\n");
        RingFixture f(project);
        QVERIFY(f.result()->replay && f.result()->analysis);
        const PathParts& parts = f.result()->analysis->total;
        QVERIFY(parts.overhead > 0);
        QVERIFY(std::abs(parts.total() - f.result()->replay->replay.makespan()) < 1e-12);
        QVERIFY(f.show("path").rowCount() > 0);
    }

    void aRunWithoutAPathSaysWhy()
    {
        QByteArray project = test::kRing;
        project.replace("      all,compute,,,,1 ms,,\n", "");
        project.replace("      all,sendrecv,(rank + 1) % processes,(rank - 1) % processes,1 MB,,,\n", "");
        RingFixture f(project);
        QVERIFY(f.result()->replay && f.result()->replay->replay.path.empty());
        QVERIFY(f.show("path").rowCount() == 0);
        QVERIFY(f.page().sheet().emptyText().contains(QStringLiteral("takes no time")));
        f.plots().showPlot("gantt");
        QVERIFY(!f.plots().view("gantt")->content().linesIn);
        auto* box = f.plots().findChild<QCheckBox*>(QStringLiteral("marksPath"));
        QTRY_VERIFY(!box->isVisible());
    }
};

QTEST_MAIN(TestRunExplained)
#include "tst_run_explained.moc"
