// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/campaign_inputs.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/campaign/campaign_result.h"
#include "core/project/checks.h"
#include "core/project/price.h"
#include "core/sharing/catalog.h"

#include <algorithm>
#include <set>

namespace contraflow {

namespace {

/** Works a plan out and collects what is wrong with it. */
class Preparation
{
public:
    Preparation(CampaignPlan plan, const std::vector<Project>& projects, IssueList& issues)
        : m_inputs(std::make_shared<CampaignInputs>())
        , m_projects(projects)
        , m_issues(issues)
    {
        m_inputs->plan = std::move(plan);
    }

    std::shared_ptr<const CampaignInputs> run()
    {
        const CampaignPlan& plan = m_inputs->plan;
        checkNames(plan.projects, "project");
        checkNames(plan.networks, "network");
        checkNames(plan.workloads, "workload");
        checkNames(plan.calibrations, "calibration");
        prepareModels();
        for (const CampaignNetwork& network : plan.networks)
            prepareNetwork(network);
        for (const CampaignWorkload& workload : plan.workloads)
            prepareWorkload(workload);
        for (const CampaignCalibration& calibration : plan.calibrations)
            prepareCalibration(calibration);
        checkRecord();
        if (m_hasErrors)
            return nullptr;
        Result<CampaignTasks> tasks = CampaignTasks::make(parts());
        if (!tasks) {
            error(0, tasks.error().message);
            return nullptr;
        }
        m_inputs->tasks = std::move(tasks).value();
        return m_inputs;
    }

private:
    void error(std::size_t line, std::string text)
    {
        m_hasErrors = true;
        m_issues.push_back({Severity::error, std::move(text), {{}, {}, {}, line}});
    }

    template<typename Rows>
    void checkNames(const Rows& rows, const std::string& what)
    {
        std::set<std::string> names;
        for (const auto& row : rows) {
            if (row.name.empty())
                error(row.line, sentence("a %1 has no name; give it one", {what}));
            else if (!names.insert(row.name).second)
                error(row.line, sentence("there are two %1s %2; rename one", {what, inQuotes(row.name)}));
        }
    }

    /** "there is no network 'x' in the campaign; did you mean …". */
    template<typename Rows>
    std::optional<std::size_t> find(const Rows& rows, const std::string& name, std::size_t line,
                                    const std::string& what, const std::string& where)
    {
        std::vector<std::string> known;
        std::size_t index = 0;
        for (const auto& row : rows) {
            if (row.name == name)
                return index;
            known.push_back(row.name);
            ++index;
        }
        const std::string near = suggestion(name, known);
        error(line, sentence("there is no %1 %2 in %3; %4",
                             {what, inQuotes(name), where,
                              !near.empty()   ? near
                              : known.empty() ? sentence("there is none at all")
                                              : sentence("take one of %1", {joinedWords(firstOf(known))})}));
        return {};
    }

    static std::vector<std::string> firstOf(std::vector<std::string> names)
    {
        constexpr std::size_t kShown = 8;
        if (names.size() > kShown) {
            names.resize(kShown);
            names.back() = "others";
        }
        return names;
    }

    const Project* projectNamed(const std::string& name, std::size_t line)
    {
        const auto found = find(m_inputs->plan.projects, name, line, "project", sentence("the campaign"));
        return found ? &m_projects[*found] : nullptr;
    }

    static std::string inProject(const std::string& name) { return sentence("project %1", {inQuotes(name)}); }

