// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_file.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace contraflow {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kChunkBytes = std::size_t{4} << 20U;
constexpr int kTemporaryNameTries = 100;
constexpr int kMaxLinks = 40;

/** Owns a file descriptor. */
class Descriptor
{
public:
    explicit Descriptor(int fd) : m_fd(fd) {}
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    [[nodiscard]] bool isOpen() const { return m_fd >= 0; }
    [[nodiscard]] int get() const { return m_fd; }
    /** False when the system reports a write error only now. */
    [[nodiscard]] bool close()
    {
        const int fd = m_fd;
        m_fd = -1;
        return ::close(fd) == 0;
    }

private:
    int m_fd;
};

Error fileError(ErrorCode code, const fs::path& path, const std::string& text)
{
    return {code, path.string() + ": " + text};
}

/** What the system said when a file could not be read or written, with a remedy where there is one. */
Error systemError(const fs::path& path, const std::string& what, int number)
{
    const std::string reason = what + " (" + std::strerror(number) + ")";
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return fileError(ErrorCode::notFound, path, reason + "; check the spelling of the path");
    case EACCES:
    case EPERM:
    case EROFS:
        return fileError(ErrorCode::environment, path,
                         reason + "; change the permissions, or use a file in a folder of your own");
    case ENOSPC:
    case EDQUOT:
        return fileError(ErrorCode::environment, path, reason + "; free some space or use another disk");
    default:
        return fileError(ErrorCode::environment, path, reason);
    }
}

/** Why something that is not an ordinary file is refused. */
Error notAFile(const fs::path& path, mode_t mode)
{
    if (S_ISDIR(mode))
        return fileError(ErrorCode::invalidInput, path, "is a folder; name a file in it");
    if (S_ISFIFO(mode) || S_ISSOCK(mode))
        return fileError(ErrorCode::invalidInput, path,
                         "is a pipe and not a file; store its content in a file first");
    return fileError(ErrorCode::invalidInput, path, "is a device and not a file; name an ordinary file");
}

std::string tooBig(std::size_t maxBytes)
{
    return "is bigger than " + std::to_string(maxBytes / 1'000'000) +
           " MB, the most that is read; split it into several files";
}

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
            return systemError(path, "the link cannot be read", error.value());
        target = next.is_absolute() ? next : target.parent_path() / next;
    }
    return fileError(ErrorCode::invalidInput, path, "is a link that leads back to itself; remove the link");
}

