// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_figures.h"

#include "app/desktop/canvas/paint/picture_export.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/style/theme.h"
#include "core/application/application_replay.h"
#include "core/project/collapse.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace contraflow::report {

namespace {

constexpr int kLabelPixels = 11;
constexpr double kTallest = 560;
constexpr double kMargins = 48; ///< left and right of a network together

QByteArray networkSvg(const CanvasPicture& picture)
{
    const Theme paper = paperTheme();
    const ThemeScope scope(paper);
    return canvasSvg(picture, reportFont(kLabelPixels), {620, kFigureWidth - kMargins, kTallest});
}

QByteArray plotSvg(const PlotDrawing& plot)
{
    const Result<QByteArray> svg =
        plotFigure(plot.content, {plot.size, reportFont(kLabelPixels), paperTheme()}, PictureFormat::svg);
    return svg ? *svg : QByteArray();
}

constexpr double kWidestReadable = 1300; ///< units of a picture whose names can still be read in a page
constexpr double kTallestReadable = 1100;

/** The platform with all its switches collapsed alike, and its servers. */
Platform collapsed(Platform platform, Collapsed how)
{
    std::vector<SwitchRow> rows = platform.switches.slice(0, platform.switches.size());
    for (SwitchRow& row : rows)
        setCollapsed(row, how);
    platform.switches = SharedRows<SwitchRow>(std::move(rows));
    std::vector<ServerRow> servers = platform.servers.slice(0, platform.servers.size());
    for (ServerRow& row : servers)
        setExpanded(row, platform, {});
    platform.servers = SharedRows<ServerRow>(std::move(servers));
    return platform;
}

std::size_t longestStep(const Timeline& timeline)
{
    std::size_t longest = 0;
    double most = 0;
    for (std::size_t step = 0; step < timeline.stepCount(); ++step) {
        const double length = timeline.stepLengths[step];
        if (length > most) {
            most = length;
            longest = step;
        }
    }
    return longest;
}

} // namespace

QFont reportFont(int pixels)
{
    // Arial and Helvetica have its widths, so that pages look the same where it is missing.
    QFont font;
    font.setFamilies(
        {QStringLiteral("Liberation Sans"), QStringLiteral("Arial"), QStringLiteral("DejaVu Sans")});
    font.setPixelSize(pixels);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setStyleStrategy(QFont::PreferAntialias);
    return font;
}

bool needsApplication(const FigureBlock& figure)
{
    return std::holds_alternative<PlotDrawing>(figure.drawing);
}

void drawFigure(FigureBlock& figure)
{
    if (const auto* plot = std::get_if<PlotDrawing>(&figure.drawing))
        figure.svg = plotSvg(*plot);
    else
        figure.svg = networkSvg(std::get<CanvasPicture>(figure.drawing));
}

QSize plotSize(const PlotContent& content)
{
    constexpr int kAround = 110; ///< title, axis and legend
    constexpr int kRow = 20;
    constexpr int kLane = 34; ///< a row whose boxes have heights of their own
    constexpr int kWords = 17;
    constexpr int kPanel = 90; ///< a histogram
    constexpr int kCurve = 300;
    constexpr int kTallest = 900; ///< a page
    int height = kCurve;
    if (content.y.kind == AxisKind::rows) {
        int row = kRow;
        for (const PlotBoxes& boxes : content.boxes) {
            if (boxes.hasRoomAbove)
                row = kLane;
            // Where bars share a row, each has room for the words behind it.
            if (boxes.boxes.empty() || boxes.boxes.front().beside.isEmpty())
                continue;
            const double share = boxes.boxes.front().high - boxes.boxes.front().low;
            if (share > 0 && share < 0.5)
                row = std::max(row, static_cast<int>(std::ceil(kWords / share)));
        }
        height = kAround + static_cast<int>(content.y.rows.size()) * row;
    } else if (content.y.kind == AxisKind::panels) {
        height = std::max(240, kAround + static_cast<int>(content.y.panels) * kPanel);
    }
    return {kFigureWidth, std::clamp(height, 180, kTallest)};
}

void addPlot(Section& section, std::string_view plot, const PlotInput& input, std::string caption)
{
    constexpr std::size_t kMostRows = 40;
    const PlotEntry* entry = findPlot(plot);
    if (!entry || !infoOf(entry->need).cost(input))
        return;
    PlotContent content = entry->build(input, {}).content(paperTheme());
    if (!content.hint.isEmpty() || content.elementCount() == 0 || content.y.rows.size() > kMostRows)
        return;
    const QSize size = plotSize(content);
    section.blocks.emplace_back(FigureBlock{std::move(caption), PlotDrawing{std::move(content), size}});
}

CanvasPicture networkPicture(std::shared_ptr<const Network> network, const Platform& platform,
                             std::size_t platformIndex)
{
    CanvasPicture picture;
    for (const Collapsed how : {Collapsed::no, Collapsed::rack, Collapsed::group}) {
        // What the user collapsed stays so as long as it can be read.
        picture.scene =
            makeScene(network, how == Collapsed::no ? platform : collapsed(platform, how), platformIndex);
        const QRectF bounds = picture.scene->layout.bounds;
        if (bounds.width() <= kWidestReadable && bounds.height() <= kTallestReadable)
            break;
    }
    return picture;
}

namespace {

/** Shows a step of a run in which something flows, the longest one of the longest few; no messages where
 * there is none. */
void showBusyMoment(CanvasPicture& picture)
{
    const ScenarioResult& result = *picture.result;
    constexpr std::size_t kMostTried = 64;
    const StepTimes steps = result.steps();
    std::vector<std::size_t> order(steps.count());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const auto tried = order.begin() + static_cast<std::ptrdiff_t>(std::min(kMostTried, order.size()));
    std::partial_sort(order.begin(), tried, order.end(), [&](std::size_t a, std::size_t b) {
        const double first = steps.ends[a] - steps.starts[a];
        const double second = steps.ends[b] - steps.starts[b];
        return first != second ? first > second : a < b;
    });
    for (auto step = order.begin(); step != tried; ++step) {
        RunMoment moment = momentOf(*result.replay, steps.starts[*step], steps.ends[*step]);
        if (moment.prediction.timeline.recordCount() == 0)
            continue;
        picture.moment = std::make_shared<const RunMoment>(std::move(moment));
        picture.runStep = *step;
        return;
    }
}

} // namespace

CanvasPicture resultPicture(std::shared_ptr<const ScenarioResult> result)
{
    const Project& project = result->project;
    const std::size_t index = indexOfName(project.platforms, project.scenarios[result->scenario].platform);
    CanvasPicture picture =
        networkPicture(result->prediction ? result->prediction->placed.network : result->replay->network,
                       project.platforms[index], index);
    picture.result = std::move(result);
    if (picture.result->replay)
        showBusyMoment(picture);
    if (!picture.prediction())
        return picture;
    const Prediction& prediction = *picture.prediction();
    picture.arcs = std::make_shared<const ArcSet>(messageArcs(*picture.scene, prediction));
    picture.step = picture.moment ? 0 : longestStep(prediction.timeline);
    picture.figures = std::make_shared<const StepFigures>(stepFigures(prediction, picture.step));
    return picture;
}

} // namespace contraflow::report
