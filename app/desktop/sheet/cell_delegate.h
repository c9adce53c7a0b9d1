// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPointer>
#include <QStyledItemDelegate>

namespace contraflow {

/** How the keys behave in a cell's editor. */
enum class EditMode
{
    replace, ///< typing replaced the cell: arrow keys finish and move on, as in spreadsheets
    inPlace, ///< F2 or double click: arrow keys move in the text
};

/** Draws cells (frame of the current one, marks, tinted computed cells) and edits them in a line. */
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit CellDelegate(QObject* parent = nullptr) : QStyledItemDelegate(parent) {}

    void setEditMode(EditMode mode) { m_mode = mode; }
    /** The open editor, or null. */
    [[nodiscard]] QLineEdit* editor() const { return m_editor; }

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

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void finish(QWidget* editor, int rows, int columns);

    EditMode m_mode = EditMode::inPlace;
    mutable QPointer<QLineEdit> m_editor; // set by a const factory function of Qt's
};

} // namespace contraflow
