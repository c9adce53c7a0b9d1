// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/canvas/paint/canvas_picture.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/live/results.h"

#include <QObject>
#include <QTimer>

#include <memory>
#include <set>

namespace contraflow {

/**
 * Keeps the picture of a canvas up to date with document, results and selection. Small work is done at once,
 * large work in jobs of which the newest wins; until then the old picture stays.
 */
class CanvasFeed : public QObject
{
    Q_OBJECT

public:
    CanvasFeed(Document& document, Selection& selection, Results& results, QObject* parent = nullptr);

    [[nodiscard]] const CanvasPicture& picture() const { return m_picture; }
    [[nodiscard]] bool isBusy() const { return m_sceneJob.isRunning() || m_stepJob.isRunning(); }
    void setArrowColour(ArrowColour colour);
    void setRest(RestOfPicture rest);
    void setShownMessages(ShownMessages shown);

signals:
    void pictureChanged();
    void structureChanged(); ///< before pictureChanged, when things came, went or were linked otherwise

private:
    struct SceneOutput
    {
        std::shared_ptr<const CanvasScene> scene;
        std::shared_ptr<const ArcSet> arcs;
        QRectF runRoom;
        std::shared_ptr<const std::vector<bool>> inUse;
        std::shared_ptr<const ScenarioResult> result;
    };
    struct StepOutput
    {
        std::shared_ptr<const ScenarioResult> result;
        std::size_t step = 0;
        std::shared_ptr<const StepFigures> figures;
        std::shared_ptr<const FocusedMessages> focused;
        // Of a run:
        std::shared_ptr<const RunMoment> moment;
        std::shared_ptr<const ArcSet> arcs;
        std::size_t runStep = 0;
        CanvasSelection selection;
    };
    struct SceneInput
    {
        std::shared_ptr<const ScenarioResult> result; ///< may be null
        Project project;
        std::size_t scenario = 0;
    };

    static SceneOutput buildScene(const SceneInput& input);
    static StepOutput buildStep(const CanvasPicture& picture, const std::stop_token& stop);
    /** The same of a run, of which every step has messages of its own. */
    static StepOutput buildMoment(CanvasPicture picture, const std::set<SelectedItem>& items,
                                  const std::stop_token& stop);

    void requestScene();
    void takeScene(SceneOutput output);
    void refreshSelection();
    /** What is selected, as far as marks still say something. */
    [[nodiscard]] std::set<SelectedItem> markedItems() const;
    void requestStep();
    /** What is shown is a run whose messages and rates were kept. */
    [[nodiscard]] bool showsMoments() const;
    void requestMoment();
    void takeStep(StepOutput output);
    void onStaleChanged(bool isStale);

    Document& m_document;
    Selection& m_selection;
    Results& m_results;
    CanvasPicture m_picture;
    std::size_t m_figuresStep = 0; ///< the step that m_picture.figures belong to
    std::weak_ptr<const ScenarioResult> m_figuresResult;
    LatestJob<SceneOutput> m_sceneJob;
    LatestJob<StepOutput> m_stepJob;
    QTimer m_fadeTimer; ///< results that come soon do not flicker
};

} // namespace contraflow
