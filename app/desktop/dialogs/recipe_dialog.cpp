// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/recipe_dialog.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/recipe_form.h"
#include "app/desktop/dialogs/topology_sketch.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/project/edits.h"
#include "core/project/routing_rules.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace contraflow {
namespace {} // namespace

RecipeDialog::RecipeDialog(Offer offer, Document& document, const Selection& selection, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(offer == Offer::newProjectOnly ? tr("New project from recipe")
                                                  : tr("New network from recipe"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    auto* columns = new QHBoxLayout;
    columns->setSpacing(16);
    m_list = new QListWidget(this);
    fillList(m_list);
    columns->addWidget(m_list);

    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    m_title = titleLabel(this);
    m_description = descriptionLabel(this);
    right->addWidget(m_title);
    right->addWidget(m_description);
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    m_form = new RecipeForm(scroll);
    scroll->setWidget(m_form);
    right->addWidget(scroll, 1);
    right->addWidget(makeCounts());
    columns->addLayout(right, 1);
    layout->addLayout(columns, 1);

    auto* targets = new QFormLayout;
    targets->setHorizontalSpacing(12);
    m_target = new QComboBox(this);
    m_target->setAccessibleName(tr("Where the network goes"));
    fillTargets(offer);
    targets->addRow(tr("&Goes to:"), m_target);
    layout->addLayout(targets);
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("recipeProblem"));
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(m_problem->fontMetrics().lineSpacing());
    layout->addWidget(m_problem);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_make = buttons->addButton(tr("&Make network"), QDialogButtonBox::AcceptRole);
    m_make->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &RecipeDialog::make);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QListWidget::currentRowChanged, this, &RecipeDialog::showTopology);
    connect(m_form, &RecipeForm::changed, this, &RecipeDialog::updateCounts);
    connect(m_target, &QComboBox::currentIndexChanged, this, &RecipeDialog::updateCounts);
    m_list->setCurrentRow(0);
    m_list->setFocus();
    resizeOnScreen(*this, {860, 680});
}

void RecipeDialog::fillList(QListWidget* list)
{
    list->setAccessibleName(tr("Recipes"));
    list->setIconSize(kSketchSize);
    list->setSpacing(2);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setFixedWidth(190);
    for (const TopologyInfo& info : topologyCatalog()) {
        auto* item =
            new QListWidgetItem(topologySketch(info.name, devicePixelRatioF()), coreText(info.title), list);
        item->setToolTip(coreText(info.description));
    }
}

QWidget* RecipeDialog::makeCounts()
{
    auto* panel = new QWidget(this);
    auto* grid = new QGridLayout(panel);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    const std::pair<const char*, QString> captions[] = {
        {"nodes", tr("Nodes")},
        {"switches", tr("Switches")},
        {"links", tr("Links between switches")},
        {"bisection", tr("Bisection")},
        {"oversubscription", tr("Oversubscription")},
        {"narrowest", tr("Narrowest cut")},
        {"routing", tr("Routing")},
    };
    constexpr int kRows = 4;
    int index = 0;
    for (const auto& [name, caption] : captions) {
        m_counts.push_back(addFigure(grid, index % kRows, index / kRows, name, caption));
        ++index;
    }
    m_counts.back()->setWordWrap(true); // a rule of routing is described in a sentence
    grid->setColumnStretch(1, 1);
    grid->setColumnStretch(3, 2);
    return panel;
}

void RecipeDialog::fillTargets(Offer offer)
{
    const auto add = [this](const QString& text, Target target) {
        m_target->addItem(text, static_cast<int>(target));
    };
    if (offer == Offer::allTargets) {
        add(tr("A new platform in this project"), Target::platform);
        const Project& project = m_document.project();
        if (m_selection.scenario() < project.scenarios.size()) {
            const QString name = qtText(project.scenarios[m_selection.scenario()].name);
            add(tr("A new platform, and a new scenario like %1 on it").arg(name), Target::newScenario);
            add(tr("A new platform, and %1 runs on it").arg(name), Target::scenario);
        }
    }
    add(tr("A new project"), Target::newProject);
}

RecipeDialog::Target RecipeDialog::target() const
{
    return static_cast<Target>(m_target->currentData().toInt());
}

void RecipeDialog::showTopology()
{
    const TopologyInfo& info = topologyCatalog()[static_cast<std::size_t>(std::max(0, m_list->currentRow()))];
    m_title->setText(coreText(info.title));
    m_description->setText(coreText(info.description));
    m_form->setName(qtText(freeName(m_document.project(), TableKind::platforms, std::string(info.name))));
    m_form->setTopology(info);
    m_form->followInTabOrder(m_list);
}

