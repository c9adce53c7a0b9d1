// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/help_browser.h"

#include <QImage>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

namespace contraflow {

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent) {}

void HelpBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type)
{
    m_pictures.clear();
    QTextBrowser::doSetSource(name, type);
}

void HelpBrowser::mark(const QStringList& words)
{
    QColor ground = palette().color(QPalette::Highlight);
    ground.setAlpha(70);
    QList<QTextEdit::ExtraSelection> marks;
    for (const QString& word : words) {
        for (QTextCursor at = document()->find(word); !at.isNull(); at = document()->find(word, at)) {
            marks.append({at, {}});
            marks.back().format.setBackground(ground);
        }
    }
    setExtraSelections(marks);
}

bool HelpBrowser::showNext(const QStringList& words)
{
    const auto nearest = [this, &words](const QTextCursor& from) {
        QTextCursor first;
        for (const QString& word : words) {
            const QTextCursor found = document()->find(word, from);
            if (!found.isNull() && (first.isNull() || found.selectionStart() < first.selectionStart()))
                first = found;
        }
        return first;
    };
    QTextCursor next = nearest(textCursor());
    if (next.isNull())
        next = nearest(QTextCursor(document()));
    if (next.isNull())
        return false;
    setTextCursor(next);
    return true;
}

int HelpBrowser::roomForPictures() const
{
    // The line that marks an image's end needs a pixel or two of its own.
    return std::max(1, viewport()->width() - 2 * static_cast<int>(document()->documentMargin()) - 4);
}

QVariant HelpBrowser::fittedPicture(const QUrl& url)
{
    QImage picture = QTextBrowser::loadResource(QTextDocument::ImageResource, url).value<QImage>();
    if (picture.isNull())
        picture.loadFromData(QTextBrowser::loadResource(QTextDocument::ImageResource, url).toByteArray());
    if (picture.isNull())
        return {};
    const qreal ratio = devicePixelRatioF();
    const int room = static_cast<int>(roomForPictures() * ratio);
    if (picture.width() > room)
        picture = picture.scaledToWidth(room, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    return picture;
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    if (const auto written = m_written.constFind(name); written != m_written.cend())
        return *written;
    if (type != QTextDocument::ImageResource)
        return QTextBrowser::loadResource(type, name);
    const QUrl url = source().resolved(name);
    if (!m_pictures.contains(url))
        m_pictures.append(url);
    m_fittedTo = roomForPictures();
    return fittedPicture(url);
}

void HelpBrowser::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (m_pictures.isEmpty() || m_fittedTo == roomForPictures())
        return;
    m_fittedTo = roomForPictures();
    for (const QUrl& url : m_pictures)
        document()->addResource(QTextDocument::ImageResource, url, fittedPicture(url));
    document()->markContentsDirty(0, document()->characterCount());
}

} // namespace contraflow
