// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/project/table_reader.h"

#include "core/base/sentence.h"
#include "core/base/text.h"

#include <algorithm>

namespace contraflow {

namespace {

/** More columns than this come from a broken table, and each would cost every row. */
constexpr std::size_t kMaxExtraColumns = 1000;

std::string columnList(const std::vector<std::string>& columns)
{
    std::string text;
    for (const std::string& column : columns)
        text += (text.empty() ? "" : ",") + column;
    return text;
}

} // namespace

std::string TableReader::readCsv(std::string_view text, const RowSink& sink)
{
    m_fields.assign(m_columns.size(), {});
    CsvReader reader(text);
    CsvRecord record;
    if (!reader.next(record))
        return {};
    if (std::string reason = readHeader(record); !reason.empty())
        return reason;
    while (reader.next(record)) {
        takeRecord(record);
        sink();
    }
    return {};
}

std::string TableReader::readHeader(const CsvRecord& header)
{
    if (header.fields.size() > kMaxExtraColumns)
        return sentence("has %1 columns, more than the %2 that are read",
                        {groupedCount(header.fields.size()), groupedCount(kMaxExtraColumns)});
    std::vector<bool> isSeen(m_columns.size(), false);
    for (const std::string& name : header.fields) {
        const auto known = std::ranges::find(m_columns, name);
        const auto index = static_cast<std::size_t>(known - m_columns.begin());
        if (known != m_columns.end() && !isSeen[index]) {
            isSeen[index] = true;
            m_targets.push_back({false, index});
        } else {
            m_targets.push_back({true, m_extraColumns.size()});
            m_extraColumns.push_back(name);
        }
    }
    if (!contains(isSeen, true))
        return sentence("does not begin with a line that names its columns, such as %1",
                        {columnList(m_columns)});
    reportColumns(header, isSeen);
    return {};
}

void TableReader::reportColumns(const CsvRecord& header, const std::vector<bool>& isSeen)
{
    const std::size_t line = lineOf(header);
    bool isFirstMeant = false; // by a name that is almost its own
    for (const std::string& name : m_extraColumns) {
        const bool isRepeated = contains(m_columns, name);
        const std::string hint = isRepeated ? std::string() : suggestion(name, m_columns);
        isFirstMeant =
            isFirstMeant || (!isRepeated && hint == suggestion(name, {m_columns[0]}) && !hint.empty());
        if (isRepeated)
            report(
                Severity::error, line, name,
                sentence("%1 has the column %2 twice; the second is kept but not used, rename or remove it",
                         {m_context.thing, inQuotes(name)}));
        else if (!hint.empty())
            report(Severity::warning, line, name,
                   sentence("%1 has the unknown column %2; it is kept but not used, %3",
                            {m_context.thing, inQuotes(name), hint}));
    }
    // Where the first column is not needed it is still missed when another one is meant as it.
    for (std::size_t i = 0; i < std::max(m_context.needed, std::size_t{isFirstMeant}); ++i)
        if (!isSeen[i])
            report(Severity::error, line, m_columns[i],
                   sentence("%1 lacks the column %2; its first line should be %3",
                            {m_context.thing, inQuotes(m_columns[i]), columnList(m_columns)}));
}

void TableReader::takeRecord(CsvRecord& record)
{
    m_lines.add(lineOf(record));
    m_extraFields.clear();
    // Fields are swapped, so both sides keep their memory from row to row.
    for (std::string& text : m_fields)
        text.clear();
    const std::size_t known = std::min(record.fields.size(), m_targets.size());
    for (std::size_t i = 0; i < known; ++i) {
        if (m_targets[i].isExtra)
            setExtra(m_targets[i].index, std::move(record.fields[i]));
        else
            std::swap(m_fields[m_targets[i].index], record.fields[i]);
    }
    if (record.hasOpenQuote)
        report(
            Severity::error, m_lines.back(), {},
            sentence(
                "a quote in this row of %1 is never closed, so the rest of the table was read as one cell; add "
                "the closing quote",
                {m_context.thing}));
    const bool hasSurplus =
        std::any_of(record.fields.begin() + static_cast<std::ptrdiff_t>(known), record.fields.end(),
                    [](const std::string& text) { return !text.empty(); });
    if (!hasSurplus)
        return;
    report(
        Severity::error, m_lines.back(), {},
        sentence(
            "this %1 has %2 fields where the header of %3 names %4; the others are kept in columns of their own, "
            "put quotes around a text that contains a comma",
            {m_context.row, groupedCount(record.fields.size()), m_context.thing,
             std::to_string(m_targets.size())}));
    for (std::size_t i = known; i < record.fields.size(); ++i)
        keepExtra("column " + std::to_string(i + 1), record.fields[i]);
}

void TableReader::readMaps(std::vector<DataNode>& rows, const RowSink& sink)
{
    for (DataNode& node : rows) {
        m_fields.assign(m_columns.size(), {});
        m_extraFields.clear();
        m_lines.add(node.line);
        takeMap(node);
        sink();
    }
}

void TableReader::takeMap(DataNode& node)
{
    if (node.kind != DataNode::Kind::map) {
        if (node.kind == DataNode::Kind::null)
            return;
        report(Severity::error, node.line, {},
               sentence("this entry of %1 is no map such as %2; it is kept as %3 but not used",
                        {m_context.thing, "{" + m_columns[0] + ": …}", inQuotes(kUnreadableKey)}));
        return keepExtra(kUnreadableKey, inlineText(node));
    }
    const DataNode* first = node.find(m_columns[0]);
    const bool hasName = first != nullptr && first->kind == DataNode::Kind::scalar;
    std::string thing = hasName ? sentence("the %1 %2", {m_context.row, inQuotes(first->scalar)})
                                : sentence("a %1", {m_context.row});
    const Location where{
        .table = m_context.table, .row = m_lines.size() - 1, .column = {}, .line = node.line};
    MapReader reader(node, std::move(thing), where, m_columns, m_issues);
    for (std::size_t i = 0; i < m_columns.size(); ++i)
        if (const DataNode* value = reader.any(m_columns[i]))
            m_fields[i] = inlineText(*value);
    for (const auto& [key, value] : reader.extras())
        keepExtra(key, inlineText(value));
}

void TableReader::setExtra(std::size_t column, std::string text)
{
    if (m_extraFields.size() <= column)
        m_extraFields.resize(column + 1);
    m_extraFields[column] = std::move(text);
}

void TableReader::keepExtra(const std::string& name, const std::string& text)
{
    if (text.empty())
        return;
    if (m_extraIndex.empty())
        for (std::size_t i = 0; i < m_extraColumns.size(); ++i)
            m_extraIndex.emplace(m_extraColumns[i], i);
    auto found = m_extraIndex.find(name);
    if (found == m_extraIndex.end() && m_extraColumns.size() < kMaxExtraColumns) {
        found = m_extraIndex.emplace(name, m_extraColumns.size()).first;
        m_extraColumns.push_back(name);
    }
    if (found != m_extraIndex.end())
        return setExtra(found->second, text);
    // Beyond all reason; the last column then holds the rest, so that nothing is lost.
    // Appended where it stands: a copy for each would be quadratic in a row without end.
    const std::size_t last = m_extraColumns.size() - 1;
    if (m_extraFields.size() <= last)
        m_extraFields.resize(last + 1);
    std::string& rest = m_extraFields[last];
    if (!rest.empty())
        rest += "; ";
    rest += name + ": " + text;
}

std::vector<std::string> TableReader::takeExtraFields()
{
    while (!m_extraFields.empty() && m_extraFields.back().empty())
        m_extraFields.pop_back();
    return std::move(m_extraFields);
}

std::size_t TableReader::lineOf(const CsvRecord& record) const
{
    // A table in quotes is usually one line; only a literal block has the lines of the file.
    if (!m_context.isLiteral || m_context.line == 0)
        return m_context.line;
    return m_context.line + 1 + record.line;
}

void TableReader::report(Severity severity, std::size_t line, const std::string& column,
                         const std::string& text)
{
    if (m_issues.size() >= kMaxReadIssues)
        return;
    Location where{.table = m_context.table, .row = {}, .column = column, .line = line};
    if (!m_lines.empty())
        where.row = m_lines.size() - 1;
    m_issues.push_back({severity, text, where});
}

} // namespace contraflow
