// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/dialogs/feedback.h"
#include "app/desktop/document/document.h"
#include "app/desktop/document/document_file.h"
#include "app/desktop/document/recovery.h"
#include "app/desktop/window/preferences.h"

#include <QObject>
#include <QString>

#include <functional>

class QAction;
class QMenu;
class QMimeData;
class QWidget;

namespace contraflow {

class MessageBar;

/**
 * What a window does with files: new, open, save, the recent ones, samples, dropped files and work that was
 * left behind. It asks before changes are lost, reports what failed in the message bar, and says by its
 * signals what there is to show.
 */
class FileCommands : public QObject
{
    Q_OBJECT

public:
    /** The window that questions belong to and what it is made of; all of them outlive this. */
    struct Context
    {
        QWidget* window = nullptr;
        Document& document;
        Feedback& feedback;
        Preferences& preferences;
        MessageBar& messages;
        std::function<bool(const QString& file)>
            showIfOpen; ///< another window has this project, and comes up
    };

    explicit FileCommands(const Context& context);
    ~FileCommands() override;

    /** There is a project, rather than the start page. */
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    [[nodiscard]] bool isBusy() const { return m_file.isBusy(); }
    /** What the project is called in sentences and in the title. */
    [[nodiscard]] QString displayName() const;
    /** Runs `next` once no change can be lost: at once, or after the user saved or gave the changes up. */
    void whenSafe(std::function<void()> next);

    void newProject();
    /** Starts with a project that was made rather than read. */
    void startWith(const Project& project);
    void openProject();
    void openFile(const QString& path);
    /** Opens a sample as a project without a file. */
    void openSample(const QString& path);
    /** Reads the project's file again. */
    void reloadProject();
    void saveProject();
    void saveProjectAs();
    void closeProject();
    /** While no project is open: offers unsaved work that a program left behind that did not end as it
     * should.
     */
    void offerRecovery();

    /** Puts the menus of recent files and of samples before an action of the file menu. */
    void addOpenMenus(QMenu* file, QAction* before);
    void fillRecentMenu();
    /** Tells the recent files to the menu and by recentFilesChanged. */
    void refreshRecentFiles();

    /** The files of a drag that brings nothing else. */
    [[nodiscard]] static QStringList droppedFiles(const QMimeData* data);
    /** Where a file is proposed when no other file says where. */
    [[nodiscard]] static QString documentsFolder();
    /** Where file dialogs begin: the folder of the project, or that of documents. */
    [[nodiscard]] QString projectFolder() const;

signals:
    void created();
    void opened();
    void saved();
    void closed();
    void failed();
    void activityChanged(const QString& text); ///< empty: none
    void recentFilesChanged(const QStringList& paths);

private:
    void onOpened();
    void onSaved(const QString& path);
    void onOtherNameLeft(const QString& path);
    void onFailed(const QString& message);
    void onChangedOnDisk(const QString& path);
    void onWrittenByOther(const QString& path);
    void compareWithDisk();
    void keepMine();
    void onBusyChanged(bool isBusy);
    /** Offers the newest of these copies, of which there may be none. */
    void offerCopies(const QList<UnsavedCopy>& copies);
    void restore(const UnsavedCopy& copy);

    Context m_context;
    DocumentFile m_file;
    Recovery m_recovery;
    QMenu* m_recentMenu = nullptr;
    std::function<void()> m_afterSave;
    QString m_recovering; ///< the abandoned copy that is being opened
    QString m_opening;    ///< path on its route in
    bool m_isOpen = false;
};

} // namespace contraflow
