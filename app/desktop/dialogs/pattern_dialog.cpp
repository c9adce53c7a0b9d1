// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/pattern_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/pattern_form.h"
#include "app/desktop/dialogs/pattern_picture.h"
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/dialogs/workload_choice.h"
#include "app/desktop/dialogs/workload_figures.h"
#include "app/desktop/style/text.h"
#include "core/project/edits.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {

PatternDialog::PatternDialog(Document& document, Selection& selection, QWidget* parent)
    : WorkloadDialog(document, selection, tr("Ma&ke messages"), parent)
    , m_job(
          tr("Counting the messages"), [this](PatternPreview preview) { show(std::move(preview)); },
          [this](double fraction) {
              setStatus(tr("Counting the messages… %1 %").arg(static_cast<int>(100 * fraction)));
          })
{
    setWindowTitle(tr("Messages by pattern"));
    auto* question = new QWidget(this);
    auto* columns = new QHBoxLayout(question);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(12);
    m_list = makeList();
    columns->addWidget(m_list);
    columns->addWidget(makePattern(), 1);
    layOut(question, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &PatternDialog::showPattern);
    connect(m_form, &PatternForm::changed, this, &PatternDialog::refresh);
    connect(m_form, &PatternForm::nameChanged, this, &PatternDialog::checkName);
    takePlatform();
    m_list->setCurrentRow(1); // all-to-all: what people look for first, and nothing in it is drawn by chance
    m_list->setFocus();
    setTabOrder(m_list, platformBox());
    m_form->followInTabOrder(platformBox());
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
    m_title = titleLabel(this);
    m_description = descriptionLabel(this);
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
    m_caption = mutedLabel("patternCaption", this);
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

void PatternDialog::showPattern()
{
    const PatternInfo& info = patternCatalog()[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
    m_title->setText(coreText(info.title));
    m_description->setText(coreText(info.summary));
    m_form->suggestName(qtText(freeName(project(), TableKind::workloads, std::string(info.name))));
    m_form->setPattern(info);
}

void PatternDialog::takePlatform()
{
    m_nodes.reset();
    WorkloadDialog::takePlatform();
}

void PatternDialog::read(const Platform& platform)
{
    m_isPossible = false;
    PatternRequest request{platform, m_nodes, m_form->recipe()};
    setStatus({});
    m_job.start([request = std::move(request)](const JobContext& context) {
        return previewPattern(request, context);
    });
}

void PatternDialog::show(PatternPreview preview)
{
    if (preview.nodes && m_nodes != preview.nodes) {
        m_nodes = preview.nodes;
        m_form->setNodes(*m_nodes);
    }
    const bool hasRecipe = m_form->recipe().has_value();
    if (hasRecipe) // else the form says itself what it cannot read
        m_form->sayProblem(preview.problem);
    m_isPossible = hasRecipe && !preview.problem;
    QString status;
    if (preview.problem && preview.problem->field == WorkloadField::nodes)
        status = sentenceOf(preview.problem->text);
    setStatus(status);
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
    const QString problem = problemOfName(m_form->name());
    m_form->setNamed(target().isNewWorkload());
    m_form->sayNameProblem(problem);
    m_isNamed = problem.isEmpty();
    updateButton();
}

EditRequest PatternDialog::request() const
{
    WorkloadRecipe recipe = *m_form->recipe();
    recipe.name = m_form->name();
    EditRequest request;
    request.activity = tr("Making messages…");
    request.make = [project = project(), nodes = m_nodes, target = target().target(),
                    recipe = std::move(recipe)](const JobContext& context) -> Result<Edit> {
        Result<Workload> workload = makeWorkload(recipe, nodes->names, {context.stop, context.progress});
        if (!workload)
            return workload.error();
        return addWorkload(project, std::move(workload).value(), target);
    };
    return request;
}

} // namespace contraflow
