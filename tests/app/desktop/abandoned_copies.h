// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/document/recovery.h"

#include <QFile>
#include <QFileInfo>
#include <QTest>

namespace contraflow::test {

/** Keeps a copy of the unsaved work of a document, and leaves it as a program does that was killed: no lock,
 * no clean end. `stamp` is that of the document's file. Returns its path. */
inline QString leaveCopyBehind(Document& document, const FileStamp& stamp = {})
{
    Recovery recovery(document);
    recovery.setStamp(stamp);
    recovery.write();
    [&] { QTRY_VERIFY(QFile::exists(recovery.copyPath())); }();
    const QString left = QFileInfo(recovery.copyPath()).path() + QStringLiteral("/left.yaml");
    for (const QString& ending : {QString(), QStringLiteral(".origin")}) {
        QFile::remove(left + ending);
        if (!QFile::copy(recovery.copyPath() + ending, left + ending))
            qFatal("cannot copy");
    }
    return left;
}

/** Throws all copies away that programs left behind. */
inline void discardAbandonedCopies()
{
    Document document;
    for (const UnsavedCopy& copy : Recovery(document).abandoned())
        Recovery::discard(copy.path);
}

} // namespace contraflow::test
