// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/jobs/job_pool.h"
#include "app/desktop/style/theme.h"
#include "tests/app/desktop/front_sheet.h"
#include "tests/app/desktop/opened_dialogs.h"
#include "tests/data_folders.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollBar>
#include <QThreadPool>
#include <QWheelEvent>
#include <qtestspontaneevent.h>

using namespace contraflow;
using namespace contraflow::test;

namespace {

/** What a wheel could change, as text; empty: it changes nothing there. */
QString valueOf(const QWidget* widget)
{
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        return QString::number(box->currentIndex()) + box->currentText();
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(widget))
        return box->text() + QLatin1Char('.');
    const auto* slider = qobject_cast<const QAbstractSlider*>(widget);
    return slider && !qobject_cast<const QScrollBar*>(widget) ? QString::number(slider->value()) : QString();
}

/** As the display server sends it, which may give the focus too. */
void turnWheel(QWidget* widget, int notches)
{
    const QPointF centre = widget->rect().center();
    QWheelEvent event(centre, widget->mapToGlobal(centre), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    QApplication::instance()->notify(widget, &event);
}

} // namespace

class TestWheel : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook({}); }

    void nothingChangesWithoutTheFocus()
    {
        FrontSheetFixture f;
        f.answers.unsaved = UnsavedAnswer::discard;
        f.answers.importPath = QStringLiteral(CONTRAFLOW_TEST_DATA "/import/all-pairs.csv");
        f.answers.importFolder = QStringLiteral(CONTRAFLOW_TEST_DATA "/import");
        f.answers.openPath = QStringLiteral(CONTRAFLOW_SAMPLES "/two-racks-copper.yaml");
        f.window.show();
        const QString file = f.path("project.yaml");
        QVERIFY(QFile::copy(f.answers.openPath, file));
        f.open(file);
        QVERIFY(turnOverAll(&f.window) >= 3); // scenario, model, step
        int inDialogs = 0;
        for (const QString& name : openingCommands(f.window)) {
            auto* action = f.window.findChild<QAction*>(name);
            if (!action || !action->isEnabled())
                continue;
            action->trigger();
            jobPool().waitForDone();
            runEvents();
            for (QWidget* dialog : openedDialogs())
                inDialogs += turnOverAll(dialog);
            closeDialogs();
        }
        QVERIFY2(inDialogs >= 40, qPrintable(QString::number(inDialogs)));
    }

    void whatHasTheFocusTurns()
    {
        QWidget window;
        auto* box = new QComboBox(&window);
        box->addItems({QStringLiteral("a"), QStringLiteral("b")});
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        box->setFocus();
        turnWheel(box, -1);
        QCOMPARE(box->currentText(), QStringLiteral("b"));
    }

private:
    /** How many boxes and sliders the wheel was turned over. */
    static int turnOverAll(QWidget* window)
    {
        int count = 0;
        for (QWidget* widget : window->findChildren<QWidget*>()) {
            const QString before = valueOf(widget);
            if (before.isEmpty() || !widget->isVisible() || !widget->isEnabled())
                continue;
            if (widget->hasFocus())
                widget->clearFocus();
            for (const int notches : {1, 1, -1, -1, -1}) {
                turnWheel(widget, notches);
                if (const auto* inner = widget->findChild<QLineEdit*>())
                    turnWheel(const_cast<QLineEdit*>(inner), notches);
                if (valueOf(widget) != before)
                    qFatal("the wheel changed %s of %s from %s", widget->metaObject()->className(),
                           qPrintable(window->windowTitle()), qPrintable(before));
            }
            ++count;
        }
        return count;
    }
};

QTEST_MAIN(TestWheel)
#include "tst_wheel.moc"
