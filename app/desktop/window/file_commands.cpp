// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/file_commands.h"

#include "app/desktop/dialogs/disk_changes_dialog.h"
#include "app/desktop/panels/message_bar.h"
#include "app/desktop/style/icons.h"
#include "app/desktop/style/text.h"
#include "app/desktop/window/start_page.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>
#include <QUrl>

#include <utility>

namespace contraflow {
namespace {

// One message per topic stands in the message bar.
const QString kFileTopic = QStringLiteral("file");
const QString kRecoveryTopic = QStringLiteral("recovery");

} // namespace

FileCommands::FileCommands(const Context& context)
    : m_context(context)
    , m_file(context.document)
    , m_recovery(context.document)
{
    connect(&m_file, &DocumentFile::opened, this, &FileCommands::onOpened);
    connect(&m_file, &DocumentFile::saved, this, &FileCommands::onSaved);
    connect(&m_file, &DocumentFile::otherNameLeft, this, &FileCommands::onOtherNameLeft);
    connect(&m_file, &DocumentFile::failed, this, &FileCommands::onFailed);
    connect(&m_file, &DocumentFile::changedOnDisk, this, &FileCommands::onChangedOnDisk);
    connect(&m_file, &DocumentFile::writtenByOther, this, &FileCommands::onWrittenByOther);
    connect(&m_file, &DocumentFile::busyChanged, this, &FileCommands::onBusyChanged);
}

FileCommands::~FileCommands()
{
    m_file.disconnect(this); // what it says on its route out is for nobody
}

QStringList FileCommands::droppedFiles(const QMimeData* data)
{
    QStringList files;
    for (const QUrl& url : data ? data->urls() : QList<QUrl>()) {
        if (!url.isLocalFile())
            return {};
        files.append(url.toLocalFile());
    }
    return files;
}

QString FileCommands::documentsFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString FileCommands::projectFolder() const
{
    const QString file = m_context.document.filePath();
    return file.isEmpty() ? documentsFolder() : QFileInfo(file).absolutePath();
}

void FileCommands::addOpenMenus(QMenu* file, QAction* before)
{
    m_recentMenu = new QMenu(tr("Open &recent"), file);
    m_recentMenu->setIcon(themedIcon(QStringLiteral("document-open-recent")));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &FileCommands::fillRecentMenu);
    auto* sampleMenu = new QMenu(tr("Open sa&mple"), file);
    sampleMenu->setToolTipsVisible(true);
    connect(sampleMenu, &QMenu::aboutToShow, this, [this, sampleMenu] {
        sampleMenu->clear();
        for (const Sample& sample : samples()) {
            QAction* action = sampleMenu->addAction(menuText(sample.title), this,
                                                    [this, path = sample.path] { openSample(path); });
            action->setToolTip(tipText(sample.description));
        }
    });
    file->insertMenu(before, m_recentMenu);
    file->insertMenu(before, sampleMenu);
    file->insertSeparator(before);
}

QString FileCommands::displayName() const
{
    if (!m_context.document.filePath().isEmpty())
        return QFileInfo(m_context.document.filePath()).fileName();
    const QString title = qtText(m_context.document.project().title);
    return title.isEmpty() ? tr("Untitled project") : title;
}

void FileCommands::whenSafe(std::function<void()> next)
{
    if (m_file.isBusy())
        return;
    if (!m_isOpen || !m_context.document.isModified()) {
        next();
        return;
    }
    switch (m_context.feedback.askUnsaved(m_context.window, displayName())) {
    case UnsavedAnswer::cancel:
        return;
    case UnsavedAnswer::discard:
        next();
        return;
    case UnsavedAnswer::save:
        m_afterSave = std::move(next);
        saveProject();
        return;
    }
}

void FileCommands::newProject()
{
    startWith(contraflow::newProject());
}

void FileCommands::startWith(const Project& project)
{
    whenSafe([this, project] {
        m_context.messages.clear(kFileTopic);
        m_file.makeNew(project);
        m_recovery.setStamp({});
        m_context.messages.clear(kRecoveryTopic);
        m_isOpen = true;
        emit created();
    });
}

