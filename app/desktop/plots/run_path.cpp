// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/run_path.h"

#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "core/application/application_replay.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace contraflow {
namespace {

/** Puts together the points of a line, of which those within a pixel of time are four at most: the first, the
 * lowest, the highest and the last, which is all that is seen of them. */
class ThinnedLine
{
public:
    ThinnedLine(std::vector<QPointF>& points, double from, double pixel)
        : m_points(points)
        , m_from(from)
        , m_pixel(pixel)
    {}

    void add(const QPointF& point)
    {
        const double cell = std::floor((point.x() - m_from) / m_pixel);
        if (m_count > 0 && cell != m_cell)
            flush();
        if (m_count++ == 0) {
            m_cell = cell;
            m_first = m_low = m_high = point;
        }
        if (point.y() < m_low.y())
            m_low = point;
        if (point.y() > m_high.y())
            m_high = point;
        m_last = point;
    }

    void flush()
    {
        if (m_count > 0)
            m_points.push_back(m_first);
        if (m_count > 2) {
            m_points.push_back(m_low);
            m_points.push_back(m_high);
        }
        if (m_count > 1)
            m_points.push_back(m_last);
        m_count = 0;
    }

private:
    std::vector<QPointF>& m_points;
    double m_from;
    double m_pixel;
    double m_cell = 0;
    std::size_t m_count = 0; ///< in the cell
    QPointF m_first;
    QPointF m_low;
    QPointF m_high;
    QPointF m_last;
};

} // namespace

PlotLine pathLine(const Theme& theme)
{
    constexpr double kWidth = 2.5; // pixels
    PlotLine line;
    line.name = tr("Critical path");
    line.color = theme.series(1);
    line.width = kWidth;
    line.isStepped = false;
    line.hasRim = true;
    return line;
}

std::vector<PlotLine> runPathLines(const RunGanttData& data, const PlotExcerpt& excerpt, const Theme& theme)
{
    /** More steps of one picture are gone through in strides, of which nothing is seen either. */
    constexpr std::size_t kMostSteps = 400'000;
    const std::vector<PathStep>& path = data.result->replay->replay.path;
    // A step that is under way at either edge belongs to the picture.
    const auto first = std::lower_bound(path.begin(), path.end(), excerpt.x.from,
                                        [](const PathStep& step, double time) { return step.end < time; });
    const auto behind = std::upper_bound(first, path.end(), excerpt.x.to,
                                         [](double time, const PathStep& step) { return time < step.start; });
    const auto count = static_cast<std::size_t>(behind - first);
    const std::size_t stride = count / kMostSteps + 1;
    // Of processes without a row the nearest row stands.
    const auto rowOf = [&rows = data.processes](std::uint32_t process) {
        const auto row = std::lower_bound(rows.begin(), rows.end(), process);
        return static_cast<double>(row == rows.end() ? rows.size() - 1
                                                     : static_cast<std::size_t>(row - rows.begin()));
    };
    PlotLine line = pathLine(theme);
    ThinnedLine points(line.points, excerpt.x.from,
                       (excerpt.x.to - excerpt.x.from) / std::max(1.0, excerpt.width));
    for (std::size_t i = 0; i < count; i += stride) {
        const PathStep& step = first[static_cast<std::ptrdiff_t>(i)];
        const bool isMessage = step.cause == PathStep::Cause::message;
        points.add({step.start, rowOf(isMessage ? step.source : step.process)});
        points.add({step.end, rowOf(isMessage ? step.destination : step.process)});
        // A sender may be the one who goes on.
        if (isMessage && step.process != step.destination)
            points.add({step.end, rowOf(step.process)});
    }
    points.flush();
    // Where steps lie closer than a line is wide, what the processes do still shows through.
    constexpr double kFewPixels = 4;
    if (static_cast<double>(count) * kFewPixels > excerpt.width) {
        line.width = 1;
        line.hasRim = false;
        line.color.setAlpha(140);
    }
    return {std::move(line)};
}

} // namespace contraflow
