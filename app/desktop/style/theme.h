// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <map>
#include <vector>

// This room: what all views look like. A Theme has the colours of one scheme, light or dark, and a Look the
// metrics; icons are drawn in its colours, text.h turns the core's texts into Qt's, and an SvgPage writes
// what a view paints as SVG. Nothing here knows a project.
//
//     painter.setPen(QPen(theme().accent, 2)); // while painting; ThemeScope paints in another theme

namespace contraflow {

struct ModelInfo;

enum class ColorScheme
{
    system,
    light,
    dark
};

/** Colours that carry meaning, for the palette in use (look: Okabe–Ito for models, cividis for load). */
struct Theme
{
    bool isDark = false;
    QColor ground;  ///< views
    QColor surface; ///< panels, headers
    QColor border;  ///< one step from the ground
    QColor text;
    QColor mutedText;
    QColor accent;
    QColor error;
    QColor warning;
    QColor computed; ///< ground of computed cells
    QColor measured; ///< measured values

    /** Of a kind of sharing model: hue by family, published variants share the hue of the exact one. */
    [[nodiscard]] QColor model(const QString& kind) const;
    /** Of what is selected in tables, topology and plots, which no model and no load has; the accent is left
     * to controls and to what has the keyboard. */
    [[nodiscard]] QColor selection() const { return text; }
    /** Of what is without contention. */
    [[nodiscard]] QColor uncontended() const;
    /** Of contention signatures, which are as penalties are. */
    [[nodiscard]] QColor signature() const;
    /** Of kinds that are shown together: those that would share hue and line are told apart by lightness. */
    [[nodiscard]] std::vector<QColor> models(const QStringList& kinds) const;
    /** Published variants are drawn dashed. */
    [[nodiscard]] static bool isDashed(const QString& kind);
    /** Of the index-th of several things without a meaning of their own, such as lines of single messages. */
    [[nodiscard]] QColor series(std::size_t index) const;
    /** cividis at `fraction` 0 … 1 of a channel's capacity. */
    [[nodiscard]] QColor load(double fraction) const;
    /** Of a message by its time or slowdown, 0 the shortest … 1 the longest shown; no hue of load or model.
     */
    [[nodiscard]] QColor duration(double fraction) const;
};

/** The theme of the running application; follows applyLook. */
[[nodiscard]] const Theme& theme();

/** What a user chooses of how everything looks. */
struct Look
{
    ColorScheme scheme = ColorScheme::system;
    bool hasStrongContrast = false;        ///< black or white text on plain ground, and plain borders
    std::map<QString, QColor> modelColors; ///< by kind, where another than the usual one is wanted

    bool operator==(const Look&) const = default;
};

/** Sets Fusion with our palette. CONTRAFLOW_COLOR_SCHEME=light|dark in the environment overrides
 * ColorScheme::system, and a desktop whose theme is named for high contrast asks for it. */
void applyLook(const Look& look);

/** Lets every widget draw anew, for what no palette tells: colours of models, how numbers are written. */
void drawEverythingAnew();

/** The light theme on white, for what is printed. */
[[nodiscard]] Theme paperTheme();

/**
 * While it lives, theme() of this thread is a theme of its own: what is painted in a job keeps its colours
 * while the window changes to others.
 */
class ThemeScope
{
public:
    explicit ThemeScope(const Theme& own);
    ~ThemeScope();
    ThemeScope(const ThemeScope&) = delete;
    ThemeScope& operator=(const ThemeScope&) = delete;

private:
    const Theme* m_before;
};

/** A dot in the colour that plots use for a kind of model; a ring where they dash. */
[[nodiscard]] QIcon modelDot(const QString& kind);

/** The same in a given colour, for a model that shares its hue with others. */
[[nodiscard]] QIcon modelDot(const QString& kind, const QColor& color);

/** Kinds that nobody chooses who buys a network: as printed, of one switch alone, or of another program. They
 * stand behind the others, or are shown when asked for. */
[[nodiscard]] bool isPublishedOrOlder(const ModelInfo& info);

/** "For: …" and "Not for: …", a line each. */
[[nodiscard]] QString adviceText(const ModelInfo& info);

} // namespace contraflow
