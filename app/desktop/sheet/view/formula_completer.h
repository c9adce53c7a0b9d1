// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/formula_completions.h"

#include <QObject>

#include <functional>
#include <vector>

class QKeyEvent;
class QLineEdit;
class QTreeWidget;

namespace contraflow {

/**
 * Completes names while a formula is typed in a line: a list below the line shows the columns, parameters and
 * functions that begin with the word at the cursor; inside the parentheses of a function it shows how that is
 * written. The keyboard stays in the line. Down and Up choose, Enter or Tab takes what is chosen, Tab also
 * the first without choosing, Esc closes the list.
 */
class FormulaCompleter : public QObject
{
    Q_OBJECT

public:
    using Words = std::function<std::vector<FormulaCompletion>()>;

    /** `words` are asked for while a formula is typed; none: the line takes no formulas. */
    FormulaCompleter(QLineEdit& line, Words words);

    /** To be asked before the line's keys are used otherwise. True: the key was meant for the list. */
    bool handleKey(const QKeyEvent& event);
    [[nodiscard]] bool isOpen() const;

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    enum class Show
    {
        matching, ///< words that begin with the one at the cursor
        all,      ///< also when there is none
    };

    void update(Show show);
    void addHint(const QString& function, const std::vector<FormulaCompletion>& words);
    void place();
    void take(int item);
    void move(int by);

    QLineEdit& m_line;
    QTreeWidget* m_list = nullptr;
    Words m_words;
    std::vector<FormulaCompletion> m_shown; ///< in the list; empty while it holds only a hint
};

} // namespace contraflow
