// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/item_fields.h"
#include "app/desktop/document/document.h"

#include <QFrame>
#include <QLineEdit>

#include <vector>

class QGridLayout;
class QLabel;

namespace contraflow {

/**
 * Fields beside a thing on the canvas. Enter takes what was typed, as one undo step; Esc leaves everything as
 * it was. A text that cannot be read is refused at its field; when the user turns to something else, it is
 * kept as it was typed, like in a sheet.
 */
class ItemEditor : public QFrame
{
    Q_OBJECT

public:
    ItemEditor(Document& document, QWidget* parent);

    /** Opens for a thing near a point of the parent. Nothing happens for things without fields. */
    void open(const SelectedItem& item, QPoint at);
    [[nodiscard]] bool isOpen() const { return !isHidden(); }
    /** The user turned to something else: takes what can be taken. */
    void finish();
    void cancel();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void accept();
    void close();
    void showProblem();
    [[nodiscard]] QStringList texts() const;
    /** The first field with a problem, or -1. */
    [[nodiscard]] int fieldAtFault() const;

    Document& m_document;
    QGridLayout* m_layout = nullptr;
    QLabel* m_problem = nullptr;
    std::vector<ItemField> m_fields;
    std::vector<QLineEdit*> m_edits;
    std::vector<QLabel*> m_labels;
};

} // namespace contraflow
