// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Formulas, host lists, quantities, CSV and JSON: small languages of single cells and lines.

#include "core/base/text.h"
#include "core/base/units.h"
#include "core/formula/formula.h"
#include "core/io/text/csv.h"
#include "core/io/text/json_value.h"
#include "core/io/text/text_file.h"
#include "core/project/host_list.h"
#include "tests/fuzz/fuzz_target.h"

#include <nlohmann/json.hpp>

#include <array>
#include <clocale>
#include <cmath>
#include <cstdlib>

namespace contraflow::fuzz {

namespace {

void requireSentence(const Error& error)
{
    require(error.message.size() > 10, "a refusal says why", error.message);
}

} // namespace

/** What is read has a finite value for all values of its names, or says why not; values read back. */
void readFormula(std::string_view text)
{
    const Result<Formula> formula = Formula::parse(text);
    if (!formula)
        return requireSentence(formula.error());
    for (const FormulaName& name : formula->names())
        require(name.position < trimmed(text).size() &&
                    trimmed(text).substr(name.position).starts_with(name.text),
                "a name stands where it is said to stand", name.text);
    for (const double number : {0.0, 1.0, -2.5, 1e300}) {
        const std::vector<FormulaValue> values(formula->names().size(), FormulaValue{number, {}, false});
        const Result<FormulaValue> value = formula->evaluate(values);
        const Result<FormulaValue> again = formula->evaluate(values);
        require(value.has_value() == again.has_value(), "a formula has one value");
        if (!value) {
            requireSentence(value.error());
            continue;
        }
        require(std::isfinite(value->number), "a value is finite", valueText(*value));
        require(*value == *again, "a formula has one value");
        if (const Result<FormulaValue> back = readFormulaValue(valueText(*value)))
            require(back->number == value->number, "a value reads back to the same number",
                    valueText(*value));
    }
}

/** As many hosts as are counted, and a list of them that means the same. */
void readHostList(std::string_view text)
{
    const Result<std::size_t> count = countHosts(text);
    constexpr std::size_t kMost = 2'000; // the rest is more of the same
    if (count && *count > kMost)
        return require(*count <= kMaxHosts, "no list is longer than allowed");
    const Result<std::vector<std::string>> hosts = expandHostList(text);
    require(hosts.has_value() == count.has_value(), "what can be counted can be expanded");
    if (!hosts)
        return requireSentence(hosts.error());
    require(hosts->size() == *count, "as many hosts as counted");
    const std::string list = hostListOf(*hosts);
    const Result<std::vector<std::string>> again = expandHostList(list);
    require(again && *again == *hosts, "the short list means the same hosts", list);
}

/** The value is that of the text's number and unit, and reads back to itself. */
void readQuantity(std::string_view text)
{
    for (const Dimension dimension :
         {Dimension::size, Dimension::bandwidth, Dimension::duration, Dimension::number}) {
        const Result<Quantity> quantity = parseQuantity(dimension, text);
        if (!quantity) {
            requireSentence(quantity.error());
            continue;
        }
        require(quantity->unit != nullptr && quantity->unit->dimension == dimension,
                "a quantity has its unit");
        require(isInRange(quantity->value), "a quantity is in range");
        // Another reader of numbers must find the same one.
        std::string number(trimmed(text));
        // Digits may stand in groups, with blanks of any kind between them.
        std::erase_if(number, [](char c) { return c == ' ' || static_cast<unsigned char>(c) >= 0x80; });
        static const locale_t plain = ::newlocale(LC_ALL_MASK, "C", nullptr);
        const double told = ::strtod_l(number.c_str(), nullptr, plain) * quantity->unit->scale;
        require(told == quantity->value || text.find_first_of("xX") != std::string_view::npos,
                "the value is that of the text", quantityText(*quantity));
        const Result<Quantity> back = parseQuantity(dimension, quantityText(*quantity));
        require(back && back->value == quantity->value, "a quantity reads back to the same value",
                quantityText(*quantity));
    }
}

/** Fields written again are read as the same fields, with every separator. */
void readCsv(std::string_view text)
{
    for (const char separator : {',', ';', '\t', '|'}) {
        CsvReader reader(text, separator);
        CsvRecord record;
        std::vector<std::vector<std::string>> records;
        std::string written;
        std::size_t line = 0;
        while (reader.next(record)) {
            require(record.line >= line, "lines are counted on");
            line = record.line;
            const bool isBlank = record.fields.size() == 1 && record.fields.front().empty();
            if (!isBlank) { // a single empty field is written as a blank line, which is skipped
                records.push_back(record.fields);
                appendCsvRecord(written, record.fields, separator);
            }
        }
        CsvReader second(written, separator);
        for (const std::vector<std::string>& fields : records) {
            require(second.next(record) && record.fields == fields, "fields written are fields read",
                    written);
            require(!record.hasOpenQuote, "quotes written are closed", written);
        }
        require(!second.next(record), "no more records are read than written", written);
    }
}

/** What is read is JSON to another reader too, with the same texts. */
void readJsonText(std::string_view text)
{
    for (const JsonDocument& document : jsonDocuments(text)) {
        const Result<JsonValue> value = readJson(document);
        if (!value) {
            requireSentence(value.error());
            continue;
        }
        if (findInvalidUtf8(document.text) != std::string_view::npos || !document.isComplete)
            continue; // readers of files refuse the first before, and take the second as far as it goes
        const auto other = nlohmann::json::parse(document.text, nullptr, false);
        require(!other.is_discarded(), "what is read is JSON", std::string(document.text));
        if (value->kind != JsonValue::Kind::object)
            continue;
        for (std::size_t i = 0; i < value->keys.size(); ++i) {
            const auto found = other.find(value->keys[i]);
            require(found != other.end(), "keys are those of the text", value->keys[i]);
            const bool isOnly = value->find(value->keys[i], 1) == nullptr;
            if (isOnly && found->is_string() && value->items[i].kind == JsonValue::Kind::string)
                require(found->get<std::string>() == value->items[i].text, "strings are those of the text");
        }
    }
}

} // namespace contraflow::fuzz
