// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/size_tables.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/text/csv.h"
#include "core/io/text/text_file.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace contraflow {

namespace {

constexpr std::size_t kMostBytes = 64'000'000;

constexpr std::array<std::string_view, 2> kProcessNames{"n", "processes"};
constexpr std::array<std::string_view, 3> kSizeNames{"bytes", "m", "size"};
constexpr std::array<std::string_view, 4> kTimeNames{"time", "time_s", "mean_s", "seconds"};
constexpr std::array<std::string_view, 4> kWidthNames{"ci95", "ci95_s", "ci95_half_s", "half_width_s"};
constexpr std::array<std::string_view, 3> kGapNames{"gap", "gap_s", "g"};

using Names = std::span<const std::string_view>;

std::string anyOf(Names names)
{
    std::string text = inQuotes(names.front());
    for (const std::string_view name : names.subspan(1))
        text = name == names.back() ? sentence("%1 or %2", {text, inQuotes(name)})
                                    : text + ", " + inQuotes(name);
    return text;
}

/** Goes through a table record by record. */
class TableScan
{
public:
    explicit TableScan(const NamedText& table)
        : m_name(table.name)
        , m_csv(table.text, separatorOf(table.text))
    {
        m_hasHeader = m_csv.next(m_header);
    }

    /** The position of the column with one of these names. */
    [[nodiscard]] std::optional<std::size_t> find(Names names) const
    {
        for (const std::string_view name : names) {
            const auto field = std::ranges::find(m_header.fields, name);
            if (field != m_header.fields.end())
                return static_cast<std::size_t>(field - m_header.fields.begin());
        }
        return {};
    }

    [[nodiscard]] Result<std::size_t> need(Names names) const
    {
        if (const std::optional<std::size_t> column = find(names))
            return *column;
        const std::string has = m_hasHeader ? sentence("the table has %1", {joinedWords(m_header.fields)})
                                            : sentence("the table is empty");
        return at(m_header.line, sentence("there is no column %1; %2", {anyOf(names), has}));
    }

    bool next() { return m_csv.next(m_record); }

    [[nodiscard]] std::string_view field(std::size_t column) const
    {
        return column < m_record.fields.size() ? std::string_view(m_record.fields[column])
                                               : std::string_view();
    }

    /** Bytes or seconds. */
    [[nodiscard]] Result<double> number(std::size_t column, Dimension dimension) const
    {
        const std::string_view text = field(column);
        if (const std::optional<double> value = parseNumber(text); value && *value >= 0)
            return *value;
        if (const Result<Quantity> value = parseQuantity(dimension, text))
            return value->value;
        return fault(column,
                     sentence(dimension == Dimension::size ? phrase("must be a number of bytes, or %1")
                                                           : phrase("must be a number of seconds, or %1"),
                              {sentence(acceptedForms(dimension))}));
    }

    [[nodiscard]] Error fault(std::size_t column, const std::string& reason) const
    {
        return at(m_record.line, sentence("the %1 %2 %3", {inQuotes(m_header.fields[column]),
                                                           inQuotes(field(column)), reason}));
    }

    [[nodiscard]] Error at(std::size_t line, const std::string& text) const
    {
        return {ErrorCode::invalidInput, m_name + ":" + std::to_string(line + 1) + ": " + text};
    }

    [[nodiscard]] const std::string& name() const { return m_name; }

private:
    /** The one that the line of names has most of. */
    static char separatorOf(std::string_view text)
    {
        const std::string_view line = text.substr(0, std::min(text.find('\n'), text.size()));
        constexpr std::array kSeparators{',', ';', '\t'};
        return *std::ranges::max_element(kSeparators, {},
                                         [line](char a) { return std::ranges::count(line, a); });
    }

    std::string m_name;
    CsvReader m_csv;
    CsvRecord m_header;
    CsvRecord m_record;
    bool m_hasHeader = false;
};

Result<std::vector<std::pair<std::size_t, std::string>>> filterColumns(const TableScan& scan,
                                                                       const std::vector<RowFilter>& filters)
{
    std::vector<std::pair<std::size_t, std::string>> columns;
    for (const RowFilter& filter : filters) {
        const std::array<std::string_view, 1> name{filter.column};
        ASSIGN_OR_RETURN(const std::size_t column, scan.need(name));
        columns.emplace_back(column, filter.text);
    }
    return columns;
}

/** (bytes, value) of every row. */
Result<std::vector<std::pair<double, double>>> sizeColumn(const NamedText& table, Names valueNames)
{
    TableScan scan(table);
    ASSIGN_OR_RETURN(const std::size_t size, scan.need(kSizeNames));
    ASSIGN_OR_RETURN(const std::size_t value, scan.need(valueNames));
    std::vector<std::pair<double, double>> points;
    while (scan.next()) {
        ASSIGN_OR_RETURN(const double bytes, scan.number(size, Dimension::size));
        ASSIGN_OR_RETURN(const double seconds, scan.number(value, Dimension::duration));
        points.emplace_back(bytes, seconds);
    }
    return points;
}

} // namespace

