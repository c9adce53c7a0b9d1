// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/canvas/fold_painter.h"
#include "app/desktop/canvas/topology_view_private.h"

#include <QAction>

#include <utility>

namespace contraflow {

bool TopologyView::Private::toggleFoldAt(QPointF point)
{
    const auto& scene = feed.picture().scene;
    if (!scene || kind != CanvasToolKind::select || !canvasArea().contains(point))
        return false;
    const auto item = foldMarkAt(*scene, frame(), point);
    if (item)
        toggleFold(*item);
    return item.has_value();
}

void TopologyView::Private::toggleFold(SwitchId item)
{
    const auto& scene = feed.picture().scene;
    anchor = Anchor{scene->network->networkSwitch(item).name,
                    shownAt.toScreen(scene->layout.racks[item.index()].bar.topLeft()), scene};
    folding.toggle(item);
}

void TopologyView::Private::keepInPlace()
{
    const auto& scene = feed.picture().scene;
    if (!anchor || !scene || scene == anchor->before)
        return;
    const Anchor held = *std::exchange(anchor, std::nullopt);
    const auto item = scene->network->findSwitch(held.name);
    if (!item || followsFit)
        return;
    const QPointF now = shownAt.toScreen(scene->layout.racks[item->index()].bar.topLeft());
    shownAt.offset += QPointF(std::round(held.at.x() - now.x()), std::round(held.at.y() - now.y()));
}

void TopologyView::Private::addFoldActions()
{
    const auto add = [this](const char* id, const QString& text, const QKeySequence& keys,
                            void (CanvasFolding::*run)()) {
        auto* action = new QAction(text, &q);
        action->setObjectName(QLatin1String(id));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        QObject::connect(action, &QAction::triggered, &folding, run);
        q.addAction(action);
    };
    add("canvas.collapse", tr("Collapse"), QKeySequence(Qt::Key_Minus), &CanvasFolding::collapseSelected);
    add("canvas.expand", tr("Expand"), QKeySequence(Qt::Key_Plus), &CanvasFolding::expandSelected);
    add("canvas.collapseAll", tr("Collapse all"), {}, &CanvasFolding::collapseAll);
    add("canvas.expandAll", tr("Expand all"), {}, &CanvasFolding::expandAll);
    QObject::connect(&folding, &CanvasFolding::noticed, &q, &TopologyView::noticed);
}

} // namespace contraflow
