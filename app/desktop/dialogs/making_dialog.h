// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/edit_job.h"
#include "core/project/project.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace contraflow {

class Document;
class Selection;

/**
 * What dialogs that give a project something to run have in common: the platform it runs on, what is wrong or
 * under way, and the taking of it as one undo step, in a job that Escape stops.
 */
class MakingDialog : public QDialog
{
    Q_OBJECT

public:
    /** Something is read or worked out, or taken. */
    [[nodiscard]] bool isBusy() const { return m_isTaking || isReading(); }

public slots:
    /** Gives up the taking; otherwise closes the dialog. */
    void reject() override;

protected:
    /** Document and selection must outlive the dialog. A new scenario becomes the one that is shown. */
    MakingDialog(Document& document, Selection& selection, const QString& action, QWidget* parent);

    /** Fills the dialog: the question, below it where it goes, and `statusLines` of room for what is said. */
    void layOut(QWidget* question, QFormLayout* target, int statusLines);

    [[nodiscard]] const Project& project() const;
    [[nodiscard]] std::size_t shownScenario() const;
    [[nodiscard]] QComboBox* platformBox() const { return m_platform; }
    [[nodiscard]] const Platform* platform() const;

    void setStatus(const QString& text);
    /** What the button says that takes it. */
    void setAction(const QString& text);
    /** Reads or works out again what there would be, when there is a platform. */
    void refresh();
    void updateButton();

    /** The platform is another one. */
    virtual void takePlatform() { refresh(); }
    /** Begins to read or work out what there would be on a platform. */
    virtual void read(const Platform& platform) = 0;
    [[nodiscard]] virtual bool isReading() const = 0;
    /** What to do when the project has no platform. */
    [[nodiscard]] virtual QString noPlatformText() const = 0;
    /** What is shown can be taken. */
    [[nodiscard]] virtual bool isReady() const = 0;
    /** Makes the edit that takes it; only asked for when ready. */
    [[nodiscard]] virtual EditRequest request() const = 0;
    /** Whether the edit adds a scenario, as the last one. */
    [[nodiscard]] virtual bool addsScenario() const = 0;
    /** Takes what is no edit; false: it is one. */
    [[nodiscard]] virtual bool takeOtherwise() { return false; }
    void take();

private:
    void setTaking(bool isTaking);

    Document& m_document;
    Selection& m_selection;
    bool m_isTaking = false;
    QWidget* m_question; ///< all that cannot be changed while it is taken
    QComboBox* m_platform;
    QLabel* m_status;
    QPushButton* m_take = nullptr;
};

} // namespace contraflow
