// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/measured_file.h"

#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/followed_run.h"
#include "core/importing/importers.h"
#include "core/importing/line_labels.h"
#include "core/importing/strangers.h"
#include "core/io/measuring/measuring_files.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <set>
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
        if (seen && seen->confidence == Confidence::certain)
            return {&importer, std::move(*seen)};
        if (seen && !likely.first)
            likely = {&importer, std::move(*seen)};
    }
    if (likely.first)
        return likely;
    return {fallback, {Confidence::likely, sentence("columns with names")}};
}

/** How a file is read. */
struct Reading
{
    const Importer* importer = nullptr;
    Recognition seen;
    std::optional<UnlabelledText> unlabelled; ///< where it was recognised without its labels only
};

std::size_t rowsIn(const Result<ImportedFile>& file)
{
    std::size_t rows = 0;
    if (file)
        for (const ImportTable& table : file->tables)
            rows += table.records.size();
    return rows;
}

/** With a launcher's labels, or without them where more can be read then. Labels may stand behind others, as
 * behind the dates of a container's log. */
Reading readingOf(std::string_view text, const ImportOptions& options)
{
    auto [importer, seen] = recognise(text);
    Reading best{importer, std::move(seen), std::nullopt};
    std::vector<UnlabelledText> open = withoutLineLabels(text);
    const auto isKnown = [&best] { return best.seen.confidence == Confidence::certain; };
    std::size_t rows = isKnown() && !open.empty() ? rowsIn(importer->read(text, options)) : 0;
    constexpr int kMostLabels = 3;
    for (int depth = 0; depth < kMostLabels && !open.empty(); ++depth) {
        std::vector<UnlabelledText> further;
        for (UnlabelledText& candidate : open) {
            auto [other, without] = recognise(candidate.text);
            if (depth + 1 < kMostLabels)
                for (UnlabelledText& inner : withoutLineLabels(candidate.text)) {
                    inner.label = candidate.label + " " + inner.label;
                    if (inner.writers.empty())
                        inner.writers = candidate.writers;
                    further.push_back(std::move(inner));
                }
            if (without.confidence != Confidence::certain || (isKnown() && other != best.importer))
                continue;
            const std::size_t count = rowsIn(other->read(candidate.text, options));
            if (isKnown() && count <= rows)
                continue;
            rows = count;
            best = {other, std::move(without), std::move(candidate)};
        }
        if (rows > 0)
            break;
        open = std::move(further);
    }
    return best;
}

/** Reads what each of several processes or hosts wrote by itself, where each wrote a table; else all lines as
 * one text. */
Result<ImportedFile> readUnlabelled(const Importer& importer, const UnlabelledText& text,
                                    const ImportOptions& options)
{
    std::vector<std::pair<std::string, ImportedFile>> parts;
    for (const auto& [writer, own] : textsByWriter(text))
        if (Result<ImportedFile> part = importer.read(own, options); rowsIn(part) > 0)
            parts.emplace_back(writer, std::move(*part));
    if (parts.size() < 2)
        return importer.read(text.text, options);
    ImportedFile all;
    for (auto& [writer, part] : parts) {
        for (ImportTable& table : part.tables) {
            table.title += ", " + writer;
            all.tables.push_back(std::move(table));
        }
        for (RejectedLine& line : part.rejected)
            all.reject(line.line, line.text, std::move(line.reason), line.hasNoData);
        for (std::string& note : part.notes)
            if (!contains(all.notes, note))
                all.notes.push_back(std::move(note));
        if (all.machine.empty())
            all.machine = part.machine;
        if (all.measured.empty())
            all.measured = part.measured;
    }
    std::ranges::sort(all.rejected, {}, &RejectedLine::line);
    all.notes.push_back(
        sentence("%1 processes or hosts wrote tables of their own, as the labels say; each is read by itself",
                 {groupedCount(parts.size())}));
    return all;
}

/** The columns of a table that the caller names by `name`. Fails when it names several by one name. */
Result<std::vector<std::size_t>> columnsNamed(const ImportTable& table, const std::string& name)
{
    std::vector<std::size_t> found;
    std::size_t named = 0;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const bool hasName = table.columns[i].name == name;
        named += hasName ? 1 : 0;
        if (hasName || name == std::to_string(i + 1))
            found.push_back(i);
    }
    if (named > 1)
        return invalidInput("%1 columns are named %2; say which one is meant by its number from 1 on",
                            {groupedCount(named), inQuotes(name)});
    return found;
}

