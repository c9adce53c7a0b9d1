// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/edit.h"

#include <QUndoCommand>

namespace contraflow {

class Document;

/** An edit that was already applied, as a step of the undo stack; holds the edit that goes the other way. */
class EditCommand : public QUndoCommand
{
public:
    EditCommand(Document& document, Edit inverse);
    ~EditCommand() override;

    void undo() override;
    void redo() override;

private:
    void applyOther();

    Document& m_document;
    Edit m_other;         ///< leads to the state on the other side of this step
    bool m_isDone = true; ///< pushing a command calls redo(), which must not apply it again
};

} // namespace contraflow
