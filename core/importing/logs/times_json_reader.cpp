// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/error_statistics.h"
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/importing/import_readers.h"
#include "core/io/text/json_value.h"

#include <algorithm>
#include <array>

namespace contraflow {

namespace {

// Our own JSON of repeated times, described in resources/help/import.md:
//   {"contraflow_times": 1, "machine": …, "mpi": …, "date": …, "messages": [
//     {"pattern": "p", "id": "e1", "source": "X1", "destination": "Y1", "size": "10 MB",
//      "times": [0.251, 0.253]}, {"id": "e2", "mean": "0.3 s", "ci95": "1 ms", "repetitions": 4}]}
// A number without a unit is in bytes or seconds.

constexpr std::array<std::string_view, 6> kFileKeys{"contraflow_times", "machine", "mpi", "date", "note",
                                                    "messages"};
constexpr std::array<std::string_view, 10> kMessageKeys{"pattern", "id",   "source", "destination", "size",
                                                        "start",   "mean", "ci95",   "repetitions", "times"};

template<std::size_t Size>
std::string badKey(const JsonValue& object, const std::array<std::string_view, Size>& known)
{
    for (const std::string& name : object.keys) {
        if (!contains(known, name))
            return sentence("the key %1 is unknown", {inQuotes(name)});
        if (object.find(name, 1))
            return sentence("the key %1 is given twice", {inQuotes(name)});
    }
    return {};
}

/** Mean and half-width of its confidence interval by Student's t; nothing when a time is none. */
std::optional<MeanEstimate> repeatedTimes(const JsonValue& times)
{
    if (times.kind != JsonValue::Kind::array)
        return std::nullopt;
    std::vector<double> values;
    for (const JsonValue& item : times.items) {
        const auto number = item.kind == JsonValue::Kind::number ? parseNumber(item.text) : std::nullopt;
        const Result<Quantity> quantity = item.kind == JsonValue::Kind::string
                                              ? parseQuantity(Dimension::duration, item.text)
                                              : Result<Quantity>(Error{});
        const double value = number ? *number : quantity ? quantity->value : 0;
        if (!(value > 0))
            return std::nullopt;
        values.push_back(value);
    }
    if (values.empty())
        return std::nullopt;
    return meanEstimate(values);
}

class TimesReader
{
public:
    TimesReader()
    {
        m_table = {.title = phrase("times"),
                   .columns = {{"pattern", ColumnMeaning::pattern, nullptr},
                               {"id", ColumnMeaning::message, nullptr},
                               {"source", ColumnMeaning::source, nullptr},
                               {"destination", ColumnMeaning::destination, nullptr},
                               {"size", ColumnMeaning::size, findUnit(Dimension::size, "B")},
                               {"start", ColumnMeaning::start, findUnit(Dimension::duration, "s")},
                               {"mean", ColumnMeaning::time, findUnit(Dimension::duration, "s")},
                               {"ci95", ColumnMeaning::ci95, findUnit(Dimension::duration, "s")},
                               {"repetitions", ColumnMeaning::repetitions, nullptr}}};
    }

    Result<ImportedFile> read(const JsonDocument& document)
    {
        ASSIGN_OR_RETURN(const JsonValue root, readJson(document));
        if (root.numberAt("contraflow_times") != "1")
            return invalidInput(
                "contraflow_times must be 1, the only version of this format; is the program too old?");
        if (const std::string problem = badKey(root, kFileKeys); !problem.empty())
            return Error{ErrorCode::invalidInput, problem};
        m_file.machine = root.stringAt("machine");
        m_file.mpi = root.stringAt("mpi");
        m_file.measured = root.stringAt("date");
        if (const std::string note = root.stringAt("note"); !note.empty())
            m_file.notes.push_back(note);
        const JsonValue* messages = root.find("messages");
        if (!messages || messages->kind != JsonValue::Kind::array)
            return invalidInput("the list messages is missing");
        for (const JsonValue& message : messages->items)
            takeMessage(message);
        m_table.ignoreEmptyColumns();
        m_file.tables.push_back(std::move(m_table));
        return std::move(m_file);
    }

private:
    void takeMessage(const JsonValue& message)
    {
        const std::size_t number = ++m_count;
        std::string problem = message.kind == JsonValue::Kind::object
                                  ? badKey(message, kMessageKeys)
                                  : sentence("it is no object such as {\"id\": …}");
        ImportRecord record{number, {}};
        for (const char* key :
             {"pattern", "id", "source", "destination", "size", "start", "mean", "ci95", "repetitions"})
            record.cells.push_back(textOf(message, key));
        if (const JsonValue* times = message.find("times"); problem.empty() && times) {
            const auto repeated = repeatedTimes(*times);
            if (!repeated)
                problem = sentence("its times are no list of times above 0, in seconds or with a unit");
            else if (message.find("mean") || message.find("ci95"))
                problem = sentence("it gives times, and besides what is worked out from them");
            else if (!record.cells[8].empty() && record.cells[8] != std::to_string(repeated->count))
                problem = sentence("it has %1 times and says %2 repetitions",
                                   {std::to_string(repeated->count), record.cells[8]});
            else
                setTimes(record, *repeated);
        }
        if (!problem.empty())
            return m_file.reject(number, record.cells[1],
                                 sentence("message %1: %2", {std::to_string(number), problem}));
        m_table.records.push_back(std::move(record));
    }

    static void setTimes(ImportRecord& record, const MeanEstimate& times)
    {
        record.cells[6] = numberText(times.mean);
        record.cells[7] = times.halfWidth ? numberText(*times.halfWidth) : std::string();
        record.cells[8] = std::to_string(times.count);
    }

    static std::string textOf(const JsonValue& message, const char* key)
    {
        const JsonValue* value = message.find(key);
        return value && (value->kind == JsonValue::Kind::string || value->kind == JsonValue::Kind::number)
                   ? value->text
                   : std::string();
    }

    ImportedFile m_file;
    ImportTable m_table;
    std::size_t m_count = 0;
};

} // namespace

std::optional<Recognition> recogniseTimesJson(std::string_view text)
{
    if (!trimmed(text).starts_with("{") || text.find("\"contraflow_times\"") == std::string_view::npos)
        return std::nullopt;
    return Recognition{Confidence::certain, sentence("the key contraflow_times")};
}

Result<ImportedFile> readTimesJson(std::string_view text, const ImportOptions& /*options*/)
{
    const std::vector<JsonDocument> documents = jsonDocuments(text);
    if (documents.size() != 1)
        return Error{ErrorCode::invalidInput,
                     documents.empty()
                         ? sentence("there is no JSON object in it")
                         : sentence("there is more than one JSON object in it; split the file")};
    return TimesReader().read(documents.front());
}

} // namespace contraflow
