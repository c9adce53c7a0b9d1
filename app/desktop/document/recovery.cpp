// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
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

/** Beside the copy stands what it is a copy of. */
QString originPath(const QString& copy)
{
    return copy + QStringLiteral(".origin");
}

constexpr QLatin1String kFileKey("file");
constexpr QLatin1String kTitleKey("title");
constexpr QLatin1String kModifiedKey("modified"); ///< ms since 1970, UTC
constexpr QLatin1String kSizeKey("size");         ///< bytes

/** What is said beside the copy; of copies without it only what their file shows. */
UnsavedCopy readCopy(const QString& path)
{
    UnsavedCopy copy;
    copy.path = path;
    copy.written = QFileInfo(path).lastModified();
    QFile file(originPath(path));
    if (!file.open(QIODevice::ReadOnly))
        return copy;
    const QJsonObject origin = QJsonDocument::fromJson(file.read(65536)).object();
    copy.file = origin.value(kFileKey).toString();
    copy.title = origin.value(kTitleKey).toString();
    if (origin.contains(kSizeKey))
        copy.stamp = {QDateTime::fromMSecsSinceEpoch(origin.value(kModifiedKey).toInteger()),
                      origin.value(kSizeKey).toInteger()};
    return copy;
}

std::unique_ptr<QLockFile> makeLock(const QString& copy)
{
    auto lock = std::make_unique<QLockFile>(lockPath(copy));
    lock->setStaleLockTime(0); // only the end of the program that holds it makes it stale, not its age
    return lock;
}

/** Removes what killed programs left that is no copy: origins of copies that were never made, locks, and
 * files that were being written. `own` is the copy of this program. */
void removeRemains(const QDir& directory, const QString& own)
{
    const QString ending = QStringLiteral(".yaml");
    for (const QString& name :
         directory.entryList({QStringLiteral("*.yaml.*")}, QDir::Files | QDir::Hidden)) {
        const qsizetype from = name.startsWith(QLatin1Char('.')) ? 1 : 0;
        const QString copy = directory.filePath(name.mid(from, name.indexOf(ending) + ending.size() - from));
        if (copy == own)
            continue;
        const auto lock = makeLock(copy);
        if (!lock->tryLock(0))
            continue;
        const QString path = directory.filePath(name);
        const bool isKept = path == originPath(copy) && QFile::exists(copy);
        if (!isKept && path != lockPath(copy)) // giving the lock back removes it
            QFile::remove(path);
    }
}

} // namespace

Recovery::Recovery(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_job(tr("Keeping a copy of unsaved work"), [this](bool isKept) {
        if (!isKept)
            m_writtenRevision = 0; // the next time is another try
    })
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

QList<UnsavedCopy> Recovery::abandoned() const
{
    QList<UnsavedCopy> copies;
    const QDir directory = folder();
    removeRemains(directory, m_path);
    for (const QString& name : directory.entryList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Time)) {
        const QString copy = directory.filePath(name);
        if (copy == m_path)
            continue;
        const auto lock = makeLock(copy);
        if (lock->tryLock(0))
            copies += readCopy(copy);
    }
    return copies;
}

void Recovery::adopt(const QString& copy)
{
    m_document.undoStack()->resetClean();
    if (QFile::rename(copy, m_path)) {
        QFile::remove(originPath(copy));
        writeOrigin();
        m_lock = makeLock(m_path);
        m_lock->tryLock(0);
    }
    m_writtenRevision = m_document.revision();
}

void Recovery::discard(const QString& copy)
{
    QFile::remove(copy);
    QFile::remove(originPath(copy));
}

void Recovery::writeOrigin() const
{
    QJsonObject origin{{kTitleKey, QString::fromStdString(m_document.project().title)}};
    if (!m_document.filePath().isEmpty())
        origin.insert(kFileKey, m_document.filePath());
    if (m_stamp != FileStamp()) {
        origin.insert(kModifiedKey, m_stamp.modified.toMSecsSinceEpoch());
        origin.insert(kSizeKey, m_stamp.size);
    }
    QSaveFile file(originPath(m_path));
    if (file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(origin).toJson()) > 0)
        file.commit();
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
    writeOrigin();
    m_job.start([path = std::filesystem::path(m_path.toStdU16String()), project = m_document.project(),
                 isWanted = m_isWanted](const JobContext& context) {
        if (context.stop.stop_requested() || !writeProject(path, project))
            return false;
        // Saved or given up in the meantime, nothing is left to recover. A newer copy that waits for this one
        // is no such end: until it is there, this one is what a crash leaves.
        std::error_code ignored;
        if (!*isWanted)
            std::filesystem::remove(path, ignored);
        return true;
    });
}

void Recovery::clear()
{
    m_job.cancel();
    *m_isWanted = false;
    m_isWanted = std::make_shared<std::atomic_bool>(true);
    m_writtenRevision = 0;
    discard(m_path);
    m_lock.reset();
}

} // namespace contraflow
