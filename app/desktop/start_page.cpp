// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/start_page.h"

#include "app/desktop/icons.h"
#include "app/desktop/start_card.h"
#include "app/desktop/theme.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTextStream>
#include <QVBoxLayout>

namespace contraflow {
namespace {

/** Of a sample only the head is read: its title and its description stand there. */
constexpr qint64 kHeadBytes = 4096;

QString unquoted(QString value)
{
    value = value.trimmed();
    if (value.size() >= 2 && (value.front() == u'"' || value.front() == u'\'') &&
        value.back() == value.front())
        value = value.mid(1, value.size() - 2);
    return value;
}

Sample readSample(const QString& path)
{
    Sample sample{path, QFileInfo(path).completeBaseName(), {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return sample;
    const QStringList lines = QString::fromUtf8(file.read(kHeadBytes)).split(u'\n');
    QStringList comments;
    for (const QString& line : lines) {
        if (line.startsWith(QLatin1String("title:")))
            sample.title = unquoted(line.mid(6));
        else if (line.startsWith(QLatin1String("description:")))
            sample.description = unquoted(line.mid(12));
        else if (line.startsWith(u'#') && !line.contains(QLatin1String("SPDX")))
            comments += line.mid(1).trimmed();
    }
    if (sample.description.isEmpty())
        sample.description = comments.join(u' ').trimmed();
    return sample;
}

QLabel* sectionTitle(const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    label->setContentsMargins(12, 0, 0, 4);
    return label;
}

void clearLayout(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

} // namespace

const std::vector<Sample>& samples()
{
    static const std::vector<Sample> list = [] {
        std::vector<Sample> found;
        const QDir folder(QStringLiteral(":/samples"));
        for (const QString& name : folder.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
            found.push_back(readSample(folder.filePath(name)));
        return found;
    }();
    return list;
}

StartPage::StartPage(QWidget* parent) : QWidget(parent)
{
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->viewport()->setAutoFillBackground(false);
    outer->addWidget(scroll);
    auto* page = new QWidget(scroll);
    page->setAutoFillBackground(false);
    page->setMaximumWidth(1040);
    auto* holder = new QWidget(scroll);
    holder->setAutoFillBackground(false);
    auto* centred = new QHBoxLayout(holder);
    centred->addStretch(1);
    centred->addWidget(page, 20);
    centred->addStretch(1);
    scroll->setWidget(holder);

    auto* grid = new QGridLayout(page);
    grid->setContentsMargins(24, 56, 24, 24);
    grid->setHorizontalSpacing(32);
    grid->setVerticalSpacing(4);
    auto* header = new QHBoxLayout;
    header->setSpacing(16);
    auto* symbol = new QLabel(page);
    symbol->setPixmap(applicationIcon().pixmap(64, 64));
    auto* titles = new QVBoxLayout;
    auto* name = new QLabel(QStringLiteral("Contraflow"), page);
    QFont big = name->font();
    big.setPointSizeF(big.pointSizeF() * 2.0);
    name->setFont(big);
    auto* tagline = new QLabel(
        tr("Predicts how long messages take that share a cluster's network, and shows what limits them."),
        page);
    tagline->setWordWrap(true);
    titles->addWidget(name);
    titles->addWidget(tagline);
    header->addWidget(symbol);
    header->addLayout(titles, 1);
    grid->addLayout(header, 0, 0, 1, 2);
    grid->setRowMinimumHeight(1, 32);

    auto* left = new QVBoxLayout;
    left->setSpacing(4);
    left->addWidget(sectionTitle(tr("Samples"), page));
    for (const Sample& sample : samples()) {
        auto* card = new StartCard(StartCard::Look::sample, sample.title, sample.description, page);
        connect(card, &StartCard::clicked, this, [this, path = sample.path] { emit sampleRequested(path); });
        left->addWidget(card);
    }
    left->addStretch(1);
    grid->addLayout(left, 2, 0);

    auto* right = new QVBoxLayout;
    right->setSpacing(4);
    right->addWidget(sectionTitle(tr("Begin"), page));
    auto* create = new StartCard(StartCard::Look::create, tr("New project"),
                                 tr("Empty tables to type or paste a network and its messages into"), page);
    auto* open = new StartCard(StartCard::Look::open, tr("Open…"),
                               tr("A project file; dropping it on this window does the same"), page);
    connect(create, &StartCard::clicked, this, &StartPage::newRequested);
    connect(open, &StartCard::clicked, this, &StartPage::openRequested);
    right->addWidget(create);
    right->addWidget(open);
    right->addSpacing(24);
    right->addWidget(sectionTitle(tr("Recent files"), page));
    m_recent = new QVBoxLayout;
    m_recent->setSpacing(2);
    right->addLayout(m_recent);
    right->addStretch(1);
    grid->addLayout(right, 2, 1);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(2, 1);
    setRecentFiles({});
}

void StartPage::setRecentFiles(const QStringList& paths)
{
    clearLayout(m_recent);
    for (const QString& path : paths) {
        const QFileInfo info(path);
        auto* card = new StartCard(StartCard::Look::recent, info.fileName(),
                                   QDir::toNativeSeparators(info.path()), this);
        connect(card, &StartCard::clicked, this, [this, path] { emit fileRequested(path); });
        m_recent->addWidget(card);
    }
    if (paths.isEmpty()) {
        auto* none = new QLabel(tr("Projects you open or save are listed here."), this);
        none->setEnabled(false);
        none->setContentsMargins(12, 4, 12, 4);
        m_recent->addWidget(none);
    }
}

void StartPage::paintEvent(QPaintEvent*)
{
    QPainter(this).fillRect(rect(), theme().ground);
}

} // namespace contraflow
