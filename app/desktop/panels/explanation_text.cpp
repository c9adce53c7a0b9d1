// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/explanation_text.h"

#include "app/desktop/live/result_items.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/tables/explanation_tables.h"
#include "core/tables/table_text.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace contraflow {
namespace {

/** More steps or competing messages than this are summed up: nobody reads them, and rich text is slow with
 * them. */
constexpr std::size_t kShownSteps = 24;
constexpr std::size_t kShownCompeting = 12;
constexpr double kCellPadding = 6; // pixels, left and right
const QString kShownMark = QStringLiteral("▸ ");

QString text(const char* source)
{
    return QCoreApplication::translate("Explanation", source);
}

QString quantity(Dimension dimension, double value)
{
    return shownQuantity(dimension, value).toHtmlEscaped();
}

QString link(const QString& target, const QString& shown)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, shown.toHtmlEscaped());
}

using Steps = std::vector<ExplainedStep>;

/** The first of the steps that are listed: those around the shown one. */
Steps::const_iterator firstListed(const ExplanationView& view)
{
    const Steps& steps = view.explanation.steps;
    if (steps.size() <= kShownSteps)
        return steps.begin();
    const auto at = std::ranges::lower_bound(steps, view.step, {}, &ExplainedStep::step);
    const std::size_t current = std::min(static_cast<std::size_t>(at - steps.begin()), steps.size() - 1);
    const std::size_t first =
        std::min(current - std::min(current, kShownSteps / 2), steps.size() - kShownSteps);
    return steps.begin() + static_cast<std::ptrdiff_t>(first);
}

Steps listedSteps(const ExplanationView& view)
{
    const Steps& steps = view.explanation.steps;
    const auto first = firstListed(view);
    const auto count = std::min(kShownSteps, static_cast<std::size_t>(steps.end() - first));
    return {first, first + static_cast<std::ptrdiff_t>(count)};
}

/** Builds the text of one message. */
class Writer
{
public:
    Writer(const ExplanationView& view, const Theme& theme)
        : m_view(view)
        , m_theme(theme)
        , m_steps(columnsFor(
              explainedStepsTable({view.project, view.prediction, view.explanation}, listedSteps(view)),
              TableView::brief))
    {
        for (std::size_t column = 0; column < m_steps.columns().size(); ++column)
            m_styles.push_back(columnStyle(m_steps, column, numberStyle()));
    }

    QString html()
    {
        heading();
        const ExplainedStep* shown = shownStep();
        stepTable();
        if (!shown) {
            notActive();
            return m_html;
        }
        routeOf(*shown);
        termsOf(*shown);
        return m_html;
    }

    [[nodiscard]] double tableWidth(const QFontMetricsF& metrics) const
    {
        std::vector<double> widths(m_steps.columns().size());
        for (std::size_t column = 0; column < widths.size(); ++column) {
            const auto take = [&](const QString& text) {
                widths[column] = std::max(widths[column], metrics.horizontalAdvance(text));
            };
            take(title(column));
            for (std::size_t row = 0; row < m_steps.rowCount(); ++row)
                take(column == 0             ? kShownMark + shownCell(row, column)
                     : column == limitedBy() ? shownCell(row, column) + QLatin1Char(' ') + againstFlow()
                                             : shownCell(row, column));
        }
        return std::accumulate(widths.begin(), widths.end(),
                               2 * kCellPadding * static_cast<double>(widths.size()));
    }

private:
    [[nodiscard]] const Prediction& prediction() const { return m_view.prediction; }
    [[nodiscard]] QString title(std::size_t column) const
    {
        return coreText(m_steps.columns()[column].title);
    }
    [[nodiscard]] QString shownCell(std::size_t row, std::size_t column) const
    {
        return qtText(readableText(m_steps.cell(row, column), m_steps.columns()[column], m_styles[column]));
    }
    [[nodiscard]] std::size_t limitedBy() const { return columnWithKey(m_steps, "limited_by"); }
    [[nodiscard]] static QString againstFlow()
    {
        return text(QT_TRANSLATE_NOOP("Explanation", "(against the flow)"));
    }

    [[nodiscard]] const MessageRow& row(std::uint32_t message) const
    {
        return m_view.project.workloads[prediction().workload]
            .messages[prediction().placed.messages[message].row];
    }

