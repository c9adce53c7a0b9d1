// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/tables/sheet_model.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace contraflow {

/** Above the rows of an application: which one they are of, how many processes run it, and the way between
 * its program and its groups. */
class ProgramHeader : public QWidget
{
    Q_OBJECT

public:
    /** Document, selection and sheet must outlive it. */
    ProgramHeader(Document& document, Selection& selection, SheetModel& sheet, QWidget* parent = nullptr);

signals:
    void sheetRequested(const QString& key);

private:
    void show();
    void writeProcesses();
    /** Null while the sheet shows no application. */
    [[nodiscard]] const Application* shown() const;

    Document& m_document;
    Selection& m_selection;
    SheetModel& m_sheet;
    QComboBox* m_applications = nullptr;
    QLineEdit* m_processes = nullptr;
    QToolButton* m_other = nullptr;
};

} // namespace contraflow
