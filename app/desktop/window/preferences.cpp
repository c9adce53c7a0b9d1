// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/preferences.h"

#include "app/desktop/style/text.h"

#include <QFileInfo>

#include <algorithm>
#include <array>

namespace contraflow {
namespace {

constexpr QLatin1String kColorSchemeKey("colorScheme");
constexpr QLatin1String kContrastKey("strongContrast");
constexpr QLatin1String kModelColorsKey("modelColors");
constexpr QLatin1String kDigitsKey("digits");
constexpr QLatin1String kUnitsKey("units");
constexpr QLatin1String kShownMessagesKey("shownMessages");
constexpr QLatin1String kArrowColourKey("arrowColour");
constexpr QLatin1String
    kProjectViewsKey("projectViews"); ///< a list of maps, the project that was left last first
const QString kProjectFileKey = QStringLiteral("file");
const QString kProjectViewKey = QStringLiteral("view");

/** By value of an enum, how it is kept; the usual one, which is the first, is kept as nothing. */
using ChoiceNames = std::array<QLatin1String, 3>;
constexpr ChoiceNames kColorSchemes{QLatin1String(), QLatin1String("light"), QLatin1String("dark")};
constexpr ChoiceNames kArrowColours{QLatin1String(), QLatin1String("slowdown"), QLatin1String("model")};
constexpr ChoiceNames kShownMessages{QLatin1String(), QLatin1String("selection"), QLatin1String("none")};

template<typename Choice>
Choice kept(const QSettings& settings, QLatin1String key, const ChoiceNames& names)
{
    const auto found = std::ranges::find(names, settings.value(key).toString());
    return static_cast<Choice>(found == names.end() ? 0 : found - names.begin());
}

void keep(QSettings& settings, QLatin1String key, const QString& value)
{
    if (value.isEmpty())
        settings.remove(key);
    else
        settings.setValue(key, value);
}

} // namespace

Preferences::Preferences()
    : m_settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("contraflow"),
                 QStringLiteral("contraflow"))
{}

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

ColorScheme Preferences::colorScheme() const
{
    return kept<ColorScheme>(m_settings, kColorSchemeKey, kColorSchemes);
}

void Preferences::setColorScheme(ColorScheme scheme)
{
    keep(m_settings, kColorSchemeKey, kColorSchemes[static_cast<std::size_t>(scheme)]);
}

Look Preferences::look() const
{
    Look look;
    look.scheme = colorScheme();
    look.hasStrongContrast = m_settings.value(kContrastKey).toBool();
    const QVariantMap colors = m_settings.value(kModelColorsKey).toMap();
    for (auto color = colors.begin(); color != colors.end(); ++color)
        if (const QColor chosen(color.value().toString()); chosen.isValid())
            look.modelColors[color.key()] = chosen;
    return look;
}

void Preferences::setLook(const Look& look)
{
    setColorScheme(look.scheme);
    m_settings.setValue(kContrastKey, look.hasStrongContrast);
    QVariantMap colors;
    for (const auto& [kind, color] : look.modelColors)
        colors.insert(kind, color.name());
    m_settings.setValue(kModelColorsKey, colors);
}

void Preferences::setLanguage(const QString& code)
{
    keep(m_settings, kLanguageKey, code);
}

NumberStyle Preferences::numberStyle() const
{
    NumberStyle style;
    style.digits = std::clamp(m_settings.value(kDigitsKey, style.digits).toInt(), NumberStyle::kFewestDigits,
                              NumberStyle::kMostDigits);
    const QStringList symbols = m_settings.value(kUnitsKey).toStringList();
    for (const Dimension dimension : {Dimension::size, Dimension::bandwidth, Dimension::duration})
        for (const QString& symbol : symbols)
            if (const Unit* unit = findUnit(dimension, symbol.toStdString()))
                style.units[static_cast<std::size_t>(dimension)] = unit;
    return style;
}

void Preferences::setNumberStyle(const NumberStyle& style)
{
    m_settings.setValue(kDigitsKey, style.digits);
    QStringList symbols;
    for (const Unit* unit : style.units)
        if (unit)
            symbols += qtText(unit->symbol);
    m_settings.setValue(kUnitsKey, symbols);
}

ArrowColour Preferences::arrowColour() const
{
    return kept<ArrowColour>(m_settings, kArrowColourKey, kArrowColours);
}

void Preferences::setArrowColour(ArrowColour colour)
{
    keep(m_settings, kArrowColourKey, kArrowColours[static_cast<std::size_t>(colour)]);
}

ShownMessages Preferences::shownMessages() const
{
    return kept<ShownMessages>(m_settings, kShownMessagesKey, kShownMessages);
}

void Preferences::setShownMessages(ShownMessages shown)
{
    keep(m_settings, kShownMessagesKey, kShownMessages[static_cast<std::size_t>(shown)]);
}

QByteArray Preferences::projectView(const QString& file) const
{
    for (const QVariant& project : m_settings.value(kProjectViewsKey).toList())
        if (project.toMap().value(kProjectFileKey) == file)
            return project.toMap().value(kProjectViewKey).toByteArray();
    return {};
}

void Preferences::setProjectView(const QString& file, const QByteArray& state)
{
    QVariantList projects = m_settings.value(kProjectViewsKey).toList();
    projects.removeIf(
        [&file](const QVariant& project) { return project.toMap().value(kProjectFileKey) == file; });
    projects.prepend(QVariantMap{{kProjectFileKey, file}, {kProjectViewKey, state}});
    m_settings.setValue(kProjectViewsKey, projects.mid(0, kMaxProjectLayouts));
}

} // namespace contraflow
