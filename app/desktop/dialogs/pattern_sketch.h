// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/workload_outline.h"

#include <QIcon>
#include <QPixmap>
#include <QWidget>

#include <cstdint>
#include <vector>

class QPainter;

namespace contraflow {

/** Where the groups of an outline stand on a circle, those of one switch together. */
struct PatternPlaces
{
    QPointF centre;
    double radius = 0;
    std::vector<double> angles; ///< by group, radians clockwise from the right
    double dot = 4;             ///< side of a group's square

    [[nodiscard]] QPointF at(std::size_t group, double outwards = 0) const;
};

/** `nameRoom` is kept free around the circle, for names. */
[[nodiscard]] PatternPlaces placePattern(const std::vector<OutlineGroup>& groups, const QRectF& area,
                                         double nameRoom);

/** Draws who sends to whom: groups as squares, messages between them as arcs with an arrow head, all the
 * fainter the more there are. */
void paintPattern(QPainter& painter, const WorkloadOutline& outline, const PatternPlaces& places,
                  const QColor& nodes, const QColor& messages);

/** Size of a pattern's icon, in device-independent pixels. */
inline constexpr QSize kPatternIconSize{32, 32};

/** A pattern between a few nodes, in the colours of the theme. */
[[nodiscard]] QIcon patternIcon(Pattern pattern, qreal devicePixelRatio);

/** The nodes of a platform around a circle, and who sends to whom; of many nodes those of a switch, or
 * neighbours, are one square. What a square stands for is said under the pointer. */
class PatternSketch : public QWidget
{
    Q_OBJECT

public:
    explicit PatternSketch(QWidget* parent = nullptr);

    void setOutline(WorkloadOutline outline);
    /** What a square stands for, in a sentence; empty without nodes. */
    [[nodiscard]] QString caption() const;
    /** What is said of the square at a point; empty: there is none. */
    [[nodiscard]] QString textAt(QPointF point) const;
    /** Where a group is drawn. */
    [[nodiscard]] QPointF placeOf(std::size_t group) const { return places().at(group); }

    [[nodiscard]] QSize sizeHint() const override { return {320, 320}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {170, 150}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void paintNames(QPainter& painter, const PatternPlaces& places) const;
    [[nodiscard]] PatternPlaces places() const;
    /** Room around the circle for names; 0: they are not shown. */
    [[nodiscard]] double nameRoom() const;
    [[nodiscard]] QFont nameFont() const;

    WorkloadOutline m_outline;
    std::vector<std::uint64_t> m_sent; ///< by group
    std::vector<std::uint64_t> m_received;
    QPixmap m_drawn; ///< arcs of a large pattern take longer than a frame; null: to be drawn
};

} // namespace contraflow
