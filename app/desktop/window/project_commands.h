// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/dialogs/make/gallery_dialog.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"
#include "app/desktop/jobs/latest_job.h"
#include "app/desktop/jobs/table_export.h"
#include "core/base/result.h"

#include <QObject>
#include <QStringList>

#include <string>
#include <type_traits>
#include <vector>

class QWidget;

namespace contraflow {

class FileCommands;
class ImportDialog;
class MessageBar;
class Preferences;
class Workspace;

/**
 * What a window does to its project by dialogs: the gallery, files of other programs, calibration and
 * placement; and what leaves it as files: tables, sheets, reports, pictures. The dialogs make the edits, the
 * message bar says what became of files.
 */
class ProjectCommands : public QObject
{
    Q_OBJECT

public:
    /** The window that dialogs belong to and what it is made of; all of them outlive this. */
    struct Context
    {
        QWidget* window = nullptr;
        Document& document;
        Selection& selection;
        Feedback& feedback;
        MessageBar& messages;
        FileCommands& files;
        Workspace& workspace;
        Preferences& preferences;
    };

    explicit ProjectCommands(const Context& context);

    void showGallery(GalleryGroup group) const;
    /** With the group that the shown sheet is about. */
    void showGallery() const;
    /** A dialog about the document, or about it and what is selected. */
    template<typename Dialog>
    void open() const
    {
        if constexpr (std::is_constructible_v<Dialog, Document&, Selection&, QWidget*>)
            (new Dialog(m_context.document, m_context.selection, m_context.window))->open();
        else
            (new Dialog(m_context.document, m_context.window))->open();
    }
    void measure() const;
    void follow() const;
    /** Needs no project. */
    void runCampaign() const;

    void importFiles() const;
    void importFolder() const;
    /** A project is opened, any other file or folder is imported; several files at once are those of one
     * trace. */
    void takeFiles(const QStringList& paths) const;

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
    /** Shows what the files are, or the folder, and what of them is taken. */
    void importPaths(const QStringList& paths) const;
    /** Says what came in, and offers what is done next with it. */
    void showImported(const ImportDialog& dialog) const;

    template<typename Writer>
    void follow(Writer& writer, const QString& topic, const QString& writing, const QString& cancelled);
    void followTables();
    void followPictures();
    /** What could not be said in the format, or why there is no file. */
    void sayNetwork(const Result<std::vector<std::string>>& notes);
    void savePlot(const QString& suggestedName, const QStringList& filters);

    Context m_context;
    TableExport m_tables;
    QString m_networkFile; ///< that is written last
    LatestJob<Result<std::vector<std::string>>> m_network;
};

} // namespace contraflow
