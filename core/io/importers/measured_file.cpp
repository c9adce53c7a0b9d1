// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/measured_file.h"

#include "core/base/text.h"
#include "core/io/importers/import_readers.h"
#include "core/io/text_file.h"

#include <algorithm>
#include <array>
#include <utility>

namespace contraflow {

namespace {

constexpr std::array<std::pair<ImportFormat, std::string_view>, 7> kFormats{{
    {ImportFormat::table, "csv"},
    {ImportFormat::osu, "osu"},
    {ImportFormat::imb, "imb"},
    {ImportFormat::iperf3, "iperf3"},
    {ImportFormat::netpipe, "netpipe"},
    {ImportFormat::matrix, "matrix"},
    {ImportFormat::timesJson, "json"},
}};

constexpr std::array<std::pair<ColumnMeaning, std::string_view>, 17> kMeanings{{
    {ColumnMeaning::ignored, "ignored"},
    {ColumnMeaning::kept, "kept"},
    {ColumnMeaning::message, "message"},
    {ColumnMeaning::pattern, "pattern"},
    {ColumnMeaning::source, "source"},
    {ColumnMeaning::destination, "destination"},
    {ColumnMeaning::test, "test"},
    {ColumnMeaning::processes, "processes"},
    {ColumnMeaning::size, "size"},
    {ColumnMeaning::start, "start"},
    {ColumnMeaning::time, "time"},
    {ColumnMeaning::bandwidth, "bandwidth"},
    {ColumnMeaning::messageRate, "message-rate"},
    {ColumnMeaning::repetitions, "repetitions"},
    {ColumnMeaning::minimum, "min"},
    {ColumnMeaning::maximum, "max"},
    {ColumnMeaning::ci95, "ci95"},
}};

template<typename Value, std::size_t Size>
std::string_view nameIn(const std::array<std::pair<Value, std::string_view>, Size>& names, Value value)
{
    for (const auto& [known, name] : names)
        if (known == value)
            return name;
    return {};
}

template<typename Value, std::size_t Size>
std::optional<Value> valueIn(const std::array<std::pair<Value, std::string_view>, Size>& names,
                             std::string_view name)
{
    for (const auto& [value, known] : names)
        if (known == name)
            return value;
    return std::nullopt;
}

template<typename Value, std::size_t Size>
std::vector<std::string_view> allNames(const std::array<std::pair<Value, std::string_view>, Size>& names)
{
    std::vector<std::string_view> list;
    for (const auto& [value, name] : names)
        list.push_back(name);
    return list;
}

/** Whether a line of the text begins so, blanks aside. */
bool hasLine(std::string_view text, std::string_view beginning)
{
    for (std::size_t at = text.find(beginning); at != std::string_view::npos;
         at = text.find(beginning, at + 1)) {
        std::size_t before = at;
        while (before > 0 && (text[before - 1] == ' ' || text[before - 1] == '\t'))
            --before;
        if (before == 0 || text[before - 1] == '\n' || text[before - 1] == '\r')
            return true;
    }
    return false;
}

struct Recognition
{
    ImportFormat format = ImportFormat::table;
    Sureness sureness = Sureness::likely;
    std::string evidence;
};

Recognition recognise(std::string_view text)
{
    const std::string_view content = trimmed(text);
    if (content.starts_with("{")) {
        if (content.find("\"contraflow_times\"") != std::string_view::npos)
            return {ImportFormat::timesJson, Sureness::certain, "the key contraflow_times"};
        if (content.find("\"iperf 3") != std::string_view::npos)
            return {ImportFormat::iperf3, Sureness::certain, "the version of iperf 3 in JSON"};
        return {ImportFormat::iperf3, Sureness::likely, "JSON that is not our own"};
    }
    if (hasLine(text, "# OSU "))
        return {ImportFormat::osu, Sureness::certain, "a line '# OSU …'"};
    if (hasLine(text, "# Benchmarking ") || hasLine(text, "#    Intel"))
        return {ImportFormat::imb, Sureness::certain, "a line '# Benchmarking …'"};
    if (hasLine(text, "# Size "))
        return {ImportFormat::osu, Sureness::likely, "a line '# Size …'"};
    if (hasLine(text, "#bytes "))
        return {ImportFormat::imb, Sureness::likely, "a line '#bytes …'"};
    if (looksLikeNetpipe(text))
        return {ImportFormat::netpipe, Sureness::certain,
                "columns of which one is bytes / seconds of the others, in units of 2^20"};
    if (looksLikeMatrix(text))
        return {ImportFormat::matrix, Sureness::likely, "as many rows as columns of numbers"};
    return {ImportFormat::table, Sureness::likely, "columns with names"};
}

Result<ImportedFile> readAs(ImportFormat format, std::string_view text, const ImportOptions& options)
{
    switch (format) {
    case ImportFormat::osu:
        return readOsu(text);
    case ImportFormat::imb:
        return readImb(text);
    case ImportFormat::netpipe:
        return readNetpipe(text);
    case ImportFormat::matrix:
        return readMatrix(text, options);
    case ImportFormat::iperf3:
        return readIperf3(text);
    case ImportFormat::timesJson:
        return readTimesJson(text);
    case ImportFormat::table:
        break;
    }
    return readDelimited(text, options);
}

/** Gives columns the meanings that the caller chose. */
Result<void> applyChoices(ImportedFile& file, const ImportOptions& options)
{
    for (const ColumnChoice& choice : options.columns) {
        bool isFound = false;
        std::vector<std::string> names;
        for (ImportTable& table : file.tables) {
            for (std::size_t i = 0; i < table.columns.size(); ++i) {
                ImportColumn& column = table.columns[i];
                names.push_back(column.name);
                if (column.name != choice.name && choice.name != std::to_string(i + 1))
                    continue;
                isFound = true;
                const bool isSameDimension = dimensionOf(column.meaning) == dimensionOf(choice.meaning);
                column.meaning = choice.meaning;
                if (choice.unit)
                    column.unit = choice.unit;
                else if (!isSameDimension)
                    column.unit = nullptr;
            }
        }
        if (!isFound)
            return Error{ErrorCode::invalidInput,
                         "there is no column " + contraflow::quoted(choice.name) + "; " +
                             (suggestion(choice.name, names).empty()
                                  ? "give one of the names in the file, or a number from 1 on"
                                  : suggestion(choice.name, names))};
    }
    return {};
}

} // namespace

std::string_view importFormatName(ImportFormat format)
{
    return nameIn(kFormats, format);
}

std::optional<ImportFormat> importFormat(std::string_view name)
{
    return valueIn(kFormats, name);
}

std::vector<std::string_view> importFormatNames()
{
    return allNames(kFormats);
}

std::string_view columnMeaningName(ColumnMeaning meaning)
{
    return nameIn(kMeanings, meaning);
}

std::optional<ColumnMeaning> columnMeaning(std::string_view name)
{
    return valueIn(kMeanings, name);
}

std::vector<std::string_view> columnMeaningNames()
{
    return allNames(kMeanings);
}

std::optional<Dimension> dimensionOf(ColumnMeaning meaning)
{
    switch (meaning) {
    case ColumnMeaning::size:
        return Dimension::size;
    case ColumnMeaning::bandwidth:
        return Dimension::bandwidth;
    case ColumnMeaning::start:
    case ColumnMeaning::time:
    case ColumnMeaning::minimum:
    case ColumnMeaning::maximum:
    case ColumnMeaning::ci95:
        return Dimension::duration;
    default:
        return std::nullopt;
    }
}

void ImportedFile::reject(std::size_t line, std::string_view text, std::string reason)
{
    constexpr std::size_t shownBytes = 120;
    if (rejected.size() < ImportLimits::kRejected)
        rejected.push_back({line, std::string(text.substr(0, shownBytes)), std::move(reason)});
    else if (rejected.size() == ImportLimits::kRejected)
        rejected.push_back({line, {}, "further lines were not taken either; they are not listed"});
}

Result<ImportedFile> parseMeasurements(std::string_view text, const ImportOptions& options)
{
    if (text.size() > ImportLimits::kBytes)
        return Error{ErrorCode::invalidInput, "the file is larger than " +
                                                  std::to_string(ImportLimits::kBytes / 1'000'000) +
                                                  " MB, too much for measured times; split it"};
    if (text.starts_with("\xEF\xBB\xBF"))
        text.remove_prefix(3);
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return Error{ErrorCode::invalidInput,
                     "the file is UTF-16 text; save it as UTF-8 (in a spreadsheet: as CSV with UTF-8)"};
    if (trimmed(text).empty())
        return Error{ErrorCode::invalidInput, "the file is empty; there is nothing to import"};
    Recognition seen = recognise(text);
    if (options.format)
        seen = {*options.format, Sureness::chosen, "the caller's choice"};
    Result<ImportedFile> file = readAs(seen.format, text, options);
    if (!file)
        return file;
    file->format = seen.format;
    file->sureness = seen.sureness;
    file->evidence = std::move(seen.evidence);
    if (auto chosen = applyChoices(*file, options); !chosen)
        return chosen.error();
    const bool hasRecords = std::any_of(file->tables.begin(), file->tables.end(),
                                        [](const ImportTable& table) { return !table.records.empty(); });
    if (hasRecords)
        return file;
    std::string reason = "nothing in it could be used as measured times; it was read as " +
                         std::string(importFormatName(seen.format));
    if (!file->rejected.empty())
        reason +=
            "; line " + std::to_string(file->rejected.front().line) + ": " + file->rejected.front().reason;
    else if (!file->notes.empty())
        reason += "; " + file->notes.front();
    return Error{ErrorCode::invalidInput, reason};
}

} // namespace contraflow
