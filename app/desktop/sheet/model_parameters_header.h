// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/tables/sheet_model.h"

#include <QWidget>

class QMenu;
class QToolButton;

namespace contraflow {

/** Stands above the sheet of a model's parameters: a menu of those that the model's kind takes and that are
 * not set, with their defaults. */
class ModelParametersHeader : public QWidget
{
    Q_OBJECT

public:
    /** Both must outlive it. */
    ModelParametersHeader(Document& document, SheetModel& sheet, QWidget* parent = nullptr);

private:
    void fill();
    void add(const QString& name, const QString& value);

    Document& m_document;
    SheetModel& m_sheet;
    QToolButton* m_add = nullptr;
    QMenu* m_menu = nullptr;
};

} // namespace contraflow
