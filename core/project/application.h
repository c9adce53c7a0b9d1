// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/result.h"
#include "core/base/shared_rows.h"
#include "core/project/cell.h"
#include "core/project/extra_cells.h"
#include "core/project/provenance.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace contraflow {

class Program;

/** Where the program of an application comes from that is not written in the project: a trace in files. */
class ProgramSource
{
public:
    virtual ~ProgramSource() = default;
    ProgramSource() = default;
    ProgramSource(const ProgramSource&) = delete;
    ProgramSource& operator=(const ProgramSource&) = delete;

    /** Read when it is asked for the first time, by any thread, and kept. */
    [[nodiscard]] virtual Result<std::shared_ptr<const Program>> program() const = 0;
};

/** Which of them an application has; where a trace was found is no part of what a project says. */
struct ProgramSourceLink
{
    std::shared_ptr<const ProgramSource> source;

    friend bool operator==(const ProgramSourceLink&, const ProgramSourceLink&) { return true; }
};

/**
 * One row of a program: an event that some of its processes go through, or the begin or end of rows that are
 * repeated. Every cell is text as typed; its formulas may use `rank`, `processes` and the variables of loops,
 * so it has a value for each process only.
 */
struct EventRow
{
    std::string ranks;     ///< who does it: "all", "0", "4-7", "even", "rank < processes / 2"
    std::string event;     ///< "compute", "send", "repeat", "end" …
    std::string peer;      ///< whom it sends to or receives from; "any"
    std::string source;    ///< sendrecv: whom it receives from
    std::string size;      ///< bytes
    std::string time;      ///< compute: seconds
    std::string tag;       ///< empty: 0; "any"
    std::string request;   ///< a name; wait and waitall: several, separated by ;
    std::string group;     ///< empty: all
    std::string root;      ///< counted within the group; empty: 0
    std::string algorithm; ///< of a collective; empty: the usual one
    std::string sizes;     ///< a size for each process of the group, separated by ;
    std::string segments;
    std::string channels; ///< of a collective: rings or trees at once; empty: one
    std::string count;    ///< repeat: how often
    std::string label;    ///< phase: its name; repeat: that of its variable
    ExtraCells extras;    ///< cells of Application::extraColumns

    bool operator==(const EventRow&) const = default;
};

/** The columns of a program by their keys in the file, in the order in which they are written. */
inline constexpr std::array<std::pair<std::string_view, std::string EventRow::*>, 16> kEventColumns{{
    {"ranks", &EventRow::ranks},
    {"event", &EventRow::event},
    {"peer", &EventRow::peer},
    {"source", &EventRow::source},
    {"size", &EventRow::size},
    {"time", &EventRow::time},
    {"tag", &EventRow::tag},
    {"request", &EventRow::request},
    {"group", &EventRow::group},
    {"root", &EventRow::root},
    {"algorithm", &EventRow::algorithm},
    {"sizes", &EventRow::sizes},
    {"segments", &EventRow::segments},
    {"channels", &EventRow::channels},
    {"count", &EventRow::count},
    {"label", &EventRow::label},
}};

/** Processes that run collectives together, by a name. */
struct GroupRow
{
    std::string name;
    std::string ranks; ///< "0-1", "0;4;8", "even"; their order is that of the ranks in the group

    bool operator==(const GroupRow&) const = default;
};

/** A program that runs on so many processes, which mappings place by their ranks. */
struct Application
{
    std::string name;
    CountCell processes;
    SharedRows<GroupRow> groups;
    SharedRows<EventRow> program;
    std::vector<std::string> extraColumns; ///< further columns of the program, kept as text
    ExtraKeys extras;
    ProgramSourceLink trace;  ///< set where the key `trace` of extras names files that stand in place of rows
    QuantityCell weight = {}; ///< how much it counts among workloads and applications; empty: 1
    Provenance provenance = {}; ///< of a program that was made from what a file says is sent

    bool operator==(const Application&) const = default;
};

/** An application that a scenario runs. */
struct ScenarioApplication
{
    std::string name;
    QuantityCell start; ///< empty: 0 s
    ExtraKeys extras;

    bool operator==(const ScenarioApplication&) const = default;
};

} // namespace contraflow
