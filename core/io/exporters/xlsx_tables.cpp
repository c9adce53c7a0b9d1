// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/refusal.h"
#include "core/base/text.h"
#include "core/base/units.h"
#include "core/io/exporters/table_writer.h"
#include "core/io/text/file_replacement.h"
#include "core/tables/table.h"
#include "core/tables/table_text.h"

#include <cstddef>
#include <string_view>
#include <xlsxwriter.h>
#include <xlsxwriter/utility.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <locale.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace contraflow {

namespace {

constexpr std::size_t kLookedAt = 1000; ///< rows
constexpr int kDigitsOfLargest = 4;     ///< significant ones of the largest number
constexpr int kDigitsOfSmallest = 2;
constexpr int kMostDecimals = 6;

/** The numbers of a column, without signs. */
struct ColumnExtent
{
    double largest = 0;
    double smallest = 0; ///< but 0
    bool isWhole = true;

    void take(double number)
    {
        const double size = std::abs(number);
        if (!std::isfinite(size) || size == 0)
            return;
        smallest = largest == 0 ? size : std::min(smallest, size);
        largest = std::max(largest, size);
        isWhole = isWhole && size == std::floor(size);
    }
};

ColumnExtent extentOf(const Table& rows, std::size_t column, double scale)
{
    ColumnExtent extent;
    for (std::size_t row = 0; row < std::min(rows.rowCount(), kLookedAt); ++row) {
        const TableCell cell = rows.cell(row, column);
        if (const double* number = cell.number())
            extent.take(*number / scale);
    }
    return extent;
}

/** "#,##0.000" */
std::string groupedFormat(int decimals)
{
    return "#,##0" + (decimals > 0 ? "." + std::string(static_cast<std::size_t>(decimals), '0') : "");
}

/** Decimals that leave a number so many significant digits. */
int decimalsFor(double number, int digits)
{
    return number > 0 ? digits - 1 - static_cast<int>(std::floor(std::log10(number))) : 0;
}

int decimalsOf(const ColumnExtent& extent)
{
    if (extent.isWhole)
        return 0;
    return std::clamp(std::max(decimalsFor(extent.largest, kDigitsOfLargest),
                               decimalsFor(extent.smallest, kDigitsOfSmallest)),
                      0, kMostDecimals);
}

std::string formatOfKind(ColumnKind kind, const ColumnExtent& extent)
{
    constexpr double kShownByOneDecimal = 0.05;
    switch (kind) {
    case ColumnKind::text:
    case ColumnKind::flag:
        return {};
    case ColumnKind::count:
        return groupedFormat(0);
    case ColumnKind::share:
        return "0.0%";
    case ColumnKind::percent:
        return groupedFormat(extent.largest > 0 && extent.largest < kShownByOneDecimal ? 3 : 1);
    case ColumnKind::price:
        return groupedFormat(extent.isWhole ? 0 : 2);
    default:
        return groupedFormat(decimalsOf(extent));
    }
}

/** Whether a formula takes or gives amounts of a column in its own unit. */
bool isInFormula(const std::vector<Table::Column>& columns, const Table::Column& column)
{
    return !column.formula.empty() || std::ranges::any_of(columns, [&column](const Table::Column& other) {
        return other.kind != ColumnKind::number &&
               (other.formula.find("{" + column.key + "}") != std::string::npos ||
                other.formula.find("{" + column.key + ":}") != std::string::npos);
    });
}

/** How a spreadsheet shows the numbers of a column: all in one unit, which its heading names, with as many
 * decimals as its numbers need and their digits in groups. */
struct ColumnLook
{
    std::string unit;   ///< "ms"; empty: none
    double scale = 1;   ///< base units in that unit
    std::string format; ///< of numbers, as Excel writes formats: "#,##0.00"; empty: a column without numbers

