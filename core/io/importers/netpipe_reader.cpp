// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/io/importers/import_readers.h"

#include <cmath>

namespace contraflow {

namespace {

// NetPIPE's np.out: bytes, Mbit/s, seconds. A Mbit is 2^20 bits.

bool isNetpipeRow(const std::vector<std::string>& words)
{
    if (words.size() != 3 || !areNumbers(words))
        return false;
    const double bytes = *parseNumber(words[0]);
    const double rate = *parseNumber(words[1]);
    const double seconds = *parseNumber(words[2]);
    constexpr double mebi = 1048576;
    return bytes > 0 && rate > 0 && seconds > 0 && std::abs(8 * bytes / (seconds * mebi) / rate - 1) < 0.02;
}

} // namespace

bool looksLikeNetpipe(std::string_view text)
{
    constexpr std::size_t inspected = 200;
    std::size_t rows = 0;
    std::size_t matching = 0;
    for (const TextLine& line : textLines(text)) {
        const std::vector<std::string> words = wordsOf(line.text);
        if (words.empty())
            continue;
        if (++rows > inspected)
            break;
        matching += isNetpipeRow(words) ? 1 : 0;
    }
    return matching >= 2 && 4 * matching >= 3 * rows;
}

ImportedFile readNetpipe(std::string_view text)
{
    ImportedFile file;
    ImportTable table{
        .title = "NetPIPE",
        .kind = BenchmarkKind::pingPong,
        .test = "NetPIPE",
        .processes = 2,
        .bytesPerSize = 1,
        .columns = {{"bytes", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                    {"Mbps", ColumnMeaning::bandwidth, findUnit(Dimension::bandwidth, "Mibit/s")},
                    {"seconds", ColumnMeaning::time, findUnit(Dimension::duration, "s")}}};
    for (const TextLine& line : textLines(text)) {
        std::vector<std::string> words = wordsOf(line.text);
        if (words.empty())
            continue;
        if (words.size() != 3 || !areNumbers(words))
            file.reject(line.number, line.text, "it is no row of bytes, Mbit/s and seconds");
        else if (!rejectCutLine(file, line))
            table.records.push_back({line.number, std::move(words)});
    }
    file.notes.emplace_back(
        "the file does not say whether NetPIPE sent both ways at once (-2) or streamed (-s); it "
        "is taken as a ping-pong");
    file.tables.push_back(std::move(table));
    return file;
}

} // namespace contraflow
