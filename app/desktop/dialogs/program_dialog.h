// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/making_dialog.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/program_preview.h"

class QListWidget;

namespace contraflow {

class ProgramForm;

/**
 * Makes an application by recipe: says what each recipe models and on how many processes it runs while its
 * parameters are typed, and takes it with its parameters, a mapping and a scenario as one undo step.
 */
class ProgramDialog : public MakingDialog
{
    Q_OBJECT

public:
    ProgramDialog(Document& document, Selection& selection, QWidget* parent);

protected:
    void read(const Platform& platform) override;
    [[nodiscard]] bool isReading() const override { return m_job.isRunning(); }
    [[nodiscard]] QString noPlatformText() const override;
    [[nodiscard]] bool isReady() const override { return m_isPossible && m_isNamed; }
    [[nodiscard]] EditRequest request() const override;
    [[nodiscard]] bool addsScenario() const override { return true; }

private:
    [[nodiscard]] QListWidget* makeList();
    [[nodiscard]] QWidget* makeProgram();
    [[nodiscard]] QFormLayout* makeTarget();
    void showRecipe();
    void show(const ProgramPreview& preview);
    void checkName();

    LatestJob<ProgramPreview> m_job;
    bool m_isPossible = false; ///< what the preview shows can be made
    bool m_isNamed = false;
    QListWidget* m_list = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_description = nullptr;
    QLabel* m_source = nullptr;
    ProgramForm* m_form = nullptr;
    QLabel* m_note = nullptr; ///< parameters that get other names
    QLabel* m_processes = nullptr;
    QLabel* m_rows = nullptr;
    QLabel* m_cores = nullptr;
    QComboBox* m_policy = nullptr;
};

} // namespace contraflow
