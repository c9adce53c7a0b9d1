// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/published_file.h"

#include "core/base/text.h"
#include "core/io/project/preset_source.h"
#include "core/io/project/project_file.h"
#include "core/io/text/csv.h"
#include "core/project/formulas.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace contraflow {

namespace {

using What = PublishedValue::What;

constexpr std::string_view kTables =
    "tables"; ///< the file's name without its ending; the others are projects

struct QuantityWords
{
    std::string_view name; ///< of the column; with a blank at its end the number of a step follows
    What what;
    std::string_view unit;
};

constexpr std::array kQuantities{
    QuantityWords{"steps", What::steps, ""},
    QuantityWords{"rate in step ", What::stepRate, "Mbit/s"},
    QuantityWords{"time", What::time, "s"},
    QuantityWords{"error", What::error, "%"},
    QuantityWords{"mean |error|", What::meanError, "%"},
    QuantityWords{"penalty in step ", What::penalty, ""},
    QuantityWords{"state sets", What::stateSets, ""},
    QuantityWords{"state sets with it", What::stateSetsWith, ""},
};

/** A value of this column without its number; nothing for a column that is none of a quantity. */
std::optional<PublishedValue> valueOf(const std::string& column)
{
    for (const QuantityWords& words : kQuantities) {
        PublishedValue value;
        value.what = words.what;
        value.quantity = column;
        value.unit = words.unit;
        if (column == words.name)
            return value;
        if (!words.name.ends_with(' ') || !column.starts_with(words.name))
            continue;
        if (const auto step = parseCount(column.substr(words.name.size())); step && *step > 0) {
            value.step = *step;
            return value;
        }
    }
    return std::nullopt;
}

/** "-4.6 (-5.6)": printed, and corrected in brackets. */
void setNumber(PublishedValue& value, const std::string& text)
{
    const std::size_t bracket = text.find(" (");
    value.printed = text.substr(0, bracket);
    if (bracket != std::string::npos && text.ends_with(')'))
        value.corrected = text.substr(bracket + 2, text.size() - bracket - 3);
}

/** The numbers of a printed table, column by column; empty when it is no such table. */
std::vector<PublishedValue> readPrinted(std::string_view text)
{
    CsvReader reader(text);
    CsvRecord header;
    std::vector<CsvRecord> rows;
    if (!reader.next(header))
        return {};
    for (CsvRecord row; reader.next(row);)
        rows.push_back(row);
    const auto cell = [&header](const CsvRecord& row, std::string_view column) {
        const auto found = std::ranges::find(header.fields, column);
        const auto at = static_cast<std::size_t>(found - header.fields.begin());
        return at < row.fields.size() ? row.fields[at] : std::string();
    };
    std::vector<PublishedValue> values;
    for (const std::string& column : header.fields) {
        const std::optional<PublishedValue> empty = valueOf(column);
        if (!empty && column != "message" && column != "model" && column != "tolerance")
            return {};
        for (const CsvRecord& row : rows) {
            const std::string number = cell(row, column);
            if (!empty || number.empty())
                continue;
            PublishedValue value = *empty;
            value.message = cell(row, "message");
            value.model = cell(row, "model");
            value.tolerance = parseNumber(cell(row, "tolerance")).value_or(0);
            setNumber(value, number);
            values.push_back(std::move(value));
        }
    }
    return values;
}

class TablesReader
{
public:
    explicit TablesReader(DataNode root) : m_source(std::move(root), "published") {}

    std::variant<std::vector<PublishedTable>, TextFailure> read()
    {
        if (auto failure = m_source.wrongFormat())
            return *failure;
        MapReader map = m_source.top({"tables"});
        std::vector<PublishedTable> tables;
        if (DataNode* list = map.list("tables"))
            for (DataNode& node : list->children)
                tables.push_back(readTable(node));
        (void)map.extras();
        if (auto failure = m_source.failure())
            return *failure;
        return tables;
    }

private:
    PublishedTable readTable(DataNode& node)
    {
        MapReader map = m_source.reader(
            node, "a published table",
            {"title", "citation", "project", "scenario", "models", "set", "cut_times", "printed"});
        PublishedTable table;
        table.title = m_source.text(map, "title");
        table.citation = m_source.text(map, "citation");
        readProject(map, table);
        table.models = m_source.texts(map, "models");
        if (const auto decimals = parseCount(map.text("cut_times")))
            table.cutTimes = static_cast<int>(*decimals);
        table.values = readPrinted(m_source.text(map, "printed"));
        if (table.values.empty())
            map.reject("printed", "is no table of known quantities");
        (void)map.extras();
        return table;
    }

    void readProject(MapReader& map, PublishedTable& table)
    {
        const std::string name = m_source.text(map, "project");
        const std::string_view text = textNamed(publishedTexts(), name);
        if (text.empty())
            return map.reject("project", "names a project that is not there");
        Result<LoadedProject> loaded = parseProject(text);
        if (!loaded)
            return map.reject("project", "cannot be read: " + loaded.error().message);
        table.project = std::move(loaded->project);
        table.scenario = indexOfName(table.project.scenarios, m_source.text(map, "scenario"));
        if (table.scenario == table.project.scenarios.size())
            map.reject("scenario", "names a scenario that is not there");
        if (const DataNode* parameters = map.map("set"))
            setParameters(map, *parameters, table.project);
    }

    static void setParameters(MapReader& map, const DataNode& parameters, Project& project)
    {
        const Project before = project;
        for (std::size_t i = 0; i < parameters.keys.size(); ++i) {
            const std::size_t at = indexOfName(project.parameters, parameters.keys[i]);
            if (at == project.parameters.size())
                return map.reject("set", "names a parameter that is not there");
            project.parameters.replace(at, 1, {{parameters.keys[i], parameters.children[i].scalar}});
        }
        (void)recalculate(before, project);
    }

    PresetSource m_source;
};

Result<std::vector<PublishedTable>> readCarriedTables()
{
    for (const ResourceText& carried : publishedTexts())
        if (carried.file == kTables)
            return parsePage<std::vector<PublishedTable>, TablesReader>(carried.text, std::string(kTables));
    return Error{ErrorCode::notFound, "the program carries no published tables"};
}

} // namespace

const Result<std::vector<PublishedTable>>& publishedTables()
{
    static const Result<std::vector<PublishedTable>> tables = readCarriedTables();
    return tables;
}

} // namespace contraflow
