// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/process_chips.h"

#include "app/desktop/canvas/paint/paint_tools.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/style/theme.h"

#include <QFontMetricsF>

#include <algorithm>
#include <iterator>
#include <map>

namespace contraflow {
namespace {

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
        std::move(own.begin(), own.end(), std::back_inserter(chips));
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
