// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/data_node.h"
#include "core/base/issue.h"
#include "core/io/project/row_lines.h"
#include "core/io/text/csv.h"
#include "core/io/text/map_reader.h"
#include "core/project/project.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace contraflow {

/** What a table of the project is in messages and where it stands. */
struct TableContext
{
    std::string thing; ///< "the message table of workload 'w'"
    std::string row;   ///< "message"
    TableRef table;
    std::size_t line = 0;   ///< of the key
    bool isLiteral = false; ///< the text begins one line below
    std::size_t needed = 1; ///< so many of the first columns rows cannot do without
};

/**
 * A table that is stored as CSV text or as a list of maps, read row by row. Columns that are not known become
 * extra columns, whose names are complete when the last row was read.
 */
class TableReader
{
public:
    TableReader(TableContext context, const std::vector<std::string>& columns, IssueList& issues)
        : m_context(std::move(context))
        , m_columns(columns)
        , m_issues(issues)
    {}

    /** Called for every row; field(i) is then the text of column i. */
    using RowSink = std::function<void()>;

    /** Empty, or why the text is no such table; then nothing was read. */
    [[nodiscard]] std::string readCsv(std::string_view text, const RowSink& sink);
    void readMaps(std::vector<DataNode>& rows, const RowSink& sink);

    [[nodiscard]] std::string& field(std::size_t column) { return m_fields[column]; }
    /** Cells of the extra columns; those missing at the end are empty. */
    [[nodiscard]] std::vector<std::string> takeExtraFields();
    [[nodiscard]] const std::vector<std::string>& extraColumns() const { return m_extraColumns; }
    [[nodiscard]] RowLines takeLines() { return std::move(m_lines); }

private:
    /** Where a field of a CSV record goes. */
    struct Target
    {
        bool isExtra = false;
        std::size_t index = 0;
    };

    [[nodiscard]] std::size_t lineOf(const CsvRecord& record) const;
    [[nodiscard]] std::string readHeader(const CsvRecord& header);
    void takeRecord(CsvRecord& record);
    void takeMap(DataNode& node);
    void reportColumns(const CsvRecord& header, const std::vector<bool>& isSeen);
    void setExtra(std::size_t column, std::string text);
    /** Keeps a text that has no column in the header under a column of this name. */
    void keepExtra(const std::string& name, const std::string& text);
    void report(Severity severity, std::size_t line, const std::string& column, const std::string& text);

    TableContext m_context;
    const std::vector<std::string>& m_columns;
    IssueList& m_issues;
    std::vector<Target> m_targets;
    std::vector<std::string> m_fields;
    std::vector<std::string> m_extraFields;
    std::vector<std::string> m_extraColumns;
    std::unordered_map<std::string, std::size_t> m_extraIndex;
    RowLines m_lines;
};

/** Reads cells of one column; equal neighbours, which are the rule, are read once. */
class QuantityColumn
{
public:
    explicit QuantityColumn(Dimension dimension) : m_dimension(dimension) {}
    [[nodiscard]] const QuantityCell& cell(const std::string& text)
    {
        if (text != m_text) {
            m_cell = quantityCell(m_dimension, text);
            m_text = text;
        }
        return m_cell;
    }

private:
    Dimension m_dimension;
    std::string m_text;
    QuantityCell m_cell;
};

} // namespace contraflow
