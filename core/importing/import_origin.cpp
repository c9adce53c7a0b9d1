// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/importing/import_origin.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/importing/importers.h"
#include "core/io/text/sha256.h"

#include <algorithm>
#include <cctype>
#include <chrono>
#include <cmath>
#include <ctime>

namespace contraflow {

namespace {

/** "--name value", the value in quotes where a shell would take it apart. */
void addOption(std::string& text, std::string_view name, const std::string& value)
{
    const bool isPlain = !value.empty() && std::ranges::all_of(value, [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) != 0 ||
               std::string_view("._-+:=/,%").find(c) != std::string_view::npos;
    });
    if (!text.empty())
        text += ' ';
    text += std::string(name) + ' ' + (isPlain ? value : inQuotes(value));
}

std::string separatorWord(char separator)
{
    if (separator == '\t')
        return "tab";
    return separator == ' ' ? "blank" : std::string(1, separator);
}

} // namespace

std::string columnWord(const ColumnChoice& column)
{
    std::string text = column.name + '=' + std::string(columnMeaningName(column.meaning));
    if (column.unit != nullptr)
        text += ':' + std::string(column.unit->symbol);
    return text;
}

std::optional<double> countedSize(std::string_view text)
{
    const Result<Quantity> size = parseQuantity(Dimension::size, text);
    if (!size || !(size->value >= 1) || std::floor(size->value) != size->value)
        return std::nullopt;
    return size->value;
}

std::string today()
{
    const std::time_t now = std::chrono::system_clock::to_time_t(std::chrono::system_clock::now());
    std::tm local{};
    if (localtime_r(&now, &local) == nullptr)
        return {};
    std::string text(10, '0');
    return text.substr(0, std::strftime(text.data(), text.size() + 1, "%Y-%m-%d", &local));
}

void nameFile(Provenance& provenance, const std::filesystem::path& path, std::string_view text)
{
    provenance.file = path.filename().string();
    provenance.sha256 = sha256Text(text);
}

std::string optionsText(const ImportOptions& options)
{
    std::string text;
    if (options.importer != nullptr)
        addOption(text, "--as", std::string(options.importer->name));
    for (const ColumnChoice& column : options.columns)
        addOption(text, "--column", columnWord(column));
    if (options.headerLine > 0)
        addOption(text, "--header-line", std::to_string(options.headerLine));
    if (options.separator != 0)
        addOption(text, "--separator", separatorWord(options.separator));
    if (options.decimal != DecimalMark::automatic)
        addOption(text, "--decimal", options.decimal == DecimalMark::comma ? "comma" : "point");
    return text;
}

std::string optionsText(const TrafficOptions& options)
{
    std::string text = optionsText(options.reading);
    if (options.unit != nullptr)
        addOption(text, "--unit", std::string(options.unit->symbol));
    if (options.countOf > 0)
        addOption(text, "--count-of", quantityText(inReadableUnit(Dimension::size, options.countOf)));
    if (options.senders == MatrixSenders::columns)
        addOption(text, "--senders", "columns");
    if (options.rows != MatrixRows::unsaid)
        addOption(text, "--rows", options.rows == MatrixRows::up ? "up" : "down");
    if (options.selfMessages == SelfMessages::taken)
        addOption(text, "--diagonal", "take");
    if (options.totalOf > 1)
        addOption(text, "--total-of", std::to_string(options.totalOf));
    return text;
}

void noteEarlierImport(const Project& project, const Provenance& provenance, std::vector<std::string>& notes)
{
    if (provenance.sha256.empty())
        return;
    const auto isNoted = [&](const auto& rows, const char* pattern) {
        for (const auto& row : rows)
            if (row.provenance.sha256 == provenance.sha256) {
                const std::string& options = row.provenance.options;
                const std::string earlier = sentence(pattern, {inQuotes(row.name)});
                notes.push_back(options.empty()
                                    ? sentence("the same content was imported before: %1", {earlier})
                                    : sentence("the same content was imported before: %1, read by %2",
                                               {earlier, options}));
                return true;
            }
        return false;
    };
    (void)(isNoted(project.measurements, phrase("measurement %1")) ||
           isNoted(project.benchmarks, phrase("benchmark %1")) ||
           isNoted(project.workloads, phrase("workload %1")) ||
           isNoted(project.applications, phrase("application %1")) ||
           isNoted(project.platforms, phrase("platform %1")));
}

} // namespace contraflow
