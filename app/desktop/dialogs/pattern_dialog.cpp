// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/pattern_dialog.h"

#include "app/desktop/dialogs/pattern_form.h"
#include "app/desktop/dialogs/pattern_picture.h"
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/dialogs/workload_choice.h"
#include "app/desktop/dialogs/workload_figures.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/edit_job.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/project/edits.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {
PatternDialog::PatternDialog(Document& document, Selection& selection, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_job([this](PatternPreview preview) { show(std::move(preview)); },
            [this](double fraction) {
                m_status->setText(tr("Counting the messages… %1 %").arg(static_cast<int>(100 * fraction)));
            })
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(tr("Messages by pattern"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    m_question = new QWidget(this);
    auto* question = new QVBoxLayout(m_question);
    question->setContentsMargins(0, 0, 0, 0);
    question->setSpacing(8);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(12);
    m_list = makeList();
    columns->addWidget(m_list);
    columns->addWidget(makePattern(), 1);
    question->addLayout(columns, 1);
    question->addWidget(makeTarget());
    layout->addWidget(m_question, 1);
    m_status = new QLabel(this);
    m_status->setObjectName(QStringLiteral("patternStatus"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText);
    m_status->setMinimumHeight(m_status->fontMetrics().lineSpacing());
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_make = buttons->addButton(tr("Ma&ke messages"), QDialogButtonBox::AcceptRole);
    m_make->setDefault(true);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(12);
    bottom->addWidget(m_status, 1);
    bottom->addWidget(buttons);
    layout->addLayout(bottom);
    connect(buttons, &QDialogButtonBox::accepted, this, &PatternDialog::make);
    connect(buttons, &QDialogButtonBox::rejected, this, &PatternDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &PatternDialog::showPattern);
    connect(m_platform, &QComboBox::currentIndexChanged, this, &PatternDialog::takePlatform);
    connect(m_form, &PatternForm::changed, this, &PatternDialog::preview);
    connect(m_form, &PatternForm::nameChanged, this, &PatternDialog::checkName);
    connect(m_target, &WorkloadChoice::changed, this, &PatternDialog::checkName);
    connect(&m_document.editJob(), &EditJob::activityChanged, this, [this](const QString& text) {
        if (!m_isMaking)
            return;
        m_status->setText(text);
        if (text.isEmpty())
            setMaking(false);
    });
    connect(&m_document, &Document::editRefused, m_status, &QLabel::setText);
    takePlatform();
    m_list->setCurrentRow(1); // all-to-all: what people look for first, and nothing in it is drawn by chance
    m_list->setFocus();
    setTabOrder(m_list, m_platform);
    m_form->followInTabOrder(m_platform);
    resizeOnScreen(*this, {940, 660});
}

QListWidget* PatternDialog::makeList()
{
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("Patterns"));
    list->setIconSize(kPatternIconSize);
    list->setSpacing(1);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setFixedWidth(164);
    for (const PatternInfo& info : patternCatalog()) {
        auto* item =
            new QListWidgetItem(patternIcon(info.pattern, devicePixelRatioF()), coreText(info.title), list);
        item->setToolTip(coreText(info.summary));
    }
    return list;
}

QWidget* PatternDialog::makePattern()
{
    auto* panel = new QWidget(this);
    auto* right = new QVBoxLayout(panel);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(8);
    m_title = new QLabel(this);
    QFont bold = m_title->font();
    bold.setBold(true);
    bold.setPointSizeF(bold.pointSizeF() * 1.15);
    m_title->setFont(bold);
    m_description = new QLabel(this);
    m_description->setWordWrap(true);
    m_description->setMinimumHeight(2 * m_description->fontMetrics().lineSpacing());
    m_description->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    right->addWidget(m_title);
    right->addWidget(m_description);

    m_form = new PatternForm(this);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_form);
    scroll->setMinimumWidth(m_form->sizeHint().width() + 16);
    m_sketch = new PatternSketch(this);
    m_caption = new QLabel(this);
    m_caption->setObjectName(QStringLiteral("patternCaption"));
    QPalette colours = m_caption->palette();
    colours.setColor(QPalette::WindowText, theme().mutedText);
    m_caption->setPalette(colours);
    auto* picture = new QVBoxLayout;
    picture->setSpacing(4);
    picture->addWidget(m_sketch, 1);
    picture->addWidget(m_caption);
    auto* both = new QHBoxLayout;
    both->setSpacing(12);
    both->addWidget(scroll);
    both->addLayout(picture, 1);
    right->addLayout(both, 1);
    m_figures = new WorkloadFigures(this);
    right->addWidget(m_figures);
    return panel;
}

QWidget* PatternDialog::makeTarget()
{
    auto* panel = new QWidget(this);
    auto* form = new QFormLayout(panel);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(12);
    m_platform = new QComboBox(this);
    m_platform->setAccessibleName(tr("Between the nodes of"));
    const Project& project = m_document.project();
    for (const Platform& platform : project.platforms)
        m_platform->addItem(qtText(platform.name));
    if (m_selection.scenario() < project.scenarios.size())
        m_platform->setCurrentIndex(static_cast<int>(
            std::min(indexOfName(project.platforms, project.scenarios[m_selection.scenario()].platform),
                     std::max<std::size_t>(project.platforms.size(), 1) - 1)));
    m_target = new WorkloadChoice(this);
    form->addRow(tr("&Between nodes of:"), m_platform);
    form->addRow(tr("&Goes to:"), m_target);
    static_cast<QLabel*>(form->labelForField(m_target))->setBuddy(m_target->box());
    return panel;
}

const PatternInfo& PatternDialog::pattern() const
{
    return patternCatalog()[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
}

const Platform* PatternDialog::platform() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_platform->currentIndex()));
    const auto& platforms = m_document.project().platforms;
    return index < platforms.size() ? &platforms[index] : nullptr;
}