void FileCommands::openProject()
{
    const QStringList recent = m_context.preferences.recentFiles();
    const QString folder = recent.isEmpty() || !m_context.document.filePath().isEmpty()
                               ? projectFolder()
                               : QFileInfo(recent.first()).path();
    whenSafe([this, folder] {
        const QString path = m_context.feedback.askPath(m_context.window, PathUse::openProject, folder);
        if (path.isEmpty() || m_context.showIfOpen(QFileInfo(path).absoluteFilePath()))
            return;
        m_opening = path;
        m_file.open(path);
    });
}

void FileCommands::openFile(const QString& path)
{
    if (m_context.showIfOpen(QFileInfo(path).absoluteFilePath()))
        return;
    whenSafe([this, path] {
        m_opening = path;
        m_file.open(path);
    });
}

void FileCommands::openSample(const QString& path)
{
    whenSafe([this, path] {
        m_opening = path;
        m_file.openCopy(path);
    });
}

void FileCommands::offerRecovery()
{
    if (!m_isOpen)
        offerCopies(m_recovery.abandoned());
}

void FileCommands::offerCopies(const QList<UnsavedCopy>& copies)
{
    m_context.messages.clear(kRecoveryTopic);
    if (copies.isEmpty())
        return;
    const UnsavedCopy& copy = copies.first();
    const QString name = !copy.file.isEmpty()    ? QFileInfo(copy.file).fileName()
                         : !copy.title.isEmpty() ? copy.title
                                                 : tr("Untitled project");
    QString text = tr("The program ended before “%1” was saved. A copy of %2 was kept.")
                       .arg(name, QLocale().toString(copy.written, QLocale::ShortFormat));
    if (copies.size() > 1)
        text += QLatin1Char(' ') + tr("%n more afterwards.", nullptr, static_cast<int>(copies.size() - 1));
    const auto others = copies.mid(1);
    m_context.messages.show(kRecoveryTopic, Severity::warning, text,
                            {{tr("Restore"), [this, copy] { restore(copy); }}, {tr("Throw away"), [=, this] {
                                                                                    Recovery::discard(
                                                                                        copy.path);
                                                                                    offerCopies(others);
                                                                                }}});
}

void FileCommands::restore(const UnsavedCopy& copy)
{
    whenSafe([this, copy] {
        m_recovering = m_opening = copy.path;
        m_file.openUnsaved(copy.path, copy.file, copy.stamp);
    });
}

void FileCommands::onOpened()
{
    m_opening.clear();
    m_context.messages.clear(kFileTopic);
    m_recovery.setStamp(m_file.stamp());
    if (const QString copy = std::exchange(m_recovering, QString()); !copy.isEmpty())
        m_recovery.adopt(copy);
    const QString file = m_context.document.filePath();
    if (!file.isEmpty()) {
        m_context.preferences.addRecentFile(file);
        refreshRecentFiles();
    }
    m_isOpen = true;
    QList<UnsavedCopy> copies = m_recovery.abandoned();
    copies.removeIf([&file](const UnsavedCopy& copy) { return file.isEmpty() || copy.file != file; });
    offerCopies(copies);
    emit opened();
}

void FileCommands::reloadProject()
{
    const QString path = m_context.document.filePath();
    if (path.isEmpty()) {
        m_context.messages.show(kFileTopic, Severity::note,
                                tr("The project has no file yet, so there is nothing to read again."));
        return;
    }
    whenSafe([this, path] {
        m_opening = path;
        m_file.reload();
    });
}

void FileCommands::saveProject()
{
    if (m_context.document.filePath().isEmpty())
        saveProjectAs();
    else
        m_file.save();
}

void FileCommands::saveProjectAs()
{
    QString suggestion = m_context.document.filePath();
    if (suggestion.isEmpty()) {
        const QStringList recent = m_context.preferences.recentFiles();
        const QString folder = recent.isEmpty() ? documentsFolder() : QFileInfo(recent.first()).path();
        suggestion = QDir(folder).filePath(tr("project") + QStringLiteral(".yaml"));
    }
    const QString path = m_context.feedback.askPath(m_context.window, PathUse::saveProject, suggestion);
    if (path.isEmpty())
        m_afterSave = nullptr;
    else
        m_file.saveAs(path);
}