    [[nodiscard]] QString messageLink(std::uint32_t message) const
    {
        const std::size_t number = prediction().placed.messages[message].row;
        const std::string& id = row(message).id;
        const QString shown =
            id.empty() ? text(QT_TRANSLATE_NOOP("Explanation", "row %1")).arg(number + 1) : qtText(id);
        return link(QStringLiteral("message:%1").arg(number), shown);
    }

    [[nodiscard]] QString channelLink(std::uint32_t channel) const
    {
        return link(QStringLiteral("channel:%1").arg(channel),
                    qtText(prediction().placed.network->channelName(ChannelId(channel))));
    }

    [[nodiscard]] const ExplainedStep* shownStep() const
    {
        const auto& steps = m_view.explanation.steps;
        const auto found = std::ranges::find_if(
            steps, [this](const ExplainedStep& step) { return step.step == m_view.step; });
        return found == steps.end() ? nullptr : &*found;
    }

    void heading()
    {
        const std::uint32_t message = m_view.explanation.message;
        const MessageRow& message_ = row(message);
        const PlacedMessage& placed = prediction().placed.messages[message];
        const MessageTimes& times = prediction().timeline.messages[message];
        const Network& network = *prediction().placed.network;
        const std::string& from = network.node(placed.source).name;
        const std::string& to = network.node(placed.destination).name;
        const auto end = [](const std::string& name, const std::string& node) {
            return name == node
                       ? qtText(name)
                       : text(QT_TRANSLATE_NOOP("Explanation", "%1 on %2")).arg(qtText(name), qtText(node));
        };
        m_html +=
            QStringLiteral(
                "<p style=\"margin-bottom:2px\"><b>%1</b> <span style=\"color:%2\">%3, %4</span></p>")
                .arg(messageLink(message), m_theme.mutedText.name(),
                     (end(message_.source, from) + QStringLiteral(" → ") + end(message_.destination, to))
                         .toHtmlEscaped(),
                     quantity(Dimension::size, placed.bytes));
        m_html += QStringLiteral("<p style=\"margin-top:2px\">%1</p>")
                      .arg(qtText(m_view.explanation.summary).toHtmlEscaped());
        QString time = text(QT_TRANSLATE_NOOP("Explanation", "From %1 to %2."))
                           .arg(quantity(Dimension::duration, times.start),
                                quantity(Dimension::duration, times.finish()));
        if (times.uncontended > 0 && std::isfinite(times.uncontended))
            time += QLatin1Char(' ') + text(QT_TRANSLATE_NOOP("Explanation", "Alone it would take %1."))
                                           .arg(quantity(Dimension::duration, times.uncontended));
        time += QLatin1Char(' ') + text(QT_TRANSLATE_NOOP("Explanation", "Predicted with model %1."))
                                       .arg(qtText(prediction().model).toHtmlEscaped());
        m_html += QStringLiteral("<p style=\"margin-top:4px; margin-bottom:8px\">%1</p>").arg(time);
    }

    void cell(const QString& content, const char* align = "left")
    {
        m_html += QStringLiteral("<td align=\"%1\" style=\"padding:2px 6px; white-space:nowrap\">%2</td>")
                      .arg(QLatin1String(align), content);
    }

    void stepTable()
    {
        const auto& steps = m_view.explanation.steps;
        if (steps.empty())
            return;
        m_html += QStringLiteral(
                      "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr style=\"color:%1\">")
                      .arg(m_theme.mutedText.name());
        for (std::size_t column = 0; column < m_steps.columns().size(); ++column)
            if (column != limitedBy() || m_view.rows == ExplanationView::Rows::single)
                cell(title(column), alignment(column));
        m_html += QStringLiteral("</tr>");
        const auto first = static_cast<std::size_t>(firstListed(m_view) - steps.begin());
        for (std::size_t row = 0; row < m_steps.rowCount(); ++row)
            stepRow(steps[first + row], row);
        m_html += QStringLiteral("</table>");
        if (m_steps.rowCount() < steps.size())
            m_html += QStringLiteral("<p style=\"color:%1\">%2</p>")
                          .arg(m_theme.mutedText.name(),
                               text(QT_TRANSLATE_NOOP("Explanation", "%1 of its %2 steps are listed."))
                                   .arg(countText(m_steps.rowCount()))
                                   .arg(countText(steps.size())));
    }

