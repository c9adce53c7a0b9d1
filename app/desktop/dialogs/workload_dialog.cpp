// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/workload_dialog.h"

#include "app/desktop/dialogs/workload_choice.h"
#include "app/desktop/style/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

namespace contraflow {

WorkloadDialog::WorkloadDialog(Document& document, Selection& selection, const QString& action,
                               QWidget* parent)
    : MakingDialog(document, selection, action, parent)
    , m_target(new WorkloadChoice(this))
{
    platformBox()->setAccessibleName(tr("Between the nodes of"));
    connect(m_target, &WorkloadChoice::changed, this, [this] { checkName(); });
}

void WorkloadDialog::layOut(QWidget* question, int statusLines)
{
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(12);
    form->addRow(tr("&Between nodes of:"), platformBox());
    form->addRow(tr("&Goes to:"), m_target);
    static_cast<QLabel*>(form->labelForField(m_target))->setBuddy(m_target->box());
    MakingDialog::layOut(question, form, statusLines);
    setTabOrder(platformBox(), m_target->box());
}

QString WorkloadDialog::problemOfName(const std::string& name) const
{
    if (!m_target->isNewWorkload())
        return {};
    if (name.empty())
        return tr("The workload needs a name.");
    if (findByName(project().workloads, name))
        return tr("The project has a workload %1 already; choose another name.").arg(qtText(name));
    return {};
}

QString WorkloadDialog::noPlatformText() const
{
    return tr("There is no network to send messages on. Draw one, or make one by New from gallery.");
}

bool WorkloadDialog::addsScenario() const
{
    return m_target->target().use == WorkloadUse::newScenario;
}

void WorkloadDialog::takePlatform()
{
    if (const Platform* chosen = platform())
        m_target->offer(project(), shownScenario(), chosen->name);
    refresh();
}

} // namespace contraflow
