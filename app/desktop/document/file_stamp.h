// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileInfo>
#include <QString>

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

} // namespace contraflow
