// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/sheet/view/sheet_page.h"
#include "app/desktop/sheet/view/sheet_tabs.h"
#include "app/desktop/window/workspace.h"
#include "tests/app/desktop/window_fixture.h"

#include <QTabWidget>

namespace contraflow::test {

/** A window whose sheet in front is read as a person reads it. */
struct FrontSheetFixture : WindowFixture
{
    [[nodiscard]] SheetPage& page()
    {
        return *qobject_cast<SheetPage*>(
            window.workspace().sheets()->findChild<QTabWidget*>()->currentWidget());
    }
    [[nodiscard]] QString cell(int row, const char* column)
    {
        OrderedSheet& sheet = page().sheet();
        return sheet.index(row, sheet.columnOf(column)).data().toString();
    }
};

} // namespace contraflow::test
