// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/document/document_file.h"

#include "app/desktop/jobs/latest_job.h"
#include "core/sharing/catalog.h"

#include <QFile>
#include <QFileInfo>

#include <filesystem>
#include <system_error>
#include <utility>

namespace contraflow {

namespace {

std::filesystem::path nativePath(const QString& path)
{
    return std::filesystem::path(path.toStdU16String());
}

/** Keeps the former content beside the file; a backup that fails must not keep anyone from saving. */
void keepBackup(const std::filesystem::path& path)
{
    std::filesystem::path backup = path;
    backup += "~";
    std::error_code ignored;
    std::filesystem::copy_file(path, backup, std::filesystem::copy_options::overwrite_existing, ignored);
}

/** Reads a file, or a resource of the program, which only Qt can read. */
Result<LoadedProject> readAny(const QString& path)
{
    if (!path.startsWith(QLatin1Char(':')))
        return readProject(nativePath(path));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::notFound, "the program has no sample called " + path.toStdString()};
    return parseProject(file.readAll().toStdString());
}

/** A project that was read, and what its file looked like before: what is written meanwhile is another's. */
struct Reading
{
    Result<LoadedProject> project;
    FileStamp stamp = {};
};

struct Writing
{
    Result<void> result;
    FileStamp stamp = {};
    bool hasOtherName = false; ///< a hard link, which keeps the former content
};

/** Whether a file that is about to be replaced has other names. */
bool hasOtherNames(const std::filesystem::path& path)
{
    std::error_code failed;
    const std::uintmax_t names = std::filesystem::hard_link_count(path, failed);
    return !failed && names > 1;
}

} // namespace

Project newProject()
{
    Project project;
    Platform platform;
    platform.name = "platform";
    Workload workload;
    workload.name = "workload";
    Model model = plainModel(usualModel().kind);
    Scenario scenario;
    scenario.name = "scenario";
    scenario.platform = platform.name;
    scenario.workload = workload.name;
    scenario.model = model.name;
    project.platforms.append(std::move(platform));
    project.workloads.append(std::move(workload));
    project.models.append(std::move(model));
    project.scenarios.append(std::move(scenario));
    return project;
}

class DocumentFile::Private
{
public:
    using Loaded = std::shared_ptr<Reading>;

    explicit Private(DocumentFile& file)
        : reading(DocumentFile::tr("Opening the project"),
                  [this](Loaded loaded) { onRead(std::move(*loaded)); })
        , writing(DocumentFile::tr("Saving the project"),
                  [this](const Writing& written) { onWritten(written); })
        , owner(file)
    {}

    void onRead(Reading loaded);
    void onWritten(const Writing& written);

    LatestJob<Loaded> reading;
    LatestJob<Writing> writing;
    DocumentFile& owner;
    QString path;
    quint64 revision = 0;
    Target target; ///< of reading
};

void DocumentFile::Private::onRead(Reading loaded)
{
    owner.setBusy(false);
    if (!loaded.project) {
        emit owner.failed(QString::fromStdString(loaded.project.error().message));
        return;
    }
    owner.m_stamp = target.file.isEmpty() ? FileStamp() : target.stamp.value_or(loaded.stamp);
    owner.m_backedUp.clear();
    owner.m_document.reset(std::move(loaded.project).value(), target.file);
    emit owner.opened(path);
}

void DocumentFile::Private::onWritten(const Writing& written)
{
    owner.setBusy(false);
    if (!written.result) {
        emit owner.failed(QString::fromStdString(written.result.error().message));
        return;
    }
    owner.m_stamp = written.stamp;
    owner.m_backedUp = path;
    if (owner.m_document.revision() == revision)
        owner.m_document.markSaved(path);
    else
        owner.m_document.setFilePath(path);
    emit owner.saved(path);
    if (written.hasOtherName)
        emit owner.otherNameLeft(path);
}

