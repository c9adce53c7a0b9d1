// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace contraflow::test {

/** The program that is tested. */
[[nodiscard]] QString programPath();
/** Whether it was built with the window; without, it makes neither reports nor plots. */
[[nodiscard]] bool programHasWindow();
/** Whether it was built with sanitizers, which tests' own code is not. */
[[nodiscard]] bool programIsSanitized();
/** The library that lets calls of the program fail (faults.cpp). */
[[nodiscard]] QString faultsPath();

/** What one run of the program wrote and returned. */
struct ProgramRun
{
    int status = -1; ///< -1 when it crashed, hung or did not start
    QByteArray output;
    QByteArray messages; ///< standard error
};

/** Runs the real program in `folder` with `input` on standard input. */
[[nodiscard]] ProgramRun runProgram(const QStringList& arguments, const QString& folder,
                                    const QByteArray& input = {});

/** Runs a shell command line in which $1 is the program; for redirections that a process cannot be given
 * otherwise. */
[[nodiscard]] ProgramRun runShell(const QString& command, const QString& folder);

/** A folder that holds copies of the sample projects, of the projects in tests/data/cli/projects, and of the
 * files in tests/data/import and tests/data/measured. */
class ProjectFolder
{
public:
    ProjectFolder();
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] QString file(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] QByteArray readFile(const QString& path);

} // namespace contraflow::test
