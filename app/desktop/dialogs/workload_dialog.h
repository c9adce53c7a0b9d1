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
class WorkloadChoice;

/**
 * What dialogs that give a project messages have in common: the platform whose nodes send, where the messages
 * go, what is wrong or under way, and the taking of the messages as one undo step, in a job that Escape
 * stops.
 */
class WorkloadDialog : public QDialog
{
    Q_OBJECT

public:
    /** Messages are read or drawn, or taken. */
    [[nodiscard]] bool isBusy() const { return m_isTaking || isReading(); }

public slots:
    /** Gives up the taking of messages; otherwise closes the dialog. */
    void reject() override;

protected:
    /** Document and selection must outlive the dialog. A new scenario becomes the one that is shown. */
    WorkloadDialog(Document& document, Selection& selection, const QString& action, QWidget* parent);

    /** Fills the dialog: the question, what all these dialogs ask, and `statusLines` of room for what is
     * said. */
    void layOut(QWidget* question, int statusLines);

    [[nodiscard]] const Project& project() const;
    [[nodiscard]] const WorkloadChoice& target() const { return *m_target; }
    [[nodiscard]] WorkloadChoice& target() { return *m_target; }
    [[nodiscard]] QComboBox* platformBox() const { return m_platform; }
    /** Why the messages cannot have this name, or nothing: they can, or they need none. */
    [[nodiscard]] QString problemOfName(const std::string& name) const;

    void setStatus(const QString& text);
    /** Reads or draws the messages again, when there is a platform. */
    void refresh();
    void updateButton();

    /** The platform is another one. */
    virtual void takePlatform();
    /** Begins to read or draw the messages between the nodes of a platform. */
    virtual void read(const Platform& platform) = 0;
    [[nodiscard]] virtual bool isReading() const = 0;
    /** Where the messages go has changed, and whether they need a name. */
    virtual void checkName() = 0;
    /** What is shown can be taken. */
    [[nodiscard]] virtual bool isReady() const = 0;
    /** Makes the edit that takes the messages; only asked for when ready. */
    [[nodiscard]] virtual EditRequest request() const = 0;

private:
    [[nodiscard]] QFormLayout* makeTarget();
    [[nodiscard]] const Platform* platform() const;
    void take();
    void setTaking(bool isTaking);

    Document& m_document;
    Selection& m_selection;
    bool m_isTaking = false;
    QWidget* m_question; ///< all that cannot be changed while messages are taken
    QComboBox* m_platform;
    WorkloadChoice* m_target;
    QLabel* m_status;
    QPushButton* m_take = nullptr;
};

} // namespace contraflow