    /** "Makespan (ms)" */
    [[nodiscard]] std::string heading(const std::string& title) const
    {
        return unit.empty() ? title : title + " (" + unit + ")";
    }
};

/** By column, for these rows or those that are like them. A quantity has the unit that suits the largest one.
 * What formulas take and give stays in base units, but in formulas that give plain numbers: these take only
 * ratios of quantities. */
std::vector<ColumnLook> columnLooks(const Table& rows)
{
    std::vector<ColumnLook> looks;
    std::array<const Unit*, NumberStyle().units.size()> units{};
    for (std::size_t c = 0; c < rows.columns().size(); ++c) {
        const Table::Column& column = rows.columns()[c];
        ColumnLook& look = looks.emplace_back();
        look.unit = machineUnit(column);
        const std::optional<Dimension> dimension = dimensionOf(column.kind);
        if (dimension && !isInFormula(rows.columns(), column)) {
            const Unit*& unit = units[static_cast<std::size_t>(*dimension)];
            if (const ColumnExtent extent = extentOf(rows, c, 1); extent.largest > 0)
                unit = &readableUnit(*dimension, extent.largest);
            if (unit) { // a column without numbers has that of the one before, which it mostly belongs to
                look.unit = unit->symbol;
                look.scale = unit->scale;
            }
        }
        look.format = formatOfKind(column.kind, extentOf(rows, c, look.scale));
    }
    return looks;
}

constexpr std::size_t kMostRows = LXW_ROW_MAX - 1; // below the header
constexpr std::size_t kLongestSheetName = 31;
constexpr std::size_t kLongestText = 32'767; ///< of a cell, in characters
/** Of the properties of the file: the same for all, so that equal tables make equal files. 2000-01-01. */
constexpr time_t kCreated = 946'684'800;

/** The library writes numbers by printf; within this scope they have a decimal point in any locale. */
class PointNumbers
{
public:
    PointNumbers() : m_c(::newlocale(LC_NUMERIC_MASK, "C", nullptr)), m_before(::uselocale(m_c)) {}
    ~PointNumbers()
    {
        ::uselocale(m_before);
        if (m_c)
            ::freelocale(m_c);
    }
    PointNumbers(const PointNumbers&) = delete;
    PointNumbers& operator=(const PointNumbers&) = delete;

private:
    locale_t m_c;
    locale_t m_before;
};

/** Characters of a UTF-8 text, which are about as wide as digits. */
std::size_t lengthOf(std::string_view text)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; }));
}

/** The first characters of a text, at most so many bytes. */
std::string cut(const std::string& text, std::size_t bytes)
{
    if (text.size() <= bytes)
        return text;
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80)
        --bytes;
    return text.substr(0, bytes);
}

/** Whether the text goes on with such as "_x000D_". */
bool beginsXlsxEscape(std::string_view text)
{
    constexpr std::size_t kLength = 7;
    return text.size() >= kLength && text.starts_with("_x") && text[kLength - 1] == '_' &&
           text.substr(2, 4).find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

/** A text as XLSX has it: "_x000D_" stands there for the character of that number, and for those that XML
 * does not have, or reads as others (ECMA-376, part 1, 22.9.2.19). */
std::string xlsxText(std::string_view text)
{
    constexpr std::string_view kHex = "0123456789ABCDEF";
    std::string written;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::string_view rest = text.substr(i);
        const auto byte = static_cast<unsigned char>(text[i]);
        if (beginsXlsxEscape(rest)) {
            written += "_x005F_"; // and what follows as it is
        } else if (rest.starts_with("\xEF\xBF\xBE") || rest.starts_with("\xEF\xBF\xBF")) {
            written += rest[2] == '\xBE' ? "_xFFFE_" : "_xFFFF_";
            i += 2;
        } else if (byte < 0x20 && byte != '\n' && byte != '\t') {
            written += "_x00";
            written += {kHex[byte / 16], kHex[byte % 16], '_'};
        } else {
            written += text[i];
        }
    }
    return written;
}

/** What stands in a column, for the note at its head, with its key in files for programs. */
std::string meaningOf(const Table::Column& column)
{
    return (column.hint.empty() ? column.title : column.hint) + " (in CSV: " + column.key + ")";
}

