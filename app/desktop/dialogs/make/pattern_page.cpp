// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/dialogs/make/gallery_page.h"
#include "app/desktop/dialogs/pattern_sketch.h"
#include "app/desktop/dialogs/workload_choice.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/recipes/workload_outline.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace contraflow {
namespace {

/** What would come of a pattern between the nodes of a platform. */
struct PatternPreview
{
    std::shared_ptr<const PatternNodes> nodes;
    WorkloadOutline outline; ///< without flows and counts where there is a problem
    std::optional<WorkloadProblem> problem;
};

constexpr std::size_t kMostProposed = 2000; ///< names of roots; any other may be typed

/** Draws the pattern's messages and counts them. Called in a job's thread. */
PatternPreview previewPattern(const std::shared_ptr<const PatternNodes>& nodes, const WorkloadRecipe& recipe,
                              const JobContext& context)
{
    PatternPreview preview{nodes, {}, problemOf(recipe, nodes->names)};
    if (!preview.problem) {
        auto outline = outlineWorkload(recipe, *preview.nodes, {context.stop, context.progress});
        if (outline)
            preview.outline = std::move(outline).value();
        return preview; // without an outline only when nobody waits for it any more
    }
    preview.outline.groups = outlineGroups(*preview.nodes);
    return preview;
}

/** The selected nodes of a platform, and those of its selected racks. */
PatternMembers selectedNodes(const Selection& selection, const Project& project, std::size_t platform)
{
    PatternMembers choice;
    for (const SelectedItem& item : selection.items()) {
        if (item.table == TableRef{TableKind::switches, platform} &&
            item.row < project.platforms[platform].switches.size())
            choice.switches.insert(project.platforms[platform].switches[item.row].name);
        if (item.table == TableRef{TableKind::nodes, platform})
            choice.hosts.emplace(item.row, item.member);
    }
    return choice;
}

/** Messages by pattern: who sends to whom and how much. Everything that grows with nodes or messages runs off
 * the GUI thread. */
class PatternPage : public GalleryPage
{
public:
    PatternPage(const Context& context, QWidget* parent)
        : GalleryPage(
              context,
              {tr("Ma&ke messages"),
               tr("There is no network to send messages on. Draw one, or make one of those at the top of the "
                  "list."),
               "messages"},
              parent)
        , m_job(
              tr("Counting the messages"), [this](PatternPreview preview) { show(std::move(preview)); },
              [this](double fraction) {
                  emit said(tr("Counting the messages… %1 %").arg(static_cast<int>(100 * fraction)));
              })
        , m_figures(new WorkloadFigures(this))
        , m_members(new QComboBox(this))
        , m_target(new WorkloadChoice(this))
    {
        for (const PatternInfo& info : patternCatalog())
            m_recipes.push_back({.pattern = info.pattern, .fan = info.usualFan});
        layOut(makePicture(), m_figures);
        m_members->addItems({tr("All nodes"), tr("The selected nodes and racks")});
        m_members->setToolTip(tr("Nodes and switches that are selected in a sheet or on the canvas"));
        addTarget(tr("&Who takes part:"), m_members);
        addTarget(tr("&Goes to:"), m_target);
        connect(m_members, &QComboBox::currentIndexChanged, this, [this] {
            m_nodes.reset();
            emit changed();
        });
        connect(m_target, &WorkloadChoice::changed, this, &PatternPage::sayProblems);
    }

    [[nodiscard]] std::vector<GalleryEntry> entries() const override
    {
        std::vector<GalleryEntry> entries;
        for (const PatternInfo& info : patternCatalog())
            entries.push_back({.heading = tr("Patterns"),
                               .title = coreText(info.title),
                               .about = coreText(info.summary),
                               .words = qtText(info.name),
                               .icon = patternIcon(info.pattern, devicePixelRatioF())});
        return entries;
    }

    void choose(std::size_t entry) override
    {
        // What all patterns ask for stays as it was typed.
        const WorkloadRecipe& before = recipe();
        m_recipes[entry].size = before.size;
        m_recipes[entry].startWithin = before.startWithin;
        m_recipes[entry].seed = before.seed;
        m_recipes[entry].root = before.root;
        m_entry = entry;
        const PatternInfo& info = patternCatalog()[entry];
        form().clear();
        for (const WorkloadOption& option : optionsOf(info))
            form().add(option, option.in(recipe()));
        addName(TableKind::workloads, info.name);
        if (m_nodes)
            proposeRoots();
        sayProblems();
    }

    void takePlatform(const Platform* platform) override
    {
        m_nodes.reset();
        m_selected = {};
        if (platform) {
            m_target->offer(project(), shownScenario(), platform->name);
            m_selected = selectedNodes(m_context.selection, project(),
                                       indexOfName(project().platforms, platform->name));
        }
        m_members->setEnabled(!m_selected.isEmpty());
        const bool isGroup = m_selected.hosts.size() > 1 || !m_selected.switches.empty();
        m_members->setCurrentIndex(isGroup ? 1 : 0);
    }

