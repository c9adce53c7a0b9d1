// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/gallery_page.h"
#include "core/recipes/project_recipe.h"

class QComboBox;
class QLabel;

namespace contraflow {

/** What becomes of a network that was made. */
enum class NetworkTarget
{
    platform,    ///< a new platform in the project
    newScenario, ///< and a scenario like the shown one that runs on it
    scenario,    ///< and the shown scenario runs on it
    newProject,
};

/** Networks by recipe: how many nodes, switches and links each would have. */
class NetworkPage : public GalleryPage
{
    Q_OBJECT

public:
    NetworkPage(const Context& context, QWidget* parent);

    [[nodiscard]] std::vector<GalleryEntry> entries() const override;
    [[nodiscard]] QString action() const override;
    void choose(std::size_t entry) override;
    void read(const Platform* platform) override;
    [[nodiscard]] bool isReady() const override { return m_isReady; }
    [[nodiscard]] EditRequest request(const Platform* platform) const override;
    [[nodiscard]] bool addsScenario() const override { return target() == NetworkTarget::newScenario; }
    [[nodiscard]] std::optional<Result<Project>> newProject() const override;

private:
    [[nodiscard]] QWidget* makeCounts();
    /** A choice among the presets that have a part; `use` hears of the chosen one, or null. */
    void addPresets(const RecipeOption& option, bool (NetworkPreset::*part)() const,
                    const std::optional<NetworkPreset>& used,
                    const std::function<void(const NetworkPreset*)>& use);
    void addRouting();
    void showCounts(const PlatformCounts& counts);
    [[nodiscard]] NetworkTarget target() const;
    /** What becomes of scenarios' models with the preset, in a sentence. */
    [[nodiscard]] QString modelNote() const;
    [[nodiscard]] ProjectRecipe recipe() const;

    std::vector<Topology> m_topologies; ///< parallel to the catalogue: what was typed for each
    std::size_t m_entry = 0;
    ProjectRecipe m_recipe; ///< but its topology and name
    bool m_isReady = false;
    std::vector<QLabel*> m_counts; ///< values, in the order of their captions
    QComboBox* m_target;
};

} // namespace contraflow
