// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/penalty_model.h"

namespace contraflow {

/**
 * The penalty model of InfiniBand (InfiniHost III): J. Vienne, Prédiction de performances d'applications de
 * calcul haute performance sur réseau InfiniBand, thesis, Grenoble 2010, as the manual of SimGrid gives it.
 *
 *     ps = 1               if Do = 1
 *        = Do · βs · γ     if Do ≥ 2 and Di ≥ 3
 *        = Do · βs         otherwise;   every message of a source takes the largest ps of that source
 *
 *     pe = 1               if Di = 1
 *        = Φ · βe · Ω      otherwise, Φ the number of nodes that send to the destination, Ω the number of
 *                          messages from the message's source to its destination
 *
 *     p = max(ps, pe);   defaults βs = 0.925, βe = 0.965, γ = 1.35.
 */
class InfinibandPenalty : public PenaltyModel
{
public:
    struct Parameters
    {
        double betaIn = 0.965;  ///< βe
        double betaOut = 0.925; ///< βs
        double gamma = 1.35;
    };

    explicit InfinibandPenalty(const Parameters& parameters) : m_parameters(parameters) {}

protected:
    [[nodiscard]] std::unique_ptr<PenaltyRule> makeRule() const override;

private:
    Parameters m_parameters;
};

/**
 * The simple models that vienne-2008, section VI compares its own with:
 *
 * `source-degree`       p = Do, the number of messages that leave the source;
 * `destination-degree`  p = Di, the number of messages that enter the destination.
 */
class DegreePenalty : public PenaltyModel
{
public:
    enum class Side
    {
        source,
        destination
    };

    explicit DegreePenalty(Side side) : m_side(side) {}

protected:
    [[nodiscard]] std::unique_ptr<PenaltyRule> makeRule() const override;

private:
    Side m_side;
};

} // namespace contraflow
