// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTextBrowser>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListWidget;
class QMenu;

namespace contraflow {

/** A page of the help. Pictures are never wider than the page, and are scaled anew when it changes its width.
 */
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    /** What is shown for an address that is no resource of the program. */
    void write(const QUrl& page, const QString& html) { m_written.insert(page, html); }
    /** Marks every place of the page where one of the words stands. Capitals do not matter. */
    void mark(const QStringList& words);
    /** Goes to the next place where one of the words stands, from the end to the top; false when there is
     * none. */
    bool showNext(const QStringList& words);

protected:
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /** In logical pixels. */
    [[nodiscard]] int roomForPictures() const;
    [[nodiscard]] QVariant fittedPicture(const QUrl& url);

    QHash<QUrl, QString> m_written;
    QList<QUrl> m_pictures; ///< of the page
    int m_fittedTo = 0;
};

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

    /** Pages that the program writes itself. */
    static inline const QString kShortcuts = QStringLiteral("shortcuts.html");
    static inline const QString kSelfcheck = QStringLiteral("selfcheck.html");
    static inline const QString kAbout = QStringLiteral("about.html");

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

/** The pages that the program writes itself; the keys are those of what is in the menus. */
[[nodiscard]] QList<HelpWindow::Page> writtenPages(const QList<const QMenu*>& menus);

} // namespace contraflow
