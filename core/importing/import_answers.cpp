// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_answers.h"

#include "core/base/count_range.h"
#include "core/base/refusal.h"
#include "core/importing/column_names.h"
#include "core/importing/import_origin.h"
#include "core/importing/importers.h"
#include "core/io/project/preset_file.h"

#include <algorithm>

namespace contraflow {

void ImportAnswers::set(std::string_view option, std::vector<std::string> texts)
{
    m_texts.insert_or_assign(std::string(option), std::move(texts));
}

void ImportAnswers::set(std::string_view option, std::string text)
{
    set(option, std::vector<std::string>{std::move(text)});
}

void ImportAnswers::propose(const ImportAnswers& others)
{
    m_texts.insert(others.m_texts.begin(), others.m_texts.end());
}

void ImportAnswers::propose(std::string_view option, std::string text)
{
    m_texts.try_emplace(std::string(option), std::vector<std::string>{std::move(text)});
}

void ImportAnswers::remove(std::string_view option)
{
    m_texts.erase(std::string(option));
}

std::optional<std::string> ImportAnswers::value(std::string_view option) const
{
    const auto found = m_texts.find(option);
    return found == m_texts.end() || found->second.empty() ? std::nullopt
                                                           : std::optional(found->second.back());
}

std::vector<std::string> ImportAnswers::values(std::string_view option) const
{
    const auto found = m_texts.find(option);
    return found == m_texts.end() ? std::vector<std::string>() : found->second;
}

Result<std::uint64_t> ImportAnswers::count(std::string_view option, std::uint64_t fallback) const
{
    return optionCount(option, value(option), fallback);
}

ImportAnswers answersIn(std::string_view text)
{
    ImportAnswers answers;
    std::string option;
    while (!(text = trimmed(text)).empty()) {
        const bool isQuoted = text.front() == '\'';
        const std::size_t end = text.find(isQuoted ? '\'' : ' ', 1);
        const std::string word(text.substr(isQuoted, end - isQuoted));
        text.remove_prefix(std::min(end == std::string_view::npos ? end : end + 1, text.size()));
        if (option.empty()) {
            option = word;
            continue;
        }
        std::vector<std::string> words = answers.values(option);
        words.push_back(word);
        answers.set(std::exchange(option, {}), std::move(words));
    }
    return answers;
}

Provenance givenProvenance(const ImportAnswers& answers)
{
    Provenance provenance;
    provenance.date = answers.value("--date").value_or(today());
    provenance.machine = answers.value("--machine").value_or("");
    provenance.mpi = answers.value("--mpi").value_or("");
    provenance.note = answers.value("--note").value_or("");
    return provenance;
}

namespace {

/** "T=time:ms", "3=ignored". */
Result<ColumnChoice> columnChoice(const std::string& text)
{
    const std::size_t equals = text.rfind('=');
    if (equals == std::string::npos || equals == 0)
        return invalidInput("--column takes NAME=MEANING or NAME=MEANING:UNIT, not %1", {inQuotes(text)});
    ColumnChoice choice;
    choice.name = text.substr(0, equals);
    const std::string rest = text.substr(equals + 1);
    const std::size_t colon = rest.find(':');
    const std::string word = rest.substr(0, colon);
    const auto meaning = columnMeaning(word);
    if (!meaning)
        return invalidInput("--column: a column cannot mean %1; take %2",
                            {inQuotes(word), listed(columnMeanings(), &ColumnMeaningInfo::name)});
    choice.meaning = *meaning;
    if (colon == std::string::npos)
        return choice;
    const std::string unit = rest.substr(colon + 1);
    const auto dimension = dimensionOf(*meaning);
    if (!dimension)
        return invalidInput("--column: %1 takes no unit", {word});
    choice.unit = unitOfWord(*dimension, unit);
    if (choice.unit == nullptr)
        return invalidInput("--column: there is no unit %1 of %2; write %3",
                            {inQuotes(unit), word, acceptedForms(*dimension)});
    return choice;
}

Result<char> separatorOf(const std::string& text)
{
    if (text == "tab" || text == "\t")
        return '\t';
    if (text == "blank" || text == " ")
        return ' ';
    if (text == "," || text == ";" || text == "|")
        return text.front();
    return invalidInput("--separator takes one of , ; | tab blank, not %1", {inQuotes(text)});
}

} // namespace

Result<ImportOptions> importOptions(const ImportAnswers& answers)
{
    ImportOptions options;
    if (const auto name = answers.value("--as"))
        options.importer = findImporter(*name); // null: a format of traces
    for (const std::string& text : answers.values("--column")) {
        ASSIGN_OR_RETURN(ColumnChoice choice, columnChoice(text));
        options.columns.push_back(std::move(choice));
    }
    ASSIGN_OR_RETURN(options.headerLine, answers.count("--header-line", 0));
    if (const auto text = answers.value("--separator")) {
        ASSIGN_OR_RETURN(options.separator, separatorOf(*text));
    }
    if (const auto mark = answers.value("--decimal"))
        options.decimal = *mark == "comma" ? DecimalMark::comma : DecimalMark::point;
    return options;
}

Result<ImportTarget> importTarget(const ImportAnswers& answers)
{
    ImportTarget target;
    target.scenario = answers.value("--scenario").value_or("");
    target.platform = answers.value("--platform").value_or("");
    target.model = answers.value("--model").value_or("");
    target.name = answers.value("--name").value_or("");
    if (!target.scenario.empty() && !target.platform.empty())
        return invalidInput("--scenario and --platform are two uses of a file; give one of them");
    if (!target.model.empty() && target.platform.empty())
        return invalidInput("--model goes with --platform");
    if (const auto kind = answers.value("--kind"))
        target.kind = benchmarkKind(*kind);
    ASSIGN_OR_RETURN(const std::uint64_t processes, answers.count("--processes", 0));
    if (processes > 0 && processes <= 100'000'000)
        target.processes = static_cast<std::uint32_t>(processes);
    else if (answers.has("--processes"))
        return invalidInput("--processes takes a number from 1 to 100000000");
    target.provenance = givenProvenance(answers);
    return target;
}

Result<TrafficOptions> trafficOptions(const ImportAnswers& answers)
{
    TrafficOptions options;
    ASSIGN_OR_RETURN(options.reading, importOptions(answers));
    if (const auto unit = answers.value("--unit")) {
        options.unit = unitOfWord(Dimension::size, *unit);
        if (!options.unit)
            return invalidInput("--unit: there is no unit %1 of a size; write %2",
                                {inQuotes(*unit), acceptedForms(Dimension::size)});
    }
    if (const auto size = answers.value("--count-of")) {
        const std::optional<double> bytes = countedSize(*size);
        if (!bytes)
            return invalidInput(
                "--count-of takes the size of a message in whole bytes, such as 64 kB, not %1",
                {inQuotes(*size)});
        if (options.unit)
            return invalidInput(
                "--unit is about sizes and --count-of about numbers of messages; give one of the two");
        options.countOf = *bytes;
    }
    if (const auto rows = answers.value("--rows"))
        options.rows = *rows == "up" ? MatrixRows::up : MatrixRows::down;
    if (answers.value("--senders").value_or("rows") == "columns")
        options.senders = MatrixSenders::columns;
    if (answers.value("--diagonal").value_or("leave-out") == "take")
        options.selfMessages = SelfMessages::taken;
    ASSIGN_OR_RETURN(const std::uint64_t totalOf, answers.count("--total-of", 1));
    if (totalOf < 1 || totalOf > 1'000'000'000)
        return invalidInput("--total-of takes a number of repetitions from 1 to 1000000000");
    options.totalOf = static_cast<std::uint32_t>(totalOf);
    options.provenance = givenProvenance(answers);
    return options;
}

namespace {

/** What --uplinks or --oversubscription say. */
Result<CableChoice> cableChoice(const ImportAnswers& answers)
{
    constexpr std::uint64_t kMostUplinks = 10'000;
    CableChoice choice;
    if (answers.has("--uplinks") && answers.has("--oversubscription"))
        return invalidInput(
            "--uplinks and --oversubscription both say how many cables join switches; give one of them");
    if (answers.has("--uplinks")) {
        ASSIGN_OR_RETURN(const std::uint64_t count, answers.count("--uplinks", 1));
        if (count < 1 || count > kMostUplinks)
            return invalidInput("--uplinks takes a number of cables from 1 to %1",
                                {groupedCount(kMostUplinks)});
        choice.uplinks = static_cast<std::uint32_t>(count);
    }
    if (const auto text = answers.value("--oversubscription")) {
        const std::optional<double> ratio = parseNumber(*text);
        if (!ratio || !(*ratio > 0))
            return invalidInput("--oversubscription takes a number above 0, such as 2 for 2 to 1, not %1",
                                {inQuotes(*text)});
        choice.oversubscription = *ratio;
    }
    return choice;
}

} // namespace

Result<TopologyTarget> topologyTarget(const ImportAnswers& answers)
{
    TopologyTarget target;
    target.name = answers.value("--name").value_or("");
    target.platform = answers.value("--platform").value_or("");
    target.provenance = givenProvenance(answers);
    if (const auto name = answers.value("--preset")) {
        ASSIGN_OR_RETURN(NetworkPreset preset, isFileName(*name) ? readPreset(*name) : findPreset(*name));
        if (!preset.isOfNetworks())
            return invalidInput(
                "the preset %1 is of what is within servers; copy it into the project by 'contraflow presets "
                "%1 --into' after the import",
                {preset.name});
        target.preset = std::move(preset);
    }
    ASSIGN_OR_RETURN(target.cables, cableChoice(answers));
    return target;
}

Result<std::size_t> indexIn(const std::vector<std::string>& names, std::string_view lacks,
                            const std::string& wanted)
{
    for (std::size_t i = 0; i < names.size(); ++i)
        if (names[i] == wanted)
            return i;
    const std::string near = suggestion(wanted, names);
    return Error{ErrorCode::notFound,
                 sentence(lacks, {inQuotes(wanted)}) + (near.empty() ? "" : "; " + near)};
}

} // namespace contraflow
