// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"
#include "tests/data_folders.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QProcess>

namespace contraflow::test {

namespace {

/** A shell that kills the program more often than usual (tst_writers) takes as much longer. */
int patienceMs()
{
    constexpr int kPerKillMs = 2000;
    return kPatience + kPerKillMs * qEnvironmentVariableIntValue("CONTRAFLOW_KILLS");
}

ProgramRun finish(QProcess& process, const QByteArray& input)
{
    if (!process.waitForStarted(patienceMs()))
        return {};
    process.write(input);
    process.closeWriteChannel();
    ProgramRun run;
    if (!process.waitForFinished(patienceMs())) {
        process.kill();
        process.waitForFinished();
        return run;
    }
    run.status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    run.output = process.readAllStandardOutput();
    run.messages = process.readAllStandardError();
    return run;
}

void copyFiles(const QString& from, const QStringList& patterns, const QString& to)
{
    const QDir source(from);
    for (const QString& name : source.entryList(patterns, QDir::Files))
        QFile::copy(source.filePath(name), QDir(to).filePath(name));
}

} // namespace

QString programPath()
{
    return QStringLiteral(CONTRAFLOW_PROGRAM);
}

bool programHasWindow()
{
    return CONTRAFLOW_HAS_DESKTOP;
}

bool programIsSanitized()
{
    return CONTRAFLOW_IS_SANITIZED;
}

QString faultsPath()
{
    return QStringLiteral(CONTRAFLOW_FAULTS);
}

ProgramRun runProgram(const QStringList& arguments, const QString& folder, const QByteArray& input)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(programPath(), arguments);
    return finish(process, input);
}

ProgramRun runShell(const QString& command, const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral("/bin/bash"),
                  {QStringLiteral("-c"), command, QStringLiteral("test"), programPath()});
    return finish(process, {});
}

ProjectFolder::ProjectFolder()
{
    const QStringList projects{QStringLiteral("*.yaml")};
    copyFiles(QStringLiteral(CONTRAFLOW_SAMPLES), projects, m_folder.path());
    copyFiles(QStringLiteral(CONTRAFLOW_TEST_DATA "/cli/projects"),
              projects + QStringList{QStringLiteral("*.csv"), QStringLiteral("*.dat"), QStringLiteral("*.ti"),
                                     QStringLiteral("*.goal"), QStringLiteral("*.conf")},
              m_folder.path());
    const QStringList measured{QStringLiteral("*.csv"),  QStringLiteral("*.txt"), QStringLiteral("*.log"),
                               QStringLiteral("*.json"), QStringLiteral("*.out"), QStringLiteral("*.tsv")};
    copyFiles(QStringLiteral(CONTRAFLOW_TEST_DATA "/import"), measured, m_folder.path());
    copyFiles(QStringLiteral(CONTRAFLOW_TEST_DATA "/measured"), measured, m_folder.path());
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace contraflow::test
