// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/traffic_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/dialogs/workload_choice.h"
#include "app/desktop/dialogs/workload_figures.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/edit_job.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/io/importers/import_plan.h"
#include "core/io/importers/importers.h"
#include "core/project/edits.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {
namespace {

/** A sentence of the core that begins with a small letter. */
QString trafficSentence(const std::string& words)
{
    QString text = qtText(words);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text + QLatin1Char('.');
}

QLabel* mutedLabel(const char* name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    QPalette colours = label->palette();
    colours.setColor(QPalette::WindowText, theme().mutedText);
    label->setPalette(colours);
    return label;
}

} // namespace

TrafficDialog::TrafficDialog(const QString& path, Document& document, Selection& selection, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_path(path)
    , m_job([this](TrafficOutcome outcome) { show(std::move(outcome)); })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Import messages from %1").arg(QFileInfo(path).fileName()));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    m_question = makeQuestion();
    layout->addWidget(m_question, 1);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("trafficStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setMinimumHeight(2 * m_status->fontMetrics().lineSpacing());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_take = buttons->addButton(tr("&Import"), QDialogButtonBox::AcceptRole);
    m_take->setDefault(true);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(12);
    bottom->addWidget(m_status, 1);
    bottom->addWidget(buttons);
    layout->addLayout(bottom);
    connect(buttons, &QDialogButtonBox::accepted, this, &TrafficDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &TrafficDialog::reject);
    connect(m_format, &QComboBox::currentIndexChanged, this, &TrafficDialog::read);
    connect(m_unit, &QComboBox::currentIndexChanged, this, &TrafficDialog::read);
    connect(m_platform, &QComboBox::currentIndexChanged, this, &TrafficDialog::takePlatform);
    connect(m_name, &QLineEdit::textChanged, this, &TrafficDialog::checkName);
    connect(m_target, &WorkloadChoice::changed, this, &TrafficDialog::checkName);
    connect(&m_document.editJob(), &EditJob::activityChanged, this, [this](const QString& text) {
        if (!m_isTaking)
            return;
        m_status->setText(text);
        if (text.isEmpty())
            setTaking(false);
    });
    connect(&m_document, &Document::editRefused, m_status, &QLabel::setText);
    takePlatform();
    resizeOnScreen(*this, {900, 600});
}

QWidget* TrafficDialog::makeQuestion()
{
    const Project& project = m_document.project();
    auto* panel = new QWidget(this);
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);

    auto* left = new QWidget;
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(0, 0, 0, 0);
    leftLayout->setSpacing(12);
    auto* fields = new QWidget(left);
    QFormLayout* form = plainForm(fields);
    m_format = new QComboBox(fields);
    m_format->addItem(tr("As recognised"), QString());
    m_format->addItem(tr("Square matrix"), QStringLiteral("matrix"));
    m_format->addItem(tr("List of messages"), QStringLiteral("csv"));
    addFormField(form, tr("&Format:"), m_format);
    m_unit = new QComboBox(fields);
    m_unit->addItem(tr("As the file says"), QString());
    for (const char* unit : {"B", "kB", "MB", "GB", "KiB", "MiB", "GiB"})
        m_unit->addItem(QLatin1String(unit), QLatin1String(unit));
    m_unit->setToolTip(tr("Of sizes that have none in the file"));
    addFormField(form, tr("&Unit of sizes:"), m_unit);
    m_name = new QLineEdit(fields);
    m_name->setText(qtText(
        freeName(project, TableKind::workloads, fileStem(QFileInfo(m_path).fileName().toStdString()))));
    m_name->setToolTip(tr("Of the workload"));
    m_nameError = addFormField(form, tr("Na&me:"), m_name);
    leftLayout->addWidget(fields);
    m_notes = mutedLabel("trafficNotes", left);
    m_notes->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    leftLayout->addWidget(m_notes, 1);
    auto* scroll = new QScrollArea(panel);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(left);
    constexpr int kLeastWidth = 330;
    scroll->setMinimumWidth(kLeastWidth);

    auto* picture = new QVBoxLayout;
    picture->setSpacing(4);
    m_sketch = new PatternSketch(panel);
    m_caption = mutedLabel("trafficCaption", panel);
    picture->addWidget(m_sketch, 1);
    picture->addWidget(m_caption);
    auto* both = new QHBoxLayout;
    both->setSpacing(12);
    both->addWidget(scroll, 2);
    both->addLayout(picture, 3);
    layout->addLayout(both, 1);
    m_figures = new WorkloadFigures(panel);
    layout->addWidget(m_figures);

    auto* targets = new QFormLayout;
    targets->setHorizontalSpacing(12);
    m_platform = new QComboBox(panel);
    m_platform->setAccessibleName(tr("Between the nodes of"));
    for (const Platform& platform : project.platforms)
        m_platform->addItem(qtText(platform.name));
    if (m_selection.scenario() < project.scenarios.size())
        m_platform->setCurrentIndex(
            std::min(static_cast<int>(
                         indexOfName(project.platforms, project.scenarios[m_selection.scenario()].platform)),
                     m_platform->count() - 1));
    m_target = new WorkloadChoice(panel);
    targets->addRow(tr("&Between nodes of:"), m_platform);
    targets->addRow(tr("&Goes to:"), m_target);
    static_cast<QLabel*>(targets->labelForField(m_target))->setBuddy(m_target->box());
    layout->addLayout(targets);
    return panel;
}

