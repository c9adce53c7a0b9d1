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

void FocusNote::say(const QString& text, const QRect& area, const QRect& taken,
                    const std::function<bool(const QRect&)>& isDrawnOn)
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
    const auto isOnTaken = [&taken](const QRect& place) {
        return place.adjusted(-kNoteGap, -kNoteGap, kNoteGap, kNoteGap).intersects(taken);
    };
    const QRect corners = area.adjusted(kNoteGap, kNoteGap, -kNoteGap, -kNoteGap);
    QRect place(corners.topLeft(), size());
    if (isOnTaken(place))
        place.moveTop(taken.bottom() + 1 + kNoteGap);
    if (isDrawnOn(place)) {
        const int right = corners.right() - width;
        const int bottom = corners.bottom() - height();
        for (const QPoint& corner :
             {QPoint(right, corners.top()), QPoint(corners.left(), bottom), QPoint(right, bottom)})
            if (const QRect other(corner, size()); !isOnTaken(other) && !isDrawnOn(other)) {
                place = other;
                break;
            }
    }
    move(place.topLeft());
}

} // namespace contraflow
