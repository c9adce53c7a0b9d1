// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/application_recipe.h"

#include <QString>
#include <QWidget>

#include <map>
#include <optional>
#include <string>
#include <vector>

class QFormLayout;
class QLabel;
class QLineEdit;

namespace contraflow {

/** Name and parameters of a program by recipe. What was typed for one recipe is still there after another one
 * was looked at. */
class ProgramForm : public QWidget
{
    Q_OBJECT

public:
    explicit ProgramForm(QWidget* parent = nullptr);

    /** Shows the parameters of a recipe, which outlives this. */
    void setRecipe(const ApplicationRecipeInfo& info);
    /** Takes a name until one is typed. */
    void suggestName(const QString& name);
    /** Says at its parameter what is wrong; a problem of none of them is not of this form. */
    void sayProblem(const std::optional<ProgramProblem>& problem);
    void sayNameProblem(const QString& text);
    /** The field that the keyboard comes to first. */
    [[nodiscard]] QWidget* firstField() const;

    [[nodiscard]] ApplicationRecipe recipe() const;
    [[nodiscard]] std::string name() const;

signals:
    void changed();
    void nameChanged();

private:
    struct Field
    {
        std::string parameter;
        QLineEdit* input = nullptr;
        QLabel* error = nullptr;
    };

    [[nodiscard]] Field addField(const ProgramParameter& parameter);

    const ApplicationRecipeInfo* m_info = nullptr;
    std::map<std::string, std::map<std::string, QString>, std::less<>> m_typed; ///< by recipe and parameter
    QFormLayout* m_form = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_nameError = nullptr;
    std::vector<Field> m_fields;
    bool m_isNameTyped = false;
};

} // namespace contraflow
