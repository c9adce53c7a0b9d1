// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/workload_dialog.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/pattern_preview.h"

#include <memory>

class QListWidget;

namespace contraflow {

class PatternForm;
class PatternSketch;
class WorkloadFigures;

/**
 * Makes messages by pattern between the nodes of a platform: shows who sends to whom and how much while the
 * parameters are typed, and takes them into the document as one undo step. Everything that grows with nodes
 * or messages runs off the GUI thread.
 */
class PatternDialog : public WorkloadDialog
{
    Q_OBJECT

public:
    PatternDialog(Document& document, Selection& selection, QWidget* parent);

protected:
    void takePlatform() override;
    void read(const Platform& platform) override;
    [[nodiscard]] bool isReading() const override { return m_job.isRunning(); }
    void checkName() override;
    [[nodiscard]] bool isReady() const override { return m_isPossible && m_isNamed; }
    [[nodiscard]] EditRequest request() const override;

private:
    [[nodiscard]] QListWidget* makeList();
    [[nodiscard]] QWidget* makePattern();
    void showPattern();
    void show(PatternPreview preview);

    LatestJob<PatternPreview> m_job;
    std::shared_ptr<const PatternNodes> m_nodes; ///< of the chosen platform; null until they are worked out
    bool m_isPossible = false;                   ///< what the preview shows can be made
    bool m_isNamed = false;
    QListWidget* m_list = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_description = nullptr;
    PatternForm* m_form = nullptr;
    PatternSketch* m_sketch = nullptr;
    QLabel* m_caption = nullptr;
    WorkloadFigures* m_figures = nullptr;
};

} // namespace contraflow
