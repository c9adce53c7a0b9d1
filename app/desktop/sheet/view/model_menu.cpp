// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/sheet/view/model_menu.h"

#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/sharing/catalog.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace contraflow {

ModelMenu::ModelMenu(Document& document, Selection& selection, QWidget* parent)
    : QMenu(tr("&Compare models"), parent)
    , m_document(document)
    , m_selection(selection)
{
    setToolTipsVisible(true);
    connect(&document, &Document::wasReset, this, &ModelMenu::fill);
    connect(&document, &Document::changed, this, [this](const Change& change) {
        const auto* rows = std::get_if<ReplaceRows>(&change);
        if (rows && (rows->table.kind == TableKind::models || rows->table.kind == TableKind::scenarios))
            fill();
    });
    connect(&selection, &Selection::scenarioChanged, this, &ModelMenu::fill);
    connect(&selection, &Selection::comparedModelsChanged, this, &ModelMenu::showChoice);
    fill();
}

void ModelMenu::fill()
{
    clear();
    const Project& project = m_document.project();
    const std::size_t scenario = m_selection.scenario();
    const std::string own =
        scenario < project.scenarios.size() ? project.scenarios[scenario].model : std::string();
    if (!own.empty()) {
        const QString text = tr("%1 (of the scenario)").arg(qtText(own));
        QAction* action = addAction(menuText(text));
        action->setToolTip(tipText(text));
        action->setCheckable(true);
        action->setChecked(true);
        action->setEnabled(false);
    }
    for (const Model& model : project.models)
        if (model.name != own && !model.name.empty())
            addModel(qtText(model.name), qtText(model.name));
    addSeparator();
    bool isOfRest = false;
    for (const ModelInfo& info : modelCatalog()) {
        if (isPublishedOrOlder(info) && !std::exchange(isOfRest, true))
            addSection(tr("Published and older"));
        if (info.kind == own || findByName(project.models, std::string(info.kind)))
            continue; // the project's own model of that name is meant
        addModel(coreText(info.title), qtText(info.kind));
        actions().last()->setToolTip(adviceText(info));
    }
    addSeparator();
    m_none = addAction(tr("Compare &none"));
    m_none->setToolTip(tr("Show the scenario's own model alone"));
    connect(m_none, &QAction::triggered, this, [this] { m_selection.setComparedModels({}); });
    showChoice();
}

void ModelMenu::addModel(const QString& text, const QString& model)
{
    QAction* action = addAction(menuText(text));
    action->setCheckable(true);
    action->setData(model);
    action->setToolTip(tipText(tr("Compare with the model %1").arg(model)));
    connect(action, &QAction::triggered, this, [this, model](bool isChecked) {
        QStringList models = m_selection.comparedModels();
        models.removeAll(model);
        if (isChecked)
            models.append(model);
        m_selection.setComparedModels(models);
    });
}

void ModelMenu::showChoice()
{
    const QStringList& chosen = m_selection.comparedModels();
    for (QAction* action : actions())
        if (const QString model = action->data().toString(); !model.isEmpty())
            action->setChecked(chosen.contains(model));
    m_none->setEnabled(!chosen.isEmpty());
}

bool ModelMenu::toggle(QAction* action)
{
    if (!action || !action->isCheckable() || !action->isEnabled())
        return false;
    action->trigger();
    return true;
}

void ModelMenu::mouseReleaseEvent(QMouseEvent* event)
{
    if (!toggle(actionAt(event->position().toPoint())))
        QMenu::mouseReleaseEvent(event);
}

void ModelMenu::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Space || !toggle(activeAction()))
        QMenu::keyPressEvent(event);
}

} // namespace contraflow
