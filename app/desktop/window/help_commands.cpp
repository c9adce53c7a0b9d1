// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/help_commands.h"

#include "app/desktop/dialogs/command_palette.h"
#include "app/desktop/dialogs/help_window.h"

#include <QAction>

namespace contraflow {

namespace {

QString aboutText()
{
    return HelpWindow::tr(
               "<h2 style=\"margin-bottom:0px\">Contraflow %1</h2>"
               "<p>Predicts, explains and compares communication times on shared cluster networks.</p>")
               .arg(QStringLiteral(CONTRAFLOW_VERSION)) +
           HelpWindow::tr(
               "<p>Copyright 2026 the Contraflow developers. Contraflow is free software: you can redistribute it and "
               "modify it under the terms of the GNU General Public License as published by the Free Software Foundation, "
               "version 3 or, at your option, any later version. It comes without any warranty, to the extent permitted "
               "by law.</p>"
               "<p><b>It is built with</b></p><ul>"
               "<li>Qt %1, GNU Lesser General Public License 3</li>"
               "<li>QCustomPlot by Emanuel Eichhammer, GNU General Public License 3 or later</li>"
               "<li>Mustache by Kevin Wojniak, Boost Software License 1.0</li>"
               "<li>yaml-cpp by Jesse Beder, MIT licence</li>"
               "<li>JSON for Modern C++ by Niels Lohmann, MIT licence</li>"
               "<li>Icons of KDE's Breeze theme by Uri Herrera and others, GNU Lesser General Public License 3 or "
               "later</li></ul>"
               "<p>The models are those of the papers that the help cites for each of them.</p>")
               .arg(QLatin1String(qVersion()));
}

/** Every command that has keys, with them. */
QString shortcutsText(const QList<const QMenu*>& menus)
{
    QString rows;
    for (const CommandPalette::Entry& entry : CommandPalette::entriesOf(menus)) {
        QStringList keys;
        for (const QKeySequence& shortcut : entry.action->shortcuts())
            keys += shortcut.toString(QKeySequence::NativeText);
        if (!keys.isEmpty())
            rows += QStringLiteral("<tr><td>%1&nbsp;&nbsp;</td><td>%2</td></tr>")
                        .arg(entry.name.toHtmlEscaped(), keys.join(QStringLiteral("  ")).toHtmlEscaped());
    }
    return QStringLiteral("<h1>%1</h1><table>%2</table>").arg(HelpWindow::tr("Keyboard shortcuts"), rows);
}

} // namespace

void HelpCommands::showHelp(const QString& page)
{
    if (!m_help)
        m_help = new HelpWindow({{kShortcuts, HelpWindow::tr("Keyboard shortcuts"), shortcutsText(m_menus())},
                                 {kSelfcheck, HelpWindow::tr("Self-check"), selfcheckPage()},
                                 {kAbout, HelpWindow::tr("About Contraflow"), aboutText()}},
                                &m_window);
    m_help->showPage(page);
}

void HelpCommands::closeAll()
{
    if (m_help)
        m_help->close();
}

} // namespace contraflow
