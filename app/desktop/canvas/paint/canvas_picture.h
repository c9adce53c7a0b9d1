// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/canvas_scene.h"
#include "app/desktop/canvas/layout/message_arcs.h"
#include "app/desktop/canvas/paint/canvas_options.h"
#include "app/desktop/live/results.h"
#include "core/analysis/application/run_moment.h"
#include "core/engine/prediction.h"

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace contraflow {

/** What flows over each channel during one step. */
struct StepFigures
{
    std::vector<double> load;            ///< by channel: bytes per second
    std::vector<std::uint32_t> messages; ///< by channel: how many messages are on it
    std::vector<std::uint32_t> limited;  ///< by channel: how many of them it limits
    std::vector<std::uint32_t> victims;  ///< by channel: how many it limits that do not use it
    bool isMeanOfRun =
        false; ///< the rates of single steps were not kept; this is the mean over the whole run

    [[nodiscard]] double load01(const Network& network, ChannelId channel) const
    {
        const double capacity = network.capacity(channel);
        return load.empty() || !(capacity > 0) ? 0 : load[channel.index()] / capacity;
    }
};

/** Loads that leave less than this share of a channel free count as saturated. */
inline constexpr double kSaturatedFrom = 1 - 1e-6;

/** Sums the rates of one step over the routes. Linear in messages and routes; returns early when asked to
 * stop. */
[[nodiscard]] StepFigures stepFigures(const Prediction& prediction, std::size_t step,
                                      const std::stop_token& stop = {});

/** Whether a message is under way in a step. */
[[nodiscard]] bool isActive(const Prediction& prediction, std::uint32_t message, std::size_t step);

/** Messages that are looked at, with their surroundings in one step. */
struct MessageFocus
{
    enum class Subject
    {
        messages, ///< those that are selected
        node,     ///< those of a node
        link,     ///< those on a link: `withFlow` from its first end to its second, `againstFlow` back
    };
    Subject subject = Subject::messages;
    std::uint32_t index = 0;             ///< of the node or link
    std::vector<std::uint32_t> selected; ///< ascending; none for a link
    std::vector<std::uint32_t> channels; ///< of their routes, ascending
    std::vector<ChannelId>
        waited; ///< in lossless networks: for which they wait, from their NICs to full ones
    std::vector<std::uint32_t> withFlow;    ///< others on these channels, the first kMostSharers
    std::vector<std::uint32_t> againstFlow; ///< others on their reverse channels only
    std::size_t competing = 0;              ///< all of both kinds

    static constexpr std::size_t kMostSharers = 200;
    static constexpr std::size_t kMostSelected =
        64; ///< beyond this many, competing messages say nothing any more
};

[[nodiscard]] MessageFocus messageFocus(const Prediction& prediction, std::size_t step,
                                        std::span<const std::uint32_t> selected,
                                        const std::stop_token& stop = {});

/** The messages on links between the same two things in one step; nothing when none is on them in any step.
 * `there` are their channels one way, with the flow. */
[[nodiscard]] std::optional<MessageFocus> linkFocus(const Prediction& prediction, std::size_t step,
                                                    std::span<const ChannelId> there,
                                                    const std::stop_token& stop = {});

/** Where on the screen the picture is: screen = picture · zoom + offset. */
struct CanvasTransform
{
    double zoom = 1;
    QPointF offset;

    [[nodiscard]] QPointF toScreen(QPointF point) const { return point * zoom + offset; }
    [[nodiscard]] QRectF toScreen(const QRectF& rect) const
    {
        return {toScreen(rect.topLeft()), toScreen(rect.bottomRight())};
    }
    [[nodiscard]] QPointF toPicture(QPointF point) const { return (point - offset) / zoom; }
};

/** What is brought forward with its surroundings, and the arrows. */
struct FocusedMessages
{
    MessageFocus focus;
    std::vector<MessageArc> selected;
    std::vector<MessageArc> withFlow;
    std::vector<MessageArc> againstFlow;
};

/** What becomes of things that have nothing to do with what is brought forward. */
enum class RestOfPicture
{
    faded,
    hidden, ///< messages and loads; the network itself stays, faded
};

/** Everything that is shown, as shared immutable parts; any but the scene may be missing. */
struct CanvasPicture
{
    std::shared_ptr<const CanvasScene> scene;
    std::shared_ptr<const ScenarioResult> result;
    std::shared_ptr<const std::vector<bool>>
        inUse;                               ///< by node: whether others have it; null: nobody else is there
    std::shared_ptr<const RunMoment> moment; ///< of a run: what is under way in the step
    QRectF
        runRoom; ///< of a run: around the arrows of all its messages, so that nothing moves from step to step
    std::shared_ptr<const ArcSet> arcs;
    std::shared_ptr<const StepFigures> figures;
    std::shared_ptr<const FocusedMessages> focused;
    CanvasSelection selection;
    std::size_t step = 0;    ///< of prediction()
    std::size_t runStep = 0; ///< of ScenarioResult::steps(), where those are of a run
    ArrowColour arrowColour = ArrowColour::time;
    RestOfPicture rest = RestOfPicture::faded;
    ShownMessages shownMessages = ShownMessages::all;
    bool isFaded = false; ///< what is shown is out of date
    QString pending;      ///< what is being worked out, of which there may be no picture yet; empty: nothing

    /** The messages that may be drawn: all of the scenario, or of a run those of a moment. */
    [[nodiscard]] const Prediction* prediction() const
    {
        if (!result || !scene)
            return nullptr;
        return moment ? &moment->prediction : result->prediction.get();
    }
    [[nodiscard]] CanvasMessages messages() const
    {
        return moment && result && scene ? CanvasMessages(*moment, *result) : CanvasMessages(prediction());
    }
    [[nodiscard]] bool isInUse(NodeId node) const { return inUse && (*inUse)[node.index()]; }
    [[nodiscard]] bool hasFocus() const { return focused != nullptr; }
    [[nodiscard]] bool hidesRest() const { return hasFocus() && rest == RestOfPicture::hidden; }
    /** The arrows of all messages, summed or not; null while they are not drawn. */
    [[nodiscard]] const ArcSet* drawnArcs() const
    {
        return shownMessages == ShownMessages::all && !hidesRest() ? arcs.get() : nullptr;
    }
    /** The arrows that are brought forward; null while they are not drawn. */
    [[nodiscard]] const FocusedMessages* drawnFocus() const
    {
        return shownMessages != ShownMessages::none ? focused.get() : nullptr;
    }
    /** Of a channel in the shown step, 0 … 1 (more when a model oversubscribes it). */
    [[nodiscard]] double load01(ChannelId channel) const
    {
        return figures ? figures->load01(*scene->network, channel) : 0;
    }
    /** Whether a channel limits a message in the shown step. */
    [[nodiscard]] bool limits(ChannelId channel) const
    {
        return figures && !figures->limited.empty() && figures->limited[channel.index()] != 0;
    }
};

/** Whether a channel holds messages up that do not use it, in the shown step: the buffer before it is full.
 */
[[nodiscard]] inline bool hasVictims(const CanvasPicture& picture, ChannelId channel)
{
    const auto& figures = picture.figures;
    return figures && !figures->victims.empty() && figures->victims[channel.index()] != 0;
}

/** Colour of an arrow on its scale, 0 … 1. */
[[nodiscard]] double arrowFraction(const CanvasPicture& picture, const MessageArc& arc);
[[nodiscard]] QColor arrowColourOf(const CanvasPicture& picture, const MessageArc& arc);

/** The id of a placed message. */
[[nodiscard]] QString messageName(const CanvasPicture& picture, std::uint32_t message);

/** The rectangle around everything that is drawn, arrows included; null for an empty platform. */
[[nodiscard]] QRectF pictureBounds(const CanvasPicture& picture);

/** Factor for the widths of links: strokes get thinner where the picture is small. */
[[nodiscard]] double strokeScale(const CanvasTransform& transform);

/** The polyline of a channel on the screen, in the direction of its flow, on its side of the link. */
[[nodiscard]] std::vector<QPointF> channelLine(const CanvasPicture& picture, const CanvasTransform& transform,
                                               ChannelId channel);

/** What is at a point of the screen: a node before an arrow, a switch before a link. */
[[nodiscard]] CanvasItem itemAt(const CanvasPicture& picture, const CanvasTransform& transform,
                                QPointF point);

/** Nodes and switches whose middle is inside a rectangle of the screen; without any, the links and messages
 * in it. */
[[nodiscard]] std::vector<CanvasItem> itemsIn(const CanvasPicture& picture, const CanvasTransform& transform,
                                              const QRectF& rect);

/** What is to be said about an item, as rich text. */
[[nodiscard]] QString itemDescription(const CanvasPicture& picture, CanvasItem item);

// Links between the same two drawn things are drawn as one line, their bundle. A single link is a bundle of
// one.

/** What flows over a bundle one way in the shown step. */
struct BundleFigures
{
    std::size_t links = 1;
    double capacity = 0;     ///< bytes per second, of all links
    double used = 0;         ///< bytes per second, of all links
    double worst = 0;        ///< load of the fullest link, 0 … 1
    std::size_t loaded = 0;  ///< links on which something flows
    std::size_t full = 0;    ///< links that are saturated
    bool limits = false;     ///< one of them limits a message
    bool hasVictims = false; ///< one of them, a message that does not use it
};

/** The channels of a bundle that lead where `channel` leads, itself included; ascending by link. */
[[nodiscard]] std::vector<ChannelId> bundleChannels(const NetworkLayout& layout, ChannelId channel);

/** Links in the bundle of a link. */
[[nodiscard]] std::size_t bundleSize(const NetworkLayout& layout, LinkId link);

[[nodiscard]] BundleFigures bundleFigures(const CanvasPicture& picture, ChannelId channel);

} // namespace contraflow
