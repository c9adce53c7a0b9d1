// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/run_gantt.h"

#include "app/desktop/live/result_items.h"
#include "app/desktop/plots/plot_text.h"
#include "app/desktop/style/text.h"
#include "core/application/application_replay.h"
#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <map>
#include <set>

namespace contraflow {

namespace {

constexpr double kHalfRow = 0.42;
constexpr double kMaxRowPixels = 34;
/** Boxes of one drawing; the more rows, the wider the stretches that are drawn as one. */
constexpr double kMostBoxes = 60'000;
constexpr double kLeastRowForPhases = 13; ///< pixels
constexpr double kLeastRowForGaps = 6;    ///< pixels
/** More phases are not named in the legend. */
constexpr std::size_t kMostNamedPhases = 6;
constexpr std::size_t kRowsWithPhases = 24;

std::vector<std::uint32_t> chosenProcesses(const Replay& run, std::set<std::uint32_t> wanted)
{
    const std::size_t count = run.processes.size();
    constexpr std::size_t kWanted = RunGanttData::kMaxRows / 4;
    while (wanted.size() > kWanted)
        wanted.erase(std::prev(wanted.end()));
    const std::size_t stride =
        (count + RunGanttData::kMaxRows - kWanted - 1) / (RunGanttData::kMaxRows - kWanted);
    for (std::size_t process = 0; process < count;
         process += count <= RunGanttData::kMaxRows ? 1 : std::max<std::size_t>(1, stride))
        wanted.insert(static_cast<std::uint32_t>(process));
    return {wanted.begin(), wanted.end()};
}

/** Messages from and to the processes of the selected events that are under way while those last. */
class ArrowFinder
{
public:
    ArrowFinder(RunGanttData& data, const Replay& run)
        : m_data(data)
        , m_run(run)
        , m_rows(run.processes.size(), kNone)
    {
        for (std::size_t row = 0; row < data.processes.size(); ++row)
            m_rows[data.processes[row]] = static_cast<std::uint32_t>(row);
    }

    void find(const std::vector<std::uint32_t>& events, const std::stop_token& stop)
    {
        if (events.empty())
            return;
        std::vector<std::vector<PlotInterval>> wanted(m_run.processes.size());
        for (const std::uint32_t event : events) {
            const ReplayedEvent& of = m_run.events[event];
            wanted[of.process].push_back({of.start, of.end});
        }
        for (std::uint32_t m = 0; m < m_run.messages.size(); ++m) {
            if (m % 4096 == 0 && stop.stop_requested())
                return;
            const ReplayedMessage& message = m_run.messages[m];
            if (overlaps(wanted[message.source], message) || overlaps(wanted[message.destination], message))
                add(m);
        }
    }

    void add(std::uint32_t m)
    {
        const ReplayedMessage& message = m_run.messages[m];
        const std::uint32_t from = m_rows[message.source];
        const std::uint32_t to = m_rows[message.destination];
        if (!message.hasArrived || from == kNone || to == kNone || !m_known.insert(m).second)
            return;
        if (m_data.arrows.size() == RunGanttData::kMaxArrows)
            m_data.hasAllArrows = false;
        else
            m_data.arrows.push_back({m, from, to});
    }

private:
    static constexpr std::uint32_t kNone = UINT32_MAX;

    [[nodiscard]] static bool overlaps(const std::vector<PlotInterval>& wanted,
                                       const ReplayedMessage& message)
    {
        return std::ranges::any_of(wanted, [&](const PlotInterval& event) {
            // At the ends of an event that takes time, other messages begin and arrive.
            return event.to > event.from ? message.start < event.to && message.finish > event.from
                                         : message.start == event.from;
        });
    }

    RunGanttData& m_data;
    const Replay& m_run;
    std::vector<std::uint32_t> m_rows; ///< by process
    std::set<std::uint32_t> m_known;
};

/** What of a row is too short to be drawn by itself. */
struct Stretch
{
    double from = 0;
    double to = 0;
    std::array<double, kTimeKinds> times{};
    std::size_t kind = 0; ///< of the first
    std::uint32_t longest = 0;
    std::uint8_t phase = 0;
    double longestTime = -1;

