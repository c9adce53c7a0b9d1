// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcess>
#include <QString>
#include <QStringList>

namespace contraflow::test {

/** What one run of a program wrote and returned. */
struct Run
{
    int status = -1;
    QByteArray output;
    QByteArray messages;
};

/** Runs a program, such as mpirun, so that ranks may share this machine. */
inline Run run(const QString& program, const QStringList& words, const QString& folder)
{
    QProcess process;
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
    if (!process.waitForFinished(120'000)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput(), process.readAllStandardError()};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace contraflow::test
