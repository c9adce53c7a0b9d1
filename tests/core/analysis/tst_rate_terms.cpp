// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explanation.h"
#include "core/base/random.h"
#include "core/base/tolerance.h"
#include "core/sharing/catalog.h"
#include "core/sharing/myrinet_penalty.h"
#include "tests/data_folders.h"
#include "tests/support/brute_penalties.h"
#include "tests/support/builders.h"
#include "tests/support/measured_projects.h"
#include "tests/support/random_cases.h"

#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <set>

using namespace contraflow;
using test::message;

namespace {

constexpr double kMbit = 1e6 / 8;

/** Nodes n0 … n9 on one switch, 800 Mbit/s each. */
Project star(std::vector<MessageRow> messages, const std::string& kind,
             std::vector<ParameterRow> parameters = {})
{
    Platform platform;
    platform.name = "star";
    platform.switches = SharedRows<SwitchRow>{SwitchRow{"switch", {}}};
    platform.nodes = SharedRows<NodeRow>{test::nodes("n[0-9]", "switch", 800)};
    Project project = test::project(platform, std::move(messages), kind);
    Model model = project.models[0];
    model.parameters = SharedRows<ParameterRow>(std::move(parameters));
    project.models.replace(0, 1, {std::move(model)});
    return project;
}

/** The messages of a graph of vienne-2008, 10 MB each. */
std::vector<MessageRow> graph(const std::string& name)
{
    std::vector<MessageRow> messages;
    for (const MessageRow& row : findByName(test::publishedProject(name).workloads, name)->messages)
        messages.push_back(message(row.id, row.source, row.destination, 10));
    return messages;
}

/** The terms of every message in the first step. */
class Terms
{
public:
    explicit Terms(Project project) : m_project(std::move(project))
    {
        Result<Prediction> prediction = predict(m_project, 0);
        if (!prediction)
            qFatal("%s", prediction.error().message.c_str());
        m_prediction = std::move(prediction).value();
    }

    [[nodiscard]] const Term& term(const std::string& id, const std::string& name)
    {
        for (const Term& term : step(id).terms)
            if (term.name == name)
                return term;
        qFatal("%s has no term %s", id.c_str(), name.c_str());
    }
    [[nodiscard]] bool has(const std::string& id, const std::string& name)
    {
        const auto& terms = step(id).terms;
        return std::any_of(terms.begin(), terms.end(), [&](const Term& term) { return term.name == name; });
    }
    [[nodiscard]] double value(const std::string& id, const std::string& name)
    {
        return term(id, name).value;
    }
    [[nodiscard]] std::string formula(const std::string& id, const std::string& name)
    {
        const Term& found = term(id, name);
        return found.formula + " = " + found.working + " = " + termValueText(found);
    }
    [[nodiscard]] std::string members(const std::string& id, const std::string& name)
    {
        std::string text;
        for (const std::uint32_t m : term(id, name).messages)
            text += messageId(m_prediction, m_project, m) + " ";
        return text;
    }
    [[nodiscard]] std::string channel(const std::string& id, const std::string& name)
    {
        return m_prediction.placed.network->channelName(ChannelId(term(id, name).channel));
    }
    [[nodiscard]] const ExplainedStep& step(const std::string& id)
    {
        if (!m_steps.contains(id))
            for (std::uint32_t m = 0; m < m_prediction.placed.messages.size(); ++m)
                if (messageId(m_prediction, m_project, m) == id)
                    m_steps[id] = explain(m_prediction, m_project, m).steps.at(0);
        return m_steps.at(id);
    }

private:
    Project m_project;
    Prediction m_prediction;
    std::map<std::string, ExplainedStep> m_steps;
};

} // namespace

