// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/help_window.h"

#include "app/desktop/icons.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QListWidget>
#include <QShortcut>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {
namespace {

QString helpFolder()
{
    return QStringLiteral(":/help");
}

QUrl pageUrl(const QString& name)
{
    return QUrl(QStringLiteral("qrc:/help/") + name);
}

/** A page's first heading, or its file name. */
QString titleOf(const QString& name)
{
    QFile file(QDir(helpFolder()).filePath(name));
    if (file.open(QIODevice::ReadOnly)) {
        for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n'))
            if (line.startsWith(QLatin1String("# ")))
                return line.mid(2).trimmed();
    }
    return QFileInfo(name).completeBaseName();
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent) : QWidget(parent, Qt::Window)
{
    setWindowTitle(tr("Contraflow help"));
    setWindowIcon(applicationIcon());
    resize(940, 680);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* splitter = new QSplitter(this);
    layout->addWidget(splitter);
    m_pages = new QListWidget(splitter);
    m_pages->setAccessibleName(tr("Pages of the help"));
    m_pages->setFrameShape(QFrame::NoFrame);
    m_pages->setSpacing(2);
    m_pages->setTextElideMode(Qt::ElideRight);
    m_pages->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_browser = new QTextBrowser(splitter);
    m_browser->setAccessibleName(tr("Help page"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setOpenExternalLinks(false);
    m_browser->document()->setDocumentMargin(24);
    m_browser->setSearchPaths({helpFolder()});
    splitter->setSizes({240, 700});
    splitter->setStretchFactor(1, 1);

    QStringList names = QDir(helpFolder()).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
    // The front page and the first steps come first, the rest by name.
    for (const QString& first : {QStringLiteral("getting-started.md"), QStringLiteral("index.md")})
        if (names.removeOne(first))
            names.prepend(first);
    for (const QString& name : names) {
        auto* item = new QListWidgetItem(titleOf(name), m_pages);
        item->setData(Qt::UserRole, name);
    }
    connect(m_pages, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item)
            m_browser->setSource(pageUrl(item->data(Qt::UserRole).toString()));
    });
    connect(m_browser, &QTextBrowser::sourceChanged, this, [this](const QUrl& source) {
        for (int row = 0; row < m_pages->count(); ++row)
            if (m_pages->item(row)->data(Qt::UserRole).toString() == source.fileName())
                m_pages->setCurrentRow(row);
    });
    auto* close = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    connect(close, &QShortcut::activated, this, &QWidget::close);
    if (names.isEmpty())
        m_browser->setPlainText(tr("This build carries no help pages."));
    else
        m_pages->setCurrentRow(0);
}

void HelpWindow::showPage(const QString& name)
{
    for (int row = 0; row < m_pages->count(); ++row)
        if (m_pages->item(row)->data(Qt::UserRole).toString() == name)
            m_pages->setCurrentRow(row);
    show();
    raise();
    activateWindow();
}

} // namespace contraflow
