// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/event_text.h"

#include "app/desktop/results/channel_items.h"
#include "app/desktop/results/run_items.h"
#include "app/desktop/style/text.h"
#include "app/desktop/tables/number_style.h"
#include "app/desktop/tables/replay_sheet.h"
#include "core/analysis/application/run_summary.h"
#include "core/application/application_replay.h"
#include "core/base/units.h"
#include "core/tables/event_tables.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <numeric>

namespace contraflow {
namespace {

/** More are summed up: nobody reads them. */
constexpr std::size_t kShownMessages = 24;
/** Figures that stand in the heading of a message. */
constexpr std::array<std::string_view, 5> kOfHeading{"message", "source", "destination", "row", "size_bytes"};

QString said(const char* source)
{
    return QCoreApplication::translate("Explanation", source);
}

QString linked(const QString& target, const QString& shown)
{
    return QStringLiteral("<a href=\"%1\">%2</a>").arg(target, shown.toHtmlEscaped());
}

/** Builds the text of one event. */
class EventWriter
{
public:
    EventWriter(const ScenarioResult& result, const EventExplanation& explanation, const Theme& theme)
        : m_result(result)
        , m_explanation(explanation)
        , m_theme(theme)
        , m_messages(eventMessagesTable({*result.replay, explanation}))
    {}

    QString html()
    {
        const ReplayedEvent& event = run().events[m_explanation.event];
        paragraph(QStringLiteral("<b>%1</b>")
                      .arg(qtText(eventTitle(*m_result.replay, m_explanation.event)).toHtmlEscaped()),
                  2);
        paragraph(muted(runText(m_result)), 0);
        paragraph(qtText(m_explanation.summary).toHtmlEscaped(), 6);
        paragraph(said(QT_TRANSLATE_NOOP("Explanation", "From %1 to %2."))
                      .arg(shownQuantity(Dimension::duration, event.start),
                           shownQuantity(Dimension::duration, event.end))
                      .toHtmlEscaped(),
                  2);
        // What it ended with comes first, then what it waited for.
        std::vector<std::size_t> order(m_explanation.messages.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            return weight(m_explanation.messages[a]) > weight(m_explanation.messages[b]);
        });
        for (std::size_t i = 0; i < std::min(order.size(), kShownMessages); ++i)
            message(order[i]);
        if (order.size() > kShownMessages)
            paragraph(muted(said(QT_TRANSLATE_NOOP("Explanation", "%1 of its %2 messages are listed."))
                                .arg(countText(kShownMessages))
                                .arg(countText(order.size()))),
                      8);
        return m_html;
    }

private:
    [[nodiscard]] const Replay& run() const { return m_result.replay->replay; }
    [[nodiscard]] static int weight(const EventMessage& message)
    {
        return message.isLast ? 2 : message.isWaitedFor ? 1 : 0;
    }

    void paragraph(const QString& content, int above, int indent = 0)
    {
        m_html += QStringLiteral("<p style=\"margin-top:%1px; margin-bottom:0px; margin-left:%2px\">%3</p>")
                      .arg(above)
                      .arg(indent)
                      .arg(content);
    }
    [[nodiscard]] QString muted(const QString& text) const
    {
        return QStringLiteral("<span style=\"color:%1\">%2</span>")
            .arg(m_theme.mutedText.name(), text.toHtmlEscaped());
    }

    void message(std::size_t row)
    {
        const EventMessage& own = m_explanation.messages[row];
        const ReplayedMessage& of = run().messages[own.message];
        const QString ends = cellText(row, "source") + QStringLiteral(" → ") + cellText(row, "destination");
        paragraph(linked(QStringLiteral("message:%1").arg(own.message), ends) + QLatin1Char(' ') +
                      muted(cellText(row, "size_bytes")),
                  10);
        QStringList parts;
        for (std::size_t column = 0; column < m_messages.columns().size(); ++column) {
            const Table::Column& figure = m_messages.columns()[column];
            const TableCell cell = m_messages.cell(row, column);
            if (std::find(kOfHeading.begin(), kOfHeading.end(), figure.key) != kOfHeading.end() ||
                !showsSomething(cell))
                continue;
            const QString value = qtText(readableText(cell, figure, numberStyle()));
            parts += muted(coreText(figure.title) + QLatin1Char(':')) + QStringLiteral("&nbsp;") +
                     (figure.key == "channel" ? linked(QStringLiteral("channel:%1").arg(of.bottleneck), value)
                                              : value.toHtmlEscaped());
        }
        paragraph(parts.join(QStringLiteral(", ")), 0, 14);
    }

    [[nodiscard]] QString cellText(std::size_t row, std::string_view key) const
    {
        const std::size_t column = columnWithKey(m_messages, key);
        return qtText(
            readableText(m_messages.cell(row, column), m_messages.columns()[column], numberStyle()));
    }

    const ScenarioResult& m_result;
    const EventExplanation& m_explanation;
    const Theme& m_theme;
    Table m_messages;
    QString m_html;
};

} // namespace

QString eventHtml(const ScenarioResult& result, const EventExplanation& explanation, const Theme& theme)
{
    return EventWriter(result, explanation, theme).html();
}

std::optional<SelectedItem> resolveRunLink(const QUrl& link, const ScenarioResult& result)
{
    bool isNumber = false;
    const std::uint32_t number = link.path().toUInt(&isNumber);
    if (!isNumber || !result.replay)
        return std::nullopt;
    if (link.scheme() == QLatin1String("message") && number < result.replay->replay.messages.size())
        return itemOfMessage(result, number);
    if (link.scheme() == QLatin1String("channel"))
        return itemOfChannel(*result.replay->network, result.project, result.replay->scenario,
                             ChannelId(number));
    return std::nullopt;
}

} // namespace contraflow
