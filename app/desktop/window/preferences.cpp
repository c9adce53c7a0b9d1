// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/preferences.h"

#include "app/desktop/style/text.h"

#include <QFileInfo>

#include <algorithm>

namespace contraflow {
namespace {

QString recentKey()
{
    return QStringLiteral("recentFiles");
}

QString colorSchemeKey()
{
    return QStringLiteral("colorScheme");
}

QString contrastKey()
{
    return QStringLiteral("strongContrast");
}

QString modelColorsKey()
{
    return QStringLiteral("modelColors");
}

QString languageKey()
{
    return QStringLiteral("language");
}

QString digitsKey()
{
    return QStringLiteral("digits");
}

QString unitsKey()
{
    return QStringLiteral("units");
}

QString shownMessagesKey()
{
    return QStringLiteral("shownMessages");
}
QString arrowColourKey()
{
    return QStringLiteral("arrowColour");
}

QString comparedModelsKey()
{
    return QStringLiteral("comparedModels");
}

/** A list of maps, the project that was left last first. */
QString projectViewsKey()
{
    return QStringLiteral("projectViews");
}

const QString kProjectFileKey = QStringLiteral("file");
const QString kProjectViewKey = QStringLiteral("view");

QString layoutKey(const QString& key)
{
    return QStringLiteral("layout/%1").arg(key);
}

} // namespace

Preferences::Preferences()
    : m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("contraflow"),
                 QStringLiteral("contraflow"))
{}

QStringList Preferences::recentFiles() const
{
    return m_settings.value(recentKey()).toStringList();
}

void Preferences::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    setRecentFiles(files.mid(0, kMaxRecentFiles));
}

void Preferences::removeRecentFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(QFileInfo(path).absoluteFilePath());
    setRecentFiles(files);
}

void Preferences::clearRecentFiles()
{
    setRecentFiles({});
}

void Preferences::setRecentFiles(const QStringList& files)
{
    m_settings.setValue(recentKey(), files);
}

ColorScheme Preferences::colorScheme() const
{
    const QString name = m_settings.value(colorSchemeKey()).toString();
    if (name == QLatin1String("light"))
        return ColorScheme::light;
    return name == QLatin1String("dark") ? ColorScheme::dark : ColorScheme::system;
}

void Preferences::setColorScheme(ColorScheme scheme)
{
    switch (scheme) {
    case ColorScheme::system:
        m_settings.remove(colorSchemeKey());
        return;
    case ColorScheme::light:
        m_settings.setValue(colorSchemeKey(), QStringLiteral("light"));
        return;
    case ColorScheme::dark:
        m_settings.setValue(colorSchemeKey(), QStringLiteral("dark"));
        return;
    }
}

Look Preferences::look() const
{
    Look look;
    look.scheme = colorScheme();
    look.hasStrongContrast = m_settings.value(contrastKey()).toBool();
    const QVariantMap colors = m_settings.value(modelColorsKey()).toMap();
    for (auto color = colors.begin(); color != colors.end(); ++color)
        if (const QColor chosen(color.value().toString()); chosen.isValid())
            look.modelColors[color.key()] = chosen;
    return look;
}

void Preferences::setLook(const Look& look)
{
    setColorScheme(look.scheme);
    m_settings.setValue(contrastKey(), look.hasStrongContrast);
    QVariantMap colors;
    for (const auto& [kind, color] : look.modelColors)
        colors.insert(kind, color.name());
    m_settings.setValue(modelColorsKey(), colors);
}

QString Preferences::language() const
{
    return m_settings.value(languageKey()).toString();
}

void Preferences::setLanguage(const QString& code)
{
    if (code.isEmpty())
        m_settings.remove(languageKey());
    else
        m_settings.setValue(languageKey(), code);
}

NumberStyle Preferences::numberStyle() const
{
    NumberStyle style;
    style.digits = std::clamp(m_settings.value(digitsKey(), style.digits).toInt(), NumberStyle::kFewestDigits,
                              NumberStyle::kMostDigits);
    const QStringList symbols = m_settings.value(unitsKey()).toStringList();
    for (const Dimension dimension : {Dimension::size, Dimension::bandwidth, Dimension::duration})
        for (const QString& symbol : symbols)
            if (const Unit* unit = findUnit(dimension, symbol.toStdString()))
                style.units[static_cast<std::size_t>(dimension)] = unit;
    return style;
}

void Preferences::setNumberStyle(const NumberStyle& style)
{
    m_settings.setValue(digitsKey(), style.digits);
    QStringList symbols;
    for (const Unit* unit : style.units)
        if (unit)
            symbols += qtText(unit->symbol);
    m_settings.setValue(unitsKey(), symbols);
}

ArrowColour Preferences::arrowColour() const
{
    const QString name = m_settings.value(arrowColourKey()).toString();
    if (name == QLatin1String("slowdown"))
        return ArrowColour::slowdown;
    return name == QLatin1String("model") ? ArrowColour::model : ArrowColour::time;
}

void Preferences::setArrowColour(ArrowColour colour)
{
    switch (colour) {
    case ArrowColour::time:
        m_settings.remove(arrowColourKey());
        return;
    case ArrowColour::slowdown:
        m_settings.setValue(arrowColourKey(), QStringLiteral("slowdown"));
        return;
    case ArrowColour::model:
        m_settings.setValue(arrowColourKey(), QStringLiteral("model"));
        return;
    }
}

ShownMessages Preferences::shownMessages() const
{
    const QString name = m_settings.value(shownMessagesKey()).toString();
    if (name == QLatin1String("selection"))
        return ShownMessages::ofSelection;
    return name == QLatin1String("none") ? ShownMessages::none : ShownMessages::all;
}

void Preferences::setShownMessages(ShownMessages shown)
{
    switch (shown) {
    case ShownMessages::all:
        m_settings.remove(shownMessagesKey());
        return;
    case ShownMessages::ofSelection:
        m_settings.setValue(shownMessagesKey(), QStringLiteral("selection"));
        return;
    case ShownMessages::none:
        m_settings.setValue(shownMessagesKey(), QStringLiteral("none"));
        return;
    }
}

QStringList Preferences::comparedModels() const
{
    return m_settings.value(comparedModelsKey()).toStringList();
}

void Preferences::setComparedModels(const QStringList& models)
{
    m_settings.setValue(comparedModelsKey(), models);
}

QByteArray Preferences::layout(const QString& key) const
{
    return m_settings.value(layoutKey(key)).toByteArray();
}

void Preferences::setLayout(const QString& key, const QByteArray& state)
{
    m_settings.setValue(layoutKey(key), state);
}

QByteArray Preferences::projectView(const QString& file) const
{
    for (const QVariant& project : m_settings.value(projectViewsKey()).toList())
        if (project.toMap().value(kProjectFileKey) == file)
            return project.toMap().value(kProjectViewKey).toByteArray();
    return {};
}

void Preferences::setProjectView(const QString& file, const QByteArray& state)
{
    QVariantList projects = m_settings.value(projectViewsKey()).toList();
    projects.removeIf(
        [&file](const QVariant& project) { return project.toMap().value(kProjectFileKey) == file; });
    projects.prepend(QVariantMap{{kProjectFileKey, file}, {kProjectViewKey, state}});
    m_settings.setValue(projectViewsKey(), projects.mid(0, kMaxProjectLayouts));
}

} // namespace contraflow
