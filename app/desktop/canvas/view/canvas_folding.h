// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_feed.h"
#include "core/project/collapse.h"

#include <QObject>

#include <set>
#include <string>

namespace contraflow {

/** Collapses racks and groups to one box and opens them; each call is one undo step and changes no number. */
class CanvasFolding : public QObject
{
    Q_OBJECT

public:
    CanvasFolding(Document& document, Selection& selection, CanvasFeed& feed, QObject* parent = nullptr);

    /** Racks first, their groups the next time. */
    void collapseSelected();
    /** Groups first, their racks the next time. */
    void expandSelected();
    void collapseAll();
    void expandAll();
    /** Collapses an open rack; opens a collapsed box by one step. */
    void toggle(SwitchId item);
    /** Opens all that a node is inside of. */
    void reveal(NodeId node);

signals:
    void noticed(const QString& text); ///< for the message bar: why nothing happened

private:
    using States = CollapsedParts; ///< by name of the switch or server

    [[nodiscard]] const CanvasScene* scene() const { return m_feed.picture().scene.get(); }
    /** What is drawn, as it is now; null where it is gone. */
    [[nodiscard]] const Platform* platform() const;
    [[nodiscard]] States statesInDocument() const;
    [[nodiscard]] std::set<std::uint32_t> chosenSwitches() const;
    [[nodiscard]] std::vector<std::uint32_t> groupOf(std::uint32_t item) const;
    [[nodiscard]] const std::string& nameOf(std::uint32_t item) const;
    [[nodiscard]] bool hasNodes(std::uint32_t item) const { return scene()->hasNodes[item]; }
    void collapse(std::uint32_t item, const States& now, States& wanted) const;
    void expand(std::uint32_t item, const States& now, States& wanted) const;
    void submit(const States& wanted, const QString& one, const QString& many);

    Document& m_document;
    Selection& m_selection;
    CanvasFeed& m_feed;
};

} // namespace contraflow
