// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/message_offer.h"

#include "app/desktop/style/spacing.h"

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

namespace contraflow {
namespace {

constexpr int kBesideTools = 48; ///< the tools lie along its left edge

} // namespace

MessageOffer::MessageOffer(const Document& document, const Selection& selection, QWidget* canvas)
    : QFrame(canvas)
    , m_document(document)
    , m_selection(selection)
    , m_line(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_text(new QLabel(tr("No messages yet"), this))
{
    setObjectName(QStringLiteral("messageOffer"));
    setAccessibleName(tr("No messages yet"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_line->setContentsMargins(12, 4, 4, 4);
    m_line->setSpacing(kSpacing);
    auto* button = new QPushButton(tr("Messages by pattern…"), this);
    m_line->addWidget(m_text);
    button->setToolTip(tr("All-to-all, incast, ring and others; or draw messages with the message tool (M)"));
    m_line->addWidget(button, 0, Qt::AlignHCenter);
    connect(button, &QPushButton::clicked, this,
            [this] { emit actionRequested(QStringLiteral("gallery.patterns")); });
    connect(&document, &Document::revisionChanged, this, &MessageOffer::update);
    connect(&selection, &Selection::scenarioChanged, this, &MessageOffer::update);
    canvas->installEventFilter(this);
    update();
}

bool MessageOffer::isWanted() const
{
    const Project& project = m_document.project();
    if (m_selection.scenario() >= project.scenarios.size())
        return false;
    const Scenario& scenario = project.scenarios[m_selection.scenario()];
    const Platform* platform = findByName(project.platforms, scenario.platform);
    if (!platform || platform->nodes.empty())
        return false;
    if (!scenario.applications.empty())
        return false;
    const Workload* workload = findByName(project.workloads, scenario.workload);
    return !workload || workload->messages.empty();
}

void MessageOffer::update()
{
    setVisible(isWanted());
    place();
}

void MessageOffer::place()
{
    if (isHidden())
        return;
    const QSize area = parentWidget()->size();
    const int room = area.width() - kBesideTools - 2 * kSpacing;
    m_line->setDirection(QBoxLayout::LeftToRight);
    if (sizeHint().width() > room) // below one another, rather than cut off
        m_line->setDirection(QBoxLayout::TopToBottom);
    resize(sizeHint().boundedTo({room, area.height()}));
    move(kBesideTools + (area.width() - kBesideTools - width()) / 2, kSpacing);
}

bool MessageOffer::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(object, event);
}

} // namespace contraflow
