// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_feed.h"

#include "app/desktop/canvas/paint/canvas_focus.h"
#include "app/desktop/live/result_items.h"
#include "core/application/application_replay.h"
#include "core/project/nodes_in_use.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace contraflow {
namespace {

constexpr std::size_t kSmall = 3000;      ///< things that are laid out or summed without a job
constexpr std::size_t kFewSwitches = 100; ///< that are laid out without one, whatever they look like
constexpr std::size_t kMostShownItems =
    20'000;                     ///< of a selection; beyond this many, marks say nothing any more
constexpr int kFadeDelay = 300; ///< milliseconds

std::size_t sizeOf(const Prediction& prediction)
{
    const Network& network = *prediction.placed.network;
    return network.nodes().size() + network.switches().size() + network.links().size() +
           prediction.placed.messages.size();
}

/** Around the arrows between all nodes that send each other something; of very many pairs the first. */
QRectF roomOfRun(const CanvasScene& scene, const ScenarioReplay& replay)
{
    constexpr std::size_t kMostPairs = 4096;
    Prediction pairs;
    std::set<std::pair<std::uint32_t, std::uint32_t>> known;
    std::vector<std::uint32_t> numbers;
    for (const ReplayedMessage& message : replay.replay.messages) {
        const NodeId source = replay.replay.processes[message.source].node;
        const NodeId destination = replay.replay.processes[message.destination].node;
        if (numbers.size() == kMostPairs || !known.emplace(source.value, destination.value).second)
            continue;
        numbers.push_back(static_cast<std::uint32_t>(numbers.size()));
        pairs.placed.messages.push_back(
            {.row = numbers.back(), .source = source, .destination = destination});
    }
    pairs.timeline.messages.resize(numbers.size());
    return roomOf(arcsOf(scene, pairs, numbers), scene.layout.bounds);
}

/** The platform to show: that of the scenario, or the first one while there is no scenario. */
std::size_t platformOf(const Project& project, std::size_t scenario)
{
    if (project.scenarios.empty())
        return 0;
    if (scenario >= project.scenarios.size())
        return project.platforms.size();
    return indexOfName(project.platforms, project.scenarios[scenario].platform);
}

/** By node: whether others have it, as the mapping of the scenario says; null where nobody else is there. */
std::shared_ptr<const std::vector<bool>> inUseIn(const Project& project, std::size_t scenario,
                                                 const Network& network)
{
    std::optional<std::vector<bool>> found = nodesInUse(project, scenario, network);
    return found ? std::make_shared<const std::vector<bool>>(*std::move(found)) : nullptr;
}

} // namespace

