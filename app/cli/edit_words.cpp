// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/edit_words.h"

#include "app/cli/imported.h"
#include "app/cli/loading.h"
#include "core/base/text.h"
#include "core/io/csv.h"
#include "core/io/importers/import_origin.h"
#include "core/io/importers/traffic_file.h"
#include "core/io/provenance_map.h"
#include "core/project/schema.h"

#include <span>

namespace contraflow::cli {

namespace {

/** A value as given, or what is in the file it names. */
struct Value
{
    std::string text;
    std::string provenance;
};

/** Messages of a file as a project has them: a matrix, or a table with source, destination and size. */
Result<Value> messagesOf(const Arguments& arguments, const std::string& file, const std::string& text)
{
    Result<TrafficOptions> options = trafficOptions(answersOf(arguments));
    if (!options)
        return options.error();
    nameFile(options->provenance, file, text);
    const Result<Traffic> traffic = readTraffic(text, *options);
    if (!traffic)
        return traffic.error().within(file);
    Value value;
    appendCsvRecord(value.text, fieldKeys<MessageRow>());
    for (const MessageRow& row : traffic->messages)
        appendCsvRecord(value.text, {row.id,
                                     row.source,
                                     row.destination,
                                     quantityText(row.size.value()),
                                     row.start.hasValue() ? quantityText(row.start.value()) : std::string(),
                                     {},
                                     {}});
    FlowMap map(value.provenance);
    writeProvenance(value.provenance, map, traffic->provenance);
    // "{provenance: {…}": what stands behind the key.
    value.provenance.erase(0, value.provenance.find('{', 1));
    return value;
}

Result<Value> valueOf(const Arguments& arguments, const std::string& key, const std::string& text)
{
    if (!text.starts_with('@') || text.size() == 1)
        return Value{text, {}};
    const std::string file = text.substr(1);
    Result<std::string> content = loadText("file of values", file, ImportLimits::kBytes);
    if (!content)
        return content.error();
    return key == "messages" ? messagesOf(arguments, file, *content) : Result<Value>(Value{*content, {}});
}

std::span<const std::string> wordsOf(const Arguments& arguments)
{
    return std::span(arguments.operands()).subspan(1);
}

Error unsaid(const std::string& word, const std::string& remedy)
{
    return {ErrorCode::invalidInput, inQuotes(word) + " says no value; " + remedy};
}

} // namespace

Result<std::vector<PathValue>> pathValues(const Arguments& arguments)
{
    std::vector<PathValue> all;
    for (const std::string& word : wordsOf(arguments)) {
        const std::optional<Assignment> parts = splitAssignment(word);
        if (!parts)
            return unsaid(word, "write PLACE=VALUE, such as platforms.NAME.price='18000 EUR'");
        Result<ProjectPath> path = parseProjectPath(parts->place);
        if (!path)
            return path.error();
        Result<Value> value = valueOf(arguments, path->steps.back(), parts->value);
        if (!value)
            return value.error();
        all.push_back({std::move(*path), std::move(value->text), std::move(value->provenance)});
    }
    return all;
}

Result<std::vector<Addition>> additions(const Arguments& arguments)
{
    std::vector<Addition> all;
    bool isOpen = false; // whether values of the last one may follow
    for (const std::string& word : wordsOf(arguments)) {
        const std::optional<Assignment> parts = splitAssignment(word);
        Result<ProjectPath> path = parseProjectPath(parts ? parts->place : word);
        if (!path)
            return path.error();
        if (!parts) {
            all.push_back({std::move(*path), {}});
            isOpen = true;
        } else if (path->steps.size() > 1) {
            all.push_back({std::move(*path), {{std::string(), parts->value}}});
            isOpen = false;
        } else if (!isOpen) {
            return Error{ErrorCode::invalidInput,
                         inQuotes(word) + " stands behind nothing that has keys; name the thing first, "
                                          "such as platforms.NAME, and its keys behind it"};
        } else {
            Result<Value> value = valueOf(arguments, parts->place, parts->value);
            if (!value)
                return value.error();
            all.back().values.push_back({parts->place, std::move(value->text)});
            if (!value->provenance.empty())
                all.back().values.push_back({"provenance", std::move(value->provenance)});
        }
    }
    return all;
}

Result<std::vector<ProjectPath>> paths(const Arguments& arguments)
{
    std::vector<ProjectPath> all;
    for (const std::string& word : wordsOf(arguments)) {
        Result<ProjectPath> path = parseProjectPath(word);
        if (!path)
            return path.error();
        all.push_back(std::move(*path));
    }
    return all;
}

} // namespace contraflow::cli
