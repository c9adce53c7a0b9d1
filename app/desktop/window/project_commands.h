// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/dialogs/make/gallery_dialog.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/selection.h"

#include <QStringList>

class QWidget;

namespace contraflow {

class FileCommands;
class ImportDialog;
class MessageBar;
class Preferences;
class SheetTabs;

/**
 * What a window does to its project by dialogs: the gallery, files of other programs,
 * calibration and placement. The dialogs make the edits.
 */
class ProjectCommands
{
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
        SheetTabs& sheets;
        Preferences& preferences;
    };

    explicit ProjectCommands(const Context& context) : m_context(context) {}

    void showGallery(GalleryGroup group) const;
    /** With the group that the shown sheet is about. */
    void showGallery() const;
    void calibrate() const;
    void place() const;
    void measure() const;
    void follow() const;
    /** Needs no project. */
    void runCampaign() const;

    void importFiles() const;
    void importFolder() const;
    void chooseAlgorithms() const;
    /** A project is opened, any other file or folder is imported; several files at once are those of one
     * trace. */
    void takeFiles(const QStringList& paths) const;

private:
    /** Shows what the files are, or the folder, and what of them is taken. */
    void importPaths(const QStringList& paths) const;
    /** Says what came in, and offers what is done next with it. */
    void showImported(const ImportDialog& dialog) const;

    Context m_context;
};

} // namespace contraflow
