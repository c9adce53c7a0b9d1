// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/field.h"

#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

namespace contraflow {

// The document's one description. Each kind of row has a Schema: its fields in the order of the file, each
// with what people and programs call it and what it is for. Whatever goes over a document walks these tables:
// files, formulas, sheets, exports, reports, the command line. A new field is one row here.
//
//     forEachField(node, [](const Field& field, const auto& cell) { … });
//
// Field says what a field is, FieldOf also where it is in its row; of tables TableInfo says it. What has a
// form of its own in the file (ends of a link, lists of names, applications) is told apart by its type.

/** A key that rows have in their file and no member for: it is kept as it is, and read where it is needed. */
struct KeptKey
{
    std::string_view key;
    std::string_view hint;
    bool (*isReadable)(const DataNode& value) = nullptr; ///< null: any value is kept
    std::string_view rule = {};                          ///< what a value that is not readable must be
    bool isText = false;
};

/** Those of a kind of row. */
template<typename Row>
[[nodiscard]] std::span<const KeptKey> keptKeys()
{
    return {};
}
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<SwitchRow>();
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<NodeRow>();
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<ServerRow>();
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<LinkRow>();
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<Platform>();
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<Application>();
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<Model>();
template<>
[[nodiscard]] std::span<const KeptKey> keptKeys<Project>();

/** The words of fields that take a few. */
[[nodiscard]] std::vector<std::string> routingWords();
[[nodiscard]] std::vector<std::string> railWords();
[[nodiscard]] std::vector<std::string> policyWords();
[[nodiscard]] std::vector<std::string> priceKindWords();
[[nodiscard]] std::vector<std::string> periodWords();
[[nodiscard]] std::vector<std::string> wayWords();
[[nodiscard]] std::vector<std::string> benchmarkKindWords();

template<typename Row, typename Value>
[[nodiscard]] constexpr FieldOf<Row, Value> nameField(Value Row::*at, std::string_view key,
                                                      std::string_view title, std::string_view hint,
                                                      std::string_view sample)
{
    return field(at, key, title, hint, sample).as(Use::name);
}

template<typename Row>
[[nodiscard]] constexpr FieldOf<Row, PriceCell> priceField(std::string_view hint, std::string_view sample)
{
    return field(&Row::price, "price", "Price", hint, sample).as(Use::cost);
}

template<typename Row>
[[nodiscard]] constexpr FieldOf<Row, QuantityCell> powerField(std::string_view hint)
{
    return field(&Row::power, "power", "Power", hint, "1000 kW").as(Use::cost).in(Dimension::power).orElse(0);
}

template<typename Row>
[[nodiscard]] constexpr FieldOf<Row, std::string> noteField()
{
    return field(&Row::note, "note", "Note", "For people alone, such as offer 3, page 7", "offer 3, page 7")
        .as(Use::note);
}

template<>
struct Schema<ParameterRow>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&ParameterRow::name, "name", "Name",
                  "What formulas call the value: letters, digits and _, such as N", "parameter-01"),
        field(&ParameterRow::value, "value", "Value",
              "A number, with its unit where it has one, or a formula over other parameters, such as =N/2",
              "1000000 Mbit/s"),
    };
};

template<>
struct Schema<SwitchRow>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&SwitchRow::name, "name", "Name", "Nodes and links refer to a switch by its name",
                  "switch-0000001"),
        priceField<SwitchRow>(
            "Of the switch, such as 9000 EUR; empty for all: it is part of the links' prices", "18000 EUR"),
        powerField<SwitchRow>("Of the switch, such as 700 W; empty: not counted"),
        noteField<SwitchRow>(),
    };
};