/** How many decimals a format of numbers shows. */
int decimalsIn(const std::string& format)
{
    const std::size_t point = format.find('.');
    return point == std::string::npos
               ? 0
               : static_cast<int>(
                     std::count(format.begin() + static_cast<std::ptrdiff_t>(point), format.end(), '0'));
}

/** The library writes to a file by its name and says on standard error when that is full. This one has a
 * name, and room as long as there is memory. */
class FileInMemory
{
public:
    FileInMemory() : m_file(::memfd_create("xlsx", MFD_CLOEXEC)) {}

    [[nodiscard]] std::string name() const { return "/proc/self/fd/" + std::to_string(m_file.get()); }

    [[nodiscard]] Result<void> copyTo(FileReplacement& file) const
    {
        std::vector<char> piece(std::size_t{1} << 16U);
        for (off_t at = 0;;) {
            const ssize_t got = ::pread(m_file.get(), piece.data(), piece.size(), at);
            if (got <= 0)
                return {};
            RETURN_IF_ERROR(file.write({piece.data(), static_cast<std::size_t>(got)}));
            at += got;
        }
    }

private:
    Descriptor m_file;
};

class XlsxTables : public TableWriter
{
public:
    explicit XlsxTables(FileReplacement file, std::string path)
        : m_file(std::move(file))
        , m_path(std::move(path))
    {
        lxw_workbook_options options = {};
        options.constant_memory = LXW_TRUE;
        m_workbook = workbook_new_opt(m_content.name().c_str(), &options);
        if (!m_workbook)
            return;
        lxw_doc_properties properties = {};
        properties.created = kCreated;
        workbook_set_properties(m_workbook, &properties);
        m_header = workbook_add_format(m_workbook);
        format_set_bold(m_header);
    }
    ~XlsxTables() override
    {
        if (m_workbook)
            lxw_workbook_free(m_workbook);
    }
    XlsxTables(const XlsxTables&) = delete;
    XlsxTables& operator=(const XlsxTables&) = delete;

    Result<void> begin(const Table& table) override
    {
        if (!m_workbook)
            return failure(LXW_ERROR_MEMORY_MALLOC_FAILED);
        m_table = table.title();
        m_rows = 0;
        m_rowsToCome = table.rowCount();
        m_columns = table.columns();
        m_looks.clear();
        if (m_columns.size() > LXW_COL_MAX)
            return invalidInput("%1: table %2 has more columns than a sheet of XLSX holds; export it as csv",
                                {m_path, inQuotes(m_table)});
        m_sheet = workbook_add_worksheet(m_workbook, sheetName(table.name()).c_str());
        if (!m_sheet)
            return failure(LXW_ERROR_MEMORY_MALLOC_FAILED);
        return {};
    }

    Result<void> addRows(const Table& part) override
    {
        const PointNumbers scope;
        if (m_looks.empty())
            writeHeader(part);
        for (std::size_t row = 0; row < part.rowCount(); ++row) {
            if (m_rows == kMostRows)
                return invalidInput(
                    "%1: table %2 has more than the %3 rows that a sheet of XLSX holds; export fewer "
                    "scenarios, or export it as csv",
                    {m_path, inQuotes(m_table), groupedCount(kMostRows)});
            ++m_rows;
            for (std::size_t column = 0; column < m_columns.size(); ++column)
                if (const lxw_error error = writeCell(column, part.cell(row, column)); error != LXW_NO_ERROR)
                    return cellFailure(column, error);
        }
        return {};
    }

    Result<void> endTable(const std::vector<std::string>&) override
    {
        const PointNumbers scope;
        if (m_looks.empty())
            writeHeader(Table({}, {}, m_columns));
        worksheet_freeze_panes(m_sheet, 1, 0);
        if (!m_columns.empty())
            worksheet_autofilter(m_sheet, 0, 0, static_cast<lxw_row_t>(m_rows),
                                 static_cast<lxw_col_t>(m_columns.size() - 1));
        for (std::size_t column = 0; column < m_widths.size(); ++column) {
            const auto at = static_cast<lxw_col_t>(column);
            worksheet_set_column(m_sheet, at, at, static_cast<double>(std::min(m_widths[column], kWidest)),
                                 nullptr);
        }
        return {};
    }

