// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/in_process.h"

#include "app/cli/command_line.h"
#include "app/desktop/style/language.h"
#include "app/report/output/without_window.h"
#include "core/base/sentence.h"

#include <QDir>
#include <QTemporaryFile>

#include <fcntl.h>
#include <string>
#include <unistd.h>
#include <vector>

namespace contraflow::test {

namespace {

/** Makes a standard stream another file as long as it lives. */
class Redirected
{
public:
    Redirected(int stream, int file) : m_stream(stream), m_saved(::dup(stream)) { ::dup2(file, stream); }
    ~Redirected()
    {
        ::dup2(m_saved, m_stream);
        ::close(m_saved);
    }
    Redirected(const Redirected&) = delete;
    Redirected& operator=(const Redirected&) = delete;

private:
    int m_stream;
    int m_saved;
};

} // namespace

ProgramRun runHere(const QStringList& arguments, const QString& folder)
{
    std::vector<std::string> words{"contraflow"};
    for (const QString& word : arguments)
        words.push_back(word.toStdString());
    std::vector<char*> argv;
    for (std::string& word : words)
        argv.push_back(word.data());
    Services services;
    services.plot = writePlotWithoutWindow;
    services.report = writeReportWithoutWindow;
    services.language = installLanguage;
    services.plotNames = plotNames();
    services.campaignPlot = writeCampaignPlotWithoutWindow;
    services.campaignPlotNames = campaignPlotNames();

    QTemporaryFile output;
    QTemporaryFile messages;
    if (!output.open() || !messages.open())
        return {};
    const QString before = QDir::currentPath();
    QDir::setCurrent(folder);
    ProgramRun run;
    {
        const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
        const Redirected in(STDIN_FILENO, nothing);
        const Redirected out(STDOUT_FILENO, output.handle());
        const Redirected err(STDERR_FILENO, messages.handle());
        ::close(nothing);
        run.status = runCommandLine(static_cast<int>(argv.size()), argv.data(), services);
        setLanguage({});
    }
    QDir::setCurrent(before);
    output.seek(0);
    messages.seek(0);
    run.output = output.readAll();
    run.messages = messages.readAll();
    return run;
}

} // namespace contraflow::test
