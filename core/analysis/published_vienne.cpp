// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/published_vienne.h"

#include <array>
#include <string>
#include <vector>

namespace contraflow {

namespace {

using What = PublishedValue::What;

constexpr std::string_view kCitation =
    "J. Vienne, M. Martinasso, J.-M. Vincent and J.-F. Méhaut, Predictive models for bandwidth sharing in high "
    "performance clusters, 2008";

/** A message of a graph, between numbered nodes, with its measured time in seconds (0: none). */
struct GraphMessage
{
    std::string_view id;
    int source;
    int destination;
    double measured;
};

/** What was run: a graph of equal messages through one switch. */
struct GraphCase
{
    std::span<const GraphMessage> messages;
    double megabytes;     ///< of each message
    double referenceTime; ///< seconds that a message takes alone
    std::span<const std::array<std::string_view, 2>> gigeParameters;
};

// The parameters with which the predictions of section VI come out; those of Figure 4 are the defaults.
constexpr std::array kSectionSix{std::array<std::string_view, 2>{"beta", "0.713"},
                                 std::array<std::string_view, 2>{"share", "integer"}};

template<const GraphCase& graph>
Project graphProject()
{
    Platform platform;
    platform.name = "switch";
    platform.switches.append({"switch", {}});
    int highest = 0;
    Workload workload;
    workload.name = "graph";
    Measurement measurement;
    measurement.name = "testbed";
    measurement.scenario = "graph";
    std::vector<MessageRow> messages;
    std::vector<TimeRow> times;
    for (const GraphMessage& m : graph.messages) {
        MessageRow row;
        row.id = m.id;
        row.source = "n" + std::to_string(m.source);
        row.destination = "n" + std::to_string(m.destination);
        row.size = quantity(Dimension::size, graph.megabytes, "MB");
        messages.push_back(std::move(row));
        highest = std::max({highest, m.source, m.destination});
        if (m.measured > 0)
            times.push_back({std::string(m.id), quantity(Dimension::duration, m.measured, "s"), {}, {}, {}});
    }
    workload.messages = SharedRows<MessageRow>(std::move(messages));
    measurement.times = SharedRows<TimeRow>(std::move(times));
    NodeRow nodes;
    nodes.name = "n[0-" + std::to_string(highest) + "]";
    nodes.switchName = "switch";
    nodes.bandwidth = quantity(Dimension::bandwidth, graph.megabytes / graph.referenceTime, "MB/s");
    platform.nodes.append(std::move(nodes));

    Model model; // asked for by this name
    model.name = "gige-penalty";
    model.kind = model.name;
    for (const auto& [name, value] : graph.gigeParameters)
        model.parameters.append({std::string(name), std::string(value)});

    Project project;
    project.platforms.append(std::move(platform));
    project.workloads.append(std::move(workload));
    project.models.append(std::move(model));
    project.scenarios.append({"graph", "switch", "graph", "", "gige-penalty", {}});
    project.measurements.append(std::move(measurement));
    return project;
}

constexpr std::array<std::string_view, 4> kMyrinetKinds{"myrinet-penalty", "hockney", "source-degree",
                                                        "destination-degree"};
constexpr std::array<std::string_view, 1> kMyrinetKind{"myrinet-penalty"};
constexpr std::array<std::string_view, 1> kGigeKind{"gige-penalty"};
constexpr std::array<std::string_view, 3> kPlainKinds{"hockney", "source-degree", "destination-degree"};
/** The reference time of the plain models is not printed; their mean errors move with it by this, in %. */
constexpr double kPlainTolerance = 2;

// Section V.A, Figure 4.
constexpr std::array kK4{
    GraphMessage{"a", 0, 1, 0.095}, GraphMessage{"b", 0, 2, 0.099}, GraphMessage{"c", 0, 3, 0.118},
    GraphMessage{"d", 1, 2, 0.068}, GraphMessage{"e", 1, 3, 0.099}, GraphMessage{"f", 2, 3, 0.103},
};
constexpr GraphCase kK4Case{kK4, 4, 0.0475, {}};
constexpr std::array kK4Values{
    PublishedValue{What::time, "a", 0, "0.095"}, PublishedValue{What::time, "b", 0, "0.095"},
    PublishedValue{What::time, "c", 0, "0.113"}, PublishedValue{What::time, "d", 0, "0.069"},
    PublishedValue{What::time, "e", 0, "0.103"}, PublishedValue{What::time, "f", 0, "0.103"},
};

// Section V.B, Figures 5 and 6.
constexpr std::array kFig5{
    GraphMessage{"a", 0, 1, 0}, GraphMessage{"b", 0, 2, 0}, GraphMessage{"c", 0, 3, 0},
    GraphMessage{"d", 4, 1, 0}, GraphMessage{"e", 5, 1, 0}, GraphMessage{"f", 5, 6, 0},
};
constexpr GraphCase kFig5Case{kFig5, 8, 0.0355, {}};
constexpr std::array kFig5Values{
    PublishedValue{What::stateSets, "", 0, "5"},      PublishedValue{What::stateSetsWith, "a", 0, "1"},
    PublishedValue{What::stateSetsWith, "b", 0, "2"}, PublishedValue{What::stateSetsWith, "c", 0, "2"},
    PublishedValue{What::stateSetsWith, "d", 0, "2"}, PublishedValue{What::stateSetsWith, "e", 0, "2"},
    PublishedValue{What::stateSetsWith, "f", 0, "3"}, PublishedValue{What::penalty, "a", 1, "5"},
    PublishedValue{What::penalty, "b", 1, "5"},       PublishedValue{What::penalty, "c", 1, "5"},
    PublishedValue{What::penalty, "d", 1, "2.5"},     PublishedValue{What::penalty, "e", 1, "2.5"},
    PublishedValue{What::penalty, "f", 1, "2.5"},
};

// Section VI, Ar1 over Myrinet.
constexpr std::array kAr1Myrinet{
    GraphMessage{"a", 1, 0, 0.097}, GraphMessage{"b", 2, 0, 0.103}, GraphMessage{"c", 3, 0, 0.092},
    GraphMessage{"d", 4, 1, 0.067}, GraphMessage{"e", 5, 1, 0.07},  GraphMessage{"f", 6, 3, 0.065},
    GraphMessage{"g", 7, 3, 0.07},
};
constexpr GraphCase kAr1MyrinetCase{kAr1Myrinet, 8, 0.0355, {}};
constexpr std::array kAr1MyrinetValues{
    PublishedValue{What::time, "a", 0, "0.107", "", "myrinet-penalty"},
    PublishedValue{What::time, "b", 0, "0.107", "", "myrinet-penalty"},
    PublishedValue{What::time, "c", 0, "0.107", "", "myrinet-penalty"},
    PublishedValue{What::time, "d", 0, "0.071", "", "myrinet-penalty"},
    PublishedValue{What::time, "e", 0, "0.071", "", "myrinet-penalty"},
    PublishedValue{What::time, "f", 0, "0.071", "", "myrinet-penalty"},
    PublishedValue{What::time, "g", 0, "0.071", "", "myrinet-penalty"},
    PublishedValue{What::error, "a", 0, "10.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "b", 0, "3.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "c", 0, "16.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "d", 0, "6.0", "", "myrinet-penalty"},
    PublishedValue{What::error, "e", 0, "1.4", "", "myrinet-penalty"},
    PublishedValue{What::error, "f", 0, "9.2", "", "myrinet-penalty"},
    PublishedValue{What::error, "g", 0, "1.4", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "6.9", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "54.2", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "54.2", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "6.9", "", "destination-degree", kPlainTolerance},
};

// Section VI, Ar2 over Myrinet.
constexpr std::array kAr2Myrinet{
    GraphMessage{"a", 1, 0, 0.087}, GraphMessage{"b", 1, 2, 0.087}, GraphMessage{"c", 6, 5, 0.07},
    GraphMessage{"d", 5, 0, 0.052}, GraphMessage{"e", 4, 3, 0.037}, GraphMessage{"f", 3, 2, 0.051},
    GraphMessage{"g", 6, 7, 0.07},
};
constexpr GraphCase kAr2MyrinetCase{kAr2Myrinet, 8, 0.0355, {}};
constexpr std::array kAr2MyrinetValues{
    PublishedValue{What::time, "a", 0, "0.089", "", "myrinet-penalty"},
    PublishedValue{What::time, "b", 0, "0.089", "", "myrinet-penalty"},
    PublishedValue{What::time, "c", 0, "0.071", "", "myrinet-penalty"},
    PublishedValue{What::time, "d", 0, "0.053", "", "myrinet-penalty"},
    PublishedValue{What::time, "e", 0, "0.035", "", "myrinet-penalty"},
    PublishedValue{What::time, "f", 0, "0.053", "", "myrinet-penalty"},
    PublishedValue{What::time, "g", 0, "0.071", "", "myrinet-penalty"},
    PublishedValue{What::error, "a", 0, "2.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "b", 0, "2.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "c", 0, "1.4", "", "myrinet-penalty"},
    PublishedValue{What::error, "d", 0, "1.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "e", 0, "-5.4", "", "myrinet-penalty"},
    PublishedValue{What::error, "f", 0, "3.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "g", 0, "1.4", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "2.6", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "40.7", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "15.7", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "30.7", "", "destination-degree", kPlainTolerance},
};

// Section VI, Kn1 over Myrinet.
constexpr std::array kKn1Myrinet{
    GraphMessage{"a", 0, 1, 0.171}, GraphMessage{"b", 0, 2, 0.171}, GraphMessage{"c", 0, 3, 0.171},
    GraphMessage{"d", 0, 4, 0.171}, GraphMessage{"e", 1, 2, 0.149}, GraphMessage{"f", 1, 3, 0.149},
    GraphMessage{"g", 1, 4, 0.149}, GraphMessage{"h", 2, 3, 0.123}, GraphMessage{"i", 2, 4, 0.123},
    GraphMessage{"j", 3, 4, 0.083},
};
constexpr GraphCase kKn1MyrinetCase{kKn1Myrinet, 8, 0.0355, {}};
constexpr std::array kKn1MyrinetValues{
    PublishedValue{What::time, "a", 0, "0.191", "", "myrinet-penalty"},
    PublishedValue{What::time, "b", 0, "0.191", "", "myrinet-penalty"},
    PublishedValue{What::time, "c", 0, "0.191", "", "myrinet-penalty"},
    PublishedValue{What::time, "d", 0, "0.191", "", "myrinet-penalty"},
    PublishedValue{What::time, "e", 0, "0.144", "", "myrinet-penalty"},
    PublishedValue{What::time, "f", 0, "0.144", "", "myrinet-penalty"},
    PublishedValue{What::time, "g", 0, "0.144", "", "myrinet-penalty"},
    PublishedValue{What::time, "h", 0, "0.117", "", "myrinet-penalty"},
    PublishedValue{What::time, "i", 0, "0.117", "", "myrinet-penalty"},
    PublishedValue{What::time, "j", 0, "0.099", "", "myrinet-penalty"},
    PublishedValue{What::error, "a", 0, "11.7", "", "myrinet-penalty"},
    PublishedValue{What::error, "b", 0, "11.7", "", "myrinet-penalty"},
    PublishedValue{What::error, "c", 0, "11.7", "", "myrinet-penalty"},
    PublishedValue{What::error, "d", 0, "11.7", "", "myrinet-penalty"},
    PublishedValue{What::error, "e", 0, "-3.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "f", 0, "-3.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "g", 0, "-3.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "h", 0, "-4.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "i", 0, "-4.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "j", 0, "19.3", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "8.6", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "74.8", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "30.8", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "33.4", "37.8", "destination-degree",
                   kPlainTolerance}, // no reference time gives the print
};

// Section VI, Kn2 over Myrinet.
constexpr std::array kKn2Myrinet{
    GraphMessage{"a", 0, 1, 0.164}, GraphMessage{"b", 0, 3, 0.164}, GraphMessage{"c", 0, 4, 0.164},
    GraphMessage{"d", 0, 2, 0.164}, GraphMessage{"e", 4, 1, 0.043}, GraphMessage{"f", 1, 2, 0.086},
    GraphMessage{"g", 1, 3, 0.087}, GraphMessage{"h", 2, 3, 0.108}, GraphMessage{"i", 2, 4, 0.108},
    GraphMessage{"j", 3, 4, 0.059},
};
constexpr GraphCase kKn2MyrinetCase{kKn2Myrinet, 8, 0.0355, {}};
constexpr std::array kKn2MyrinetValues{
    PublishedValue{What::time, "a", 0, "0.177", "", "myrinet-penalty"},
    PublishedValue{What::time, "b", 0, "0.177", "", "myrinet-penalty"},
    PublishedValue{What::time, "c", 0, "0.177", "", "myrinet-penalty"},
    PublishedValue{What::time, "d", 0, "0.177", "", "myrinet-penalty"},
    PublishedValue{What::time, "e", 0, "0.053", "", "myrinet-penalty"},
    PublishedValue{What::time, "f", 0, "0.085", "", "myrinet-penalty"},
    PublishedValue{What::time, "g", 0, "0.085", "", "myrinet-penalty"},
    PublishedValue{What::time, "h", 0, "0.101", "", "myrinet-penalty"},
    PublishedValue{What::time, "i", 0, "0.101", "", "myrinet-penalty"},
    PublishedValue{What::time, "j", 0, "0.073", "", "myrinet-penalty"},
    PublishedValue{What::error, "a", 0, "7.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "b", 0, "7.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "c", 0, "7.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "d", 0, "7.9", "", "myrinet-penalty"},
    PublishedValue{What::error, "e", 0, "23.2", "", "myrinet-penalty"},
    PublishedValue{What::error, "f", 0, "-1.2", "", "myrinet-penalty"},
    PublishedValue{What::error, "g", 0, "-2.3", "", "myrinet-penalty"},
    PublishedValue{What::error, "h", 0, "-6.5", "", "myrinet-penalty"},
    PublishedValue{What::error, "i", 0, "-6.5", "", "myrinet-penalty"},
    PublishedValue{What::error, "j", 0, "23.7", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "9.5", "", "myrinet-penalty"},
    PublishedValue{What::meanError, "", 0, "62.8", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "21.8", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "31.3", "37.2", "destination-degree",
                   kPlainTolerance}, // no reference time gives the print
};

// Section VI, Ar1 over Gigabit Ethernet.
constexpr std::array kAr1Gige{
    GraphMessage{"a", 1, 0, 0.223}, GraphMessage{"b", 2, 0, 0.17},  GraphMessage{"c", 3, 0, 0.226},
    GraphMessage{"d", 4, 1, 0.147}, GraphMessage{"e", 5, 1, 0.146}, GraphMessage{"f", 6, 3, 0.147},
    GraphMessage{"g", 7, 3, 0.146},
};
constexpr GraphCase kAr1GigeCase{kAr1Gige, 8, 0.1, kSectionSix};
constexpr GraphCase kAr1GigePlainCase{kAr1Gige, 8, 0.0962, {}};
constexpr std::array kAr1GigeValues{
    PublishedValue{What::time, "a", 0, "0.214"},
    PublishedValue{What::time, "b", 0, "0.214"},
    PublishedValue{What::time, "c", 0, "0.214"},
    PublishedValue{What::time, "d", 0, "0.143"},
    PublishedValue{What::time, "e", 0, "0.143"},
    PublishedValue{What::time, "f", 0, "0.143"},
    PublishedValue{What::time, "g", 0, "0.143"},
    PublishedValue{What::error, "a", 0, "-4.0"},
    PublishedValue{What::error, "b", 0, "25.9"},
    PublishedValue{What::error, "c", 0, "-4.0", "-5.3"}, // 0.214 s against 0.226 s
    PublishedValue{What::error, "d", 0, "-2.7"},
    PublishedValue{What::error, "e", 0, "-2.0"},
    PublishedValue{What::error, "f", 0, "-2.7"},
    PublishedValue{What::error, "g", 0, "-2.0"},
    PublishedValue{What::meanError, "", 0, "6.0", "6.4"}, // the mean of the errors of its own times
};
constexpr std::array kAr1GigePlainValues{
    PublishedValue{What::meanError, "", 0, "42.3", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "42.3", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "37.3", "", "destination-degree", kPlainTolerance},
};

// Section VI, Ar2 over Gigabit Ethernet.
constexpr std::array kAr2Gige{
    GraphMessage{"a", 1, 0, 0.166}, GraphMessage{"b", 1, 2, 0.164}, GraphMessage{"c", 6, 5, 0.147},
    GraphMessage{"d", 5, 0, 0.14},  GraphMessage{"e", 4, 3, 0.131}, GraphMessage{"f", 3, 2, 0.131},
    GraphMessage{"g", 6, 7, 0.145},
};
constexpr GraphCase kAr2GigeCase{kAr2Gige, 8, 0.1, kSectionSix};
constexpr GraphCase kAr2GigePlainCase{kAr2Gige, 8, 0.0962, {}};
constexpr std::array kAr2GigeValues{
    PublishedValue{What::time, "a", 0, "0.147"},   PublishedValue{What::time, "b", 0, "0.147"},
    PublishedValue{What::time, "c", 0, "0.143"},   PublishedValue{What::time, "d", 0, "0.137"},
    PublishedValue{What::time, "e", 0, "0.1"},     PublishedValue{What::time, "f", 0, "0.137"},
    PublishedValue{What::time, "g", 0, "0.143"},   PublishedValue{What::error, "a", 0, "-11.4"},
    PublishedValue{What::error, "b", 0, "-10.4"},  PublishedValue{What::error, "c", 0, "-2.7"},
    PublishedValue{What::error, "d", 0, "-2.1"},   PublishedValue{What::error, "e", 0, "-23.7"},
    PublishedValue{What::error, "f", 0, "4.6"},    PublishedValue{What::error, "g", 0, "-1.4"},
    PublishedValue{What::meanError, "", 0, "8.0"},
};
constexpr std::array kAr2GigePlainValues{
    PublishedValue{What::meanError, "", 0, "33.7", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "26.2", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "31.0", "", "destination-degree", kPlainTolerance},
};

// Section VI, Kn1 over Gigabit Ethernet.
constexpr std::array kKn1Gige{
    GraphMessage{"a", 0, 1, 0.257}, GraphMessage{"b", 0, 2, 0.256}, GraphMessage{"c", 0, 3, 0.27},
    GraphMessage{"d", 0, 4, 0.311}, GraphMessage{"e", 1, 2, 0.181}, GraphMessage{"f", 1, 3, 0.207},
    GraphMessage{"g", 1, 4, 0.274}, GraphMessage{"h", 2, 3, 0.182}, GraphMessage{"i", 2, 4, 0.258},
    GraphMessage{"j", 3, 4, 0.287},
};
constexpr GraphCase kKn1GigeCase{kKn1Gige, 8, 0.1, kSectionSix};
constexpr GraphCase kKn1GigePlainCase{kKn1Gige, 8, 0.0962, {}};
constexpr std::array kKn1GigeValues{
    PublishedValue{What::time, "a", 0, "0.252"},   PublishedValue{What::time, "b", 0, "0.252"},
    PublishedValue{What::time, "c", 0, "0.252"},   PublishedValue{What::time, "d", 0, "0.302"},
    PublishedValue{What::time, "e", 0, "0.189"},   PublishedValue{What::time, "f", 0, "0.206"},
    PublishedValue{What::time, "g", 0, "0.276"},   PublishedValue{What::time, "h", 0, "0.206"},
    PublishedValue{What::time, "i", 0, "0.276"},   PublishedValue{What::time, "j", 0, "0.276"},
    PublishedValue{What::error, "a", 0, "-1.9"},   PublishedValue{What::error, "b", 0, "-1.6"},
    PublishedValue{What::error, "c", 0, "-6.7"},   PublishedValue{What::error, "d", 0, "-2.9"},
    PublishedValue{What::error, "e", 0, "4.4"},    PublishedValue{What::error, "f", 0, "-0.5"},
    PublishedValue{What::error, "g", 0, "0.7"},    PublishedValue{What::error, "h", 0, "13.2"},
    PublishedValue{What::error, "i", 0, "7.0"},    PublishedValue{What::error, "j", 0, "-3.8"},
    PublishedValue{What::meanError, "", 0, "4.3"},
};
constexpr std::array kKn1GigePlainValues{
    PublishedValue{What::meanError, "", 0, "60.0", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "37.9", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "36.4", "", "destination-degree", kPlainTolerance},
};

// Section VI, Kn2 over Gigabit Ethernet.
constexpr std::array kKn2Gige{
    GraphMessage{"a", 0, 1, 0.27},  GraphMessage{"b", 0, 3, 0.284}, GraphMessage{"c", 0, 4, 0.284},
    GraphMessage{"d", 0, 2, 0.27},  GraphMessage{"e", 4, 1, 0.184}, GraphMessage{"f", 1, 2, 0.167},
    GraphMessage{"g", 1, 3, 0.194}, GraphMessage{"h", 2, 3, 0.198}, GraphMessage{"i", 2, 4, 0.215},
    GraphMessage{"j", 3, 4, 0.188},
};
constexpr GraphCase kKn2GigeCase{kKn2Gige, 8, 0.1, kSectionSix};
constexpr GraphCase kKn2GigePlainCase{kKn2Gige, 8, 0.0962, {}};
constexpr std::array kKn2GigeValues{
    PublishedValue{What::time, "a", 0, "0.285"},
    PublishedValue{What::time, "b", 0, "0.304"},
    PublishedValue{What::time, "c", 0, "0.304"},
    PublishedValue{What::time, "d", 0, "0.285"},
    PublishedValue{What::time, "e", 0, "0.137"},
    PublishedValue{What::time, "f", 0, "0.137"},
    PublishedValue{What::time, "g", 0, "0.206"},
    PublishedValue{What::time, "h", 0, "0.206"},
    PublishedValue{What::time, "i", 0, "0.206"},
    PublishedValue{What::time, "j", 0, "0.206"},
    PublishedValue{What::error, "a", 0, "5.5"},
    PublishedValue{What::error, "b", 0, "7.0"},
    PublishedValue{What::error, "c", 0, "7.0"},
    PublishedValue{What::error, "d", 0, "5.5"},
    PublishedValue{What::error, "e", 0, "-25.5"},
    PublishedValue{What::error, "f", 0, "-17.9"},
    PublishedValue{What::error, "g", 0, "6.2"},
    PublishedValue{What::error, "h", 0, "4.4", "4.0"}, // 0.206 s against 0.198 s
    PublishedValue{What::error, "i", 0, "-4.2"},
    PublishedValue{What::error, "j", 0, "9.6"},
    PublishedValue{What::meanError, "", 0, "9.3"},
};
constexpr std::array kKn2GigePlainValues{
    PublishedValue{What::meanError, "", 0, "55.7", "", "hockney", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "28.7", "", "source-degree", kPlainTolerance},
    PublishedValue{What::meanError, "", 0, "27.4", "", "destination-degree", kPlainTolerance},
};

constexpr std::array kTables{
    PublishedTable{"Figure 4 of vienne-2008: the complete graph of four nodes over Gigabit Ethernet",
                   kCitation, &graphProject<kK4Case>, kGigeKind, kK4Values, 3, ErrorBasis::printedTimes},
    PublishedTable{"Figures 5 and 6 of vienne-2008: the state sets of a graph over Myrinet", kCitation,
                   &graphProject<kFig5Case>, kMyrinetKind, kFig5Values, 3, ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the tree Ar1 over Myrinet", kCitation,
                   &graphProject<kAr1MyrinetCase>, kMyrinetKinds, kAr1MyrinetValues, 3,
                   ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the tree Ar2 over Myrinet", kCitation,
                   &graphProject<kAr2MyrinetCase>, kMyrinetKinds, kAr2MyrinetValues, 3,
                   ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the complete graph Kn1 over Myrinet", kCitation,
                   &graphProject<kKn1MyrinetCase>, kMyrinetKinds, kKn1MyrinetValues, 3,
                   ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the complete graph Kn2 over Myrinet", kCitation,
                   &graphProject<kKn2MyrinetCase>, kMyrinetKinds, kKn2MyrinetValues, 3,
                   ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the tree Ar1 over Gigabit Ethernet", kCitation,
                   &graphProject<kAr1GigeCase>, kGigeKind, kAr1GigeValues, 3, ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the tree Ar1 over Gigabit Ethernet, plain models", kCitation,
                   &graphProject<kAr1GigePlainCase>, kPlainKinds, kAr1GigePlainValues, 3,
                   ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the tree Ar2 over Gigabit Ethernet", kCitation,
                   &graphProject<kAr2GigeCase>, kGigeKind, kAr2GigeValues, 3, ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the tree Ar2 over Gigabit Ethernet, plain models", kCitation,
                   &graphProject<kAr2GigePlainCase>, kPlainKinds, kAr2GigePlainValues, 3,
                   ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the complete graph Kn1 over Gigabit Ethernet", kCitation,
                   &graphProject<kKn1GigeCase>, kGigeKind, kKn1GigeValues, 3, ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the complete graph Kn1 over Gigabit Ethernet, plain models",
                   kCitation, &graphProject<kKn1GigePlainCase>, kPlainKinds, kKn1GigePlainValues, 3,
                   ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the complete graph Kn2 over Gigabit Ethernet", kCitation,
                   &graphProject<kKn2GigeCase>, kGigeKind, kKn2GigeValues, 3, ErrorBasis::printedTimes},
    PublishedTable{"Section VI of vienne-2008: the complete graph Kn2 over Gigabit Ethernet, plain models",
                   kCitation, &graphProject<kKn2GigePlainCase>, kPlainKinds, kKn2GigePlainValues, 3,
                   ErrorBasis::printedTimes},
};

} // namespace

std::span<const PublishedTable> vienneTables()
{
    return kTables;
}

} // namespace contraflow
