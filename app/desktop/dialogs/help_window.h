// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QListWidget;
class QTextBrowser;

namespace contraflow {

/** The user guide that the program carries with it: pages on the left, the page on the right. Opens no
 * network links. */
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /** Shows a page ("getting-started.md"); the first page when there is no such page. */
    void showPage(const QString& name);

private:
    QListWidget* m_pages = nullptr;
    QTextBrowser* m_browser = nullptr;
};

} // namespace contraflow
