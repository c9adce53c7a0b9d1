// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/table_export.h"
#include "core/io/exporters/network_writer.h"

#include <QObject>
#include <QStringList>

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

class QWidget;

namespace contraflow {

/** A platform, and the file that it is written to. */
struct NetworkExport
{
    Project project; ///< as it is now; cheap to copy
    std::size_t platform = 0;
    const NetworkFormat* format = nullptr;
    std::filesystem::path path;
};

/** What came of it: what could not be said in the format, or why there is no file. */
struct NetworkExported
{
    std::filesystem::path path;
    std::vector<std::string> notes;
    std::string problem;
};

/** Writes the file, which appears only when it is complete. Called in a job's thread. */
[[nodiscard]] NetworkExported exportNetworkFile(const NetworkExport& request, std::stop_token stop);

class FileCommands;
class MessageBar;
class Workspace;

/** What leaves a window as files: tables, sheets, reports, pictures. The message bar says what became of it.
 */
class ExportCommands : public QObject
{
    Q_OBJECT

public:
    /** The window that questions belong to and what it is made of; all of them outlive this. */
    struct Context
    {
        QWidget* window = nullptr;
        Document& document;
        const Selection& selection;
        Feedback& feedback;
        MessageBar& messages;
        FileCommands& files;
        Workspace& workspace;
    };

    explicit ExportCommands(const Context& context);

    void exportTables();
    /** What is shown of the sheet in front. */
    void exportSheet();
    /** The platform of the scenario that is shown, for another program. */
    void exportNetwork();
    void makeReport();
    void saveTopologyPicture();
    /** Takes down what was said of pictures. */
    void clearMessages();

private:
    template<typename Writer>
    void follow(Writer& writer, const QString& topic, const QString& writing, const QString& cancelled);
    void followTables();
    void followPictures();
    void sayNetwork(const NetworkExported& exported);
    void savePlot(const QString& suggestedName, const QStringList& filters);

    Context m_context;
    TableExport m_tables;
    LatestJob<NetworkExported> m_network;
};

} // namespace contraflow
