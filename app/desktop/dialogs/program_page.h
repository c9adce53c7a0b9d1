// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/gallery_page.h"
#include "app/desktop/jobs/latest_job.h"
#include "core/recipes/program_edit.h"

class QComboBox;
class QLabel;

namespace contraflow {

/** What would come of a program on a platform. */
struct ProgramPreview
{
    std::optional<ProgramProblem> problem; ///< there cannot be such a program; the rest is empty
    std::uint32_t processes = 0;
    std::size_t rows = 0; ///< of the program
    std::uint64_t cores = 0;
    std::vector<std::pair<std::string, std::string>> otherNames; ///< of otherParameterNames()
};

/** Programs by recipe: what each models and on how many processes it runs. It is taken with its parameters, a
 * mapping and a scenario. */
class ProgramPage : public GalleryPage
{
    Q_OBJECT

public:
    ProgramPage(const Context& context, QWidget* parent);

    [[nodiscard]] std::vector<GalleryEntry> entries() const override;
    [[nodiscard]] QString action() const override;
    void choose(std::size_t entry) override;
    [[nodiscard]] bool needsPlatform() const override { return true; }
    [[nodiscard]] QString noPlatformText() const override;
    void read(const Platform* platform) override;
    [[nodiscard]] bool isReading() const override { return m_job.isRunning(); }
    [[nodiscard]] bool isReady() const override;
    [[nodiscard]] EditRequest request(const Platform* platform) const override;
    [[nodiscard]] bool addsScenario() const override { return true; }
    [[nodiscard]] QByteArray sheet() const override { return "program"; }

private:
    [[nodiscard]] QWidget* makeFigures();
    void show(const ProgramPreview& preview);
    [[nodiscard]] ApplicationRecipe recipe() const;

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

} // namespace contraflow
