// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/actions.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QLabel>
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
        window.activateWindow();
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

    /** The visible input with this accessible name. */
    template<typename Input>
    [[nodiscard]] Input* named(const char* name) const
    {
        for (Input* input : dialog->template findChildren<Input*>())
            if (input->accessibleName() == QLatin1String(name) && input->isVisibleTo(dialog))
                return input;
        return nullptr;
    }
    [[nodiscard]] QString text(const char* name) const
    {
        return dialog->template findChild<QLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QStringList fieldErrors() const
    {
        QStringList texts;
        for (const QLabel* label : dialog->template findChildren<QLabel*>(QStringLiteral("fieldError")))
            if (label->isVisibleTo(dialog))
                texts += label->text();
        return texts;
    }

    Dialog* dialog = nullptr;
};

} // namespace contraflow::test
