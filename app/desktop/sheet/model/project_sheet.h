// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/live/results.h"
#include "app/desktop/sheet/model/sheet_model.h"
#include "core/base/issue.h"
#include "core/project/edit.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace contraflow {

/** The issues of one table by row. Follows edits, so that marks stay at their rows until new issues are
 * known. */
class IssueMarks
{
public:
    /** Beyond this many issues of one table the rest is in the issue list only. */
    static constexpr std::size_t kMaxMarks = 20'000;

    void load(const IssueList& issues, TableRef table);
    void clear() { m_rows.clear(); }

    /** An announced change of the table: rewritten rows lose their marks, later rows move. */
    void follow(const ReplaceRows& change);

    /** Issues at a cell; those of a whole row are at its first column. */
    [[nodiscard]] std::vector<const Issue*> at(std::size_t row, const std::string& column,
                                               bool isFirst) const;

    /** Whether anything in a row is an error. */
    [[nodiscard]] bool hasError(std::size_t row) const;

private:
    std::map<std::size_t, std::vector<Issue>> m_rows;
};

/** What the sheets need to live on. */
struct SheetSources
{
    Document& document;
    Selection& selection;
    Results& results;
};

/** How many rows of a project may name things in others. */
[[nodiscard]] std::size_t rowsThatRefer(const Project& project);

/**
 * A sheet over a table of the project: follows the document's announcements, the selected scenario and the
 * issues of the newest result. What the rows are is up to the sheet of their type.
 */
class ProjectSheet : public SheetModel
{
    Q_OBJECT

public:
    ProjectSheet(TableKind tableKind, SheetSources sources);

    [[nodiscard]] bool isEditable() const override { return true; }
    [[nodiscard]] std::optional<TableRef> table() const override { return m_table; }
    [[nodiscard]] QString ownerText() const override;
    bool makeOwner() override;
    [[nodiscard]] Document* editedDocument() const override { return &m_sources.document; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int dataRowCount() const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

protected:
    [[nodiscard]] const Project& project() const { return m_sources.document.project(); }
    [[nodiscard]] std::size_t scenario() const { return m_sources.selection.scenario(); }
    [[nodiscard]] const IssueMarks& marks() const { return m_marks; }

    /** The table became another one: columns may be others. Called inside a model reset. */
    virtual void tableReplaced() {}
    /** Looks for the table that belongs to the scenario; called by the constructors of the sheets of a type.
     */
    void findTable();

private:
    void onAboutToChange(const contraflow::Change& change);
    void onChanged(const contraflow::Change& change);
    void beginReplace();
    void endReplace();
    void updateTable();
    [[nodiscard]] std::optional<TableRef> wantedTable() const;
    [[nodiscard]] std::optional<std::size_t> wantedApplication() const;
    void updateMarks();

    SheetSources m_sources;
    TableKind m_tableKind;
    std::optional<TableRef> m_table;
    IssueMarks m_marks;
    bool m_isReplacing = false; ///< inside a model reset
};

} // namespace contraflow
