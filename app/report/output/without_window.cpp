// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/output/without_window.h"

#include "app/desktop/canvas/paint/picture_export.h"
#include "app/desktop/live/results.h"
#include "app/desktop/plots/campaign_plot.h"
#include "app/desktop/plots/plot_content.h"
#include "app/desktop/plots/plot_view.h"
#include "app/desktop/style/language.h"
#include "app/desktop/style/picture_file.h"
#include "app/desktop/style/theme.h"
#include "app/report/html/report_html.h"
#include "app/report/print/print_pages.h"
#include "app/report/report_data.h"
#include "app/report/report_figures.h"
#include "app/report/report_sections.h"
#include "core/application/application_replay.h"
#include "core/base/result.h"
#include "core/base/text.h"

#include <QApplication>
#include <QFont>

#include <memory>
#include <string>

namespace contraflow::report {

namespace {

/** Content with drawn figures in the wanted format. */
Result<std::string> fileOf(const ReportRequest& request, const Content& content)
{
    if (request.format == ReportFormat::html)
        return renderHtml(content, request.ownTemplate ? *request.ownTemplate : standardTemplate());
    const QByteArray pdf = pdfOf(PrintPages(content, request.stop), request.date, request.stop);
    if (request.stop.stop_requested())
        return Error{ErrorCode::cancelled, "the report was not made: it was cancelled"};
    if (pdf.isEmpty())
        return Error{ErrorCode::environment,
                     "the PDF could not be made; write the report as .html and print it"};
    return pdf.toStdString();
}

} // namespace

Result<std::string> writeReport(const ReportRequest& request)
{
    ASSIGN_OR_RETURN(Content content, makeContent(request));
    for (Section& section : content.sections)
        for (Block& block : section.blocks)
            if (auto* figure = std::get_if<FigureBlock>(&block))
                drawFigure(*figure);
    return fileOf(request, content);
}

} // namespace contraflow::report

namespace contraflow {

namespace {

/** What drawing needs of an application, in a program that shows nothing: the same with and without a
 * display. */
class InvisibleApplication
{
public:
    InvisibleApplication() : m_application(m_count, m_arguments) {}

private:
    /** Comes before the application, which looks at the environment. */
    struct Surroundings
    {
        Surroundings()
        {
            qputenv("QT_QPA_PLATFORM", "offscreen");
            // What Qt misses of a desktop is nothing to people who have none.
            qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) {});
        }
    };

    Surroundings m_surroundings;
    int m_count = 1;
    char m_name[11] = "contraflow";
    char* m_arguments[2] = {m_name, nullptr};
    QApplication m_application;
};

/** "svg" and the like, which are kPlotFormats. */
PictureFormat pictureFormat(const std::string& name)
{
    return name == "svg" ? PictureFormat::svg : name == "pdf" ? PictureFormat::pdf : PictureFormat::png;
}

/** Of pictures that are drawn without a window. */
QFont pictureFont()
{
    constexpr int labelPixels = 12;
    return report::reportFont(labelPixels);
}

/** The bytes of a plot as it is printed; `format` is one of kPlotFormats. `nothing` says why a plot without
 * content is empty. Fails where there is nothing to draw. */
Result<std::string> drawnPlot(const PlotContent& content, const std::string& format,
                              const std::string& nothing)
{
    const auto empty = [](const std::string& reason) {
        return Error{ErrorCode::invalidInput, "the plot is empty: " + reason};
    };
    if (!content.hint.isEmpty())
        return empty(content.hint.simplified().toStdString());
    if (content.elementCount() == 0)
        return empty(nothing);
    const Result<QByteArray> bytes =
        plotFigure(content, {report::plotSize(content), pictureFont(), paperTheme()}, pictureFormat(format));
    return bytes ? Result<std::string>(bytes->toStdString()) : Result<std::string>(bytes.error());
}

constexpr std::string_view kNetwork = "network"; ///< a picture of the canvas, all others are plots

/** All-to-alls are asked for in the window. */
bool canBeGathered(PlotNeed need)
{
    return need != PlotNeed::collectives;
}

/** The names of the scenarios that a picture needs. */
std::vector<std::string> scenariosOf(const PlotRequest& request, PlotNeed need)
{
    const bool comparesThem = need == PlotNeed::candidates || need == PlotNeed::sweep;
    if (need == PlotNeed::errors) {
        std::vector<std::string> names;
        for (const std::size_t scenario : request.measured)
            names.push_back(request.project.scenarios[scenario].name);
        return names; // none: all
    }
    const Scenario& shown = request.project.scenarios[request.scenario];
    if (!comparesThem)
        return {shown.name};
    std::vector<std::string> names;
    for (const Scenario& scenario : request.project.scenarios)
        if (scenario.workload == shown.workload && applicationNames(scenario) == applicationNames(shown))
            names.push_back(scenario.name);
    return names;
}

