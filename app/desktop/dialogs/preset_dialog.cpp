// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/preset_dialog.h"

#include "app/desktop/dialogs/preset_list.h"
#include "app/desktop/dialogs/preset_text.h"
#include "app/desktop/dialogs/window_size.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace contraflow {
namespace {

constexpr int kMostRacks = 1'000;
constexpr int kMostNodes = 100'000;

/** The platform of the scenario that is shown, else the first. */
std::size_t shownPlatform(const Project& project, std::size_t scenario)
{
    if (scenario < project.scenarios.size()) {
        const std::size_t index = indexOfName(project.platforms, project.scenarios[scenario].platform);
        if (index < project.platforms.size())
            return index;
    }
    return 0;
}

std::vector<std::size_t> selectedRows(const Selection& selection, TableKind kind, std::size_t platform)
{
    const std::set<std::size_t> rows = selection.rowsOf({kind, platform});
    return {rows.begin(), rows.end()};
}

QSpinBox* countBox(int value, int maximum, const QString& name, QWidget* parent)
{
    auto* box = new QSpinBox(parent);
    box->setRange(1, maximum);
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

} // namespace

PresetDialog::PresetDialog(Purpose purpose, Document& document, const Selection& selection, QWidget* parent)
    : QDialog(parent)
    , m_purpose(purpose)
    , m_document(document)
    , m_selection(selection)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setWindowTitle(purpose == Purpose::network ? tr("Apply network preset")
                   : purpose == Purpose::model ? tr("Add model from preset")
                                               : tr("New project from preset"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(12);
    auto* splitter = new QSplitter(this);
    splitter->setChildrenCollapsible(false);
    m_presets = new PresetList(splitter);
    m_details = new QTextBrowser(splitter);
    m_details->setAccessibleName(tr("Figures and sources of the preset"));
    m_details->setOpenLinks(false);
    m_details->document()->setDocumentMargin(12);
    splitter->setSizes({270, 620});
    splitter->setStretchFactor(1, 1);
    layout->addWidget(splitter, 1);

    auto* form = new QFormLayout;
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    if (purpose == Purpose::newProject) {
        addSizes(form);
    } else {
        if (purpose == Purpose::network)
            addScopes(form);
        addModelUses(form);
    }
    layout->addLayout(form);

    m_preview = new QLabel(this);
    m_preview->setObjectName(QStringLiteral("presetPreview"));
    m_preview->setWordWrap(true);
    m_preview->setMinimumWidth(1); // a name of hundreds of letters is one word
    // Two lines' room from the start, so that the list does not move while presets are looked at.
    m_preview->setMinimumHeight(2 * m_preview->fontMetrics().lineSpacing());
    m_preview->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layout->addWidget(m_preview);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(purpose == Purpose::network ? tr("&Apply preset")
                                 : purpose == Purpose::model ? tr("&Add model")
                                                             : tr("&Create project"),
                                 QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PresetDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_presets, &PresetList::currentChanged, this, &PresetDialog::showPreset);
    connect(m_presets, &PresetList::activated, this, &PresetDialog::apply);
    showPreset();
    m_presets->setFocus();
    resizeOnScreen(*this, {900, 640});
}

void PresetDialog::addScopes(QFormLayout* form)
{
    const Project& project = m_document.project();
    const std::size_t shown = shownPlatform(project, m_selection.scenario());
    m_scope = new QComboBox(this);
    const auto add = [&](PresetTarget target, const QString& text) {
        m_scopes.push_back(std::move(target));
        m_scope->addItem(text);
    };
    PresetTarget rows;
    rows.scope = PresetTarget::Scope::rows;
    rows.platform = shown;
    rows.nodes = selectedRows(m_selection, TableKind::nodes, shown);
    rows.links = selectedRows(m_selection, TableKind::links, shown);
    const auto addPlatform = [&](std::size_t index) {
        PresetTarget whole;
        whole.platform = index;
        add(whole, tr("All of %1").arg(qtText(project.platforms[index].name)));
    };
    if (shown < project.platforms.size())
        addPlatform(shown);
    if (!rows.nodes.empty() || !rows.links.empty()) {
        const QString text = tr("Selected rows of %1").arg(qtText(project.platforms[shown].name));
        add(std::move(rows), text);
        m_scope->setCurrentIndex(1);
    }
    for (std::size_t i = 0; i < project.platforms.size(); ++i)
        if (i != shown)
            addPlatform(i);
    PresetTarget nothing;
    nothing.scope = PresetTarget::Scope::nothing;
    add(nothing, tr("Leave as they are"));
    form->addRow(tr("&Nodes and links:"), m_scope);
    connect(m_scope, &QComboBox::currentIndexChanged, this, &PresetDialog::updatePreview);
}

void PresetDialog::addModelUses(QFormLayout* form)
{
    using Use = PresetTarget::ModelUse;
    const Project& project = m_document.project();
    m_model = new QComboBox(this);
    if (const std::size_t scenario = m_selection.scenario(); scenario < project.scenarios.size())
        m_model->addItem(tr("Add it and use it in %1").arg(qtText(project.scenarios[scenario].name)),
                         static_cast<int>(Use::use));
    m_model->addItem(tr("Add it to the project"), static_cast<int>(Use::add));
    if (m_purpose == Purpose::network)
        m_model->addItem(tr("Add none"), static_cast<int>(Use::none));
    else
        m_model->setCurrentIndex(m_model->count() - 1);
    form->addRow(tr("&Model:"), m_model);
    connect(m_model, &QComboBox::currentIndexChanged, this, &PresetDialog::updatePreview);
}

void PresetDialog::addSizes(QFormLayout* form)
{
    m_racks = countBox(2, kMostRacks, tr("Number of racks"), this);
    m_nodes = countBox(6, kMostNodes, tr("Number of nodes in all racks"), this);
    form->addRow(tr("&Racks, one switch each:"), m_racks);
    form->addRow(tr("&Nodes in all:"), m_nodes);
    connect(m_racks, &QSpinBox::valueChanged, this, &PresetDialog::updatePreview);
    connect(m_nodes, &QSpinBox::valueChanged, this, &PresetDialog::updatePreview);
}

void PresetDialog::showPreset()
{
    if (const NetworkPreset* preset = m_presets->current())
        m_details->setHtml(presetHtml(*preset, theme()));
    else
        m_details->setPlainText(m_presets->failure());
    updatePreview();
}

PresetTarget PresetDialog::target() const
{
    PresetTarget target;
    target.scope = PresetTarget::Scope::nothing;
    if (m_scope && m_scope->currentIndex() >= 0)
        target = m_scopes[static_cast<std::size_t>(m_scope->currentIndex())];
    target.scenario = m_selection.scenario();
    target.model = static_cast<PresetTarget::ModelUse>(m_model->currentData().toInt());
    return target;
}

Result<Project> PresetDialog::project() const
{
    ProjectRecipe recipe;
    usePreset(recipe, *m_presets->current());
    recipe.platform.topology = RackTopology{static_cast<std::uint64_t>(m_racks->value()),
                                            static_cast<std::uint64_t>(m_nodes->value())};
    Result<Project> made = makeProject(recipe);
    if (!made)
        return made;
    // As any new project: tables to type messages into, and a scenario that shows them at once.
    made->title.clear();
    addEmptyScenario(*made);
    return made;
}

QString PresetDialog::blindness(const NetworkPreset& preset, const PresetTarget& wanted) const
{
    using Use = PresetTarget::ModelUse;
    const Project& project = m_document.project();
    const std::size_t platform = shownPlatform(project, wanted.scenario);
    const ModelInfo* info = findModelInfo(preset.modelKind);
    const bool matters = wanted.model == Use::use && info && info->seesNodesOnly &&
                         platform < project.platforms.size() &&
                         project.platforms[platform].switches.size() > 1;
    return matters ? tr(" It is a model of one switch and ignores the links between those of %1.")
                         .arg(qtText(project.platforms[platform].name))
                   : QString();
}

void PresetDialog::updatePreview()
{
    const NetworkPreset* preset = m_presets->current();
    m_apply->setEnabled(preset);
    if (!preset)
        return m_preview->clear();
    if (m_purpose == Purpose::newProject) {
        const Result<Project> made = project();
        m_apply->setEnabled(made.has_value());
        m_preview->setText(made ? tr("Makes a project with %1, and the model %2.")
                                      .arg(nodesAndLinks(static_cast<std::size_t>(m_nodes->value()),
                                                         made.value().platforms[0].links.size()),
                                           qtText(made.value().models[0].name))
                                : qtText(made.error().message));
        return;
    }
    const PresetTarget wanted = target();
    const Project& project = m_document.project();
    const PresetEdit edit = applyPreset(project, *preset, wanted);
    const QString platform = wanted.platform < project.platforms.size()
                                 ? qtText(project.platforms[wanted.platform].name)
                                 : QString();
    m_apply->setEnabled(!edit.edit.changes.empty());
    m_preview->setText(presetPreview(edit, platform) + blindness(*preset, wanted));
}

void PresetDialog::apply()
{
    const NetworkPreset* preset = m_presets->current();
    if (!preset || !m_apply->isEnabled())
        return;
    if (m_purpose == Purpose::newProject) {
        const Result<Project> made = project();
        accept();
        emit projectMade(made.value());
        return;
    }
    PresetEdit edit = applyPreset(m_document.project(), *preset, target());
    edit.edit.label = (m_purpose == Purpose::model ? tr("Add model of %1") : tr("Apply preset %1"))
                          .arg(qtText(preset->title))
                          .toStdString();
    accept();
    m_document.submit(std::move(edit.edit));
}

} // namespace contraflow
