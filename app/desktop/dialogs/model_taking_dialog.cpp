// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/model_taking_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/document/document.h"
#include "app/desktop/style/plain_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/text_file.h"
#include "core/sharing/catalog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <numeric>
#include <optional>

namespace contraflow {

namespace {

/** What the list of users offers before the scenarios. */
enum Users : int
{
    noScenario = -2,
    allScenarios = -1,
};

OfferedModels readModels(const std::filesystem::path& path)
{
    OfferedModels models;
    const Result<std::string> text = readTextFile(path, ReadLimits{}.maxBytes);
    if (!text) {
        models.project = text.error();
        return models;
    }
    nameFile(models.provenance, path, *text);
    Result<LoadedProject> loaded = parseProject(*text);
    if (loaded)
        models.project = std::make_shared<const Project>(std::move(loaded->project));
    else
        models.project = loaded.error();
    return models;
}

QTableWidgetItem* readOnlyItem(const QString& text)
{
    auto* item = new QTableWidgetItem(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setToolTip(tipText(text));
    return item;
}

} // namespace

ModelTakingDialog::ModelTakingDialog(const QString& path, Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_path(path)
    , m_job(tr("Reading the models"), [this](OfferedModels models) { show(std::move(models)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Take a model from %1").arg(QFileInfo(path).fileName()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);

    m_table = new QTableWidget(0, 3, this);
    m_table->setObjectName(QStringLiteral("offeredModels"));
    m_table->setAccessibleName(tr("Models of the project"));
    m_table->setHorizontalHeaderLabels({tr("Model"), tr("Kind"), tr("How good it was there")});
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->verticalHeader()->hide();
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    layout->addWidget(m_table, 1);
    auto* fields = new QWidget(this);
    addQuestions(plainForm(fields));
    layout->addWidget(fields);
    m_notes = mutedLabel("takenModelNotes", this);
    layout->addWidget(m_notes);

    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("takenModelStatus"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Take"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    layout->addLayout(dialogFooter(m_status, 2, buttons));
    connect(buttons, &QDialogButtonBox::accepted, this, &ModelTakingDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &ModelTakingDialog::plan);
    connect(m_name, &QLineEdit::textChanged, this, &ModelTakingDialog::plan);
    connect(m_users, &QComboBox::currentIndexChanged, this, &ModelTakingDialog::plan);
    resizeOnScreen(*this, {760, 460});
    read();
}

void ModelTakingDialog::addQuestions(QFormLayout* form)
{
    QWidget* const parent = form->parentWidget();
    m_users = new QComboBox(parent);
    m_users->addItem(tr("No scenario yet"), noScenario);
    m_users->addItem(tr("All scenarios"), allScenarios);
    int index = 0;
    for (const Scenario& scenario : m_document.project().scenarios)
        m_users->addItem(qtText(scenario.name), index++);
    addFormField(form, tr("&Used by:"), m_users);
    m_name = new QLineEdit(parent);
    m_name->setObjectName(QStringLiteral("takenModelName"));
    m_name->setPlaceholderText(tr("As it is called there"));
    addFormField(form, tr("&Name:"), m_name);
}

void ModelTakingDialog::read()
{
    m_apply->setEnabled(false);
    m_status->setText(tr("Reading %1 …").arg(QFileInfo(m_path).fileName()));
    m_job.start(
        [path = std::filesystem::path(m_path.toStdString())](const JobContext&) { return readModels(path); });
}

void ModelTakingDialog::show(OfferedModels models)
{
    m_models = std::move(models);
    m_models.provenance.date = today();
    if (m_models.project) {
        const Project& project = **m_models.project;
        m_table->setRowCount(static_cast<int>(project.models.size()));
        int row = 0;
        std::optional<int> calibrated; // the one that is usually wanted
        for (const Model& model : project.models) {
            const ModelInfo* const info = findModelInfo(model.kind);
            const std::string summary = calibrationSummary(model);
            m_table->setItem(row, 0, readOnlyItem(qtText(model.name)));
            m_table->setItem(row, 1, readOnlyItem(info ? coreText(info->title) : qtText(model.kind)));
            m_table->setItem(row, 2,
                             readOnlyItem(summary.empty() ? tr("Not calibrated") : sentenceOf(summary)));
            if (!summary.empty() && !calibrated)
                calibrated = row;
            ++row;
        }
        if (row > 0)
            m_table->selectRow(calibrated.value_or(0));
    }
    plan();
}

void ModelTakingDialog::plan()
{
    m_edit = {};
    m_notes->clear();
    m_apply->setEnabled(false);
    if (!m_models.project) {
        m_status->setText(sentenceOf(m_models.project.error().message));
        return;
    }
    const Project& other = **m_models.project;
    const auto row = static_cast<std::size_t>(m_table->currentRow());
    if (row >= other.models.size()) {
        m_status->setText(tr("The project has no models."));
        return;
    }
    ModelTaking taking;
    taking.model = other.models[row].name;
    taking.name = m_name->text().trimmed().toStdString();
    taking.provenance = m_models.provenance;
    const int users = m_users->currentData().toInt();
    if (users == allScenarios) {
        taking.scenarios.resize(m_document.project().scenarios.size());
        std::iota(taking.scenarios.begin(), taking.scenarios.end(), std::size_t{0});
    } else if (users >= 0) {
        taking.scenarios.push_back(static_cast<std::size_t>(users));
    }
    Result<TakenModel> taken = takeModel(m_document.project(), other, taking);
    if (!taken) {
        m_status->setText(sentenceOf(taken.error().message));
        return;
    }
    QStringList notes;
    for (const std::string& note : taken->notes)
        notes += sentenceOf(note);
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_edit = std::move(taken->edit);
    const bool changes = !m_edit.changes.empty();
    m_status->setText(!changes       ? tr("There is nothing to change.")
                      : taken->isNew ? tr("It becomes the model '%1'.").arg(qtText(taken->name))
                                     : QString());
    m_apply->setEnabled(changes);
}

void ModelTakingDialog::apply()
{
    if (!m_edit.changes.empty() && !isBusy() && m_document.submit(m_edit))
        accept();
}

} // namespace contraflow
