// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/exporters/project_export.h"
#include "core/io/exporters/table_writer.h"
#include "core/project/project.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace contraflow {

/** Asks which tables of a project are exported, for which scenario, and in which format. */
class ExportDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ExportDialog(const Project& project, QWidget* parent = nullptr);

    /** What was chosen. */
    [[nodiscard]] ExportRequest request() const;
    [[nodiscard]] TableFormat format() const;
    /** Whether the chosen tables need a folder in the chosen format. */
    [[nodiscard]] bool needsFolder() const;

private:
    void addTables();
    void checkAll(Qt::CheckState state);
    void showChoice();
    [[nodiscard]] std::vector<std::string> chosenTables() const;

    QTreeWidget* m_tables = nullptr;
    QComboBox* m_scenario = nullptr;
    QComboBox* m_format = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_export = nullptr;
};

} // namespace contraflow