    void begin(double at) { *this = {.from = at, .to = at}; }
    [[nodiscard]] bool isEmpty() const { return longestTime < 0; }
    void add(double end, double time, std::uint8_t ofKind, std::uint8_t ofPhase, std::uint32_t event)
    {
        if (isEmpty())
            kind = ofKind;
        times[ofKind] += time;
        to = end;
        if (time > longestTime) {
            longestTime = time;
            longest = event;
            phase = ofPhase;
        }
    }
    [[nodiscard]] std::size_t mainKind() const
    {
        const auto most = std::ranges::max_element(times);
        return *most > 0 ? static_cast<std::size_t>(most - times.begin()) : kind;
    }
};

/** No hue of a kind of time. */
QColor phaseColor(std::size_t phase, std::size_t count, const Theme& theme)
{
    return theme.duration(count > 1 ? static_cast<double>(phase) / static_cast<double>(count - 1) : 0.5);
}

QString phaseText(const std::string& label)
{
    return tr("phase %1").arg(qtText(label));
}

bool isNamed(const std::vector<PlotBoxes>& groups, const QString& name)
{
    return contains(groups, name, &PlotBoxes::name);
}

/** Without boxes yet. Who waits does nothing, which shows by more than a colour. */
PlotBoxes boxesOfKind(std::size_t kind, const Theme& theme)
{
    PlotBoxes boxes{timeKindText(kind), timeKindColor(kind, theme), {}, kMaxRowPixels};
    boxes.isLow = static_cast<TimeKind>(kind) == TimeKind::wait;
    return boxes;
}

/** Draws rows of an excerpt. */
class RowBoxes
{
public:
    RowBoxes(const RunGanttData& data, const PlotExcerpt& excerpt, const Theme& theme)
        : m_data(data)
        , m_excerpt(excerpt)
    {
        for (std::size_t kind = 0; kind < kTimeKinds; ++kind) {
            m_groups.push_back(boxesOfKind(kind, theme));
            m_groups.back().isCrisp = true;
            m_atOnce.push_back(m_groups.back());
        }
        const double rowPixels = excerpt.height / std::max(1e-9, excerpt.y.to - excerpt.y.from);
        m_step = std::max<std::size_t>(1, static_cast<std::size_t>(std::ceil(1 / rowPixels)));
        const double rows = std::max(1.0, (excerpt.y.to - excerpt.y.from) / static_cast<double>(m_step));
        const double pixels = std::max(1.0, excerpt.width * rows / kMostBoxes);
        m_cell = (excerpt.x.to - excerpt.x.from) / std::max(1.0, excerpt.width) * pixels;
        m_showsPhases = rowPixels >= kLeastRowForPhases;
        // Thin rows have no room for gaps between them.
        if (rowPixels < kLeastRowForGaps)
            m_halfRow = static_cast<double>(m_step) / 2;
        m_theme = &theme;
    }

