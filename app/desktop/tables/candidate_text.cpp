// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tables/candidate_text.h"

#include "app/desktop/style/text.h"
#include "app/desktop/tables/cell_text.h"
#include "app/desktop/tables/computed_columns.h"
#include "core/base/text.h"

#include <cmath>

namespace contraflow {

namespace {

QString percent(double value)
{
    return qtText(roundedText(std::abs(value), 3));
}

QString seconds(double value)
{
    return computedText(Dimension::duration, value).shown;
}

} // namespace

QString verdictText(const Candidate& candidate)
{
    switch (candidate.verdict) {
    case TimeVerdict::reference:
        return tr("reference");
    case TimeVerdict::faster:
        return tr("%1 % faster").arg(percent(candidate.differencePercent));
    case TimeVerdict::slower:
        return tr("%1 % slower").arg(percent(candidate.differencePercent));
    case TimeVerdict::equal:
        return tr("equally fast");
    case TimeVerdict::tooClose:
        return tr("too close to call");
    case TimeVerdict::unknown:
        break;
    }
    return candidate.failure ? tr("no prediction: %1").arg(qtText(candidate.failure->message)) : QString();
}

QString rankText(const Candidate& candidate)
{
    if (candidate.rank == 0)
        return {};
    if (candidate.bestRank == candidate.worstRank || candidate.bestRank == 0)
        return QString::number(candidate.rank);
    return tr("%1 (%2 to %3)").arg(candidate.rank).arg(candidate.bestRank).arg(candidate.worstRank);
}

QString paretoText(const CandidateGroup& group, const Candidate& candidate)
{
    const QString rival = candidate.rival && *candidate.rival < group.candidates.size()
                              ? qtText(group.candidates[*candidate.rival].label)
                              : QString();
    switch (candidate.pareto) {
    case ParetoPlace::front:
        return tr("on the front");
    case ParetoPlace::closeFront:
        return tr("on the front, %1 costs less and is too close to call").arg(rival);
    case ParetoPlace::dominated:
        return tr("%1 is as fast and as cheap").arg(rival);
    case ParetoPlace::unknown:
        break;
    }
    return {};
}

QString priceShown(const std::optional<Price>& price)
{
    return price ? qtText(priceText(*price)) : QString();
}

QString barText(const std::optional<ErrorBar>& bar)
{
    return bar ? tr("%1 to %2").arg(seconds(bar->low), seconds(bar->high)) : QString();
}

QString caseTitle(const WhatIfCase& whatIfCase)
{
    switch (whatIfCase.kind) {
    case WhatIfCase::Kind::noLatency:
        return tr("Without latency");
    case WhatIfCase::Kind::noContention:
        return tr("Without contention");
    case WhatIfCase::Kind::noContraFlow:
        return tr("Without contra-flow");
    case WhatIfCase::Kind::unlimitedBackbone:
        return tr("Unlimited backbone");
    case WhatIfCase::Kind::unlimitedNics:
        return tr("Unlimited NICs");
    }
    return {};
}

QString upgradeTitle(const std::string& links, double factor)
{
    return QStringLiteral("%1 × %2").arg(qtText(links), qtText(roundedText(factor, 3)));
}

} // namespace contraflow
