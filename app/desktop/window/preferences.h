// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_options.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/theme.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

namespace contraflow {

/** What the program remembers for a user and never writes into a project: recent files, colours, window
 * layout. */
class Preferences
{
public:
    static constexpr int kMaxRecentFiles = 10;
    static constexpr int kMaxProjectLayouts = 50;

    Preferences();

    /** Absolute paths, newest first. Files that no longer exist stay until they are opened in vain. */
    [[nodiscard]] QStringList recentFiles() const { return m_settings.value(kRecentKey).toStringList(); }
    void addRecentFile(const QString& path);
    void removeRecentFile(const QString& path);
    void clearRecentFiles() { setRecentFiles({}); }

    [[nodiscard]] ColorScheme colorScheme() const;
    void setColorScheme(ColorScheme scheme);
    [[nodiscard]] Look look() const;
    void setLook(const Look& look);

    /** Of the window's texts, "de"; empty: that of the desktop. */
    [[nodiscard]] QString language() const { return m_settings.value(kLanguageKey).toString(); }
    void setLanguage(const QString& code);

    /** How the window writes computed numbers. */
    [[nodiscard]] NumberStyle numberStyle() const;
    void setNumberStyle(const NumberStyle& style);

    /** What the colours of arrows on the canvas say. */
    [[nodiscard]] ArrowColour arrowColour() const;
    void setArrowColour(ArrowColour colour);

    /** Which messages the canvas draws. */
    [[nodiscard]] ShownMessages shownMessages() const;
    void setShownMessages(ShownMessages shown);

    /** The models that the user compares with a scenario's own; see Selection::comparedModels. */
    [[nodiscard]] QStringList comparedModels() const
    {
        return m_settings.value(kComparedModelsKey).toStringList();
    }
    void setComparedModels(const QStringList& models) { m_settings.setValue(kComparedModelsKey, models); }

    /** A saved layout (geometry, docks, splitters) under a key; empty when there is none. */
    [[nodiscard]] QByteArray layout(const QString& key) const
    {
        return m_settings.value(layoutKey(key)).toByteArray();
    }
    void setLayout(const QString& key, const QByteArray& state)
    {
        m_settings.setValue(layoutKey(key), state);
    }

    /** How the views of a project were left; empty when it was not here lately. */
    [[nodiscard]] QByteArray projectView(const QString& file) const;
    void setProjectView(const QString& file, const QByteArray& state);

private:
    static constexpr QLatin1String kRecentKey{"recentFiles"};
    static constexpr QLatin1String kLanguageKey{"language"};
    static constexpr QLatin1String kComparedModelsKey{"comparedModels"};

    static QString layoutKey(const QString& key) { return QStringLiteral("layout/%1").arg(key); }
    void setRecentFiles(const QStringList& files) { m_settings.setValue(kRecentKey, files); }

    QSettings m_settings;
};

} // namespace contraflow
