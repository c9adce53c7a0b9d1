// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/sheet/model/cell_pattern.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace contraflow {

class SheetView;

/**
 * Finds and replaces texts in a sheet. The hits are counted in the background while the text is typed, and
 * marked in the sheet; replacing all is one undo step.
 */
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(SheetView& view, QWidget* parent = nullptr);

    enum class Mode
    {
        find,
        replace
    };
    /** Shows the bar with the keyboard in it, and what to find is the text of the current cell or as before.
     */
    void open(Mode mode);
    /** Hides the bar; the keyboard goes back to the sheet. */
    void dismiss();
    /** Hides the bar and forgets what was looked for. */
    void startAnew();

    void findNext();
    void findPrevious();
    void replaceOne();
    void replaceAll();

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Scope
    {
        allColumns,
        column,
        selection
    };

    QWidget* makeFindRow();
    QWidget* makeOptionRow();
    QWidget* makeReplaceRow();
    void search();
    void searchAnew(); ///< something else than before
    void stopSearch();
    void showCount();
    void go(int direction);
    [[nodiscard]] CellRect area() const;
    [[nodiscard]] FoundCell current() const;
    /** A hit may be gone since it was found. */
    [[nodiscard]] bool isHit(const FoundCell& cell) const;

    SheetView& m_view;
    QLineEdit* m_text = nullptr;
    QLineEdit* m_replacement = nullptr;
    QLabel* m_count = nullptr;
    QCheckBox* m_case = nullptr;
    QCheckBox* m_whole = nullptr;
    QCheckBox* m_expression = nullptr;
    QComboBox* m_scope = nullptr;
    QWidget* m_replaceRow = nullptr;
    int m_optionWidth = 0; ///< pixels that the options need with their full names
    CellPattern m_pattern;
    QString m_failure;    ///< why the text cannot be looked for
    CellRect m_selection; ///< when the scope became the selection
    std::vector<FoundCell> m_hits;
    std::size_t m_replaced = 0; ///< at the last "Replace all", as long as nothing else is looked for
    LatestJob<Result<std::vector<FoundCell>>> m_job;
};

} // namespace contraflow