template<>
struct Schema<NodeRow>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&NodeRow::name, "name", "Name",
                  "One node, such as X1, or a list of equal nodes, such as X[1-3]", "node[001-128]"),
        field(&NodeRow::switchName, "switch", "Switch", "The switch that the nodes' NICs are connected to",
              "switch-01")
            .to(TableKind::switches),
        field(&NodeRow::cores, "cores", "Cores", "Processors of each node; empty: 1", "1024").orElse(1),
        field(&NodeRow::bandwidth, "bandwidth", "Bandwidth", "Of the NIC, each way, such as 940 Mbit/s",
              "1000.0 Mbit/s")
            .in(Dimension::bandwidth),
        field(&NodeRow::latency, "latency", "Latency", "Of the NIC's link, such as 20 us; empty: 0 s",
              "1000 us")
            .in(Dimension::duration)
            .orElse(0),
        priceField<NodeRow>(
            "Of one node with its NIC, such as 800 EUR; without a price of the platform, its parts are added",
            "18000 EUR"),
        powerField<NodeRow>("Of one node, such as 450 W; what energy costs is in the sheet Platforms"),
        noteField<NodeRow>(),
    };
};

template<>
struct Schema<ServerRow>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(
            &ServerRow::name, "name", "Name",
            "One server, such as s1, or a list of equal servers, such as s[1-10]; the GPUs of s1 are the nodes s1.0, s1.1 and so on",
            "s[001-128]"),
        field(&ServerRow::gpus, "gpus", "GPUs", "Of each server, such as 8; every one is a node", "1024"),
        field(&ServerRow::nics, "nics", "NICs",
              "Of each server; empty: as many as GPUs; fewer are shared by neighbouring GPUs", "1024"),
        field(&ServerRow::bandwidth, "bandwidth", "Bandwidth", "Of one NIC, each way, such as 49 GB/s",
              "1000.0 Mbit/s")
            .in(Dimension::bandwidth),
        field(&ServerRow::latency, "latency", "Latency", "Of one NIC's link, such as 1.5 us; empty: 0 s",
              "1000 us")
            .in(Dimension::duration)
            .orElse(0),
        field(&ServerRow::localBandwidth, "local_bandwidth", "Local bandwidth",
              "Of one GPU into the switch that joins the server's GPUs, each way, such as 366 GB/s",
              "1000.0 Mbit/s")
            .in(Dimension::bandwidth),
        field(&ServerRow::localLatency, "local_latency", "Local latency",
              "Of one GPU's link to the switch that joins the server's GPUs, such as 1 us; empty: 0 s",
              "1000 us")
            .in(Dimension::duration)
            .orElse(0),
        field(
            &ServerRow::rails, "rails", "Rails",
            "The switches that the NICs are connected to, the first NIC to the first, in turn where they are fewer, such as leaf[1-8]",
            "leaf[001-128]")
            .to(TableKind::switches),
        field(
            &ServerRow::pciSwitches, "pci_switches", "PCI switches",
            "Of each server, that neighbouring GPUs share on their way to NICs, such as 4; empty: each GPU has a way of its own",
            "1024"),
        field(&ServerRow::pciBandwidth, "pci_bandwidth", "PCI bandwidth",
              "Of one PCI switch: what its GPUs send to NICs together, each way, such as 24 GB/s",
              "1000.0 Mbit/s")
            .in(Dimension::bandwidth),
        priceField<ServerRow>(
            "Of one server with its GPUs and NICs; without a price of the platform, its parts are added",
            "18000 EUR"),
        powerField<ServerRow>("Of one server, such as 10.2 kW"),
        noteField<ServerRow>(),
    };
};

template<>
struct Schema<LinkRow>
{
    static constexpr bool takesFormulas = true;
    // Both ends are one key in the file, and issues about a link's ends name that key.
    static constexpr std::tuple fields{
        nameField(&LinkRow::name, "name", "Name", "Tells links between the same two ends apart",
                  "backbone-01"),
        field(&LinkRow::from, "between", "From", "A switch or a node; the link carries both directions",
              "switch-01")
            .to(TableKind::switches),
        field(&LinkRow::to, "between", "To", "A switch or a node; the link carries both directions",
              "switch-01")
            .to(TableKind::switches),
        field(&LinkRow::bandwidth, "bandwidth", "Bandwidth", "Each way, such as 10 Gbit/s", "1000.0 Mbit/s")
            .in(Dimension::bandwidth),
        field(&LinkRow::latency, "latency", "Latency", "Such as 5 us; empty: 0 s", "1000 us")
            .in(Dimension::duration)
            .orElse(0),
        priceField<LinkRow>(
            "Of the link with its ports, such as 2000 EUR; without a price of the platform, its parts are added",
            "18000 EUR"),
        powerField<LinkRow>("Of the link, such as 10 W of its transceivers; empty: not counted"),
        noteField<LinkRow>(),
    };
};

