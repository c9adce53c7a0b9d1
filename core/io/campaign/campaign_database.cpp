// SPDX-FileCopyrightText: 2026 The Contraflow developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/campaign/campaign_database.h"

#include "core/base/sentence.h"
#include "core/base/text.h"
#include "core/io/text/csv.h"
#include "core/io/text/file_replacement.h"
#include "core/tables/campaign_tables.h"
#include "core/tables/table_text.h"

#include <sqlite3.h>

#include <cmath>

namespace contraflow {

namespace {

/** A name of a table or column in SQL. */
std::string identifier(std::string_view name)
{
    std::string quoted = "\"";
    for (const char c : name)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + "\"";
}

/** A database that is being written. The first failure is kept. */
class Database
{
public:
    explicit Database(const std::filesystem::path& path)
    {
        if (sqlite3_open(path.c_str(), &m_database) != SQLITE_OK)
            fail();
        // The file appears by renaming, when it is whole: nothing has to survive a
        // crash.
        run("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN");
    }
    ~Database() { sqlite3_close(m_database); }
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    void run(const std::string& sql)
    {
        if (m_problem.empty() &&
            sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
            fail();
    }
    [[nodiscard]] sqlite3* handle() const { return m_database; }
    [[nodiscard]] const std::string& problem() const { return m_problem; }
    void fail() { m_problem = sqlite3_errmsg(m_database); }

private:
    sqlite3* m_database = nullptr;
    std::string m_problem;
};

/** A column of a table, with what SQLite takes its values for. */
struct Column
{
    std::string name;
    const char* type = "TEXT"; ///< "INTEGER", "NUMERIC" or "TEXT"
};

/** Adds rows to a new table. */
class Rows
{
public:
    Rows(Database& database, std::string_view table, const std::vector<Column>& columns)
        : m_database(database)
    {
        std::string names;
        std::string places;
        for (const Column& column : columns) {
            names += (names.empty() ? "" : ",") + identifier(column.name) + ' ' + column.type;
            places += places.empty() ? "?" : ",?";
        }
        database.run("CREATE TABLE " + identifier(table) + "(" + names + ")");
        const std::string sql = "INSERT INTO " + identifier(table) + " VALUES(" + places + ")";
        if (database.problem().empty() &&
            sqlite3_prepare_v2(database.handle(), sql.c_str(), -1, &m_statement, nullptr) != SQLITE_OK)
            database.fail();
    }
    ~Rows() { sqlite3_finalize(m_statement); }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    void number(double value)
    {
        const int place = ++m_place;
        if (!m_statement || !std::isfinite(value))
            return;
        constexpr double kMostWhole = 9e15;
        if (value == std::floor(value) && std::abs(value) < kMostWhole)
            sqlite3_bind_int64(m_statement, place, static_cast<sqlite3_int64>(value));
        else
            sqlite3_bind_double(m_statement, place, value);
    }
    /** An empty one is NULL. */
    void text(std::string_view value)
    {
        const int place = ++m_place;
        if (m_statement && !value.empty())
            sqlite3_bind_text(m_statement, place, value.data(), static_cast<int>(value.size()),
                              SQLITE_TRANSIENT);
    }
    void cell(const TableCell& cell)
    {
        if (const double* value = cell.number())
            number(*value);
        else if (const std::string* words = cell.text())
            text(*words);
        else if (const Price* price = cell.price())
            number(price->amount);
        else if (cell.texts())
            text(machineText(cell));
        else
            text({});
    }
    void end()
    {
        m_place = 0;
        if (!m_statement)
            return;
        if (m_database.problem().empty() && sqlite3_step(m_statement) != SQLITE_DONE)
            m_database.fail();
        sqlite3_reset(m_statement);
        sqlite3_clear_bindings(m_statement);
    }

private:
    Database& m_database;
    sqlite3_stmt* m_statement = nullptr;
    int m_place = 0;
};

/** The columns of a record of the results, as CSV has them. */
std::vector<std::string> fieldsOf(std::string_view line)
{
    CsvReader reader(line);
    CsvRecord record;
    (void)reader.next(record);
    return record.fields;
}

Result<void> addResults(Database& database, const CampaignWork& work, const MergedResults& merged)
{
    std::vector<std::string> names = fieldsOf(resultsHeading(work));
    names.pop_back(); // the checksum is the line's
    const std::size_t begin = names.size() - 3 - work.figures.size();
    const auto isFigure = [&](std::size_t i) { return i >= begin && i < begin + work.figures.size(); };
    std::vector<Column> columns;
    for (std::size_t i = 0; i < names.size(); ++i)
        columns.push_back({names[i], isFigure(i)                                ? "NUMERIC"
                                     : names[i] == "task" || names[i] == "seed" ? "INTEGER"
                                                                                : "TEXT"});
    Rows rows(database, "results", columns);
    return merged.forEach([&](std::string_view line) {
        const std::vector<std::string> fields = fieldsOf(line);
        for (std::size_t i = 0; i < columns.size(); ++i)
            if (const auto number = isFigure(i) ? parseNumber(fields[i]) : std::nullopt)
                rows.number(*number);
            else
                rows.text(fields[i]);
        rows.end();
        return Result<void>();
    });
}

void addTable(Database& database, std::string_view name, const Table& table)
{
    if (table.empty())
        return;
    std::vector<Column> columns;
    for (const Table::Column& column : table.columns())
        columns.push_back({column.key, column.kind == ColumnKind::text ? "TEXT" : "NUMERIC"});
    Rows rows(database, name, columns);
    for (std::size_t row = 0; row < table.rowCount(); ++row) {
        for (std::size_t column = 0; column < columns.size(); ++column)
            rows.cell(table.cell(row, column));
        rows.end();
    }
}

} // namespace

bool isDatabaseName(const std::filesystem::path& path)
{
    const std::string ending = lowered(path.extension().string());
    return ending == ".sqlite" || ending == ".sqlite3" || ending == ".db";
}

bool isResultsName(const std::filesystem::path& path)
{
    const std::string ending = lowered(path.extension().string());
    std::error_code ignored;
    return ending.empty() || ending == ".csv" || ending == ".txt" ||
           std::filesystem::is_other(path, ignored); // a device or pipe
}

Result<void> writeDatabase(const std::filesystem::path& path, const CampaignWork& work,
                           const MergedResults& merged, const CampaignSummary& summary)
{
    ASSIGN_OR_RETURN(FileReplacement file, FileReplacement::open(path));
    {
        Database database(file.temporary());
        RETURN_IF_ERROR(addResults(database, work, merged));
        for (std::size_t i = 0; i < kCampaignViews.size(); ++i)
            addTable(database, kCampaignViews[i],
                     columnsFor(campaignTable(summary, static_cast<CampaignView>(i)), TableView::files));
        database.run("COMMIT");
        if (!database.problem().empty())
            return fileError(ErrorCode::environment, path,
                             sentence("cannot be written: %1", {database.problem()}));
    }
    return file.commit();
}

} // namespace contraflow
