// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace contraflow {

namespace {

// NetPIPE's np.out: bytes, Mbit/s, seconds; before version 3: seconds, Mbit/s, bits, bytes, variance. A Mbit
// is 2^20 bits. Some builds write MB/s of 2^20 bytes in the second column.

enum class Variant
{
    none,
    megabits,
    megabytes,
    fiveColumns,
};

struct Row
{
    double bytes = 0;
    double rate = 0;
    double seconds = 0;
};

/** Whether the rate is `bitsPerCount` bits of the message for each count, but for how seconds are rounded. */
bool agrees(const Row& row, double bitsPerCount)
{
    constexpr double mebi = 1048576;
    constexpr double halfDigit = 0.5e-6; // the fewest digits that were written
    if (!(row.bytes > 0) || !(row.rate > 0) || !(row.seconds > 0))
        return false;
    const double rate = 8 * row.bytes / (row.seconds * mebi * bitsPerCount);
    return std::abs(rate / row.rate - 1) < 0.02 + halfDigit / row.seconds;
}

Variant variantOf(const std::vector<std::string>& words)
{
    if ((words.size() != 3 && words.size() != 5) || !areNumbers(words))
        return Variant::none;
    const auto number = [&words](std::size_t i) { return *parseNumber(words[i]); };
    if (words.size() == 5)
        return number(2) == 8 * number(3) && agrees({number(3), number(1), number(0)}, 1)
                   ? Variant::fiveColumns
                   : Variant::none;
    const Row row{number(0), number(1), number(2)};
    return agrees(row, 1) ? Variant::megabits : agrees(row, 8) ? Variant::megabytes : Variant::none;
}

/** The variant that three of four of the first rows have. */
Variant recognised(std::string_view text)
{
    constexpr std::size_t inspected = 200;
    std::size_t rows = 0;
    std::array<std::size_t, 4> matching{};
    for (const TextLine& line : textLines(text)) {
        const std::vector<std::string> words = wordsOf(line.text);
        if (words.empty())
            continue;
        if (++rows > inspected)
            break;
        ++matching[static_cast<std::size_t>(variantOf(words))];
    }
    for (const Variant variant : {Variant::megabits, Variant::megabytes, Variant::fiveColumns}) {
        const std::size_t count = matching[static_cast<std::size_t>(variant)];
        if (count >= 2 && 4 * count >= 3 * std::min(rows, inspected))
            return variant;
    }
    return Variant::none;
}

std::vector<ImportColumn> columnsOf(Variant variant)
{
    const ImportColumn bytes{"bytes", ColumnMeaning::size, findUnit(Dimension::size, "B")};
    const ImportColumn seconds{"seconds", ColumnMeaning::time, findUnit(Dimension::duration, "s")};
    const ImportColumn megabits{"Mbps", ColumnMeaning::bandwidth, findUnit(Dimension::bandwidth, "Mibit/s")};
    if (variant == Variant::fiveColumns)
        return {seconds, megabits, {"bits", ColumnMeaning::ignored}, bytes, keptResult("variance")};
    if (variant == Variant::megabytes)
        return {bytes, {"MBps", ColumnMeaning::bandwidth, findUnit(Dimension::bandwidth, "MiB/s")}, seconds};
    return {bytes, megabits, seconds};
}

} // namespace

std::optional<Recognition> recogniseNetpipe(std::string_view text)
{
    if (recognised(text) == Variant::none)
        return std::nullopt;
    return Recognition{Confidence::certain,
                       sentence("columns of which one is bytes / seconds of the others, in units of 2^20")};
}

Result<ImportedFile> readNetpipe(std::string_view text, const ImportOptions& /*options*/)
{
    ImportedFile file;
    const Variant variant = recognised(text);
    ImportTable table{.title = "NetPIPE",
                      .kind = BenchmarkKind::pingPong,
                      .test = "NetPIPE",
                      .processes = 2,
                      .bytesPerSize = 1,
                      .columns = columnsOf(variant)};
    for (const TextLine& line : textLines(text)) {
        std::vector<std::string> words = wordsOf(line.text);
        if (words.empty())
            continue;
        if (words.size() != table.columns.size() || !areNumbers(words))
            file.reject(line.number, line.text,
                        variant == Variant::fiveColumns
                            ? sentence("it is no row of seconds, Mbit/s, bits, bytes and variance")
                            : sentence("it is no row of bytes, Mbit/s and seconds"));
        else if (variant == Variant::fiveColumns && *parseNumber(words[2]) != 8 * *parseNumber(words[3]))
            file.reject(line.number, line.text,
                        sentence("its bits are not 8 times its bytes; one of them is damaged"));
        else if (!rejectCutLine(file, line))
            table.records.push_back({line.number, std::move(words)});
    }
    if (variant == Variant::fiveColumns)
        file.notes.emplace_back(
            sentence("the seconds have six decimals, too few for the start-up of a fast network"));
    if (variant == Variant::megabytes)
        file.notes.emplace_back(
            sentence("the second column counts MB/s of 2^20 bytes, as bytes / seconds show"));
    file.notes.emplace_back(sentence(
        "the file does not say whether NetPIPE sent both ways at once (-2) or streamed (-s); it is taken as "
        "a ping-pong"));
    file.tables.push_back(std::move(table));
    return file;
}

} // namespace contraflow
