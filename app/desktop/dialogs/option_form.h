// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/recipe_option.h"

#include <QJsonObject>
#include <QWidget>

#include <functional>
#include <map>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;

namespace contraflow {

/** What is wrong with the answer to an option. */
struct OptionProblem
{
    std::string option;
    std::string text;
};

/** The form of a recipe, made from its options: numbers have boxes, all else is typed. Answers go to where
 * the recipe keeps them as soon as they can be read; what cannot be is said at its input. */
class OptionForm : public QWidget
{
    Q_OBJECT

public:
    explicit OptionForm(QWidget* parent = nullptr);

    /** Takes all inputs away. */
    void clear();
    /** Adds an input that shows an answer and writes it; `value` outlives the input. */
    void add(const RecipeOption& option, OptionValue value);
    /** Adds a choice; `chosen` hears of another one, and the form then says that it changed. */
    QComboBox* addChoice(const RecipeOption& option, const QStringList& choices, int current,
                         const std::function<void(int)>& chosen);
    /** What is typed can be one of these, which are proposed. */
    void propose(std::string_view option, const QStringList& texts);
    /** Shows the answers again: somebody else wrote them. */
    void showValues();
    /** Says what is wrong besides what cannot be read. */
    void say(const std::vector<OptionProblem>& problems);
    /** Makes Tab go from `before` through the inputs to `after`. */
    void setTabOrderBetween(QWidget* before, QWidget* after);

    /** What is typed or chosen and means the same in any project, by option. */
    [[nodiscard]] QJsonObject answers() const;
    /** Types and chooses what it has an input for, from top to bottom. */
    void answer(const QJsonObject& answers);

    [[nodiscard]] bool isReadable() const;
    [[nodiscard]] QWidget* input(std::string_view option) const;
    void setInputVisible(std::string_view option, bool isVisible);

signals:
    void changed();

private:
    struct Field
    {
        QWidget* input = nullptr;
        QLabel* error = nullptr;
        QString unreadable = {};
        std::function<void()> showValue = {};
    };

    [[nodiscard]] QWidget* makeInput(const RecipeOption& option, OptionValue value);
    Field& addRow(const RecipeOption& option, QWidget* input);
    void take(const RecipeOption& option, OptionValue value, const QString& text);

    QFormLayout* m_form;
    std::map<std::string, Field, std::less<>> m_fields; ///< by option
    std::vector<QWidget*> m_inputs;                     ///< from top to bottom
};

} // namespace contraflow
