// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text_file.h"

#include "core/io/file_replacement.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace contraflow {

namespace {

namespace fs = std::filesystem;

/** So much of a file that is too big is read before that is said: what is wrong with its beginning says more.
 */
constexpr std::size_t kBeginning = std::size_t{4} << 20U;

/** What is read at once. */
constexpr std::size_t kRoomBytes = std::size_t{1} << 18U;

std::string tooBig(std::size_t maxBytes)
{
    return "is bigger than " + std::to_string(maxBytes / 1'000'000) +
           " MB, the most that is read; split it into several files";
}

Result<void> write(const fs::path& path, std::string_view text, FileReplacement::Present present)
{
    Result<FileReplacement> file = FileReplacement::open(path);
    if (!file)
        return file.error();
    if (Result<void> written = file->write(text); !written)
        return written;
    return file->commit(present);
}

} // namespace

Result<FileInPieces> FileInPieces::open(const fs::path& path, std::size_t maxBytes)
{
    // Asked before opening, because opening some devices already does something.
    struct stat facts = {};
    if (::stat(path.c_str(), &facts) != 0)
        return systemError(path, errno == ENOENT ? "there is no such file" : "the file cannot be read",
                           errno);
    if (!S_ISREG(facts.st_mode))
        return notAFile(path, facts.st_mode);
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen())
        return systemError(path, "the file cannot be read", errno);
    if (::fstat(file.get(), &facts) != 0)
        return systemError(path, "the file cannot be read", errno);
    if (!S_ISREG(facts.st_mode))
        return notAFile(path, facts.st_mode);
    return FileInPieces(path, std::move(file), maxBytes, static_cast<std::size_t>(facts.st_size));
}

FileInPieces::FileInPieces(fs::path path, Descriptor file, std::size_t maxBytes, std::size_t size)
    : m_path(std::move(path))
    , m_file(std::move(file))
    , m_maxBytes(maxBytes)
    , m_size(size)
{}

Result<std::size_t> FileInPieces::read(std::span<char> room)
{
    // A file may grow while it is read, and some have no size at all.
    const bool isTooBig = m_total > m_maxBytes || (m_size > m_maxBytes && m_total >= kBeginning);
    if (isTooBig)
        return fileError(ErrorCode::invalidInput, m_path, tooBig(m_maxBytes));
    ssize_t got = 0;
    do {
        got = ::read(m_file.get(), room.data(), room.size());
    } while (got < 0 && errno == EINTR);
    if (got < 0)
        return systemError(m_path, "the file cannot be read", errno);
    m_total += static_cast<std::size_t>(got);
    return static_cast<std::size_t>(got);
}

Result<std::string> readTextFile(const fs::path& path, std::size_t maxBytes)
{
    Result<FileInPieces> file = FileInPieces::open(path, maxBytes);
    if (!file)
        return file.error();
    std::string text;
    std::vector<char> room(kRoomBytes);
    while (true) {
        const Result<std::size_t> got = file->read(room);
        if (!got)
            return got.error();
        if (*got == 0)
            return text;
        text.append(room.data(), *got);
    }
}

Result<void> writeTextFile(const fs::path& path, std::string_view text)
{
    return write(path, text, FileReplacement::Present::replaced);
}

Result<void> writeNewTextFile(const fs::path& path, std::string_view text)
{
    return write(path, text, FileReplacement::Present::kept);
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