template<>
struct Schema<RouteRow>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        field(&RouteRow::from, "from", "From",
              "A node, such as X1, or a list of nodes, such as X[1-3], of which each has the route",
              "node[001-128]")
            .to(TableKind::nodes),
        field(&RouteRow::to, "to", "To", "A node or a list of nodes", "node[001-128]").to(TableKind::nodes),
        field(
            &RouteRow::links, "links", "Links",
            "Names of links in the order in which messages pass them, with commas between them; NICs are passed without being named",
            "uplink 3, spine 2, downlink 12")
            .to(TableKind::links),
        field(&RouteRow::ways, "ways", "Ways",
              "both: the same links on the way back, which empty stands for too; one: there alone", "both")
            .as(Use::word)
            .oneOf(wayWords),
    };
};

template<>
struct Schema<PriceItem>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&PriceItem::name, "name", "Name", "What is paid for, such as cables or support",
                  "Optical cables 5 m"),
        field(&PriceItem::kind, "kind", "Kind", "Under what it is summed up; empty: other", "licence")
            .as(Use::cost)
            .oneOf(priceKindWords),
        field(
            &PriceItem::count, "count", "Count",
            "How many; empty: 1. Formulas know nodes, switches, links and cores of the platform, such as =2*nodes",
            "=2*nodes")
            .as(Use::cost)
            .orElse(1),
        priceField<PriceItem>("Of one, such as 120 EUR", "18000 EUR"),
        field(&PriceItem::per, "per", "Paid per",
              "once, or year: in each of the platform's years; empty: once", "year")
            .as(Use::cost)
            .oneOf(periodWords),
        powerField<PriceItem>("That one draws, such as 3 kW; empty: not counted"),
    };
};

template<typename Row>
[[nodiscard]] constexpr FieldOf<Row, Provenance> provenanceField()
{
    return field(
               &Row::provenance, kProvenanceKey, "Provenance",
               "Where the values come from: file, sha256, date, importer, options, measured, machine, mpi, note, changed")
        .as(Use::provenance);
}

