// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QString>

class QWidget;

namespace contraflow {

class HelpWindow;
class SelfcheckWindow;

/** The windows of help that a window opens, each of them once. */
class HelpCommands
{
public:
    explicit HelpCommands(QWidget& window) : m_window(window) {}

    /** Opens the guide at a page ("sheets.md"). */
    void showHelp(const QString& page);
    void showSelfcheck();
    void showAbout();
    void closeAll();

private:
    QWidget& m_window;
    QPointer<HelpWindow> m_help;
    QPointer<SelfcheckWindow> m_selfcheck;
};

} // namespace contraflow
