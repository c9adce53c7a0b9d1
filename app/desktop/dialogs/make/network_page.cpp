// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/make/gallery_page.h"
#include "app/desktop/dialogs/make/topology_sketch.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/base/text.h"
#include "core/io/project/preset_file.h"
#include "core/project/edits.h"
#include "core/project/routing_rules.h"
#include "core/recipes/project_recipe.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace contraflow {
namespace {

/** What becomes of a network that was made. */
enum class NetworkTarget
{
    platform,    ///< a new platform in the project
    newScenario, ///< and a scenario like the shown one that runs on it
    scenario,    ///< and the shown scenario runs on it
    newProject,
};

/** Adds the model of the recipe's preset, where the project has none like it; without a preset nothing. */
PresetEdit modelOfPreset(const Project& project, const ProjectRecipe& recipe)
{
    if (!recipe.preset)
        return {};
    PresetTarget target;
    target.scope = PresetTarget::Scope::nothing;
    target.model = PresetTarget::ModelUse::add;
    return applyPreset(project, *recipe.preset, target);
}

/** The edit that takes a network into a project; `shown` is the scenario that the target is about. */
Result<Edit> networkEdit(const Project& project, const ProjectRecipe& recipe, NetworkTarget target,
                         std::size_t shown)
{
    ASSIGN_OR_RETURN(Project made, makeProject(recipe));
    Platform platform = made.platforms[0];
    Edit edit;
    if (target != NetworkTarget::platform) {
        Scenario scenario = project.scenarios[shown];
        scenario.platform = platform.name;
        if (PresetEdit model = modelOfPreset(project, recipe); !model.model.empty()) {
            scenario.model = model.model;
            edit.changes = std::move(model.edit.changes);
        }
        const bool isNew = target == NetworkTarget::newScenario;
        if (isNew)
            scenario.name = freeName(project, TableKind::scenarios, scenario.name + " on " + platform.name);
        edit.changes.push_back(ReplaceRows{{TableKind::scenarios, 0},
                                           isNew ? project.scenarios.size() : shown,
                                           isNew ? 0U : 1U,
                                           std::vector<Scenario>{std::move(scenario)}});
    }
    edit.changes.push_back(ReplaceRows{
        {TableKind::platforms, 0}, project.platforms.size(), 0, std::vector<Platform>{std::move(platform)}});
    return edit;
}

/** Networks by recipe: how many nodes, switches and links each would have. */
class NetworkPage : public GalleryPage
{
public:
    NetworkPage(const Context& context, QWidget* parent)
        : GalleryPage(context, {tr("Ma&ke network")}, parent)
        , m_target(new QComboBox(this))
    {
        for (const TopologyInfo& info : topologyCatalog())
            m_topologies.push_back(info.defaults);
        layOut(nullptr, makeCounts());
        const auto add = [this](const QString& text, NetworkTarget target) {
            m_target->addItem(text, static_cast<int>(target));
        };
        if (context.hasProject) {
            add(tr("A new platform in this project"), NetworkTarget::platform);
            if (shownScenario() < project().scenarios.size()) {
                const QString name = qtText(project().scenarios[shownScenario()].name);
                add(tr("A new platform, and a new scenario like %1 on it").arg(name),
                    NetworkTarget::newScenario);
                add(tr("A new platform, and %1 runs on it").arg(name), NetworkTarget::scenario);
            }
        }
        add(tr("A new project"), NetworkTarget::newProject);
        addTarget(tr("&Goes to:"), m_target);
        connect(m_target, &QComboBox::currentIndexChanged, this, &NetworkPage::changed);
    }

    [[nodiscard]] std::vector<GalleryEntry> entries() const override
    {
        std::vector<GalleryEntry> entries;
        for (const TopologyInfo& info : topologyCatalog())
            entries.push_back({.heading = tr("Networks"),
                               .title = coreText(info.title),
                               .about = coreText(info.description),
                               .words = qtText(info.name),
                               .icon = topologySketch(info.name, devicePixelRatioF())});
        return entries;
    }

