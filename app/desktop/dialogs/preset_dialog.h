// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/preset.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSpinBox;
class QTextBrowser;

namespace contraflow {

class Document;
class PresetList;
class Selection;

/**
 * Chooses a network preset, shows its figures with their sources, and applies it to the document as one undo
 * step, or makes a new project of it. Says beforehand what will change.
 */
class PresetDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Purpose
    {
        network,    ///< figures of the scenario's platform, or of the selected rows, and the model
        model,      ///< only the model
        newProject, ///< a cluster of equal nodes with the preset's network
    };

    /** Document and selection must outlive the dialog; a new project is handed over by projectMade. */
    PresetDialog(Purpose purpose, Document& document, const Selection& selection, QWidget* parent);

signals:
    void projectMade(const contraflow::Project& project);

private:
    void addScopes(QFormLayout* form);
    void addModelUses(QFormLayout* form);
    void addSizes(QFormLayout* form);
    void showPreset();
    void updatePreview();
    void apply();
    [[nodiscard]] PresetTarget target() const;
    /** A sentence behind the preview where the model does not see all of the scenario's network, or empty. */
    [[nodiscard]] QString blindness(const NetworkPreset& preset, const PresetTarget& wanted) const;
    [[nodiscard]] Result<Project> project() const;

    Purpose m_purpose;
    Document& m_document;
    const Selection& m_selection;
    std::vector<PresetTarget> m_scopes; ///< parallel to the entries of m_scope
    PresetList* m_presets = nullptr;
    QTextBrowser* m_details = nullptr;
    QComboBox* m_scope = nullptr;
    QComboBox* m_model = nullptr;
    QSpinBox* m_racks = nullptr;
    QSpinBox* m_nodes = nullptr;
    QLabel* m_preview = nullptr;
    QPushButton* m_apply = nullptr;
};

} // namespace contraflow
