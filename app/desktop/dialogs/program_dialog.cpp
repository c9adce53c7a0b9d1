// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/program_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/placement_plot.h"
#include "app/desktop/dialogs/program_form.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/style/text.h"
#include "core/io/preset_file.h"
#include "core/project/edits.h"

#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {

ProgramDialog::ProgramDialog(Document& document, Selection& selection, QWidget* parent)
    : MakingDialog(document, selection, tr("Ma&ke program"), parent)
    , m_job(tr("Preparing the program"), [this](const ProgramPreview& preview) { show(preview); })
{
    setWindowTitle(tr("Program by recipe"));
    auto* question = new QWidget(this);
    auto* columns = new QHBoxLayout(question);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(12);
    m_list = makeList();
    columns->addWidget(m_list);
    columns->addWidget(makeProgram(), 1);
    layOut(question, makeTarget(), 2);
    connect(m_list, &QListWidget::currentRowChanged, this, &ProgramDialog::showRecipe);
    connect(m_form, &ProgramForm::changed, this, &ProgramDialog::refresh);
    connect(m_form, &ProgramForm::nameChanged, this, &ProgramDialog::checkName);
    setTabOrder(m_list, m_form->firstField());
    setTabOrder(m_form->firstField(), platformBox());
    setTabOrder(platformBox(), m_policy);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    resizeOnScreen(*this, {940, 660});
}

QListWidget* ProgramDialog::makeList()
{
    auto* list = new QListWidget(this);
    list->setAccessibleName(tr("Programs"));
    list->setSpacing(1);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const ApplicationRecipeInfo& info : applicationCatalog()) {
        auto* item = new QListWidgetItem(coreText(info.title), list);
        item->setToolTip(item->text());
    }
    list->setFixedWidth(230);
    return list;
}

QWidget* ProgramDialog::makeProgram()
{
    auto* panel = new QWidget(this);
    auto* column = new QVBoxLayout(panel);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_title = titleLabel(this);
    m_description = descriptionLabel(this);
    m_source = mutedLabel("programSource", this);
    column->addWidget(m_title);
    column->addWidget(m_description);
    column->addWidget(m_source);

    m_form = new ProgramForm(this);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_form);
    column->addWidget(scroll, 1);
    m_note = mutedLabel("programNote", this);
    column->addWidget(m_note);

    auto* figures = new QWidget(this);
    auto* grid = new QGridLayout(figures);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    m_processes = addFigure(grid, 0, 0, "processCount", tr("Processes"));
    m_rows = addFigure(grid, 0, 1, "rowCount", tr("Rows of the program"));
    m_cores = addFigure(grid, 0, 2, "coreCount", tr("Cores of the platform"));
    grid->setColumnStretch(6, 1);
    column->addWidget(figures);
    return panel;
}

QFormLayout* ProgramDialog::makeTarget()
{
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(12);
    platformBox()->setAccessibleName(tr("Runs on the nodes of"));
    form->addRow(tr("Runs on the &nodes of:"), platformBox());
    m_policy = new QComboBox(this);
    m_policy->setAccessibleName(tr("Placed"));
    m_policy->setToolTip(tr("How the mapping of the new scenario places the processes"));
    for (const auto& [policy, way] :
         {std::pair(MappingPolicy::roundRobinPerProcessor, PlacementWay::roundRobinPerProcessor),
          std::pair(MappingPolicy::roundRobinPerNode, PlacementWay::roundRobinPerNode),
          std::pair(MappingPolicy::random, PlacementWay::random)})
        m_policy->addItem(placementTitle(way), static_cast<int>(policy));
    form->addRow(tr("&Placed:"), m_policy);
    return form;
}

void ProgramDialog::showRecipe()
{
    const auto row = static_cast<std::size_t>(std::max(0, m_list->currentRow()));
    const ApplicationRecipeInfo& info = applicationCatalog()[row];
    m_title->setText(coreText(info.title));
    m_description->setText(coreText(info.summary));
    m_source->setText(tr("After %1.").arg(coreText(info.source)));
    m_form->suggestName(qtText(freeName(project(), TableKind::applications, std::string(info.name))));
    m_form->setRecipe(info);
}

void ProgramDialog::read(const Platform& platform)
{
    m_isPossible = false;
    setStatus({});
    m_job.start([request = ProgramRequest{project(), platform, m_form->recipe()}](const JobContext&) {
        return previewProgram(request);
    });
}

void ProgramDialog::show(const ProgramPreview& preview)
{
    m_form->sayProblem(preview.problem);
    const bool fits = preview.processes <= preview.cores;
    m_isPossible = !preview.problem && fits;
    QString status;
    if (preview.problem && preview.problem->parameter.empty()) {
        status = sentenceOf(preview.problem->text);
    } else if (!fits) {
        status = tr("The program has %1 processes, the platform only %2 cores. Take fewer processes, or give "
                    "the nodes more cores.")
                     .arg(countText(preview.processes))
                     .arg(countText(preview.cores));
    }
    setStatus(status);
    const QString none = QStringLiteral("–");
    m_processes->setText(preview.problem ? none : countText(preview.processes));
    m_rows->setText(preview.problem ? none : countText(preview.rows));
    m_cores->setText(countText(preview.cores));
    QStringList others;
    for (const auto& [name, other] : preview.otherNames)
        others += qtText(other);
    m_note->setText(others.isEmpty() ? QString()
                                     : tr("The project has parameters of such names already; the program "
                                          "calls its own %1.")
                                           .arg(others.join(QStringLiteral(", "))));
    m_note->setVisible(!others.isEmpty());
    updateButton();
}

void ProgramDialog::checkName()
{
    const std::string name = m_form->name();
    QString problem;
    if (name.empty())
        problem = tr("The application needs a name.");
    else if (findByName(project().applications, name))
        problem = tr("The project has an application %1 already; choose another name.").arg(qtText(name));
    m_form->sayNameProblem(problem);
    m_isNamed = problem.isEmpty();
    updateButton();
}

QString ProgramDialog::noPlatformText() const
{
    return tr("There is no network to run a program on. Draw one, or make one by New network from recipe.");
}

EditRequest ProgramDialog::request() const
{
    ApplicationTarget target;
    target.platform = platform()->name;
    target.model = modelForPlatform(project(), target.platform);
    target.policy = static_cast<MappingPolicy>(m_policy->currentData().toInt());
    EditRequest request;
    request.activity = tr("Making the program…");
    request.make = [project = project(), target = std::move(target),
                    recipe = m_form->recipe()](const JobContext&) -> Result<Edit> {
        Result<MadeApplication> made = makeApplication(recipe);
        if (!made)
            return made.error();
        return addProgram(project, *made, target);
    };
    return request;
}

} // namespace contraflow
