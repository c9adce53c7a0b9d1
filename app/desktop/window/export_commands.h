// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/network_export.h"
#include "app/desktop/jobs/table_export.h"

#include <QObject>
#include <QStringList>

class QWidget;

namespace contraflow {

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
    void followTables();
    void followPictures();
    void sayNetwork(const NetworkExported& exported);
    void savePlot(const QString& suggestedName, const QStringList& filters);

    Context m_context;
    TableExport m_tables;
    LatestJob<NetworkExported> m_network;
};

} // namespace contraflow
