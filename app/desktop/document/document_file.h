// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/document/recovery.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace contraflow {

/** An empty project with a first platform, workload, model and scenario to fill. */
[[nodiscard]] Project newProject();

/**
 * Brings the document from and to disk, off the GUI thread. One operation at a time: while isBusy() further
 * requests are refused. Edits made while a file is being written stay and leave the document modified.
 */
class DocumentFile : public QObject
{
    Q_OBJECT

public:
    explicit DocumentFile(Document& document, QObject* parent = nullptr);
    ~DocumentFile() override;

    [[nodiscard]] bool isBusy() const { return m_isBusy; }

    /** Starts with a project that was made rather than read. */
    void makeNew(Project project = newProject());

    /** Reads a project and replaces the document; on failure the document stays as it is. */
    void open(const QString& path);
    /** Reads a project as a template (a sample): the document has no file of its own afterwards. */
    void openCopy(const QString& path);
    /** Reads a copy of unsaved work whose file is `file`, which looked like `stamp` when the copy was made.
     */
    void openUnsaved(const QString& copy, const QString& file, const FileStamp& stamp);
    /** What the document's file looked like when it was last read or written here. */
    [[nodiscard]] const FileStamp& stamp() const { return m_stamp; }

    /**
     * Writes to the document's file. Fails, changing nothing, when the document has no file, or when the file
     * on disk was changed by someone else since it was read or written here.
     */
    void save();
    /** Reads the document's file again, in place of all changes. */
    void reload();
    /** What another program wrote to the document's file is to be written over: the document is not what is
     * there. */
    void keepMine();
    /** Writes to `path` (".yaml" is added when it has no suffix) and keeps the document there from now on. */
    void saveAs(const QString& path);

signals:
    void busyChanged(bool busy);
    void opened(const QString& path);
    void saved(const QString& path);
    void failed(const QString& message); ///< names file, reason and remedy
    /** After saved(): the file has another name, a hard link, which keeps what was there before. */
    void otherNameLeft(const QString& path);
    void changedOnDisk(const QString& path); ///< save() refused: saveAs(path) overwrites what the other wrote
    /** Another program wrote to the document's file; said once for each time. */
    void writtenByOther(const QString& path);

private:
    class Private;
    [[nodiscard]] bool isOther(const FileStamp& stamp) const;
    void watch();
    void lookAtDisk();
    /** What becomes of the document that is read. */
    struct Target
    {
        QString file;                   ///< where it is kept from now on; empty: nowhere yet
        std::optional<FileStamp> stamp; ///< of that file; empty: as it is now
    };
    void read(const QString& path, const Target& target);
    void write(const QString& path);
    void setBusy(bool busy);

    Document& m_document;
    std::unique_ptr<Private> m_private;
    QFileSystemWatcher m_watcher;
    FileStamp m_stamp;
    FileStamp m_told;   ///< of what another program wrote
    QString m_backedUp; ///< path whose former content was kept in this session
    bool m_isBusy = false;
};

} // namespace contraflow
