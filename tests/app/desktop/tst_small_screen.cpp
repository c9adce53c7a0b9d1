// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/make/gallery_dialog.h"
#include "app/desktop/live/candidates.h"
#include "app/desktop/live/collectives.h"
#include "app/desktop/live/errors.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/plots/plot_catalog.h"
#include "app/desktop/plots/plots_panel.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/language.h"
#include "app/desktop/style/widgets.h"
#include "app/desktop/window/actions.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/workspace.h"
#include "core/base/sentence.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

#include <array>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

/** A small screen, and one of 1600 × 1000 at scale 2 with the frame of a window. */
constexpr std::array kScreens{QSize(1024, 700), QSize(800, 476)};

bool fits(const QSize& size, const QSize& room)
{
    return size.width() <= room.width() && size.height() <= room.height();
}

QByteArray text(const QString& where, const QSize& size)
{
    return QStringLiteral("%1: %2 × %3").arg(where).arg(size.width()).arg(size.height()).toUtf8();
}

bool isLabelled(const QWidget& widget)
{
    return qobject_cast<const QLabel*>(&widget) || qobject_cast<const QAbstractButton*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QComboBox*>(&widget);
}

QString nameOf(const QWidget& widget)
{
    QString text;
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        text = label->text();
    else if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        text = button->text();
    return QStringLiteral("%1 %2 \"%3\"")
        .arg(QLatin1String(widget.metaObject()->className()), widget.objectName(), text);
}

/** Controls of this window that lie over one another, and words that have less room than they need and no
 * tooltip that says them whole. */
QStringList faultsOf(const QWidget& window)
{
    QStringList faults;
    QList<const QWidget*> controls;
    for (const QWidget* widget : window.findChildren<QWidget*>())
        if (isLabelled(*widget) && !qobject_cast<const QTabBar*>(widget->parentWidget()) &&
            widget->isVisible() && widget->window() == &window && !widget->visibleRegion().isEmpty())
            controls += widget;
    for (qsizetype i = 0; i < controls.size(); ++i) {
        const QWidget& control = *controls[i];
        for (qsizetype k = 0; k < i; ++k)
            if (controls[k]->parentWidget() == control.parentWidget() &&
                controls[k]->geometry().intersects(control.geometry()))
                faults += nameOf(control) + QStringLiteral(" lies over ") + nameOf(*controls[k]);
        const auto* label =
            qobject_cast<const ElidedLabel*>(&control) ? nullptr : qobject_cast<const QLabel*>(&control);
        const auto* button = qobject_cast<const QPushButton*>(&control);
        const bool isCut = (label && !label->wordWrap() && label->pixmap().isNull() &&
                            label->sizeHint().width() > label->width() + 1) ||
                           (button && button->sizeHint().width() > button->width() + 1);
        if (isCut && control.toolTip().isEmpty())
            faults += nameOf(control) + QStringLiteral(" is cut");
        if (label && label->wordWrap() && label->heightForWidth(label->width()) > label->height() + 1)
            faults += nameOf(control) + QStringLiteral(" is cut below");
    }
    for (const QScrollArea* area : window.findChildren<QScrollArea*>())
        if (area->isVisible() && area->horizontalScrollBar()->isVisible())
            faults += nameOf(*area->widget()) + QStringLiteral(" has less room than it needs");
    return faults;
}

Project sampleProject(QLatin1String name)
{
    for (const Sample& sample : samples()) {
        if (!sample.path.endsWith(name))
            continue;
        QFile file(sample.path);
        if (file.open(QIODevice::ReadOnly))
            return parseProject(file.readAll().toStdString()).value().project;
    }
    qFatal("the sample is gone");
}

