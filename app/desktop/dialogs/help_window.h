// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;

namespace contraflow {

class HelpBrowser;

/** The user guide that the program carries with it: pages on the left, the page on the right, and a search
 * that leaves the pages in which all its words stand. Opens no network links. */
class HelpWindow : public QWidget
{
    Q_OBJECT

public:
    /** A page that is no file of the guide. */
    struct Page
    {
        QString name;
        QString title;
        QString html;
    };

    /** With further pages behind those of the guide. */
    explicit HelpWindow(const QList<Page>& further = {}, QWidget* parent = nullptr);

    /** Shows a page ("getting-started.md"); the first page when there is no such page. */
    void showPage(const QString& name);

private:
    void search();
    void addPage(const QString& name, const QString& title, const QString& text);

    QLineEdit* m_search = nullptr;
    QLabel* m_nothingFound = nullptr;
    QListWidget* m_pages = nullptr;
    HelpBrowser* m_browser = nullptr;
};

/** A page for it: every published number beside the one that this program computes, which takes some
 * hundredths of a second; first those that do not agree. */
[[nodiscard]] QString selfcheckPage();

} // namespace contraflow