    void prepareModels()
    {
        std::set<std::string> names;
        for (const ModelInCampaign& row : m_inputs->plan.models) {
            Model model = row.model;
            if (!row.project.empty()) {
                const Project* project = projectNamed(row.project, row.line);
                const auto found =
                    project ? find(project->models, row.taken, row.line, "model", inProject(row.project))
                            : std::nullopt;
                if (!found)
                    continue;
                model = withValues(project->models[*found]);
                model.name = row.model.name;
            }
            if (model.name.empty())
                error(row.line, sentence("a model has no name; give it one"));
            else if (!names.insert(model.name).second)
                error(row.line,
                      sentence("there are two models %1; name one of them anew", {inQuotes(model.name)}));
            if (const auto made = makeModel(model); !made)
                error(row.line, sentence("model %1: %2", {inQuotes(model.name), made.error().message}));
            m_inputs->models.push_back(std::move(model));
        }
        const std::string& reference = m_inputs->plan.reference;
        if (!reference.empty())
            m_inputs->reference =
                find(m_inputs->models, reference, 0, "model", sentence("the campaign to refer to"));
    }

    /** What formulas give stands in place of them, since parameters of the project do not come along. */
    static Model withValues(Model model)
    {
        std::vector<ParameterRow> rows;
        for (const ParameterRow& row : model.parameters)
            rows.push_back({row.name, row.valueText()});
        model.parameters = SharedRows<ParameterRow>(std::move(rows));
        return model;
    }

    void prepareNetwork(const CampaignNetwork& row)
    {
        PreparedNetwork prepared;
        bool isMade = true; // what cannot be made has been said
        if (row.recipe) {
            Result<Platform> platform = makePlatform(*row.recipe);
            isMade = platform.has_value();
            if (!platform)
                error(row.line, sentence("network %1: %2", {inQuotes(row.name), platform.error().message}));
            else
                prepared.platform = std::move(platform).value();
        } else {
            const Project* project = projectNamed(row.project, row.line);
            const auto found =
                project ? find(project->platforms, row.platform, row.line, "platform", inProject(row.project))
                        : std::nullopt;
            isMade = found.has_value();
            if (found)
                prepared.platform = project->platforms[*found];
        }
        prepared.platform.name = row.name;
        if (!row.price.empty()) {
            if (const Result<Price> price = parsePrice(row.price); !price)
                error(row.line, sentence("network %1: %2", {inQuotes(row.name), price.error().message}));
            prepared.platform.price = row.price;
        }
        if (!row.replaces.empty() && row.replaces == row.name)
            error(row.line, sentence("network %1 cannot replace itself", {inQuotes(row.name)}));
        else if (!row.replaces.empty())
            (void)find(m_inputs->plan.networks, row.replaces, row.line, "network", sentence("the campaign"));
        IssueList found;
        prepared.network = Network::build(prepared.platform, 0, found);
        for (const Issue& issue : found)
            if (issue.severity == Severity::error && isMade)
                error(row.line, sentence("network %1: %2", {inQuotes(row.name), issue.text}));
        prepared.nodeNames = nodeNames(prepared.platform);
        m_inputs->networks.push_back(std::move(prepared));
    }

    void prepareWorkload(const CampaignWorkload& row)
    {
        PreparedWorkload prepared;
        if (row.kind != CampaignWorkload::Kind::measured) {
            for (const std::string& name : row.networks)
                if (const auto found =
                        find(m_inputs->plan.networks, name, row.line, "network", sentence("the campaign")))
                    prepared.networks.push_back(*found);
            if (row.networks.empty())
                for (std::size_t i = 0; i < m_inputs->plan.networks.size(); ++i)
                    prepared.networks.push_back(i);
            if (prepared.networks.empty())
                error(row.line,
                      sentence("workload %1 has no network to run on; add networks", {inQuotes(row.name)}));
        }
        if (m_inputs->plan.models.empty())
            error(row.line, sentence("workload %1 has no model to be predicted with; add models",
                                     {inQuotes(row.name)}));
        if (row.kind == CampaignWorkload::Kind::patterns)
            checkPatterns(row, prepared);
        else if (const Project* project = projectNamed(row.project, row.line))
            takeFromProject(row, *project, prepared);
        m_inputs->workloads.push_back(std::move(prepared));
    }

