// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/dialogs/recipe_form.h"

#include "app/desktop/dialogs/form_fields.h"
#include "app/desktop/style/text.h"
#include "app/desktop/style/theme.h"
#include "core/io/preset_file.h"
#include "core/project/routing_rules.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace contraflow {
namespace {

constexpr int kMostCores = 100'000;

} // namespace

RecipeForm::RecipeForm(QWidget* parent) : QWidget(parent)
{
    for (const TopologyInfo& info : topologyCatalog())
        m_topologies.push_back(info.defaults);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(16);
    m_shape = new QWidget(this);
    layout->addWidget(m_shape);
    auto* figures = new QWidget(this);
    m_figureForm = plainForm(figures);
    QFormLayout* form = m_figureForm;
    addPresets(form);
    addFigure(form, tr("Node &bandwidth, each way:"), &PlatformRecipe::nicBandwidth, Dimension::bandwidth);
    addFigure(form, tr("Node late&ncy:"), &PlatformRecipe::nicLatency, Dimension::duration);
    addFigure(form, tr("Lin&k bandwidth, each way:"), &PlatformRecipe::uplinkBandwidth, Dimension::bandwidth);
    addFigure(form, tr("Link la&tency:"), &PlatformRecipe::uplinkLatency, Dimension::duration);
    addRouting(form);
    m_cores = new QSpinBox(figures);
    m_cores->setRange(1, kMostCores);
    addFormField(form, tr("&Cores of a node:"), m_cores);
    m_name = new QLineEdit(figures);
    addFormField(form, tr("Na&me of the platform:"), m_name);
    layout->addWidget(figures);
    layout->addStretch(1);
    connect(m_cores, &QSpinBox::valueChanged, this, &RecipeForm::update);
    connect(m_name, &QLineEdit::textChanged, this, &RecipeForm::update);
}

void RecipeForm::addShapeField(QFormLayout* form, const TopologyField& field, Topology& topology)
{
    const QString label = tr("%1:").arg(coreText(field.label));
    QWidget* input = nullptr;
    if (std::holds_alternative<std::uint64_t*>(field.in(topology))) {
        auto* box = new QSpinBox(m_shape);
        box->setRange(static_cast<int>(field.minimum), static_cast<int>(field.maximum));
        box->setValue(static_cast<int>(*std::get<std::uint64_t*>(field.in(topology))));
        connect(box, &QSpinBox::valueChanged, this, [this, &field, &topology](int value) {
            *std::get<std::uint64_t*>(field.in(topology)) = static_cast<std::uint64_t>(value);
            update();
        });
        input = box;
    } else {
        auto* box = new QDoubleSpinBox(m_shape);
        box->setRange(field.minimum, field.maximum);
        box->setSuffix(tr(" : 1"));
        box->setSingleStep(0.5);
        box->setValue(*std::get<double*>(field.in(topology)));
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, &field, &topology](double value) {
            *std::get<double*>(field.in(topology)) = value;
            update();
        });
        input = box;
    }
    input->setObjectName(qtText(field.option));
    input->setToolTip(coreText(field.help));
    m_shapeFields.push_back({&field, addFormField(form, label, input)});
}

void RecipeForm::addFigure(QFormLayout* form, const QString& label, Quantity PlatformRecipe::*member,
                           Dimension dimension)
{
    auto* input = new QLineEdit(qtText(quantityText(m_recipe.*member)), form->parentWidget());
    m_figures.push_back({input, addFormField(form, label, input), member, dimension});
    connect(input, &QLineEdit::textChanged, this, &RecipeForm::update);
}

void RecipeForm::addPresets(QFormLayout* form)
{
    m_preset = new QComboBox(form->parentWidget());
    m_preset->addItem(tr("As typed below"));
    if (const auto& presets = networkPresets())
        for (const NetworkPreset& preset : presets.value())
            m_preset->addItem(qtText(preset.title));
    addFormField(form, tr("&Figures:"), m_preset);
    m_preset->setToolTip(tr("Copy bandwidths and latencies from a known network technology"));
    connect(m_preset, &QComboBox::currentIndexChanged, this, &RecipeForm::takePreset);
}

void RecipeForm::addRouting(QFormLayout* form)
{
    m_routing = new QComboBox(form->parentWidget());
    m_routing->setObjectName(QStringLiteral("routing"));
    m_routing->setToolTip(tr("Which of several ways messages take"));
    addFormField(form, tr("&Routing:"), m_routing);
    connect(m_routing, &QComboBox::currentIndexChanged, this, &RecipeForm::update);
}

