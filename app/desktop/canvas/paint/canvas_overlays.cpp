// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/canvas_overlays.h"

#include "app/desktop/canvas/paint/paint_context.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/style/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <iterator>
#include <map>

namespace contraflow {

namespace {

constexpr QSizeF kLargest(170, 110);
constexpr double kMapMargin = 10;
constexpr double kRoomy = 3; // the canvas must be so many times as wide and high

constexpr double kLeastSquare = 20;       // pixels of a node that has room for chips
constexpr std::size_t kMostPlaces = 5000; // of a mapping whose chips can be told apart
constexpr double kChipPadding = 3;
constexpr double kChipGap = 2;
constexpr double kCell = 1.19;     // of a square: how far the next one is at least
constexpr double kRoomBelow = 0.8; // of a square: how much room there is between two rows at least

/** Chips in lines below a node, which keep clear of its neighbours; none where that takes too many lines. */
std::vector<ProcessChip> chipsBelow(const QRectF& square, const std::vector<std::string>& processes,
                                    const QFontMetricsF& metrics)
{
    std::vector<ProcessChip> chips;
    const double height = metrics.height();
    const double right = square.left() + kCell * square.width();
    QPointF at(square.left(), square.bottom() - 4);
    for (const std::string& process : processes) {
        const double width = metrics.horizontalAdvance(QString::fromStdString(process)) + 2 * kChipPadding;
        if (at.x() > square.left() && at.x() + width + kChipGap > right)
            at = {square.left(), at.y() + height};
        if (at.x() + width + kChipGap > right ||
            at.y() + height > square.bottom() + std::max(height, kRoomBelow * square.height()))
            return {};
        chips.push_back({process, QRectF(at, QSizeF(width, height))});
        at.rx() += width + kChipGap;
    }
    return chips;
}

} // namespace

Minimap::Minimap(const CanvasPicture& picture, const CanvasFrame& frame) : m_picture(picture), m_frame(frame)
{
    if (!picture.scene)
        return;
    const QRectF bounds = picture.scene->layout.bounds;
    const QRectF& area = frame.area;
    if (bounds.isEmpty() || area.width() < kRoomy * kLargest.width() ||
        area.height() < kRoomy * kLargest.height() || area.contains(frame.transform.toScreen(bounds)))
        return;
    m_map.zoom = std::min(kLargest.width() / bounds.width(), kLargest.height() / bounds.height());
    const QSizeF size = bounds.size() * m_map.zoom;
    m_rect = QRectF(area.right() - kMapMargin - size.width() - 8,
                    area.bottom() - kMapMargin - size.height() - 8, size.width() + 8, size.height() + 8);
    m_map.offset = m_rect.topLeft() + QPointF(4, 4) - bounds.topLeft() * m_map.zoom;
    m_isShown = true;
}

void Minimap::paint(QPainter& painter) const
{
    if (!m_isShown)
        return;
    painter.save();
    QColor ground = theme().surface;
    ground.setAlphaF(0.92F);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(ground);
    painter.drawRect(crisp(m_rect));
    painter.setClipRect(m_rect, Qt::IntersectClip);
    painter.setPen(Qt::NoPen);
    painter.setBrush(between(theme().surface, theme().text, 0.35));
    for (const RackBox& rack : m_picture.scene->layout.racks) {
        if (rack.box.isNull())
            continue; // inside another box
        const QRectF box = m_map.toScreen(rack.box);
        painter.drawRect(
            QRectF(box.topLeft(), QSizeF(std::max(1.0, box.width()), std::max(1.0, box.height()))));
    }
    const QRectF seen(m_map.toScreen(m_frame.transform.toPicture(m_frame.area.topLeft())),
                      m_map.toScreen(m_frame.transform.toPicture(m_frame.area.bottomRight())));
    painter.setPen(QPen(theme().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(crisp(seen.intersected(m_rect.adjusted(1, 1, -1, -1))));
    painter.restore();
}

const Mapping* handMapping(const Project& project, std::size_t scenario)
{
    const auto table = tableOf(project, scenario, TableKind::places);
    if (!table || scenario >= project.scenarios.size() || project.scenarios[scenario].mapping.empty())
        return nullptr;
    const Mapping& mapping = project.mappings[table->owner];
    return mapping.policy == MappingPolicy::byHand ? &mapping : nullptr;
}

std::vector<ProcessChip> processChips(const CanvasPicture& picture, const CanvasFrame& frame,
                                      const Project& project, std::size_t scenario)
{
    std::vector<ProcessChip> chips;
    const Mapping* mapping = handMapping(project, scenario);
    if (!picture.scene || !mapping || mapping->places.size() > kMostPlaces)
        return chips;
    const QFontMetricsF metrics(frame.font);
    std::map<std::uint32_t, std::vector<std::string>> processes; // by node
    for (const PlaceRow& place : mapping->places)
        if (const auto node = picture.scene->network->findNode(place.node))
            processes[node->value].push_back(place.process);
    const NetworkLayout& layout = picture.scene->layout;
    for (const auto& [node, names] : processes) {
        const QRectF square = frame.transform.toScreen(layout.squares[node]);
        if (layout.racks[layout.rackOfNode[node]].isFolded || square.height() < kLeastSquare ||
            !square.intersects(frame.area))
            continue;
        std::vector<ProcessChip> own = chipsBelow(square, names, metrics);
        std::ranges::move(own, std::back_inserter(chips));
    }
    return chips;
}

void paintChip(QPainter& painter, const ProcessChip& chip, const QFont& font)
{
    painter.setFont(font);
    painter.setPen(QPen(theme().border, 1));
    painter.setBrush(theme().surface);
    painter.drawRoundedRect(crisp(chip.rect), 4, 4);
    painter.setPen(theme().text);
    painter.drawText(chip.rect, Qt::AlignCenter, QString::fromStdString(chip.process));
}

} // namespace contraflow
