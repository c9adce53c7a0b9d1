// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "core/base/result.h"
#include "core/io/project_file.h"
#include "core/project/model_taking.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace contraflow {

class Document;

/** A project whose models are offered, with what is known of its file. */
struct OfferedModels
{
    Result<std::shared_ptr<const Project>> project = Error{ErrorCode::notFound, {}};
    Provenance provenance = {};
};

/**
 * Takes a model out of another project: shows the models with what they were learnt from and how well they
 * did there, and takes the chosen one, for the scenarios that are to use it, as one undo step. The file is
 * read in a job.
 */
class ModelTakingDialog : public QDialog
{
    Q_OBJECT

public:
    /** The document must outlive the dialog. */
    ModelTakingDialog(const QString& path, Document& document, QWidget* parent);

    [[nodiscard]] bool isBusy() const { return m_job.isRunning(); }

private:
    void addQuestions(QFormLayout* form);
    void read();
    void show(OfferedModels models);
    /** Works out what would be taken, for what is chosen now. */
    void plan();
    void apply();

    Document& m_document;
    QString m_path;
    OfferedModels m_models;
    LatestJob<OfferedModels> m_job;
    Edit m_edit;
    QTableWidget* m_table = nullptr;
    QLineEdit* m_name = nullptr;
    QComboBox* m_users = nullptr;
    QLabel* m_notes = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace contraflow