PlotInput inputOf(const report::ReportData& data, const PlotRequest& request)
{
    PlotInput input;
    if (!data.scenarios.empty())
        input.result = data.scenarios.front().result;
    input.errors = data.errors;
    input.isUnlearnt = request.isUnlearnt;
    input.scenario = request.scenario;
    if (data.comparison) {
        const auto view = std::make_shared<CandidatesView>();
        view->show(*data.comparison);
        input.candidates = view;
        if (!data.sweeps.empty()) {
            const auto swept = std::make_shared<SweepView>();
            swept->candidates = view;
            swept->sweep = data.sweeps.front();
            input.sweep = swept;
        }
    }
    if (!data.whatIfs.empty()) {
        const auto view = std::make_shared<WhatIfView>();
        view->show(data.whatIfs.front());
        input.whatIf = view;
    }
    return input;
}

/** Why there is nothing that a plot could be drawn of. */
std::string missingText(PlotNeed need, const PlotRequest& request)
{
    const Scenario& shown = request.project.scenarios[request.scenario];
    if (need == PlotNeed::errors)
        return std::string("nothing ") +
               (request.measured.size() == 1 || request.project.scenarios.size() == 1 ? "of the scenario "
                                                                                      : "") +
               "was measured, so there are no errors to draw";
    const bool isApplication = runsApplications(shown);
    if (need == PlotNeed::candidates || need == PlotNeed::sweep)
        return "the plot is empty: scenario " + inQuotes(shown.name) + " is the only one of " +
               (isApplication ? applicationsText(shown) : "workload " + inQuotes(shown.workload)) +
               "; add another to compare it with";
    if (isApplication)
        return "scenario " + inQuotes(shown.name) +
               " runs applications, and the plot shows the messages of a workload; 'contraflow replay' lists "
               "what they do";
    return "the plot is empty: the scenario has nothing to draw";
}

Result<std::string> plotBytes(const PlotEntry& plot, const report::ReportData& data,
                              const PlotRequest& request)
{
    const PlotInput input = inputOf(data, request);
    if (!infoOf(plot.need).cost(input))
        return Error{ErrorCode::invalidInput, missingText(plot.need, request)};
    return drawnPlot(plot.build(input, {}).content(paperTheme()), request.format,
                     "the scenario has nothing to draw");
}

/** The run of a scenario's applications with its events and messages, which reports do not gather. */
Result<std::shared_ptr<const ScenarioResult>> runOf(const PlotRequest& request)
{
    const auto result = std::make_shared<ScenarioResult>();
    result->project = request.project;
    result->scenario = request.scenario;
    const Scenario& shown = request.project.scenarios[request.scenario];
    if (shown.applications.empty())
        return Error{ErrorCode::invalidInput,
                     "scenario " + inQuotes(shown.name) +
                         " runs no application, which the plot is of; name one that does"};
    result->isOfApplications = true;
    replayInto(*result, {{}, [](double) {}});
    if (!result->replay)
        return Error{ErrorCode::invalidInput, result->failure.toStdString()};
    return std::shared_ptr<const ScenarioResult>(result);
}

Result<std::string> runPlotBytes(const PlotEntry& plot, const std::shared_ptr<const ScenarioResult>& result,
                                 const PlotRequest& request)
{
    report::ReportData data;
    data.scenarios.push_back({});
    data.scenarios.front().result = result;
    return plotBytes(plot, data, request);
}

/** With messages and loads: of applications those of a moment, or none where its run keeps none. */
Result<std::string> networkBytes(const std::shared_ptr<const ScenarioResult>& result,
                                 const PlotRequest& request)
{
    const Theme paper = paperTheme();
    const ThemeScope scope(paper);
    const Result<QByteArray> drawn =
        canvasPicture(report::resultPicture(result), pictureFont(), pictureFormat(request.format));
    return drawn ? Result<std::string>(drawn->toStdString()) : Result<std::string>(drawn.error());
}

/** Why the scenario cannot be shown; empty when it can. */
std::string failureOf(const report::ReportData& data)
{
    const report::ScenarioEntry& entry = *data.entries().front();
    return entry.run() ? std::string() : entry.result->failure.toStdString();
}

