// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/cell_pattern.h"
#include "core/base/units.h"

#include <QLineEdit>
#include <QPointer>
#include <QStyledItemDelegate>

#include <functional>

class QCompleter;

namespace contraflow {

class FormulaCompleter;

/** How the keys behave in a cell's editor. */
enum class EditMode
{
    replace, ///< typing replaced the cell: arrow keys finish and move on, as in spreadsheets
    inPlace, ///< F2 or double click: arrow keys move in the text
};

/** Completes a line from a list of names, of which any part may be typed. */
[[nodiscard]] QCompleter* makeChoiceCompleter(const QStringList& choices, QLineEdit& line);

/** Draws cells (frame of the current one, marks, tinted computed cells) and edits them in a line. */
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(QObject* parent = nullptr) : QStyledItemDelegate(parent) {}

    void setEditMode(EditMode mode) { m_mode = mode; }
    /** The unit that a column is shown in, or null. */
    void setUnits(std::function<const Unit*(int column)> unitOf) { m_unitOf = std::move(unitOf); }
    /** Marks the cells that match. */
    void setHighlight(const CellPattern& pattern) { m_highlight = pattern; }
    /** Opens the list of names that fit the cell which is being edited. */
    void showChoices();
    /** The open editor, or null. */
    [[nodiscard]] QLineEdit* editor() const { return m_editor; }

    /** The text is in the unit that the column is shown in. */
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

signals:
    /** An editor was finished by a key that also moves on. */
    void moveRequested(int rows, int columns);
    /** Alt+Enter: the text goes into every selected cell. */
    void fillRequested(const QString& text);
    /** The text that stands in the editor now. */
    void typed(const QString& text);
    /** Why what is being typed could not be read; empty: it can. */
    void objectionChanged(const QString& reason);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void finish(QWidget* editor, int rows, int columns);
    void evaluate(QLineEdit& editor, const QModelIndex& index);

    std::function<const Unit*(int)> m_unitOf;
    CellPattern m_highlight;
    EditMode m_mode = EditMode::inPlace;
    mutable QPointer<QLineEdit> m_editor;         // set by a const factory function of Qt's
    mutable QPointer<FormulaCompleter> m_formula; ///< of the editor
};

} // namespace contraflow