    void choose(std::size_t entry) override
    {
        m_entry = entry;
        const TopologyInfo& info = topologyCatalog()[entry];
        form().clear();
        m_recipe.innerPreset.reset();
        m_recipe.platform.topology = m_topologies[entry];
        if (std::holds_alternative<RailTopology>(info.defaults))
            addPresets(
                {.option = "--inner-preset",
                 .label = "Within servers",
                 .help =
                     "Copy bandwidth and latency of GPUs within a server from what is known to join them"},
                &NetworkPreset::isOfServers, m_recipe.innerPreset,
                [this, entry](const NetworkPreset* preset) {
                    m_recipe.innerPreset.reset();
                    m_recipe.platform.topology = m_topologies[entry];
                    if (preset && useInnerPreset(m_recipe, *preset))
                        m_topologies[m_entry] = m_recipe.platform.topology;
                });
        for (const TopologyField& field : info.fields)
            form().add(field, field.in(m_topologies[entry]));
        addPresets({.option = "--preset",
                    .label = "Figures",
                    .help = "Copy bandwidths and latencies from a known network technology"},
                   &NetworkPreset::isOfNetworks, m_recipe.preset, [this](const NetworkPreset* preset) {
                       m_recipe.preset.reset();
                       m_recipe.modelKind = usualModel().kind;
                       if (preset)
                           usePreset(m_recipe, *preset);
                   });
        for (const PlatformOption& option : platformOptions())
            form().add(option, option.in(m_recipe.platform));
        addRouting();
        addName(TableKind::platforms, info.name);
    }

    void read(const Platform*) override
    {
        std::vector<OptionProblem> problems;
        if (target() != NetworkTarget::newProject || name().empty())
            problems = nameProblems(TableKind::platforms);
        const auto ofShape = problemOf(m_topologies[m_entry]);
        if (ofShape)
            problems.push_back({std::string(ofShape->option), ofShape->text});
        form().say(problems);
        const Result<PlatformCounts> counts = countPlatform(recipe().platform);
        emit said(!ofShape && !counts ? sentenceOf(counts.error().message) : modelNote());
        m_isReady = problems.empty() && counts && form().isReadable();
        for (QLabel* value : m_counts)
            value->setText(QStringLiteral("–"));
        if (counts && form().isReadable())
            showCounts(*counts);
    }

    [[nodiscard]] bool isReady() const override { return m_isReady; }
    [[nodiscard]] EditRequest request(const Platform*) const override
    {
        EditRequest request;
        request.activity = tr("Making the network…");
        request.make = [project = project(), recipe = recipe(), target = target(), shown = shownScenario(),
                        label = tr("Add network %1").arg(qtText(name())).toStdString()](const JobContext&) {
            Result<Edit> edit = networkEdit(project, recipe, target, shown);
            if (edit)
                edit->label = label;
            return edit;
        };
        return request;
    }

    [[nodiscard]] bool addsScenario() const override { return target() == NetworkTarget::newScenario; }
    [[nodiscard]] std::optional<Result<Project>> newProject() const override
    {
        if (target() != NetworkTarget::newProject)
            return std::nullopt;
        return makeEmptyProject(recipe());
    }

private:
    [[nodiscard]] QWidget* makeCounts()
    {
        auto* panel = new QWidget(this);
        auto* grid = bareLayout<QGridLayout>(panel);
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(4);
        const std::pair<const char*, QString> captions[] = {
            {"nodes", tr("Nodes")},
            {"switches", tr("Switches")},
            {"links", tr("Links between switches")},
            {"bisection", tr("Bisection")},
            {"oversubscription", tr("Oversubscription")},
            {"narrowest", tr("Narrowest cut")},
            {"routing", tr("Routing")},
        };
        constexpr int kRows = 4;
        int index = 0;
        for (const auto& [name, caption] : captions) {
            m_counts.push_back(addFigure(grid, index % kRows, index / kRows, name, caption));
            ++index;
        }
        m_counts.back()->setWordWrap(true); // a rule of routing is described in a sentence
        grid->setColumnStretch(1, 1);
        grid->setColumnStretch(3, 2);
        return panel;
    }