    Result<void> finish() override
    {
        if (!m_workbook)
            return failure(LXW_ERROR_MEMORY_MALLOC_FAILED);
        const PointNumbers scope;
        const lxw_error error = workbook_close(m_workbook); // frees it as well
        m_workbook = nullptr;
        if (error != LXW_NO_ERROR)
            return failure(error);
        RETURN_IF_ERROR(m_content.copyTo(m_file));
        return m_file.commit();
    }

private:
    static constexpr std::size_t kFilterButton = 4; ///< in characters
    static constexpr std::size_t kWidest = 60;
    static constexpr std::size_t kMeasuredRows = 1000; ///< rows that column widths are made for

    /** Units and formats are those that suit the first rows. */
    void writeHeader(const Table& rows)
    {
        m_looks = columnLooks(rows);
        m_formats.clear();
        m_widths.clear();
        for (std::size_t column = 0; column < m_columns.size(); ++column) {
            const auto at = static_cast<lxw_col_t>(column);
            const std::string heading = m_looks[column].heading(m_columns[column].title);
            worksheet_write_string(m_sheet, 0, at, xlsxText(heading).c_str(), m_header);
            worksheet_write_comment(m_sheet, 0, at, xlsxText(meaningOf(m_columns[column])).c_str());
            m_widths.push_back(lengthOf(heading) + kFilterButton);
            m_formats.push_back(numberFormat(m_looks[column].format));
        }
    }

    /** The library's, one for each way to write numbers; null for none. */
    lxw_format* numberFormat(const std::string& format)
    {
        if (format.empty())
            return nullptr;
        const auto [at, isNew] = m_numberFormats.try_emplace(format, nullptr);
        if (isNew) {
            at->second = workbook_add_format(m_workbook);
            format_set_num_format(at->second, format.c_str());
        }
        return at->second;
    }

    /** The name, made one that a sheet may have and that no other sheet has. */
    std::string sheetName(std::string name)
    {
        constexpr std::string_view kForbidden = "[]:*?/\\'";
        for (char& c : name)
            if (kForbidden.find(c) != std::string_view::npos)
                c = '-';
        name = name.empty() ? "table" : cut(name, kLongestSheetName);
        std::string unique = name;
        for (int number = 2; !m_sheetNames.insert(lowered(unique)).second; ++number) {
            const std::string suffix = " " + std::to_string(number);
            unique = cut(name, kLongestSheetName - suffix.size()) + suffix;
        }
        return unique;
    }

    /** Texts are written as texts, whatever they begin with: a name such as "=1+1" is no formula. A number
     * keeps all its digits, of which its format shows some. */
    lxw_error writeCell(std::size_t column, const TableCell& cell)
    {
        const auto row = static_cast<lxw_row_t>(m_rows);
        const auto at = static_cast<lxw_col_t>(column);
        const double* number = cell.number();
        if (number && std::isfinite(*number)) {
            const double shown = *number == 0 ? 0 : *number / m_looks[column].scale;
            if (m_rows <= kMeasuredRows)
                widen(column, groupedNumber(fixedText(shown, decimalsIn(m_looks[column].format))));
            if (const std::string formula = formulaAt(column); !formula.empty())
                return worksheet_write_formula_num(m_sheet, row, at, formula.c_str(), m_formats[column],
                                                   shown);
            return worksheet_write_number(m_sheet, row, at, shown, m_formats[column]);
        }
        const std::string text = machineText(cell);
        if (text.empty())
            return LXW_NO_ERROR;
        if (m_rows <= kMeasuredRows)
            widen(column, text);
        return worksheet_write_string(m_sheet, row, at, xlsxText(text).c_str(), nullptr);
    }

