// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/catalog.h"
#include "core/sharing/degree_penalty.h"
#include "core/sharing/gige_penalty.h"
#include "core/sharing/hockney.h"
#include "core/sharing/infiniband_penalty.h"
#include "core/sharing/myrinet_penalty.h"
#include "core/sharing/progressive_filling.h"
#include "core/sharing/published.h"
#include "core/sharing/window_model.h"

#include <array>
#include <limits>

namespace contraflow {

namespace {

std::unique_ptr<SharingModel> makeHockney(const ParameterValues&)
{
    return std::make_unique<HockneyModel>();
}

std::unique_ptr<SharingModel> makeMaxMin(const ParameterValues&)
{
    return std::make_unique<ProgressiveFilling>(ProgressiveFilling::maxMin());
}

std::unique_ptr<SharingModel> makeAsymmetric(const ParameterValues&)
{
    return std::make_unique<ProgressiveFilling>(ProgressiveFilling::asymmetric());
}

std::unique_ptr<SharingModel> makeAsymmetricPublished(const ParameterValues&)
{
    return std::make_unique<PublishedModel>(PublishedModel::Lines::all);
}

std::unique_ptr<SharingModel> makeFairnessPublished(const ParameterValues&)
{
    return std::make_unique<PublishedModel>(PublishedModel::Lines::fairnessOnly);
}

std::unique_ptr<SharingModel> makeCrossTraffic(const ParameterValues& values)
{
    return std::make_unique<ProgressiveFilling>(ProgressiveFilling::crossTraffic(values.number("epsilon")));
}

std::unique_ptr<SharingModel> makeWindow(const ParameterValues& values)
{
    return std::make_unique<WindowModel>(
        WindowParameters{values.number("kappa_host"), values.number("kappa_switch"),
                         values.number("kappa_backbone"), values.number("window_bytes")});
}

constexpr std::array kCrossTrafficParameters{
    ParameterInfo{"epsilon",
                  "The part of a message's rate that its acknowledgements take of the opposite directions of "
                  "its way.",
                  {},
                  0.05,
                  0,
                  1},
};

std::unique_ptr<SharingModel> makeSourceDegree(const ParameterValues&)
{
    return std::make_unique<DegreePenalty>(DegreePenalty::Side::source);
}

std::unique_ptr<SharingModel> makeDestinationDegree(const ParameterValues&)
{
    return std::make_unique<DegreePenalty>(DegreePenalty::Side::destination);
}

constexpr std::array<std::string_view, 2> kShares{"real", "integer"};

constexpr std::array kGigeParameters{
    ParameterInfo{"beta",
                  "The penalty of each of k messages that leave one node together, divided by k.",
                  {},
                  0.75,
                  0,
                  10},
    ParameterInfo{"gamma_o",
                  "How much slower the messages of a sender become whose receivers are the busiest.",
                  {},
                  0.115,
                  0,
                  1},
    ParameterInfo{"gamma_i",
                  "How much slower the messages into a receiver become whose senders are the busiest.",
                  {},
                  0.036,
                  0,
                  1},
    ParameterInfo{
        "share",
        "Whether the part 1/|Cm| of the formula is a real number, as printed, or cut to an integer, as "
        "the published predictions need it.",
        {},
        0,
        0,
        0,
        kShares},
};

std::unique_ptr<SharingModel> makeGigePenalty(const ParameterValues& values)
{
    const bool isInteger = values.choice("share") == kShares[1];
    return std::make_unique<GigePenalty>(
        GigePenalty::Parameters{values.number("beta"), values.number("gamma_o"), values.number("gamma_i"),
                                isInteger ? GigePenalty::Share::integer : GigePenalty::Share::real});
}

constexpr std::array kInfinibandParameters{
    ParameterInfo{"beta_e",
                  "The penalty of a message into a node, divided by the number of nodes that send to it.",
                  {},
                  0.965,
                  0,
                  10},
    ParameterInfo{"beta_s",
                  "The penalty of each of k messages that leave one node together, divided by k.",
                  {},
                  0.925,
                  0,
                  10},
    ParameterInfo{"gamma",
                  "The factor on the messages of a sender that has a receiver with three messages or more.",
                  {},
                  1.35,
                  0,
                  10},
};

std::unique_ptr<SharingModel> makeInfinibandPenalty(const ParameterValues& values)
{
    return std::make_unique<InfinibandPenalty>(InfinibandPenalty::Parameters{
        values.number("beta_e"), values.number("beta_s"), values.number("gamma")});
}

std::unique_ptr<SharingModel> makeMyrinetPenalty(const ParameterValues&)
{
    return std::make_unique<MyrinetPenalty>();
}

constexpr double kUnlimited = std::numeric_limits<double>::infinity();

constexpr std::array kWindowParameters{
    ParameterInfo{"kappa_host",
                  "How much of a node's own send queue acknowledgements wait for: about 1 with a deep "
                  "queue, 0 where the system keeps it short.",
                  {},
                  1,
                  0,
                  1},
    ParameterInfo{"kappa_switch",
                  "How much of the queue of a switch port towards a node acknowledgements wait for: about 1 "
                  "with deep buffers and bounded windows, near 0 with shallow ones.",
                  {},
                  1,
                  0,
                  1},
    ParameterInfo{
        "kappa_backbone", "How much of a queue between switches acknowledgements wait for.", {}, 1, 0, 1},
    ParameterInfo{"window_bytes",
                  "Bytes that each message keeps in flight. Unlimited: only the queues count, not the "
                  "latency of the way.",
                  Dimension::size, kUnlimited, 1, kUnlimited},
};

constexpr std::array kCatalog{
    ModelInfo{"hockney",
              "No contention (Hockney)",
              "Every message runs as if it were alone, at the speed of the slowest link on its way. The "
              "lower bound that "
              "the other models are held against.",
              "Hockney, Parallel Computing 20, 1994",
              "The lower bound of every time, and the measure of slowdown.",
              "Predicting anything in which two messages share a link.",
              {},
              &makeHockney},
    ModelInfo{
        "max-min",
        "Max-min fairness",
        "Messages that share a direction of a link share it fairly; traffic in the opposite direction costs "
        "nothing. The textbook model of full-duplex networks, exact for any topology.",
        "Zhu et al. 2014, section 5.1 (fairness property)",
        "Full-duplex networks whose acknowledgements do not wait behind data: short queues, or a network "
        "that separates the two.",
        "Ethernet with deep queues and traffic both ways: it is too optimistic for messages against a "
        "full link.",
        {},
        &makeMaxMin},
    ModelInfo{"asymmetric",
              "Asymmetric (coupled max-min)",
              "When one direction of a link is saturated, the messages against it slow down to the same "
              "rate, because "
              "their acknowledgements wait there. The asymmetric property of TCP over switched Ethernet, "
              "made exact for "
              "any topology. The default for Ethernet clusters until measurements say more.",
              "Zhu et al. 2014, section 5.2, equation (6)",
              "TCP over switched Ethernet with deep queues, until you have measurements of your own.",
              "Hosts that keep their sending queues short (Linux since TCP Small Queues) and switches with "
              "little memory: it is too pessimistic there.",
              {},
              &makeAsymmetric},
    ModelInfo{
        "cross-traffic", "Cross-traffic (acknowledgements take capacity)",
        "Max-min fairness in which every message also loads the opposite direction of each link on its "
        "way with a part epsilon of its rate, for its acknowledgements. With epsilon 0 it is max-min; as "
        "epsilon goes to 0 without reaching it, it becomes the model asymmetric.",
        "Velho, Schnorr, Casanova and Legrand, ACM TOMACS 23, 2013",
        "Comparing with simulations by SimGrid, whose default it is.",
        "Hosts that keep their sending queues short, as with asymmetric.", kCrossTrafficParameters,
        &makeCrossTraffic},
    ModelInfo{"window", "Equal windows in shared queues",
              "Every message keeps the same number of bytes in flight, and waits in the queues that it "
              "shares: data in those of its way, acknowledgements in those of the opposite directions. It is "
              "the best model on the random patterns measured over real TCP with deep buffers: 3.5 % mean "
              "error with deep host queues and 2.5 % with short ones (kappa_host 0), where max-min has 10.8 "
              "and 9.3 %. With shallow buffers it needs kappa about 0.25 (5.8 %), and where losses rule no "
              "model here is good. It is not the best on the five measured messages of Table I in Zhu et al. "
              "2014: 10.4 % against 3.9 % for max-min and Algorithm 1, because equal windows give less to a "
              "message that crosses two full queues. Beyond some two hundred messages that share links at "
              "once it takes long.",
              "Contraflow's own model",
              "Random traffic over TCP with deep port buffers, with kappa_host as the hosts' queues are.",
              "Networks where losses rule, and many hundreds of messages at once: each step takes long.",
              kWindowParameters, &makeWindow},
    ModelInfo{"asymmetric-published",
              "Asymmetric, Algorithm 1 as printed",
              "Algorithm 1 of Zhu et al., literally. Its order is fixed at the start of a step, so it is not "
              "always fair "
              "and can give a link more than its capacity; such steps are reported.",
              "Zhu et al. 2014, section 6.1, Algorithm 1",
              "Reproducing the published numbers.",
              "Predictions of your own: take asymmetric.",
              {},
              &makeAsymmetricPublished},
    ModelInfo{
        "fairness-published",
        "Fairness, Algorithm 1 without lines 11–20",
        "The published algorithm without its treatment of traffic in the opposite direction: what the paper "
        "compares its model with.",
        "Zhu et al. 2014, section 7.2",
        "Reproducing what the paper compares its model with.",
        "Predictions of your own: take max-min.",
        {},
        &makeFairnessPublished},
    ModelInfo{"source-degree",
              "Messages out of the source",
              "Every message is slower than alone by the number of messages that leave its source. A plain "
              "model of one switch to hold the others against.",
              "Vienne et al. 2008, section VI",
              "A baseline on one switch, where messages fan out of a node.",
              "Networks with several switches, and messages that meet at their destination.",
              {},
              &makeSourceDegree,
              true},
    ModelInfo{
        "destination-degree",
        "Messages into the destination",
        "Every message is slower than alone by the number of messages that enter its destination. A plain "
        "model of one switch to hold the others against.",
        "Vienne et al. 2008, section VI",
        "A baseline on one switch, where messages meet at a node.",
        "Networks with several switches, and messages that fan out of a node.",
        {},
        &makeDestinationDegree,
        true},
    ModelInfo{
        "gige-penalty", "Gigabit Ethernet penalties",
        "TCP over Gigabit Ethernet through one switch, from the numbers of messages that leave and enter the "
        "nodes: messages whose other end is the busiest are slowed more than the others of their node. "
        "The defaults are the calibration that the paper prints for messages of 4 MB; your own network "
        "needs its own. It sees nodes only, not the links between switches.",
        "Vienne et al. 2008, section V.A",
        "Gigabit Ethernet clusters of one switch, calibrated with a few measured fan-outs.",
        "Networks with several switches, and messages of very different sizes than those of the calibration.",
        kGigeParameters, &makeGigePenalty, true},
    ModelInfo{
        "infiniband-penalty", "InfiniBand penalties",
        "InfiniBand (InfiniHost III) through one switch, from the numbers of messages that leave and enter "
        "the nodes. The defaults are those of SimGrid, from a profile of the cluster Stampede; your own network "
        "needs its own. It sees nodes only, not the links between switches.",
        "Vienne 2010, thesis, as documented by SimGrid",
        "InfiniBand clusters of one switch, calibrated with a few measured patterns.",
        "Networks with several switches, and cards that nobody calibrated it for.", kInfinibandParameters,
        &makeInfinibandPenalty, true},
    ModelInfo{
        "myrinet-penalty",
        "Myrinet penalties",
        "Myrinet 2000 through one switch, where a message holds both its ends while it is sent: penalties "
        "follow from how many of the largest sets of messages that can be sent together contain a message. "
        "It has no parameter. It sees nodes only, not the links between switches.",
        "Vienne et al. 2008, section V.B",
        "Myrinet 2000 clusters of one switch, up to two dozen nodes.",
        "Networks with several switches, and large dense patterns: sampling takes seconds a step.",
        {},
        &makeMyrinetPenalty,
        true},
};

} // namespace

std::span<const ModelInfo> modelCatalog()
{
    return kCatalog;
}

} // namespace contraflow
