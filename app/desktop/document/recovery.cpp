// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QUuid>

#include <chrono>
#include <filesystem>

namespace contraflow {
namespace {

/** Work younger than this may be lost. */
constexpr std::chrono::seconds kInterval{15};

QDir folder()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                QStringLiteral("/contraflow/recovery"));
}

QString lockPath(const QString& copy)
{
    return copy + QStringLiteral(".lock");
}

std::unique_ptr<QLockFile> makeLock(const QString& copy)
{
    auto lock = std::make_unique<QLockFile>(lockPath(copy));
    lock->setStaleLockTime(0); // only the end of the program that holds it makes it stale, not its age
    return lock;
}

} // namespace

Recovery::Recovery(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job([](bool) {})
{
    m_path = folder().filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".yaml"));
    m_timer.setInterval(kInterval);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
    m_timer.start();
    connect(&m_document, &Document::modifiedChanged, this, [this](bool isModified) {
        if (!isModified)
            clear();
    });
}

Recovery::~Recovery()
{
    // Reached when the window closes as it should: unsaved work was asked about before.
    clear();
}

QStringList Recovery::abandoned() const
{
    QStringList copies;
    const QDir directory = folder();
    for (const QString& name : directory.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Time)) {
        const QString copy = directory.filePath(name);
        if (copy == m_path)
            continue;
        const auto lock = makeLock(copy);
        if (lock->tryLock(0))
            copies += copy;
    }
    return copies;
}

void Recovery::adopt(const QString& copy)
{
    m_document.undoStack()->resetClean();
    if (QFile::rename(copy, m_path)) {
        m_lock = makeLock(m_path);
        m_lock->tryLock(0);
    }
    m_writtenRevision = m_document.revision();
}

void Recovery::discard(const QString& copy)
{
    QFile::remove(copy);
}

void Recovery::write()
{
    if (!m_document.isModified() || m_document.revision() == m_writtenRevision)
        return;
    if (!folder().mkpath(QStringLiteral(".")))
        return; // nowhere to keep it: saving by hand still works and says why when it does not
    if (!m_lock) {
        m_lock = makeLock(m_path);
        m_lock->tryLock(0);
    }
    m_writtenRevision = m_document.revision();
    m_job.start([path = std::filesystem::path(m_path.toStdU16String()),
                 project = m_document.project()](const JobContext& context) {
        if (context.stop.stop_requested() || !writeProject(path, project))
            return false;
        std::error_code ignored; // saved or given up in the meantime: nothing is left to recover
        if (context.stop.stop_requested())
            std::filesystem::remove(path, ignored);
        return true;
    });
}

void Recovery::clear()
{
    m_job.cancel();
    m_writtenRevision = 0;
    QFile::remove(m_path);
    m_lock.reset();
}

} // namespace contraflow