/** A meaning has one column. What the caller chose goes before what was recognised. */
Result<void> keepMeaningsApart(ImportTable& table, const std::set<std::size_t>& chosen,
                               std::vector<std::string>& notes)
{
    for (const std::size_t i : chosen)
        for (std::size_t j = 0; j < table.columns.size(); ++j) {
            ImportColumn& other = table.columns[j];
            const ColumnMeaning meaning = table.columns[i].meaning;
            if (i == j || other.meaning != meaning || meaning == ColumnMeaning::kept ||
                meaning == ColumnMeaning::ignored)
                continue;
            if (chosen.contains(j))
                return invalidInput(
                    "the columns %1 and %2 cannot both mean %3",
                    {inQuotes(table.columns[i].name), inQuotes(other.name), columnMeaningName(meaning)});
            other.meaning = ColumnMeaning::kept;
            notes.push_back(sentence(
                "the column %1 is kept as text; %2 is chosen as %3",
                {inQuotes(other.name), inQuotes(table.columns[i].name), columnMeaningName(meaning)}));
        }
    return {};
}

/** Gives columns the meanings that the caller chose. */
Result<void> applyChoices(ImportedFile& file, const ImportOptions& options)
{
    std::set<const ColumnChoice*> used;
    std::vector<std::string> names;
    for (ImportTable& table : file.tables) {
        std::set<std::size_t> chosen;
        for (const ColumnChoice& choice : options.columns) {
            ASSIGN_OR_RETURN(const auto columns, columnsNamed(table, choice.name));
            for (const std::size_t i : columns) {
                ImportColumn& column = table.columns[i];
                const bool isSameDimension = dimensionOf(column.meaning) == dimensionOf(choice.meaning);
                column.meaning = choice.meaning;
                if (choice.unit)
                    column.unit = choice.unit;
                else if (!isSameDimension)
                    column.unit = nullptr;
                chosen.insert(i);
                used.insert(&choice);
            }
        }
        RETURN_IF_ERROR(keepMeaningsApart(table, chosen, file.notes));
        for (const ImportColumn& column : table.columns)
            names.push_back(column.name);
    }
    for (const ColumnChoice& choice : options.columns)
        if (!used.contains(&choice))
            return invalidInput("there is no column %1; %2",
                                {inQuotes(choice.name),
                                 suggestion(choice.name, names).empty()
                                     ? sentence("give one of the names in the file, or a number from 1 on")
                                     : suggestion(choice.name, names)});
    return {};
}

} // namespace

std::span<const ColumnMeaningInfo> columnMeanings()
{
    return kMeanings;
}

const ColumnMeaningInfo& infoOf(ColumnMeaning meaning)
{
    return *std::ranges::find(kMeanings, meaning, &ColumnMeaningInfo::meaning);
}

std::string_view columnMeaningName(ColumnMeaning meaning)
{
    return infoOf(meaning).name;
}

std::optional<ColumnMeaning> columnMeaning(std::string_view name)
{
    const ColumnMeaningInfo* const info = rowNamed(kMeanings, name);
    return info ? std::optional(info->meaning) : std::nullopt;
}

std::optional<Dimension> dimensionOf(ColumnMeaning meaning)
{
    return infoOf(meaning).dimension;
}

std::optional<std::size_t> columnOf(const std::vector<ImportColumn>& columns, ColumnMeaning meaning)
{
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (columns[i].meaning == meaning)
            return i;
    return std::nullopt;
}

void ImportTable::ignoreEmptyColumns()
{
    for (std::size_t i = 0; i < columns.size(); ++i)
        if (std::ranges::all_of(records, [i](const ImportRecord& record) { return record.cells[i].empty(); }))
            columns[i].meaning = ColumnMeaning::ignored;
}

bool ImportOptions::isChosen(std::string_view name, std::size_t number) const
{
    return std::ranges::any_of(columns, [&](const ColumnChoice& choice) {
        return choice.name == name || (number > 0 && choice.name == std::to_string(number));
    });
}