/** Everything that has a name has one that no screen is wide enough for. */
Project longNames()
{
    Project project = test::tableOne();
    const std::string longName(300, 'm');
    Platform platform = project.platforms[0];
    platform.name = longName;
    Workload workload = project.workloads[0];
    workload.name = longName;
    MessageRow first = workload.messages[0];
    first.id = longName;
    workload.messages.replace(0, 1, {first});
    Model model = project.models[0];
    model.name = longName;
    Scenario scenario = project.scenarios[0];
    scenario.name = scenario.platform = scenario.workload = scenario.model = longName;
    project.platforms = SharedRows<Platform>{platform};
    project.workloads = SharedRows<Workload>{workload};
    project.models = SharedRows<Model>{model};
    project.scenarios = SharedRows<Scenario>{scenario};
    return project;
}

} // namespace

/** The window and its dialogs on small screens: nothing that is shown may make them larger than the screen.
 */
class TestSmallScreen : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        for (const char* key : {"geometry", "workspace", "columns"})
            Preferences().setLayout(QLatin1String(key), {});
    }

    void everySheetAndEveryPlotFitTheScreen_data()
    {
        QTest::addColumn<Project>("project");
        QTest::addColumn<QSize>("screen");
        for (const QSize& screen : kScreens) {
            // Its campaign says something about many models.
            QTest::addRow("a campaign of many models, %d pixels", screen.width())
                << sampleProject(QLatin1String("two-racks-copper.yaml")) << screen;
            QTest::addRow("an application, %d pixels", screen.width())
                << sampleProject(QLatin1String("halo-two-networks.yaml")) << screen;
            QTest::addRow("long names, %d pixels", screen.width()) << longNames() << screen;
        }
    }
    void everySheetAndEveryPlotFitTheScreen();
    void atFirstStartSheetAndCanvasHaveMostOfTheWindow_data();
    void atFirstStartSheetAndCanvasHaveMostOfTheWindow();
    void aLongMessageDoesNotWidenTheWindow();
    void everyDialogFitsTheScreen_data();
    void everyDialogFitsTheScreen();
};

void TestSmallScreen::everySheetAndEveryPlotFitTheScreen()
{
    QFETCH(const Project, project);
    QFETCH(const QSize, screen);
    Fixture f;
    f.window.show();
    f.window.resize(screen);
    f.open(f.writeProject("a.yaml", project));
    Workspace& workspace = f.window.workspace();
    workspace.issueDock()->show();
    const auto settle = [&f] {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        Results& results = f.window.results();
        QTRY_VERIFY_WITH_TIMEOUT(!results.errors().isRunning(), test::kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!results.candidates().comparison().isRunning(), test::kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!results.candidates().whatIf().isRunning(), test::kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(!results.collectives().isRunning(), test::kPatience);
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
    };
    for (const PlotEntry& plot : plotCatalog()) {
        workspace.plots()->showPlot(plot.name);
        settle();
        const QByteArray where =
            text(QStringLiteral("plot ") +
                     QLatin1String(plot.name.data(), static_cast<qsizetype>(plot.name.size())),
                 f.window.minimumSizeHint());
        QVERIFY2(fits(f.window.minimumSizeHint(), screen), where);
    }
    for (const SheetInfo& sheet : sheetCatalog()) {
        workspace.sheets()->showSheet(sheet.key);
        settle();
        workspace.sheets()->findAndReplace();
        settle();
        const QByteArray where = text(sheet.title(), f.window.minimumSizeHint());
        QVERIFY2(fits(f.window.minimumSizeHint(), screen), where);
        const QStringList faults = faultsOf(f.window);
        QVERIFY2(faults.isEmpty(), (sheet.title() + QStringLiteral(": ") + faults.join(u'\n')).toUtf8());
        // Tabs that are scrolled beyond their first leave others out of reach.
        QVERIFY2(workspace.sheets()->findChild<QTabBar*>()->tabRect(0).left() <= 0, where);
    }
}

void TestSmallScreen::atFirstStartSheetAndCanvasHaveMostOfTheWindow_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<QString>("language");
    for (const QSize& screen : kScreens)
        for (const Language& language : kLanguages)
            QTest::addRow("%d pixels, %s", screen.width(), language.code)
                << screen << QString::fromLatin1(language.code);
}

