// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_focus.h"

#include "app/desktop/style/text.h"
#include "core/analysis/explanation.h"
#include "core/base/ranges.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <optional>
#include <span>
#include <vector>

namespace contraflow {

namespace {

using Subject = MessageFocus::Subject;

constexpr std::size_t kMostSelectedArcs = 300; ///< of selected messages that are brought forward

/** The messages that a node sends or receives, with their competing messages. */
std::optional<MessageFocus> nodeFocus(const CanvasPicture& picture, std::uint32_t node,
                                      const std::stop_token& stop)
{
    const Prediction& prediction = *picture.prediction();
    std::vector<std::uint32_t> own;
    const auto& messages = prediction.placed.messages;
    for (std::uint32_t i = 0; i < messages.size(); ++i)
        if (messages[i].source.value == node || messages[i].destination.value == node)
            own.push_back(i);
    if (own.empty())
        return std::nullopt;
    MessageFocus focus = messageFocus(prediction, picture.step, own, stop);
    focus.subject = Subject::node;
    focus.index = node;
    return focus;
}

/** Whether one link is selected, or links that are drawn as one. */
bool isOneBundle(const CanvasPicture& picture)
{
    const std::vector<std::uint32_t>& links = picture.selection.links;
    if (links.size() < 2 || !picture.scene)
        return links.size() == 1;
    const auto* bundle = picture.scene->layout.bundleOf(LinkId(links.front()));
    return bundle && std::ranges::all_of(links, [&](std::uint32_t link) {
               return picture.scene->layout.bundleOf(LinkId(link)) == bundle;
           });
}

/** The messages on the selected links of a bundle; with the flow means along the first of them. */
std::optional<MessageFocus> bundleFocus(const CanvasPicture& picture, const std::stop_token& stop)
{
    const std::vector<std::uint32_t>& links = picture.selection.links;
    std::vector<ChannelId> there;
    for (const ChannelId channel :
         bundleChannels(picture.scene->layout, ChannelId(2 * std::size_t{links.front()})))
        if (std::ranges::binary_search(links, linkOf(channel).value))
            there.push_back(channel);
    return linkFocus(*picture.prediction(), picture.step, there, stop);
}

/** What the first of the selected messages wait for. */
void addWaited(MessageFocus& focus, const CanvasPicture& picture, const std::stop_token& stop)
{
    constexpr std::size_t kMost = 8;
    if (picture.moment) // its rates are those of one instant of a run
        return;
    for (std::size_t i = 0; i < std::min(kMost, focus.selected.size()); ++i)
        for (const ChannelId channel :
             chainIn(*picture.prediction(), picture.result->project, focus.selected[i], picture.step, stop))
            if (!contains(focus.waited, channel))
                focus.waited.push_back(channel);
}

std::optional<MessageFocus> subjectFocus(const CanvasPicture& picture, const std::stop_token& stop)
{
    const CanvasSelection& selection = picture.selection;
    if (!selection.messages.empty()) {
        MessageFocus focus = messageFocus(*picture.prediction(), picture.step, selection.messages, stop);
        addWaited(focus, picture, stop);
        return focus;
    }
    if (!selection.links.empty())
        return bundleFocus(picture, stop);
    return nodeFocus(picture, selection.nodes.front(), stop);
}

/** Arrows of messages: where they are anyway, if each has one; else shaped for themselves. */
std::vector<MessageArc> arcsIn(const CanvasPicture& picture, std::span<const std::uint32_t> messages)
{
    if (!picture.arcs || picture.arcs->grouping != ArcSet::Grouping::none)
        return arcsOf(*picture.scene, *picture.prediction(), messages);
    std::vector<MessageArc> arcs;
    for (const MessageArc& arc : picture.arcs->arcs)
        if (contains(messages, arc.message))
            arcs.push_back(arc);
    return arcs;
}

QString subjectText(const CanvasPicture& picture)
{
    const MessageFocus& focus = picture.focused->focus;
    const Network& network = *picture.scene->network;
    switch (focus.subject) {
    case Subject::node:
        return QString::fromStdString(network.nodes()[focus.index].name);
    case Subject::link: {
        const std::string& name = network.links()[focus.index].name;
        const QString first = QString::fromStdString(
            name.empty() ? network.channelName(ChannelId(2 * std::size_t{focus.index})) : name);
        const std::size_t links = focus.channels.size() / 2;
        return links > 1 ? tr("%1 and %2 more links beside it").arg(first, countText(links - 1)) : first;
    }
    case Subject::messages:
        break;
    }
    return focus.selected.size() == 1 ? messageName(picture, focus.selected.front())
                                      : tr("%1 messages").arg(countText(focus.selected.size()));
}

/** Why messages that share nothing do so. */
QString unsharedText(const CanvasPicture& picture)
{
    const std::vector<MessageTimes>& times = picture.prediction()->timeline.messages;
    const std::vector<std::uint32_t>& selected = picture.focused->focus.selected;
    const auto all = [&](auto&& condition) {
        return std::ranges::all_of(selected, [&](std::uint32_t i) { return condition(times[i]); });
    };
    if (!all([&](const MessageTimes& message) { return !message.isActiveIn(picture.step); }))
        return tr("shared with no other message in this step");
    const auto time = [](double seconds) {
        return QString::fromStdString(displayText(Dimension::duration, seconds));
    };
    if (all([&](const MessageTimes& message) { return message.firstStep > picture.step; }))
        return selected.size() == 1
                   ? tr("starts at %1, after this step").arg(time(times[selected.front()].start))
                   : tr("not started yet in this step");
    if (all([&](const MessageTimes& message) { return message.endStep <= picture.step; }))
        return selected.size() == 1
                   ? tr("was sent by %1, before this step").arg(time(times[selected.front()].transferEnd()))
                   : tr("all sent before this step");
    return tr("not under way in this step");
}

QString competingText(const CanvasPicture& picture)
{
    const MessageFocus& focus = picture.focused->focus;
    if (focus.selected.size() > MessageFocus::kMostSelected)
        return tr("too many to tell who shares their way");
    const std::size_t shown = focus.withFlow.size() + focus.againstFlow.size();
    QString text;
    if (focus.subject == Subject::link) {
        const Network& network = *picture.scene->network;
        const ChannelId there(2 * std::size_t{focus.index});
        text = tr("%1 to %2 (solid), %3 to %4 (dashed)")
                   .arg(QString::number(focus.withFlow.size()),
                        QString::fromStdString(network.vertexName(network.head(there))),
                        QString::number(focus.againstFlow.size()),
                        QString::fromStdString(network.vertexName(network.tail(there))));
    } else if (shown == 0)
        text = unsharedText(picture);
    else
        text = tr("%1 with the flow (solid), %2 against it (dashed)")
                   .arg(focus.withFlow.size())
                   .arg(focus.againstFlow.size());
    return shown < focus.competing ? tr("%1; the first of %2").arg(text, countText(focus.competing)) : text;
}

} // namespace

bool hasFocusSubject(const CanvasPicture& picture)
{
    const CanvasSelection& selection = picture.selection;
    if (!selection.messages.empty())
        return true;
    if (!selection.switches.empty() || selection.nodes.size() > 1)
        return false;
    return selection.nodes.empty() ? isOneBundle(picture) : selection.links.empty();
}

std::shared_ptr<const FocusedMessages> focusOf(const CanvasPicture& picture, const std::stop_token& stop)
{
    if (!hasFocusSubject(picture))
        return nullptr;
    auto found = subjectFocus(picture, stop);
    if (!found)
        return nullptr;
    auto focused = std::make_shared<FocusedMessages>();
    focused->focus = std::move(*found);
    const std::span<const std::uint32_t> selected = focused->focus.selected;
    focused->selected = arcsIn(picture, selected.first(std::min(selected.size(), kMostSelectedArcs)));
    focused->withFlow = arcsIn(picture, focused->focus.withFlow);
    focused->againstFlow = arcsIn(picture, focused->focus.againstFlow);
    return focused;
}

QString focusText(const CanvasPicture& picture)
{
    if (!picture.hasFocus())
        return {};
    return (picture.rest == RestOfPicture::hidden ? tr("Showing only %1: %2") : tr("%1: %2"))
        .arg(subjectText(picture), competingText(picture));
}

namespace {

constexpr int kNoteGap = 8;

} // namespace

FocusNote::FocusNote(QWidget* parent) : QFrame(parent)
{
    setObjectName(QStringLiteral("focusNote"));
    setAccessibleName(tr("What is brought forward"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(kNoteGap, 2, 2, 2);
    row->setSpacing(kNoteGap / 2);
    m_text = new QLabel(this);
    m_rest = new QToolButton(this);
    m_rest->setObjectName(QStringLiteral("rest"));
    m_rest->setToolTip(tr("Hide or fade what does not belong to it (H)"));
    auto* all = new QToolButton(this);
    all->setObjectName(QStringLiteral("showAll"));
    all->setText(tr("Show all"));
    all->setToolTip(tr("Select nothing and show everything (Esc)"));
    row->addWidget(m_text, 1);
    for (QToolButton* button : {m_rest, all}) {
        button->setProperty("flat", true);
        row->addWidget(button);
    }
    setRestHidden(false);
    connect(m_rest, &QToolButton::clicked, this, &FocusNote::restToggled);
    connect(all, &QToolButton::clicked, this, &FocusNote::allWanted);
    hide();
}

void FocusNote::setRestHidden(bool isHidden)
{
    m_rest->setText(isHidden ? tr("Fade the rest") : tr("Hide the rest"));
}

void FocusNote::say(const QString& text, const QRect& area, const QRect& taken,
                    const std::function<bool(const QRect&)>& isDrawnOn)
{
    setVisible(!text.isEmpty());
    if (text.isEmpty())
        return;
    m_text->setText(text);
    setAccessibleDescription(text);
    const int room = std::max(0, area.width() - 2 * kNoteGap);
    m_text->setWordWrap(false);
    if (sizeHint().width() > room) // on two lines or more, rather than cut off
        m_text->setWordWrap(true);
    const int width = std::min(room, sizeHint().width());
    resize(width, heightForWidth(width) > 0 ? heightForWidth(width) : sizeHint().height());
    const auto isOnTaken = [&taken](const QRect& place) {
        return place.adjusted(-kNoteGap, -kNoteGap, kNoteGap, kNoteGap).intersects(taken);
    };
    const QRect corners = area.adjusted(kNoteGap, kNoteGap, -kNoteGap, -kNoteGap);
    QRect place(corners.topLeft(), size());
    if (isOnTaken(place))
        place.moveTop(taken.bottom() + 1 + kNoteGap);
    if (isDrawnOn(place)) {
        const int right = corners.right() - width;
        const int bottom = corners.bottom() - height();
        for (const QPoint& corner :
             {QPoint(right, corners.top()), QPoint(corners.left(), bottom), QPoint(right, bottom)})
            if (const QRect other(corner, size()); !isOnTaken(other) && !isDrawnOn(other)) {
                place = other;
                break;
            }
    }
    move(place.topLeft());
}

} // namespace contraflow
