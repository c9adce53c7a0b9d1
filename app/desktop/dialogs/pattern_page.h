// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/gallery_page.h"
#include "app/desktop/jobs/latest_job.h"
#include "core/recipes/workload_outline.h"

#include <memory>

class QComboBox;
class QLabel;
class QPushButton;

namespace contraflow {

class PatternSketch;
class WorkloadChoice;
class WorkloadFigures;

/** What would come of a pattern between the nodes of a platform. */
struct PatternPreview
{
    std::shared_ptr<const PatternNodes> nodes;
    WorkloadOutline outline; ///< without flows and counts where there is a problem
    std::optional<WorkloadProblem> problem;
};

/** Messages by pattern: who sends to whom and how much. Everything that grows with nodes or messages runs off
 * the GUI thread. */
class PatternPage : public GalleryPage
{
    Q_OBJECT

public:
    PatternPage(const Context& context, QWidget* parent);

    [[nodiscard]] std::vector<GalleryEntry> entries() const override;
    [[nodiscard]] QString action() const override;
    void choose(std::size_t entry) override;
    [[nodiscard]] bool needsPlatform() const override { return true; }
    [[nodiscard]] QString noPlatformText() const override;
    void takePlatform(const Platform* platform) override;
    void read(const Platform* platform) override;
    [[nodiscard]] bool isReading() const override { return m_job.isRunning(); }
    [[nodiscard]] bool isReady() const override;
    [[nodiscard]] EditRequest request(const Platform* platform) const override;
    [[nodiscard]] bool addsScenario() const override;
    [[nodiscard]] QByteArray sheet() const override { return "messages"; }

private:
    [[nodiscard]] QWidget* makePicture();
    void show(PatternPreview preview);
    void proposeRoots();
    void drawAgain();
    void sayProblems();
    [[nodiscard]] WorkloadRecipe& recipe() { return m_recipes[m_entry]; }
    [[nodiscard]] const WorkloadRecipe& recipe() const { return m_recipes[m_entry]; }
    /** Whether anything of the messages is drawn by chance. */
    [[nodiscard]] bool isDrawn() const;

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

} // namespace contraflow
