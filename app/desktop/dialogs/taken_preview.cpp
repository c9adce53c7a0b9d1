// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/taken_preview.h"

#include "app/desktop/dialogs/form_fields.h"

#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QVBoxLayout>

namespace contraflow {

TakenPreview::TakenPreview(const QString& subject, QWidget* parent) : QWidget(parent)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    auto* title = new QLabel(tr("&Taken:"), this);
    m_taken = new QListWidget(this);
    m_taken->setAccessibleName(tr("What is taken"));
    m_taken->setObjectName(subject + QStringLiteral("Taken"));
    m_taken->setSelectionMode(QAbstractItemView::NoSelection);
    m_taken->setWordWrap(true);
    title->setBuddy(m_taken);
    layout->addWidget(title);
    layout->addWidget(m_taken, 2);
    // Notes may be many; they scroll, so that the dialog keeps its size.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_notes = mutedLabel((subject + QStringLiteral("Notes")).toLatin1().constData(), scroll);
    m_notes->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    scroll->setWidget(m_notes);
    layout->addWidget(scroll, 3);
}

void TakenPreview::setTaken(const QStringList& lines)
{
    m_taken->clear();
    m_taken->addItems(lines);
}

void TakenPreview::setNotes(const QStringList& notes)
{
    m_notes->setText(notes.join(QLatin1Char('\n')));
}

} // namespace contraflow