    /** The formula of a column for the row that is written, which begins with "="; empty for plain values. */
    [[nodiscard]] std::string formulaAt(std::size_t column) const
    {
        const std::string& pattern = m_columns[column].formula;
        std::string formula = pattern.empty() ? std::string() : "=";
        for (std::size_t at = 0; at < pattern.size();) {
            const std::size_t end = pattern[at] == '{' ? pattern.find('}', at) : std::string::npos;
            if (end == std::string::npos) {
                formula.push_back(pattern[at++]);
                continue;
            }
            std::string key = pattern.substr(at + 1, end - at - 1);
            const bool isWhole = key.ends_with(':');
            if (isWhole)
                key.pop_back();
            const std::string cells = reference(key, isWhole ? std::nullopt : std::optional(m_rows));
            if (cells.empty())
                return {}; // what it needs was not asked for
            formula += cells;
            at = end + 1;
        }
        return formula;
    }

    /** "B7", or "$B$2:$B$9" of a whole column, "$B:$B" where its length is not known yet; empty where there
     * is no such column. */
    [[nodiscard]] std::string reference(const std::string& key, std::optional<std::size_t> row) const
    {
        const auto found = std::ranges::find(m_columns, key, &Table::Column::key);
        if (found == m_columns.end())
            return {};
        const auto at = static_cast<lxw_col_t>(found - m_columns.begin());
        std::array<char, LXW_MAX_COL_NAME_LENGTH> name{};
        lxw_col_to_name(name.data(), at, LXW_FALSE);
        const std::string letters = name.data();
        if (row)
            return letters + std::to_string(*row + 1);
        return m_rowsToCome == 0 ? "$" + letters + ":$" + letters
                                 : "$" + letters + "$2:$" + letters + "$" + std::to_string(m_rowsToCome + 1);
    }

    void widen(std::size_t column, std::string_view text)
    {
        m_widths[column] = std::max(m_widths[column], lengthOf(text) + 1);
    }

    [[nodiscard]] Error failure(lxw_error error) const
    {
        return {
            ErrorCode::environment,
            sentence(
                "%1: the file cannot be written and was left as it was (%2); free some space or memory, or "
                "export as csv",
                {m_path, lxw_strerror(error)})};
    }

    [[nodiscard]] Error cellFailure(std::size_t column, lxw_error error) const
    {
        if (error != LXW_ERROR_MAX_STRING_LENGTH_EXCEEDED)
            return failure(error);
        return invalidInput(
            "%1: table %2, row %3, column %4: the text is longer than the %5 characters that a cell of "
            "XLSX holds; export it as csv",
            {m_path, inQuotes(m_table), std::to_string(m_rows), inQuotes(m_columns[column].key),
             groupedCount(kLongestText)});
    }

    FileReplacement m_file;
    FileInMemory m_content;
    std::string m_path;
    lxw_workbook* m_workbook = nullptr;
    lxw_worksheet* m_sheet = nullptr;
    lxw_format* m_header = nullptr;
    std::map<std::string, lxw_format*> m_numberFormats;
    std::set<std::string> m_sheetNames; ///< in lower case
    std::string m_table;
    std::size_t m_rows = 0;
    std::size_t m_rowsToCome = 0; ///< of a table that was whole when it began; 0: not known
    std::vector<Table::Column> m_columns;
    std::vector<ColumnLook> m_looks;    ///< of the sheet; empty until its header is written
    std::vector<lxw_format*> m_formats; ///< by column
    std::vector<std::size_t> m_widths;  ///< in characters
};

} // namespace

Result<std::unique_ptr<TableWriter>> makeXlsxTables(const std::filesystem::path& path)
{
    ASSIGN_OR_RETURN(FileReplacement file, FileReplacement::open(path));
    std::unique_ptr<TableWriter> writer = std::make_unique<XlsxTables>(std::move(file), path.string());
    return writer;
}

} // namespace contraflow
