// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/report_sections.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/project/left_out.h"

#include <algorithm>
#include <array>

namespace contraflow::report {

namespace {

struct SectionMaker
{
    std::string_view name;
    std::string_view title;
    Section (*make)(const ReportData& data);
};

constexpr std::array kMakers{
    SectionMaker{"summary", phrase("Summary"), summarySection},
    SectionMaker{"networks", phrase("Networks"), networksSection},
    SectionMaker{"workloads", phrase("Workloads"), workloadsSection},
    SectionMaker{"comparison", phrase("Comparison"), comparisonSection},
    SectionMaker{"sweeps", phrase("Sweeps"), sweepsSection},
    SectionMaker{"upgrades", phrase("What holds it up, and upgrades"), upgradesSection},
    SectionMaker{"placement", phrase("Placement of processes"), placementSection},
    SectionMaker{"results", phrase("Predicted times"), resultsSection},
    SectionMaker{"applications", phrase("Applications"), applicationsSection},
    SectionMaker{"models", phrase("Models"), modelsSection},
    SectionMaker{"validity", phrase("Validity"), validitySection},
    SectionMaker{"inputs", phrase("Appendix: inputs"), inputsSection},
    SectionMaker{"sources", phrase("Appendix: sources and versions"), sourcesSection},
};

const SectionMaker* findMaker(std::string_view name)
{
    return rowNamed(kMakers, name);
}

Error unknownSection(const std::string& name)
{
    const std::vector<std::string> known = namesOf(kMakers);
    const std::string near = suggestion(name, known);
    return {ErrorCode::notFound, "a report has no section " + inQuotes(name) + "; " +
                                     (near.empty() ? "there are " + joinedWords(known) : near)};
}

void fillTitles(Content& content, const ReportFields& fields, const std::string& projectTitle)
{
    content.title = !fields.title.empty()   ? fields.title
                    : !projectTitle.empty() ? projectTitle
                                            : sentence("Network report");
    content.customer = fields.customer;
    content.author = fields.author;
}

} // namespace

void setTitles(Content& content, const ReportRequest& request)
{
    fillTitles(content, request.fields, request.project.title);
    content.date = request.date;
}

std::string sectionTitle(std::string_view name)
{
    const SectionMaker* maker = findMaker(name);
    return maker ? sentence(maker->title) : std::string();
}

Result<Content> makeContent(const ReportRequest& request)
{
    std::vector<const SectionMaker*> wanted;
    for (const std::string& name : request.fields.sections) {
        const SectionMaker* maker = findMaker(name);
        if (!maker)
            return unknownSection(name);
        if (!contains(wanted, maker))
            wanted.push_back(maker);
    }
    if (wanted.empty())
        for (const SectionMaker& maker : kMakers)
            if (isUsualSection(maker.name))
                wanted.push_back(&maker);

    ReportExtent extent;
    for (const SectionMaker* maker : wanted) {
        extent.compares = extent.compares || maker->make == comparisonSection ||
                          maker->make == summarySection || maker->make == sweepsSection;
        extent.sweeps = extent.sweeps || maker->make == sweepsSection;
        extent.places = extent.places || maker->make == placementSection;
        extent.judgesOffers = extent.judgesOffers || maker->make == summarySection;
        extent.findsUpgrades = extent.findsUpgrades || maker->make == upgradesSection;
    }
    ASSIGN_OR_RETURN(const ReportData data, gatherReport(request, extent));
    Content content;
    fillTitles(content, data.fields, data.project.title);
    content.date = data.date;
    for (const SectionMaker* maker : wanted) {
        Section section = maker->make(data);
        section.name = maker->name;
        section.title = sentence(maker->title);
        if (!section.blocks.empty())
            content.sections.push_back(std::move(section));
        if (request.stop.stop_requested())
            return Error{ErrorCode::cancelled, "the report was not made: it was cancelled"};
    }
    for (const ScenarioPhrases& each : leftOut(data))
        content.leftOut.push_back(sentence("%1: %2", {each.scenario, withoutText(each.phrases)}));
    layOutBlocks(content);
    return content;
}

} // namespace contraflow::report
