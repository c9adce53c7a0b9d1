// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/filter_bar.h"

#include "app/desktop/sheet/column_controls.h"
#include "app/desktop/sheet/sheet_view.h"
#include "app/desktop/style/spacing.h"
#include "app/desktop/style/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace contraflow {

FilterBar::FilterBar(SheetView& view, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
    , m_count(new QLabel(this))
{
    m_count->setObjectName(QStringLiteral("filterCount"));
    auto* all = new QPushButton(tr("Show all rows"), this);
    all->setObjectName(QStringLiteral("clearFilters"));
    all->setToolTip(tr("Take the filters of all columns away"));
    all->setAutoDefault(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kSpacing, kSpacing / 2, kSpacing, kSpacing / 2);
    row->setSpacing(kSpacing);
    row->addWidget(m_count);
    row->addWidget(all);
    row->addStretch(1);
    connect(all, &QPushButton::clicked, this, [this] {
        m_view.columns().clearFilters();
        m_view.setFocus(Qt::OtherFocusReason);
    });
    const OrderedSheet* sheet = &m_view.sheet();
    connect(sheet, &OrderedSheet::orderChanged, this, &FilterBar::showCount);
    connect(sheet, &QAbstractItemModel::modelReset, this, &FilterBar::showCount);
    connect(sheet, &QAbstractItemModel::rowsInserted, this, &FilterBar::showCount);
    connect(sheet, &QAbstractItemModel::rowsRemoved, this, &FilterBar::showCount);
    showCount();
}

void FilterBar::showCount()
{
    const OrderedSheet& sheet = m_view.sheet();
    setVisible(sheet.isFiltered());
    m_count->setText(tr("%1 of %2 rows")
                         .arg(countText(sheet.dataRowCount()))
                         .arg(countText(sheet.sheet().dataRowCount())));
}

} // namespace contraflow
