// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/shared_rows.h"
#include "core/base/short_text.h"
#include "core/base/units.h"
#include "core/project/application.h"
#include "core/project/benchmark.h"
#include "core/project/cell.h"
#include "core/project/extra_cells.h"
#include "core/project/money.h"
#include "core/project/provenance.h"

#include <cstdint>
#include <string>
#include <vector>

// This room: the document. A Project is plain values: platforms, workloads, applications, mappings, models,
// scenarios, measurements, each with tables of rows that copies share. The Schema of a row lists its fields
// once: files, checks, sheets, references and exports walk over it. An Edit is one undo step; applying it
// gives the one that takes it back. A Network is a platform with its names resolved, a PlacedScenario the
// messages of a scenario on their routes through it.
//
//     ASSIGN_OR_RETURN(const Edit back, applyEdit(project, renameRow(project, workloads, 0, "halo")));
//     IssueList issues = validate(project);
//     const PlacedScenario placed = placeScenario(project, 0, issues);

namespace contraflow {

// The document as plain values. Every field holds what the user wrote; what it means is worked out by
// network.h (platforms) and scenario.h (who sends what to whom). Tables are SharedRows, so copying a Project
// is cheap.

/** A named value for formulas in cells, or a parameter of a model. The value is kept as typed. */
struct ParameterRow
{
    std::string name;
    std::string value;
    std::string result = {};  ///< of a formula: its value as text; kept up to date by formulas.h
    std::string problem = {}; ///< of a formula: why it has no value

    [[nodiscard]] bool hasFormula() const { return isFormula(value); }
    /** The value as text, which may come from a formula. */
    [[nodiscard]] const std::string& valueText() const { return hasFormula() ? result : value; }

    bool operator==(const ParameterRow&) const = default;
};

struct SwitchRow
{
    std::string name;
    ExtraKeys extras;
    PriceCell price = {};    ///< of the switch
    QuantityCell power = {}; ///< that it draws; empty: not counted
    std::string note = {};

    bool operator==(const SwitchRow&) const = default;
};

/** One node or a host list of equal nodes ("X[1-3]"); bandwidth is the NIC's, each way. */
struct NodeRow
{
    std::string name;
    std::string switchName;
    CountCell cores;
    QuantityCell bandwidth;
    QuantityCell latency;
    PriceCell price; ///< of one node
    ExtraKeys extras;
    QuantityCell power = {}; ///< that one node draws; empty: not counted
    std::string note = {};

    bool operator==(const NodeRow&) const = default;
};

/** One server with GPUs, or a host list of equal ones ("s[1-4]"). It stands for its GPUs, s1.0, s1.1, …,
 * which are nodes, a switch within that joins them, and its NICs (server_builder.h). */
struct ServerRow
{
    std::string name;
    CountCell gpus;
    CountCell nics;              ///< empty: as many as GPUs; of fewer each is shared by neighbours
    QuantityCell bandwidth;      ///< of one NIC, each way
    QuantityCell latency;        ///< of one NIC
    QuantityCell localBandwidth; ///< of one GPU into the switch within, each way
    QuantityCell localLatency;   ///< the same
    std::string rails;           ///< host list of switches: NIC k is connected to the k-th, in turn
    PriceCell price;             ///< of one server
    ExtraKeys extras;
    QuantityCell power = {}; ///< that one server draws; empty: not counted
    std::string note = {};
    CountCell pciSwitches = {};     ///< that neighbouring GPUs share on their way to NICs; empty: none
    QuantityCell pciBandwidth = {}; ///< of one of them, each way

    bool operator==(const ServerRow&) const = default;
};

/** A full-duplex link between two switches, or a node and a switch. Several links may join the same two. */
struct LinkRow
{
    std::string name;
    std::string from;
    std::string to;
    QuantityCell bandwidth; ///< each way
    QuantityCell latency;
    PriceCell price;
    ExtraKeys extras;
    QuantityCell power = {}; ///< that it draws, such as of its transceivers; empty: not counted
    std::string note = {};

    bool operator==(const LinkRow&) const = default;
};

/** The way of messages from a node to another one, or from each of a host list to each of another. */
struct RouteRow
{
    std::string from;
    std::string to;
    std::vector<std::string> links; ///< names, in the order in which messages pass them (written_routes.h)
    std::string ways;               ///< "one", or "both", which empty stands for too
    ExtraKeys extras = {};