DocumentFile::DocumentFile(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_private(std::make_unique<Private>(*this))
{
    connect(&document, &Document::filePathChanged, this, &DocumentFile::watch);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &DocumentFile::lookAtDisk);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &DocumentFile::lookAtDisk);
}

DocumentFile::~DocumentFile() = default;

void DocumentFile::makeNew(Project project)
{
    if (m_isBusy)
        return;
    const bool isWork = project != newProject();
    LoadedProject loaded;
    loaded.project = std::move(project);
    m_stamp = FileStamp();
    m_backedUp.clear();
    m_document.reset(std::move(loaded), QString());
    if (isWork)
        m_document.undoStack()->resetClean();
}

void DocumentFile::open(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    read(absolute, {absolute, {}});
}

void DocumentFile::openCopy(const QString& path)
{
    read(path, {});
}

void DocumentFile::openUnsaved(const QString& copy, const QString& file, const FileStamp& stamp)
{
    read(copy, {file, stamp});
}

void DocumentFile::save()
{
    const QString path = m_document.filePath();
    if (path.isEmpty())
        emit failed(tr("The project has no file yet. Choose where to keep it with Save as."));
    else if (isOther(FileStamp::of(path)))
        emit changedOnDisk(path);
    else
        write(path);
}

void DocumentFile::reload()
{
    if (const QString path = m_document.filePath(); !path.isEmpty())
        open(path);
}

void DocumentFile::keepMine()
{
    m_stamp = FileStamp::of(m_document.filePath());
    m_document.undoStack()->resetClean();
}

/** Whether a file that is there is not what was read or written here. */
bool DocumentFile::isOther(const FileStamp& stamp) const
{
    return m_stamp != FileStamp() && stamp != FileStamp() && stamp != m_stamp;
}

void DocumentFile::watch()
{
    if (const QStringList before = m_watcher.files() + m_watcher.directories(); !before.isEmpty())
        m_watcher.removePaths(before);
    m_told = FileStamp();
    // The folder as well: programs that write a new file and rename it leave the old one.
    if (const QString path = m_document.filePath(); !path.isEmpty())
        m_watcher.addPaths({path, QFileInfo(path).path()});
}

void DocumentFile::lookAtDisk()
{
    const QString path = m_document.filePath();
    const FileStamp found = FileStamp::of(path);
    if (m_isBusy || path.isEmpty() || !isOther(found) || found == m_told)
        return;
    m_told = found;
    if (!m_watcher.files().contains(path))
        m_watcher.addPath(path);
    emit writtenByOther(path);
}

void DocumentFile::saveAs(const QString& path)
{
    const QFileInfo info(path);
    const QString target = info.absoluteFilePath();
    write(info.suffix().isEmpty() && !info.exists() ? target + QStringLiteral(".yaml") : target);
}

void DocumentFile::read(const QString& path, const Target& target)
{
    if (m_isBusy)
        return;
    setBusy(true);
    m_private->path = path;
    m_private->target = target;
    m_private->reading.start([path](const JobContext&) {
        const FileStamp stamp = FileStamp::of(path);
        return std::make_shared<Reading>(Reading{readAny(path), stamp});
    });
}

void DocumentFile::write(const QString& path)
{
    if (m_isBusy)
        return;
    setBusy(true);
    m_private->path = path;
    m_private->revision = m_document.revision();
    const bool needsBackup = m_backedUp != path;
    m_private->writing.start(
        [path, target = nativePath(path), project = m_document.project(), needsBackup](const JobContext&) {
            if (needsBackup)
                keepBackup(target);
            const bool hasOtherName = hasOtherNames(target);
            Result<void> written = writeProject(target, project);
            return Writing{std::move(written), FileStamp::of(path), hasOtherName};
        });
}

void DocumentFile::setBusy(bool busy)
{
    if (m_isBusy == busy)
        return;
    m_isBusy = busy;
    emit busyChanged(busy);
}

} // namespace contraflow