void RecipeForm::fillRouting(RoutingRule usual)
{
    const QSignalBlocker quiet(m_routing);
    const QVariant chosen = m_routing->currentData();
    m_routing->clear();
    m_routing->addItem(tr("As is usual for the network"));
    for (const RoutingInfo& info : kRoutings) {
        if (!suitsLike(info.rule, usual))
            continue;
        m_routing->addItem(qtText(info.name), static_cast<int>(info.rule));
        m_routing->setItemData(m_routing->count() - 1, coreText(info.text), Qt::ToolTipRole);
    }
    m_routing->setCurrentIndex(chosen.isValid() ? std::max(0, m_routing->findData(chosen)) : 0);
}

const NetworkPreset* RecipeForm::preset() const
{
    const int index = m_preset->currentIndex() - 1;
    return index < 0 ? nullptr : &networkPresets().value()[static_cast<std::size_t>(index)];
}

void RecipeForm::takePreset()
{
    const NetworkPreset* chosen = preset();
    if (!chosen)
        return update();
    const PresetFigure* figures[] = {&chosen->nodeBandwidth, &chosen->nodeLatency, &chosen->linkBandwidth,
                                     &chosen->linkLatency};
    for (std::size_t i = 0; i < m_figures.size(); ++i)
        m_figures[i].input->setText(qtText(quantityText(figures[i]->value)));
    update();
}

void RecipeForm::setTopology(const TopologyInfo& info)
{
    m_current = static_cast<std::size_t>(&info - topologyCatalog().data());
    auto* layout = static_cast<QVBoxLayout*>(this->layout());
    auto* fresh = new QWidget(this);
    delete layout->replaceWidget(m_shape, fresh); // the item of the widget that was there
    m_shape->deleteLater();
    m_shape->hide();
    m_shape = fresh;
    m_shapeFields.clear();
    fillRouting(info.routing);
    QFormLayout* form = plainForm(fresh);
    for (const TopologyField& field : info.fields)
        addShapeField(form, field, m_topologies[m_current]);
    alignFields();
    fresh->show();
    update();
}

void RecipeForm::followInTabOrder(QWidget* before)
{
    QList<QWidget*> inputs;
    for (const ShapeField& each : m_shapeFields)
        inputs += m_shape->findChild<QWidget*>(qtText(each.field->option));
    inputs += m_preset;
    for (const FigureField& figure : m_figures)
        inputs += figure.input;
    inputs += {m_routing, m_cores, m_name};
    for (QWidget* input : inputs) {
        setTabOrder(before, input);
        before = input;
    }
}

void RecipeForm::alignFields()
{
    QList<QLabel*> labels;
    int width = 0;
    for (QFormLayout* form : {m_shape->findChild<QFormLayout*>(), m_figureForm})
        for (int row = 0; row < form->rowCount(); ++row)
            if (auto* label = qobject_cast<QLabel*>(form->itemAt(row, QFormLayout::LabelRole)->widget())) {
                label->setMinimumWidth(0);
                labels += label;
                width = std::max(width, label->sizeHint().width());
            }
    for (QLabel* label : labels)
        label->setMinimumWidth(width);
}

void RecipeForm::setName(const QString& name)
{
    m_name->setText(name);
}

void RecipeForm::update()
{
    m_isValid = true;
    m_recipe.topology = m_topologies[m_current];
    m_recipe.cores = static_cast<std::uint32_t>(m_cores->value());
    const QVariant routing = m_routing->currentData();
    m_recipe.routing.reset();
    if (routing.isValid())
        m_recipe.routing = static_cast<RoutingRule>(routing.toInt());
    m_recipe.name = m_name->text().trimmed().toStdString();
    for (const FigureField& figure : m_figures) {
        const auto read = parseQuantity(figure.dimension, figure.input->text().toStdString());
        QString problem;
        if (!read)
            problem = qtText(read.error().message);
        else if (figure.dimension == Dimension::bandwidth && read->value <= 0)
            problem = tr("a bandwidth of 0 carries nothing; write a bandwidth above 0");
        else
            m_recipe.*figure.member = *read;
        sayAtField(figure.error, problem);
        m_isValid = m_isValid && problem.isEmpty();
    }
    const auto problem = problemOf(m_recipe.topology);
    m_isValid = m_isValid && !problem;
    for (const ShapeField& shape : m_shapeFields)
        sayAtField(shape.error,
                   problem && problem->option == shape.field->option ? qtText(problem->text) : QString());
    emit changed();
}

std::optional<PlatformRecipe> RecipeForm::recipe() const
{
    return m_isValid ? std::optional(m_recipe) : std::nullopt;
}

} // namespace contraflow