template<>
struct Schema<Platform>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&Platform::name, "name", "Name", "Scenarios refer to a platform by its name",
                  "name-of-object"),
        field(&Platform::switches, "switches", "Switches").rows(TableKind::switches),
        field(&Platform::nodes, "nodes", "Nodes").rows(TableKind::nodes),
        field(&Platform::servers, "servers", "Servers").rows(TableKind::servers),
        field(&Platform::links, "links", "Links").rows(TableKind::links),
        field(
            &Platform::routing, "routing", "Routing",
            "Which of several ways messages take: shortest the first by name, ecmp-hash one by a hash, d-mod-k and ftree as fat-trees of InfiniBand are routed; the guide describes all",
            "ecmp-hash")
            .as(Use::word)
            .oneOf(routingWords),
        field(
            &Platform::rails, "rails", "Rails",
            "How messages get to GPUs on another rail of another server: pxn over the switch within to a GPU on that rail, spine out of the own NIC and through the network",
            "spine")
            .as(Use::word)
            .oneOf(railWords),
        field(&Platform::routes, "routes", "Routes").rows(TableKind::routes),
        field(&Platform::localBandwidth, "local_bandwidth", "Local bandwidth",
              "Between processes of one node, such as 40 Gbit/s; empty: unlimited", "1000 Mbit/s")
            .in(Dimension::bandwidth),
        field(&Platform::localLatency, "local_latency", "Local latency",
              "Of messages of programs between processes of one node, such as 1 us; empty: 0 s", "1000.0 us")
            .in(Dimension::duration)
            .orElse(0),
        field(
            &Platform::inNetworkBandwidth, "in_network_bandwidth", "In-network bandwidth",
            "Of switches that reduce on the way: what an in-network collective of several servers gets at most, such as 40 GB/s; empty: what its links carry",
            "1000 Mbit/s")
            .in(Dimension::bandwidth),
        field(&Platform::localInNetworkBandwidth, "local_in_network_bandwidth", "Local in-network bandwidth",
              "The same of the switch within a server, such as 275 GB/s", "1000 Mbit/s")
            .in(Dimension::bandwidth),
        field(&Platform::inNetworkGroups, "in_network_groups", "In-network groups",
              "For how many groups of processes a switch reduces; empty: for all", "1000"),
        field(&Platform::localInNetworkGroups, "local_in_network_groups", "Local in-network groups",
              "The same of the switch within a server", "1000"),
        field(&Platform::eagerThreshold, "eager_threshold", "Eager threshold",
              "The largest message with which a program's send does not wait for its receive; empty: 65536 B",
              "1000.0 MiB")
            .in(Dimension::size),
        field(
            &Platform::sendOverhead, "send_overhead", "Send overhead",
            "How long a process of a program is busy with each message that it sends, LogGP's o_s, such as 2 us; empty: 0 s",
            "1000.0 us")
            .in(Dimension::duration)
            .orElse(0),
        field(
            &Platform::receiveOverhead, "receive_overhead", "Receive overhead",
            "How long a process of a program is busy with each message that it receives, LogGP's o_r, such as 2 us; empty: 0 s",
            "1000.0 us")
            .in(Dimension::duration)
            .orElse(0),
        priceField<Platform>(
            "Of the purchase, such as 18000 EUR; empty: the sum of its nodes, switches and links",
            "1000000 EUR"),
        field(&Platform::items, "items", "Costs").rows(TableKind::items),
        field(&Platform::years, "years", "Years",
              "For how many years costs of a year and energy are paid, such as 5", "1000")
            .as(Use::cost),
        field(&Platform::hoursPerYear, "hours_per_year", "Hours a year",
              "In which it draws its power; empty: 8760", "100000")
            .as(Use::cost)
            .orElse(8760),
        field(&Platform::energyPrice, "energy_price", "Energy price", "Such as 0.28 EUR/kWh", "0.28 EUR/kWh")
            .as(Use::cost)
            .per(kPerEnergy),
        field(&Platform::pue, "pue", "PUE",
              "Power usage effectiveness: all power, cooling included, over its own, such as 1.3; empty: 1",
              "1000")
            .as(Use::cost)
            .orElse(1),
        noteField<Platform>(),
        provenanceField<Platform>(),
    };
};

template<>
struct Schema<MessageRow>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&MessageRow::id, "id", "Message",
                  "Names the message in results and measurements, such as e1", "message-001"),
        field(&MessageRow::source, "source", "Source", "A process that the mapping places, or a node",
              "process-0001")
            .to(TableKind::places),
        field(&MessageRow::destination, "destination", "Destination",
              "A process that the mapping places, or a node", "process-0001")
            .to(TableKind::places),
        field(&MessageRow::size, "size", "Size", "What is sent, such as 10 MB or 20 MiB", "1000.0 MiB")
            .in(Dimension::size),
        field(&MessageRow::start, "start", "Start",
              "When the message becomes ready, such as 0.5 s; empty: 0 s", "1000.0 ms")
            .in(Dimension::duration)
            .orElse(0),
        field(&MessageRow::queuePairs, "queue_pairs", "Queue pairs",
              "How many carry it side by side; the model backpressure counts each as a message; empty: 1",
              "16")
            .orElse(1)
            .rare(),
        field(&MessageRow::lane, "lane", "Lane",
              "From 0 on, where the model backpressure has several lanes; empty: by a hash of its name", "8")
            .rare(),
    };
};