class TestRateTerms : public QObject
{
    Q_OBJECT

private slots:
    void gigabitEthernetNamesItsStronglySlowMessages()
    {
        // Figure 5: a, b, c leave 0; a, d, e enter 1; e, f leave 5.
        Terms t(star(graph("figure-5"), "gige-penalty", {{"beta", "0.713"}, {"share", "integer"}}));
        QCOMPARE(t.members("b", "strongly_slow_out"), std::string("a "));
        QCOMPARE(t.value("b", "strongly_slow_out"), 1.0);
        QCOMPARE(t.members("d", "strongly_slow_in"), std::string("a "));
        QCOMPARE(t.members("f", "strongly_slow_out"), std::string("e "));
        QCOMPARE(t.formula("a", "po"),
                 std::string("Do·β·(1 + γo·(Do − |Cmo|)) = 3 · 0.713 · (1 + 0.115·(3 − 1)) = 2.631"));
        QCOMPARE(t.formula("a", "pi"),
                 std::string("Di·β·(1 + γi·(Di − |Cmi|)) = 3 · 0.713 · (1 + 0.036·(3 − 1)) = 2.293"));
        QCOMPARE(t.formula("b", "po"),
                 std::string("Do·β·(1 − γo/|Cmo|) = 3 · 0.713 · (1 − 0.115·1) = 1.893"));
        QVERIFY(nearlyEqual(t.value("e", "po"), 2 * 0.713 * 1.115));
        QVERIFY(nearlyEqual(t.value("e", "pi"), 3 * 0.713 * (1 - 0.036)));
        QCOMPARE(t.term("a", "ruling").word, std::string("po"));
        QCOMPARE(t.term("e", "ruling").word, std::string("pi"));
        QCOMPARE(t.value("d", "po"), 1.0);
        QCOMPARE(t.formula("e", "p"), std::string("max(po, pi) = max(1.59, 2.062) = 2.062"));
        QCOMPARE(t.formula("a", "rate"), std::string("C / p = 800 Mbit/s / 2.631 = 304.1 Mbit/s"));
        QCOMPARE(t.value("a", "beta"), 0.713);
        QCOMPARE(t.value("a", "gamma_o"), 0.115);
        QCOMPARE(t.value("a", "gamma_i"), 0.036);
        QCOMPARE(t.term("a", "share").word, std::string("integer"));
    }

    void theCalibrationGraphHasThePrintedTerms()
    {
        Terms t(star(graph("figure-4"), "gige-penalty"));
        QVERIFY(nearlyEqual(t.value("c", "p"), 3 * 0.75 * (1 + 0.115 * 2)));
        QVERIFY(nearlyEqual(t.value("a", "p"), 3 * 0.75 * (1 - 0.115)));
        QVERIFY(nearlyEqual(t.value("f", "p"), 3 * 0.75 * (1 - 0.036)));
        QCOMPARE(t.term("a", "share").word, std::string("real"));
        // Both messages out of one node, both into nodes alone: both strongly slow, and the real part counts.
        Terms pair(star({message("a", "n0", "n1", 10), message("b", "n0", "n2", 10)}, "gige-penalty"));
        QCOMPARE(pair.members("a", "strongly_slow_out"), std::string("a b "));
        QCOMPARE(pair.formula("a", "po"),
                 std::string("Do·β·(1 + γo·(Do − |Cmo|)) = 2 · 0.75 · (1 + 0.115·(2 − 2)) = 1.5"));
    }

    void myrinetCountsStateSets()
    {
        // Figure 5: {a f}, {d b f}, {d c f}, {e b}, {e c}.
        Terms t(star(graph("figure-5"), "myrinet-penalty"));
        const std::map<std::string, double> sets{{"a", 1}, {"b", 2}, {"c", 2}, {"d", 2}, {"e", 2}, {"f", 3}};
        for (const auto& [id, count] : sets) {
            QCOMPARE(t.value(id, "state_sets"), 5.0);
            QCOMPARE(t.value(id, "sets_with_message"), count);
            QCOMPARE(t.term(id, "counting").word, std::string("exact"));
        }
        QCOMPARE(t.members("b", "fewest_sets"), std::string("a "));
        QCOMPARE(t.members("f", "fewest_sets"), std::string("e "));
        QCOMPARE(t.formula("b", "p"), std::string("S / min c = 5 / 1 = 5"));
        QCOMPARE(t.formula("f", "p"), std::string("S / min c = 5 / 2 = 2.5"));
        QVERIFY(!t.has("a", "standard_error"));
    }

