// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/make/gallery_page.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/widgets.h"
#include "core/project/edits.h"

#include <QHBoxLayout>

namespace contraflow {
namespace {

constexpr std::string_view kNameOption = "name";

} // namespace

GalleryPage::GalleryPage(const Context& context, Words words, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_words(std::move(words))
    , m_form(new OptionForm)
{
    connect(m_form, &OptionForm::changed, this, &GalleryPage::changed);
}

void GalleryPage::layOut(QWidget* picture, QWidget* figures)
{
    auto* both = new QHBoxLayout;
    both->setSpacing(12);
    both->addWidget(new FormArea(m_form, this), 2);
    if (picture)
        both->addWidget(picture, 3);
    auto* layout = bareLayout<QVBoxLayout>(this, 8);
    layout->addLayout(both, 1);
    if (figures)
        layout->addWidget(figures);
}

void GalleryPage::addTarget(const QString& label, QWidget* input)
{
    input->setAccessibleName(nameOfLabel(label));
    m_targets.push_back({label, input});
}

const Project& GalleryPage::project() const
{
    return m_context.document.project();
}

std::size_t GalleryPage::shownScenario() const
{
    return m_context.selection.scenario();
}

QJsonObject GalleryPage::answers() const
{
    QJsonObject answers = m_form->answers();
    answers.remove(qtText(kNameOption));
    return answers;
}

void GalleryPage::addName(TableKind kind, std::string_view usual)
{
    if (m_name == m_proposed)
        m_name = m_proposed = freeName(project(), kind, std::string(usual));
    m_form->add({.option = kNameOption, .label = "Name", .help = "what the project calls it"}, &m_name);
}

std::vector<OptionProblem> GalleryPage::nameProblems(TableKind kind) const
{
    if (m_name.empty())
        return {{std::string(kNameOption), tr("It needs a name.").toStdString()}};
    if (freeName(project(), kind, m_name) != m_name)
        return {
            {std::string(kNameOption),
             tr("The project has one called %1; choose another name.").arg(qtText(m_name)).toStdString()}};
    return {};
}

} // namespace contraflow
