// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/plots/plots_panel.h"
#include "core/application/application_replay.h"
#include "tests/app/desktop/front_sheet.h"

#include <QTabBar>
#include <QToolButton>

namespace contraflow::test {

/** Four processes on four nodes hand a megabyte round, three times, and compute before. */
inline const QByteArray kRing = R"(contraflow: 1
title: A ring
platforms:
  - name: p
    switches: [s]
    nodes:
      - {name: "n[1-4]", switch: s, cores: 1, bandwidth: 1 GB/s, latency: 10 us}
workloads:
  - name: w
    messages: |
      id,source,destination,size
      e1,n1,n2,1 MB
applications:
  - name: ring
    processes: 4
    groups: {pair: "0-1"}
    program: |
      ranks,event,peer,source,size,time,count,label
      all,repeat,,,,,3,step
      all,phase,,,,,,work
      all,compute,,,,1 ms,,
      all,sendrecv,(rank + 1) % processes,(rank - 1) % processes,1 MB,,,
      all,end,,,,,,
mappings:
  - {name: m, policy: round-robin-per-node}
models:
  - {name: fair, kind: max-min, parameters: {}}
scenarios:
  - {name: run, platform: p, application: ring, mapping: m, model: fair}
  - {name: pattern, platform: p, workload: w, model: fair}
)";
inline constexpr int kRows = 5;          // of the program
inline constexpr int kEventsPerTurn = 3; // and process

struct RingFixture : FrontSheetFixture
{
    explicit RingFixture(const QByteArray& project = kRing)
    {
        window.show();
        open(write("ring.yaml", project));
    }
    [[nodiscard]] SheetTabs& sheets() { return *window.workspace().sheets(); }
    [[nodiscard]] PlotsPanel& plots() { return *window.workspace().plots(); }
    [[nodiscard]] Selection& selection() { return window.selection(); }
    [[nodiscard]] std::shared_ptr<const ScenarioResult> result() { return window.results().current(); }
    OrderedSheet& show(const char* key)
    {
        sheets().showSheet(key);
        return page().sheet();
    }
    [[nodiscard]] static bool showsTab(const QTabBar& bar, const QString& title)
    {
        for (int i = 0; i < bar.count(); ++i)
            if (bar.tabText(i) == title)
                return bar.isTabVisible(i);
        return false;
    }
    [[nodiscard]] bool hasTab(const char* key)
    {
        return showsTab(*sheets().findChild<QTabBar*>(), sheetInfo(key).title());
    }
    [[nodiscard]] const QToolButton* plotTab(const QString& title)
    {
        for (const QToolButton* button : plots().findChildren<QToolButton*>())
            if (button->text() == title)
                return button;
        return nullptr;
    }
    [[nodiscard]] bool hasPlotTab(const QString& title)
    {
        const QToolButton* tab = plotTab(title);
        return tab && !tab->isHidden();
    }
    bool type(int row, const char* column, const QString& text)
    {
        OrderedSheet& sheet = page().sheet();
        return sheet.setData(sheet.index(row, sheet.columnOf(column)), text, Qt::EditRole);
    }
    [[nodiscard]] QVariant at(int row, const char* column, int role)
    {
        OrderedSheet& sheet = page().sheet();
        return sheet.index(row, sheet.columnOf(column)).data(role);
    }
    [[nodiscard]] bool isHidden(const char* column)
    {
        return page().view().isColumnHidden(page().sheet().columnOf(column));
    }
};

} // namespace contraflow::test