bool PatternDialog::isBusy() const
{
    return m_isMaking || m_job.isRunning();
}

void PatternDialog::showPattern()
{
    const PatternInfo& info = pattern();
    m_title->setText(coreText(info.title));
    m_description->setText(coreText(info.summary));
    m_form->suggestName(qtText(freeName(m_document.project(), TableKind::workloads, std::string(info.name))));
    m_form->setPattern(info);
}

void PatternDialog::takePlatform()
{
    m_nodes.reset();
    if (const Platform* chosen = platform())
        m_target->offer(m_document.project(), m_selection.scenario(), chosen->name);
    preview();
}

void PatternDialog::preview()
{
    m_isPossible = false;
    updateButton();
    const Platform* chosen = platform();
    if (!chosen) {
        m_status->setText(
            tr("There is no network to send messages on. Draw one, or make one by New network from recipe."));
        return;
    }
    PatternRequest request{*chosen, m_nodes, m_form->recipe()};
    m_status->setText({});
    m_job.start([request = std::move(request)](const JobContext& context) {
        return previewPattern(request, context);
    });
}

void PatternDialog::show(PatternPreview preview)
{
    if (m_nodes != preview.nodes) {
        m_nodes = preview.nodes;
        m_form->setNodes(*m_nodes);
    }
    const bool hasRecipe = m_form->recipe().has_value();
    if (hasRecipe) // else the form says itself what it cannot read
        m_form->sayProblem(preview.problem);
    m_isPossible = hasRecipe && !preview.problem;
    QString status;
    if (preview.problem && preview.problem->field == WorkloadField::nodes) {
        const QString text = qtText(preview.problem->text);
        status = tr("%1%2.").arg(text.left(1).toUpper(), text.mid(1));
    }
    m_status->setText(status);
    if (m_isPossible)
        m_figures->show(preview.outline.counts, preview.nodes->names);
    else
        m_figures->clear();
    m_sketch->setOutline(std::move(preview.outline));
    m_caption->setText(m_sketch->caption());
    updateButton();
}

void PatternDialog::checkName()
{
    const bool needsName = m_target->isNewWorkload();
    m_form->setNamed(needsName);
    QString problem;
    if (needsName && m_form->name().empty())
        problem = tr("The workload needs a name.");
    else if (needsName && findByName(m_document.project().workloads, m_form->name()))
        problem =
            tr("The project has a workload %1 already; choose another name.").arg(qtText(m_form->name()));
    m_form->sayNameProblem(problem);
    m_isNamed = problem.isEmpty();
    updateButton();
}

void PatternDialog::updateButton()
{
    m_make->setEnabled(m_isPossible && m_isNamed && !m_isMaking);
}

void PatternDialog::make()
{
    if (!m_make->isEnabled())
        return;
    WorkloadRecipe recipe = *m_form->recipe();
    recipe.name = m_form->name();
    EditRequest request;
    request.activity = tr("Making messages…");
    request.make = [project = m_document.project(), nodes = m_nodes, target = m_target->target(),
                    recipe = std::move(recipe)](const JobContext& context) -> Result<Edit> {
        Result<Workload> workload = makeWorkload(recipe, nodes->names, {context.stop, context.progress});
        if (!workload)
            return workload.error();
        return addWorkload(project, std::move(workload).value(), target);
    };
    const bool addsScenario = m_target->target().use == WorkloadUse::newScenario;
    request.then = [dialog = QPointer(this), addsScenario] {
        if (!dialog)
            return;
        if (addsScenario)
            dialog->m_selection.setScenario(dialog->m_document.project().scenarios.size() - 1);
        dialog->accept();
    };
    setMaking(true);
    if (!m_document.editJob().start(std::move(request)))
        setMaking(false);
}

void PatternDialog::setMaking(bool isMaking)
{
    m_isMaking = isMaking;
    m_question->setEnabled(!isMaking);
    updateButton();
}

void PatternDialog::reject()
{
    if (!m_isMaking)
        return QDialog::reject();
    m_document.editJob().cancel();
    m_status->setText(tr("Stopped; nothing was changed."));
}

} // namespace contraflow
