// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/catalog.h"
#include "core/sharing/hockney.h"
#include "core/sharing/progressive_filling.h"
#include "core/sharing/published.h"

#include <array>

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

constexpr std::array kCrossTrafficParameters{
    ParameterInfo{"epsilon",
                  "The part of a message's rate that its acknowledgements take of the opposite directions of "
                  "its way.",
                  {},
                  0.05,
                  0,
                  1},
};

constexpr std::array kCatalog{
    ModelInfo{"hockney",
              "No contention (Hockney)",
              "Every message runs as if it were alone, at the speed of the slowest link on its way. The "
              "lower bound that "
              "the other models are held against.",
              "Hockney, Parallel Computing 20, 1994",
              {},
              &makeHockney},
    ModelInfo{
        "max-min",
        "Max-min fairness",
        "Messages that share a direction of a link share it fairly; traffic in the opposite direction costs "
        "nothing. The textbook model of full-duplex networks, exact for any topology.",
        "Zhu et al. 2014, section 5.1 (fairness property)",
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
              {},
              &makeAsymmetric},
    ModelInfo{
        "cross-traffic", "Cross-traffic (acknowledgements take capacity)",
        "Max-min fairness in which every message also loads the opposite direction of each link on its "
        "way with a part epsilon of its rate, for its acknowledgements. With epsilon 0 it is max-min; as "
        "epsilon goes to 0 without reaching it, it becomes the model asymmetric.",
        "Velho, Schnorr, Casanova and Legrand, ACM TOMACS 23, 2013", kCrossTrafficParameters,
        &makeCrossTraffic},
    ModelInfo{"asymmetric-published",
              "Asymmetric, Algorithm 1 as printed",
              "Algorithm 1 of Zhu et al., literally. Its order is fixed at the start of a step, so it is not "
              "always fair "
              "and can give a link more than its capacity; such steps are reported.",
              "Zhu et al. 2014, section 6.1, Algorithm 1",
              {},
              &makeAsymmetricPublished},
    ModelInfo{
        "fairness-published",
        "Fairness, Algorithm 1 without lines 11–20",
        "The published algorithm without its treatment of traffic in the opposite direction: what the paper "
        "compares its model with.",
        "Zhu et al. 2014, section 7.2",
        {},
        &makeFairnessPublished},
};

} // namespace

std::span<const ModelInfo> modelCatalog()
{
    return kCatalog;
}

} // namespace contraflow
