// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recipes/workload_outline.h"

#include <QString>
#include <QWidget>

#include <map>
#include <optional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace contraflow {

/** The parameters of messages by pattern: those that the pattern asks for, and size, start, seed and name.
 * What was typed for one pattern is still there after another one was looked at. */
class PatternForm : public QWidget
{
    Q_OBJECT

public:
    explicit PatternForm(QWidget* parent = nullptr);

    void setPattern(const PatternInfo& info);
    /** The nodes to choose a root from. */
    void setNodes(const PatternNodes& nodes);
    /** Takes a name until one is typed. */
    void suggestName(const QString& name);
    /** Whether there is something to name. */
    void setNamed(bool isNamed);
    /** Says at its field what is wrong; a problem of the nodes is not of this form. */
    void sayProblem(const std::optional<WorkloadProblem>& problem);
    void sayNameProblem(const QString& text);
    void followInTabOrder(QWidget* before);

    /** What the fields say; nothing while one of them cannot be read, which it then says. */
    [[nodiscard]] const std::optional<WorkloadRecipe>& recipe() const { return m_recipe; }
    [[nodiscard]] std::string name() const;

signals:
    void changed();
    void nameChanged();

private:
    void addCounts(QFormLayout* form);
    void addSize(QFormLayout* form);
    void addSeed(QFormLayout* form);
    void addName(QFormLayout* form);
    void update();
    void showFields();
    [[nodiscard]] QSpinBox* fanBox() const;
    [[nodiscard]] std::optional<Quantity> read(Dimension dimension, const QLineEdit& input,
                                               WorkloadField field);

    const PatternInfo* m_info = nullptr;
    std::optional<WorkloadRecipe> m_recipe;
    QFormLayout* m_form = nullptr;
    std::map<WorkloadField, QLabel*> m_errors; ///< where problems of a field are said
    QComboBox* m_root = nullptr;
    QSpinBox* m_fan = nullptr;      ///< of those that take all other nodes by themselves
    QSpinBox* m_queueFan = nullptr; ///< of the queues
    QLabel* m_queueFanError = nullptr;
    QSpinBox* m_degree = nullptr;
    QSpinBox* m_messages = nullptr;
    QLineEdit* m_smallest = nullptr;
    QLineEdit* m_largest = nullptr;
    QLineEdit* m_start = nullptr;
    QSpinBox* m_seed = nullptr;
    QPushButton* m_drawAgain = nullptr;
    QLineEdit* m_name = nullptr;
    QLabel* m_nameError = nullptr;
    bool m_isNameTyped = false;
};

} // namespace contraflow