    [[nodiscard]] const char* alignment(std::size_t column) const
    {
        return column > 0 && isNumeric(m_steps.columns()[column]) ? "right" : "left";
    }

    void stepRow(const ExplainedStep& step, std::size_t row)
    {
        const bool isShown = step.step == m_view.step;
        QColor ground = m_theme.accent;
        ground = QColor::fromRgbF(static_cast<float>(m_theme.ground.redF() * 0.82 + ground.redF() * 0.18),
                                  static_cast<float>(m_theme.ground.greenF() * 0.82 + ground.greenF() * 0.18),
                                  static_cast<float>(m_theme.ground.blueF() * 0.82 + ground.blueF() * 0.18));
        const QString opening =
            isShown ? QStringLiteral("<tr bgcolor=\"%1\">").arg(ground.name()) : QStringLiteral("<tr>");
        m_html += opening;
        cell((isShown ? kShownMark : QString()) +
             link(QStringLiteral("step:%1").arg(step.step), shownCell(row, 0)));
        for (std::size_t column = 1; column < limitedBy(); ++column)
            cell(shownCell(row, column).toHtmlEscaped(), alignment(column));
        QString limit =
            step.limitingChannel == kNoChannel ? QStringLiteral("–") : channelLink(step.limitingChannel);
        if (step.limitedAgainstFlow)
            limit += QLatin1Char(' ') + againstFlow();
        for (const ChannelId other : step.alsoLimiting)
            limit += QStringLiteral(", ") + channelLink(other.value);
        if (m_view.rows == ExplanationView::Rows::single)
            cell(limit);
        else
            m_html += QStringLiteral("</tr>") + opening +
                      QStringLiteral("<td colspan=\"4\" style=\"padding:0px 6px 4px 16px\">%1</td>")
                          .arg(text(QT_TRANSLATE_NOOP("Explanation", "limited by %1")).arg(limit));
        m_html += QStringLiteral("</tr>");
    }

    void notActive()
    {
        if (m_view.explanation.steps.empty())
            return;
        m_html +=
            QStringLiteral("<p style=\"color:%1\">%2</p>")
                .arg(m_theme.mutedText.name(),
                     text(QT_TRANSLATE_NOOP("Explanation", "Not active in step %1, which the window shows."))
                         .arg(m_view.step + 1));
    }

    [[nodiscard]] QString competing(const std::vector<CompetingMessage>& list) const
    {
        QStringList parts;
        for (std::size_t i = 0; i < std::min(list.size(), kShownCompeting); ++i)
            parts +=
                QStringLiteral("%1&nbsp;<span style=\"color:%2\">%3</span>")
                    .arg(
                        messageLink(list[i].message), m_theme.mutedText.name(),
                        quantity(Dimension::bandwidth, list[i].rate).replace(u' ', QStringLiteral("&nbsp;")));
        if (list.size() > kShownCompeting)
            parts += text(QT_TRANSLATE_NOOP("Explanation", "%1 more"))
                         .arg(countText(list.size() - kShownCompeting));
        return parts.join(QStringLiteral(", "));
    }

    void routeOf(const ExplainedStep& step)
    {
        m_html += QStringLiteral("<p style=\"margin-top:10px; margin-bottom:2px\"><b>%1</b></p>")
                      .arg(text(QT_TRANSLATE_NOOP("Explanation", "Its route in step %1")).arg(step.step + 1));
        for (const ChannelUse& use : step.channels)
            channel(step, use);
    }

    void termsOf(const ExplainedStep& step)
    {
        if (step.terms.empty())
            return;
        m_html += QStringLiteral("<p style=\"margin-top:10px; margin-bottom:2px\"><b>%1</b></p>")
                      .arg(text(QT_TRANSLATE_NOOP("Explanation", "How %1 comes to its rate in step %2"))
                               .arg(qtText(prediction().model).toHtmlEscaped())
                               .arg(step.step + 1));
        for (const Term& term : step.terms)
            if (!term.symbol.empty())
                writeTerm(term);
    }