bool TrafficDialog::isBusy() const
{
    return m_isTaking || m_job.isRunning();
}

const Platform* TrafficDialog::platform() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_platform->currentIndex()));
    const auto& platforms = m_document.project().platforms;
    return index < platforms.size() ? &platforms[index] : nullptr;
}

void TrafficDialog::takePlatform()
{
    if (const Platform* chosen = platform())
        m_target->offer(m_document.project(), m_selection.scenario(), chosen->name);
    read();
}

void TrafficDialog::read()
{
    m_outcome.plan.reset();
    updateButton();
    const Platform* chosen = platform();
    if (!chosen) {
        m_status->setText(
            tr("There is no network to send messages on. Draw one, or make one by New network from recipe."));
        return;
    }
    TrafficRequest request;
    request.path = m_path.toStdString();
    request.options.reading.importer = findImporter(m_format->currentData().toString().toStdString());
    request.options.unit = findUnit(Dimension::size, m_unit->currentData().toString().toStdString());
    request.platform = *chosen;
    m_status->setText(tr("Reading %1 …").arg(QFileInfo(m_path).fileName()));
    m_job.start([request = std::move(request)](const JobContext&) { return readTrafficFile(request); });
}

void TrafficDialog::show(TrafficOutcome outcome)
{
    m_outcome = std::move(outcome);
    const bool isRead = m_outcome.plan.has_value();
    m_status->setText(isRead ? QString() : trafficSentence(m_outcome.problem));
    QStringList notes;
    if (isRead) {
        m_format->setItemText(0, m_outcome.isMatrix ? tr("As recognised: square matrix")
                                                    : tr("As recognised: list of messages"));
        for (const std::string& note : m_outcome.plan->notes)
            notes += trafficSentence(note);
        m_figures->show(m_outcome.outline.counts, m_outcome.ends);
    } else {
        m_figures->clear();
    }
    m_notes->setText(notes.join(QStringLiteral("\n\n")));
    m_target->setHasMapping(isRead && m_outcome.plan->mapping);
    m_sketch->setOutline(m_outcome.outline);
    m_caption->setText(isRead && m_outcome.plan->mapping ? tr("Processes, those of a node together.")
                                                         : m_sketch->caption());
    checkName();
}

void TrafficDialog::checkName()
{
    const std::string name = m_name->text().trimmed().toStdString();
    const bool needsName = m_target->isNewWorkload();
    m_name->setEnabled(needsName);
    QString problem;
    if (needsName && name.empty())
        problem = tr("The workload needs a name.");
    else if (needsName && findByName(m_document.project().workloads, name))
        problem = tr("The project has a workload %1 already; choose another name.").arg(qtText(name));
    sayAtField(m_nameError, problem);
    m_isNamed = problem.isEmpty();
    updateButton();
}

void TrafficDialog::updateButton()
{
    m_take->setEnabled(m_outcome.plan && m_isNamed && !m_isTaking && !m_job.isRunning());
}

void TrafficDialog::take()
{
    if (!m_take->isEnabled())
        return;
    TrafficPlan plan = *m_outcome.plan;
    plan.workload.name = m_name->text().trimmed().toStdString();
    if (plan.mapping)
        plan.mapping->name = plan.workload.name;
    const WorkloadTarget target = m_target->target();
    EditRequest request;
    request.activity = tr("Importing messages…");
    request.make = [project = m_document.project(), plan = std::move(plan), target](const JobContext&) {
        return addTraffic(project, plan, target);
    };
    request.then = [dialog = QPointer(this), addsScenario = target.use == WorkloadUse::newScenario] {
        if (!dialog)
            return;
        if (addsScenario)
            dialog->m_selection.setScenario(dialog->m_document.project().scenarios.size() - 1);
        dialog->accept();
    };
    setTaking(true);
    if (!m_document.editJob().start(std::move(request)))
        setTaking(false);
}

void TrafficDialog::setTaking(bool isTaking)
{
    m_isTaking = isTaking;
    m_question->setEnabled(!isTaking);
    updateButton();
}

void TrafficDialog::reject()
{
    if (!m_isTaking)
        return QDialog::reject();
    m_document.editJob().cancel();
    m_status->setText(tr("Stopped; nothing was changed."));
}

} // namespace contraflow
