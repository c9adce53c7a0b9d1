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

namespace contraflow {

/** Above the rows of an application: which one they are of, and how many processes run it. */
class ProgramHeader : public QWidget
{
    Q_OBJECT

public:
    /** Document, selection and sheet must outlive it. */
    ProgramHeader(Document& document, Selection& selection, SheetModel& sheet, QWidget* parent = nullptr);

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
};

} // namespace contraflow
