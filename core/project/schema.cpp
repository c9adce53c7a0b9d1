// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/schema.h"

#include "core/base/sentence.h"
#include "core/base/words.h"
#include "core/project/calibration_record.h"
#include "core/project/collapse.h"
#include "core/project/coordinates.h"
#include "core/project/position.h"
#include "core/project/preset.h"
#include "core/project/price.h"
#include "core/project/program_keys.h"
#include "core/project/report_fields.h"
#include "core/project/rule_names.h"
#include "core/project/table_info.h"
#include "core/project/written_routes.h"

#include <array>

namespace contraflow {

namespace {

using Form = TableInfo::Form;

/** In the order of TableKind. */
constexpr std::array kTables{
    TableInfo{TableKind::parameters, "parameters", phrase("parameter"), phrase("parameters"), Form::map,
              fieldKeys<ParameterRow>},
    TableInfo{TableKind::platforms, "platforms", phrase("platform"), phrase("platforms"), Form::list,
              fieldKeys<Platform>, "name"},
    TableInfo{TableKind::workloads, "workloads", phrase("workload"), phrase("workloads"), Form::list,
              fieldKeys<Workload>, "name"},
    TableInfo{TableKind::mappings, "mappings", phrase("mapping"), phrase("mappings"), Form::list,
              fieldKeys<Mapping>, "name"},
    TableInfo{TableKind::models, "models", phrase("model"), phrase("models"), Form::list, fieldKeys<Model>,
              "name"},
    TableInfo{TableKind::scenarios, "scenarios", phrase("scenario"), phrase("scenarios"), Form::list,
              fieldKeys<Scenario>, "name"},
    TableInfo{TableKind::measurements, "measurements", phrase("measurement"), phrase("measurements"),
              Form::list, fieldKeys<Measurement>, "name"},
    TableInfo{TableKind::benchmarks, "benchmarks", phrase("benchmark"), phrase("benchmarks"), Form::list,
              fieldKeys<Benchmark>, "name"},
    TableInfo{TableKind::applications, "applications", phrase("application"), phrase("applications"),
              Form::list, fieldKeys<Application>, "name"},
    TableInfo{TableKind::switches, "switches", phrase("switch"), phrase("switches"), Form::list,
              fieldKeys<SwitchRow>, "name", TableKind::platforms},
    TableInfo{TableKind::nodes, "nodes", phrase("node"), phrase("nodes"), Form::list, fieldKeys<NodeRow>,
              "name", TableKind::platforms},
    TableInfo{TableKind::links, "links", phrase("link"), phrase("links"), Form::list, fieldKeys<LinkRow>,
              "name", TableKind::platforms},
    TableInfo{TableKind::messages,
              "messages",
              phrase("message"),
              phrase("messages"),
              Form::csv,
              fieldKeys<MessageRow>,
              "id",
              TableKind::workloads,
              {},
              4},
    TableInfo{TableKind::places,
              "place",
              phrase("process"),
              phrase("mapping"),
              Form::map,
              fieldKeys<PlaceRow>,
              {},
              TableKind::mappings},
    TableInfo{TableKind::modelParameters,
              "parameters",
              phrase("parameter"),
              phrase("model parameters"),
              Form::map,
              fieldKeys<ParameterRow>,
              {},
              TableKind::models},
    TableInfo{TableKind::times, "times", phrase("time"), phrase("measured times"), Form::csv,
              fieldKeys<TimeRow>, "message", TableKind::measurements, phrase("measured time"), 2},
    TableInfo{TableKind::benchmarkRows,
              "rows",
              phrase("row"),
              phrase("benchmark rows"),
              Form::csv,
              fieldKeys<BenchmarkRow>,
              {},
              TableKind::benchmarks,
              phrase("measured point")},
    TableInfo{TableKind::groups,
              "groups",
              phrase("group"),
              phrase("groups"),
              Form::map,
              fieldKeys<GroupRow>,
              {},
              TableKind::applications},
    TableInfo{TableKind::events,
              "program",
              phrase("event"),
              phrase("events"),
              Form::csv,
              fieldKeys<EventRow>,
              {},
              TableKind::applications,
              {},
              0},
    TableInfo{TableKind::items, "items", phrase("item"), phrase("costs"), Form::list, fieldKeys<PriceItem>,
              "name", TableKind::platforms},
    TableInfo{TableKind::routes,
              "routes",
              phrase("route"),
              phrase("routes"),
              Form::list,
              fieldKeys<RouteRow>,
              {},
              TableKind::platforms},
    TableInfo{TableKind::servers, "servers", phrase("server"), phrase("servers"), Form::list,
              fieldKeys<ServerRow>, "name", TableKind::platforms},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kTables.size(); ++i)
        if (static_cast<std::size_t>(kTables[i].kind) != i)
            return false;
    return true;
}
static_assert(isInOrder() && kTables.size() == static_cast<std::size_t>(TableKind::servers) + 1);

constexpr KeptKey kPreset{.key = kPresetKey, .hint = "The preset that it was made from", .isText = true};

} // namespace

