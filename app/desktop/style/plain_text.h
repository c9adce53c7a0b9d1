// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QTextDocument>

namespace contraflow {

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
