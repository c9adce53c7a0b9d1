// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>

class QLabel;
class QListWidget;

namespace contraflow {

/** What an import takes, line by line, and below it what was left out or taken for granted. */
class TakenPreview : public QWidget
{
    Q_OBJECT

public:
    /** The list and the notes are called after `subject`: "topologyTaken", "topologyNotes". */
    TakenPreview(const QString& subject, QWidget* parent);

    void setTaken(const QStringList& lines);
    void setNotes(const QStringList& notes);

private:
    QListWidget* m_taken = nullptr;
    QLabel* m_notes = nullptr;
};

} // namespace contraflow
