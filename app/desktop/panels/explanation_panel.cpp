// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/panels/explanation_panel.h"

#include "app/desktop/document/selection.h"
#include "app/desktop/live/result_items.h"
#include "app/desktop/panels/model_card.h"
#include "app/desktop/sheet/model/cell_text.h"
#include "app/desktop/sheet/model/result_texts.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/analysis/application/run_analysis.h"
#include "core/application/application_replay.h"
#include "core/base/ranges.h"
#include "core/base/units.h"
#include "core/tables/replay_tables.h"
#include "core/tables/table_parts.h"
#include "core/tables/table_text.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QScrollBar>
#include <QString>
#include <QTextOption>
#include <QUrl>

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
        std::ranges::stable_sort(order, std::ranges::greater(),
                                 [this](std::size_t a) { return weight(m_explanation.messages[a]); });
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
            if (contains(kOfHeading, figure.key) || !showsSomething(cell))
                continue;
            const QString value = qtText(readableText(cell, figure, numberStyle()));
            parts += muted(tr("%1:").arg(coreText(figure.title))) + QStringLiteral("&nbsp;") +
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

/**
 * The explanation of an event of a run as rich text: which event it is, what it waited for, and of each of
 * its messages the parts of its time, the channel that limited it and who shared that. Names are links that
 * resolveRunLink() reads. It says what `contraflow explain --process --event` says.
 */
QString eventHtml(const ScenarioResult& result, const EventExplanation& explanation, const Theme& theme)
{
    return EventWriter(result, explanation, theme).html();
}

/** What a link of eventHtml() leads to. */
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

constexpr int kPendingMargin = 8;

/** The placed message of a row of the workload; messages at fault are not placed. */
std::optional<std::uint32_t> placedMessage(const Prediction& prediction, std::size_t row)
{
    const auto& messages = prediction.placed.messages; // ascending in row
    const auto found = std::ranges::lower_bound(messages, row, {}, &PlacedMessage::row);
    if (found == messages.end() || found->row != row)
        return {};
    return static_cast<std::uint32_t>(found - messages.begin());
}

std::optional<std::uint32_t> lastToFinish(const Timeline& timeline)
{
    const auto found = std::ranges::max_element(
        timeline.messages, {}, [first = timeline.firstStart](const auto& a) { return a.finishAfter(first); });
    if (found == timeline.messages.end())
        return {};
    return static_cast<std::uint32_t>(found - timeline.messages.begin());
}

} // namespace

ExplanationPanel::ExplanationPanel(Selection& selection, Results& results, QWidget* parent)
    : QTextBrowser(parent)
    , m_selection(selection)
    , m_results(results)
    , m_job(tr("The explanation"), [this](Explained explained) {
        m_shown = std::move(explained);
        render();
    })
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Explanation"));
    document()->setDocumentMargin(8);
    offerToScroll();
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    connect(this, &QTextBrowser::anchorClicked, this, &ExplanationPanel::follow);
    connect(&m_selection, &Selection::itemsChanged, this, &ExplanationPanel::request);
    connect(&m_selection, &Selection::stepChanged, this, &ExplanationPanel::request);
    connect(&m_results, &Results::changed, this, &ExplanationPanel::request);
    connect(&m_results.pathCost(), &LiveJob::changed, this, &ExplanationPanel::render);
    m_pending = new QLabel(this);
    m_pending->setObjectName(QStringLiteral("pendingPrediction"));
    m_pending->setMargin(kPendingMargin);
    m_pending->hide();
    connect(&m_results, &Results::stateChanged, this, &ExplanationPanel::showPending);
}

void ExplanationPanel::showEvent(QShowEvent* event)
{
    QTextBrowser::showEvent(event);
    showPending();
    request();
}

void ExplanationPanel::showPending()
{
    const QString text = m_results.pendingText();
    if (!m_shown.result || !m_shown.result->prediction) {
        m_pending->hide();
        setViewportMargins(0, 0, 0, 0);
        render();
        return;
    }
    const bool wasGreyed = !m_pending->isHidden();
    m_pending->setText(
        m_pending->fontMetrics().elidedText(text, Qt::ElideRight, width() - 2 * kPendingMargin));
    m_pending->setToolTip(tipText(text));
    m_pending->setVisible(!text.isEmpty());
    const int height = text.isEmpty() ? 0 : m_pending->sizeHint().height();
    m_pending->setGeometry(0, 0, width(), height);
    setViewportMargins(0, height, 0, 0);
    if (wasGreyed == text.isEmpty())
        render();
}

