// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardItemModel>
#include <QStringList>

namespace contraflow {

/** Appends a row of computed texts; the columns of numbers, first to last, stand at the right. */
inline void addResultRow(QStandardItemModel& model, const QStringList& texts, int firstNumber, int lastNumber)
{
    QList<QStandardItem*> row;
    for (int column = 0; column < texts.size(); ++column) {
        auto* item = new QStandardItem(texts[column]);
        item->setEditable(false);
        const bool isNumber = column >= firstNumber && column <= lastNumber;
        item->setTextAlignment((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        row.push_back(item);
    }
    model.appendRow(row);
}

} // namespace contraflow
