// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/import_folder_dialog.h"

#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/document/document.h"
#include "app/desktop/sheet/result_table.h"
#include "app/desktop/style/plain_text.h"
#include "app/desktop/style/text.h"
#include "core/io/importers/import_origin.h"
#include "core/sharing/catalog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace contraflow {
namespace {

/** Reasons that a tooltip names; the rest is counted. */
constexpr std::size_t kShownReasons = 10;

/** Appends a row of computed texts; the columns of numbers, first to last, stand at the right. */
void addResultRow(QStandardItemModel& model, const QStringList& texts, int firstNumber, int lastNumber)
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

QString remarks(const FolderEntry& entry)
{
    QStringList lines;
    for (const std::string& note : entry.notes)
        lines.append(qtText(note));
    for (const RejectedLine& line : entry.rejected) {
        if (static_cast<std::size_t>(lines.size()) == kShownReasons) {
            lines.append(ImportFolderDialog::tr("and more"));
            break;
        }
        lines.append(ImportFolderDialog::tr("line %1: %2").arg(line.line).arg(qtText(line.reason)));
    }
    return lines.join(QStringLiteral("; "));
}

} // namespace

ImportFolderDialog::ImportFolderDialog(const QString& folder, Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_folder(folder)
    , m_files(new ResultTable(this))
    , m_rows(new QStandardItemModel(this))
    , m_summary(new QLabel(this))
    , m_job(tr("Reading the folder"), [this](Result<FolderPlan> plan) { show(std::move(plan)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Import the folder %1").arg(QDir(folder).dirName()));
    resizeOnScreen(*this, {860, 520});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    addTarget(form);
    layout->addLayout(form);
    m_files->setModel(m_rows);
    m_files->setAccessibleName(tr("Files of the folder"));
    layout->addWidget(m_files, 1);
    m_summary->setWordWrap(true);
    layout->addWidget(m_summary);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ImportFolderDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    read();
}

void ImportFolderDialog::addTarget(QFormLayout* form)
{
    const Project& project = m_document.project();
    m_platform = new QComboBox(this);
    for (const Platform& platform : project.platforms)
        m_platform->addItem(qtText(platform.name));
    m_platform->setToolTip(
        tr("The platform on which the patterns of tables were measured; project files bring "
           "their own"));
    m_model = new QComboBox(this);
    m_model->addItem(tr("as the platform's scenarios"), QString());
    for (const Model& model : project.models)
        m_model->addItem(qtText(model.name), qtText(model.name));
    for (const std::string& kind : modelKinds())
        if (!findByName(project.models, kind))
            m_model->addItem(tr("%1 (new)").arg(qtText(kind)), qtText(kind));
    m_model->setToolTip(tr("The model of the scenarios that tables become"));
    form->addRow(tr("&Platform of tables:"), m_platform);
    form->addRow(tr("&Model of tables:"), m_model);
    for (QComboBox* box : {m_platform, m_model})
        connect(box, &QComboBox::activated, this, &ImportFolderDialog::read);
}

QString ImportFolderDialog::summary() const
{
    return m_summary->text();
}

void ImportFolderDialog::read()
{
    ImportTarget target;
    target.platform = m_platform->currentText().toStdString();
    target.model = m_model->currentData().toString().toStdString();
    target.provenance.date = today();
    m_apply->setEnabled(false);
    m_summary->setText(tr("Reading %1 …").arg(QDir::toNativeSeparators(m_folder)));
    m_job.start([project = m_document.project(), folder = m_folder.toStdString(),
                 target](const JobContext& context) -> Result<FolderPlan> {
        const Result<std::vector<std::filesystem::path>> files = folderFiles(folder);
        if (!files)
            return files.error();
        return planFolder(project, *files, target, context.stop);
    });
}

void ImportFolderDialog::show(Result<FolderPlan> plan)
{
    m_rows->clear();
    m_plan.reset();
    if (!plan) {
        m_summary->setText(qtText(plan.error().message));
        return;
    }
    m_plan = std::move(*plan);
    m_rows->setHorizontalHeaderLabels({tr("File"), tr("Patterns"), tr("Measured values"), tr("Remarks")});
    for (const FolderEntry& entry : m_plan->entries) {
        const bool isTaken = entry.problem.empty();
        addResultRow(*m_rows,
                     {qtText(entry.file), isTaken ? countText(entry.patterns) : QString(),
                      isTaken ? countText(entry.rowCount) : QString(),
                      isTaken ? remarks(entry) : tr("not taken: %1").arg(qtText(entry.problem))},
                     1, 2);
        QStandardItem* remark = m_rows->item(m_rows->rowCount() - 1, 3);
        remark->setToolTip(tipText(remark->text()));
    }
    m_files->resizeColumnsToContents();
    m_files->horizontalHeader()->setStretchLastSection(true);
    m_summary->setText(
        m_plan->rowCount > 0
            ? (m_plan->patterns == 1
                   ? tr("One measured pattern with %1 values. The sheet Campaign sums it up.")
                         .arg(countText(m_plan->rowCount))
                   : tr("%1 measured patterns with %2 values. The sheet Campaign sums them up.")
                         .arg(countText(m_plan->patterns))
                         .arg(countText(m_plan->rowCount)))
            : tr("Nothing in the folder can be taken; the remarks say what each file lacks."));
    m_apply->setEnabled(m_plan->rowCount > 0);
}

void ImportFolderDialog::apply()
{
    if (m_plan && !m_job.isRunning() && m_document.submit(m_plan->edit))
        accept();
}

} // namespace contraflow