void ExplanationPanel::request()
{
    if (!isVisible()) { // worked out when it comes into sight, and keeps no result until then
        m_job.cancel();
        m_shown = {};
        return;
    }
    const std::shared_ptr<const ScenarioResult> result = m_results.current();
    if (renderModel()) {
        m_job.cancel();
        m_shown = {};
        m_shown.result = result;
        return;
    }
    if (result && result->replay)
        return requestRun(result);
    if (!result || !result->prediction) {
        m_job.cancel();
        m_shown = {};
        m_shown.result = result;
        render();
        return;
    }
    const std::set<std::size_t> rows =
        m_selection.rowsOf(TableRef{TableKind::messages, result->prediction->workload});
    const std::optional<std::size_t> wanted = rows.empty() ? std::nullopt : std::optional(*rows.begin());
    m_job.start([result, wanted, step = m_selection.step()](const JobContext& context) {
        const Prediction& prediction = *result->prediction;
        Explained explained{result, {}, step, wanted.has_value()};
        const auto message = wanted ? placedMessage(prediction, *wanted) : lastToFinish(prediction.timeline);
        if (message)
            explained.explanation = explain(prediction, result->project, *message, {step, context.stop});
        return explained;
    });
}

void ExplanationPanel::requestRun(const std::shared_ptr<const ScenarioResult>& result)
{
    /** So many messages are gone through at once, so that nothing else is shown for a moment. */
    constexpr std::size_t kQuick = 100'000;
    const std::optional<std::uint32_t> event = selectedEvent(*result);
    if (!event || result->replay->replay.messages.size() > kQuick) {
        m_job.cancel();
        m_shown = {};
        m_shown.result = result;
        render();
    }
    if (event)
        m_job.start([result, number = *event](const JobContext& context) {
            Explained explained;
            explained.result = result;
            explained.event = explainEvent(*result->replay, number, context.stop);
            return explained;
        });
}

std::optional<std::uint32_t> ExplanationPanel::selectedEvent(const ScenarioResult& result) const
{
    return m_selection.items().size() == 1 ? eventOf(result, *m_selection.items().begin()) : std::nullopt;
}

void ExplanationPanel::render()
{
    if (!isVisible())
        return;
    const QColor& ofLinks = m_pending->isHidden() ? theme().accent : theme().mutedText;
    document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1; text-decoration: none; }").arg(ofLinks.name()));
    if (renderModel())
        return;
    const QString muted = QStringLiteral("<p style=\"color:%1\">%2</p>").arg(theme().mutedText.name());
    if (renderRun())
        return;
    if (!m_shown.result || !m_shown.result->prediction) {
        const QString pending = m_results.pendingText();
        setHtml(muted.arg((!pending.isEmpty() ? pending
                           : m_shown.result   ? m_shown.result->failure
                                              : tr("What limits a message is explained here."))
                              .toHtmlEscaped()));
        return;
    }
    if (!m_shown.explanation) {
        setHtml(muted.arg(
            m_shown.isSelected
                ? tr("The selected message has an error, so it has no time. The issue list says which.")
                : tr("There are no messages yet. Type or paste some into the Messages sheet, and what "
                     "limits each of them is explained here.")));
        return;
    }
    const int scroll = verticalScrollBar()->value();
    const QString hint =
        m_shown.isSelected
            ? QString()
            : muted.arg(tr("The message that finishes last. Select another one in the sheet, the "
                           "topology or a plot."));
    ExplanationView view = shownView();
    view.rows = m_rows = rowsThatFit();
    Theme shown = theme();
    if (!m_pending->isHidden())
        shown.text = shown.mutedText;
    setHtml(hint + QStringLiteral("<div style=\"color:%1\">").arg(shown.text.name()) +
            explanationHtml(view, shown) + QStringLiteral("</div>"));
    offerToScroll();
    verticalScrollBar()->setValue(scroll);
}

bool ExplanationPanel::renderRun()
{
    const std::shared_ptr<const ScenarioResult>& result = m_shown.result;
    if (!result || !result->replay || (m_selection.items().empty() && !m_results.pendingText().isEmpty()))
        return false;
    const int scroll = verticalScrollBar()->value();
    setHtml(runHtml());
    if (m_shown.event)
        verticalScrollBar()->setValue(scroll);
    return true;
}

