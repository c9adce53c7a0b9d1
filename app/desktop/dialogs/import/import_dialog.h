// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/importing/import_kinds.h"
#include "core/importing/measured_file.h"

#include <QDialog>
#include <QStringList>

#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QTableWidget;
class QVBoxLayout;

namespace contraflow {

class Document;
class ImportColumnsTable;
class PatternSketch;
class RejectedLines;
class Selection;
class WorkloadChoice;
class WorkloadFigures;

/**
 * The one door through which files come in: says what they are, asks what their kind leaves open, shows what
 * is taken and what is not, and takes it as one undo step. Files are read in a job, again after each answer;
 * the taking is a job that Escape stops.
 */
class ImportDialog : public QDialog
{
    Q_OBJECT

public:
    /** Several paths are those of one trace. Document and selection must outlive the dialog. */
    ImportDialog(const QStringList& paths, Document& document, Selection& selection, QWidget* parent);

    /** Files are read or taken. */
    [[nodiscard]] bool isBusy() const { return m_isTaking || m_job.isRunning(); }
    /** The sheet that shows what was taken; empty: none in particular. */
    [[nodiscard]] QString sheet() const;
    /** What is taken, a line for each thing. */
    [[nodiscard]] QStringList taken() const;
    /** Measured times are among it. */
    [[nodiscard]] bool hasMeasured() const { return m_proposal.rowCount > 0; }

public slots:
    /** Gives up the taking; otherwise closes the dialog. */
    void reject() override;

private:
    /** A question with its input, of which one is there. */
    struct Field
    {
        const ImportField* asked = nullptr;
        QComboBox* box = nullptr;
        QLineEdit* line = nullptr;
        QLabel* error = nullptr;
        bool isAnswered = false; ///< by the user; what was proposed is asked again
    };

    [[nodiscard]] QWidget* makeQuestions();
    [[nodiscard]] QWidget* makePreview();
    void addTaken(QVBoxLayout* layout);
    void makeFields();
    void makeInput(Field& field);
    void answered(std::string_view option);
    void chooseKind(const ImportKind* kind);
    void chooseColumn(const ColumnChoice& choice);
    void read();
    void show(ImportProposal proposal);
    void showAnswers();
    void showAnswer(const Field& field);
    void showProblem();
    void showFile();
    void showTable();
    void showMessages();
    void showTaken();
    void take();
    void setTaking(bool isTaking);
    [[nodiscard]] ImportRequest request();
    [[nodiscard]] ImportAnswers answers() const;
    [[nodiscard]] QString filesText() const;
    /** What the core says to the command line, with the fields' names in place of its options. */
    [[nodiscard]] QString inWords(const std::string& text) const;

    Document& m_document;
    Selection& m_selection;
    QStringList m_paths;                ///< in the order of ranks where each has one
    const ImportKind* m_kind = nullptr; ///< null: not known yet
    ImportProposal m_proposal;
    std::vector<Field> m_fields;               ///< of the kind
    std::vector<ColumnChoice> m_columnChoices; ///< one of each column, the last one first
    LatestJob<ImportProposal> m_job;
    bool m_isTaking = false;

    QWidget* m_questions = nullptr; ///< all that cannot be changed while it is taken
    QComboBox* m_kinds = nullptr;
    QLabel* m_evidence = nullptr; ///< why it was recognised
    QFormLayout* m_form = nullptr;
    QLabel* m_goesToTitle = nullptr;
    WorkloadChoice* m_goesTo = nullptr;
    QWidget* m_filePreview = nullptr;
    QComboBox* m_tables = nullptr;
    ImportColumnsTable* m_columns = nullptr;
    QTableWidget* m_rows = nullptr;
    QWidget* m_messagesPreview = nullptr;
    PatternSketch* m_sketch = nullptr;
    QLabel* m_caption = nullptr;
    WorkloadFigures* m_figures = nullptr;
    QListWidget* m_taken = nullptr;
    QLabel* m_notes = nullptr; ///< what was left out or taken for granted
    RejectedLines* m_rejected = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_take = nullptr;
};

} // namespace contraflow
