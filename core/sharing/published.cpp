// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sharing/published.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/tolerance.h"
#include "core/sharing/published_solver.h"

namespace contraflow {

std::unique_ptr<RateSolver> PublishedModel::makeSolver(const PlacedScenario& scenario) const
{
    return std::make_unique<PublishedSolver>(scenario, m_lines);
}

std::vector<Term> PublishedModel::terms(const ActiveSet& active) const
{
    PublishedSolver solver(active.scenario, m_lines);
    solver.explain(active.explained);
    RateUpdate update;
    solver.update(active.messages, {}, update);
    const PublishedAccount& account = solver.account();
    const Network& network = active.network();
    const auto bandwidth = [](double value) { return valueText(TermUnit::bandwidth, value); };
    const auto factor = [&](const char* name, const char* symbol, std::uint32_t channel, double count) {
        const double capacity = network.capacity(ChannelId(channel));
        Term term = numberTerm(name, symbol, count / capacity)
                        .from(symbol == std::string_view("k") ? "|S| / C" : "|S̄| / C",
                              roundedText(count) + " / " + bandwidth(capacity))
                        .of(ChannelId(channel));
        term.unit = TermUnit::secondsPerByte;
        return term;
    };
    std::vector<Term> terms{factor("k", "k", account.forward, account.forwardCount)};
    if (account.backward != kNoChannel)
        terms.push_back(factor("k_reverse", "k̄", account.backward, account.backwardCount));
    terms.push_back(
        countTerm("position", "position", account.turn,
                  sentence(m_lines == Lines::all ? phrase("among %1 by ⟨max(k, k̄), k, k̄⟩ descending")
                                                 : phrase("among %1 by k descending"),
                           {groupedCount(active.messages.size())})));
    if (account.returns > 0)
        terms.push_back(
            countTerm("returns", "returns", account.returns,
                      sentence("line 20 put it back: what goes against it does not fill the channel")));
    const ChannelId limit(account.limit);
    const double capacity = network.capacity(limit);
    const double rate = active.rate().rate;
    const double open = account.count - account.assigned;
    const auto lines = [&](const char* numbers, const std::string& meaning) {
        terms.push_back(wordTerm("lines", "lines", numbers, meaning));
        terms.push_back(bandwidthTerm("capacity", "C", capacity).of(limit));
    };
    if (account.isBackward) {
        lines("12–17", sentence("messages against it fill the channel"));
        terms.push_back(bandwidthTerm("rate", "rate", rate, sentence("the fastest of them")));
    } else if (account.isEqualShare) {
        lines("26–32",
              sentence("which leave it nothing: Algorithm 1 is undefined here, so it gets an equal share"));
        terms.push_back(bandwidthTerm("rate", "rate", rate)
                            .from("C / |S|", bandwidth(capacity) + " / " + std::to_string(account.count)));
    } else if (nearlyEqual(rate, (capacity - account.load) / open)) {
        lines("26–32", sentence("a fair share of what is left of its most congested channel"));
        terms.push_back(
            bandwidthTerm("assigned", "k'", account.load, sentence("given to messages on it before")));
        terms.push_back(bandwidthTerm("rate", "rate", rate)
                            .from("(C − k') / |E''|", "(" + bandwidth(capacity) + " − " +
                                                          bandwidth(account.load) + ") / " +
                                                          roundedText(open)));
    } else {
        lines("32", sentence("its fair share is more than its slowest channel, β_E, carries"));
        terms.push_back(bandwidthTerm("rate", "rate", rate).from("1 / β_E = C", {}));
    }
    for (const SharingDiagnostic& diagnostic : solver.diagnostics()) {
        if (diagnostic.message != active.explained)
            continue;
        const bool isOver = diagnostic.kind == SharingDiagnostic::Kind::oversubscribed;
        terms.push_back(
            wordTerm("diagnostic", "diagnostic", isOver ? "oversubscribed" : "no bandwidth left",
                     isOver ? sentence("from this message on the channel carries %1 % of its capacity",
                                       {roundedText(100 * diagnostic.excess, 4)})
                            : sentence("the printed formula leaves nothing on the channel"))
                .of(ChannelId(diagnostic.channel)));
    }
    return terms;
}

} // namespace contraflow
