// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/drawn_items.h"

#include <QStringList>

#include <cmath>
#include <set>

namespace contraflow {
namespace {

/** The name of the row at a height, or nothing. */
QString rowAt(const PlotContent& content, double y)
{
    const auto row = static_cast<std::size_t>(std::max(0.0, std::round(y)));
    return content.y.kind == AxisKind::rows && row < content.y.rows.size() ? content.y.rows[row] : QString();
}

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/** Collects items, each of them once in a series. */
class ItemCollector
{
public:
    explicit ItemCollector(const PlotContent& content) : m_content(content) {}

    void beginSeries() { m_seen.clear(); }
    void add(const QStringList& words, const QRectF& extent, std::uint32_t item)
    {
        if (m_items.size() >= kMaxDrawnItems || (item != kNoItem && !m_seen.insert(item).second))
            return;
        m_items.push_back({joined(QStringList{rowAt(m_content, extent.center().y())} + words), extent, item});
    }
    [[nodiscard]] std::vector<DrawnItem> take() { return std::move(m_items); }

private:
    const PlotContent& m_content;
    std::set<std::uint32_t> m_seen;
    std::vector<DrawnItem> m_items;
};

} // namespace

std::vector<DrawnItem> drawnItems(const PlotContent& content)
{
    ItemCollector collector(content);
    const auto addBoxes = [&collector](const std::vector<PlotBoxes>& groups) {
        for (const PlotBoxes& series : groups) {
            collector.beginSeries();
            for (const PlotBox& box : series.boxes)
                collector.add({series.name, box.inside, box.beside},
                              QRectF(QPointF(box.from, box.low), QPointF(box.to, box.high)), box.item);
        }
    };
    addBoxes(content.boxes);
    constexpr double kUsualSize = 600; // pixels
    if (content.boxesIn)
        addBoxes(content.boxesIn({{content.x.lower, content.x.upper},
                                  {content.y.lower, content.y.upper},
                                  kUsualSize,
                                  kUsualSize}));
    for (const PlotMarks& series : content.marks) {
        collector.beginSeries();
        for (const PlotMark& mark : series.marks)
            collector.add({series.name}, QRectF(QPointF(mark.x, mark.y), QPointF(mark.x, mark.y)), mark.item);
    }
    for (const PlotLine& line : content.lines) {
        collector.beginSeries();
        if (line.points.empty())
            continue;
        const QPointF first = line.points.front();
        const QPointF last = line.points.back();
        collector.add({line.name, line.label}, QRectF(first, last).normalized(),
                      line.items.empty() || line.hasItemPerPoint ? kNoItem : line.items.front());
    }
    return collector.take();
}

} // namespace contraflow
