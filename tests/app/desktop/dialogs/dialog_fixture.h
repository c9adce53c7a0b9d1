// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/actions.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QPushButton>

namespace contraflow::test {

/** A window with an open project and the dialog that an action opens. */
template<typename Dialog>
struct DialogFixture : WindowFixture
{
    DialogFixture(const Project& project, const char* action)
    {
        window.show();
        open(writeProject("a.yaml", project));
        window.actions().find(QLatin1String(action))->trigger();
        dialog = window.findChild<Dialog*>();
        if (!dialog)
            qFatal("no dialog");
    }

    [[nodiscard]] QPushButton* button(const QString& text) const
    {
        for (QPushButton* candidate : dialog->template findChildren<QPushButton*>())
            if (candidate->text().remove(QLatin1Char('&')) == text)
                return candidate;
        qFatal("no button %s", qPrintable(text));
    }

    Dialog* dialog = nullptr;
};

} // namespace contraflow::test
