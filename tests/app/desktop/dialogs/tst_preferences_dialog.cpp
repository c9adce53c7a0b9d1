// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/dialogs/preferences_dialog.h"
#include "app/desktop/panels/status_line.h"
#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/window/preferences.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/window_fixture.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QTabWidget>
#include <QTextBrowser>

using namespace contraflow;
using Fixture = test::WindowFixture;

namespace {

template<typename Dialog>
Dialog& opened(Fixture& f, const char* action)
{
    f.window.actions().find(QLatin1String(action))->trigger();
    auto* dialog = f.window.findChild<Dialog*>();
    if (!dialog)
        qFatal("%s opens no dialog", action);
    return *dialog;
}

void choose(QWidget& dialog, const char* box, int index)
{
    auto* combo = dialog.findChild<QComboBox*>(QLatin1String(box));
    combo->setCurrentIndex(index);
    emit combo->activated(index);
}

} // namespace

class TestPreferencesDialog : public QObject
{
    Q_OBJECT

private slots:
    void cleanup()
    {
        Preferences().setLanguage({});
        Preferences().setLook({});
        Preferences().setNumberStyle({});
        setNumberStyle({});
        applyLook({ColorScheme::light});
    }

    void theLanguageIsKeptForTheNextStart()
    {
        Fixture f;
        f.window.show();
        auto& dialog = opened<PreferencesDialog>(f, "edit.preferences");
        const auto* languages = dialog.findChild<QComboBox*>(QStringLiteral("language"));
        choose(dialog, "language", languages->findText(QStringLiteral("Deutsch")));
        QCOMPARE(Preferences().language(), QStringLiteral("de"));
        choose(dialog, "language", 0);
        QVERIFY(Preferences().language().isEmpty());
    }

    void coloursChangeAtOnce()
    {
        Fixture f;
        f.window.show();
        auto& dialog = opened<PreferencesDialog>(f, "edit.preferences");
        choose(dialog, "colorScheme", 2);
        QVERIFY(theme().isDark);
        QVERIFY(f.window.actions().find(QStringLiteral("view.darkColors"))->isChecked());
        dialog.findChild<QCheckBox*>(QStringLiteral("strongContrast"))->setChecked(true);
        QCOMPARE(theme().ground, QColor(Qt::black));
        QCOMPARE(theme().text, QColor(Qt::white));
        QVERIFY(Preferences().look().hasStrongContrast);
    }

    void aModelHasTheColourThatWasChosen()
    {
        Fixture f;
        f.window.show();
        auto& dialog = opened<PreferencesDialog>(f, "edit.preferences");
        const QString kind = QStringLiteral("max-min");
        const QColor usual = theme().model(kind);
        auto* models = dialog.findChild<QListWidget*>(QStringLiteral("modelColors"));
        for (int i = 0; i < models->count(); ++i)
            if (models->item(i)->data(Qt::UserRole).toString() == kind)
                models->setCurrentRow(i);
        emit models->itemActivated(models->currentItem());
        auto* colors = dialog.findChild<QColorDialog*>();
        QVERIFY(colors);
        emit colors->colorSelected(QColor(0x123456));
        QCOMPARE(theme().model(kind), QColor(0x123456));
        QCOMPARE(Preferences().look().modelColors.at(kind), QColor(0x123456));
        dialog.findChild<QPushButton*>(QStringLiteral("usualColor"))->click();
        QCOMPARE(theme().model(kind), usual);
    }

    void computedNumbersAreShownInTheUnitsAndDigitsChosen()
    {
        Fixture f;
        f.window.show();
        f.open(f.writeProject("a.yaml", test::tableOne()));
        f.window.workspace().sheets()->showSheet("results");
        auto* page = qobject_cast<SheetPage*>(
            f.window.workspace().sheets()->findChild<QTabWidget*>()->currentWidget());
        OrderedSheet& sheet = page->sheet();
        QTRY_COMPARE(sheet.dataRowCount(), 5);
        const auto time = [&sheet] {
            QStringList texts;
            for (int row = 0; row < sheet.dataRowCount(); ++row)
                texts += sheet.index(row, sheet.columnOf("time_s")).data().toString();
            return texts;
        };
        const QString summary = f.window.findChild<StatusLine*>()->summary();
        QVERIFY2(time().contains(QStringLiteral("425.5 ms")) || time().contains(QStringLiteral("0.4255 s")),
                 qPrintable(time().join(u' ')));
        auto& dialog = opened<PreferencesDialog>(f, "edit.preferences");
        const auto* units = dialog.findChild<QComboBox*>(QStringLiteral("durationUnit"));
        choose(dialog, "durationUnit", units->findText(QStringLiteral("In us")));
        dialog.findChild<QSpinBox*>(QStringLiteral("digits"))->setValue(8);
        QVERIFY2(time().contains(QStringLiteral("425\u00A0531.91 us")), qPrintable(time().join(u' ')));
        QVERIFY2(f.window.findChild<StatusLine*>()->summary().contains(QStringLiteral("425\u00A0531.91 us")),
                 qPrintable(f.window.findChild<StatusLine*>()->summary()));
        QCOMPARE(Preferences().numberStyle().digits, 8);
        QCOMPARE(Preferences().numberStyle().units[static_cast<std::size_t>(Dimension::duration)],
                 findUnit(Dimension::duration, "us"));
        choose(dialog, "durationUnit", 0);
        dialog.findChild<QSpinBox*>(QStringLiteral("digits"))->setValue(4);
        QCOMPARE(f.window.findChild<StatusLine*>()->summary(), summary);
        QVERIFY(Preferences().numberStyle() == NumberStyle());
    }

    void theListOfKeysCanBeSearched()
    {
        Fixture f;
        f.window.show();
        f.window.actions().find(QStringLiteral("help.shortcuts"))->trigger();
        const auto* guide = f.window.findChild<HelpWindow*>();
        auto* page = guide->findChild<QTextBrowser*>();
        QVERIFY(page->toPlainText().contains(QStringLiteral("Topology › Snap to grid")));
        QTest::keyClicks(guide->findChild<QLineEdit*>(), QStringLiteral("ctrl+shift+z"));
        QCOMPARE(page->extraSelections().size(), 1);
        QCOMPARE(page->extraSelections().first().cursor.selectedText(), QStringLiteral("Ctrl+Shift+Z"));
    }
};

QTEST_MAIN(TestPreferencesDialog)
#include "tst_preferences_dialog.moc"
