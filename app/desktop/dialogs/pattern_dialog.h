// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/pattern_preview.h"

#include <QDialog>

#include <memory>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace contraflow {

class Document;
class PatternForm;
class PatternSketch;
class Selection;
class WorkloadChoice;
class WorkloadFigures;

/**
 * Makes messages by pattern between the nodes of a platform: shows who sends to whom and how much while the
 * parameters are typed, and takes them into the document as one undo step. Everything that grows with nodes
 * or messages runs off the GUI thread.
 */
class PatternDialog : public QDialog
{
    Q_OBJECT

public:
    /** Document and selection must outlive the dialog. A new scenario becomes the one that is shown. */
    PatternDialog(Document& document, Selection& selection, QWidget* parent);

    /** The pattern is being drawn, or its messages made. */
    [[nodiscard]] bool isBusy() const;

public slots:
    /** Gives up the making of messages; otherwise closes the dialog. */
    void reject() override;

private:
    [[nodiscard]] QListWidget* makeList();
    [[nodiscard]] QWidget* makePattern();
    [[nodiscard]] QWidget* makeTarget();
    void showPattern();
    void takePlatform();
    void preview();
    void show(PatternPreview preview);
    void checkName();
    void updateButton();
    void make();
    void setMaking(bool isMaking);
    [[nodiscard]] const PatternInfo& pattern() const;
    [[nodiscard]] const Platform* platform() const;

    Document& m_document;
    Selection& m_selection;
    LatestJob<PatternPreview> m_job;
    std::shared_ptr<const PatternNodes> m_nodes; ///< of the chosen platform; null until they are worked out
    bool m_isPossible = false;                   ///< what the preview shows can be made
    bool m_isNamed = false;
    bool m_isMaking = false;
    QListWidget* m_list = nullptr;
    QWidget* m_question = nullptr; ///< all that cannot be changed while messages are made
    QLabel* m_title = nullptr;
    QLabel* m_description = nullptr;
    QComboBox* m_platform = nullptr;
    PatternForm* m_form = nullptr;
    PatternSketch* m_sketch = nullptr;
    QLabel* m_caption = nullptr;
    WorkloadFigures* m_figures = nullptr;
    WorkloadChoice* m_target = nullptr;
    QLabel* m_status = nullptr;
    QPushButton* m_make = nullptr;
};

} // namespace contraflow