    void stateSetsAreThoseThatListingFinds_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"figure-4", "figure-5", "Kn1", "Kn2"})
            QTest::newRow(name) << name;
    }

    void stateSetsAreThoseThatListingFinds()
    {
        QFETCH(QString, name);
        const std::vector<MessageRow> messages = graph(name.toStdString());
        std::vector<test::NodePair> pairs;
        for (const MessageRow& row : messages)
            pairs.emplace_back(row.source.view().back() - '0', row.destination.view().back() - '0');
        const test::StateSets listed = test::listStateSets(pairs);
        Terms t(star(messages, "myrinet-penalty"));
        for (std::size_t i = 0; i < messages.size(); ++i) {
            QCOMPARE(t.value(messages[i].id, "state_sets"), listed.count);
            QCOMPARE(t.value(messages[i].id, "sets_with_message"), listed.with[i]);
        }
    }

    void estimatedStateSetsSayThatTheyAre()
    {
        const Project project = star(graph("Kn2"), "myrinet-penalty");
        IssueList issues;
        const PlacedScenario placed = placeScenario(project, 0, issues);
        std::vector<std::uint32_t> all(placed.messages.size());
        std::iota(all.begin(), all.end(), 0U);
        MatchingLimits limits;
        limits.exactEntries = 4;
        const auto noRate = [](std::uint32_t m) { return MessageRate{m, 0, kNoChannel}; };
        const std::vector<Term> terms = MyrinetPenalty(limits).terms({placed, all, 0, noRate, {}});
        const auto find = [&](const std::string& name) {
            return std::find_if(terms.begin(), terms.end(), [&](const Term& t) { return t.name == name; });
        };
        QCOMPARE(find("counting")->word, std::string("estimated"));
        const double exact = Terms(project).value("a", "p");
        QVERIFY(nearlyEqual(find("p")->value, exact, 0.2));
    }

    void infinibandNamesBothTermsAndTheirParts()
    {
        Terms t(star(graph("figure-4"), "infiniband-penalty"));
        QCOMPARE(t.formula("c", "ps_own"), std::string("Do·βs·γ = 3 · 0.925 · 1.35 = 3.746"));
        QCOMPARE(t.formula("b", "ps_own"), std::string("Do·βs = 3 · 0.925 = 2.775"));
        QCOMPARE(t.members("b", "ps"), std::string("c "));
        QVERIFY(nearlyEqual(t.value("b", "ps"), 3 * 0.925 * 1.35));
        QVERIFY(nearlyEqual(t.value("d", "ps"), 2 * 0.925 * 1.35));
        QCOMPARE(t.formula("f", "pe"), std::string("Φ·βe·Ω = 3 · 0.965 · 1 = 2.895"));
        QCOMPARE(t.value("f", "ps"), 1.0);
        QCOMPARE(t.term("f", "ruling").word, std::string("pe"));
        Terms parallel(
            star({message("a", "n0", "n1", 10), message("b", "n0", "n1", 10), message("c", "n2", "n1", 10)},
                 "infiniband-penalty"));
        QCOMPARE(parallel.value("a", "senders"), 2.0);
        QCOMPARE(parallel.members("a", "parallel"), std::string("a b "));
        QVERIFY(nearlyEqual(parallel.value("a", "pe"), 2 * 0.965 * 2));
    }

    void aSmallFactorOfInfinibandCountsAsOne()
    {
        Terms t(star({message("a", "n0", "n1", 10), message("b", "n0", "n2", 10)}, "infiniband-penalty",
                     {{"beta_s", "0.3"}}));
        QCOMPARE(t.value("a", "ps_own"), 0.6);
        QCOMPARE(t.value("a", "ps"), 1.0);
        QCOMPARE(t.value("a", "p"), 1.0);
    }

    void degreesArePenalties()
    {
        QCOMPARE(Terms(star(graph("figure-4"), "source-degree")).value("d", "p"), 2.0);
        QCOMPARE(Terms(star(graph("figure-4"), "destination-degree")).value("d", "p"), 2.0);
        QCOMPARE(Terms(star(graph("figure-4"), "destination-degree")).value("a", "p"), 1.0);
    }

    void aChannelIsSharedByWhatOthersLeave()
    {
        // Table I: e3 is held to a third by the backbone, e5 has the rest of the channel into Y2.
        for (const char* kind : {"max-min", "asymmetric", "cross-traffic"}) {
            Terms t(test::tableOne(kind));
            QCOMPARE(t.channel("e5", "capacity"), std::string("torY → Y2"));
            QCOMPARE(t.members("e5", "limited_messages"), std::string("e5 "));
            QCOMPARE(t.members("e5", "held_elsewhere"), std::string("e3 "));
            QCOMPARE(t.formula("e5", "rate"),
                     std::string("(C − H) / n = (940 Mbit/s − 313.3 Mbit/s) / 1 = 626.7 Mbit/s"));
            QCOMPARE(t.members("e1", "limited_messages"), std::string("e1 e3 e4 "));
            QCOMPARE(t.formula("e1", "rate"), std::string("C / n = 940 Mbit/s / 3 = 313.3 Mbit/s"));
        }
    }

    void aLimitAgainstTheFlowNamesWhatFillsIt()
    {
        const std::vector<MessageRow> messages{message("a", "n1", "n0", 100), message("b", "n2", "n0", 100),
                                               message("out", "n0", "n3", 100)};
        Terms coupled(star(messages, "asymmetric"));
        QCOMPARE(coupled.term("out", "limit_side").word, std::string("reverse"));
        QCOMPARE(coupled.term("a", "limit_side").word, std::string("route"));
        QCOMPARE(coupled.channel("out", "capacity"), std::string("switch → n0"));
        QCOMPARE(coupled.members("out", "limited_messages"), std::string("a b "));
        QCOMPARE(coupled.members("out", "tied_messages"), std::string("out "));
        QVERIFY(nearlyEqual(coupled.value("out", "rate"), 400 * kMbit));

        Terms crossing(star(messages, "cross-traffic"));
        const double rate = 800 * kMbit / 2.05;
        QVERIFY(nearlyEqual(crossing.value("out", "rate"), rate));
        QVERIFY(nearlyEqual(crossing.value("a", "acknowledgements"), 0.05 * rate));
        QCOMPARE(crossing.formula("a", "rate"),
                 std::string("C / (n + ε·m) = 800 Mbit/s / (2 + 0.05 · 1) = 390.2 Mbit/s"));

        Terms printed(star(messages, "asymmetric-published"));
        QCOMPARE(printed.formula("out", "k"), std::string("|S| / C = 1 / 800 Mbit/s = 10 s/GB"));
        QCOMPARE(printed.formula("out", "k_reverse"), std::string("|S̄| / C = 2 / 800 Mbit/s = 20 s/GB"));
        QCOMPARE(printed.value("out", "position"), 3.0);
        QCOMPARE(printed.term("out", "lines").word, std::string("12–17"));
        QCOMPARE(printed.term("a", "lines").word, std::string("26–32"));
        QCOMPARE(printed.formula("b", "rate"),
                 std::string("(C − k') / |E''| = (800 Mbit/s − 400 Mbit/s) / 1 = 400 Mbit/s"));
        Terms fair(star(messages, "fairness-published"));
        QVERIFY(!fair.has("out", "k_reverse"));
        QVERIFY(nearlyEqual(fair.value("out", "rate"), 800 * kMbit));

        Terms window(star(messages, "window", {{"epsilon", "0"}, {"burst", "0"}}));
        QVERIFY(nearlyEqual(window.value("out", "price"), 2 / (800 * kMbit), 1e-6));
        QCOMPARE(window.value("out", "kappa"), 1.0);
        QCOMPARE(window.channel("out", "acknowledgement_share"), std::string("switch → n0"));
        QVERIFY(nearlyEqual(window.value("out", "acknowledgement_share"), 100, 1e-6));
        QVERIFY(nearlyEqual(window.value("a", "queue_share"), 100, 1e-6));
    }

    void line20PutsMessagesBackWhenNothingFillsTheChannelAgainstThem()
    {
        Platform platform;
        platform.name = "star";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"switch", {}}};
        platform.nodes = SharedRows<NodeRow>{test::nodes("slow[1-2]", "switch", 200),
                                             test::nodes("fast[1-2]", "switch", 800)};
        Terms t(test::project(platform,
                              {message("a", "slow1", "fast1", 10), message("b", "slow2", "fast1", 10),
                               message("out", "fast1", "fast2", 10)},
                              "asymmetric-published"));
        QCOMPARE(t.value("out", "returns"), 1.0);
        QCOMPARE(t.term("out", "lines").word, std::string("26–32"));
        QVERIFY(nearlyEqual(t.value("out", "rate"), 800 * kMbit));
        QVERIFY(!t.has("a", "returns"));
    }

    void windowsCountTheLatencyThereAndBack()
    {
        Platform platform;
        platform.name = "star";
        platform.switches = SharedRows<SwitchRow>{SwitchRow{"switch", {}}};
        NodeRow nodes = test::nodes("n[0-1]", "switch", 800);
        nodes.latency = parseQuantity(Dimension::duration, "5 ms").value();
        platform.nodes = SharedRows<NodeRow>{nodes};
        Project project = test::project(platform, {message("a", "n0", "n1", 10)}, "window");
        Model model = project.models[0];
        model.parameters = SharedRows<ParameterRow>{ParameterRow{"window_bytes", "100 kB"},
                                                    ParameterRow{"epsilon", "0"}, ParameterRow{"burst", "0"}};
        project.models.replace(0, 1, {std::move(model)});
        Terms t(std::move(project));
        QVERIFY(nearlyEqual(t.value("a", "rate"), 1e5 / 0.02)); // W / T0: no queue
        QVERIFY(nearlyEqual(t.value("a", "latency_share"), 100.0));
        QCOMPARE(t.value("a", "window_bytes"), 1e5);
    }

    void everyTermFitsTheRateOfTheEngine_data()
    {
        QTest::addColumn<QString>("kind");
        for (const ModelInfo& info : modelCatalog())
            QTest::newRow(std::string(info.kind).c_str())
                << QString::fromUtf8(info.kind.data(), qsizetype(info.kind.size()));
    }

    void everyTermFitsTheRateOfTheEngine()
    {
        QFETCH(QString, kind);
        for (std::size_t seed = 0; seed < 60; ++seed) {
            Random random(seed);
            const Project project = test::randomCase(random, kind.toStdString());
            const Result<Prediction> prediction = predict(project, 0);
            QVERIFY(prediction.has_value());
            for (std::uint32_t m = 0; m < prediction->placed.messages.size(); ++m)
                for (const ExplainedStep& step : explain(*prediction, project, m).steps) {
                    const QString place =
                        QStringLiteral("seed %1 message %2 step %3").arg(seed).arg(m).arg(step.step);
                    check(step, place);
                    // What the run reported of the message is what its terms say.
                    const auto reported = std::count_if(
                        prediction->timeline.diagnostics.begin(), prediction->timeline.diagnostics.end(),
                        [&](const StepDiagnostic& d) { return d.step == step.step && d.what.message == m; });
                    const auto told = std::count_if(step.terms.begin(), step.terms.end(),
                                                    [](const Term& t) { return t.name == "diagnostic"; });
                    QVERIFY2(reported == told, qPrintable(place));
                }
        }
    }

private:
    static void check(const ExplainedStep& step, const QString& where)
    {
        const QByteArray place = where.toUtf8();
        std::set<std::pair<std::string, std::uint32_t>> names;
        double shares = 0;
        bool hasRate = false;
        for (const Term& term : step.terms) {
            QVERIFY2(names.emplace(term.name, term.channel).second || term.name == "price" ||
                         term.name == "diagnostic",
                     place.constData());
            QVERIFY2(term.unit == TermUnit::word ? !term.word.empty() : std::isfinite(term.value),
                     (place + ": " + term.name.c_str()).constData());
            if (term.name == "p")
                QVERIFY2(nearlyEqual(term.value, step.penalty), place.constData());
            if (term.name == "rate")
                QVERIFY2(nearlyEqual(term.value, step.rate, 1e-7), place.constData());
            hasRate |= term.name == "rate";
            if (term.name.ends_with("_share"))
                shares += term.value;
        }
        QVERIFY2(hasRate, place.constData());
        QVERIFY2(shares == 0 || nearlyEqual(shares, 100, 1e-6), place.constData());
    }
};

QTEST_GUILESS_MAIN(TestRateTerms)
#include "tst_rate_terms.moc"
