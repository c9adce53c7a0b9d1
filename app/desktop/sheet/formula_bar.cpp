// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/formula_bar.h"

#include "app/desktop/sheet/cell_cursor.h"
#include "app/desktop/sheet/cell_delegate.h"
#include "app/desktop/sheet/elided_label.h"
#include "app/desktop/sheet/formula_completer.h"
#include "app/desktop/sheet/sheet_view.h"
#include "app/desktop/style/plain_text.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace contraflow {

namespace {

constexpr int kLeastText = 120; ///< what stands beside it is cut short before

void setColor(QLabel& label, const QColor& color)
{
    QPalette palette = label.palette();
    palette.setColor(QPalette::WindowText, color);
    label.setPalette(palette);
}

} // namespace

FormulaBar::FormulaBar(SheetView& view, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_place(new ElidedLabel(this, QStringLiteral("message-001  Destination")))
    , m_text(new QLineEdit(this))
    , m_reason(new ElidedLabel(this))
    , m_owner(new ElidedLabel(this))
{
    m_text->setMinimumWidth(kLeastText);
    m_reason->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setAccessibleName(tr("Content of the current cell"));
    m_text->setObjectName(QStringLiteral("formulaText"));
    m_reason->setObjectName(QStringLiteral("formulaReason"));
    m_text->setToolTip(tr("The current cell with all its digits, or its formula, such as =2*N*8 B"));
    m_formula =
        new FormulaCompleter(*m_text, [this] { return m_view.sheet().formulaWords(m_view.currentIndex()); });
    m_text->installEventFilter(this);

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    layout->setSpacing(kSpacing);
    layout->addWidget(m_place);
    layout->addWidget(m_text, 2);
    layout->addWidget(m_reason, 3);
    layout->addWidget(m_owner);

    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        if (m_text->completer() && m_text->completer()->popup()->isVisible()) {
            m_text->setModified(true); // with a name of the list
            m_text->completer()->popup()->hide();
        }
        commit();
        m_view.cursor().moveBy(1, 0);
        m_view.setFocus(Qt::OtherFocusReason);
    });
    connect(m_text, &QLineEdit::editingFinished, this, &FormulaBar::commit);
    connect(m_view.selectionModel(), &QItemSelectionModel::currentChanged, this, &FormulaBar::showCurrent);
    const SheetModel* sheet = &m_view.sheet();
    connect(sheet, &QAbstractItemModel::dataChanged, this,
            [this](const QModelIndex& first, const QModelIndex& last) {
                const int row = m_view.currentIndex().row();
                if (first.row() <= row && row <= last.row())
                    showCurrent();
            });
    connect(sheet, &QAbstractItemModel::modelReset, this, &FormulaBar::showCurrent);
    connect(sheet, &QAbstractItemModel::rowsInserted, this, &FormulaBar::showCurrent);
    connect(sheet, &QAbstractItemModel::rowsRemoved, this, &FormulaBar::showCurrent);
    // What is typed in the cell stands here too, and what is typed here is evaluated as in the cell.
    connect(&m_view, &SheetView::typed, m_text, &QLineEdit::setText);
    connect(&m_view, &SheetView::objectionChanged, this, &FormulaBar::showObjection);
    connect(&m_view, &SheetView::editorClosed, this, &FormulaBar::showCurrent);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString& text) {
        showObjection(m_view.sheet().objectionTo(m_view.currentIndex(), text));
        offerChoices();
    });
    showCurrent();
}

void FormulaBar::showCurrent()
{
    const SheetModel& sheet = m_view.sheet();
    const QModelIndex current = m_view.currentIndex();
    m_owner->setText(sheet.ownerText());
    m_owner->setToolTip(tipText(sheet.ownerText()));
    setColor(*m_owner, theme().mutedText);
    if (m_text->isModified() && m_text->hasFocus())
        return; // what is being typed stays
    const bool isEditable = current.isValid() && sheet.flags(current).testFlag(Qt::ItemIsEditable);
    forgetChoices();
    m_text->setReadOnly(!isEditable);
    m_text->setEnabled(current.isValid());
    m_text->setText(current.data(Qt::EditRole).toString());
    m_text->setCursorPosition(0);
    if (current.isValid()) {
        const QString row = current.row() < sheet.dataRowCount()
                                ? sheet.index(current.row(), 0).data(SheetModel::FullTextRole).toString()
                                : tr("new row");
        m_place->setText(
            tr("%1  %2").arg(row, sheet.headerData(current.column(), Qt::Horizontal).toString()));
    } else {
        m_place->clear();
    }
    showReason(current.data(SheetModel::ReasonRole).toString());
}

void FormulaBar::showObjection(const QString& reason)
{
    showReason(reason);
    // A line that changed its width with every key would be hard to read.
    if (m_text->text().startsWith(QLatin1Char('=')))
        m_reason->setVisible(true);
}

void FormulaBar::showReason(const QString& reason)
{
    // The formula stands beside it, so that its text needs no room here.
    QString line = reason.section(QLatin1Char('\n'), 0, 0);
    const QString formula = QStringLiteral("'%1' ").arg(m_text->text());
    if (const qsizetype at = line.indexOf(formula); at >= 0)
        line.remove(0, at + formula.size());
    m_reason->setText(line);
    m_reason->setToolTip(tipText(reason));
    m_reason->setVisible(!reason.isEmpty()); // formulas get its room
    setColor(*m_reason, theme().error);
}

void FormulaBar::forgetChoices()
{
    QCompleter* completer = m_text->completer();
    if (!completer)
        return;
    // It may be on its route here with what was chosen: the line must not delete it at once.
    completer->setParent(this);
    m_text->setCompleter(nullptr);
    completer->deleteLater();
}

void FormulaBar::offerChoices()
{
    if (m_text->completer())
        return;
    const QStringList choices = m_view.currentIndex().data(SheetModel::ChoicesRole).toStringList();
    if (choices.isEmpty())
        return;
    QCompleter* completer = makeChoiceCompleter(choices, *m_text);
    // The line takes names as if the program had set them.
    const auto edited = [this] { m_text->setModified(true); };
    connect(completer, qOverload<const QString&>(&QCompleter::activated), this, edited, Qt::QueuedConnection);
    connect(completer, qOverload<const QString&>(&QCompleter::highlighted), this, edited,
            Qt::QueuedConnection);
    m_text->setCompleter(completer);
    completer->setCompletionPrefix(m_text->text());
    completer->complete();
}

void FormulaBar::commit()
{
    const QModelIndex current = m_view.currentIndex();
    if (!m_text->isModified() || !current.isValid())
        return;
    m_text->setModified(false);
    const int row = current.row();
    const int column = current.column();
    m_view.sheet().setData(current, m_text->text(), Qt::EditRole);
    // A text in the blank row inserts a row, which moves the current cell on.
    m_view.setCurrentIndex(m_view.sheet().index(row, column));
}

bool FormulaBar::eventFilter(QObject* object, QEvent* event)
{
    if (object != m_text || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(object, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (m_formula->handleKey(key))
        return true;
    if (key.key() == Qt::Key_Escape) {
        m_text->setModified(false);
        showCurrent();
        m_view.setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QWidget::eventFilter(object, event);
}

} // namespace contraflow
