// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/file_replacement.h"

#include "core/base/sentence.h"
#include <cerrno>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <string>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <utility>

namespace contraflow {

namespace {

namespace fs = std::filesystem;

constexpr int kTemporaryNameTries = 100;
constexpr int kMaxLinks = 40;

/** The file that a chain of symbolic links leads to, also when it does not exist yet. */
Result<fs::path> followLinks(const fs::path& path)
{
    fs::path target = path;
    for (int i = 0; i < kMaxLinks; ++i) {
        std::error_code error;
        if (!fs::is_symlink(fs::symlink_status(target, error)))
            return target;
        const fs::path next = fs::read_symlink(target, error);
        if (error)
            return systemError(path, sentence("the link cannot be read"), error.value());
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return fileError(ErrorCode::invalidInput, path,
                     sentence("is a link that leads back to itself; remove the link"));
}

fs::path folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

constexpr std::string_view kTemporaryEnding = ".tmp";

/** What the names of all temporary files for a target begin with. */
std::string temporaryStem(const fs::path& target)
{
    // A name at the limit of the file system must still get its temporary file.
    return "." + target.filename().string().substr(0, 200) + ".";
}

/** A new file beside `target`; its name in `name`. New files get the permissions that the user's umask
 * leaves. Whoever writes it holds it locked. */
int openTemporary(const fs::path& target, fs::path& name)
{
    for (int i = 0; i < kTemporaryNameTries; ++i) {
        name = folderOf(target) / (temporaryStem(target) + std::to_string(::getpid()) + "-" +
                                   std::to_string(i) + std::string(kTemporaryEnding));
        const int fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
        if (fd >= 0)
            (void)::flock(fd, LOCK_EX | LOCK_NB); // where there are no locks, nobody removes the file either
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
}

/** Whether a name is ".NAME.PID-N.tmp", which only this file gives. */
bool isTemporaryName(std::string_view name, std::string_view stem)
{
    if (!name.starts_with(stem) || !name.ends_with(kTemporaryEnding) ||
        name.size() < stem.size() + kTemporaryEnding.size())
        return false;
    name.remove_prefix(stem.size());
    name.remove_suffix(kTemporaryEnding.size());
    const std::size_t dash = name.find('-');
    const auto isNumber = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return dash != std::string_view::npos && isNumber(name.substr(0, dash)) &&
           isNumber(name.substr(dash + 1));
}

/** Removes a file when it is old and nobody holds it. */
void removeIfLeft(const fs::path& file)
{
    // The lock comes a moment after the file itself.
    constexpr time_t kYoung = 10;
    const Descriptor left(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK));
    struct stat facts = {};
    if (!left.isOpen() || ::fstat(left.get(), &facts) != 0 || !S_ISREG(facts.st_mode) ||
        facts.st_uid != ::geteuid() || facts.st_mtime > ::time(nullptr) - kYoung)
        return;
    if (::flock(left.get(), LOCK_EX | LOCK_NB) == 0)
        ::unlink(file.c_str());
}

/** Removes what programs that were killed while they wrote this file have left beside it: nothing is left for
 * good. */
void removeLeftTemporaries(const fs::path& target)
{
    const std::string stem = temporaryStem(target);
    std::error_code error;
    for (fs::directory_iterator at(folderOf(target), error), end; !error && at != end; at.increment(error))
        if (isTemporaryName(at->path().filename().string(), stem))
            removeIfLeft(at->path());
}

bool writeAll(int fd, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(fd, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return true;
}

/** Some file systems have no permissions to set; what counts is that the new file is as private as the old
 * one. */
bool takeMode(int fd, mode_t mode)
{
    constexpr mode_t bits = 07777;
    if (::fchmod(fd, mode & bits) == 0)
        return true;
    const int number = errno;
    struct stat facts = {};
    const bool isSame = ::fstat(fd, &facts) == 0 && (facts.st_mode & bits) == (mode & bits);
    errno = number;
    return isSame;
}

/** Gives the new file the owner and the permissions of the old one; the number of the system error, or 0. */
int takeOwnerAndMode(int fd, const struct stat& old)
{
    // Giving the file to its old owner fails for ordinary users, and they then own the new one.
    if (::fchown(fd, old.st_uid, old.st_gid) != 0)
        errno = 0;
    return takeMode(fd, old.st_mode) ? 0 : errno;
}

/** What belongs to a file for its user. Checksums and labels that the system keeps are not among it. */
bool isUsersAttribute(const std::string& name)
{
    return name.starts_with("user.") || name == "system.posix_acl_access";
}

/** Gives the new file the attributes of the old one: access lists and what users note about files. Those that
 * the file system or the rights do not allow stay behind, as they do with every copy. */
void takeAttributes(int fd, const fs::path& old)
{
    const ssize_t room = ::listxattr(old.c_str(), nullptr, 0);
    if (room <= 0)
        return;
    std::string names(static_cast<std::size_t>(room), '\0');
    const ssize_t got = ::listxattr(old.c_str(), names.data(), names.size());
    names.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
    for (std::size_t at = 0; at < names.size();) {
        const std::string name(names.c_str() + at);
        at += name.size() + 1;
        if (!isUsersAttribute(name))
            continue;
        const ssize_t size = ::getxattr(old.c_str(), name.c_str(), nullptr, 0);
        std::string value(size > 0 ? static_cast<std::size_t>(size) : 0, '\0');
        if (size >= 0 && ::getxattr(old.c_str(), name.c_str(), value.data(), value.size()) == size)
            (void)::fsetxattr(fd, name.c_str(), value.data(), value.size(), 0);
    }
}

} // namespace

Result<FileReplacement> FileReplacement::open(const fs::path& path)
{
    ASSIGN_OR_RETURN(const fs::path followed, followLinks(path));
    const fs::path& target = followed;

    struct stat old = {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (exists && !S_ISREG(old.st_mode))
        return notAFile(path, old.st_mode);
    // The rename would replace a write-protected file without asking.
    if (exists && ::access(target.c_str(), W_OK) != 0)
        return systemError(path, sentence("the file is write-protected"), errno);

    fs::path temporary;
    const int fd = openTemporary(target, temporary);
    if (fd < 0) {
        Error error = systemError(
            path, sentence("the folder %1 does not take a new file", {folderOf(target).string()}), errno);
        error.code = ErrorCode::environment;
        return error;
    }
    removeLeftTemporaries(target);
    FileReplacement file(path, target, temporary, fd);
    if (const int number = exists ? takeOwnerAndMode(fd, old) : 0; number != 0)
        return file.failure(number);
    if (exists)
        takeAttributes(fd, target);
    return file;
}

FileReplacement::FileReplacement(fs::path path, fs::path target, fs::path temporary, int descriptor)
    : m_path(std::move(path))
    , m_target(std::move(target))
    , m_temporary(std::move(temporary))
    , m_file(descriptor)
{}

FileReplacement::FileReplacement(FileReplacement&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_target(std::move(other.m_target))
    , m_temporary(std::exchange(other.m_temporary, {}))
    , m_file(std::move(other.m_file))
{}

FileReplacement::~FileReplacement()
{
    if (!m_temporary.empty())
        ::unlink(m_temporary.c_str());
}

Error FileReplacement::failure(int number) const
{
    Error error = systemError(m_path, sentence("the file cannot be written and was left as it was"), number);
    error.code = ErrorCode::environment;
    return error;
}

Result<void> FileReplacement::write(std::string_view text)
{
    if (!writeAll(m_file.get(), text))
        return failure(errno);
    return {};
}

/** Gives the temporary file the target's name; errno says why not. */
bool FileReplacement::putInPlace(Present present) const
{
    if (present == Present::kept) {
        if (::renameat2(AT_FDCWD, m_temporary.c_str(), AT_FDCWD, m_target.c_str(), RENAME_NOREPLACE) == 0)
            return true;
        if (errno != EINVAL && errno != ENOSYS) // it is not for every file system
            return false;
        // A second name is given only where there is none, which a plain rename cannot promise.
        if (::link(m_temporary.c_str(), m_target.c_str()) == 0) {
            ::unlink(m_temporary.c_str());
            return true;
        }
        if (errno == EEXIST)
            return false;
        struct stat facts = {}; // some file systems know no second names
        if (::lstat(m_target.c_str(), &facts) == 0) {
            errno = EEXIST;
            return false;
        }
    }
    return ::rename(m_temporary.c_str(), m_target.c_str()) == 0;
}

Result<void> FileReplacement::commit(Present present)
{
    if (::fsync(m_file.get()) != 0 || !m_file.close() || !putInPlace(present))
        return failure(errno);
    m_temporary.clear();
    // Without this the rename itself may be lost in a power failure. Some network file systems cannot do it,
    // and the file is complete all the same.
    const Descriptor folder(::open(folderOf(m_target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.isOpen())
        ::fsync(folder.get());
    return {};
}

} // namespace contraflow