/** Of workloads and applications. */
template<typename Row>
[[nodiscard]] constexpr FieldOf<Row, QuantityCell> weightField()
{
    return field(&Row::weight, "weight", "Weight",
                 "How much it counts in the overall result of an offer, such as 2; empty: 1", "1000000")
        .orElse(1);
}

template<>
struct Schema<Workload>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&Workload::name, "name", "Name",
                  "Scenarios refer to a workload by its name; its messages are in the sheet Messages",
                  "name-of-object"),
        weightField<Workload>(),
        noteField<Workload>(),
        provenanceField<Workload>(),
        field(&Workload::messages, "messages", "Messages").rows(TableKind::messages),
    };
};

template<>
struct Schema<EventRow>
{
    static constexpr bool takesFormulas = false; // theirs know the process, and are the program's own
    static constexpr std::tuple fields{
        field(&EventRow::ranks, "ranks", "Ranks",
              "Who does it: all, 0, 4-7, even, or a condition such as rank < processes / 2",
              "rank < processes"),
        field(&EventRow::event, "event", "Event", "What they do; repeat … end go round the rows between them",
              "  reduce_scatter"),
        field(&EventRow::peer, "peer", "Peer", "Whom it sends to or receives from, such as rank + 1; any",
              "rank + 1"),
        field(&EventRow::source, "source", "Source", "Of a sendrecv: whom it receives from", "rank + 1"),
        field(&EventRow::size, "size", "Size", "Of a message, a block or a pair, such as 64 kB or 8 B * n",
              "1000.0 MiB")
            .in(Dimension::size),
        field(&EventRow::time, "time", "Time", "Of a computation, such as 10 ms", "1000.0 ms")
            .in(Dimension::duration),
        field(&EventRow::tag, "tag", "Tag", "Of a message; empty: 0; any", "100"),
        field(&EventRow::request, "request", "Request",
              "What a wait waits for, by a name; several are parted by ;", "name-01"),
        field(&EventRow::group, "group", "Group", "Who runs a collective together; empty: all", "name-01")
            .to(TableKind::groups),
        field(&EventRow::root, "root", "Root", "Of a collective, counted within its group; empty: 0",
              "rank + 1"),
        field(&EventRow::algorithm, "algorithm", "Algorithm",
              "How a collective runs as messages; empty: the usual one", "recursive-doubling"),
        field(&EventRow::sizes, "sizes", "Sizes", "One for each process of the group, parted by ;",
              "8 B;16 B;8 B"),
        field(&EventRow::segments, "segments", "Segments",
              "Into how many parts a ring broadcast cuts its data", "100"),
        field(
            &EventRow::channels, "channels", "Channels",
            "Into how many rings or trees a collective cuts its data, each over a rail of the servers of its own, as NCCL does; empty: one",
            "100"),
        field(&EventRow::count, "count", "Count", "How often a loop is gone through", "10000"),
        field(&EventRow::label, "label", "Label", "The name of a phase, or of the variable of a loop",
              "name-01"),
    };
};

template<>
struct Schema<GroupRow>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        nameField(&GroupRow::name, "name", "Name", "What collectives call the group", "name-of-group"),
        field(&GroupRow::ranks, "ranks", "Ranks", "Who is in it: 0-3, 0;4;8, even, or a condition",
              "0-1000;2000-3000"),
    };
};

template<>
struct Schema<Application>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&Application::name, "name", "Name",
                  "Scenarios refer to an application by its name; its events are in the sheet Program",
                  "name-of-object"),
        field(&Application::processes, "processes", "Processes", "How many run the program together",
              "1000000"),
        weightField<Application>(),
        provenanceField<Application>(),
        field(&Application::groups, "groups", "Groups").rows(TableKind::groups),
        field(&Application::program, "program", "Program").rows(TableKind::events),
    };
};

template<>
struct Schema<PlaceRow>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        nameField(&PlaceRow::process, "process", "Process",
                  "A source or destination of messages, or the rank of a process of an application",
                  "process-0001"),
        field(&PlaceRow::node, "node", "Node", "Where it runs", "node-00001").to(TableKind::nodes),
    };
};

