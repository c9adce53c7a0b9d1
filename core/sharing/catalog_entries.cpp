// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/backpressure_model.h"
#include "core/sharing/catalog.h"
#include "core/sharing/gige_penalty.h"
#include "core/sharing/hockney.h"
#include "core/sharing/infiniband_penalty.h"
#include "core/sharing/myrinet_penalty.h"
#include "core/sharing/progressive_filling.h"
#include "core/sharing/published.h"
#include "core/sharing/window_model.h"

#include <algorithm>
#include <array>
#include <limits>

namespace contraflow {

namespace {

using Made = std::unique_ptr<SharingModel>;

/** Of a model without parameters. */
template<typename Sharing, auto... Variant>
Made make(const ParameterValues&)
{
    return std::make_unique<Sharing>(Variant...);
}

Made makeMaxMin(const ParameterValues&)
{
    return std::make_unique<ProgressiveFilling>(ProgressiveFilling::maxMin());
}

Made makeAsymmetric(const ParameterValues&)
{
    return std::make_unique<ProgressiveFilling>(ProgressiveFilling::asymmetric());
}

constexpr std::array kCrossTrafficParameters{
    ParameterInfo{
        .name = "epsilon",
        .description = "The part of a message's rate that its acknowledgements take of the opposite "
                       "directions of its route.",
        .defaultValue = 0.05,
        .maximum = 1,
        // At 0 it is max-min, which is a model of its own; next to 0 it is asymmetric.
        .search = SearchRange{.low = 0.001, .high = 1},
        .isCoupling = true,
    },
};

Made makeCrossTraffic(const ParameterValues& values)
{
    return std::make_unique<ProgressiveFilling>(ProgressiveFilling::crossTraffic(values.number("epsilon")));
}

constexpr double kUnlimited = std::numeric_limits<double>::infinity();
constexpr double kGreatestExponent = 32;
constexpr SearchRange kKappaSearch{.low = 0, .high = 1, .isOptional = true};

constexpr std::array kWindowParameters{
    ParameterInfo{
        .name = "kappa_host",
        .description = "How much of a node's own send queue acknowledgements wait for: about 1 with a deep "
                       "queue, 0 where the system keeps it short.",
        .defaultValue = 1,
        .maximum = 1,
        .search = kKappaSearch,
        .isCoupling = true,
    },
    ParameterInfo{
        .name = "kappa_switch",
        .description = "How much of the queue of a switch port towards a node acknowledgements wait for: "
                       "about 1 with deep buffers and bounded windows, near 0 with shallow ones.",
        .defaultValue = 1,
        .maximum = 1,
        .search = kKappaSearch,
        .isCoupling = true,
    },
    ParameterInfo{
        .name = "kappa_backbone",
        .description = "How much of a queue between switches acknowledgements wait for.",
        .defaultValue = 1,
        .maximum = 1,
        .search = kKappaSearch,
        .isCoupling = true,
    },
    ParameterInfo{
        .name = "epsilon",
        .description =
            "What acknowledgements take of the opposite directions, as a part of a message's rate: "
            "0.027 for one of 80 bytes on the wire for two full segments.",
        .defaultValue = 0.027,
        .maximum = 0.99,
    },
    ParameterInfo{
        .name = "burst",
        .description = "What a message sends at once, as a part of its window: queues build up before a link "
                       "is full. Where window_bytes is given it is one packet, 1500 B / window_bytes, unless "
                       "you say otherwise.",
        .defaultValue = 0.006,
        .maximum = 100,
    },
    ParameterInfo{
        .name = "ack_burst",
        .description = "How much acknowledgements that waited together add to bursts: messages against heavy "
                       "traffic then fill their link less.",
        .defaultValue = 0,
        .maximum = 100,
        .search = SearchRange{.low = 0, .high = 0.1, .isOptional = true, .levels = 3},
    },
    ParameterInfo{
        .name = "exponent",
        .description = "Whether waits along a route add up (1) or the longest alone counts (large): about 1 "
                       "with bounded windows, 3 and more where windows grow until something is lost.",
        .defaultValue = 1,
        .minimum = 1,
        .maximum = kGreatestExponent,
        .search = SearchRange{.low = 0,
                              .high = 1 - 1 / kGreatestExponent,
                              .scale = SearchRange::Scale::fromOne,
                              .isOptional = true,
                              .levels = 4},
    },
    ParameterInfo{
        .name = "window_bytes",
        .description = "Bytes that each message keeps in flight. Unlimited: only the queues count, not the "
                       "latency of the route.",
        .dimension = Dimension::size,
        .defaultValue = kUnlimited,
        .minimum = 1,
        .maximum = kUnlimited,
        .search = SearchRange{.low = 0, .scale = SearchRange::Scale::inverse, .isOptional = true},
    },
};

Made makeWindow(const ParameterValues& values)
{
    constexpr double kPacketBytes = 1500;
    WindowParameters parameters;
    parameters.kappaHost = values.number("kappa_host");
    parameters.kappaSwitch = values.number("kappa_switch");
    parameters.kappaBackbone = values.number("kappa_backbone");
    parameters.windowBytes = values.number("window_bytes");
    parameters.epsilon = values.number("epsilon");
    parameters.burst = values.isGiven("burst") || parameters.windowBytes == kUnlimited
                           ? values.number("burst")
                           : std::min(1.0, kPacketBytes / parameters.windowBytes);
    parameters.ackBurst = values.number("ack_burst");
    parameters.exponent = values.number("exponent");
    return std::make_unique<WindowModel>(parameters);
}

constexpr std::array kBackpressureParameters{
    ParameterInfo{
        .name = "lanes",
        .description =
            "Lanes (virtual lanes, priorities) that every link is parted into, with buffers of their "
            "own: a message keeps to its lane, or to one by a hash of its name.",
        .defaultValue = 1,
        .minimum = 1,
        .maximum = 1024,
    },
    ParameterInfo{
        .name = "buffer",
        .description =
            "What an input port holds before it pauses what feeds it: a run says how many messages "
            "are too short for the model.",
        .dimension = Dimension::size,
        .defaultValue = 64e3,
        .maximum = 1e12,
    },
};

Made makeBackpressure(const ParameterValues& values)
{
    return std::make_unique<BackpressureModel>(
        BackpressureParameters{static_cast<std::uint32_t>(values.number("lanes")), values.number("buffer")});
}

constexpr std::array<std::string_view, 2> kShares{"real", "integer"};

constexpr std::array kGigeParameters{
    ParameterInfo{
        .name = "beta",
        .description = "The penalty of each of k messages that leave one node together, divided by k.",
        .defaultValue = 0.75,
        .maximum = 10,
        .search = SearchRange{.low = 0.3, .high = 1.3},
    },
    ParameterInfo{
        .name = "gamma_o",
        .description = "How much slower the messages of a sender become whose receivers are the busiest.",
        .defaultValue = 0.115,
        .maximum = 1,
        .search = SearchRange{.low = 0, .high = 0.5},
    },
    ParameterInfo{
        .name = "gamma_i",
        .description = "How much slower the messages into a receiver become whose senders are the busiest.",
        .defaultValue = 0.036,
        .maximum = 1,
        .search = SearchRange{.low = 0, .high = 0.5},
    },
    ParameterInfo{
        .name = "share",
        .description = "Whether the part 1/|Cm| of the formula is a real number, as printed, or cut to an "
                       "integer, as the published predictions need it.",
        .choices = kShares,
    },
};

Made makeGigePenalty(const ParameterValues& values)
{
    const bool isInteger = values.choice("share") == kShares[1];
    return std::make_unique<GigePenalty>(
        GigePenalty::Parameters{values.number("beta"), values.number("gamma_o"), values.number("gamma_i"),
                                isInteger ? GigePenalty::Share::integer : GigePenalty::Share::real});
}

constexpr std::array kInfinibandParameters{
    ParameterInfo{
        .name = "beta_e",
        .description = "The penalty of a message into a node, divided by the number of nodes that send to "
                       "it.",
        .defaultValue = 0.965,
        .maximum = 10,
        .search = SearchRange{.low = 0.5, .high = 1.5},
    },
    ParameterInfo{
        .name = "beta_s",
        .description = "The penalty of each of k messages that leave one node together, divided by k.",
        .defaultValue = 0.925,
        .maximum = 10,
        .search = SearchRange{.low = 0.5, .high = 1.5},
    },
    ParameterInfo{
        .name = "gamma",
        .description = "The factor on the messages of a sender that has a receiver with three messages or "
                       "more.",
        .defaultValue = 1.35,
        .maximum = 10,
        .search = SearchRange{.low = 1, .high = 2},
    },
};

Made makeInfinibandPenalty(const ParameterValues& values)
{
    return std::make_unique<InfinibandPenalty>(InfinibandPenalty::Parameters{
        values.number("beta_e"), values.number("beta_s"), values.number("gamma")});
}

// Okabe and Ito's palette: distinguishable with every common colour vision deficiency.
constexpr ModelColor kBlue{.onLight = 0x0072B2, .onDark = 0x3D9BD6};
constexpr ModelColor kOrange{0xE69F00};

constexpr std::array kCatalog{
    ModelInfo{
        .kind = "hockney",
        .title = "No contention",
        .description = "Every message runs as if it were alone, at the speed of the slowest link on its "
                       "way. The lower bound that the other models are held against.",
        .citation = "Hockney, Parallel Computing 20, 1994",
        .use = "The lower bound of every time, and the measure of slowdown.",
        .avoid = "Messages that share a link.",
        .make = &make<HockneyModel>,
        .seesContention = false,
        .color = {0x8A8A8A},
    },
    ModelInfo{
        .kind = "max-min",
        .title = "Lossless with congestion control (max-min)",
        .description = "Messages that share a direction of a link share it fairly; traffic in the opposite "
                       "direction costs nothing. The textbook model of full-duplex networks, exact for any "
                       "topology.",
        .citation = "Zhu et al. 2014, section 5.1 (fairness property)",
        .use = "Networks whose congestion control works, and short queues.",
        .avoid = "Ethernet with deep queues and traffic both ways.",
        .make = &makeMaxMin,
        .claim = DuplexClaim::fairness,
        .flowControl = FlowControlClaim::congestionControl,
        .ignoresSpareBandwidth = true,
        .keepsCapacities = true,
        .color = kBlue,
    },
    ModelInfo{
        .kind = "backpressure",
        .title = "Lossless without congestion control (back-pressure)",
        .description = "A network that drops nothing, without working congestion control: InfiniBand, RoCE "
                       "with PFC alone, Omni-Path. What enters a NIC leaves in the same proportions, a port "
                       "serves the ports that feed it in turn, and a full buffer stops all that feeds it, so "
                       "that messages into a busy node hold up others that never go there. Compare it with "
                       "max-min, which is the same network with congestion control that works.",
        .citation = "Contraflow's own model",
        .use = "InfiniBand, RoCE with PFC alone, Omni-Path; hold it against max-min.",
        .avoid = "Networks that drop packets, and very short messages.",
        .parameters = kBackpressureParameters,
        .make = &makeBackpressure,
        .flowControl = FlowControlClaim::backPressure,
        .keepsCapacities = true,
        .hasVictims = true,
        .stepCost = 8,
        .color = {.onLight = 0xD55E00, .onDark = 0xE8762D},
    },
    ModelInfo{
        .kind = "asymmetric",
        .title = "TCP over Ethernet, deep queues (asymmetric)",
        .description = "When one direction of a link is saturated, the messages against it slow down to the "
                       "same rate, because their acknowledgements wait there. The asymmetric property of "
                       "TCP over switched Ethernet, made exact for any topology. The default for Ethernet "
                       "clusters until measurements say more.",
        .citation = "Zhu et al. 2014, section 5.2, equation (6)",
        .use = "TCP over switched Ethernet with deep queues, until you have measured.",
        .avoid = "Hosts with short sending queues (Linux since TCP Small Queues), small switches.",
        .make = &makeAsymmetric,
        .claim = DuplexClaim::asymmetry,
        .uncoupledKind = "max-min",
        .ignoresSpareBandwidth = true,
        .keepsCapacities = true,
        .color = kOrange,
    },
    ModelInfo{
        .kind = "window",
        .title = "TCP over Ethernet, queues as measured (window)",
        .description = "Every message keeps the same number of bytes in flight, and waits in the queues "
                       "that it shares: data in those of its route, acknowledgements in those of the "
                       "opposite directions. Acknowledgements take capacity, and queues build up before a "
                       "link is full because messages send in bursts. It is the best model here for random "
                       "patterns over TCP with deep buffers; shallow buffers need a kappa of about 0.25, and "
                       "where losses rule no model here is good. With exponent 1 a message that crosses two "
                       "full queues gets less than another; a large exponent makes it max-min or asymmetric. "
                       "The guide holds it against measured times.",
        .citation = "Contraflow's own model",
        .use = "Random traffic over TCP, with kappa_host as the hosts' queues are.",
        .avoid = "Networks where losses rule, and many thousands of messages at once.",
        .parameters = kWindowParameters,
        .make = &makeWindow,
        .claim = DuplexClaim::sharedQueues,
        .keepsCapacities = true,
        .stepCost = 8,
        .color = {0x009E73},
    },
    ModelInfo{
        .kind = "cross-traffic",
        .title = "Cross-traffic (acknowledgements take capacity)",
        .description = "Max-min fairness in which every message also loads the opposite direction of each "
                       "link on its route with a part epsilon of its rate, for its acknowledgements. With "
                       "epsilon 0 it is max-min; as epsilon goes to 0 without reaching it, it becomes the "
                       "model asymmetric.",
        .citation = "Velho, Schnorr, Casanova and Legrand, ACM TOMACS 23, 2013",
        .use = "Comparing with simulations by SimGrid, whose default it is.",
        .avoid = "Hosts that keep their sending queues short, as with asymmetric.",
        .parameters = kCrossTrafficParameters,
        .make = &makeCrossTraffic,
        .claim = DuplexClaim::crossTraffic,
        .ignoresSpareBandwidth = true,
        .keepsCapacities = true,
        .color = {0x56B4E9}, // next to max-min, which it is without acknowledgements
    },
    ModelInfo{
        .kind = "asymmetric-published",
        .title = "Asymmetric, Algorithm 1 as printed",
        .description = "Algorithm 1 of Zhu et al., literally. Its order is fixed at the start of a step, so "
                       "it is not always fair and can give a link more than its capacity; such steps are "
                       "reported.",
        .citation = "Zhu et al. 2014, section 6.1, Algorithm 1",
        .use = "Reproducing the published numbers.",
        .avoid = "Predictions of your own: take asymmetric.",
        .make = &make<PublishedModel, PublishedModel::Lines::all>,
        .isAsPrinted = true,
        .uncoupledKind = "fairness-published",
        .color = kOrange,
    },
    ModelInfo{
        .kind = "fairness-published",
        .title = "Fairness, Algorithm 1 without lines 11–20",
        .description = "The published algorithm without its treatment of traffic in the opposite direction: "
                       "what the paper compares its model with.",
        .citation = "Zhu et al. 2014, section 7.2",
        .use = "Reproducing what the paper compares its model with.",
        .avoid = "Predictions of your own: take max-min.",
        .make = &make<PublishedModel, PublishedModel::Lines::fairnessOnly>,
        .isAsPrinted = true,
        .color = kBlue,
    },
    ModelInfo{
        .kind = "source-degree",
        .title = "Messages out of the source",
        .description = "Every message is slower than alone by the number of messages that leave its source. "
                       "A plain model of one switch to hold the others against.",
        .citation = "Vienne et al. 2008, section VI",
        .use = "A baseline on one switch, where messages fan out of a node.",
        .avoid = "Networks with several switches, and messages that meet at their destination.",
        .make = &make<DegreePenalty, DegreePenalty::Side::source>,
        .seesNodesOnly = true,
    },
    ModelInfo{
        .kind = "destination-degree",
        .title = "Messages into the destination",
        .description = "Every message is slower than alone by the number of messages that enter its "
                       "destination. A plain model of one switch to hold the others against.",
        .citation = "Vienne et al. 2008, section VI",
        .use = "A baseline on one switch, where messages meet at a node.",
        .avoid = "Networks with several switches, and messages that fan out of a node.",
        .make = &make<DegreePenalty, DegreePenalty::Side::destination>,
        .seesNodesOnly = true,
    },
    ModelInfo{
        .kind = GigePenalty::kKind,
        .title = "Gigabit Ethernet penalties",
        .description = "TCP over Gigabit Ethernet through one switch, from the numbers of messages that "
                       "leave and enter the nodes: messages whose other end is the busiest are slowed more "
                       "than the others of their node. The defaults are the calibration that the paper "
                       "prints for messages of 4 MB; your own network needs its own. It sees nodes only, "
                       "not the links between switches.",
        .citation = "Vienne et al. 2008, section V.A",
        .use = "Gigabit Ethernet clusters of one switch, calibrated with a few measured fan-outs.",
        .avoid = "Networks with several switches, and messages of very different sizes than those of the "
                 "calibration.",
        .parameters = kGigeParameters,
        .make = &makeGigePenalty,
        .seesNodesOnly = true,
    },
    ModelInfo{
        .kind = "infiniband-penalty",
        .title = "InfiniBand penalties",
        .description = "InfiniBand (InfiniHost III) through one switch, from the numbers of messages that "
                       "leave and enter the nodes. The defaults are those of SimGrid, from a profile of the "
                       "cluster Stampede; your own network needs its own. It sees nodes only, not the links "
                       "between switches.",
        .citation = "Vienne 2010, thesis, as documented by SimGrid",
        .use = "InfiniBand clusters of one switch, calibrated with a few measured patterns.",
        .avoid = "Networks with several switches, and cards that nobody calibrated it for.",
        .parameters = kInfinibandParameters,
        .make = &makeInfinibandPenalty,
        .seesNodesOnly = true,
    },
    ModelInfo{
        .kind = "myrinet-penalty",
        .title = "Myrinet penalties",
        .description = "Myrinet 2000 through one switch, where a message holds both its ends while it is "
                       "sent: penalties follow from how many of the largest sets of messages that can be "
                       "sent together contain a message. It has no parameter. It sees nodes only, not the "
                       "links between switches.",
        .citation = "Vienne et al. 2008, section V.B",
        .use = "Myrinet 2000 clusters of one switch, up to two dozen nodes.",
        .avoid = "Networks with several switches, and large patterns, whose penalties are estimates.",
        .make = &make<MyrinetPenalty>,
        .seesNodesOnly = true,
        .flowControl = FlowControlClaim::inputQueues,
    },
};

} // namespace

std::span<const ModelInfo> modelCatalog()
{
    return kCatalog;
}

const ModelInfo& usualModel()
{
    return *findModelInfo("asymmetric");
}

const ModelInfo& uncontendedModel()
{
    return *findModelInfo("hockney");
}

} // namespace contraflow
