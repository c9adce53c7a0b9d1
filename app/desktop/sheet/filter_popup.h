// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/tables/column_filter.h"

#include <QFrame>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;

namespace contraflow {

/** Asks which rows a column lets pass: a condition, and a list of the column's values. */
class FilterPopup : public QFrame
{
    Q_OBJECT

public:
    FilterPopup(const QString& title, std::shared_ptr<const SheetCells> cells, const ColumnFilter& filter,
                QWidget* parent = nullptr);

signals:
    void accepted(const contraflow::ColumnFilter& filter);

private:
    void showValues(const ColumnValues& values);
    void checkAll(Qt::CheckState state);
    void accept();

    ColumnFilter m_filter;
    QComboBox* m_condition = nullptr;
    QLineEdit* m_text = nullptr;
    QListWidget* m_values = nullptr;
    QLabel* m_hint = nullptr;
    bool m_hasValues = false; ///< the list is complete, so what is checked decides
    LatestJob<ColumnValues> m_job;
};

} // namespace contraflow