std::span<const TableInfo> tableInfos()
{
    return kTables;
}

const TableInfo& infoOf(TableKind kind)
{
    return kTables[static_cast<std::size_t>(kind)];
}

template<>
std::span<const KeptKey> keptKeys<SwitchRow>()
{
    static constexpr std::array keys{
        KeptKey{kCoordinatesKey, "Its coordinates in a mesh, torus or dragonfly"},
        KeptKey{kPositionKey, "Where it is drawn",
                [](const DataNode& value) { return readPosition(value).has_value(); },
                phrase("must be two numbers such as [120, 40]")},
        KeptKey{kCollapsedKey, "How it is drawn as one",
                [](const DataNode& value) { return readCollapsed(value).has_value(); },
                phrase("must be rack or group")},
    };
    return keys;
}

template<>
std::span<const KeptKey> keptKeys<NodeRow>()
{
    return {&kPreset, 1};
}

template<>
std::span<const KeptKey> keptKeys<ServerRow>()
{
    static constexpr std::array keys{
        kPreset,
        KeptKey{kExpandedKey, "Which of them are drawn open",
                [](const DataNode& value) { return readExpanded(value).has_value(); },
                phrase("must be none, or numbers such as 3,7-9, from 1 on")},
    };
    return keys;
}

template<>
std::span<const KeptKey> keptKeys<LinkRow>()
{
    return {&kPreset, 1};
}

template<>
std::span<const KeptKey> keptKeys<Platform>()
{
    static constexpr std::array keys{
        kPreset, KeptKey{.key = kInnerPresetKey,
                         .hint = "The preset that the figures within its servers are from",
                         .isText = true}};
    return keys;
}

template<>
std::span<const KeptKey> keptKeys<Application>()
{
    static constexpr std::array keys{KeptKey{kTraceKey, "The files of a trace that is run in place of rows"}};
    return keys;
}

template<>
std::span<const KeptKey> keptKeys<Model>()
{
    static constexpr std::array keys{
        kPreset,
        KeptKey{kCalibrationKey, "What its parameters were fitted to",
                [](const DataNode& value) { return readCalibration(value).has_value(); },
                phrase("cannot be read, so predictions are not checked against it; calibrate anew")},
    };
    return keys;
}

template<>
std::span<const KeptKey> keptKeys<Project>()
{
    static constexpr std::array keys{
        KeptKey{kAlgorithmsKey, "Which algorithms collectives run by size and number of processes"},
        KeptKey{kReportKey, "What its report has in it",
                [](const DataNode& value) { return readReportFields(value).has_value(); },
                phrase("cannot be read, so reports are made without it")},
    };
    return keys;
}

std::vector<std::string> routingWords()
{
    return wordsIn(kRoutingNames);
}

std::vector<std::string> railWords()
{
    return wordsIn(kRailNames);
}

std::vector<std::string> policyWords()
{
    return wordsIn(kPolicyNames);
}

std::vector<std::string> priceKindWords()
{
    std::vector<std::string> words;
    for (const PriceKindInfo& info : priceKinds())
        if (!info.word.empty())
            words.emplace_back(info.word);
    return words;
}

std::vector<std::string> periodWords()
{
    return {std::string(kOnce), std::string(kYearly)};
}

std::vector<std::string> wayWords()
{
    return {std::string(kBothWays), std::string(kOneWay)};
}

std::vector<std::string> benchmarkKindWords()
{
    return wordsIn(kBenchmarkKinds);
}

} // namespace contraflow
