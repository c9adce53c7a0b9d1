// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/gallery_page.h"
#include "core/project/preset.h"
#include "core/recipes/project_recipe.h"

class QComboBox;
class QTextBrowser;

namespace contraflow {

/** Network presets: their figures with the sources, and what applying one changes. */
class PresetPage : public GalleryPage
{
    Q_OBJECT

public:
    PresetPage(const Context& context, QWidget* parent);

    [[nodiscard]] std::vector<GalleryEntry> entries() const override;
    [[nodiscard]] QString action() const override;
    void choose(std::size_t entry) override;
    void read(const Platform* platform) override;
    [[nodiscard]] bool isReady() const override { return m_isReady; }
    [[nodiscard]] EditRequest request(const Platform* platform) const override;
    [[nodiscard]] std::optional<Result<Project>> newProject() const override;

private:
    void addScopes();
    void addModelUses();
    [[nodiscard]] const NetworkPreset& preset() const;
    [[nodiscard]] bool makesProject() const;
    [[nodiscard]] PresetTarget target() const;
    /** A sentence behind the others where the model does not see all of the scenario's network, or empty. */
    [[nodiscard]] QString blindness(const PresetTarget& wanted) const;
    [[nodiscard]] ProjectRecipe recipe() const;

    std::size_t m_entry = 0;
    Topology m_racks = RackTopology{}; ///< of a new project
    bool m_isReady = false;
    std::vector<PresetTarget> m_scopes; ///< parallel to the entries of m_scope, without that of a new project
    QTextBrowser* m_details;
    QComboBox* m_scope;
    QComboBox* m_model;
};

} // namespace contraflow
