// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFile>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace contraflow::test {

/** What one run of a program wrote and returned. */
struct Run
{
    int status = -1;
    QByteArray output;
    QByteArray messages;
};

/** Starts a program, such as mpirun, so that ranks may share this machine. */
inline void start(QProcess& process, const QString& program, const QStringList& words, const QString& folder)
{
    process.setWorkingDirectory(folder);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    // Open MPI refuses root, which builds in containers are, and asks for a core for each rank.
    environment.insert(QStringLiteral("OMPI_ALLOW_RUN_AS_ROOT"), QStringLiteral("1"));
    environment.insert(QStringLiteral("OMPI_ALLOW_RUN_AS_ROOT_CONFIRM"), QStringLiteral("1"));
    environment.insert(QStringLiteral("OMPI_MCA_rmaps_base_oversubscribe"), QStringLiteral("1"));
    environment.insert(QStringLiteral("OMPI_MCA_plm_rsh_agent"), QStringLiteral("false"));
    environment.insert(QStringLiteral("OMPI_MCA_btl"), QStringLiteral("self,vader"));
    environment.insert(QStringLiteral("TMPDIR"), folder);
    process.setProcessEnvironment(environment);
    process.start(program, words);
}

/** Waits until it has ended. */
inline Run finish(QProcess& process)
{
    if (!process.waitForFinished(120'000)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

/** Both. */
inline Run run(const QString& program, const QStringList& words, const QString& folder)
{
    QProcess process;
    start(process, program, words, folder);
    return finish(process);
}

inline QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** A folder in which the programs run. */
class RunFolder
{
public:
    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString name() const { return m_folder.path(); }
    [[nodiscard]] QString path(const char* file) const
    {
        return m_folder.filePath(QString::fromLatin1(file));
    }
    void writeFile(const char* name, const QByteArray& text) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", name);
    }
    /** Runs the program itself. */
    [[nodiscard]] Run contraflow(const QStringList& words) const
    {
        return run(QStringLiteral(CONTRAFLOW_PROGRAM), words, name());
    }
    /** Runs contraflow-run on so many ranks. */
    [[nodiscard]] Run measure(const QStringList& words, int ranks) const
    {
        QProcess process;
        startMeasuring(process, words, ranks);
        return finish(process);
    }
    /** The same, and does not wait for its end. */
    void startMeasuring(QProcess& process, const QStringList& words, int ranks) const
    {
        start(process, QStringLiteral(CONTRAFLOW_MPIEXEC),
              QStringList{"-np", QString::number(ranks), QStringLiteral(CONTRAFLOW_RUNNER)} + words, name());
    }

private:
    QTemporaryDir m_folder;
};

} // namespace contraflow::test
