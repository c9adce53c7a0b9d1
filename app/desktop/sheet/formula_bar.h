// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace contraflow {

class FormulaCompleter;
class SheetView;

/** The current cell in full above its sheet: where it is, all its digits, and what is wrong with it. */
class FormulaBar : public QWidget
{
    Q_OBJECT

public:
    explicit FormulaBar(SheetView& view, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    void showCurrent();
    void showObjection(const QString& reason); ///< to what is being typed
    void showReason(const QString& reason);
    void offerChoices();
    void forgetChoices();
    void commit();

    SheetView& m_view;
    QLabel* m_place = nullptr;
    QLineEdit* m_text = nullptr;
    FormulaCompleter* m_formula = nullptr;
    QLabel* m_reason = nullptr;
    QLabel* m_owner = nullptr;
};

} // namespace contraflow
