// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/preset_page.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/preset_text.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "core/io/preset_file.h"
#include "core/sharing/catalog.h"

#include <QComboBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace contraflow {
namespace {

using PresetScope = PresetTarget::Scope;
using PresetUse = PresetTarget::ModelUse;

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

} // namespace

PresetPage::PresetPage(const Context& context, QWidget* parent)
    : GalleryPage(context, parent)
    , m_details(new QTextBrowser(this))
    , m_scope(new QComboBox(this))
    , m_model(new QComboBox(this))
{
    m_details->setAccessibleName(tr("Figures and sources of the preset"));
    m_details->setOpenLinks(false);
    m_details->document()->setDocumentMargin(12);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(m_details, 1);
    layout->addWidget(&form());
    for (const TopologyField& field : infoOf(m_racks).fields)
        form().add(field, field.in(m_racks));
    addScopes();
    addModelUses();
    connect(m_scope, &QComboBox::currentIndexChanged, this, &PresetPage::changed);
    connect(m_model, &QComboBox::currentIndexChanged, this, &PresetPage::changed);
}

void PresetPage::addScopes()
{
    const auto add = [&](PresetTarget target, const QString& text) {
        m_scopes.push_back(std::move(target));
        m_scope->addItem(text);
    };
    const std::size_t shown = shownPlatform(project(), shownScenario());
    const std::size_t platforms = project().platforms.size();
    const auto addPlatform = [&](std::size_t index) {
        PresetTarget whole;
        whole.platform = index;
        add(whole, tr("All of %1").arg(qtText(project().platforms[index].name)));
    };
    if (shown < platforms)
        addPlatform(shown);
    PresetTarget rows;
    rows.scope = PresetScope::rows;
    rows.platform = shown;
    rows.nodes = selectedRows(m_context.selection, TableKind::nodes, shown);
    rows.links = selectedRows(m_context.selection, TableKind::links, shown);
    if (!rows.nodes.empty() || !rows.links.empty()) {
        add(std::move(rows), tr("Selected rows of %1").arg(qtText(project().platforms[shown].name)));
        m_scope->setCurrentIndex(1);
    }
    for (std::size_t i = 0; i < platforms; ++i)
        if (i != shown)
            addPlatform(i);
    if (m_context.hasProject) {
        PresetTarget nothing;
        nothing.scope = PresetScope::nothing;
        add(nothing, tr("Leave as they are"));
    }
    m_scope->addItem(tr("Those of a new project"));
    addTarget(tr("&Nodes and links:"), m_scope);
}

void PresetPage::addModelUses()
{
    if (shownScenario() < project().scenarios.size())
        m_model->addItem(tr("Add it and use it in %1").arg(qtText(project().scenarios[shownScenario()].name)),
                         static_cast<int>(PresetUse::use));
    m_model->addItem(tr("Add it to the project"), static_cast<int>(PresetUse::add));
    m_model->addItem(tr("Add none"), static_cast<int>(PresetUse::none));
    addTarget(tr("&Model:"), m_model);
}

std::vector<GalleryEntry> PresetPage::entries() const
{
    std::vector<GalleryEntry> entries;
    if (const auto& presets = networkPresets())
        for (const NetworkPreset& preset : *presets)
            entries.push_back(
                {.heading = !preset.isOfNetworks() ? tr("Presets of what is within servers")
                            : preset.basis == PresetBasis::measured
                                ? tr("Presets of networks: measured clusters")
                                : tr("Presets of networks: nominal rates"),
                 .title = qtText(preset.title),
                 .about = preset.isOfNetworks()
                              ? tr("Gives nodes and links the figures of a known network technology, "
                                   "and adds the model that is recommended for it.")
                              : tr("Gives servers of GPUs the figures of what joins their GPUs."),
                 .words = qtText(preset.name)});
    return entries;
}

QString PresetPage::action() const
{
    return tr("&Apply preset");
}

const NetworkPreset& PresetPage::preset() const
{
    return (*networkPresets())[m_entry];
}

bool PresetPage::makesProject() const
{
    return static_cast<std::size_t>(m_scope->currentIndex()) == m_scopes.size();
}

void PresetPage::choose(std::size_t entry)
{
    m_entry = entry;
    m_details->setHtml(presetHtml(preset(), theme()));
}

PresetTarget PresetPage::target() const
{
    PresetTarget target = m_scopes[static_cast<std::size_t>(m_scope->currentIndex())];
    target.scenario = shownScenario();
    target.model = static_cast<PresetUse>(m_model->currentData().toInt());
    return target;
}

ProjectRecipe PresetPage::recipe() const
{
    ProjectRecipe recipe;
    usePreset(recipe, preset());
    recipe.platform.topology = m_racks;
    return recipe;
}

QString PresetPage::blindness(const PresetTarget& wanted) const
{
    const std::size_t platform = shownPlatform(project(), wanted.scenario);
    const ModelInfo* info = findModelInfo(preset().modelKind);
    const bool matters = wanted.model == PresetUse::use && info && info->seesNodesOnly &&
                         platform < project().platforms.size() &&
                         project().platforms[platform].switches.size() > 1;
    return matters ? tr(" It is a model of one switch and ignores the links between those of %1.")
                         .arg(qtText(project().platforms[platform].name))
                   : QString();
}

void PresetPage::read(const Platform*)
{
    form().setVisible(makesProject() && preset().isOfNetworks());
    m_model->setEnabled(!makesProject() && preset().isOfNetworks());
    if (makesProject() && !preset().isOfNetworks()) {
        m_isReady = false;
        return emit said(tr("Servers of GPUs come with the network Rail-optimised, which asks for it."));
    }
    if (makesProject()) {
        const Result<Project> made = makeProject(recipe());
        m_isReady = made.has_value();
        return emit said(made ? tr("Makes a project with %1, and the model %2.")
                                    .arg(nodesAndLinks(nodeNames(made->platforms[0]).size(),
                                                       made->platforms[0].links.size()),
                                         qtText(made->models[0].name))
                              : sentenceOf(made.error().message));
    }
    const PresetTarget wanted = target();
    const PresetEdit edit = applyPreset(project(), preset(), wanted);
    const bool hasPlatform = wanted.platform < project().platforms.size();
    m_isReady = !edit.edit.changes.empty();
    emit said(
        presetPreview(edit, hasPlatform ? qtText(project().platforms[wanted.platform].name) : QString()) +
        blindness(wanted));
}

EditRequest PresetPage::request(const Platform*) const
{
    const PresetTarget wanted = target();
    const QString label =
        wanted.scope == PresetScope::nothing ? tr("Add model of %1") : tr("Apply preset %1");
    EditRequest request;
    request.activity = tr("Applying the preset…");
    request.make = [project = project(), preset = preset(), wanted,
                    label =
                        label.arg(qtText(preset().title)).toStdString()](const JobContext&) -> Result<Edit> {
        Edit edit = applyPreset(project, preset, wanted).edit;
        edit.label = label;
        return edit;
    };
    return request;
}

std::optional<Result<Project>> PresetPage::newProject() const
{
    if (!makesProject())
        return std::nullopt;
    return makeEmptyProject(recipe());
}

} // namespace contraflow
