// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QTextBrowser>

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

} // namespace contraflow