    std::vector<PlotBoxes> make()
    {
        const auto last = static_cast<double>(m_data.processes.size()) - 1;
        const auto first = static_cast<std::size_t>(std::max(0.0, std::floor(m_excerpt.y.from)));
        for (std::size_t row = first; static_cast<double>(row) <= std::min(last, std::ceil(m_excerpt.y.to));
             row += m_step)
            makeRow(row);
        // What takes no time would be covered by what follows it.
        for (std::size_t kind = 0; kind < kTimeKinds; ++kind)
            if (!m_atOnce[kind].boxes.empty())
                m_groups.push_back(std::move(m_atOnce[kind]));
        for (auto& [phase, strips] : m_phases)
            m_groups.push_back(std::move(strips));
        return std::move(m_groups);
    }

private:
    void makeRow(std::size_t row)
    {
        const ScenarioResult& result = *m_data.result;
        const std::uint32_t process = m_data.processes[row];
        const auto begins = result.runEvents->begins(process);
        const std::size_t start = result.runEvents->start(process);
        const double finish = result.replay->replay.processes[process].finish;
        auto at =
            static_cast<std::size_t>(std::ranges::upper_bound(begins, m_excerpt.x.from) - begins.begin());
        // Those that began at once before it stand in one place.
        while (at > 0 && (at == begins.size() || begins[at] >= m_excerpt.x.from))
            --at;
        Stretch stretch;
        for (; at < begins.size() && begins[at] <= m_excerpt.x.to; ++at) {
            const double from = begins[at];
            const double to = at + 1 < begins.size() ? begins[at + 1] : finish;
            const std::size_t place = start + at;
            const std::uint8_t kind = result.runEvents->timeKind(place);
            const std::uint8_t phase = result.runEvents->phase(place);
            const std::uint32_t event = result.runEvents->all()[place];
            if (!stretch.isEmpty() && (to - from >= m_cell || to - stretch.from >= m_cell))
                end(stretch, row);
            if (stretch.isEmpty())
                stretch.begin(from);
            stretch.add(to, to - from, kind, phase, event);
            if (to - stretch.from >= m_cell)
                end(stretch, row);
        }
        if (!stretch.isEmpty())
            end(stretch, row);
    }

    [[nodiscard]] std::size_t phaseCount(std::uint32_t process) const
    {
        return m_data.result->replay->applicationOf(process).program->labels().size();
    }
    /** As in the legend, if it is named there. */
    [[nodiscard]] QString phaseName(std::uint32_t process, std::size_t phase) const
    {
        const auto labels = m_data.result->replay->applicationOf(process).program->labels();
        return labels.size() <= kMostNamedPhases && phase <= labels.size() ? phaseText(labels[phase - 1])
                                                                           : QString();
    }

    void end(Stretch& stretch, std::size_t row)
    {
        const std::size_t kind = stretch.mainKind();
        const auto middle = static_cast<double>(row);
        PlotBox box;
        box.from = stretch.from;
        box.to = stretch.to;
        box.low = middle - m_halfRow;
        box.high = middle + m_halfRow;
        box.item = stretch.longest;
        box.fill = m_groups[kind].color;
        if (m_showsPhases && stretch.phase > 0) {
            PlotBox strip = box;
            constexpr double kStrip = 0.16;
            strip.high = strip.low + kStrip;
            strip.fill = phaseColor(stretch.phase - 1U, phaseCount(m_data.processes[row]), *m_theme);
            box.low += kStrip;
            m_phases[stretch.phase].isCrisp = true;
            m_phases[stretch.phase].name = phaseName(m_data.processes[row], stretch.phase);
            m_phases[stretch.phase].boxes.push_back(std::move(strip));
        }
        (stretch.to > stretch.from ? m_groups : m_atOnce)[kind].boxes.push_back(std::move(box));
        stretch = {};
    }