CanvasFeed::CanvasFeed(Document& document, Selection& selection, Results& results, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_selection(selection)
    , m_results(results)
    , m_sceneJob(tr("Laying out the network"), [this](SceneOutput output) { takeScene(std::move(output)); })
    , m_stepJob(tr("Working out what a step shows"),
                [this](StepOutput output) { takeStep(std::move(output)); })
{
    m_fadeTimer.setSingleShot(true);
    m_fadeTimer.setInterval(kFadeDelay);
    connect(&m_fadeTimer, &QTimer::timeout, this, [this] {
        m_picture.isFaded = true;
        emit pictureChanged();
    });
    connect(&results, &Results::changed, this, &CanvasFeed::requestScene);
    connect(&results, &Results::staleChanged, this, &CanvasFeed::onStaleChanged);
    connect(&results, &Results::stateChanged, this, [this] {
        m_picture.pending = m_results.pendingText();
        if (!m_picture.scene)
            emit pictureChanged();
    });
    connect(&document, &Document::revisionChanged, this, [this] {
        if (!m_results.current())
            requestScene();
    });
    connect(&selection, &Selection::stepChanged, this, &CanvasFeed::requestStep);
    connect(&selection, &Selection::itemsChanged, this, &CanvasFeed::refreshSelection);
    requestScene();
}

void CanvasFeed::setArrowColour(ArrowColour colour)
{
    if (colour == m_picture.arrowColour)
        return;
    m_picture.arrowColour = colour;
    emit pictureChanged();
}

void CanvasFeed::setRest(RestOfPicture rest)
{
    if (rest == m_picture.rest)
        return;
    m_picture.rest = rest;
    emit pictureChanged();
}

void CanvasFeed::setShownMessages(ShownMessages shown)
{
    if (shown == m_picture.shownMessages)
        return;
    m_picture.shownMessages = shown;
    emit pictureChanged();
}

void CanvasFeed::onStaleChanged(bool isStale)
{
    if (isStale) {
        m_fadeTimer.start();
        return;
    }
    m_fadeTimer.stop();
    if (std::exchange(m_picture.isFaded, false))
        emit pictureChanged();
}

CanvasFeed::SceneOutput CanvasFeed::buildScene(const SceneInput& input)
{
    SceneOutput output;
    output.result = input.result;
    const Project& project = input.project;
    const Prediction* prediction = input.result ? input.result->prediction.get() : nullptr;
    const ScenarioReplay* replay = input.result ? input.result->replay.get() : nullptr;
    const std::size_t scenario = prediction ? indexOfName(project.scenarios, prediction->scenario)
                                 : replay   ? indexOfName(project.scenarios, replay->scenario)
                                            : input.scenario;
    const std::size_t platform = platformOf(project, scenario);
    if (platform >= project.platforms.size())
        return output;
    const Platform& source = project.platforms[platform];
    std::shared_ptr<const Network> network;
    if (prediction)
        network = prediction->placed.network;
    else if (replay)
        network = replay->network;
    if (!network) {
        IssueList issues; // the prediction reports them
        network = Network::build(source, platform, issues);
    }
    if (!network)
        return output;
    output.inUse = inUseIn(project, scenario, *network);
    output.scene = makeScene(std::move(network), source, platform);
    if (prediction)
        output.arcs = std::make_shared<const ArcSet>(messageArcs(*output.scene, *prediction));
    else if (replay)
        output.runRoom = roomOfRun(*output.scene, *replay);
    return output;
}

void CanvasFeed::requestScene()
{
    const auto result = m_results.current();
    SceneInput input{result, result ? result->project : m_document.project(), m_selection.scenario()};
    if (result && result->prediction && sizeOf(*result->prediction) <= kSmall &&
        result->prediction->placed.network->switches().size() <= kFewSwitches) {
        m_sceneJob.cancel();
        takeScene(buildScene(input));
        return;
    }
    m_sceneJob.start([input = std::move(input)](const JobContext&) { return buildScene(input); });
}

void CanvasFeed::takeScene(SceneOutput output)
{
    const std::size_t before = m_picture.scene ? m_picture.scene->structure : 0;
    const std::size_t after = output.scene ? output.scene->structure : 0;
    m_picture.scene = std::move(output.scene);
    m_picture.arcs = std::move(output.arcs);
    m_picture.runRoom = output.runRoom;
    m_picture.inUse = std::move(output.inUse);
    m_picture.result = std::move(output.result);
    m_picture.focused.reset();
    m_picture.moment.reset();
    m_picture.selection = {};
    // Loads of the step before stay until the new ones are there, if they fit.
    const std::size_t channels = m_picture.scene ? m_picture.scene->network->channelCount() : 0;
    const bool hasMessages = m_picture.prediction() || showsMoments();
    if (!hasMessages || (m_picture.figures && m_picture.figures->load.size() != channels))
        m_picture.figures.reset();
    if (before != after)
        emit structureChanged();
    refreshSelection();
}

std::set<SelectedItem> CanvasFeed::markedItems() const
{
    const std::set<SelectedItem>& items = m_selection.items();
    return items.size() <= kMostShownItems
               ? items
               : std::set(items.begin(), std::next(items.begin(), kMostShownItems));
}

void CanvasFeed::refreshSelection()
{
    if (m_picture.scene)
        m_picture.selection = canvasSelection(markedItems(), *m_picture.scene, m_picture.messages());
    requestStep();
}

CanvasFeed::StepOutput CanvasFeed::buildMoment(CanvasPicture picture, const std::set<SelectedItem>& items,
                                               const std::stop_token& stop)
{
    std::vector<std::uint32_t> selected;
    for (const SelectedItem& item : items) {
        if (selected.size() == MessageFocus::kMostSelected)
            break;
        if (const auto message = messageOf(*picture.result, item))
            selected.push_back(*message);
    }
    StepOutput output;
    output.result = picture.result;
    output.runStep = picture.runStep;
    const StepTimes steps = picture.result->steps();
    const auto moment = std::make_shared<const RunMoment>(momentOf(
        *picture.result->replay, steps.starts[picture.runStep], steps.ends[picture.runStep], selected, stop));
    picture.moment = output.moment = moment;
    picture.step = 0;
    picture.arcs = output.arcs =
        std::make_shared<const ArcSet>(messageArcs(*picture.scene, moment->prediction));
    picture.selection = output.selection = canvasSelection(items, *picture.scene, picture.messages());
    picture.figures.reset();
    StepOutput step = buildStep(picture, stop);
    output.figures = std::move(step.figures);
    output.focused = std::move(step.focused);
    return output;
}

CanvasFeed::StepOutput CanvasFeed::buildStep(const CanvasPicture& picture, const std::stop_token& stop)
{
    StepOutput output;
    output.result = picture.result;
    output.step = picture.step;
    const Prediction& prediction = *picture.prediction();
    output.figures = picture.figures
                         ? picture.figures
                         : std::make_shared<const StepFigures>(stepFigures(prediction, picture.step, stop));
    output.focused = focusOf(picture, stop);
    return output;
}

bool CanvasFeed::showsMoments() const
{
    return m_picture.scene && m_picture.result && m_picture.result->replay &&
           m_picture.result->steps().count() > 0 && !m_picture.result->replay->replay.messages.empty();
}

void CanvasFeed::requestMoment()
{
    const ScenarioResult& result = *m_picture.result;
    m_picture.runStep = std::min(m_selection.step(), result.steps().count() - 1);
    const CanvasPicture input = m_picture; // shares its parts
    const Replay& run = result.replay->replay;
    if (run.messages.size() + m_picture.scene->network->links().size() <= kSmall) {
        m_stepJob.cancel();
        takeStep(buildMoment(input, markedItems(), {}));
        return;
    }
    m_stepJob.start([input, items = markedItems()](const JobContext& context) {
        return buildMoment(input, items, context.stop);
    });
    emit pictureChanged();
}

void CanvasFeed::requestStep()
{
    if (showsMoments())
        return requestMoment();
    const Prediction* prediction = m_picture.prediction();
    if (!prediction) {
        m_stepJob.cancel();
        m_picture.step = 0;
        m_picture.focused.reset();
        emit pictureChanged();
        return;
    }
    const std::size_t steps = prediction->timeline.stepCount();
    m_picture.step = std::min(m_selection.step(), steps == 0 ? 0 : steps - 1);
    CanvasPicture input = m_picture; // shares its parts
    if (m_figuresResult.lock() != m_picture.result || m_figuresStep != m_picture.step)
        input.figures.reset();
    if (sizeOf(*prediction) <= kSmall) {
        m_stepJob.cancel();
        takeStep(buildStep(input, {}));
        return;
    }
    if (!hasFocusSubject(m_picture))
        m_picture.focused.reset();
    m_stepJob.start(
        [input = std::move(input)](const JobContext& context) { return buildStep(input, context.stop); });
    emit pictureChanged();
}

void CanvasFeed::takeStep(StepOutput output)
{
    if (output.result != m_picture.result)
        return; // of a scene that is gone
    if (output.moment) {
        m_picture.moment = std::move(output.moment);
        m_picture.arcs = std::move(output.arcs);
        m_picture.runStep = output.runStep;
        m_picture.step = 0;
        m_picture.selection = std::move(output.selection);
    }
    m_figuresResult = output.result;
    m_figuresStep = output.step;
    m_picture.figures = std::move(output.figures);
    m_picture.focused = std::move(output.focused);
    emit pictureChanged();
}

} // namespace contraflow
