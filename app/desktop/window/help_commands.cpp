// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/help_commands.h"

#include "app/desktop/dialogs/about_dialog.h"
#include "app/desktop/dialogs/help_window.h"
#include "app/desktop/dialogs/selfcheck_window.h"

namespace contraflow {

void HelpCommands::showHelp(const QString& page)
{
    if (!m_help)
        m_help = new HelpWindow(&m_window);
    m_help->showPage(page);
}

void HelpCommands::showSelfcheck()
{
    if (!m_selfcheck)
        m_selfcheck = new SelfcheckWindow(&m_window);
    m_selfcheck->run();
}

void HelpCommands::showAbout()
{
    (new AboutDialog(&m_window))->open();
}

void HelpCommands::closeAll()
{
    if (m_help)
        m_help->close();
    if (m_selfcheck)
        m_selfcheck->close();
}

} // namespace contraflow
