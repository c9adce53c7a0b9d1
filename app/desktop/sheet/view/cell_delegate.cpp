// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/cell_delegate.h"

#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/sheet_model.h"
#include "app/desktop/sheet/view/formula_completer.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/base/issue.h"
#include "core/base/text.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include <array>

namespace contraflow {

namespace {

constexpr int kMarkSize = 7;
constexpr int kPadding = 6; ///< between a cell's edge and its text

void drawMark(QPainter& painter, const QRect& cell, const QColor& color)
{
    QPainterPath corner;
    corner.moveTo(cell.right() + 1 - kMarkSize, cell.top());
    corner.lineTo(cell.right() + 1, cell.top());
    corner.lineTo(cell.right() + 1, cell.top() + kMarkSize);
    corner.closeSubpath();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillPath(corner, color);
}

void drawCurrentFrame(QPainter& painter, const QRect& cell)
{
    painter.setRenderHint(QPainter::Antialiasing, false);
    QPen pen(theme().selection(), 2);
    pen.setJoinStyle(Qt::MiterJoin);
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(1, 1, -1, -1));
}

std::vector<FormulaCompletion> formulaWordsOf(const QModelIndex& cell)
{
    const auto* sheet = qobject_cast<const SheetModel*>(cell.model());
    return sheet ? sheet->formulaWords(cell) : std::vector<FormulaCompletion>();
}

/** Whether a key ends the editing of a cell also while the list of names is open. */
bool endsCell(const QKeyEvent& key)
{
    constexpr std::array kEnds{Qt::Key_Return, Qt::Key_Enter, Qt::Key_Tab, Qt::Key_Backtab};
    return contains(kEnds, key.key());
}

QColor tinted(const QColor& color, double alpha)
{
    QColor tint = color;
    tint.setAlphaF(static_cast<float>(alpha));
    return tint;
}

} // namespace

QCompleter* makeChoiceCompleter(const QStringList& choices, QLineEdit& line)
{
    auto* completer = new QCompleter(choices, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    completer->setMaxVisibleItems(12);
    return completer;
}

void CellDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const
{
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const auto* view = qobject_cast<const QAbstractItemView*>(cell.widget);
    const bool isCurrent = view && view->currentIndex() == index;
    const QVariant severity = index.data(SheetModel::SeverityRole);
    const bool isRejected = index.data(SheetModel::RejectedRole).toBool();

    painter->save();
    painter->setClipRect(cell.rect);
    // Over the solid highlight that the style has put there for selected cells: text must stay readable on
    // it.
    painter->fillRect(cell.rect,
                      index.data(SheetModel::ComputedRole).toBool() ? theme().computed : theme().ground);
    if (!m_highlight.isEmpty() && m_highlight.matches(index.data(SheetModel::FullTextRole).toString()))
        painter->fillRect(cell.rect, tinted(theme().warning, 0.3));
    if (cell.state.testFlag(QStyle::State_Selected))
        painter->fillRect(cell.rect, tinted(theme().selection(), 0.12));

    painter->setFont(cell.font);
    const bool isMuted =
        index.data(SheetModel::LeftOutRole).toBool() || index.data(SheetModel::StaleRole).toBool();
    painter->setPen(isRejected ? theme().error : isMuted ? theme().mutedText : theme().text);
    const QRect text = cell.rect.adjusted(kPadding, 0, -kPadding, 0);
    painter->drawText(text, static_cast<int>(cell.displayAlignment) | Qt::TextSingleLine,
                      cell.fontMetrics.elidedText(cell.text, Qt::ElideRight, text.width()));

    if (isCurrent)
        drawCurrentFrame(*painter, cell.rect);
    if (severity.isValid() && severity.toInt() > static_cast<int>(Severity::note))
        drawMark(*painter, cell.rect,
                 severity.toInt() == static_cast<int>(Severity::error) ? theme().error : theme().warning);
    painter->restore();
}

void CellDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const Unit* unit = m_unitOf ? m_unitOf(index.column()) : nullptr;
    const QVariant value = unit ? index.data(SheetModel::SortRole) : QVariant();
    if (value.isValid() && value.userType() != QMetaType::QString)
        option->text = QString::fromStdString(shownInUnit(*unit, value.toDouble()));
}

