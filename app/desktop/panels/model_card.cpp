// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/model_card.h"

#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/sharing/catalog.h"

namespace contraflow {
namespace {

QString escaped(std::string_view text)
{
    return qtText(text).toHtmlEscaped();
}

QString paragraph(const QString& html)
{
    return QStringLiteral("<p>%1</p>").arg(html);
}

QString labelled(const QString& label, const QString& text)
{
    return paragraph(QStringLiteral("<b>%1</b> %2").arg(label, text.toHtmlEscaped()));
}

/** The value that the project gives a parameter; empty when the default holds. */
std::string givenValue(const Model& model, std::string_view parameter)
{
    for (const ParameterRow& row : model.parameters)
        if (row.name == parameter)
            return row.value;
    return {};
}

QString parameterTable(const Model& model, const ModelInfo& info, const Theme& theme)
{
    if (info.parameters.empty())
        return paragraph(tr("It has no parameters."));
    const auto cell = [](const QString& html) {
        return QStringLiteral("<td style=\"padding:2px 10px 2px 0px\">%1</td>").arg(html);
    };
    QString rows = QStringLiteral("<tr>");
    for (const QString& title : {tr("Parameter"), tr("Value"), tr("Default"), tr("Takes")})
        rows += QStringLiteral("<th align=\"left\" style=\"padding:2px 10px 2px 0px\">%1</th>").arg(title);
    rows += QStringLiteral("</tr>");
    for (const ParameterInfo& parameter : info.parameters) {
        const std::string given = givenValue(model, parameter.name);
        const QString value = given.empty() ? tr("default") : QStringLiteral("<b>%1</b>").arg(escaped(given));
        rows += QStringLiteral("<tr>") +
                cell(QStringLiteral("<code>%1</code>").arg(escaped(parameter.name))) + cell(value) +
                cell(escaped(defaultText(parameter))) + cell(escaped(acceptedValues(parameter))) +
                QStringLiteral(
                    "</tr><tr><td colspan=\"4\" style=\"padding:0px 0px 6px 12px; color:%1\">%2</td></tr>")
                    .arg(theme.mutedText.name(), coreText(parameter.description).toHtmlEscaped());
    }
    return QStringLiteral("<table cellspacing=\"0\" width=\"100%\">%1</table>").arg(rows);
}

} // namespace

QString modelCardHtml(const Model& model, const Theme& theme)
{
    const ModelInfo* info = findModelInfo(model.kind);
    const QString muted = QStringLiteral("<span style=\"color:%1\">%2</span>").arg(theme.mutedText.name());
    if (!info)
        return QStringLiteral("<h3>%1</h3>").arg(escaped(model.name)) +
               paragraph(model.kind.empty()
                             ? tr("This model has no kind yet. Choose one in the sheet Models.")
                             : tr("There is no kind of model %1. The sheet Models offers those there are.")
                                   .arg(escaped(inQuotes(model.kind))));
    QString html =
        QStringLiteral("<h3>%1</h3>").arg(coreText(info->title).toHtmlEscaped()) +
        paragraph(muted.arg(tr("Model %1 of kind %2").arg(escaped(model.name), escaped(info->kind)))) +
        paragraph(coreText(info->description).toHtmlEscaped()) +
        labelled(tr("Take it for:"), coreText(info->use)) + labelled(tr("Not for:"), coreText(info->avoid));
    if (info->seesNodesOnly)
        html += paragraph(tr("On a platform with several switches it runs and ignores the links between "
                             "them."));
    html += parameterTable(model, *info, theme);
    return html + paragraph(muted.arg(tr("Source: %1").arg(escaped(info->citation))));
}

QString modelKindTip(std::string_view kind)
{
    const ModelInfo* info = findModelInfo(kind);
    if (!info)
        return {};
    return QStringLiteral("<b>%1</b>").arg(coreText(info->title).toHtmlEscaped()) +
           paragraph(coreText(info->description).toHtmlEscaped()) +
           labelled(tr("Take it for:"), coreText(info->use)) +
           labelled(tr("Not for:"), coreText(info->avoid)) +
           paragraph(tr("Source: %1").arg(escaped(info->citation)));
}

} // namespace contraflow