    void read(const Platform* platform) override
    {
        m_isPossible = false;
        m_problem.reset();
        sayProblems();
        emit said({});
        if (!form().isReadable())
            return;
        m_job.start([platform = *platform, nodes = m_nodes, recipe = recipe(),
                     members = m_members->currentIndex() == 1 ? m_selected
                                                              : PatternMembers{}](const JobContext& context) {
            return previewPattern(
                nodes ? nodes : std::make_shared<const PatternNodes>(patternNodes(platform, members)), recipe,
                context);
        });
    }

    [[nodiscard]] bool isReading() const override { return m_job.isRunning(); }
    [[nodiscard]] bool isReady() const override
    {
        return m_isPossible && form().isReadable() &&
               (!m_target->isNewWorkload() || nameProblems(TableKind::workloads).empty());
    }

    [[nodiscard]] EditRequest request(const Platform*) const override
    {
        WorkloadRecipe named = recipe();
        named.name = name();
        EditRequest request;
        request.activity = tr("Making messages…");
        request.make = [project = project(), nodes = m_nodes, target = m_target->target(),
                        recipe = std::move(named)](const JobContext& context) -> Result<Edit> {
            ASSIGN_OR_RETURN(Workload workload,
                             makeWorkload(recipe, nodes->names, {context.stop, context.progress}));
            return addWorkload(project, std::move(workload), target);
        };
        return request;
    }

    [[nodiscard]] bool addsScenario() const override
    {
        return m_target->target().use == WorkloadUse::newScenario;
    }

private:
    [[nodiscard]] QWidget* makePicture()
    {
        auto* panel = new QWidget(this);
        auto* picture = bareLayout<QVBoxLayout>(panel, 4);
        m_sketch = new PatternSketch(panel);
        picture->addWidget(m_sketch, 1);
        m_caption = mutedLabel("patternCaption", panel);
        m_drawAgain = new QPushButton(tr("Dra&w again"), panel);
        m_drawAgain->setAutoDefault(false);
        m_drawAgain->setToolTip(tr("Take the next seed"));
        auto* line = new QHBoxLayout;
        line->addWidget(m_caption, 1);
        line->addWidget(m_drawAgain);
        picture->addLayout(line);
        connect(m_drawAgain, &QPushButton::clicked, this, &PatternPage::drawAgain);
        return panel;
    }

    void show(PatternPreview preview)
    {
        if (m_nodes != preview.nodes) {
            m_nodes = preview.nodes;
            proposeRoots();
        }
        m_problem = preview.problem;
        m_isPossible = m_nodes && !m_problem;
        if (m_isPossible)
            m_figures->show(preview.outline.counts, m_nodes->names);
        else
            m_figures->clear();
        m_sketch->setOutline(std::move(preview.outline));
        m_caption->setText(m_sketch->caption());
        emit said(m_problem && m_problem->field == WorkloadField::nodes ? sentenceOf(m_problem->text)
                                                                        : QString());
        sayProblems();
    }

    void proposeRoots()
    {
        QStringList names;
        for (std::size_t i = 0; i < std::min(kMostProposed, m_nodes->names.size()); ++i)
            names += qtText(m_nodes->names[i]);
        form().propose("--root", names);
    }

    void drawAgain()
    {
        auto* seed = static_cast<QSpinBox*>(form().input("--seed"));
        seed->setValue(seed->value() == seed->maximum() ? 0 : seed->value() + 1);
    }

    void sayProblems()
    {
        if (!form().input("name"))
            return; // nothing is chosen yet
        const bool isNamed = m_target->isNewWorkload();
        form().setInputVisible("name", isNamed);
        form().input("--seed")->setEnabled(isDrawn());
        m_drawAgain->setEnabled(isDrawn());
        std::vector<OptionProblem> problems;
        if (isNamed)
            problems = nameProblems(TableKind::workloads);
        for (const WorkloadOption& option : workloadOptions())
            if (m_problem && m_problem->field == option.field)
                problems.push_back({std::string(option.option), m_problem->text});
        form().say(problems);
        emit readyChanged();
    }

    [[nodiscard]] WorkloadRecipe& recipe() { return m_recipes[m_entry]; }
    [[nodiscard]] const WorkloadRecipe& recipe() const { return m_recipes[m_entry]; }
    /** Whether anything of the messages is drawn by chance. */
    [[nodiscard]] bool isDrawn() const
    {
        const WorkloadRecipe& shown = recipe();
        return takes(infoOf(shown.pattern), WorkloadField::seed) ||
               shown.size.minimum.value != shown.size.maximum.value || shown.startWithin.value > 0;
    }

    LatestJob<PatternPreview> m_job;
    std::vector<WorkloadRecipe> m_recipes; ///< parallel to the catalogue: what was typed for each
    std::size_t m_entry = 0;
    std::shared_ptr<const PatternNodes> m_nodes; ///< that take part; null until they are worked out
    PatternMembers m_selected;                   ///< of the platform
    std::optional<WorkloadProblem> m_problem;
    bool m_isPossible = false; ///< what the preview shows can be made
    PatternSketch* m_sketch = nullptr;
    QLabel* m_caption = nullptr;
    QPushButton* m_drawAgain = nullptr;
    WorkloadFigures* m_figures;
    QComboBox* m_members;
    WorkloadChoice* m_target;
};

} // namespace

GalleryPage* makePatternPage(const GalleryPage::Context& context, QWidget* parent)
{
    return new PatternPage(context, parent);
}

} // namespace contraflow
