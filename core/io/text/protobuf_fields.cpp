// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/protobuf_fields.h"

#include "core/base/sentence.h"
#include <utility>

namespace contraflow {

namespace {

/** Seven bits a byte, the lowest first; a byte without its highest bit is the last. At most ten. */
bool takeVarint(std::string_view& text, std::uint64_t& value)
{
    constexpr std::size_t kMostBytes = 10;
    constexpr unsigned kBits = 7;
    constexpr unsigned char kMore = 0x80;
    value = 0;
    for (std::size_t i = 0; i < kMostBytes && i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        value |= static_cast<std::uint64_t>(byte & (kMore - 1U)) << (kBits * i);
        if (byte < kMore) {
            text.remove_prefix(i + 1);
            return true;
        }
    }
    return false;
}

/** A number of so many bytes, the lowest first. */
bool takeFixed(std::string_view& text, std::size_t bytes, std::uint64_t& value)
{
    if (text.size() < bytes)
        return false;
    value = 0;
    for (std::size_t i = 0; i < bytes; ++i)
        value |= static_cast<std::uint64_t>(static_cast<unsigned char>(text[i])) << (8 * i);
    text.remove_prefix(bytes);
    return true;
}

} // namespace

bool ProtobufField::appendTo(std::vector<std::uint64_t>& numbers) const
{
    if (isNumber()) {
        numbers.push_back(value);
        return true;
    }
    std::string_view rest = bytes;
    for (std::uint64_t each = 0; !rest.empty(); numbers.push_back(each))
        if (!takeVarint(rest, each))
            return false;
    return true;
}

bool takeDelimited(std::string_view& text, std::string_view& message)
{
    std::string_view rest = text;
    std::uint64_t length = 0;
    if (!takeVarint(rest, length) || length > rest.size())
        return false;
    message = rest.substr(0, length);
    text = rest.substr(length);
    return true;
}

bool ProtobufFields::next(ProtobufField& field)
{
    if (m_rest.empty() || m_isBroken)
        return false;
    constexpr unsigned kTypeBits = 3;
    constexpr std::uint64_t kMostNumber = (1U << 29U) - 1;
    std::uint64_t key = 0;
    m_isBroken = !takeVarint(m_rest, key) || (key >> kTypeBits) == 0 || (key >> kTypeBits) > kMostNumber;
    field = {static_cast<std::uint32_t>(key >> kTypeBits),
             static_cast<ProtobufField::Type>(key & ((1U << kTypeBits) - 1)),
             0,
             {}};
    if (m_isBroken)
        return false;
    switch (field.type) {
    case ProtobufField::Type::varint:
        m_isBroken = !takeVarint(m_rest, field.value);
        break;
    case ProtobufField::Type::fixed64:
        m_isBroken = !takeFixed(m_rest, sizeof(std::uint64_t), field.value);
        break;
    case ProtobufField::Type::bytes:
        m_isBroken = !takeDelimited(m_rest, field.bytes);
        break;
    case ProtobufField::Type::fixed32:
        m_isBroken = !takeFixed(m_rest, sizeof(std::uint32_t), field.value);
        break;
    default: // groups, which no schema of ours has
        m_isBroken = true;
    }
    return !m_isBroken;
}

Result<DelimitedMessages> DelimitedMessages::open(const std::filesystem::path& path, std::stop_token stop)
{
    ASSIGN_OR_RETURN(FileInPieces file, FileInPieces::open(path, SIZE_MAX));
    return DelimitedMessages(std::move(file), path.filename().string(), std::move(stop));
}

Error DelimitedMessages::error(const std::string& reason) const
{
    return Error{ErrorCode::invalidInput, reason}.within(m_name);
}

bool DelimitedMessages::next(std::string_view& message)
{
    while (!m_failure) {
        std::string_view rest = std::string_view(m_room).substr(m_at);
        if (takeDelimited(rest, message)) {
            m_at = m_room.size() - rest.size();
            return true;
        }
        if (rest.size() > kMaxMessage)
            m_failure =
                error(sentence("a message has more than 16 MB; the file is damaged, or no trace of Chakra"));
        else if (!fill()) {
            if (!m_failure && m_at < m_room.size())
                m_failure = error(sentence("the file ends within a message; it seems to be cut off"));
            return false;
        }
    }
    return false;
}

bool DelimitedMessages::fill()
{
    if (m_stop.stop_requested()) {
        m_failure = Error{ErrorCode::cancelled, sentence("reading the trace was cancelled")};
        return false;
    }
    constexpr std::size_t kPiece = 1U << 20U;
    m_room.erase(0, std::exchange(m_at, 0));
    const std::size_t before = m_room.size();
    m_room.resize(before + kPiece);
    const Result<std::size_t> got = m_file.read(std::span(m_room).subspan(before));
    m_room.resize(before + (got ? *got : 0));
    if (!got)
        m_failure = got.error();
    m_sum.add(std::string_view(m_room).substr(before));
    return got && *got > 0;
}

} // namespace contraflow
