// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/file_claim.h"

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>

namespace contraflow::cli {

namespace {

constexpr int kMaxReplacements = 10'000; ///< of a file while it is waited for; more is no accident

bool isSameFile(const struct stat& a, const struct stat& b)
{
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

bool isSameContent(const struct stat& a, const struct stat& b)
{
    return isSameFile(a, b) && a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
           a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

/** Waits for the lock. A file system that knows none is used without. */
void lock(int file, const std::function<void()>& isWaiting)
{
    int result = ::flock(file, LOCK_EX | LOCK_NB);
    if (result == 0 || errno != EWOULDBLOCK)
        return;
    isWaiting();
    do {
        result = ::flock(file, LOCK_EX);
    } while (result != 0 && errno == EINTR);
}

Descriptor opened(const std::filesystem::path& path)
{
    // Network file systems lock only what may be written. What cannot be is refused when it comes to that.
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_NONBLOCK);
    return Descriptor(file >= 0 ? file : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
}

} // namespace

Result<FileClaim> FileClaim::take(const std::filesystem::path& path, const std::function<void()>& isWaiting)
{
    bool isSaid = false;
    const auto sayOnce = [&] {
        if (!isSaid)
            isWaiting();
        isSaid = true;
    };
    // Who had the file before has put another one in its place, which is the one to claim then.
    for (int i = 0; i < kMaxReplacements; ++i) {
        Descriptor file = opened(path);
        if (!file.isOpen())
            return systemError(path, "the file cannot be read", errno);
        lock(file.get(), sayOnce);
        struct stat held = {};
        struct stat present = {};
        if (::fstat(file.get(), &held) == 0 && ::stat(path.c_str(), &present) == 0 &&
            isSameFile(held, present))
            return FileClaim(path, std::move(file), present);
    }
    return fileError(ErrorCode::environment, path,
                     "other programs keep replacing the file; run the command again when they are done");
}

FileClaim::FileClaim(std::filesystem::path path, Descriptor file, const struct stat& facts)
    : m_path(std::move(path))
    , m_file(std::move(file))
    , m_facts(facts)
{}

Result<void> FileClaim::checkUnchanged() const
{
    struct stat present = {};
    if (::stat(m_path.c_str(), &present) == 0 && isSameContent(present, m_facts))
        return {};
    return fileError(
        ErrorCode::environment, m_path,
        "another program has changed the file since it was read, so it was left as it is; run the "
        "command again");
}

} // namespace contraflow::cli
