// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/panels/project_tree_model.h"

#include <QTreeView>

namespace contraflow {

/**
 * The project tree: a click selects the object (a scenario becomes the one the window shows); names are
 * edited in place; the context menu and the keys add, duplicate, rename and remove.
 */
class ProjectTree : public QTreeView
{
    Q_OBJECT

public:
    ProjectTree(Document& document, Selection& selection, QWidget* parent = nullptr);

    [[nodiscard]] const ProjectTreeModel& treeModel() const { return *m_model; }

    /** Adds an object to the list and begins to edit its name. */
    void add(TableKind list);
    void duplicateCurrent();
    void removeCurrent();

signals:
    /** The user wants the sheet that lists these objects, or what the shown one of them holds. */
    void sheetRequested(contraflow::TableKind list);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    void followSelection();
    void showScenario(const QModelIndex& index);
    void edited(TableKind list, std::size_t row);

    Document& m_document;
    Selection& m_selection;
    ProjectTreeModel* m_model = nullptr;
    bool m_isFollowing = false;
};

} // namespace contraflow
