// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/edit_command.h"

#include "app/desktop/document/document.h"
#include "app/desktop/jobs/job_pool.h"

#include <QScopedValueRollback>

#include <algorithm>
#include <utility>

namespace contraflow {

EditCommand::EditCommand(Document& document, Edit inverse)
    : QUndoCommand(QString::fromStdString(inverse.label))
    , m_document(document)
    , m_other(std::move(inverse))
{}

EditCommand::~EditCommand()
{
    discardInBackground(std::move(m_other));
}

void EditCommand::undo()
{
    if (!m_isDone)
        return;
    const QScopedValueRollback applying(m_document.m_isApplying, true);
    Edit made = m_other;
    applyOther();
    std::reverse(made.changes.begin(), made.changes.end());
    emit m_document.replayed(made, m_other);
    m_isDone = false;
}

void EditCommand::redo()
{
    if (m_isDone)
        return;
    const QScopedValueRollback applying(m_document.m_isApplying, true);
    const Edit made = m_other;
    applyOther();
    Edit inverse = m_other;
    std::reverse(inverse.changes.begin(), inverse.changes.end());
    emit m_document.replayed(made, inverse);
    m_isDone = true;
}

void EditCommand::applyOther()
{
    // The stack replays steps in order, so the edit fits the project it was computed against.
    Result<Edit> other = m_document.apply(m_other, Document::Formulas::asRecorded);
    if (other)
        m_other = std::move(other).value();
    else
        setObsolete(true);
}

} // namespace contraflow
