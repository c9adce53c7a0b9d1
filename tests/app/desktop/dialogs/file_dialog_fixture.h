// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/actions.h"
#include "tests/app/desktop/window_fixture.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>

namespace contraflow::test {

/** A window on Table I with the dialog that an action opens on a file. */
template<typename Dialog>
struct FileDialogFixture : WindowFixture
{
    FileDialogFixture(const char* file, const QByteArray& content, const char* action)
    {
        window.show();
        open(writeProject("a.yaml", tableOne()));
        answers.importPath = write(file, content);
        answers.openPath = answers.importPath;
        window.actions().find(QLatin1String(action))->trigger();
        dialog = window.findChild<Dialog*>();
        if (!dialog)
            qFatal("no dialog");
        settle();
    }

    void settle() const { QTRY_VERIFY(!dialog->isBusy()); }
    [[nodiscard]] QString text(const char* name) const
    {
        return dialog->template findChild<QLabel*>(QLatin1String(name))->text();
    }
    [[nodiscard]] QComboBox* combo(const char* name) const
    {
        for (QComboBox* box : dialog->template findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        qFatal("no list %s", name);
    }
    void choose(const char* name, const QString& part) const
    {
        const int index = combo(name)->findText(part, Qt::MatchContains);
        if (index < 0)
            qFatal("no entry %s", qPrintable(part));
        combo(name)->setCurrentIndex(index);
        settle();
    }
    [[nodiscard]] QPushButton* import() const
    {
        for (QPushButton* button : dialog->template findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Import"))
                return button;
        qFatal("no button");
    }
    [[nodiscard]] const Project& project() { return window.document().project(); }

    Dialog* dialog = nullptr;
};

} // namespace contraflow::test
