// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/canvas_picture.h"
#include "app/desktop/style/accessible_items.h"

#include <memory>
#include <vector>

namespace contraflow {

class CanvasChoice;
class CanvasFeed;
class CanvasViewport;

/** The drawn things of a canvas one by one, for those who cannot see where they are. */
class CanvasItems : public AccessibleItems
{
public:
    /** All must outlive this. */
    CanvasItems(QWidget& view, const CanvasFeed& feed, const CanvasViewport& viewport, CanvasChoice& choice);

    [[nodiscard]] int accessibleCount() const override;
    [[nodiscard]] QString accessibleItemName(int item) const override;
    [[nodiscard]] QString accessibleItemText(int item) const override;
    [[nodiscard]] QRect accessibleItemRect(int item) const override;
    [[nodiscard]] bool isAccessibleItemSelected(int item) const override;
    void activateAccessibleItem(int item) override;

private:
    /** Made anew when other things are drawn. */
    [[nodiscard]] const std::vector<CanvasItem>& drawn() const;
    [[nodiscard]] CanvasItem at(int item) const { return drawn()[static_cast<std::size_t>(item)]; }

    QWidget& m_view;
    const CanvasFeed& m_feed;
    const CanvasViewport& m_viewport;
    CanvasChoice& m_choice;
    mutable std::shared_ptr<const CanvasScene> m_scene;
    mutable std::shared_ptr<const ArcSet> m_arcs;
    mutable ShownMessages m_shown = ShownMessages::all;
    mutable std::vector<CanvasItem> m_items;
};

} // namespace contraflow
