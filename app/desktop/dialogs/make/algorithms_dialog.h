// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"

#include <QDialog>

#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTableWidget;

namespace contraflow {

class Document;

/**
 * The rules by which collectives of a project's applications run whose events name no algorithm: a row for
 * each rule, the first that fits counts. What is taken is one undo step.
 */
class AlgorithmsDialog : public QDialog
{
    Q_OBJECT

public:
    /** The document must outlive the dialog. */
    AlgorithmsDialog(Document& document, QWidget* parent);

private:
    void addButtons(QBoxLayout* column);
    void addRule();
    void removeRule();
    void moveRule(int by);
    void setCell(std::size_t row, const char* key, const QString& text);
    /** Fills the table from the rules. */
    void show(int current);
    void showRow(int row);
    /** Says what is wrong with them, and lets good ones be taken. */
    void check();
    void apply();

    Document& m_document;
    std::vector<DataNode> m_rules; ///< maps
    QTableWidget* m_table = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_apply = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_up = nullptr;
    QPushButton* m_down = nullptr;
    bool m_isFilling = false;
};

} // namespace contraflow
