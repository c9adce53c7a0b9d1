// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/window/main_window.h"
#include "core/io/project/project_file.h"
#include "core/project/edits.h"
#include "tests/app/desktop/scripted_feedback.h"
#include "tests/support/builders.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <string>

namespace contraflow::test {

/** A window with scripted answers and a folder for its files. */
struct WindowFixture
{
    WindowFixture()
    {
        // Not as large as the screen, which may be a small one.
        window.setWindowState(Qt::WindowNoState);
        window.resize(1440, 900);
    }

    [[nodiscard]] QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }

    [[nodiscard]] QString write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", name);
        return file.fileName();
    }

    [[nodiscard]] QString writeProject(const char* name, const Project& project) const
    {
        return write(name, QByteArray::fromStdString(projectText(project)));
    }

    void open(const QString& file)
    {
        window.files().openFile(file);
        QTRY_COMPARE(window.document().filePath(), file);
        QTRY_VERIFY_WITH_TIMEOUT(hasResult(), kPatience);
    }

    [[nodiscard]] bool hasResult()
    {
        const auto result = window.results().current();
        return result && result->revision == window.document().revision() && !window.results().isStale();
    }

    void rename(const std::string& title) { window.document().submit({"Set title", {SetTitle{title}}}); }

    QTemporaryDir folder;
    Answers answers;
    MainWindow window{std::make_unique<ScriptedFeedback>(answers)};
};

} // namespace contraflow::test