void RecipeDialog::updateCounts()
{
    const std::optional<PlatformRecipe> recipe = m_form->recipe();
    const auto counts = recipe ? countPlatform(*recipe) : Result<PlatformCounts>(Error{});
    QString problem;
    if (recipe && !counts)
        problem = qtText(counts.error().message);
    else if (recipe && recipe->name.empty())
        problem = tr("The platform needs a name.");
    else if (recipe && target() != Target::newProject &&
             findByName(m_document.project().platforms, recipe->name))
        problem = tr("The project has a platform %1 already; choose another name.").arg(qtText(recipe->name));
    m_problem->setText(problem.isEmpty() ? modelNote() : problem);
    m_make->setEnabled(counts.has_value() && problem.isEmpty());
    for (QLabel* value : m_counts)
        value->setText(QStringLiteral("–"));
    if (!counts)
        return;
    m_counts[0]->setText(countText(counts->nodes));
    m_counts[1]->setText(countText(counts->switches));
    m_counts[2]->setText(countText(counts->links));
    const auto ratio = [](double value) { return tr("%1 : 1").arg(qtText(groupedText(value))); };
    m_counts[3]->setText(QStringLiteral("%1 (%2)").arg(
        qtText(displayText(Dimension::bandwidth, counts->bisection)), ratio(counts->bisectionRatio)));
    m_counts[4]->setText(counts->oversubscription ? ratio(*counts->oversubscription)
                                                  : tr("none, as there is one switch"));
    m_counts[5]->setText(
        tr("%1 per node").arg(qtText(displayText(Dimension::bandwidth, counts->narrowestPerNode))));
    m_counts[6]->setText(coreText(infoOf(routingOf(wholeRecipe(*recipe))).text));
}

Edit RecipeDialog::edit(Platform platform) const
{
    const Project& project = m_document.project();
    Edit edit;
    edit.label = tr("Add network %1").arg(qtText(platform.name)).toStdString();
    if (target() == Target::scenario || target() == Target::newScenario) {
        const std::size_t shown = m_selection.scenario();
        Scenario scenario = project.scenarios[shown];
        scenario.platform = platform.name;
        if (PresetEdit model = modelOfPreset(); !model.model.empty()) {
            scenario.model = model.model;
            edit.changes = std::move(model.edit.changes);
        }
        const bool isNew = target() == Target::newScenario;
        if (isNew)
            scenario.name = freeName(project, TableKind::scenarios, scenario.name + " on " + platform.name);
        edit.changes.push_back(ReplaceRows{{TableKind::scenarios, 0},
                                           isNew ? project.scenarios.size() : shown,
                                           isNew ? 0U : 1U,
                                           std::vector<Scenario>{std::move(scenario)}});
    }
    edit.changes.push_back(ReplaceRows{
        {TableKind::platforms, 0}, project.platforms.size(), 0, std::vector<Platform>{std::move(platform)}});
    return edit;
}

PresetEdit RecipeDialog::modelOfPreset() const
{
    const NetworkPreset* preset = m_form->preset();
    if (!preset)
        return {};
    PresetTarget target;
    target.scope = PresetTarget::Scope::nothing;
    target.model = PresetTarget::ModelUse::add;
    return applyPreset(m_document.project(), *preset, target);
}

QString RecipeDialog::modelNote() const
{
    const NetworkPreset* preset = m_form->preset();
    if (!preset)
        return {};
    const Project& project = m_document.project();
    const QString model = qtText(modelOfPreset().model);
    switch (target()) {
    case Target::platform:
        return tr("%1 recommends the model %2, which scenarios on this network do not have by themselves.")
            .arg(qtText(preset->title), qtText(preset->modelKind));
    case Target::newScenario:
    case Target::scenario: {
        const QString before = qtText(project.scenarios[m_selection.scenario()].model);
        return before == model
                   ? tr("The scenario has the model %1, as %2 recommends.").arg(model, qtText(preset->title))
                   : tr("The scenario gets the model %1 in place of %2, as %3 recommends.")
                         .arg(model, before, qtText(preset->title));
    }
    case Target::newProject:
        break;
    }
    return tr("The project gets the model %1, as %2 recommends.")
        .arg(qtText(preset->modelKind), qtText(preset->title));
}

ProjectRecipe RecipeDialog::wholeRecipe(const PlatformRecipe& platform) const
{
    ProjectRecipe whole;
    whole.platform = platform;
    if (const NetworkPreset* preset = m_form->preset()) {
        whole.preset = *preset;
        whole.modelKind = preset->modelKind;
    }
    return whole;
}

void RecipeDialog::make()
{
    const std::optional<PlatformRecipe> recipe = m_form->recipe();
    if (!recipe || !m_make->isEnabled())
        return;
    Result<Project> made = makeProject(wholeRecipe(*recipe));
    if (!made)
        return m_problem->setText(qtText(made.error().message));
    if (target() == Target::newProject) {
        made->title.clear();
        addEmptyScenario(*made);
        accept();
        emit projectMade(*made);
        return;
    }
    Edit change = edit(made->platforms[0]);
    accept();
    m_document.submit(std::move(change));
}

} // namespace contraflow