void ImportedFile::reject(std::size_t line, std::string_view text, std::string reason, bool hasNoData)
{
    constexpr std::size_t shownBytes = 120;
    if (rejected.size() < ImportLimits::kRejected)
        rejected.push_back({line, validUtf8(std::string(leadingText(text, shownBytes))),
                            validUtf8(std::move(reason)), hasNoData});
    else if (rejected.size() == ImportLimits::kRejected)
        rejected.push_back({line, {}, sentence("further lines were not taken either; they are not listed")});
}

namespace {

Result<ImportedFile> measurementsIn(std::string_view text, const ImportOptions& options)
{
    const std::size_t most = looksLikeRun(text) ? kMostMeasuringBytes : ImportLimits::kBytes;
    if (text.size() > most)
        return invalidInput("the file is larger than %1 MB, too much for measured times; split it",
                            {groupedCount(most / 1'000'000)});
    text = withoutByteOrderMark(text);
    for (const auto& why : {whyNoText(text), whyNoNumbers(text)})
        if (why)
            return Error{ErrorCode::invalidInput, *why};
    const std::optional<std::string> plain = withoutTerminalCodes(text);
    if (plain)
        text = *plain;
    if (trimmed(text).empty())
        return invalidInput("the file is empty; there is nothing to import");
    auto [importer, seen, unlabelled] = readingOf(text, options);
    if (unlabelled)
        text = unlabelled->text;
    // What the caller says about the file goes before what it looks like.
    const bool isSaid = options.importer || !options.columns.empty() || options.headerLine != 0;
    if (!isSaid && seen.confidence != Confidence::certain)
        if (const auto stranger = strangerIn(text))
            return Error{ErrorCode::invalidInput, *stranger};
    std::string doubt;
    if (options.importer && options.importer != importer && seen.confidence == Confidence::certain)
        doubt =
            sentence("it is read as %1, but %2 says that it is %3; look whether numbers and units are right",
                     {options.importer->name, seen.evidence, importer->name});
    if (options.importer) {
        importer = options.importer;
        seen = {Confidence::chosen, sentence("the caller's choice")};
    }
    Result<ImportedFile> file =
        unlabelled ? readUnlabelled(*importer, *unlabelled, options) : importer->read(text, options);
    if (!file && !isSaid && !importer->recognise)
        return Error{file.error().code, unknownKindOf(text, file.error().message)};
    if (!file)
        return file;
    if (!doubt.empty())
        file->notes.insert(file->notes.begin(), std::move(doubt));
    if (unlabelled)
        file->notes.push_back(sentence("labels in front of the lines, such as %1, were left out",
                                       {inQuotes(unlabelled->label)}));
    if (plain)
        file->notes.emplace_back(sentence("a terminal's codes, such as those of colours, were left out"));
    file->importer = importer;
    file->confidence = seen.confidence;
    file->evidence = std::move(seen.evidence);
    RETURN_IF_ERROR(applyChoices(*file, options));
    const bool hasRecords =
        std::ranges::any_of(file->tables, [](const ImportTable& table) { return !table.records.empty(); });
    if (hasRecords)
        return file;
    if (!isSaid && !importer->recognise)
        return Error{ErrorCode::invalidInput,
                     unknownKindOf(text, sentence("a line names columns, and no row has values for them"))};
    std::string reason =
        sentence("nothing in it could be used as measured times; it was read as %1", {importer->name});
    // A line without data in front of it is not the cause.
    const auto cause =
        std::ranges::find_if(file->rejected, [](const RejectedLine& line) { return !line.hasNoData; });
    if (const auto line = cause == file->rejected.end() ? file->rejected.begin() : cause;
        line != file->rejected.end())
        reason += "; " + atLine(line->line, line->reason);
    else if (!file->notes.empty())
        reason += "; " + file->notes.front();
    return Error{ErrorCode::invalidInput, reason};
}

} // namespace

Result<ImportedFile> parseMeasurements(std::string_view text, const ImportOptions& options)
{
    Result<ImportedFile> file = measurementsIn(text, options);
    if (!file) // what it quotes may be in another encoding
        return Error{file.error().code, validUtf8(file.error().message)};
    for (std::string& note : file->notes)
        (void)replaceInvalidUtf8(note);
    return file;
}

} // namespace contraflow