template<>
struct Schema<Mapping>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        nameField(&Mapping::name, "name", "Name", "Scenarios refer to a mapping by its name",
                  "name-of-object"),
        field(&Mapping::policy, "policy", "Policy",
              "Where the processes go that the sheet Placement does not place; by-hand: nowhere",
              "round-robin-per-processor")
            .as(Use::word)
            .oneOf(policyWords),
        field(&Mapping::seed, "seed", "Seed",
              "Of the policy random and of the share in use: another number gives others; empty: 1",
              "1234567890"),
        field(&Mapping::inUse, "in_use", "In use",
              "Nodes and servers that somebody else has, such as n[3-7],s2: policies place on the others",
              "node[001-128]")
            .to(TableKind::nodes),
        field(
            &Mapping::inUseShare, "in_use_share", "Share in use",
            "How much of the other nodes and servers somebody has besides, such as 40 %, drawn with the seed; "
            "empty: nothing",
            "1000 %")
            .orElse(0),
        field(&Mapping::places, "place", "Places").rows(TableKind::places),
    };
};

template<>
struct Schema<Model>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        nameField(&Model::name, "name", "Name", "Scenarios refer to a model by its name", "name-of-object"),
        field(&Model::kind, "kind", "Kind", "How messages share the network: one of the catalogue",
              "window-of-a-kind")
            .as(Use::word),
        field(&Model::parameters, "parameters", "Parameters",
              "What the kind takes, such as name = 0.5; other = 2. Empty: its defaults",
              "name = 0.5; other = 2")
            .rows(TableKind::modelParameters),
        provenanceField<Model>(),
    };
};

template<>
struct Schema<ScenarioApplication>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        field(&ScenarioApplication::name, "name", "Name").to(TableKind::applications),
        field(&ScenarioApplication::start, "start", "Start").in(Dimension::duration).orElse(0),
    };
};

template<>
struct Schema<Scenario>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        nameField(&Scenario::name, "name", "Name", "What the scenario is called", "name-of-object"),
        field(&Scenario::platform, "platform", "Platform", "The network that the messages share",
              "name-of-object")
            .to(TableKind::platforms),
        field(&Scenario::workload, "workload", "Workload",
              "The messages that are sent; empty when an application runs", "name-of-object")
            .to(TableKind::workloads),
        field(
            &Scenario::applications, "application", "Application",
            "The programs that run instead of a workload, such as solver; checkpoint @ 2 s, which starts later",
            "name-of-object")
            .to(TableKind::applications),
        field(&Scenario::mapping, "mapping", "Mapping", "Where processes run; empty when messages name nodes",
              "name-of-object")
            .to(TableKind::mappings),
        field(&Scenario::model, "model", "Model", "How messages share the network", "name-of-object")
            .to(TableKind::models),
        field(&Scenario::uncontrolled, "uncontrolled", "Uncontrolled",
              "Kind backpressure: the lossless network without congestion control", "name-of-object")
            .to(TableKind::models),
        noteField<Scenario>(),
    };
};

template<>
struct Schema<TimeRow>
{
    static constexpr bool takesFormulas = true;
    static constexpr std::tuple fields{
        field(&TimeRow::message, "message", "Message", "Id of a message of the workload", "message-001")
            .to(TableKind::messages),
        field(&TimeRow::mean, "mean", "Mean time", "Mean of the measured times", "1000.0 ms")
            .in(Dimension::duration),
        field(&TimeRow::ci95, "ci95", "95 % ±", "Half the width of the 95 % confidence interval of the mean",
              "1000.0 ms")
            .in(Dimension::duration),
        field(&TimeRow::repetitions, "repetitions", "Repetitions", "How many runs the mean is of", "100000"),
    };
};

template<>
struct Schema<Measurement>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        nameField(&Measurement::name, "name", "Name",
                  "What the measurement is called; its times are in the sheet Measured", "name-of-object"),
        field(&Measurement::scenario, "scenario", "Scenario", "The scenario whose messages were measured",
              "name-of-object")
            .to(TableKind::scenarios),
        provenanceField<Measurement>(),
        field(&Measurement::times, "times", "Measured times").rows(TableKind::times),
    };
};

