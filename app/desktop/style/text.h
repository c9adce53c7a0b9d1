// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/text.h"

#include <QCoreApplication>
#include <QString>
#include <QTextDocument>

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>

namespace contraflow {

/** The core's UTF-8 as Qt's text. */
[[nodiscard]] inline QString qtText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/** "1 000 000": a count (0 and more) with its digits in groups, whatever the locale. */
[[nodiscard]] QString countText(std::integral auto count)
{
    return qtText(groupedCount(static_cast<std::uint64_t>(count)));
}

/** What a catalogue of the core says (titles and hints of columns, models, topologies …) in the language of
 * the window. */
[[nodiscard]] inline QString coreText(std::string_view text)
{
    return text.empty() ? QString() : QCoreApplication::translate("Core", std::string(text).c_str());
}

/** Text for people, translated, where no class of Qt stands around it. */
[[nodiscard]] inline QString tr(const char* text)
{
    return QCoreApplication::translate("contraflow", text);
}

// Names of a project may be any text. Labels show text as it is wherever BoxStyle is the style; what follows
// is for places where Qt decides by the text itself.

/** A text as a tool tip that shows it as it is: what looks like HTML would be taken for HTML. */
[[nodiscard]] inline QString tipText(const QString& text)
{
    return Qt::mightBeRichText(text)
               ? QStringLiteral("<p style=\"white-space:pre-wrap\">%1</p>").arg(text.toHtmlEscaped())
               : text;
}

/** A text as actions, buttons and tabs show it as it is: an ampersand would be taken for a mnemonic. */
[[nodiscard]] inline QString menuText(QString text)
{
    return text.replace(QLatin1Char('&'), QLatin1String("&&"));
}

} // namespace contraflow