QString ExplanationPanel::runHtml() const
{
    const ScenarioResult& result = *m_shown.result;
    const std::optional<std::uint32_t> event = selectedEvent(result);
    if (event && m_shown.event && m_shown.event->event == *event)
        return eventHtml(result, *m_shown.event, theme());
    QString title = runText(result);
    QString text;
    if (m_selection.items().size() == 1) {
        const SelectedItem& item = *m_selection.items().begin();
        if (const auto process = processOf(result, item)) {
            title = tr("Process");
            text = runProcessText(result, *process);
        } else if (event) {
            title = tr("Event");
            text = runEventText(result, *event);
        } else if (const auto message = messageOf(result, item)) {
            title = tr("Message");
            text = runMessageText(result, *message);
        }
    }
    const QString paragraph = QStringLiteral("<p>%1</p>");
    const auto lines = [&paragraph](const QString& of) {
        return paragraph.arg(of.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")));
    };
    const QString heading = QStringLiteral("<p><b>%1</b></p>").arg(title.toHtmlEscaped());
    if (!text.isEmpty())
        return heading + lines(text);
    const QString path = pathSummary(m_results);
    return heading + lines(path.isEmpty() ? result.failure : path) +
           QStringLiteral("<p style=\"color:%1\">%2</p>")
               .arg(theme().mutedText.name(),
                    tr("Select an event in a sheet or a plot, and what held it up is explained here.")
                        .toHtmlEscaped());
}

void ExplanationPanel::showCard(const std::optional<Model>& model)
{
    if (!model && !m_card)
        return;
    m_card = model;
    if (m_card)
        render();
    else
        request();
}

bool ExplanationPanel::renderModel()
{
    if (m_card) {
        setHtml(modelCardHtml(*m_card, theme()));
        return true;
    }
    const std::shared_ptr<const ScenarioResult> result = m_results.current();
    const std::set<SelectedItem>& items = m_selection.items();
    if (!result || items.empty())
        return false;
    // A parameter belongs to its model; several of them may be selected.
    const TableRef table = items.begin()->table;
    const bool isParameter = table.kind == TableKind::modelParameters;
    if ((table.kind != TableKind::models || items.size() != 1) && !isParameter)
        return false;
    const std::size_t index = isParameter ? table.owner : items.begin()->row;
    if (index >= result->project.models.size())
        return false;
    setHtml(modelCardHtml(result->project.models[index], theme()));
    return true;
}

void ExplanationPanel::follow(const QUrl& link)
{
    if (m_shown.result && m_shown.result->replay) {
        if (const auto item = resolveRunLink(link, *m_shown.result))
            m_selection.setItems({*item});
        return;
    }
    if (!m_shown.result || !m_shown.result->prediction)
        return;
    const ExplanationTarget target = resolveLink(link, *m_shown.result->prediction, m_shown.result->project);
    if (target.step)
        m_selection.setStep(*target.step);
    if (target.item)
        m_selection.setItems({*target.item});
}

ExplanationView ExplanationPanel::shownView() const
{
    return {*m_shown.result->prediction, m_shown.result->project, *m_shown.explanation, m_shown.step};
}

ExplanationView::Rows ExplanationPanel::rowsThatFit() const
{
    const double room = viewport()->width() - 2 * document()->documentMargin();
    return stepTableWidth(shownView(), QFontMetricsF(font())) > room ? ExplanationView::Rows::twofold
                                                                     : ExplanationView::Rows::single;
}

void ExplanationPanel::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    // Not at once: it may be a text still being set that brings and takes away the scroll bar.
    QMetaObject::invokeMethod(this, &ExplanationPanel::fitRows, Qt::QueuedConnection);
}

void ExplanationPanel::fitRows()
{
    if (m_shown.explanation && m_shown.result && m_shown.result->prediction && rowsThatFit() != m_rows)
        render();
    offerToScroll();
}

/** Sideways only where even what stands in two lines is too wide: Qt counts the margin of a line twice and
 * would always offer to scroll to nothing. */
void ExplanationPanel::offerToScroll()
{
    const bool isCut = document()->size().width() > viewport()->width() + 2 * document()->documentMargin();
    setHorizontalScrollBarPolicy(isCut ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
}

void ExplanationPanel::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        render();
}

} // namespace contraflow
