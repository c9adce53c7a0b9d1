// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/platform_recipe.h"

#include <QWidget>

#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace contraflow {

struct NetworkPreset;

/** The parameters of a network by recipe: those of its shape, and the figures of nodes and links. */
class RecipeForm : public QWidget
{
    Q_OBJECT

public:
    explicit RecipeForm(QWidget* parent = nullptr);

    /** Shows the fields of another shape; what was typed for it before is still there. */
    void setTopology(const TopologyInfo& info);
    /** Makes Tab go from `before` through the fields from top to bottom. */
    void followInTabOrder(QWidget* before);
    void setName(const QString& name);

    /** What the fields say; nothing while one of them cannot be read or does not fit, which it then says. */
    [[nodiscard]] std::optional<PlatformRecipe> recipe() const;
    /** The preset that figures were copied from; null when there is none. */
    [[nodiscard]] const NetworkPreset* preset() const;

signals:
    void changed();

private:
    struct ShapeField
    {
        const TopologyField* field = nullptr;
        QLabel* error = nullptr;
    };
    struct FigureField
    {
        QLineEdit* input = nullptr;
        QLabel* error = nullptr;
        Quantity PlatformRecipe::*member = nullptr;
        Dimension dimension = Dimension::bandwidth;
    };

    void addShapeField(QFormLayout* form, const TopologyField& field, Topology& topology);
    void addFigure(QFormLayout* form, const QString& label, Quantity PlatformRecipe::*member,
                   Dimension dimension);
    void addPresets(QFormLayout* form);
    void addRouting(QFormLayout* form);
    /** Offers the rules that networks of this shape have what they need for; a choice stays where it can. */
    void fillRouting(RoutingRule usual);
    /** Gives all labels one width, so that the fields of shape and figures stand below one another. */
    void alignFields();
    void takePreset();
    void update();

    std::vector<Topology> m_topologies; ///< parallel to the catalogue: what was typed for each
    std::size_t m_current = 0;
    PlatformRecipe m_recipe;
    bool m_isValid = true;
    QWidget* m_shape = nullptr;
    QFormLayout* m_figureForm = nullptr;
    std::vector<ShapeField> m_shapeFields;
    std::vector<FigureField> m_figures;
    QLineEdit* m_name = nullptr;
    QComboBox* m_preset = nullptr;
    QComboBox* m_routing = nullptr;
    QSpinBox* m_cores = nullptr;
};

} // namespace contraflow
