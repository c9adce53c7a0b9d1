// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "tests/app/desktop/held_jobs.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDesktopServices>
#include <QDialog>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QTimer>
#include <QWheelEvent>

#include <cstdio>
#include <functional>
#include <optional>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** Megabytes that the process holds in memory. */
double residentMegabytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toDouble() * 4096 / 1e6;
}

/**
 * Somebody who knows nothing and tries everything: keys, text, the mouse on whatever is to be seen, and every
 * command of the menus, now and then while jobs take their time. What it does follows from its seed.
 */
class Monkey : public QObject
{
public:
    Monkey(WindowFixture& fixture, std::uint64_t seed, int steps)
        : m_fixture(fixture)
        , m_random(seed)
        , m_left(steps)
    {}

    /** Lets it work until its steps are done; menus and drags that wait for an end are worked in as well. */
    void work()
    {
        step();
        while (m_left > 0 || m_depth > 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_held.reset();
        // The last steps may have asked for a menu: it comes now, and is closed by the step that still comes.
        QCoreApplication::processEvents();
        closeAll();
    }

private:
    template<typename Item>
    Item pick(const QList<Item>& items)
    {
        return items[static_cast<qsizetype>(m_random.below(static_cast<std::uint64_t>(items.size())))];
    }

    /** Does something, and comes again: a menu that waits within this step is worked in by the next one. */
    void step()
    {
        QTimer::singleShot(0, this, [this] { step(); });
        if (m_left <= 0)
            return closeAll();
        --m_left;
        ++m_depth;
        act();
        --m_depth;
    }

    void act()
    {
        // What jobs compute may come when the project has long been another one.
        if (m_random.below(8) == 0) {
            if (m_held)
                m_held.reset();
            else
                m_held.emplace();
        }
        // What stays open for long keeps everything else from being tried.
        if (QWidget* popup = QApplication::activePopupWidget(); popup && m_random.below(4) == 0)
            return popup->close() ? void() : void();
        QWidget* modal = QApplication::activeModalWidget();
        if (modal && m_random.below(15) == 0)
            return press(modal, Qt::Key_Escape, Qt::NoModifier);
        switch (m_random.below(10)) {
        case 0:
        case 1:
            return press(focused(), pick(m_keys), pick(m_modifiers));
        case 2:
            return type();
        case 3:
            return modal ? click() : command();
        case 4:
            return wheel();
        case 5:
            return drag();
        case 6:
            return resize();
        default:
            return click();
        }
    }

    [[nodiscard]] QWidget* focused()
    {
        if (QWidget* popup = QApplication::activePopupWidget())
            return popup;
        QWidget* widget = QApplication::focusWidget();
        return widget ? widget : top();
    }

    [[nodiscard]] QWidget* top()
    {
        if (QWidget* modal = QApplication::activeModalWidget())
            return modal;
        return &m_fixture.window;
    }

    /** A widget that can be seen, of the window in front. */
    [[nodiscard]] QWidget* anything()
    {
        QList<QWidget*> seen;
        for (QWidget* widget : top()->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && !widget->size().isEmpty())
                seen.append(widget);
        return seen.isEmpty() ? top() : pick(seen);
    }

    QPoint somewhere(const QWidget& widget)
    {
        return {static_cast<int>(m_random.below(static_cast<std::uint64_t>(std::max(widget.width(), 1)))),
                static_cast<int>(m_random.below(static_cast<std::uint64_t>(std::max(widget.height(), 1))))};
    }

    static void press(QWidget* widget, Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        // Closing the window or the program is no part of the game, and neither are commands of the display.
        const bool ends =
            (key == Qt::Key_Q || key == Qt::Key_W || key == Qt::Key_F4) && modifiers != Qt::NoModifier;
        if (!ends)
            QTest::keyClick(widget, key, modifiers);
    }

    void type()
    {
        static const QStringList texts{
            QStringLiteral("1 MB"),   QStringLiteral("=N*2"),   QStringLiteral("-1"),
            QStringLiteral("n[1-9]"), QStringLiteral("9 us\t"), QStringLiteral("e1"),
            QStringLiteral("<b>"),    QStringLiteral("\"',;"),  QStringLiteral("0"),
            QStringLiteral("1e308"),  QStringLiteral("=1/0")};
        if (QWidget* widget = focused())
            QTest::keyClicks(widget, pick(texts));
    }

    void click()
    {
        QWidget* widget = QApplication::activePopupWidget();
        if (!widget)
            widget = anything();
        const QPoint at = somewhere(*widget);
        const Qt::MouseButton button = m_random.below(6) == 0 ? Qt::RightButton : Qt::LeftButton;
        const QPointer<QWidget> alive(widget);
        if (m_random.below(5) == 0)
            QTest::mouseDClick(widget, button, pick(m_modifiers), at);
        else
            QTest::mouseClick(widget, button, pick(m_modifiers), at);
        if (button == Qt::RightButton && alive)
            QApplication::postEvent(
                widget, new QContextMenuEvent(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at)));
    }

    void drag()
    {
        const QPointer<QWidget> widget(anything());
        const QPoint from = somewhere(*widget);
        const QPoint to = somewhere(*widget);
        QTest::mousePress(widget, Qt::LeftButton, Qt::NoModifier, from);
        for (int i = 1; i <= 3 && widget; ++i)
            QTest::mouseMove(widget, from + (to - from) * i / 3);
        if (widget)
            QTest::mouseRelease(widget, Qt::LeftButton, Qt::NoModifier, to);
    }