    const RunGanttData& m_data;
    PlotExcerpt m_excerpt;
    const Theme* m_theme = nullptr;
    std::vector<PlotBoxes> m_groups; ///< by kind
    std::vector<PlotBoxes> m_atOnce; ///< the same of what takes no time
    std::map<std::uint8_t, PlotBoxes> m_phases;
    std::size_t m_step = 1; ///< from a row to the next one that is drawn
    double m_cell = 0;      ///< seconds: what is shorter is not drawn by itself
    double m_halfRow = kHalfRow;
    bool m_showsPhases = false;
};

} // namespace

QString timeKindText(std::size_t kind)
{
    switch (static_cast<TimeKind>(kind)) {
    case TimeKind::compute:
        return tr("Computing");
    case TimeKind::send:
        return tr("Sending");
    case TimeKind::receive:
        return tr("Receiving");
    case TimeKind::wait:
        return tr("Waiting");
    case TimeKind::collective:
        break;
    }
    return tr("Collectives");
}

QColor timeKindColor(std::size_t kind, const Theme& theme)
{
    static constexpr std::array<std::size_t, kTimeKinds> kHues{6, 2, 4, 5, 3};
    return theme.series(kHues[kind]);
}

QString processText(const ScenarioResult& result, std::uint32_t process)
{
    const ReplayedProcess& of = result.replay->replay.processes[process];
    const QString rank = QString::number(of.rank);
    return result.replay->applications.size() == 1
               ? rank
               : tr("%1 of %2").arg(rank, qtText(result.replay->applications[of.application].name));
}

RunGanttData runGantt(const std::shared_ptr<const ScenarioResult>& result,
                      const std::vector<std::uint32_t>& events, const std::vector<std::uint32_t>& messages,
                      const std::vector<std::uint32_t>& processes, const std::stop_token& stop)
{
    const Replay& run = result->replay->replay;
    RunGanttData data;
    data.result = result;
    std::set<std::uint32_t> wanted(processes.begin(), processes.end());
    for (const std::uint32_t event : events)
        wanted.insert(run.events[event].process);
    for (const std::uint32_t message : messages) {
        wanted.insert(run.messages[message].source);
        wanted.insert(run.messages[message].destination);
    }
    data.processes = chosenProcesses(run, std::move(wanted));
    data.selected = events;
    ArrowFinder arrows(data, run);
    for (const std::uint32_t message : messages)
        arrows.add(message);
    arrows.find(events, stop);
    return data;
}

PlotContent runGanttContent(const RunGanttData& data, const Theme& theme)
{
    const ScenarioResult& result = *data.result;
    const Replay& run = result.replay->replay;
    PlotContent content;
    if (!result.unlisted.isEmpty()) {
        content.hint = result.unlisted;
        return content;
    }
    if (run.events.empty() || !(run.finish > run.start)) {
        content.hint = tr("The run of this scenario takes no time.");
        return content;
    }
    const std::size_t count = run.processes.size();
    content.title = data.processes.size() == count
                        ? tr("What each process does over time")
                        : tr("What %1 of %2 processes do over time")
                              .arg(countText(data.processes.size()), countText(count));
    content.subtitle =
        subtitleOf(result.replay->scenario, modelTitle(result.replay->model, result.replay->kind));
    if (!data.hasAllArrows)
        content.subtitle +=
            tr("; the first %1 messages of what is selected").arg(countText(data.arrows.size()));
    content.x.quantity = tr("Time");
    content.x.lower = run.start;
    content.x.upper = run.finish;
    content.y = rowAxis(tr("Process"), data.processes.size());
    const auto firstProcess = static_cast<std::uint32_t>(run.events.size() + run.messages.size());
    std::vector<std::size_t> rows(count, 0);
    for (const std::uint32_t process : data.processes) {
        rows[process] = content.y.rows.size();
        content.y.rows.push_back(processText(result, process));
        content.rowItems.push_back(firstProcess + process);
    }
    for (std::size_t kind = 0; kind < kTimeKinds; ++kind)
        content.boxes.push_back(boxesOfKind(kind, theme));
    for (const PlacedApplication& application : result.replay->applications) {
        const auto labels = application.program->labels();
        // Of many rows the strips are seen when they are zoomed into, and hovering says the phase.
        const bool namesThem = labels.size() <= kMostNamedPhases && data.processes.size() <= kRowsWithPhases;
        for (std::size_t i = 0; i < labels.size() && namesThem; ++i)
            if (const QString name = phaseText(labels[i]); !isNamed(content.boxes, name))
                content.boxes.push_back({name, phaseColor(i, labels.size(), theme), {}});
    }
    PlotBoxes selected;
    selected.maxPixels = kMaxRowPixels;
    for (const std::uint32_t event : data.selected) {
        const ReplayedEvent& of = run.events[event];
        PlotBox box;
        box.from = of.start;
        box.to = of.end;
        box.low = static_cast<double>(rows[of.process]) - kHalfRow;
        box.high = static_cast<double>(rows[of.process]) + kHalfRow;
        box.item = event;
        const TimeKind kind = infoOf(of.kind).time; // waiting stays as low as it is drawn below
        box.fill = kind == TimeKind::wait ? QColor(Qt::transparent)
                                          : timeKindColor(static_cast<std::size_t>(kind), theme);
        selected.boxes.push_back(std::move(box));
    }
    content.boxes.push_back(std::move(selected));
    PlotMarks heads;
    heads.name = tr("Messages of what is selected");
    heads.color = theme.text;
    heads.shape = MarkShape::dot;
    heads.radius = 2.5;
    heads.isContinued = true;
    for (std::size_t i = 0; i < data.arrows.size(); ++i) {
        const GanttArrow& arrow = data.arrows[i];
        const ReplayedMessage& message = run.messages[arrow.message];
        const auto item = static_cast<std::uint32_t>(run.events.size()) + arrow.message;
        PlotLine line;
        line.name = heads.name;
        line.color = theme.text;
        line.width = 1;
        line.isStepped = false;
        line.isContinued = i > 0;
        line.points = {QPointF(message.start, static_cast<double>(arrow.fromRow)),
                       QPointF(message.finish, static_cast<double>(arrow.toRow))};
        line.items = {item};
        heads.marks.push_back({message.finish, static_cast<double>(arrow.toRow), 0, item});
        content.lines.push_back(std::move(line));
    }
    if (!heads.marks.empty())
        content.marks.push_back(std::move(heads));
    content.boxesIn = [data, theme](const PlotExcerpt& excerpt) {
        return runGanttBoxes(data, excerpt, theme);
    };
    if (data.marksPath && !run.path.empty()) {
        content.lines.push_back(pathLine(theme)); // for the legend
        content.linesIn = [data, theme](const PlotExcerpt& excerpt) {
            return runPathLines(data, excerpt, theme);
        };
    }
    return content;
}

std::vector<PlotBoxes> runGanttBoxes(const RunGanttData& data, const PlotExcerpt& excerpt, const Theme& theme)
{
    return RowBoxes(data, excerpt, theme).make();
}

Table runGanttTable(const RunGanttData& data)
{
    constexpr std::size_t kMostLines = 1'000'000;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> rows;
    for (const std::uint32_t process : data.processes)
        for (const std::uint32_t event : data.result->runEvents->of(process))
            if (rows.size() < kMostLines)
                rows.emplace_back(process, event);
    const std::size_t count = rows.size();
    Table table = plotTable({"process", "event", "row", "event_kind", "start_s", "finish_s"});
    table.setRows(count, [result = data.result, rows = std::move(rows)](std::size_t row, std::size_t column) {
        const auto [process, event] = rows[row];
        const ReplayedEvent& of = result->replay->replay.events[event];
        switch (column) {
        case 0:
            return TableCell(processText(*result, process).toStdString());
        case 1:
            return TableCell(of.index + 1);
        case 2:
            return TableCell(of.row);
        case 3:
            return TableCell(infoOf(of.kind).name);
        default:
            return TableCell(column == 4 ? of.start : of.end);
        }
    });
    return table;
}

PlotLine pathLine(const Theme& theme)
{
    constexpr double kWidth = 3; // pixels
    PlotLine line;
    line.name = tr("Critical path");
    line.color = theme.isDark ? Qt::white : Qt::black; // no hue: each of them is what a process does
    line.width = kWidth;
    line.isStepped = false;
    line.hasRim = true;
    return line;
}

namespace {

/** A stretch of the critical path on a row. */
struct PathStretch
{
    double from = 0;
    double to = 0;
    double row = 0;
};

/** Of each few pixels of a picture the row on which the path is longest, as stretches: more of it would be a
 * patch of ink. Steps are added in the order of time. */
class PathOutline
{
public:
    explicit PathOutline(double cell) : m_cell(cell) {}

