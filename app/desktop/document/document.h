// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/project/project_file.h"
#include "core/project/edit.h"
#include "core/project/project.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>

// This room: the project in the window. A Document owns it with its undo stack; a Selection is what is
// selected in all views at once; a DocumentFile reads and writes, an EditJob works large edits out, and
// Recovery keeps unsaved copies.
//
//     document.submit(renameRow(document.project(), workloads, 0, "halo")); // one undo step

namespace contraflow {

class EditJob;

/**
 * The one document of a window: owns the project, the undo stack and what is known about the file. Every
 * change goes through submit(); views mirror aboutToChange and changed to begin/end calls of their models and
 * never write.
 */
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    [[nodiscard]] const Project& project() const { return m_project; }

    /**
     * Applies an edit as one undo step. An edit that does not fit is refused, changes nothing and is reported
     * by editRefused with a sentence for the message bar. An edit without changes is dropped. Formulas that
     * depend on what changed are evaluated in the same step.
     */
    bool submit(Edit edit);
    /** The same for an edit that may not have come about: why not is reported then. */
    bool submit(Result<Edit> edit);

    /** The same for an edit with its formulas evaluated, made of the project when it had this revision; when
     * it has another one by now, the edit is refused. */
    bool submitReady(Result<Edit> edit, quint64 revision);
    /** Works large edits out in the background. */
    [[nodiscard]] EditJob& editJob() const { return *m_editJob; }

    [[nodiscard]] QUndoStack* undoStack() { return &m_undoStack; }
    [[nodiscard]] bool isModified() const { return !m_undoStack.isClean(); }

    /** Grows with every change, also by undo and redo; jobs and autosave compare it. */
    [[nodiscard]] quint64 revision() const { return m_revision; }

    /** Replaces everything by a project that was read or made; clears the undo stack. */
    void reset(LoadedProject loaded, const QString& filePath);

    [[nodiscard]] const QString& filePath() const { return m_filePath; } ///< empty: never saved
    /** The project was written there: the state is clean now. */
    void markSaved(const QString& filePath);
    /** The project is kept there from now on, but what was written is not what it is now. */
    void setFilePath(const QString& filePath);

    /** Issues of reading the file that no edit can have changed (unknown keys, migration). */
    [[nodiscard]] const IssueList& readIssues() const { return m_readIssues; }

signals:
    /**
     * Before and after each change of an edit, in order. A change that rewrites rows and also inserts or
     * removes some is announced as two, so each is one of: rows rewritten in place, rows inserted, rows
     * removed, title set.
     */
    void aboutToChange(const contraflow::Change& change);
    void changed(const contraflow::Change& change);
    void aboutToReset();
    void wasReset();
    void revisionChanged(quint64 revision); ///< once after each edit, undo, redo or reset
    void filePathChanged(const QString& filePath);
    void modifiedChanged(bool modified);
    void editRefused(const QString& reason);
    /** Undo or redo has made an edit, and which edit takes it back; both in the order in which a person's
     * gesture made its changes. */
    void replayed(const contraflow::Edit& made, const contraflow::Edit& inverse);

private:
    friend class EditCommand;
    /** What becomes of formulas: a new edit has them evaluated, undo and redo put their old values back. */
    enum class Formulas
    {
        evaluate,
        asRecorded
    };
    bool submit(Edit edit, Formulas formulas);
    Result<Edit> apply(const Edit& edit, Formulas formulas);

    Project m_project;
    QUndoStack m_undoStack;
    IssueList m_readIssues;
    QString m_filePath;
    quint64 m_revision = 0;
    std::unique_ptr<EditJob> m_editJob;
    bool m_isApplying = false; ///< views must not submit while they mirror a change or a step of undo
};

} // namespace contraflow
