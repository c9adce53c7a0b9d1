// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/shown_names.h"

#include <QTest>

using namespace contraflow;

/** Whatever of a result is a text may name something of the project. */
class TestShownNames : public QObject
{
    Q_OBJECT

private slots:
    void noTextOfAComparisonKeepsAName();
    void noTextOfOffersKeepsAName();

private:
    static constexpr const char* kName = "quarry12";
    /** A phrase as the analysis makes them. */
    const std::string m_text = std::string("up: ") + kName + "->core";

    [[nodiscard]] static report::ShownNames names()
    {
        SwitchRow row;
        row.name = kName;
        Platform platform;
        platform.switches = SharedRows<SwitchRow>({row});
        Project project;
        project.platforms = SharedRows<Platform>({platform});
        ReportFields fields;
        fields.isAnonymous = true;
        return report::ShownNames(fields, project);
    }
    static bool isNeutral(const std::string& text)
    {
        return !text.empty() && text.find(kName) == std::string::npos;
    }
};

void TestShownNames::noTextOfAComparisonKeepsAName()
{
    Candidate candidate;
    for (std::string Candidate::*text :
         {&Candidate::label, &Candidate::name, &Candidate::platform, &Candidate::mapping, &Candidate::model})
        candidate.*text = m_text;
    candidate.figures.busiest = ChannelLoad{m_text};
    candidate.figures.worst = WorstChannel{m_text};
    candidate.figures.victims = Victims{1, m_text};
    candidate.outsideCalibration = {m_text};
    CandidateComparison comparison{{{.workload = m_text, .candidates = {candidate}}}, {}};
    comparison.groups[0].notes = comparison.groups[0].unlikeResults = {m_text};
    names().rename(comparison);

    const CandidateGroup& group = comparison.groups[0];
    const Candidate& renamed = group.candidates[0];
    for (const std::string* text :
         {&group.workload, &group.notes[0], &group.unlikeResults[0], &renamed.label, &renamed.name,
          &renamed.platform, &renamed.mapping, &renamed.model, &renamed.figures.busiest->channel,
          &renamed.figures.worst->channel, &renamed.figures.victims->channel, &renamed.outsideCalibration[0]})
        QVERIFY(isNeutral(*text));
}

void TestShownNames::noTextOfOffersKeepsAName()
{
    OfferComparison offers;
    offers.workloads.push_back({m_text});
    offers.offers.push_back({.platform = m_text});
    offers.notes = offers.unlikeResults = offers.unlikeCosts = offers.victims = {m_text};
    names().rename(offers);
    for (const std::string* text : {&offers.workloads[0].name, &offers.offers[0].platform, &offers.notes[0],
                                    &offers.unlikeResults[0], &offers.unlikeCosts[0], &offers.victims[0]})
        QVERIFY(isNeutral(*text));
}

QTEST_GUILESS_MAIN(TestShownNames)
#include "tst_shown_names.moc"
