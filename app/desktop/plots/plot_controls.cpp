// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_controls.h"

#include <QComboBox>
#include <QToolButton>

#include <algorithm>

namespace contraflow {

QToolButton* headerButton(QWidget* parent, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QComboBox* optionBox(const QString& name, const QStringList& entries)
{
    constexpr int kLeastLetters = 11; // names are cut before the row of boxes is wider than the plot
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // whenever they change
    box->setMinimumWidth(kLeastLetters * box->fontMetrics().averageCharWidth());
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->addItems(entries);
    return box;
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    if (!itemAt(index))
        return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    const QMargins margins = contentsMargins();
    int width = margins.left() + margins.right();
    for (const auto& item : m_items)
        if (!item->isEmpty())
            width += item->sizeHint().width() + spacing();
    return {width, heightForWidth(width)};
}

QSize FlowLayout::minimumSize() const
{
    QSize least;
    for (const auto& item : m_items)
        if (!item->isEmpty())
            least = least.expandedTo(item->minimumSize());
    return least.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    flow(area, true);
}

int FlowLayout::flow(const QRect& area, bool moves) const
{
    const QRect room = area.marginsRemoved(contentsMargins());
    QPoint at = room.topLeft();
    int height = 0; // of the row
    for (const auto& item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size(std::min(item->sizeHint().width(), room.width()), item->sizeHint().height());
        if (at.x() > room.left() && at.x() + size.width() > room.right() + 1) {
            at = {room.left(), at.y() + height + spacing()};
            height = 0;
        }
        if (moves)
            item->setGeometry({at, size});
        at.rx() += size.width() + spacing();
        height = std::max(height, size.height());
    }
    return at.y() + height - room.top() + contentsMargins().top() + contentsMargins().bottom();
}

} // namespace contraflow