    /** A choice among the presets that have a part; `use` hears of the chosen one, or null. */
    void addPresets(const RecipeOption& option, bool (NetworkPreset::*part)() const,
                    const std::optional<NetworkPreset>& used,
                    const std::function<void(const NetworkPreset*)>& use)
    {
        QStringList titles{tr("As typed below")};
        std::vector<const NetworkPreset*> choices{nullptr};
        std::size_t current = 0;
        if (const auto& presets = networkPresets())
            for (const NetworkPreset& preset : *presets) {
                if (!(preset.*part)())
                    continue;
                if (used && used->name == preset.name)
                    current = choices.size();
                titles += qtText(preset.title);
                choices.push_back(&preset);
            }
        form().addChoice(option, titles, static_cast<int>(current), [this, choices, use](int index) {
            use(choices[static_cast<std::size_t>(index)]);
            form().showValues();
        });
    }

    void addRouting()
    {
        std::optional<RoutingRule>& routing = m_recipe.platform.routing;
        const RoutingRule usual = topologyCatalog()[m_entry].routing;
        if (routing && !suitsLike(*routing, usual))
            routing.reset();
        QStringList names{tr("As is usual for the network")};
        std::vector<std::optional<RoutingRule>> rules{std::nullopt};
        for (const RoutingInfo& info : kRoutings)
            if (suitsLike(info.rule, usual)) {
                names += qtText(info.name);
                rules.emplace_back(info.rule);
            }
        const auto current = std::ranges::find(rules, routing) - rules.begin();
        form().addChoice(
            {.option = "--routing", .label = "Routing", .help = "Which of several ways messages take"}, names,
            static_cast<int>(current),
            [&routing, rules](int index) { routing = rules[static_cast<std::size_t>(index)]; });
    }

    void showCounts(const PlatformCounts& counts)
    {
        m_counts[0]->setText(countText(counts.nodes));
        m_counts[1]->setText(countText(counts.switches));
        m_counts[2]->setText(countText(counts.links));
        const auto ratio = [](double value) { return tr("%1 : 1").arg(qtText(groupedText(value))); };
        m_counts[3]->setText(QStringLiteral("%1 (%2)").arg(
            qtText(displayText(Dimension::bandwidth, counts.bisection)), ratio(counts.bisectionRatio)));
        m_counts[4]->setText(counts.oversubscription ? ratio(*counts.oversubscription)
                                                     : tr("none, as there is one switch"));
        m_counts[5]->setText(
            tr("%1 per node").arg(qtText(displayText(Dimension::bandwidth, counts.narrowestPerNode))));
        m_counts[6]->setText(coreText(infoOf(routingOf(recipe())).text));
    }

    [[nodiscard]] NetworkTarget target() const
    {
        return static_cast<NetworkTarget>(m_target->currentData().toInt());
    }

    /** What becomes of scenarios' models with the preset, in a sentence. */
    [[nodiscard]] QString modelNote() const
    {
        if (!m_recipe.preset)
            return {};
        const QString title = qtText(m_recipe.preset->title);
        const QString kind = qtText(m_recipe.preset->modelKind);
        switch (target()) {
        case NetworkTarget::platform:
            return tr("%1 recommends the model %2, which scenarios on this network do not have by themselves.")
                .arg(title, kind);
        case NetworkTarget::newScenario:
        case NetworkTarget::scenario: {
            const QString model = qtText(modelOfPreset(project(), m_recipe).model);
            const QString before = qtText(project().scenarios[shownScenario()].model);
            return before == model ? tr("The scenario has the model %1, as %2 recommends.").arg(model, title)
                                   : tr("The scenario gets the model %1 in place of %2, as %3 recommends.")
                                         .arg(model, before, title);
        }
        case NetworkTarget::newProject:
            break;
        }
        return tr("The project gets the model %1, as %2 recommends.").arg(kind, title);
    }

    [[nodiscard]] ProjectRecipe recipe() const
    {
        ProjectRecipe recipe = m_recipe;
        recipe.platform.topology = m_topologies[m_entry];
        recipe.platform.name = name();
        return recipe;
    }

    std::vector<Topology> m_topologies; ///< parallel to the catalogue: what was typed for each
    std::size_t m_entry = 0;
    ProjectRecipe m_recipe; ///< but its topology and name
    bool m_isReady = false;
    std::vector<QLabel*> m_counts; ///< values, in the order of their captions
    QComboBox* m_target;
};

} // namespace

GalleryPage* makeNetworkPage(const GalleryPage::Context& context, QWidget* parent)
{
    return new NetworkPage(context, parent);
}

} // namespace contraflow
