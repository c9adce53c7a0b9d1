// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "app/desktop/canvas/tools/canvas_choice.h"
#include "app/desktop/canvas/tools/canvas_edits.h"

#include <QObject>
#include <QPointF>
#include <QString>

#include <optional>
#include <string>

namespace contraflow {

/** What a press, a key or an entry of a menu places. */
enum class Placed
{
    networkSwitch,
    rack,
    node,
};

enum class Alignment
{
    left,
    centre, ///< one below the other
    right,
    top,
    middle, ///< side by side
    bottom,
};

/** What users do to the network on the canvas, in terms of what is drawn; each call is one undo step. */
class CanvasDrawing : public QObject
{
    Q_OBJECT

public:
    CanvasDrawing(Document& document, Selection& selection, CanvasFeed& feed, QObject* parent = nullptr);

    [[nodiscard]] Document& document() const { return m_document; }
    [[nodiscard]] bool snapsToGrid() const { return m_snaps; }
    void setSnapsToGrid(bool snaps) { m_snaps = snaps; }
    /** The nearest point of the grid, or the point itself while nothing snaps. */
    [[nodiscard]] QPointF snapped(QPointF point) const;

    /** The switch whose box holds a point of the picture; nothing outside of racks with a switch. */
    [[nodiscard]] std::optional<SwitchId> rackAt(QPointF point) const;
    /** Name of a switch or node as drawn; empty for other items. */
    [[nodiscard]] std::string nameOf(CanvasItem item) const;

    /** Places something with its middle at a point of the picture; what was made. */
    std::optional<SelectedItem> place(Placed what, QPointF point);
    std::optional<SelectedItem> placeNodeAt(const std::string& switchName);
    std::optional<SelectedItem> connectItems(CanvasItem from, CanvasItem to);
    std::optional<SelectedItem> drawMessageBetween(CanvasItem from, CanvasItem to);

    void placeProcess(const std::string& process, CanvasItem node);
    /** The processes that the scenario's mapping places on a node by hand. */
    [[nodiscard]] std::vector<std::string> processesOn(CanvasItem node) const;

    /** Moves the selected racks, those of switches only. */
    void moveSelected(QPointF distance);
    void attachSelected(SwitchId to);
    /** One step of the grid for the selected switches; nodes go to the next rack that way. */
    void nudgeSelected(Direction direction);
    void align(Alignment how);
    void distribute(Qt::Orientation direction); ///< equal gaps between the outermost two
    void layOutAutomatically();
    void keepPlaces(); ///< of all switches, as they are drawn
    void removeSelected() { submit(removeItems(m_document.project(), m_selection.items())); }

    void copySelected() const;
    void cutSelected();
    void paste();

signals:
    void noticed(const QString& text); ///< for the message bar: why nothing happened
    void aboutToDraw();                ///< before each change that was drawn

private:
    bool submit(Edit edit);
    std::optional<SelectedItem> submit(DrawnEdit drawn);
    [[nodiscard]] const CanvasScene* scene() const { return m_feed.picture().scene.get(); }
    [[nodiscard]] DrawnSwitches drawnSwitches() const;
    /** The place of a drawn switch; those that its box stands for keep their places beside it. */
    void addPlaces(DrawnSwitches& places, std::uint32_t drawn, QPointF corner) const;
    [[nodiscard]] std::vector<std::uint32_t> chosenSwitches() const;
    /** The selected switches, and those at which selected nodes are. */
    [[nodiscard]] std::vector<std::uint32_t> chosenRacks() const;
    [[nodiscard]] std::set<std::string> chosenNodes() const;
    void put(const std::vector<std::uint32_t>& switches, const std::vector<QPointF>& corners,
             const QString& label);

    Document& m_document;
    Selection& m_selection;
    CanvasFeed& m_feed;
    bool m_snaps = true;
};

} // namespace contraflow
