// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/start_page.h"

#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/io/project/project_file.h"
#include "core/project/host_list.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace contraflow {

namespace {

constexpr int kMargin = 12;
constexpr int kGap = 12;
constexpr int kTop = 8;     ///< above the title
constexpr int kTextGap = 2; ///< between title and detail

/** Breaks a layout's text into lines of this width and returns their height. */
qreal breakLines(QTextLayout& layout, qreal width)
{
    qreal height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

} // namespace

StartCard::StartCard(Look look, const QString& title, const QString& detail, QWidget* parent)
    : QAbstractButton(parent)
    , m_look(look)
    , m_detail(detail)
{
    setText(title);
    setToolTip(tipText(detail));
    setAccessibleName(title);
    setAccessibleDescription(detail);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void StartCard::setNetwork(std::vector<std::size_t> nodesBySwitch)
{
    m_network = std::move(nodesBySwitch);
    update();
}

QSize StartCard::pictureSize() const
{
    switch (m_look) {
    case Look::sample:
        return {64, 44};
    case Look::recent:
        return {16, 16};
    default:
        return {32, 32};
    }
}

int StartCard::textWidth(int width) const
{
    return std::max(width - textLeft() - kMargin, 1);
}

int StartCard::textLeft() const
{
    return kMargin + pictureSize().width() + kGap;
}

QFont StartCard::titleFont() const
{
    QFont bold = font();
    bold.setBold(m_look != Look::recent);
    return bold;
}

/** The lines of a text in the card's text column; a recent file has one line, which is elided. */
std::unique_ptr<QTextLayout> StartCard::lines(const QString& text, const QFont& font, int width) const
{
    const QString shown = m_look == Look::recent
                              ? QFontMetrics(font).elidedText(text, Qt::ElideMiddle, textWidth(width))
                              : text;
    auto layout = std::make_unique<QTextLayout>(shown, font, this);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout->setTextOption(option);
    breakLines(*layout, textWidth(width));
    return layout;
}

int StartCard::heightForWidth(int width) const
{
    const qreal text = lines(this->text(), titleFont(), width)->boundingRect().height() + kTextGap +
                       lines(m_detail, font(), width)->boundingRect().height();
    return std::max(static_cast<int>(std::ceil(text)), pictureSize().height()) + 2 * kTop;
}

QSize StartCard::sizeHint() const
{
    const int width = 400;
    return {width, heightForWidth(width)};
}

void StartCard::paintEvent(QPaintEvent*)
{
    const Theme& t = theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (underMouse() || isDown()) {
        QColor ground = t.accent;
        ground.setAlphaF(isDown() ? 0.22F : 0.12F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawRoundedRect(frame, 6, 6);
    }
    painter.setBrush(Qt::NoBrush);
    if (hasFocus()) {
        painter.setPen(QPen(t.accent, 2));
        painter.drawRoundedRect(frame, 6, 6);
    } else if (m_look != Look::recent) {
        painter.setPen(QPen(t.border, 1));
        painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    const QSize picture = pictureSize();
    const QRect pictureArea(QPoint(kMargin, (height() - picture.height()) / 2), picture);
    const QString iconName = m_look == Look::create ? QStringLiteral("document-new")
                             : m_look == Look::open ? QStringLiteral("document-open")
                                                    : QStringLiteral("document-open-recent");
    if (m_look == Look::sample)
        paintNetwork(painter, pictureArea);
    else
        themedIcon(iconName).paint(&painter, pictureArea);

    // The same layouts as in heightForWidth, so that what was measured is what is drawn.
    const auto title = lines(text(), titleFont(), width());
    painter.setPen(t.text);
    title->draw(&painter, QPointF(textLeft(), kTop));
    painter.setPen(t.mutedText);
    lines(m_detail, font(), width())
        ->draw(&painter, QPointF(textLeft(), kTop + title->boundingRect().height() + kTextGap));
}

void StartCard::paintNetwork(QPainter& painter, const QRect& area) const
{
    const Theme& t = theme();
    std::vector<std::size_t> racks;
    std::ranges::copy_if(m_network, std::back_inserter(racks), [](std::size_t n) { return n != 0; });
    if (racks.empty())
        return;
    const bool hasCore = racks.size() < m_network.size();
    const double gap = 4;
    const double rackWidth =
        (area.width() - gap * static_cast<double>(racks.size() - 1)) / static_cast<double>(racks.size());
    const double top = area.top() + (hasCore ? 12.0 : 0.0);
    painter.save();
    painter.setPen(QPen(t.mutedText, 1.2));
    if (hasCore) {
        painter.setBrush(t.mutedText);
        painter.drawRoundedRect(QRectF(area.center().x() - 14, area.top() + 1, 28, 4), 1, 1);
    }
    for (std::size_t i = 0; i < racks.size(); ++i) {
        const QRectF rack(area.left() + static_cast<double>(i) * (rackWidth + gap), top, rackWidth,
                          area.bottom() - top);
        painter.setPen(QPen(t.mutedText, 1.2));
        if (hasCore)
            painter.drawLine(QPointF(area.center().x(), area.top() + 5),
                             QPointF(rack.center().x(), rack.top() + 3));
        else if (i != 0)
            painter.drawLine(QPointF(rack.left() - gap - 2, rack.top() + 5),
                             QPointF(rack.left() + 2, rack.top() + 5));
        painter.setPen(QPen(t.border, 1));
        painter.setBrush(t.surface);
        painter.drawRoundedRect(rack, 3, 3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.mutedText);
        painter.drawRoundedRect(QRectF(rack.left() + 3, rack.top() + 3, rack.width() - 6, 4), 1, 1);
        // Nodes in rows of squares; what has no room is left out, it is a picture and not a count.
        const double side = 5;
        const int perRow = std::max(1, static_cast<int>((rack.width() - 4) / (side + 2)));
        const int rows = std::max(1, static_cast<int>((rack.height() - 12) / (side + 2)));
        painter.setBrush(t.accent);
        for (std::size_t n = 0; n < std::min(racks[i], static_cast<std::size_t>(perRow * rows)); ++n) {
            const int column = static_cast<int>(n) % perRow;
            const int row = static_cast<int>(n) / perRow;
            painter.drawRect(QRectF(rack.left() + 3 + column * (side + 2), rack.top() + 11 + row * (side + 2),
                                    side, side));
        }
    }
    painter.restore();
}

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
    Sample sample{path, QFileInfo(path).completeBaseName(), coreText(description.toStdString()), {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return sample;
    if (const Result<LoadedProject> loaded = parseProject(file.readAll().toStdString())) {
        sample.title = coreText(loaded->project.title);
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

/** All samples are read for it, which takes longer than opening one project: who opens a file does not wait.
 */
void StartPage::showEvent(QShowEvent* event)
{
    if (!m_recent)
        build();
    QWidget::showEvent(event);
}

void StartPage::build()
{
    auto* outer = bareLayout<QVBoxLayout>(this);
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
    showRecentFiles();
}

void StartPage::setRecentFiles(const QStringList& paths)
{
    m_recentFiles = paths;
    if (m_recent)
        showRecentFiles();
}

void StartPage::showRecentFiles()
{
    clearLayout(m_recent);
    for (const QString& path : m_recentFiles) {
        const QFileInfo info(path);
        auto* card = new StartCard(StartCard::Look::recent, info.fileName(),
                                   QDir::toNativeSeparators(info.path()), this);
        connect(card, &StartCard::clicked, this, [this, path] { emit fileRequested(path); });
        m_recent->addWidget(card);
    }
    if (m_recentFiles.isEmpty()) {
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
