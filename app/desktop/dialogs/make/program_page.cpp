// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/make/gallery_page.h"
#include "app/desktop/dialogs/placement_plot.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/io/project/preset_file.h"
#include "core/project/host_list.h"
#include "core/project/server_names.h"
#include "core/recipes/program_edit.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace contraflow {
namespace {

/** What would come of a program on a platform. */
struct ProgramPreview
{
    std::optional<ProgramProblem> problem; ///< there cannot be such a program; the rest is empty
    std::uint32_t processes = 0;
    std::size_t rows = 0; ///< of the program
    std::uint64_t cores = 0;
    std::vector<std::pair<std::string, std::string>> otherNames; ///< of otherParameterNames()
};

/** Rows whose host list cannot be read have no nodes; a GPU takes one process. */
std::uint64_t coresOf(const Platform& platform)
{
    std::uint64_t cores = 0;
    for (const NodeRow& row : platform.nodes)
        if (const Result<std::size_t> hosts = countHosts(row.name))
            cores += std::uint64_t{*hosts} * row.cores.valueOr(1);
    for (const ServerRow& row : platform.servers)
        cores += gpuCount(row);
    return cores;
}

/** Makes the program and counts the cores that it may have. Called in a job's thread. */
ProgramPreview previewProgram(const Project& project, const Platform& platform,
                              const ApplicationRecipe& recipe)
{
    ProgramPreview preview;
    preview.cores = coresOf(platform);
    preview.problem = problemOf(recipe);
    if (preview.problem)
        return preview;
    if (const Result<MadeApplication> made = makeApplication(recipe)) {
        preview.processes = made->processes;
        preview.rows = made->application.program.size();
        preview.otherNames = otherParameterNames(project, *made);
    }
    return preview;
}

/** Programs by recipe: what each models and on how many processes it runs. It is taken with its parameters, a
 * mapping and a scenario. */
class ProgramPage : public GalleryPage
{
public:
    ProgramPage(const Context& context, QWidget* parent)
        : GalleryPage(
              context,
              {tr("Ma&ke program"),
               tr("There is no network to run a program on. Draw one, or make one of those at the top of the "
                  "list."),
               "program"},
              parent)
        , m_job(tr("Preparing the program"), [this](const ProgramPreview& preview) { show(preview); })
        , m_policy(new QComboBox(this))
    {
        for (const ApplicationRecipeInfo& info : applicationCatalog()) {
            ApplicationRecipe& recipe = m_recipes.emplace_back();
            recipe.recipe = info.name;
            for (const ProgramParameter& parameter : info.parameters)
                recipe.values.emplace_back(parameter.name, parameter.value);
        }
        layOut(nullptr, makeFigures());
        m_policy->setToolTip(tr("How the mapping of the new scenario places the processes"));
        for (const auto& [policy, way] :
             {std::pair(MappingPolicy::roundRobinPerProcessor, PlacementWay::roundRobinPerProcessor),
              std::pair(MappingPolicy::roundRobinPerNode, PlacementWay::roundRobinPerNode),
              std::pair(MappingPolicy::random, PlacementWay::random)})
            m_policy->addItem(placementTitle(way), static_cast<int>(policy));
        addTarget(tr("&Placed:"), m_policy);
    }

    [[nodiscard]] std::vector<GalleryEntry> entries() const override
    {
        std::vector<GalleryEntry> entries;
        for (const ApplicationRecipeInfo& info : applicationCatalog())
            entries.push_back({.heading = tr("Programs"),
                               .title = coreText(info.title),
                               .about = coreText(info.summary),
                               .source = tr("After %1.").arg(coreText(info.source)),
                               .words = qtText(info.name)});
        return entries;
    }

    void choose(std::size_t entry) override
    {
        m_entry = entry;
        const ApplicationRecipeInfo& info = applicationCatalog()[entry];
        form().clear();
        addName(TableKind::applications, info.name);
        for (std::size_t i = 0; i < info.parameters.size(); ++i)
            form().add({.option = info.parameters[i].name,
                        .help = info.parameters[i].help,
                        .unset = info.parameters[i].value},
                       &m_recipes[entry].values[i].second);
    }

