// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sharing/penalty_model.h"

namespace contraflow {

/**
 * The penalty model of TCP over Gigabit Ethernet: Vienne, Martinasso, Vincent and Méhaut, Predictive models
 * for bandwidth sharing in high performance clusters, IEEE Cluster 2008, section V.A.
 *
 * With Do and Di the degrees of a message's source and destination, Cmo(s) the messages leaving s whose
 * destination has the largest Di among them (the strongly slow ones), and Cmi(d) the messages entering d
 * whose source has the largest Do among them:
 *
 *     po = 1                                     if Do = 1
 *        = Do · β · (1 + γo · (Do − |Cmo|))      if the message is in Cmo
 *        = Do · β · (1 − γo / |Cmo|)             otherwise
 *
 *     pi alike with Di, Cmi, γi;   p = max(po, pi).
 *
 * The paper prints the third line as "if … then"; it is the case of all other messages. Its own predicted
 * times come out only with 1 / |Cmo| cut to an integer, which `Share::integer` does.
 *
 * β is the penalty of k messages leaving one node, divided by k; γo and γi come from the slowest and the
 * fastest message of the complete graph of four nodes. The defaults β = 0.75, γo = 0.115, γi = 0.036 are the
 * printed calibration (4 MB messages, section V.A); the predictions of section VI were made with β = 0.713.
 */
class GigePenalty : public PenaltyModel
{
public:
    static constexpr std::string_view kKind = "gige-penalty";

    enum class Share
    {
        real,
        integer
    };
    struct Parameters
    {
        double beta = 0.75;
        double gammaOut = 0.115;
        double gammaIn = 0.036;
        Share share = Share::real;
    };

    explicit GigePenalty(const Parameters& parameters) : m_parameters(parameters) {}

protected:
    [[nodiscard]] std::unique_ptr<PenaltyRule> makeRule() const override;

private:
    Parameters m_parameters;
};

} // namespace contraflow