    bool operator==(const RouteRow&) const = default;
};

/** A further thing that a platform costs: cables, licences, support of a year (price.h). */
struct PriceItem
{
    std::string name;
    std::string kind;   ///< a word of priceKinds(); empty: other
    QuantityCell count; ///< how many of them; empty: 1. Formulas know nodes, switches, links and cores
    PriceCell price;    ///< of one
    std::string per;    ///< "year", or "once", which empty stands for too
    QuantityCell power; ///< that one draws; empty: not counted
    ExtraKeys extras;

    bool operator==(const PriceItem&) const = default;
};

/** Which way messages go; all rules depend on names and coordinates only, never on the order of rows. */
enum class RoutingRule
{
    shortest, ///< fewest links; at every switch the first link in natural order of (neighbour, link name)
    ecmpHash, ///< fewest links; at every switch one of the candidates, by a hash of source, destination and
              ///< switch
    dimensionOrder, ///< mesh and torus: along x, then y, then z, the shorter way round; ties upwards
    minimal,        ///< dragonfly: fewest links, of them at most one between groups; chosen as by ecmpHash
    dModK,          ///< tree: at every level upwards the port by a digit of the destination's number
    sModK,          ///< the same by the source's number
    minhop,         ///< fewest links; each switch gives each destination its least loaded port
    ftree,          ///< tree: ports by counters of what goes up and down, destination by destination
    valiant,        ///< dragonfly: minimal to a group by hash, and from there minimal
    adaptive,       ///< fewest links; every switch spreads each message evenly over all of the candidates
    written,        ///< only the routes that the platform writes out
};

/** How messages get to a GPU of another server whose NIC is on another rail. */
enum class RailRule
{
    pxn,   ///< over the switch within to a GPU on that rail, and out of its NIC (NCCL's PXN)
    spine, ///< out of the GPU's own NIC, and through the network between the rails
};

struct Platform
{
    std::string name;
    SharedRows<SwitchRow> switches;
    SharedRows<NodeRow> nodes;
    SharedRows<LinkRow> links;
    RoutingRule routing = RoutingRule::shortest;
    QuantityCell localBandwidth; ///< between processes of one node; empty: unlimited
    PriceCell price;             ///< "18000 EUR", or empty: the sum of its parts (price.h)
    ExtraKeys extras;
    QuantityCell localLatency;            ///< of a message within a node; empty: 0 s
    QuantityCell inNetworkBandwidth;      ///< of in-network collectives of several servers; empty: unlimited
    QuantityCell localInNetworkBandwidth; ///< of those within one server; empty: unlimited
    CountCell inNetworkGroups;            ///< whose collectives a switch among servers reduces; empty: all
    CountCell localInNetworkGroups;       ///< the same of the switch within a server
    QuantityCell eagerThreshold;  ///< largest message that a program's send does not wait with; empty: usual
    QuantityCell sendOverhead;    ///< of a process for each message it sends, LogGP's o_s; empty: 0 s
    QuantityCell receiveOverhead; ///< the same for each it receives, o_r
    Provenance provenance;        ///< of a topology that was imported
    SharedRows<PriceItem> items;  ///< what it costs beside its nodes, switches and links
    SharedRows<RouteRow> routes;  ///< that its routing rule does not decide
    QuantityCell years;           ///< for which it is run and costs of a year are paid
    QuantityCell hoursPerYear;    ///< in which it draws its power; empty: 8760
    PriceCell energyPrice;        ///< "0.28 EUR/kWh"
    QuantityCell pue;             ///< power of everything, cooling included, over its own; empty: 1
    std::string note;
    SharedRows<ServerRow> servers;
    RailRule rails = RailRule::pxn; ///< of its servers

    bool operator==(const Platform&) const = default;
};

/** One message between two processes, or two nodes. */
struct MessageRow
{
    ShortText id;
    ShortText source;
    ShortText destination;
    QuantityCell size;
    QuantityCell start;        ///< empty: 0 s
    ExtraCells extras;         ///< cells of Workload::extraColumns
    CountCell queuePairs = {}; ///< that carry it, of a lossless network; empty: 1
    CountCell lane = {};       ///< of a lossless network with several; empty: by its id

    bool operator==(const MessageRow&) const = default;
};

struct Workload
{
    std::string name;
    SharedRows<MessageRow> messages;
    std::vector<std::string> extraColumns; ///< further columns of the message table, kept as text
    ExtraKeys extras;
    QuantityCell weight = {};   ///< how much it counts among others, a plain number; empty: 1
    Provenance provenance = {}; ///< of messages that were imported
    std::string note = {};

