// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/trace_lines.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <cstring>
#include <utility>

namespace contraflow {

namespace {

constexpr std::size_t kLinesPiece = 1 << 20;
constexpr std::size_t kMaxTrace = 1'000'000'000'000; ///< bytes of one file

} // namespace

TraceLines::TraceLines(FileInPieces file, std::string name, std::stop_token stop)
    : m_file(std::move(file))
    , m_name(std::move(name))
    , m_stop(std::move(stop))
{
    m_room.resize(2 * kLinesPiece);
}

Result<TraceLines> TraceLines::open(const std::filesystem::path& path, std::stop_token stop)
{
    ASSIGN_OR_RETURN(FileInPieces file, FileInPieces::open(path, kMaxTrace));
    return TraceLines(std::move(file), path.filename().string(), std::move(stop));
}

/** Reads on behind what is there, which moves to the front. False at the end of the file. */
bool TraceLines::fill()
{
    if (m_stop.stop_requested()) {
        m_failure = Error{ErrorCode::cancelled, sentence("reading the trace was cancelled")};
        return false;
    }
    if (m_at > 0) {
        std::memmove(m_room.data(), m_room.data() + m_at, m_end - m_at);
        m_end -= m_at;
        m_at = 0;
    }
    if (m_end > kMaxLine) {
        m_failure = error(sentence("the line has more than %1 bytes; this is no trace of events",
                                   {groupedCount(kMaxLine)}));
        return false;
    }
    if (m_room.size() - m_end < kLinesPiece)
        m_room.resize(2 * m_room.size());
    const Result<std::size_t> size = m_file.read({m_room.data() + m_end, kLinesPiece});
    if (!size) {
        m_failure = size.error();
        return false;
    }
    if (m_number == 0 && m_end == 0)
        if (const auto why = whyNoText({m_room.data(), *size})) {
            m_failure = Error{ErrorCode::invalidInput, m_name + ": " + *why};
            return false;
        }
    m_sum.add({m_room.data() + m_end, *size});
    m_end += *size;
    m_isAtEnd = *size == 0;
    return !m_isAtEnd;
}

bool TraceLines::next(std::string_view& line)
{
    std::size_t searched = m_at;
    while (!m_failure) {
        const void* end = std::memchr(m_room.data() + searched, '\n', m_end - searched);
        if (end != nullptr) {
            const auto length =
                static_cast<std::size_t>(static_cast<const char*>(end) - m_room.data()) - m_at;
            line = std::string_view(m_room).substr(m_at, length);
            m_at += length + 1;
            break;
        }
        if (m_isAtEnd) {
            if (m_at == m_end)
                return false;
            line = std::string_view(m_room).substr(m_at, m_end - m_at);
            m_at = m_end;
            break;
        }
        searched = m_end - m_at; // behind what fill() moves to the front
        (void)fill();
    }
    if (m_failure)
        return false;
    if (++m_number == 1)
        line = withoutByteOrderMark(line);
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return true;
}

Error TraceLines::error(const std::string& reason) const
{
    return {ErrorCode::invalidInput, validUtf8(m_name + ":" + std::to_string(m_number) + ": " + reason)};
}

void splitWords(std::string_view line, std::vector<std::string_view>& words)
{
    words.clear();
    std::size_t at = 0;
    while (true) {
        while (at < line.size() && (line[at] == ' ' || line[at] == '\t'))
            ++at;
        if (at == line.size())
            return;
        const std::size_t begin = at;
        while (at < line.size() && line[at] != ' ' && line[at] != '\t')
            ++at;
        words.push_back(line.substr(begin, at - begin));
    }
}

} // namespace contraflow
