// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <filesystem>
#include <string>
#include <sys/types.h>
#include <unistd.h>
#include <utility>

namespace contraflow {

// What reading and writing files share.

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
    Descriptor(Descriptor&& other) noexcept : m_fd(std::exchange(other.m_fd, -1)) {}
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

/** "path: text". */
[[nodiscard]] Error fileError(ErrorCode code, const std::filesystem::path& path, const std::string& text);

/** What the system said when a file could not be read or written, with a remedy where there is one. */
[[nodiscard]] Error systemError(const std::filesystem::path& path, const std::string& what, int number);

/** Why something that is not an ordinary file is refused. */
[[nodiscard]] Error notAFile(const std::filesystem::path& path, mode_t mode);

} // namespace contraflow
