// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace contraflow {

/** Fusion, whose boxes and buttons to be ticked have an outline that is seen on dark grounds as well: its own
 * is darker than what lies under it. The wheel changes boxes and sliders that have the keyboard, and scrolls
 * over all others. */
class BoxStyle final : public QProxyStyle
{
public:
    BoxStyle();

    /** Labels show their text as it is, where nobody said otherwise: names of a project may look like HTML.
     */
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace contraflow
