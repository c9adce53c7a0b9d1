// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/focus_note.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

namespace contraflow {
namespace {

constexpr int kNoteGap = 8;

} // namespace

FocusNote::FocusNote(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("focusNote"));
    setAccessibleName(tr("What is brought forward"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kNoteGap, 2, 2, 2);
    row->setSpacing(kNoteGap / 2);
    m_text = new QLabel(this);
    m_rest = new QToolButton(this);
    m_rest->setObjectName(QStringLiteral("rest"));
    m_rest->setToolTip(tr("Hide or fade what does not belong to it (H)"));
    auto* all = new QToolButton(this);
    all->setObjectName(QStringLiteral("showAll"));
    all->setText(tr("Show all"));
    all->setToolTip(tr("Select nothing and show everything (Esc)"));
    row->addWidget(m_text, 1);
    for (QToolButton* button : {m_rest, all}) {
        button->setProperty("flat", true);
        row->addWidget(button);
    }
    setRestHidden(false);
    connect(m_rest, &QToolButton::clicked, this, &FocusNote::restToggled);
    connect(all, &QToolButton::clicked, this, &FocusNote::allWanted);
    hide();
}

void FocusNote::setRestHidden(bool isHidden)
{
    m_rest->setText(isHidden ? tr("Fade the rest") : tr("Hide the rest"));
}

void FocusNote::say(const QString& text, const QRect& area, const QRect& taken)
{
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_text->setText(text);
    setAccessibleDescription(text);
    const int room = std::max(0, area.width() - 2 * kNoteGap);
    m_text->setWordWrap(false);
    if (sizeHint().width() > room) // on two lines or more, rather than cut off
        m_text->setWordWrap(true);
    const int width = std::min(room, sizeHint().width());
    resize(width, heightForWidth(width) > 0 ? heightForWidth(width) : sizeHint().height());
    move(area.left() + kNoteGap, area.top() + kNoteGap);
    if (geometry().adjusted(-kNoteGap, -kNoteGap, kNoteGap, kNoteGap).intersects(taken))
        move(x(), taken.bottom() + 1 + kNoteGap);
}

} // namespace contraflow