    void wheel()
    {
        QWidget* widget = anything();
        const QPoint at = somewhere(*widget);
        QWheelEvent event(at, widget->mapToGlobal(at), {}, QPoint(0, m_random.coin() ? 120 : -120),
                          Qt::NoButton, pick(m_modifiers), Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
    }

    void resize()
    {
        top()->resize(600 + static_cast<int>(m_random.below(900)),
                      400 + static_cast<int>(m_random.below(600)));
    }

    /** A command of the menus, whatever it is, but for the end of the window. */
    void command()
    {
        QList<QAction*> actions;
        const std::function<void(QMenu*)> collect = [&](QMenu* menu) {
            for (QAction* action : menu->actions())
                if (action->menu())
                    collect(action->menu());
                else if (!action->isSeparator() && action->isEnabled() &&
                         action->objectName() != QLatin1String("file.quit") &&
                         action->objectName() != QLatin1String("file.closeWindow"))
                    actions.append(action);
        };
        for (QAction* action : m_fixture.window.menuBar()->actions())
            if (action->menu())
                collect(action->menu());
        if (!actions.isEmpty())
            pick(actions)->trigger();
        // Another window is opened and closed; in the end there would be thousands of them.
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* other = qobject_cast<MainWindow*>(widget);
                other && other != &m_fixture.window && other->isVisible())
                other->close();
    }

    static void closeAll()
    {
        while (QWidget* popup = QApplication::activePopupWidget())
            popup->close();
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* dialog = qobject_cast<QDialog*>(widget); dialog && dialog->isVisible())
                dialog->reject();
    }

    WindowFixture& m_fixture;
    Random m_random;
    std::optional<HeldJobs> m_held;
    int m_left;      ///< steps
    int m_depth = 0; ///< steps within one another
    const QList<Qt::Key> m_keys{
        Qt::Key_Tab,   Qt::Key_Return, Qt::Key_Escape, Qt::Key_Down,   Qt::Key_Up,       Qt::Key_Left,
        Qt::Key_Right, Qt::Key_Delete, Qt::Key_F2,     Qt::Key_Space,  Qt::Key_Home,     Qt::Key_End,
        Qt::Key_Z,     Qt::Key_Y,      Qt::Key_C,      Qt::Key_V,      Qt::Key_X,        Qt::Key_D,
        Qt::Key_A,     Qt::Key_Plus,   Qt::Key_Minus,  Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Backspace,
        Qt::Key_F,     Qt::Key_1,      Qt::Key_2,      Qt::Key_Insert};
    const QList<Qt::KeyboardModifiers> m_modifiers{Qt::NoModifier,
                                                   Qt::NoModifier,
                                                   Qt::NoModifier,
                                                   Qt::ControlModifier,
                                                   Qt::ShiftModifier,
                                                   Qt::AltModifier,
                                                   Qt::ControlModifier | Qt::ShiftModifier};
};

} // namespace

/** Random use of the window on every sample: nothing crashes, nothing hangs, and what is left is a project.
 */
class TestMonkey : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        for (const char* scheme : {"http", "https", "file", "mailto"})
            QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "openNothing");
    }

    void whatIsLeftIsAProject_data()
    {
        QTest::addColumn<QString>("sample");
        const QDir samples(QStringLiteral(CONTRAFLOW_SAMPLES));
        for (const QString& name : samples.entryList({QStringLiteral("*.yaml")}))
            QTest::newRow(qPrintable(name)) << samples.filePath(name);
    }

    void whatIsLeftIsAProject()
    {
        QFETCH(QString, sample);
        // CONTRAFLOW_MONKEY=100000 for as many steps on each sample, and CONTRAFLOW_SEED for others.
        bool isGiven = false;
        int steps = qEnvironmentVariableIntValue("CONTRAFLOW_MONKEY", &isGiven);
        if (!isGiven)
            steps = 60;
        WindowFixture fixture;
        fixture.answers.unsaved = UnsavedAnswer::discard;
        fixture.answers.savePath = fixture.path("saved.yaml");
        fixture.answers.tablePath = fixture.path("table.csv");
        fixture.answers.picturePath = fixture.path("picture.svg");
        const QString file = fixture.path("project.yaml");
        QVERIFY(QFile::copy(sample, file));
        fixture.answers.openPath = file;
        fixture.window.files().openFile(file);
        QTRY_COMPARE(fixture.window.document().filePath(), file);
        fixture.window.show();
        constexpr int kParts = 4;
        QByteArray memory;
        for (int part = 0; part < kParts; ++part) {
            const auto seed =
                static_cast<std::uint64_t>(qEnvironmentVariableIntValue("CONTRAFLOW_SEED")) * kParts +
                static_cast<std::uint64_t>(part);
            Monkey(fixture, seed, steps / kParts).work();
            memory += ' ' + QByteArray::number(residentMegabytes(), 'f', 0);
            const std::string left = projectText(fixture.window.document().project());
            const auto again = parseProject(left);
            QVERIFY2(again, again ? "" : again.error().message.c_str());
            QVERIFY(again->project == fixture.window.document().project());
        }
        if (isGiven)
            std::printf("%s:%s MB after each quarter of %d steps\n", qPrintable(QFileInfo(sample).fileName()),
                        memory.constData(), steps);
        QUndoStack& undo = *fixture.window.document().undoStack();
        const std::string before = projectText(fixture.window.document().project());
        const int index = undo.index();
        undo.setIndex(0);
        undo.setIndex(index);
        QCOMPARE(projectText(fixture.window.document().project()), before);
    }

public slots:
    void openNothing(const QUrl&) {}
};

QTEST_MAIN(TestMonkey)
#include "tst_monkey.moc"