    /** That each pattern fits on each network. The largest |N| and d are those that can fail. */
    void checkPatterns(const CampaignWorkload& row, const PreparedWorkload& prepared)
    {
        const CampaignPatterns& patterns = row.patterns;
        for (const std::size_t number : prepared.networks) {
            if (number >= m_inputs->networks.size())
                continue;
            const PreparedNetwork& network = m_inputs->networks[number];
            const std::uint64_t all = network.nodeNames.size();
            std::vector<std::uint64_t> counts = patterns.nodes;
            if (counts.empty())
                counts.push_back(all);
            const std::string where =
                sentence("workload %1 on network %2", {inQuotes(row.name), inQuotes(network.platform.name)});
            for (const std::uint64_t count : counts) {
                if (count > all) {
                    error(row.line,
                          where + ": " +
                              sentence("%1 nodes are to take part, and it has %2; name its networks under "
                                       "'networks'",
                                       {groupedCount(count), groupedCount(all)}));
                    break;
                }
                WorkloadRecipe recipe = patterns.recipe;
                for (const std::uint64_t degree : patterns.degrees)
                    recipe.degree = std::max(recipe.degree, degree);
                const std::vector<std::string> names(network.nodeNames.begin(),
                                                     network.nodeNames.begin() +
                                                         static_cast<std::ptrdiff_t>(count));
                if (const auto problem = problemOf(recipe, names)) {
                    error(row.line, where + ": " + problem->text);
                    break;
                }
            }
        }
    }

    void takeFromProject(const CampaignWorkload& row, const Project& project, PreparedWorkload& prepared)
    {
        if (row.kind == CampaignWorkload::Kind::measured)
            return takeMeasurements(row, project, prepared);
        Project& own = prepared.project;
        own.parameters = project.parameters;
        own.extras = project.extras;
        if (row.kind == CampaignWorkload::Kind::workload) {
            if (const auto found =
                    find(project.workloads, row.object, row.line, "workload", inProject(row.project)))
                own.workloads = SharedRows<Workload>({project.workloads[*found]});
        } else if (const auto found = find(project.applications, row.object, row.line, "application",
                                           inProject(row.project))) {
            own.applications = SharedRows<Application>({project.applications[*found]});
        }
        if (!row.mapping.empty()) {
            if (const auto found =
                    find(project.mappings, row.mapping, row.line, "mapping", inProject(row.project)))
                own.mappings = SharedRows<Mapping>({project.mappings[*found]});
        } else if (row.policy) {
            Mapping mapping;
            mapping.name = "campaign";
            mapping.policy = *row.policy;
            own.mappings = SharedRows<Mapping>({mapping});
        }
    }

    void takeMeasurements(const CampaignWorkload& row, const Project& project, PreparedWorkload& prepared)
    {
        if (row.measurements.empty())
            for (std::size_t i = 0; i < project.measurements.size(); ++i)
                prepared.measurements.push_back(i);
        for (const std::string& name : row.measurements)
            if (const auto found =
                    find(project.measurements, name, row.line, "measurement", inProject(row.project)))
                prepared.measurements.push_back(*found);
        if (prepared.measurements.empty())
            error(row.line, sentence("%1 has no measurement", {inProject(row.project)}));
        std::set<std::string> names;
        for (const std::size_t i : prepared.measurements)
            if (!names.insert(project.measurements[i].name).second)
                error(row.line, sentence("%1 has two measurements %2; rename one in it",
                                         {inProject(row.project), inQuotes(project.measurements[i].name)}));
        prepared.project = project;
        prepared.project.models = SharedRows<Model>(m_inputs->models);
    }

    void prepareCalibration(const CampaignCalibration& row)
    {
        const Project* project = projectNamed(row.project, row.line);
        for (const std::string& kind : row.kinds)
            if (!findModelInfo(kind)) {
                const std::string near = suggestion(kind, modelKinds());
                error(row.line, sentence("calibration %1: there is no kind of model %2; %3",
                                         {inQuotes(row.name), inQuotes(kind),
                                          near.empty() ? sentence("'contraflow models' lists them") : near}));
            }
        if (row.kinds.empty())
            error(row.line, sentence("calibration %1 names no kinds of models", {inQuotes(row.name)}));
        if (project)
            for (const std::string& name : row.measurements)
                (void)find(project->measurements, name, row.line, "measurement", inProject(row.project));
        m_inputs->calibrations.push_back(project ? *project : Project());
    }

