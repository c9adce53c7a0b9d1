// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/explanation_text.h"

#include "app/desktop/style/text.h"
#include "core/base/text.h"
#include "core/base/units.h"

#include <QCoreApplication>
#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace contraflow {
namespace {

/** More steps or sharers than this are summed up: nobody reads them, and rich text is slow with them. */
constexpr std::size_t kShownSteps = 24;
constexpr std::size_t kShownSharers = 12;
constexpr double kCellPadding = 6; // pixels, left and right
const QString kShownMark = QStringLiteral("▸ ");

QString text(const char* source)
{
    return QCoreApplication::translate("Explanation", source);
}

QString quantity(Dimension dimension, double value)
{
    return qtText(displayText(dimension, value)).toHtmlEscaped();
}

QString link(const QString& target, const QString& shown)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, shown.toHtmlEscaped());
}

/** Builds the text of one message. */
class Writer
{
public:
    Writer(const ExplanationView& view, const Theme& theme) : m_view(view), m_theme(theme) {}

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
        std::array<double, 5> widths{};
        const auto take = [&](const std::array<QString, 5>& texts) {
            for (std::size_t i = 0; i < widths.size(); ++i)
                widths[i] = std::max(widths[i], metrics.horizontalAdvance(texts[i]));
        };
        take(headers());
        const auto [first, last] = listed();
        for (std::size_t i = first; i < last; ++i) {
            const ExplainedStep& step = m_view.explanation.steps[i];
            QString limit;
            if (step.limitingChannel != kNoChannel)
                limit = qtText(prediction().placed.network->channelName(ChannelId(step.limitingChannel)));
            if (step.limitedAgainstFlow)
                limit += QLatin1Char(' ') + againstFlow();
            take({kShownMark + QString::number(step.step + 1), quantity(Dimension::duration, step.to),
                  quantity(Dimension::bandwidth, step.rate), qtText(roundedText(step.penalty, 3)), limit});
        }
        return std::accumulate(widths.begin(), widths.end(), 2.0 * kCellPadding * widths.size());
    }

