// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/model/ordered_sheet.h"
#include "app/desktop/sheet/view/sheet_view.h"

#include <QWidget>

#include <memory>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace contraflow {

class FindBar;
class FormulaBar;

/** One tab: a sheet with its formula bar, and while the sheet is empty, what belongs there and the action to
 * begin. */
class SheetPage : public QWidget
{
    Q_OBJECT

public:
    SheetPage(std::unique_ptr<SheetModel> sheet, Selection& selection, QWidget* parent = nullptr);
    ~SheetPage() override;

    /** Puts a widget above everything else of the page, which owns it. */
    void setHeader(QWidget* header);
    /** Puts a button before the formula bar, behind those that are there. */
    void addPart(QWidget* button);
    /** Gives up what was set for another project: order, filters, search and place. */
    void startAnew();
    /** What is being worked out for the sheet; while it has no rows it says so. */
    void setPending(const QString& text);

    [[nodiscard]] SheetView& view() const { return *m_view; }
    [[nodiscard]] FindBar& findBar() const { return *m_findBar; }
    [[nodiscard]] OrderedSheet& sheet() const { return *m_model; }

signals:
    void actionRequested(const QString& id); ///< of the window's commands, to fill the empty sheet

protected:
    bool eventFilter(QObject* object, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void updateHint();
    void showOffers(const QList<SheetOffer>& offers);
    void placeHint();

    std::unique_ptr<OrderedSheet> m_model;
    SheetView* m_view = nullptr;
    QBoxLayout* m_parts = nullptr; ///< buttons
    QBoxLayout* m_bars = nullptr;  ///< those and the formula bar, one below the other where it is narrow
    FormulaBar* m_formulaBar = nullptr;
    FindBar* m_findBar = nullptr;
    QWidget* m_hint = nullptr;
    QLabel* m_hintText = nullptr;
    QPushButton* m_hintAction = nullptr;
    QBoxLayout* m_hintActions = nullptr; ///< offers of the sheet, and behind them its own action
    QList<QPushButton*> m_offers;
    QString m_pending;
};

} // namespace contraflow
