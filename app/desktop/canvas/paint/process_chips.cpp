// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/paint/process_chips.h"

#include "app/desktop/canvas/paint/paint_tools.h"
#include "app/desktop/document/owners.h"
#include "app/desktop/style/theme.h"

#include <QFontMetricsF>

#include <map>

namespace contraflow {
namespace {

constexpr double kLeastSquare = 20;       // pixels of a node that has room for chips
constexpr std::size_t kMostPlaces = 5000; // of a mapping whose chips can be told apart
constexpr double kChipPadding = 3;

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
    const double height = metrics.height();
    std::map<std::uint32_t, double> filled; // by node: where its next chip begins
    for (const PlaceRow& place : mapping->places) {
        const auto node = picture.scene->network->findNode(place.node);
        if (!node || picture.scene->layout.racks[picture.scene->layout.rackOfNode[node->index()]].isFolded)
            continue;
        const QRectF square = frame.transform.toScreen(picture.scene->layout.squares[node->index()]);
        if (square.height() < kLeastSquare || !square.intersects(frame.area))
            continue;
        const double width =
            metrics.horizontalAdvance(QString::fromStdString(place.process)) + 2 * kChipPadding;
        double& left = filled.try_emplace(node->value, square.left()).first->second;
        chips.push_back({place.process, QRectF(left, square.bottom() - 4, width, height)});
        left += width + 2;
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