void TestSmallScreen::atFirstStartSheetAndCanvasHaveMostOfTheWindow()
{
    QFETCH(const QSize, screen);
    QFETCH(const QString, language);
    WindowTranslator translator;
    QVERIFY(language == QLatin1String("en") || translator.loadLanguage(language.toStdString()));
    QCoreApplication::installTranslator(&translator); // until it is gone
    Fixture f;
    f.window.resize(screen);
    f.window.show();
    f.open(f.writeProject("a.yaml", test::tableOne()));
    QTRY_VERIFY(f.hasResult());
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    QCOMPARE(f.window.size(), screen);
    const QSize middle = f.window.workspace().centralWidget()->size();
    QVERIFY2(middle.width() * middle.height() >= 0.6 * screen.width() * screen.height(),
             text(language, middle));
    for (const auto* tab : f.window.workspace().plots()->findChildren<QToolButton*>())
        QVERIFY2(!tab->isVisible() || tab->width() >= tab->sizeHint().width(), tab->text().toUtf8());
}

void TestSmallScreen::aLongMessageDoesNotWidenTheWindow()
{
    Fixture f;
    f.window.show();
    f.window.resize(kScreens.back());
    f.window.files().newProject();
    f.window.messageBar().show(QStringLiteral("topic"), Severity::error, QString(400, QLatin1Char('m')));
    QCoreApplication::processEvents();
    QVERIFY2(fits(f.window.minimumSizeHint(), kScreens.back()), text({}, f.window.minimumSizeHint()));
}

void TestSmallScreen::everyDialogFitsTheScreen_data()
{
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("language");
    for (const Language& language : kLanguages)
        for (const char* action : {"project.gallery", "project.calibrate", "project.measure", "project.place",
                                   "project.algorithms", "file.campaign", "file.exportTables", "file.report",
                                   "view.palette", "edit.preferences", "help.contents", "help.selfcheck"})
            QTest::addRow("%s %s", language.code, action)
                << QString::fromLatin1(action) << QString::fromLatin1(language.code);
}

void TestSmallScreen::everyDialogFitsTheScreen()
{
    QFETCH(const QString, action);
    QFETCH(const QString, language);
    WindowTranslator translator;
    QVERIFY(language == QLatin1String("en") || translator.loadLanguage(language.toStdString()));
    QCoreApplication::installTranslator(&translator);
    setLanguage([](std::string_view pattern) { return coreText(pattern).toStdString(); });
    Fixture f;
    f.window.show();
    f.open(f.writeProject("a.yaml", longNames()));
    f.window.actions().find(action)->trigger();
    QPointer<QWidget> dialog;
    for (QWidget* window : QApplication::topLevelWidgets())
        if (window != &f.window && window->isVisible() && window->parentWidget() == &f.window)
            dialog = window;
    QVERIFY(dialog);
    const auto look = [&dialog](const QString& where) {
        for (int i = 0; i < 5; ++i)
            QCoreApplication::processEvents();
        QVERIFY2(fits(dialog->minimumSizeHint(), kScreens.back()), text(where, dialog->minimumSizeHint()));
        QVERIFY2(fits(dialog->size(), dialog->screen()->availableSize()), text(where, dialog->size()));
        QStringList faults;
        // What has come has its room when the events are through.
        QTRY_VERIFY2((faults = faultsOf(*dialog)).isEmpty(), (where + u'\n' + faults.join(u'\n')).toUtf8());
    };
    look(action);
    for (const QSize& screen : kScreens) {
        dialog->resize(dialog->size().boundedTo(screen));
        look(action);
    }
    // All that there is in the gallery, where it is smallest.
    if (auto* entries = qobject_cast<GalleryDialog*>(dialog) ? dialog->findChild<QListWidget*>() : nullptr)
        for (int row = 0; row < entries->count() && !QTest::currentTestFailed(); ++row)
            if (entries->item(row)->flags() != Qt::NoItemFlags) {
                entries->setCurrentRow(row);
                look(entries->item(row)->text());
            }
    dialog->close();
}

QTEST_MAIN(TestSmallScreen)
#include "tst_small_screen.moc"