    void writeTerm(const Term& term)
    {
        QString line = QStringLiteral("<b>%1</b>").arg(qtText(term.symbol).toHtmlEscaped());
        if (term.channel != kNoChannel)
            line += QLatin1Char(' ') +
                    text(QT_TRANSLATE_NOOP("Explanation", "of %1")).arg(channelLink(term.channel));
        line += QStringLiteral(" = ") + qtText(termValueText(term)).toHtmlEscaped();
        if (!term.meaning.empty())
            line += QStringLiteral("<span style=\"color:%1\">, %2</span>")
                        .arg(m_theme.mutedText.name(), qtText(term.meaning).toHtmlEscaped());
        if (!term.messages.empty())
            line += QStringLiteral(": ") + messageLinks(term.messages);
        m_html += QStringLiteral("<p style=\"margin-top:4px; margin-bottom:0px\">%1</p>").arg(line);
        QStringList steps;
        for (const std::string* part : {&term.formula, &term.working})
            if (!part->empty())
                steps += QStringLiteral("= ") + qtText(*part).toHtmlEscaped();
        if (!steps.isEmpty())
            m_html += QStringLiteral(
                          "<p style=\"margin-top:0px; margin-bottom:0px; margin-left:14px; color:%1\">%2</p>")
                          .arg(m_theme.mutedText.name(), steps.join(QLatin1Char(' ')));
    }

    [[nodiscard]] QString messageLinks(const std::vector<std::uint32_t>& messages) const
    {
        QStringList parts;
        for (std::size_t i = 0; i < std::min(messages.size(), kShownCompeting); ++i)
            parts += messageLink(messages[i]);
        if (messages.size() > kShownCompeting)
            parts += text(QT_TRANSLATE_NOOP("Explanation", "%1 more"))
                         .arg(countText(messages.size() - kShownCompeting));
        return parts.join(QStringLiteral(", "));
    }

    void channel(const ExplainedStep& step, const ChannelUse& use)
    {
        const bool isLimit = !step.limitedAgainstFlow && (use.channel.value == step.limitingChannel ||
                                                          contains(step.alsoLimiting, use.channel));
        const QString share = use.capacity > 0
                                  ? text(QT_TRANSLATE_NOOP("Explanation", "%1 % of %2"))
                                        .arg(qtText(roundedText(100 * use.load / use.capacity, 3)),
                                             quantity(Dimension::bandwidth, use.capacity))
                                  : QString();
        m_html +=
            QStringLiteral(
                "<p style=\"margin-top:4px; margin-bottom:0px\">%1%2 <span style=\"color:%3\">%4</span></p>")
                .arg(channelLink(use.channel.value),
                     isLimit ? QStringLiteral(" <b>") + text(QT_TRANSLATE_NOOP("Explanation", "limits")) +
                                   QStringLiteral("</b>")
                             : QString(),
                     m_theme.mutedText.name(), share);
        competingLine(text(QT_TRANSLATE_NOOP("Explanation", "with the flow:")), use.withFlow);
        competingLine(text(QT_TRANSLATE_NOOP("Explanation", "against:")), use.againstFlow);
    }

    void competingLine(const QString& label, const std::vector<CompetingMessage>& list)
    {
        if (!list.empty())
            m_html +=
                QStringLiteral("<p style=\"margin-top:0px; margin-bottom:0px; margin-left:14px\">%1 %2</p>")
                    .arg(label, competing(list));
    }

    const ExplanationView& m_view;
    const Theme& m_theme;
    Table m_steps;                     ///< those that are listed, with the columns that people read first
    std::vector<NumberStyle> m_styles; ///< of its columns
    QString m_html;
};

} // namespace

QString explanationHtml(const ExplanationView& view, const Theme& theme)
{
    return Writer(view, theme).html();
}

double stepTableWidth(const ExplanationView& view, const QFontMetricsF& metrics)
{
    return Writer(view, theme()).tableWidth(metrics);
}

ExplanationTarget resolveLink(const QUrl& link, const Prediction& prediction, const Project& project)
{
    bool isNumber = false;
    const auto number = static_cast<std::size_t>(link.path().toULongLong(&isNumber));
    ExplanationTarget target;
    if (!isNumber)
        return target;
    if (link.scheme() == QLatin1String("message"))
        target.item = SelectedItem{TableRef{TableKind::messages, prediction.workload}, number};
    else if (link.scheme() == QLatin1String("channel"))
        target.item =
            itemOfChannel(*prediction.placed.network, project, prediction.scenario, ChannelId(number));
    else if (link.scheme() == QLatin1String("step"))
        target.step = number;
    return target;
}

} // namespace contraflow
