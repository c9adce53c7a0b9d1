// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/preferences.h"

#include <QTest>

using namespace contraflow;

class TestPreferences : public QObject
{
    Q_OBJECT

private slots:
    void init() { Preferences().clearRecentFiles(); }

    void theNewestFileComesFirstAndOnlyOnce()
    {
        Preferences preferences;
        preferences.addRecentFile(QStringLiteral("/a.yaml"));
        preferences.addRecentFile(QStringLiteral("/b.yaml"));
        preferences.addRecentFile(QStringLiteral("/a.yaml"));
        QCOMPARE(preferences.recentFiles(),
                 (QStringList{QStringLiteral("/a.yaml"), QStringLiteral("/b.yaml")}));
        preferences.removeRecentFile(QStringLiteral("/a.yaml"));
        QCOMPARE(preferences.recentFiles(), QStringList{QStringLiteral("/b.yaml")});
    }

    void oldFilesAreForgotten()
    {
        Preferences preferences;
        for (int i = 0; i < 2 * Preferences::kMaxRecentFiles; ++i)
            preferences.addRecentFile(QStringLiteral("/%1.yaml").arg(i));
        QCOMPARE(preferences.recentFiles().size(), qsizetype(Preferences::kMaxRecentFiles));
        QCOMPARE(preferences.recentFiles().first(), QStringLiteral("/19.yaml"));
    }

    void theColourSchemeIsRemembered()
    {
        for (const ColorScheme scheme : {ColorScheme::dark, ColorScheme::light, ColorScheme::system}) {
            Preferences().setColorScheme(scheme);
            QCOMPARE(Preferences().colorScheme(), scheme);
        }
    }

    void whichMessagesAreShownIsKept()
    {
        for (const ShownMessages shown :
             {ShownMessages::ofSelection, ShownMessages::none, ShownMessages::all}) {
            Preferences().setShownMessages(shown);
            QCOMPARE(Preferences().shownMessages(), shown);
        }
    }

    void theMeaningOfArrowsIsRemembered()
    {
        for (const ArrowColour colour : {ArrowColour::model, ArrowColour::slowdown, ArrowColour::time}) {
            Preferences().setArrowColour(colour);
            QCOMPARE(Preferences().arrowColour(), colour);
        }
    }
};

QTEST_GUILESS_MAIN(TestPreferences)
#include "tst_preferences.moc"
