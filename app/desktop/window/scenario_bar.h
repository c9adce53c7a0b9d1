// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/live/results.h"

#include <QWidget>

#include <string>
#include <vector>

class QComboBox;
class QLabel;
class QSlider;
class QToolButton;

namespace contraflow {

class StepPlayer;

/** "0.255 s (step 1 of 2)": when step number `step` (0-based) ends. */
[[nodiscard]] QString stepText(const StepTimes& steps, std::size_t step);

/** The selectors of the toolbar: which scenario, which model, which step; and the steps played as a film. */
class ScenarioBar : public QWidget
{
    Q_OBJECT

public:
    ScenarioBar(Document& document, Selection& selection, Results& results, QWidget* parent = nullptr);

    [[nodiscard]] QComboBox* scenarioBox() const { return m_scenario; }
    [[nodiscard]] QComboBox* modelBox() const { return m_model; }
    [[nodiscard]] QSlider* stepSlider() const { return m_step; }
    [[nodiscard]] QToolButton* playButton() const { return m_play; }
    [[nodiscard]] QToolButton* speedButton() const { return m_speed; }
    [[nodiscard]] StepPlayer& player() const { return *m_player; }

    /** What stays in the narrowest window: the choices and the player. */
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /** A model of the open list has the mouse or the keys on it; nothing: the list was closed. */
    void modelPointed(const std::optional<Model>& model);

public slots:
    void previousStep();
    void nextStep();
    void playFaster();
    void playSlower();

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void makePlayButton();
    /** Shows as many of the parts that a narrow window can do without as there is room for. */
    void fitParts();
    [[nodiscard]] int widthOf(const QWidget& part) const;
    void showPlaying();
    void showSpeed();
    void fillScenarios();
    void fillModels();
    void addModel(const QString& text, const std::string& model, const std::string& kind, bool isKind);
    void chooseModel(int index);
    void pointAtModel(int index);
    void onDocumentChanged(const Change& change);
    void onResultChanged();
    void showStep();

    Document& m_document;
    Selection& m_selection;
    Results& m_results;
    QComboBox* m_scenario = nullptr;
    QComboBox* m_model = nullptr;
    QToolButton* m_compare = nullptr;
    QSlider* m_step = nullptr;
    QToolButton* m_previous = nullptr;
    QToolButton* m_next = nullptr;
    QToolButton* m_play = nullptr;
    QToolButton* m_speed = nullptr;
    StepPlayer* m_player = nullptr;
    QLabel* m_time = nullptr;
    QLabel* m_scenarioLabel = nullptr;
    QLabel* m_modelLabel = nullptr;
    bool m_showsAllModels = false;      ///< of the catalogue, also those that are published or older
    std::vector<QWidget*> m_spareParts; ///< the first is the last to go
};

} // namespace contraflow
