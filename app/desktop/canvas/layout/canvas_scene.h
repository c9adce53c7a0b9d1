// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/layout/network_layout.h"
#include "app/desktop/document/selection.h"
#include "core/engine/prediction.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace contraflow {

struct RunMoment;
struct ScenarioResult;

// What things are called that stand for many.

/**
 * "edge1-1…4" for edge1-1, edge1-2, edge1-3 and edge1-4, and several such ranges for names that begin
 * differently: "agg1-1…4, edge1-1…4". Ranges go from the first to the last by natural order, whatever is
 * missing between them.
 */
[[nodiscard]] QString rangeOfNames(std::vector<std::string> names);

/** The same of switches, first those that have nodes. */
[[nodiscard]] QString rangeOfSwitches(const Network& network, const std::vector<std::uint32_t>& switches,
                                      const std::vector<bool>& hasNodes);

/** By switch: what stands in its bar; a collapsed group is named by what is inside. `folds` as of
 * foldsOf(). */
[[nodiscard]] std::vector<QString> switchTitles(const Network& network,
                                                const std::vector<std::uint32_t>& folds,
                                                const std::vector<bool>& hasNodes);

/** By switch: whether nodes are attached to it. */
[[nodiscard]] std::vector<bool> switchesWithNodes(const Network& network);

/** A thing on the canvas that can be pointed at. */
struct CanvasItem
{
    enum class Kind
    {
        none,
        node,          ///< index: NodeId
        networkSwitch, ///< index: SwitchId
        link,          ///< index: ChannelId, the direction pointed at
        message,       ///< index: into PlacedScenario::messages
        messageGroup,  ///< index: into ArcSet::arcs
    };
    Kind kind = Kind::none;
    std::uint32_t index = 0;

    bool operator==(const CanvasItem&) const = default;
    explicit operator bool() const { return kind != Kind::none; }
};

/** A platform as drawn: the network, where it is, and which rows of the project it came from. Immutable. */
struct CanvasScene
{
    std::shared_ptr<const Network> network;
    std::size_t platform = 0; ///< position in Project::platforms
    NetworkLayout layout;
    std::vector<std::size_t> memberOfNode; ///< host of its row's list, or SelectedItem::kWholeRow
    std::vector<std::uint32_t> groups;     ///< by switch: what collapses together; see switchGroups()
    std::vector<bool> hasNodes;            ///< by switch
    std::vector<QString> titles;           ///< by switch: what stands in its bar
    std::vector<std::uint32_t> areaOfRack; ///< by rack: the first of its group's; empty: there are no groups
    std::vector<QRectF> areas;             ///< by first rack of a group: around its racks that have nodes
    std::size_t structure = 0;             ///< changes when things come, go or are linked otherwise

    [[nodiscard]] bool isEmpty() const { return layout.racks.empty(); }
};

/** Lays out a network. `platform` must be the one it was built from, at that position of the project. */
[[nodiscard]] std::shared_ptr<const CanvasScene>
makeScene(std::shared_ptr<const Network> network, const Platform& platform, std::size_t platformIndex);

/** What of the window's selection lies on the canvas; every list ascending. */
struct CanvasSelection
{
    std::vector<std::uint32_t> nodes;
    std::vector<std::uint32_t> switches;
    std::vector<std::uint32_t> links;
    std::vector<std::uint32_t> messages;

    bool operator==(const CanvasSelection&) const = default;
    [[nodiscard]] bool isEmpty() const
    {
        return nodes.empty() && switches.empty() && links.empty() && messages.empty();
    }
};

/** The messages that are on the canvas: of a prediction, or of a moment of a run; none without either. */
struct CanvasMessages
{
    const Prediction* prediction = nullptr;
    const RunMoment* moment = nullptr;      ///< whose prediction is the one above; null: it is of no run
    const ScenarioResult* result = nullptr; ///< with the run of the moment

    CanvasMessages(const Prediction* shown) : prediction(shown) {}
    CanvasMessages(const RunMoment& shown, const ScenarioResult& ofRun);
};

[[nodiscard]] CanvasSelection canvasSelection(const std::set<SelectedItem>& items, const CanvasScene& scene,
                                              const CanvasMessages& messages);

/** The row that an item stands for; a NIC stands for its node. Nothing for groups of messages. */
[[nodiscard]] std::optional<SelectedItem> selectedItem(CanvasItem item, const CanvasScene& scene,
                                                       const CanvasMessages& messages);

} // namespace contraflow