    bool operator==(const Workload&) const = default;
};

enum class MappingPolicy
{
    byHand,
    roundRobinPerNode,      ///< next process on the next node
    roundRobinPerProcessor, ///< fill a node's cores first
    random,                 ///< seeded; at most one process a core while cores last
};

struct PlaceRow
{
    std::string process;
    std::string node;

    bool operator==(const PlaceRow&) const = default;
};

struct Mapping
{
    std::string name;
    MappingPolicy policy = MappingPolicy::byHand;
    SharedRows<PlaceRow> places; ///< by hand; with another policy these processes are pinned
    std::uint64_t seed = 1;
    ExtraKeys extras;
    std::string inUse = {};       ///< host list of nodes and servers that somebody else has (nodes_in_use.h)
    QuantityCell inUseShare = {}; ///< of the others, drawn with the seed, a plain number; empty: none

    bool operator==(const Mapping&) const = default;
};

struct Model
{
    std::string name;
    std::string kind; ///< a name in the catalogue of sharing models
    SharedRows<ParameterRow> parameters;
    ExtraKeys extras;
    Provenance provenance = {}; ///< of a model that was taken from another project

    bool operator==(const Model&) const = default;
};

struct Scenario
{
    std::string name;
    std::string platform;
    std::string workload;
    std::string mapping; ///< empty when messages name nodes
    std::string model;
    ExtraKeys extras;
    std::vector<ScenarioApplication> applications; ///< instead of a workload; they run together
    std::string note = {};
    /** The model of a lossless network without working congestion control, predicted beside `model`; empty:
     * nothing is. */
    std::string uncontrolled = {};

    bool operator==(const Scenario&) const = default;
};

struct TimeRow
{
    std::string message;
    QuantityCell mean;
    QuantityCell ci95; ///< half-width of the 95 % confidence interval of the mean
    CountCell repetitions;
    ExtraCells extras; ///< cells of Measurement::extraColumns

    bool operator==(const TimeRow&) const = default;
};

/** Measured times of the messages of a scenario's workload on its platform. */
struct Measurement
{
    std::string name;
    std::string scenario;
    SharedRows<TimeRow> times;
    std::vector<std::string> extraColumns;
    Provenance provenance; ///< of times that were imported
    ExtraKeys extras;

    bool operator==(const Measurement&) const = default;
};

// Instantiated once, in project.cpp.
extern template class SharedRows<ParameterRow>;
extern template class SharedRows<SwitchRow>;
extern template class SharedRows<NodeRow>;
extern template class SharedRows<LinkRow>;
extern template class SharedRows<ServerRow>;
extern template class SharedRows<RouteRow>;
extern template class SharedRows<PriceItem>;
extern template class SharedRows<Platform>;
extern template class SharedRows<MessageRow>;
extern template class SharedRows<Workload>;
extern template class SharedRows<PlaceRow>;
extern template class SharedRows<Mapping>;
extern template class SharedRows<Model>;
extern template class SharedRows<Scenario>;
extern template class SharedRows<TimeRow>;
extern template class SharedRows<Measurement>;
extern template class SharedRows<BenchmarkRow>;
extern template class SharedRows<Benchmark>;
extern template class SharedRows<GroupRow>;
extern template class SharedRows<EventRow>;
extern template class SharedRows<Application>;

struct Project
{
    static constexpr int kFormatVersion = 1;

    std::string title;
    SharedRows<ParameterRow> parameters;
    SharedRows<Platform> platforms;
    SharedRows<Workload> workloads;
    SharedRows<Mapping> mappings;
    SharedRows<Model> models;
    SharedRows<Scenario> scenarios;
    SharedRows<Measurement> measurements;
    SharedRows<Benchmark> benchmarks;
    SharedRows<Application> applications;
    ExtraKeys extras;

    Project();
    Project(const Project& other);
    Project(Project&& other) noexcept;
    Project& operator=(const Project& other);
    Project& operator=(Project&& other) noexcept;
    ~Project();

    bool operator==(const Project& other) const;
};

/** The position of the object with this name in a list of named objects, or the list's size. */
template<typename Row>
[[nodiscard]] std::size_t indexOfName(const SharedRows<Row>& rows, const std::string& name)
{
    std::size_t index = 0;
    for (const Row& row : rows) {
        if (row.name == name)
            return index;
        ++index;
    }
    return rows.size();
}

/** The object with this name, or null. The pointer lives as long as the list is not changed. */
template<typename Row>
[[nodiscard]] const Row* findByName(const SharedRows<Row>& rows, const std::string& name)
{
    const std::size_t index = indexOfName(rows, name);
    return index < rows.size() ? &rows[index] : nullptr;
}

} // namespace contraflow
