// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/candidates/time_shares.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <vector>

namespace contraflow {

Decider TimeShares::decider() const
{
    const double network = transfer + contention;
    if (computing >= startUp + network)
        return Decider::computing;
    return startUp > network ? Decider::startUp : Decider::network;
}

TimeShares timeShares(const PathParts& path)
{
    const double time = path.total() - path.start;
    if (!(time > 0))
        return {};
    return {(path.compute + path.cores) / time, (path.latency + path.overhead) / time, path.transfer / time,
            path.contention / time};
}

std::string_view deciderWord(Decider decider)
{
    switch (decider) {
    case Decider::computing:
        return "computing";
    case Decider::startUp:
        return "start-up";
    case Decider::network:
        break;
    }
    return "network";
}

std::string_view deciderText(Decider decider)
{
    switch (decider) {
    case Decider::computing:
        return phrase("computing decides");
    case Decider::startUp:
        return phrase("start-up of messages decides");
    case Decider::network:
        break;
    }
    return phrase("the network decides");
}

std::string sharesText(const TimeShares& shares)
{
    std::vector<std::string> parts;
    const auto add = [&parts](const std::string& what, double share) {
        constexpr int digits = 3;
        if (share > 0)
            parts.push_back(what + " " + roundedText(100 * share, digits) + " %");
    };
    add(sentence("computing"), shares.computing);
    add(sentence("start-up"), shares.startUp);
    add(sentence("transfer"), shares.transfer);
    add(sentence("contention"), shares.contention);
    return joinedWords(parts);
}

} // namespace contraflow
