// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/item_editor.h"

#include "app/desktop/style/theme.h"
#include "core/base/clamped.h"

#include <QFocusEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>

#include <algorithm>
#include <utility>

namespace contraflow {
namespace {

constexpr int kFieldCharacters = 13;
constexpr int kEditorMargin = 8;

} // namespace

ItemEditor::ItemEditor(Document& document, QWidget* parent) : QFrame(parent), m_document(document)
{
    setObjectName(QStringLiteral("itemEditor"));
    setAccessibleName(tr("Fields of the selected thing"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    m_layout = new QGridLayout(this);
    m_layout->setContentsMargins(kEditorMargin, kEditorMargin, kEditorMargin, kEditorMargin);
    m_layout->setHorizontalSpacing(kEditorMargin);
    m_layout->setVerticalSpacing(2);
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    hide();
}

void ItemEditor::open(const SelectedItem& item, QPoint at)
{
    finish();
    m_fields = itemFields(m_document.project(), item);
    if (m_fields.empty())
        return;
    int column = 0;
    for (const ItemField& field : m_fields) {
        auto* label = new QLabel(field.label, this);
        auto* edit = new QLineEdit(field.text, this);
        label->setBuddy(edit);
        edit->setAccessibleName(field.label);
        edit->setMinimumWidth(kFieldCharacters * fontMetrics().averageCharWidth());
        edit->installEventFilter(this);
        connect(edit, &QLineEdit::textEdited, this, &ItemEditor::showProblem);
        m_layout->addWidget(label, 0, column);
        m_layout->addWidget(edit, 1, column);
        label->show();
        edit->show();
        m_labels.push_back(label);
        m_edits.push_back(edit);
        ++column;
    }
    m_layout->addWidget(m_problem, 2, 0, 1, column);
    m_problem->hide();
    m_layout->activate();
    adjustSize();
    const QRect room =
        parentWidget()->rect().adjusted(kEditorMargin, kEditorMargin, -kEditorMargin, -kEditorMargin);
    move(clamped(at.x() + kEditorMargin, room.left(), room.right() - width()),
         clamped(at.y() + 2 * kEditorMargin, room.top(), room.bottom() - height()));
    show();
    raise();
    m_edits.front()->setFocus();
    m_edits.front()->selectAll();
}

QStringList ItemEditor::texts() const
{
    QStringList list;
    for (const QLineEdit* edit : m_edits)
        list << edit->text();
    return list;
}

int ItemEditor::fieldAtFault() const
{
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const QString text = m_edits[i]->text().trimmed();
        // What was there before is nobody's fault now.
        if (text != m_fields[i].text && !m_fields[i].problem(text).isEmpty())
            return static_cast<int>(i);
    }
    return -1;
}

void ItemEditor::showProblem()
{
    const int fault = fieldAtFault();
    for (std::size_t i = 0; i < m_edits.size(); ++i) {
        QPalette colours = palette();
        if (static_cast<int>(i) == fault)
            colours.setColor(QPalette::Text, theme().error);
        m_edits[i]->setPalette(colours);
    }
    m_problem->setVisible(fault >= 0);
    if (fault >= 0) {
        const auto at = static_cast<std::size_t>(fault);
        QPalette colours = palette();
        colours.setColor(QPalette::WindowText, theme().error);
        m_problem->setPalette(colours);
        m_problem->setText(m_fields[at].problem(m_edits[at]->text().trimmed()));
    }
    adjustSize();
}

void ItemEditor::accept()
{
    if (const int fault = fieldAtFault(); fault >= 0) {
        showProblem();
        m_edits[static_cast<std::size_t>(fault)]->setFocus();
        return;
    }
    finish();
    parentWidget()->setFocus();
}

void ItemEditor::finish()
{
    if (!isOpen())
        return;
    const std::vector<ItemField> fields = std::exchange(m_fields, {});
    const QStringList typed = texts();
    close();
    if (Edit edit = writeFields(m_document.project(), fields, typed); !edit.changes.empty())
        m_document.submit(std::move(edit));
}

void ItemEditor::cancel()
{
    if (!isOpen())
        return;
    close();
    parentWidget()->setFocus();
}

void ItemEditor::close()
{
    hide();
    for (QLineEdit* edit : std::exchange(m_edits, {})) {
        edit->removeEventFilter(this);
        edit->hide();
        edit->deleteLater();
    }
    for (QLabel* label : std::exchange(m_labels, {})) {
        label->hide();
        label->deleteLater();
    }
    m_fields.clear();
}

bool ItemEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        QWidget* next = window()->focusWidget();
        const bool isOutside = next != nullptr && next != this && !isAncestorOf(next);
        if (isOutside && reason != Qt::PopupFocusReason && reason != Qt::ActiveWindowFocusReason)
            QMetaObject::invokeMethod(this, &ItemEditor::finish, Qt::QueuedConnection);
    }
    return QFrame::eventFilter(watched, event);
}

void ItemEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        return cancel();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        return accept();
    event->accept(); // keys of the canvas are not meant while typing
}

bool ItemEditor::focusNextPrevChild(bool next)
{
    const auto at = std::find(m_edits.begin(), m_edits.end(), focusWidget());
    if (at == m_edits.end() || m_edits.empty())
        return false;
    const std::size_t count = m_edits.size();
    const auto index = static_cast<std::size_t>(at - m_edits.begin());
    QLineEdit* to = m_edits[(index + (next ? 1 : count - 1)) % count];
    to->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    to->selectAll();
    return true;
}

} // namespace contraflow
