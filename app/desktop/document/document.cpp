// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/document.h"

#include "app/desktop/document/edit_job.h"
#include "app/desktop/jobs/job_pool.h"
#include "core/project/consequences.h"

#include <QScopedValueRollback>
#include <QUndoCommand>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace contraflow {

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
    std::ranges::reverse(made.changes);
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
    std::ranges::reverse(inverse.changes);
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

namespace {

/** Appends a change as what views can mirror: rows rewritten in place, then rows inserted or removed. */
void appendPure(std::vector<Change>& changes, Change change)
{
    auto* all = std::get_if<ReplaceRows>(&change);
    if (!all) {
        changes.push_back(std::move(change));
        return;
    }
    const std::size_t count = rowCount(all->rows);
    const std::size_t common = std::min(all->removed, count);
    if (common == 0 || all->removed == count) {
        if (count + all->removed > 0)
            changes.push_back(std::move(change));
        return;
    }
    ReplaceRows rest{all->table, all->first + common, all->removed - common, {}};
    std::visit(
        [&rest, common](auto& rows) {
            rest.rows = rows.part(common, rows.size() - common);
            rows = rows.part(0, common);
        },
        all->rows);
    all->removed = common;
    changes.push_back(std::move(change));
    changes.push_back(std::move(rest));
}

} // namespace

Document::Document(QObject* parent)
    : QObject(parent)
    , m_undoStack(this)
    , m_editJob(std::make_unique<EditJob>(*this))
{
    constexpr int kMostUndone = 10'000; // a step of one cell is about a kilobyte
    m_undoStack.setUndoLimit(kMostUndone);
    connect(&m_undoStack, &QUndoStack::cleanChanged, this,
            [this](bool isClean) { emit modifiedChanged(!isClean); });
}

Document::~Document() = default;

bool Document::submit(Edit edit)
{
    return submit(std::move(edit), Formulas::evaluate);
}

bool Document::submit(Result<Edit> edit)
{
    if (edit)
        return submit(std::move(edit).value(), Formulas::evaluate);
    emit editRefused(QString::fromStdString(edit.error().message));
    return false;
}

bool Document::submitReady(Result<Edit> edit, quint64 revision)
{
    if (!edit)
        return submit(std::move(edit));
    if (revision != m_revision) {
        emit editRefused(
            tr("The project was changed while a large change was worked out; nothing was written. "
               "Do it again."));
        return false;
    }
    return submit(std::move(edit).value(), Formulas::asRecorded);
}

bool Document::submit(Edit edit, Formulas formulas)
{
    if (m_isApplying) {
        emit editRefused(tr("The project is being changed right now; try again."));
        return false;
    }
    std::vector<Change> changes;
    for (Change& change : edit.changes)
        appendPure(changes, std::move(change));
    if (changes.empty())
        return true;
    edit.changes = std::move(changes);
    Result<Edit> inverse = apply(edit, formulas);
    if (!inverse) {
        emit editRefused(QString::fromStdString(inverse.error().message));
        return false;
    }
    m_undoStack.push(new EditCommand(*this, std::move(inverse).value()));
    return true;
}

void Document::reset(LoadedProject loaded, const QString& filePath)
{
    emit aboutToReset();
    discardInBackground(std::exchange(m_project, std::move(loaded.project)));
    m_readIssues.clear();
    for (Issue& issue : loaded.issues) {
        // A row's issues go away when the row is edited; validation finds those that stay.
        if (!issue.location.row)
            m_readIssues.push_back(std::move(issue));
    }
    m_undoStack.clear();
    emit wasReset();
    if (m_filePath != filePath) {
        m_filePath = filePath;
        emit filePathChanged(m_filePath);
    }
    emit modifiedChanged(isModified());
    emit revisionChanged(++m_revision);
}

void Document::markSaved(const QString& filePath)
{
    setFilePath(filePath);
    m_undoStack.setClean();
}

void Document::setFilePath(const QString& filePath)
{
    if (m_filePath == filePath)
        return;
    m_filePath = filePath;
    emit filePathChanged(m_filePath);
}

Result<Edit> Document::apply(const Edit& edit, Formulas formulas)
{
    // What a view submitted meanwhile would come between this edit and its place on the undo stack.
    const QScopedValueRollback applying(m_isApplying, true);
    const Project before = m_project;
    Result<void> failure;
    std::vector<Change> inverses;
    // Views mirror each change as it happens, so changes are announced one by one, also when they are
    // taken back.
    const auto step = [this](const Change& change) {
        emit aboutToChange(change);
        Result<Change> inverse = applyChange(m_project, change);
        emit changed(change);
        return inverse;
    };
    for (const Change& change : edit.changes) {
        failure = checkChange(m_project, change);
        if (!failure)
            break;
        Result<Change> inverse = step(change);
        if (!inverse) {
            failure = inverse.error();
            break;
        }
        inverses.push_back(std::move(inverse).value());
    }
    if (failure && formulas == Formulas::evaluate)
        for (const Change& change : consequences(before, m_project))
            if (Result<Change> inverse = step(change))
                inverses.push_back(std::move(inverse).value());
    std::ranges::reverse(inverses);
    if (!failure) {
        for (const Change& inverse : inverses)
            (void)step(inverse);
        return failure.error();
    }
    emit revisionChanged(++m_revision);
    return Edit{edit.label, std::move(inverses)};
}

} // namespace contraflow
