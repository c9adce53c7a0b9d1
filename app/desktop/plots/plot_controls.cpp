// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/plots/plot_controls.h"

#include <QComboBox>
#include <QProxyStyle>
#include <QTabBar>
#include <QToolButton>

namespace contraflow {

namespace {

class NarrowTabs final : public QProxyStyle
{
public:
    [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                  const QWidget* widget) const override
    {
        constexpr int kRoom = 10;
        return metric == PM_TabBarTabHSpace ? kRoom : QProxyStyle::pixelMetric(metric, option, widget);
    }
};

} // namespace

QToolButton* headerButton(QWidget* parent, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

QComboBox* optionBox(const QString& name, const QStringList& entries)
{
    constexpr int kLeastLetters = 11; // names are cut before the row of boxes is wider than the plot
    auto* box = new QComboBox;
    box->setMinimumWidth(kLeastLetters * box->fontMetrics().averageCharWidth());
    box->setAccessibleName(name);
    box->setToolTip(name);
    box->addItems(entries);
    return box;
}

QTabBar* narrowTabs(QWidget* parent, const QString& name, const QStringList& titles)
{
    auto* tabs = new QTabBar(parent);
    auto* narrow = new NarrowTabs;
    narrow->setParent(tabs);
    tabs->setStyle(narrow);
    tabs->setDrawBase(false);
    tabs->setExpanding(false);
    // All are in reach: names are cut before one goes away.
    tabs->setUsesScrollButtons(false);
    tabs->setElideMode(Qt::ElideRight);
    tabs->setAccessibleName(name);
    for (const QString& title : titles)
        tabs->setTabToolTip(tabs->addTab(title), title);
    return tabs;
}

} // namespace contraflow