private:
    [[nodiscard]] const Prediction& prediction() const { return m_view.prediction; }
    [[nodiscard]] static std::array<QString, 5> headers()
    {
        return {
            text(QT_TRANSLATE_NOOP("Explanation", "Step")), text(QT_TRANSLATE_NOOP("Explanation", "Until")),
            text(QT_TRANSLATE_NOOP("Explanation", "Rate")), text(QT_TRANSLATE_NOOP("Explanation", "Penalty")),
            text(QT_TRANSLATE_NOOP("Explanation", "Limited by"))};
    }
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
        const auto found = std::find_if(steps.begin(), steps.end(), [this](const ExplainedStep& step) {
            return step.step == m_view.step;
        });
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
        QString time =
            text(QT_TRANSLATE_NOOP("Explanation", "From %1 to %2."))
                .arg(quantity(Dimension::duration, times.start), quantity(Dimension::duration, times.finish));
        if (times.uncontended > 0 && std::isfinite(times.uncontended))
            time += QLatin1Char(' ') + text(QT_TRANSLATE_NOOP("Explanation", "Alone it would take %1."))
                                           .arg(quantity(Dimension::duration, times.uncontended));
        m_html += QStringLiteral("<p style=\"margin-top:4px; margin-bottom:8px\">%1</p>").arg(time);
    }

    void cell(const QString& content, const char* align = "left")
    {
        m_html += QStringLiteral("<td align=\"%1\" style=\"padding:2px 6px; white-space:nowrap\">%2</td>")
                      .arg(QLatin1String(align), content);
    }

    /** The steps that are listed: those around the shown one. */
    [[nodiscard]] std::pair<std::size_t, std::size_t> listed() const
    {
        const auto& steps = m_view.explanation.steps;
        if (steps.size() <= kShownSteps)
            return {0, steps.size()};
        const auto at = std::lower_bound(
            steps.begin(), steps.end(), m_view.step,
            [](const ExplainedStep& step, std::size_t wanted) { return step.step < wanted; });
        const std::size_t current = std::min(static_cast<std::size_t>(at - steps.begin()), steps.size() - 1);
        const std::size_t first =
            std::min(current - std::min(current, kShownSteps / 2), steps.size() - kShownSteps);
        return {first, first + kShownSteps};
    }

    void stepTable()
    {
        const auto& steps = m_view.explanation.steps;
        if (steps.empty())
            return;
        const auto [first, last] = listed();
        m_html += QStringLiteral(
                      "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr style=\"color:%1\">")
                      .arg(m_theme.mutedText.name());
        const auto titles = headers();
        cell(titles[0]);
        for (std::size_t i = 1; i < 4; ++i)
            cell(titles[i], "right");
        if (m_view.rows == ExplanationView::Rows::single)
            cell(titles[4]);
        m_html += QStringLiteral("</tr>");
        for (std::size_t i = first; i < last; ++i)
            stepRow(steps[i]);
        m_html += QStringLiteral("</table>");
        if (last - first < steps.size())
            m_html += QStringLiteral("<p style=\"color:%1\">%2</p>")
                          .arg(m_theme.mutedText.name(),
                               text(QT_TRANSLATE_NOOP("Explanation", "%1 of its %2 steps are listed."))
                                   .arg(last - first)
                                   .arg(steps.size()));
    }

    void stepRow(const ExplainedStep& step)
    {
        const bool isShown = step.step == m_view.step;
        QColor ground = m_theme.accent;
        ground = QColor::fromRgbF(static_cast<float>(m_theme.ground.redF() * 0.82 + ground.redF() * 0.18),
                                  static_cast<float>(m_theme.ground.greenF() * 0.82 + ground.greenF() * 0.18),
                                  static_cast<float>(m_theme.ground.blueF() * 0.82 + ground.blueF() * 0.18));
        const QString opening =
            isShown ? QStringLiteral("<tr bgcolor=\"%1\">").arg(ground.name()) : QStringLiteral("<tr>");
        m_html += opening;
        const QString number = QString::number(step.step + 1);
        cell((isShown ? kShownMark : QString()) + link(QStringLiteral("step:%1").arg(step.step), number));
        cell(quantity(Dimension::duration, step.to), "right");
        cell(quantity(Dimension::bandwidth, step.rate), "right");
        cell(qtText(roundedText(step.penalty, 3)), "right");
        QString limit =
            step.limitingChannel == kNoChannel ? QStringLiteral("–") : channelLink(step.limitingChannel);
        if (step.limitedAgainstFlow)
            limit += QLatin1Char(' ') + againstFlow();
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

    [[nodiscard]] QString sharers(const std::vector<Sharer>& list) const
    {
        QStringList parts;
        for (std::size_t i = 0; i < std::min(list.size(), kShownSharers); ++i)
            parts +=
                QStringLiteral("%1&nbsp;<span style=\"color:%2\">%3</span>")
                    .arg(
                        messageLink(list[i].message), m_theme.mutedText.name(),
                        quantity(Dimension::bandwidth, list[i].rate).replace(u' ', QStringLiteral("&nbsp;")));
        if (list.size() > kShownSharers)
            parts += text(QT_TRANSLATE_NOOP("Explanation", "%1 more")).arg(list.size() - kShownSharers);
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
                               .arg(qtText(prediction().kind).toHtmlEscaped())
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
        for (std::size_t i = 0; i < std::min(messages.size(), kShownSharers); ++i)
            parts += messageLink(messages[i]);
        if (messages.size() > kShownSharers)
            parts += text(QT_TRANSLATE_NOOP("Explanation", "%1 more")).arg(messages.size() - kShownSharers);
        return parts.join(QStringLiteral(", "));
    }

    void channel(const ExplainedStep& step, const ChannelUse& use)
    {
        const bool isLimit = !step.limitedAgainstFlow && use.channel.value == step.limitingChannel;
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
        sharerLine(text(QT_TRANSLATE_NOOP("Explanation", "with the flow:")), use.withFlow);
        sharerLine(text(QT_TRANSLATE_NOOP("Explanation", "against:")), use.againstFlow);
    }

    void sharerLine(const QString& label, const std::vector<Sharer>& list)
    {
        if (!list.empty())
            m_html +=
                QStringLiteral("<p style=\"margin-top:0px; margin-bottom:0px; margin-left:14px\">%1 %2</p>")
                    .arg(label, sharers(list));
    }

    const ExplanationView& m_view;
    const Theme& m_theme;
    QString m_html;
};

/** The row that made a channel: a link of the platform, or the node row and in it the host that owns the NIC.
 */
std::optional<SelectedItem> itemOfChannel(ChannelId channel, const Prediction& prediction,
                                          const Project& project)
{
    const Network& network = *prediction.placed.network;
    if (channel.index() >= network.channelCount())
        return {};
    const Scenario* scenario = findByName(project.scenarios, prediction.scenario);
    if (!scenario)
        return {};
    const std::size_t platform = indexOfName(project.platforms, scenario->platform);
    const Network::Link& found = network.link(linkOf(channel));
    if (!found.isNic)
        return SelectedItem{TableRef{TableKind::links, platform}, found.row};
    const std::size_t node = found.from.isNode ? found.from.index : found.to.index;
    std::size_t first = node;
    while (first > 0 && network.nodes()[first - 1].row == found.row)
        --first;
    return SelectedItem{TableRef{TableKind::nodes, platform}, found.row, node - first};
}

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
        target.item = itemOfChannel(ChannelId(number), prediction, project);
    else if (link.scheme() == QLatin1String("step"))
        target.step = number;
    return target;
}

} // namespace contraflow
