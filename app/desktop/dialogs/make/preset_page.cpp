// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/make/gallery_page.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "app/desktop/style/widgets.h"
#include "core/base/units.h"
#include "core/io/project/preset_file.h"
#include "core/project/preset.h"
#include "core/project/routing_rules.h"
#include "core/recipes/project_recipe.h"
#include "core/sharing/catalog.h"

#include <QComboBox>
#include <QString>
#include <QStringList>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <variant>

namespace contraflow {
namespace {

QString html(std::string_view text)
{
    return qtText(text).toHtmlEscaped();
}

/** A value in bold with its name, and below it where it comes from. */
QString entry(const QString& name, const QString& value, const QString& source, const Theme& theme)
{
    return QStringLiteral("<tr><td width=\"124\" style=\"padding:4px 12px 4px 0px\">%1</td>"
                          "<td style=\"padding:4px 0px 4px 0px\"><b>%2</b>"
                          "<br><span style=\"color:%3\">%4</span></td></tr>")
        .arg(name, value, theme.mutedText.name(), source.toHtmlEscaped());
}

QString figure(const QString& name, Dimension dimension, const PresetFigure& figure, const Theme& theme)
{
    return entry(name, qtText(displayText(dimension, figure.value.value)).toHtmlEscaped(),
                 qtText(sourceText(figure)), theme);
}

/** What switches that reduce on the way do, as far as that is known. */
QString reductionRows(const PresetReduction& reduction, const QString& bandwidth, const QString& groups,
                      const Theme& theme)
{
    QString rows;
    if (!reduction.bandwidth.source.empty())
        rows += figure(bandwidth, Dimension::bandwidth, reduction.bandwidth, theme);
    if (!reduction.groups.source.empty())
        rows += entry(groups, countText(reduction.groups.value), coreText(reduction.groups.source), theme);
    return rows;
}

QString heading(const QString& text)
{
    return QStringLiteral("<p style=\"margin-top:12px; margin-bottom:2px\"><b>%1</b></p>").arg(text);
}

QString modelName(const std::string& kind)
{
    const ModelInfo* info = findModelInfo(kind);
    return info ? QStringLiteral("%1 · %2").arg(coreText(info->title).toHtmlEscaped(), html(kind))
                : html(kind);
}

QString htmlTable(const QString& rows)
{
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(rows);
}

QString paragraph(const QString& text)
{
    return QStringLiteral("<p style=\"margin-top:2px; margin-bottom:4px\">%1</p>").arg(text.toHtmlEscaped());
}

/** The recommended model with its parameters, that without congestion control, what full links do. */
QString modelHtml(const NetworkPreset& preset, const Theme& theme)
{
    QString model = entry(tr("Kind"), modelName(preset.modelKind), coreText(preset.modelReason), theme);
    if (!preset.uncontrolledKind.empty())
        model += entry(tr("Without congestion control"), modelName(preset.uncontrolledKind),
                       coreText(preset.claim), theme);
    for (const PresetParameter& parameter : preset.parameters)
        model += entry(html(parameter.name), html(parameter.value), coreText(parameter.source), theme);
    QString text = heading(tr("Recommended model")) + htmlTable(model);
    if (!preset.congestion.empty())
        text += heading(tr("Full links")) + paragraph(coreText(preset.congestion));
    return text;
}

/** Whether the platform itself notes the preset: it has nothing yet that could have its figures. */
bool takesNote(const PresetEdit& edit)
{
    return std::ranges::any_of(edit.edit.changes, [](const Change& change) {
        const auto* rows = std::get_if<ReplaceRows>(&change);
        return rows && rows->table.kind == TableKind::platforms;
    });
}

/** Everything about a preset as rich text: what it is, its figures each with its source, citations. */
QString presetHtml(const NetworkPreset& preset, const Theme& theme)
{
    QString text =
        QStringLiteral("<h3 style=\"margin-top:0px; margin-bottom:0px\">%1</h3>"
                       "<p style=\"margin-top:0px; color:%2\">%3 · %4</p><p>%5</p>")
            .arg(html(preset.title), theme.mutedText.name(),
                 preset.basis == PresetBasis::measured ? tr("Measured cluster") : tr("Nominal rate"),
                 html(preset.name), coreText(preset.description).toHtmlEscaped());
    text += heading(tr("Figures, each way"));
    QString figures;
    if (preset.isOfNetworks())
        figures = figure(tr("Node bandwidth"), Dimension::bandwidth, preset.nodeBandwidth, theme) +
                  figure(tr("Node latency"), Dimension::duration, preset.nodeLatency, theme) +
                  figure(tr("Link bandwidth"), Dimension::bandwidth, preset.linkBandwidth, theme) +
                  figure(tr("Link latency"), Dimension::duration, preset.linkLatency, theme);
    if (preset.isOfServers())
        figures +=
            figure(tr("GPU bandwidth within servers"), Dimension::bandwidth, preset.innerBandwidth, theme) +
            figure(tr("GPU latency within servers"), Dimension::duration, preset.innerLatency, theme);
    figures += reductionRows(preset.inNetwork, tr("In-network bandwidth"), tr("In-network groups"), theme) +
               reductionRows(preset.localInNetwork, tr("Local in-network bandwidth"),
                             tr("Local in-network groups"), theme);
    text += htmlTable(figures);
    if (preset.isOfNetworks())
        text += modelHtml(preset, theme);
    if (preset.routing != PresetRouting{}) {
        text += heading(tr("Routing"));
        QString routing;
        const auto add = [&](const QString& name, const std::optional<RoutingRule>& rule) {
            if (rule)
                routing += entry(name, coreText(infoOf(*rule).text).toHtmlEscaped(),
                                 routing.isEmpty() ? coreText(preset.routing.reason) : QString(), theme);
        };
        add(tr("Trees"), preset.routing.tree);
        add(tr("Dragonflies"), preset.routing.dragonfly);
        text += htmlTable(routing);
    }
    text += heading(tr("Sources"));
    for (const std::string& citation : preset.citations)
        text += paragraph(qtText(citation));
    return text;
}

/** "1 node", "6 nodes"; "1 link", "0 links". */
QString nodesAndLinks(std::size_t nodes, std::size_t links)
{
    const QString nodeText = nodes == 1 ? tr("1 node") : tr("%1 nodes").arg(countText(nodes));
    const QString linkText = links == 1 ? tr("1 link") : tr("%1 links").arg(countText(links));
    return nodes == 0 && links != 0   ? linkText
           : links == 0 && nodes != 0 ? nodeText
                                      : tr("%1 and %2").arg(nodeText, linkText);
}

/** What applying it does, in sentences: "Sets bandwidth and latency of 6 nodes and 1 link of copper." */
QString presetPreview(const PresetEdit& edit, const QString& platform)
{
    QStringList sentences;
    if (edit.nodes + edit.links != 0)
        sentences += tr("Sets bandwidth and latency of %1 of %2.")
                         .arg(nodesAndLinks(edit.nodes, edit.links), platform);
    else if (edit.servers == 0 && takesNote(edit))
        sentences += tr("Nodes and links that are drawn in %1 begin with its figures.").arg(platform);
    if (edit.servers != 0)
        sentences += tr("Sets bandwidth and latency within servers of %1.").arg(platform);
    if (edit.routing)
        sentences += tr("Routing becomes %1.").arg(coreText(infoOf(*edit.routing).text));
    const QString model = qtText(edit.model);
    if (edit.addsModel)
        sentences += tr("Adds the model %1.").arg(model);
    else if (!edit.model.empty())
        sentences += tr("The project has this model already, as %1.").arg(model);
    if (!edit.scenario.empty())
        sentences += tr("The scenario %1 runs with it.").arg(qtText(edit.scenario));
    return edit.edit.changes.empty() ? tr("Nothing would change. %1").arg(sentences.join(u' ')).trimmed()
                                     : sentences.join(u' ');
}

using PresetScope = PresetTarget::Scope;
using PresetUse = PresetTarget::ModelUse;

/** The platform of the scenario that is shown, else the first. */
std::size_t platformOfShown(const Project& project, std::size_t scenario)
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

/** Network presets: their figures with the sources, and what applying one changes. */
class PresetPage : public GalleryPage
{
public:
    PresetPage(const Context& context, QWidget* parent)
        : GalleryPage(context, {tr("&Apply preset")}, parent)
        , m_details(new QTextBrowser(this))
        , m_scope(new QComboBox(this))
        , m_model(new QComboBox(this))
    {
        m_details->setAccessibleName(tr("Figures and sources of the preset"));
        m_details->setOpenLinks(false);
        m_details->document()->setDocumentMargin(12);
        auto* layout = bareLayout<QVBoxLayout>(this, 8);
        layout->addWidget(m_details, 1);
        layout->addWidget(&form());
        for (const TopologyField& field : infoOf(m_racks).fields)
            form().add(field, field.in(m_racks));
        addScopes();
        addModelUses();
        connect(m_scope, &QComboBox::currentIndexChanged, this, &PresetPage::changed);
        connect(m_model, &QComboBox::currentIndexChanged, this, &PresetPage::changed);
    }

