// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/live/results.h"
#include "app/desktop/panels/explanation_text.h"
#include "core/analysis/application/event_explanation.h"
#include "core/analysis/explanation.h"

#include <QTextBrowser>

#include <memory>
#include <optional>

class QLabel;

// This room: what stands beside the views. The ExplanationPanel says why the selected message takes its
// time, the ProjectTree what the project has, the IssueListView what is wrong with it; a StepPlayer goes
// through time, and a MessageBar says what has just happened.

namespace contraflow {

/**
 * Says why the selected message takes the time it takes; with no message selected, why the one that finishes
 * last does. Of a run of applications it explains the selected event, and with none selected the critical
 * path. Of a selected model it says what the model is, where to take it, and what its parameters mean. The
 * explanation is worked out off the GUI thread and follows result, selection and step while it is in sight.
 */
class ExplanationPanel : public QTextBrowser
{
    Q_OBJECT

public:
    ExplanationPanel(Selection& selection, Results& results, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {420, 320}; }

    /** Says what a model is, whatever is selected; without one it explains the selection again. */
    void showCard(const std::optional<Model>& model);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    struct Explained
    {
        std::shared_ptr<const ScenarioResult> result;
        std::optional<Explanation> explanation;     ///< empty: nothing to explain
        std::size_t step = 0;                       ///< whose details are worked out
        bool isSelected = false;                    ///< the user chose the message
        std::optional<EventExplanation> event = {}; ///< of the selected event of a run
    };

    void request();
    void requestRun(const std::shared_ptr<const ScenarioResult>& result);
    void render();
    [[nodiscard]] ExplanationView shownView() const; ///< of an explanation that is there
    [[nodiscard]] ExplanationView::Rows rowsThatFit() const;
    void fitRows();
    void offerToScroll();
    void follow(const QUrl& link);
    /** Shows the card of the selected model, if one is selected and nothing else. */
    bool renderModel();
    /** The event of a run that is selected, when nothing else is. */
    [[nodiscard]] std::optional<std::uint32_t> selectedEvent(const ScenarioResult& result) const;
    /** Shows what is known of a run: of the process, event or message that is selected, else of the whole. */
    bool renderRun();
    [[nodiscard]] QString runHtml() const;
    /** What is being predicted stands above an explanation, which is greyed meanwhile, or in its place. */
    void showPending();

    Selection& m_selection;
    Results& m_results;
    Explained m_shown;
    std::optional<Model> m_card; ///< in place of what is selected
    ExplanationView::Rows m_rows = ExplanationView::Rows::single;
    LatestJob<Explained> m_job;
    QLabel* m_pending = nullptr; ///< above the text
};

} // namespace contraflow
