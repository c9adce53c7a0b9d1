// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/making_dialog.h"

#include "app/desktop/dialogs/form_fields.h"

#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {

MakingDialog::MakingDialog(Document& document, Selection& selection, const QString& action, QWidget* parent)
    : QDialog(parent)
    , m_document(document)
    , m_selection(selection)
    , m_question(new QWidget(this))
    , m_platform(new QComboBox(m_question))
    , m_status(new QLabel(this))
    , m_take(new QPushButton(action, this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    for (const Platform& platform : project().platforms)
        m_platform->addItem(qtText(platform.name));
    const std::size_t shown = m_selection.scenario();
    if (shown < project().scenarios.size()) {
        const auto index = indexOfName(project().platforms, project().scenarios[shown].platform);
        m_platform->setCurrentIndex(std::min(static_cast<int>(index), m_platform->count() - 1));
    }
    connect(m_platform, &QComboBox::currentIndexChanged, this, [this] { takePlatform(); });
    connect(&m_document.editJob(), &EditJob::activityChanged, this, [this](const QString& text) {
        if (!m_isTaking)
            return;
        setStatus(text);
        if (text.isEmpty())
            setTaking(false);
    });
    connect(&m_document, &Document::editRefused, this, &MakingDialog::setStatus);
}

void MakingDialog::layOut(QWidget* question, QFormLayout* target, int statusLines)
{
    auto* asked = new QVBoxLayout(m_question);
    asked->setContentsMargins(0, 0, 0, 0);
    asked->setSpacing(8);
    asked->addWidget(question, 1);
    asked->addLayout(target);

    m_status->setObjectName(QStringLiteral("makingStatus"));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_take, QDialogButtonBox::AcceptRole);
    m_take->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &MakingDialog::take);
    connect(buttons, &QDialogButtonBox::rejected, this, &MakingDialog::reject);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_question, 1);
    layout->addLayout(dialogFooter(m_status, statusLines, buttons));
}

const Project& MakingDialog::project() const
{
    return m_document.project();
}

const Platform* MakingDialog::platform() const
{
    const auto index = static_cast<std::size_t>(std::max(0, m_platform->currentIndex()));
    return index < project().platforms.size() ? &project().platforms[index] : nullptr;
}

std::size_t MakingDialog::shownScenario() const
{
    return m_selection.scenario();
}

void MakingDialog::setStatus(const QString& text)
{
    m_status->setText(text);
}

void MakingDialog::setAction(const QString& text)
{
    m_take->setText(text);
}

void MakingDialog::refresh()
{
    if (const Platform* chosen = platform())
        read(*chosen);
    else
        setStatus(noPlatformText());
    updateButton();
}

void MakingDialog::updateButton()
{
    m_take->setEnabled(!m_isTaking && isReady());
}

void MakingDialog::take()
{
    if (!m_take->isEnabled() || takeOtherwise())
        return;
    EditRequest request = this->request();
    request.then = [dialog = QPointer(this), addsScenario = addsScenario()] {
        if (!dialog)
            return;
        if (addsScenario)
            dialog->m_selection.setScenario(dialog->project().scenarios.size() - 1);
        dialog->accept();
    };
    setTaking(true);
    if (!m_document.editJob().start(std::move(request)))
        setTaking(false);
}

void MakingDialog::setTaking(bool isTaking)
{
    m_isTaking = isTaking;
    m_question->setEnabled(!isTaking);
    updateButton();
}

void MakingDialog::reject()
{
    if (!m_isTaking)
        return QDialog::reject();
    m_document.editJob().cancel();
    setStatus(tr("Stopped; nothing was changed."));
}

} // namespace contraflow