    void read(const Platform* platform) override
    {
        m_isPossible = false;
        form().say(nameProblems(TableKind::applications));
        emit said({});
        m_job.start([project = project(), platform = *platform, recipe = recipe()](const JobContext&) {
            return previewProgram(project, platform, recipe);
        });
    }

    [[nodiscard]] bool isReading() const override { return m_job.isRunning(); }
    [[nodiscard]] bool isReady() const override
    {
        return m_isPossible && nameProblems(TableKind::applications).empty();
    }

    [[nodiscard]] EditRequest request(const Platform* platform) const override
    {
        ApplicationTarget target;
        target.platform = platform->name;
        target.model = modelForPlatform(project(), target.platform);
        target.uncontrolled = uncontrolledForPlatform(project(), target.platform);
        target.policy = static_cast<MappingPolicy>(m_policy->currentData().toInt());
        EditRequest request;
        request.activity = tr("Making the program…");
        request.make = [project = project(), target = std::move(target),
                        recipe = recipe()](const JobContext&) -> Result<Edit> {
            ASSIGN_OR_RETURN(MadeApplication made, makeApplication(recipe));
            return addProgram(project, made, target);
        };
        return request;
    }

    [[nodiscard]] bool addsScenario() const override { return true; }

private:
    [[nodiscard]] QWidget* makeFigures()
    {
        auto* figures = new QWidget(this);
        auto* grid = bareLayout<QGridLayout>(figures);
        grid->setHorizontalSpacing(12);
        m_note = mutedLabel("programNote", figures);
        grid->addWidget(m_note, 0, 0, 1, 7);
        m_processes = addFigure(grid, 1, 0, "processCount", tr("Processes"));
        m_rows = addFigure(grid, 1, 1, "rowCount", tr("Rows of the program"));
        m_cores = addFigure(grid, 1, 2, "coreCount", tr("Cores of the platform"));
        grid->setColumnStretch(6, 1);
        return figures;
    }

    void show(const ProgramPreview& preview)
    {
        std::vector<OptionProblem> problems = nameProblems(TableKind::applications);
        if (preview.problem)
            problems.push_back({preview.problem->parameter, preview.problem->text});
        form().say(problems);
        const bool fits = preview.processes <= preview.cores;
        m_isPossible = !preview.problem && fits;
        QString status;
        if (preview.problem && preview.problem->parameter.empty())
            status = sentenceOf(preview.problem->text);
        else if (!fits)
            status =
                tr("The program has %1 processes, the platform only %2 cores. Take fewer processes, or give "
                   "the nodes more cores.")
                    .arg(countText(preview.processes))
                    .arg(countText(preview.cores));
        const QString none = QStringLiteral("–");
        m_processes->setText(preview.problem ? none : countText(preview.processes));
        m_rows->setText(preview.problem ? none : countText(preview.rows));
        m_cores->setText(countText(preview.cores));
        QStringList others;
        for (const auto& [name, other] : preview.otherNames)
            others += qtText(other);
        m_note->setText(others.isEmpty() ? QString()
                                         : tr("The project has parameters of such names already; the program "
                                              "calls its own %1.")
                                               .arg(others.join(QStringLiteral(", "))));
        m_note->setVisible(!others.isEmpty());
        emit said(status);
        emit readyChanged();
    }

    [[nodiscard]] ApplicationRecipe recipe() const
    {
        ApplicationRecipe recipe = m_recipes[m_entry];
        recipe.name = name();
        return recipe;
    }

    LatestJob<ProgramPreview> m_job;
    std::vector<ApplicationRecipe> m_recipes; ///< parallel to the catalogue: what was typed for each
    std::size_t m_entry = 0;
    bool m_isPossible = false; ///< what the preview shows can be made
    QLabel* m_note = nullptr;  ///< parameters that get other names
    QLabel* m_processes = nullptr;
    QLabel* m_rows = nullptr;
    QLabel* m_cores = nullptr;
    QComboBox* m_policy;
};

} // namespace

GalleryPage* makeProgramPage(const GalleryPage::Context& context, QWidget* parent)
{
    return new ProgramPage(context, parent);
}

} // namespace contraflow