    [[nodiscard]] std::vector<GalleryEntry> entries() const override
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

    void choose(std::size_t entry) override
    {
        m_entry = entry;
        m_details->setHtml(presetHtml(preset(), theme()));
    }

    void read(const Platform*) override
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

    [[nodiscard]] bool isReady() const override { return m_isReady; }
    [[nodiscard]] EditRequest request(const Platform*) const override
    {
        const PresetTarget wanted = target();
        const QString label =
            wanted.scope == PresetScope::nothing ? tr("Add model of %1") : tr("Apply preset %1");
        EditRequest request;
        request.activity = tr("Applying the preset…");
        request.make =
            [project = project(), preset = preset(), wanted,
             label = label.arg(qtText(preset().title)).toStdString()](const JobContext&) -> Result<Edit> {
            Edit edit = applyPreset(project, preset, wanted).edit;
            edit.label = label;
            return edit;
        };
        return request;
    }

    [[nodiscard]] std::optional<Result<Project>> newProject() const override
    {
        if (!makesProject())
            return std::nullopt;
        return makeEmptyProject(recipe());
    }

private:
    void addScopes()
    {
        const auto add = [&](PresetTarget target, const QString& text) {
            m_scopes.push_back(std::move(target));
            m_scope->addItem(text);
        };
        const std::size_t shown = platformOfShown(project(), shownScenario());
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

    void addModelUses()
    {
        if (shownScenario() < project().scenarios.size())
            m_model->addItem(
                tr("Add it and use it in %1").arg(qtText(project().scenarios[shownScenario()].name)),
                static_cast<int>(PresetUse::use));
        m_model->addItem(tr("Add it to the project"), static_cast<int>(PresetUse::add));
        m_model->addItem(tr("Add none"), static_cast<int>(PresetUse::none));
        addTarget(tr("&Model:"), m_model);
    }

    [[nodiscard]] const NetworkPreset& preset() const { return (*networkPresets())[m_entry]; }

    [[nodiscard]] bool makesProject() const
    {
        return static_cast<std::size_t>(m_scope->currentIndex()) == m_scopes.size();
    }

    [[nodiscard]] PresetTarget target() const
    {
        PresetTarget target = m_scopes[static_cast<std::size_t>(m_scope->currentIndex())];
        target.scenario = shownScenario();
        target.model = static_cast<PresetUse>(m_model->currentData().toInt());
        return target;
    }

    /** A sentence behind the others where the model does not see all of the scenario's network, or empty. */
    [[nodiscard]] QString blindness(const PresetTarget& wanted) const
    {
        const std::size_t platform = platformOfShown(project(), wanted.scenario);
        const ModelInfo* info = findModelInfo(preset().modelKind);
        const bool matters = wanted.model == PresetUse::use && info && info->seesNodesOnly &&
                             platform < project().platforms.size() &&
                             project().platforms[platform].switches.size() > 1;
        return matters ? tr(" It is a model of one switch and ignores the links between those of %1.")
                             .arg(qtText(project().platforms[platform].name))
                       : QString();
    }

    [[nodiscard]] ProjectRecipe recipe() const
    {
        ProjectRecipe recipe;
        usePreset(recipe, preset());
        recipe.platform.topology = m_racks;
        return recipe;
    }

    std::size_t m_entry = 0;
    Topology m_racks = RackTopology{}; ///< of a new project
    bool m_isReady = false;
    std::vector<PresetTarget> m_scopes; ///< parallel to the entries of m_scope, without that of a new project
    QTextBrowser* m_details;
    QComboBox* m_scope;
    QComboBox* m_model;
};

} // namespace

GalleryPage* makePresetPage(const GalleryPage::Context& context, QWidget* parent)
{
    return new PresetPage(context, parent);
}

} // namespace contraflow
