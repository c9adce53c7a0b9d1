// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/document.h"
#include "app/desktop/jobs/latest_job.h"

#include <QDateTime>
#include <QFileInfo>
#include <QList>
#include <QLockFile>
#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <memory>

namespace contraflow {

/** What a file looked like when it was last read or written here; differs once another program wrote to it.
 */
struct FileStamp
{
    QDateTime modified;
    qint64 size = -1; ///< bytes; -1: there is no file

    bool operator==(const FileStamp&) const = default;

    [[nodiscard]] static FileStamp of(const QString& path)
    {
        const QFileInfo info(path);
        return info.exists() ? FileStamp{info.lastModified(), info.size()} : FileStamp();
    }
};

/** Work that a program left behind which did not end as it should. */
struct UnsavedCopy
{
    QString path;      ///< of the copy
    QDateTime written; ///< when it was made
    QString file;      ///< the project's own; empty: it had none
    FileStamp stamp;   ///< what that file looked like to the program
    QString title;     ///< of the project
};

/**
 * Keeps a copy of unsaved work beside the user's data, so that a crash or a power cut loses little. The copy
 * goes away when the project is saved, given up or closed; what a program that ended otherwise left behind is
 * offered at the next start. Each window owns one copy, locked while it lives.
 */
class Recovery : public QObject
{
    Q_OBJECT

public:
    explicit Recovery(Document& document, QObject* parent = nullptr);
    ~Recovery() override;

    /** Copies left behind by programs that no longer run, newest first. */
    [[nodiscard]] QList<UnsavedCopy> abandoned() const;
    /** The document was read from that abandoned copy: it is unsaved work again, and the copy is this
     * window's. */
    void adopt(const QString& copy);
    /** Throws an abandoned copy away. */
    static void discard(const QString& copy);

    /** What the project's file looks like to this window; a copy remembers it. */
    void setStamp(const FileStamp& stamp) { m_stamp = stamp; }

    /** Writes the copy now when there is unsaved work that it does not have yet. */
    void write();
    /** Removes this window's copy: its work was saved or given up. */
    void clear();

    [[nodiscard]] QString copyPath() const { return m_path; }

private:
    void writeOrigin() const;

    Document& m_document;
    FileStamp m_stamp;
    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    quint64 m_writtenRevision = 0;
    /** Whether what is being written is still wanted; shared with the job that writes it. */
    std::shared_ptr<std::atomic_bool> m_isWanted = std::make_shared<std::atomic_bool>(true);
    LatestJob<bool> m_job;
};

} // namespace contraflow