template<>
struct Schema<BenchmarkRow>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        field(&BenchmarkRow::test, "test", "Test", "As the tool calls it", "osu_latency"),
        field(&BenchmarkRow::processes, "processes", "Processes", "How many took part", "100000"),
        field(&BenchmarkRow::size, "size", "Size",
              "Of one message; what arrived, where a tool sends for a time", "1000.0 ms")
            .in(Dimension::size),
        field(&BenchmarkRow::time, "time", "Time", "Mean", "1000.0 ms").in(Dimension::duration),
        field(&BenchmarkRow::bandwidth, "bandwidth", "Bandwidth", "Mean; of all pairs together",
              "1000.0 Mbit/s")
            .in(Dimension::bandwidth),
        field(&BenchmarkRow::repetitions, "repetitions", "Repetitions", "How many runs the mean is of",
              "100000"),
        field(&BenchmarkRow::minimum, "min", "Shortest", "Shortest time", "1000.0 ms")
            .in(Dimension::duration),
        field(&BenchmarkRow::maximum, "max", "Longest", "Longest time", "1000.0 ms").in(Dimension::duration),
        field(&BenchmarkRow::ci95, "ci95", "95 % ±",
              "Half the width of the 95 % confidence interval of the time", "1000.0 ms")
            .in(Dimension::duration),
        field(&BenchmarkRow::from, "from", "From", "Node or process that sent", "node-001")
            .to(TableKind::nodes),
        field(&BenchmarkRow::to, "to", "To", "Node or process that received", "node-001")
            .to(TableKind::nodes),
    };
};

template<>
struct Schema<Benchmark>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        nameField(&Benchmark::name, "name", "Name", "What the benchmark is called", "name-of-object"),
        field(&Benchmark::kind, "kind", "Kind", "What its times and bandwidths are", "bidirectional")
            .as(Use::word)
            .oneOf(benchmarkKindWords),
        provenanceField<Benchmark>(),
        field(&Benchmark::rows, "rows", "Rows").rows(TableKind::benchmarkRows),
    };
};

template<>
struct Schema<Provenance>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        field(&Provenance::file, "file", "File").as(Use::note),
        field(&Provenance::sha256, "sha256", "SHA-256").as(Use::note),
        field(&Provenance::date, "date", "Imported").as(Use::note),
        field(&Provenance::importer, "importer", "Read as").as(Use::note),
        field(&Provenance::options, "options", "Options").as(Use::note),
        field(&Provenance::measured, "measured", "Measured").as(Use::note),
        field(&Provenance::machine, "machine", "Machine").as(Use::note),
        field(&Provenance::mpi, "mpi", "MPI").as(Use::note),
        field(&Provenance::note, "note", "Note").as(Use::note),
        field(&Provenance::changed, "changed", "Changed since").as(Use::note),
    };
};

template<>
struct Schema<Project>
{
    static constexpr bool takesFormulas = false;
    static constexpr std::tuple fields{
        field(&Project::title, "title", "Title").as(Use::note),
        field(&Project::parameters, "parameters", "Parameters").rows(TableKind::parameters),
        field(&Project::platforms, "platforms", "Platforms").rows(TableKind::platforms),
        field(&Project::workloads, "workloads", "Workloads").rows(TableKind::workloads),
        field(&Project::applications, "applications", "Applications").rows(TableKind::applications),
        field(&Project::mappings, "mappings", "Mappings").rows(TableKind::mappings),
        field(&Project::models, "models", "Models").rows(TableKind::models),
        field(&Project::scenarios, "scenarios", "Scenarios").rows(TableKind::scenarios),
        field(&Project::measurements, "measurements", "Measurements").rows(TableKind::measurements),
        field(&Project::benchmarks, "benchmarks", "Benchmarks").rows(TableKind::benchmarks),
    };
};

} // namespace contraflow
