// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/sheet_catalog.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/window/preferences.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/data_folders.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QLabel>
#include <QTabBar>
#include <QTextDocumentFragment>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

/** Whether Qt would take what stands in a name for a tag. */
bool isTaken(const QString& text)
{
    return Qt::mightBeRichText(text) &&
           (text.contains(QLatin1String("<script>")) || text.contains(QLatin1String("<u>")) ||
            text.contains(QLatin1String("<small>")));
}

/** Whether an ampersand of a name would underline the letter behind it. */
bool isUnderlined(const QString& text)
{
    return text.contains(QLatin1String("R&D")) || text.contains(QLatin1String("A&B"));
}

/** The tool tips of a model's headers and cells. */
QStringList tipsOf(const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    constexpr int kRows = 200;
    QStringList tips;
    for (int column = 0; column < model.columnCount(parent); ++column) {
        tips += model.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString();
        for (int row = 0; row < std::min(model.rowCount(parent), kRows); ++row) {
            const QModelIndex index = model.index(row, column, parent);
            tips += index.data(Qt::ToolTipRole).toString();
            if (column == 0)
                tips += tipsOf(model, index);
        }
    }
    return tips;
}

} // namespace

/** A project with names that look like HTML and have ampersands, in the whole window: they are shown as they
 * are. */
class TestNamesAsText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyLook(Preferences().look()); }

    void tipsAndMenusShowAnyText()
    {
        for (const char* name : {"R&D <small>", "a & b", "<u>x</u>", "&lt;", "plain\nlines"}) {
            const QString tip = tipText(QString::fromUtf8(name));
            QCOMPARE(Qt::mightBeRichText(tip) ? QTextDocumentFragment::fromHtml(tip).toPlainText() : tip,
                     QString::fromUtf8(name));
        }
        QCOMPARE(menuText(QStringLiteral("R&D")), QStringLiteral("R&&D"));
    }

    void theWholeWindowShowsNamesAsTheyAre()
    {
        Fixture fixture;
        QFile hostile(QStringLiteral(CONTRAFLOW_TEST_DATA "/../consumers/hostile.yaml"));
        QVERIFY(hostile.open(QIODevice::ReadOnly));
        fixture.open(fixture.write("names.yaml", hostile.readAll()));
        fixture.window.show();
        fixture.rename("R&D <u>"); // an undo step
        auto* sheets = fixture.window.findChild<SheetTabs*>();
        for (const SheetInfo& info : sheetCatalog())
            sheets->showSheet(info.key);
        int models = 0;
        for (QTabBar* bar : fixture.window.findChildren<QTabBar*>())
            for (int i = 0; i < bar->count(); ++i) {
                bar->setCurrentIndex(i);
                QCoreApplication::processEvents();
                QVERIFY2(!isTaken(bar->tabToolTip(i)) && !isUnderlined(bar->tabText(i)),
                         qPrintable(bar->tabText(i)));
                for (const QAbstractItemView* view : fixture.window.findChildren<QAbstractItemView*>()) {
                    if (!view->model())
                        continue;
                    ++models;
                    for (const QString& tip : tipsOf(*view->model()))
                        QVERIFY2(!isTaken(tip), qPrintable(tip));
                }
                checkWidgets(fixture.window);
            }
        QVERIFY(models > 20);
    }

private:
    static void checkWidgets(const QWidget& window)
    {
        for (const QAction* action : window.findChildren<QAction*>())
            QVERIFY2(!isTaken(action->toolTip()) && !isUnderlined(action->text()),
                     qPrintable(action->text()));
        for (QWidget* widget : window.findChildren<QWidget*>()) {
            QVERIFY2(!isTaken(widget->toolTip()), qPrintable(widget->toolTip()));
            if (const auto* button = qobject_cast<QAbstractButton*>(widget))
                QVERIFY2(!isUnderlined(button->text()), qPrintable(button->text()));
            widget->ensurePolished();
            if (const auto* label = qobject_cast<QLabel*>(widget); label && !label->inherits("QTipLabel"))
                QVERIFY2(label->textFormat() != Qt::AutoText, qPrintable(label->text()));
        }
    }
};

QTEST_MAIN(TestNamesAsText)
#include "tst_names_as_text.moc"
