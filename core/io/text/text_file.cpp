// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/text_file.h"

#include "core/base/sentence.h"
#include "core/io/text/file_replacement.h"

#include <algorithm>
#include <cerrno>
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
    return sentence("is bigger than %1 MB, the most that is read; split it into several files",
                    {std::to_string(maxBytes / 1'000'000)});
}

Result<void> write(const fs::path& path, std::string_view text, FileReplacement::Present present)
{
    ASSIGN_OR_RETURN(FileReplacement file, FileReplacement::open(path));
    RETURN_IF_ERROR(file.write(text));
    return file.commit(present);
}

} // namespace

std::optional<std::string> whyNoText(std::string_view beginning)
{
    using namespace std::string_view_literals;
    for (const std::string_view magic : {"\x1F\x8B"sv, "PK\x03\x04"sv, "BZh"sv,
                                         "\xFD"
                                         "7zXZ\0"sv,
                                         "\x28\xB5\x2F\xFD"sv})
        if (beginning.starts_with(magic))
            return sentence("it is a compressed file; unpack it first");
    if (beginning.starts_with("\xFF\xFE") || beginning.starts_with("\xFE\xFF"))
        return sentence("the file is UTF-16 text; save it as UTF-8 (in a spreadsheet: as CSV with UTF-8)");
    constexpr std::size_t kLooked = 65'536;
    constexpr std::size_t kOneOf = 20; // a log may have a few, such as zero bytes where a disk was full
    beginning = beginning.substr(0, kLooked);
    const auto isOfNoText = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && (c < '\a' || c > '\r') && c != '\x1B';
    };
    const auto strange = static_cast<std::size_t>(std::ranges::count_if(beginning, isOfNoText));
    if (strange * kOneOf > beginning.size())
        return sentence(
            "it is no text: of its first %1 %2 are such as no text has; give what the program wrote as text",
            {sentenceOf(beginning.size(), "1 byte", "%1 bytes"), groupedCount(strange)});
    return std::nullopt;
}

std::string atLine(std::size_t line, std::string_view what)
{
    return sentence("line %1: %2", {std::to_string(line), what});
}

std::optional<std::string> whyNoNumbers(std::string_view text)
{
    constexpr std::size_t kLooked = 1'000'000;
    if (text.size() <= kLooked ||
        text.substr(0, kLooked).find_first_of("0123456789") != std::string_view::npos)
        return std::nullopt;
    return sentence(
        "there is no number in the first %1 MB of it, so that it is no table or log of what was measured or "
        "sent",
        {groupedCount(kLooked / 1'000'000)});
}

Result<FileInPieces> FileInPieces::open(const fs::path& path, std::size_t maxBytes)
{
    // Asked before opening, because opening some devices already does something.
    struct stat facts = {};
    if (::stat(path.c_str(), &facts) != 0)
        return systemError(
            path, errno == ENOENT ? sentence("there is no such file") : sentence("the file cannot be read"),
            errno);
    if (!S_ISREG(facts.st_mode))
        return notAFile(path, facts.st_mode);
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file.isOpen())
        return systemError(path, sentence("the file cannot be read"), errno);
    if (::fstat(file.get(), &facts) != 0)
        return systemError(path, sentence("the file cannot be read"), errno);
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
        return systemError(m_path, sentence("the file cannot be read"), errno);
    m_total += static_cast<std::size_t>(got);
    return static_cast<std::size_t>(got);
}

Result<std::string> readFileHead(const fs::path& path, std::size_t bytes)
{
    ASSIGN_OR_RETURN(FileInPieces pieces, FileInPieces::open(path, SIZE_MAX));
    std::string head(bytes, '\0');
    ASSIGN_OR_RETURN(const std::size_t size, pieces.read(head));
    head.resize(size);
    return std::string(withoutByteOrderMark(head));
}

Result<std::string> readTextFile(const fs::path& path, std::size_t maxBytes)
{
    ASSIGN_OR_RETURN(FileInPieces file, FileInPieces::open(path, maxBytes));
    std::string text;
    std::vector<char> room(kRoomBytes);
    while (true) {
        ASSIGN_OR_RETURN(const std::size_t got, file.read(room));
        if (got == 0)
            return text;
        if (text.empty())
            if (const auto why = whyNoText({room.data(), got}))
                return fileError(ErrorCode::invalidInput, path, *why);
        text.append(room.data(), got);
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

} // namespace contraflow
