// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/selection.h"
#include "app/desktop/sheet/model/fill_series.h"
#include "core/base/result.h"
#include "core/project/edit.h"
#include "core/project/position.h"
#include "core/project/project.h"

#include <cstddef>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace contraflow {

// What a node or link has that is drawn, before anybody types: like the last one of the platform; the first
// one has the figures of the network preset that was applied to the platform, or else the speed that another
// platform of the project has, or else that of plain Gigabit Ethernet.

/** Gives a node of a platform bandwidth, latency and cores. */
void setDrawnFigures(NodeRow& row, const Project& project, std::size_t platform);
/** Gives a link of a platform bandwidth and latency. */
void setDrawnFigures(LinkRow& row, const Project& project, std::size_t platform);

// What the tools of the canvas do to a project. Things are named, not numbered: the picture that a user
// points at may be a moment older than the project. Each edit is one undo step.

/** Where switches are drawn, by name. */
using DrawnSwitches = std::map<std::string, Position>;

/** An edit and what it made, to be selected and named. */
struct DrawnEdit
{
    Edit edit;
    std::set<SelectedItem> items;
};

/** The hosts of a row; a list that cannot be read stands for itself. */
[[nodiscard]] std::vector<std::string> hostsOf(const NodeRow& row);
/** Names of switches and nodes; neither may have one that the other has. */
[[nodiscard]] FreeNames takenNames(const Platform& platform);

/** A switch at a place. With `others`, these keep their places from now on. */
[[nodiscard]] DrawnEdit placeSwitch(const Project& project, std::size_t scenario, Position at,
                                    const DrawnSwitches& others);
/** A switch with a host list of nodes. */
[[nodiscard]] DrawnEdit placeRack(const Project& project, std::size_t scenario, Position at,
                                  const DrawnSwitches& others);
/** A node at a switch, or at none when the name is empty. */
[[nodiscard]] DrawnEdit placeNode(const Project& project, std::size_t scenario,
                                  const std::string& switchName);

/**
 * A link: two switches get a link of their own; a node that is at no switch is put at the switch, another one
 * gets a second link. The error says why two things cannot be linked.
 */
[[nodiscard]] Result<DrawnEdit> connectEnds(const Project& project, std::size_t scenario,
                                            const std::string& from, const std::string& to);

/**
 * A message from node to node. Where the scenario places processes by hand, the first process of a node
 * stands for it, if there is one.
 */
[[nodiscard]] DrawnEdit drawMessage(const Project& project, std::size_t scenario, const std::string& source,
                                    const std::string& destination);

/** Puts switches at places. */
[[nodiscard]] Edit moveSwitches(const Project& project, std::size_t platform, const DrawnSwitches& places,
                                const std::string& label);
/** Leaves all places to the program again. */
[[nodiscard]] Edit forgetPlaces(const Project& project, std::size_t platform);

/** Puts nodes at another switch; hosts of a list leave it. */
[[nodiscard]] DrawnEdit attachNodes(const Project& project, std::size_t platform,
                                    const std::set<std::string>& nodes, const std::string& switchName);

/** Places a process on another node in the mapping of a scenario. */
[[nodiscard]] Edit moveProcess(const Project& project, std::size_t scenario, const std::string& process,
                               const std::string& node);

/** Removes what is selected with everything that hangs on it. */
[[nodiscard]] Edit removeItems(const Project& project, const std::set<SelectedItem>& items);

/** Collects one undo step of several changes, each worked out on what those before it left. */
class EditSteps
{
public:
    explicit EditSteps(Project project) : m_project(std::move(project)) {}

    [[nodiscard]] const Project& project() const { return m_project; } ///< after the changes so far

    void add(Edit edit)
    {
        // What does not fit has nothing to change.
        if (!applyEdit(m_project, edit))
            return;
        std::ranges::move(edit.changes, std::back_inserter(m_changes));
    }
    template<typename Row>
    void replace(TableRef table, std::size_t first, std::size_t removed, std::vector<Row> rows)
    {
        add({{}, {ReplaceRows{table, first, removed, std::move(rows)}}});
    }
    template<typename Row>
    void setRow(TableRef table, std::size_t row, Row value)
    {
        replace(table, row, 1, std::vector<Row>{std::move(value)});
    }
    [[nodiscard]] Edit take(std::string label) { return {std::move(label), std::move(m_changes)}; }

private:
    Project m_project;
    std::vector<Change> m_changes;
};

} // namespace contraflow
