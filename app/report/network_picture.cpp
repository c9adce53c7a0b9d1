// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/network_picture.h"

#include "core/project/collapse.h"

#include <array>

namespace contraflow::report {

namespace {

constexpr double kWidestReadable = 1300; ///< units of a picture whose names can still be read in a page
constexpr double kTallestReadable = 1100;

/** The platform with all its switches collapsed alike. */
Platform collapsed(Platform platform, Collapsed how)
{
    std::vector<SwitchRow> rows = platform.switches.slice(0, platform.switches.size());
    for (SwitchRow& row : rows)
        setCollapsed(row, how);
    platform.switches = SharedRows<SwitchRow>(std::move(rows));
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

CanvasPicture resultPicture(std::shared_ptr<const ScenarioResult> result)
{
    const Prediction& prediction = *result->prediction;
    const Project& project = result->project;
    const std::size_t index = indexOfName(project.platforms, project.scenarios[result->scenario].platform);
    CanvasPicture picture = networkPicture(prediction.placed.network, project.platforms[index], index);
    picture.arcs = std::make_shared<const ArcSet>(messageArcs(*picture.scene, prediction));
    picture.step = longestStep(prediction.timeline);
    picture.figures = std::make_shared<const StepFigures>(stepFigures(prediction, picture.step));
    picture.result = std::move(result);
    return picture;
}

} // namespace contraflow::report