Result<NamedText> readTable(const std::filesystem::path& path)
{
    ASSIGN_OR_RETURN(std::string text, readTextFile(path, kMostBytes));
    return NamedText{path.string(), std::move(text)};
}

Result<std::vector<AllToAllPoint>> parseAllToAllTable(const NamedText& table,
                                                      const std::vector<RowFilter>& filters)
{
    TableScan scan(table);
    ASSIGN_OR_RETURN(const std::size_t processes, scan.need(kProcessNames));
    ASSIGN_OR_RETURN(const std::size_t size, scan.need(kSizeNames));
    ASSIGN_OR_RETURN(const std::size_t time, scan.need(kTimeNames));
    ASSIGN_OR_RETURN(const auto wanted, filterColumns(scan, filters));
    const std::optional<std::size_t> width = scan.find(kWidthNames);
    std::vector<AllToAllPoint> points;
    while (scan.next()) {
        if (std::ranges::any_of(
                wanted, [&](const auto& filter) { return scan.field(filter.first) != filter.second; }))
            continue;
        constexpr unsigned long long kMostProcesses = 1'000'000'000;
        const auto count = parseCount(scan.field(processes));
        if (!count || *count < 2 || *count > kMostProcesses)
            return scan.fault(processes, "must be a whole number of processes, 2 or more");
        ASSIGN_OR_RETURN(const double bytes, scan.number(size, Dimension::size));
        ASSIGN_OR_RETURN(const double seconds, scan.number(time, Dimension::duration));
        if (seconds <= 0)
            return scan.fault(time, sentence("must be above 0"));
        AllToAllPoint point{{static_cast<std::uint32_t>(*count), bytes}, seconds, {}};
        if (width && !scan.field(*width).empty() && scan.field(*width) != "nan") {
            ASSIGN_OR_RETURN(point.halfWidth, scan.number(*width, Dimension::duration));
        }
        points.push_back(point);
    }
    if (points.empty())
        return Error{ErrorCode::invalidInput,
                     table.name + ": no row " +
                         (filters.empty() ? "is below the names of the columns" : "is what was asked for")};
    return points;
}

Result<std::vector<PingPongPoint>> parsePingPongTable(const NamedText& table)
{
    ASSIGN_OR_RETURN(const auto rows, sizeColumn(table, kTimeNames));
    std::vector<PingPongPoint> points;
    for (const auto& [bytes, seconds] : rows)
        points.push_back({bytes, seconds});
    return points;
}

Result<std::vector<NcclTest>> parseNcclTable(const NamedText& table)
{
    constexpr std::array<std::string_view, 2> nodeNames{"nodes", "servers"};
    constexpr std::array<std::string_view, 2> gpuNames{"gpus_per_node", "gpus"};
    constexpr std::array<std::string_view, 1> testNames{"test"};
    constexpr std::array<std::string_view, 2> sizeNames{"size_bytes", "size"};
    constexpr std::array<std::string_view, 2> timeNames{"time_us_median", "time_us"};
    TableScan scan(table);
    const std::array columns{scan.need(nodeNames), scan.need(gpuNames), scan.need(testNames),
                             scan.need(sizeNames), scan.need(timeNames)};
    for (const Result<std::size_t>& column : columns)
        RETURN_IF_ERROR(column);
    constexpr unsigned long long kMostGpus = 100'000;
    std::vector<NcclTest> tests;
    while (scan.next()) {
        const std::optional<EventKind> kind = ncclTestKind(scan.field(*columns[2]));
        if (!kind)
            return scan.fault(*columns[2], sentence("is no test that is known; write all_reduce, all_gather, "
                                                    "reduce_scatter, alltoall or sendrecv"));
        for (const std::size_t count : {*columns[0], *columns[1]})
            if (const auto value = parseCount(scan.field(count)); !value || *value == 0 || *value > kMostGpus)
                return scan.fault(count, sentence("must be a whole number, 1 or more"));
        ASSIGN_OR_RETURN(const double bytes, scan.number(*columns[3], Dimension::size));
        const std::optional<double> time = parseNumber(scan.field(*columns[4]));
        if (!time || !(*time > 0))
            return scan.fault(*columns[4], sentence("must be a number of microseconds above 0"));
        tests.push_back({*kind, static_cast<std::uint32_t>(*parseCount(scan.field(*columns[0]))),
                         static_cast<std::uint32_t>(*parseCount(scan.field(*columns[1]))), bytes,
                         *time * 1e-6});
    }
    return tests;
}

Result<GapTable> parseGapTable(const NamedText& table)
{
    ASSIGN_OR_RETURN(auto rows, sizeColumn(table, kGapNames));
    ASSIGN_OR_RETURN(GapTable gaps, GapTable::make(std::move(rows)).within(table.name));
    return gaps;
}

} // namespace contraflow
