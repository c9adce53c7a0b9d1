// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/project/edit.h"
#include "core/recipes/project_recipe.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QPushButton;

namespace contraflow {

class Document;
class RecipeForm;
class Selection;

/**
 * Makes a network by recipe: shows how many nodes, switches and links it will have while its parameters are
 * typed, and adds it to the document as one undo step or makes a new project of it.
 */
class RecipeDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Target
    {
        platform,    ///< a new platform in the project
        newScenario, ///< and a scenario like the shown one that runs on it
        scenario,    ///< and the shown scenario runs on it
        newProject,
    };
    enum class Offer
    {
        newProjectOnly, ///< there is no project to add to
        allTargets,
    };

    /** Document and selection must outlive the dialog; a new project is handed over by projectMade. */
    RecipeDialog(Offer offer, Document& document, const Selection& selection, QWidget* parent);

signals:
    void projectMade(const contraflow::Project& project);

private:
    void fillList(QListWidget* list);
    QWidget* makeCounts();
    void fillTargets(Offer offer);
    void showTopology();
    void updateCounts();
    void make();
    [[nodiscard]] Target target() const;
    [[nodiscard]] Edit edit(Platform platform) const;
    /** Adds the model of the form's preset, where the project has none like it; without a preset nothing. */
    [[nodiscard]] PresetEdit modelOfPreset() const;
    /** What becomes of scenarios' models with the preset, in a sentence. */
    [[nodiscard]] QString modelNote() const;
    [[nodiscard]] ProjectRecipe wholeRecipe(const PlatformRecipe& platform) const;

    Document& m_document;
    const Selection& m_selection;
    QListWidget* m_list = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_description = nullptr;
    RecipeForm* m_form = nullptr;
    std::vector<QLabel*> m_counts; ///< values, in the order of their captions
    QComboBox* m_target = nullptr;
    QLabel* m_problem = nullptr;
    QPushButton* m_make = nullptr;
};

} // namespace contraflow