QWidget* CellDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem&,
                                    const QModelIndex& index) const
{
    auto* editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setTextMargins(kPadding - 2, 0, kPadding - 2, 0);
    editor->setAutoFillBackground(true);
    editor->setAccessibleName(index.model()->headerData(index.column(), Qt::Horizontal).toString());
    const QStringList choices = index.data(SheetModel::ChoicesRole).toStringList();
    if (!choices.isEmpty()) {
        editor->setCompleter(makeChoiceCompleter(choices, *editor));
        // The open list has the keyboard, and hands keys to the line past all that filters the line.
        editor->completer()->popup()->installEventFilter(const_cast<CellDelegate*>(this));
    }
    const QPersistentModelIndex cell(index);
    m_formula = new FormulaCompleter(*editor, [cell] { return formulaWordsOf(cell); });
    connect(editor, &QLineEdit::textEdited, this, [this, editor, cell](const QString& text) {
        auto* delegate = const_cast<CellDelegate*>(this);
        emit delegate->typed(text);
        delegate->evaluate(*editor, cell);
    });
    m_editor = editor;
    return editor;
}

void CellDelegate::evaluate(QLineEdit& editor, const QModelIndex& index)
{
    const auto* sheet = qobject_cast<const SheetModel*>(index.model());
    if (!sheet)
        return;
    const QString reason = sheet->objectionTo(index, editor.text());
    QPalette palette = editor.palette();
    palette.setColor(QPalette::Text, reason.isEmpty() ? theme().text : theme().error);
    editor.setPalette(palette);
    editor.setToolTip(tipText(reason));
    emit objectionChanged(reason);
}

void CellDelegate::showChoices()
{
    if (!m_editor || !m_editor->completer())
        return;
    m_editor->completer()->setCompletionPrefix({});
    m_editor->completer()->complete();
}

void CellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    // Called again when the cell changes below an open editor; what is being typed must stay.
    auto* line = qobject_cast<QLineEdit*>(editor);
    if (line && !line->isModified())
        line->setText(index.data(Qt::EditRole).toString());
}

void CellDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    if (const auto* line = qobject_cast<QLineEdit*>(editor))
        model->setData(index, line->text(), Qt::EditRole);
}

void CellDelegate::updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                                        const QModelIndex&) const
{
    editor->setGeometry(option.rect);
}

bool CellDelegate::eventFilter(QObject* object, QEvent* event)
{
    auto* editor = qobject_cast<QLineEdit*>(object);
    const bool isKey = event->type() == QEvent::KeyPress;
    if (!editor) { // the open list of names
        if (!isKey || !m_editor || !endsCell(*static_cast<QKeyEvent*>(event)))
            return false;
        editor = m_editor; // where the name that is chosen in the list stands already
        editor->completer()->popup()->hide();
    } else if (!isKey) {
        return QStyledItemDelegate::eventFilter(object, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    if (m_formula && m_formula->handleKey(*key))
        return true;
    const bool isShifted = key->modifiers().testFlag(Qt::ShiftModifier);
    const bool replaces = m_mode == EditMode::replace;
    switch (key->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (key->modifiers().testFlag(Qt::AltModifier)) {
            const QString text = editor->text();
            emit closeEditor(editor, NoHint);
            emit fillRequested(text);
            return true;
        }
        finish(editor, isShifted ? -1 : 1, 0);
        return true;
    case Qt::Key_F2:
        m_mode = replaces ? EditMode::inPlace : EditMode::replace;
        return true;
    case Qt::Key_Tab:
        finish(editor, 0, 1);
        return true;
    case Qt::Key_Backtab:
        finish(editor, 0, -1);
        return true;
    case Qt::Key_Down:
        if (key->modifiers().testFlag(Qt::AltModifier)) {
            showChoices();
            return true;
        }
        [[fallthrough]];
    case Qt::Key_Up:
        if (editor->completer() && editor->completer()->popup()->isVisible())
            return false;
        finish(editor, key->key() == Qt::Key_Down ? 1 : -1, 0);
        return true;
    case Qt::Key_Left:
    case Qt::Key_Right:
        if (!replaces || key->modifiers() != Qt::NoModifier)
            return false;
        finish(editor, 0, key->key() == Qt::Key_Right ? 1 : -1);
        return true;
    default:
        return QStyledItemDelegate::eventFilter(object, event);
    }
}

void CellDelegate::finish(QWidget* editor, int rows, int columns)
{
    emit commitData(editor);
    emit closeEditor(editor, NoHint);
    emit moveRequested(rows, columns);
}

} // namespace contraflow
