// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/trace_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/taken_preview.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/import_plan.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {

TraceDialog::TraceDialog(const QStringList& paths, Document& document, Selection& selection, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_paths(paths)
    , m_job(tr("Reading the trace"), [this](TraceOutcome outcome) { show(std::move(outcome)); })
{
    // Desktops hand over what was chosen in an order of their own.
    std::sort(m_paths.begin(), m_paths.end(), [](const QString& a, const QString& b) {
        return naturalOrder(a.toStdString(), b.toStdString()) < 0;
    });
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Import a trace from %1").arg(filesText()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    auto* fields = new QWidget(this);
    m_form = plainForm(fields);
    addQuestions(m_form);
    layout->addWidget(fields);
    m_preview = new TakenPreview(QStringLiteral("trace"), this);
    layout->addWidget(m_preview, 1);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("traceStatus"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    layout->addLayout(dialogFooter(m_status, 3, buttons));
    connect(buttons, &QDialogButtonBox::accepted, this, &TraceDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeOnScreen(*this, {720, 560});
    m_form->setRowVisible(m_speed->parentWidget(), false);
    read();
}

void TraceDialog::addQuestions(QFormLayout* form)
{
    QWidget* const parent = form->parentWidget();
    m_format = new QComboBox(parent);
    m_format->addItem(tr("As recognised"), QString());
    for (const TraceFormat& format : traceFormats())
        m_format->addItem(coreText(format.title), qtText(format.name));
    m_format->setSizeAdjustPolicy(QComboBox::AdjustToContents); // what was recognised is added later
    addFormField(form, tr("&Format:"), m_format);
    m_speed = new QLineEdit(parent);
    m_speed->setObjectName(QStringLiteral("traceSpeed"));
    m_speed->setPlaceholderText(tr("10 Gflop/s"));
    m_speed->setToolTip(tr("How many flops a process does in a second: the trace says flops, not times"));
    m_speedError = addFormField(form, tr("&Speed:"), m_speed);
    m_name = new QLineEdit(parent);
    m_name->setObjectName(QStringLiteral("traceName"));
    m_name->setText(qtText(fileStem(QFileInfo(m_paths.front()).fileName().toStdString())));
    m_name->setToolTip(tr("Of the application that the trace becomes"));
    addFormField(form, tr("&Name:"), m_name);
    m_platform = new QComboBox(parent);
    m_platform->setToolTip(tr("A new scenario runs the application on the nodes of this platform"));
    m_platform->addItem(tr("None yet"), QString());
    for (const Platform& platform : m_document.project().platforms)
        m_platform->addItem(qtText(platform.name), qtText(platform.name));
    const auto& scenarios = m_document.project().scenarios;
    const int shown = m_selection.scenario() < scenarios.size()
                          ? m_platform->findData(qtText(scenarios[m_selection.scenario()].platform))
                          : -1;
    m_platform->setCurrentIndex(shown > 0 ? shown : std::min(1, m_platform->count() - 1));
    addFormField(form, tr("New scenario &on:"), m_platform);
    for (QComboBox* field : {m_format, m_platform})
        connect(field, &QComboBox::currentIndexChanged, this, &TraceDialog::read);
    // As it is typed: a click on the button, which ends editing, must not find it waiting for the files.
    for (QLineEdit* field : {m_speed, m_name})
        connect(field, &QLineEdit::textEdited, this, &TraceDialog::read);
}

QString TraceDialog::filesText() const
{
    const QString first = QFileInfo(m_paths.front()).fileName();
    if (m_paths.size() == 1)
        return first;
    return m_paths.size() == 2 ? tr("%1 and another file").arg(first)
                               : tr("%1 and %2 more files").arg(first, countText(m_paths.size() - 1));
}

TraceRequest TraceDialog::request() const
{
    TraceRequest request;
    for (const QString& path : m_paths)
        request.files.emplace_back(path.toStdString());
    TraceTarget& target = request.target;
    target.format = findTraceFormat(m_format->currentData().toString().toStdString());
    target.flopsPerSecond = parseSpeed(m_speed->text().toStdString()).value_or(0);
    target.project = m_document.filePath().toStdString();
    target.name = m_name->text().trimmed().toStdString();
    target.platform = m_platform->currentData().toString().toStdString();
    target.provenance.date = today();
    target.provenance.file = QFileInfo(m_paths.front()).fileName().toStdString();
    target.speedOption = "the speed";
    target.formatOption = "the format";
    request.project = m_document.project();
    request.content = m_outcome.content;
    return request;
}

void TraceDialog::read()
{
    const bool isWrong = !m_speed->text().trimmed().isEmpty() && !parseSpeed(m_speed->text().toStdString());
    sayAtField(m_speedError,
               isWrong ? tr("A speed is a number of flops in a second, such as 10 Gflop/s.") : QString());
    m_apply->setEnabled(false);
    m_status->setText(tr("Reading %1 …").arg(filesText()));
    m_job.start([request = request()](const JobContext& context) mutable {
        request.target.stop = context.stop;
        return readTraceFiles(request);
    });
}

void TraceDialog::show(TraceOutcome outcome)
{
    m_outcome = std::move(outcome);
    const TraceFormat* const format = m_outcome.format;
    m_form->setRowVisible(m_speed->parentWidget(), format && format->countsFlops);
    if (m_format->currentIndex() == 0)
        m_format->setItemText(0, format ? tr("As recognised: %1").arg(coreText(format->title))
                                        : tr("As recognised"));
    showTaken();
    m_status->setText(m_outcome.plan ? QString() : sentenceOf(m_outcome.problem));
    m_apply->setEnabled(m_outcome.plan && !isBusy());
}

void TraceDialog::showTaken()
{
    QStringList lines;
    QStringList notes;
    if (m_outcome.plan) {
        const TracePlan& plan = *m_outcome.plan;
        const std::size_t files = m_outcome.content->trace.files.size();
        const QString from = files == 1 ? tr("one file, which stays where it is")
                                        : tr("%1 files, which stay where they are").arg(countText(files));
        lines += tr("Application %1: %2 processes with %3 events, from %4")
                     .arg(qtText(plan.application), countText(plan.processes), countText(plan.events), from);
        if (const QString platform = m_platform->currentData().toString(); !platform.isEmpty())
            lines += tr("A scenario that runs it on platform %1, with a mapping that places its processes")
                         .arg(platform);
        for (const std::string& note : plan.notes)
            notes += sentenceOf(note);
        if (notes.isEmpty())
            notes += tr("Everything in the trace was taken.");
    }
    m_preview->setTaken(lines);
    m_preview->setNotes(notes);
}

void TraceDialog::apply()
{
    if (!m_outcome.plan || isBusy())
        return;
    const std::size_t before = m_document.project().scenarios.size();
    if (!m_document.submit(m_outcome.plan->edit))
        return;
    if (m_document.project().scenarios.size() > before)
        m_selection.setScenario(before);
    accept();
}

} // namespace contraflow
