// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/text/sha256.h"
#include "core/io/text/text_file.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace contraflow {

// The wire format of protobuf, as far as messages of a known schema need it: a message is a row of fields,
// each with its number and a value whose length its type says. Nothing is copied; what is broken ends the
// row.

/** One field of a message. */
struct ProtobufField
{
    enum class Type : std::uint8_t
    {
        varint = 0,
        fixed64 = 1,
        bytes = 2,
        fixed32 = 5,
    };

    std::uint32_t number = 0;
    Type type = Type::varint;
    std::uint64_t value = 0; ///< of a number, as its bits
    std::string_view bytes;  ///< of a text, a message, or numbers one after the other

    [[nodiscard]] bool isNumber() const { return type != Type::bytes; }
    /** Appends the number, or the varints in the bytes; false where these are broken. */
    [[nodiscard]] bool appendTo(std::vector<std::uint64_t>& numbers) const;
};

/** The fields of a message one after the other. */
class ProtobufFields
{
public:
    explicit ProtobufFields(std::string_view message) : m_rest(message) {}

    /** False at the end, and where the message is broken. */
    [[nodiscard]] bool next(ProtobufField& field);
    [[nodiscard]] bool isBroken() const { return m_isBroken; }

private:
    std::string_view m_rest;
    bool m_isBroken = false;
};

/** Takes a message behind its length from the beginning of a text; false, and nothing taken, where the text
 * ends before it does. */
[[nodiscard]] bool takeDelimited(std::string_view& text, std::string_view& message);

/** The messages of a file, each behind its length, whatever the file's size, and the SHA-256 of what was
 * read. */
class DelimitedMessages
{
public:
    /** Messages of more bytes than this are refused. */
    static constexpr std::size_t kMaxMessage = 16'000'000;

    [[nodiscard]] static Result<DelimitedMessages> open(const std::filesystem::path& path,
                                                        std::stop_token stop);

    /** The next one, valid until the next call; false at the end or after a failure. */
    [[nodiscard]] bool next(std::string_view& message);
    /** Why there are no more, when that is not the end of the file. */
    [[nodiscard]] const std::optional<Error>& failure() const { return m_failure; }
    /** Of the whole file; to be asked at its end. */
    [[nodiscard]] std::string sha256() { return m_sum.text(); }
    /** "name: reason" */
    [[nodiscard]] Error error(const std::string& reason) const;

private:
    DelimitedMessages(FileInPieces file, std::string name, std::stop_token stop)
        : m_file(std::move(file))
        , m_name(std::move(name))
        , m_stop(std::move(stop))
    {}
    /** Whether there is more than before. */
    [[nodiscard]] bool fill();

    FileInPieces m_file;
    std::string m_name;
    std::stop_token m_stop;
    Sha256 m_sum;
    std::string m_room; ///< what was read and not yet given
    std::size_t m_at = 0;
    std::optional<Error> m_failure;
};

} // namespace contraflow