    void add(double from, double to, double row)
    {
        while (true) {
            const double cell = std::floor(from / m_cell);
            if (cell != m_at)
                flush();
            if (m_rows.empty()) {
                m_at = cell;
                m_from = from;
            }
            // A cell that rounding gives no length has the rest.
            const double end = (cell + 1) * m_cell > from ? std::min(to, (cell + 1) * m_cell) : to;
            m_rows[row] += end - from;
            m_to = end;
            if (end >= to)
                return;
            from = end;
        }
    }

    [[nodiscard]] std::vector<PathStretch> take()
    {
        flush();
        return std::move(m_stretches);
    }

private:
    void flush()
    {
        if (m_rows.empty())
            return;
        const auto longest = std::ranges::max_element(m_rows, {}, [](const auto& a) { return a.second; });
        if (!m_stretches.empty() && m_stretches.back().row == longest->first)
            m_stretches.back().to = m_to;
        else
            m_stretches.push_back({m_from, m_to, longest->first});
        m_rows.clear();
    }

    double m_cell; ///< seconds
    double m_at = 0;
    double m_from = 0;
    double m_to = 0;
    std::map<double, double> m_rows; ///< seconds in the cell
    std::vector<PathStretch> m_stretches;
};

/** Broad where the path is, and a thin line from one row to the next. */
std::vector<PlotLine> outlineLines(const std::vector<PathStretch>& stretches, const Theme& theme)
{
    constexpr double kOpacity = 0.5;
    PlotLine jumps = pathLine(theme);
    jumps.width = 1;
    jumps.hasRim = false;
    jumps.color.setAlphaF(kOpacity);
    std::vector<PlotLine> lines{jumps};
    for (const PathStretch& stretch : stretches) {
        PlotLine line = pathLine(theme);
        line.points = {QPointF(stretch.from, stretch.row), QPointF(stretch.to, stretch.row)};
        lines.front().points.insert(lines.front().points.end(), line.points.begin(), line.points.end());
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace

std::vector<PlotLine> runPathLines(const RunGanttData& data, const PlotExcerpt& excerpt, const Theme& theme)
{
    /** More steps of one picture are gone through in strides, of which nothing is seen either. */
    constexpr std::size_t kMostSteps = 400'000;
    constexpr double kFewPixels = 6; // as broad as the line with its rim
    const std::vector<PathStep>& path = data.result->replay->replay.path;
    // A step that is under way at either edge belongs to the picture.
    const auto first = std::ranges::lower_bound(path, excerpt.x.from, {}, &PathStep::end);
    const auto behind = std::upper_bound(first, path.end(), excerpt.x.to,
                                         [](double time, const PathStep& step) { return time < step.start; });
    const auto count = static_cast<std::size_t>(behind - first);
    const std::size_t stride = count / kMostSteps + 1;
    // Of processes without a row the nearest row stands.
    const auto rowOf = [&rows = data.processes](std::uint32_t process) {
        const auto row = std::ranges::lower_bound(rows, process);
        return static_cast<double>(row == rows.end() ? rows.size() - 1
                                                     : static_cast<std::size_t>(row - rows.begin()));
    };
    if (static_cast<double>(count) * kFewPixels > excerpt.width) {
        PathOutline outline((excerpt.x.to - excerpt.x.from) / std::max(1.0, excerpt.width) * kFewPixels);
        for (std::size_t i = 0; i < count; i += stride) {
            const PathStep& step = first[static_cast<std::ptrdiff_t>(i)];
            const bool isMessage = step.cause == PathStep::Cause::message;
            const double from = std::max(step.start, excerpt.x.from);
            outline.add(from, std::max(from, std::min(step.end, excerpt.x.to)),
                        rowOf(isMessage ? step.destination : step.process));
        }
        return outlineLines(outline.take(), theme);
    }
    PlotLine line = pathLine(theme);
    for (auto step = first; step != behind; ++step) {
        const bool isMessage = step->cause == PathStep::Cause::message;
        line.points.emplace_back(step->start, rowOf(isMessage ? step->source : step->process));
        line.points.emplace_back(step->end, rowOf(isMessage ? step->destination : step->process));
        // A sender may be the one who goes on.
        if (isMessage && step->process != step->destination)
            line.points.emplace_back(step->end, rowOf(step->process));
    }
    return {std::move(line)};
}

} // namespace contraflow
