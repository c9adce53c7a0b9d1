// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/tools/message_offer.h"

#include "app/desktop/style/widgets.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace contraflow {

MessageOffer::MessageOffer(const Document& document, const Selection& selection, QWidget* canvas)
    : QFrame(canvas)
    , m_document(document)
    , m_selection(selection)
    , m_text(new QLabel(tr("No messages yet"), this))
{
    setObjectName(QStringLiteral("messageOffer"));
    setAccessibleName(tr("No messages yet"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base); // as the legend has
    auto* line = bareLayout<QHBoxLayout>(this, kSpacing);
    auto* button = new QPushButton(tr("Messages by pattern…"), this);
    line->addWidget(m_text);
    button->setToolTip(tr("All-to-all, incast, ring and others; or draw messages with the message tool (M)"));
    line->addWidget(button);
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
    // In the line of the legend, which has nothing to say yet: above it may lie a switch.
    const QSize area = parentWidget()->size();
    m_text->show();
    if (sizeHint().width() > area.width() / 2)
        m_text->hide(); // the button says enough
    resize(sizeHint().boundedTo(area));
    move(area.width() - width(), area.height() - height());
}

bool MessageOffer::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        place();
    return QFrame::eventFilter(object, event);
}

} // namespace contraflow
