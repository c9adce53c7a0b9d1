// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/rejected_lines.h"

#include "app/desktop/style/text.h"
#include "core/io/importers/measured_file.h"

#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {

QTableWidget* lookedAtTable(const QString& name, QWidget* parent)
{
    auto* table = new QTableWidget(parent);
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setStretchLastSection(true);
    table->setWordWrap(false);
    return table;
}

RejectedLines::RejectedLines(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_table(lookedAtTable(tr("Lines that are not taken"), this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_table, 1);
    m_title->setBuddy(m_table);
}

void RejectedLines::setLines(const std::vector<RejectedLine>& lines, const QString& whenNone)
{
    constexpr std::size_t kShownLines = 1000;
    const std::size_t shown = std::min(lines.size(), kShownLines);
    m_title->setText(lines.empty()       ? whenNone
                     : lines.size() == 1 ? tr("&Not taken: 1 line")
                                         : tr("&Not taken: %1 lines").arg(countText(lines.size())));
    m_table->setVisible(!lines.empty());
    setSizePolicy(QSizePolicy::Preferred, lines.empty() ? QSizePolicy::Maximum : QSizePolicy::Expanding);
    m_table->clear();
    m_table->setColumnCount(3);
    m_table->setHorizontalHeaderLabels({tr("Line"), tr("Why"), tr("Text")});
    m_table->setRowCount(static_cast<int>(shown));
    for (std::size_t i = 0; i < shown; ++i) {
        const auto row = static_cast<int>(i);
        m_table->setItem(
            row, 0, new QTableWidgetItem(lines[i].line > 0 ? QString::number(lines[i].line) : QString()));
        m_table->setItem(row, 1, new QTableWidgetItem(qtText(lines[i].reason)));
        m_table->setItem(row, 2, new QTableWidgetItem(qtText(lines[i].text)));
    }
    m_table->resizeColumnsToContents();
}

} // namespace contraflow
