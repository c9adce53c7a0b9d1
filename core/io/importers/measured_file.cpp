// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/importers/measured_file.h"

#include "core/base/text.h"
#include "core/io/importers/importers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace contraflow {

namespace {

constexpr std::array kMeanings{
    ColumnMeaningInfo{ColumnMeaning::ignored, "ignored", "left out", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::kept, "kept", "kept as text", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::message, "message", "message", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::pattern, "pattern", "pattern", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::source, "source", "source", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::destination, "destination", "destination", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::test, "test", "test", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::processes, "processes", "processes", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::size, "size", "size", Dimension::size},
    ColumnMeaningInfo{ColumnMeaning::start, "start", "start", Dimension::duration},
    ColumnMeaningInfo{ColumnMeaning::time, "time", "time", Dimension::duration},
    ColumnMeaningInfo{ColumnMeaning::bandwidth, "bandwidth", "bandwidth", Dimension::bandwidth},
    ColumnMeaningInfo{ColumnMeaning::messageRate, "message-rate", "messages per second", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::repetitions, "repetitions", "repetitions", std::nullopt},
    ColumnMeaningInfo{ColumnMeaning::minimum, "min", "shortest time", Dimension::duration},
    ColumnMeaningInfo{ColumnMeaning::maximum, "max", "longest time", Dimension::duration},
    ColumnMeaningInfo{ColumnMeaning::ci95, "ci95", "95 % half-width", Dimension::duration},
};

/** The first importer that is certain, else the first that finds it likely, else the one that takes what
 * nobody recognises. */
std::pair<const Importer*, Recognition> recognise(std::string_view text)
{
    std::pair<const Importer*, Recognition> likely;
    const Importer* fallback = nullptr;
    for (const Importer& importer : importers()) {
        if (!importer.recognise) {
            fallback = &importer;
            continue;
        }
        auto seen = importer.recognise(text);
        if (seen && seen->sureness == Sureness::certain)
            return {&importer, std::move(*seen)};
        if (seen && !likely.first)
            likely = {&importer, std::move(*seen)};
    }
    if (likely.first)
        return likely;
    return {fallback, {Sureness::likely, "columns with names"}};
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

std::span<const ColumnMeaningInfo> columnMeanings()
{
    return kMeanings;
}

const ColumnMeaningInfo& infoOf(ColumnMeaning meaning)
{
    return *std::find_if(kMeanings.begin(), kMeanings.end(),
                         [meaning](const ColumnMeaningInfo& info) { return info.meaning == meaning; });
}

std::string_view columnMeaningName(ColumnMeaning meaning)
{
    return infoOf(meaning).name;
}

std::optional<ColumnMeaning> columnMeaning(std::string_view name)
{
    for (const ColumnMeaningInfo& info : kMeanings)
        if (info.name == name)
            return info.meaning;
    return std::nullopt;
}

std::optional<Dimension> dimensionOf(ColumnMeaning meaning)
{
    return infoOf(meaning).dimension;
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
    auto [importer, seen] =
        options.importer ? std::pair(options.importer, Recognition{Sureness::chosen, "the caller's choice"})
                         : recognise(text);
    Result<ImportedFile> file = importer->read(text, options);
    if (!file)
        return file;
    file->importer = importer;
    file->sureness = seen.sureness;
    file->evidence = std::move(seen.evidence);
    if (auto chosen = applyChoices(*file, options); !chosen)
        return chosen.error();
    const bool hasRecords = std::any_of(file->tables.begin(), file->tables.end(),
                                        [](const ImportTable& table) { return !table.records.empty(); });
    if (hasRecords)
        return file;
    std::string reason =
        "nothing in it could be used as measured times; it was read as " + std::string(importer->name);
    if (!file->rejected.empty())
        reason +=
            "; line " + std::to_string(file->rejected.front().line) + ": " + file->rejected.front().reason;
    else if (!file->notes.empty())
        reason += "; " + file->notes.front();
    return Error{ErrorCode::invalidInput, reason};
}

} // namespace contraflow