    void checkRecord()
    {
        const auto known = mapped<std::string>(kCampaignFigures, &CampaignFigureInfo::key);
        for (const std::string& key : m_inputs->plan.record)
            if (!contains(known, key)) {
                const std::string near = suggestion(key, known);
                error(0, sentence("there is no figure %1 to record; %2",
                                  {inQuotes(key),
                                   near.empty() ? sentence("take some of %1", {joinedWords(known)}) : near}));
            }
    }

    [[nodiscard]] std::vector<CampaignPart> parts() const
    {
        std::vector<CampaignPart> all;
        const CampaignPlan& plan = m_inputs->plan;
        const auto count = [](const auto& list) { return std::max<std::uint64_t>(1, list.size()); };
        for (std::size_t i = 0; i < plan.workloads.size(); ++i) {
            const CampaignWorkload& row = plan.workloads[i];
            CampaignPart part;
            part.source = i;
            part.models = plan.models.size();
            if (row.kind == CampaignWorkload::Kind::measured) {
                part.measurements = m_inputs->workloads[i].measurements.size();
            } else {
                part.networks = m_inputs->workloads[i].networks.size();
                part.seeds = count(row.seeds);
            }
            if (row.kind == CampaignWorkload::Kind::patterns) {
                part.nodes = count(row.patterns.nodes);
                part.degrees = count(row.patterns.degrees);
            }
            all.push_back(part);
        }
        for (std::size_t i = 0; i < plan.calibrations.size(); ++i)
            all.push_back({.isCalibration = true, .source = i, .models = plan.calibrations[i].kinds.size()});
        return all;
    }

    std::shared_ptr<CampaignInputs> m_inputs;
    const std::vector<Project>& m_projects;
    IssueList& m_issues;
    bool m_hasErrors = false;
};

} // namespace

std::shared_ptr<const CampaignInputs> prepareCampaign(CampaignPlan plan, const std::vector<Project>& projects,
                                                      IssueList& issues)
{
    return Preparation(std::move(plan), projects, issues).run();
}

CampaignTaskNames taskNames(const CampaignInputs& inputs, std::uint64_t task)
{
    const CampaignGroup group = inputs.tasks.group(inputs.tasks.groupOf(task));
    CampaignTaskNames names;
    names.task = task;
    if (inputs.isCalibration(group)) {
        const CampaignCalibration& row = inputs.plan.calibrations[inputs.tasks.parts()[group.part].source];
        names.workload = row.name;
        names.model = names.kind = row.kinds[group.kind];
        return names;
    }
    const CampaignWorkload& row = inputs.workloadOf(group);
    const PreparedWorkload& prepared = inputs.workloads[inputs.tasks.parts()[group.part].source];
    names.workload = row.name;
    if (row.kind == CampaignWorkload::Kind::measured) {
        names.measurement = prepared.project.measurements[prepared.measurements[group.measurement]].name;
    } else {
        names.network = inputs.plan.networks[prepared.networks[group.network]].name;
        if (row.kind == CampaignWorkload::Kind::patterns) {
            if (!row.patterns.nodes.empty())
                names.nodes = row.patterns.nodes[group.nodes];
            if (!row.patterns.degrees.empty())
                names.degree = row.patterns.degrees[group.degree];
            names.seed = row.seeds[group.seed];
        } else if (row.policy == MappingPolicy::random) {
            names.seed = row.seeds[group.seed];
        }
    }
    const Model& model = inputs.models[static_cast<std::size_t>(task - group.firstTask)];
    names.model = model.name;
    names.kind = model.kind;
    return names;
}

} // namespace contraflow
