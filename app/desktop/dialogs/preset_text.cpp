// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/preset_text.h"

#include "app/desktop/style/text.h"
#include "core/base/units.h"
#include "core/project/routing_rules.h"
#include "core/sharing/catalog.h"

#include <QStringList>

#include <algorithm>
#include <variant>

namespace contraflow {
namespace {

QString html(std::string_view text)
{
    return qtText(text).toHtmlEscaped();
}

/** A value in bold with its name, and below it where it comes from. */
QString entry(const QString& name, const QString& value, const std::string& source, const Theme& theme)
{
    return QStringLiteral("<tr><td width=\"124\" style=\"padding:4px 12px 4px 0px\">%1</td>"
                          "<td style=\"padding:4px 0px 4px 0px\"><b>%2</b>"
                          "<br><span style=\"color:%3\">%4</span></td></tr>")
        .arg(name, value, theme.mutedText.name(), html(source));
}

QString figure(const QString& name, Dimension dimension, const PresetFigure& figure, const Theme& theme)
{
    return entry(name, qtText(displayText(dimension, figure.value.value)).toHtmlEscaped(), figure.source,
                 theme);
}

QString heading(const QString& text)
{
    return QStringLiteral("<p style=\"margin-top:12px; margin-bottom:2px\"><b>%1</b></p>").arg(text);
}

QString modelName(const NetworkPreset& preset)
{
    const ModelInfo* info = findModelInfo(preset.modelKind);
    return info ? QStringLiteral("%1 · %2").arg(html(info->title), html(preset.modelKind))
                : html(preset.modelKind);
}

QString htmlTable(const QString& rows)
{
    return QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\">%1</table>").arg(rows);
}

/** The recommended model with its parameters, and that without congestion control. */
QString modelHtml(const NetworkPreset& preset, const Theme& theme)
{
    QString model = entry(tr("Kind"), modelName(preset), preset.modelReason, theme);
    if (!preset.uncontrolledKind.empty())
        model += entry(tr("Without congestion control"), html(preset.uncontrolledKind), preset.claim, theme);
    for (const PresetParameter& parameter : preset.parameters)
        model += entry(html(parameter.name), html(parameter.value), parameter.source, theme);
    return heading(tr("Recommended model")) + htmlTable(model);
}

/** Whether the platform itself notes the preset: it has nothing yet that could have its figures. */
bool takesNote(const PresetEdit& edit)
{
    return std::any_of(edit.edit.changes.begin(), edit.edit.changes.end(), [](const Change& change) {
        const auto* rows = std::get_if<ReplaceRows>(&change);
        return rows && rows->table.kind == TableKind::platforms;
    });
}

} // namespace

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
    text += htmlTable(figures);
    if (preset.isOfNetworks())
        text += modelHtml(preset, theme);
    if (preset.routing != PresetRouting{}) {
        text += heading(tr("Routing"));
        QString routing;
        const auto add = [&](const QString& name, const std::optional<RoutingRule>& rule) {
            if (rule)
                routing += entry(name, coreText(infoOf(*rule).text).toHtmlEscaped(),
                                 routing.isEmpty() ? preset.routing.reason : std::string(), theme);
        };
        add(tr("Trees"), preset.routing.tree);
        add(tr("Dragonflies"), preset.routing.dragonfly);
        text += htmlTable(routing);
    }
    text += heading(tr("Sources"));
    for (const std::string& citation : preset.citations)
        text += QStringLiteral("<p style=\"margin-top:2px; margin-bottom:4px\">%1</p>").arg(html(citation));
    return text;
}

QString nodesAndLinks(std::size_t nodes, std::size_t links)
{
    const QString nodeText = nodes == 1 ? tr("1 node") : tr("%1 nodes").arg(countText(nodes));
    const QString linkText = links == 1 ? tr("1 link") : tr("%1 links").arg(countText(links));
    return nodes == 0 && links != 0   ? linkText
           : links == 0 && nodes != 0 ? nodeText
                                      : tr("%1 and %2").arg(nodeText, linkText);
}

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

} // namespace contraflow
