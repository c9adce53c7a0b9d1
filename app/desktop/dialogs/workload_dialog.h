// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/making_dialog.h"

namespace contraflow {

class WorkloadChoice;

/** What dialogs that give a project messages have in common: between the nodes of which platform, and where
 * the messages go. */
class WorkloadDialog : public MakingDialog
{
    Q_OBJECT

protected:
    WorkloadDialog(Document& document, Selection& selection, const QString& action, QWidget* parent);

    /** Fills the dialog: the question, what all these dialogs ask, and `statusLines` of room for what is
     * said. */
    void layOut(QWidget* question, int statusLines);

    [[nodiscard]] const WorkloadChoice& target() const { return *m_target; }
    [[nodiscard]] WorkloadChoice& target() { return *m_target; }
    /** Why the messages cannot have this name, or nothing: they can, or they need none. */
    [[nodiscard]] QString problemOfName(const std::string& name) const;

    void takePlatform() override;
    [[nodiscard]] QString noPlatformText() const override;
    [[nodiscard]] bool addsScenario() const override;
    /** Where the messages go has changed, and whether they need a name. */
    virtual void checkName() = 0;

private:
    WorkloadChoice* m_target;
};

} // namespace contraflow