void FileCommands::onSaved(const QString& path)
{
    m_context.messages.clear(kFileTopic);
    m_recovery.setStamp(m_file.stamp());
    m_context.preferences.addRecentFile(path);
    refreshRecentFiles();
    emit saved();
    if (const auto next = std::exchange(m_afterSave, nullptr); next && !m_context.document.isModified())
        next();
}

void FileCommands::onOtherNameLeft(const QString& path)
{
    m_context.messages.show(
        kFileTopic, Severity::note,
        tr("%1 has another name (a hard link), which keeps what was there before. Link it again.")
            .arg(QFileInfo(path).fileName()));
}

void FileCommands::onFailed(const QString& message)
{
    m_afterSave = nullptr;
    m_recovering.clear();
    m_context.messages.show(kFileTopic, Severity::error, message);
    if (!m_opening.isEmpty() && !QFileInfo::exists(m_opening)) {
        m_context.preferences.removeRecentFile(m_opening);
        refreshRecentFiles();
    }
    m_opening.clear();
    emit failed();
}

void FileCommands::onChangedOnDisk(const QString& path)
{
    switch (m_context.feedback.askChangedOnDisk(m_context.window, path)) {
    case ChangedOnDiskAnswer::overwrite:
        m_file.saveAs(path);
        return;
    case ChangedOnDiskAnswer::saveElsewhere:
        saveProjectAs();
        return;
    case ChangedOnDiskAnswer::cancel:
        m_afterSave = nullptr;
        return;
    }
}

void FileCommands::onWrittenByOther(const QString& path)
{
    m_context.messages.show(kFileTopic, Severity::warning,
                            tr("Another program changed %1.").arg(QFileInfo(path).fileName()),
                            {{tr("Reload"), [this] { reloadProject(); }},
                             {tr("Compare…"), [this] { compareWithDisk(); }},
                             {tr("Keep mine"), [this] { keepMine(); }}});
}

void FileCommands::compareWithDisk()
{
    auto* dialog =
        new DiskChangesDialog(m_context.document.project(), m_context.document.filePath(), m_context.window);
    connect(dialog, &DiskChangesDialog::reloadRequested, this, &FileCommands::reloadProject);
    connect(dialog, &DiskChangesDialog::keepRequested, this, &FileCommands::keepMine);
    dialog->open();
}

void FileCommands::keepMine()
{
    m_file.keepMine();
    m_context.messages.clear(kFileTopic);
}

void FileCommands::onBusyChanged(bool isBusy)
{
    const QString name =
        QFileInfo(m_opening.isEmpty() ? m_context.document.filePath() : m_opening).fileName();
    emit activityChanged(!isBusy               ? QString()
                         : m_opening.isEmpty() ? tr("Saving %1…").arg(name)
                                               : tr("Opening %1…").arg(name));
}

void FileCommands::closeProject()
{
    whenSafe([this] {
        m_context.messages.clear(kFileTopic);
        m_context.document.reset({}, {});
        m_isOpen = false;
        emit closed();
        offerRecovery();
    });
}

void FileCommands::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString& path : m_context.preferences.recentFiles()) {
        QAction* action = m_recentMenu->addAction(menuText(QFileInfo(path).fileName()), this,
                                                  [this, path] { openFile(path); });
        action->setToolTip(tipText(QDir::toNativeSeparators(path)));
    }
    m_recentMenu->setToolTipsVisible(true);
    if (m_recentMenu->isEmpty())
        return;
    m_recentMenu->addSeparator();
    QAction* clear = m_recentMenu->addAction(tr("Forget these files"), this, [this] {
        m_context.preferences.clearRecentFiles();
        refreshRecentFiles();
    });
    clear->setToolTip(tr("Empty this list; the files stay where they are"));
}

void FileCommands::refreshRecentFiles()
{
    const QStringList files = m_context.preferences.recentFiles();
    if (m_recentMenu)
        m_recentMenu->setEnabled(!files.isEmpty());
    emit recentFilesChanged(files);
}

} // namespace contraflow