fs::path folderOf(const fs::path& file)
{
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/** A new file beside `target`; its name in `name`. New files get the permissions that the user's umask
 * leaves. */
int openTemporary(const fs::path& target, fs::path& name)
{
    // A name at the limit of the file system must still get its temporary file.
    const std::string stem = target.filename().string().substr(0, 200);
    for (int i = 0; i < kTemporaryNameTries; ++i) {
        name = folderOf(target) /
               ("." + stem + "." + std::to_string(::getpid()) + "-" + std::to_string(i) + ".tmp");
        const int fd = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0666);
        if (fd >= 0 || errno != EEXIST)
            return fd;
    }
    return -1;
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

/** Fills the temporary file and puts it in the target's place; the number of the system error, or 0. */
int fillAndRename(Descriptor& file, const fs::path& temporary, const fs::path& target, const struct stat* old,
                  std::string_view text)
{
    if (old != nullptr) {
        // Giving the file to its old owner fails for ordinary users, and they then own the new one.
        if (::fchown(file.get(), old->st_uid, old->st_gid) != 0)
            errno = 0;
        if (!takeMode(file.get(), old->st_mode))
            return errno;
    }
    if (!writeAll(file.get(), text) || ::fsync(file.get()) != 0 || !file.close() ||
        ::rename(temporary.c_str(), target.c_str()) != 0)
        return errno;
    // Without this the rename itself may be lost in a power failure. Some network file systems cannot do it,
    // and the file is complete all the same.
    const Descriptor folder(::open(folderOf(target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.isOpen())
        ::fsync(folder.get());
    return 0;
}

} // namespace

Result<void> readFileInChunks(const fs::path& path, std::size_t maxBytes, const ChunkSink& sink)
{
    // Asked before opening, because opening some devices already does something.
    struct stat facts = {};
    if (::stat(path.c_str(), &facts) != 0)
        return systemError(path, errno == ENOENT ? "there is no such file" : "the file cannot be read",
                           errno);
    if (!S_ISREG(facts.st_mode))
        return notAFile(path, facts.st_mode);
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen())
        return systemError(path, "the file cannot be read", errno);
    if (::fstat(file.get(), &facts) != 0)
        return systemError(path, "the file cannot be read", errno);
    if (!S_ISREG(facts.st_mode))
        return notAFile(path, facts.st_mode);
    const bool isTooBig = static_cast<std::uint64_t>(facts.st_size) > maxBytes;

    std::vector<char> buffer(kChunkBytes);
    std::size_t total = 0;
    while (true) {
        const ssize_t got = ::read(file.get(), buffer.data(), buffer.size());
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return systemError(path, "the file cannot be read", errno);
        if (got == 0)
            return {};
        total += static_cast<std::size_t>(got);
        // A file may grow while it is read, and some have no size at all.
        if (total > maxBytes)
            return fileError(ErrorCode::invalidInput, path, tooBig(maxBytes));
        if (Result<void> taken = sink({buffer.data(), static_cast<std::size_t>(got)}); !taken)
            return taken;
        // Only now, so that what is wrong with the beginning of a huge file is said rather than its size.
        if (isTooBig)
            return fileError(ErrorCode::invalidInput, path, tooBig(maxBytes));
    }
}

Result<std::string> readTextFile(const fs::path& path, std::size_t maxBytes)
{
    std::string text;
    const Result<void> read =
        readFileInChunks(path, maxBytes, [&text](std::string_view chunk) -> Result<void> {
            text.append(chunk);
            return {};
        });
    if (!read)
        return read.error();
    return text;
}

Result<void> writeTextFile(const fs::path& path, std::string_view text)
{
    const Result<fs::path> followed = followLinks(path);
    if (!followed)
        return followed.error();
    const fs::path& target = *followed;

    struct stat old = {};
    const bool exists = ::stat(target.c_str(), &old) == 0;
    if (exists && !S_ISREG(old.st_mode))
        return notAFile(path, old.st_mode);
    // The rename would replace a write-protected file without asking.
    if (exists && ::access(target.c_str(), W_OK) != 0)
        return systemError(path, "the file is write-protected", errno);

    fs::path temporary;
    Descriptor file(openTemporary(target, temporary));
    if (!file.isOpen()) {
        Error error =
            systemError(path, "the folder " + folderOf(target).string() + " does not take a new file", errno);
        error.code = ErrorCode::environment;
        return error;
    }
    if (const int number = fillAndRename(file, temporary, target, exists ? &old : nullptr, text);
        number != 0) {
        ::unlink(temporary.c_str());
        Error error = systemError(path, "the file cannot be written and was left as it was", number);
        error.code = ErrorCode::environment;
        return error;
    }
    return {};
}

std::size_t findInvalidUtf8(std::string_view text)
{
    const auto byte = [&text](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    std::size_t at = 0;
    while (at < text.size()) {
        std::uint64_t eight = 0;
        while (at + sizeof eight <= text.size()) {
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if ((eight & 0x8080808080808080U) != 0)
                break;
            at += sizeof eight;
        }
        if (at == text.size())
            break;
        const unsigned char first = byte(at);
        if (first < 0x80) {
            ++at;
            continue;
        }
        const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
        if (first < 0xC2 || first > 0xF4 || at + length > text.size())
            return at;
        // The second byte is what tells overlong forms, surrogates and numbers beyond the last character.
        const unsigned char second = byte(at + 1);
        const unsigned char low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
        const unsigned char high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
        if (second < low || second > high)
            return at;
        for (std::size_t i = 2; i < length; ++i)
            if ((byte(at + i) & 0xC0U) != 0x80)
                return at;
        at += length;
    }
    return std::string_view::npos;
}

} // namespace contraflow