CampaignPlot plotOf(std::string_view wanted)
{
    for (const CampaignPlotInfo& info : kCampaignPlots)
        if (info.name == wanted)
            return info.plot;
    return kCampaignPlots[0].plot;
}

/** The place of the wanted subject among those that can be drawn. What errors are taken against need not be
 * said. */
Result<std::size_t> subjectOf(const QStringList& subjects, const CampaignPlotRequest& request)
{
    if (request.subject.empty())
        return std::size_t{0};
    const QString wanted = QString::fromStdString(request.subject);
    for (qsizetype i = 0; i < subjects.size(); ++i)
        if (subjects[i] == wanted || subjects[i].startsWith(wanted + QStringLiteral(" against ")))
            return static_cast<std::size_t>(i);
    std::vector<std::string> names;
    for (const QString& subject : subjects)
        names.push_back(inQuotes(subject.toStdString()));
    return Error{ErrorCode::notFound,
                 "there is no picture " + request.plot + " of " + inQuotes(request.subject) +
                     (names.empty() ? "" : "; there are those of " + joinedWords(names))};
}

} // namespace

std::vector<std::string_view> plotNames()
{
    std::vector<std::string_view> names;
    for (const PlotEntry& plot : plotCatalog())
        if (canBeGathered(plot.need))
            names.push_back(plot.name);
    names.push_back(kNetwork);
    return names;
}

Result<std::string> writePlotWithoutWindow(const PlotRequest& request)
{
    const InvisibleApplication application;
    const PlotEntry* plot = findPlot(request.plot);
    const bool runs = runsApplications(request.project.scenarios[request.scenario]);
    const bool isOfMessages =
        plot && (plot->need == PlotNeed::prediction || plot->need == PlotNeed::modelTimes);
    if (runs && isOfMessages) // before anything is run, which may take long or fail for another reason
        return Error{ErrorCode::invalidInput, missingText(plot->need, request)};
    if (plot ? isOfRuns(plot->need) || (plot->need == PlotNeed::loads && runs) : runs) {
        ASSIGN_OR_RETURN(const auto result, runOf(request));
        return plot ? runPlotBytes(*plot, result, request) : networkBytes(result, request);
    }
    const PlotNeed need = plot ? plot->need : PlotNeed::prediction;
    const bool isSwept = need == PlotNeed::sweep;
    const bool comparesThem = need == PlotNeed::candidates || isSwept;
    ReportRequest wanted;
    wanted.project = request.project;
    wanted.budget = kNoBudget;
    wanted.fields.scenarios = scenariosOf(request, need);
    if (!request.sweep.empty())
        wanted.fields.sweeps = {request.sweep};
    ASSIGN_OR_RETURN(const report::ReportData data,
                     report::gatherReport(wanted, {.compares = comparesThem,
                                                   .findsUpgrades = need == PlotNeed::whatIf,
                                                   .sweeps = isSwept}));
    if (isSwept && data.sweeps.empty() && !data.withoutSweep.empty())
        return Error{ErrorCode::invalidInput, data.withoutSweep.front()};
    if (request.isUnlearnt && data.isAllLearnt)
        return Error{ErrorCode::notFound, std::string(kAllWasLearnt)};
    const bool needsOne = !comparesThem && need != PlotNeed::errors;
    if (const std::string failure = needsOne ? failureOf(data) : std::string(); !failure.empty())
        return Error{ErrorCode::invalidInput, failure};
    return plot ? plotBytes(*plot, data, request) : networkBytes(data.scenarios.front().result, request);
}

std::vector<std::string_view> campaignPlotNames()
{
    return mapped<std::string_view>(kCampaignPlots, &CampaignPlotInfo::name);
}

Result<std::string> writeCampaignPlotWithoutWindow(const CampaignPlotRequest& request)
{
    const InvisibleApplication application;
    const CampaignPlot plot = plotOf(request.plot);
    ASSIGN_OR_RETURN(const std::size_t subject,
                     subjectOf(campaignPlotSubjects(request.summary, plot), request));
    return drawnPlot(campaignPlot(request.summary, plot, subject, paperTheme()), request.format,
                     "the campaign has no results that it could show");
}

void useLanguage(const std::string& code)
{
    installLanguage(code);
}

Result<std::string> writeReportWithoutWindow(const ReportRequest& request)
{
    const InvisibleApplication application;
    installLanguage(request.language);
    return report::writeReport(request);
}

} // namespace contraflow
