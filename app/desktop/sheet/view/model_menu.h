// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"

#include <QMenu>

namespace contraflow {

/**
 * The models that can be compared with the scenario's own, with a check mark each: those of the project, then
 * the kinds of the catalogue. Stays open while marks are set, and writes the choice to the selection.
 */
class ModelMenu : public QMenu
{
    Q_OBJECT

public:
    ModelMenu(Document& document, Selection& selection, QWidget* parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void fill();
    void addModel(const QString& text, const QString& model);
    void showChoice();
    bool toggle(QAction* action);

    Document& m_document;
    Selection& m_selection;
    QAction* m_none = nullptr;
};

} // namespace contraflow
