// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/topology_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/rejected_lines.h"
#include "app/desktop/dialogs/taken_preview.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/document/document.h"
#include "app/desktop/style/text.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/import_plan.h"
#include "core/io/preset_file.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace contraflow {

TopologyDialog::TopologyDialog(const QString& path, Document& document, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_path(path)
    , m_job(tr("Reading the network"), [this](TopologyOutcome outcome) { show(std::move(outcome)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Import a network from %1").arg(QFileInfo(path).fileName()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    auto* fields = new QWidget(this);
    m_form = plainForm(fields);
    addQuestions(m_form);
    layout->addWidget(fields);

    m_preview = new TakenPreview(QStringLiteral("topology"), this);
    layout->addWidget(m_preview, 5);
    m_rejected = new RejectedLines(this);
    layout->addWidget(m_rejected, 2);

    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("topologyStatus"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    layout->addLayout(dialogFooter(m_status, 2, buttons));
    connect(buttons, &QDialogButtonBox::accepted, this, &TopologyDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resizeOnScreen(*this, {760, 620});
    read();
}

void TopologyDialog::addQuestions(QFormLayout* form)
{
    QWidget* const parent = form->parentWidget();
    m_format = new QComboBox(parent);
    m_format->addItem(tr("As recognised"), QString());
    for (const TopologyFormat& format : topologyFormats())
        m_format->addItem(coreText(format.title), qtText(format.name));
    addFormField(form, tr("&Format:"), m_format);
    m_evidence = mutedLabel("topologyEvidence", parent);
    form->addRow(QString(), m_evidence);
    m_preset = new QComboBox(parent);
    m_preset->setToolTip(tr("Gives bandwidths and latencies that the file does not say"));
    addPresets();
    addFormField(form, tr("Network &preset:"), m_preset);
    addCables(form);
    m_platform = new QComboBox(parent);
    m_platform->addItem(tr("As recognised"), QString());
    for (const Platform& platform : m_document.project().platforms)
        m_platform->addItem(qtText(platform.name), qtText(platform.name));
    addFormField(form, tr("N&odes of platform:"), m_platform);
    m_name = new QLineEdit(parent);
    m_name->setObjectName(QStringLiteral("topologyName"));
    m_name->setText(qtText(fileStem(QFileInfo(m_path).fileName().toStdString())));
    m_name->setToolTip(tr("Of a platform that has none in the file"));
    addFormField(form, tr("&Name:"), m_name);
    for (QComboBox* field : {m_format, m_preset, m_platform})
        connect(field, &QComboBox::currentIndexChanged, this, &TopologyDialog::read);
    // As it is typed: a click on the button, which ends editing, must not find it waiting for the file.
    connect(m_name, &QLineEdit::textEdited, this, &TopologyDialog::read);
}

/** Either says how many cables join two switches; one entered takes the place of the other. */
void TopologyDialog::addCables(QFormLayout* form)
{
    constexpr int kMostUplinks = 10'000;
    constexpr double kMostOversubscription = 1'000;
    QWidget* const parent = form->parentWidget();
    m_uplinks = new QSpinBox(parent);
    m_uplinks->setObjectName(QStringLiteral("topologyUplinks"));
    m_uplinks->setRange(0, kMostUplinks);
    m_uplinks->setSpecialValueText(tr("Not said: one"));
    m_uplinks->setToolTip(tr("How many cables join two switches, which the file does not say"));
    addFormField(form, tr("Cables of a lin&k:"), m_uplinks);
    m_oversubscription = new QDoubleSpinBox(parent);
    m_oversubscription->setObjectName(QStringLiteral("topologyOversubscription"));
    m_oversubscription->setRange(0, kMostOversubscription);
    m_oversubscription->setSuffix(QStringLiteral(" : 1"));
    m_oversubscription->setSpecialValueText(tr("As the cables make it"));
    m_oversubscription->setToolTip(
        tr("As many cables as each switch needs for what comes from below, divided by this"));
    addFormField(form, tr("O&versubscription:"), m_oversubscription);
    connect(m_uplinks, &QSpinBox::valueChanged, this, [this](int value) {
        if (value > 0)
            m_oversubscription->setValue(0);
        read();
    });
    connect(m_oversubscription, &QDoubleSpinBox::valueChanged, this, [this](double value) {
        if (value > 0)
            m_uplinks->setValue(0);
        read();
    });
}

void TopologyDialog::addPresets()
{
    m_preset->addItem(tr("None"));
    const Result<std::vector<NetworkPreset>>& presets = networkPresets();
    if (presets)
        for (const NetworkPreset& preset : presets.value())
            m_preset->addItem(qtText(preset.title), qtText(preset.name));
}

TopologyRequest TopologyDialog::request() const
{
    TopologyRequest request;
    request.path = m_path.toStdString();
    request.format = findTopologyFormat(m_format->currentData().toString().toStdString());
    request.target.name = m_name->text().trimmed().toStdString();
    if (request.target.name.empty())
        request.target.name = fileStem(QFileInfo(m_path).fileName().toStdString());
    request.target.platform = m_platform->currentData().toString().toStdString();
    if (m_preset->currentIndex() > 0)
        if (Result<NetworkPreset> preset = findPreset(m_preset->currentData().toString().toStdString());
            preset)
            request.target.preset = std::move(preset).value();
    if (m_uplinks->value() > 0)
        request.target.cables.uplinks = static_cast<std::uint32_t>(m_uplinks->value());
    if (m_oversubscription->value() > 0)
        request.target.cables.oversubscription = m_oversubscription->value();
    request.target.provenance.date = today();
    request.project = m_document.project();
    return request;
}

void TopologyDialog::read()
{
    m_apply->setEnabled(false);
    m_status->setText(tr("Reading %1 …").arg(QFileInfo(m_path).fileName()));
    m_job.start([request = request()](const JobContext&) { return readTopologyFile(request); });
}

void TopologyDialog::show(TopologyOutcome outcome)
{
    m_outcome = std::move(outcome);
    const ImportedTopology* const topology = m_outcome.topology ? &*m_outcome.topology : nullptr;
    const bool isOfNodes = topology != nullptr && !topology->machines.empty();
    // Inputs stand in rows together with what is wrong with them.
    m_form->setRowVisible(m_preset->parentWidget(), !isOfNodes);
    m_form->setRowVisible(m_name->parentWidget(), !isOfNodes);
    const bool asksForCables = topology != nullptr && !topology->format->countsCables;
    m_form->setRowVisible(m_uplinks->parentWidget(), asksForCables);
    m_form->setRowVisible(m_oversubscription->parentWidget(), asksForCables);
    if (topology != nullptr && !asksForCables) { // of another format
        m_uplinks->setValue(0);
        m_oversubscription->setValue(0);
    }
    m_form->setRowVisible(m_platform->parentWidget(), isOfNodes);
    if (topology != nullptr && m_format->currentIndex() == 0) {
        m_format->setItemText(0, tr("As recognised: %1").arg(coreText(topology->format->title)));
        m_evidence->setText(tr("Recognised by %1.").arg(qtText(topology->evidence)));
    } else {
        m_evidence->clear();
    }
    showTaken();
    static const std::vector<RejectedLine> kNone;
    m_rejected->setLines(topology != nullptr ? topology->rejected : kNone,
                         topology != nullptr ? tr("Every line was understood.") : QString());
    m_status->setText(m_outcome.plan ? QString() : sentenceOf(m_outcome.problem));
    m_apply->setEnabled(m_outcome.plan && !isBusy());
}

void TopologyDialog::showTaken()
{
    QStringList taken;
    QStringList notes;
    if (m_outcome.topology) {
        // What was found is seen before all is answered that the file leaves open.
        for (const std::string& line :
             m_outcome.plan ? m_outcome.plan->made : contentsOf(*m_outcome.topology, request().target.name))
            taken += sentenceOf(line);
        for (const std::string& note : m_outcome.plan ? m_outcome.plan->notes : m_outcome.topology->notes)
            notes += sentenceOf(note);
    }
    m_preview->setTaken(taken);
    m_preview->setNotes(notes);
}

void TopologyDialog::apply()
{
    if (m_outcome.plan && !isBusy() && m_document.submit(m_outcome.plan->edit))
        accept();
}

} // namespace contraflow
