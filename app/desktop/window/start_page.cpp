// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/start_page.h"

#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/window/start_card.h"
#include "core/io/project_file.h"
#include "core/project/host_list.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace contraflow {
namespace {

/** Nodes at each switch, so that a card can show the shape of the network. */
std::vector<std::size_t> nodesBySwitch(const Project& project)
{
    std::vector<std::size_t> counts;
    if (project.platforms.empty())
        return counts;
    const Platform& platform = project.platforms[0];
    for (const SwitchRow& row : platform.switches) {
        std::size_t nodes = 0;
        for (const NodeRow& node : platform.nodes)
            if (const Result<std::size_t> hosts = countHosts(node.name); hosts && node.switchName == row.name)
                nodes += *hosts;
        counts.push_back(nodes);
    }
    return counts;
}

Sample readSample(const QString& path, const QString& description)
{
    Sample sample{path, QFileInfo(path).completeBaseName(), description, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return sample;
    if (const Result<LoadedProject> loaded = parseProject(file.readAll().toStdString())) {
        sample.title = qtText(loaded->project.title);
        sample.nodesBySwitch = nodesBySwitch(loaded->project);
    }
    return sample;
}

/** The samples in the order of their own list, whose lines say "| `file.yaml` | what it shows |". */
std::vector<Sample> readSamples(const QDir& folder)
{
    std::vector<Sample> found;
    QFile file(folder.filePath(QStringLiteral("README.md")));
    if (!file.open(QIODevice::ReadOnly))
        return found;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(u'\n')) {
        const QStringList cells = line.split(u'|');
        if (cells.size() < 4 || !cells.at(1).contains(QLatin1String(".yaml")))
            continue;
        QString text = cells.at(2).trimmed();
        text.replace(0, 1, text.left(1).toUpper());
        text.remove(u'`'); // marks of the file it comes from
        const QString path = folder.filePath(cells.at(1).trimmed().remove(u'`'));
        if (QFile::exists(path))
            found.push_back(readSample(path, text));
    }
    return found;
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
    static const std::vector<Sample> list = readSamples(QDir(QStringLiteral(":/samples")));
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
    holder->setAutoFillBackground(false); // setWidget turned it on
    scroll->setBackgroundRole(QPalette::Base);

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
        card->setNetwork(sample.nodesBySwitch);
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
    auto* preset =
        new StartCard(StartCard::Look::create, tr("New project from preset…"),
                      tr("A cluster of equal nodes on a known network, such as 100 Gbit/s Ethernet"), page);
    auto* recipe =
        new StartCard(StartCard::Look::create, tr("New network from recipe…"),
                      tr("Racks, tree, fat-tree, leaf–spine, mesh, torus or dragonfly of any size"), page);
    auto* open = new StartCard(StartCard::Look::open, tr("Open…"),
                               tr("A project file; dropping it on this window does the same"), page);
    connect(create, &StartCard::clicked, this, &StartPage::newRequested);
    connect(preset, &StartCard::clicked, this, &StartPage::presetRequested);
    connect(recipe, &StartCard::clicked, this, &StartPage::recipeRequested);
    connect(open, &StartCard::clicked, this, &StartPage::openRequested);
    right->addWidget(create);
    right->addWidget(preset);
    right->addWidget(recipe);
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
